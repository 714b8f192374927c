"""Two players: the official variant, the second half of section 15 of the rules."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import events as e
from fondaco.games.yspahan.steps.scoring import load_caravan
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

GROUPS = [1, 1, 2, 3, 4, 5, 6, 6]


def taken(scene: Scene) -> list[str]:
    """The squares whose group can be taken."""
    return [text.removeprefix("take ") for text in scene.legal() if text.startswith("take ")]


# -- dice and days ----------------------------------------------------------------------------------------


@rule("YS-340", "YS-027", "YS-170", "YS-074")
def test_the_rules_of_the_booklet_hold_where_nothing_else_is_said() -> None:
    scene = Scene(2)
    assert scene.p.gold == [2, 2]
    assert scene.p.camels == [0, 0]
    assert scene.where_supervisor() == "C"
    scene.buildings("blue", "paddock")
    scene.hand("blue", "exchange")
    scene.roll(GROUPS)
    scene.play("take camel camels extra exchange")
    assert scene.camels_of("blue") == 2 + 1 + 1
    scene.play("end turn")
    scene.play("take gold gold end turn")
    assert scene.gold_of("red") == 4


@rule("YS-341")
def test_eight_white_dice_and_up_to_three_yellow_ones() -> None:
    scene = Scene(2)
    scene.gold("blue", 5)
    assert scene.legal() == ["roll 0", "roll 1", "roll 2", "roll 3"]
    scene.roll([1, 1, 1, 1, 1, 1, 1, 1], yellow=[2, 2, 2])
    assert scene.tower() == {"camel": (1, 8, 0), "gold": (2, 0, 3)}
    assert scene.gold_of("blue") == 2


@rule("YS-342", "YS-281")
def test_the_first_player_changes_every_day() -> None:
    scene = Scene(2)
    first = []
    for _ in range(6):
        first.append(scene.asked)
        scene.quiet_day()
    assert first == ["blue", "red"] * 3
    assert scene.asked == "blue"


@rule("YS-342", "YS-302")
@pytest.mark.parametrize("week", [1, 2])
def test_the_first_player_changes_from_week_to_week_too(week: int) -> None:
    scene = Scene(2)
    scene.calendar(week, 7)
    scene.quiet_day()
    assert scene.asked == "red"


@rule("YS-343", "YS-356", "YS-A29")
@pytest.mark.parametrize("first", ["blue", "red"])
@pytest.mark.parametrize(
    ("blue", "red", "lower"), [(20, 30, "blue"), (30, 20, "red"), (0, 1, "blue"), (120, 30, "red")]
)
def test_on_the_last_day_the_lower_score_is_first_player(first: str, blue: int, red: int, lower: str) -> None:
    scene = Scene(2, first=first)
    scene.calendar(3, 6)
    scene.score("blue", blue)
    scene.score("red", red)
    scene.quiet_day()
    higher = "red" if lower == "blue" else "blue"
    assert scene.order() == [lower, higher, lower], "the first and the third dice action"
    assert scene.asked == lower
    assert scene.legal()[:2] == ["roll 0", "roll 1"], "and buys yellow dice"


@rule("YS-343")
@pytest.mark.parametrize(("first", "then"), [("blue", "red"), ("red", "blue")])
def test_with_equal_scores_the_first_player_changes_normally(first: str, then: str) -> None:
    scene = Scene(2, first=first)
    scene.calendar(3, 6)
    scene.score("blue", 33)
    scene.score("red", 33)
    scene.quiet_day()
    assert scene.asked == then


@rule("YS-343")
@pytest.mark.parametrize(("week", "day"), [(1, 6), (2, 6), (3, 5)])
def test_the_lower_score_is_first_on_day_21_only(week: int, day: int) -> None:
    scene = Scene(2)
    scene.calendar(week, day)
    scene.score("red", 50)
    scene.quiet_day()
    assert scene.asked == "red"


@rule("YS-356", "YS-A29")
def test_the_scores_are_those_at_the_beginning_of_the_last_day() -> None:
    scene = Scene(2)
    scene.calendar(3, 6)
    scene.score("blue", 5)
    scene.score("red", 6)
    scene.hand("blue", "sell_gold")
    scene.gold("blue", 9)
    scene.roll(GROUPS)
    scene.quiet_turn()
    scene.quiet_turn()
    scene.play("play sell_gold amount 9")  # in the last turn of day 6
    scene.quiet_turn()
    assert scene.asked == "red", "6 against 14"
    scene.hand("red", "load_caravan", "sell_gold")
    scene.gold("red", 10)
    scene.play("play sell_gold amount 10")
    scene.play("play load_caravan")
    assert scene.order() == ["red", "blue", "red"], "the order stays"
    assert scene.asked == "red"


@rule("YS-344", "YS-353")
def test_a_day_has_three_dice_actions() -> None:
    scene = Scene(2)
    scene.roll(GROUPS)
    asked = []
    while scene.p.day == 1:
        asked.append(scene.asked)
        scene.quiet_turn()
    assert asked == ["blue", "red", "blue"]
    assert scene.asked == "red"


# -- yellow dice ------------------------------------------------------------------------------------------


@rule("YS-345", "YS-062")
def test_yellow_dice_stay_for_the_second_action_of_the_first_player() -> None:
    scene = Scene(2)
    scene.roll([1, 1, 2, 2, 2, 3, 6, 6], yellow=[6, 3])
    scene.play("take camel camels")
    assert scene.tower()["gold"] == (6, 2, 1)
    assert scene.tower()["barrel"] == (3, 1, 1)
    scene.play("end turn")
    scene.play("take sack supervisor go W2 end turn")
    assert scene.tower()["gold"] == (6, 2, 1)
    scene.play("take gold gold")
    assert scene.gold_of("blue") == 0 + 3


@rule("YS-346", "YS-A28")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("take gold gold", (0, 4)),
        ("take camel camels", (1, 2)),
        ("take sack cubes place sack-pink-1", (0, 2)),
    ],
)
def test_yellow_dice_do_not_count_for_the_second_player(text: str, expected: tuple[int, int]) -> None:
    scene = Scene(2)
    scene.gold("blue", 3)
    scene.roll([1, 2, 3, 3, 3, 3, 6, 6], yellow=[1, 2, 6])
    scene.play("take barrel supervisor go W3 end turn")
    scene.play(text)
    assert (scene.camels_of("red"), scene.gold_of("red")) == expected
    assert scene.p.shops.count(1) == text.count("place")
    assert "end turn" in scene.legal()
    assert text.split()[1] not in scene.tower(), "the yellow die is gone with the group"


@rule("YS-346", "YS-A28")
def test_the_value_of_a_mixed_group_is_unaffected() -> None:
    scene = Scene(2)
    scene.gold("red", 0)
    scene.roll([1, 1, 4, 4, 4, 4, 6, 6], yellow=[4])
    scene.play("take camel camels end turn")
    scene.play("take sack supervisor")
    assert sorted(scene.legal()) == ["go E4", "go N4", "go S4", "go W4"]


@rule("YS-347", "YS-354", "YS-345")
def test_the_second_player_may_not_take_a_group_of_yellow_dice_only() -> None:
    scene = Scene(2)
    scene.roll([1, 1, 1, 2, 2, 2, 3, 3], yellow=[6, 6])
    assert taken(scene) == ["camel", "sack", "barrel", "gold"]
    scene.play("take camel camels end turn")
    assert taken(scene) == ["sack", "barrel"]
    assert scene.refusal("take gold") == "YS-347"
    assert scene.refusal("take camel") == "YS-073"
    available = {group.square for group in BOOK.view(scene.p, 1).tower if group.available}
    assert available == {"sack", "barrel"}
    scene.play("take sack cubes place sack-pink-1")
    scene.play("place sack-pink-2 place sack-pink-3 end turn")
    assert taken(scene) == ["barrel", "gold"], "the first player may"
    scene.play("take gold gold")
    assert scene.gold_of("blue") == 2


# -- building ---------------------------------------------------------------------------------------------


def builder(camels: int, gold: int, *hand: str) -> Scene:
    """Blue, with a group of dice to take, and so much to pay with."""
    scene = Scene(2)
    scene.camels("blue", camels)
    scene.gold("blue", gold)
    scene.hand("blue", *hand)
    scene.roll(GROUPS)
    return scene


@rule("YS-348", "YS-DP-10", "YS-075")
@pytest.mark.parametrize("square", ["camel", "sack", "barrel", "chest", "vase", "gold"])
def test_building_is_a_fourth_action_of_every_group(square: str) -> None:
    scene = builder(4, 4)
    scene.forget()
    scene.play(f"take {square}")
    assert scene.legal()[-1] == "building"
    scene.play("building build shop")
    assert scene.buildings_of("blue") == ["shop"]
    assert (scene.camels_of("blue"), scene.gold_of("blue")) == (2, 2), "the price, and nothing for the dice"
    assert square not in scene.tower()
    assert scene.p.shops.count(0) == 0
    assert scene.asked == "blue"
    assert scene.legal() == ["end turn"]


@rule("YS-348")
def test_there_is_no_building_step_after_the_action() -> None:
    scene = builder(9, 9)
    scene.play("take camel camels")
    assert scene.legal() == ["end turn"]
    assert scene.refusal("build paddock") == "YS-348"


@rule("YS-348")
def test_nothing_is_built_in_a_window() -> None:
    scene = Scene(2)
    scene.camels("blue", 9)
    assert scene.refusal("build paddock") == "YS-348"
    scene.roll(GROUPS)
    assert scene.refusal("build paddock") == "YS-348"


@rule("YS-348", "YS-073", "YS-074")
def test_the_group_of_the_build_action_is_used_for_nothing_else() -> None:
    scene = builder(9, 9)
    scene.play("take gold building build paddock")
    assert scene.refusal("take camel") == "YS-073"
    assert scene.refusal("gold") == "YS-074"


@rule("YS-349", "YS-184")
def test_one_building_per_action_so_the_first_player_may_build_twice_a_day() -> None:
    scene = builder(9, 9)
    scene.play("take camel building build paddock")
    assert scene.refusal("build shop") == "YS-348"
    scene.play("end turn")
    scene.play("take sack supervisor go W2 end turn")
    scene.play("take gold building build shop")
    assert scene.buildings_of("blue") == ["paddock", "shop"]
    assert (scene.camels_of("blue"), scene.gold_of("blue")) == (5, 7)


@rule("YS-349", "YS-185", "YS-186")
def test_buildings_score_as_with_more_players() -> None:
    scene = builder(9, 9)
    scene.buildings("blue", "paddock", "shop", "hammam", "caravanserai")
    scene.play("take camel building build bazaar end turn")
    assert scene.score_of("blue") == 5
    scene.play("take sack supervisor go W2 end turn")
    scene.gold("blue", 4)
    scene.camels("blue", 4)
    scene.play("take gold building build hoist")
    assert scene.score_of("blue") == 15


@rule("YS-350", "YS-A27", "YS-DP-10")
def test_build_cards_only_lower_the_price_of_the_build_action() -> None:
    scene = Scene(2)
    scene.camels("blue", 9)
    scene.gold("blue", 9)
    scene.hand("blue", "build_no_camels", "build_no_gold")
    assert not [text for text in scene.legal() if text.startswith("play")]
    assert scene.refusal("play build_no_camels") == "YS-350"
    scene.roll(GROUPS)
    assert scene.refusal("play build_no_gold") == "YS-350"
    scene.play("take camel building")
    assert scene.legal() == [
        "build paddock",
        "build paddock without camels",
        *(
            f"build {name}{ending}"
            for name in ("shop", "hammam", "caravanserai", "bazaar", "hoist")
            for ending in ("", " without camels", " without gold", " for free")
        ),
    ]
    scene.play("build hoist without camels")
    assert (scene.camels_of("blue"), scene.gold_of("blue")) == (9, 5)
    assert scene.discard_pile() == ["build_no_camels"]
    assert scene.refusal("play build_no_gold") == "YS-350", "nor afterwards"


@rule("YS-A27", "YS-350", "YS-A19", "YS-268")
def test_both_build_cards_make_the_building_of_the_action_free() -> None:
    scene = builder(0, 0, "build_no_camels", "build_no_gold")
    scene.play("take vase building")
    assert scene.legal() == [
        "build paddock without camels",
        *(f"build {name} for free" for name in ("shop", "hammam", "caravanserai", "bazaar", "hoist")),
    ]
    scene.play("build bazaar for free")
    assert scene.buildings_of("blue") == ["bazaar"]
    assert scene.discard_pile() == ["build_no_camels", "build_no_gold"]
    assert (scene.camels_of("blue"), scene.gold_of("blue")) == (0, 0)


@rule("YS-A41", "YS-A49", "YS-DP-10")
def test_a_build_card_that_waives_nothing_may_not_be_added() -> None:
    scene = builder(9, 9, "build_no_gold", "build_no_camels")
    scene.play("take camel building")
    assert scene.refusal("build paddock without gold") == "YS-A41"
    assert scene.refusal("build paddock for free") == "YS-A41"


@rule("YS-DP-10", "YS-183", "YS-188")
def test_the_build_action_offers_unbuilt_payable_buildings() -> None:
    scene = builder(3, 2)
    scene.buildings("blue", "shop")
    scene.play("take camel building")
    assert scene.legal() == ["build paddock", "build hammam"]
    assert scene.refusal("build shop") == "YS-183"
    assert scene.refusal("build caravanserai") == "YS-188"
    assert scene.refusal("build caravanserai without gold") == "YS-240"


@rule("YS-357", "YS-350")
def test_the_build_action_needs_a_building_that_can_be_paid_for_with_cards_in_hand() -> None:
    poor = builder(1, 9)
    poor.play("take camel")
    assert "building" not in poor.legal()
    assert poor.refusal("building") == "YS-357"
    with_card = builder(1, 0, "build_no_camels")
    with_card.play("take camel building")
    assert with_card.legal() == ["build paddock without camels"]
    with_useless_card = builder(1, 9, "build_no_gold")
    with_useless_card.play("take camel")
    assert with_useless_card.refusal("building") == "YS-357"
    done = builder(9, 9)
    done.buildings("blue", *BOOK.describer.buildings)
    done.play("take camel")
    assert done.refusal("building") == "YS-357"


# -- the Caravan ------------------------------------------------------------------------------------------


@rule("YS-351", "YS-A24")
def test_two_camels_per_row_the_last_two() -> None:
    assert BOOK.view(Scene(2).p, None).caravan.camels == [3, 4, 7, 8, 11, 12]
    assert Scene(2).p.tables.capacity == 6


@rule("YS-351", "YS-352", "YS-152")
def test_placement_points_and_multipliers_are_unchanged() -> None:
    scene = Scene(2)
    gained = []
    for _ in range(5):
        before = scene.score_of("blue")
        load_caravan(scene.p, 0, -1)
        gained.append(scene.score_of("blue") - before)
    assert gained == [2, 2, 1, 1, 0]
    load_caravan(scene.p, 1, -1)
    assert scene.p.score == [6 + 5 * 3, 0 + 1 * 3]
    assert scene.on_caravan() == []


# -- two turns of one player ------------------------------------------------------------------------------


@rule("YS-353", "YS-A26")
def test_each_action_of_the_first_player_is_a_turn_with_its_own_cards_and_extra_die() -> None:
    scene = Scene(2)
    scene.hand("blue", "take_gold", "take_gold", "exchange", "sell_gold")
    scene.hand("red", "take_camels")
    scene.roll(GROUPS)
    scene.play("play take_gold")
    scene.play("take camel camels extra exchange end turn")
    assert scene.camels_of("blue") == 3
    assert scene.asked == "red"
    assert scene.refusal("play take_gold") == "YS-240", "not in the other player's turn"
    scene.play("play take_camels")
    scene.play("take sack supervisor go W2 end turn")
    assert scene.asked == "blue"
    scene.play("play take_gold")
    scene.play("take gold gold extra sell_gold")
    assert scene.gold_of("blue") == 2 + 3 + 3 + (2 + 1)


@rule("YS-353", "YS-A25", "YS-079")
def test_the_forced_draw_holds_for_each_of_the_three_actions() -> None:
    scene = Scene(2)
    scene.roll([5] * 8)
    scene.play("take camel camels end turn")
    scene.draw("exchange")
    assert scene.hand_of("red") == ["exchange"]
    assert scene.legal() == ["play exchange", "end turn"]
    scene.play("end turn")
    scene.draw("take_gold")
    assert scene.hand_of("blue") == ["take_gold"]
    scene.play("end turn")
    assert scene.p.day == 2


@rule("YS-A25", "YS-354")
def test_when_only_yellow_groups_are_left_the_second_player_draws_and_removes_no_dice() -> None:
    scene = Scene(2)
    scene.roll([2] * 8, yellow=[4, 4])
    scene.play("take camel camels end turn")
    scene.draw("take_gold")
    assert scene.asked == "red"
    assert scene.tower() == {"gold": (4, 0, 2)}
    scene.play("end turn")
    assert taken(scene) == ["gold"]


@rule("YS-354")
def test_availability_by_the_colour_of_the_dice() -> None:
    scene = Scene(2)
    scene.roll([1, 1, 1, 1, 1, 1, 1, 6], yellow=[3, 6])
    assert taken(scene) == ["camel", "sack", "gold"]
    scene.play("take camel camels end turn")
    assert taken(scene) == ["gold"], "one white die beside a yellow one is enough"
    scene.play("take gold supervisor go W6 end turn")
    assert taken(scene) == ["sack"]


@rule("YS-355", "YS-A25")
def test_a_forced_draw_gives_no_right_to_build() -> None:
    scene = Scene(2)
    scene.camels("red", 9)
    scene.gold("red", 9)
    scene.roll([5] * 8)
    scene.play("take camel camels end turn")
    scene.draw("exchange")
    assert "building" not in scene.legal()
    assert not [text for text in scene.legal() if text.startswith("build")]
    assert scene.refusal("build paddock") == "YS-348"
    assert scene.events(e.BUILT) == []
