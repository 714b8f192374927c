"""Discovery and matching (sections 7 and 8)."""

from __future__ import annotations

import pytest

from fondaco.games.wuestensoehne import events as e
from fondaco.games.wuestensoehne import moves as m
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.table.core import CHANCE, EVERYONE
from tests.games.wuestensoehne.owner import book_with, both, put
from tests.games.wuestensoehne.scene import D, Scene
from tests.rules import rule


def at(field: str, *reserve: str, water: int = 0, **options: str) -> Scene:
    """Blue stands on a field with these tiles before him and has chosen to stay."""
    scene = Scene(**options)  # type: ignore[arg-type]  # options are texts
    scene.caravan("blue", field)
    scene.reserve("blue", *reserve)
    scene.water("blue", water)
    scene.turn("blue")
    scene.play("stay")
    return scene


# -- whether and how ------------------------------------------------------------------------------


@rule("WS-090", "WS-092", "WS-D04")
def test_four_ways_on_a_field_with_an_open_line() -> None:
    scene = Scene()
    scene.reserve("blue", "T1-01")
    scene.reserve("orange", "T1-05")
    scene.water("blue", 1)
    scene.turn("blue")
    scene.play("stay")
    assert scene.legal() == ["draw", "use T1-01", "scout T1-05", "no discovery"]


@rule("WS-091", "WS-062")
def test_no_discovery_without_an_open_line() -> None:
    scene = at("F6", "T1-01", water=1)
    assert scene.question == kinds.BONUS


@rule("WS-093", "WS-C02")
def test_the_drawn_tile_is_seen_by_all() -> None:
    scene = at("F2")
    scene.play("draw")
    assert scene.asked == "chance"
    assert scene.p.chance_audience() == EVERYONE
    assert scene.p.legal() == [tile for tile in range(85) if D.tiles[tile].startswith("T1")]
    assert scene.p.weights() == [1] * 17
    scene.draw("T1-05")
    for viewer in ("red", None):
        hand = scene.view(viewer).hand
        assert hand is not None
        assert hand.id == "T1-05"


@rule("WS-094")
def test_no_drawing_from_empty_piles() -> None:
    scene = Scene()
    scene.left()
    scene.reserve("blue")
    scene.p.tile_at[0] = 0
    scene._count_piles()
    scene.reserve("blue", "T1-01")
    scene.turn("blue")
    scene.play("stay")
    assert scene.legal() == ["use T1-01", "no discovery"]
    assert scene.refusal("draw") == "WS-094"


@rule("WS-095", "WS-106")
def test_no_drawing_with_three_tiles() -> None:
    scene = at("F2", "T1-01", "T1-05", "T1-09")
    assert scene.legal() == ["use T1-01", "use T1-05", "use T1-09", "no discovery"]
    assert scene.refusal("draw") == "WS-095"


@rule("WS-096", "WS-124", "WS-D05")
def test_the_player_chooses_field_and_rotation() -> None:
    scene = at("F1", "T1-09")
    assert scene.legal()[1] == "use T1-09"
    scene.play("use T1-09")
    assert scene.legal() == ["lay E1 r2", "lay E1 r3", "lay G1 r0", "lay G1 r1"]
    assert scene.view("blue").placements == {"E1": [2, 3], "G1": [0, 1]}
    assert scene.view("red").placements == {}


@rule("WS-097", "WS-A10")
def test_a_fitting_drawn_tile_must_be_laid() -> None:
    scene = at("F2")
    scene.play("draw")
    scene.draw("T1-05")
    assert all(text.startswith("lay ") for text in scene.legal())
    assert scene.refusal("no discovery") == "WS-D05"


@rule("WS-098", "WS-099")
def test_an_unfitting_drawn_tile_goes_into_the_reserve() -> None:
    scene = at("F1", "T1-13", "T2-17", water=1)
    scene.play("draw")
    scene.draw("T1-17")
    assert scene.reserve_of("blue") == ["T1-13", "T2-17", "T1-17"]
    assert scene.question == kinds.BONUS, "movement and discovery are over"


