"""Section 8: a player's turn, the group and its action, the forced draw (decisions 04, 13 and 14)."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import events as e
from fondaco.games.yspahan.steps import kinds
from fondaco.table.refusal import Refusal
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

ALL_CARDS = [card for card in BOOK.describer.cards for _ in range(2)]
SIX_GROUPS = [1, 1, 1, 1, 2, 3, 4, 5, 6]


def at_the_table(seats: int = 4) -> Scene:
    """Blue is to act, every square of the Tower has dice."""
    scene = Scene(seats)
    scene.roll(SIX_GROUPS)
    return scene


def without_a_group() -> Scene:
    """Red is to act after Blue took the only group; Red's hand is not looked at yet."""
    scene = Scene(4)
    scene.roll([3] * 9)
    scene.play("take camel camels")
    return scene


# -- order and parts of the turn ------------------------------------------------------------------


@rule("YS-070")
@pytest.mark.parametrize("seats", [3, 4])
def test_turns_go_clockwise_from_the_first_player_one_each(seats: int) -> None:
    scene = Scene(seats, first="green")
    scene.equal_dice_day()
    turns = [BOOK.seat_ids[seat] for (seat,) in scene.events(e.TURN_BEGUN)]
    assert turns == {3: ["green", "blue", "red"], 4: ["green", "yellow", "blue", "red"]}[seats]
    assert scene.asked == {3: "blue", 4: "yellow"}[seats]  # the next day has begun


@rule("YS-071", "YS-077", "YS-082", "YS-DP-04")
def test_the_dice_action_is_compulsory_while_a_group_is_there() -> None:
    scene = at_the_table()
    assert scene.legal() == [f"take {square}" for square in BOOK.describer.squares]
    assert scene.refusal("end turn") == "YS-082"
    assert scene.refusal("go on") == "YS-077"
    assert scene.refusal("draw") == "YS-077"


@rule("YS-077")
def test_the_dice_action_cannot_be_declined_with_cards_either() -> None:
    scene = at_the_table()
    scene.hand("blue", "take_camels")
    scene.play("play take_camels")
    assert scene.refusal("end turn") == "YS-082"
    assert scene.refusal("go on") == "YS-077"


@rule("YS-071", "YS-082")
def test_building_is_optional_and_the_player_says_when_the_turn_ends() -> None:
    scene = at_the_table()
    scene.play("take camel camels")
    assert scene.asked == "blue"
    assert scene.legal() == ["build paddock", "build shop", "build hammam", "end turn"]
    scene.play("build paddock")
    assert scene.asked == "blue"  # the turn does not end by itself
    assert scene.legal() == ["end turn"]
    scene.play("end turn")
    assert scene.asked == "red"


@rule("YS-072")
def test_nothing_is_built_before_the_dice_action_is_fully_carried_out() -> None:
    scene = Scene(4)
    scene.camels("blue", 4)
    assert scene.refusal("build paddock") == "YS-072"  # before the roll
    scene.roll([1, 1, 1, 2, 2, 3, 3, 3, 3])
    assert scene.refusal("build paddock") == "YS-072"  # before the dice action
    scene.play("take sack")
    assert scene.refusal("building") == "YS-072"  # not with the group either
    scene.play("cubes")
    assert scene.refusal("build paddock") == "YS-DP-05"  # two cubes are still to be placed
    scene.play("place sack-white-1")
    assert scene.refusal("build paddock") == "YS-DP-05"
    scene.play("place sack-white-2")
    scene.play("build paddock")
    assert scene.buildings_of("blue") == ["paddock"]


# -- the group ------------------------------------------------------------------------------------


@rule("YS-073")
def test_a_group_is_taken_whole_and_is_gone_for_the_day() -> None:
    scene = Scene(3)
    scene.roll([1, 1, 1, 1, 2, 2, 2, 3, 3])
    scene.play("take camel camels")
    assert scene.tower() == {"sack": (2, 3, 0), "gold": (3, 2, 0)}
    scene.play("end turn")
    assert scene.legal() == ["take sack", "take gold"]
    assert scene.refusal("take camel") == "YS-073"
    scene.play("take sack supervisor go W2 end turn")
    assert scene.legal() == ["take gold"]
    assert scene.refusal("take sack") == "YS-073"


