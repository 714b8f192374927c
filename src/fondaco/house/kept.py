"""A table as the house keeps it in memory: its room, the rows around it, and the lock that orders its commands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from fondaco.house import updates
from fondaco.house.decided import Draft
from fondaco.house.events import Event, Opened, Seated, Started, event_of
from fondaco.house.moments import now_ms
from fondaco.house.pace import Clock, ClockTold, Pace
from fondaco.house.room import Room
from fondaco.house.rows import Around
from fondaco.house.store import EventRow
from fondaco.house.troubles import Trouble
from fondaco.table.refusal import Refusal
from fondaco.table.rulebook import Rulebook


class Kept:
    """A table in memory."""

    def __init__(self, around: Around, room: Room, now: Callable[[], int] = now_ms) -> None:
        self.room = room
        self.clock = Clock.of(around.row.pace)
        """None for a table without a clock."""
        self._now = now
        self.lock = asyncio.Lock()
        self._around = around
        self._online: set[int] = set()
        self._header: msgspec.Raw | None = None
        self.course: bytes | None = None
        """How the scores went, once somebody has asked for it after the end."""

    @property
    def id(self) -> str:
        return self._around.row.id

    @property
    def around(self) -> Around:
        return self._around

    @around.setter
    def around(self, around: Around) -> None:
        self._around = around
        self._header = None

    def note_online(self, online: set[int]) -> bool:
        """Which seats are online; whether that is news."""
        if online == self._online:
            return False
        self._online = online
        self._header = None
        return True

    def apply(self, event: Event, client_id: str | None, at: int) -> None:
        """Let an event of the log happen."""
        self.room.apply(event, client_id)
        if self.clock is not None:
            self.clock.apply(event, at)
        if isinstance(event, (Seated, Started)):
            self._header = None

    def header(self) -> msgspec.Raw:
        """The header of the table, encoded."""
        if self._header is None:
            row = self._around.row
            self._header = updates.make_header(
                self.room,
                row.title,
                self._around.names,
                self._around.programs,
                self._online,
                row.listed,
                row.watchable,
                self._around.rematch,
                row.chat,
                self.clock.pace if self.clock is not None else Pace(),
            )
        return self._header

    def clock_now(self) -> ClockTold | None:
        """The clocks of the table as they are told at this moment."""
        return None if self.clock is None else self.clock.told(self._now())

    def update(self, viewer: int | None, follows: int) -> bytes:
        """What a viewer is sent who knows the table as of a version."""
        return self.updates([(viewer, follows)])[viewer, follows]

    def updates(self, readers: Sequence[updates.Reader]) -> dict[updates.Reader, bytes]:
        """The same for several at once."""
        return updates.make_updates(self.id, self.room, self.header(), self.clock_now(), readers)

    def past(self, viewer: int | None, moves: int) -> Callable[[], bytes]:
        """How the table stood after so many moves: to be made aside, while the game may go on."""
        return updates.past_of(self.id, self.room, self.header(), viewer, moves)

    def draft(self, seat: int, draft: Draft) -> bytes:
        """What the seat is answered that has begun to decide."""
        return updates.make_draft(self.room, seat, draft)


def rebuild(
    around: Around, rulebook: Rulebook, rows: list[EventRow], now: Callable[[], int] = now_ms
) -> Kept:
    """A table from its log."""
    try:
        first = event_of(rows[0].kind, rows[0].body)
        if not isinstance(first, Opened):
            raise _unreadable(around.row.id)
        kept = Kept(around, Room(rulebook, around.row.seed, first), now)
        for row in rows[1:]:
            kept.apply(event_of(row.kind, row.body), row.client_id, row.at)
    except (Refusal, ValueError, LookupError) as error:
        # The rules have changed since it was played, or the log was written by a newer program.
        raise _unreadable(around.row.id) from error
    return kept


def _unreadable(table: str) -> Trouble:
    return Trouble("unreadable", "house-unreadable", table=table)
