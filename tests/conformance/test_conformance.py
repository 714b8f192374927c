"""Every game, at every number of seats and with its options, on random games with fixed seeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pytest

from fondaco.games import GAMES
from fondaco.table import core
from fondaco.table.core import BLANK
from tests.conformance.checks import forms, moves, positions, records, secrets, undo
from tests.conformance.met import Met, is_hollow
from tests.conformance.tables import OPTION_SETS, TABLES, Table, random_positions, rulebook_of
from tests.full_summary import Count

FIRST_SEED: Final = 1_000
GAMES_IN_BLOCK: Final = 20
FULL_BLOCKS: Final = [(table, block) for table in TABLES for block in range(5 if table.plain else 1)]

COMPILED: Final = not str(core.__file__).endswith(".py")
MORE_GAMES: Final = 6
"""A check that has met nothing to look at is tried on so many further games."""

Check = Callable[[Table, int], Met | None]
"""Fails where a game does not conform; says what it met if a single game may have nothing to look at."""

CHECKS: Final[tuple[Check, ...]] = (
    moves.legal_lists_are_exact,
    moves.chance_is_weighted,
    moves.illegal_moves_are_refused,
    moves.texts_mean_their_moves,
    moves.decisions_in_parts_can_be_said_at_once,
    moves.offers_can_be_said,
    forms.forms_allow_what_the_engine_does,
    forms.picks_have_no_order,
    positions.copies_are_independent,
    positions.dumps_restore,
    positions.digests_tell_positions_apart,
    positions.games_repeat,
    positions.games_end,
    records.records_replay,
    records.records_replay_up_to_any_move,
    records.masked_records_hide,
    records.saves_resume,
    records.records_of_unfinished_games_replay,
    secrets.views_leak_nothing,
    secrets.imagined_worlds_hide_the_truth,
    secrets.imagined_worlds_play_on,
    secrets.unfinished_decisions_are_private,
    secrets.other_truths_look_the_same,
    undo.undo_returns_exactly,
    undo.chance_is_a_barrier,
)


def _marks(table: Table) -> Sequence[pytest.MarkDecorator]:
    if not table.plain:
        return (pytest.mark.many,)
    return (pytest.mark.both,) if table.near else (pytest.mark.both, pytest.mark.slow)


MARKED: Final = [pytest.param(table, id=str(table), marks=_marks(table)) for table in TABLES]


def _name(check: Check) -> str:
    return getattr(check, "__name__", repr(check))


@pytest.mark.parametrize("table", MARKED)
@pytest.mark.parametrize("check", CHECKS, ids=_name)
def test_random_games_conform(check: Check, table: Table) -> None:
    games = 2 if table.plain and COMPILED else 1
    met = [check(table, seed) for seed in range(games)]
    while is_hollow(met) and len(met) < games + MORE_GAMES:
        met.append(check(table, len(met)))
    assert not is_hollow(met), "nothing was met, so nothing was tested"


@pytest.mark.full
@pytest.mark.parametrize(("table", "block"), FULL_BLOCKS, ids=str)
def test_thousands_of_random_games_conform(
    table: Table, block: int, record_property: Callable[[str, object], None]
) -> None:
    count = Count(f"conformance, {table.game}, {table.seats} seats, {options_of(table)}", record_property)
    met: dict[Check, list[Met | None]] = {check: [] for check in CHECKS}
    for seed in range(FIRST_SEED + block * GAMES_IN_BLOCK, FIRST_SEED + (block + 1) * GAMES_IN_BLOCK):
        for check in CHECKS:
            with count.violations(f"{_name(check)}, {table}, seed {seed}"):
                met[check].append(check(table, seed))
        count.games += 1
        count.positions += sum(1 for _ in random_positions(table, seed))
    for check in CHECKS:
        with count.violations(f"{_name(check)}, {table}: nothing was met in all games"):
            assert not is_hollow(met[check])
    count.report()


def test_a_check_without_anything_to_look_at_is_hollow() -> None:
    assert is_hollow([Met(0, 3), Met(0, 0)])
    assert not is_hollow([Met(0, 3), Met(1, 2)])
    assert not is_hollow([Met(0, 0)])
    assert not is_hollow([None, None])


def options_of(table: Table) -> str:
    return ", ".join(value for _, value in table.chosen) or "default options"


def test_every_game_and_every_option_is_among_the_tables() -> None:
    """Every word an option may be, and of numbers at least one; what is not rotated, at every number of seats."""
    for game in GAMES:
        book = rulebook_of(game)
        tables = [table for table in TABLES if table.game == game]
        tried = {chosen for table in tables for chosen in table.chosen}
        for name, values in book.options.items():
            others = values[1:]
            words = [value for value in others if not value.isdecimal()]
            assert all((name, value) in tried for value in words), name
            assert any((name, value) in tried for value in others), name
        for options in OPTION_SETS[game]:
            seats = {table.seats for table in tables if dict(table.chosen) == options}
            assert seats == set(range(book.min_seats, book.max_seats + 1))


@pytest.mark.parametrize("table", [table for table in TABLES if table.plain], ids=str)
def test_no_position_has_a_list_that_is_not_its_own(table: Table) -> None:
    """What stands for a list while a position is made is in none that is made, and nobody has written to it."""
    first = table.position()
    restored = table.book.restore(table.seats, table.options, first.dump())
    for position in (first, restored, first.copy(), *random_positions(table, 1)):
        lists = [value for value in vars(position).values() if isinstance(value, list)]
        assert lists
        assert not any(one is BLANK for one in lists)
    assert BLANK == []
