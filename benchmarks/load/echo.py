"""A bare echo room in Starlette, the measure for the house: what somebody says is sent to everybody in the room.

It checks nothing, knows nothing and keeps nothing.
"""

from __future__ import annotations

from typing import Final

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

_rooms: Final[dict[str, list[WebSocket]]] = {}


async def room(socket: WebSocket) -> None:
    """Join a room, and send everybody in it what is said."""
    await socket.accept()
    together = _rooms.setdefault(socket.path_params["room"], [])
    together.append(socket)
    try:
        while True:
            said = await socket.receive_text()
            for one in together:
                await one.send_text(said)
    except WebSocketDisconnect:
        together.remove(socket)


app = Starlette(routes=[WebSocketRoute("/{room}", room)])
