"""Who is online at another process: each tells the others which seats are watched there, at every change.

A process that ends without a word is forgotten after a while: so each says now and then that it is still there.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Final

from sqlalchemy import Connection

from fondaco.house.keeper import HERE, House
from fondaco.house.store import StoreTrouble, announce

BEAT: Final = 20.0
"""Seconds after which everything is told again."""
FORGOTTEN: Final = 60_000
"""Milliseconds after which a process that has told nothing is gone."""
GATHER: Final = 0.05
"""Seconds in which changes are gathered: a thousand people may come at once."""


class Presence:
    """The seats that are online elsewhere; of use only where several processes share a database."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._me = secrets.token_hex(4)
        self._elsewhere: dict[str, dict[str, frozenset[int]]] = {}
        """By table and process."""
        self._heard_at: dict[str, int] = {}
        """When a process told something last."""
        self._news: set[str] = set()
        self._wake = asyncio.Event()

    def open(self) -> None:
        """Begin to tell and to hear."""
        if self._house.store.dialect == "sqlite":
            return
        self._house.live.elsewhere = self.seats
        self._house.live.on_presence.append(self._changed)
        self._house.on_here = self._heard
        self._house.spawn(self._tell_often())

    def seats(self, table: str) -> set[int]:
        """The seats of a table that are online at other processes."""
        since = self._house.now() - FORGOTTEN
        told = self._elsewhere.get(table, {})
        return {seat for who, seats in told.items() if self._heard_at.get(who, 0) >= since for seat in seats}

    # -- hearing ----------------------------------------------------------------------------------------

    def _heard(self, said: str) -> None:
        """`process:table:seats`; without a table somebody is new; nothing at all if something may have been missed."""
        who, _, rest = said.partition(":")
        table, _, seats = rest.partition(":")
        if who == self._me:
            return
        if not table:
            self._tell(*self._house.live.tables, "" if not who else None)
            return
        self._heard_at[who] = self._house.now()
        told = self._elsewhere.setdefault(table, {})
        told[who] = frozenset(int(seat) for seat in seats.split(".") if seat.isdecimal())
        if not told[who]:
            del told[who]
        if not told:
            del self._elsewhere[table]
        self._house.note_presence(table)

    def _forget(self) -> None:
        """Processes that have said nothing for a while are gone, and so are the people there."""
        since = self._house.now() - FORGOTTEN
        gone = {who for who, at in self._heard_at.items() if at < since}
        for who in gone:
            del self._heard_at[who]
        for table, told in list(self._elsewhere.items()):
            if gone & set(told):
                self._elsewhere[table] = left = {who: seats for who, seats in told.items() if who not in gone}
                if not left:
                    del self._elsewhere[table]
                self._house.note_presence(table)

    # -- telling ----------------------------------------------------------------------------------------

    def _changed(self, table: str) -> None:
        self._tell(table)

    def _tell(self, *tables: str | None) -> None:
        self._news.update(table for table in tables if table is not None)
        self._wake.set()

    async def _tell_often(self) -> None:
        self._tell("")
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), BEAT)
                await asyncio.sleep(GATHER)
            self._wake.clear()
            news, self._news = self._news or {*self._house.live.tables}, set()
            said = [f"{HERE}{self._me}:{table}:{self._seats_here(table)}" for table in sorted(news)]
            try:
                await self._house.store.write(lambda connection, said=said: _say(connection, said))  # type: ignore[misc]  # bound now
            except StoreTrouble:
                self._news |= news  # told with the next beat
            self._forget()

    def _seats_here(self, table: str) -> str:
        return ".".join(map(str, sorted(self._house.live.here(table))))


def _say(connection: Connection, said: list[str]) -> None:
    for each in said:
        announce(connection, each)
