"""HTTP as uvicorn speaks it, with bounds on every request: how large its head may be, and how slowly it may come.

And on whoever is answered: he has to read.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fondaco.house.slow import Readers, Watched

LARGEST_HEAD: Final = 64 * 1024
"""Bytes."""
SLOWEST_HEAD: Final = 20.0
"""Seconds from the first byte of a request, or the opening of its connection, to the end of its head."""
SLOWEST_BODY: Final = 60.0
"""Seconds from there to the end of the request."""

UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""The answer to a handshake of WebSockets that is none."""


class BoundedHttp(HttpToolsProtocol):
    """A connection; what is too much ends it."""

    _readers: Readers | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._in_head = True
        self._begun = False
        """Whether a request has begun that has not ended."""
        self._heads = 0
        self._read = 0
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._readers = Readers(transport)
        self._wait_at_most(SLOWEST_HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._readers is not None:
            self._readers.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        was, heads = self._in_head, self._heads
        super().data_received(data)
        in_the_same = was and self._in_head and heads == self._heads
        self._read = self._read + len(data) if in_the_same else 0
        if self._read > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too large.")
        if self._patience is None and self._in_head and (self._begun or in_the_same):
            self._wait_at_most(SLOWEST_HEAD)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to whoever speaks WebSockets, and go on watching who reads."""
        self._stop_waiting()
        super().handle_websocket_upgrade()
        speaker = self.transport.get_protocol()
        if isinstance(speaker, WebSocketsSansIOProtocol) and self._readers is not None:
            if (
                not speaker.handshake_initiated
            ):  # nobody could read the request, and it would stay as it is for ever
                self.transport.write(UNREADABLE)
                self.transport.close()
            self.transport.set_protocol(Watched(speaker, self.transport, self._readers))

    def on_message_begin(self) -> None:
        self._begun = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._heads += 1
        self._wait_at_most(SLOWEST_BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._begun = True, False
        self._stop_waiting()
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._readers is not None:
            self._readers.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._readers is not None:
            self._readers.end()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        if self._readers is not None:
            self._readers.begin()

    def _wait_at_most(self, seconds: float) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        """End the connection; what was answered on it before may still be read."""
        self._patience = None
        self.transport.close()
        if self._readers is not None:
            self._readers.begin()

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
