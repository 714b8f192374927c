"""Appending: compare-and-set, client ids, group commit. On SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from itertools import pairwise

import pytest
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fondaco.house.store import EventRow, Store, StoreTrouble, UnknownTable
from fondaco.house.store.schema import accounts, tables
from tests.house.store.kit import (
    add_tables,
    changed,
    event,
    everything,
    opened,
    store_on,
    table_id,
    table_row,
    together,
)


def test_what_was_appended_is_read_as_it_was(database: str) -> None:
    rows = [
        EventRow(table_id(0), 1, 1_790_000_000_123, "opened", None, None, '{"game":"yspahan"}'),
        EventRow(
            table_id(0), 2, 1_790_000_000_124, "moved", 0, "client-1", '{"text":"Füße, 茶, \\u0000, \'; --"}'
        ),
        EventRow(table_id(0), 3, 1_790_000_000_124, "moved", 3, "client-2", "[]"),
    ]

    async def play() -> None:
        async with store_on(database, tables=2) as (store, (table, other)):
            assert [await store.append(row) for row in rows] == [True, True, True]
            assert await store.events(table) == rows
            assert await store.events(table, after=2) == rows[2:]
            assert await store.events(table, after=3) == []
            assert await store.events(other) == []
        async with opened(database) as (store,):
            assert await store.events(table) == rows

    asyncio.run(play())


def test_a_version_is_given_once(database: str) -> None:
    async def play() -> None:
        async with store_on(database, tables=2) as (store, (table, other)):
            assert await store.append(event(table, 1, "a"))
            assert not await store.append(event(table, 1, "b"))
            assert await store.append(event(other, 1, "b"))
            assert await store.events(table) == [event(table, 1, "a")]

    asyncio.run(play())


def test_a_client_id_is_taken_once_at_each_table(database: str) -> None:
    async def play() -> None:
        async with store_on(database, tables=2) as (store, (table, other)):
            assert await store.append(event(table, 1, "again"))
            assert not await store.append(event(table, 2, "again"))
            assert await store.append(event(other, 1, "again"))
            assert await store.append(event(table, 2, None))
            assert await store.append(event(table, 3, None))
            assert [row.version for row in await store.events(table)] == [1, 2, 3]

    asyncio.run(play())


def test_appends_that_arrive_together_are_committed_together_and_answered_each(database: str) -> None:
    async def play() -> None:
        async with store_on(database, tables=30) as (store, ids):
            assert await store.append(event(ids[7], 1, "early"))
            commits = store.tally.commits
            asked = [event(table, 1, client) for table in ids for client in ("first", "second")]
            answers = await together(*map(store.append, asked))
            expected = [row.client_id == "first" and row.table != ids[7] for row in asked]
            assert answers == expected
            assert store.tally.commits == commits + 1
            assert (store.tally.appended, store.tally.taken) == (1 + 29, 31)
            kept = {(row.table, row.client_id) for row in await everything(store)}
            assert kept == {(table, "early" if table == ids[7] else "first") for table in ids}

    asyncio.run(play())


def test_more_appends_than_one_statement_holds(database: str) -> None:
    async def play() -> None:
        async with store_on(database, tables=300) as (store, ids):
            answers = await together(*(store.append(event(table, 1)) for table in ids))
            assert answers == [True] * 300
            assert store.tally.commits == 1
            assert [row.table for row in await everything(store)] == ids

    asyncio.run(play())


def test_of_two_for_one_version_the_second_wins_if_the_first_repeats_itself(database: str) -> None:
    """The answer must not be given to the wrong one: both name the same version."""

    async def play() -> None:
        async with store_on(database, tables=1) as (store, (table,)):
            assert await store.append(event(table, 1, "said"))
            answers = await together(
                store.append(event(table, 2, "said", body='"repeated"')),
                store.append(event(table, 2, "new", body='"new"')),
            )
            assert answers == [False, True]
            assert (await store.events(table))[1].body == '"new"'

    asyncio.run(play())


def test_one_client_id_twice_in_one_commit(database: str) -> None:
    async def play() -> None:
        async with store_on(database, tables=1) as (store, (table,)):
            answers = await together(
                store.append(event(table, 1, "same")), store.append(event(table, 2, "same"))
            )
            assert answers == [True, False]
            assert [row.version for row in await store.events(table)] == [1]

    asyncio.run(play())


def test_what_goes_along_happens_only_for_winners(database: str) -> None:
    async def play() -> None:
        async with store_on(database, tables=3) as (store, ids):
            mark = update(tables).values(changed=tables.c.changed + 1)
            taken = ids[1]
            assert await store.append(event(taken, 1))
            answers = await together(
                *(
                    store.append(event(table, 1), mark.where(tables.c.id == table))
                    for table in ids
                    for _ in range(2)
                )
            )
            assert answers == [True, False, False, False, True, False]
            assert [await changed(store, table) for table in ids] == [1, 0, 1]

    asyncio.run(play())


def test_what_goes_along_may_be_several_statements(database: str) -> None:
    async def play() -> None:
        async with store_on(database, tables=1) as (store, (table,)):
            account = {"id": "a", "name": "Ada", "password_hash": "-", "created": 1}
            mark = update(tables).where(tables.c.id == table).values(changed=7, status="playing")
            assert await store.append(event(table, 1), insert(accounts).values(account), mark)
            assert await changed(store, table) == 7
            names = await store.read(lambda connection: connection.execute(select(accounts.c.name)).all())
            assert [name for (name,) in names] == ["Ada"]

    asyncio.run(play())


def test_a_wrong_statement_fails_its_own_append_and_no_other(database: str) -> None:
    async def play() -> None:
        async with store_on(database, tables=5) as (store, ids):
            wrong = insert(tables).values(table_row(0))  # exists already
            answers = await together(
                *(store.append(event(table, 1), *([wrong] if table == ids[2] else [])) for table in ids),
            )
            failed = answers.pop(2)
            assert isinstance(failed, IntegrityError)
            assert answers == [True] * 4
            assert await store.events(ids[2]) == []
            assert await store.append(event(ids[2], 1))
            assert store.tally.troubles == 0

    asyncio.run(play())


def test_an_event_of_no_table_fails_alone(database: str) -> None:
    async def play() -> None:
        async with store_on(database, tables=2) as (store, (table, other)):
            answers = await together(
                store.append(event(table, 1)),
                store.append(event(table_id(99), 1)),
                store.append(event(other, 1)),
            )
            assert answers[::2] == [True, True]
            assert isinstance(answers[1], UnknownTable)

    asyncio.run(play())


def test_jobs_and_appends_are_done_in_the_order_in_which_they_were_asked_for(database: str) -> None:
    async def play() -> None:
        async with opened(database) as (store,):
            seen: list[int] = []

            def count(connection: Connection) -> None:
                seen.append(len(connection.execute(select(tables.c.id)).all()))

            def add(number: int) -> Coroutine[object, object, object]:
                row = insert(tables).values(table_row(number))
                return store.write(lambda connection: connection.execute(row))

            await asyncio.gather(add(0), store.write(count), add(1), add(2), store.write(count))
            assert seen == [1, 3]
            first = asyncio.ensure_future(store.append(event(table_id(3), 1)))
            await asyncio.gather(first, add(3), return_exceptions=True)
            assert isinstance(first.exception(), UnknownTable)  # it was asked before the table was there
            assert await store.append(event(table_id(3), 1))

    asyncio.run(play())


def test_a_job_that_raises_has_not_happened(database: str) -> None:
    class Changed(Exception):
        pass

    def job(connection: Connection) -> None:
        connection.execute(insert(tables).values(table_row(5)))
        raise Changed

    async def play() -> None:
        async with opened(database) as (store,):
            with pytest.raises(Changed):
                await store.write(job)
            assert await store.read(lambda connection: connection.execute(select(tables.c.id)).all()) == []
            assert await add_tables(store, 6)

    asyncio.run(play())


def test_a_reading_job_cannot_write(database: str) -> None:
    async def play() -> None:
        async with store_on(database, tables=1) as (store, (table,)):
            with pytest.raises((StoreTrouble, SQLAlchemyError)):
                await store.read(lambda connection: connection.execute(update(tables).values(changed=9)))
            assert await changed(store, table) == 0

    asyncio.run(play())


def test_a_reading_job_sees_one_state(database: str) -> None:
    async def play() -> None:
        async with store_on(database, tables=1) as (store, (table,)):
            loop = asyncio.get_running_loop()

            def job(connection: Connection) -> tuple[int, int]:
                query = select(tables.c.changed).where(tables.c.id == table)
                before = connection.execute(query).scalar_one()
                mark = update(tables).values(changed=tables.c.changed + 1)
                written = asyncio.run_coroutine_threadsafe(store.write(lambda c: c.execute(mark)), loop)
                written.result()
                return before, connection.execute(query).scalar_one()

            assert await store.read(job) == (0, 0)
            assert await changed(store, table) == 1

    asyncio.run(play())


def test_an_append_goes_on_when_nobody_waits_any_more(database: str) -> None:
    async def play() -> None:
        async with store_on(database, tables=1) as (store, (table,)):
            impatient = asyncio.ensure_future(store.append(event(table, 1)))
            await asyncio.sleep(0)
            impatient.cancel()
            assert await store.append(event(table, 2))
            assert [row.version for row in await store.events(table)] == [1, 2]

    asyncio.run(play())


def test_closing_finishes_what_was_asked_for(database: str) -> None:
    async def play() -> None:
        async with store_on(database, tables=20) as (store, ids):
            asked = [asyncio.ensure_future(store.append(event(table, 1))) for table in ids]
            await asyncio.sleep(0)
            await store.close()
            assert await asyncio.gather(*asked) == [True] * 20
            with pytest.raises(StoreTrouble):
                await store.append(event(ids[0], 2))
            with pytest.raises(StoreTrouble):
                await store.events(ids[0])
        async with opened(database) as (again,):
            assert len(await everything(again)) == 20

    asyncio.run(play())


@pytest.mark.slow
def test_many_tables_played_at_once(database: str) -> None:
    async def game(store: Store, table: str) -> None:
        for version in range(1, 21):
            assert await store.append(event(table, version, f"client {version}"))

    async def play() -> None:
        async with store_on(database, tables=40) as (store, ids):
            await asyncio.gather(*(game(store, table) for table in ids))
            assert store.tally.appended == 40 * 20
            assert store.tally.commits < 40 * 20 / 4  # many share a commit
            for table in ids:
                versions = [0, *(row.version for row in await store.events(table))]
                assert len(versions) == 21
                assert all(later == earlier + 1 for earlier, later in pairwise(versions))

    asyncio.run(play())
