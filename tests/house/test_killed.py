"""`kill -9` of the served house in the middle of play: what was acknowledged is there, once, and the game goes on.

Clients notice nothing but a pause: they come back with their version and repeat what was not answered.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence

import pytest

from benchmarks.load.server import Server, house
from fondaco.games import GAMES
from fondaco.house.store import Store
from tests.house.kit import ending_options
from tests.house.stubborn import Host, Stubborn

PATIENCE = 300.0
ENOUGH = 40
"""Up to so many moves are made before a server is killed."""


def test_killed_once(database: str) -> None:
    _play_through(database, [("yspahan", ("me", "me", "me"))], 1, Server.kill)


@pytest.mark.slow
def test_killed_five_times(database: str) -> None:
    _play_through(database, [("yspahan", ("me", "me", "me"))] * 2, 5, Server.kill)


@pytest.mark.slow
def test_stopped_and_started_again_under_load(sqlite_url: str) -> None:
    _play_through(sqlite_url, [("yspahan", ("me", "me", "me"))] * 4, 2, Server.stop)


@pytest.mark.full
def test_killed_fifty_times(database: str) -> None:
    tables = [(game, ("me", "me", "random")) for game in GAMES for _ in range(4)]
    _play_through(database, tables, 50, Server.kill)


def _play_through(
    url: str, tables: Sequence[tuple[str, Sequence[str]]], times: int, end: Callable[[Server], None]
) -> None:
    async def play() -> None:
        server = house(url)
        with server:
            host = Host(server.address)
            await host.arrive()
            players: list[Stubborn] = []
            for game, seats in tables:
                players += await host.set_table(game, seats, ending_options(game))
            games = [asyncio.create_task(player.play()) for player in players]
            for life in range(times):
                await _live(players, games, random.Random(life))
                await asyncio.to_thread(end, server)
                await asyncio.to_thread(server.start)
            await _all(players, games)
            for player in players:
                assert player.log == await host.whole_log(player.table, player.seat)
            await host.client.aclose()
        assert sum(player.returns for player in players) >= times
        await _look(url, players)

    asyncio.run(play())


async def _all(players: Sequence[Stubborn], games: Sequence[asyncio.Task[None]]) -> None:
    """Wait for the ends of all games; if one does not come, say how its players stand."""
    _, left = await asyncio.wait(games, timeout=PATIENCE)
    assert not left, [str(player) for player in players if not player.over]
    await asyncio.gather(*games)


async def _live(players: Sequence[Stubborn], games: Sequence[asyncio.Task[None]], rng: random.Random) -> None:
    """Let them play for a random while; there must be something left to play for."""
    goal = sum(len(player.acknowledged) for player in players) + rng.randrange(1, ENOUGH)
    while sum(len(player.acknowledged) for player in players) < goal:
        await asyncio.sleep(0.001)
        for game in games:
            if game.done():
                game.result()
        assert not all(player.over for player in players), "the games were over too early"
    await asyncio.sleep(rng.random() / 50)


async def _look(url: str, players: Sequence[Stubborn]) -> None:
    """The log holds each acknowledged move once, at its version, and nothing that nobody made."""
    store = await Store.open(url)
    for table in {player.table for player in players}:
        here = [player for player in players if player.table == table]
        rows = await store.events(table)
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        stored = {row.client_id: row.version for row in rows if row.client_id is not None}
        known = {
            f"{player.seat}:{name}": version
            for player in here
            for name, version in player.acknowledged.items()
        }
        assert stored == known
        by_people = [row for row in rows if row.kind == "moved" and row.client_id is not None]
        assert len(by_people) == len(stored)
        assert {player.version for player in here} == {len(rows)}
    await store.close()
