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


class Watched(asyncio.Protocol):
    """A connection as somebody else speaks it, with a watch on its reader: while it lags, and at the close."""

    def __init__(self, speaker: asyncio.Protocol, transport: asyncio.Transport, readers: Readers) -> None:
        self._speaker = speaker
        self._transport = transport
        self._readers = readers
        self._timer = self._look_later()

    def data_received(self, data: bytes) -> None:
        self._speaker.data_received(data)

    def eof_received(self) -> bool | None:
        return self._speaker.eof_received()

    def pause_writing(self) -> None:
        self._speaker.pause_writing()
        self._readers.begin()

    def resume_writing(self) -> None:
        self._speaker.resume_writing()
        self._readers.end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._timer.cancel()
        self._readers.end()
        self._speaker.connection_lost(exc)

    def _look_later(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(SLOWEST_READER, self._look)

    def _look(self) -> None:
        """Whoever closes a connection waits for its reader, and tells nobody."""
        if self._transport.is_closing():
            self._readers.begin()
        self._timer = self._look_later()
