"""A bot decides from what its seat may know: nothing that is hidden from the seat can change its decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

import pytest

from fondaco.bots import make_bot
from fondaco.bots.bot import Bot, Imagine
from fondaco.games import load_rulebook
from fondaco.lab.match import Plan, play_one, play_out
from fondaco.table.chance import KeyedDice
from fondaco.table.core import NOBODY, Position, Rng, resolve_chance
from fondaco.table.refusal import UsageError
from fondaco.table.rulebook import View

BOOK = load_rulebook("yspahan")
QUICK = ("random", "easy", "medium")
"""The bots that look one decision ahead at the most."""


def questions(seats: int, seed: int) -> Iterator[Position]:
    """The positions of a random game in which somebody has a choice."""
    position = BOOK.new_position(seats, {})
    rng = Rng(seed)
    resolve_chance(position, rng)
    while position.to_act != NOBODY:
        moves = position.legal()
        if len(moves) > 1:
            yield position.copy()
        position.apply(moves[rng.below(len(moves))])
        resolve_chance(position, rng)


def answer(bot: Bot, position: Position, *, leaking: bool = False) -> int:
    seat = position.to_act
    return bot.decide(
        lambda: BOOK.view(position, seat),
        position.legal(),
        (lambda rng: position.copy()) if leaking else (lambda rng: position.imagine(seat, rng)),
        1000,
    )


class Nosy(Bot):
    """Decides by whatever it finds in the positions it is given, the hands of the others included."""

    name = "nosy"

    def decide(self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int) -> int:
        found = imagine(self.rng).digest() + repr(view())
        return legal[random.Random(found).randrange(len(legal))]


def swapped(position: Position, seed: int) -> Position | None:
    """The same position with what the seat to act cannot know dealt anew; None where nothing hidden changed."""
    other = position.imagine(position.to_act, Rng(seed))
    return None if other.dump() == position.dump() else other


def disagreements(ask: Callable[[Position, int], int], every: int = 1) -> tuple[int, int]:
    """In how many pairs of positions that differ only in hidden cards the answers differ, and of how many."""
    differ = pairs = 0
    for seats in (2, 3, 4):
        for nth, position in enumerate(questions(seats, seats)):
            other = swapped(position, nth) if nth % every == 0 else None
            if other is not None:
                pairs += 1
                differ += ask(position, nth) != ask(other, nth)
    return differ, pairs


@pytest.mark.parametrize("name", QUICK)
def test_hidden_cards_never_change_a_decision(name: str) -> None:
    differ, pairs = disagreements(lambda position, seed: answer(make_bot(name, seed), position))
    assert pairs > 300
    assert differ == 0


@pytest.mark.parametrize(
    ("every", "least"), [(60, 5), pytest.param(1, 300, marks=[pytest.mark.slow, pytest.mark.compiled])]
)
def test_hidden_cards_never_change_a_decision_of_the_strong(every: int, least: int) -> None:
    differ, pairs = disagreements(lambda position, seed: answer(make_bot("hard", seed), position), every)
    assert pairs >= least
    assert differ == 0


def test_not_even_a_nosy_bot_learns_anything_through_the_fair_door() -> None:
    differ, pairs = disagreements(lambda position, seed: answer(Nosy(seed), position))
    assert pairs > 300
    assert differ == 0


def test_the_swap_would_find_a_leak() -> None:
    differ, pairs = disagreements(lambda position, seed: answer(Nosy(seed), position, leaking=True))
    assert differ > pairs // 4


@pytest.mark.both
@pytest.mark.parametrize(
    "seats", [pytest.param(2, marks=pytest.mark.slow), 3, pytest.param(4, marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_decides_legally_in_thousands_of_positions(name: str, seats: int) -> None:
    decisions = 0
    for seed in range(10):
        position = BOOK.new_position(seats, {})
        bots = [make_bot(name, seed * 10 + seat) for seat in range(seats)]
        made, moves = play_out(BOOK, position, bots, KeyedDice(seed))  # refuses an illegal move
        assert position.to_act == NOBODY
        assert len(moves) > made
        decisions += made
    assert decisions >= 1500


def test_deciding_leaves_the_position_as_it_was() -> None:
    for nth, position in enumerate(questions(3, 5)):
        before = position.digest()
        answer(make_bot("medium", nth), position)
        assert position.digest() == before


def test_the_same_seed_plays_the_same_game_whatever_else_is_drawn() -> None:
    plan = Plan("yspahan", ("medium", "random", "medium"), seed=21)
    random.seed(1)
    first = play_one(plan, 4, 0)
    random.seed(2)
    random.random()
    assert play_one(plan, 4, 0) == first
    assert play_one(plan, 5, 0) != first


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UsageError, match='Unknown bot "deep": there is random, easy, medium, hard, expert'):
        make_bot("deep", 1)
