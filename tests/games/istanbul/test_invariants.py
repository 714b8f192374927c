"""The invariants hold in every position of random games; `test_broken_invariants.py` shows that they could not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from fondaco.games.istanbul import moves as m
from fondaco.table.core import CHANCE, NOBODY, Rng
from tests.full_summary import Count
from tests.games.istanbul.invariants import check
from tests.games.istanbul.scene import BOOK
from tests.games.istanbul.survey import CONFIGURATIONS, POSITIONS, Configuration, next_move, positions
from tests.rules import rule

OF_ALL = [f"IS-INV-{number:02}" for number in range(1, 27)]
"""Those that `Watch` checks after every move."""

FEW_NEAR: Final = [
    pytest.param(configuration, marks=() if nth % 5 == 1 else pytest.mark.slow)
    for nth, configuration in enumerate(CONFIGURATIONS)
]
"""All of them, but in the gate each box with one number of seats."""


@rule(*OF_ALL)
@pytest.mark.parametrize("configuration", CONFIGURATIONS[1::5], ids=str)
def test_the_invariants_hold_in_a_game(configuration: Configuration) -> None:
    """Each box with another number of seats; the shorter of the two lengths."""
    assert sum(1 for _ in positions(configuration, 1)) > 300


@rule(*OF_ALL)
@pytest.mark.many
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_the_invariants_hold_in_every_position(configuration: Configuration) -> None:
    looked_at = seed = ended = 0
    while looked_at < POSITIONS:
        for p in positions(configuration, seed):
            looked_at += 1
            ended += p.to_act == NOBODY and p.triggered
        seed += 1
    assert ended >= 1, "no game went on to its proper end"


@rule("IS-INV-27", "IS-185")
@pytest.mark.parametrize("configuration", FEW_NEAR, ids=str)
def test_the_same_moves_lead_to_the_same_position(configuration: Configuration) -> None:
    """Played by a copy, by a position restored from a dump, and from the beginning."""
    options = configuration.options(7)
    p, rng = BOOK.new_position(configuration.seats, options), Rng(7)
    again = BOOK.new_position(configuration.seats, options)
    for number in range(400):
        if p.to_act == NOBODY:
            break
        move = next_move(p, rng, True)
        if number % 10 == 0:
            copied, restored = p.copy(), BOOK.restore(configuration.seats, options, p.dump())
            for other in (copied, restored):
                other.apply(move)
            p.apply(move)
            assert copied.digest() == restored.digest() == p.digest()
        else:
            p.apply(move)
        again.apply(move)
        assert again.digest() == p.digest()


@rule("IS-INV-28", "IS-180")
@pytest.mark.parametrize("configuration", FEW_NEAR, ids=str)
def test_an_illegal_command_changes_nothing_and_names_a_clause(configuration: Configuration) -> None:
    rng, tried = Rng(3), 0
    for number, p in enumerate(positions(configuration, 2)):
        if p.to_act < 0 or number % 5:
            continue
        legal = p.legal()
        assert legal == sorted(set(legal))
        assert 0 <= p.to_act < p.seats
        before = p.digest()
        for _ in range(10):
            move = rng.below(m.MOVES)
            if move not in legal:
                assert BOOK.why_not(p, move).clause
                tried += 1
        assert p.digest() == before
        if tried > 1500:
            break
    assert tried > 500


@rule("IS-INV-11", "IS-INV-12", "IS-INV-24")
@pytest.mark.parametrize("configuration", FEW_NEAR, ids=str)
def test_the_invariants_hold_in_imagined_positions(configuration: Configuration) -> None:
    """What a seat or a spectator imagines is a table that could be, and that it could not tell from the true one."""
    looked_at = 0
    for number, p in enumerate(positions(configuration, 2)):
        if number % 23 or p.to_act == CHANCE:
            continue
        for viewer in range(-1, configuration.seats):
            dream = p.imagine(viewer, Rng(number))
            check(dream)
            seat = None if viewer < 0 else viewer
            if not p.unfinished:
                assert BOOK.view(dream, seat) == BOOK.view(p, seat)
            looked_at += 1
        if looked_at > 150:
            break
    assert looked_at > 60


@pytest.mark.full
@pytest.mark.parametrize("block", range(2))
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_the_invariants_hold_in_thousands_of_games(
    configuration: Configuration, block: int, record_property: Callable[[str, object], None]
) -> None:
    count = Count(f"invariants, istanbul, {configuration}", record_property)
    for seed in range(10_000 + block * 100, 10_000 + (block + 1) * 100):
        with count.violations(f"{configuration}, seed {seed}"):
            for _ in positions(configuration, seed):
                count.positions += 1
        count.games += 1
    count.report()
