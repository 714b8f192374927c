"""The examiner: one process of the house that reads what people bring along, one thing after the other.

It is apart from the event loop, from the threads and from the bots: whatever somebody brings, tables go on. A thing
that takes too much of it is refused, and a new process takes its place.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from fondaco.house import processes
from fondaco.house.examining import Brought, Fine, Found, begin, examine, too_much
from fondaco.house.troubles import Trouble

_log: Final = logging.getLogger("fondaco.house")
MOST_WAITING: Final = 16
"""So many things may be here at once, the one that is being read among them."""
PATIENCE: Final = 60.0
"""Seconds after which nothing is hoped for any more, where the system has no clock of its own for a process."""
TRIES: Final = 3


class Examiner:
    """Reads what comes from outside."""

    def __init__(self, work: Callable[[bytes], bytes] = examine) -> None:
        self._work = work
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._here = 0

    @property
    def processes(self) -> list[int]:
        """The ids of its processes."""
        return processes.ids_of(self._pool)

    def close(self) -> None:
        """End the process."""
        if self._pool is not None:
            processes.kill(self._pool)
            self._pool = None

    async def ask(self, brought: Brought) -> bytes:
        """What was asked, encoded; or why what was brought cannot be used."""
        if self._here >= MOST_WAITING:
            raise Trouble("unavailable", "house-examiner-busy")
        self._here += 1
        try:
            async with self._turn:
                found = msgspec.json.decode(await self._examine(msgspec.json.encode(brought)), type=Found)
        finally:
            self._here -= 1
        if isinstance(found, Fine):
            return bytes(found.answer)
        raise Trouble(found.code, found.message.id, **found.message.args)

    async def _examine(self, asked: bytes) -> bytes:
        examined = self._submit(asked)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(examined), PATIENCE)
        except (BrokenProcessPool, TimeoutError) as error:
            _log.warning(
                "What somebody brought was too much for the process that reads it; another one begins"
            )
            self.close()
            raise too_much() from error

    def _submit(self, asked: bytes) -> Future[bytes]:
        for _ in range(TRIES):
            if self._pool is None:
                self._pool = processes.new_pool(1, begin)
            try:
                return self._pool.submit(self._work, asked)
            except BrokenProcessPool:  # it has died while it had nothing to do
                self.close()
        raise Trouble("unavailable", "house-examiner-busy")
