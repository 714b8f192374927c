"""Frames that are encoded already go over a WebSocket as any other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from benchmarks.load.server import LOOPBACK, free_port
from fondaco.house.framed import AT_ONCE, ENCODED, FramedSocket

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
async def serving() -> AsyncIterator[str]:
    port = free_port()
    app = Starlette(routes=[WebSocketRoute("/", tell)])
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
