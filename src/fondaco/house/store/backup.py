"""Backups: a whole database in one file, and back.

The portable form (`.jsonl.gz`) is a line of JSON per row; it moves a house from one kind of database to the other,
and from an older program to a newer one: it is restored in the shape it had, and then migrated. A file that ends in
`.sqlite` is a copy of an SQLite database that can be used at once. Both are taken while the house goes on, and show
one moment of it. They hold the seeds of running games, so only their owner may read them. Each is sealed, and is
checked to its last bit before anything is written.
"""

from __future__ import annotations

import gzip
import os
import sqlite3
import time
import zlib
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import URL, Connection, Engine, LargeBinary, MetaData, Table, insert, literal, select, text
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from fondaco.house.store import engines, migrating
from fondaco.house.store.failures import of_the_database, trouble
from fondaco.house.store.schema import metadata
from fondaco.house.store.sealing import MARK, copy_is_whole, portable_is_whole, seal_copy, seal_portable
from fondaco.house.store.trouble import DatabaseRefused

PORTABLE: Final = ".jsonl.gz"
COPY: Final = ".sqlite"
FORMAT: Final = 2
"""With 2 came the seal."""
DAMAGED: Final = (
    msgspec.MsgspecError,
    EOFError,
    LookupError,
    ValueError,
    zlib.error,
    gzip.BadGzipFile,
    DataError,
    IntegrityError,
)
"""What may come of reading lines that a backup does not have."""
AT_ONCE: Final = 500
"""How many rows are held in memory."""

Row = list[str | int | bool | None]


class Head(msgspec.Struct, frozen=True, tag="fondaco backup", tag_field="what"):
    """The first line."""

    format: int
    revision: str
    made: int


class Rows(msgspec.Struct, frozen=True, tag="rows", tag_field="what"):
    """What comes before the rows of a table."""

    table: str
    columns: tuple[str, ...]


class End(msgspec.Struct, frozen=True, tag="end", tag_field="what"):
    """The last line but the seal: without it the file was cut off."""

    rows: dict[str, int]


class Seal(msgspec.Struct, frozen=True, tag="seal", tag_field="what"):
    """The line of the seal, which was checked before any line is read."""

    sha256: str


Line = Head | Rows | End | Seal | Row
_line: Final = msgspec.json.Decoder(Line)


class Summary(msgspec.Struct, frozen=True):
    """What a backup holds."""

    revision: str
    rows: dict[str, int]
    sealed: bool = True
    """Whether it carries a check of all its bytes; backups of older programs do not."""


def backup(url: str, file: Path) -> Summary:
    """Write a backup; the ending of the file's name says in which form."""
    place = engines.database_url(url)
    if file.exists():
        raise DatabaseRefused(f"{file} is there already: name another file.")
    if not file.name.endswith((PORTABLE, COPY)):
        raise DatabaseRefused(
            f"The name of a backup ends in {PORTABLE}, or in {COPY} for a copy of an SQLite database."
        )
    if engines.is_sqlite(place) and not engines.sqlite_file(place).exists():
        raise DatabaseRefused(f"There is no database {engines.sqlite_file(place)}.")
    draft = file.with_name(f"{file.name}.draft")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        summary = _copy(place, draft) if file.name.endswith(COPY) else _write_portable(place, draft)
        with draft.open("rb+") as written:
            os.fsync(written.fileno())
        draft.rename(file)
    finally:
        draft.unlink(missing_ok=True)
    return summary


def restore(file: Path, url: str, *, replace: bool = False) -> Summary:
    """Fill a database from a backup of either form; all of it or nothing. Stop the house before.

    A database that holds anything is refused, unless it is to be replaced; one in which a house is open always is. The
    backup is read to its end before anything is done with the database.
    """
    place = engines.database_url(url)
    try:
        sealed = _check(file)
        with _lines_of(file) as lines, _connected(engines.restoring(place)) as connection:
            head = _head(next(lines, b""), file)
            migrating.lock(connection)
            engines.require_closed(connection)
            _make_room(connection, replace=replace)
            migrating.upgrade(connection, head.revision)
            with _references_later(connection):
                rows = _fill(connection, lines)
            migrating.upgrade(connection, migrating.HEAD)
            connection.commit()
    except DAMAGED as error:
        raise DatabaseRefused(f"{file} is damaged or cut off; nothing was changed.") from error
    return Summary(head.revision, rows, sealed)


