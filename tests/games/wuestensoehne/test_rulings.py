"""The rulings WS-A58 to WS-A63, each by what the other reading would have done (section 18)."""

from __future__ import annotations

from typing import cast

import pytest

import fondaco
from fondaco.games.wuestensoehne import events as e
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.games.wuestensoehne.view import WuestensoehneView
from fondaco.table.box import BoxError
from fondaco.table.game import Game
from fondaco.table.message import Message
from fondaco.table.refusal import Refusal
from tests.games.wuestensoehne.oasis import complete_oasis
from tests.games.wuestensoehne.owner import book_with, both, load_changed, put
from tests.games.wuestensoehne.scene import BOOK, D, Scene
from tests.rules import rule

# T1-04 with its camel on an oasis in the middle of the desert.
INNER_OASIS = both(
    put("tile.3.sides", "BBBB"),
    put("tile.3.sections", [{"sides": "", "icons": ["camel"]}]),
)


def seen(game: Game, viewer: int | None) -> WuestensoehneView:
    return cast(WuestensoehneView, game.view(viewer))


@rule("WS-A58", "WS-025", "WS-150")
def test_a_section_that_touches_no_side_is_complete_as_soon_as_it_lies() -> None:
    scene = Scene(book=book_with(INNER_OASIS))
    scene.reserve("blue", "T1-04")
    scene.turn("blue")
    scene.play("stay use T1-04 lay G1 r0")
    assert scene.question == kinds.EXPLORER, "it is an oasis tile, so there is no second movement"
    assert (scene.oasis("G1"), scene.open_sides("G1")) == ({"G1"}, 0)
    scene.play("explorer 1 1")
    assert scene.events(e.VALUATION_BEGUN) == [[0, D.fields.index("G1"), 0, 1]]
    assert (scene.camels_of("blue"), scene.where("blue", 1)) == (1, "supply")


@rule("WS-A58")
def test_that_it_touches_none_must_be_said() -> None:
    with pytest.raises(BoxError, match='"sides" is missing'):
        load_changed(both(put("tile.3.sides", "BBBB"), put("tile.3.sections", [{"icons": ["camel"]}])))


@rule("WS-A59", "WS-D04")
def test_a_draw_is_asked_for_even_if_nothing_else_is_possible() -> None:
    scene = Scene(discovery="compulsory")
    scene.play("stay")
    assert (scene.asked, scene.legal()) == ("blue", ["draw"])


@rule("WS-A59", "WS-D01")
def test_the_last_end_field_is_taken_unasked() -> None:
    game = fondaco.start("wuestensoehne", seats=4, seed=5, options={"first_player": "1"})
    for text in ("start F1", "start K6", "start F11"):
        game.play(text)
    assert seen(game, None).players[3].caravan == "A6"
    assert (game.to_act, game.offers()[0].text) == (0, "stay"), "violet was not asked, blue's go has begun"


@rule("WS-A59", "WS-D03", "WS-D04")
def test_without_a_way_and_without_a_tile_a_turn_passes_unasked() -> None:
    scene = Scene()
    scene.lay("T1-17", "G3", 0)
    scene.lay("T2-10", "G2", 1)
    scene.left()
    scene.caravan("blue", "G3")
    scene.caravan("orange", "F3")
    scene.caravan("red", "G2")
    scene.turn("blue")
    assert (scene.asked, scene.question) == ("orange", kinds.MOVE), "blue can neither move nor discover"


@rule("WS-A59", "WS-A09")
def test_the_only_tile_that_must_be_used_and_its_only_place_are_not_asked_for() -> None:
    scene = Scene(discovery="compulsory")
    scene.reserve("blue", "T1-01")
    scene.left()
    scene.caravan("blue", "F2")
    scene.turn("blue")
    scene.play("stay")
    assert scene.caravan_of("blue") == "G2"
    assert scene.question == kinds.MOVE, "a desert tile: once more"


