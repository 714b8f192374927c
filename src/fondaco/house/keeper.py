"""The House: all tables as one process knows them, from its opening to its closing.

It finds tables (`finding.py`), tells whoever watches (`telling.py`), and carries out commands (`acting.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Final

from fondaco.house import rows
from fondaco.house.acting import Acting
from fondaco.house.looking import LookingBack
from fondaco.house.settings import Settings
from fondaco.house.store import MISSED, Store, StoreTrouble
from fondaco.house.store.probing import WriteProbe
from fondaco.house.troubles import Trouble

_log: Final = logging.getLogger("fondaco.house")
HERE: Final = "here:"
"""How processes tell each other who is online, where otherwise a table is named."""


class House(Acting):
    """One process of a house."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Callable[[], int] | None = None,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        super().__init__(store, settings, clock)
        self.probe = WriteProbe(store)
        self.on_refused: Callable[[str], None] = lambda code: None
        """Told the code of every command that is refused on a live connection."""
        self.looking_back = LookingBack()
        self.on_here: Callable[[str], None] = lambda said: None
        """Told what other processes say of who is online there; of nothing when something may have been missed."""
        self.on_gone: list[Callable[[str], None]] = []
        """Told of a visitor who is gone; of an empty name when somebody may be gone."""
        self.entropy = entropy
        """So many bytes that nobody can foresee: all dice of the house come of them."""
        self._tasks: set[asyncio.Task[None]] = set()

    # -- from opening to closing ------------------------------------------------------------------

    def open(self) -> None:
        """Begin to hear what other processes do."""
        self.spawn(self._listen())

    async def close(self) -> None:
        """Let everybody go, and stop what runs."""
        self.live.close()
        self.examiner.close()
        self.looking_back.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def spawn(self, job: Coroutine[object, object, None]) -> None:
        """Run something beside; what goes wrong in it is logged, never lost."""
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("A task of the house failed", exc_info=error)

    # -- other processes --------------------------------------------------------------------------

    async def _listen(self) -> None:
        async for table, version in self.store.listen():
            if (table, version) == MISSED:
                self._rooms_may_be_old()
                self.visitor_gone("")
                self.on_here("")
            elif table.startswith(HERE):
                self.on_here(table.removeprefix(HERE))
            elif table.startswith(rows.GONE):
                self.visitor_gone(table.removeprefix(rows.GONE))
            else:
                self._heard(table, version)

    def visitor_gone(self, visitor: str) -> None:
        """Forget a visitor here; without a name everybody who might be gone."""
        for forget in self.on_gone:
            forget(visitor)
        if visitor:
            self.live.let_go(visitor)

    def _rooms_may_be_old(self) -> None:
        watched = set(self.live.tables)
        for table, kept in list(self._rooms.items()):
            if table in watched:
                self.spawn(self._hear_of(table, header=True))
            elif not kept.lock.locked():
                del self._rooms[table]

    def _heard(self, table: str, version: int) -> None:
        kept = self._rooms.get(table)
        behind = kept is None or version == 0 or version > kept.room.version
        if behind and (kept is not None or self.live.watching(table)):
            self.spawn(self._hear_of(table, header=version == 0))

    async def _hear_of(self, table: str, header: bool = False) -> None:
        """What another process did is told to the watchers here."""
        with contextlib.suppress(Trouble, StoreTrouble):  # whoever asks next will be told
            kept = await self.kept(table)
            await self._read_on(kept)
            self.publish(kept)
            if header:
                await self.refresh(kept)
