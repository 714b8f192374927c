"""Looking back into games: played again from the beginning, in a thread of its own that nobody else waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from fondaco.house.troubles import Trouble

MOST: Final = 64
"""So many may wait for their turn; who comes then is told that the house is busy."""


class LookingBack:
    """One thread that plays again, and those who wait for it."""

    def __init__(self, most: int = MOST) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="fondaco-past")
        self._most = most
        self._waiting = 0

    async def run(self, make: Callable[[], bytes]) -> bytes:
        """What is made, when its turn has come."""
        if self._waiting >= self._most:
            raise Trouble("unavailable", "house-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, make)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
