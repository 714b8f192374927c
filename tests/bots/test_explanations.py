"""What a bot says about its decision: true to what it does, and fair as the decision is."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from fondaco.bots import LEVELS, make_bot
from fondaco.bots.bot import Bot
from fondaco.bots.explanation import Explanation, explanation_of, texts_of
from fondaco.bots.search.lines import Line
from fondaco.games import GAMES
from fondaco.table.core import Position, Rng
from tests.bots.test_levels import LITTLE, NEAR, answer, doors, questions
from tests.conformance.tables import Table

SEARCHING = ("hard", "expert")


def explained(table: Table, bot: Bot, position: Position) -> Explanation:
    return bot.explain(*doors(table, position), LITTLE)


def hidden(table: Table, pairs: int, every: int) -> Iterator[tuple[Position, Position, int]]:
    """Positions of random games, each with one that differs in what the seat to act cannot know."""
    found = 0
    for seed in range(1000):
        for nth, position in enumerate(questions(table, seed, every)):
            other = position.imagine(position.to_act, Rng(seed * 1000 + nth))
            if other.dump() != position.dump():
                yield position, other, nth
                found += 1
                if found == pairs:
                    return


@pytest.mark.both
@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("game", GAMES)
def test_the_explanation_is_of_the_decision(game: str, name: str) -> None:
    table, told = NEAR[game], 0
    for nth, position in enumerate(questions(table, 2, every=50)):
        if nth == FEW:
            break
        explanation = explained(table, make_bot(name, nth), position)
        assert explanation.move == answer(table, make_bot(name, nth), position, LITTLE)
        assert (explanation.bot, explanation.seat) == (name, position.to_act)
        for way in explanation.ways:
            told += 1
            assert way.tries > 0
            assert sum(way.chances) == pytest.approx(1.0)
        if explanation.ways:
            best = explanation.ways[0]
            assert best.moves[0] == explanation.move
            world = position.imagine(position.to_act, Rng(nth))
            assert texts_of(table.book, world, best)[0] == table.book.text(position, explanation.move)
        if len(explanation.ways) > 1:
            assert explanation.sure is not None
            assert 0.0 <= explanation.sure <= 1.0
    assert told, "nothing was explained"


FEW = 4


@pytest.mark.parametrize(
    ("pairs", "every"), [(2, 60), pytest.param(1000, 7, marks=[pytest.mark.full, pytest.mark.compiled])]
)
@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_neither_decision_nor_explanation(
    game: str, name: str, pairs: int, every: int
) -> None:
    table, compared = NEAR[game], 0
    for position, other, nth in hidden(table, pairs, every):
        first, second = (explained(table, make_bot(name, nth), each) for each in (position, other))
        assert msgspec.json.encode(first) == msgspec.json.encode(second)
        compared += 1
    assert compared == pairs, "too little was hidden"


def test_it_is_the_surer_the_farther_and_the_oftener_the_first_is_ahead() -> None:
    position = NEAR["yspahan"].position()

    def sure(ahead: float, tries: int) -> float:
        lines = []
        for nth in range(2):
            line = Line(0.0, [nth], position)
            for each in range(tries):
                chance = 0.4 + (ahead if nth == 0 else 0.0) + (0.1 if each % 2 else -0.1)
                line.add([chance, 1.0 - chance] + [0.0] * (position.seats - 2), 0)
            lines.append(line)
        found = explanation_of("expert", 0, 0, lines).sure
        assert found is not None
        return found

    assert sure(0.0, 10) == pytest.approx(0.5)
    assert 0.5 < sure(0.02, 10) < sure(0.1, 10)
    assert sure(0.02, 10) < sure(0.02, 40)
