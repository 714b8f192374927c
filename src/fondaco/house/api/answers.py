"""Large answers: bytes that are encoded once, with their true description for OpenAPI."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from fastapi import Response

from fondaco.games import GAMES, load_rulebook
from fondaco.house.api.errors import ErrorAnswer
from fondaco.house.course import Course
from fondaco.house.examining import RecordRead
from fondaco.house.frames import DraftAnswer, Header, HeaderFrame, NudgeFrame, PastView, TableState, Update
from fondaco.house.lessons import LessonTold
from fondaco.house.orders import OrdersShown
from fondaco.house.personal import Export
from fondaco.house.previews import Previews
from fondaco.house.recap import Recap
from fondaco.house.talk import Chat, ChatFrame
from fondaco.house.told import Told
from fondaco.table.message import Message
from fondaco.table.rulebook import View

REF: Final = "#/components/schemas/{name}"


class Answer(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag="answer"):
    """The answer to a move or an undo."""

    id: str
    """The id that the sender gave it."""
    accepted: int | None
    """The version it made; null for the beginning of a decision, of which nothing is kept."""
    draft: msgspec.Raw | None
    """How the table looks to the seat while it goes on to decide."""
    update: msgspec.Raw | None
    """How the table stands now. On a live connection it comes by itself."""


def raw(body: bytes) -> Response:
    """JSON that is encoded already."""
    return Response(body, media_type="application/json")


def described(*names: str) -> dict[int | str, dict[str, Any]]:
    """For a route: its answer is one of these, and its errors have the one form."""
    schema: dict[str, object] = (
        {"$ref": REF.format(name=names[0])}
        if len(names) == 1
        else {"oneOf": [{"$ref": REF.format(name=name)} for name in names]}
    )
    return {
        200: {"description": "As the caller may see it.", "content": {"application/json": {"schema": schema}}}
    }


def components(frames: Sequence[type]) -> dict[str, Any]:
    """The schemas of everything that is encoded outside the framework; with these of live connections."""
    kinds = (
        *frames,
        Update,
        DraftAnswer,
        PastView,
        TableState,
        HeaderFrame,
        NudgeFrame,
        RecordRead,
        Told,
        LessonTold,
        Answer,
        ErrorAnswer,
        View,
        Header,
        Chat,
        ChatFrame,
        OrdersShown,
        Recap,
        Course,
        Previews,
        Export,
    )
    _, found = msgspec.json.schema_components(kinds, ref_template=REF)
    found["View"]["additionalProperties"] = True
    found["View"]["description"] = "What a viewer may know; each game adds its own fields."
    whole = {
        "Update": {"header": "Header"},
        "PastView": {"header": "Header"},
        "HeaderFrame": {"header": "Header"},
        "TableState": {"header": "Header"},
        "Answer": {"draft": "DraftAnswer", "update": "Update"},
    }
    for name, fields in whole.items():
        for field, kind in fields.items():
            ref = {"$ref": REF.format(name=kind)}
            nullable = name == "Answer"
            found[name]["properties"][field] = {"anyOf": [ref, {"type": "null"}]} if nullable else ref
    return found


def view_components() -> dict[str, Any]:
    """The schemas of what viewers of each game are sent; the names of their parts begin with the game's."""
    found: dict[str, Any] = {}
    for key in GAMES:
        found.update(_parts_of(load_rulebook(key).view_type))
    return found


def _parts_of(view: type[View]) -> dict[str, Any]:
    """One game's view and its parts; what all games share stands with the rest already."""
    game = view.__name__.removesuffix("View")
    _, parts = msgspec.json.schema_components([view, View], ref_template=REF)
    shared = (View.__name__, Message.__name__)
    names = {name: name if name in shared or name.startswith(game) else f"{game}{name}" for name in parts}
    made = {names[name]: _renamed(part, names) for name, part in parts.items() if name not in shared}
    for part in made.values():
        if "properties" in part:
            # A view is sent whole: what has a default is there like everything else.
            part["required"] = list(part["properties"])
    return made


def _renamed(schema: Any, names: Mapping[str, str]) -> Any:
    """A schema whose references lead to the new names."""
    if isinstance(schema, dict):
        refs = {REF.format(name=name): REF.format(name=new) for name, new in names.items()}
        return {
            key: refs.get(value, value) if key == "$ref" else _renamed(value, names)
            for key, value in schema.items()
        }
    return [_renamed(each, names) for each in schema] if isinstance(schema, list) else schema
