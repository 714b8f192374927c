"""Nobody who holds a seat gets another one's knowledge, and nobody looks on behind a bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from fondaco.games import GAMES
from tests.house.kit import Guest, Json, guest, served


@asynccontextmanager
async def _people(database: str) -> AsyncIterator[tuple[Guest, Guest, Guest]]:
    async with (
        served(database) as house,
        guest(house, "Anna") as anna,
        guest(house, "Bo") as bo,
        guest(house, "Cleo") as cleo,
    ):
        yield anna, bo, cleo


async def _looks_into(one: Guest, table: str, seat: int) -> bool:
    return (await one.client.get(f"/api/tables/{table}/state?seat={seat}")).status_code == 200


async def _chair(one: Guest, table: str, seat: int, own: int) -> Json:
    seats: list[Json] = (await one.state(table, own))["header"]["seats"]
    return seats[seat]


@pytest.mark.parametrize("game", GAMES)
def test_the_host_does_not_look_into_the_hand_of_a_bot(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with _people(sqlite_url) as (anna, _, _):
            table = await anna.begin(game, ["me", "random", "random"])
            version = (await anna.state(table, 0))["version"]
            link = await anna.post(f"/api/tables/{table}/links", {"seat": 1})
            status, error = await anna.refused("/api/links", {"secret": link["secret"]})
            assert (status, error["message"]["id"]) == (403, "house-one-seat")
            assert error["text"]
            assert not await _looks_into(anna, table, 1)
            chair = await _chair(anna, table, 1, 0)
            assert (chair["kind"], chair["bot"]) == ("bot", "random")
            assert (await anna.state(table, 0))["version"] >= version

    asyncio.run(play())


def test_who_takes_the_seat_of_a_bot_is_told_to_all(database: str) -> None:
    async def play() -> None:
        async with _people(database) as (anna, bo, cleo):
            table = await anna.begin("yspahan", ["me", "random", "random"], watchable="everyone")
            link = {"secret": (await anna.post(f"/api/tables/{table}/links", {"seat": 1}))["secret"]}
            async with anna.live(table, 0) as wire, cleo.live(table) as spectator:
                for one in (wire, spectator):
                    await one.next("update")
                await bo.post("/api/links", link)
                for one in (wire, spectator):
                    while (seat := (await one.next("update"))["header"]["seats"][1])["kind"] != "person":
                        pass
                    assert (seat["name"], seat["bot"]) == ("Bo", None)
            assert await _looks_into(bo, table, 1)
            for other in (anna, cleo):
                assert (await other.refused("/api/links", link))[0] == 403
                assert not await _looks_into(other, table, 1)
            assert (await bo.post("/api/links", link))["seat"] == 1  # his way back
            # He holds this seat, and gets no second one.
            more = {"secret": (await anna.post(f"/api/tables/{table}/links", {"seat": 2}))["secret"]}
            assert (await bo.refused("/api/links", more))[1]["message"]["id"] == "house-one-seat"
            assert (await cleo.post("/api/links", more))["seat"] == 2

    asyncio.run(play())


def test_of_several_at_once_one_takes_the_seat(database: str) -> None:
    async def play() -> None:
        async with _people(database) as (anna, bo, cleo):
            table = await anna.begin("yspahan", ["me", "random", "random"])
            link = {"secret": (await anna.post(f"/api/tables/{table}/links", {"seat": 1}))["secret"]}
            answers = await asyncio.gather(*(one.client.post("/api/links", json=link) for one in (bo, cleo)))
            assert sorted(answer.status_code for answer in answers) == [200, 403]
            assert [await _looks_into(one, table, 1) for one in (bo, cleo)].count(True) == 1

    asyncio.run(play())


def test_a_bot_that_takes_over_before_the_game_has_nobody_behind_it(sqlite_url: str) -> None:
    """Neither who had looked where the link of an open seat leads, nor who holds the link of one that a bot has."""

    async def play() -> None:
        async with _people(sqlite_url) as (anna, _, cleo):
            made = await anna.set_table("yspahan", ["me", "open", "random"])
            table, links = made["table"], {link["seat"]: {"secret": link["secret"]} for link in made["links"]}
            await anna.post("/api/links", links[1])
            await cleo.post("/api/links", links[1])
            await anna.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
            second = {"secret": (await anna.post(f"/api/tables/{table}/links", {"seat": 2}))["secret"]}
            assert (await anna.refused("/api/links", second))[0] == 403
            await anna.post(f"/api/tables/{table}/start")
            for one in (anna, cleo):
                assert not await _looks_into(one, table, 1)
            assert not await _looks_into(anna, table, 2)

    asyncio.run(play())


def test_a_player_gets_no_second_hand_by_the_link_of_another(sqlite_url: str) -> None:
    async def play() -> None:
        async with _people(sqlite_url) as (anna, bo, phone):
            made = await anna.set_table("yspahan", ["me", "me", "open"])
            table, links = made["table"], {link["seat"]: {"secret": link["secret"]} for link in made["links"]}
            await bo.post("/api/links", links[2])
            await bo.post(f"/api/tables/{table}/seats/2/sit")
            own = {"secret": (await bo.post(f"/api/tables/{table}/links", {"seat": 2}))["secret"]}
            assert (await anna.refused("/api/links", own))[1]["message"]["id"] == "house-one-seat"
            await anna.post(f"/api/tables/{table}/start")
            assert (await anna.refused("/api/links", own))[1]["message"]["id"] == "house-one-seat"
            assert not await _looks_into(anna, table, 2)
            # Two players at one screen may go on at another one; and who has no seat may be somebody's second device.
            for seat in (0, 1):
                link = await anna.post(f"/api/tables/{table}/links", {"seat": seat})
                assert (await phone.post("/api/links", {"secret": link["secret"]}))["seat"] == seat
            assert (await phone.refused("/api/links", own))[0] == 403

    asyncio.run(play())
