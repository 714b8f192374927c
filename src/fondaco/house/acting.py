"""How a command is carried out, whoever brings it: a person by WebSocket or HTTP, a program, a bot, an order, a clock.

The order is always the same: it is checked against what is known; its event is written; only when it is committed does
it happen in memory, is published, and acknowledged. If somebody else was quicker, what was missed is read, and the
command is checked again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Executable

from fondaco.house import access, rows
from fondaco.house.caller import Caller
from fondaco.house.decided import Accepted, Draft
from fondaco.house.events import Ended, Event, Moved, Seated, Started, body_of, event_of, kind_of
from fondaco.house.kept import Kept
from fondaco.house.limits import Limits
from fondaco.house.settings import Settings
from fondaco.house.store import EventRow, Store
from fondaco.house.telling import Telling
from fondaco.house.troubles import Trouble
from fondaco.table.core import NOBODY

_log: Final = logging.getLogger("fondaco.house")
_MOST_RACES: Final = 100
"""A command that loses more races than this in a row is told that the house is busy."""


class Acting(Telling):
    """Tables at which something is done."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int] | None = None) -> None:
        super().__init__(store, settings, clock)
        self.limits = Limits(settings.rates)
        self.with_event: list[Callable[[Kept, Event, int], Sequence[Executable]]] = []
        """What else to write in the transaction of an event, before it has happened; and when it is."""
        self.with_seating: list[Callable[[Kept, Event], Sequence[Executable]]] = []
        """The same for an event after which others sit at the table than before."""
        self.after_event: list[Callable[[Kept, Event], None]] = []
        """Told of an event that this process has committed, and that has happened. Quick, and without waiting."""
        self.on_rows: list[Callable[[Kept], None]] = []
        """Told of a table whose rows were read again because they have changed without an event."""

    async def act(
        self,
        table: str,
        decide: Callable[[Kept], Event | Draft],
        *,
        seat: int | None = None,
        by: Caller | None = None,
        version: int = 0,
        client_id: str | None = None,
        also: Sequence[Executable] = (),
    ) -> Accepted | Draft:
        """Carry out a command. What is refused has changed nothing.

        `by` is who sends it for a seat, which must be his, and moves no oftener than seats may; without it the house
        itself acts, or somebody whose right to it was looked at. `version` is the one he has seen. A command with a
        client's id is carried out once, however often it comes. `also` is written in the transaction of the event.
        """
        kept = await self.kept(table)
        if by is not None and seat is not None:
            await access.require_seat(self, kept, by, seat)
            self.limits.move(kept.id, seat)
        await self.catch_up(kept, version)
        name = None if client_id is None else f"{seat}:{client_id}"
        for _ in range(_MOST_RACES):
            async with kept.lock:
                if name is not None and name in kept.room.accepted:
                    return Accepted(kept.room.accepted[name], None)
                at = self.now()
                event = decide(kept)
                if isinstance(event, Draft):
                    return event
                row = EventRow(kept.id, kept.room.version + 1, at, kind_of(event), seat, name, body_of(event))
                if await self.store.append(row, *self._statements(kept, event, at), *also):
                    if also or isinstance(event, (Seated, Started)):
                        kept.around = await self._read_around(kept.id)
                    self._happen(kept, event, name, at)
                    return Accepted(kept.room.version, event)
            await self._read_on(kept)
        raise Trouble("unavailable", "house-busy")

    def _statements(self, kept: Kept, event: Event, at: int) -> list[Executable]:
        """The rows that go with an event."""
        found: list[Executable] = []
        table = kept.id
        if isinstance(event, Seated):
            found += rows.seat_changed(table, event.seat, event.chair)
        elif isinstance(event, Started):
            found += rows.seats_renumbered(table, event, kept.room.seats)
            found.append(rows.status_changed(table, "over" if event.asked == NOBODY else "playing", at))
        elif isinstance(event, Ended):
            found.append(rows.status_changed(table, "abandoned", at))
        elif isinstance(event, Moved) and event.asked == NOBODY:
            found.append(rows.status_changed(table, "over", at))
        for also in self.with_event:
            found += also(kept, event, at)
        if isinstance(event, (Seated, Started)):
            for also_seated in self.with_seating:
                found += also_seated(kept, event)
        return found

    def _happen(self, kept: Kept, event: Event, name: str | None, at: int) -> None:
        """Let an event happen here that is in the log, and tell everybody."""
        kept.apply(event, name, at)
        self._renumber_watchers(kept, event)
        if isinstance(event, Moved) and self._is_among_bots(kept, event):
            self._publish_soon(kept)
        else:
            self.publish(kept)
        for told in self.after_event:
            try:
                told(kept, event)
            except Exception:  # noqa: BLE001  (it has happened: whatever comes of it, it is answered as made)
                _log.exception("What follows an event at table %s failed", kept.id)

    async def catch_up(self, kept: Kept, version: int) -> None:
        """Read on if somebody has seen a later version than this process; who only claims it stops no table."""
        if version > kept.room.version:
            await self._read_on(kept)

    async def _read_on(self, kept: Kept) -> None:
        """Let happen here what other processes have written since; the table is free while it is read."""
        while missed := await self.store.events(kept.id, kept.room.version):
            known = kept.around
            around = await self._read_around(kept.id)
            async with kept.lock:
                if kept.around is not known:
                    continue  # somebody has read later than we
                for row in missed:
                    if row.version > kept.room.version:
                        event = event_of(row.kind, row.body)
                        kept.apply(event, row.client_id, row.at)
                        self._renumber_watchers(kept, event)
                kept.around = around
                self.publish(kept)

    async def refresh(self, kept: Kept) -> None:
        """Read the rows around a table again, because they have changed without an event."""
        while (before := await self._read_again(kept)) is None:
            pass  # somebody has read later than we
        if bytes(kept.header()) != before:  # otherwise nobody need know that anything has changed
            self.tell_header(kept)
        for told in self.on_rows:
            told(kept)

    async def _read_again(self, kept: Kept) -> bytes | None:
        """Read the rows without the lock: reading stops no table. The header before; None if they are old by now."""
        known = kept.around
        around = await self._read_around(kept.id)
        async with kept.lock:
            if kept.around is not known:
                return None
            before = bytes(kept.header())
            kept.around = around
            return before
