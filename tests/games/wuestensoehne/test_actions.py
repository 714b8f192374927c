"""What the icons do (section 11)."""

from __future__ import annotations

from fondaco.games.wuestensoehne import events as e
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.table.core import LOOK_BARRIER
from tests.games.wuestensoehne.oasis import complete_oasis
from tests.games.wuestensoehne.owner import book_with, both, put
from tests.games.wuestensoehne.scene import Scene
from tests.rules import rule

SPACES = ("myrrh 1", "myrrh 2", "incense 1", "incense 2", "gem 1", "gem 2", "salt 1", "salt 2")


def one(*icons: str) -> Scene:
    """Red's only explorer in a complete oasis; it is blue's turn."""
    return complete_oasis(*icons, explorers=[("red", 9)])


# -- goods ----------------------------------------------------------------------------------------


@rule("WS-170", "WS-012")
def test_a_good_comes_from_the_supply_to_a_free_space() -> None:
    scene = one("gem")
    scene.value("blue", "G1")
    assert scene.goods_of("red") == ["gem"]
    assert scene.p.goods_supply == [10, 10, 9, 10]
    assert scene.room_of("red") == 3


@rule("WS-171", "WS-A53", "WS-D11")
def test_without_room_one_gives_up_or_puts_another_good_back() -> None:
    scene = one("gem")
    scene.goods("red", "gem", "gem", "salt", "myrrh")
    scene.value("blue", "G1")
    assert scene.asked == "red"
    assert scene.legal() == ["put back myrrh", "put back salt", "give up"]
    assert scene.refusal("put back gem") == "WS-A53"
    assert scene.refusal("put back incense") == "WS-171"
    scene.play("put back myrrh")
    assert scene.goods_of("red") == ["gem", "gem", "gem", "salt"]
    assert scene.p.goods_supply == [10, 10, 7, 9]


@rule("WS-171")
def test_with_nothing_else_to_put_back_the_good_is_given_up() -> None:
    scene = one("gem")
    scene.goods("red", "gem", "gem", "gem", "gem")
    scene.value("blue", "G1")
    assert scene.events(e.GOOD_GIVEN_UP) == [[2, 2]]
    assert scene.goods_of("red") == ["gem"] * 4


@rule("WS-172", "WS-A28")
def test_a_good_that_is_used_up_has_no_effect_and_may_be_chosen_to_block() -> None:
    scene = one("gem", "salt")
    scene.p.goods_supply[2] = 0
    scene.goods("red", "salt", "salt", "myrrh", "myrrh")
    scene.value("blue", "G1")
    assert "take gem" in scene.legal()
    scene.play("take gem")
    assert scene.events(e.SUPPLY_EMPTY) == [[2, 2]]
    assert scene.goods_of("red") == ["myrrh", "myrrh", "salt", "salt"]


@rule("WS-A29")
def test_no_refusing_and_no_swapping_while_there_is_room() -> None:
    scene = one("gem", "salt")
    scene.goods("red", "salt")
    scene.value("blue", "G1")
    assert scene.refusal("give up") == "WS-A29"
    assert scene.refusal("put back salt") == "WS-171"
    scene.play("take gem")
    assert scene.goods_of("red") == ["gem", "salt"]


# -- camels and water -----------------------------------------------------------------------------


@rule("WS-173", "WS-011")
def test_a_camel_card_adds_two_spaces_at_once() -> None:
    scene = one("camel")
    scene.value("blue", "G1")
    assert scene.room_of("red") == 6
    assert scene.p.camel_supply == 9


@rule("WS-173", "WS-A30")
def test_without_camel_cards_nothing_happens() -> None:
    scene = one("camel")
    scene.camels("violet", 10)
    scene.value("blue", "G1")
    assert scene.camels_of("red") == 0
    assert scene.events(e.SUPPLY_EMPTY) == [[2, 4]]


@rule("WS-174", "WS-A31")
def test_water_icons_give_what_they_show_or_what_is_left() -> None:
    for icon, supply, won in (("water1", 20, 1), ("water2", 20, 2), ("water2", 1, 1), ("water1", 0, 0)):
        scene = one(icon)
        scene.water_supply(supply)
        scene.value("blue", "G1")
        assert scene.water_of("red") == won
        assert scene.p.water_supply == supply - won


