"""The worked examples of the rules, number for number: setup, movement, discovery, laying (WS-EX-01 to WS-EX-18)."""

from __future__ import annotations

import pytest

from fondaco.games.wuestensoehne import events as e
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.games.wuestensoehne.steps.board import placements
from fondaco.table.core import CHANCE
from tests.games.wuestensoehne.scene import BOOK, D, Scene
from tests.rules import rule

ENDS = ("start F1", "start K6", "start F11", "start A6")


def at_f2(*, water: int = 0) -> Scene:
    scene = Scene()
    scene.caravan("blue", "F2")
    scene.water("blue", water)
    scene.turn("blue")
    return scene


@rule("WS-EX-01")
def test_setup_with_four_players() -> None:
    p = BOOK.new_position(4, {"first_player": "1"})
    while p.to_act == CHANCE:
        p.apply(p.legal()[0])
    assert p.tiles_left == [13, 17, 17, 17, 17]
    assert sum(p.tiles_left) == 81
    assert p.water_supply == 12
    assert p.water == [2, 2, 2, 2]
    assert p.camel_supply == 10
    assert p.goods_supply == [10, 10, 10, 10]
    view = BOOK.view(p, None)
    assert view.rumour_stock == 6
    assert [len(player.reserve) for player in view.players] == [1, 1, 1, 1]
    wearing = [(x.seat, x.height) for player in view.players for x in player.explorers if x.turban]
    assert wearing == [(0, 16)]


@rule("WS-EX-02")
def test_setup_with_three_players() -> None:
    p = BOOK.new_position(3, {"first_player": "1"})
    while p.to_act == CHANCE:
        p.apply(p.legal()[0])
    assert p.tiles_left == [14, 17, 17, 17, 17]
    assert sum(p.tiles_left) == 82
    assert p.water_supply == 14
    for _ in range(3):
        p.apply(p.legal()[0])
    standing = {D.fields[field] for field in p.caravans}
    assert len({"F1", "K6", "F11", "A6"} - standing) == 1


@rule("WS-EX-03")
def test_movement_at_the_start() -> None:
    scene = Scene()
    scene.water("blue", 2)
    assert scene.targets(0) == {"F1", "F2", "F3", "F4"}
    assert len(scene.targets(1)) == 14
    cross = {D.fields[field] for field in scene.p.tables.cross_fields}
    assert scene.targets(1) == cross - {"F1", "F2", "F3", "F4", "K6", "F11", "A6"}
    assert {scene.refusal(f"move {field}") for field in ("K6", "F11", "A6")} == {"WS-075"}
    scene.water("blue", 0)
    assert scene.targets(0) == {"F1", "F2", "F3", "F4"}
    assert scene.refusal("move F5") == "WS-079"


@rule("WS-EX-04")
def test_passing_a_caravan() -> None:
    scene = Scene()
    scene.caravan("orange", "F2")
    assert scene.targets(0) == {"F1", "F3", "F4"}


@rule("WS-EX-05")
def test_a_white_line_into_an_occupied_field() -> None:
    scene = Scene()
    scene.caravan("orange", "F4")
    scene.water("blue", 1)
    assert scene.targets(0) == {"F1", "F2", "F3"}
    assert "F5" in scene.targets(1)
    assert "F4" not in scene.targets(1)


@rule("WS-EX-06")
def test_a_brown_and_a_white_open_line_take_any_tile() -> None:
    scene = at_f2()
    lines = {(side, to, colour) for field, side, to, colour in scene.view(None).open_lines if field == "F2"}
    assert lines == {("W", "E2", "white"), ("E", "G2", "brown")}
    here = D.fields.index("F2")
    assert all(placements(scene.p, tile, here) for tile in range(85))


@rule("WS-EX-07")
def test_several_placements() -> None:
    scene = at_f2()
    scene.play("stay draw")
    scene.draw("T1-05")
    assert scene.legal() == ["lay E2 r1", "lay G2 r0", "lay G2 r1", "lay G2 r2"]
    assert scene.asked == "blue"


@rule("WS-EX-08")
def test_a_fitting_desert_tile_must_be_laid_and_lets_one_go_on() -> None:
    scene = at_f2()
    scene.play("stay draw")
    scene.draw("T1-01")
    assert scene.caravan_of("blue") == "G2"
    assert scene.question == kinds.MOVE
    assert scene.targets(0) == {"G2", "F1", "F2", "F3", "F4"}
    scene.play("stay draw")
    scene.draw("T1-05")
    assert scene.legal() == ["lay G1 r0", "lay G1 r1", "lay H2 r0", "lay H2 r1", "lay H2 r2", "lay G3 r3"]


@rule("WS-EX-09")
def test_no_placement() -> None:
    scene = Scene()
    scene.reserve("blue", "T1-05")
    scene.water("blue", 1)
    scene.turn("blue")
    scene.play("stay draw")
    scene.draw("T1-17")
    assert scene.reserve_of("blue") == ["T1-05", "T1-17"]
    assert scene.question == kinds.BONUS
    assert scene.asked == "blue"


@rule("WS-EX-10")
@pytest.mark.parametrize(
    ("tile", "legal"), [("T1-12", ["lay E5 r0", "lay G5 r1"]), ("T1-17", []), ("T1-01", [])]
)
def test_two_neighbours(tile: str, legal: list[str]) -> None:
    scene = Scene()
    scene.caravan("blue", "F5")
    scene.turn("blue")
    scene.play("stay draw")
    scene.draw(tile)
    if legal:
        assert scene.legal() == legal
    else:
        assert scene.reserve_of("blue") == [tile]


