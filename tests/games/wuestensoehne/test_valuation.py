"""Completion and valuation of oases, and the turban (sections 10 and 12)."""

from __future__ import annotations

import pytest

from fondaco.games.wuestensoehne import events as e
from fondaco.games.wuestensoehne.steps import kinds
from tests.games.wuestensoehne.oasis import complete_oasis, heights
from tests.games.wuestensoehne.owner import only_icons
from tests.games.wuestensoehne.scene import D, Scene
from tests.rules import rule


def two_oases(turban: str = "violet", **options: str) -> Scene:
    """E1 completes two oases: {E1 north} with salt and {E1 south, E2, F2} with incense."""
    scene = Scene(**options)  # type: ignore[arg-type]  # options are texts
    scene.lay("T1-06", "E2", 0)
    scene.lay("T3-13", "E1", 0)
    scene.turban(turban)
    return scene


# -- completion -----------------------------------------------------------------------------------


@rule("WS-150")
def test_an_oasis_is_complete_when_no_side_faces_an_empty_field() -> None:
    scene = Scene()
    scene.lay("T1-06", "E2", 0)  # north and east; east joins F2
    assert scene.open_sides("E2") == 1
    scene.lay("T1-05", "E1", 2)
    assert scene.open_sides("E2") == 0
    view = next(oasis for oasis in scene.view(None).oases if ("E2", 1) in oasis.sections)
    assert view.open_ends == []


@rule("WS-151")
def test_the_border_closes_like_desert() -> None:
    scene = Scene()
    scene.lay("T1-04", "G1", 0)
    assert scene.open_sides("G1") == 0


@rule("WS-152", "WS-A35")
def test_it_is_valued_after_the_turn_and_before_the_bonus_turn() -> None:
    scene = complete_oasis("gem", "salt", explorers=[("blue", 6)], blue=1)
    scene.value("blue", "G1")
    assert scene.question == kinds.TAKE_ICON
    scene.play("take gem")
    assert scene.question == kinds.BONUS


@rule("WS-153", "WS-D09")
def test_the_active_player_orders_several_oases() -> None:
    scene = two_oases()
    scene.explorer("orange", 15, "E1", 1)
    scene.explorer("red", 9, "E2")
    scene.value("blue", "E1")
    assert scene.asked == "blue"
    assert scene.legal() == ["value 1", "value 2"]
    assert scene.refusal("value 3") == "WS-134"
    scene.play("value 2")
    assert [event[2] for event in scene.events(e.VALUATION_BEGUN)] == [1, 0], "the last one is not asked for"


@rule("WS-153")
def test_water_won_in_one_is_paid_in_the_next() -> None:
    scene = Scene(book=only_icons(T3_13=["water1"], T1_06=["gem", "salt"]))
    scene.lay("T1-06", "E2", 0)
    scene.lay("T3-13", "E1", 0)
    scene.turban("violet")
    scene.explorer("red", 9, "E1", 1)
    scene.explorer("red", 14, "E2")
    scene.explorer("red", 3, "E2")
    scene.value("blue", "E1")
    scene.play("value 1")
    assert scene.events(e.WATER_TAKEN) == [[2, 1]]
    assert scene.events(e.WATER_PAID) == [[2, 0]]
    assert heights(scene) == [14, 3]


@rule("WS-A21")
def test_the_option_values_in_the_order_of_the_sections() -> None:
    scene = two_oases(valuation_order="section_index")
    scene.explorer("orange", 15, "E1", 1)
    scene.explorer("red", 9, "E2")
    scene.value("blue", "E1")
    assert [event[2] for event in scene.events(e.VALUATION_BEGUN)] == [0, 1]


@rule("WS-154", "WS-A23")
def test_a_complete_oasis_without_explorers_is_lost() -> None:
    scene = complete_oasis("gem", explorers=[])
    scene.value("blue", "G1")
    assert scene.events(e.OASIS_LOST) == [[0, D.fields.index("G1"), 0]]
    assert scene.events(e.VALUATION_BEGUN) == []
    assert scene.question == kinds.MOVE
    scene = two_oases()
    scene.explorer("orange", 15, "E1", 1)
    scene.value("blue", "E1")
    assert len(scene.events(e.VALUATION_BEGUN)) == len(scene.events(e.OASIS_LOST)) == 1


