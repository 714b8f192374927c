"""Shares and intervals against values worked out by hand."""

from __future__ import annotations

import pytest

from fondaco.lab.match import WHOLE_WIN, Result
from fondaco.lab.tally import Moments, Tally, wilson


def result(bots: str, scores: tuple[int, ...]) -> Result:
    """A game by the scores; the highest share the victory."""
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    wins = tuple(WHOLE_WIN // len(winners) if seat in winners else 0 for seat in range(len(scores)))
    return Result(tuple(bots.split()), scores, wins, decisions=10, moves=20)


def test_wilson_gives_the_textbook_intervals() -> None:
    half = wilson(0.5, 100)
    assert (half.low, half.high) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    none = wilson(0.0, 10)
    assert (none.low, none.high) == pytest.approx((0.0, 0.27753), abs=1e-5)
    every = wilson(1.0, 10)
    assert (every.low, every.high) == pytest.approx((0.72247, 1.0), abs=1e-5)


def test_a_shared_victory_is_split() -> None:
    tally = Tally(("medium", "random", "random"), 1)
    tally.add([result("medium random random", (50, 50, 10))])
    tally.add([result("medium random random", (30, 30, 30))])
    shares = [line.win_share.mean for line in tally.by_seat(["1", "2", "3"])]
    assert shares == pytest.approx([(1 / 2 + 1 / 3) / 2, (1 / 2 + 1 / 3) / 2, (1 / 3) / 2])
    greedy, random = tally.by_bot()
    assert (greedy.seats, random.seats) == (1, 2)
    assert greedy.win_share.mean == pytest.approx(5 / 12)
    assert random.win_share.mean == pytest.approx((5 / 12 + 1 / 6) / 2)  # of one of its two seats
    assert random.score.mean == pytest.approx((50 + 10 + 30 + 30) / 4)


def test_scores_have_the_interval_of_their_mean() -> None:
    moments = Moments()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        moments.add(value)
    assert moments.mean() == 5
    assert moments.error() == pytest.approx((32 / 7 / 8) ** 0.5)
    estimate = moments.estimate()
    assert estimate.high - estimate.mean == pytest.approx(1.96 * moments.error(), rel=1e-4)


def test_means_of_blocks_that_scatter_less_than_games_have_a_narrower_interval() -> None:
    alone, blocks = Tally(("a", "b"), 1), Tally(("a", "b"), 2)
    for nth in range(40):
        # Whoever sits first wins; only every eighth game goes the other way.
        games = [result("a b", (9, 1)), result("b a", (9, 1) if nth % 8 else (1, 9))]
        blocks.add(games)
        for game in games:
            alone.add([game])
    [a, _], [same, _] = blocks.by_bot(), alone.by_bot()
    assert a.win_share.mean == same.win_share.mean
    assert a.win_share.high - a.win_share.low < 0.6 * (same.win_share.high - same.win_share.low)


def test_a_single_block_claims_little() -> None:
    tally = Tally(("a", "b"), 2)
    tally.add([result("a b", (9, 1)), result("b a", (1, 9))])
    share = tally.by_bot()[0].win_share
    assert share.mean == 1
    assert share.low < 0.3
