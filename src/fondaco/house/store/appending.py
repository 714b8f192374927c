"""The hot statement: many events in one INSERT that says which of them were new.

It is written as text for each of the two databases, because the same through the statement objects of SQLAlchemy
costs more CPU (`benchmarks/store.py` compares them), and on PostgreSQL it notifies as well.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from sqlalchemy import Connection, func, select

from fondaco.house.store.engines import raw
from fondaco.house.store.row import EventRow

CHANNEL: Final = "fondaco_events"
MOST: Final = 128
"""How many events go into one statement."""

Key = tuple[str, int]
Insert = Callable[[Connection, Sequence[EventRow]], set[Key]]

_COLUMNS: Final = "table_id, version, at, kind, seat, client_id, body"
_POSTGRESQL: Final = f"""
    WITH won AS (
        INSERT INTO events ({_COLUMNS})
        SELECT * FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::text[], %s::int[], %s::text[], %s::text[])
        ON CONFLICT DO NOTHING RETURNING table_id, version)
    SELECT table_id, version, pg_notify('{CHANNEL}', table_id || ':' || version) FROM won
"""


@cache
def _sqlite(rows: int) -> str:
    places = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * rows)
    return f"INSERT INTO events ({_COLUMNS}) VALUES {places}"


_SQLITE_NEW: Final = " ON CONFLICT DO NOTHING RETURNING table_id, version"


def insert_sqlite(connection: Connection, rows: Sequence[EventRow]) -> set[Key]:
    """Append to SQLite; which keys are new.

    Nearly always all are: that is tried first. RETURNING would give them one by one, and for each of them the
    interpreter be let go and asked for again, while the event loop wants it.
    """
    values: list[object] = []
    for row in rows:
        values += (row.table, row.version, row.at, row.kind, row.seat, row.client_id, row.body)
    try:
        raw(connection).execute(_sqlite(len(rows)), values)
    except sqlite3.IntegrityError:  # SQLite has undone this statement, and nothing else
        found = connection.exec_driver_sql(_sqlite(len(rows)) + _SQLITE_NEW, tuple(values))
        return {(table, version) for table, version in found}
    return {(row.table, row.version) for row in rows}


def insert_postgresql(connection: Connection, rows: Sequence[EventRow]) -> set[Key]:
    """Append to PostgreSQL, and tell the other processes at the commit; which keys are new."""
    columns = (
        [row.table for row in rows],
        [row.version for row in rows],
        [row.at for row in rows],
        [row.kind for row in rows],
        [row.seat for row in rows],
        [row.client_id for row in rows],
        [row.body for row in rows],
    )
    found = connection.exec_driver_sql(_POSTGRESQL, columns)
    return {(table, version) for table, version, _ in found}


def insert_for(dialect: str) -> Insert:
    """The statement of a database."""
    return insert_sqlite if dialect == "sqlite" else insert_postgresql


def announce(connection: Connection, table: str, version: int = 0) -> None:
    """Within `Store.write`: tell all processes that something about a table has changed, once it is committed.

    With version 0 it is nothing that the events tell: chat, a name. On SQLite there is one process, which knows.
    """
    if connection.dialect.name != "sqlite":
        connection.execute(select(func.pg_notify(CHANNEL, f"{table}:{version}")))
