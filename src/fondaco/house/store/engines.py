"""Engines for the two databases: how each is opened for writing, reading and changing its shape."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, NullPool, QueuePool, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError

from fondaco.house.store.trouble import DatabaseRefused

READERS: Final = 4
"""How many reading connections a store has at most."""
BUSY_MS: Final = 5_000
"""How long a writer waits for a lock that somebody else holds."""
MIGRATING_MS: Final = 60_000
"""How long a process waits while another one migrates."""

OPEN_LOCK: Final = 0x666F6E64
"""The number under which houses say that they are open, on PostgreSQL."""
_OPEN: Final = "A house is open in this database: close it first. Nothing was changed."
POSTGRESQL: Final[dict[str, str | int]] = {
    "application_name": "fondaco",
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
"""A connection whose other end has vanished is given up within half a minute."""

Pragma = tuple[str, ...]
_ROOMY: Final[Pragma] = ("wal_autocheckpoint=4000", "cache_size=-8000")
"""SQLite's write-ahead log grows to 16 MB before its pages go where they belong: a page that many moves have changed
goes there once. The pages at hand, 8 MB of them, are those of the tables in play."""


def database_url(address: str) -> URL:
    """The address of a database as SQLAlchemy wants it, or a refusal that says what can be used."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise DatabaseRefused(f"This is no address of a database: {_hint()}") from None
    kind = url.drivername.partition("+")[0]
    if kind in {"postgresql", "postgres"}:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in {"sqlite", "sqlite+pysqlite"}:
        raise DatabaseRefused(f"{url.drivername} cannot be used: {_hint()}")
    if not url.database or url.database == ":memory:" or url.query:
        raise DatabaseRefused(f"SQLite needs the path of a file: {_hint()}")
    return url


def _hint() -> str:
    return "use sqlite:///path/of/file or postgresql+psycopg://user:password@host/name."


def is_sqlite(url: URL) -> bool:
    """Whether this is SQLite; otherwise it is PostgreSQL."""
    return url.get_backend_name() == "sqlite"


def sqlite_file(url: URL) -> Path:
    """Where a SQLite database lies."""
    return Path(url.database or "")


def writing(url: URL) -> Engine:
    """For the one connection of the writer thread."""
    if not is_sqlite(url):
        options = f"-c lock_timeout={BUSY_MS}"
        return create_engine(url, poolclass=NullPool, connect_args={**POSTGRESQL, "options": options})
    prepare_file(url)
    pragmas = ("synchronous=NORMAL", "foreign_keys=ON", "temp_store=MEMORY", *_ROOMY)
    return _sqlite(url, _wal(BUSY_MS, *pragmas), begin=lambda found: raw(found).execute("BEGIN IMMEDIATE"))


def reading(url: URL) -> Engine:
    """For the reading threads: each job sees one state of the database, and cannot change it."""
    if not is_sqlite(url):
        return create_engine(
            url,
            pool_size=READERS,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args=POSTGRESQL,
            isolation_level="REPEATABLE READ",
            execution_options={"postgresql_readonly": True},
        )
    pragmas = (f"busy_timeout={BUSY_MS}", "foreign_keys=ON", "query_only=ON")
    return _sqlite(url, _plain(pragmas), begin=_begin("BEGIN"), readers=READERS)


def migrating(url: URL) -> Engine:
    """For changing the shape of the database, which others may want to do at the same moment.

    SQLite rebuilds a table by dropping it: the foreign keys must not see that.
    """
    if not is_sqlite(url):
        options = f"-c lock_timeout={MIGRATING_MS}"
        return create_engine(url, poolclass=NullPool, connect_args={**POSTGRESQL, "options": options})
    prepare_file(url)
    return _sqlite(url, _wal(MIGRATING_MS, "foreign_keys=OFF"), begin=_begin("BEGIN IMMEDIATE"))