# Checking


def _check(file: Path) -> bool:
    """Read a backup to its end and refuse what is not as it was written; whether it carries a seal."""
    sealed = _require_seal(file, copy_is_whole(file)) if _is_copy(file) else True
    with _lines_of(file) as lines:
        head = _head(next(lines, b""), file)
        if not _is_copy(file):
            sealed = head.format > 1 and _require_seal(file, portable_is_whole(file))
        columns: tuple[str, ...] = ()
        counts: dict[str, int] = {}
        name, ended = "", False
        for line in map(_line.decode, lines):
            if isinstance(line, list) and name and len(line) == len(columns):
                counts[name] += 1
            elif isinstance(line, Rows) and not ended:
                name, columns = line.table, line.columns
                counts[name] = 0
            elif isinstance(line, End) and line.rows == counts:
                name, ended = "", True
            elif not (isinstance(line, Seal) and ended):
                raise EOFError
        if not ended:
            raise EOFError
    return sealed


def _require_seal(file: Path, whole: bool | None) -> bool:
    """Refuse a seal that does not hold; without one SQLite itself looks whether its pages fit together."""
    if whole is None:
        with _connected(engines.reading(_url_of(file))) as connection:
            if connection.execute(text("PRAGMA integrity_check")).scalar() == "ok":
                return False
    if not whole:
        raise DatabaseRefused(
            f"{file} is not as it was written: it is damaged, or has been in use since. Nothing was changed. Of a "
            "database that is in use, `fondaco backup` makes a new backup."
        )
    return True


# Writing


