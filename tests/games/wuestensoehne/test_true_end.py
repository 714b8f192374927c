"""Totals, ranks and ties where rumours lie on the board and the game is really over (section 15)."""

from __future__ import annotations

import pytest

from tests.games.wuestensoehne.scene import Scene
from tests.games.wuestensoehne.test_end import idle
from tests.rules import rule


@rule("WS-223", "WS-224", "WS-220")
def test_rumours_decide_who_has_won() -> None:
    scene = Scene(3)
    scene.goods("blue", "gem")
    scene.goods("orange", "salt")
    scene.rumour("R6", "gem 1")
    scene.rumour("R1", "salt 1")
    assert scene.view("orange").scores == [4, 4, 0], "face down they count nothing yet"
    assert scene.view("orange").ranks is None
    idle(scene)
    assert scene.asked == "nobody"
    view = scene.view("orange")
    assert (view.scores, view.ranks) == ([2, 6, 0], [2, 1, 3])


@rule("WS-225", "WS-226", "WS-223")
@pytest.mark.parametrize(("stones", "ranks"), [((0, 1, 0), [2, 1, 3]), ((1, 1, 0), [1, 1, 3])])
def test_water_breaks_a_tie_of_totals_with_rumours(stones: tuple[int, ...], ranks: list[int]) -> None:
    scene = Scene(3)
    scene.goods("blue", "gem")
    scene.goods("orange", "salt", "salt")
    scene.rumour("R1", "gem 1")
    scene.rumour("R5", "salt 1")
    for colour, number in zip(("blue", "orange", "red"), stones, strict=True):
        scene.water(colour, number)
    idle(scene)
    view = scene.view(None)
    assert (view.scores, view.ranks) == ([6, 6, 0], ranks)
