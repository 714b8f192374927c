"""Several stores on one database: whoever is second is told so, on both kinds of database."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import update

from fondaco.house.store import Store
from fondaco.house.store.schema import tables
from tests.house.store.kit import add_tables, changed, event, everything, opened, process, table_id, together

RACER = "tests.house.store.racer"


def test_of_two_stores_that_append_one_version_exactly_one_wins(database: str) -> None:
    async def play() -> None:
        async with opened(database, 2) as (one, other):
            (table,) = await add_tables(one, 1)
            for version in range(1, 41):
                answers = await together(
                    one.append(event(table, version, f"one {version}")),
                    other.append(event(table, version, f"other {version}")),
                )
                assert sorted(map(str, answers)) == ["False", "True"]
                winner = "one" if answers[0] is True else "other"
                (row,) = await one.events(table, version - 1)
                assert row.client_id == f"{winner} {version}"

    asyncio.run(play())


def test_a_command_sent_to_two_processes_is_taken_once(database: str) -> None:
    async def play() -> None:
        async with opened(database, 2) as (one, other):
            (table,) = await add_tables(one, 1)
            for version in range(1, 21):
                client = f"command {version}"
                answers = await together(
                    one.append(event(table, version, client)), other.append(event(table, version, client))
                )
                assert sorted(map(str, answers)) == ["False", "True"]
            assert len(await everything(other)) == 20

    asyncio.run(play())


@pytest.mark.slow
def test_batches_that_cross_do_not_stand_in_each_others_way(database: str) -> None:
    """Two stores commit many tables at once, each in another order, with statements that go along."""

    async def batch(store: Store, ids: list[str], version: int, seed: int) -> dict[str, bool | BaseException]:
        shuffled = random.Random(seed).sample(ids, len(ids))
        mark = update(tables).values(changed=tables.c.changed + 1)
        answers = await together(
            *(store.append(event(table, version), mark.where(tables.c.id == table)) for table in shuffled)
        )
        return dict(zip(shuffled, answers, strict=True))

    async def play() -> None:
        async with opened(database, 2) as (one, other):
            ids = await add_tables(one, 30)
            for version in range(1, 16):
                answers = await asyncio.gather(
                    batch(one, ids, version, 2 * version), batch(other, ids, version, 2 * version + 1)
                )
                for table in ids:
                    assert sorted(str(answer[table]) for answer in answers) == ["False", "True"]
            assert one.tally.troubles == other.tally.troubles == 0
            assert [await changed(one, table) for table in ids] == [15] * 30

    asyncio.run(play())


@pytest.mark.slow
def test_two_processes_race_for_every_version(database: str) -> None:
    goal = 150

    async def prepare() -> None:
        async with opened(database) as (store,):
            await add_tables(store, 1)

    async def look() -> list[str | None]:
        async with opened(database) as (store,):
            rows = await store.events(table_id(0))
            assert [row.version for row in rows] == list(range(1, len(rows) + 1))
            return [row.client_id for row in rows]

    asyncio.run(prepare())
    racers = {name: process(RACER, database, name, str(goal)) for name in ("one", "other")}
    for racer in racers.values():
        assert racer.stdout is not None
        assert racer.stdout.readline() == "ready\n"
    told = {name: racer.communicate("go\n")[0].splitlines() for name, racer in racers.items()}
    assert [racer.returncode for racer in racers.values()] == [0, 0]

    stored = asyncio.run(look())
    wins = {
        name: [line.partition(" ")[2] for line in lines if line.startswith("won")]
        for name, lines in told.items()
    }
    assert len(stored) >= goal
    assert sorted([*wins["one"], *wins["other"]], key=int) == [str(n + 1) for n in range(len(stored))]
    for name, versions in wins.items():
        assert [stored[int(version) - 1] for version in versions] == [
            f"{name} {version}" for version in versions
        ]
