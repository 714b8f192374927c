"""Many games at random: in every position the invariants of section 20 hold, copies are true, views tell nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, count, islice

import pytest

from fondaco.games.wuestensoehne import moves as m
from fondaco.games.wuestensoehne.position import IN_HAND, WuestensoehnePosition
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.games.wuestensoehne.steps.board import has_open_line
from fondaco.table.core import CHANCE, NOBODY, Rng
from tests.full_summary import Count
from tests.games.wuestensoehne.invariants import (
    AFTER_A_TILE,
    ALWAYS,
    Chronicle,
    inv_24_views_tell_nothing_hidden,
)
from tests.games.wuestensoehne.scene import BOOK
from tests.rules import rule

POSITIONS = 20_000
GAMES, BLOCK = 200, 50
OTHER_READINGS = {
    "retrieve_condition": "none_available",
    "driver_scope": "turn",
    "compensation": "always",
    "discovery": "compulsory",
    "valuation_order": "section_index",
}
OF_ALL = [f"WS-INV-{number:02}" for number in (*range(1, 22), 23)]
CONFIGURATIONS = [(3, {}), (4, {}), (3, OTHER_READINGS), (4, OTHER_READINGS)]


def choose(p: WuestensoehnePosition, rng: Rng, keen: bool) -> int:
    """A move at random; a keen player looks for open lines and rarely leaves a tile in the pile."""
    moves = p.legal()
    if keen and p.agenda[-1] == kinds.MOVE:
        good = [move for move in moves if has_open_line(p, move - m.move_to(0))]
        moves = good or moves
    elif keen and p.agenda[-1] == kinds.DISCOVER and len(moves) > 1:
        moves = [move for move in moves if move != m.NO_DISCOVERY]
    elif keen and p.agenda[-1] == kinds.RETRIEVE and rng.below(4):
        moves = [m.NO_RETRIEVAL]
    return moves[rng.below(len(moves))]


def game(seats: int, options: dict[str, str], rng: Rng, keen: bool) -> Iterator[WuestensoehnePosition]:
    """One game, position by position, each checked for what speaks of several positions."""
    p = BOOK.new_position(seats, options)
    p.heard = []
    chronicle = Chronicle(p)
    while p.to_act != NOBODY:
        chance = p.to_act == CHANCE
        p.apply(p.legal()[rng.weighted(p.weights())] if chance else choose(p, rng, keen))
        chronicle.go_on(p)
        p.heard = []
        yield p
    chronicle.end(p)
    assert IN_HAND not in p.tile_at


def positions(seats: int, options: dict[str, str], seed: int, number: int) -> Iterator[WuestensoehnePosition]:
    """That many positions of games one after the other."""
    rng = Rng(seed)
    games = (game(seats, options, rng, nth % 4 != 0) for nth in count(1))
    return islice(chain.from_iterable(games), number)


def holding(seen: Iterable[WuestensoehnePosition]) -> Iterator[WuestensoehnePosition]:
    """The positions, in each of which the invariants hold."""
    laid = 0
    for p in seen:
        for invariant in ALWAYS:
            invariant(p)
        now = sum(at >= 0 for at in p.board)
        if now != laid:
            laid = now
            for invariant in AFTER_A_TILE:
                invariant(p)
        yield p


@rule(*OF_ALL)
@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS)
def test_invariants_hold_in_a_game(seats: int, options: dict[str, str]) -> None:
    assert sum(1 for _ in holding(game(seats, options, Rng(seats), keen=True))) > 300


@rule(*OF_ALL)
@pytest.mark.many
@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS)
def test_invariants_hold_in_every_position(seats: int, options: dict[str, str]) -> None:
    assert sum(1 for _ in holding(positions(seats, options, 20_000 + seats, POSITIONS))) == POSITIONS


@rule("WS-INV-24", "WS-054", "WS-055")
@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS)
def test_views_tell_nothing_hidden(seats: int, options: dict[str, str]) -> None:
    rng, looked_at = Rng(24), 0
    for nth, p in enumerate(positions(seats, options, 24 + seats, POSITIONS // 4)):
        if nth % 40 == 0 or (p.rumours_drawn and nth % 8 == 0):
            inv_24_views_tell_nothing_hidden(BOOK, p, rng)
            looked_at += 1
    assert looked_at >= POSITIONS // 4 // 40


@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.slow)])
def test_copies_and_dumps_are_true_and_independent(seats: int) -> None:
    for nth, p in enumerate(positions(seats, {}, 7 + seats, POSITIONS // 4)):
        if nth % 5:
            continue
        digest = p.digest()
        twin = p.copy()
        again = BOOK.restore(seats, {}, p.dump())
        assert twin.digest() == again.digest() == digest
        if p.to_act != NOBODY:
            move = p.legal()[-1]
            twin.apply(move)
            again.apply(move)
            assert twin.dump() == again.dump()
            assert twin.digest() != digest
        assert p.digest() == digest


@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.slow)])
def test_legal_lists_are_ascending_and_never_empty(seats: int) -> None:
    for p in positions(seats, {}, 70 + seats, POSITIONS // 4):
        moves = p.legal()
        assert moves == sorted(set(moves))
        assert bool(moves) == (p.to_act != NOBODY)
        if p.to_act >= 0:
            assert moves[0] >= 0
            assert moves[-1] < m.MOVES
            assert len(moves) > 1 or p.agenda[-1] == kinds.DISCOVER
        if p.to_act == CHANCE:
            assert len(p.weights()) == len(moves)


@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.slow)])
def test_imagining_twice_is_imagining_once(seats: int) -> None:
    """What a seat imagines depends on what it may know and on nothing else."""
    for nth, p in enumerate(positions(seats, {}, 99 + seats, POSITIONS // 4)):
        if nth % 10 == 0:
            for seat in range(seats):
                world = p.imagine(seat, Rng(nth))
                assert world.imagine(seat, Rng(nth + 1)).dump() == p.imagine(seat, Rng(nth + 1)).dump()


@rule("WS-INV-22")
@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.slow)])
def test_the_same_moves_give_the_same_game(seats: int) -> None:
    rng = Rng(22)
    p = BOOK.new_position(seats, {})
    moves = []
    while p.to_act != NOBODY:
        legal = p.legal()
        moves.append(legal[rng.below(len(legal))])
        p.apply(moves[-1])
    again = BOOK.new_position(seats, {})
    for move in moves:
        again.apply(move)
    assert again.dump() == p.dump()


@pytest.mark.full
@pytest.mark.parametrize("block", range(GAMES // BLOCK))
@pytest.mark.parametrize(("seats", "options"), CONFIGURATIONS)
def test_the_invariants_hold_in_thousands_of_games(
    seats: int, options: dict[str, str], block: int, record_property: Callable[[str, object], None]
) -> None:
    readings = "other readings" if options else "default options"
    counted = Count(f"invariants, wuestensoehne, {seats} seats, {readings}", record_property)
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        with counted.violations(f"{seats} seats, {readings}, seed {seed}"):
            for _ in holding(game(seats, options, Rng(1_000_000 + seed), seed % 4 != 0)):
                counted.positions += 1
        counted.games += 1
    counted.report()
