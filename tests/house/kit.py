"""A house that is really served on loopback, and guests who use nothing but its API."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, Final, cast

import httpx2
import uvicorn
import websockets
from fastapi import FastAPI

from fondaco.games import load_rulebook
from fondaco.house.api.app import create_app
from fondaco.house.api.who import PROOF
from fondaco.house.bots import Bots
from fondaco.house.clocks import Clocks
from fondaco.house.keeper import House
from fondaco.house.notices import Notices
from fondaco.house.serve import configure
from fondaco.house.settings import Settings
from fondaco.table.core import Rng
from tests.house.dice import pinned

Json = dict[str, Any]
_ids: Final = count(1)
PATIENCE: Final = 60.0
"""Seconds within which anything that must come has come."""


class Served:
    """A running house: its address, and for looking behind the scenes the house itself."""

    def __init__(self, app: FastAPI, address: str) -> None:
        self.app = app
        self.address = address

    @property
    def house(self) -> House:
        return cast(House, self.app.state.house)

    @property
    def clocks(self) -> Clocks:
        return cast(Clocks, self.app.state.clocks)

    @property
    def notices(self) -> Notices:
        return cast(Notices, self.app.state.notices)

    @property
    def bots(self) -> Bots:
        return cast(Bots, self.app.state.bots)


@asynccontextmanager
async def served(
    database: str,
    clock: Callable[[], int] | None = None,
    entropy: Callable[[int], bytes] | None = None,
    **settings: Any,
) -> AsyncIterator[Served]:
    """Serve a house on a free port, as `fondaco serve` would but with pinned dice, and stop it at the end."""
    chosen = Settings(database=database, **{"deputy_seconds": 0.0, **settings})
    app = create_app(chosen, clock=clock, entropy=entropy or pinned())
    server = uvicorn.Server(configure(app, chosen, "127.0.0.1", 0))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Served(app, f"127.0.0.1:{port}")
    finally:
        server.should_exit = True
        await serving


class Guest:
    """A visitor with a cookie of its own."""

    def __init__(self, address: str, client: httpx2.AsyncClient) -> None:
        self.address = address
        self.client = client

    async def get(self, path: str, **params: str | int) -> Any:
        return _good(await self.client.get(path, params=params))

    async def post(self, path: str, body: Json | None = None) -> Any:
        return _good(await self.client.post(path, json={} if body is None else body))

    async def refused(self, path: str, body: Json | None = None) -> tuple[int, Json]:
        """The status and the error of a request that must fail."""
        answer = await self.client.post(path, json={} if body is None else body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, cast(Json, answer.json()["error"])

    async def set_table(self, game: str, seats: Sequence[str], **more: object) -> Json:
        """Set a table: `me`, `open`, or the name of a bot."""
        return cast(
            Json,
            await self.post("/api/tables", {"game": game, "seats": [_seat(who) for who in seats], **more}),
        )

    async def begin(self, game: str, seats: Sequence[str], **more: object) -> str:
        """Set a table and start; its id."""
        table = (await self.set_table(game, seats, **more))["table"]
        await self.post(f"/api/tables/{table}/start")
        return str(table)

    async def state(self, table: str, seat: int | None = None, since: int = 0) -> Json:
        params = {"since": since} if seat is None else {"since": since, "seat": seat}
        return cast(Json, await self.get(f"/api/tables/{table}/state", **params))

    async def move(self, table: str, seat: int, text: str, version: int, client_id: str = "") -> Json:
        body = {"seat": seat, "text": text, "version": version, "id": client_id or new_id()}
        return cast(Json, await self.post(f"/api/tables/{table}/moves", body))

    async def asked(self, table: str, seats: Sequence[int], since: int = 0) -> Json | None:
        """The update of whichever of these seats is asked; None when the game is over."""
        while True:
            for seat in seats:
                state = await self.state(table, seat, since)
                if state["status"] != "playing":
                    return None
                if state["offers"]:
                    return state
            await asyncio.sleep(0.005)

    async def decide(self, table: str, state: Json, rng: Rng) -> Json:
        """Decide at random, part by part if need be; the answer to the last part."""
        text = pick(state["offers"], rng)
        while True:
            answer = await self.move(table, state["you"], text, state["version"])
            if answer["accepted"] is not None:
                return answer
            text = f"{answer['draft']['text']} {pick(answer['draft']['offers'], rng)}"

    async def play(self, table: str, seats: Sequence[int], rng: Rng, most: int = 100_000) -> int:
        """Play these seats at random by HTTP; how many decisions were made."""
        state: Json | None = None
        for made in range(most):
            if state is None or not state["offers"]:
                state = await self.asked(table, seats, 0 if state is None else state["version"])
            if state is None:
                return made
            state = (await self.decide(table, state, rng))["update"]
        return most

    @asynccontextmanager
    async def live(
        self, table: str, seat: int | None = None, since: int = 0, **headers: str
    ) -> AsyncIterator[Wire]:
        """A live connection."""
        where = f"ws://{self.address}/api/tables/{table}/live?since={since}"
        where += "" if seat is None else f"&seat={seat}"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)
        told = {"Cookie": cookies, **headers}
        async with websockets.connect(where, additional_headers=told, max_size=None) as socket:
            yield Wire(socket)


class Wire:
    """One end of a live connection."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket

    async def next(self, kind: str | None = None) -> Json:
        """The next frame, or the next of a kind."""
        while True:
            frame = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
            if kind is None or frame["kind"] == kind:
                return cast(Json, frame)

    async def closed(self) -> int:
        """The code with which the other side closes, whatever it sends before."""
        while True:
            try:
                await asyncio.wait_for(self.socket.recv(), 30)
            except websockets.ConnectionClosed as closed:
                return 0 if closed.rcvd is None else closed.rcvd.code

    async def say(self, **command: object) -> None:
        await self.socket.send(json.dumps(command))


@asynccontextmanager
async def guest(house: Served, name: str = "") -> AsyncIterator[Guest]:
    """Somebody comes to the house."""
    async with httpx2.AsyncClient(base_url=f"http://{house.address}", timeout=30) as client:
        me = _good(await client.post("/api/me", json={"name": name}))
        client.headers[PROOF] = me["proof"]
        yield Guest(house.address, client)


def _good(answer: httpx2.Response) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()


def _seat(who: str) -> Json:
    return {"who": who} if who in ("me", "open") else {"who": "bot", "bot": who}


def new_id() -> str:
    return f"id-{next(_ids)}"


def pick(offers: Sequence[Json], rng: Rng) -> str:
    return str(offers[rng.below(len(offers))]["text"])


def ending_options(game: str) -> Mapping[str, str]:
    """Options with which random play ends."""
    return dict(load_rulebook(game).research_options)


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that must come, on a busy machine late."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.005)
