"""Pace: how long a seat may think, and the clocks of a table as its events tell them.

A clock is built by replay like everything else: the times of the events are all it knows, so it is the same in every
process and after every restart. It runs for the seat that is asked, whoever's turn it is, as long as a person plays
that seat; chance acts within an event, in no time at all. All times are milliseconds, and every one of them is
counted once.
"""

from __future__ import annotations

from typing import Final, Literal, Self

import msgspec

from fondaco.bots import USUAL
from fondaco.house.events import PERSON, Chair, Ended, Event, Extended, Moved, Opened, Seated, Started, Undone
from fondaco.table.core import NOBODY

SECOND: Final = 1000
DAY: Final = 24 * 3600 * SECOND
RETURN: Final = 60 * SECOND
"""Who takes a seat back in the middle of a question has at least this to answer it, or the time of a whole one."""

AtEnd = Literal["wait", "bot", "abandon"]


class Pace(msgspec.Struct, frozen=True, gc=False):
    """How fast a table plays; chosen when it is set."""

    kind: Literal["none", "live", "turns"] = "none"
    move: int = 0
    """Milliseconds for one decision."""
    bank: int = 0
    """Milliseconds that each seat has beside that, for the whole game."""
    at_end: AtEnd = "wait"
    """What happens when a seat has no time left: the others wait on, a bot takes over, or the table is given up."""
    bot: str = USUAL
    """The bot that takes over."""


class ClockTold(msgspec.Struct, frozen=True, gc=False):
    """The clocks of a table, for everybody the same, at the time of sending."""

    seat: int | None
    """Whose time runs; null while no person is asked."""
    remaining: int
    """Milliseconds that this seat has left, its bank included."""
    deadline: int | None
    """When that will be, in milliseconds since 1970."""
    banks: list[int]
    """By seat, the milliseconds left in its bank."""
    at_end: AtEnd
    """What happens at the deadline."""


class Clock:
    """The clocks of one table after some of its events.

    Time is given once for each decision. An undo neither gives nor takes any: who is asked again after one goes on
    with what he had left.
    """

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.since = 0
        """Up to when the time is counted."""
        self.banks: list[int] = []
        self._left: list[int] = []
        """By seat, what is left of the time for its decision."""
        self._given: list[int] = []
        """By seat, before which decision of the game it was last given time."""
        self._chairs: list[Chair] = []
        self._asked = NOBODY
        self._decisions = 0

    @classmethod
    def of(cls, pace: str) -> Self | None:
        """The clock of a table, by its pace as it is stored; None for a table without one."""
        chosen = msgspec.json.decode(pace, type=Pace)
        return None if chosen.kind == "none" else cls(chosen)

    @property
    def running(self) -> int | None:
        """The seat whose time runs."""
        if self._asked < 0 or self._chairs[self._asked].kind != PERSON:
            return None
        return self._asked

    @property
    def deadline(self) -> int | None:
        """When the time of the seat that is asked is over."""
        seat = self.running
        return None if seat is None else self.since + self._left[seat] + self.banks[seat]

    def told(self, now: int) -> ClockTold:
        """The clocks as they stand now."""
        at = self._copy()
        at._count(now)
        seat = at.running
        remaining = 0 if seat is None else at._left[seat] + at.banks[seat]
        return ClockTold(seat, remaining, self.deadline, at.banks, self.pace.at_end)

    def after(self, event: Event, at: int) -> Clock:
        """The clock as it will be after an event; this one does not change."""
        after = self._copy()
        after.apply(event, at)
        return after

    def apply(self, event: Event, at: int) -> None:
        """Let an event of the log happen."""
        if isinstance(event, Extended) and event.why == "closed":
            self._left[event.seat] += event.ms  # what is given back was never spent
        self._count(at)
        if isinstance(event, Started):
            seats = len(event.chairs)
            self._chairs = list(event.chairs)
            self.banks, self._left, self._given = [self.pace.bank] * seats, [0] * seats, [-1] * seats
            self._ask(event.asked)
        elif isinstance(event, Moved):
            self._decisions += 1
            self._ask(event.asked)
        elif isinstance(event, Undone):
            self._decisions -= 1
            self._ask(event.asked)
        elif isinstance(event, Ended):
            self._ask(NOBODY)
        elif isinstance(event, Extended):
            self._left[event.seat] += event.ms if event.why == "asked" else 0
        elif isinstance(event, Seated) and self._chairs:
            self._sit_down(event)
        elif not isinstance(event, Opened | Seated):
            raise TypeError(f"No clock knows what {type(event).__name__} means.")

    def _ask(self, seat: int) -> None:
        self._asked = seat
        if self.running is not None and self._decisions > self._given[seat]:
            self._given[seat] = self._decisions
            self._left[seat] = self.pace.move

    def _sit_down(self, event: Seated) -> None:
        seat = event.seat
        self._chairs[seat] = event.chair
        if seat == self.running:
            self._ask(seat)
            self._left[seat] = max(self._left[seat], min(self.pace.move, RETURN))

    def _count(self, at: int) -> None:
        """Take the time since the last event from the seat that is asked: from its decision's, then from its bank."""
        spent = max(0, at - self.since)
        self.since = max(self.since, at)  # two processes need not agree on the time to the millisecond
        seat = self.running
        if seat is not None:
            of_bank = max(0, spent - self._left[seat])
            self._left[seat] = max(0, self._left[seat] - spent)
            self.banks[seat] = max(0, self.banks[seat] - of_bank)

    def _copy(self) -> Clock:
        copy = Clock(self.pace)
        copy.since, copy._asked, copy._decisions = self.since, self._asked, self._decisions
        copy.banks, copy._left, copy._given = list(self.banks), list(self._left), list(self._given)
        copy._chairs = list(self._chairs)
        return copy
