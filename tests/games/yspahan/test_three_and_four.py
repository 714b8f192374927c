"""Three and four players: the first half of section 15 of the rules."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import events as e
from fondaco.games.yspahan.steps.scoring import load_caravan
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

GROUPS = [1, 1, 2, 3, 4, 5, 6, 6, 6]


def camels(seats: int) -> list[int]:
    """The printed camels in use, in path order."""
    return BOOK.view(Scene(seats).p, None).caravan.camels


def last_day_after(scores: dict[str, int], first_of_day_six: str, seats: int = 4) -> Scene:
    """Day 6 of week 3 has just been played with these scores."""
    scene = Scene(seats, first=first_of_day_six)
    scene.calendar(3, 6)
    for colour, score in scores.items():
        scene.score(colour, score)
    scene.quiet_day()
    assert (scene.p.week, scene.p.day) == (3, 7)
    return scene


# -- three ------------------------------------------------------------------------------------------------


@rule("YS-320")
def test_three_players_leave_out_the_first_camel_of_each_row() -> None:
    assert camels(3) == [2, 3, 4, 6, 7, 8, 10, 11, 12]
    assert Scene(3).p.tables.capacity == 9


@rule("YS-320", "YS-321", "YS-151")
def test_three_players_score_two_one_and_nothing_by_row_and_fill_the_caravan_with_the_ninth() -> None:
    scene = Scene(3)
    gained = []
    for _ in range(8):
        before = scene.score_of("blue")
        load_caravan(scene.p, 0, -1)
        gained.append(scene.score_of("blue") - before)
    assert gained == [2, 2, 2, 1, 1, 1, 0, 0]
    assert len(scene.on_caravan()) == 8
    before = scene.score_of("blue")
    load_caravan(scene.p, 0, -1)
    assert scene.score_of("blue") - before == 0 + 9 * 3
    assert scene.on_caravan() == []


@rule("YS-322")
def test_three_players_rotate_normally_on_the_last_day() -> None:
    scene = last_day_after({"blue": 90, "red": 80, "green": 1}, "blue", seats=3)
    assert scene.order() == ["red", "green", "blue"]
    assert scene.asked == "red"
    assert scene.events(e.LAST_DAY_ORDER) == []


@rule("YS-322", "YS-334", "YS-027")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_other_rules_are_those_of_the_booklet(seats: int) -> None:
    scene = Scene(seats)
    assert scene.p.gold == [2] * seats
    assert scene.p.tables.white_dice == 9
    scene.roll(GROUPS)
    assert scene.order() == list(BOOK.seat_ids[:seats])
    scene.play("take camel")
    assert scene.legal() == ["camels", "supervisor", "card"]
    scene.play("camels")
    assert "build paddock" in scene.legal()


# -- four -------------------------------------------------------------------------------------------------


@rule("YS-330")
def test_four_players_use_all_twelve_camels() -> None:
    assert camels(4) == list(range(1, 13))
    assert Scene(4).p.tables.capacity == 12


@rule("YS-331", "YS-A30")
@pytest.mark.parametrize("first", ["blue", "red", "green", "yellow"])
def test_on_the_last_day_four_players_act_by_ascending_score(first: str) -> None:
    scene = last_day_after({"blue": 30, "red": 10, "green": 40, "yellow": 20}, first)
    assert scene.order() == ["red", "yellow", "blue", "green"]
    assert scene.p.first == scene.seat("red"), "the pawn goes to the lowest score"
    assert scene.asked == "red"
    assert scene.events(e.LAST_DAY_ORDER) == [[1, 3, 0, 2]]
    assert scene.legal()[:3] == ["roll 0", "roll 1", "roll 2"], "who also buys yellow dice"


@rule("YS-331", "YS-060", "YS-061")
def test_the_order_of_the_last_day_is_played_to_the_end() -> None:
    scene = last_day_after({"blue": 30, "red": 10, "green": 40, "yellow": 20}, "blue")
    scene.gold("red", 2)
    scene.roll([1, 1, 2, 3, 4, 5, 6, 6, 6], yellow=[6])
    assert scene.asked == "red"
    scene.play("take gold gold")
    if "no extra" in scene.legal():
        scene.play("no extra")
    assert scene.gold_of("red") == 1 + 4, "the yellow die counts for the first player of the day"
    scene.play("end turn")
    asked = []
    for _ in range(3):
        asked.append(scene.asked)
        scene.quiet_turn()
    assert asked == ["yellow", "blue", "green"]
    assert scene.asked == "nobody"


@rule("YS-331")
@pytest.mark.parametrize(("week", "day"), [(1, 6), (2, 6), (3, 5), (2, 7)])
def test_the_order_by_score_holds_on_day_21_only(week: int, day: int) -> None:
    scene = Scene(4)
    scene.calendar(week, day)
    for colour, score in (("blue", 30), ("red", 50), ("green", 40), ("yellow", 2)):
        scene.score(colour, score)
    scene.quiet_day()
    assert scene.order() == ["red", "green", "yellow", "blue"]


@rule("YS-332")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("blue", ["yellow", "green", "red", "blue"]),
        ("red", ["blue", "yellow", "green", "red"]),
        ("green", ["red", "blue", "yellow", "green"]),
        ("yellow", ["green", "red", "blue", "yellow"]),
    ],
)
def test_among_equal_scores_the_farthest_from_the_first_player_of_day_six_comes_first(
    first: str, order: list[str]
) -> None:
    assert last_day_after({}, first).order() == order


@rule("YS-332", "YS-331")
def test_distance_decides_only_among_equals() -> None:
    scene = last_day_after({"blue": 20, "red": 20, "green": 10, "yellow": 10}, "blue")
    assert scene.order() == ["yellow", "green", "red", "blue"]
    scene = last_day_after({"blue": 10, "red": 20, "green": 20, "yellow": 21}, "blue")
    assert scene.order() == ["blue", "green", "red", "yellow"]


@rule("YS-333", "YS-A29")
def test_the_order_is_read_after_day_six_is_completely_over() -> None:
    """Points of the very last turn of day 6 count."""
    scene = Scene(4)
    scene.calendar(3, 6)
    for colour, score in (("blue", 3), ("red", 4), ("green", 5), ("yellow", 0)):
        scene.score(colour, score)
    scene.hand("yellow", "sell_gold")
    scene.gold("yellow", 10)
    scene.roll(GROUPS)
    for _ in range(3):
        scene.quiet_turn()
    scene.play("play sell_gold amount 10")
    scene.quiet_turn()
    assert scene.order() == ["blue", "red", "green", "yellow"]


@rule("YS-333", "YS-A29")
def test_points_scored_on_the_last_day_do_not_change_its_order() -> None:
    scene = last_day_after({"blue": 1, "red": 2, "green": 3, "yellow": 4}, "yellow")
    scene.hand("blue", "sell_gold")
    scene.gold("blue", 10)
    scene.play("play sell_gold amount 10")
    assert scene.score_of("blue") == 11
    assert scene.asked == "blue", "still first"
    scene.roll(GROUPS)
    asked = []
    while scene.asked != "nobody":
        asked.append(scene.asked)
        scene.quiet_turn()
    assert asked == ["blue", "red", "green", "yellow"]
