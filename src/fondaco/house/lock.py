"""A lock for commands of one event loop that can also be taken in passing, without a task that waits for it."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """Held by one at a time; those who wait get it in the order in which they came."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._held

    def take(self) -> bool:
        """Take it at once, if nobody holds it; then `give` must follow."""
        if self._held:
            return False
        self._held = True
        return True

    def give(self) -> None:
        """Hand it to whoever waits the longest: nobody can take it in between."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()  # it was given to somebody who has just gone
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
