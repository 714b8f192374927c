"""The movement of the caravan (section 6)."""

from __future__ import annotations

import pytest

from fondaco.games.wuestensoehne import events as e
from fondaco.games.wuestensoehne.steps import kinds
from tests.games.wuestensoehne.owner import book_with, both, put
from tests.games.wuestensoehne.scene import D, Scene
from tests.rules import rule


@rule("WS-070", "WS-083", "WS-A06")
def test_the_caravan_may_stay() -> None:
    scene = Scene()
    assert "stay" in scene.legal()
    scene.play("stay")
    assert scene.caravan_of("blue") == "F1"
    assert scene.events(e.CARAVAN_MOVED) == [[0, D.fields.index("F1"), D.fields.index("F1"), 0]]


@rule("WS-072")
def test_brown_lines_lead_any_distance() -> None:
    scene = Scene()
    scene.caravan("blue", "F4")
    # Brown from F4 over the centre to the inner fields of all arms.
    assert {"F4", "F5", "F6", "F7", "F8", "E6", "D6", "G6", "H6"} <= scene.targets(0)


@rule("WS-073", "WS-074")
def test_a_white_line_ends_the_movement() -> None:
    scene = Scene()
    scene.caravan("blue", "F4")
    inner = {"F4", "F5", "F6", "F7", "F8", "E6", "D6", "G6", "H6"}
    assert scene.targets(0) == inner | {"F3", "F9", "C6", "I6"}
    assert scene.refusal("move F2") == "WS-079", "one white line, then a brown one"


@rule("WS-075", "WS-076", "WS-077")
def test_other_caravans_are_passed_but_not_joined() -> None:
    scene = Scene()
    scene.caravan("orange", "F2")
    assert "F3" in scene.targets(0)
    assert scene.refusal("move F2") == "WS-075"
    scene.caravan("red", "F4")
    assert scene.targets(0) == {"F1", "F3"}, "the white line into F4 cannot be used at all"


@rule("WS-078", "WS-079", "WS-A08")
def test_the_driver_crosses_white_lines_for_one_water() -> None:
    scene = Scene()
    scene.water("blue", 1)
    supply = scene.p.water_supply
    assert "F9" in scene.targets(1), "two white lines and brown ones between them"
    scene.play("move F9")
    assert scene.water_of("blue") == 0
    assert scene.p.water_supply == supply + 1
    assert scene.events(e.CARAVAN_MOVED)[-1][-1] == 1


@rule("WS-079")
def test_the_driver_is_charged_only_if_needed_and_only_with_water() -> None:
    scene = Scene()
    scene.water("blue", 2)
    scene.play("move F4")
    assert scene.water_of("blue") == 2
    scene.turn("blue")
    scene.water("blue", 0)
    scene.caravan("blue", "F1")
    assert scene.targets(1) == set()
    assert scene.refusal("move F5") == "WS-079"


@rule("WS-080")
def test_no_movement_onto_an_empty_field() -> None:
    scene = Scene()
    scene.water("blue", 2)
    assert scene.refusal("move G1") == "WS-080"


@rule("WS-071")
def test_no_movement_where_no_line_leads() -> None:
    """Possible only with sides without a line, which an owner may have."""
    change = both(
        put("cross.field.0.sides", "DBBB"),
        put("cross.field.1.sides", "BWDB"),
        put("side_codes.D.used", True),
    )
    scene = Scene(book=book_with(change))
    scene.water("blue", 1)
    assert scene.targets(0) | scene.targets(1) == {"F1", "F2", "F3", "F4", "F5"}
    assert scene.refusal("move F6") == "WS-071"


@rule("WS-081")
def test_movement_comes_before_discovery() -> None:
    scene = Scene()
    scene.reserve("blue", "T1-01")
    assert scene.refusal("draw") == "WS-081"
    assert scene.refusal("use T1-01") == "WS-081"
    assert scene.refusal("no discovery") == "WS-081"
    scene.play("stay")
    assert scene.refusal("move F2") == "WS-D04"


@rule("WS-082", "WS-111")
def test_the_step_onto_the_new_tile_is_not_part_of_the_movement() -> None:
    scene = Scene()
    scene.reserve("blue", "T1-05")
    scene.play("move F4")  # over a white line
    scene.play("use T1-05 lay E4 r1")  # and on over another one
    assert scene.caravan_of("blue") == "E4"


@rule("WS-A07", "WS-114")
@pytest.mark.parametrize(("scope", "left"), [("movement", 0), ("turn", 1)])
def test_the_scope_of_the_driver(scope: str, left: int) -> None:
    scene = Scene(driver_scope=scope)
    scene.water("blue", 2)
    scene.reserve("blue", "T1-01")
    scene.play("move F10 use T1-01")
    assert scene.caravan_of("blue") == "E10"
    scene.play("move F2")
    assert scene.water_of("blue") == left


@rule("WS-A07")
def test_the_option_ends_with_the_turn() -> None:
    scene = Scene(driver_scope="turn")
    scene.water("blue", 3)
    scene.caravan("blue", "F6")
    scene.play("move F2 no discovery bonus turn")
    assert scene.water_of("blue") == 1
    assert "F8" in scene.targets(1), "normal and bonus turn are two turns"


@rule("WS-D03", "WS-INV-16")
def test_the_question_of_movement() -> None:
    scene = Scene()
    scene.water("blue", 1)
    laid = {D.fields[field] for field in scene.p.tables.cross_fields}
    assert scene.question == kinds.MOVE
    assert scene.targets(0) | scene.targets(1) == laid - {"K6", "F11", "A6"}