@rule("WS-A59", "WS-D10", "WS-D11", "WS-A53")
def test_the_only_icon_is_taken_and_a_good_without_choice_given_up_unasked() -> None:
    scene = complete_oasis("salt", "salt", explorers=[("blue", 6), ("red", 3)], blue=1)
    scene.goods("blue", "salt", "salt", "salt", "salt")
    scene.value("orange", "G1")
    assert len(scene.events(e.ICON_TAKEN)) == 2
    assert scene.events(e.GOOD_GIVEN_UP) == [[0, D.goods.index("salt")]]
    assert scene.goods_of("red") == ["salt"]


@rule("WS-A60", "WS-D04", "WS-D05")
def test_choosing_a_tile_and_laying_it_are_two_open_decisions() -> None:
    scene = Scene()
    scene.caravan("blue", "F2")
    scene.reserve("blue", "T1-05")
    scene.turn("blue")
    game = scene.game()
    game.play("stay")
    before = game.digest()
    game.play("use T1-05")
    assert game.position.unfinished == 0
    for viewer in (0, 1, None):
        hand = seen(game, viewer).hand
        assert hand is not None
        assert hand.id == "T1-05"
    chosen = game.digest()
    game.play("lay G2 r0")
    assert game.undo(0) == 1
    assert game.digest() == chosen
    assert game.undo(0) == 1
    assert game.digest() == before


@rule("WS-A61", "WS-220")
def test_before_the_end_only_rumours_that_a_viewer_has_seen_count_for_him() -> None:
    scene = Scene(3)
    scene.goods("blue", "gem", "salt")
    scene.rumour("R1", "gem 1", "orange")  # +2
    scene.rumour("R6", "salt 1")  # -2
    assert scene.p.standing() == [8, 0, 0]
    scores = {viewer: scene.view(viewer).scores[0] for viewer in ("blue", "orange", "red", None)}
    assert scores == {"blue": 8, "orange": 10, "red": 8, None: 8}, "orange knows what blue's gem is worth"
    scene.goods("blue", "gem")
    scene.p.agenda = []
    scene.p.push(kinds.GAME_OVER)
    scene.p.settle()
    assert scene.p.standing() == [6, 0, 0]
    assert {scene.view(viewer).scores[0] for viewer in ("blue", "orange", "red", None)} == {6}


def before_the_oasis(turban: str, blue: int) -> Scene:
    """Violet is about to complete an oasis with a camel and a myrrh, in which blue has an explorer (WS-EX-17)."""
    scene = Scene()
    scene.lay("T2-05", "G3", 3)
    scene.explorer("blue", blue, "G3")
    scene.water("violet", 2)
    scene.water("blue", 1)
    scene.caravan("violet", "F4")
    scene.reserve("violet", "T1-04")
    scene.turn("violet")
    scene.turban(turban)
    scene.play("stay use T1-04 lay E4 r1")
    return scene


@rule("WS-A62", "WS-D07")
def test_nothing_is_taken_back_once_another_player_is_asked() -> None:
    game = before_the_oasis("blue", 16).game()
    game.play("explorer 13 1")
    assert game.to_act == Scene.seat("blue"), "blue wears the turban and chooses first"
    with pytest.raises(Refusal) as caught:
        game.undo(Scene.seat("violet"))
    assert caught.value.message == Message("barrier-other-asked", {"player": BOOK.seat_name(0)})


@rule("WS-A62", "WS-D10")
def test_what_happens_to_others_unasked_can_be_taken_back() -> None:
    game = before_the_oasis("red", 11).game()
    violet = Scene.seat("violet")
    game.play("explorer 13 1")
    before = game.digest()
    game.play("take camel")
    assert seen(game, None).players[0].goods["myrrh"] == 1
    assert game.to_act == violet, "asked for a bonus turn; blue was not asked"
    assert game.undo(violet) == 1
    assert game.digest() == before


@rule("WS-A63", "WS-083")
def test_staying_has_a_name_of_its_own() -> None:
    scene = Scene()
    with pytest.raises(Refusal) as caught:
        scene.play("move F1")
    assert caught.value.clause == "WS-A63"
    assert caught.value.message == Message("wuestensoehne-refusal-say-stay", {"field": "F1"})
    assert scene.caravan_of("blue") == "F1"
    assert scene.question == kinds.MOVE, "the movement is not lost"
    scene.play("stay")
    assert scene.question == kinds.DISCOVER
