"""What a house sends, as far as the terminal needs it; whatever else it sends is passed over.

Nothing that comes from a house may command the terminal: control characters are taken out before anything is read.
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

import msgspec

from fondaco.table.form import Form
from fondaco.table.history import LogLine
from fondaco.table.message import Message
from fondaco.table.rulebook import Offer
from fondaco.table.ties import Tie
from fondaco.terminal.guest.troubles import Trouble, trouble

Answered = TypeVar("Answered")
_SUSPECT: Final = re.compile(rb"\\u00|\\[bfr]|\xc2[\x80-\x9f]")
_CONTROL: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")


class SeatHeader(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    id: str
    colour: Message
    name: str
    kind: str
    bot: str | None
    online: bool


class Header(msgspec.Struct, frozen=True):
    """The table around the game."""

    game: str
    title: str
    name: str
    options: dict[str, str]
    revision: int
    box_hash: str
    owned_box: bool
    seats: list[SeatHeader]
    listed: bool
    commitment: str
    nonces: list[str]
    rematch: str | None = None


class Clock(msgspec.Struct, frozen=True):
    """The clocks of a table."""

    seat: int | None
    deadline: int | None
    banks: list[int]


class TableState(msgspec.Struct, frozen=True):
    """What a table is, for somebody who comes to it."""

    table: str
    status: str
    header: Header
    mine: list[int]
    host: bool


class Undo(msgspec.Struct, frozen=True):
    """Whether the viewer can take something back now."""

    possible: bool


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    ties: list[Tie]


class Update(msgspec.Struct, frozen=True):
    """How the table stands for one viewer."""

    version: int
    follows: int
    status: str
    you: int | None
    header: Header
    moves: int
    view: msgspec.Raw
    """For the game to read; null before the game begins."""
    offers: list[Offer] | None
    undo: Undo | None
    log_from: int
    log: list[LogLine]
    clock: Clock | None = None
    form: Form | None = None
    result: Result | None = None


class HeaderNews(msgspec.Struct, frozen=True):
    """Who sits at the table or is online has changed, or a clock; and nothing else."""

    header: Header
    clock: Clock | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """A line that somebody said."""

    n: int
    seat: int | None
    name: str
    text: str


class ChatNews(msgspec.Struct, frozen=True):
    """Of the numbers after `after` up to `to` these lines stand, and no others."""

    after: int
    to: int
    lines: list[ChatLine]


class Draft(msgspec.Struct, frozen=True):
    """The beginning of a decision, and how the table looks to its seat while it goes on."""

    text: str
    parts: list[str]
    view: msgspec.Raw
    offers: list[Offer]
    form: Form | None = None


class Answer(msgspec.Struct, frozen=True):
    """The answer to a move or an undo."""

    accepted: int | None
    draft: Draft | None
    update: Update | None


class Fault(msgspec.Struct, frozen=True):
    """What was wrong."""

    code: str
    message: Message
    text: str
    clause: str | None = None


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The form of every error."""

    error: Fault


News = Update | HeaderNews | ChatNews | ErrorAnswer
_NEWS: Final[dict[str, type[News]]] = {
    "update": Update,
    "header": HeaderNews,
    "chat": ChatNews,
    "error": ErrorAnswer,
}


class _Kind(msgspec.Struct, frozen=True):
    kind: str


def read(body: bytes, kind: type[Answered]) -> Answered:
    """An answer of the house."""
    try:
        return msgspec.json.decode(tamed(body), type=kind)
    except msgspec.DecodeError as error:
        raise trouble("foreign", "terminal-online-foreign") from error


def read_news(frame: str | bytes) -> News | None:
    """A frame of a live connection; None for one that the terminal has no use for."""
    body = frame.encode() if isinstance(frame, str) else frame
    kind = _NEWS.get(read(body, _Kind).kind)
    return None if kind is None else read(body, kind)


def refusal_of(fault: Fault) -> Trouble:
    """The trouble that an error of the house is."""
    return Trouble(fault.code, fault.message, fault.text)


def tamed(body: bytes) -> bytes:
    """The same JSON without control characters in its texts."""
    if not _SUSPECT.search(body):
        return body
    return msgspec.json.encode(_without_control(msgspec.json.decode(body)))


def _without_control(value: Any) -> Any:
    if isinstance(value, str):
        return _CONTROL.sub("", value)
    if isinstance(value, list):
        return [_without_control(item) for item in value]
    if isinstance(value, dict):
        return {_CONTROL.sub("", key): _without_control(item) for key, item in value.items()}
    return value
