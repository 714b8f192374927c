"""Yspahan: the standing order about camels."""

from __future__ import annotations

import pytest

from tests.games.yspahan.scene import BOOK, Scene
from tests.orders import answer


def shipped(owner: str) -> Scene:
    """Blue sends the Supervisor to a cube of this owner, who has a camel."""
    scene = Scene(4)
    scene.camels(owner, 1)
    scene.ship_from_s2(owner)
    assert scene.asked == owner
    return scene


@pytest.mark.parametrize(
    ("value", "moves"), [("always", ["pay camel"]), ("never", ["let ship"]), ("ask", [])]
)
def test_the_owner_pays_always_never_or_is_asked(value: str, moves: list[str]) -> None:
    assert answer(BOOK, shipped("red").p, camel=value) == moves


def test_in_ones_own_turn_one_is_asked() -> None:
    assert answer(BOOK, shipped("blue").p, camel="always") == []


def test_another_seats_orders_answer_nothing() -> None:
    scene = shipped("red")
    assert BOOK.ordered_move(scene.p, scene.seat("green"), {"camel": "always"}) is None


def test_no_other_question_is_answered() -> None:
    scene = Scene(4)
    assert answer(BOOK, scene.p, camel="always") == []
