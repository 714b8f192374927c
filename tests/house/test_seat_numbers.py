"""A seat that is none: refused where it comes in, whatever the endpoint, and by everything that looks for a seat."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, cast
from urllib.parse import quote

import httpx2
import pytest
import websockets
from starlette.routing import WebSocketRoute

from fondaco.games import GAMES, load_rulebook
from fondaco.house.recap import make_recap
from fondaco.house.told import tell
from fondaco.house.troubles import Trouble
from fondaco.table.chance import SealedDice
from fondaco.table.game import Game
from fondaco.table.preview import preview
from fondaco.table.refusal import UsageError
from tests.house.kit import Guest, Json, Served, guest, served

NUMBERS: Final = (-(2**63), -(2**31), -16, -8, -5, -4, -3, -2, -1, 7, 8, 14, 15, 16, 31, 2**31, 2**63, 2**200)
"""No table of these tests has such a seat."""
WORDS: Final = (
    "",
    " ",
    "x",
    "null",
    "None",
    "true",
    "-0.5",
    "1.5",
    "1e0",
    "0x1",
    "NaN",
    "[0]",
    "{}",
    "0,1",
    "\0",
    "٠١-",
)
KINDS: Final[tuple[object, ...]] = (
    *NUMBERS,
    "0",
    "-1",
    True,
    False,
    0.5,
    -0.0,
    1.0,
    [],
    [0],
    {},
    {"seat": 0},
    "",
)
NAMES: Final = ("seat", "viewer")
"""What fields, parameters and parts of paths are called that name a seat."""
FORGIVEN: Final = ("", " ")
"""Read as none at all by some, and so as a spectator."""


class Endpoint:
    """One way to name a seat to the house, as its description tells it."""

    def __init__(self, method: str, path: str, place: str, name: str, body: Json) -> None:
        self.method, self.path, self.place, self.name, self.body = method, path, place, name, body

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.place}.{self.name}"


def _endpoints(description: Json) -> Iterator[Endpoint]:
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            schema = (
                operation.get("requestBody", {})
                .get("content", {})
                .get("application/json", {})
                .get("schema", {})
            )
            body = _example(description, schema)
            for parameter in operation.get("parameters", ()):
                if parameter["name"] in NAMES:
                    yield Endpoint(method, path, parameter["in"], parameter["name"], body)
            for field in body if isinstance(body, dict) else ():
                if field in NAMES:
                    yield Endpoint(method, path, "body", field, body)


def _example(description: Json, schema: Json) -> Any:
    """Something that fits a schema, all fields included."""
    if "$ref" in schema:
        return _example(description, description["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    for choice in ("anyOf", "oneOf", "allOf"):
        if choice in schema:
            return _example(description, schema[choice][0])
    for said in ("const", "default"):
        if said in schema:
            return schema[said]
    if "enum" in schema:
        return schema["enum"][0]
    if schema.get("type") == "object":
        return {name: _example(description, field) for name, field in schema.get("properties", {}).items()}
    if schema.get("type") == "array":
        return []
    if schema.get("type") == "string":
        return "A" * max(1, schema.get("minLength", 1))
    return {"integer": 0, "number": 0, "boolean": False}.get(schema.get("type", ""))


async def _answer(one: Guest, endpoint: Endpoint, table: str, value: object) -> httpx2.Response:
    """What is answered to one value in one place; all else is as it should be."""
    path = endpoint.path.replace("{table}", table)
    params: dict[str, str] = {"version": "1", "text": ""} if path.endswith("/previews") else {}
    body = dict(endpoint.body or {})
    if "table" in body:
        body["table"] = table
        body.pop("record", None)
    said = str(value)
    if endpoint.place == "path":
        path = path.replace("{seat}", quote(said, safe=""))
    elif endpoint.place == "query":
        params[endpoint.name] = said
    else:
        body[endpoint.name] = value
    path = re.sub(r"\{\w+\}", lambda part: {"{language}": "en", "{seat}": "0"}.get(part[0], "x"), path)
    sent = None if endpoint.method == "get" else body
    return await one.client.request(endpoint.method, path, params=params, json=sent)


async def _table(house: Served, host: Guest, game: str) -> str:
    """A table that everybody may watch."""
    seats = ["me"] * load_rulebook(game).min_seats
    return await host.begin(game, seats, watchable="everyone")


@pytest.mark.parametrize(
    "all_values", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["telling", "all"]
)
@pytest.mark.parametrize("game", GAMES)
def test_no_endpoint_takes_a_seat_that_is_none(game: str, all_values: bool, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna, guest(house, "Ben") as ben:
            table = await _table(house, anna, game)
            found = list(_endpoints(house.app.openapi()))
            assert {"get", "post", "put"} <= {one.method for one in found}
            assert {"path", "query", "body"} == {one.place for one in found}
            # All that names a seat in its path is tested: nothing new goes by another name.
            for path in house.app.openapi()["paths"]:
                assert {part for part in re.findall(r"\{(\w+)\}", path) if "seat" in part} <= set(NAMES)
            for endpoint in found:
                values: tuple[object, ...] = KINDS if endpoint.place == "body" else (*NUMBERS, *WORDS)
                for value in values if all_values else (-1, 7, 16):
                    for one in (anna, ben):
                        answer = await _answer(one, endpoint, table, value)
                        said = f"{endpoint} {value!r}: {answer.status_code} {answer.text[:200]}"
                        if value in FORGIVEN and endpoint.place != "body":
                            assert answer.status_code < 500, said
                            continue
                        assert 400 <= answer.status_code < 500, said
                        if "application/json" in answer.headers.get("content-type", ""):
                            assert answer.json()["error"]["text"], said

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_no_live_connection_watches_from_a_seat_that_is_none(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna, guest(house, "Ben") as ben:
            sockets = list(_sockets(house.app.routes))
            assert sockets == ["/api/tables/{table}/live"], "a new one must be tested here"
            set_up = await anna.set_table(game, ["me"] * load_rulebook(game).min_seats)
            table = str(set_up["table"])
            await ben.post("/api/links", {"secret": set_up["links"][-1]["secret"]})
            await anna.post(f"/api/tables/{table}/start")
            for one in (anna, ben):
                for value in (*NUMBERS, *WORDS):
                    text = quote(str(value), safe="")
                    assert await _refused(one, f"/api/tables/{table}/live?seat={text}"), f"{value!r}"
                for since in (-1, -(2**31), 2**31, 2**63, "x"):
                    assert await _refused(one, f"/api/tables/{table}/live?since={since}"), f"{since!r}"
            async with ben.live(table) as wire:
                assert (await wire.next("update"))["you"] is None

    asyncio.run(play())


def _sockets(routes: Iterable[object]) -> Iterator[str]:
    """The paths of all live connections, in whatever room of the application they are."""
    for route in routes:
        if isinstance(route, WebSocketRoute):
            yield route.path
        room = getattr(route, "original_router", None)
        yield from _sockets(room.routes if room is not None else ())


@pytest.mark.parametrize("table", ["\0" * 22, "A" * 21 + "\0", "A" * 3000, "ä" * 22, "-1"])
def test_no_live_connection_takes_a_table_that_can_be_none(table: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            assert await _refused(anna, f"/api/tables/{quote(table, safe='')}/live") == "invalid"

    asyncio.run(play())


async def _refused(one: Guest, path: str) -> str:
    """The code with which a live connection is refused; empty if it is not."""
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in one.client.cookies.jar)
    try:
        async with websockets.connect(
            f"ws://{one.address}{path}", additional_headers={"Cookie": cookies}
        ) as socket:
            frame = cast(Json, json.loads(await asyncio.wait_for(socket.recv(), 30)))
            return str(frame["error"]["code"]) if frame["kind"] == "error" else ""
    except websockets.InvalidStatus as refused:
        return str(json.loads(refused.response.body or b"")["error"]["code"])


NONE: Final[tuple[Any, ...]] = (-3, -2, -1, 7, 14, 15, 2**31, True, False, "0", 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_shows_and_tells_is_for_its_seats_alone(game: str) -> None:
    book = load_rulebook(game)
    seats = book.min_seats
    table = Game(book, book.seat_ids[:seats], {}, SealedDice(bytes(32), [""] * seats))
    assert len(table.views([None, *range(seats)])) == seats + 1
    for seat in (*NONE, seats):
        for ask in (
            lambda seat: book.view(table.position, seat),
            lambda seat: book.views(table.position, [None, 0, seat]),
            lambda seat: book.prompt(table.position, seat),
            lambda seat: book.prompts(table.position, [seat]),
            lambda seat: preview(book, table.position, seat, [1]),
            table.view,
            table.prompt,
            table.log,
            lambda seat: table.logs([0, seat]),
            table.undo_barrier,
            table.undo,
        ):
            with pytest.raises((UsageError, TypeError)):  # a compiled function knows the types it takes
                ask(seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_house_puts_together_is_for_the_seats_alone(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            seats = load_rulebook(game).min_seats
            table = await anna.begin(game, ["me"] * seats)
            waiting = (await anna.set_table(game, ["me"] * seats))["table"]
            for kept in (await house.house.kept(table), await house.house.kept(waiting)):
                for seat in (-2, -1, seats, 15, True):
                    for ask in (
                        lambda seat, kept=kept: kept.update(seat, 0),
                        lambda seat, kept=kept: kept.past(seat, 0),
                        lambda seat, kept=kept: make_recap(kept, seat, 0),
                        lambda seat, kept=kept: kept.room.move(seat, "x", kept.room.version),
                        lambda seat, kept=kept: kept.room.undo(seat, kept.room.version),
                        lambda seat, kept=kept: kept.room.preview(seat, "", kept.room.version),
                    ):
                        with pytest.raises(Trouble) as refused:
                            ask(seat)
                        assert refused.value.message.id == "house-no-seat"
            for seat in (-1, seats):
                with pytest.raises(Trouble):
                    tell(await house.house.kept(table), seat, "en")

    asyncio.run(play())


def test_a_handshake_that_nobody_can_read_is_refused(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(f"ws://{anna.address}/api/tables/{'A' * 10_000}/live")
            assert refused.value.response.status_code == 400

    asyncio.run(play())