@rule("WS-100", "WS-A11")
def test_only_a_fitting_tile_of_the_own_reserve() -> None:
    scene = at("F1", "T1-17", "T1-01")
    assert scene.legal() == ["draw", "use T1-01", "no discovery"]
    assert scene.refusal("use T1-17") == "WS-100"
    assert scene.refusal("use T1-05") == "WS-100"


@rule("WS-101", "WS-116", "WS-A13")
def test_the_scout_takes_a_fitting_tile_for_one_water() -> None:
    scene = Scene()
    scene.reserve("orange", "T1-17", "T1-01")
    scene.reserve("red", "T1-02")
    scene.water("blue", 2)
    scene.turn("blue")
    scene.play("stay")
    assert scene.legal() == ["draw", "scout T1-01", "scout T1-02", "no discovery"]
    assert scene.refusal("scout T1-17") == "WS-101"
    assert scene.refusal("scout T1-05") == "WS-101"
    scene.play("scout T1-01")
    assert scene.water_of("blue") == 1, "paid before it is laid"
    assert scene.reserve_of("orange") == ["T1-17"]
    assert scene.legal() == ["lay E1 r0", "lay G1 r0"], "once taken it must be laid"
    scene.play("lay E1 r0")
    scene.play("no exchange")
    scene.play("stay")
    assert "scout T1-02" in scene.legal(), "after a desert tile the scout may be used again"


@rule("WS-101")
def test_the_scout_needs_water() -> None:
    scene = Scene()
    scene.reserve("orange", "T1-01")
    scene.turn("blue")
    scene.play("stay")
    assert scene.refusal("scout T1-01") == "WS-101"


@rule("WS-102", "WS-104", "WS-D06", "WS-C03")
def test_the_robbed_player_may_draw_after_the_tile_is_laid() -> None:
    scene = Scene()
    scene.reserve("orange", "T1-09")
    scene.water("blue", 1)
    scene.turn("blue")
    scene.play("stay scout T1-09 lay G1 r0")
    assert scene.caravan_of("blue") == "G1"
    assert scene.asked == "orange"
    assert scene.refusal("bonus turn") == "WS-D06"
    scene.play("take exchange")
    assert scene.p.agenda[-1] == kinds.EXCHANGE_TILE
    assert len(scene.p.legal()) == 16
    scene.draw("T1-01")
    assert scene.reserve_of("orange") == ["T1-01"]
    assert scene.question == kinds.EXPLORER


@rule("WS-102")
def test_the_robbed_player_may_decline() -> None:
    scene = Scene()
    scene.reserve("orange", "T1-09")
    scene.water("blue", 1)
    scene.turn("blue")
    scene.play("stay scout T1-09 lay G1 r0")
    scene.play("no exchange")
    assert scene.reserve_of("orange") == []
    assert scene.asked == "blue"


@rule("WS-A14")
def test_the_option_draws_without_asking() -> None:
    scene = Scene(compensation="always")
    scene.reserve("orange", "T1-09")
    scene.water("blue", 1)
    scene.turn("blue")
    scene.play("stay scout T1-09 lay G1 r0")
    assert scene.asked == "chance"
    assert scene.p.agenda[-1] == kinds.EXCHANGE_TILE


@rule("WS-103", "WS-A46")
def test_no_exchange_from_empty_piles() -> None:
    scene = Scene()
    scene.reserve("orange", "T1-09")
    scene.left()
    scene.water("blue", 1)
    scene.turn("blue")
    scene.play("stay scout T1-09 lay G1 r0")
    assert scene.question == kinds.EXPLORER


@rule("WS-105", "WS-A16")
def test_a_theft_with_full_reserves_keeps_the_limits() -> None:
    scene = Scene()
    scene.reserve("blue", "T1-17", "T2-17", "T1-13")
    scene.reserve("orange", "T1-01", "T1-05", "T1-09")
    scene.water("blue", 1)
    scene.turn("blue")
    scene.play("stay scout T1-01 lay G1 r0")
    scene.play("take exchange")
    scene.draw("T1-02")
    assert len(scene.reserve_of("blue")) == 3
    assert scene.reserve_of("orange") == ["T1-05", "T1-09", "T1-02"]


