"""What the judgement of Istanbul is good for: greedy bots collect rubies without wandering about, and beat chance."""

from __future__ import annotations

import pytest

from fondaco.bots import make_bot
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.lab.match import play_out
from fondaco.table.chance import KeyedDice
from fondaco.table.core import NOBODY
from tests.games.istanbul.scene import BOOK

MOST_ROUNDS = 40
"""On average; a game among people takes some twenty to thirty."""


def played(seed: int, *bots: str, **options: str) -> IstanbulPosition:
    """The end of a game without a limit of rounds."""
    position = BOOK.new_position(len(bots), options)
    seated = [make_bot(name, 10 * seed + seat) for seat, name in enumerate(bots)]
    play_out(BOOK, position, seated, KeyedDice(seed))
    return position


@pytest.mark.slow
@pytest.mark.parametrize("games", [8, pytest.param(200, marks=pytest.mark.compiled)])
def test_four_greedy_bots_finish_the_base_game_in_fewer_than_forty_rounds_on_average(games: int) -> None:
    ends = [played(seed, "medium", "medium", "medium", "medium") for seed in range(games)]
    assert len(ends) == games
    assert all(end.to_act == NOBODY and end.triggered for end in ends)  # by rubies, not by a safeguard
    assert sum(end.round for end in ends) < MOST_ROUNDS * games


@pytest.mark.slow
@pytest.mark.parametrize("box", ["mocha", "letters", "grand_bazaar"])
def test_greedy_bots_finish_the_games_with_expansions_too(box: str) -> None:
    ends = [played(seed, "medium", "medium", "medium", box=box) for seed in range(2)]
    assert all(end.triggered for end in ends)
    assert sum(end.round for end in ends) < MOST_ROUNDS * len(ends)


@pytest.mark.slow
def test_a_greedy_bot_beats_two_random_ones() -> None:
    ends = [played(seed, "random", "medium", "random") for seed in range(6)]
    assert [end.ranks()[1] for end in ends] == [1] * 6
