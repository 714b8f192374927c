"""The rulings AR-A57 to AR-A62, where the rules left something to the program (section 10)."""

from __future__ import annotations

import pytest

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.box import load_box
from fondaco.games.al_rashid.box_checks.facts import ONE_AT_A_TIME, OPERATIONS
from fondaco.table.box import BoxError
from fondaco.table.message import Message
from fondaco.table.refusal import Refusal
from tests.games.al_rashid.scene import BOOK, D, Scene, area, kind, seat
from tests.games.al_rashid.test_box import BOX, changed, office
from tests.games.al_rashid.test_palaces import woods
from tests.rules import rule

BORDERS = ("brown", "purple", "green")
# What AR-A59 says, kept apart from the program's own list.
BROWN_ONLY = [
    "look_territories",
    "move_mercenary",
    "move_own_piece",
    "draw_mercenaries",
    "peek_crisis",
    "gain_good",
    "exchange_goods",
    "remove_enemy_sage",
    "resolve_two_areas",
]
BROWN_OR_GREEN = ["gain", "gain_piece", "remove_dishonour"]


def few_tiles(scene: Scene, *left: str) -> None:
    """Only these tiles are left in the piles; blue holds all others."""
    pile = [0] * m.TILE_KINDS
    for tile in left:
        pile[kind(tile)] += 1
    first = seat("blue") * m.TILE_KINDS
    scene.p.hands[first : first + m.TILE_KINDS] = [8 - number for number in pile]
    scene.p.hand_size[2:4] = [32 - sum(pile[: m.VALUES]), 32 - sum(pile[m.VALUES :])]
    scene.p.pile = pile


# -- too few tiles ------------------------------------------------------------------------------------


@rule("AR-A57", "AR-316")
def test_the_favour_keeps_its_tile_and_the_service_falls_short() -> None:
    scene = Scene(2, "red blue")
    few_tiles(scene, "red 2", "red 3", "blue 4")
    scene.goods("red", "wood")
    scene.stack("red", "military", "pasha")
    scene.resolution("red")
    scene.play("visit service+favour")
    assert scene.legal() == ["mix 1 red", "mix 2 red"]  # two tiles instead of three: one is the favour's
    scene.play("mix 2 red")  # so the favour's tile is blue, and there is nothing to ask
    for tile in ("red 3", "red 2", "blue 4"):
        scene.chance(tile)
    assert (scene.hand_of("red"), scene.dishonour_of("red")) == (["red 2", "red 3", "blue 4"], 0)


@rule("AR-A57", "AR-316", "AR-123")
def test_a_service_without_any_tile_is_still_a_primary_action() -> None:
    scene = Scene(2, "red blue")
    few_tiles(scene, "blue 1")
    scene.goods("red", "wood")
    scene.stack("red", "military", "pasha")
    scene.resolution("red")
    scene.play("visit service+favour")
    scene.chance("blue 1")
    assert (scene.hand_of("red"), scene.goods_of("red"), scene.dishonour_of("red")) == (["blue 1"], "", 0)


# -- the Infiltrator at Al-Rashid ---------------------------------------------------------------------


def after_the_pasha(*offices: str) -> Scene:
    """Red's Pasha has left a Sage alone at Al-Rashid; red has another Pasha, a Merchant and a Sage elsewhere."""
    scene = Scene(2, "red blue")
    scene.offices("red", "spy_infiltrator", *offices)
    scene.stack("red", "al_rashid", "sage")
    scene.stack("red", "hind", "pasha")
    scene.stack("red", "rum", "merchant")
    scene.stack("red", "misr", "sage")
    scene.resolution("red")
    scene.play("activate spy_infiltrator")
    return scene


