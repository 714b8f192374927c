"""Cards: section 12 of the rules, with the decision points that belong to them."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import events as e
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

GROUPS = [1, 1, 2, 3, 4, 5, 6, 6, 6]
ALL_KINDS = list(BOOK.describer.cards)


def with_hand(*cards: str, seats: int = 3) -> Scene:
    """Blue, first player, before the roll, with these cards."""
    scene = Scene(seats)
    scene.hand("blue", *cards)
    return scene


def played(scene: Scene) -> list[str]:
    """The kinds that can be played for their effect now."""
    return [text.removeprefix("play ") for text in scene.legal() if text.startswith("play ")]


# -- 12.1 General -----------------------------------------------------------------------------------------


@rule("YS-240", "YS-243", "YS-251")
def test_a_card_is_an_extra_die_or_an_effect_and_is_discarded_either_way() -> None:
    scene = with_hand("take_camels", "take_camels", "take_gold")
    scene.roll(GROUPS)
    scene.play("take camel camels extra take_camels")
    assert scene.camels_of("blue") == 2 + 1, "its effect is not applied"
    assert scene.discard_pile() == ["take_camels"]
    scene.play("play take_camels")
    assert scene.camels_of("blue") == 3 + 3, "no die is added"
    assert scene.discard_pile() == ["take_camels", "take_camels"]
    assert scene.hand_of("blue") == ["take_gold"]


@rule("YS-240")
def test_a_card_used_is_gone() -> None:
    scene = with_hand("take_gold")
    scene.play("play take_gold")
    assert scene.hand_of("blue") == []
    assert scene.refusal("play take_gold") == "YS-240"


@rule("YS-240")
def test_a_card_of_another_hand_cannot_be_played() -> None:
    scene = with_hand("exchange")
    scene.hand("red", "take_gold")
    assert played(scene) == ["exchange"]
    assert scene.refusal("play take_gold") == "YS-240"


@rule("YS-241", "YS-A04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_active_player_plays_cards(seats: int) -> None:
    scene = Scene(seats)
    scene.hand("red", "take_gold", "take_camels")
    assert played(scene) == [], "not before the roll of another player"
    scene.roll(GROUPS[: scene.p.tables.white_dice])
    assert played(scene) == []
    scene.play("take sack supervisor go W2")
    assert played(scene) == []
    scene.play("end turn")
    assert scene.asked == "red"
    assert played(scene) == ["take_camels", "take_gold"]


@rule("YS-241")
def test_an_owner_who_is_asked_in_anothers_turn_plays_no_card() -> None:
    scene = Scene(3)
    scene.camels("red", 1)
    scene.hand("red", "take_camels")
    scene.cubes("red", "sack-white-3")
    scene.roll([2] * 9)
    scene.play("take camel supervisor go S2")
    assert scene.asked == "red"
    assert scene.legal() == ["pay camel", "let ship"]
    assert scene.refusal("play take_camels") == "YS-241"


@rule("YS-242", "YS-DP-02")
def test_any_number_of_cards_is_played_in_one_turn() -> None:
    scene = with_hand("take_camels", "take_camels", "take_gold", "take_gold", "load_caravan", "load_caravan")
    for _ in range(2):
        scene.play("play take_camels play take_gold play load_caravan")
    assert scene.camels_of("blue") == 6
    assert scene.gold_of("blue") == 2 + 6
    assert scene.score_of("blue") == 4
    assert scene.hand_of("blue") == []


@rule("YS-243", "YS-242")
def test_an_extra_die_does_not_restrict_the_effects() -> None:
    scene = with_hand("exchange", "take_gold", "take_camels")
    scene.roll(GROUPS)
    scene.play("play take_gold")
    scene.play("take gold gold extra exchange")
    assert scene.gold_of("blue") == 2 + 3 + 3 + 1
    scene.play("play take_camels")
    assert scene.camels_of("blue") == 3


@rule("YS-244")
def test_a_card_drawn_in_a_turn_is_usable_in_it() -> None:
    scene = Scene(3)
    scene.roll(GROUPS)
    scene.play("take sack card")
    scene.draw("take_gold")
    scene.play("play take_gold")
    assert scene.gold_of("blue") == 5


@rule("YS-244", "YS-079")
def test_a_card_of_a_forced_draw_is_usable_in_the_same_turn() -> None:
    scene = Scene(3)
    scene.roll([5] * 9)
    scene.play("take camel camels end turn")
    scene.draw("take_camels")
    assert scene.asked == "red"
    scene.play("play take_camels build paddock")
    assert scene.camels_of("red") == 1
    assert scene.buildings_of("red") == ["paddock"]


@rule("YS-245", "YS-A21")
def test_selling_and_exchanging_need_something_to_give() -> None:
    scene = with_hand("sell_camels", "sell_gold", "exchange")
    scene.gold("blue", 0)
    assert played(scene) == []
    for card in ("sell_camels", "sell_gold", "exchange"):
        assert scene.refusal(f"play {card}") == "YS-245"
    scene.camels("blue", 1)
    assert played(scene) == ["sell_camels", "exchange"]
    scene.camels("blue", 0)
    scene.gold("blue", 1)
    assert played(scene) == ["sell_gold", "exchange"]


@rule("YS-245", "YS-A21", "YS-262")
def test_place_shop_needs_a_legal_shop() -> None:
    scene = with_hand("place_shop")
    shops = [shop for shop in BOOK.describer.shops if shop != "vase-blue-1"]
    scene.cubes("red", *shops)
    assert played(scene) == ["place_shop"]
    scene.cubes("red", "vase-blue-1")
    assert played(scene) == []
    assert scene.refusal("play place_shop") == "YS-245"


@rule("YS-245", "YS-A21", "YS-188")
def test_a_build_card_needs_a_building_whose_rest_can_be_paid() -> None:
    scene = with_hand("build_no_gold")
    scene.camels("blue", 1)
    assert played(scene) == []
    assert scene.refusal("play build_no_gold") == "YS-188"
    scene.camels("blue", 2)
    assert played(scene) == ["build_no_gold"]
    scene.buildings("blue", "paddock", "shop", "hammam")
    assert played(scene) == [], "the Caravanserai needs a third camel"


@rule("YS-A21")
def test_a_build_card_is_of_no_use_when_all_six_are_built() -> None:
    scene = with_hand("build_no_gold", "build_no_camels")
    scene.buildings("blue", *BOOK.describer.buildings)
    scene.camels("blue", 9)
    scene.gold("blue", 9)
    assert played(scene) == []
    assert scene.refusal("play build_no_camels") == "YS-188"


@rule("YS-A21", "YS-A35", "YS-256", "YS-245")
def test_a_card_without_effect_still_serves_as_extra_die() -> None:
    scene = with_hand("sell_camels")
    scene.roll(GROUPS)
    assert played(scene) == []
    scene.play("take camel camels extra sell_camels")
    assert scene.camels_of("blue") == 3


@rule("YS-246", "YS-A04", "YS-247", "YS-DP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_plays_cards_before_buying_yellow_dice(seats: int) -> None:
    scene = with_hand("take_gold", seats=seats)
    scene.gold("blue", 0)
    assert scene.legal() == ["roll 0", "play take_gold"]
    scene.play("play take_gold")
    assert scene.legal() == ["roll 0", "roll 1", "roll 2", "roll 3"]
    scene.play("roll 3")
    assert scene.gold_of("blue") == 0


@rule("YS-247", "YS-A05", "YS-A47", "YS-DP-02")
def test_the_windows_of_a_turn() -> None:
    scene = with_hand("take_camels", "take_camels", "take_gold", "take_gold")
    scene.cubes("red", "vase-blue-1", "barrel-white-1")
    scene.play("play take_camels")  # (a)
    scene.roll([1] * 9)
    scene.play("play take_gold")  # (b)
    scene.play("take camel supervisor go E1 ship vase-blue-1")
    assert scene.legal() == ["play take_camels", "play take_gold", "go on"]
    scene.play("play take_camels")  # (c)
    assert len(scene.on_caravan()) == 1, "the second shipment has not begun"
    scene.play("go on")
    assert len(scene.on_caravan()) == 2
    scene.play("play take_gold")  # (d)
    assert scene.hand_of("blue") == []


@rule("YS-247", "YS-A05")
@pytest.mark.parametrize(
    ("moment", "text"),
    [
        ("the action of a group", "take camel"),
        ("the extra die", "take camel camels"),
        ("placing cubes", "take barrel cubes no extra"),
        ("the way of the Supervisor", "take barrel supervisor"),
        ("the order of two shipments", "take sack supervisor go E1"),
    ],
)
def test_there_is_no_window_within_a_step(moment: str, text: str) -> None:
    scene = with_hand("take_gold")
    scene.supervisor("W1")
    scene.cubes("red", "vase-blue-1", "barrel-white-1")
    scene.roll(GROUPS)
    scene.play(text)
    assert scene.asked == "blue"
    assert played(scene) == [], moment
    assert scene.refusal("play take_gold") == "YS-247"


@rule("YS-247", "YS-A05", "YS-A47")
def test_window_c_is_asked_only_with_cards_in_hand_and_only_between_two_shipments() -> None:
    scene = Scene(3)
    scene.cubes("red", "vase-blue-1", "barrel-white-1")
    scene.roll([1] * 9)
    scene.play("take camel supervisor go E1 ship vase-blue-1")
    assert scene.legal() == ["end turn"], "no cards: both cubes are shipped at once"
    assert len(scene.on_caravan()) == 2
    one = with_hand("take_gold")
    one.cubes("red", "vase-blue-1")
    one.roll([1] * 9)
    one.play("take camel supervisor go E1")
    assert "go on" not in one.legal()


@rule("YS-A47", "YS-247")
def test_window_c_is_asked_whatever_is_in_the_hand() -> None:
    scene = with_hand("sell_camels")
    scene.cubes("red", "vase-blue-1", "barrel-white-1")
    scene.roll([1] * 9)
    scene.play("take camel supervisor go E1 ship vase-blue-1")
    assert scene.legal() == ["go on"]
    assert scene.asked == "blue"


# -- 12.2 Extra die ---------------------------------------------------------------------------------------


@rule("YS-250", "YS-251", "YS-093")
@pytest.mark.parametrize("card", ALL_KINDS)
def test_any_card_makes_the_group_count_one_die_more(card: str) -> None:
    for text, before, after in (("take camel camels", (0, 2), (3, 2)), ("take gold gold", (0, 2), (0, 6))):
        scene = with_hand(card)
        scene.roll(GROUPS)
        assert (scene.camels_of("blue"), scene.gold_of("blue")) == before
        scene.play(text)
        assert scene.legal() == ["no extra", f"extra {card}"]
        scene.play(f"extra {card}")
        assert (scene.camels_of("blue"), scene.gold_of("blue")) == after
        assert scene.score_of("blue") == 0
        assert scene.discard_pile() == [card]


@rule("YS-251", "YS-101")
def test_an_extra_die_places_one_cube_more() -> None:
    scene = with_hand("exchange")
    scene.roll(GROUPS)
    scene.play("take sack cubes extra exchange")
    scene.play("place sack-pink-1 place sack-pink-2")
    assert scene.p.shops.count(0) == 2
    assert "end turn" in scene.legal()


@rule("YS-252", "YS-093")
def test_the_bonus_adds_to_paddock_shop_and_hoist() -> None:
    scene = with_hand("exchange", "take_gold", "sell_gold")
    scene.buildings("blue", "paddock", "shop", "hoist")
    scene.roll(GROUPS)
    camels, gold, cubes = Scene(3), Scene(3), Scene(3)
    camels.p, gold.p, cubes.p = scene.p.copy(), scene.p.copy(), scene.p.copy()
    camels.play("take camel camels extra exchange")
    assert camels.camels_of("blue") == 2 + 1 + 1
    gold.play("take gold gold extra exchange")
    assert gold.gold_of("blue") == 2 + (3 + 2 + 1)
    cubes.play("take sack cubes extra exchange place sack-pink-1 place sack-pink-2 place sack-pink-3")
    assert cubes.p.shops.count(0) == 1 + 1 + 1
    assert "end turn" in cubes.legal()


@rule("YS-253")
def test_no_extra_die_on_an_empty_square() -> None:
    scene = with_hand("exchange")
    scene.roll([2] * 9)
    assert scene.refusal("take gold") == "YS-073"
    assert scene.refusal("extra exchange") == "YS-250"
    scene.play("take camel camels no extra end turn")
    scene.draw("take_gold")
    assert scene.asked == "red"
    assert scene.refusal("extra take_gold") == "YS-250", "nor with a forced draw"


@rule("YS-254", "YS-130")
@pytest.mark.parametrize("action", ["supervisor", "card"])
def test_no_extra_die_for_the_supervisor_or_a_card(action: str) -> None:
    scene = with_hand("exchange")
    scene.roll(GROUPS)
    scene.play("take camel")
    assert scene.refusal("extra exchange") == "YS-254"
    scene.play(action)
    assert not [text for text in scene.legal() if text.startswith("extra")] or scene.asked == "chance"
    assert scene.hand_of("blue") == ["exchange"]
    assert scene.discard_pile() == []


@rule("YS-254", "YS-348")
def test_two_players_no_extra_die_for_building() -> None:
    scene = with_hand("exchange", seats=2)
    scene.camels("blue", 2)
    scene.roll(GROUPS[:8])
    scene.play("take camel building")
    assert scene.legal() == ["build paddock", "build shop", "build hammam"]
    assert scene.refusal("extra exchange") == "YS-254"
    scene.play("build paddock")
    assert scene.hand_of("blue") == ["exchange"]


@rule("YS-255", "YS-250")
def test_only_one_extra_die_per_group() -> None:
    scene = with_hand("exchange", "take_gold")
    scene.roll(GROUPS)
    scene.play("take camel camels extra exchange")
    assert scene.camels_of("blue") == 3
    assert scene.refusal("extra take_gold") == "YS-250"
    assert scene.hand_of("blue") == ["take_gold"]


@rule("YS-256", "YS-250")
def test_the_extra_die_is_chosen_with_the_action_and_discarded_before_it_is_carried_out() -> None:
    scene = with_hand("exchange")
    scene.roll(GROUPS)
    scene.forget()
    scene.play("take sack cubes extra exchange")
    assert scene.discard_pile() == ["exchange"]
    assert scene.events(e.CUBE_PLACED) == []
    assert scene.legal()[0].startswith("place")
    told = [event[0] for event in scene.p.heard or []]
    assert told.index(e.EXTRA_DIE) < told.index(e.GROUP_TAKEN)
    assert scene.refusal("extra exchange") == "YS-250"


@rule("YS-256")
def test_a_card_that_is_not_in_hand_is_no_extra_die() -> None:
    scene = with_hand("exchange")
    scene.roll(GROUPS)
    scene.play("take camel camels")
    assert scene.refusal("extra take_gold") == "YS-250"


@rule("YS-250")
def test_without_cards_no_extra_die_is_asked_for() -> None:
    scene = Scene(3)
    scene.roll(GROUPS)
    scene.play("take camel camels")
    assert scene.camels_of("blue") == 2


@rule("YS-A35", "YS-110")
def test_a_wasted_extra_die_is_allowed() -> None:
    scene = with_hand("exchange")
    scene.cubes("red", "vase-yellow-1", "vase-orange-1")
    scene.roll([1, 2, 3, 4, 5, 5, 5, 6, 6])
    scene.forget()
    scene.play("take vase cubes extra exchange")
    assert scene.cube_in("vase-blue-1") == "blue"
    assert scene.p.shops.count(0) == 1
    assert scene.events(e.CUBES_LEFT_OVER) == [[0, 3]]
    assert scene.discard_pile() == ["exchange"]


# -- 12.3 Effects -----------------------------------------------------------------------------------------


@rule("YS-260")
def test_take_camels_gives_three_camels() -> None:
    scene = with_hand("take_camels")
    scene.camels("blue", 1)
    scene.play("play take_camels")
    assert (scene.camels_of("blue"), scene.gold_of("blue"), scene.score_of("blue")) == (4, 2, 0)
    assert scene.discard_pile() == ["take_camels"]


@rule("YS-261")
def test_take_gold_gives_three_gold() -> None:
    scene = with_hand("take_gold")
    scene.play("play take_gold")
    assert (scene.camels_of("blue"), scene.gold_of("blue"), scene.score_of("blue")) == (0, 5, 0)


@rule("YS-262", "YS-DP-03", "YS-102", "YS-103", "YS-104", "YS-105", "YS-112")
def test_place_shop_places_one_cube_in_any_legal_shop_of_the_city() -> None:
    scene = with_hand("place_shop")
    scene.cubes("blue", "sack-white-1")  # unfinished: no other souk of Sack
    scene.cubes("blue", "barrel-white-1", "barrel-white-2")  # completed: any free souk of Barrel
    scene.cubes("red", "barrel-pink-3", "chest-blue-1")
    scene.cubes("blue", "vase-yellow-1", "vase-orange-2")  # two unfinished: these and no other
    before = scene.reserve_of("blue")
    scene.play("play place_shop")
    shops = [text.removeprefix("place ") for text in scene.legal()]
    assert shops == [
        shop
        for shop in BOOK.describer.shops
        if shop
        in {
            *("sack-white-2", "sack-white-3"),
            *("barrel-blue-1", "barrel-blue-2", "barrel-blue-3"),
            *("barrel-yellow-1", "barrel-yellow-2", "barrel-yellow-3", "barrel-yellow-4"),
            *("chest-yellow-1", "chest-yellow-2", "chest-yellow-3"),
            *("chest-pink-1", "chest-pink-2", "chest-pink-3", "chest-pink-4"),
            *("vase-yellow-2", "vase-orange-1", "vase-orange-3"),
        }
    ]
    assert scene.refusal("place sack-white-1") == "YS-102"
    assert scene.refusal("place barrel-pink-1") == "YS-103"
    assert scene.refusal("place sack-blue-1") == "YS-104"
    assert scene.refusal("place vase-blue-1") == "YS-112"
    scene.play("place chest-pink-4")
    assert scene.cube_in("chest-pink-4") == "blue"
    assert scene.reserve_of("blue") == before - 1
    assert scene.discard_pile() == ["place_shop"]
    assert "roll 0" in scene.legal(), "one cube, no more"


@rule("YS-262", "YS-DP-03")
def test_place_shop_asks_nothing_when_one_shop_is_legal() -> None:
    scene = with_hand("place_shop")
    scene.cubes("red", *(shop for shop in BOOK.describer.shops if shop != "vase-blue-1"))
    scene.play("play place_shop")
    assert scene.cube_in("vase-blue-1") == "blue"
    assert scene.discard_pile() == ["place_shop"]


@rule("YS-263", "YS-DP-03")
@pytest.mark.parametrize(("cubes", "points"), [(0, 2), (3, 2), (4, 1), (7, 1), (8, 0), (10, 0)])
def test_load_caravan_scores_the_row_of_the_first_empty_camel(cubes: int, points: int) -> None:
    scene = with_hand("load_caravan", seats=4)
    scene.caravan(*["red"] * cubes)
    before = scene.reserve_of("blue")
    scene.play("play load_caravan")
    assert scene.on_caravan() == ["red"] * cubes + ["blue"]
    assert scene.score_of("blue") == points
    assert scene.reserve_of("blue") == before - 1
    assert scene.discard_pile() == ["load_caravan"]
    assert scene.asked == "blue"


@rule("YS-263", "YS-152", "YS-154")
@pytest.mark.parametrize(("seats", "capacity"), [(2, 6), (3, 9), (4, 12)])
def test_load_caravan_fills_scores_and_empties_the_caravan(seats: int, capacity: int) -> None:
    scene = with_hand("load_caravan", "load_caravan", seats=seats)
    scene.caravan(*["red"] * (capacity - 1))
    scene.play("play load_caravan")
    assert scene.on_caravan() == []
    assert scene.score_of("blue") == 0 + 1 * 3
    assert scene.score_of("red") == (capacity - 1) * 3
    assert scene.reserve_of("blue") == 65
    scene.play("play load_caravan")
    assert scene.on_caravan() == ["blue"]
    assert scene.score_of("blue") == 3 + 2


@rule("YS-264", "YS-DP-03")
@pytest.mark.parametrize(("owned", "most"), [(2, 2), (3, 3), (4, 4), (5, 4), (12, 4)])
def test_sell_camels_takes_one_to_four_camels_for_two_points_each(owned: int, most: int) -> None:
    for number in range(1, most + 1):
        scene = with_hand("sell_camels")
        scene.camels("blue", owned)
        scene.play("play sell_camels")
        assert scene.legal() == [f"amount {n}" for n in range(1, most + 1)]
        assert scene.refusal("amount 0") == "YS-245"
        assert scene.refusal(f"amount {most + 1}") == "YS-245"
        scene.play(f"amount {number}")
        assert (scene.camels_of("blue"), scene.score_of("blue")) == (owned - number, 2 * number)
        assert scene.gold_of("blue") == 2
        assert scene.discard_pile() == ["sell_camels"]


@rule("YS-264", "YS-269", "YS-DP-03")
def test_a_single_piece_is_sold_without_asking_how_many() -> None:
    scene = with_hand("sell_camels", "sell_gold")
    scene.camels("blue", 1)
    scene.gold("blue", 1)
    scene.play("play sell_camels")
    assert (scene.camels_of("blue"), scene.score_of("blue")) == (0, 2)
    scene.play("play sell_gold")
    assert (scene.gold_of("blue"), scene.score_of("blue")) == (0, 3)


@rule("YS-269", "YS-DP-03")
@pytest.mark.parametrize(("owned", "most"), [(2, 2), (9, 9), (10, 10), (11, 10), (40, 10)])
def test_sell_gold_takes_one_to_ten_gold_for_one_point_each(owned: int, most: int) -> None:
    for number in {1, most}:
        scene = with_hand("sell_gold")
        scene.gold("blue", owned)
        scene.camels("blue", 5)
        scene.play("play sell_gold")
        assert scene.legal() == [f"amount {n}" for n in range(1, most + 1)]
        assert scene.refusal("amount 0") == "YS-245"
        assert scene.refusal(f"amount {most + 1}") == "YS-245"
        scene.play(f"amount {number}")
        assert (scene.gold_of("blue"), scene.score_of("blue")) == (owned - number, number)
        assert scene.camels_of("blue") == 5
        assert scene.discard_pile() == ["sell_gold"]


@rule("YS-265", "YS-DP-03")
@pytest.mark.parametrize("seats", [3, 4])
def test_build_no_camels_waives_the_camels_and_takes_the_gold(seats: int) -> None:
    scene = with_hand("build_no_camels", seats=seats)
    scene.gold("blue", 3)
    scene.camels("blue", 1)
    scene.buildings("blue", "shop", "bazaar")
    scene.play("play build_no_camels")
    assert scene.legal() == [
        "build paddock without camels",
        "build hammam without camels",
        "build caravanserai without camels",
    ]
    assert scene.refusal("build hoist without camels") == "YS-188"
    assert scene.refusal("build shop without camels") == "YS-183"
    scene.play("build caravanserai without camels")
    assert (scene.camels_of("blue"), scene.gold_of("blue")) == (1, 0)
    assert scene.score_of("blue") == 5, "the third building"
    assert scene.discard_pile() == ["build_no_camels"]


@rule("YS-266", "YS-DP-03")
@pytest.mark.parametrize("seats", [3, 4])
def test_build_no_gold_waives_the_gold_and_takes_the_camels(seats: int) -> None:
    scene = with_hand("build_no_gold", seats=seats)
    scene.camels("blue", 3)
    scene.buildings("blue", "shop", "bazaar")
    scene.play("play build_no_gold")
    assert scene.legal() == [
        "build paddock without gold",
        "build hammam without gold",
        "build caravanserai without gold",
    ]
    assert scene.refusal("build hoist without gold") == "YS-188"
    assert scene.refusal("build bazaar without gold") == "YS-183"
    scene.play("build caravanserai without gold")
    assert (scene.camels_of("blue"), scene.gold_of("blue")) == (0, 2)
    assert scene.score_of("blue") == 5
    assert scene.discard_pile() == ["build_no_gold"]


@rule("YS-265", "YS-266", "YS-DP-03")
def test_the_card_that_is_played_is_the_one_that_builds() -> None:
    scene = with_hand("build_no_camels", "build_no_gold")
    scene.camels("blue", 4)
    scene.gold("blue", 4)
    scene.play("play build_no_camels")
    assert scene.refusal("build hoist") == "YS-265"
    assert scene.refusal("build hoist without gold") == "YS-265"
    scene = with_hand("build_no_camels", "build_no_gold")
    scene.camels("blue", 4)
    scene.gold("blue", 4)
    scene.play("play build_no_gold")
    assert scene.refusal("build hoist") == "YS-266"
    assert scene.refusal("build hoist without camels") == "YS-266"


@rule("YS-267", "YS-A22", "YS-DP-03")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_exchange_turns_gold_into_as_many_camels(number: int) -> None:
    scene = with_hand("exchange")
    scene.gold("blue", 5)
    scene.camels("blue", 2)
    scene.play("play exchange")
    assert scene.legal() == ["gold to camels", "camels to gold"]
    scene.play("gold to camels")
    assert scene.legal() == [f"amount {n}" for n in range(1, 6)]
    assert scene.refusal("amount 0") == "YS-245"
    assert scene.refusal("amount 6") == "YS-245"
    scene.play(f"amount {number}")
    assert (scene.gold_of("blue"), scene.camels_of("blue")) == (5 - number, 2 + number)
    assert scene.score_of("blue") == 0


@rule("YS-267", "YS-A22", "YS-DP-03")
@pytest.mark.parametrize("number", [1, 4])
def test_exchange_turns_camels_into_as_much_gold(number: int) -> None:
    scene = with_hand("exchange")
    scene.camels("blue", 4)
    scene.play("play exchange camels to gold")
    assert scene.legal() == [f"amount {n}" for n in range(1, 5)]
    scene.play(f"amount {number}")
    assert (scene.gold_of("blue"), scene.camels_of("blue")) == (2 + number, 4 - number)
    assert scene.discard_pile() == ["exchange"]


@rule("YS-267", "YS-A22")
def test_an_exchange_has_one_direction_and_asks_for_it_only_if_both_are_possible() -> None:
    scene = with_hand("exchange")
    scene.play("play exchange amount 2")
    assert (scene.gold_of("blue"), scene.camels_of("blue")) == (0, 2)
    assert scene.refusal("camels to gold") == "YS-DP-01", "the card is used up"
    other = with_hand("exchange")
    other.gold("blue", 0)
    other.camels("blue", 1)
    other.play("play exchange")
    assert (other.gold_of("blue"), other.camels_of("blue")) == (1, 0)


@rule("YS-A48", "YS-267")
@pytest.mark.parametrize(
    ("texts", "number"),
    [
        ("amount 0+ amount 1", 1),
        ("amount 0+ amount 31", 31),
        ("amount 32+ amount 0", 32),
        ("amount 32+ amount 8", 40),
    ],
)
def test_large_amounts_are_asked_in_two_digits(texts: str, number: int) -> None:
    scene = with_hand("exchange")
    scene.gold("blue", 40)
    scene.play("play exchange")
    assert scene.legal() == ["amount 0+", "amount 32+"]
    scene.play(texts)
    assert (scene.gold_of("blue"), scene.camels_of("blue")) == (40 - number, number)


@rule("YS-A48", "YS-245")
def test_two_digits_reach_from_one_to_what_one_owns() -> None:
    scene = with_hand("exchange")
    scene.gold("blue", 40)
    scene.play("play exchange amount 0+")
    assert scene.legal() == [f"amount {n}" for n in range(1, 32)]
    scene = with_hand("exchange")
    scene.gold("blue", 40)
    scene.play("play exchange amount 32+")
    assert scene.legal() == [f"amount {n}" for n in range(9)]
    assert scene.refusal("amount 9") == "YS-245"


@rule("YS-268", "YS-A19", "YS-A41")
@pytest.mark.parametrize("first", ["build_no_camels", "build_no_gold"])
def test_both_build_cards_make_one_building_free(first: str) -> None:
    scene = with_hand("build_no_camels", "build_no_gold")
    scene.gold("blue", 0)
    scene.buildings("blue", "paddock", "shop")
    scene.play(f"play {first}")
    assert scene.legal() == [
        f"build {name} for free" for name in ("hammam", "caravanserai", "bazaar", "hoist")
    ]
    scene.play("build bazaar for free")
    assert (scene.camels_of("blue"), scene.gold_of("blue")) == (0, 0)
    assert scene.score_of("blue") == 5
    assert scene.discard_pile() == ["build_no_camels", "build_no_gold"]
    assert scene.hand_of("blue") == []


@rule("YS-268", "YS-A19")
def test_two_copies_of_one_build_card_are_not_combined() -> None:
    scene = with_hand("build_no_gold", "build_no_gold")
    scene.camels("blue", 3)
    scene.play("play build_no_gold")
    assert not [text for text in scene.legal() if text.endswith("free")]
    assert scene.refusal("build hoist for free") == "YS-240"
    scene.play("build shop without gold")
    assert scene.hand_of("blue") == ["build_no_gold"]


@rule("YS-A41", "YS-A20")
def test_a_second_build_card_that_waives_nothing_may_not_be_added() -> None:
    scene = with_hand("build_no_camels", "build_no_gold")
    scene.play("play build_no_camels")
    assert "build paddock without camels" in scene.legal()
    assert "build paddock for free" not in scene.legal()
    assert scene.refusal("build paddock for free") == "YS-A41"


@rule("YS-A49", "YS-A41", "YS-A20")
def test_the_order_of_two_build_cards_matters_where_a_part_of_the_price_is_missing() -> None:
    scene = with_hand("build_no_camels", "build_no_gold")
    scene.play("play build_no_gold")
    scene.play("build paddock for free")  # the second card waives two camels, whatever the first one did
    assert (scene.camels_of("blue"), scene.hand_of("blue")) == (0, [])
    assert scene.discard_pile() == ["build_no_camels", "build_no_gold"]

    scene = with_hand("build_no_camels", "build_no_gold")
    scene.play("play build_no_camels")
    assert scene.refusal("build paddock for free") == "YS-A41"


@rule("YS-A46", "YS-DP-02", "YS-DP-14")
def test_two_copies_of_a_kind_are_one_option() -> None:
    scene = with_hand("take_gold", "take_gold")
    assert played(scene) == ["take_gold"]
    scene.roll(GROUPS)
    scene.play("take camel camels")
    assert scene.legal() == ["no extra", "extra take_gold"]


@rule("YS-DP-02", "YS-DP-11")
def test_playing_cards_is_never_compulsory() -> None:
    scene = with_hand("take_gold")
    scene.roll(GROUPS)
    scene.play("take camel camels no extra")
    assert scene.legal() == ["play take_gold", "build paddock", "build shop", "build hammam", "end turn"]
    scene.play("end turn")
    assert scene.hand_of("blue") == ["take_gold"]


@rule("YS-DP-02", "YS-083")
def test_cards_come_before_a_forced_draw_too() -> None:
    scene = Scene(3)
    scene.hand("red", "take_gold")
    scene.roll([6] * 9)
    scene.play("take camel camels end turn")
    assert scene.legal() == ["play take_gold", "draw"]
    scene.play("play take_gold")
    assert scene.asked == "chance", "the hand is empty: the card is drawn at once"


@rule("YS-DP-03")
def test_nothing_is_discarded_before_the_parameters_are_said() -> None:
    scene = with_hand("sell_gold", "place_shop", "exchange", "build_no_camels")
    scene.camels("blue", 2)
    for card in ("sell_gold", "place_shop", "exchange", "build_no_camels"):
        asked = Scene(3)
        asked.p = scene.p.copy()
        asked.play(f"play {card}")
        assert asked.discard_pile() == [], card
        assert asked.p.unfinished == 1, card


@rule("YS-DP-11", "YS-082", "YS-077")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_is_ended_by_its_player_after_the_action_only(seats: int) -> None:
    scene = Scene(seats)
    assert scene.refusal("end turn") == "YS-082"
    scene.roll(GROUPS[: scene.p.tables.white_dice])
    assert scene.refusal("end turn") == "YS-082"
    scene.play("take gold gold")
    assert scene.legal() == ["end turn"], "it is asked even when nothing else can be done"
    assert scene.asked == "blue"
    scene.play("end turn")
    assert scene.asked == "red"