@rule("YS-073", "YS-DP-04")
def test_an_empty_square_has_no_group() -> None:
    scene = Scene(3)
    scene.roll([1, 1, 1, 1, 6, 6, 6, 6, 6])
    assert scene.legal() == ["take camel", "take gold"]
    for square in ("sack", "barrel", "chest", "vase"):
        assert scene.refusal(f"take {square}") == "YS-073"


@rule("YS-073", "YS-074")
@pytest.mark.parametrize("action", ["camels", "supervisor go W1", "card"])
def test_one_group_and_one_action_in_a_turn(action: str) -> None:
    scene = at_the_table()
    scene.play(f"take camel {action}")
    if action == "card":
        scene.draw("exchange")
    assert scene.refusal("take gold") == "YS-073"
    for other in ("camels", "supervisor", "card"):
        assert scene.refusal(other) == "YS-074"


@rule("YS-074")
def test_an_action_needs_a_group() -> None:
    scene = at_the_table()
    for action in ("camels", "gold", "cubes", "supervisor", "card"):
        assert scene.refusal(action) == "YS-074"


@rule("YS-075", "YS-076", "YS-DP-13")
@pytest.mark.parametrize(
    ("square", "special"),
    [("camel", "camels"), ("gold", "gold"), *((d, "cubes") for d in ("sack", "barrel", "chest", "vase"))],
)
def test_the_three_actions_of_each_square(square: str, special: str) -> None:
    scene = at_the_table()
    scene.play(f"take {square}")
    assert scene.legal() == [special, "supervisor", "card"]
    for other in {"camels", "gold", "cubes"} - {special}:
        assert scene.refusal(other) == "YS-075"


@rule("YS-075")
@pytest.mark.parametrize("district", ["sack", "barrel", "chest", "vase"])
def test_a_district_square_supplies_its_own_district(district: str) -> None:
    scene = Scene(4)
    scene.supply(district, 1)
    assert {text.split()[1].split("-")[0] for text in scene.legal()} == {district}


@rule("YS-078", "YS-DP-13")
def test_a_group_whose_special_action_is_impossible_can_be_taken_for_the_others() -> None:
    scene = at_the_table()
    scene.cubes("red", "vase-blue-1", "vase-yellow-1", "vase-orange-1")
    assert "take vase" in scene.legal()
    scene.play("take vase")
    assert scene.legal() == ["supervisor", "card"]
    assert scene.refusal("cubes") == "YS-111"
    scene.play("supervisor go W5")
    assert scene.where_supervisor() == "W5"


@rule("YS-DP-13")
def test_a_card_is_not_offered_when_none_can_be_drawn() -> None:
    scene = Scene(4)
    scene.hand("yellow", *ALL_CARDS)
    scene.roll(SIX_GROUPS)
    scene.play("take camel")
    assert scene.legal() == ["camels", "supervisor"]
    assert scene.refusal("card") == "YS-174"


@rule("YS-DP-13")
def test_two_players_may_build_with_a_group_if_they_can_pay() -> None:
    scene = Scene(2)
    scene.roll([1] * 8)
    scene.play("take camel")
    assert scene.legal() == ["camels", "supervisor", "card"]
    scene = Scene(2)
    scene.camels("blue", 2)
    scene.roll([1] * 8)
    scene.play("take camel")
    assert scene.legal() == ["camels", "supervisor", "card", "building"]


# -- the extra die as a decision ------------------------------------------------------------------


@rule("YS-DP-14")
def test_an_extra_die_is_asked_for_with_the_special_action_and_each_kind_is_one_option() -> None:
    scene = at_the_table()
    scene.hand("blue", "exchange", "take_gold", "take_gold")
    scene.play("take camel camels")
    assert scene.asked == "blue"
    assert scene.legal() == ["no extra", "extra take_gold", "extra exchange"]
    assert scene.refusal("extra take_camels") == "YS-250"
    scene.play("extra take_gold")
    assert scene.camels_of("blue") == 5
    assert scene.hand_of("blue") == ["take_gold", "exchange"]


