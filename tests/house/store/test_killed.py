"""`kill -9` in the middle of appending: what was acknowledged is there, once, and the rest can go on."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
from sqlalchemy import Connection, select

from fondaco.house.store import EventRow
from fondaco.house.store.schema import tables
from tests.house.store.kit import add_tables, events_in, opened, process, table_id

TABLES = 8


@pytest.mark.slow
def test_five_times(database: str) -> None:
    kill_repeatedly(database, 5)


@pytest.mark.full
def test_fifty_times(database: str) -> None:
    kill_repeatedly(database, 50)


def kill_repeatedly(url: str, times: int) -> None:
    async def prepare() -> None:
        async with opened(url) as (store,):
            await add_tables(store, TABLES)

    asyncio.run(prepare())
    acknowledged: dict[str, int] = {table_id(number): 0 for number in range(TABLES)}
    for life in range(times):
        before = dict(acknowledged)
        live_and_die(url, random.Random(life), acknowledged)
        assert acknowledged != before
        asyncio.run(look(url, acknowledged))


def live_and_die(url: str, rng: random.Random, acknowledged: dict[str, int]) -> None:
    """Run a process, kill it at a random moment, and note what it had said by then."""
    mortal = process("tests.house.store.mortal", url, str(TABLES))
    assert mortal.stdout is not None
    said: list[str] = []
    for _ in range(rng.randrange(1, 400)):
        line = mortal.stdout.readline()
        assert line, "it died by itself"
        said.append(line)
    time.sleep(rng.random() / 50)
    mortal.kill()
    said += mortal.stdout  # not `communicate`, which would forget what is buffered already
    mortal.communicate()
    for line in said:
        if line.endswith("\n"):  # the last may have been cut off
            table, _, version = line.partition(" ")
            assert int(version) > acknowledged[table]
            acknowledged[table] = int(version)


async def look(url: str, acknowledged: dict[str, int]) -> None:
    """Everything acknowledged is stored, at most one more per table, without gaps, and what went along with it.

    What was stored without its acknowledgement counts as known from now on.
    """
    async with opened(url) as (store,):
        marks, stored = await store.read(marks_and_events)  # of one moment: the server may still be busy
    for table, known in acknowledged.items():
        rows = [row for row in stored if row.table == table]
        assert len(rows) in {known, known + 1}
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        assert [row.client_id for row in rows] == [f"command {row.version}" for row in rows]
        assert marks[table] == len(rows)
        acknowledged[table] = len(rows)


def marks_and_events(connection: Connection) -> tuple[dict[str, int], list[EventRow]]:
    marks = connection.execute(select(tables.c.id, tables.c.changed))
    return dict(marks.all()), events_in(connection)
