"""The worked examples of the rulebooks, number for number, chained as the rulebooks chain them."""

from __future__ import annotations

import pytest

from fondaco.games.yspahan import events as e
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

CLOCKWISE = ("blue", "green", "red", "yellow")
PINK_SHOPS = ["place chest-pink-1", "place chest-pink-2", "place chest-pink-3", "place chest-pink-4"]


class RulebookTable(Scene):
    """A scene whose players sit as in the rulebooks, clockwise: Blue, Green, Red, Yellow."""

    @staticmethod
    def seat(colour: str) -> int:
        return CLOCKWISE.index(colour)

    @property
    def asked(self) -> str:
        name = super().asked
        return self._sitting(name) if name in BOOK.seat_ids else name

    def cube_in(self, shop: str) -> str | None:
        owner = super().cube_in(shop)
        return None if owner is None else self._sitting(owner)

    def on_caravan(self) -> list[str]:
        return [self._sitting(owner) for owner in super().on_caravan()]

    @staticmethod
    def _sitting(name: str) -> str:
        return CLOCKWISE[list(BOOK.seat_ids).index(name)]


# -- one day of the rulebooks ---------------------------------------------------------------------


def example_1() -> RulebookTable:
    table = RulebookTable(4, first="blue")
    table.roll([1, 1, 3, 3, 5, 5, 6, 6, 6], yellow=[1, 2])
    return table


def example_2() -> RulebookTable:
    table = example_1()
    table.play("take camel camels")
    return table


def example_3() -> RulebookTable:
    table = example_2()
    table.play("end turn")
    table.play("take gold gold")
    return table


def example_4() -> RulebookTable:
    table = example_3()
    table.cubes("blue", "chest-yellow-1", "chest-yellow-2")
    table.cubes("red", "chest-blue-2")
    table.play("end turn")
    table.play("take chest cubes")
    return table


def example_5() -> RulebookTable:
    table = example_4()
    table.play("place chest-pink-1 end turn")
    table.supervisor("W2")
    table.cubes("blue", "barrel-white-1")
    table.cubes("yellow", "sack-white-2", "sack-white-3")
    table.gold("yellow", 1)
    return table


@rule("YS-EX-01")
def test_example_1_roll_and_tower() -> None:
    table = example_1()
    assert table.gold_of("blue") == 2 - 2
    assert table.tower() == {
        "camel": (1, 2, 1),
        "sack": (2, 0, 1),
        "barrel": (3, 2, 0),
        "chest": (5, 2, 0),
        "gold": (6, 3, 0),
    }


@rule("YS-EX-02")
def test_example_2_taking_camels_yellow_dice_leave() -> None:
    table = example_2()
    assert table.camels_of("blue") == 3
    assert table.asked == "blue"
    assert table.tower() == {"barrel": (3, 2, 0), "chest": (5, 2, 0), "gold": (6, 3, 0)}


@rule("YS-EX-03")
def test_example_3_taking_gold() -> None:
    table = example_2()
    table.play("end turn")
    assert table.asked == "green"
    table = example_3()
    assert table.gold_of("green") == 2 + 3
    assert table.tower() == {"barrel": (3, 2, 0), "chest": (5, 2, 0)}


@rule("YS-EX-04")
def test_example_4_supplying_the_chest_district() -> None:
    before = example_3()
    before.cubes("blue", "chest-yellow-1", "chest-yellow-2")
    before.cubes("red", "chest-blue-2")
    legal = [BOOK.describer.shops[shop] for shop in before.p.legal_shops(before.seat("red"), 2)]
    assert legal == ["chest-blue-1"]  # B is the only shop for the first cube

    table = example_4()
    assert table.asked == "red"
    assert table.cube_in("chest-blue-1") == "red"  # with no other shop for it, the first cube is in B
    assert table.legal() == PINK_SHOPS  # exactly the four C
    assert table.refusal("place chest-yellow-3") == "YS-103"  # A: Blue is in the yellow souk

    table.play("place chest-pink-1")
    assert [table.cube_in(shop) for shop in ("chest-blue-1", "chest-blue-2")] == ["red", "red"]
    pink = {BOOK.describer.shops.index(f"chest-pink-{n}") for n in (1, 2, 3, 4)}
    for colour in ("blue", "green", "yellow"):
        assert not pink & set(table.p.legal_shops(table.seat(colour), 2))


@rule("YS-EX-05")
def test_example_5_moving_the_supervisor() -> None:
    table = example_5()
    assert table.asked == "yellow"
    assert table.tower() == {"barrel": (3, 2, 0)}
    table.play("take barrel supervisor")
    assert table.reach() == {
        **dict.fromkeys(["C", "W4"], 1),
        **dict.fromkeys(["W5", "E1", "N1", "S1"], 0),
        **dict.fromkeys(["W6", "E2", "N2", "S2"], 1),
    }


@rule("YS-EX-05")
def test_example_5_the_two_spaces_a() -> None:
    table = example_5()
    table.play("take barrel supervisor go E1")
    assert table.asked == "blue"  # who has camels from example 2
    table.play("let ship")
    assert table.on_caravan() == ["blue"]

    for first, owners in (("barrel-white-1", ["blue", "yellow"]), ("sack-white-2", ["yellow", "blue"])):
        table = example_5()
        table.play("take barrel supervisor go S1")
        assert table.asked == "yellow"
        assert table.legal() == ["ship sack-white-2", "ship barrel-white-1"]
        table.play(f"ship {first}")
        assert table.asked == "blue"
        table.play("let ship")
        assert table.on_caravan() == owners


