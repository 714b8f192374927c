"""WebSockets as uvicorn speaks them, for frames that are encoded already.

An ASGI server is given text, and makes UTF-8 and a frame of it. What the house sends is UTF-8 from the beginning, so it
offers an extension of ASGI: a message `websocket.send` may hold `fondaco.encoded`, a list of bytes, each of which is
sent as a message of text; all go in one write. Whoever does not want to wait finds two functions there, too: one sends
such a list at once as long as the other side reads; the other lets somebody hear what is said as it comes, without a
queue. What he does not take, because it is not its turn, is queued as it always was.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

ENCODED: Final = "fondaco.encoded"
AT_ONCE: Final = "at once"
LISTEN: Final = "listen"
_TEXT: Final = 0x81
"""A whole message of text (RFC 6455, section 5.2)."""


class FramedSocket(WebSocketsSansIOProtocol):
    """A connection. It has no extensions of WebSockets, so a frame is a head and what is sent."""

    _hear: Callable[[bytes], bool] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # otherwise the handshake was refused
            self.scope["extensions"][ENCODED] = {AT_ONCE: self.send_at_once, LISTEN: self.listen}

    def listen(self, hear: Callable[[bytes], bool]) -> None:
        """Let somebody hear messages of text as they come."""
        self._hear = hear

    def send_receive_event_to_app(self) -> None:
        waits = self.close_sent or not self.queue.empty()
        if self._hear is not None and self.curr_msg_data_type == "text" and not waits:
            said = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            if self._hear(said):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def send_at_once(self, texts: Sequence[bytes]) -> bool:
        """Send messages of text, if nothing stands in their way; else nothing has happened."""
        if self._is_closed or not self.writable.is_set():
            return False
        self._write(texts)
        return True

    def _write(self, texts: Sequence[bytes]) -> None:
        self.transport.write(b"".join([part for text in texts for part in (head_of(len(text)), text)]))

    @property
    def _is_closed(self) -> bool:
        return self.disconnected or self.close_sent or self.conn.state is not State.OPEN

    async def send(self, message: Any) -> None:
        texts = message.get(ENCODED)
        if texts is None:
            await super().send(message)
            return
        await self.writable.wait()
        if self._is_closed:
            raise ClientDisconnected
        self._write(texts)


def head_of(length: int) -> bytes:
    """The head of a frame of text."""
    if length < 126:
        return struct.pack("!BB", _TEXT, length)
    if length < 65_536:
        return struct.pack("!BBH", _TEXT, 126, length)
    return struct.pack("!BBQ", _TEXT, 127, length)
