"""What greedy can do: beat random, and make the moves that any player would."""

from __future__ import annotations

import pytest

from fondaco.bots import make_bot
from fondaco.games.yspahan import moves as m
from fondaco.games.yspahan.steps import kinds
from fondaco.lab.match import Plan, play_one
from fondaco.lab.pool import played_blocks
from fondaco.table.core import CHANCE
from tests.games.yspahan.scene import BOOK, Scene


def choice(scene: Scene, seed: int = 1) -> str:
    """The text of the move that greedy makes, with all parts of the decision; the scene goes on with it."""
    p, parts, bot = scene.p, [], make_bot("medium", seed)
    seat = p.to_act
    while True:
        move = bot.decide(lambda: BOOK.view(p, seat), p.legal(), lambda rng: p.imagine(seat, rng), 1000)
        parts.append(BOOK.text(p, move))
        p.apply(move)
        if not p.unfinished:
            return " ".join(parts)


@pytest.mark.slow
def test_greedy_beats_two_random_bots_nearly_always() -> None:
    plan = Plan("yspahan", ("medium", "random", "random"), seed=7)
    wins = sum(
        block[0].scores[0] > max(block[0].scores[1:])
        for chunk in played_blocks(plan, 100, 2, None)
        for block in chunk
    )
    assert wins >= 95


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(2, 85), (3, 70), (4, 63)])
def test_greedy_among_themselves_reach_a_decent_score(seats: int, least: int) -> None:
    plan = Plan("yspahan", ("medium",) * seats, seed=3)
    scores = [
        score for chunk in played_blocks(plan, 16, 2, None) for block in chunk for score in block[0].scores
    ]
    assert sum(scores) / len(scores) >= least


@pytest.mark.slow
def test_the_winner_of_four_greedy_bots_reaches_the_level_of_al_rashid() -> None:
    """Section 15.4 of its rules expects 18 points of the winner among very simple players; these reach 24."""
    plan = Plan("al-rashid", ("medium",) * 4, seed=3)
    best = [max(play_one(plan, block, 0)[0].scores) for block in range(4)]
    assert sum(best) / len(best) >= 18


def test_a_souk_that_can_be_completed_is_completed() -> None:
    scene = Scene(3)
    scene.calendar(1, 7)
    scene.cubes("blue", "vase-orange-1", "vase-orange-2")
    scene.roll([1, 2, 2, 3, 3, 4, 5, 6, 6])  # one die on Vase
    assert choice(scene) == "take vase cubes"
    assert scene.cube_in("vase-orange-3") == "blue"


def test_the_largest_group_of_cubes_goes_where_it_completes_most() -> None:
    scene = Scene(3)
    scene.calendar(1, 7)
    scene.roll([1, 2, 3, 4, 5, 5, 5, 6, 6])  # three dice on Vase
    assert choice(scene) == "take vase cubes"
    while scene.asked == "blue" and scene.p.agenda[-1] == kinds.PLACE_CUBES:
        choice(scene)
    assert {scene.cube_in(f"vase-orange-{n}") for n in (1, 2, 3)} == {"blue"}


def test_a_camel_keeps_the_cube_of_a_completed_souk() -> None:
    scene = Scene(3, first="red")
    scene.calendar(1, 7)
    scene.camels("blue", 1)
    scene.cubes("blue", "vase-orange-1", "vase-orange-2", "vase-orange-3")
    scene.supervisor("E2")
    scene.roll([1, 1, 2, 2, 3, 3, 4, 5, 6])
    scene.play("take camel supervisor")
    scene.play("go E3")
    assert scene.asked == "blue"
    assert choice(scene) == "pay camel"
    assert scene.cube_in("vase-orange-1") == "blue"
    assert scene.on_caravan() == ["blue"]


def test_what_can_be_built_and_scores_is_built() -> None:
    scene = Scene(3)
    scene.buildings("blue", "paddock", "shop")
    scene.camels("blue", 6)
    scene.gold("blue", 6)
    scene.roll([1, 1, 2, 2, 3, 3, 4, 5, 6])
    scene.play("take gold gold")
    assert choice(scene).startswith("build ")
    assert scene.score_of("blue") == 5


def test_on_the_last_turn_goods_become_points() -> None:
    scene = Scene(3)
    scene.calendar(3, 7)
    scene.camels("blue", 4)
    scene.gold("blue", 0)
    scene.hand("blue", "sell_camels")
    scene.buildings("blue", "paddock", "shop", "hammam", "caravanserai", "bazaar", "hoist")
    scene.roll([1, 1, 2, 2, 3, 3, 4, 5, 6])
    scene.play("take gold gold no extra")
    assert choice(scene) == "play sell_camels amount 4"
    assert scene.score_of("blue") == 8


def test_yellow_dice_are_bought_sometimes_and_not_always() -> None:
    bought: list[int] = []
    plan = Plan("yspahan", ("medium",) * 3, seed=5)
    for block in range(4):
        _, moves = play_one(plan, block, 0)
        position = BOOK.new_position(3, {})
        for move in moves:
            if position.to_act != CHANCE and m.family(move) == m.ROLL_FAMILY:
                bought.append(m.operand(move))
            position.apply(move)
    assert len(bought) == 4 * 21
    assert 0 in bought
    assert max(bought) > 0