@rule("WS-155")
def test_no_oasis_is_valued_twice() -> None:
    scene = complete_oasis("gem", "salt", explorers=[("red", 9)])
    scene.value("blue", "G1")
    scene.play("take gem")
    scene.value("orange", "G1")
    assert scene.events(e.VALUATION_BEGUN) == []


@rule("WS-A49")
def test_two_sections_of_one_tile_in_one_oasis_are_one_valuation() -> None:
    scene = Scene()
    scene.lay("T1-06", "H1", 1)
    scene.lay("T1-07", "I1", 2)
    scene.lay("T1-08", "I2", 3)
    scene.lay("T1-10", "H2", 0)  # its two sections are joined by the three corners round them
    assert scene.oasis("H2", 1) == scene.oasis("H2", 2) == {"H1", "I1", "I2", "H2"}
    assert scene.open_sides("H2", 1) == 0
    scene.explorer("red", 9, "H1")
    scene.value("blue", "H2")
    assert len(scene.events(e.VALUATION_BEGUN)) == 1
    assert scene.legal() == ["take incense", "take water2", "take rumour"]


# -- the line -------------------------------------------------------------------------------------


@rule("WS-156")
def test_the_line_is_formed_by_height() -> None:
    scene = complete_oasis("gem", "salt", explorers=[("blue", 1), ("red", 14), ("orange", 12)], red=1)
    scene.value("blue", "G1")
    assert heights(scene) == [14, 12, 1]
    assert all(scene.p.explorers[explorer] == -2 for explorer in scene.p.line)


@rule("WS-157", "WS-190")
def test_the_turban_makes_the_tallest() -> None:
    scene = complete_oasis("gem", "salt", turban="violet", explorers=[("blue", 16), ("violet", 13)], violet=1)
    scene.value("blue", "G1")
    assert heights(scene) == [13, 16]


@rule("WS-190")
def test_the_turban_is_on_the_tallest_only() -> None:
    scene = complete_oasis("gem", "salt", turban="violet", explorers=[("red", 9), ("violet", 7)], red=1)
    scene.value("blue", "G1")
    assert heights(scene) == [9, 7], "violet 13 wears it, not 7"
    scene.play("take gem")
    assert scene.turban_of == "violet"


@rule("WS-158", "WS-162", "WS-A24")
def test_the_first_of_two_or_more_pays_and_is_not_asked() -> None:
    scene = complete_oasis("gem", "salt", explorers=[("red", 14), ("orange", 12)], red=2)
    supply = scene.p.water_supply
    scene.value("blue", "G1")
    assert scene.water_of("red") == 1
    assert scene.p.water_supply == supply + 1
    assert scene.question == kinds.TAKE_ICON


@rule("WS-159", "WS-160", "WS-A25")
def test_without_water_the_first_goes_home_and_nobody_pays() -> None:
    scene = complete_oasis("gem", "salt", explorers=[("red", 14), ("orange", 12)], red=0, orange=2)
    scene.value("blue", "G1")
    assert scene.where("red", 14) == "supply"
    assert scene.water_of("orange") == 2
    assert heights(scene) == [12]
    scene.play("take gem")
    assert scene.goods_of("red") == []


@rule("WS-161")
def test_a_single_explorer_pays_nothing() -> None:
    scene = complete_oasis("gem", "salt", explorers=[("red", 14)], red=1)
    scene.value("blue", "G1")
    assert scene.water_of("red") == 1


@rule("WS-A45")
def test_the_first_pays_even_in_an_oasis_without_icons() -> None:
    scene = complete_oasis(explorers=[("red", 14), ("orange", 12)], red=1)
    scene.value("blue", "G1")
    assert scene.events(e.WATER_PAID) == [[2, 0]]
    assert scene.where("red", 14) == scene.where("orange", 12) == "supply"


# -- icons ----------------------------------------------------------------------------------------


