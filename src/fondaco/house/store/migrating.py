"""The shape of the database, changed step by step with Alembic; by itself when a store is opened.

A new step is a file in `migrations/versions`, written by hand, and the new HEAD below; a test compares what the steps
make with `schema.py`, on both databases. All steps run in one transaction under a lock: of several processes that
start at once one migrates and the others find it done.
"""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from fondaco.house.store import engines
from fondaco.house.store.failures import of_the_database, trouble
from fondaco.house.store.schema import metadata
from fondaco.house.store.trouble import DatabaseRefused

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

HEAD: Final = "0001"
"""The revision that this program works with."""
ADVISORY_LOCK: Final = 0x466F6E6461636F
"""The number under which processes take turns on PostgreSQL: the letters of Fondaco."""
VERSION_TABLE: Final = "alembic_version"
MIGRATIONS: Final = Path(__file__).parent / "migrations"

_alembic_is_global = Lock()


class Step(msgspec.Struct, frozen=True):
    """One change of the shape."""

    revision: str
    what: str


class Report(msgspec.Struct, frozen=True):
    """What migrating would do, or has done."""

    database: str
    """Its address, a password masked."""
    present: str | None
    """Its revision; None if it is empty."""
    wanted: str
    steps: tuple[Step, ...]

    def __str__(self) -> str:
        if not self.steps:
            return f"{self.database} is up to date (revision {self.present})."
        was = f"is at revision {self.present}" if self.present else "is empty"
        lines = [f"{self.database} {was}; to bring it to {self.wanted}:"]
        return "\n".join([*lines, *(f"  {step.revision}  {step.what}" for step in self.steps)])


def check(url: str) -> Report:
    """What `migrate` would do, without doing it; a database that must not be used is refused here too."""
    place = engines.database_url(url)
    return _report(place, _present_revision(place))


def migrate(url: str) -> Report:
    """Bring a database up to date; what was done."""
    return ensure(engines.database_url(url), migrate=True)


def ensure(place: URL, *, migrate: bool) -> Report:
    """Migrate if need be and wished for; refuse a database that cannot be used as it is."""
    present = _present_revision(place)
    report = _report(place, present)
    if not report.steps:
        return report
    if not migrate:
        raise DatabaseRefused(f"{report.database} is not up to date: type `fondaco migrate` first.")
    engine = engines.migrating(place)
    try:
        with engine.begin() as connection:
            lock(connection)
            report = _report(place, revision_of(connection))
            if report.steps:
                upgrade(connection, HEAD)
    except SQLAlchemyError as error:
        if of_the_database(error):
            raise trouble(error) from error
        raise
    finally:
        engine.dispose()
    return report


def lock(connection: Connection) -> None:
    """Keep other processes from migrating until this transaction ends; on SQLite its beginning has done so."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ADVISORY_LOCK})


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; one that holds tables of ours but no revision is somebody else's."""
    names = set(inspect(connection).get_table_names())
    if VERSION_TABLE in names:
        revision = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
        if revision is not None:
            return str(revision)
    if strangers := sorted(names & set(metadata.tables)):
        raise DatabaseRefused(
            f"The database holds tables ({', '.join(strangers)}) but not from Fondaco: name another one."
        )
    return None


def upgrade(connection: Connection, revision: str) -> None:
    """Run the steps up to a revision, in the transaction that the connection is in."""
    from alembic import command

    with _alembic_is_global:
        command.upgrade(_config(connection), revision)
    if broken := broken_references(connection):
        raise DatabaseRefused(f"{broken} rows refer to rows that are not there: restore a backup.")


def broken_references(connection: Connection) -> int:
    """How many foreign keys lead nowhere. SQLite does not look while it is migrated; PostgreSQL has seen to it."""
    if connection.dialect.name != "sqlite":
        return 0
    return len(connection.execute(text("PRAGMA foreign_key_check")).all())


def compare(connection: Connection) -> None:
    """Raise if the models say anything else than the database of this connection."""
    from alembic import command

    with _alembic_is_global:
        command.check(_config(connection))


def steps_after(revision: str | None) -> tuple[Step, ...]:
    """The steps from a revision to HEAD; a revision that this program does not know is refused."""
    if revision == HEAD:
        return ()
    script = _script()
    known = {step.revision: step for step in script.walk_revisions()}
    if revision is not None and revision not in known:
        raise DatabaseRefused(
            f"This was made by a newer Fondaco (its revision is {revision}, this program knows up to {HEAD}): "
            "update the program."
        )
    way = script.iterate_revisions(HEAD, revision or "base")
    return tuple(Step(step.revision, step.doc.splitlines()[0]) for step in reversed(list(way)))


def _report(place: URL, present: str | None) -> Report:
    return Report(place.render_as_string(), present, HEAD, steps_after(present))


def _present_revision(place: URL) -> str | None:
    """The revision of a database, which is not touched; a SQLite file that is not there is not made."""
    if engines.is_sqlite(place) and not engines.sqlite_file(place).exists():
        return None
    engine = engines.reading(place)
    try:
        with engine.connect() as connection:
            return revision_of(connection)
    except SQLAlchemyError as error:
        if of_the_database(error):
            raise trouble(error) from error
        raise
    finally:
        engine.dispose()


def _config(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _script() -> ScriptDirectory:
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(_config())
