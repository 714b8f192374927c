"""The scenarios of section 18 that follow from the clauses on dice, shops, Supervisor and Caravan."""

from __future__ import annotations

from fondaco.games.yspahan import events as e
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule


def spaces_by_price(scene: Scene) -> dict[int, set[str]]:
    prices: dict[int, set[str]] = {}
    for space, price in scene.reach().items():
        prices.setdefault(price, set()).add(space)
    return prices


def arms(*distances: int) -> set[str]:
    """The spaces at these distances from C."""
    lengths = {"W": 10, "E": 7, "N": 4, "S": 7}
    found = {f"{arm}{d}" for arm, length in lengths.items() for d in distances if 0 < d <= length}
    return found | ({"C"} if 0 in distances else set())


@rule("YS-EX-20")
def test_example_20_with_the_hammam() -> None:
    scene = Scene(4)
    scene.gold("blue", 1)
    scene.buildings("blue", "hammam")
    scene.send(2)
    assert spaces_by_price(scene) == {0: arms(0, 1, 2, 3, 4, 5), 1: arms(6)}
    assert scene.refusal("go W7") == "YS-125"


@rule("YS-EX-20")
def test_example_20_without_the_hammam() -> None:
    scene = Scene(4)
    scene.gold("blue", 1)
    scene.send(2)
    assert spaces_by_price(scene) == {0: arms(2), 1: arms(1, 3)}


@rule("YS-EX-21")
def test_example_21_dead_end() -> None:
    scene = Scene(4)
    scene.gold("blue", 0)
    scene.supervisor("N4")
    scene.send(6)
    assert set(scene.reach()) == {"W2", "E2", "S2"}


@rule("YS-EX-22")
def test_example_22_staying_put() -> None:
    scene = Scene(4, first="blue")
    scene.camels("yellow", 2)
    scene.cubes("yellow", "sack-white-3")
    scene.supervisor("S1")
    scene.roll([1] * 9)
    scene.play("take camel supervisor go S2")
    scene.play("pay camel")  # when he arrives
    assert (scene.asked, scene.cube_in("sack-white-3")) == ("blue", "yellow")
    scene.play("end turn")
    for _ in range(3):
        scene.p.apply(scene.p.legal()[0])
        scene.play("end turn")

    assert scene.asked == "red"
    scene.gold("red", 1)
    scene.roll([1] * 9)
    scene.play("take camel supervisor go S2")
    assert scene.gold_of("red") == 0
    assert scene.asked == "yellow"
    assert scene.legal() == ["pay camel", "let ship"]
    scene.play("pay camel")
    assert (scene.cube_in("sack-white-3"), scene.camels_of("yellow")) == ("yellow", 0)
    assert scene.on_caravan() == ["yellow", "yellow"]


def example_23() -> Scene:
    scene = Scene(4, first="red")
    scene.caravan(*["yellow"] * 2, *["blue"] * 2, *["yellow"] * 2, *["blue"] * 2, "yellow", "green", "green")
    scene.cubes("yellow", "sack-white-2")
    scene.cubes("blue", "barrel-white-1")
    scene.send(1)
    scene.play("go S1")
    return scene


@rule("YS-EX-23")
def test_example_23_the_caravan_fills_between_two_shipments_blue_first() -> None:
    scene = example_23()
    scene.play("ship barrel-white-1")
    loaded = [
        (BOOK.seat_ids[seat], place + 1, points) for seat, _, place, points in scene.events(e.CUBE_LOADED)
    ]
    assert loaded == [("blue", 12, 0), ("yellow", 1, 2)]
    scored = {BOOK.seat_ids[seat]: (cubes, by) for seat, cubes, by, _ in scene.events(e.CARAVAN_SCORED)}
    assert scored == {"yellow": (5, 3), "blue": (5, 3), "green": (2, 3)}
    scores = {colour: scene.score_of(colour) for colour in BOOK.seat_ids}
    assert scores == {"yellow": 15 + 2, "blue": 15, "green": 6, "red": 0}
    assert scene.on_caravan() == ["yellow"]


@rule("YS-EX-23")
def test_example_23_the_caravan_fills_between_two_shipments_yellow_first() -> None:
    scene = example_23()
    scene.play("ship sack-white-2")
    scores = {colour: scene.score_of(colour) for colour in BOOK.seat_ids}
    assert scores == {"yellow": 18, "blue": 8 + 2, "green": 6, "red": 0}
    assert scene.on_caravan() == ["blue"]


