"""Clocks at the tables: which deadline is kept with an event, what happens when it has come, and more time.

The deadline of a table is a row of its own, written with the event that made it. One light sweep in each process looks
for those that have come. What it does is an event like any other, checked again at its own version: so one process
does it, and once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, Executable, bindparam, delete, select, text

from fondaco.house import access
from fondaco.house.caller import Caller
from fondaco.house.decided import Accepted, Draft
from fondaco.house.events import BOT, Chair, Event, Extended
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.pace import DAY, SECOND, Clock
from fondaco.house.store import StoreTrouble, UnknownTable, announce
from fondaco.house.store import schema as s
from fondaco.house.troubles import Trouble, invalid, not_yours, stale, wrong_time

_log: Final = logging.getLogger("fondaco.house")
GRACE: Final = 60 * SECOND
"""Whose time ran while the house was closed has at least this after it was opened."""
MOST_TIME: Final = 60 * DAY
"""Nobody is given more time than this for one decision."""

_KEEP: Final = text(
    "INSERT INTO deadlines (table_id, at, seat) VALUES (:table, :at, :seat) "
    "ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, seat = excluded.seat"
)
_DUE: Final = (
    select(s.deadlines.c.table_id, s.deadlines.c.at, s.deadlines.c.seat)
    .where(s.deadlines.c.at <= bindparam("until"))
    .order_by(s.deadlines.c.at)
)
Due = tuple[str, int, int]
"""A table, when the time of its seat is over, and the seat."""


class Clocks:
    """The clocks of the house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._opened = house.now()
        self._early: set[Due] = set()
        """Deadlines in the first minute that do not need to be looked at before they come."""
        self._unreadable: set[Due] = set()
        """Deadlines of tables at which nobody can play with this program."""
        self.when_told: Callable[[Kept, int], Sequence[Executable]] = lambda kept, seat: ()
        """What else to write when a seat's time is over and nothing follows from it."""

    def open(self) -> None:
        """Begin to look for deadlines that have come."""
        self._house.with_event.append(self.statements)
        self._house.spawn(self._sweep_on())

    # -- with every event ---------------------------------------------------------------------------

    def statements(self, kept: Kept, event: Event, at: int) -> Sequence[Executable]:
        """The deadline of the table after this event."""
        clock = kept.clock
        if clock is None:
            return ()
        after = clock.after(event, at)
        if after.deadline is not None and after.running is not None:
            return [_KEEP.bindparams(table=kept.id, at=after.deadline, seat=after.running)]
        return (
            [] if clock.deadline is None else [delete(s.deadlines).where(s.deadlines.c.table_id == kept.id)]
        )

    # -- deadlines ------------------------------------------------------------------------------------

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.clock_seconds)
            try:
                await self.sweep()
            except (StoreTrouble, UnknownTable) as trouble:
                _log.warning("Clocks cannot be looked at now: %s", trouble)

    async def sweep(self) -> None:
        """Do what is to be done at every deadline that has come."""
        now = self._house.now()
        until = max(now, self._opened + GRACE)
        found = await self._house.store.read(
            lambda connection: [
                (table, at, seat) for table, at, seat in connection.execute(_DUE, {"until": until})
            ]
        )
        self._early &= set(found)
        self._unreadable &= set(found)
        for due in found:
            if due not in self._unreadable and (due[1] <= now or due not in self._early):
                await self._come(due)

    async def _come(self, due: Due) -> None:
        table, at, seat = due
        try:
            kept = await self._house.kept(table)
            if kept.clock is not None and kept.clock.pace.at_end == "wait":
                if at <= self._house.now():
                    await self._tell(kept, due)
            else:
                await self._house.act(table, self._end, seat=seat)
        except Trouble as trouble:
            if trouble.code == "stale":
                self._early.add(due)
            else:
                self._unreadable.add(due)
                _log.warning("The clock of table %s cannot be ended: %s", table, trouble)

    def _end(self, kept: Kept) -> Event:
        """What the end of the clock means, if it has ended."""
        clock = kept.clock
        if clock is None or clock.running is None or clock.deadline is None:
            raise stale(kept.room.version)
        if (missed := self._missed(clock, clock.deadline)) > 0:
            return Extended(clock.running, missed, "closed")
        if clock.deadline > self._house.now():
            raise stale(kept.room.version)
        if clock.pace.at_end == "bot":
            return kept.room.seat_somebody(clock.running, Chair(BOT, clock.pace.bot))
        return kept.room.abandon()

    def _missed(self, clock: Clock, deadline: int) -> int:
        """What a seat gets back whose time was over while the house was closed, or in the minute after.

        It gets all the time since the last event at its table: how much of it the house was closed nobody knows.
        """
        if clock.since >= self._opened or deadline >= self._opened + GRACE:
            return 0
        return max(self._opened - clock.since, self._opened + GRACE - deadline)

    async def _tell(self, kept: Kept, due: Due) -> None:
        """Nothing happens at the end of this clock but that everybody is told, once."""
        table, at, seat = due

        def job(connection: Connection) -> bool:
            d = s.deadlines.c
            gone = connection.execute(
                delete(s.deadlines).where(d.table_id == table, d.at == at, d.seat == seat)
            )
            if gone.rowcount:
                for statement in also:
                    connection.execute(statement)
                announce(connection, table)
            return bool(gone.rowcount)

        also = self.when_told(kept, seat)
        if await self._house.store.write(job):
            self._house.tell_header(kept)


async def extend(house: House, kept: Kept, caller: Caller, ms: int, client_id: str) -> Accepted | Draft:
    """Another player, or the host, gives the seat that is asked more time."""
    held = [seat for seat in range(kept.room.seats) if await access.holds(house, kept, caller, seat)]
    if not held and not access.is_host(kept, caller):
        raise not_yours()

    def decide(now: Kept) -> Extended:
        clock = now.clock
        if clock is None:
            raise wrong_time("house-no-clock")
        if clock.running is None or clock.deadline is None:
            raise wrong_time("house-clock-stands")
        if held == [clock.running] and not access.is_host(now, caller):
            raise Trouble("not-yours", "house-own-clock")
        if clock.deadline + ms > house.now() + MOST_TIME:
            raise invalid("house-too-much-time", days=MOST_TIME // DAY)
        return Extended(clock.running, ms, "asked")

    return await house.act(kept.id, decide, seat=held[0] if held else None, client_id=f"extend:{client_id}")
