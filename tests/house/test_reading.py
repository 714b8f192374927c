"""Who only reads stops nobody: no table waits for a reader, however busy the threads are that read."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from fondaco.games import GAMES
from fondaco.house.looking import LookingBack
from fondaco.house.store import engines
from fondaco.table.core import Rng
from tests.house.kit import PATIENCE, Guest, Served, ending_options, guest, served, until


@contextmanager
def _readers_busy(house: Served) -> Iterator[None]:
    """All threads that read, and those that run what takes longer, have something to do until the end."""
    end, loop = threading.Event(), asyncio.get_running_loop()
    jobs = [house.house.store._readers.submit(end.wait, PATIENCE) for _ in range(engines.READERS)]
    others = [loop.run_in_executor(None, end.wait, PATIENCE) for _ in range(64)]
    back = house.house.looking_back._thread.submit(end.wait, PATIENCE)
    try:
        yield
    finally:
        end.set()
    assert len({*jobs, back, *others}) == engines.READERS + 65


async def _move(one: Guest, table: str) -> None:
    state = await one.asked(table, [0, 1, 2])
    assert state is not None
    assert (await one.decide(table, state, Rng(state["version"])))["accepted"] > state["version"]


def test_no_reader_stops_a_table(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna, guest(house) as ben:
            table = await anna.begin("yspahan", ["me"] * 3, watchable="everyone")
            await _move(anna, table)
            kept = house.house.at_hand(table)
            assert kept is not None
            with _readers_busy(house):
                asked = [
                    asyncio.create_task(ben.client.get(f"/api/tables/{table}/{path}"))
                    for path in (
                        "state?m=1",
                        "state?since=2147483647",
                        "recap?since=2147483647",
                        "chat?since=0",
                        "state?m=0&since=99",
                    )
                ]
                refreshed = asyncio.create_task(house.house.refresh(kept))
                for _ in range(3):
                    await asyncio.wait_for(_move(anna, table), PATIENCE / 2)
                assert not kept.lock.locked()
                assert not any(task.done() for task in (*asked, refreshed)), (
                    "nothing was read, so nothing was tested"
                )
            for task in asked:
                assert (await task).status_code == 200
            await refreshed

    asyncio.run(play())


def test_what_is_told_of_the_past_is_of_one_moment(sqlite_url: str) -> None:
    """It was asked for before a move, and is made after it: as if it had been made at once."""

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            for game in GAMES:
                table = await anna.begin(game, ["me"] * 3, options=ending_options(game))
                for _ in range(4):
                    await _move(anna, table)
                kept = await house.house.kept(table)
                assert kept.room.game is not None
                for viewer in (None, 0, 1, 2):
                    for moves in (0, 2, kept.room.game.moves):
                        later, now = kept.past(viewer, moves), kept.past(viewer, moves)()
                        if viewer == 0:
                            await _move(anna, table)
                        assert later() == now
                whole = msgspec.json.decode(kept.past(None, 0)())
                assert whole["moves"] == 0

    asyncio.run(play())


def test_the_past_is_busy_before_it_is_full() -> None:
    async def play() -> None:
        back, end = LookingBack(most=2), threading.Event()

        def make() -> bytes:
            end.wait(PATIENCE)
            return b"past"

        waiting = [asyncio.create_task(back.run(make)) for _ in range(2)]
        await until(lambda: back._waiting == 2)
        refused = await asyncio.gather(back.run(make), return_exceptions=True)
        assert [str(getattr(error, "code", "")) for error in refused] == ["unavailable"]
        end.set()
        assert await asyncio.gather(*waiting) == [b"past"] * 2
        assert await back.run(make) == b"past"
        back.close()

    asyncio.run(play())