@rule("AR-A58", "AR-068", "AR-202")
def test_no_pasha_comes_back_to_sages_at_al_rashid() -> None:
    scene = after_the_pasha()
    assert scene.refusal("move pasha hind to al_rashid") == "AR-068"
    assert scene.refusal("move merchant rum to al_rashid") == "AR-068"
    scene.play("move sage misr to al_rashid")
    assert scene.p.pieces[area("al_rashid") * 2 + seat("red")] >> 2 == 2


@rule("AR-A58", "AR-224")
@pytest.mark.parametrize("figure", ["pasha hind", "merchant rum"])
def test_with_the_chamberlain_any_figure_comes_back(figure: str) -> None:
    scene = after_the_pasha("cal_chamberlain")
    scene.play(f"move {figure} to al_rashid")
    assert scene.row("al_rashid") == ["red"]


@rule("AR-A58", "AR-068")
def test_where_nothing_was_left_a_pasha_comes_first_again() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "spy_infiltrator")
    scene.stack("red", "hind", "pasha")
    scene.stack("red", "rum", "sage")
    scene.resolution("red")
    scene.play("activate spy_infiltrator")
    assert scene.refusal("move sage rum to al_rashid") == "AR-068"
    scene.play("move pasha hind to al_rashid")
    assert scene.row("al_rashid") == ["red"]


# -- borders of office tiles --------------------------------------------------------------------------


@rule("AR-A59", "AR-292")
@pytest.mark.parametrize("op", OPERATIONS)
def test_an_operation_stands_on_its_borders_and_on_no_other(op: str) -> None:
    allowed = ["brown"] if op in BROWN_ONLY else ["brown", "green"] if op in BROWN_OR_GREEN else ["purple"]
    index = next(n for n, block in enumerate(BOX.offices) if block.effect.op == op)
    for border in BORDERS:
        text = changed(f"office.{index}.border", border)
        if border in allowed:
            assert load_box(text).offices[index].border == border
            continue
        with pytest.raises(BoxError) as caught:
            load_box(text, "mine.toml")
        assert caught.value.clause == "AR-A59"
        assert f'the operation "{op}" cannot stand on a {border} border' in str(caught.value)
        assert f"use {' or '.join(allowed)}" in str(caught.value)


@rule("AR-A59")
@pytest.mark.parametrize("name", ["spy_agitator", "spy_infiltrator", "cal_executioner"])
def test_only_one_is_moved_or_returned(name: str) -> None:
    assert BOX.offices[office(name)].effect.op in ONE_AT_A_TIME
    with pytest.raises(BoxError) as caught:
        load_box(changed(f"office.{office(name)}.effect.count", 2), "mine.toml")
    assert caught.value.clause == "AR-A59"
    assert "only one at a time is supported" in str(caught.value)


# -- a crisis deck of buried cards --------------------------------------------------------------------


@rule("AR-A60", "AR-321", "AR-322")
def test_of_buried_cards_the_first_lies_on_top() -> None:
    scene = Scene(4, "red blue green yellow", turn=3)
    scene.offices("red", "sch_astronomer")
    scene.offices("blue", "sch_astronomer")
    white = [D.crises[card] for card in scene.p.tables.white_cards]
    scene.p.loose_cards = 1 << white.index("w7")
    scene.p.buried = [white.index("w4"), white.index("w2")]
    scene.p.buried_known = [1 << seat("red"), 0]
    for colour, where in (("red", "hind"), ("blue", "rum")):
        scene.stack(colour, where, "sage")
    scene.resolution("red")
    scene.play("activate sch_astronomer")
    scene.chance("crisis w7")
    scene.play("bury")
    scene.play("resolve hind")
    scene.play("take nothing")
    scene.play("activate sch_astronomer")
    assert scene.asked == "blue"  # nothing is left to chance
    assert BOOK.view(scene.p, seat("blue")).crisis.top == "w4"
    assert BOOK.view(scene.p, seat("red")).crisis.top == "w4"  # who buried it knows what comes
    assert BOOK.view(scene.p, seat("green")).crisis.top is None
    scene.play("keep")
    scene.play("take nothing")
    assert scene.p.crises == [D.crises.index("w4")]
    assert [white[card] for card in scene.p.buried] == ["w2", "w7"]


