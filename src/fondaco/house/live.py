"""Who watches which table in this process, and how they are told.

A subscriber has a short queue of its own. Who does not read it in time is let go with a code that means: come back and
say which version you have. Nobody waits for anybody else.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from fondaco.house.moments import now_ms
from fondaco.house.updates import Reader

_log: Final = logging.getLogger("fondaco.house")

QUEUE: Final = 64
"""So many frames may wait for a slow reader."""
QUIET: Final = 60_000
"""Milliseconds within which somebody who came by needs no notice."""
REMEMBERED: Final = 20_000
"""So many comings are remembered before the old ones are forgotten."""


class Subscriber:
    """One open connection that watches a table as a seat or as a spectator."""

    def __init__(
        self, table: str, viewer: int | None, limit: int = QUEUE, visitor: str | None = None
    ) -> None:
        self.table = table
        self.viewer = viewer
        self.visitor = visitor
        self.sent = 0
        """The version of the last update that was put into the queue."""
        self.token: str | None = None
        """The id of the token with which a program watches."""
        self._frames: deque[bytes | None] = deque()
        self._more = asyncio.Event()
        self._limit = limit
        self._gone = False

    @property
    def gone(self) -> bool:
        """Whether it was let go."""
        return self._gone

    def put(self, frame: bytes) -> None:
        """One more frame to send; a queue that is full ends the connection."""
        if self._gone:
            return
        if len(self._frames) >= self._limit:
            self.let_go()
        else:
            self._add(frame)

    def let_go(self) -> None:
        """End the connection after what is already waiting."""
        if not self._gone:
            self._gone = True
            self._add(None)

    def _add(self, frame: bytes | None) -> None:
        self._frames.append(frame)
        self._more.set()

    async def next(self) -> bytes | None:
        """The next frame, for the one reader; None when the connection is to be closed."""
        while not self._frames:
            self._more.clear()
            await self._more.wait()
        return self._frames.popleft()


class Live:
    """The subscribers of this process."""

    def __init__(self) -> None:
        self._tables: dict[str, set[Subscriber]] = {}
        self.on_presence: list[Callable[[str], None]] = []
        """Told when a seat of a table has come online here or gone."""
        self.elsewhere: Callable[[str], set[int]] = lambda table: set()
        """The seats of a table that are online at other processes."""
        self.now = now_ms
        self._came_by: dict[tuple[str, int], int] = {}

    def join(self, subscriber: Subscriber) -> None:
        """From now on the subscriber is told what is published."""
        before = self.here(subscriber.table)
        self._tables.setdefault(subscriber.table, set()).add(subscriber)
        self._compare(subscriber.table, before)

    def part(self, subscriber: Subscriber) -> None:
        """The connection is closed."""
        before = self.here(subscriber.table)
        watching = self._tables.get(subscriber.table)
        if watching is not None:
            watching.discard(subscriber)
            if not watching:
                del self._tables[subscriber.table]
        if subscriber.viewer is not None:
            self.came_by(subscriber.table, subscriber.viewer)
        self._compare(subscriber.table, before)

    def _compare(self, table: str, before: set[int]) -> None:
        if self.here(table) != before:
            self.presence_changed(table)

    def presence_changed(self, table: str) -> None:
        """Tell whoever wants to know that others are online here than before."""
        for told in self.on_presence:
            told(table)

    def watching(self, table: str) -> list[Subscriber]:
        """Who watches a table."""
        return [one for one in self._tables.get(table, ()) if not one.gone]

    def here(self, table: str) -> set[int]:
        """The seats that somebody watches a table from, in this process."""
        return {one.viewer for one in self._tables.get(table, ()) if one.viewer is not None}

    def online(self, table: str) -> set[int]:
        """The seats that somebody watches a table from."""
        return self.here(table) | self.elsewhere(table)

    def came_by(self, table: str, seat: int) -> None:
        """Somebody acted or looked for a seat now."""
        if len(self._came_by) >= REMEMBERED:
            since = self.now() - 2 * QUIET
            self._came_by = {key: at for key, at in self._came_by.items() if at >= since}
        self._came_by[table, seat] = self.now()

    def seen_since(self, table: str, seat: int, at: int) -> bool:
        """Whether somebody is online at a seat, or came by here since then."""
        return seat in self.online(table) or self._came_by.get((table, seat), -1) >= at

    @property
    def tables(self) -> list[str]:
        """The tables that somebody watches."""
        return list(self._tables)

    @property
    def count(self) -> int:
        return sum(len(watching) for watching in self._tables.values())

    def publish(
        self, table: str, version: int, frames: Callable[[Sequence[Reader]], dict[Reader, bytes]]
    ) -> None:
        """Send everybody the update from the version they have; it is made once for all who see the same."""
        behind = [one for one in self.watching(table) if one.sent < version]
        if not behind:
            return
        made = _made(table, list(dict.fromkeys((one.viewer, one.sent) for one in behind)), frames)
        for one in behind:
            frame = made.get((one.viewer, one.sent))
            if frame is None:
                one.let_go()
            else:
                one.put(frame)
                one.sent = version

    def tell(self, table: str, frame: bytes) -> None:
        """Send everybody something that is no update: who is online, what was said."""
        for one in self.watching(table):
            one.put(frame)

    def let_go(self, visitor: str) -> None:
        """Let a visitor go from all tables."""
        for watching in self._tables.values():
            for one in watching:
                if one.visitor == visitor:
                    one.let_go()

    def close(self) -> None:
        """Let everybody go."""
        for watching in self._tables.values():
            for one in watching:
                one.let_go()


def _made(
    table: str, readers: Sequence[Reader], frames: Callable[[Sequence[Reader]], dict[Reader, bytes]]
) -> dict[Reader, bytes]:
    """The update of each reader. Who cannot be told is left out and logged: that is nobody else's trouble."""
    try:
        return frames(readers)
    except Exception as error:  # noqa: BLE001  (what happened has happened, and the others are told)
        if len(readers) == 1:
            viewer, since = readers[0]
            _log.error(
                "Seat %s at table %s cannot be told what follows %s", viewer, table, since, exc_info=error
            )
            return {}
    found: dict[Reader, bytes] = {}
    for reader in readers:
        found |= _made(table, [reader], frames)
    return found
