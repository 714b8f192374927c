"""HTTP as uvicorn speaks it, with bounds on the head of a request: how large it may be, and how slowly it may come."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD: Final = 64 * 1024
"""Bytes."""
SLOWEST_HEAD: Final = 20.0
"""Seconds from the opening of a connection to the end of its first request's head."""


class BoundedHttp(HttpToolsProtocol):
    """A connection; what is too much ends it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._in_head = True
        self._heads = 0
        self._read = 0
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._patience = self.loop.call_later(SLOWEST_HEAD, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        was, heads = self._in_head, self._heads
        super().data_received(data)
        self._read = self._read + len(data) if was and self._in_head and heads == self._heads else 0
        if self._read > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too large.")

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._heads += 1
        self._stop_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        super().on_message_complete()

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
