"""A bare echo room in Starlette, the measure for the house: who says something is answered by everybody's copy.

It checks nothing, knows nothing and keeps nothing. What is said is as short as a move, what is sent as long as an
update: the first line that a connection says is what its room sends from then on.
"""

from __future__ import annotations

from typing import Final

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

_rooms: Final[dict[str, list[WebSocket]]] = {}
_copies: Final[dict[str, str]] = {}


async def room(socket: WebSocket) -> None:
    """Join a room, and send everybody in it a copy whenever something is said."""
    await socket.accept()
    name = socket.path_params["room"]
    together = _rooms.setdefault(name, [])
    _copies[name] = await socket.receive_text()
    together.append(socket)
    try:
        while True:
            await socket.receive_text()
            for one in together:
                await one.send_text(_copies[name])
    except WebSocketDisconnect:
        together.remove(socket)


app = Starlette(routes=[WebSocketRoute("/{room}", room)])