@rule("YS-DP-14")
def test_an_extra_die_may_be_declined() -> None:
    scene = at_the_table()
    scene.hand("blue", "exchange")
    scene.play("take camel camels no extra")
    assert (scene.camels_of("blue"), scene.hand_of("blue")) == (4, ["exchange"])


@rule("YS-DP-14")
def test_without_cards_no_extra_die_is_asked_for() -> None:
    scene = at_the_table()
    scene.play("take camel camels")
    assert scene.camels_of("blue") == 4


@rule("YS-A06", "YS-DP-14")
def test_no_extra_die_with_the_supervisor_or_a_card() -> None:
    scene = at_the_table()
    scene.hand("blue", "take_gold")
    scene.play("take camel")
    assert scene.refusal("extra take_gold") == "YS-254"
    scene.play("supervisor")
    assert scene.p.agenda[-1] == kinds.MOVE_SUPERVISOR  # straight to the destination
    assert scene.refusal("extra take_gold") == "YS-254"
    scene = at_the_table()
    scene.hand("blue", "take_gold")
    scene.play("take camel card")
    assert scene.asked == "chance"  # straight to the draw
    assert scene.hand_of("blue") == ["take_gold"]


@rule("YS-A06")
def test_no_extra_die_with_the_build_action_of_two_players() -> None:
    scene = Scene(2)
    scene.camels("blue", 2)
    scene.gold("blue", 0)
    scene.hand("blue", "take_gold")
    scene.roll([1] * 8)
    scene.play("take camel building")
    assert scene.legal() == ["build paddock"]
    assert scene.refusal("extra take_gold") == "YS-254"


@rule("YS-DP-04", "YS-DP-13", "YS-DP-14", "YS-A05")
def test_group_action_and_extra_die_are_one_step() -> None:
    """Nothing is carried out, shown or discarded before the last of them is answered."""
    scene = at_the_table()
    scene.hand("blue", "take_gold")
    scene.forget()
    tower = scene.tower()
    seen = BOOK.view(scene.p, 1)
    for part in ("take camel", "camels"):
        scene.play(part)
        assert scene.tower() == tower
        assert scene.camels_of("blue") == 0
        assert scene.hand_of("blue") == ["take_gold"]
        assert scene.p.heard == []
        assert BOOK.view(scene.p, 1) == seen
        assert scene.refusal("play take_gold") == "YS-247"  # and no window for cards lies between
    scene.play("extra take_gold")
    assert scene.discard_pile() == ["take_gold"]
    assert scene.camels_of("blue") == 5


@rule("YS-DP-04", "YS-DP-13", "YS-DP-14")
def test_the_parts_of_the_step_can_be_taken_back_until_it_is_carried_out_and_after() -> None:
    scene = at_the_table()
    scene.hand("blue", "take_gold")
    game = scene.game()
    start = game.digest()
    game.play("take camel")
    game.play("camels")
    game.undo(0)
    game.undo(0)
    assert game.digest() == start
    game.play("take camel camels extra take_gold")
    game.undo(0)
    game.play("extra take_gold")  # back to the last part, which can be answered again
    game.undo(0)
    game.undo(0)
    game.undo(0)
    assert game.digest() == start


@rule("YS-DP-13")
def test_taking_a_card_cannot_be_taken_back() -> None:
    game = at_the_table().game()
    game.play("take camel card")
    game.play_outcome(0)
    with pytest.raises(Refusal) as refused:
        game.undo(0)
    assert refused.value.message.id == "barrier-chance"


# -- no group left --------------------------------------------------------------------------------


@rule("YS-079")
def test_without_a_group_the_top_card_is_drawn_instead_and_no_dice_are_removed() -> None:
    scene = without_a_group()
    scene.play("end turn")
    assert scene.asked == "chance"
    scene.draw("sell_gold")
    assert scene.hand_of("red") == ["sell_gold"]
    assert scene.p.deck_size == 17
    assert scene.asked == "red"
    assert scene.tower() == {}