def restoring(url: URL) -> Engine:
    """For filling a whole database from a backup: on SQLite nobody else may have it open, not even to read."""
    if not is_sqlite(url):
        return migrating(url)
    prepare_file(url)
    return _sqlite(url, _alone, begin=_begin("BEGIN EXCLUSIVE"))


def _alone(connection: sqlite3.Connection) -> None:
    """The write-ahead log can only be left by somebody who is alone: every house that is open has it open."""
    _plain((f"busy_timeout={BUSY_MS}", "foreign_keys=OFF"))(connection)
    try:
        mode = connection.execute("PRAGMA journal_mode=DELETE").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        mode = "wal"
    if mode != "delete":
        raise DatabaseRefused(_OPEN)


def mark_open(engine: Engine) -> None:
    """Let every connection to PostgreSQL say that a house is open in this database; on SQLite its being there does."""
    if engine.dialect.name == "postgresql":

        @event.listens_for(engine, "connect")
        def connected(connection: DBAPIConnection, _: object) -> None:
            cursor = connection.cursor()
            cursor.execute(f"SELECT pg_try_advisory_lock_shared({OPEN_LOCK})")
            cursor.close()
            connection.commit()


def require_closed(connection: Connection) -> None:
    """Refuse to go on while a house is open in this database of PostgreSQL; SQLite was asked when it was opened."""
    if connection.dialect.name == "postgresql":
        alone = text("SELECT pg_try_advisory_xact_lock(:number)")
        if not connection.execute(alone, {"number": OPEN_LOCK}).scalar():
            raise DatabaseRefused(_OPEN)


def psycopg_arguments(url: URL) -> dict[str, Any]:
    """How psycopg itself connects to a PostgreSQL, for what SQLAlchemy does not do."""
    _, arguments = create_engine(url, poolclass=NullPool).dialect.create_connect_args(url)
    return {**POSTGRESQL, **arguments}


def prepare_file(url: URL) -> None:
    """Make the file of a new SQLite database, for its owner's eyes only: it will hold the seeds of the dice."""
    path = sqlite_file(url)
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _sqlite(
    url: URL,
    prepare: Callable[[sqlite3.Connection], None],
    begin: Callable[[Connection], object],
    readers: int = 0,
) -> Engine:
    """Transactions begin when SQLAlchemy says so, not when Python's driver thinks so."""
    arguments = {"check_same_thread": False, "timeout": BUSY_MS / 1000}
    if readers:
        engine = create_engine(
            url, poolclass=QueuePool, pool_size=readers, max_overflow=0, connect_args=arguments
        )
    else:
        engine = create_engine(url, poolclass=NullPool, connect_args=arguments)

    @event.listens_for(engine, "connect")
    def connected(connection: DBAPIConnection, _: object) -> None:
        if not isinstance(connection, sqlite3.Connection):
            raise TypeError(f"not a connection of SQLite: {connection!r}")
        connection.isolation_level = None
        prepare(connection)

    event.listen(engine, "begin", begin)
    return engine


def _begin(statement: str) -> Callable[[Connection], object]:
    return lambda connection: connection.exec_driver_sql(statement)


def raw(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection to SQLite, for what the writer does with every move: it judges such errors itself."""
    driver = connection.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        raise TypeError(f"not a connection of SQLite: {driver!r}")
    return driver


def _plain(pragmas: Pragma) -> Callable[[sqlite3.Connection], None]:
    def prepare(connection: sqlite3.Connection) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    return prepare


def _wal(wait_ms: int, *pragmas: str) -> Callable[[sqlite3.Connection], None]:
    """Besides the pragmas, the write-ahead log; SQLite does not wait for others when it switches to that."""
    plain = _plain((f"busy_timeout={wait_ms}", *pragmas))

    def prepare(connection: sqlite3.Connection) -> None:
        plain(connection)
        for _ in range(max(1, wait_ms // 20)):
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
                time.sleep(0.02)
        connection.execute("PRAGMA journal_mode=WAL")

    return prepare