@rule("WS-A31")
def test_an_owner_says_how_much_a_water_icon_gives() -> None:
    scene = Scene(book=book_with(both(put("icons.water2.amount", 3))))
    scene.lay("T2-06", "G1", 0)
    scene.explorer("red", 9, "G1")
    scene.value("blue", "G1")
    assert scene.water_of("red") == 3


@rule("WS-009", "WS-013")
def test_water_that_is_paid_goes_back_to_the_supply() -> None:
    scene = Scene()
    scene.water("blue", 2)
    scene.play("stay no discovery")
    supply = scene.p.water_supply
    scene.play("bonus turn")
    assert scene.p.water_supply == supply + 1


# -- rumours --------------------------------------------------------------------------------------


@rule("WS-175", "WS-176", "WS-179", "WS-C04", "WS-D12")
def test_a_rumour_is_looked_at_secretly_and_put_on_any_free_space() -> None:
    scene = one("rumour")
    scene.rumour("R2", "gem 1")
    scene.value("blue", "G1")
    assert scene.asked == "chance"
    assert scene.p.legal() == [0, 2, 3, 4, 5]
    assert scene.p.weights() == [1] * 5
    assert scene.p.chance_audience() == 1 << scene.seat("red")
    scene.draw_rumour("R6")
    assert scene.asked == "red"
    assert scene.legal() == [f"rumour {space}" for space in SPACES if space != "gem 1"]
    assert scene.refusal("rumour gem 1") == "WS-175"
    assert scene.view("red").rumour_beside == -2
    assert scene.view("blue").rumour_beside is None
    assert scene.view(None).rumour_beside is None
    scene.play("rumour gem 2")
    assert scene.rumour_on("gem 2") == "R6"
    assert scene.view("red").good_values["gem"] == 2
    assert scene.view("blue").good_values["gem"] == 4
    assert (scene.p.heard or [])[-1][0] != e.RUMOUR_SEEN
    seen = [event for event in scene.p.heard or [] if event[0] == e.RUMOUR_SEEN]
    assert seen == [[e.RUMOUR_SEEN, 1 << 2, 2, 5]]


def empty_stock(*seen_by_red: str) -> Scene:
    scene = one("rumour")
    for nth, space in enumerate(SPACES[:6]):
        scene.rumour(f"R{nth + 1}", space, *(["red"] if space in seen_by_red else []))
    scene.value("blue", "G1")
    return scene


@rule("WS-177", "WS-A32", "WS-D13")
def test_with_an_empty_stock_one_may_look_and_leave() -> None:
    scene = empty_stock()
    assert scene.legal() == [*(f"look {space}" for space in SPACES[:6]), "no look"]
    assert scene.refusal("look salt 1") == "WS-177"
    assert scene.refusal("leave rumour") == "WS-D13"
    scene.play("look incense 2")
    assert scene.p.barrier == LOOK_BARRIER
    assert scene.p.known_by[3] == 1 << 2
    assert scene.legal() == ["leave rumour", "take off rumour"]
    scene.play("leave rumour")
    assert scene.rumour_on("incense 2") == "R4"
    assert scene.question == kinds.MOVE
    scene = empty_stock()
    scene.play("no look")
    assert scene.p.known_by == [0] * 6


@rule("WS-177", "WS-178")
def test_a_tile_taken_off_is_the_stock_face_down() -> None:
    scene = empty_stock("gem 1")
    scene.play("look gem 1")
    scene.play("take off rumour")
    assert scene.stock == 1
    assert scene.view("red").rumour_beside == -1
    assert scene.view("orange").rumour_beside is None
    assert scene.rumour_on("gem 1") is None


@rule("WS-180", "WS-A51")
def test_as_long_as_the_stock_has_a_tile_it_is_taken() -> None:
    scene = one("rumour")
    for nth, space in enumerate(SPACES[:5]):
        scene.rumour(f"R{nth + 1}", space)
    scene.rumour("R6", None, "red")
    scene.value("blue", "G1")
    assert scene.asked == "chance", "no choice: the stock tile is taken"
    assert scene.p.legal() == [5]
    scene.draw_rumour("R6")
    assert scene.refusal("look myrrh 1") == "WS-180"
    assert scene.refusal("no look") == "WS-A51"
    assert scene.legal() == ["rumour gem 2", "rumour salt 1", "rumour salt 2"]
