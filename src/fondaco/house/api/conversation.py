"""What one live connection says, and is answered."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from fondaco.house import playing
from fondaco.house.api.answers import Answer
from fondaco.house.api.commands import Command, MoveMade, Ping, Pong, Refused, UndoMade
from fondaco.house.api.errors import fault_of
from fondaco.house.caller import Caller
from fondaco.house.decided import Played
from fondaco.house.frames import encoder
from fondaco.house.keeper import House, Outcome
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
        self._answering = False
        """Whether a command that was heard is being answered."""
        self._answered: asyncio.Event | None = None
        """For something of the queue that waits for that."""
        self._queued = False
        """Whether something of the queue waits for its turn, or is being answered."""

    def hear(self, said: bytes) -> bool:
        """Begin to answer at once; False if this is not its turn or nothing that can be answered in passing."""
        if self._answering or self._queued or self._subscriber.gone:
            return False
        command = None if len(said) > self._house.settings.largest_message else self._read(said)
        if command is None:
            return False
        self._answering = True
        if not (isinstance(command, MoveMade) and self._moves_at_once(command)):
            self._house.spawn(self._tell(command))
        return True

    def _moves_at_once(self, command: MoveMade) -> bool:
        """Whether a move could be begun without a task that waits; then it will be answered."""
        house, seat = self._house, self._subscriber.viewer
        kept = house.at_hand(self._subscriber.table)
        if kept is None or seat is None or self._caller.token is not None:
            return False
        if not playing.take_turn(house, kept, self._caller, seat, command.version):
            return False

        def tell(made: Outcome) -> None:
            try:
                self._finish(self._told(kept, seat, command.id, made))
            except Exception:  # noqa: BLE001  (nobody else is there who could hear of it)
                self._go_wrong()
                _log.exception("A command of a live connection failed")

        try:
            house.limits.request(self._address)
            house.limits.move(kept.id, seat)
        except Trouble as trouble:
            kept.lock.give()
            tell(trouble)
        else:
            playing.move_at_once(house, kept, seat, command.text, command.version, command.id, tell)
        return True

    def _told(self, kept: Kept, seat: int, client_id: str, made: Outcome) -> bytes:
        if not isinstance(made, Exception):
            return encoder.encode(_answer(client_id, playing.played(kept, seat, made)))
        if isinstance(made, (Trouble, Refusal, StoreTrouble, UnknownTable)):
            return self._refused(client_id, made)
        raise made

    def _finish(self, answer: bytes) -> None:
        """A command that was heard has its answer."""
        self._subscriber.put(answer)
        self._answering = False
        if self._answered is not None:
            self._answered.set()

    def _go_wrong(self) -> None:
        """End the connection: whoever comes back is told how things stand."""
        self._subscriber.let_go()
        self._answering = False
        if self._answered is not None:
            self._answered.set()

    async def _tell(self, command: Command) -> None:
        try:
            self._finish(await self._answer(command))
        except BaseException:
            self._go_wrong()
            raise

    async def listen(self, socket: WebSocket) -> None:
        while True:
            message = await socket.receive()
            self._queued = True
            if self._answering:
                self._answered = asyncio.Event()
                await self._answered.wait()
            if message["type"] != "websocket.receive":
                return
            if self._subscriber.gone:
                return
            said = message.get("text") or message.get("bytes") or ""
            if len(said) > self._house.settings.largest_message:
                await socket.close(TOO_LARGE, "too large")
                return
            self._subscriber.put(await self._answer(self._read(said)))
            self._queued = False

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
            kept = self._house.at_hand(self._subscriber.table)
            if kept is None:
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
        return _answer(command.id, played)


def _answer(client_id: str, played: Played) -> Answer:
    draft = None if played.draft is None else msgspec.Raw(played.draft)
    return Answer(client_id, played.accepted, draft, None)
