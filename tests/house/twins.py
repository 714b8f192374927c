"""Tables in memory and in stores, made from given moves: for tests that ask what a viewer could notice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from sqlalchemy import Connection, insert

from fondaco.house import people, rows
from fondaco.house.events import PERSON, Chair, Event, Moved, Opened, Started, body_of, kind_of
from fondaco.house.kept import Kept, rebuild
from fondaco.house.store import EventRow, Store
from fondaco.house.store import schema as s
from fondaco.table.chance import commitment
from fondaco.table.core import CHANCE, Rng
from tests.conformance.checks.secrets import otherwise
from tests.conformance.tables import Table, random_game

ID: Final = "T" * people.SECRET_LENGTH
SECRET: Final = "S" * people.SECRET_LENGTH
SEED: Final = bytes(range(32))
AT: Final = 1_790_000_000_000


def twins_of(table: Table, seeds: Iterable[int]) -> Iterator[tuple[int | None, list[int], list[int]]]:
    """Viewers with two truths that they cannot tell apart."""
    for seed in seeds:
        *_, game = random_game(table, seed)
        rng = Rng(seed)
        for viewer in table.viewers():
            for quarters in (2, 3, 4):
                played = game.played[: min(len(game.played) * quarters // 4, len(game.played) - 1)]
                while played and played[-1].part:
                    played = played[:-1]
                truth = [entry.move for entry in played]
                twin = otherwise(table, played, viewer, rng)
                if twin != truth:
                    yield viewer, truth, twin


def events_of(table: Table, moves: Sequence[int]) -> list[Event]:
    """The events that tell of these moves, each decision one event."""
    chairs = [Chair(PERSON)] * table.seats
    opened = Opened(
        table.game, table.book.revision, table.book.box_hash, table.options, chairs, commitment(SEED)
    )
    started = Started(list(range(table.seats)), chairs, [""] * table.seats, [], 0)
    found: list[Event] = [opened, started]
    position = table.position()
    begun = False
    for move in moves:
        last = found[-1]
        if position.to_act == CHANCE:
            assert isinstance(last, Started | Moved)
            last.outcomes.append(move)
            begun = False
        elif begun and isinstance(last, Moved) and last.seat == position.to_act:
            last.moves.append(move)
        else:
            found.append(Moved(position.to_act, [move], [], 0))
        position.apply(move)
        begun = position.unfinished > 0
    return found


def event_rows(table: Table, moves: Sequence[int]) -> list[EventRow]:
    """The log that tells of these moves."""
    return [
        EventRow(ID, version, AT, kind_of(event), None, None, body_of(event))
        for version, event in enumerate(events_of(table, moves), start=1)
    ]


def _row(table: Table) -> rows.TableRow:
    return rows.TableRow(ID, table.game, None, SEED, "", False, "link", None)


def kept_of(table: Table, moves: Sequence[int] | None) -> Kept:
    """The table in memory; without moves it has not begun."""
    names = [f"player {seat + 1}" for seat in range(table.seats)]
    around = rows.Around(_row(table), names, [""] * table.seats, {}, None)
    return rebuild(around, table.book, event_rows(table, moves or ())[: None if moves else 1])


async def store_table(
    store: Store, table: Table, moves: Sequence[int], viewer: int | None, events: int | None = None
) -> None:
    """The table in a store, with its first events or all, and a visitor with a known secret who holds one seat."""

    def job(connection: Connection) -> None:
        rows.insert_table(
            connection,
            _row(table),
            [Chair(PERSON)] * table.seats,
            [f"player {seat + 1}" for seat in range(table.seats)],
            [""] * table.seats,
            options=table.options,
            revision=table.book.revision,
            commitment=commitment(SEED),
            pace="{}",
            at=AT,
            rematch_of=None,
        )
        for row in event_rows(table, moves)[:events]:
            connection.execute(
                insert(s.events).values(
                    table_id=row.table, version=row.version, at=row.at, kind=row.kind, body=row.body
                )
            )
        visitor = people.insert_visitor(connection, SECRET, "Anna", "", AT)
        for statement in people.hold_statements(visitor.id, ID, viewer):
            connection.execute(statement)

    await store.write(job)
