"""Who is online is known in every process, wherever the connection is."""

from __future__ import annotations

import asyncio

from fondaco.house.presence import FORGOTTEN
from tests.house.kit import Guest, Served, guest, served
from tests.house.ways import secret_of


async def _comes(house: Served, table: str, online: list[bool]) -> None:
    """Wait until a process knows who is online at a table."""
    async with asyncio.timeout(30):
        kept = await house.house.kept(table)
        while [seat in house.house.live.online(table) for seat in range(kept.room.seats)] != online:
            await asyncio.sleep(0.01)


async def _two(anna: Guest, bo: Guest) -> str:
    made = await anna.set_table("yspahan", ["me", "open"])
    table = str(made["table"])
    await bo.post("/api/links", {"secret": secret_of(made, 1)})
    await bo.post(f"/api/tables/{table}/seats/1/sit")
    await anna.post(f"/api/tables/{table}/start")
    return table


def test_a_seat_that_is_online_elsewhere_is_not_deserted(postgresql_url: str) -> None:
    async def play() -> None:
        async with (
            served(postgresql_url) as one,
            served(postgresql_url) as other,
            guest(one, "Anna") as anna,
            guest(other, "Bo") as bo,
        ):
            table = await _two(anna, bo)
            async with anna.live(table, 0) as hers:
                assert [seat["online"] for seat in (await hers.next())["header"]["seats"]] == [True, False]
                async with bo.live(table, 1):
                    header = (await hers.next("header"))["header"]
                    assert [seat["online"] for seat in header["seats"]] == [True, True]
                    await _comes(other, table, [True, True])
                    status, error = await anna.refused(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
                    assert (status, error["message"]["id"]) == (409, "house-not-deserted")
                header = (await hers.next("header"))["header"]
                assert [seat["online"] for seat in header["seats"]] == [True, False]
                await anna.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})

    asyncio.run(play())


def test_a_process_that_comes_later_learns_who_is_there(postgresql_url: str) -> None:
    async def play() -> None:
        async with served(postgresql_url) as one, guest(one, "Anna") as anna:
            table = await anna.begin("yspahan", ["me", "random"])
            async with anna.live(table, 0), served(postgresql_url) as later:
                await _comes(later, table, [True, False])

    asyncio.run(play())


def test_a_process_that_ends_without_a_word_is_forgotten(postgresql_url: str) -> None:
    """Its people are not online for ever."""

    async def play() -> None:
        clock = _Clock()
        async with served(postgresql_url, clock) as one, guest(one, "Anna") as anna:
            table = await anna.begin("yspahan", ["me", "random"])
            kept = await one.house.kept(table)
            one.house.on_here(f"dead:{table}:0")
            assert one.house.live.online(table) == {0}
            assert b'"online":true' in bytes(kept.header())
            clock.time += FORGOTTEN + 1
            assert one.house.live.online(table) == set()

    asyncio.run(play())


class _Clock:
    time = 1_790_000_000_000

    def __call__(self) -> int:
        return self.time
