"""Buildings: section 11 of the rules, three and four players."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import events as e
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

GROUPS = [1, 1, 2, 3, 4, 5, 6, 6, 6]
ALL = ["paddock", "shop", "hammam", "caravanserai", "bazaar", "hoist"]
PRICES = {
    "paddock": (2, 0),
    "shop": (2, 2),
    "hammam": (2, 2),
    "caravanserai": (3, 3),
    "bazaar": (4, 4),
    "hoist": (4, 4),
}


def after_action(seats: int = 3, camels: int = 10, gold: int = 10) -> Scene:
    """Blue has done the dice action without gain and owns so many camels and gold."""
    scene = Scene(seats)
    scene.roll(GROUPS)
    scene.play("take camel supervisor go W1")
    scene.camels("blue", camels)
    scene.gold("blue", gold)
    scene.forget()
    return scene


@rule("YS-180", "YS-DP-09", "YS-210", "YS-211", "YS-212", "YS-213", "YS-214", "YS-215", "YS-A37")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", ALL)
def test_a_building_costs_its_price_in_camels_and_gold(seats: int, name: str) -> None:
    scene = after_action(seats)
    scene.play(f"build {name}")
    camels, gold = PRICES[name]
    assert (scene.camels_of("blue"), scene.gold_of("blue")) == (10 - camels, 10 - gold)
    assert scene.buildings_of("blue") == [name]
    assert scene.events(e.BUILT) == [[0, ALL.index(name), camels, gold, 0]]
    others = ["red", "green", "yellow"][: seats - 1]
    assert [(scene.gold_of(other), scene.camels_of(other)) for other in others] == [(2, 0)] * (seats - 1)


@rule("YS-180", "YS-188", "YS-DP-09")
@pytest.mark.parametrize("name", ALL)
def test_the_exact_price_is_enough_and_one_piece_less_is_not(name: str) -> None:
    camels, gold = PRICES[name]
    assert f"build {name}" in after_action(camels=camels, gold=gold).legal()
    assert after_action(camels=camels - 1, gold=gold).refusal(f"build {name}") == "YS-188"
    if gold:
        assert after_action(camels=camels, gold=gold - 1).refusal(f"build {name}") == "YS-188"


@rule("YS-188")
def test_camels_do_not_pay_for_gold() -> None:
    scene = after_action(camels=20, gold=1)
    assert scene.legal() == ["build paddock", "end turn"]
    assert scene.refusal("build shop") == "YS-188"
    assert scene.refusal("build hoist") == "YS-188"


@rule("YS-180", "YS-DP-09", "YS-DP-11")
def test_building_is_optional() -> None:
    scene = after_action()
    assert scene.legal() == [*(f"build {name}" for name in ALL), "end turn"]
    scene.play("end turn")
    assert scene.buildings_of("blue") == []
    assert scene.asked == "red"


@rule("YS-180", "YS-072")
def test_nothing_is_built_before_the_dice_action_is_done() -> None:
    scene = Scene(3)
    scene.camels("blue", 10)
    scene.gold("blue", 10)
    assert scene.refusal("build paddock") == "YS-072"
    scene.roll(GROUPS)
    assert scene.refusal("build paddock") == "YS-072"
    scene.play("take camel")
    assert "building" not in scene.legal()
    assert scene.refusal("building") == "YS-072"
    assert scene.refusal("build paddock") == "YS-DP-13"


@rule("YS-181")
def test_a_building_is_marked_with_a_cube_that_stays() -> None:
    scene = after_action()
    before = scene.reserve_of("blue")
    scene.play("build hammam")
    assert scene.reserve_of("blue") == before - 1
    scene.play("end turn")
    scene.quiet_turn()
    scene.quiet_turn()
    scene.calendar(1, 7)
    scene.quiet_day()
    assert scene.p.week == 2
    assert scene.reserve_of("blue") == before - 1
    assert scene.buildings_of("blue") == ["hammam"]


@rule("YS-182")
@pytest.mark.parametrize(
    "names", [ALL, ALL[::-1], ["bazaar", "paddock", "hoist", "shop", "caravanserai", "hammam"]]
)
def test_buildings_are_built_in_any_order(names: list[str]) -> None:
    for nth, name in enumerate(names):
        scene = after_action()
        scene.buildings("blue", *names[:nth])
        scene.play(f"build {name}")
        assert sorted(scene.buildings_of("blue")) == sorted(names[: nth + 1])


@rule("YS-183")
@pytest.mark.parametrize("name", ALL)
def test_a_building_is_built_once_by_each_player_and_players_do_not_compete(name: str) -> None:
    scene = after_action()
    scene.buildings("blue", name)
    scene.buildings("red", *(other for other in ALL if other != name))
    assert scene.refusal(f"build {name}") == "YS-183"
    assert [text for text in scene.legal() if text.startswith("build")] == [
        f"build {other}" for other in ALL if other != name
    ]


@rule("YS-184")
@pytest.mark.parametrize("seats", [3, 4])
def test_at_most_one_building_per_turn(seats: int) -> None:
    scene = after_action(seats)
    scene.hand("blue", "build_no_camels", "build_no_gold")
    scene.play("build paddock")
    assert scene.legal() == ["end turn"]
    assert scene.refusal("build shop") == "YS-184"
    assert scene.refusal("play build_no_camels") == "YS-184"
    assert scene.refusal("play build_no_gold") == "YS-184"


@rule("YS-184", "YS-265", "YS-266", "YS-246")
@pytest.mark.parametrize("card", ["build_no_camels", "build_no_gold"])
@pytest.mark.parametrize("window", ["before the roll", "before the action", "after the action"])
def test_a_build_card_uses_up_the_one_building_of_the_turn(card: str, window: str) -> None:
    scene = Scene(4)
    scene.camels("blue", 9)
    scene.gold("blue", 9)
    scene.hand("blue", card, card)
    without = "without camels" if card == "build_no_camels" else "without gold"
    build = f"play {card} build shop {without}"
    if window == "before the roll":
        scene.play(build)
        assert scene.refusal(f"play {card}") == "YS-184"
    scene.roll(GROUPS)
    if window == "before the action":
        scene.play(build)
        assert scene.refusal(f"play {card}") == "YS-184"
    scene.play("take camel supervisor go W1")
    if window == "after the action":
        scene.play(build)
    assert scene.legal() == ["end turn"]
    assert scene.refusal("build paddock") == "YS-184"
    assert scene.refusal(f"play {card}") == "YS-184"


@rule("YS-184")
def test_the_building_of_one_player_does_not_hinder_the_next() -> None:
    scene = after_action()
    scene.camels("red", 2)
    scene.play("build paddock end turn")
    scene.play("take gold gold")
    scene.play("build paddock")
    assert scene.buildings_of("red") == ["paddock"]


@rule("YS-184")
def test_the_next_turn_may_build_again() -> None:
    scene = after_action()
    scene.play("build paddock end turn")
    for _ in range(2):
        scene.quiet_turn()
    scene.roll(GROUPS)  # red is first now
    scene.quiet_turn()
    scene.quiet_turn()
    assert scene.asked == "blue"
    scene.play("take sack supervisor go E1")
    assert "build shop" in scene.legal()


@rule("YS-185", "YS-186")
@pytest.mark.parametrize(("nth", "points"), list(enumerate([0, 0, 5, 5, 5, 10])))
def test_the_points_depend_on_how_many_one_has_and_come_at_once(nth: int, points: int) -> None:
    for name in ALL:
        others = [other for other in ALL if other != name][:nth]
        scene = after_action()
        scene.buildings("blue", *others)
        scene.score("blue", 7)
        scene.play(f"build {name}")
        assert scene.score_of("blue") == 7 + points, name
        assert scene.asked == "blue", "the turn is not over yet"


@rule("YS-185")
def test_the_buildings_of_others_do_not_count() -> None:
    scene = after_action()
    scene.buildings("red", *ALL)
    scene.play("build bazaar")
    assert scene.score_of("blue") == 0


@rule("YS-187", "YS-214", "YS-291")
def test_a_power_works_from_the_moment_of_construction() -> None:
    """The Bazaar built in the last turn of the week counts in its scoring."""
    scene = Scene(3)
    scene.calendar(1, 7)
    scene.cubes("green", "vase-blue-1")
    scene.roll(GROUPS)
    scene.quiet_turn()
    scene.quiet_turn()
    scene.camels("green", 4)
    scene.gold("green", 4)
    scene.play("take sack supervisor go W2")
    scene.play("build bazaar end turn")
    assert scene.score_of("green") == 4 + 2


@rule("YS-187", "YS-303")
def test_a_power_works_to_the_end_of_the_game() -> None:
    scene = Scene(3)
    scene.buildings("blue", "paddock")
    for week in (1, 2):
        scene.calendar(week, 7)
        scene.quiet_day()
    scene.calendar(3, 7)
    before = scene.camels_of("blue")
    scene.roll(GROUPS)
    assert scene.order() == ["green", "blue", "red"]
    scene.play("take sack supervisor go W2 end turn")
    scene.play("take camel camels no extra")
    assert scene.camels_of("blue") == before + 2 + 1


@rule("YS-210", "YS-093", "YS-090")
def test_the_paddock_adds_a_camel_from_the_tower() -> None:
    for owned, camels in ((["paddock"], 3), ([], 2), (["shop", "hoist"], 2)):
        scene = Scene(4)
        scene.buildings("blue", *owned)
        scene.roll(GROUPS)
        scene.play("take camel camels")
        assert scene.camels_of("blue") == camels
        assert scene.gold_of("blue") == 2


@rule("YS-211", "YS-093", "YS-091")
def test_the_shop_adds_two_gold_from_the_tower() -> None:
    for owned, gold in ((["shop"], 5), ([], 3), (["paddock", "hoist"], 3)):
        scene = Scene(4)
        scene.buildings("blue", *owned)
        scene.roll(GROUPS)
        scene.play("take gold gold")
        assert scene.gold_of("blue") == 2 + gold
        assert scene.camels_of("blue") == 0


@rule("YS-212", "YS-222", "YS-125")
def test_the_hammam_frees_three_steps_up_or_down_and_gold_buys_more() -> None:
    """From the centre with value 4: distances 1 to 7 are free, 0 and 8 cost one gold, 9 two, 10 three."""
    scene = Scene(3)
    scene.buildings("blue", "hammam")
    scene.gold("blue", 2)
    scene.roll([4] * 9)
    scene.play("take camel supervisor")
    reach = BOOK.view(scene.p, 0).reach
    assert {space: price for space, price in reach.items() if price} == {"C": 1, "W8": 1, "W9": 2}
    free = {space for space, price in reach.items() if not price}
    assert free == {
        *(f"W{n}" for n in range(1, 8)),
        *(f"E{n}" for n in range(1, 8)),
        *(f"N{n}" for n in range(1, 5)),
        *(f"S{n}" for n in range(1, 8)),
    }
    assert scene.refusal("go W10") == "YS-125"
    scene.play("go W9")
    assert scene.gold_of("blue") == 0


@rule("YS-212", "YS-222")
def test_free_steps_of_the_hammam_are_used_before_gold() -> None:
    scene = Scene(3)
    scene.buildings("blue", "hammam")
    scene.gold("blue", 5)
    scene.roll([4] * 9)
    scene.play("take camel supervisor go W7")
    assert scene.gold_of("blue") == 5


@rule("YS-212")
def test_the_hammam_of_another_player_frees_nothing() -> None:
    scene = Scene(3)
    scene.buildings("red", "hammam")
    scene.gold("blue", 0)
    scene.roll([4] * 9)
    scene.play("take camel supervisor")
    assert sorted(scene.legal()) == ["go E4", "go N4", "go S4", "go W4"]


@rule("YS-213", "YS-226", "YS-155")
def test_the_caravanserai_gives_a_card_without_asking() -> None:
    scene = Scene(3)
    scene.buildings("blue", "caravanserai")
    scene.cubes("blue", "sack-white-3")
    scene.roll([2] * 9)
    scene.play("take camel supervisor go S2")
    assert scene.asked == "chance", "nobody is asked whether to draw"
    scene.draw("exchange")
    assert scene.hand_of("blue") == ["exchange"]
    assert scene.asked == "blue"


@rule("YS-213")
@pytest.mark.parametrize("answer", ["pay camel", "let ship"])
def test_the_caravanserai_works_in_anothers_turn_and_with_a_camel_paid(answer: str) -> None:
    scene = Scene(3)
    scene.buildings("red", "caravanserai")
    scene.camels("red", 1)
    scene.cubes("red", "sack-white-3")
    scene.roll([2] * 9)
    scene.play("take camel supervisor go S2")
    scene.play(answer)
    scene.draw("take_gold")
    assert scene.hand_of("red") == ["take_gold"]
    assert scene.asked == "blue"


@rule("YS-213")
def test_without_the_caravanserai_a_shipment_gives_no_card() -> None:
    scene = Scene(3)
    scene.buildings("red", "caravanserai")
    scene.cubes("blue", "sack-white-3")
    scene.roll([2] * 9)
    scene.play("take camel supervisor go S2")
    assert scene.asked == "blue"
    assert scene.p.deck_size == 18


@rule("YS-213", "YS-226")
def test_two_shipped_cubes_give_two_cards() -> None:
    scene = Scene(3)
    scene.buildings("blue", "caravanserai")
    scene.cubes("blue", "vase-blue-1", "barrel-white-1")
    scene.roll([1] * 9)
    scene.play("take camel supervisor go E1 ship vase-blue-1")
    scene.draw("exchange")
    scene.play("go on")
    scene.draw("take_gold")
    assert scene.hand_of("blue") == ["take_gold", "exchange"]


@rule("YS-214", "YS-291", "YS-225")
def test_the_bazaar_adds_two_points_per_completed_souk_and_none_on_the_caravan() -> None:
    scene = Scene(3)
    scene.buildings("blue", "bazaar")
    scene.calendar(1, 7)
    scene.cubes("blue", "vase-blue-1", "chest-blue-1", "chest-blue-2", "sack-white-1")
    scene.caravan("blue", "blue")
    scene.quiet_day()
    assert scene.score_of("blue") == (4 + 2) + (4 + 2) + 2 * 1


@rule("YS-215", "YS-101", "YS-224")
def test_the_hoist_adds_a_cube_in_the_same_district_under_the_same_rules() -> None:
    scene = Scene(4)
    scene.buildings("blue", "hoist")
    scene.cubes("red", "chest-pink-1")
    scene.roll([1, 1, 2, 3, 3, 4, 5, 6, 6])
    scene.play("take barrel cubes place barrel-white-1")
    assert scene.cube_in("barrel-white-2") == "blue", "the only legal shop is filled without a question"
    assert scene.refusal("place sack-white-1") == "YS-100"
    scene.play("place barrel-blue-1")
    assert scene.asked == "blue"
    assert "end turn" in scene.legal()
    assert scene.p.shops.count(0) == 3


@rule("YS-224", "YS-104", "YS-103")
def test_the_cube_of_the_hoist_may_not_start_a_souk_beside_an_unfinished_one() -> None:
    scene = Scene(4)
    scene.buildings("blue", "hoist")
    scene.cubes("red", "barrel-pink-1")
    scene.roll(GROUPS)
    scene.play("take barrel cubes place barrel-yellow-1")
    assert scene.refusal("place barrel-white-1") == "YS-104"
    assert scene.refusal("place barrel-pink-2") == "YS-103"
    assert scene.legal() == [f"place barrel-yellow-{n}" for n in (2, 3, 4)]


@rule("YS-220", "YS-073", "YS-253")
def test_an_empty_square_gives_nothing_even_with_buildings() -> None:
    scene = Scene(3)
    scene.buildings("blue", "paddock", "shop", "hoist")
    scene.hand("blue", "exchange")
    scene.roll([3] * 9)
    assert [text for text in scene.legal() if text.startswith("take")] == ["take camel"]
    for square in ("sack", "barrel", "chest", "vase", "gold"):
        assert scene.refusal(f"take {square}") == "YS-073"


@rule("YS-220", "YS-079")
def test_buildings_add_nothing_to_a_forced_draw() -> None:
    scene = Scene(3)
    scene.buildings("red", "paddock", "shop", "hoist")
    scene.roll([3] * 9)
    scene.play("take camel camels end turn")
    scene.draw("exchange")
    assert (scene.camels_of("red"), scene.gold_of("red")) == (0, 2)
    assert scene.legal() == ["play exchange", "end turn"]


@rule("YS-221", "YS-260", "YS-261", "YS-A39")
def test_cards_get_nothing_from_paddock_shop_and_hoist() -> None:
    scene = Scene(3)
    scene.buildings("blue", "paddock", "shop", "hoist")
    scene.hand("blue", "take_camels", "take_gold", "place_shop")
    scene.play("play take_camels")
    assert scene.camels_of("blue") == 3
    scene.play("play take_gold")
    assert scene.gold_of("blue") == 2 + 3
    scene.play("play place_shop place sack-pink-6")
    assert scene.p.shops.count(0) == 1
    assert "roll 0" in scene.legal()


@rule("YS-223", "YS-263")
def test_the_caravanserai_gives_nothing_for_the_card_load_caravan() -> None:
    scene = Scene(3)
    scene.buildings("blue", "caravanserai")
    scene.hand("blue", "load_caravan")
    scene.play("play load_caravan")
    assert scene.asked == "blue"
    assert scene.hand_of("blue") == []
    assert scene.score_of("blue") == 2


@rule("YS-A18", "YS-187", "YS-212")
def test_a_building_built_by_card_before_the_action_works_in_it() -> None:
    scene = Scene(3)
    scene.hand("blue", "build_no_camels")
    scene.roll([4] * 9)
    scene.play("play build_no_camels build hammam without camels")
    assert scene.gold_of("blue") == 0
    scene.play("take camel supervisor go W7")
    assert scene.where_supervisor() == "W7"


@rule("YS-A20", "YS-266")
def test_build_no_gold_builds_the_paddock_for_its_two_camels() -> None:
    scene = Scene(3)
    scene.camels("blue", 2)
    scene.hand("blue", "build_no_gold")
    scene.play("play build_no_gold build paddock without gold")
    assert scene.camels_of("blue") == 0
    assert scene.gold_of("blue") == 2
    scene.roll(GROUPS)
    scene.play("take camel camels")
    assert scene.camels_of("blue") == 3


@rule("YS-A40", "YS-247")
def test_cards_and_building_come_in_any_order_after_the_action() -> None:
    scene = Scene(3)
    scene.hand("blue", "take_camels", "take_gold", "sell_gold")
    scene.roll(GROUPS)
    scene.play("take camel supervisor go W1")
    assert scene.refusal("build shop") == "YS-188"
    scene.play("play take_camels")
    scene.play("build shop")
    scene.play("play take_gold")
    scene.play("play sell_gold amount 3")
    assert scene.score_of("blue") == 3
    assert scene.legal() == ["end turn"]
    scene.play("end turn")
    assert scene.asked == "red"