# -- what is taken back -------------------------------------------------------------------------------


@rule("AR-A61", "AR-280")
def test_nothing_is_taken_back_once_another_player_is_asked() -> None:
    game = Scene(2, "red blue").game()
    game.play("place pasha hind")
    assert game.to_act == seat("blue")  # he has not decided yet
    with pytest.raises(Refusal) as caught:
        game.undo(seat("red"))
    assert caught.value.message == Message("barrier-other-asked", {"player": BOOK.seat_name(seat("blue"))})


@rule("AR-A61", "AR-280")
def test_a_placement_is_taken_back_while_the_same_player_is_asked() -> None:
    scene = Scene(2, "red blue")
    scene.family("blue", 0, 0, 0)
    game = scene.game()
    before = game.digest()
    game.play("place pasha hind")
    assert game.to_act == seat("red")
    assert game.undo(seat("red")) == 1
    assert game.digest() == before


@rule("AR-A61", "AR-280")
def test_a_look_at_what_was_known_is_not_taken_back_either() -> None:
    scene = Scene(2, "red blue")
    scene.offices("red", "spy_informer")
    scene.enemies("hind", "red 2")
    scene.p.tile_known[0] = 1 << seat("red")
    scene.stack("red", "rum", "sage")
    scene.stack("red", "misr", "sage")
    scene.resolution("red")
    game = scene.game()
    game.play("activate spy_informer")
    assert game.to_act == seat("red")
    with pytest.raises(Refusal) as caught:
        game.undo(seat("red"))
    assert caught.value.message == Message("barrier-looked")


# -- the order in which a visit is told ---------------------------------------------------------------


def told(scene: Scene) -> list[list[int]]:
    """Kinds of events since the scene was set; of a drawn tile its colour too."""
    heard = scene.p.heard or []
    of_interest = (tell.PAID, tell.GOOD_GIVEN, tell.OFFICE_TAKEN, tell.DISHONOUR, tell.TILE_DRAWN)
    return [
        [event[0], event[3]] if event[0] == tell.TILE_DRAWN else [event[0]]
        for event in heard
        if event[0] in of_interest
    ]


@rule("AR-A62", "AR-314")
def test_tiles_of_a_favour_are_told_after_the_dishonour() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood")
    scene.stack("red", "military", "pasha")
    scene.resolution("red")
    scene.play("visit favour")
    scene.play("draw blue")
    scene.chance("blue 1")
    assert told(scene) == [[tell.GOOD_GIVEN], [tell.DISHONOUR], [tell.TILE_DRAWN, m.BLUE]]


@rule("AR-A62", "AR-314")
def test_tiles_of_a_service_are_told_after_the_office() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", woods(5))
    scene.stack("red", "military", "merchant")
    scene.resolution("red")
    scene.play("visit service+office office mil_captain mix 1 red")
    for tile in ("red 1", "blue 4", "blue 4"):
        scene.chance(tile)
    drawn = [[tell.TILE_DRAWN, colour] for colour in (m.RED, m.BLUE, m.BLUE)]
    assert told(scene) == [[tell.PAID], [tell.OFFICE_TAKEN], *drawn]


@rule("AR-A62")
def test_the_tile_of_the_favour_comes_after_those_of_the_service() -> None:
    scene = Scene(2, "red blue")
    scene.goods("red", "wood")
    scene.stack("red", "military", "pasha")
    scene.resolution("red")
    scene.play("visit service+favour mix 1 red draw red")
    for tile in ("red 1", "blue 4", "blue 4", "red 2"):
        scene.chance(tile)
    drawn = [[tell.TILE_DRAWN, colour] for colour in (m.RED, m.BLUE, m.BLUE, m.RED)]
    assert told(scene) == [[tell.GOOD_GIVEN], *drawn]
