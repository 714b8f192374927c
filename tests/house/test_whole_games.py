"""Whole games over the API alone: every game, two people and a bot; in the middle the server is another one."""

from __future__ import annotations

import asyncio

import pytest

from fondaco.games import GAMES, load_rulebook
from fondaco.table.core import Rng
from fondaco.table.record import read_record, replay, verify_dice
from tests.house.kit import Guest, Wire, ending_options, guest, pick, served


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_to_the_end(game: str, sqlite_url: str) -> None:
    """One person by HTTP, the other over a live connection, on which every update follows the one before."""

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            made = await anna.set_table(game, ["me", "medium", "open"], options=ending_options(game))
            table = made["table"]
            (link,) = [link["secret"] for link in made["links"] if link["seat"] == 2]
            assert await bo.post("/api/links", {"secret": link}) == {"table": table, "seat": 2}
            await bo.post(f"/api/tables/{table}/seats/2/sit", {"nonce": "camel"})
            async with bo.live(table, 2) as wire:
                await anna.post(f"/api/tables/{table}/start")
                ends = await asyncio.gather(anna.play(table, [0], Rng(1)), _play_live(wire, Rng(2)))
            assert min(ends) > 5
            await _check_the_end(game, anna, table)

    asyncio.run(play())


async def _play_live(wire: Wire, rng: Rng) -> int:
    """Play over a live connection; every update must follow the one before."""
    version = decisions = 0
    while True:
        frame = await wire.next()
        if frame["kind"] == "update":
            assert frame["follows"] == version
            assert (
                frame["version"] > version
            )  # by more than one when the bot has decided several times in a row
            version = frame["version"]
            if frame["status"] == "over":
                return decisions
            offers, begun = frame["offers"], ""
        elif frame["kind"] == "answer" and frame["draft"]:
            offers, begun = frame["draft"]["offers"], frame["draft"]["text"] + " "
        else:
            assert frame["kind"] in ("answer", "header")
            continue
        if offers:
            decisions += 1
            await wire.say(do="move", text=begun + pick(offers, rng), version=version, id=f"live-{decisions}")


async def _check_the_end(game: str, anna: Guest, table: str) -> None:
    """The record is complete, replays to the same end, and its dice are those that were promised."""
    end = await anna.state(table)
    assert end["status"] == "over"
    text = (await anna.client.get(f"/api/tables/{table}/record")).text
    record = read_record(text)
    replayed = replay(record, load_rulebook(game))
    assert record.players == ["Anna", f"{end['header']['seats'][1]['id']} [medium]", "Bo"]
    assert record.nonces == ["", "", "camel"]
    assert record.seed == end["result"]["seed"]
    assert replayed.position.standing() == end["result"]["scores"]
    assert replayed.position.ranks() == end["result"]["ranks"]
    assert verify_dice(record, replayed) > 0
    shown = await anna.post("/api/records", {"record": text})
    assert (shown["over"], shown["moves"]) == (True, len(replayed.played))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_restarted_server_goes_on_where_the_other_was(game: str, database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna:
            cookies, headers = anna.client.cookies, anna.client.headers
            table = await anna.begin(game, ["me", "random", "medium"], options=ending_options(game))
            await anna.play(table, [0], Rng(3), most=12)
            before = await anna.asked(table, [0])
        async with served(database) as house, guest(house) as again:
            again.client.cookies, again.client.headers = cookies, headers
            assert house.house.rooms == 0
            assert await again.asked(table, [0]) == before
            await again.play(table, [0], Rng(4))
            assert (await again.state(table, 0))["status"] == "over"

    asyncio.run(play())
