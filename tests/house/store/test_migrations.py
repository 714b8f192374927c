"""The steps to the present shape: complete, safe when several start at once, and told before they are done."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, inspect, select, text

from fondaco.house.store import DatabaseRefused, Store, engines, migrating
from fondaco.house.store.schema import metadata, seats, tables
from tests.house.store.kit import add_tables, event, everything, opened, process, table_id

SECOND_STEP = '''"""A second step, that rebuilds a table on SQLite."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("motto", sa.Text(), server_default="none", nullable=False))
        batch.alter_column("title", new_column_name="heading")
'''


@pytest.fixture
def newer_program(tmp_path: Path) -> Path:
    """Where the steps of a program lie that knows one more; it becomes this program when `adopt` is called."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrating.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "r0002_second.py").write_text(SECOND_STEP)
    return folder


def adopt(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrating, "MIGRATIONS", folder)
    monkeypatch.setattr(migrating, "HEAD", "0002")


async def fill(url: str) -> None:
    async with opened(url) as (store,):
        for table in await add_tables(store, 3):
            assert await store.append(
                event(table, 1), seats.insert().values(table_id=table, seat=0, kind="open")
            )


def test_the_steps_make_what_the_models_say(database: str) -> None:
    migrating.migrate(database)
    engine = create_engine(engines.database_url(database))
    with engine.connect() as connection:
        migrating.compare(connection)
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, migrating.VERSION_TABLE}
    engine.dispose()


def test_a_difference_between_steps_and_models_is_found(database: str) -> None:
    migrating.migrate(database)
    engine = create_engine(engines.database_url(database))
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE chat ADD COLUMN surprise INTEGER"))
    with engine.connect() as connection, pytest.raises(Exception, match="surprise"):
        migrating.compare(connection)
    engine.dispose()


def test_the_newest_step_is_the_one_the_program_works_with() -> None:
    assert migrating.steps_after(None)[-1].revision == migrating.HEAD
    assert migrating.steps_after(migrating.HEAD) == ()


def test_checking_tells_what_would_be_done_and_does_nothing(database: str) -> None:
    report = migrating.check(database)
    assert report.present is None
    assert report.steps == (migrating.Step("0001", "The tables of the house."),)
    assert "0001  The tables of the house." in str(report)
    if database.startswith("sqlite"):
        assert not Path(database.removeprefix("sqlite:///")).exists()
    assert migrating.check(database) == report

    assert migrating.migrate(database).steps == report.steps
    after = migrating.check(database)
    assert (after.present, after.steps) == (migrating.HEAD, ())
    assert "up to date" in str(after)
    assert migrating.migrate(database).steps == ()


def test_a_password_is_not_told(postgresql_url: str) -> None:
    with_password = postgresql_url.replace("postgres:@", "postgres:secret@")
    assert "secret" in with_password
    assert "secret" not in str(migrating.check(with_password))


def test_a_database_is_refused_as_it_is_if_migrating_is_not_wished_for(database: str) -> None:
    async def play() -> None:
        with pytest.raises(DatabaseRefused, match="fondaco migrate"):
            await Store.open(database, migrate=False)
        assert migrating.check(database).present is None
        migrating.migrate(database)
        store = await Store.open(database, migrate=False)
        assert store.dialect == database.partition(":")[0].partition("+")[0]
        await store.close()

    asyncio.run(play())


def test_a_database_of_a_newer_program_is_refused(
    database: str, newer_program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as newer:
        adopt(newer_program, newer)
        assert [step.revision for step in migrating.migrate(database).steps] == ["0001", "0002"]
    sentence = (
        r"made by a newer Fondaco \(its revision is 0002, this program knows up to 0001\): update the program"
    )
    with pytest.raises(DatabaseRefused, match=sentence):
        migrating.check(database)
    with pytest.raises(DatabaseRefused, match=sentence):
        asyncio.run(Store.open(database))


def test_a_step_keeps_everything(database: str, newer_program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On SQLite a table is rebuilt; what refers to it must not go with the old one."""
    asyncio.run(fill(database))
    adopt(newer_program, monkeypatch)
    assert [step.what for step in migrating.check(database).steps] == [
        "A second step, that rebuilds a table on SQLite."
    ]

    def look(connection: Connection) -> tuple[int, list[tuple[str, str]]]:
        mottos = connection.execute(text("SELECT id, motto FROM tables ORDER BY id"))
        return len(connection.execute(select(seats)).all()), [(table, motto) for table, motto in mottos]

    async def play() -> None:
        async with opened(database) as (store,):
            assert await everything(store) == [event(table_id(number), 1) for number in range(3)]
            assert await store.read(look) == (3, [(table_id(number), "none") for number in range(3)])
            remove = tables.delete().where(tables.c.id == table_id(1))
            await store.write(lambda connection: connection.execute(remove))
            assert len(await everything(store)) == 2  # what belongs to a table still goes with it

    asyncio.run(play())


def test_somebody_elses_database_is_refused(database: str) -> None:
    engine = create_engine(engines.database_url(database))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE events (id INTEGER PRIMARY KEY, what TEXT)"))
    engine.dispose()
    for attempt in (migrating.check, migrating.migrate):
        with pytest.raises(DatabaseRefused, match="events"):
            attempt(database)


@pytest.mark.slow
def test_several_processes_start_at_once_on_a_new_database(database: str) -> None:
    starters = [process("tests.house.store.starter", database) for _ in range(3)]
    for starter in starters:
        assert starter.stdout is not None
        assert starter.stdout.readline() == "ready\n"
    for starter in starters:
        assert starter.stdin is not None
        starter.stdin.write("go\n")
        starter.stdin.flush()
    told = [starter.communicate()[0] for starter in starters]
    assert told == ["open\n"] * 3
    assert migrating.check(database).steps == ()
