"""Hearing a house: a live connection for each seat of this terminal, and the keyboard beside them.

A connection that is lost comes back by itself and asks for what it missed from the version it has.
"""

from __future__ import annotations

import contextlib
import os
import select
import sys
import threading
from collections import deque
from collections.abc import Callable
from typing import Final

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from fondaco.terminal.guest.wire import Pauses, Wire

LARGEST: Final = 8_000_000
"""Bytes of one frame."""
NEWS: Final = "news"
LOST: Final = "lost"
GONE: Final = "gone"
_FOR_GOOD: Final = range(4400, 4500)
"""Close codes of a house that will say the same again."""
_TOO_MANY: Final = 4429
_RESUMES_AFTER: Final = 4008


class Ears:
    """What has been heard and not yet listened to; and a way to wait for more, or for a typed line."""

    def __init__(self) -> None:
        self._heard: deque[tuple[str, str | bytes]] = deque()
        self._reading, self._writing = os.pipe()
        os.set_blocking(self._writing, False)
        os.set_blocking(self._reading, False)
        self._lines: list[_Line] = []

    def listen(self, wire: Wire, table: str, seat: int | None, version: Callable[[], int]) -> None:
        """Open a live connection as a seat, or as a spectator; `version` tells from where on."""
        line = _Line(self, wire, table, seat, version)
        self._lines.append(line)
        line.start()

    def close(self) -> None:
        """Hang up."""
        for line in self._lines:
            line.hang_up()
        for line in self._lines:
            line.join(timeout=2)
        self._lines = []

    def put(self, kind: str, frame: str | bytes = b"") -> None:
        """Something was heard."""
        self._heard.append((kind, frame))
        with contextlib.suppress(BlockingIOError):
            os.write(self._writing, b".")

    def take(self) -> list[tuple[str, str | bytes]]:
        """All that was heard and not yet taken."""
        with contextlib.suppress(BlockingIOError):
            os.read(self._reading, 65536)
        taken = []
        while self._heard:
            taken.append(self._heard.popleft())
        return taken

    def wait(self, seconds: float | None = None, typed: bool = False) -> tuple[bool, bool]:
        """Wait until something is heard or, if wanted, a line is typed: whether there is news, whether a line."""
        if self._heard:
            return True, False
        sources = [self._reading, sys.stdin] if typed else [self._reading]
        ready, _, _ = select.select(sources, [], [], seconds)
        return self._reading in ready, sys.stdin in ready


class _Line(threading.Thread):
    """One live connection, for as long as it takes."""

    def __init__(
        self, ears: Ears, wire: Wire, table: str, seat: int | None, version: Callable[[], int]
    ) -> None:
        super().__init__(daemon=True)
        self._ears = ears
        self._wire = wire
        self._table = table
        self._seat = seat
        self._version = version
        self._socket: ClientConnection | None = None
        self._hung_up = threading.Event()

    def hang_up(self) -> None:
        self._hung_up.set()
        socket = self._socket
        if socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                socket.close()

    def run(self) -> None:
        pauses = Pauses(self._wire.patience)
        while not self._hung_up.is_set():
            code = 0
            try:
                if self._hear():
                    pauses = Pauses(self._wire.patience)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 0
                pauses = Pauses(self._wire.patience)
            except (WebSocketException, OSError):
                pass  # it is tried again
            if self._hung_up.is_set():
                return
            pause = pauses.next()
            if pause is None or (code in _FOR_GOOD and code != _TOO_MANY):
                self._ears.put(GONE)
                return
            if code != _RESUMES_AFTER:
                self._ears.put(LOST)
            self._hung_up.wait(pause)

    def _hear(self) -> bool:
        """Hear until the house hangs up, which is an exception, or we do; whether anything was heard."""
        heard = False
        with connect(
            self._address(),
            additional_headers=self._wire.live_headers,
            compression=None,
            max_size=LARGEST,
            close_timeout=1,
        ) as socket:
            self._socket = socket
            while not self._hung_up.is_set():
                self._ears.put(NEWS, socket.recv())
                heard = True
        return heard

    def _address(self) -> str:
        scheme, _, rest = self._wire.house.partition("://")
        seat = "" if self._seat is None else f"&seat={self._seat}"
        live = "wss" if scheme == "https" else "ws"
        return f"{live}://{rest}/api/tables/{self._table}/live?since={self._version()}{seat}"
