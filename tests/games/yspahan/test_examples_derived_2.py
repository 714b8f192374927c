"""Examples of section 18 on buildings, cards, weeks, player counts and the deck, number for number."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import events as e
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

GROUPS = [1, 1, 2, 3, 4, 5, 6, 6, 6]


@rule("YS-EX-08")
def test_ex_08_building() -> None:
    scene = Scene(4, first="yellow")
    scene.buildings("yellow", "paddock", "bazaar")
    scene.roll(GROUPS)
    scene.play("take sack supervisor go W2")
    scene.camels("yellow", 3)
    scene.gold("yellow", 3)
    before = scene.reserve_of("yellow")
    scene.play("build caravanserai")
    assert (scene.camels_of("yellow"), scene.gold_of("yellow")) == (0, 0)
    assert scene.buildings_of("yellow") == ["paddock", "caravanserai", "bazaar"]
    assert scene.reserve_of("yellow") == before - 1
    assert scene.score_of("yellow") == 5


@rule("YS-EX-09")
@pytest.mark.parametrize(("bazaar", "blue", "red"), [(False, 6, 4), (True, 8, 6)])
def test_ex_09_end_of_week_districts(bazaar: bool, blue: int, red: int) -> None:
    scene = Scene(4)
    scene.calendar(2, 7)
    if bazaar:
        scene.buildings("blue", "bazaar")
        scene.buildings("red", "bazaar")
    scene.cubes("blue", "chest-yellow-1", "chest-yellow-2", "chest-yellow-3")
    scene.cubes("red", "chest-blue-1", "chest-blue-2", "chest-pink-1", "chest-pink-2")
    scene.quiet_day()
    assert scene.p.week == 3
    assert scene.p.score == [blue, red, 0, 0]
    assert not [shop for shop in BOOK.describer.shops if scene.cube_in(shop)]


@rule("YS-EX-10")
def test_ex_10_end_of_week_caravan() -> None:
    scene = Scene(4)
    scene.calendar(2, 7)
    cubes = ["green", "yellow", "blue", "yellow", "red", "green", "blue", "yellow", "yellow"]
    scene.caravan(*cubes)
    scene.quiet_day()
    scores = {colour: scene.score_of(colour) for colour in ("green", "yellow", "blue", "red")}
    assert scores == {"green": 4, "yellow": 12, "blue": 4, "red": 2}
    assert scene.on_caravan() == cubes


@rule("YS-EX-13")
def test_ex_13_three_players() -> None:
    scene = Scene(3)
    camels = BOOK.view(scene.p, None).caravan.camels
    assert camels == [2, 3, 4, 6, 7, 8, 10, 11, 12]
    scene.roll([2] * 9)
    scene.caravan(*["red"] * 8)
    scene.cubes("blue", "sack-white-3")
    scene.play("take camel supervisor go S2")
    assert scene.events(e.CUBE_LOADED)[-1][2] == 8, "the ninth place, printed camel 12"
    assert scene.events(e.CARAVAN_EMPTIED) == [[]]
    assert scene.on_caravan() == []
    assert (scene.score_of("red"), scene.score_of("blue")) == (24, 3)


@rule("YS-EX-14")
def test_ex_14_build_cards() -> None:
    scene = Scene(3)
    scene.gold("blue", 4)
    scene.hand("blue", "build_no_camels")
    scene.play("play build_no_camels build hoist without camels")
    assert scene.gold_of("blue") == 0
    assert scene.buildings_of("blue") == ["hoist"]
    other = Scene(3)
    other.gold("blue", 0)
    other.camels("blue", 4)
    other.hand("blue", "build_no_gold")
    other.play("play build_no_gold build hoist without gold")
    assert other.camels_of("blue") == 0
    assert other.buildings_of("blue") == ["hoist"]


@rule("YS-EX-28")
def test_ex_28_last_day_four_players() -> None:
    """Seats clockwise A, B, C, D are blue, red, green, yellow."""
    scene = Scene(4, first="red")
    scene.calendar(3, 6)
    for colour, score in (("blue", 40), ("red", 35), ("green", 35), ("yellow", 50)):
        scene.score(colour, score)
    scene.quiet_day()
    assert scene.order() == ["green", "red", "blue", "yellow"]
    assert scene.asked == "green"
    assert scene.legal()[0] == "roll 0"


@rule("YS-EX-29")
def test_ex_29_deck_runs_out() -> None:
    scene = Scene(4)
    scene.discarded("exchange", "sell_gold", "take_camels")
    scene.deal_out("red")
    scene.roll(GROUPS)
    scene.play("take sack card")
    assert sorted(scene.deck()) == ["exchange", "sell_gold", "take_camels"]
    scene.draw("sell_gold")
    assert sorted(scene.deck()) == ["exchange", "take_camels"]
    assert scene.discard_pile() == []

    spent = Scene(4)
    spent.deal_out("red")
    spent.buildings("blue", "caravanserai")
    spent.cubes("blue", "sack-white-3")
    spent.roll(GROUPS)
    spent.play("take sack")
    assert "card" not in spent.legal()
    spent.play("supervisor go S2")
    assert spent.asked == "blue"
    assert spent.hand_of("blue") == []
    assert spent.events(e.NO_CARD_LEFT) == [[0, e.BY_CARAVANSERAI]]


@rule("YS-EX-30")
def test_ex_30_a_two_player_day() -> None:
    scene = Scene(2)
    scene.roll([1, 1, 2, 3, 3, 4, 6, 6], yellow=[2, 5])
    assert scene.tower() == {
        "camel": (1, 2, 0),
        "sack": (2, 1, 1),
        "barrel": (3, 2, 0),
        "chest": (4, 1, 0),
        "vase": (5, 0, 1),
        "gold": (6, 2, 0),
    }
    scene.play("take barrel supervisor go W3 end turn")
    assert scene.legal() == ["take camel", "take sack", "take chest", "take gold"]
    scene.play("take sack cubes place sack-pink-1")
    assert scene.p.shops.count(scene.seat("red")) == 1
    assert "sack" not in scene.tower()
    scene.play("end turn")
    scene.play("take vase cubes place vase-orange-1")
    assert scene.p.shops.count(scene.seat("blue")) == 1
    scene.play("end turn")
    assert scene.p.day == 2
    assert scene.asked == "red"


@rule("YS-EX-31")
@pytest.mark.parametrize("seats", [3, 4])
def test_ex_31_two_build_cards(seats: int) -> None:
    scene = Scene(seats)
    scene.gold("blue", 0)
    scene.hand("blue", "build_no_camels", "build_no_gold", "take_camels")
    scene.play("play build_no_camels build hoist for free")
    assert scene.buildings_of("blue") == ["hoist"]
    assert scene.discard_pile() == ["build_no_camels", "build_no_gold"]
    scene.play("play take_camels")
    scene.roll(GROUPS)
    scene.play("take camel camels")
    assert scene.camels_of("blue") == 5
    assert scene.refusal("build paddock") == "YS-184"
    assert scene.legal() == ["end turn"]


@rule("YS-EX-32")
def test_ex_32_all_bonuses() -> None:
    scene = Scene(4)
    scene.buildings("blue", "hoist")
    scene.hand("blue", "exchange")
    scene.roll([1, 1, 2, 2, 4, 5, 6, 6, 6])
    scene.play("take sack cubes extra exchange")
    scene.play("place sack-pink-1 place sack-pink-2 place sack-pink-3 place sack-pink-4")
    assert scene.p.shops.count(0) == 4
    assert "end turn" in scene.legal()


@rule("YS-EX-35")
def test_ex_35_build_before_acting() -> None:
    scene = Scene(3)
    scene.hand("blue", "build_no_camels")
    scene.roll([1, 1, 1, 2, 3, 4, 5, 6, 6])
    scene.play("play build_no_camels build paddock without camels")
    assert (scene.camels_of("blue"), scene.gold_of("blue")) == (0, 2)
    scene.play("take camel camels")
    assert scene.camels_of("blue") == 4
    assert scene.legal() == ["end turn"]
    assert scene.refusal("build shop") == "YS-184"


@rule("YS-EX-37")
@pytest.mark.parametrize("use", ["gold", "supervisor", "card", "building"])
def test_ex_37_one_value_two_players(use: str) -> None:
    scene = Scene(2)
    scene.roll([3] * 8, yellow=[5])
    assert scene.tower() == {"camel": (3, 8, 0), "gold": (5, 0, 1)}
    scene.play("take camel camels end turn")
    scene.draw("exchange")
    assert scene.hand_of("red") == ["exchange"]
    assert scene.asked == "red"
    scene.play("end turn")
    scene.play("take gold")
    assert scene.legal() == ["gold", "supervisor", "card", "building"]
    scene.play(use)
    if use == "gold":
        assert scene.gold_of("blue") == 1 + 1


@rule("YS-EX-38")
def test_ex_38_building_with_two_players() -> None:
    scene = Scene(2)
    scene.camels("blue", 4)
    scene.gold("blue", 1)
    scene.hand("blue", "build_no_gold")
    scene.roll([1, 1, 2, 3, 4, 5, 6, 6])
    scene.play("take vase building")
    assert scene.legal() == [
        "build paddock",
        "build shop without gold",
        "build hammam without gold",
        "build caravanserai without gold",
        "build bazaar without gold",
        "build hoist without gold",
    ]
    assert scene.refusal("build paddock without gold") == "YS-A41"
    prices = {
        "paddock": 2,
        "shop without gold": 2,
        "hammam without gold": 2,
        "caravanserai without gold": 3,
        "bazaar without gold": 4,
        "hoist without gold": 4,
    }
    for text, camels in prices.items():
        built = Scene(2)
        built.p = scene.p.copy()
        built.play(f"build {text}")
        assert (built.camels_of("blue"), built.gold_of("blue")) == (4 - camels, 1), text
        assert "vase" not in built.tower()
        assert built.p.shops.count(0) == 0
        assert built.hand_of("blue") == (["build_no_gold"] if text == "paddock" else [])

    without = Scene(2)
    without.camels("blue", 4)
    without.gold("blue", 1)
    without.roll([1, 1, 2, 3, 4, 5, 6, 6])
    without.play("take vase building")
    assert without.legal() == ["build paddock"]


@rule("YS-EX-39")
def test_ex_39_cards_of_another_players_move() -> None:
    scene = Scene(4, first="red")
    scene.hand("green", "take_camels")
    scene.cubes("green", "sack-white-3")
    scene.roll([2] * 9)
    scene.play("take camel supervisor go S2")
    assert scene.asked == "red", "Green is not asked"
    assert scene.refusal("play take_camels") == "YS-240"
    assert scene.cube_in("sack-white-3") is None
    assert scene.on_caravan() == ["green"]
    assert scene.hand_of("green") == ["take_camels"]


@rule("YS-EX-40")
def test_ex_40_a_card_between_two_shipments() -> None:
    scene = Scene(4, first="red")
    scene.buildings("red", "caravanserai")
    scene.cubes("red", "vase-blue-1", "barrel-white-1")
    scene.roll([1] * 9)
    scene.play("take camel supervisor go E1 ship barrel-white-1")
    scene.draw("take_camels")
    scene.play("play take_camels")
    assert scene.camels_of("red") == 3
    assert scene.asked == "red", "the hand is empty again: the second shipment begins"
    assert scene.legal() == ["pay camel", "let ship"]
    scene.play("pay camel")
    assert scene.camels_of("red") == 2
    assert scene.cube_in("vase-blue-1") == "red"
    assert scene.cube_in("barrel-white-1") is None
    assert scene.on_caravan() == ["red", "red"]


@rule("YS-EX-41")
def test_ex_41_the_same_cubes_are_scored_again() -> None:
    scene = Scene(3)
    scene.calendar(1, 7)
    scene.caravan("green", "green", "green", "green")
    view = BOOK.view(scene.p, None).caravan
    assert view.camels[: len(view.cubes)] == [2, 3, 4, 6]
    scene.quiet_day()
    assert scene.p.score == [0, 0, 8]
    scene.calendar(2, 7)
    scene.quiet_day()
    assert scene.p.score == [0, 0, 16]
