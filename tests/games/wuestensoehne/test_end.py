"""Bonus turn, end of the game, scoring (sections 13 to 15)."""

from __future__ import annotations

import pytest

from fondaco.games.wuestensoehne import events as e
from fondaco.games.wuestensoehne import moves as m
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.table.core import NOBODY, TURN_BARRIER
from tests.games.wuestensoehne.oasis import complete_oasis
from tests.games.wuestensoehne.owner import book_with, put
from tests.games.wuestensoehne.scene import Scene
from tests.rules import rule

IDLE = ("stay", "no discovery", "no explorer", "no retrieval", "end go", "no exchange")


def idle(scene: Scene, goes: int = 1000) -> list[str]:
    """Everybody does nothing for so many goes, or to the end; who was on turn."""
    order: list[str] = []
    while scene.p.to_act != NOBODY and len(order) < goes:
        active = scene.book.seat_ids[scene.p.active]
        order.append(active)
        while scene.p.to_act != NOBODY and scene.book.seat_ids[scene.p.active] == active:
            scene.play(next(text for text in IDLE if text in scene.legal()))
    return order


# -- bonus turn -----------------------------------------------------------------------------------


@rule("WS-200", "WS-D14")
def test_a_bonus_turn_costs_one_water() -> None:
    scene = Scene()
    scene.water("blue", 1)
    assert scene.refusal("bonus turn") == "WS-200"
    scene.play("stay no discovery")
    assert scene.legal() == ["bonus turn", "end go"]
    scene.play("bonus turn")
    assert scene.water_of("blue") == 0
    scene = Scene()
    scene.play("stay no discovery")
    assert scene.asked == "orange", "without water it is not offered"


@rule("WS-200", "WS-D14")
def test_declining_hands_the_go_on() -> None:
    scene = Scene()
    scene.water("blue", 1)
    scene.play("stay no discovery end go")
    assert scene.asked == "orange"
    assert scene.p.barrier == TURN_BARRIER


@rule("WS-201", "WS-INV-19")
def test_a_bonus_turn_gives_no_further_one() -> None:
    scene = Scene()
    scene.water("blue", 3)
    scene.play("stay no discovery bonus turn")
    assert scene.refusal("bonus turn") == "WS-201"
    scene.play("stay no discovery")
    assert scene.asked == "orange"
    assert scene.water_of("blue") == 2


@rule("WS-202")
def test_a_bonus_turn_has_all_options() -> None:
    scene = Scene()
    scene.water("blue", 3)
    scene.play("stay no discovery bonus turn")
    scene.reserve("blue", "T1-01")
    scene.reserve("orange", "T1-09")
    assert "F9" in scene.targets(1)
    scene.play("stay")
    assert scene.legal() == ["draw", "use T1-01", "scout T1-09", "no discovery"]
    scene.play("use T1-01 lay G1 r0")
    assert scene.question == kinds.MOVE
    scene.play("stay scout T1-09")
    scene.play(scene.legal()[0])
    scene.play("no exchange")
    assert scene.question == kinds.EXPLORER


@rule("WS-203")
def test_won_water_pays_for_it() -> None:
    scene = complete_oasis("water2", explorers=[("blue", 6)])
    scene.value("blue", "G1")
    assert scene.legal() == ["bonus turn", "end go"]


# -- the last round -------------------------------------------------------------------------------


def last_tile(*, water: int = 0, oranges: tuple[str, ...] = ()) -> Scene:
    scene = Scene()
    scene.reserve("orange", *oranges)
    scene.left("T5-01")
    scene.caravan("blue", "F2")
    scene.water("blue", water)
    scene.turn("blue")
    return scene


@rule("WS-210", "WS-211", "WS-212", "WS-214", "WS-A36", "WS-A37")
def test_after_the_last_tile_everybody_has_one_more_go() -> None:
    scene = last_tile(water=1)
    scene.play("stay draw")
    scene.draw("T5-01")
    assert scene.events(e.PILES_EMPTY) == [[]]
    scene.play("stay bonus turn")
    assert scene.asked == "blue", "he finishes his go with a bonus turn"
    scene.play("stay")
    assert scene.view(None).goes_left == 4
    assert idle(scene) == ["orange", "red", "violet", "blue"]
    assert scene.asked == "nobody"


@rule("WS-A50")
def test_the_last_tile_in_a_bonus_turn() -> None:
    scene = last_tile(water=1)
    scene.play("stay no discovery bonus turn stay draw")
    scene.draw("T5-01")
    scene.play("stay")
    assert idle(scene) == ["orange", "red", "violet", "blue"]


@rule("WS-A57", "WS-211")
def test_the_last_tile_is_laid_with_explorer_and_valuation() -> None:
    scene = Scene()
    scene.left("T5-04")
    scene.turn("blue")
    scene.play("stay draw")
    scene.draw("T5-04")
    scene.play("lay G1 r0 explorer 6 1")
    assert scene.water_of("blue") == 1
    assert scene.question == kinds.BONUS


