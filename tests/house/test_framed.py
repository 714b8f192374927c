"""Frames that are encoded already go over a WebSocket as any other, and what is said is heard as it comes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from benchmarks.load.server import LOOPBACK, free_port
from fondaco.house.framed import AT_ONCE, ENCODED, LISTEN, FramedSocket

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 200_000)


TEXTS = ["ü" * (length // 2) + "x" * (length % 2) for length in LENGTHS]


async def tell(socket: WebSocket) -> None:
    """Send these texts one by one as ASGI knows them, encoded, all in one message, and without waiting."""
    await socket.accept()
    assert ENCODED in socket.scope["extensions"]
    for text in TEXTS:
        await socket.send_text(text)
    for text in TEXTS:
        await socket.send({"type": "websocket.send", ENCODED: [text.encode()]})
    await socket.send({"type": "websocket.send", ENCODED: [text.encode() for text in TEXTS]})
    at_once = socket.scope["extensions"][ENCODED][AT_ONCE]
    for text in TEXTS:
        while not at_once([text.encode()]):  # the other side reads
            await asyncio.sleep(0.001)
    await socket.close()
    assert not at_once([b"too late"])


@contextlib.asynccontextmanager
async def serving(app_of: Callable[[WebSocket], Awaitable[None]] = tell) -> AsyncIterator[str]:
    port = free_port()
    app = Starlette(routes=[WebSocketRoute("/", app_of)])
    config = uvicorn.Config(
        app, host=LOOPBACK, port=port, ws=FramedSocket, ws_per_message_deflate=False, log_level="error"
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"ws://{LOOPBACK}:{port}/"
    finally:
        server.should_exit = True
        await running


@pytest.mark.timeout(60)
def test_an_encoded_frame_arrives_as_text_of_any_length() -> None:
    async def read() -> list[str | bytes]:
        async with serving() as address, connect(address, max_size=None, proxy=None) as client:
            return [message async for message in client]

    assert [len(text.encode()) for text in TEXTS] == list(LENGTHS)
    assert asyncio.run(read()) == TEXTS * 4


class _Room:
    """An app that hears what comes at once, and finds the rest in its queue."""

    def __init__(self) -> None:
        self.came: list[tuple[str, str]] = []
        self.more = asyncio.Event()

    def _note(self, how: str, said: str) -> None:
        self.came.append((how, said))
        self.more.set()

    def _hear(self, said: bytes) -> bool:
        if said == b"not now":
            return False
        self._note("heard", said.decode())
        return True

    async def listen(self, socket: WebSocket) -> None:
        await socket.accept()
        socket.scope["extensions"][ENCODED][LISTEN](self._hear)
        self._note("heard", "ready")
        while (message := await socket.receive())["type"] == "websocket.receive":
            self._note("queued", message["text"])

    async def after(self, number: int) -> list[tuple[str, str]]:
        """What came, as soon as it is so much."""
        while len(self.came) < number + 1:
            self.more.clear()
            await asyncio.wait_for(self.more.wait(), 20)
        return self.came[1:]


def _text(said: str, **bits: bool) -> bytes:
    return Frame(Opcode.TEXT, said.encode(), **bits).serialize(mask=True)


_TWO = _text("two")
"""To be cut into pieces: the mask is another one whenever a frame is written."""


def _hear(*packets: bytes, number: int) -> list[tuple[str, str]]:
    """What becomes of packets that are sent one by one, before so much has come."""

    async def play() -> list[tuple[str, str]]:
        room = _Room()
        async with serving(room.listen) as address, connect(address, proxy=None) as client:
            await room.after(0)
            for packet in packets:
                client.transport.write(packet)
                await asyncio.sleep(0.05)
            return await room.after(number)

    return asyncio.run(play())


@pytest.mark.timeout(60)
def test_a_whole_message_is_heard_at_once_whatever_its_length() -> None:
    said = ["", "a", "ü" * 62, "b" * 126, "c" * 60_000]
    assert _hear(*map(_text, said), number=5) == [("heard", text) for text in said]


@pytest.mark.timeout(60)
def test_who_does_not_listen_now_finds_it_in_the_queue_and_hears_the_next() -> None:
    came = _hear(_text("one"), _text("not now"), _text("two"), number=3)
    assert came == [("heard", "one"), ("queued", "not now"), ("heard", "two")]


@pytest.mark.timeout(60)
def test_a_pong_or_a_ping_between_messages_changes_nothing() -> None:
    aside = [Frame(kind, b"?").serialize(mask=True) for kind in (Opcode.PING, Opcode.PONG)]
    assert _hear(_text("one"), *aside, _text("two"), number=2) == [("heard", "one"), ("heard", "two")]


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    "packets",
    [
        [_text("one") + _text("two"), _text("three")],
        [_text("one"), _TWO[:3], _TWO[3:], _text("three")],
        [_text("one") + _TWO[:1], _TWO[1:], _text("three")],
        [_text("one"), _TWO[:2], _TWO[2:6], _TWO[6:] + _text("three")],
    ],
    ids=["together", "in pieces", "one and a piece", "piece by piece"],
)
def test_messages_in_any_packets_keep_their_order(packets: list[bytes]) -> None:
    assert [said for _, said in _hear(*packets, number=3)] == ["one", "two", "three"]


@pytest.mark.timeout(60)
def test_a_message_in_several_frames_is_put_together() -> None:
    came = _hear(
        _text("on", fin=False),
        Frame(Opcode.PONG, b"").serialize(mask=True),
        Frame(Opcode.CONT, b"e", fin=True).serialize(mask=True),
        _text("two"),
        number=2,
    )
    assert came == [("queued", "one"), ("queued", "two")]


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    "wrong",
    [
        Frame(Opcode.TEXT, b"{}").serialize(mask=False),
        bytes([0xC1, 0x82, 0, 0, 0, 0]) + b"{}",
        bytes([0x83, 0x80, 0, 0, 0, 0]),
        bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + bytes(4),
    ],
    ids=["not masked", "reserved bit", "unknown kind", "far too long"],
)
def test_what_is_no_frame_ends_the_connection_and_is_not_heard(wrong: bytes) -> None:
    async def play() -> int:
        room = _Room()
        async with serving(room.listen) as address, connect(address, proxy=None) as client:
            await room.after(0)
            client.transport.write(wrong)
            await asyncio.wait_for(client.wait_closed(), 20)
            assert room.came == [("heard", "ready")]
            return client.close_code or 0

    assert asyncio.run(play()) in (1002, 1009)


class _Clock(asyncio.SelectorEventLoop):
    """Tells the time it is given, and notes what is to be done later."""

    at = 0.0

    def __init__(self) -> None:
        super().__init__()
        self.later: list[float] = []

    def time(self) -> float:
        return self.at

    def call_later(self, delay: float, *_: object, **__: object) -> asyncio.TimerHandle:
        self.later.append(delay)
        return asyncio.TimerHandle(self.at + delay, lambda: None, (), self)


class _Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return False


def test_who_has_just_spoken_is_not_asked_whether_he_is_there() -> None:
    clock, wire = _Clock(), _Wire()
    config = uvicorn.Config(Starlette(), ws_ping_interval=20, ws_ping_timeout=5)
    socket = FramedSocket(config, ServerState(), {}, clock)
    socket.transport, socket.handshake_initiated, socket.conn.state = wire, True, State.OPEN
    socket.listen(lambda said: True)
    socket.data_received(Frame(Opcode.PONG, b"").serialize(mask=True))

    clock.at = 15.0
    socket.data_received(_text("here I am"))
    clock.at = 20.0
    socket.send_keepalive_ping()
    assert wire.written == b""
    assert clock.later == [15.0]  # 20 seconds after that

    clock.at = 35.0
    socket.send_keepalive_ping()
    assert wire.written[:1] == bytes([0x89])  # a ping
    assert clock.later == [15.0, 5.0]
    clock.close()