@rule("WS-107")
def test_with_three_tiles_that_fit_nowhere_in_reach_one_may_only_move() -> None:
    scene = stuck("T4-01", "T5-01", "T5-02")
    scene.play("keep all")
    assert len(scene.legal()) > 10
    for move in scene.p.legal():
        after = scene.p.copy()
        after.apply(move)
        assert after.agenda[-1] != kinds.DISCOVER
        assert after.active == scene.seat("orange")


@rule("WS-108")
def test_fewer_than_three_tiles_may_draw_again() -> None:
    scene = at("F1", "T1-01", "T1-17", "T2-17")
    assert "draw" not in scene.legal()
    scene.play("use T1-01 lay G1 r0 stay")
    assert "draw" in scene.legal()


# -- discarding -----------------------------------------------------------------------------------


def stuck(*reserve: str) -> Scene:
    scene = Scene(3)
    scene.crowded()
    scene.caravan("blue", "I2")
    scene.reserve("blue", *reserve)
    scene.turn("blue")
    return scene


@rule("WS-109", "WS-A15", "WS-D02")
def test_three_tiles_that_fit_nowhere_allow_a_discard_before_the_movement() -> None:
    scene = stuck("T4-01", "T5-01", "T5-02")
    assert scene.question == kinds.DISCARD
    assert scene.legal() == ["discard T4-01", "discard T5-01", "discard T5-02", "keep all"]
    assert scene.refusal("move I2") == "WS-D02"
    scene.play("keep all")
    assert scene.question == kinds.MOVE
    assert len(scene.reserve_of("blue")) == 3


@rule("WS-109", "WS-A15")
def test_reachability_does_not_matter_for_the_discard() -> None:
    scene = stuck("T4-01", "T5-01", "T5-12")
    assert scene.question == kinds.MOVE
    assert scene.refusal("discard T4-01") == "WS-109"
    scene = stuck("T4-01", "T5-01")
    assert scene.question == kinds.MOVE
    assert scene.refusal("discard T4-01") == "WS-109"


@rule("WS-110", "WS-013")
def test_one_discard_a_turn_then_one_may_draw() -> None:
    scene = stuck("T4-01", "T5-01", "T5-02")
    scene.play("discard T4-01")
    assert scene.question == kinds.MOVE
    assert scene.view(None).discarded == ["T4-01"]
    scene.play("stay")
    assert "draw" in scene.legal()


# -- laying ---------------------------------------------------------------------------------------


@rule("WS-111")
def test_the_caravan_moves_onto_the_tile_from_whatever_source() -> None:
    scene = at("F2", "T1-01")
    scene.play("use T1-01")
    assert scene.caravan_of("blue") == "G2"


@rule("WS-112", "WS-113", "WS-A12")
@pytest.mark.parametrize("source", ["drawn", "own", "stolen"])
def test_a_desert_tile_lets_one_move_and_discover_again(source: str) -> None:
    scene = Scene()
    scene.caravan("blue", "F2")
    scene.water("blue", 1)
    if source == "own":
        scene.reserve("blue", "T1-01")
    if source == "stolen":
        scene.reserve("red", "T1-01")
    scene.turn("blue")
    scene.play("stay")
    scene.play({"drawn": "draw", "own": "use T1-01", "stolen": "scout T1-01"}[source])
    if source == "drawn":
        scene.draw("T1-01")
    if source == "stolen":
        scene.play("no exchange")
    assert scene.question == kinds.MOVE
    scene.play("move F1")
    assert scene.question == kinds.DISCOVER


@rule("WS-115")
def test_an_oasis_tile_ends_the_discovery() -> None:
    scene = at("F2", "T1-05", "T1-01")
    scene.play("use T1-05 lay G2 r0")
    assert scene.question == kinds.EXPLORER
    scene.play("no explorer")
    assert scene.asked == "orange"


@rule("WS-117")
def test_a_pile_that_runs_out_changes_nothing_but_the_next_draw() -> None:
    scene = at("F2")
    scene.left("T1-01", "T2-01")
    scene.play("draw")
    assert scene.p.legal() == [D.tiles.index("T1-01")]
    scene.draw("T1-01")
    scene.play("move F1 draw")
    assert scene.p.legal() == [D.tiles.index("T2-01")]


