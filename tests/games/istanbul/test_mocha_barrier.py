"""Mocha & Baksheesh: what tavern tiles and the barrier do (section 7.5)."""

from __future__ import annotations

from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import Scene
from tests.games.istanbul.visits import has, mocha, visit
from tests.rules import rule


@rule("IM-052", "IS-A39")
def test_a_straight_line() -> None:
    scene = mocha()
    scene.merchant("red", 16)
    near = {"15", "8", "18", "1", "2"}
    assert set(has(scene, "go")) == near
    assert scene.refusal("go 10") == "IS-040"
    scene.tavern_tiles("red", "straight_line")
    assert set(has(scene, "go")) == near | {"3", "10", "20"}
    assert scene.refusal("go 7") == "IS-040"  # three places away, but round a corner
    assert scene.refusal("go 16") == "IS-041"  # at least one place
    scene.play("go 20 leave")
    assert (scene.where("red"), scene.assistants_of("red")) == (20, [20])
    scene.play("end turn")
    scene.merchant("blue", 16)
    assert scene.refusal("go 10") == "IS-040"  # the owner's alone


@rule("IM-053", "IS-EX-32")
def test_free_figures() -> None:
    scene = mocha()
    scene.tavern_tiles("red", "free_figures")
    scene.lira("red", 0)
    for figure in ("governor", "smuggler", "coffee_trader"):
        scene.figure(figure, 16)
    visit(scene, 16)
    assert scene.view("red").figure_prices == {"governor": 0, "smuggler": 0, "coffee_trader": 0}
    scene.play("meet smuggler take spice")
    assert scene.legal() == ["give spice", "pay lira"]
    scene.play("pay lira")
    scene.dice(1, 3)
    assert (scene.goods_of("red")["spice"], scene.lira_of("red"), scene.where_figure("smuggler")) == (1, 0, 4)
    scene.play("meet governor")
    scene.draw("gain_good")
    scene.play("pay lira")
    scene.dice(1, 4)
    assert (scene.hand_of("red"), scene.lira_of("red")) == (["gain_good"], 0)
    scene.play("meet coffee_trader pay lira")
    scene.dice(1, 5)
    assert (scene.coffee_of("red"), scene.goods_of("red")["spice"]) == (2, 1)
    # Nobody else has it free.
    scene = mocha()
    scene.tavern_tiles("blue", "free_figures")
    scene.lira("red", 1)
    scene.figure("coffee_trader", 16)
    visit(scene, 16)
    assert scene.refusal("meet coffee_trader") == "IS-078"


def barrier_of_blue(lira: int = 6) -> Scene:
    scene = mocha()
    scene.barrier(7, 17, "blue")
    scene.lira("red", lira)
    scene.lira("blue", 0)
    return scene


@rule("IM-055", "IM-057", "IS-EX-33", "IS-A32")
def test_the_toll() -> None:
    scene = barrier_of_blue()
    scene.play("go 17")
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (4, 2)
    scene = barrier_of_blue()
    scene.play("go 4")  # two places straight on, over the barrier
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (4, 2)
    for diagonal in (3, 12):  # another shortest way exists
        scene = barrier_of_blue()
        scene.play(f"go {diagonal}")
        assert (scene.lira_of("red"), scene.lira_of("blue")) == (6, 0)
    scene = barrier_of_blue()
    scene.merchant("red", 1)
    scene.play("go 17")  # from the other side
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (4, 2)
    scene = barrier_of_blue(1)
    assert "17" not in has(scene, "go")
    assert "4" not in has(scene, "go")
    assert scene.refusal("go 17") == "IM-055"
    assert scene.refusal("go 4") == "IM-055"
    scene.play("go 3")
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (1, 0)


@rule("IM-057", "IM-052", "IM-055")
def test_the_toll_of_longer_ways() -> None:
    scene = barrier_of_blue()
    scene.tavern_tiles("red", "straight_line")
    scene.merchant("red", 8)
    scene.play("go 4")  # 8 1 7 | 17 4: the straight line crosses it
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (4, 2)
    scene = barrier_of_blue(1)
    scene.tavern_tiles("red", "straight_line")
    scene.merchant("red", 8)
    assert scene.refusal("go 17") == "IM-055"
    for start, end, paid in ((8, 17, 2), (8, 3, 0), (4, 1, 2), (1, 3, 0)):
        scene = barrier_of_blue()
        scene.hand("red", "move_3_4")
        scene.merchant("red", start)
        scene.play(f"play move_3_4 go {end}")
        assert (scene.lira_of("red"), scene.lira_of("blue")) == (6 - paid, paid)
    scene = barrier_of_blue(1)
    scene.hand("red", "move_3_4")
    scene.merchant("red", 8)
    scene.play("play move_3_4")
    assert scene.refusal("go 17") == "IM-055"


@rule("IM-056", "IM-012")
def test_whom_the_barrier_does_not_stop() -> None:
    scene = barrier_of_blue()
    scene.play("go 3 decline end turn")
    assert scene.asked == "blue"
    scene.play("go 17")
    assert (scene.lira_of("red"), scene.lira_of("blue"), scene.where("blue")) == (6, 0, 17)
    scene = mocha()
    scene.lira("red", 0)
    assert scene.view().barrier_holder is None
    scene.play("go 17")  # nobody holds it: no effect anywhere
    assert (scene.where("red"), scene.lira_of("red")) == (17, 0)


@rule("IM-054")
def test_whoever_moves_the_barrier_controls_it() -> None:
    scene = barrier_of_blue()
    scene.hand("red", "move_barrier")
    scene.play("play move_barrier barrier 7-18")
    assert (scene.view().barrier, scene.view().barrier_holder) == ((7, 18), 0)
    scene.play("go 17")
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (6, 0)
    scene.play("decline end turn")
    scene.lira("blue", 2)
    scene.play("go 18")
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (8, 0)


@rule("IM-058")
def test_tokens_that_do_not_walk_cross_freely() -> None:
    scene = barrier_of_blue(0)
    scene.barrier(6, 12, "blue")
    scene.merchant("red", 9)
    scene.play("go 12 leave act send 6")
    assert (scene.family_of("red"), scene.lira_of("red"), scene.lira_of("blue")) == (6, 0, 0)
    # A figure and a neutral merchant that the dice send over it.
    scene = mocha(2)
    scene.barrier(5, 14, "blue")
    scene.lira("red", 4)
    scene.lira("blue", 0)
    scene.figure("governor", 14)
    scene.merchant("red", 13)
    scene.play("go 14 leave pay")
    scene.dice(2, 3)
    assert scene.p.neutral[0] == 5
    assert scene.question == kinds.REST
    scene.play("meet governor")
    scene.draw("gain_good")
    scene.play("discard gain_good")
    scene.dice(1, 4)
    assert (scene.where_figure("governor"), scene.lira_of("red"), scene.lira_of("blue")) == (5, 2, 0)
