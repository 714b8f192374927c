"""Which failures are the database's, which the asker's."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    TimeoutError,  # noqa: A004  (of SQLAlchemy: no connection became free)
)

from fondaco.house.store.trouble import StoreTrouble

ASKED_WRONGLY: Final = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
ASKED_SQLITE_WRONGLY: Final = (
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.NotSupportedError,
    sqlite3.ProgrammingError,
)
TRY_AGAIN: Final = frozenset({"40001", "40P01"})
"""PostgreSQL's own word that a transaction should be tried again: serialisation, deadlock."""


def of_the_database(error: BaseException) -> bool:
    """Disk full, connection lost, lock not given: nothing that another statement would have avoided."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or not isinstance(error, ASKED_WRONGLY)
    if isinstance(error, sqlite3.Error):  # of a statement that was given to the driver itself
        return not isinstance(error, ASKED_SQLITE_WRONGLY)
    return isinstance(error, TimeoutError | OSError)


def connection_died(error: BaseException) -> bool:
    """The connection is gone, and with it whatever it had not committed."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def stood_in_the_way(error: BaseException) -> bool:
    """Two transactions crossed; this one was taken back and may well succeed now."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in TRY_AGAIN


def trouble(error: BaseException) -> StoreTrouble:
    """The same in one line, without the statement and its values: they may hold secrets."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    lines = str(cause).strip().splitlines()
    return StoreTrouble(
        f"The database does not answer as it should: {lines[0] if lines else type(cause).__name__}"
    )
