"""`python -m benchmarks.store [URL]`: what an append costs in CPU of this process, by how many share a commit.

Without an address a new SQLite file is used. Times depend on the machine: they are printed, and decide nothing.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from secrets import token_urlsafe
from time import process_time

from sqlalchemy import Connection, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from fondaco.house.store import EventRow, Store
from fondaco.house.store.appending import insert_for
from fondaco.house.store.schema import events, tables

BODY = '{"moves":[12,33,41],"chance":[1,2,3,4,5,6]}' * 4
APPENDS = 4000

Way = Callable[[Connection, list[EventRow]], int]


async def add_tables(store: Store, count: int) -> list[str]:
    """So many new tables; their ids."""
    ids = [token_urlsafe(16) for _ in range(count)]
    common = {"game": "yspahan", "seats": 4, "options": "{}", "revision": 1, "pace": "{}", "listed": True}
    common |= {
        "watchable": "link",
        "created": 1,
        "status": "open",
        "seed": bytes(32),
        "commitment": "",
        "changed": 1,
    }
    rows = [{"id": table, **common} for table in ids]
    await store.write(lambda connection: connection.execute(insert(tables), rows))
    return ids


def event(table: str, version: int) -> EventRow:
    """A move of the usual size."""
    return EventRow(table, version, 1_790_000_000_000, "moved", 1, token_urlsafe(12), BODY)


async def append(store: Store, together: int, *, along: bool) -> str:
    """Games that append at the same pace, so that each of their moves shares a commit with one of each other's."""

    async def game(table: str) -> None:
        statement = update(tables).where(tables.c.id == table).values(changed=2)
        for version in range(1, APPENDS // together + 1):
            if not await store.append(event(table, version), *([statement] if along else [])):
                raise RuntimeError("somebody else appends here")

    ids = await add_tables(store, together)
    commits, appended = store.tally.commits, store.tally.appended
    began = process_time()
    await asyncio.gather(*map(game, ids))
    each = (process_time() - began) / (store.tally.appended - appended)
    shared = (store.tally.appended - appended) / (store.tally.commits - commits)
    return f"{shared:6.1f} per commit{', a statement along' if along else '':19}  {each * 1e6:6.0f} µs per append"


async def compare_statements(store: Store) -> list[str]:
    """The statement as text, and as SQLAlchemy makes it; twenty rows each, without the way to the thread."""
    dialect = sqlite if store.dialect == "sqlite" else postgresql
    built = dialect.insert(events).on_conflict_do_nothing().returning(events.c.table_id, events.c.version)

    def values(row: EventRow) -> dict[str, object]:
        named = {"table_id": row.table, "version": row.version, "at": row.at, "kind": row.kind}
        return {**named, "seat": row.seat, "client_id": row.client_id, "body": row.body}

    def as_text(connection: Connection, rows: list[EventRow]) -> int:
        return len(insert_for(store.dialect)(connection, rows))

    def many_parameters(connection: Connection, rows: list[EventRow]) -> int:
        return len(connection.execute(built, [values(row) for row in rows]).all())

    def one_statement(connection: Connection, rows: list[EventRow]) -> int:
        return len(connection.execute(built.values([values(row) for row in rows])).all())

    lines = []
    ways: dict[str, Way] = {
        "as text": as_text,
        "many parameters": many_parameters,
        "one statement": one_statement,
    }
    for name, way in ways.items():
        ids = await add_tables(store, 20)
        rounds = [[event(table, version) for table in ids] for version in range(1, APPENDS // 80 + 1)]

        job = partial(_timed, way, rounds)
        lines.append(f"{name:16}  {await store.write(job) * 1e6:6.0f} µs per row")
    return lines


def _timed(way: Way, rounds: list[list[EventRow]], connection: Connection) -> float:
    began = process_time()
    for rows in rounds:
        if way(connection, rows) != len(rows):
            raise RuntimeError("somebody else appends here")
    return (process_time() - began) / sum(map(len, rounds))


async def measure(url: str) -> list[str]:
    """All figures, a line each."""
    store = await Store.open(url)
    lines = [store.dialect]
    for together, along in ((1, False), (5, False), (20, False), (100, False), (20, True)):
        lines += [await append(store, together, along=along)]
    lines += await compare_statements(store)
    await store.close()
    return lines


def main() -> None:
    """Measure the database that was named, or a new file."""
    with tempfile.TemporaryDirectory() as folder:
        url = sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{Path(folder) / 'house.db'}"
        print(*asyncio.run(measure(url)), sep="\n")


if __name__ == "__main__":
    main()