@rule("YS-EX-05")
def test_example_5_the_space_b() -> None:
    table = example_5()
    table.play("take barrel supervisor go S2")
    assert table.gold_of("yellow") == 0
    assert table.cube_in("sack-white-3") is None
    assert table.cube_in("sack-white-2") == "yellow"
    assert table.cube_in("barrel-white-1") == "blue"
    assert table.on_caravan() == ["yellow"]


@rule("YS-EX-05")
def test_example_5_with_a_camel_the_cube_stays() -> None:
    table = example_5()
    table.camels("yellow", 1)
    reserve = table.reserve_of("yellow")
    table.play("take barrel supervisor go S2")
    table.play("pay camel")
    assert table.camels_of("yellow") == 0
    assert table.cube_in("sack-white-3") == "yellow"
    assert table.on_caravan() == ["yellow"]
    assert table.reserve_of("yellow") == reserve - 1


@rule("YS-EX-06")
def test_example_6_placement_on_the_caravan() -> None:
    table = example_5()
    table.caravan("green")
    table.play("take barrel supervisor go S2")
    assert table.on_caravan() == ["green", "yellow"]
    camels = BOOK.view(table.p, None).caravan.camels
    (place,) = [place for _, _, place, _ in table.events(e.CUBE_LOADED)]
    assert camels[place] == 2
    assert table.score_of("yellow") == 2


@rule("YS-EX-07")
def test_example_7_the_other_uses_of_the_same_group() -> None:
    table = example_5()
    table.play("take barrel")
    assert table.legal() == ["cubes", "supervisor", "card"]
    table.play("card")
    table.draw("exchange")
    assert table.hand_of("yellow") == ["exchange"]

    table = example_5()
    table.play("take barrel cubes")
    table.play("place barrel-blue-1")
    table.play("place barrel-blue-2")
    assert table.legal()[-1] == "end turn"  # two cubes, no third
    assert [table.cube_in(f"barrel-blue-{n}") for n in (1, 2, 3)] == ["yellow", "yellow", None]


@rule("YS-EX-08")
def test_example_8_building() -> None:
    table = example_5()
    table.buildings("yellow", "paddock", "bazaar")
    table.camels("yellow", 3)
    table.gold("yellow", 3)
    reserve = table.reserve_of("yellow")
    table.play("take barrel card")
    table.draw("exchange")
    table.play("build caravanserai")
    assert (table.camels_of("yellow"), table.gold_of("yellow")) == (0, 0)
    assert table.buildings_of("yellow") == ["paddock", "caravanserai", "bazaar"]
    assert table.reserve_of("yellow") == reserve - 1
    assert table.score_of("yellow") == 5


# -- end of the week ------------------------------------------------------------------------------


@rule("YS-EX-09")
@pytest.mark.parametrize(("bazaar", "blue", "red"), [(False, 6, 4), (True, 8, 6)])
def test_example_9_end_of_week_districts(bazaar: bool, blue: int, red: int) -> None:
    table = RulebookTable(4)
    table.calendar(2, 7)
    table.cubes("blue", "chest-yellow-1", "chest-yellow-2", "chest-yellow-3")
    table.cubes("red", "chest-blue-1", "chest-blue-2", "chest-pink-1", "chest-pink-2")
    if bazaar:
        table.buildings("blue", "bazaar")
        table.buildings("red", "bazaar")
    table.equal_dice_day()
    assert (table.p.week, table.p.day) == (3, 1)
    assert [table.score_of(colour) for colour in CLOCKWISE] == [blue, 0, red, 0]
    assert not any(table.cube_in(shop) for shop in BOOK.describer.shops)


@rule("YS-EX-10")
def test_example_10_end_of_week_caravan() -> None:
    table = RulebookTable(4)
    table.calendar(1, 7)
    carried = ["green", "yellow", "blue", "yellow", "red", "green", "blue", "yellow", "yellow"]
    table.caravan(*carried)
    table.equal_dice_day()
    scores = {colour: table.score_of(colour) for colour in CLOCKWISE}
    assert scores == {"green": 4, "yellow": 12, "blue": 4, "red": 2}
    assert table.on_caravan() == carried


# -- notes on the dice and on three players -------------------------------------------------------


@rule("YS-EX-11")
def test_example_11_two_values() -> None:
    table = RulebookTable(4)
    table.roll([2, 5, 2, 5, 2, 5, 2, 5, 5])
    assert table.tower() == {"camel": (2, 4, 0), "gold": (5, 5, 0)}


@rule("YS-EX-12")
@pytest.mark.parametrize("value", range(1, 7))
def test_example_12_one_value(value: int) -> None:
    table = RulebookTable(4)
    table.roll([value] * 9)
    assert table.tower() == {"camel": (value, 9, 0)}


@rule("YS-EX-13")
def test_example_13_three_players() -> None:
    printed = []
    for carried in range(9):
        scene = Scene(3)
        scene.caravan(*["red"] * carried)
        scene.ship_from_s2("blue")
        (place,) = [place for _, _, place, _ in scene.events(e.CUBE_LOADED)]
        printed.append(BOOK.view(scene.p, None).caravan.camels[place])
        assert len(scene.on_caravan()) == (carried + 1) % 9  # the ninth cube fills the Caravan
    assert printed == [2, 3, 4, 6, 7, 8, 10, 11, 12]
