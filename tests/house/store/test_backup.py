"""Backups: one moment of a living house, restored as it was, on the other kind of database too."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest
from sqlalchemy import Connection, Table, insert, select, update

from fondaco.house.store import DatabaseRefused, Store, migrating
from fondaco.house.store.backup import COPY, PORTABLE, backup, restore
from fondaco.house.store.schema import chat, links, metadata, tables, visitors
from tests.house.store.kit import add_tables, event, events_in, everything, opened, table_id
from tests.house.store.test_migrations import adopt, newer_program  # noqa: F401  (a fixture)

Contents = dict[str, list[tuple[object, ...]]]


def contents_of(url: str) -> Contents:
    """Every row of every table."""

    def rows(connection: Connection, table: Table) -> list[tuple[object, ...]]:
        return sorted(tuple(row) for row in connection.execute(select(table)))

    def job(connection: Connection) -> Contents:
        return {table.name: rows(connection, table) for table in metadata.sorted_tables}

    async def look() -> Contents:
        async with opened(url) as (store,):
            return await store.read(job)

    return asyncio.run(look())


async def furnish(store: Store) -> None:
    """Something of every type: bytes, truth, nothing, texts in any language; and a rematch before its first game."""

    def job(connection: Connection) -> None:
        connection.execute(
            insert(visitors).values(id="v", secret_hash="s", name="Ἀριάδνη 茶", created=1, seen=2)
        )
        connection.execute(
            insert(links).values(secret_hash="l", table_id=table_id(1), seat=None, revoked=True)
        )
        line = {"table_id": table_id(1), "n": 1, "at": 5, "visitor_id": "v", "text": 'a "line"\nand another'}
        connection.execute(insert(chat).values(line))
        connection.execute(update(tables).where(tables.c.id == table_id(0)).values(rematch_of=table_id(2)))
        connection.execute(
            update(tables).where(tables.c.id == table_id(1)).values(owner="v", seed=bytes(range(32)))
        )

    await add_tables(store, 700)
    await store.write(job)
    for version in range(1, 4):
        assert await store.append(event(table_id(1), version, f"command {version}", '{"text":"Füße"}'))


async def fill(url: str) -> None:
    async with opened(url) as (store,):
        await furnish(store)


def forms(url: str) -> list[str]:
    return [PORTABLE, COPY] if url.startswith("sqlite") else [PORTABLE]


@pytest.mark.both
def test_what_is_restored_is_what_was_backed_up(database: str, tmp_path: Path) -> None:
    asyncio.run(fill(database))
    before = contents_of(database)
    assert len(before["tables"]) == 700
    for form in forms(database):
        file = tmp_path / f"backup{form}"
        made = backup(database, file)
        assert made.rows == {name: len(rows) for name, rows in before.items()}
        assert file.stat().st_mode & 0o777 == 0o600
        assert [path.name for path in tmp_path.glob("backup*")] == [file.name]
        other = f"sqlite:///{tmp_path / f'restored-from{form}.db'}"
        assert restore(file, other) == made
        assert contents_of(other) == before
        file.unlink()


def test_a_house_moves_from_one_database_to_the_other_and_back(
    sqlite_url: str, postgresql_url: str, tmp_path: Path
) -> None:
    asyncio.run(fill(sqlite_url))
    before = contents_of(sqlite_url)
    for form in (PORTABLE, COPY):
        backup(sqlite_url, tmp_path / f"there{form}")
        restore(tmp_path / f"there{form}", postgresql_url, replace=form == COPY)
        assert contents_of(postgresql_url) == before
    backup(postgresql_url, tmp_path / f"back{PORTABLE}")
    back = f"sqlite:///{tmp_path / 'back.db'}"
    restore(tmp_path / f"back{PORTABLE}", back)
    assert contents_of(back) == before

    async def go_on() -> None:
        async with opened(postgresql_url) as (store,):
            assert not await store.append(event(table_id(1), 3))
            assert await store.append(event(table_id(1), 4))

    asyncio.run(go_on())


@pytest.mark.slow
def test_a_backup_taken_while_the_house_goes_on_shows_one_moment(database: str, tmp_path: Path) -> None:
    """Each commit appends one event to every table and marks them: a state between two commits would show."""

    async def writing(store: Store, ids: list[str], enough: asyncio.Event) -> int:
        version = 0
        while not enough.is_set():
            version += 1
            mark = update(tables)
            appends = (
                store.append(event(table, version), mark.where(tables.c.id == table).values(changed=version))
                for table in ids
            )
            assert await asyncio.gather(*appends) == [True] * len(ids)
        return version

    async def live() -> tuple[int, list[Path]]:
        async with opened(database) as (store,):
            ids = await add_tables(store, 12)
            enough = asyncio.Event()
            game = asyncio.ensure_future(writing(store, ids, enough))
            files = []
            for number in range(3):
                for form in forms(database):
                    reached = store.tally.commits
                    while store.tally.commits < reached + 5:
                        await asyncio.sleep(0.005)
                    files.append(tmp_path / f"backup-{number}{form}")
                    await asyncio.to_thread(backup, database, files[-1])
            enough.set()
            return await game, files

    last, files = asyncio.run(live())
    seen = [moment(file, tmp_path / f"{file.name}.db") for file in files]
    assert seen == sorted(seen)
    assert 0 < seen[0] < seen[-1] <= last


def moment(file: Path, target: Path) -> int:
    """How many events each table had; the same for all."""
    url = f"sqlite:///{target}"
    restore(file, url)

    def job(connection: Connection) -> tuple[set[int], dict[str, list[int]]]:
        versions: dict[str, list[int]] = {}
        for row in events_in(connection):
            versions.setdefault(row.table, []).append(row.version)
        return set(connection.execute(select(tables.c.changed)).scalars()), versions

    async def look() -> int:
        async with opened(url) as (store,):
            (marks, versions) = await store.read(job)
            (mark,) = marks
            assert versions == {table_id(number): list(range(1, mark + 1)) for number in range(12)}
            return mark

    return asyncio.run(look())


def test_a_database_that_holds_something_is_replaced_only_if_told(database: str, tmp_path: Path) -> None:
    file = tmp_path / f"backup{PORTABLE}"
    asyncio.run(fill(database))
    backup(database, file)
    before = contents_of(database)

    async def go_on() -> None:
        async with opened(database) as (store,):
            assert await store.append(event(table_id(1), 4))

    asyncio.run(go_on())
    after = contents_of(database)
    with pytest.raises(DatabaseRefused, match="not empty"):
        restore(file, database)
    assert contents_of(database) == after != before
    restore(file, database, replace=True)
    assert contents_of(database) == before


def test_an_empty_database_of_the_right_shape_needs_no_replacing(database: str, tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path / 'source.db'}"
    asyncio.run(fill(source))
    backup(source, tmp_path / f"backup{PORTABLE}")
    migrating.migrate(database)
    restore(tmp_path / f"backup{PORTABLE}", database)
    assert contents_of(database) == contents_of(source)


@pytest.mark.slow
def test_a_damaged_backup_changes_nothing(database: str, tmp_path: Path) -> None:
    file = tmp_path / f"backup{PORTABLE}"
    asyncio.run(fill(database))
    backup(database, file)
    before = contents_of(database)
    whole = file.read_bytes()
    lines = gzip.decompress(whole).replace(b'"format":2', b'"format":1').splitlines(keepends=True)[:-1]
    damaged = {
        "cut off": whole[: len(whole) // 2],
        "without its end": gzip.compress(b"".join(lines[:-1])),
        "without a row": gzip.compress(b"".join([*lines[:-5], *lines[-4:]])),
        "of a table that is not": gzip.compress(b"".join(lines).replace(b'"chat"', b'"cats"')),
        "with too few values": gzip.compress(b"".join(lines).replace(b'"yspahan",', b"")),
        "with a guest of nobody": gzip.compress(b"".join(lines).replace(b'["v",', b'["w",')),
        "with more behind its end": gzip.compress(b"".join([*lines, lines[-2]])),
        "scrambled": gzip.compress(b"".join(lines).replace(b"[", b"{")),
        "empty": gzip.compress(b""),
        "something else": b"some other file, long enough to look at",
        "nothing": b"",
    }
    for what, content in damaged.items():
        file.write_bytes(content)
        with pytest.raises(DatabaseRefused) as caught:
            restore(file, database, replace=True)
        assert str(file) in str(caught.value), what
        assert contents_of(database) == before, what


def test_a_backup_of_an_older_program_is_restored_and_migrated(
    database: str,
    tmp_path: Path,
    newer_program: Path,  # noqa: F811  (the fixture)
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asyncio.run(fill(database))
    file, newer_file = tmp_path / f"old{PORTABLE}", tmp_path / f"new{PORTABLE}"
    made = backup(database, file)
    events = contents_of(database)["events"]
    with monkeypatch.context() as newer:
        adopt(newer_program, newer)
        restore(file, database, replace=True)
        assert migrating.check(database).present == "0002"
        assert backup(database, newer_file) == type(made)("0002", made.rows)

    fresh = f"sqlite:///{tmp_path / 'fresh.db'}"
    with pytest.raises(DatabaseRefused, match="newer Fondaco"):
        restore(newer_file, fresh)
    with pytest.raises(DatabaseRefused, match="newer Fondaco"):
        restore(file, database, replace=True)
    restore(file, fresh)
    assert contents_of(fresh)["events"] == events


def test_a_backup_does_not_overwrite_and_its_name_tells_its_form(
    sqlite_url: str, postgresql_url: str, tmp_path: Path
) -> None:
    with pytest.raises(DatabaseRefused, match="no database"):
        backup(sqlite_url, tmp_path / f"none{PORTABLE}")
    asyncio.run(fill(sqlite_url))
    file = tmp_path / f"backup{PORTABLE}"
    backup(sqlite_url, file)
    content = file.read_bytes()
    with pytest.raises(DatabaseRefused, match="already"):
        backup(sqlite_url, file)
    assert file.read_bytes() == content
    with pytest.raises(DatabaseRefused, match="ends in"):
        backup(sqlite_url, tmp_path / "backup.zip")
    with pytest.raises(DatabaseRefused, match="empty"):
        backup(postgresql_url, tmp_path / f"empty{PORTABLE}")
    migrating.migrate(postgresql_url)
    with pytest.raises(DatabaseRefused, match="for SQLite"):
        backup(postgresql_url, tmp_path / f"wrong{COPY}")
    assert sorted(path.name for path in tmp_path.iterdir()) == [file.name, "house.db"]


def test_a_copy_can_be_used_at_once(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_url))
    backup(sqlite_url, tmp_path / f"copy{COPY}")

    async def look(url: str) -> int:
        async with opened(url) as (store,):
            return len(await everything(store))

    assert asyncio.run(look(f"sqlite:///{tmp_path / f'copy{COPY}'}")) == 3


# -- seals ------------------------------------------------------------------------------------------------


def flipped(content: bytes, at: int) -> bytes:
    """The same with one bit turned round."""
    return content[:at] + bytes([content[at] ^ 1 << at % 8]) + content[at + 1 :]


@pytest.mark.parametrize("form", [PORTABLE, COPY])
def test_one_flipped_bit_anywhere_is_refused(form: str, sqlite_url: str, tmp_path: Path) -> None:
    async def little() -> None:
        async with opened(sqlite_url) as (store,):
            await add_tables(store, 3)

    asyncio.run(little())
    file, target = tmp_path / f"backup{form}", tmp_path / "restored.db"
    backup(sqlite_url, file)
    whole = file.read_bytes()
    length = len(whole)
    everywhere = {
        *range(100),
        *range(0, length, 29 if form == PORTABLE else 1999),
        *range(length - 130, length),
    }
    for at in sorted(everywhere):
        file.write_bytes(flipped(whole, at))
        with pytest.raises(DatabaseRefused):
            restore(file, f"sqlite:///{target}")
        assert not target.exists(), at
    file.write_bytes(whole)
    assert restore(file, f"sqlite:///{target}").sealed


def test_a_portable_backup_is_plain_gzip(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_url))
    file = tmp_path / f"backup{PORTABLE}"
    backup(sqlite_url, file)
    *_, end, seal = gzip.decompress(file.read_bytes()).splitlines()
    assert end.startswith(b'{"what":"end"')
    assert seal.startswith(b'{"what":"seal"')


def test_a_copy_that_was_used_is_no_backup_any_more(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_url))
    file = tmp_path / f"copy{COPY}"
    backup(sqlite_url, file)

    async def use() -> None:
        async with opened(f"sqlite:///{file}") as (store,):
            assert await store.append(event(table_id(1), 4))

    asyncio.run(use())
    target = f"sqlite:///{tmp_path / 'restored.db'}"
    with pytest.raises(DatabaseRefused, match="in use"):
        restore(file, target)
    backup(f"sqlite:///{file}", tmp_path / f"again{COPY}")
    assert restore(tmp_path / f"again{COPY}", target).rows["events"] == 4


def test_a_backup_of_an_older_program_has_no_seal(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_url))
    file = tmp_path / f"backup{PORTABLE}"
    rows = backup(sqlite_url, file).rows
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)[:-1]
    older = lines[0].replace(b'"format":2', b'"format":1')
    assert older != lines[0]
    packed = gzip.compress(b"".join([older, *lines[1:]]))
    file.write_bytes(packed)
    restored = restore(file, f"sqlite:///{tmp_path / 'restored.db'}")
    assert (restored.rows, restored.sealed) == (rows, False)
    file.write_bytes(packed[:-8] + bytes([packed[-8] ^ 1]) + packed[-7:])  # gzip's own check
    with pytest.raises(DatabaseRefused, match="damaged"):
        restore(file, f"sqlite:///{tmp_path / 'another.db'}")
    assert not (tmp_path / "another.db").exists()


def test_a_copy_of_an_older_program_has_no_seal(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_url))
    target = f"sqlite:///{tmp_path / 'restored.db'}"
    assert not restore(tmp_path / "house.db", target).sealed


def test_a_house_that_is_open_is_not_restored_into(database: str, tmp_path: Path) -> None:
    """From its opening on, whether it has written anything or not; and while it is told so, it goes on."""
    file = tmp_path / f"backup{PORTABLE}"
    asyncio.run(fill(database))
    backup(database, file)

    async def live() -> None:
        async with opened(database) as (store,):
            with pytest.raises(DatabaseRefused, match="open"):
                await asyncio.to_thread(restore, file, database, replace=True)
            assert await store.append(event(table_id(1), 4))
            with pytest.raises(DatabaseRefused, match="open"):
                await asyncio.to_thread(restore, file, database, replace=True)
            assert await store.append(event(table_id(1), 5))

    asyncio.run(live())
    assert len(contents_of(database)["events"]) == 5
    restore(file, database, replace=True)
    assert len(contents_of(database)["events"]) == 3
