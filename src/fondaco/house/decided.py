"""What becomes of a command: it is in the log, or it is only the beginning of a decision."""

from __future__ import annotations

import msgspec

from fondaco.house.events import Event
from fondaco.table.core import Position


class Draft(msgspec.Struct, frozen=True, gc=False):
    """The beginning of a decision, tried on a copy: only its seat knows of it, and nothing is stored."""

    parts: list[str]
    position: Position
    before: Position
    """The same without the things that are picked and not carried out."""
    picked: list[int]

    @property
    def text(self) -> str:
        return " ".join(self.parts)


class Accepted(msgspec.Struct, frozen=True, gc=False):
    """A command that is in the log, with its version; the same again when the command is repeated."""

    version: int
    event: Event | None
    """None for a repeated command."""


class Played(msgspec.Struct, frozen=True, gc=False):
    """What became of a command: the version it made, or the draft it is so far; an undo may leave both."""

    accepted: int | None
    draft: bytes | None
