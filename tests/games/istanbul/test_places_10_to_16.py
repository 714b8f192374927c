"""Section 6.5: markets, Police Station, Sultan's Palace, mosques and their tiles, Gemstone Dealer."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import events as e
from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import Scene
from tests.rules import rule

BESIDE = {10: 6, 11: 7, 12: 7, 13: 10, 14: 2, 15: 5, 16: 9}


def at(place: int, seats: int = 3, **goods: int) -> Scene:
    """Red is beside the place, with room for 5 of each good."""
    scene = Scene(seats)
    scene.merchant("red", BESIDE[place])
    scene.extensions("red", 3)
    scene.goods("red", **goods)
    scene.lira("red", 0)
    for figure in ("governor", "smuggler"):
        scene.figure(figure, 8)
    return scene


def goods(scene: Scene) -> list[int]:
    return list(scene.goods_of("red").values())


# -- markets --------------------------------------------------------------------------------------


@rule("IS-118", "IS-119", "IS-120", "IS-DP-17")
@pytest.mark.parametrize(
    ("market", "tile", "sold", "prices"),
    [
        (10, "dark_2", ["fabric", "spice", "jewelry", "jewelry", "jewelry"], [3, 7, 12, 18, 25]),
        (11, "light_2", ["fabric", "spice", "spice", "fruit", "fruit"], [2, 5, 9, 14, 20]),
    ],
)
@pytest.mark.parametrize("number", range(1, 6))
def test_one_to_five_goods_of_the_top_tile_are_sold(
    market: int, tile: str, sold: list[str], prices: list[int], number: int
) -> None:
    scene = at(market, fabric=5, spice=5, fruit=5, jewelry=5)
    scene.demand(market, tile)
    scene.play(f"go {market} leave act")
    for good in sold[:number]:
        scene.play(f"sell {good}")
    if number < 5:
        scene.play("done")
    assert scene.lira_of("red") == prices[number - 1]
    assert scene.goods_of("red") == {
        good: 5 - sold[:number].count(good) for good in ("fabric", "spice", "fruit", "jewelry")
    }


@rule("IS-118", "IS-181", "IS-182")
def test_each_symbol_is_used_once_and_only_goods_at_hand_are_sold() -> None:
    scene = at(11, fabric=2, spice=1, fruit=3, jewelry=4)
    scene.demand(11, "light_2")  # fabric 1, spice 2, fruit 2
    scene.play("go 11 leave act")
    assert scene.legal() == ["sell fabric", "sell spice", "sell fruit"]
    assert scene.refusal("sell jewelry") == "IS-118"
    assert scene.refusal("done") == "IS-182"  # nothing is chosen yet
    scene.play("sell spice")
    assert scene.legal() == ["sell fruit", "done"]  # one spice at hand; no going back to fabric
    assert scene.refusal("sell fabric") == "IS-181"
    scene.play("sell fruit sell fruit")  # nothing else is possible: the sale is complete
    assert (scene.lira_of("red"), goods(scene)) == (9, [2, 0, 1, 4])


@rule("IS-121", "IS-CH-12")
def test_after_a_sale_the_tile_goes_under_the_stack_and_without_one_it_stays() -> None:
    scene = at(10, fabric=3)
    scene.demand(10, "dark_1")
    scene.play("go 10 leave no action")
    view = {place.number: place for place in scene.view().places}
    assert view[10].demand == {"fabric": 1, "spice": 1, "fruit": 1, "jewelry": 2}
    scene = at(10, fabric=3)
    scene.demand(10, "dark_1")
    scene.play("go 10 leave act")  # one fabric is all that can be sold
    assert scene.lira_of("red") == 3
    assert (scene.asked, scene.question) == ("chance", kinds.DEMAND)
    assert scene.p.legal() == [1, 2, 3, 4]
    scene.show_demand("dark_5")
    view = {place.number: place for place in scene.view().places}
    assert view[10].demand == {"fabric": 2, "spice": 0, "fruit": 1, "jewelry": 2}
    assert view[10].next_demands == [None, None, None, {"fabric": 1, "spice": 1, "fruit": 1, "jewelry": 2}]
    assert scene.p.demand[5] == 0  # the other market is not concerned


@rule("IS-121", "IS-023")
def test_after_a_full_cycle_the_order_is_known() -> None:
    scene = at(10, fabric=5)
    scene.demand(10, "dark_1")
    for shown in ("dark_3", "dark_2", "dark_5", None):
        scene.turn_of("red")
        scene.merchant("red", 6)
        scene.assistants("red")
        scene.play("go 10 leave act")
        if scene.question == kinds.SALE:  # two fabrics could be sold
            scene.play("done")
        if shown:
            scene.show_demand(shown)
    assert scene.asked == "red"  # the last tile was known before it came
    assert scene.p.demand[:5] == [3, 0, 2, 1, 4]


# -- Police Station -------------------------------------------------------------------------------


@rule("IS-122", "IS-123", "IS-124", "IS-DP-18")
def test_the_family_member_is_sent_anywhere_else_and_carries_out_that_action() -> None:
    scene = at(12)
    scene.merchant("blue", 16)
    scene.family("green", 16)
    scene.figure("governor", 16)
    scene.lira("red", 14)
    scene.play("go 12 leave act")
    assert scene.legal() == [f"send {place}" for place in range(1, 17) if place != 12]
    assert scene.refusal("send 12") == "IS-122"
    scene.play("send 16")
    assert scene.legal() == ["act", "no action"]
    scene.play("act")
    assert (scene.lira_of("red"), scene.lira_of("blue"), scene.rubies_of("red")) == (0, 3, 2)
    assert (scene.family_of("red"), scene.family_of("green"), scene.where("red")) == (16, 16, 12)
    assert scene.assistants_of("red") == [12]  # needed for the merchant only
    assert scene.legal() == ["end turn"]
    scene.play("end turn")
    assert scene.family_of("red") == 16  # it stays


@rule("IS-122", "IS-060")
def test_the_family_member_may_go_and_its_action_be_declined() -> None:
    scene = at(12)
    scene.play("go 12 leave act send 2 no action")
    assert (scene.family_of("red"), goods(scene)) == (2, [0, 0, 0, 0])


@rule("IS-125")
def test_without_the_family_member_the_police_station_has_no_action() -> None:
    scene = at(12)
    scene.family("red", 2)
    scene.hand("red", "gain_good")
    scene.play("go 12 leave")
    assert scene.refusal("act") == "IS-125"
    scene.play("no action")
    assert scene.family_of("red") == 2


# -- Sultan's Palace ------------------------------------------------------------------------------


@rule("IS-126", "IS-127", "IS-128", "IS-181", "IS-A16", "IS-DP-19")
def test_the_palace_takes_the_first_spaces_and_any_goods_as_chosen() -> None:
    scene = at(13, 4, fabric=3, spice=2, fruit=1, jewelry=3)
    scene.track(13, 2)  # nine spaces: two of each colour and one "any"
    scene.goods("red", fabric=3, spice=2, fruit=2, jewelry=3)
    assert scene.price(13) == 9
    scene.play("go 13 leave act")
    assert scene.legal() == ["give fabric", "give jewelry"]  # a required colour may be paid again
    assert scene.refusal("give spice") == "IS-127"
    scene.play("give jewelry")
    assert (goods(scene), scene.rubies_of("red"), scene.price(13)) == ([1, 0, 0, 0], 2, 10)


@rule("IS-127", "IS-181", "IS-182")
def test_two_spaces_of_any_are_paid_one_after_the_other_without_going_back() -> None:
    scene = at(13, 4, fabric=3, spice=3, fruit=3, jewelry=3)
    scene.track(13, 1)
    assert scene.price(13) == 10
    scene.play("go 13 leave act")
    assert scene.legal() == [
        "give fabric",
        "give spice",
        "give fruit",
    ]  # jewelry first would leave no second good
    scene.play("give spice")
    assert goods(scene) == [3, 3, 3, 3]  # nothing is paid before the choice is complete
    assert scene.legal() == ["give fruit", "give jewelry"]
    assert scene.refusal("give fabric") == "IS-127"
    scene.play("give fruit")
    assert (goods(scene), scene.rubies_of("red"), scene.p.tracks[0]) == ([1, 0, 0, 1], 2, 0)


@rule("IS-139")
def test_a_palace_without_rubies_is_still_shown_and_asks_for_nothing() -> None:
    scene = at(13, 4)
    scene.track(13, 0)
    (palace,) = (place for place in scene.view("red").places if place.number == 13)
    assert palace.track is not None
    assert (palace.track.rubies, palace.track.goods) == (0, {})


@rule("IS-126", "IS-062")
@pytest.mark.parametrize("missing", ["fabric", "spice", "fruit", "jewelry"])
def test_one_missing_good_closes_the_palace(missing: str) -> None:
    have = {"fabric": 2, "spice": 2, "fruit": 2, "jewelry": 2, missing: 0}
    scene = at(13, 4, **have)
    scene.hand("red", "gain_good")
    scene.play("go 13 leave")
    assert scene.refusal("act") == "IS-126"
    scene.play(f"play gain_good take {missing} act")
    assert scene.rubies_of("red") == 2  # one from the extensions
    assert scene.price(13) == 5


@rule("IS-126", "IS-127")
def test_five_goods_need_one_more_of_any_colour() -> None:
    scene = at(13, 3, fabric=1, spice=1, fruit=1, jewelry=1)
    scene.hand("red", "gain_good")
    assert scene.price(13) == 5
    scene.play("go 13 leave")
    assert scene.refusal("act") == "IS-126"


@rule("IS-139")
@pytest.mark.parametrize("place", [13, 16])
def test_an_empty_track_offers_nothing(place: int) -> None:
    scene = at(place, 3, fabric=5, spice=5, fruit=5, jewelry=5)
    scene.lira("red", 99)
    scene.track(place, 1)
    assert scene.price(place) == {13: 10, 16: 23}[place]
    scene.track(place, 0)
    scene.hand("red", "gain_good")
    scene.play(f"go {place} leave")
    assert scene.legal() == ["play gain_good", "no action"]
    assert scene.refusal("act") == "IS-139"


# -- mosques --------------------------------------------------------------------------------------


@rule("IS-129", "IS-130", "IS-132", "IS-A02", "IS-DP-20")
@pytest.mark.parametrize(
    ("mosque", "colours", "others"),
    [(14, ("fabric", "spice"), ("jewelry", "fruit")), (15, ("fruit", "jewelry"), ("fabric", "spice"))],
)
def test_a_tile_needs_the_number_shown_and_costs_one_good(
    mosque: int, colours: tuple[str, str], others: tuple[str, str]
) -> None:
    one, two = colours
    scene = at(mosque, 3, **dict.fromkeys((*colours, *others), 3))
    scene.play(f"go {mosque} leave act")
    assert scene.legal() == [f"tile {one}", f"tile {two}"]
    for other in others:
        assert scene.refusal(f"tile {other}") == "IS-132"
    scene.play(f"tile {two}")
    assert scene.mosque_tiles_of("red") == [two]
    assert scene.goods_of("red") == dict.fromkeys(("fabric", "spice", "fruit", "jewelry"), 3) | {two: 2}
    assert scene.question == kinds.REST  # one tile per action
    needs = {stack.id: stack.top for place in scene.view().places for stack in place.stacks}
    assert needs == {"fabric": 2, "spice": 2, "fruit": 2, "jewelry": 2} | {two: 3}


@rule("IS-129")
def test_too_few_goods_for_the_tile_on_top() -> None:
    scene = at(14, 4, fabric=3, spice=2)
    scene.mosque_tiles("blue", "fabric")
    scene.mosque_tiles("green", "fabric")
    assert scene.p.tables.mosque_needs[scene.p.mosque_gone(0)] == 4
    scene.play("go 14 leave act")  # only the spice tile: it is not asked for
    assert scene.mosque_tiles_of("red") == ["spice"]
    assert goods(scene) == [3, 1, 0, 0]
    scene = at(14, 3, fabric=1, spice=1)
    scene.hand("red", "gain_5_lira")
    scene.play("go 14 leave")
    assert scene.refusal("act") == "IS-129"


@rule("IS-130")
def test_nobody_owns_two_tiles_of_one_colour() -> None:
    scene = at(14, 3, fabric=5, spice=5)
    scene.mosque_tiles("red", "fabric")
    scene.play("go 14 leave act")  # spice is all that is left
    assert scene.mosque_tiles_of("red") == ["fabric", "spice"]
    assert goods(scene) == [5, 4, 0, 0]
    scene = at(14, 3, fabric=5, spice=5)
    scene.mosque_tiles("red", "fabric", "spice")
    scene.hand("red", "gain_5_lira")
    scene.play("go 14 leave")
    assert scene.refusal("act") == "IS-130"


@rule("IS-131", "IS-INV-20")
@pytest.mark.parametrize(("mosque", "first", "second"), [(14, "spice", "fabric"), (15, "jewelry", "fruit")])
def test_both_tiles_of_a_mosque_bring_a_ruby_of_it(mosque: int, first: str, second: str) -> None:
    scene = at(mosque, 3, **{second: 2})
    scene.mosque_tiles("red", first)
    scene.mosque_tiles("blue", second)  # the next one requires 3
    scene.goods("red", **{second: 3})
    before = scene.rubies_of("red")
    scene.play(f"go {mosque} leave act")
    assert scene.rubies_of("red") == before + 1
    assert scene.mosque_rubies == ([2, 3] if mosque == 14 else [3, 2])
    assert scene.events(e.RUBY_GAINED)[-1][1] == mosque


@rule("IS-131")
def test_tiles_of_different_mosques_bring_no_ruby() -> None:
    scene = at(14, 3, fabric=2)
    scene.mosque_tiles("red", "jewelry")
    before = scene.rubies_of("red")
    scene.play("go 14 leave act")
    assert scene.rubies_of("red") == before


@rule("IS-133")
@pytest.mark.parametrize(("colour", "stack"), [("jewelry", 4), ("fruit", 3)])
def test_the_jewelry_tile_brings_the_fifth_assistant(colour: str, stack: int) -> None:
    scene = at(15, 3, **{colour: 2})
    scene.play("go 15 leave act")
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (stack, [15])


@rule("IS-135", "IS-DP-10")
def test_the_fruit_tile_is_used_once_per_turn_at_any_time() -> None:
    scene = at(16, 3)
    scene.mosque_tiles("red", "fruit")
    scene.lira("red", 5)
    scene.assistants("red", 2, 3)
    assert scene.legal()[-1] == "fruit tile"  # before the move
    scene.play("go 16 leave")
    assert scene.legal() == ["fruit tile", "no action"]  # the price of the ruby is not there
    scene.play("fruit tile")
    assert scene.legal() == ["return 2", "return 3", "return 16"]
    assert scene.refusal("return 4") == "IS-135"
    scene.play("return 3")
    assert (scene.lira_of("red"), scene.stack_of("red"), scene.assistants_of("red")) == (3, 2, [2, 16])
    assert scene.refusal("fruit tile") == "IS-135"
    assert scene.question == kinds.REST  # nothing is left that could bring the price
    scene.play("end turn")
    assert scene.refusal("fruit tile") == "IS-135"  # Blue has no such tile


@rule("IS-135")
@pytest.mark.parametrize(("lira", "out"), [(1, [2]), (5, [])])
def test_the_fruit_tile_needs_two_lira_and_an_assistant_on_the_board(lira: int, out: list[int]) -> None:
    scene = Scene(3)
    scene.mosque_tiles("red", "fruit")
    scene.assistants("red", *out)
    scene.lira("red", lira)
    assert "fruit tile" not in scene.legal()
    assert scene.refusal("fruit tile") == "IS-135"


# -- Gemstone Dealer ------------------------------------------------------------------------------


@rule("IS-137", "IS-138", "IS-A01", "IS-DP-21")
@pytest.mark.parametrize(("seats", "price"), [(2, 15), (3, 14), (4, 12), (5, 12)])
def test_the_dealer_sells_at_a_price_that_rises_by_one(seats: int, price: int) -> None:
    scene = at(16, seats)
    scene.neutrals()
    scene.lira("red", price + 1)
    scene.play("go 16 leave act")
    assert (scene.lira_of("red"), scene.rubies_of("red"), scene.price(16)) == (1, 2, price + 1)
    scene = at(16, seats)
    scene.neutrals()
    scene.lira("red", price - 1)
    scene.hand("red", "gain_good")
    scene.play("go 16 leave")
    assert scene.refusal("act") == "IS-137"
