"""Section 9.1: take camels, take gold."""

from __future__ import annotations

import pytest

from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule


@rule("YS-090")
@pytest.mark.parametrize("dice", [1, 4, 9])
def test_as_many_camels_as_the_group_has_dice(dice: int) -> None:
    scene = Scene(4)
    scene.camels("blue", 2)
    scene.roll([4] * dice + [5] * (9 - dice))
    scene.play("take camel camels")
    assert [scene.camels_of(colour) for colour in BOOK.seat_ids] == [2 + dice, 0, 0, 0]
    assert scene.gold_of("blue") == 2


@rule("YS-091")
@pytest.mark.parametrize("dice", [1, 4, 8])
def test_as_many_gold_coins_as_the_group_has_dice(dice: int) -> None:
    scene = Scene(4)
    scene.roll([4] * (9 - dice) + [5] * dice)
    scene.play("take gold gold")
    assert [scene.gold_of(colour) for colour in BOOK.seat_ids] == [2 + dice, 2, 2, 2]
    assert scene.camels_of("blue") == 0


@rule("YS-092")
def test_camels_and_gold_are_seen_by_everybody() -> None:
    scene = Scene(3)
    scene.camels("green", 7)
    scene.gold("green", 5)
    for viewer in (0, 1, 2, None):
        player = BOOK.view(scene.p, viewer).players[2]
        assert (player.camels, player.gold) == (7, 5)


@rule("YS-093")
@pytest.mark.parametrize(("paddock", "extra", "camels"), [(0, 0, 4), (1, 0, 5), (0, 1, 5), (1, 1, 6)])
def test_paddock_and_extra_die_add_one_camel_each(paddock: int, extra: int, camels: int) -> None:
    scene = Scene(4)
    scene.buildings("blue", *["paddock"] * paddock, "shop", "hoist")  # the others give no camel
    scene.hand("blue", "exchange")
    scene.roll([4] * 4 + [5] * 5)
    scene.play("take camel camels " + ("extra exchange" if extra else "no extra"))
    assert scene.camels_of("blue") == camels
    assert scene.gold_of("blue") == 2


@rule("YS-093")
@pytest.mark.parametrize(("shop", "extra", "gold"), [(0, 0, 5), (1, 0, 7), (0, 1, 6), (1, 1, 8)])
def test_the_shop_adds_two_gold_and_an_extra_die_one(shop: int, extra: int, gold: int) -> None:
    scene = Scene(4)
    scene.gold("blue", 0)
    scene.buildings("blue", *["shop"] * shop, "paddock", "hoist")  # the others give no gold
    scene.hand("blue", "take_camels")
    scene.roll([4] * 4 + [5] * 5)
    scene.play("take gold gold " + ("extra take_camels" if extra else "no extra"))
    assert scene.gold_of("blue") == gold
    assert scene.camels_of("blue") == 0  # the card's effect is not applied


@rule("YS-093")
def test_the_buildings_of_another_player_give_nothing() -> None:
    scene = Scene(3)
    scene.buildings("red", "paddock", "shop")
    scene.roll([4] * 4 + [5] * 5)
    scene.play("take camel camels end turn")
    assert (scene.camels_of("blue"), scene.camels_of("red")) == (4, 0)
    scene.play("take gold gold")
    assert scene.gold_of("red") == 2 + 5 + 2
