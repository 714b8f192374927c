"""The other halves of clauses that say *or*, *up to* and *still*: offices, what is known, payments, tall stacks."""

from __future__ import annotations

from tests.games.al_rashid.scene import BOOK, Scene
from tests.games.al_rashid.test_offices import with_office
from tests.rules import rule


def tiles_seen(scene: Scene, viewer: int, where: str) -> list[tuple[int | None, list[int]]]:
    """The values of the tiles on a territory as a viewer sees them, and who has looked at each."""
    areas = BOOK.view(scene.p, viewer).areas
    return [(tile.value, tile.seen_by) for tile in next(area for area in areas if area.id == where).tiles]


@rule("AR-200")
def test_the_informer_may_stop_after_one_territory() -> None:
    scene = with_office("spy_informer")
    for where in ("misr", "yaman", "hind"):
        scene.enemies(where, "red 3")
    scene.resolution("red")
    scene.play("activate spy_informer")
    scene.play("look misr")
    assert scene.legal() == ["look yaman", "look hind", "stop"]
    scene.play("stop")
    assert tiles_seen(scene, 0, "misr") == [(3, [0])]
    assert tiles_seen(scene, 0, "yaman") == tiles_seen(scene, 0, "hind") == [(None, [])]
    assert scene.asked == "red"


@rule("AR-200")
def test_the_informer_sees_resolved_territories_too() -> None:
    scene = with_office("spy_informer")
    scene.stack("red", "misr", "sage")
    scene.stack("red", "yaman", "sage")
    scene.enemies("al_andalus", "blue 2")
    scene.resolution("red")
    scene.play("no office")
    scene.play("resolve misr")
    scene.play("take nothing")
    scene.play("resolve rum")
    scene.play("take nothing")
    scene.enemies("misr", "red 4")
    scene.play("activate spy_informer")
    scene.play("look al_andalus")
    scene.play("look misr")
    assert tiles_seen(scene, 0, "misr") == [(4, [0])]


@rule("AR-201", "AR-270")
def test_what_was_seen_is_known_still_when_the_agitator_moves_it() -> None:
    scene = with_office("spy_agitator", "spy_informer")
    scene.stack("red", "yaman", "sage")
    scene.enemies("misr", "blue 3", "blue 1")
    scene.resolution("red")
    scene.play("activate spy_informer")
    scene.play("resolve hind")
    scene.play("take nothing")
    scene.play("resolve rum")
    scene.play("take nothing")
    scene.play("activate spy_agitator")
    assert scene.legal() == ["tile misr 1", "tile misr 2"], "he knows which is which"
    scene.play("tile misr 1")
    scene.play("to al_andalus")
    assert (tiles_seen(scene, 0, "al_andalus"), tiles_seen(scene, 0, "misr")) == ([(3, [0])], [(1, [0])])
    assert (tiles_seen(scene, 1, "al_andalus"), tiles_seen(scene, 1, "misr")) == (
        [(None, [0])],
        [(None, [0])],
    )


@rule("AR-213")
def test_the_money_changer_may_exchange_one_good() -> None:
    scene = with_office("mer_money_changer")
    scene.goods("red", "wood metal")
    scene.resolution("red")
    scene.play("activate mer_money_changer exchange wood silk")
    assert "stop" in scene.legal()
    scene.play("stop")
    assert scene.goods_of("red") == "metal silk"
    assert scene.asked == "red"


@rule("AR-055", "AR-303")
def test_one_pays_otherwise_than_proposed() -> None:
    scene = Scene(3, "red blue green")
    scene.goods("red", "wood wood wood pottery metal silk")
    scene.stack("red", "scholars", "merchant")
    scene.resolution("red")
    scene.play("visit service")
    own = BOOK.view(scene.p, 0).payment
    assert own is not None
    assert own.proposal["wood"] == 1
    scene.play("pay 3 wood")
    scene.play("pay 1 pottery")
    assert scene.goods_of("red") == "metal silk"


@rule("AR-067", "AR-085")
def test_a_stack_of_four_sages_comes_home_whole() -> None:
    scene = Scene(3, "red blue green")
    scene.stack("red", "misr", "sage sage sage sage")
    scene.stack("blue", "rum", "sage")
    scene.resolution("red")
    assert scene.reserve_of("red") == [1, 1, 0]
    scene.play("resolve misr")
    scene.play("take nothing")
    assert scene.reserve_of("red") == [1, 1, 4]
    assert scene.row("misr") == []