@rule("YS-079")
def test_the_forced_draw_removes_no_dice_that_are_not_available() -> None:
    """Only with two players dice can be there that the player may not take."""
    scene = Scene(2)
    scene.roll([3] * 8, yellow=[5])
    scene.play("take camel camels end turn")
    scene.draw("sell_gold")
    assert scene.tower() == {"gold": (5, 0, 1)}


@rule("YS-079")
def test_nobody_draws_while_a_group_is_left() -> None:
    scene = Scene(4)
    scene.roll([3, 3, 3, 3, 3, 3, 3, 3, 5])
    scene.play("take camel camels end turn")
    assert scene.legal() == ["take gold"]
    assert scene.refusal("draw") == "YS-077"


@rule("YS-080", "YS-A34")
def test_after_the_forced_draw_one_building_may_be_built() -> None:
    scene = without_a_group()
    scene.camels("red", 4)
    scene.play("end turn")
    scene.draw("sell_gold")
    assert "build paddock" in scene.legal()
    scene.play("build paddock")
    assert scene.camels_of("red") == 2
    assert scene.refusal("build hammam") == "YS-184"


@rule("YS-081")
def test_without_group_and_card_the_dice_action_is_skipped() -> None:
    scene = without_a_group()
    scene.camels("red", 2)
    scene.gold("red", 0)
    scene.hand("yellow", *ALL_CARDS)
    scene.play("end turn")
    assert scene.asked == "red"
    assert scene.hand_of("red") == []
    assert scene.legal() == ["build paddock", "end turn"]
    assert scene.events(e.GROUPS_SPENT) == [[1]]


@rule("YS-081", "YS-083")
def test_without_group_and_card_a_player_with_a_hand_goes_on() -> None:
    scene = without_a_group()
    scene.gold("red", 0)
    scene.hand("red", *ALL_CARDS)
    scene.play("end turn")
    assert "go on" in scene.legal()
    assert scene.refusal("draw") == "YS-081"
    scene.play("go on")
    assert len(scene.hand_of("red")) == 18
    assert "end turn" in scene.legal()


@rule("YS-083", "YS-A42")
def test_cards_may_be_played_before_and_after_the_forced_draw() -> None:
    scene = without_a_group()
    scene.hand("red", "take_camels", "take_gold")
    scene.play("end turn")
    assert scene.legal() == ["play take_camels", "play take_gold", "draw"]
    assert scene.refusal("end turn") == "YS-079"
    assert scene.refusal("go on") == "YS-079"
    assert scene.refusal("build paddock") == "YS-072"  # step B comes after it
    scene.play("play take_camels")
    scene.play("draw")
    scene.draw("sell_camels")
    assert scene.legal() == [
        "play take_gold",
        "play sell_camels",
        "build paddock",
        "build shop",
        "build hammam",
        "end turn",
    ]


@rule("YS-083", "YS-A42")
def test_a_card_played_just_before_may_be_the_one_that_is_reshuffled_and_drawn() -> None:
    scene = without_a_group()
    rest = ALL_CARDS[:]
    rest.remove("take_camels")
    scene.hand("red", "take_camels")
    scene.hand("yellow", *rest)
    scene.play("end turn")
    assert scene.legal() == ["play take_camels", "go on"]  # nothing can be drawn yet
    scene.play("play take_camels")
    assert scene.events(e.RESHUFFLED) == [[1]]
    assert scene.asked == "chance"
    scene.draw("take_camels")
    assert scene.hand_of("red") == ["take_camels"]
    assert scene.discard_pile() == []
    assert scene.camels_of("red") == 3


# -- no window inside an action -------------------------------------------------------------------


@rule("YS-A05")
def test_no_card_is_played_while_cubes_are_placed_or_the_supervisor_is_sent() -> None:
    scene = Scene(4)
    scene.hand("blue", "take_camels")
    scene.roll([1, 1, 1, 2, 2, 3, 3, 3, 3])
    scene.play("take sack cubes no extra")
    assert scene.refusal("play take_camels") == "YS-247"
    scene = Scene(4)
    scene.hand("blue", "take_camels")
    scene.send(2)
    assert scene.refusal("play take_camels") == "YS-247"
