"""Starting a house asks nothing of its database that depends on how many games are stored there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine, event

from benchmarks.load.furnish import stored_games
from tests.house.kit import served


@contextmanager
def _statements() -> Iterator[list[str]]:
    """All statements that any engine carries out meanwhile."""
    found: list[str] = []

    def noting(connection: object, cursor: object, statement: str, *_: object) -> None:
        found.append(statement)

    event.listen(Engine, "before_cursor_execute", noting)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", noting)


def _started(url: str) -> tuple[list[str], int]:
    """The statements of a start, and the rooms in memory after it."""

    async def start() -> int:
        async with served(url) as house:
            await asyncio.sleep(0.1)
            return house.house.rooms

    with _statements() as found:
        rooms = asyncio.run(start())
    return found, rooms


def test_a_start_does_not_depend_on_the_number_of_stored_games(tmp_path: Path) -> None:
    starts = []
    for count in (0, 300):
        url = f"sqlite:///{tmp_path / f'{count}.db'}"
        _, tables = asyncio.run(stored_games(url, count, 12))
        assert len(tables) == count
        starts.append(_started(url))
    none, many = starts
    assert many == none
    statements, rooms = many
    assert rooms == 0
    assert statements, "the revision of the database is looked at"
    for name in ("events", "tables", "seats"):
        assert not any(f"FROM {name}" in statement for statement in statements)