def _dump(connection: Connection) -> Iterator[bytes]:
    """The lines of a backup, of one moment. The database need not be up to date, so it is asked for its shape."""
    revision = migrating.revision_of(connection)
    if revision is None:
        raise DatabaseRefused("The database is empty: there is nothing to back up.")
    migrating.steps_after(revision)  # refuses what a newer program has made
    shape = _shape(connection)
    yield msgspec.json.encode(Head(FORMAT, revision, time.time_ns() // 1_000_000))
    counts: dict[str, int] = {}
    for table in shape.sorted_tables:
        name = f"{table.name}"  # a plain text, which a name that was asked for is not
        yield msgspec.json.encode(Rows(name, tuple(f"{column.name}" for column in table.columns)))
        counts[name] = 0
        found = connection.execution_options(yield_per=AT_ONCE).execute(
            select(table).order_by(*table.primary_key.columns)
        )
        for row in found:
            counts[name] += 1
            yield msgspec.json.encode(tuple(row))
    yield msgspec.json.encode(End(counts))


def _pour(lines: Iterator[bytes], out: Callable[[bytes], object]) -> Summary:
    """Give every line away; what they held."""
    first = last = next(lines)
    out(first)
    for last in lines:
        out(last)
    revision = msgspec.json.decode(first, type=Head).revision
    return Summary(revision, msgspec.json.decode(last, type=End).rows)


def _write_portable(place: URL, file: Path) -> Summary:
    with _connected(engines.reading(place)) as connection, gzip.open(file, "wb", compresslevel=6) as packed:
        summary = _pour(_dump(connection), lambda line: packed.write(line + b"\n"))
    seal_portable(file)
    return summary


def _copy(place: URL, file: Path) -> Summary:
    """SQLite's own online backup, all pages in one step: writers go on, into the write-ahead log."""
    if not engines.is_sqlite(place):
        raise DatabaseRefused(f"{COPY} is for SQLite; the name of a backup of PostgreSQL ends in {PORTABLE}.")
    with (
        _as_trouble(),
        closing(sqlite3.connect(engines.sqlite_file(place), timeout=engines.BUSY_MS / 1000)) as source,
        closing(sqlite3.connect(file)) as target,
    ):
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")  # one file that needs no others beside it
        target.execute(f"PRAGMA application_id={MARK}")
        target.execute("PRAGMA user_version=0")
    with _connected(engines.reading(_url_of(file))) as connection:
        summary = _pour(_dump(connection), lambda _: None)
    seal_copy(file)
    return summary


# Reading


@contextmanager
def _lines_of(file: Path) -> Iterator[Iterator[bytes]]:
    """The lines of a backup in either form."""
    beginning = _beginning(file)
    if _is_copy(file):
        with _connected(engines.reading(_url_of(file))) as connection:
            yield _dump(connection)
    elif beginning.startswith(b"\x1f\x8b"):
        with gzip.open(file, "rb") as unpacked:
            yield iter(unpacked)
    else:
        raise DatabaseRefused(f"{file} is no backup.")


def _is_copy(file: Path) -> bool:
    return _beginning(file) == b"SQLite format 3\0"


def _beginning(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            return opened.read(16)
    except OSError as error:
        raise DatabaseRefused(f"{file} cannot be read: {error.strerror}.") from error


def _head(line: bytes, file: Path) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.MsgspecError as error:
        raise DatabaseRefused(f"{file} is no backup of a house.") from error
    if head.format > FORMAT:
        raise DatabaseRefused(f"{file} was written by a newer Fondaco: update the program.")
    migrating.steps_after(head.revision)  # refuses what it does not know
    return head


def _make_room(connection: Connection, *, replace: bool) -> None:
    """Leave no table standing; the newest shape is made first, so that it is known which there are."""
    migrating.steps_after(migrating.revision_of(connection))
    migrating.upgrade(connection, migrating.HEAD)
    first = (select(literal(1)).select_from(table).limit(1) for table in metadata.sorted_tables)
    if not replace and any(connection.execute(query).first() for query in first):
        raise DatabaseRefused(
            "The database is not empty: restore into a new one, or say that this is to be replaced."
        )
    metadata.drop_all(connection)
    connection.execute(text(f"DROP TABLE {migrating.VERSION_TABLE}"))


def _fill(connection: Connection, lines: Iterator[bytes]) -> dict[str, int]:
    """Insert the rows of a backup into tables of its own shape; how many there were."""
    shape = _shape(connection)
    counts: dict[str, int] = {}
    table: Table | None = None
    columns: tuple[str, ...] = ()
    waiting: list[dict[str, object]] = []

    def flush() -> None:
        if table is not None and waiting:
            connection.execute(insert(table), waiting)
            counts[table.name] += len(waiting)
            waiting.clear()

    for line in map(_line.decode, lines):
        if isinstance(line, list) and table is not None:
            waiting.append(
                {name: _value(table, name, value) for name, value in zip(columns, line, strict=True)}
            )
            if len(waiting) == AT_ONCE:
                flush()
            continue
        flush()
        if isinstance(line, Rows):
            table, columns = shape.tables[line.table], line.columns
            counts[table.name] = 0
        elif isinstance(line, End) and line.rows == counts:
            return counts
        else:
            raise EOFError
    raise EOFError


@contextmanager
def _references_later(connection: Connection) -> Iterator[None]:
    """Look at references when all rows are there: a rematch may come before its first game."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET CONSTRAINTS ALL DEFERRED"))
    yield
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET CONSTRAINTS ALL IMMEDIATE"))
    if migrating.broken_references(connection):
        raise ValueError("rows refer to rows that are not there")


def _value(table: Table, column: str, value: str | int | bool | None) -> object:
    """A value as the database wants it: JSON has no bytes."""
    if isinstance(value, str) and isinstance(table.columns[column].type, LargeBinary):
        return b64decode(value)
    return value


# Both


def _shape(connection: Connection) -> MetaData:
    """The tables as they are in this database, in an order in which they can be filled."""
    shape = MetaData()
    shape.reflect(connection, only=lambda name, _: name != migrating.VERSION_TABLE)
    return shape


def _url_of(file: Path) -> URL:
    return URL.create("sqlite", database=str(file))


@contextmanager
def _connected(engine: Engine) -> Iterator[Connection]:
    try:
        with _as_trouble(), engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _as_trouble() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise trouble(error) from error
    except SQLAlchemyError as error:
        if of_the_database(error):
            raise trouble(error) from error
        raise
