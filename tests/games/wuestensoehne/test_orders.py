"""Im Reich der Wüstensöhne: the standing order about the exchange draw."""

from __future__ import annotations

import pytest

from fondaco.table.orders import orders_at
from tests.games.wuestensoehne.scene import BOOK, Scene
from tests.orders import answer


@pytest.mark.parametrize(
    ("value", "moves"), [("always", ["take exchange"]), ("never", ["no exchange"]), ("ask", [])]
)
def test_the_robbed_player_draws_always_never_or_is_asked(value: str, moves: list[str]) -> None:
    scene = Scene()
    scene.reserve("orange", "T1-09")
    scene.water("blue", 1)
    scene.turn("blue")
    scene.play("stay scout T1-09")
    assert answer(BOOK, scene.p, exchange=value) == []  # blue's own question
    scene.play("lay G1 r0")
    assert scene.asked == "orange"
    assert answer(BOOK, scene.p, exchange=value) == moves


def test_where_the_exchange_is_drawn_unasked_there_is_no_such_order() -> None:
    assert [order.id for order in orders_at(BOOK, BOOK.check_table(3, {}))] == ["exchange"]
    assert orders_at(BOOK, BOOK.check_table(3, {"compensation": "always"})) == []
