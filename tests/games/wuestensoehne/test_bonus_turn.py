"""A bonus turn is a whole turn: each of its options, once it has been used or spent in the turn before (section 13)."""

from __future__ import annotations

from fondaco.games.wuestensoehne import events as e
from fondaco.games.wuestensoehne.steps import kinds
from tests.games.wuestensoehne.scene import Scene
from tests.games.wuestensoehne.test_discovery import stuck
from tests.games.wuestensoehne.test_explorers import with_explorers
from tests.rules import rule


@rule("WS-202", "WS-109")
def test_it_begins_with_the_discard() -> None:
    scene = stuck("T4-01", "T5-01", "T5-02")
    scene.water("blue", 1)
    scene.play("discard T4-01 stay no discovery bonus turn")
    assert scene.question == kinds.MOVE, "two tiles are left"
    scene = stuck("T4-01", "T5-01", "T5-02")
    scene.water("blue", 1)
    scene.play("keep all stay bonus turn")
    assert scene.question == kinds.DISCARD
    scene.play("discard T5-02")
    assert scene.question == kinds.MOVE
    assert scene.view(None).discarded == ["T5-02"]


@rule("WS-202", "WS-139", "WS-141")
def test_an_explorer_is_taken_back_in_each_of_the_two_turns() -> None:
    scene = with_explorers(16, 11, 6)
    scene.water("blue", 1)
    scene.play("stay retrieve 11 bonus turn stay")
    assert scene.legal() == ["retrieve 16", "retrieve 6", "no retrieval"]
    scene.play("retrieve 6")
    assert (scene.where("blue", 11), scene.where("blue", 6)) == ("supply", "supply")
    assert scene.asked == "orange"


@rule("WS-202", "WS-139")
def test_whoever_placed_an_explorer_may_take_one_back_in_the_bonus_turn() -> None:
    scene = with_explorers(16)
    scene.caravan("blue", "F2")
    scene.reserve("blue", "T1-09")
    scene.water("blue", 1)
    scene.play("stay use T1-09 lay E2 r0 explorer 6 1")
    assert scene.question == kinds.BONUS, "not in the turn in which one was placed"
    scene.play("bonus turn stay no discovery")
    assert scene.legal() == ["retrieve 16", "retrieve 6", "no retrieval"]


@rule("WS-202", "WS-150")
def test_an_oasis_completed_in_it_is_valued() -> None:
    scene = Scene()
    scene.lay("T1-06", "E2", 0)
    scene.explorer("blue", 6, "E2")
    scene.water("blue", 1)
    scene.play("stay no discovery no retrieval bonus turn")
    scene.reserve("blue", "T1-05")
    scene.play("stay use T1-05 lay E1 r2 no explorer no retrieval")
    ((seat, *_),) = scene.events(e.VALUATION_BEGUN)
    assert seat == 0
    assert scene.where("blue", 6) == "supply"


@rule("WS-202", "WS-095", "WS-098")
def test_with_two_tiles_one_still_draws_in_it() -> None:
    scene = stuck("T4-01", "T4-03")
    scene.water("blue", 1)
    scene.play("stay no discovery bonus turn stay")
    assert "draw" in scene.legal()
    scene.play("draw")
    scene.draw("T5-02")
    assert len(scene.reserve_of("blue")) == 3
    assert scene.asked == "orange"


@rule("WS-213", "WS-200", "WS-101")
def test_the_last_goes_have_the_bonus_turn_and_the_scout() -> None:
    scene = Scene()
    scene.reserve("red", "T1-02")
    scene.left("T5-01")
    scene.caravan("blue", "F2")
    scene.water("orange", 2)
    scene.turn("blue")
    scene.play("stay draw")
    scene.draw("T5-01")
    scene.play("stay")
    assert scene.asked == "orange"
    scene.play("stay")
    assert scene.legal() == ["scout T1-02", "no discovery"]
    scene.play("no discovery bonus turn stay scout T1-02")
    assert scene.asked == "orange"
    assert scene.water_of("orange") == 0
    assert scene.events(e.TILE_EXCHANGED) == [], "nothing is left to draw for it"