@rule("WS-120", "WS-123")
def test_a_tile_is_laid_on_an_empty_field_beyond_an_open_line() -> None:
    scene = at("F1", "T1-09")
    scene.play("use T1-09")
    assert scene.refusal("lay F2 r0") == "WS-120"
    assert scene.refusal("lay A1 r0") == "WS-123"


@rule("WS-121", "WS-A04")
def test_touching_sides_must_be_equal() -> None:
    scene = at("F1", "T1-09")
    scene.play("use T1-09")
    assert scene.refusal("lay E1 r1") == "WS-121"


@rule("WS-121", "WS-A03")
def test_codes_without_lines_must_be_equal_too() -> None:
    change = both(
        put("tile.0.sides", "BDBB"),
        put("tile.1.sides", "DBBB"),
        put("tile.4.sides", "BBBO"),
        put("tile.4.sections", [{"sides": "W", "icons": []}]),
        put("side_codes.D.used", True),
        put("side_codes.O.used", True),
    )
    scene = Scene(book=book_with(change))
    scene.lay("T1-01", "G1", 0)  # no line to the east
    scene.caravan("blue", "G1")
    scene.reserve("blue", "T1-02", "T1-05", "T1-03")
    scene.turn("blue")
    assert all(field != "G1" or side != "E" for field, side, _, _ in scene.view(None).open_lines)
    scene.lay("T2-01", "G2", 0)
    scene.lay("T2-02", "H2", 0)
    scene.caravan("blue", "H2")
    scene.turn("blue")
    scene.play("stay use T1-02")
    assert "lay H1 r3" in scene.legal(), "desert without a line meets its like"
    assert scene.refusal("lay H1 r0") == "WS-121", "a brown line does not meet it"


@rule("WS-122", "WS-A44")
def test_sides_towards_empty_fields_and_the_border_are_free() -> None:
    scene = at("F1", "T1-13")
    scene.caravan("orange", "F2")
    scene.play("use T1-13")
    # T1-13 has oasis on three sides: only its brown side can look at F1; north lies the border, south nothing yet.
    assert scene.legal() == ["lay E1 r2", "lay G1 r0"]


@rule("WS-125")
def test_a_laid_tile_stays() -> None:
    scene = at("F2", "T1-01")
    scene.play("use T1-01")
    before = scene.p.board[D.fields.index("G2")]
    scene.play("move F1 no discovery")
    assert scene.p.board[D.fields.index("G2")] == before
    assert not any(text.startswith("lay") for text in scene.legal())


# -- options --------------------------------------------------------------------------------------


@rule("WS-A09")
def test_discovery_is_voluntary_by_default() -> None:
    assert "no discovery" in at("F2", "T1-01").legal()


@rule("WS-A09")
def test_the_option_makes_discovery_compulsory() -> None:
    scene = Scene(discovery="compulsory")
    scene.caravan("blue", "F2")
    scene.reserve("orange", "T1-05")
    scene.water("blue", 1)
    scene.turn("blue")
    scene.play("stay")
    assert scene.legal() == ["draw", "scout T1-05"]
    assert scene.refusal("no discovery") == "WS-A09"
    scene.left("T1-05")
    assert scene.legal() == ["scout T1-05", "no discovery"], "the scout is never compulsory"


@rule("WS-A09")
def test_a_single_own_tile_is_used_where_discovery_is_compulsory() -> None:
    scene = Scene(discovery="compulsory")
    scene.caravan("blue", "F1")
    scene.reserve("blue", "T1-01", "T1-17", "T2-17")
    scene.turn("blue")
    scene.play("stay")
    assert scene.events(e.TILE_USED) == [[0, D.tiles.index("T1-01")]]
    assert scene.question == kinds.LAY


@rule("WS-A47")
def test_helpers_are_not_limited_to_once_a_game() -> None:
    scene = Scene()
    scene.water("blue", 4)
    for _ in range(2):
        scene.turn("blue")
        scene.caravan("blue", "F1")
        scene.play("move F9")
    assert scene.water_of("blue") == 2


@rule("WS-065")
def test_not_discovering_is_offered_whenever_the_question_is_asked() -> None:
    scene = at("F2", "T1-01", "T1-05", "T1-09", water=1)
    assert scene.p.to_act != CHANCE
    assert scene.legal()[-1] == "no discovery"
    assert m.NO_DISCOVERY in scene.p.legal()
