"""Al Rashid: the standing order about battles."""

from __future__ import annotations

from fondaco.games.al_rashid.steps import kinds
from tests.games.al_rashid.scene import BOOK, Scene
from tests.orders import answer


def battle(mover: str) -> Scene:
    """Blue stands first before the mercenaries of Hind and could fight; red only sent a Sage."""
    scene = Scene(2, "red blue" if mover == "red" else "blue red")
    scene.stack("blue", "hind", "pasha")
    scene.stack("red", "hind", "sage")
    scene.stack("red", "misr", "sage")
    scene.stack("blue", "rum", "sage")
    scene.enemies("hind", "red 1")
    scene.hand("blue", "red 4")
    scene.resolution(mover)
    scene.play("resolve hind")
    assert (scene.asked, scene.legal()) == ("blue", ["fight", "retreat"])
    return scene


def test_one_retreats_or_is_asked() -> None:
    scene = battle("red")
    assert answer(BOOK, scene.p, battle="retreat") == ["retreat"]
    assert answer(BOOK, scene.p, battle="ask") == []
    assert answer(BOOK, scene.p) == []


def test_in_ones_own_move_one_is_asked() -> None:
    assert answer(BOOK, battle("blue").p, battle="retreat") == []


def test_commerce_is_asked() -> None:
    scene = battle("red")
    scene.play("fight")
    assert (scene.asked, scene.p.agenda[-1]) == ("blue", kinds.TRADE)
    assert answer(BOOK, scene.p, battle="retreat") == []
