"""What happened since the seat last decided, as that seat may know it."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from fondaco.games import GAMES
from fondaco.table.core import Rng
from tests.house.kit import Guest, Json, ending_options, guest, served
from tests.house.ways import refusal, sit_down


async def _recap(one: Guest, table: str, seat: int, **params: int) -> Json:
    return cast(Json, await one.get(f"/api/tables/{table}/recap", seat=seat, **params))


def _lines(recap: Json) -> list[Json]:
    """All lines in the order in which they happened, as far as their moves tell."""
    for group in recap["groups"]:
        assert {line["seat"] for line in group["lines"]} == {group["seat"]}
    return sorted((line for group in recap["groups"] for line in group["lines"]), key=_place)


def _place(line: Json) -> tuple[int, str]:
    return line["move"], str(line)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.both
def test_the_recap_is_the_log_since_ones_own_last_decision(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            table = await anna.begin(game, ["me", "me", "me"], options=ending_options(game))
            rng, marks = Rng(7), [0, 0, 0]
            compared = 0
            for _ in range(16):
                state = await anna.asked(table, [0, 1, 2])
                assert state is not None
                for seat in range(3):
                    seen = await anna.state(table, seat)
                    assert seen["news_from"] == marks[seat]
                    recap = await _recap(anna, table, seat)
                    news = [line for line in seen["log"] if line["move"] > marks[seat] or not marks[seat]]
                    assert _lines(recap) == sorted(news, key=_place)
                    assert (recap["news_from"], recap["version"]) == (marks[seat], seen["version"])
                    compared += len(news)
                made = (await anna.decide(table, state, rng))["update"]
                marks[state["you"]] = (await anna.state(table))["moves"]
                assert made["news_from"] == marks[state["you"]]
            assert compared > 40

    asyncio.run(play())


def test_what_a_bot_played_for_the_seat_is_news(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            made = await anna.set_table("yspahan", ["me", "open"])
            table = made["table"]
            await sit_down(bo, made, 1)
            await anna.post(f"/api/tables/{table}/start")
            for one, seat in ((anna, 0), (bo, 1)) * 2:
                await one.play(table, [seat], Rng(1), 1) if (await one.state(table, seat))["offers"] else None
            left = (await bo.state(table, 1))["moves"]
            await bo.post(f"/api/tables/{table}/resign", {"seat": 1, "bot": "random"})
            await anna.play(table, [0], Rng(2), 8)
            await bo.post(f"/api/tables/{table}/seats/1/give-back")
            recap = await _recap(bo, table, 1)
            assert recap["news_from"] <= left
            assert {group["seat"] for group in recap["groups"]} >= {0, 1}
            whole = await _recap(bo, table, 1, since=0)
            assert len(_lines(whole)) == len((await bo.state(table, 1))["log"])
            now = await _recap(bo, table, 1, since=recap["version"])
            assert (now["groups"], now["since"]) == ([], recap["version"])

    asyncio.run(play())


def test_an_undo_is_no_news(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            rng = Rng(3)
            state = await anna.asked(table, [0, 1])
            while state is not None and not state["undo"]["possible"]:
                await anna.decide(table, state, rng)
                state = await anna.asked(table, [0, 1])
            assert state is not None
            seat, other = state["you"], 1 - state["you"]
            before = await _recap(anna, table, other)
            undo = {"seat": seat, "version": state["version"], "id": "back"}
            await anna.post(f"/api/tables/{table}/undo", undo)
            after = await _recap(anna, table, other)
            assert len(_lines(after)) < len(_lines(before))
            assert _lines(await _recap(anna, table, seat)) == []

    asyncio.run(play())


def test_the_recap_of_another_seat_is_not_told(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna, guest(house) as bo:
            made = await anna.set_table("yspahan", ["me", "open"], watchable="everyone")
            table = made["table"]
            await sit_down(bo, made, 1)
            empty = await _recap(bo, table, 1)
            assert (empty["groups"], empty["news_from"]) == ([], 0)
            await anna.post(f"/api/tables/{table}/start")
            await anna.play(table, [0], Rng(1), 1) if (await anna.state(table, 0))["offers"] else None
            assert (await refusal(bo, "GET", f"/api/tables/{table}/recap?seat=0"))[0] == 403
            watching = await bo.get(f"/api/tables/{table}/recap")
            assert (watching["you"], watching["since"]) == (None, 0)
            assert len(_lines(watching)) == len((await bo.state(table))["log"]) > 0

    asyncio.run(play())
