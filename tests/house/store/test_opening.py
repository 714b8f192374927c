"""Opening a store: which addresses, how SQLite is set, and that it costs the same however much is stored."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, Pool, event, insert, text
from sqlalchemy.engine.interfaces import DBAPIConnection

from fondaco.house.store import DatabaseRefused, Store, StoreTrouble, engines
from fondaco.house.store.schema import events, tables
from tests.house.store.kit import opened, table_id, table_row

GAMES = 10_000


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("sqlite://", "path of a file"),
        ("sqlite:///:memory:", "path of a file"),
        ("sqlite+aiosqlite:///house.db", "cannot be used"),
        ("mysql://host/name", "cannot be used"),
        ("house.db", "no address"),
        ("", "no address"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused_with_what_can(address: str, sentence: str) -> None:
    with pytest.raises(DatabaseRefused, match=sentence) as caught:
        asyncio.run(Store.open(address))
    assert "sqlite:///path/of/file" in str(caught.value)


@pytest.mark.parametrize("name", ["postgres", "postgresql", "postgresql+psycopg", "postgresql+asyncpg"])
def test_postgresql_is_reached_with_psycopg_whatever_it_is_called(name: str) -> None:
    assert engines.database_url(f"{name}://user:word@host/house").drivername == "postgresql+psycopg"


def test_a_store_tells_where_it_is_but_no_password(sqlite_url: str) -> None:
    async def play() -> None:
        async with opened(sqlite_url) as (store,):
            assert (store.url, store.dialect) == (sqlite_url, "sqlite")

    asyncio.run(play())
    assert "word" not in engines.database_url("postgresql://user:word@host/house").render_as_string()


def test_sqlite_is_set_as_agreed(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "house.db"
    pragmas = ["journal_mode", "synchronous", "busy_timeout", "foreign_keys", "query_only"]

    def look(connection: Connection) -> list[object]:
        return [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in pragmas]

    async def play() -> None:
        async with opened(f"sqlite:///{file}") as (store,):
            assert await store.write(look) == ["wal", 1, 5000, 1, 0]
            reading = await store.read(look)
            assert reading[0] == "wal"
            assert reading[2:] == [5000, 1, 1]
        assert file.stat().st_mode & 0o777 == 0o600

    asyncio.run(play())


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear house,\n" * 100)
    with pytest.raises(StoreTrouble, match="not a database"):
        asyncio.run(Store.open(f"sqlite:///{file}"))
    assert file.read_text().startswith("Dear house")


@dataclass
class Cost:
    """What opening a store asked of the database."""

    statements: list[str] = field(default_factory=list)
    steps: int = 0
    """Of SQLite's machine: each row it looks at takes some."""


@contextmanager
def counting() -> Iterator[Cost]:
    cost = Cost()

    def step() -> int:
        cost.steps += 1
        return 0

    def connected(connection: DBAPIConnection, _: object) -> None:
        if isinstance(connection, sqlite3.Connection):
            connection.set_progress_handler(step, 1)

    def executed(_c: object, _cursor: object, statement: str, *_: object) -> None:
        cost.statements.append(statement)

    event.listen(Pool, "connect", connected)
    event.listen(Engine, "before_cursor_execute", executed)
    try:
        yield cost
    finally:
        event.remove(Pool, "connect", connected)
        event.remove(Engine, "before_cursor_execute", executed)


def cost_of_opening(url: str) -> tuple[Cost, float]:
    async def open_and_close() -> None:
        await (await Store.open(url)).close()

    began = time.perf_counter()
    with counting() as cost:
        asyncio.run(open_and_close())
    return cost, time.perf_counter() - began


def rows_read(url: str) -> int:
    """How many rows PostgreSQL has read from tables other than the one of the revision."""
    query = text(
        "SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) FROM pg_stat_user_tables "
        "WHERE relname <> 'alembic_version'"
    )

    async def look() -> int:
        async with opened(url) as (store,):
            readings = [-1]
            # A backend adds its figures when it ends, and nobody waits for that: two readings must agree.
            while readings[-1] not in readings[:-1]:
                await asyncio.sleep(0.5)
                readings.append(await store.read(lambda one: int(one.execute(query).scalar_one())))
            return readings[-1]

    return asyncio.run(look())


def store_games(connection: Connection) -> None:
    connection.execute(insert(tables), [table_row(number) for number in range(GAMES)])
    opening = [
        {"table_id": table_id(number), "version": version, "at": 1, "kind": "moved", "body": "{}"}
        for number in range(GAMES)
        for version in (1, 2)
    ]
    connection.execute(insert(events), opening)


@pytest.mark.slow
def test_ten_thousand_games_cost_nothing_at_the_start(
    database: str, record_property: Callable[[str, object], None]
) -> None:
    async def fill() -> None:
        async with opened(database) as (store,):
            await store.write(store_games)

    cost_of_opening(database)  # makes the tables
    none, seconds_with_none = cost_of_opening(database)
    asyncio.run(fill())
    read = 0 if database.startswith("sqlite") else rows_read(database)
    many, seconds_with_many = cost_of_opening(database)
    record_property(
        "seconds to open: without games, with ten thousand", (seconds_with_none, seconds_with_many)
    )

    assert many.statements == none.statements != []
    if database.startswith("sqlite"):
        assert many.steps == none.steps > 0
    else:
        assert rows_read(database) == read
