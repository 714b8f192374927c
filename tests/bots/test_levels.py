"""The levels: what they are called, what they may know, that they play every game, and how strong they are."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import pytest

from fondaco.bots import BOTS, FORMER, LEVELS, is_bot, make_bot, present_name
from fondaco.bots.bot import WHOLE, Bot, Imagine
from fondaco.bots.easy import EasyBot
from fondaco.bots.search.rollouts import keyed
from fondaco.bots.weights import features_of, value_of, weights_of
from fondaco.games import GAMES
from fondaco.lab.match import Plan, play_block
from fondaco.table.core import NOBODY, Position, Rng, resolve_chance
from fondaco.table.rulebook import View
from tests.conformance.tables import TABLES, Table

PAIRS = 4
PROVEN = ("yspahan",)
"""Where matches have shown that an expert is clearly stronger than the level below."""
LITTLE = 150
"""A budget for looking at what does not depend on it."""
NEAR = {table.game: table for table in TABLES if table.near}


def questions(table: Table, seed: int, every: int) -> Iterator[Position]:
    """Some of the positions of a random game in which somebody has a choice."""
    position, rng, nth = table.position(), Rng(seed), 0
    resolve_chance(position, rng)
    while position.to_act != NOBODY:
        moves = position.legal()
        if len(moves) > 1:
            nth += 1
            if nth % every == 0:
                yield position.copy()
        position.apply(moves[rng.below(len(moves))])
        resolve_chance(position, rng)


def doors(table: Table, position: Position) -> tuple[Callable[[], View], list[int], Imagine]:
    """What a bot is given."""
    seat = position.to_act
    return lambda: table.book.view(position, seat), position.legal(), lambda rng: position.imagine(seat, rng)


def answer(table: Table, bot: Bot, position: Position, budget: int = WHOLE) -> int:
    return bot.decide(*doors(table, position), budget)


def test_a_bot_has_one_present_name_and_may_have_had_another() -> None:
    assert ("random", *LEVELS) == BOTS
    assert [make_bot(name, 1).name for name in BOTS] == list(BOTS)
    for former, present in FORMER.items():
        assert present_name(former) == make_bot(former, 1).name == present
        assert is_bot(former)
    assert not is_bot("deep")


@pytest.mark.both
@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_no_decision(game: str, name: str) -> None:
    table, pairs = NEAR[game], 0
    budget = LITTLE if name == "expert" else WHOLE
    for nth, position in enumerate(
        question for seed in range(9) for question in questions(table, seed, every=40)
    ):
        other = position.imagine(position.to_act, Rng(nth))
        if other.dump() == position.dump():
            continue
        pairs += 1
        first, second = (answer(table, make_bot(name, nth), each, budget) for each in (position, other))
        assert first == second
        if pairs == PAIRS:
            break
    assert pairs == PAIRS, "nothing was hidden"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_learned_speaks_of_every_table(table: Table) -> None:
    features, weights, value = features_of(table.game), weights_of(table.game).weights, value_of(table.game)
    stages = set()
    for position in questions(table, 3, every=30):
        stage = features.stage(position)
        stages.add(stage)
        assert 0 <= stage <= features.last_stage() == len(weights) - 1
        for seat in range(table.seats):
            numbers = features.of(position, seat)
            assert len(numbers) == len(weights[stage])
            assert all(math.isfinite(number) for number in numbers)
        chances = value.chances(position)
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0.0
    assert stages, "the game was over too soon"


def test_at_tables_it_was_not_learned_on_only_the_judgement_is_asked() -> None:
    fits = {
        table: features_of("istanbul").fit(table.position()) for table in TABLES if table.game == "istanbul"
    }
    assert {table for table, fit in fits.items() if fit} == {
        table for table in fits if dict(table.chosen).get("box", "base") == "base"
    }


def test_luck_is_spread_evenly_and_differs_from_event_to_event() -> None:
    numbers = [keyed(luck, kind, ordinal) for luck in range(20) for kind in range(5) for ordinal in range(20)]
    assert len(set(numbers)) == len(numbers)
    assert all(0.0 <= number < 1.0 for number in numbers)
    tenths = [sum(1 for number in numbers if int(number * 10) == tenth) for tenth in range(10)]
    assert min(tenths) > 150


def test_a_beginner_overlooks_things_but_nothing_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    table, missed = NEAR["yspahan"], {True: 0, False: 0}
    features = features_of("yspahan")
    monkeypatch.setattr("fondaco.bots.easy.OVERLOOKED", {"yspahan": 60})
    for position in questions(table, 8, every=3):
        at_the_end = features.stage(position) == features.last_stage()
        # With the same luck the level above sees the same world.
        missed[at_the_end] += answer(table, EasyBot(1), position) != answer(
            table, make_bot("medium", 1), position
        )
    assert missed[True] == 0
    assert missed[False] > 5


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_no_time_decides_at_once(game: str) -> None:
    """However late it is, there is a legal move; and it depends on nothing but the seed."""
    table = NEAR[game]
    for nth, position in enumerate(questions(table, 4, every=60)):
        asked: list[int] = []
        late = [make_bot("expert", nth) for _ in range(2)]

        def is_late(asked: list[int] = asked) -> bool:
            asked.append(len(asked))
            return True

        for bot in late:
            bot.is_late = is_late
        move = answer(table, late[0], position)
        assert move in position.legal()
        assert len(asked) <= 1, "it searched on"
        assert answer(table, late[1], position) == move


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES)
def test_who_is_interrupted_later_has_searched_more(game: str) -> None:
    """A clock that strikes changes how much is searched; the same stroke finds the same move."""
    table = NEAR[game]
    position = next(questions(table, 6, every=20))

    def found(strokes: int) -> tuple[int, int]:
        asked = [0]

        def is_late() -> bool:
            asked[0] += 1
            return asked[0] > strokes

        bot = make_bot("expert", 3)
        bot.is_late = is_late
        return answer(table, bot, position), asked[0]

    assert found(5) == found(5)
    assert found(5)[1] <= found(9)[1] <= 10


@pytest.mark.full
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "better"),
    [(game, nth) for game in GAMES for nth in range(1, len(BOTS)) if BOTS[nth] != "expert" or game in PROVEN],
)
def test_each_level_beats_the_one_below(game: str, better: int) -> None:
    """So many blocks that luck cannot turn it: each block is one game per seat with the same dice."""
    plan = Plan(game, (BOTS[better], BOTS[better - 1], BOTS[better - 1]), seed=3, rotate=True)
    results = [result for block in range(30) for result, _ in play_block(plan, block)]
    won = sum(
        result.wins[seat] for result in results for seat in range(3) if result.bots[seat] == BOTS[better]
    )
    whole = sum(sum(result.wins) for result in results)
    assert won / whole > 0.4, "a third would be par"
