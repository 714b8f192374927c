"""The commands that look after a database: `migrate`, `backup` and `restore`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from fondaco.terminal.host import database_of


def run_migrate(args: argparse.Namespace) -> int:
    """Bring a database up to date, or say what that would change; then 1 means that there is something."""

    def work(database: str) -> int:
        from fondaco.house.store import migrating

        report = migrating.check(database) if args.check else migrating.migrate(database)
        print(report)
        return 1 if args.check and report.steps else 0

    return _with_database(args, work)


def run_backup(args: argparse.Namespace) -> int:
    """Write a backup, while the house goes on."""

    def work(database: str) -> int:
        from fondaco.house.store.backup import backup

        file = Path(args.file).expanduser()
        _tell(file, backup(database, file).rows)
        return 0

    return _with_database(args, work)


def run_restore(args: argparse.Namespace) -> int:
    """Fill a database from a backup; all of it or nothing."""

    def work(database: str) -> int:
        from fondaco.house.store.backup import restore

        file = Path(args.file).expanduser()
        restored = restore(file, database, replace=args.replace)
        _tell(file, restored.rows)
        if not restored.sealed:
            print(
                "This backup carries no seal: an older Fondaco made it, and a damaged value would not be noticed."
            )
        return 0

    return _with_database(args, work)


def _tell(file: Path, rows: dict[str, int]) -> None:
    tables, events = rows.get("tables", 0), rows.get("events", 0)
    print(f"{file}: {tables} tables, {events} events, {sum(rows.values())} rows in all.")


def _with_database(args: argparse.Namespace, work: Callable[[str], int]) -> int:
    """What a database refuses is one sentence."""
    from fondaco.house.store import DatabaseRefused, StoreTrouble

    try:
        return work(database_of(args))
    except (DatabaseRefused, StoreTrouble) as error:
        print(f"fondaco: {error}", file=sys.stderr)
        return 1
