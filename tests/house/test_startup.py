"""Starting a house asks nothing of its database that depends on how many games are stored there."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from benchmarks.load.furnish import stored_games
from tests.house.kit import served, until

NEVER = 1_000.0
"""Seconds: nothing is done because time goes by."""
SWEPT = ("FROM orders", "FROM events")
"""The first looks for orders and for bots that were asked."""
Statement = tuple[str, tuple[object, ...]]


@contextmanager
def _statements() -> Iterator[list[Statement]]:
    """All statements that any engine carries out meanwhile."""
    found: list[Statement] = []

    def noting(
        connection: object, cursor: object, statement: str, values: tuple[object, ...], *_: object
    ) -> None:
        found.append((statement, values))

    event.listen(Engine, "before_cursor_execute", noting)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", noting)


def _started(url: str) -> tuple[list[Statement], int]:
    """The statements of a start, and the rooms in memory after it."""

    async def start() -> int:
        # What is done by the clock is done once, at the start: how often more, the machine would decide.
        async with served(url, clock_seconds=NEVER, notice_seconds=NEVER, sweep_seconds=NEVER) as house:
            await until(lambda: all(any(sign in said for said, _ in found) for sign in SWEPT))
            return house.house.rooms

    with _statements() as found:
        rooms = asyncio.run(start())
    return found, rooms


@pytest.mark.slow
def test_a_start_does_not_depend_on_the_number_of_stored_games(tmp_path: Path) -> None:
    starts = []
    for count in (0, 300):
        url = f"sqlite:///{tmp_path / f'{count}.db'}"
        _, tables = asyncio.run(stored_games(url, count, 12))
        assert len(tables) == count
        starts.append(_started(url))
    none, many = starts
    statements, rooms = many
    assert sorted(said for said, _ in statements) == sorted(said for said, _ in none[0])
    assert rooms == none[1] == 0
    assert statements, "the revision of the database is looked at"
    plans = _plans(tmp_path / "300.db", statements)
    assert plans, "no statement could be explained"
    for plan in plans:
        assert not re.search(r"SCAN (events|tables|seats)\b", plan), plan


def _plans(database: Path, statements: list[Statement]) -> list[str]:
    """How SQLite goes about what it is asked: by an index, or through all there is."""
    with closing(sqlite3.connect(database)) as connection:
        return [
            "\n".join(str(row[3]) for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values))
            for statement, values in statements
            if statement.startswith("SELECT")
        ]
