"""Istanbul: the standing orders about auctions and the Kiosk."""

from __future__ import annotations

import pytest

from fondaco.table.orders import orders_at
from tests.games.istanbul.scene import BOOK, Scene
from tests.games.istanbul.test_auction import auction
from tests.games.istanbul.test_kiosk import open_kiosk
from tests.games.istanbul.visits import grand, letters
from tests.orders import answer

# -- the auction ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ceiling", "moves"),
    [("9", ["bid 4"]), ("4", ["bid 4"]), ("3", ["pass"]), ("0", ["pass"]), ("ask", [])],
)
def test_one_lira_more_up_to_the_ceiling(ceiling: str, moves: list[str]) -> None:
    scene = auction(6, 9, 9)
    scene.play("bid 3")
    assert (scene.asked, answer(BOOK, scene.p, auction=ceiling)) == ("blue", moves)


def test_the_own_auction_is_asked() -> None:
    scene = auction(6, 9)
    assert answer(BOOK, scene.p, auction="9") == []
    scene.play("bid 3")
    scene.play("bid 4")
    assert (scene.asked, answer(BOOK, scene.p, auction="9")) == ("red", [])


@pytest.mark.parametrize(
    ("opening", "moves"),
    [("bid 3", ["bid 0+", "bid 4"]), ("bid 63", ["bid 64+", "bid 0"]), ("bid 98", ["bid 64+", "bid 35"])],
)
def test_a_rich_player_bids_in_two_digits(opening: str, moves: list[str]) -> None:
    """The text of a low digit is that digit: 64+ and 35 are 99."""
    high, low = divmod(int(opening.removeprefix("bid ")), 64)
    scene = auction(120, 130)
    scene.play(f"bid {64 * high}+ bid {low}")
    assert answer(BOOK, scene.p, auction="99") == moves


def test_a_bid_begun_by_hand_is_finished_by_hand() -> None:
    scene = auction(120, 130)
    scene.play("bid 0+ bid 3")
    scene.play("bid 64+")
    assert scene.asked == "blue"
    assert answer(BOOK, scene.p, auction="99") == []
    assert BOOK.ordered_move(scene.p, scene.p.to_act, {"auction": "30"}) is None


# -- the Kiosk ------------------------------------------------------------------------------------


def kiosk(scene: Scene, *tiles: str) -> Scene:
    """Red has taken the first of these tiles, and blue chooses."""
    open_kiosk(scene, *tiles)
    scene.play(f"kiosk {tiles[0]}")
    assert scene.asked == "blue"
    return scene


@pytest.mark.parametrize(
    ("wishes", "moves"),
    [
        ("lira", ["kiosk k14"]),  # 3, more than 2 or 1
        ("fruit", ["kiosk k01"]),
        ("jewelry fruit lira", ["kiosk k01"]),  # no jewelry lies there
        ("card", []),
        ("fabric spice card", []),
        ("coffee lira", ["kiosk k14"]),  # without Mocha & Baksheesh there is no coffee
        ("ask", []),
    ],
)
def test_the_first_wish_that_a_tile_fulfils(wishes: str, moves: list[str]) -> None:
    scene = kiosk(letters(4), "k10", "k01", "k12", "k14", "k24")
    assert answer(BOOK, scene.p, kiosk=wishes) == moves


def test_what_finds_no_room_is_no_gain() -> None:
    scene = kiosk(letters(3), "k10", "k04", "k05", "k12")
    assert answer(BOOK, scene.p, kiosk="fruit spice") == ["kiosk k04"]
    scene.goods("blue", fruit=2)
    assert answer(BOOK, scene.p, kiosk="fruit spice") == ["kiosk k05"]


def test_tiles_to_pay_for_and_uncertain_ones_are_asked() -> None:
    scene = kiosk(letters(3), "k10", "k16", "k22", "k23")
    scene.lira("blue", 9)
    scene.goods("blue", fruit=1)
    assert answer(BOOK, scene.p, kiosk="lira fabric spice fruit jewelry card coffee") == []


def test_coffee_and_lira_are_two_ways_of_one_tile() -> None:
    scene = kiosk(grand(2), "k10", "k13", "k17")
    assert answer(BOOK, scene.p, kiosk="coffee lira") == ["kiosk k13", "option 1"]
    assert answer(BOOK, scene.p, kiosk="lira coffee") == ["kiosk k13", "option 2"]
    assert answer(BOOK, scene.p, kiosk="card") == []


def test_the_own_kiosk_is_asked() -> None:
    scene = letters(2)
    open_kiosk(scene, "k10", "k12", "k04")
    assert answer(BOOK, scene.p, kiosk="lira") == []
    scene.play("kiosk k10")
    assert answer(BOOK, scene.p, kiosk="lira") == ["kiosk k12"]
    scene.play("kiosk k04")
    assert (scene.asked, answer(BOOK, scene.p, kiosk="lira")) == ("red", [])  # the tile that is left


@pytest.mark.parametrize("box", ["base", "mocha", "letters", "grand_bazaar"])
def test_there_are_orders_where_there_are_auction_house_and_kiosk(box: str) -> None:
    known = [order.id for order in orders_at(BOOK, BOOK.check_table(3, {"box": box}))]
    assert known == (["auction", "kiosk"] if box in ("letters", "grand_bazaar") else [])