@rule("YS-EX-24")
def test_example_24_camel_and_caravanserai() -> None:
    scene = Scene(4, first="red")
    scene.buildings("green", "caravanserai")
    scene.camels("green", 1)
    scene.ship_from_s2("green")
    scene.play("pay camel")
    scene.draw("take_gold")
    assert scene.cube_in("sack-white-3") == "green"
    assert scene.on_caravan() == ["green"]
    assert (scene.score_of("green"), scene.camels_of("green")) == (2, 0)
    assert scene.hand_of("green") == ["take_gold"]
    # Still Red's turn: Green is not asked and cannot play the card ...
    assert scene.asked == "red"
    assert not any("take_gold" in text for text in scene.legal())
    scene.play("end turn")
    # ... until Green's own turn.
    assert scene.asked == "green"
    assert "play take_gold" in scene.legal()


@rule("YS-EX-25")
def test_example_25_card_and_caravanserai() -> None:
    scene = Scene(4, first="green")
    scene.buildings("green", "caravanserai")
    scene.hand("green", "load_caravan")
    scene.play("play load_caravan")
    assert scene.score_of("green") == 2
    assert (scene.asked, scene.hand_of("green"), scene.p.deck_size) == ("green", [], 17)


def example_26(cubes: int) -> Scene:
    """Red's cube in sack-white-2 was shipped by Blue; Red now supplies the Sack district."""
    scene = Scene(4, first="blue")
    scene.cubes("red", "sack-white-1", "sack-white-2", "sack-white-3", "sack-blue-1")
    scene.roll([1, *[2] * cubes, *[3] * (8 - cubes)])
    scene.play("take camel supervisor go S1 end turn")
    assert scene.cube_in("sack-white-2") is None
    scene.play("take sack cubes")
    return scene


@rule("YS-EX-26")
def test_example_26_two_unfinished_souks() -> None:
    scene = example_26(1)
    assert scene.legal() == ["place sack-white-2", *[f"place sack-blue-{n}" for n in (2, 3, 4)]]
    assert scene.refusal("place sack-yellow-1") == "YS-112"
    assert scene.refusal("place sack-pink-1") == "YS-112"


@rule("YS-EX-26")
def test_example_26_four_cubes_complete_both_and_only_a_fifth_starts_another() -> None:
    scene = example_26(5)
    scene.play("place sack-blue-3")
    scene.play("place sack-white-2")
    assert scene.legal() == ["place sack-blue-2", "place sack-blue-4"]
    assert scene.refusal("place sack-yellow-1") == "YS-104"
    scene.play("place sack-blue-4")  # and sack-blue-2, the only shop left
    assert all(scene.cube_in(f"sack-white-{n}") == "red" for n in (1, 2, 3))
    assert all(scene.cube_in(f"sack-blue-{n}") == "red" for n in (1, 2, 3, 4))
    assert scene.asked == "red"
    assert scene.legal()[0] == "place sack-yellow-1"
    scene.play("place sack-pink-6")
    assert scene.legal()[-1] == "end turn"


@rule("YS-EX-27")
def test_example_27_a_souk_becomes_free() -> None:
    scene = Scene(4)
    scene.cubes("blue", "vase-blue-1")
    scene.send(1)
    scene.play("go N1")
    assert scene.cube_in("vase-blue-1") is None
    shop = BOOK.describer.shops.index("vase-blue-1")
    for seat in range(4):
        assert shop in scene.p.legal_shops(seat, 3)


@rule("YS-EX-33")
def test_example_33_only_yellow_dice_on_top() -> None:
    scene = Scene(4)
    scene.roll([1, 1, 1, 2, 2, 3, 3, 4, 4], yellow=[6])
    assert scene.tower() == {
        "camel": (1, 3, 0),
        "sack": (2, 2, 0),
        "barrel": (3, 2, 0),
        "chest": (4, 2, 0),
        "gold": (6, 0, 1),
    }
    scene.play("take camel camels end turn")
    assert scene.legal() == ["take sack", "take barrel", "take chest"]
    assert scene.refusal("take gold") == "YS-073"


@rule("YS-EX-34")
def test_example_34_surplus() -> None:
    scene = Scene(4)
    scene.cubes("red", "vase-blue-1", "vase-orange-2")
    scene.cubes("blue", "vase-yellow-1")
    scene.supply("vase", 3)
    assert scene.cube_in("vase-yellow-2") == "blue"
    assert len(scene.events(e.CUBE_PLACED)) == 1
    assert scene.events(e.CUBES_LEFT_OVER) == [[0, 2]]


@rule("YS-EX-36")
def test_example_36_no_group_left() -> None:
    scene = Scene(4)
    for colour in ("red", "green", "yellow"):
        scene.camels(colour, 2)
    scene.roll([5] * 9)
    scene.play("take camel camels end turn")
    for nth, colour in enumerate(("red", "green", "yellow")):
        scene.draw("exchange" if nth < 2 else "sell_gold")
        assert scene.asked == colour
        assert len(scene.hand_of(colour)) == 1
        scene.play("build paddock")
        assert scene.buildings_of(colour) == ["paddock"]
        scene.play("end turn")
    assert (scene.p.day, scene.p.deck_size) == (2, 15)
