"""Live connections: a WebSocket, and the same frames as lines of a stream (ND-JSON).

The first frame says how the table stands; every later update names the version it follows. Who is let go because he
reads too slowly, or because the server is restarted, comes back with the version he has.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Query, Response, WebSocket
from fastapi.responses import StreamingResponse
from starlette.websockets import WebSocketDisconnect

from fondaco.house import playing
from fondaco.house.access import Caller, require_viewer
from fondaco.house.api.answers import Answer
from fondaco.house.api.errors import STATUS, ErrorAnswer, Fault, fault_of
from fondaco.house.api.play import Since, Viewer
from fondaco.house.api.tables import TableId
from fondaco.house.api.tongues import language_for
from fondaco.house.api.who import TheCaller, TheHouse, address_of
from fondaco.house.framed import AT_ONCE, ENCODED
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.live import Subscriber
from fondaco.house.store import StoreTrouble, UnknownTable
from fondaco.house.troubles import Trouble, invalid, not_yours
from fondaco.table.refusal import Refusal

router = APIRouter(tags=["live"])

COME_BACK: Final = 4008
"""Close code: come back with the version you have."""
TOO_LARGE: Final = 1009
KEEP_ALIVE: Final = 15.0
"""Seconds after which an empty line keeps a silent stream open."""
_NUMBER: Final = msgspec.Meta(ge=0, le=2**31 - 1)


class MoveMade(msgspec.Struct, frozen=True, tag_field="do", tag="move", forbid_unknown_fields=True):
    """A decision."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    version: Annotated[int, _NUMBER]
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class UndoMade(msgspec.Struct, frozen=True, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """A wish to take back."""

    version: Annotated[int, _NUMBER]
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Is somebody there?"""


class Pong(msgspec.Struct, frozen=True, tag_field="kind", tag="pong"):
    """Yes, and the table is at this version."""

    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="kind", tag="refused"):
    """A command of this connection that was refused."""

    id: str | None
    error: Fault


Command = MoveMade | UndoMade | Ping
FRAMES: Final = (MoveMade, UndoMade, Ping, Pong, Refused)
"""What goes over a live connection and nowhere else, for the description of the API."""
_decoder: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Command)
_encoder: Final = msgspec.json.Encoder()


@router.websocket("/api/tables/{table}/live")
async def live(
    socket: WebSocket,
    table: str,
    caller: TheCaller,
    house: TheHouse,
    seat: Annotated[int | None, Query()] = None,
    since: Annotated[int, Query()] = 0,
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
        await socket.send_text(_encoder.encode(ErrorAnswer(fault)).decode())
        await socket.close(4000 + STATUS[fault.code], fault.code)
        return
    subscriber = house.subscribe(kept, seat, max(0, since), caller.visitor)
    subscriber.token = caller.token
    sender = asyncio.create_task(_send(socket, subscriber))
    conversation = _Conversation(house, caller, subscriber, language, address_of(socket))
    try:
        # A task of its own: it is woken with every command, and the calls around this one need not be.
        await asyncio.create_task(conversation.listen(socket))
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other side, or the sender, has closed
    finally:
        house.live.part(subscriber)
        sender.cancel()


async def _send(socket: WebSocket, subscriber: Subscriber) -> None:
    """Send what is put into the queue, until the subscriber is let go."""
    encoded = socket.scope.get("extensions", {}).get(ENCODED)
    subscriber.send_at_once = None if encoded is None else encoded[AT_ONCE]
    try:
        while (frame := await subscriber.next()) is not None:
            frames = [frame, *subscriber.more()]
            if encoded is not None:
                await socket.send({"type": "websocket.send", ENCODED: frames})
                continue
            for one in frames:
                await socket.send_text(one.decode())
        await socket.close(COME_BACK, "come back with your version")
    except (WebSocketDisconnect, RuntimeError, OSError):
        subscriber.let_go()


class _Conversation:
    """What one connection says. A command is finished before the next is read, even if the other side has gone."""

    def __init__(
        self, house: House, caller: Caller, subscriber: Subscriber, language: str, address: str
    ) -> None:
        self._house = house
        self._address = address
        self._caller = caller
        self._subscriber = subscriber
        self._language = language

    async def listen(self, socket: WebSocket) -> None:
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            if self._subscriber.gone:
                return
            said = message.get("text") or message.get("bytes") or ""
            if len(said) > self._house.settings.largest_message:
                await socket.close(TOO_LARGE, "too large")
                return
            self._subscriber.put(await self._answer(said))

    def _refused(self, client_id: str | None, error: Exception) -> bytes:
        fault = fault_of(error, self._language)
        self._house.on_refused(fault.code)
        return _encoder.encode(Refused(client_id, fault))

    async def _answer(self, said: str | bytes) -> bytes:
        client_id: str | None = None
        try:
            self._house.limits.request(self._address)
            if self._caller.token is not None:
                self._house.limits.program(self._caller.token)
            command = self._read(said)
            kept = await self._house.kept(self._subscriber.table)
            if isinstance(command, Ping):
                return _encoder.encode(Pong(kept.room.version))
            client_id = command.id
            return _encoder.encode(await self._carry_out(kept, command))
        except (Trouble, Refusal, StoreTrouble, UnknownTable) as error:
            return self._refused(client_id, error)

    def _read(self, said: str | bytes) -> Command:
        try:
            return _decoder.decode(said)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise invalid("house-invalid", where="message") from error

    async def _carry_out(self, kept: Kept, command: MoveMade | UndoMade) -> Answer:
        seat = self._subscriber.viewer
        if seat is None:
            raise not_yours()
        caller = self._caller
        if caller.token is not None:  # the seat may have another number since the game began
            caller = msgspec.structs.replace(caller, seat=seat)
        if isinstance(command, UndoMade):
            played = await playing.undo(self._house, kept, caller, seat, command.version, command.id)
        else:
            played = await playing.move(
                self._house, kept, caller, seat, command.text, command.version, command.id
            )
        draft = None if played.draft is None else msgspec.Raw(played.draft)
        return Answer(command.id, played.accepted, draft, None)


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
