"""The end of the game: section 14 of the rules."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import events as e
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule


def last_day(seats: int = 3) -> Scene:
    scene = Scene(seats)
    scene.calendar(3, 7)
    return scene


@rule("YS-310", "YS-282")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_the_scoring_of_the_third_week(seats: int) -> None:
    scene = last_day(seats)
    scene.cubes("blue", "vase-blue-1")
    scene.caravan("red")
    scene.forget()
    scene.quiet_day()
    assert scene.asked == "nobody"
    assert scene.legal() == []
    assert scene.p.score[:2] == [4, 1], "the third week is scored"
    assert scene.events(e.WEEK_ENDED) == [[3]]
    assert scene.events(e.GAME_ENDED) == [[]]
    assert (scene.p.week, scene.p.day) == (3, 7)
    assert scene.refusal("roll 0") == "YS-310"


@rule("YS-310")
@pytest.mark.parametrize(("week", "day"), [(1, 7), (2, 7), (3, 6)])
def test_the_game_does_not_end_before(week: int, day: int) -> None:
    scene = Scene(3)
    scene.calendar(week, day)
    scene.forget()
    scene.quiet_day()
    assert scene.asked != "nobody"
    assert scene.events(e.GAME_ENDED) == []


@rule("YS-311", "YS-315", "YS-A43")
def test_the_highest_score_wins_and_places_follow_the_scores() -> None:
    scene = last_day(4)
    for colour, score in (("blue", 40), ("red", 71), ("green", 55), ("yellow", 12)):
        scene.score(colour, score)
    scene.quiet_day()
    assert scene.p.ranks() == [3, 1, 2, 4]
    view = BOOK.view(scene.p, None)
    assert view.ranks == [3, 1, 2, 4]
    assert view.scores == [40, 71, 55, 12]


@rule("YS-312", "YS-315", "YS-A43")
@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([50, 60, 60, 10], [3, 1, 1, 4]),
        ([60, 60, 60, 60], [1, 1, 1, 1]),
        ([70, 50, 50, 10], [1, 2, 2, 4]),
        ([70, 60, 10, 10], [1, 2, 3, 3]),
    ],
)
def test_equal_scores_share_their_place_without_a_tie_break(scores: list[int], ranks: list[int]) -> None:
    scene = last_day(4)
    for colour, score in zip(BOOK.seat_ids, scores, strict=True):
        scene.score(colour, score)
    scene.gold("red", 30)
    scene.camels("green", 30)
    scene.buildings("yellow", *BOOK.describer.buildings)
    scene.hand("blue", "sell_gold")
    scene.quiet_day()
    assert scene.p.ranks() == ranks


@rule("YS-313", "YS-A38")
def test_what_is_left_over_is_worth_nothing() -> None:
    scene = last_day(3)
    scene.gold("blue", 40)
    scene.camels("blue", 40)
    scene.hand("blue", "sell_gold", "sell_camels", "take_gold")
    scene.cubes("blue", "sack-pink-1", "barrel-pink-1")
    scene.quiet_day()
    assert scene.p.score == [0, 0, 0]
    assert scene.p.ranks() == [1, 1, 1]
    assert scene.p.judge(0) == 0


@rule("YS-A38", "YS-264", "YS-269")
def test_the_cards_that_sell_are_the_only_way_to_turn_goods_into_points() -> None:
    scene = last_day(3)
    scene.gold("blue", 10)
    scene.camels("blue", 4)
    scene.hand("blue", "sell_gold", "sell_camels")
    scene.play("play sell_gold amount 10")
    scene.play("play sell_camels amount 4")
    scene.quiet_day()
    assert scene.p.score == [18, 0, 0]


@rule("YS-314", "YS-A32")
def test_a_score_may_exceed_the_track() -> None:
    scene = last_day(3)
    scene.score("blue", 97)
    scene.score("red", 99)
    scene.cubes("blue", "vase-orange-1", "vase-orange-2", "vase-orange-3")
    scene.quiet_day()
    assert scene.p.score == [109, 99, 0]
    assert scene.p.ranks() == [1, 2, 3], "109 is more than 99, whatever the track shows"
    assert BOOK.view(scene.p, 1).players[0].score == 109


@rule("YS-HI-09")
def test_hands_change_nothing_at_the_end() -> None:
    scores = []
    for cards in ((), ("sell_gold", "sell_camels", "load_caravan")):
        scene = last_day(3)
        scene.hand("green", *cards)
        scene.quiet_day()
        scores.append((scene.p.score, scene.p.ranks()))
    assert scores[0] == scores[1]
