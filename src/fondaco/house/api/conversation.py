"""What one live connection says, and is answered."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from fondaco.house import playing
from fondaco.house.api.answers import Answer
from fondaco.house.api.commands import Command, MoveMade, Ping, Pong, Refused, UndoMade
from fondaco.house.api.errors import fault_of
from fondaco.house.caller import Caller
from fondaco.house.frames import encoder
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.live import Subscriber
from fondaco.house.store import StoreTrouble, UnknownTable
from fondaco.house.troubles import Trouble, invalid, not_yours
from fondaco.table.refusal import Refusal

_log: Final = logging.getLogger("fondaco.house")
TOO_LARGE: Final = 1009
"""Close code of WebSockets."""
_decoder: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Command)


class Conversation:
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
        """Answer what is said until the other side goes, or is let go; what goes wrong ends this connection alone."""
        while (message := await socket.receive())["type"] == "websocket.receive":
            if self._subscriber.gone:
                return
            said = message.get("text") or message.get("bytes") or ""
            if len(said) > self._house.settings.largest_message:
                await socket.close(TOO_LARGE, "too large")
                return
            try:
                self._subscriber.put(await self._answer(self._read(said)))
            except Exception:  # noqa: BLE001  (whoever comes back is told how things stand)
                _log.exception("A command of a live connection failed")
                self._subscriber.let_go()
                return

    def _refused(self, client_id: str | None, error: Exception) -> bytes:
        fault = fault_of(error, self._language)
        self._house.on_refused(fault.code)
        return encoder.encode(Refused(client_id, fault))

    def _read(self, said: str | bytes) -> Command | None:
        """The command that this is; None if it makes no sense."""
        try:
            return _decoder.decode(said)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None

    async def _answer(self, command: Command | None) -> bytes:
        client_id = None if command is None or isinstance(command, Ping) else command.id
        try:
            self._house.limits.request(self._address)
            if self._caller.token is not None:
                self._house.limits.program(self._caller.token)
            if command is None:
                raise invalid("house-invalid", where="message")
            kept = await self._house.kept(self._subscriber.table)
            if isinstance(command, Ping):
                self._house.publish(kept)  # whoever is told a version has been told what happened up to it
                return encoder.encode(Pong(kept.room.version))
            return encoder.encode(await self._carry_out(kept, command))
        except (Trouble, Refusal, StoreTrouble, UnknownTable) as error:
            return self._refused(client_id, error)

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
