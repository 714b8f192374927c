"""Who does not read what he is sent: a connection that takes nothing is ended, however it was opened."""

from __future__ import annotations

import asyncio
from typing import Final

SLOWEST_READER: Final = 30.0
"""Seconds after which something must have been read of what waits."""
LEAST: Final = 16 * 1024
"""Bytes of it; or all there are."""


class Readers:
    """Watches one connection from when it does not read as fast as it is sent to."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._waited = 0

    def begin(self) -> None:
        """What waits must be read from now on; if nothing waits, there is nothing to watch."""
        self._waited = self._transport.get_write_buffer_size()
        if self._timer is None and self._waited:
            self._timer = self._loop.call_later(SLOWEST_READER, self._look)

    def end(self) -> None:
        """All has been read, or the connection is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        waits = self._transport.get_write_buffer_size()
        if waits and waits > self._waited - LEAST:
            self._transport.abort()  # to close it would be to wait for the reader
        else:
            self.begin()
