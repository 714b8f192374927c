"""What a game remembers: the moves that stand, those that were taken back, and the lines that tell of them."""

from __future__ import annotations

import msgspec

from fondaco.table.message import Message


class Played(msgspec.Struct, frozen=True, gc=False):
    """A move that stands: who made it, what it was, and what it let people know."""

    actor: int
    """A seat, or CHANCE."""
    move: int
    text: str
    audience: int
    """Who may see it: EVERYONE, or a bit mask of seats."""
    options: int
    barrier: int
    event: str
    """The kind of event, for a move of chance."""
    ordinal: int
    part: bool
    """Whether it left its decision unfinished: until the last part only the decider sees the parts."""


class Undone(msgspec.Struct, frozen=True, gc=False):
    """A seat took back its last moves."""

    actor: int
    count: int


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the log as one viewer reads it."""

    move: int
    """The number of the move that caused it, from 1; 0 for what was so before the first move."""
    seat: int | None
    message: Message
