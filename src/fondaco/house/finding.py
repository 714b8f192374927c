"""Where the tables are: in memory, or to be built from their log."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from fondaco.house import rows
from fondaco.house.books import Books
from fondaco.house.examiner import Examiner
from fondaco.house.kept import Kept, rebuild
from fondaco.house.live import Live
from fondaco.house.moments import now_ms
from fondaco.house.settings import Settings
from fondaco.house.store import Store
from fondaco.house.troubles import not_found


class Tables:
    """The tables that one process knows; of those in memory the one that nobody asks for is forgotten."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int] | None = None) -> None:
        self.store = store
        self.settings = settings
        self.live = Live()
        self.now = clock or now_ms
        self.live.now = self.now
        self.examiner = Examiner()
        self.books = Books(self.examiner)
        self.on_look: list[Callable[[Kept], None]] = []
        """Told of a table that somebody looks at."""
        self._rooms: OrderedDict[str, Kept] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Kept]] = {}

    async def kept(self, table: str) -> Kept:
        """A table, from memory or from its log."""
        kept = self.at_hand(table)
        if kept is not None:
            return kept
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    def at_hand(self, table: str) -> Kept | None:
        """A table that is in memory, and asked for now: it is the last to be forgotten."""
        kept = self._rooms.get(table)
        if kept is not None:
            self._rooms.move_to_end(table)
        return kept

    def in_memory(self, table: str) -> Kept | None:
        """A table that is in memory."""
        return self._rooms.get(table)

    @property
    def rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    async def look(self, table: str) -> Kept:
        """A table that somebody looks at: whoever must be woken for it is."""
        kept = await self.kept(table)
        for told in self.on_look:
            told(kept)
        return kept

    async def _load(self, table: str) -> Kept:
        around = await self._read_around(table)
        book = await self.books.get(around.row.game, around.row.box_text)
        events = await self.store.events(table)
        kept = rebuild(around, book, events, self.now)
        kept.note_online(self.live.online(table))
        self._rooms[table] = kept
        if len(self._rooms) > self.settings.rooms:
            self._make_room()
        return kept

    def _make_room(self) -> None:
        """Forget the table that nobody asked for the longest; never one in the middle of a command."""
        for table, kept in self._rooms.items():
            if not kept.lock.locked():
                del self._rooms[table]
                return

    async def _read_around(self, table: str) -> rows.Around:
        around = await self.store.read(lambda connection: rows.read_around(connection, table, self.now()))
        if around is None:
            self._rooms.pop(table, None)
            raise not_found()
        return around
