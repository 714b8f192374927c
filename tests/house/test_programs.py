"""Programs: tokens with scopes and an end, and the bot of the documentation, which plays a whole game."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import pytest
import websockets
from sqlalchemy import select

from fondaco.house import tokens
from fondaco.house.store import schema as s
from fondaco.table.core import Rng
from tests.house.kit import Guest, Json, Served, ending_options, guest, served

DOCS = Path(__file__).resolve().parents[2] / "docs" / "api.md"


async def token_for(anna: Guest, table: str, seat: int, *scopes: str, **more: object) -> Json:
    path = f"/api/tables/{table}/seats/{seat}/tokens"
    made: Json = await anna.post(path, {"scopes": list(scopes), **more})
    return made


@asynccontextmanager
async def program(house: Served, token: str) -> AsyncIterator[Guest]:
    """A client that has nothing but a token."""
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx2.AsyncClient(base_url=f"http://{house.address}", timeout=30, headers=headers) as client:
        yield Guest(house.address, client)


@pytest.mark.slow
def test_the_bot_of_the_documentation_has_twenty_lines_and_plays_to_the_end(
    sqlite_url: str, tmp_path: Path
) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    bot = tmp_path / "bot.py"
    bot.write_text(code, encoding="utf-8")

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            options = ending_options("yspahan")
            table = await anna.begin("yspahan", ["me", "me", "random"], options=options)
            made = await token_for(anna, table, 1, "play", label="twenty lines")
            running = await asyncio.create_subprocess_exec(
                sys.executable, "-I", bot, f"http://{house.address}", table, "1", made["token"], stderr=-1
            )
            await asyncio.wait_for(anna.play(table, [0], Rng(1)), 120)
            _, said = await asyncio.wait_for(running.communicate(), 60)
            assert (running.returncode, said) == (0, b"")
            end = await anna.state(table, 0)
            assert end["status"] == "over"
            assert [seat["program"] for seat in end["header"]["seats"]] == [False, True, False]

    asyncio.run(play())


@pytest.mark.both
def test_a_token_does_what_its_scopes_say_for_its_seat_alone(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            other = await anna.begin("yspahan", ["me", "me"])
            state = await anna.asked(table, [0, 1])
            assert state is not None
            seat = state["you"]
            body = {"seat": seat, "text": state["offers"][0]["text"], "version": state["version"], "id": "a"}
            watch = (await token_for(anna, table, seat, "watch"))["token"]
            async with program(house, watch) as watcher:
                assert await watcher.state(table, seat) == await anna.state(table, seat)
                status, error = await watcher.refused(f"/api/tables/{table}/moves", body)
                assert (status, error["message"]["id"]) == (403, "house-scope")
                status, _ = await watcher.refused(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"})
                assert status == 403
            chat = (await token_for(anna, table, seat, "chat"))["token"]
            async with program(house, chat) as speaker:
                answer = await speaker.client.get(f"/api/tables/{table}/state", params={"seat": seat})
                assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (403, "house-scope")
                line = {"seat": seat, "text": "Good luck!", "id": "c"}
                assert (await speaker.post(f"/api/tables/{table}/chat", line))["n"] == 1
                for wrong_seat in (1 - seat, None):
                    elsewhere = {**line, "seat": wrong_seat, "id": "d"}
                    assert (await speaker.refused(f"/api/tables/{table}/chat", elsewhere))[0] == 403
            async with program(house, watch) as watcher:
                status, error = await watcher.refused(f"/api/tables/{table}/chat", {**line, "id": "e"})
                assert (status, error["message"]["id"]) == (403, "house-scope")
                told = await watcher.get(f"/api/tables/{table}/chat?seat={seat}")
                assert ([heard["text"] for heard in told["lines"]], told["may_talk"]) == (
                    ["Good luck!"],
                    False,
                )
            mine = (await token_for(anna, table, seat, "play"))["token"]
            async with program(house, mine) as player:
                assert (await player.get(f"/api/tables/{table}"))["mine"] == [seat]
                for path, wrong in (
                    (f"/api/tables/{table}/moves", {**body, "seat": 1 - seat}),
                    (f"/api/tables/{other}/moves", body),
                    (f"/api/tables/{table}/abandon", {}),
                    (f"/api/tables/{table}/seats/{seat}/tokens", {"scopes": ["play"]}),
                    ("/api/tables", {"game": "yspahan", "seats": [{"who": "me"}, {"who": "me"}]}),
                    ("/api/me", {"name": "Eve"}),
                    ("/api/account/sign-up", {"name": "eve", "password": "correct horse"}),
                    ("/api/links", {"secret": "A" * 22}),
                ):
                    status, error = await player.refused(path, wrong)
                    assert (status, error["code"]) == (403, "not-yours"), path
                for where in (
                    f"{table}/state?seat={1 - seat}",
                    f"{other}/state?seat={seat}",
                    f"{other}/state",
                ):
                    assert (await player.client.get(f"/api/tables/{where}")).status_code == 403
                now = await anna.state(table, seat)
                assert (now["version"], now["view"]) == (state["version"], state["view"])
                assert (await anna.get("/api/me"))["name"] == ""
                assert (await player.decide(table, now, Rng(1)))["accepted"] == now["version"] + 1

    asyncio.run(play())


def test_a_program_plays_over_a_live_connection(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            state = await anna.asked(table, [0, 1])
            assert state is not None
            made = await token_for(anna, table, state["you"], "play")
            async with program(house, made["token"]) as player:
                bearer = {"Authorization": f"Bearer {made['token']}"}
                async with player.live(table, state["you"], 0, **bearer) as wire:
                    offers = (await wire.next("update"))["offers"]
                    await wire.say(do="move", text=offers[0]["text"], version=state["version"], id="1")
                    assert (await wire.next("answer"))["id"] == "1"
                with pytest.raises(websockets.InvalidStatus) as refused:
                    async with player.live(table, state["you"], Authorization="Bearer fondaco_" + "A" * 22):
                        pass
                assert refused.value.response.status_code == 401
                assert b'"who"' in refused.value.response.body

    asyncio.run(play())


def test_a_revoked_token_is_worth_nothing_from_that_moment(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            made = await token_for(anna, table, 0, "play", label="  my   bot ")
            kept = await token_for(anna, table, 0, "watch")
            path = f"/api/tables/{table}/seats/0/tokens"
            listed = await anna.get(path)
            assert [(one["label"], one["scopes"]) for one in listed] == [
                ("my bot", ["play"]),
                ("", ["watch"]),
            ]
            assert not [one for one in listed if "token" in one]
            async with program(house, made["token"]) as player:
                bearer = {"Authorization": f"Bearer {made['token']}"}
                async with player.live(table, 0, 0, **bearer) as wire:
                    assert (await wire.next("update"))["header"]["seats"][0]["program"] is True
                    answer = await anna.client.delete(f"{path}/{made['id']}")
                    assert answer.status_code == 200
                    assert await wire.closed() == 4008
                answer = await player.client.get(f"/api/tables/{table}/state?seat=0")
                assert (answer.status_code, answer.json()["error"]["message"]["id"]) == (
                    401,
                    "house-bad-token",
                )
                assert answer.headers["www-authenticate"] == "Bearer"
            assert (await anna.client.delete(f"{path}/{made['id']}")).status_code == 404
            assert [one["id"] for one in await anna.get(path)] == [kept["id"]]
            assert (await anna.state(table, 0))["header"]["seats"][0]["program"] is False

    asyncio.run(play())


def test_an_expired_token_is_worth_nothing_and_its_connections_are_closed(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tokens, "ROUND", 0.05)

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            made = await token_for(anna, table, 0, "watch", lasts=60)
            assert made["expires"] - made["created"] == 60_000
            async with program(house, made["token"]) as player:
                async with player.client.stream("GET", f"/api/tables/{table}/stream?seat=0") as stream:
                    lines = stream.aiter_lines()
                    assert '"update"' in await anext(lines)
                    later = made["expires"] + 1
                    house.house.now = lambda: later
                    async for line in lines:
                        assert '"header"' in line
                assert (await player.client.get(f"/api/tables/{table}/state?seat=0")).status_code == 401
            assert await anna.get(f"/api/tables/{table}/seats/0/tokens") == []

    asyncio.run(play())


def test_a_token_goes_with_its_seat_and_is_kept_as_a_hash(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house) as anna, guest(house, "Bo") as bo:
            made = await anna.set_table("yspahan", ["me", "open", "open"])
            table = made["table"]
            assert (await bo.refused(f"/api/tables/{table}/seats/0/tokens", {"scopes": ["play"]}))[0] == 403
            (secret,) = [link["secret"] for link in made["links"] if link["seat"] == 2]
            await bo.post("/api/links", {"secret": secret})
            await bo.post(f"/api/tables/{table}/seats/2/sit")
            token = (await token_for(bo, table, 2, "play"))["token"]
            rows = await house.house.store.read(lambda c: c.execute(select(s.tokens)).all())
            assert len(rows) == 1
            assert token not in str(rows)
            assert token.removeprefix("fondaco_") not in str(rows)
            await anna.post(f"/api/tables/{table}/start")
            async with program(house, token) as player:
                assert (await player.state(table, 1))["you"] == 1
                assert (await player.client.get(f"/api/tables/{table}/state?seat=0")).status_code == 403

    asyncio.run(play())


def test_who_leaves_his_seat_takes_his_tokens_with_him(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = (await anna.set_table("yspahan", ["me", "open"]))["table"]
            token = (await token_for(anna, table, 0, "play"))["token"]
            async with program(house, token) as player:
                await player.state(table, 0)
                await anna.post(f"/api/tables/{table}/seats/0/leave")
                assert (await player.client.get(f"/api/tables/{table}/state?seat=0")).status_code == 403

    asyncio.run(play())


@pytest.mark.parametrize(
    "wrong",
    [
        {"scopes": []},
        {"scopes": ["play", "rule"]},
        {"scopes": ["play"], "lasts": 1},
        {"scopes": ["play"], "lasts": 10**12},
        {"scopes": ["play"], "label": "x" * 61},
        {"scopes": ["play"], "label": "a\u0007"},
        {"scopes": ["play"], "seat": 1},
        {},
    ],
)
def test_a_token_that_cannot_be_is_refused(wrong: Json, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            status, error = await anna.refused(f"/api/tables/{table}/seats/0/tokens", wrong)
            assert (status, error["code"]) == (422, "invalid")
            assert await anna.get(f"/api/tables/{table}/seats/0/tokens") == []

    asyncio.run(play())


def test_a_seat_has_a_bounded_number_of_tokens(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            made = await token_for(anna, table, 0, "watch")
            for _ in range(tokens.MAX_TOKENS - 1):
                await token_for(anna, table, 0, "watch")
            path = f"/api/tables/{table}/seats/0/tokens"
            assert (await anna.refused(path, {"scopes": ["watch"]}))[1]["message"][
                "id"
            ] == "house-many-tokens"
            await anna.client.delete(f"{path}/{made['id']}")
            await token_for(anna, table, 0, "watch")

    asyncio.run(play())
