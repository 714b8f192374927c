"""End of the day, end of the week and its scoring: section 13 of the rules."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import events as e
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

GROUPS = [1, 1, 2, 3, 4, 5, 6, 6, 6]


def last_day_of_week(seats: int, week: int = 1, first: str = "blue") -> Scene:
    scene = Scene(seats, first=first)
    scene.calendar(week, 7)
    return scene


def souk(name: str) -> list[str]:
    """The shops of a souk."""
    return [shop for shop in BOOK.describer.shops if shop.startswith(f"{name}-")]


# -- the day ----------------------------------------------------------------------------------------------


@rule("YS-280")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dice_left_on_the_tower_are_removed_after_the_last_turn(seats: int) -> None:
    scene = Scene(seats)
    scene.roll(GROUPS[: scene.p.tables.white_dice])
    turns = 0
    while scene.p.day == 1:
        assert scene.tower(), "they stay until the last turn is over"
        scene.quiet_turn()
        turns += 1
    assert turns == max(3, seats)
    assert scene.tower() == {}
    assert scene.legal()[0] == "roll 0"


@rule("YS-280", "YS-345")
def test_yellow_dice_of_two_players_leave_with_the_day() -> None:
    scene = Scene(2)
    scene.roll([1, 1, 2, 3, 3, 4, 6, 6], yellow=[5])
    for _ in range(3):
        assert scene.tower()["vase"] == (5, 0, 1)
        scene.quiet_turn()
    assert scene.tower() == {}


@rule("YS-281", "YS-342")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_days_one_to_six_advance_the_marker_and_pass_the_pawn_to_the_left(seats: int) -> None:
    scene = Scene(seats)
    colours = BOOK.seat_ids[:seats]
    for day in range(1, 7):
        assert (scene.p.week, scene.p.day) == (1, day)
        assert scene.asked == colours[(day - 1) % seats]
        scene.quiet_day()
    assert (scene.p.week, scene.p.day) == (1, 7)
    assert scene.asked == colours[6 % seats]


@rule("YS-281", "YS-282")
def test_nothing_is_scored_or_emptied_after_days_one_to_six() -> None:
    scene = Scene(3)
    scene.calendar(1, 6)
    scene.cubes("blue", "vase-blue-1")
    scene.caravan("red", "red")
    scene.supervisor("W4")
    scene.quiet_day()
    assert scene.p.day == 7
    assert scene.p.score == [0, 0, 0]
    assert scene.cube_in("vase-blue-1") == "blue"
    assert scene.where_supervisor() == "W4"


@rule("YS-282", "YS-304", "YS-A31")
def test_the_week_is_scored_districts_first_then_the_caravan_in_turn_order() -> None:
    scene = last_day_of_week(3, first="green")
    scene.cubes("blue", "vase-blue-1", *souk("sack-white"))
    scene.cubes("green", *souk("chest-blue"))
    scene.caravan("red", "blue", "green")
    scene.roll(GROUPS)
    for _ in range(2):
        scene.quiet_turn()
    scene.forget()
    scene.quiet_turn()
    told = [event for event in scene.p.heard or [] if event[0] in (e.SOUK_SCORED, e.CARAVAN_SCORED)]
    kinds_and_seats = [(event[0], BOOK.seat_ids[event[2]]) for event in told]
    assert kinds_and_seats == [
        (e.SOUK_SCORED, "green"),
        (e.SOUK_SCORED, "blue"),
        (e.SOUK_SCORED, "blue"),
        (e.CARAVAN_SCORED, "green"),
        (e.CARAVAN_SCORED, "blue"),
        (e.CARAVAN_SCORED, "red"),
    ]
    souks = [BOOK.describer.souks[event[3]] for event in told if event[0] == e.SOUK_SCORED]
    assert souks == ["chest-blue", "sack-white", "vase-blue"], "Sack before Vase"


@rule("YS-304")
@pytest.mark.parametrize("first", ["blue", "red", "green"])
def test_the_order_of_scoring_has_no_effect(first: str) -> None:
    scene = last_day_of_week(3, first=first)
    scene.cubes("blue", *souk("vase-orange"))
    scene.cubes("red", *souk("barrel-pink"))
    scene.caravan("green", "red", "blue", "green")
    scene.quiet_day()
    assert scene.p.score == [12 + 1, 8 + 1, 2 * 2]


# -- districts --------------------------------------------------------------------------------------------


@rule("YS-290")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("sack-white", 3),
        ("sack-blue", 4),
        ("sack-yellow", 6),
        ("sack-pink", 8),
        ("barrel-white", 3),
        ("barrel-blue", 4),
        ("barrel-yellow", 6),
        ("barrel-pink", 8),
        ("chest-blue", 4),
        ("chest-yellow", 6),
        ("chest-pink", 8),
        ("vase-blue", 4),
        ("vase-yellow", 6),
        ("vase-orange", 12),
    ],
)
@rule("YS-291", "YS-292")
def test_a_completed_souk_scores_its_printed_value_and_an_unfinished_one_nothing(
    name: str, value: int
) -> None:
    scene = last_day_of_week(3)
    scene.cubes("red", *souk(name))
    scene.quiet_day()
    assert scene.p.score == [0, value, 0]

    bazaar = last_day_of_week(3)
    bazaar.buildings("red", "bazaar")
    bazaar.cubes("red", *souk(name))
    bazaar.quiet_day()
    assert bazaar.p.score == [0, value + 2, 0]

    unfinished = last_day_of_week(3)
    unfinished.buildings("red", "bazaar")
    unfinished.cubes("red", *souk(name)[1:])
    unfinished.quiet_day()
    assert unfinished.p.score == [0, 0, 0]


@rule("YS-290", "YS-291")
def test_every_completed_souk_of_a_player_counts() -> None:
    scene = last_day_of_week(3)
    scene.buildings("blue", "bazaar")
    scene.cubes("blue", *souk("sack-white"), *souk("sack-blue"), *souk("vase-orange"))
    scene.cubes("red", *souk("sack-pink"), *souk("chest-pink"))
    scene.quiet_day()
    assert scene.p.score == [3 + 4 + 12 + 3 * 2, 8 + 8, 0]


@rule("YS-293", "YS-292")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_districts_are_emptied_and_cubes_return_to_the_reserve(seats: int) -> None:
    scene = last_day_of_week(seats)
    scene.cubes("blue", *souk("sack-white"), "chest-pink-1", "vase-blue-1", "barrel-blue-2")
    scene.cubes("red", "barrel-pink-5")
    assert (scene.reserve_of("blue"), scene.reserve_of("red")) == (59, 64)
    scene.quiet_day()
    assert set(scene.p.shops) == {-1}
    assert (scene.reserve_of("blue"), scene.reserve_of("red")) == (65, 65)
    for seat in range(seats):
        free = [shop for district in range(4) for shop in scene.p.legal_shops(seat, district)]
        assert len(free) == 47, "every souk is free for everybody"


# -- the Caravan ------------------------------------------------------------------------------------------


@rule("YS-295", "YS-321", "YS-352", "YS-330")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_highest_row_with_an_own_cube_multiplies_all_own_cubes(seats: int) -> None:
    for cubes, multiplier in ((1, 1), (seats, 1), (seats + 1, 2), (2 * seats, 2), (2 * seats + 1, 3)):
        scene = last_day_of_week(seats)
        scene.caravan(*["red"] * (cubes - 1), "blue")
        scene.quiet_day()
        assert scene.score_of("blue") == multiplier, cubes
        before = cubes - 1
        rows = 0 if not before else 1 if before <= seats else 2 if before <= 2 * seats else 3
        assert scene.score_of("red") == before * rows, cubes


@rule("YS-295")
def test_the_number_of_own_cubes_counts_in_all_rows() -> None:
    scene = last_day_of_week(3)
    scene.caravan("blue", "red", "blue", "red", "red", "green", "blue")
    scene.quiet_day()
    assert scene.p.score == [3 * 3, 3 * 2, 1 * 2]


@rule("YS-295", "YS-305")
def test_without_a_cube_on_the_caravan_nothing_is_scored() -> None:
    scene = last_day_of_week(3)
    scene.caravan("blue")
    scene.quiet_day()
    assert scene.p.score == [1, 0, 0]
    empty = last_day_of_week(4)
    empty.forget()
    empty.quiet_day()
    assert empty.events(e.CARAVAN_SCORED) == []
    assert empty.p.score == [0, 0, 0, 0]


@rule("YS-296", "YS-305")
def test_the_caravan_keeps_its_cubes_and_they_count_again() -> None:
    scene = last_day_of_week(4)
    scene.caravan("red", "blue", "red", "red", "red")
    scene.quiet_day()
    assert scene.on_caravan() == ["red", "blue", "red", "red", "red"]
    assert scene.p.score == [1, 4 * 2, 0, 0]
    scene.calendar(2, 7)
    scene.quiet_day()
    assert scene.p.score == [2, 16, 0, 0]
    assert scene.on_caravan() == ["red", "blue", "red", "red", "red"]


# -- the next week ----------------------------------------------------------------------------------------


@rule("YS-300", "YS-302")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("week", [1, 2])
def test_the_next_week_begins_with_day_one_and_the_player_to_the_left(seats: int, week: int) -> None:
    scene = last_day_of_week(seats, week, first="red")
    scene.quiet_day()
    assert (scene.p.week, scene.p.day) == (week + 1, 1)
    assert scene.asked == BOOK.seat_ids[2 % seats]
    assert scene.p.first == 2 % seats


@rule("YS-301", "YS-157")
def test_the_supervisor_returns_to_the_centre_and_ships_nothing() -> None:
    scene = last_day_of_week(3)
    scene.supervisor("S2")
    scene.cubes("red", "sack-white-3", "vase-blue-1", "barrel-white-1")
    scene.forget()
    scene.quiet_day()
    assert scene.where_supervisor() == "C"
    assert scene.on_caravan() == []
    assert scene.events(e.CUBE_LOADED) == []
    assert scene.events(e.SUPERVISOR_MOVED) == []


@rule("YS-303")
def test_gold_camels_cards_and_buildings_are_kept() -> None:
    scene = last_day_of_week(3)
    scene.gold("green", 7)
    scene.camels("green", 4)
    scene.hand("green", "exchange", "take_gold")
    scene.discarded("sell_gold")
    scene.buildings("green", "hoist", "paddock")
    scene.roll(GROUPS)
    scene.quiet_turn()
    scene.quiet_turn()
    scene.play("take sack supervisor go W2 end turn")
    assert (scene.p.week, scene.p.day) == (2, 1)
    assert (scene.gold_of("green"), scene.camels_of("green")) == (7, 4)
    assert scene.hand_of("green") == ["take_gold", "exchange"]
    assert scene.buildings_of("green") == ["paddock", "hoist"]
    assert scene.discard_pile() == ["sell_gold"]
    assert scene.p.deck_size == 18 - 3
