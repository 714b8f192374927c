"""Letters & Seals: the Kiosk, how its tiles are chosen (section 8.6)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.kiosk import ALL_TILES
from tests.games.istanbul.scene import BOOK, Scene
from tests.games.istanbul.visits import act, has, letters
from tests.rules import rule


def open_kiosk(scene: Scene, *tiles: str) -> None:
    """The merchant of red acts at 22, receives a letter to 1, and these tiles are turned up."""
    act(scene, 22)
    scene.draw_letter(1)
    scene.turn_up(*tiles)


def mask(*tiles: str) -> int:
    return sum(1 << BOOK.describer.tiles.index(tile) for tile in tiles)


@rule("IL-101", "IL-102", "IL-103", "IL-104", "IL-105", "IL-106", "IL-018")
def test_everybody_chooses_in_turn() -> None:
    scene = letters(3)
    for colour in ("red", "blue", "green"):
        scene.lira(colour, 0)
    act(scene, 22)
    scene.draw_letter(1)
    assert scene.letters_of("red") == [(1, False)]
    scene.turn_up("k12", "k01", "k10", "k05")  # 3 players and 1 more
    assert (scene.asked, scene.view().kiosk_pile) == ("red", 20)
    assert has(scene, "kiosk") == ["k01", "k05", "k10", "k12"]
    assert scene.refusal("kiosk k24") == "IL-102"
    scene.play("kiosk k01")
    # Carried out before the next player chooses, and face down.
    assert (scene.goods_of("red")["fruit"], scene.lira_of("red"), scene.asked) == (1, 1, "blue")
    assert scene.legal() == ["kiosk k05", "kiosk k10", "kiosk k12"]
    assert scene.refusal("kiosk k01") == "IL-104"
    scene.play("kiosk k12")
    assert (scene.lira_of("blue"), scene.asked) == (2, "green")
    scene.play("kiosk k10")
    assert (scene.goods_of("green")["jewelry"], scene.asked) == (1, "red")
    assert scene.legal() == ["use tile", "decline"]
    scene.play("use tile")
    assert scene.goods_of("red")["spice"] == 2
    assert scene.view().kiosk_discard == ["k01", "k05", "k10", "k12"]
    assert (scene.view().kiosk_open, scene.question) == ([], kinds.REST)


@rule("IS-EX-48", "IL-105", "IL-106", "IL-107", "IS-A47")
def test_a_kiosk_with_two_players() -> None:
    scene = letters(2)
    scene.lira("red", 8)
    open_kiosk(scene, "k12", "k10", "k17")
    assert "decline" not in scene.legal()  # choosing is compulsory
    assert "pass" not in scene.legal()
    scene.play("kiosk k12")
    assert scene.lira_of("red") == 10
    scene.play("kiosk k10")
    assert scene.goods_of("blue")["jewelry"] == 1
    scene.play("decline")
    assert (scene.lira_of("red"), scene.p.extensions[0]) == (10, 0)
    assert scene.view().kiosk_discard == ["k10", "k12", "k17"]


@rule("IL-107", "IL-109", "IS-A47")
def test_payments_can_be_declined_and_useless_tiles_have_no_effect() -> None:
    scene = letters(2)
    scene.lira("red", 10)
    open_kiosk(scene, "k17", "k18", "k15")
    scene.play("kiosk k17 decline")
    assert (scene.lira_of("red"), scene.p.extensions[0], scene.asked) == (10, 0, "blue")
    scene.goods("blue", fabric=1, spice=1, fruit=1)
    scene.play("kiosk k18")  # one jewelry is missing
    assert (scene.p.extensions[1], scene.goods_of("blue")["fabric"]) == (0, 1)
    scene.play("use tile")
    assert scene.companion_of("red") == "own"
    # A last tile that cannot be paid is not offered at all.
    scene = letters(2)
    scene.hand("red", "gain_good")
    scene.lira("red", 9)
    open_kiosk(scene, "k17", "k07", "k08")
    scene.play("kiosk k07")
    scene.play("kiosk k08")
    assert scene.refusal("use tile") == "IL-109"
    scene.play("decline")
    scene = letters(2)
    scene.lira("red", 30)
    scene.extensions("red", 3)
    open_kiosk(scene, "k17", "k07", "k08")
    scene.play("kiosk k17")  # a fourth extension does not exist
    assert (scene.lira_of("red"), scene.p.extensions[0], scene.asked) == (30, 3, "blue")


@rule("IL-108", "IL-019")
def test_piles_that_run_out() -> None:
    scene = letters(3)
    scene.p.kiosk_pile = mask("k07", "k12")
    act(scene, 22)
    scene.draw_letter(1)
    assert len(scene.p.legal()) == 2
    scene.turn_up("k12", "k07")  # all that are left
    assert len(scene.p.legal()) == 22  # then the others, shuffled
    assert scene.view().kiosk_discard == []
    scene.turn_up("k01", "k02")
    assert has(scene, "kiosk") == ["k01", "k02", "k07", "k12"]
    assert scene.p.kiosk_pile == ALL_TILES & ~mask("k01", "k02", "k07", "k12")
    assert scene.view().kiosk_pile == 20


@rule("IL-101", "IL-038")
def test_a_kiosk_without_letters_left() -> None:
    scene = letters(2)
    scene.letters("blue", *range(1, 17), *range(1, 17))
    act(scene, 22)
    scene.turn_up("k12", "k10", "k17")
    assert (scene.letters_of("red"), scene.asked) == ([], "red")


@rule("IL-163", "IL-102")
def test_others_choose_outside_their_turn_without_cards() -> None:
    scene = letters(2)
    for colour in ("red", "blue"):
        scene.hand(colour, "gain_5_lira")
        scene.lira(colour, 0)
    scene.mosque_tiles("blue", "fruit")
    scene.assistants("blue", 4)
    open_kiosk(scene, "k12", "k10", "k17")
    assert "play gain_5_lira" in scene.legal()  # red in the own turn
    scene.play("kiosk k10")
    assert scene.legal() == ["kiosk k12", "kiosk k17"]
    assert scene.refusal("play gain_5_lira") == "IS-034"
    scene.lira("blue", 2)
    assert scene.refusal("fruit tile") == "IS-135"


@rule("IS-EX-54", "IL-161", "IL-K19", "IS-080", "IL-164")
def test_a_stack_that_goes_to_the_fountain() -> None:
    scene = letters(2)
    scene.figure("governor", 22)
    scene.assistants("red", 3, 14)
    scene.letters("red", 7)
    scene.merchant("red", 11)
    scene.play("go 22 leave act")
    scene.draw_letter(1)
    scene.turn_up("k19", "k12", "k10")
    scene.play("kiosk k19")
    assert (scene.where("red"), scene.stack_of("red"), scene.assistants_of("red")) == (7, 1, [3, 14, 22])
    assert scene.letters_of("red") == [(1, False), (7, True)]
    scene.play("kiosk k12")
    scene.play("decline")
    scene.figure("smuggler", 7)
    assert scene.legal() == ["double move", "end turn"]  # no action at 7, nobody met, neither here nor there
    assert scene.refusal("meet governor") == "IS-080"
    assert scene.refusal("meet smuggler") == "IS-080"
    # If blue takes it, red's phase 4 follows.
    scene = letters(2)
    scene.figure("governor", 22)
    scene.merchant("blue", 16)
    scene.lira("blue", 0)
    open_kiosk(scene, "k19", "k12", "k10")
    scene.play("kiosk k12")
    scene.play("kiosk k19")
    scene.play("decline")
    assert (scene.where("blue"), scene.lira_of("blue"), scene.stack_of("blue")) == (7, 0, 4)
    assert "meet governor" in scene.legal()


@rule("IL-164", "IL-K15", "IS-080")
def test_a_companion_that_leaves_the_kiosk() -> None:
    scene = letters(2)
    scene.figure("governor", 22)
    scene.companion("red", 11)
    scene.play("companion 22 act")
    scene.draw_letter(1)
    scene.turn_up("k15", "k12", "k10")
    scene.play("kiosk k15")
    scene.play("kiosk k12")
    scene.play("decline")
    assert scene.companion_of("red") == "own"
    assert scene.refusal("meet governor") == "IS-080"  # it had come to the Kiosk
    for start in ("supply", "own", 4):
        scene = letters(2)
        scene.figure("governor", 22)
        scene.companion("red", start)
        open_kiosk(scene, "k15", "k12", "k10")
        scene.play("kiosk k15")
        assert (scene.companion_of("red"), scene.asked) == ("own", "blue")
        scene.play("kiosk k12")
        scene.play("decline")
        assert "meet governor" in scene.legal()  # the merchant is still there


@rule("IL-162", "IS-A18", "IS-177", "IL-K17")
def test_extensions_of_the_kiosk() -> None:
    scene = letters(2)
    scene.rubies("blue", 5)
    scene.extensions("blue", 2)
    scene.lira("blue", 10)
    open_kiosk(scene, "k17", "k12", "k10")
    scene.play("kiosk k12")
    scene.play("kiosk k17 option 1")
    assert (scene.lira_of("blue"), scene.p.extensions[1], scene.p.capacity(1)) == (0, 3, 5)
    assert (scene.rubies_of("blue"), scene.p.wainwright_rubies, scene.p.triggered) == (6, 1, 1)
    view = scene.view()
    assert next(place for place in view.places if place.number == 1).extensions == 3  # of 6


@rule("IL-109", "IL-160")
@pytest.mark.parametrize("tile", ["k20", "k21", "k22", "k23", "k24"])
def test_an_exchange_that_cannot_be_paid(tile: str) -> None:
    scene = letters(2)
    scene.letters("blue", *range(1, 17), *range(1, 17))
    scene.lira("red", 1)
    act(scene, 22)
    scene.turn_up(tile, "k07", "k08")
    scene.play(f"kiosk {tile}")  # neither way is open
    assert (scene.lira_of("red"), scene.hand_of("red"), scene.letters_of("red")) == (1, [], [])
    assert (sum(scene.goods_of("red").values()), scene.asked) == (0, "blue")
