"""WebSockets as uvicorn speaks them, for frames that are encoded already.

An ASGI server is given text, and makes UTF-8 and a frame of it. What the house sends is UTF-8 from the beginning, so it
offers an extension of ASGI: a message `websocket.send` may hold `fondaco.encoded`, a list of bytes, each of which is
sent as a message of text; all go in one write. Whoever does not want to wait finds two functions there, too: one sends
such a list at once as long as the other side reads; the other lets somebody hear what is said as it comes, without a
queue. What he does not take, because it is not its turn, is queued as it always was.

Nearly always what arrives is one whole message of text, of which the head says all there is to know; it is heard
without the parser of `websockets`. Everything else is the parser's, and a connection on which a frame came in pieces is
the parser's from then on: only it knows how far the frame has come.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Sequence
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from fondaco.house.slow import Readers

try:
    from websockets.speedups import apply_mask
except ImportError:  # where nobody has compiled it
    from websockets.utils import apply_mask

ENCODED: Final = "fondaco.encoded"
AT_ONCE: Final = "at once"
LISTEN: Final = "listen"
_TEXT: Final = 0x81
"""A whole message of text (RFC 6455, section 5.2)."""
_WHOLE: Final = 0x80
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
"""The length stands in the two bytes that follow."""
_HEAD: Final = struct.Struct("!BBH")
_SHORT: Final = 125
"""The longest message whose length needs no bytes of its own."""
_LONG: Final = 65_536
"""The shortest one that needs eight."""


class FramedSocket(WebSocketsSansIOProtocol):
    """A connection. It has no extensions of WebSockets, so a frame is a head and what is sent."""

    _hear: Callable[[bytes], bool] | None = None
    _heard_at = 0.0
    """When something was heard last, by the clock of the loop."""
    _open = False
    """Whether messages may go both ways: the handshake is over, and nobody has begun to close."""
    _reads = True
    """Whether the other side reads as fast as it is sent to."""
    _readers: Readers | None = None
    _whole = True
    """Whether the parser is between two messages: all that arrived so far were whole ones."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._readers = Readers(self.transport)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._watch_reader()

    def _watch_reader(self) -> None:
        """What waits must be read, or the connection ends: to close it would be to wait for its reader."""
        if self._readers is not None:
            self._readers.begin()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # otherwise the handshake was refused
            self.scope["extensions"][ENCODED] = {AT_ONCE: self.send_at_once, LISTEN: self.listen}

    def listen(self, hear: Callable[[bytes], bool]) -> None:
        """Let somebody hear messages of text as they come."""
        self._hear = hear

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._whole = data.endswith(b"\r\n\r\n")
        elif self._whole:
            start = payload_of(data)
            self._whole = start > 0
            if start and data[0] == _TEXT and self._is_heard(data, start):
                return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()
        self._look()

    def _refuse_handshake(self) -> None:
        """End a connection whose request nobody could read: otherwise it would stay as it is for ever."""
        self.transport.write(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
        self.transport.close()

    def _is_heard(self, data: bytes, start: int) -> bool:
        """Let a message be heard, if nothing that came before it waits and the connection is not being closed."""
        if self._hear is None or not self._open or self.queue.qsize():
            return False
        if not self._hear(apply_mask(data[start:], data[start - 4 : start])):
            return False
        self._heard_at = self.loop.time()
        return True

    def send_keepalive_ping(self) -> None:
        """Ask the other side whether it is there; not if it has just said something."""
        left = self._heard_at + (self.ping_interval or 0.0) - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reads = False
        self._watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reads = True
        if self._readers is not None:
            self._readers.end()

    def send_at_once(self, texts: Sequence[bytes]) -> bool:
        """Send messages of text, if nothing stands in their way; else nothing has happened."""
        if not self._open or not self._reads:
            return False
        self.transport.write(framed(texts))
        return True

    async def send(self, message: Any) -> None:
        texts = message.get(ENCODED)
        if texts is None:
            await super().send(message)
            self._look()
            return
        await self.writable.wait()
        if not self._open:
            raise ClientDisconnected
        self.transport.write(framed(texts))

    # Whatever may begin to close the connection, it is looked at afterwards: that is cheaper than before each message.

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._watch_reader()
        self._look()

    def shutdown(self) -> None:
        super().shutdown()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._readers is not None:
            self._readers.end()
        super().connection_lost(exc)
        self._look()

    def _look(self) -> None:
        self._open = not (self.disconnected or self.close_sent) and self.conn.state is State.OPEN


def payload_of(data: bytes) -> int:
    """Where the payload begins, if this is one message of a client and nothing else; otherwise 0."""
    if len(data) < 6 or not data[0] & _WHOLE or not data[1] & _MASKED:
        return 0
    length, start = data[1] & ~_MASKED, 6
    if length == _TWO_BYTES:
        length, start = int.from_bytes(data[2:4]), 8
    elif length > _TWO_BYTES:
        return 0
    return start if len(data) == start + length else 0


def framed(texts: Sequence[bytes]) -> bytes:
    """Messages of text as they go over the wire, each with the head of its frame."""
    if len(texts) == 1 and _SHORT < len(texts[0]) < _LONG:  # nearly all are
        return _HEAD.pack(_TEXT, _TWO_BYTES, len(texts[0])) + texts[0]
    return b"".join([part for text in texts for part in (head_of(len(text)), text)])


def head_of(length: int) -> bytes:
    """The head of a frame of text."""
    if length <= _SHORT:
        return struct.pack("!BB", _TEXT, length)
    if length < _LONG:
        return _HEAD.pack(_TEXT, _TWO_BYTES, length)
    return struct.pack("!BBQ", _TEXT, 127, length)
