"""A turn and its explorers (sections 5 and 9)."""

from __future__ import annotations

from fondaco.games.wuestensoehne import events as e
from fondaco.games.wuestensoehne.steps import kinds
from tests.games.wuestensoehne.scene import Scene
from tests.rules import rule


def laid(tile: str, where: str, caravan: str = "F2", *, water: int = 0, **options: str) -> Scene:
    """Blue has just laid a tile of his reserve."""
    scene = Scene(**options)  # type: ignore[arg-type]  # options are texts
    scene.caravan("blue", caravan)
    scene.reserve("blue", tile)
    scene.water("blue", water)
    scene.turn("blue")
    scene.play(f"stay use {tile}")
    scene.play(f"lay {where}")
    return scene


def with_explorers(*heights: int, **options: str) -> Scene:
    """Blue has explorers in an open oasis on G3 and begins his turn on F6."""
    scene = Scene(**options)  # type: ignore[arg-type]  # options are texts
    scene.lay("T1-13", "G3", 2)
    for height in heights:
        scene.explorer("blue", height, "G3")
    scene.caravan("blue", "F6")
    scene.turn("blue")
    return scene


# -- the turn -------------------------------------------------------------------------------------


@rule("WS-060", "WS-063", "WS-064")
def test_a_go_is_a_normal_turn_and_perhaps_a_bonus_turn() -> None:
    scene = Scene()
    scene.water("blue", 2)
    scene.play("stay no discovery")
    assert scene.question == kinds.BONUS
    scene.play("bonus turn stay no discovery")
    assert scene.asked == "orange"


@rule("WS-061")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    scene = Scene(3)
    scene.crowded()
    scene.caravan("blue", "I2")
    scene.reserve("blue", "T4-01", "T5-01", "T5-02")
    scene.left("T5-05")
    scene.water("blue", 1)
    scene.turn("blue")
    asked = [scene.question]
    scene.play("discard T4-01")
    asked.append(scene.question)
    scene.play("stay")
    asked.append(scene.question)
    scene.play("draw")
    scene.draw("T5-05")
    if scene.question == kinds.LAY:
        scene.play(scene.legal()[0])
    asked.append(scene.question)
    scene.play("no explorer")
    asked.append(scene.question)
    assert asked == [kinds.DISCARD, kinds.MOVE, kinds.DISCOVER, kinds.EXPLORER, kinds.BONUS]


@rule("WS-062")
def test_what_ends_movement_and_discovery() -> None:
    scene = with_explorers(6)
    scene.caravan("blue", "F2")
    scene.play("stay no discovery")
    assert scene.question == kinds.RETRIEVE
    scene = with_explorers(6)
    scene.caravan("blue", "F1")
    scene.play("stay draw")
    scene.draw("T1-17")
    assert scene.question == kinds.RETRIEVE, "the drawn tile fits nowhere"


# -- placing --------------------------------------------------------------------------------------


@rule("WS-130", "WS-D07")
def test_one_explorer_of_the_own_supply_on_the_tile_just_laid() -> None:
    scene = laid("T1-09", "G2 r0")
    assert scene.legal() == ["explorer 16 1", "explorer 11 1", "explorer 6 1", "explorer 1 1", "no explorer"]
    scene.play("explorer 11 1")
    assert scene.where("blue", 11) == "G2"


@rule("WS-131", "WS-138")
def test_only_in_the_turn_in_which_the_tile_is_laid() -> None:
    scene = laid("T1-09", "G2 r0", water=1)
    scene.play("no explorer")
    assert scene.refusal("explorer 16 1") == "WS-131"
    scene.play("bonus turn")
    assert scene.refusal("explorer 16 1") == "WS-131"


@rule("WS-132")
def test_at_most_one_explorer_a_turn() -> None:
    scene = laid("T1-09", "G2 r0", water=1)
    scene.play("explorer 11 1")
    assert scene.question == kinds.BONUS
    assert scene.refusal("explorer 16 1") == "WS-131"


@rule("WS-133", "WS-137", "WS-A20")
def test_a_section_without_icons_may_be_chosen_and_no_icon_is_claimed() -> None:
    scene = laid("T1-09", "G2 r0")
    scene.play("explorer 11 1")
    assert scene.events(e.ICON_TAKEN) == []
    scene = laid("T1-06", "G2 r0")
    scene.play("explorer 11 1")
    oasis = next(oasis for oasis in scene.view(None).oases if ("G2", 1) in oasis.sections)
    assert oasis.icons == {"incense": 1}
    assert oasis.explorers == [(0, 11)]


@rule("WS-134")
def test_the_section_is_chosen() -> None:
    scene = laid("T1-16", "G2 r0")
    assert len(scene.legal()) == 13
    scene.play("explorer 11 2")
    figure = next(x for x in scene.view(None).players[0].explorers if x.height == 11)
    assert (figure.place, figure.section) == ("G2", 2)
    scene = laid("T1-09", "G2 r0")
    assert scene.refusal("explorer 16 2") == "WS-134"