@rule("WS-EX-11")
def test_the_limit_of_three() -> None:
    scene = Scene()
    scene.reserve("blue", "T1-17", "T2-17", "T1-03")
    scene.lay("T1-01", "G1", 0)
    scene.lay("T1-02", "G2", 0)
    scene.lay("T1-12", "H2", 0)
    scene.caravan("blue", "G1")
    scene.turn("blue")
    # Only H1 is open from G1: brown to the west, white to the south.
    scene.play("stay")
    assert scene.asked != "blue", "no question is left: he can only not discover"
    scene.turn("blue")
    scene.water("blue", 1)
    scene.reserve("orange", "T1-09")
    scene.play("stay")
    assert scene.legal() == ["scout T1-09", "no discovery"]
    assert scene.refusal("draw") == "WS-095"
    scene.play("scout T1-09")
    assert len(scene.reserve_of("blue")) == 3
    assert scene.water_of("blue") == 0
    assert scene.caravan_of("blue") == "H1"


@rule("WS-EX-12")
def test_the_limit_is_lifted_in_the_same_turn() -> None:
    scene = Scene()
    scene.reserve("blue", "T1-02", "T1-17", "T2-17")
    scene.turn("blue")
    scene.play("stay")
    assert scene.refusal("draw") == "WS-095"
    scene.play("use T1-02 lay G1 r0")
    assert scene.question == kinds.MOVE
    scene.play("stay")
    assert "draw" in scene.legal()


@rule("WS-EX-13")
def test_scout_and_exchange() -> None:
    scene = at_f2(water=2)
    scene.water("red", 2)
    scene.water("orange", 2)
    scene.water("violet", 2)
    scene.reserve("orange", "T1-09")
    assert scene.p.water_supply == 12
    scene.play("stay scout T1-09")
    place = next(text for text in scene.legal() if text.startswith("lay E2"))
    scene.play(place)
    assert scene.water_of("blue") == 1
    assert scene.p.water_supply == 13
    assert scene.reserve_of("orange") == []
    assert scene.caravan_of("blue") == "E2"
    assert scene.asked == "orange"
    assert scene.legal() == ["take exchange", "no exchange"]
    scene.play("take exchange")
    scene.draw("T1-05")
    assert scene.reserve_of("orange") == ["T1-05"]
    assert scene.asked == "blue"
    assert scene.question == kinds.EXPLORER


@rule("WS-EX-14")
def test_discarding() -> None:
    scene = Scene(3)
    scene.crowded()
    scene.reserve("blue", "T4-01", "T5-02", "T5-01")
    scene.turn("blue")
    assert scene.legal() == ["discard T4-01", "discard T5-01", "discard T5-02", "keep all"]
    scene.play("discard T5-02")
    assert scene.reserve_of("blue") == ["T4-01", "T5-01"]
    assert scene.view(None).discarded == ["T5-02"]
    scene.caravan("blue", "I2")
    scene.play("stay")
    assert "draw" in scene.legal()


@rule("WS-EX-14")
def test_no_discarding_when_one_fits_anywhere() -> None:
    scene = Scene(3)
    scene.crowded()
    scene.reserve("blue", "T4-01", "T5-02", "T5-12")
    scene.turn("blue")
    assert scene.question == kinds.MOVE
    assert scene.refusal("discard T4-01") == "WS-109"


@rule("WS-EX-15")
def test_the_border_closes() -> None:
    scene = Scene()
    scene.reserve("blue", "T1-04")
    scene.turn("blue")
    scene.play("stay use T1-04 lay G1 r0 explorer 1 1")
    assert scene.events(e.VALUATION_BEGUN) == [[0, D.fields.index("G1"), 0, 1]]
    assert scene.events(e.WATER_PAID) == []
    assert scene.camels_of("blue") == 1
    assert scene.room_of("blue") == 6
    assert scene.where("blue", 1) == "supply"


@rule("WS-EX-16")
def test_sections_of_the_cross_belong_to_oases() -> None:
    scene = at_f2()
    scene.reserve("blue", "T1-05")
    scene.play("stay use T1-05 lay E2 r1 explorer 6 1")
    assert scene.oasis("E2") == {"E2", "F2"}
    assert scene.events(e.VALUATION_BEGUN)
    assert scene.events(e.ICON_TAKEN) == []
    assert scene.where("blue", 6) == "supply"


@rule("WS-EX-17")
def test_an_oasis_across_an_arm() -> None:
    scene = Scene()
    scene.lay("T2-05", "G3", 3)
    scene.explorer("blue", 11, "G3")
    assert scene.oasis("G3") == {"G3", "F3", "F4"}
    assert scene.open_sides("G3") == 1
    scene.water("violet", 2)
    scene.caravan("violet", "F4")
    scene.reserve("violet", "T1-04")
    scene.turn("violet")
    scene.turban("red")
    scene.play("stay use T1-04 lay E4 r1 explorer 13 1")
    assert scene.oasis("E4") == {"E4", "F4", "F3", "G3"}
    assert scene.water_of("violet") == 1
    assert scene.asked == "violet"
    assert scene.legal() == ["take myrrh", "take camel"]
    scene.play("take camel")
    assert scene.camels_of("violet") == 1
    assert scene.goods_of("blue") == ["myrrh"]
    assert scene.where("blue", 11) == scene.where("violet", 13) == "supply"


@rule("WS-EX-18")
def test_three_sections() -> None:
    scene = at_f2()
    scene.reserve("blue", "T1-16")
    scene.play("stay use T1-16 lay G2 r0")
    laid = next(part for part in scene.view(None).board if part.field == "G2")
    assert [(part.sides, part.icons) for part in laid.sections] == [
        ("N", []),
        ("E", ["gem"]),
        ("S", ["myrrh"]),
    ]
    assert len(set(laid.oases)) == 3
    assert {text for text in scene.legal() if "16" in text} == {f"explorer 16 {n}" for n in (1, 2, 3)}
