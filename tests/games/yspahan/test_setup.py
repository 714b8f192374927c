"""Section 5, and what section 4 says of the pieces: the table before the first roll."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import moves as m
from fondaco.games.yspahan.steps import kinds
from fondaco.table.core import CHANCE
from fondaco.table.refusal import UsageError
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])
COLOURS = ("blue", "red", "green", "yellow")


@rule("YS-020")
@every_number_of_players
def test_the_supervisor_stands_on_the_centre(seats: int) -> None:
    assert Scene(seats).where_supervisor() == "C"


@rule("YS-021")
@every_number_of_players
def test_both_markers_stand_on_one(seats: int) -> None:
    view = BOOK.view(Scene(seats).p, None)
    assert (view.week, view.day) == (1, 1)


@rule("YS-022")
@every_number_of_players
def test_tower_caravan_and_shops_are_empty(seats: int) -> None:
    scene = Scene(seats)
    assert scene.tower() == {}
    assert scene.on_caravan() == []
    assert not any(scene.cube_in(shop) for shop in BOOK.describer.shops)
    assert scene.legal() == ["roll 0", "roll 1", "roll 2"]  # the dice lie beside the Tower, not yet rolled


@rule("YS-023")
def test_payments_go_to_the_general_stock_and_to_nobody_else() -> None:
    scene = Scene(4)
    scene.roll([1] * 9, yellow=[1, 1])
    scene.play("take camel camels")
    assert [scene.gold_of(colour) for colour in COLOURS] == [0, 2, 2, 2]
    assert [scene.camels_of(colour) for colour in COLOURS] == [11, 0, 0, 0]


@rule("YS-024")
@every_number_of_players
def test_all_eighteen_cards_are_a_face_down_deck_and_nothing_is_discarded(seats: int) -> None:
    scene = Scene(seats)
    view = BOOK.view(scene.p, 0)
    assert (view.deck, view.discard) == (18, [])
    assert view.unseen == dict.fromkeys(BOOK.describer.cards, 2)
    scene.roll([1] * scene.p.tables.white_dice)
    scene.play("take camel card")
    assert scene.p.legal() == list(range(m.KINDS))  # any kind may be on top,
    assert scene.p.weights() == [2] * m.KINDS  # one as likely as another


@rule("YS-013", "YS-025")
@every_number_of_players
def test_each_player_has_a_colour_of_their_own(seats: int) -> None:
    colours = [player.colour for player in BOOK.view(Scene(seats).p, None).players]
    assert colours == list(COLOURS[:seats])


@rule("YS-026", "YS-A02")
@every_number_of_players
def test_one_of_66_cubes_marks_a_score_of_zero(seats: int) -> None:
    scene = Scene(seats)
    for colour in COLOURS[:seats]:
        assert scene.score_of(colour) == 0
        assert scene.reserve_of(colour) == 65


@rule("YS-027")
@every_number_of_players
def test_each_player_begins_with_two_gold_and_nothing_else(seats: int) -> None:
    scene = Scene(seats)
    for colour in COLOURS[:seats]:
        assert scene.gold_of(colour) == 2
        assert scene.camels_of(colour) == 0
        assert scene.hand_of(colour) == []
        assert scene.buildings_of(colour) == []


@rule("YS-028", "YS-A03")
@pytest.mark.parametrize("oldest", COLOURS)
def test_the_table_names_the_oldest_player_who_begins(oldest: str) -> None:
    scene = Scene(4, first=oldest)
    assert scene.asked == oldest
    assert BOOK.view(scene.p, None).first == scene.seat(oldest)


@rule("YS-028", "YS-A03")
def test_nobody_outside_the_table_can_be_first() -> None:
    with pytest.raises(UsageError):
        BOOK.new_position(3, {"first_player": "4"})


@rule("YS-A03", "YS-CH-01")
@every_number_of_players
def test_if_nobody_is_named_each_seat_is_drawn_with_equal_chance(seats: int) -> None:
    undecided = BOOK.new_position(seats, {})
    assert undecided.to_act == CHANCE
    assert undecided.chance_kind() == kinds.FIRST_PLAYER
    assert undecided.legal() == list(range(seats))
    assert undecided.weights() == [1] * seats
    for seat in range(seats):
        drawn = undecided.copy()
        drawn.apply(seat)
        assert (drawn.first, drawn.active, drawn.to_act) == (seat, seat, seat)


@rule("YS-CH-01")
def test_no_seat_is_drawn_if_the_table_names_one() -> None:
    assert BOOK.new_position(4, {"first_player": "3"}).to_act == 2


@rule("YS-029")
@pytest.mark.parametrize(
    ("seats", "white_dice", "camels", "turns"), [(2, 8, 6, 3), (3, 9, 9, 3), (4, 9, 12, 4)]
)
def test_dice_caravan_and_turns_follow_the_number_of_players(
    seats: int, white_dice: int, camels: int, turns: int
) -> None:
    scene = Scene(seats)
    view = BOOK.view(scene.p, None)
    assert len(view.caravan.camels) == camels
    assert len(view.order) == turns
    scene.play("roll 0")
    rolled = 0
    while scene.asked == "chance":
        scene.p.apply(0)
        rolled += 1
    assert rolled == white_dice


@rule("YS-013", "YS-A02")
def test_cubes_never_run_out() -> None:
    """Blue fills the city, owns every building and may still put the last cube on the Caravan."""
    scene = Scene(4)
    scene.cubes("blue", *[shop for shop in BOOK.describer.shops if shop != "vase-blue-1"])
    scene.caravan(*["blue"] * 11)
    scene.buildings("blue", *BOOK.describer.buildings)
    scene.hand("blue", "load_caravan")
    assert scene.reserve_of("blue") == 2
    scene.roll([1, 2, 3, 4, 5, 5, 6, 6, 6])
    scene.play("take vase cubes no extra")
    assert scene.cube_in("vase-blue-1") == "blue"
    assert scene.reserve_of("blue") == 1
    scene.play("play load_caravan")  # the twelfth cube: the Caravan is scored and its cubes come home
    assert scene.score_of("blue") == 36
    assert scene.reserve_of("blue") == 12


@rule("YS-014", "YS-A01")
def test_gold_and_camels_never_run_out() -> None:
    """The box holds about 25 of each; players who own more than that still get all they are due."""
    scene = Scene(4)
    for colour in COLOURS:
        scene.gold(colour, 40)
        scene.camels(colour, 40)
    scene.hand("blue", "take_camels", "take_gold")
    scene.roll([1, 1, 1, 1, 6, 6, 6, 6, 6])
    scene.play("take camel camels no extra")
    scene.play("play take_camels")
    scene.play("play take_gold")
    assert (scene.camels_of("blue"), scene.gold_of("blue")) == (47, 43)
    scene.play("end turn")
    scene.play("take gold gold")
    assert scene.gold_of("red") == 45


@rule("YS-015")
def test_there_is_one_supervisor_one_first_player_one_week_and_one_day() -> None:
    scene = Scene(4)
    before = BOOK.view(scene.p, None)
    assert (before.supervisor, before.first, before.week, before.day) == ("C", 0, 1, 1)
    scene.equal_dice_day()
    scene.send(3)
    scene.play("go W3")
    after = BOOK.view(scene.p, None)
    assert (after.supervisor, after.first, after.week, after.day) == ("W3", 1, 1, 2)