@rule("WS-135")
def test_without_explorers_at_hand_nothing_is_placed() -> None:
    scene = with_explorers(16, 11, 6, 1)
    scene.caravan("blue", "F2")
    scene.reserve("blue", "T1-09")
    scene.play("stay use T1-09 lay G2 r1")
    assert scene.question == kinds.RETRIEVE


@rule("WS-130")
def test_explorers_of_others_or_on_the_board_cannot_be_placed() -> None:
    scene = with_explorers(16)
    scene.caravan("blue", "F2")
    scene.reserve("blue", "T1-04")
    scene.play("stay use T1-04 lay E2 r1")
    assert scene.refusal("explorer 16 1") == "WS-130"
    assert scene.refusal("explorer 15 1") == "WS-130"


@rule("WS-136", "WS-A19")
def test_explorers_join_others() -> None:
    scene = Scene()
    scene.lay("T1-13", "G3", 2)  # open to the north and west of it, east is white
    scene.explorer("orange", 15, "G3")
    scene.explorer("blue", 6, "G3")
    scene.caravan("blue", "G3")
    scene.reserve("blue", "T1-09")
    scene.turn("blue")
    scene.play("stay use T1-09")
    scene.play(scene.legal()[0])
    assert "explorer 16 1" in scene.legal()


# -- retrieving -----------------------------------------------------------------------------------


@rule("WS-139", "WS-D08", "WS-194")
def test_an_explorer_is_taken_back_and_keeps_the_turban() -> None:
    scene = with_explorers(16, 6)
    scene.turban("blue")
    scene.play("stay")
    assert scene.legal() == ["retrieve 16", "retrieve 6", "no retrieval"]
    assert scene.refusal("retrieve 11") == "WS-139"
    assert scene.refusal("retrieve 15") == "WS-139"
    scene.play("retrieve 16")
    assert scene.where("blue", 16) == "supply"
    assert scene.where("blue", 6) == "G3"
    assert scene.turban_of == "blue"


@rule("WS-139", "WS-INV-18")
def test_not_after_placing_one() -> None:
    scene = with_explorers(16)
    scene.caravan("blue", "F2")
    scene.reserve("blue", "T1-09")
    scene.water("blue", 1)
    scene.play("stay use T1-09 lay E2 r0")
    scene.play("explorer 6 1")
    assert scene.question == kinds.BONUS
    assert scene.refusal("retrieve 16") == "WS-139"


@rule("WS-A17")
def test_the_option_restricts_it_to_players_with_an_empty_supply() -> None:
    scene = with_explorers(16, 6, 1, retrieve_condition="none_available")
    scene.play("stay")
    assert scene.asked == "orange"
    scene = with_explorers(16, 11, 6, 1, retrieve_condition="none_available")
    scene.play("stay")
    assert scene.question == kinds.RETRIEVE


@rule("WS-140", "WS-202")
def test_a_retrieved_explorer_is_used_again_from_the_next_turn_on() -> None:
    scene = with_explorers(16, 11, 6, 1)
    scene.water("blue", 1)
    scene.play("stay retrieve 11 bonus turn")
    scene.reserve("blue", "T1-09")
    scene.caravan("blue", "F1")
    scene.play("stay use T1-09")
    scene.play(scene.legal()[0])
    assert scene.legal() == ["explorer 11 1", "no explorer"]


@rule("WS-141", "WS-A18", "WS-A54")
def test_once_a_turn_at_its_end_before_any_valuation() -> None:
    scene = Scene()
    scene.lay("T1-06", "E2", 0)
    scene.explorer("blue", 6, "E2")
    scene.reserve("blue", "T1-05")
    scene.turn("blue")
    assert scene.refusal("retrieve 6") == "WS-141"
    scene.play("stay use T1-05 lay E1 r2 no explorer")
    assert scene.question == kinds.RETRIEVE
    assert scene.open_sides("E1") == 0, "the oasis is complete, but not yet valued"
    scene.play("retrieve 6")
    assert scene.events(e.VALUATION_BEGUN) == []
    assert scene.goods_of("blue") == []
    assert scene.asked == "orange"


@rule("WS-142")
def test_otherwise_explorers_stay() -> None:
    scene = with_explorers(16, 6)
    scene.play("stay no retrieval")
    assert (scene.where("blue", 16), scene.where("blue", 6)) == ("G3", "G3")


@rule("WS-143")
def test_explorers_and_caravans_do_not_touch_one_another() -> None:
    scene = with_explorers(16)
    scene.explorer("red", 14, "G3")
    scene.caravan("blue", "F2")
    scene.turn("blue")
    assert "G3" in scene.targets(0), "explorers on G3 do not bar it"
    scene.play("move G3 no discovery")
    assert scene.question == kinds.RETRIEVE
    assert (scene.where("blue", 16), scene.where("red", 14)) == ("G3", "G3")
