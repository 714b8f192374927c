"""What goes over a live connection and nowhere else."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from fondaco.house.api.errors import Fault

_NUMBER: Final = msgspec.Meta(ge=0, le=2**31 - 1)


class MoveMade(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag="move", forbid_unknown_fields=True):
    """A decision."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    version: Annotated[int, _NUMBER]
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class UndoMade(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """A wish to take back."""

    version: Annotated[int, _NUMBER]
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Ping(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Is somebody there?"""


class Pong(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag="pong"):
    """Yes, and the table is at this version."""

    version: int


class Refused(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag="refused"):
    """A command of this connection that was refused."""

    id: str | None
    error: Fault


Command = MoveMade | UndoMade | Ping
FRAMES: Final = (MoveMade, UndoMade, Ping, Pong, Refused)
"""What goes over a live connection and nowhere else, for the description of the API."""