@rule("WS-163", "WS-A26", "WS-169", "WS-D10")
def test_owners_choose_in_order_and_act_at_once() -> None:
    scene = complete_oasis("gem", "camel", "water1", explorers=[("red", 14), ("orange", 12)], red=1)
    scene.value("blue", "G1")
    assert scene.asked == "red"
    assert scene.legal() == ["take gem", "take camel", "take water1"]
    scene.play("take camel")
    assert scene.camels_of("red") == 1, "at once"
    assert scene.asked == "orange"
    scene.play("take water1")
    assert scene.water_of("orange") == 1


@rule("WS-164", "WS-165", "WS-A27")
def test_an_icon_takes_one_explorer_and_one_must_be_taken() -> None:
    scene = complete_oasis("gem", "gem", "salt", explorers=[("red", 14), ("red", 9), ("red", 8)], red=1)
    scene.value("blue", "G1")
    assert scene.legal() == ["take gem", "take salt"], "equal icons are one option"
    assert scene.refusal("take camel") == "WS-164"
    scene.play("take salt")
    assert scene.goods_of("red") == ["gem", "gem", "salt"], "the rest is forced"


@rule("WS-166", "WS-167")
def test_when_no_icon_is_free_the_rest_gets_nothing_and_all_go_home() -> None:
    scene = complete_oasis("gem", explorers=[("red", 14), ("orange", 12)], red=1)
    scene.value("blue", "G1")
    assert scene.goods_of("red") == ["gem"]
    assert scene.events(e.EMPTY_HANDED) == [[1, 1]]
    assert scene.where("red", 14) == scene.where("orange", 12) == "supply"


@rule("WS-169")
def test_the_go_stays_with_the_active_player() -> None:
    scene = complete_oasis("gem", "salt", explorers=[("red", 14)], blue=1)
    scene.value("blue", "G1")
    assert scene.asked == "red"
    scene.play("take gem")
    assert scene.asked == "blue"
    assert scene.question == kinds.BONUS


# -- the turban -----------------------------------------------------------------------------------


@rule("WS-168", "WS-191")
@pytest.mark.parametrize(
    ("seats", "holder", "left"), [(4, "violet", "blue"), (3, "red", "blue"), (4, "blue", "orange")]
)
def test_the_turban_passes_to_the_left(seats: int, holder: str, left: str) -> None:
    tallest = {"violet": 13, "red": 14, "blue": 16}[holder]
    scene = Scene(seats, book=only_icons(T1_04=["gem", "salt"]))
    scene.lay("T1-04", "G1", 0)
    scene.explorer(holder, tallest, "G1")
    scene.turban(holder)
    scene.value("orange", "G1")
    assert scene.turban_of == holder, "not before the valuation is over"
    scene.play("take gem")
    assert scene.turban_of == left
    figures = [x for player in scene.view(None).players for x in player.explorers if x.turban]
    assert [(x.seat, x.height) for x in figures] == [(scene.seat(left), D.heights[scene.seat(left) * 4])]


@rule("WS-192")
def test_it_passes_also_when_its_wearer_was_sent_home_or_found_no_icon() -> None:
    scene = complete_oasis("gem", turban="red", explorers=[("red", 14), ("orange", 12)], red=0)
    scene.value("blue", "G1")
    assert scene.events(e.SENT_HOME) == [[2, 0]]
    assert scene.turban_of == "violet"
    scene = complete_oasis(turban="red", explorers=[("red", 14)])
    scene.value("blue", "G1")
    assert scene.turban_of == "violet"


@rule("WS-193", "WS-A34", "WS-A55")
def test_it_passes_once_for_each_valuation() -> None:
    scene = two_oases(turban="orange")
    scene.explorer("orange", 15, "E1", 1)
    scene.explorer("red", 14, "E2")
    scene.value("blue", "E1")
    scene.play("value 1")
    assert scene.events(e.TURBAN_PASSED) == [[1, 2], [2, 3]], "red wears it in the second oasis"
    scene = two_oases(turban="orange")
    scene.explorer("orange", 15, "E1", 1)
    scene.explorer("red", 14, "E2")
    scene.value("blue", "E1")
    scene.play("value 2")
    assert scene.events(e.TURBAN_PASSED) == [[1, 2]]
