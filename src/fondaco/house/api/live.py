"""Live connections: a WebSocket, and the same frames as lines of a stream (ND-JSON).

The first frame says how the table stands; every later update names the version it follows. Who is let go because he
reads too slowly, or because the server is restarted, comes back with the version he has.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from fastapi import APIRouter, Response, WebSocket
from fastapi.responses import StreamingResponse
from starlette.websockets import WebSocketDisconnect

from fondaco.house.access import require_viewer
from fondaco.house.api.conversation import Conversation
from fondaco.house.api.errors import STATUS, ErrorAnswer, fault_of
from fondaco.house.api.play import Since, Viewer
from fondaco.house.api.tables import TableId
from fondaco.house.api.tongues import language_for
from fondaco.house.api.who import TheCaller, TheHouse, address_of
from fondaco.house.caller import Caller
from fondaco.house.frames import encoder
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.live import Subscriber
from fondaco.house.store import StoreTrouble, UnknownTable
from fondaco.house.troubles import Trouble

router = APIRouter(tags=["live"])

COME_BACK: Final = 4008
"""Close code: come back with the version you have."""
KEEP_ALIVE: Final = 15.0
"""Seconds after which an empty line keeps a silent stream open."""


@router.websocket("/api/tables/{table}/live")
async def live(
    socket: WebSocket,
    table: TableId,
    caller: TheCaller,
    house: TheHouse,
    seat: Viewer = None,
    since: Since = 0,
) -> None:
    """Watch and play over one connection."""
    language = language_for(socket.headers.get("accept-language", ""))
    await socket.accept()
    try:
        kept = await house.look(table)
        await require_viewer(house, kept, caller, seat)
        await house.catch_up(kept, since)
    except (Trouble, StoreTrouble, UnknownTable) as error:
        fault = fault_of(error, language)
        await socket.send_text(encoder.encode(ErrorAnswer(fault)).decode())
        await socket.close(4000 + STATUS[fault.code], fault.code)
        return
    subscriber = house.subscribe(kept, seat, since, caller.visitor)
    subscriber.token = caller.token
    sender = asyncio.create_task(_send(socket, subscriber))
    try:
        await Conversation(house, caller, subscriber, language, address_of(socket)).listen(socket)
        if subscriber.gone:
            await sender  # it says why the connection ends
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other side, or the sender, has closed
    finally:
        house.live.part(subscriber)
        sender.cancel()


async def _send(socket: WebSocket, subscriber: Subscriber) -> None:
    """Send what is put into the queue, until the subscriber is let go."""
    try:
        while (frame := await subscriber.next()) is not None:
            await socket.send_text(frame.decode())
        await socket.close(COME_BACK, "come back with your version")
    except (WebSocketDisconnect, RuntimeError, OSError):
        subscriber.let_go()


@router.get(
    "/api/tables/{table}/stream",
    response_class=Response,
    responses={
        200: {
            "description": "One frame to a line, as on the WebSocket; empty lines keep the connection open.",
            "content": {"application/x-ndjson": {"schema": {"type": "string"}}},
        }
    },
)
async def stream(
    table: TableId, caller: TheCaller, house: TheHouse, seat: Viewer = None, since: Since = 0
) -> Response:
    """Watch a table as a stream of lines."""
    kept = await house.look(table)
    await require_viewer(house, kept, caller, seat)
    await house.catch_up(kept, since)
    return StreamingResponse(_lines(house, kept, caller, seat, since), media_type="application/x-ndjson")


async def _lines(
    house: House, kept: Kept, caller: Caller, seat: int | None, since: int
) -> AsyncIterator[bytes]:
    subscriber = house.subscribe(kept, seat, since, caller.visitor)
    subscriber.token = caller.token
    try:
        while True:
            try:
                frame = await asyncio.wait_for(subscriber.next(), KEEP_ALIVE)
            except TimeoutError:
                frame = b""
            if frame is None:
                return
            yield frame + b"\n"
    finally:
        house.live.part(subscriber)
