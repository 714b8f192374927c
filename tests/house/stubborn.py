"""Players who go on by themselves: they come back with the version they have, and say again what was not answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Final

import httpx2
import websockets

from fondaco.house.api.who import COOKIE, PROOF
from fondaco.table.core import Rng
from tests.house.kit import Json, _seat, new_id, pick

PAUSE: Final = 0.05
LOST: Final = (OSError, websockets.WebSocketException)
BACK_SOON: Final = ("unavailable",)
"""What a refusal says that is not about the move."""


class Stubborn:
    """One seat of a table, played at random over live connections until the game is over."""

    def __init__(self, address: str, cookie: str, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.version = 0
        self.log: list[Json] = []
        self.acknowledged: dict[str, int] = {}
        self.returns = 0
        """How often it had to come back."""
        self.delayed = 0
        """How often it was told to try again later."""
        self.over = False
        self._where = f"ws://{address}/api/tables/{table}/live?seat={seat}"
        self._headers = {"Cookie": f"{COOKIE}={cookie}"}
        self._rng = Rng(seat)
        self._offers: list[Json] | None = None
        self._pending: Json | None = None
        """What was said and not answered yet: it is said again to the next server."""

    def __str__(self) -> str:
        offers = len(self._offers or ())
        return f"seat {self.seat} at version {self.version}, {offers} offers, waits for {self._pending}"

    @property
    def waits(self) -> bool:
        """Whether it has said nothing that is not answered yet."""
        return self._pending is None

    @property
    def _done(self) -> bool:
        return self.over and self._pending is None

    async def play(self) -> None:
        """Play to the end, whatever becomes of the server."""
        while not self._done:
            try:
                async with websockets.connect(
                    f"{self._where}&since={self.version}", additional_headers=self._headers, max_size=None
                ) as socket:
                    await self._converse(socket)
            except LOST:
                self.returns += 1
                await asyncio.sleep(PAUSE)

    async def _converse(self, socket: websockets.ClientConnection) -> None:
        first = True
        while not self._done:
            frame = json.loads(await socket.recv())
            if frame["kind"] == "update":
                self._updated(frame, first)
                if first and self._pending is not None:
                    await socket.send(json.dumps(self._pending))
                first = False
                await self._decide(socket)
            elif frame["kind"] == "answer":
                await self._answered(socket, frame)
            elif frame["kind"] in ("refused", "error"):
                await self._refused(socket, frame)

    def _updated(self, frame: Json, first: bool) -> None:
        assert frame["follows"] == self.version, "an update was lost or repeated"
        assert frame["version"] > self.version or first
        self.version = frame["version"]
        kept = frame["log_from"]
        self.log = [line for line in self.log if line["move"] <= kept and kept > 0] + frame["log"]
        self._offers = frame["offers"]
        self.over = frame["status"] == "over"

    async def _decide(self, socket: websockets.ClientConnection) -> None:
        if self._offers and self._pending is None:
            await self._say(socket, pick(self._offers, self._rng), new_id())

    async def _say(self, socket: websockets.ClientConnection, text: str, name: str) -> None:
        self._pending = {"do": "move", "text": text, "version": self.version, "id": name}
        await socket.send(json.dumps(self._pending))

    async def _answered(self, socket: websockets.ClientConnection, frame: Json) -> None:
        assert self._pending is not None
        assert frame["id"] == self._pending["id"]
        if frame["accepted"] is None:
            draft = frame["draft"]
            await self._say(socket, f"{draft['text']} {pick(draft['offers'], self._rng)}", frame["id"])
        else:
            self.acknowledged[frame["id"]] = frame["accepted"]
            self._pending = None
            await self._decide(socket)

    async def _refused(self, socket: websockets.ClientConnection, frame: Json) -> None:
        assert frame["error"]["code"] in BACK_SOON, frame
        assert "text" in frame["error"]
        self.delayed += 1
        await asyncio.sleep(PAUSE)
        if frame["kind"] == "refused" and self._pending is not None:
            await socket.send(json.dumps(self._pending))


class Host:
    """Somebody with a cookie, who sets tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = httpx2.AsyncClient(base_url=f"http://{address}", timeout=30)
        self.cookie = ""

    async def arrive(self) -> None:
        answer = await self.client.post("/api/me", json={})
        self.client.headers[PROOF] = answer.json()["proof"]
        self.cookie = self.client.cookies[COOKIE]

    async def set_table(self, game: str, seats: Sequence[str], options: Mapping[str, str]) -> list[Stubborn]:
        """Set a table and start; the players of the host's own seats."""
        wanted = {"game": game, "seats": [_seat(who) for who in seats], "options": dict(options)}
        table = (await self._post("/api/tables", wanted))["table"]
        await self._post(f"/api/tables/{table}/start", {})
        return [
            Stubborn(self.address, self.cookie, table, seat) for seat, who in enumerate(seats) if who == "me"
        ]

    async def _post(self, path: str, body: Json) -> Json:
        answer = await self.client.post(path, json=body)
        assert answer.status_code == 200, answer.text
        made: Json = answer.json()
        return made

    async def whole_log(self, table: str, seat: int) -> list[Json]:
        """The log as somebody reads it who comes anew."""
        answer = await self.client.get(f"/api/tables/{table}/state", params={"seat": seat})
        lines: list[Json] = answer.json()["log"]
        return lines