@rule("WS-213")
def test_the_last_goes_have_all_options_but_drawing() -> None:
    scene = last_tile(oranges=("T1-02",))
    scene.play("stay draw")
    scene.draw("T5-01")
    scene.play("stay")
    assert scene.asked == "orange"
    scene.play("stay")
    assert scene.legal() == ["use T1-02", "no discovery"]
    assert scene.refusal("draw") == "WS-094"


@rule("WS-215", "WS-227", "WS-A39")
def test_unfinished_oases_reserves_water_camels_and_turban_count_nothing() -> None:
    scene = Scene()
    scene.lay("T1-13", "G3", 2)
    scene.explorer("blue", 16, "G3")
    scene.reserve("blue", "T1-01", "T1-05")
    scene.camels("blue", 2)
    scene.water("blue", 3)
    scene.turban("blue")
    scene.goods("blue", "gem")
    scene.goods("red", "gem")
    assert scene.p.standing() == [4, 0, 4, 0]


@rule("WS-A40", "WS-A56")
def test_the_guard_ends_a_game_in_which_nobody_draws() -> None:
    scene = Scene(3)
    assert len(idle(scene)) == 15
    assert scene.events(e.STALLED) == [[]]
    assert scene.asked == "nobody"
    scene = Scene(3)
    idle(scene, 14)
    scene.caravan("red", "F2")
    scene.play("stay draw")
    scene.draw("T1-01")
    scene.play("stay no discovery")
    assert scene.p.idle_goes == 0
    assert len(idle(scene)) == 15


@rule("WS-A40")
def test_the_guard_can_be_switched_off_and_is_off_in_the_last_round() -> None:
    scene = Scene(3, stall_guard_rounds="0")
    assert len(idle(scene, 60)) == 60
    assert scene.asked != "nobody"
    scene = last_tile()
    scene.p.idle_goes = 19
    scene.play("stay draw")
    scene.draw("T5-01")
    scene.play("stay")
    assert idle(scene) == ["orange", "red", "violet", "blue"]


# -- scoring --------------------------------------------------------------------------------------


@rule("WS-220", "WS-A64", "WS-179")
def test_rumours_on_the_board_are_turned_up_at_the_end() -> None:
    scene = Scene(3)
    scene.rumour("R1", "gem 1", "red")
    scene.rumour("R6", None, "red")
    scene.goods("blue", "gem")
    assert scene.view("blue").scores == [4, 0, 0]
    assert scene.view("red").scores == [6, 0, 0]
    assert scene.view(None).rumour_spaces[4].value is None
    idle(scene)
    assert scene.view("blue").scores == scene.view(None).scores == [6, 0, 0]
    assert scene.view(None).rumour_spaces[4].value == 2
    assert scene.view("blue").rumour_beside is None, "the stock stays face down"
    assert scene.events(e.RUMOUR_REVEALED) == [[4, 0]]
    assert scene.events(e.PLAYER_SCORED)[0] == [0, 6, 0]


@rule("WS-221", "WS-222", "WS-A43", "WS-INV-23")
def test_the_value_of_a_good() -> None:
    scene = Scene()
    scene.rumour("R1", "salt 1")
    scene.rumour("R2", "salt 2")
    scene.rumour("R6", "gem 2")
    scene.rumour("R5", "gem 1")
    scene.rumour("R3", None)
    assert [scene.p.value_of(good) for good in range(m.GOODS)] == [4, 4, 1, 7]


@rule("WS-A48")
def test_there_is_no_floor() -> None:
    scene = Scene(book=book_with(put("rumours.tile.5.value", -6)))
    scene.rumour("R6", "gem 1")
    scene.goods("blue", "gem", "gem")
    assert scene.p.gold_of(0) == -4


@rule("WS-223", "WS-224")
def test_the_highest_total_wins() -> None:
    scene = Scene(3)
    scene.goods("orange", "gem", "salt", "salt")
    scene.goods("red", "myrrh")
    scene.water("blue", 5)
    assert scene.p.standing() == [0, 12, 4]
    assert scene.p.ranks() == [3, 1, 2]


@rule("WS-225", "WS-226", "WS-A38")
@pytest.mark.parametrize(
    ("stones", "ranks"), [((2, 1, 0), [1, 2, 3]), ((1, 1, 0), [1, 1, 3]), ((0, 0, 0), [1, 1, 1])]
)
def test_ties_are_broken_by_water_and_then_shared(stones: tuple[int, ...], ranks: list[int]) -> None:
    scene = Scene(3)
    for colour, number in zip(("blue", "orange", "red"), stones, strict=True):
        scene.goods(colour, "gem")
        scene.water(colour, number)
    assert scene.p.ranks() == ranks
    assert scene.view(None).ranks is None, "only at the end"
