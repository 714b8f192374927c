"""Section 6: weeks and days, the two phases of a day, where points come from; the last day, long scores."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import events as e
from fondaco.games.yspahan.position import YspahanPosition
from fondaco.table.core import Rng, play_at_random
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])


def whole_game(seats: int, seed: int) -> YspahanPosition:
    p = BOOK.new_position(seats, {})
    p.heard = []
    play_at_random(p, Rng(seed))
    return p


def told(p: YspahanPosition, kind: int) -> list[list[int]]:
    return [event[2:] for event in p.heard or [] if event[0] == kind]


@rule("YS-040")
@every_number_of_players
def test_a_game_lasts_three_weeks_of_seven_days(seats: int) -> None:
    p = whole_game(seats, seed=1)
    days = [(week, day) for week, day, _ in told(p, e.DAY_BEGUN)]
    # The first day begins with the drawing of the first player, so that it is told like the others.
    assert days == [(week, day) for week in (1, 2, 3) for day in range(1, 8)]
    assert [week for (week,) in told(p, e.WEEK_ENDED)] == [1, 2, 3]
    assert len(told(p, e.ROLLED)) == 21


@rule("YS-041")
def test_nobody_acts_before_the_dice_are_rolled_and_everybody_acts_after() -> None:
    scene = Scene(3)
    for square in BOOK.describer.squares:
        assert scene.refusal(f"take {square}") == "YS-041"
    scene.roll([1, 1, 1, 2, 2, 2, 3, 3, 3])
    for colour in ("blue", "red", "green"):
        assert scene.asked == colour
        scene.play(
            "take camel camels" if colour == "blue" else "take gold gold" if colour == "red" else "take sack"
        )
        if colour != "green":
            scene.play("end turn")
    scene.play("supervisor go W2 end turn")
    assert scene.asked == "red"
    assert scene.tower() == {}
    assert scene.refusal("take camel") == "YS-041"  # the next day begins with phase I again


@rule("YS-042")
@every_number_of_players
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_points_come_from_souks_caravan_buildings_and_cards_alone_and_the_highest_score_wins(
    seats: int, seed: int
) -> None:
    p = whole_game(seats, seed)
    points = [0] * seats
    for seat, _, value, bonus in told(p, e.SOUK_SCORED):
        points[seat] += value + bonus
    for kind in (e.CUBE_LOADED, e.CARAVAN_SCORED, e.BUILT, e.CAMELS_SOLD, e.GOLD_SOLD):
        for seat, *_, scored in told(p, kind):
            points[seat] += scored
    assert points == p.score
    assert [rank == 1 for rank in p.ranks()] == [score == max(p.score) for score in p.score]


@rule("YS-043")
def test_points_are_added_at_the_moment_they_are_scored() -> None:
    scene = Scene(4)
    scene.buildings("blue", "hammam", "bazaar")
    scene.gold("blue", 5)
    scene.camels("blue", 2)
    scene.hand("blue", "sell_gold", "load_caravan")
    scene.roll([1] * 9)
    scene.play("play sell_gold amount 3")
    assert scene.score_of("blue") == 3
    scene.play("play load_caravan")
    assert scene.score_of("blue") == 5
    scene.play("take camel camels")
    scene.play("build paddock")
    assert scene.score_of("blue") == 10
    assert scene.legal() == ["end turn"]  # all this before the turn is over


@rule("YS-A31")
def test_the_end_of_a_week_is_told_in_turn_order_and_by_districts_then_the_caravan() -> None:
    scene = Scene(3, first="green")
    scene.calendar(1, 7)
    scene.cubes("blue", "vase-blue-1", "barrel-white-1", "barrel-white-2")
    scene.cubes("green", "chest-blue-1", "chest-blue-2", "sack-white-1", "sack-white-2", "sack-white-3")
    scene.caravan("red", "green")
    scene.quiet_turns(3)
    scene.forget()
    scene.play("end turn")
    souks = [(seat, BOOK.describer.souks[souk]) for seat, souk, _, _ in scene.events(e.SOUK_SCORED)]
    assert souks == [(2, "sack-white"), (2, "chest-blue"), (0, "barrel-white"), (0, "vase-blue")]
    assert [seat for seat, *_ in scene.events(e.CARAVAN_SCORED)] == [2, 1]
    told_kinds = [event[0] for event in scene.p.heard or []]
    assert told_kinds.index(e.CARAVAN_SCORED) > max(n for n, k in enumerate(told_kinds) if k == e.SOUK_SCORED)


@rule("YS-A32")
def test_a_score_may_exceed_99() -> None:
    scene = Scene(4)
    scene.score("blue", 98)
    scene.ship_from_s2("blue")
    assert scene.score_of("blue") == 100
    assert BOOK.view(scene.p, None).scores == [100, 0, 0, 0]
    assert scene.p.ranks() == [1, 2, 2, 2]  # the marker goes round the track, the score does not


@rule("YS-A29")
def test_four_players_scores_are_read_when_day_six_is_completely_over() -> None:
    scene = Scene(4)
    scene.calendar(3, 6)
    for colour, points in (("blue", 40), ("red", 30), ("green", 20), ("yellow", 19)):
        scene.score(colour, points)
    scene.hand("yellow", "sell_camels")
    scene.camels("yellow", 4)
    scene.quiet_turns(4)
    scene.play("play sell_camels amount 4")  # in the last turn of day 6: 27 points
    scene.play("end turn")
    assert scene.p.order == [scene.seat(colour) for colour in ("green", "yellow", "red", "blue")]


@rule("YS-A29")
def test_the_order_of_the_last_day_stays_whatever_is_scored_in_it() -> None:
    scene = Scene(4)
    scene.calendar(3, 6)
    for colour, points in (("blue", 40), ("red", 30), ("green", 20), ("yellow", 10)):
        scene.score(colour, points)
    scene.equal_dice_day()
    scene.score("yellow", 99)
    scene.roll([1, 1, 1, 2, 2, 2, 3, 3, 4])
    for colour, square in (("yellow", "camel"), ("green", "sack"), ("red", "barrel"), ("blue", "gold")):
        assert scene.asked == colour
        scene.play(f"take {square} supervisor")
        scene.play(f"go {next(iter(scene.reach()))} end turn")
    assert scene.asked == "nobody"


@rule("YS-A29")
def test_two_players_scores_are_read_before_yellow_dice_are_bought() -> None:
    scene = Scene(2)
    scene.calendar(3, 6)
    scene.score("blue", 10)
    scene.score("red", 12)
    scene.equal_dice_day()
    assert scene.asked == "blue"
    scene.score("blue", 50)
    scene.roll([1] * 8, yellow=[2])
    assert scene.p.order == [0, 1, 0]


@rule("YS-A30")
def test_on_the_last_day_the_pawn_goes_to_the_player_who_acts_first() -> None:
    scene = Scene(4)
    scene.calendar(3, 6)
    for colour, points in (("blue", 9), ("red", 9), ("green", 9), ("yellow", 3)):
        scene.score(colour, points)
    scene.equal_dice_day()
    assert BOOK.view(scene.p, None).first == scene.seat("yellow")
    assert scene.asked == "yellow"
