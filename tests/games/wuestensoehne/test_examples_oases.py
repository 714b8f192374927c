"""The worked examples of the rules, number for number: valuation, actions, end, scoring (WS-EX-19 to WS-EX-40)."""

from __future__ import annotations

import pytest

from fondaco.games.wuestensoehne import events as e
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.table.core import NOBODY
from tests.games.wuestensoehne.oasis import complete_oasis, heights
from tests.games.wuestensoehne.owner import only_icons
from tests.games.wuestensoehne.scene import D, Scene
from tests.rules import rule


@rule("WS-EX-19")
def test_the_valuation_of_the_rulebook() -> None:
    scene = complete_oasis(
        "myrrh", "incense", "gem", "salt", "camel", turban="orange",
        explorers=[("orange", 15), ("blue", 16), ("red", 14), ("red", 9), ("blue", 6)],
        orange=0, blue=3, red=3,
    )  # fmt: skip
    scene.value("violet", "G1")
    assert scene.events(e.VALUATION_BEGUN)[0][-1] == 5
    assert scene.events(e.SENT_HOME) == [[scene.seat("orange"), 0]]
    assert scene.where("orange", 15) == "supply"
    assert heights(scene) == [16, 14, 9, 6]
    order = []
    for icon in ("myrrh", "incense", "gem"):
        order.append(scene.asked)
        scene.play(f"take {icon}")
    order.append(scene.asked)
    scene.play("take salt")
    assert order == ["blue", "red", "red", "blue"]
    assert (scene.water_of("blue"), scene.water_of("red")) == (3, 3)
    assert scene.turban_of == "red"
    assert scene.goods_of("orange") == []


@rule("WS-EX-20")
def test_the_turban_beats_height() -> None:
    scene = complete_oasis("gem", "salt", turban="orange", explorers=[("orange", 15), ("blue", 16)], orange=1)
    scene.value("violet", "G1")
    assert scene.asked == "orange"
    assert scene.water_of("orange") == 0
    scene.play("take gem")
    assert scene.goods_of("orange") == ["gem"]
    assert scene.goods_of("blue") == ["salt"]
    assert scene.turban_of == "red"


@rule("WS-EX-21")
def test_one_player_with_two_explorers() -> None:
    scene = complete_oasis("gem", "salt", explorers=[("red", 9), ("red", 3)], red=1)
    scene.value("blue", "G1")
    assert scene.water_of("red") == 0
    scene.play("take gem")
    assert scene.goods_of("red") == ["gem", "salt"]
    scene = complete_oasis("gem", "salt", explorers=[("red", 9), ("red", 3)], red=0)
    scene.value("blue", "G1")
    assert scene.where("red", 9) == "supply"
    assert heights(scene) == [3]
    scene.play("take salt")
    assert scene.goods_of("red") == ["salt"]


@rule("WS-EX-22")
def test_a_single_explorer_pays_nothing() -> None:
    scene = complete_oasis("gem", "salt", explorers=[("violet", 4)], turban="blue", violet=0)
    scene.value("blue", "G1")
    assert scene.events(e.WATER_PAID) == scene.events(e.SENT_HOME) == []
    scene.play("take gem")
    assert scene.goods_of("violet") == ["gem"]


@rule("WS-EX-23")
def test_too_few_icons() -> None:
    line = [("blue", 11), ("red", 9), ("violet", 7)]
    scene = complete_oasis("salt", "water1", explorers=line, turban="orange", blue=1)
    scene.value("orange", "G1")
    assert scene.water_of("blue") == 0
    scene.play("take salt")
    assert scene.goods_of("blue") == ["salt"]
    assert scene.water_of("red") == 1
    assert scene.events(e.EMPTY_HANDED) == [[scene.seat("violet"), 2]]
    assert all(scene.where(colour, height) == "supply" for colour, height in line)


def full_camels(*icons: str, explorers: list[tuple[str, int]]) -> Scene:
    scene = complete_oasis(*icons, explorers=explorers, blue=1)
    scene.goods("blue", "myrrh", "myrrh", "salt", "gem")
    scene.value("orange", "G1")
    return scene


@rule("WS-EX-24")
def test_full_camels() -> None:
    scene = full_camels("incense", explorers=[("blue", 6)])
    assert scene.legal() == ["put back myrrh", "put back gem", "put back salt", "give up"]
    before = scene.p.goods_supply[:]
    scene.play("put back salt")
    assert scene.goods_of("blue") == ["myrrh", "myrrh", "incense", "gem"]
    after = scene.p.goods_supply
    assert (after[1] - before[1], after[3] - before[3]) == (-1, 1)
    scene = full_camels("incense", explorers=[("blue", 6)])
    scene.play("give up")
    assert scene.goods_of("blue") == ["myrrh", "myrrh", "gem", "salt"]
    assert scene.p.goods_supply[1] == 10


@rule("WS-EX-25")
def test_camel_first() -> None:
    scene = full_camels("camel", "incense", explorers=[("blue", 11), ("blue", 6)])
    scene.play("take camel")
    assert scene.goods_of("blue") == ["myrrh", "myrrh", "incense", "gem", "salt"]
    assert scene.room_of("blue") == 1


@rule("WS-EX-26")
def test_a_short_supply_of_water() -> None:
    scene = complete_oasis("water2", explorers=[("blue", 6)], blue=0)
    scene.water_supply(1)
    scene.value("orange", "G1")
    assert scene.water_of("blue") == 1
    assert scene.p.water_supply == 0


@rule("WS-EX-27")
def test_rumours_until_the_stock_is_empty_and_after() -> None:
    spaces = ["myrrh 1", "myrrh 2", "incense 1", "incense 2", "gem 1"]
    line = [("blue", 11), ("red", 9), ("violet", 7)]
    scene = complete_oasis("rumour", "rumour", "rumour", explorers=line, turban="orange", blue=1)
    for nth, space in enumerate(spaces):
        scene.rumour(f"R{nth + 1}", space)
    scene.value("orange", "G1")
    assert scene.stock == 1
    scene.draw_rumour("R6")
    assert scene.asked == "blue"
    assert scene.legal() == ["rumour gem 2", "rumour salt 1", "rumour salt 2"]
    scene.play("rumour salt 1")
    assert scene.stock == 0
    assert sum(space.occupied for space in scene.view(None).rumour_spaces) == 6
    assert scene.asked == "red"
    assert scene.legal() == [*(f"look {space}" for space in [*spaces, "salt 1"]), "no look"]
    scene.play("look gem 1")
    assert scene.legal() == ["leave rumour", "take off rumour"]
    scene.play("take off rumour")
    assert scene.stock == 1
    scene.draw_rumour("R5")
    assert scene.asked == "violet"
    assert scene.legal() == ["rumour gem 1", "rumour gem 2", "rumour salt 2"]
    scene.play("rumour gem 1")
    seen = next(
        space for space in scene.view("red").rumour_spaces if (space.good, space.number) == ("gem", 1)
    )
    assert seen.seen_by == [scene.seat("red"), scene.seat("violet")]
    assert seen.value == -1


@rule("WS-EX-28")
@pytest.mark.parametrize("order", [("1", "2"), ("2", "1")])
def test_two_oases_at_once(order: tuple[str, str]) -> None:
    scene = Scene()
    scene.lay("T1-06", "E2", 0)
    scene.explorer("orange", 15, "E2")
    scene.turban("orange")
    scene.reserve("blue", "T3-13")
    scene.turn("blue")
    scene.play("stay use T3-13 lay E1 r0 explorer 6 1")
    assert scene.oasis("E1", 1) == {"E1"}
    assert scene.oasis("E1", 2) == {"E1", "E2", "F2"}
    assert scene.asked == "blue"
    assert scene.legal() == ["value 1", "value 2"]
    scene.play(f"value {order[0]}")
    assert scene.events(e.WATER_PAID) == scene.events(e.SENT_HOME) == []
    assert scene.goods_of("blue") == ["salt"]
    assert scene.goods_of("orange") == ["incense"]
    assert scene.turban_of == "red"


@rule("WS-EX-29")
def test_a_bonus_turn_from_won_water() -> None:
    scene = complete_oasis("water1", explorers=[("blue", 6)], blue=0)
    scene.value("blue", "G1")
    assert scene.legal() == ["bonus turn", "end go"]
    scene.play("bonus turn")
    assert scene.water_of("blue") == 0
    assert scene.p.bonus == 1
    assert scene.question == kinds.MOVE


def pass_on(scene: Scene) -> list[str]:
    """Everybody stays and discovers nothing, to the end of the game; who was on turn."""
    order: list[str] = []
    while scene.asked != "nobody":
        if scene.question == kinds.MOVE and (not order or order[-1] != scene.asked):
            order.append(scene.asked)
        for text in ("stay", "no discovery", "no explorer", "no retrieval", "end go"):
            if text in scene.legal():
                scene.play(text)
                break
    return order


@rule("WS-EX-30")
def test_the_last_round() -> None:
    scene = Scene()
    scene.left("T5-01")
    scene.caravan("red", "F2")
    scene.water("red", 1)
    scene.turn("red")
    scene.play("stay draw")
    scene.draw("T5-01")
    scene.play("stay")
    assert scene.legal() == ["bonus turn", "end go"]
    scene.play("end go")
    assert scene.asked == "violet"
    assert pass_on(scene) == ["violet", "blue", "orange", "red"]


@rule("WS-EX-31")
def test_the_last_tile_as_exchange() -> None:
    scene = Scene()
    scene.left("T5-01", "T1-02")
    scene.reserve("violet", "T1-02")
    scene.caravan("blue", "F2")
    scene.water("blue", 1)
    scene.turn("blue")
    scene.play("stay scout T1-02")
    assert scene.asked == "violet"
    scene.play("take exchange")
    scene.draw("T5-01")
    assert scene.asked == "blue"
    scene.play("stay")
    assert pass_on(scene) == ["orange", "red", "violet", "blue"]


@rule("WS-EX-32")
def test_scoring() -> None:
    scene = Scene()
    on_board = {
        "R1": "myrrh 1",
        "R4": "myrrh 2",
        "R2": "incense 1",
        "R6": "gem 1",
        "R5": "gem 2",
        "R3": "salt 1",
    }
    for tile, space in on_board.items():
        scene.rumour(tile, space)
    assert [scene.p.value_of(good) for good in range(4)] == [5, 5, 1, 5]
    scene.goods("blue", "myrrh", "myrrh", "myrrh", "incense", "incense", "gem")
    assert scene.p.gold_of(0) == 26


@rule("WS-EX-33")
def test_a_rumour_beside_the_board_does_not_count() -> None:
    scene = Scene()
    scene.rumour("R1", None)
    scene.rumour("R4", "myrrh 1")
    assert scene.p.value_of(0) == 3


@rule("WS-EX-34")
def test_ties() -> None:
    scene = Scene(3)
    scene.rumour("R1", "gem 1")
    scene.goods("blue", "gem", "myrrh", "myrrh", "myrrh", "salt", "salt")
    scene.goods("orange", "gem", "myrrh", "myrrh", "incense", "incense", "salt")
    scene.goods("red", "myrrh", "myrrh", "incense", "salt", "salt")
    scene.p.to_act = NOBODY
    assert scene.p.standing() == [26, 26, 20]
    for stones, ranks in (((1, 3, 5), [2, 1, 3]), ((3, 3, 5), [1, 1, 3])):
        for colour, number in zip(("blue", "orange", "red"), stones, strict=True):
            scene.water(colour, number)
        assert scene.p.ranks() == ranks


@rule("WS-EX-35")
def test_retrieve_and_reuse() -> None:
    scene = Scene()
    scene.lay("T1-13", "G3", 2)
    for height in (16, 11, 6, 1):
        scene.explorer("blue", height, "G3")
    scene.reserve("blue", "T1-04", "T4-06")
    scene.water("blue", 1)
    scene.turn("blue")
    scene.play("stay use T1-04 lay G1 r1")
    assert scene.question == kinds.RETRIEVE, "no explorer is at hand to be placed"
    scene.play("retrieve 6 bonus turn move F1 use T4-06 lay E1 r0")
    assert "explorer 6 1" in scene.legal()


@rule("WS-EX-36")
def test_retrieve_before_the_valuation() -> None:
    scene = Scene()
    scene.lay("T1-06", "E2", 0)
    scene.explorer("red", 3, "E2")
    scene.explorer("blue", 16, "E2")
    scene.turban("violet")
    scene.water("blue", 2)
    scene.reserve("red", "T1-05")
    scene.caravan("red", "F1")
    scene.caravan("blue", "F11")
    scene.turn("red")
    scene.play("stay use T1-05 lay E1 r2 no explorer retrieve 3")
    assert scene.water_of("blue") == 2
    assert scene.goods_of("blue") == ["incense"]
    assert scene.where("red", 3) == "supply"


@rule("WS-EX-37")
@pytest.mark.parametrize("first", ["P", "Q"])
def test_the_turban_twice_in_one_turn(first: str) -> None:
    scene = Scene(book=only_icons(T3_13=["salt"], T1_06=["incense", "gem"]))
    scene.lay("T1-06", "E2", 0)
    scene.lay("T3-13", "E1", 0)
    scene.explorer("blue", 16, "E1", 1)
    scene.explorer("orange", 15, "E2")
    scene.explorer("red", 9, "E2")
    scene.turban("blue")
    scene.water("orange", 1)
    scene.value("red", "E1")
    assert scene.legal() == ["value 1", "value 2"]
    scene.play("value 1" if first == "P" else "value 2")
    assert scene.water_of("orange") == 0
    assert scene.asked == "orange"
    assert scene.turban_of == ("orange" if first == "P" else "blue")
    scene.play("take gem")
    assert scene.goods_of("red") == ["incense"]
    assert scene.goods_of("blue") == ["salt"]
    assert scene.turban_of == ("red" if first == "P" else "orange")


@rule("WS-EX-38")
def test_a_pile_that_ends_within_a_turn() -> None:
    scene = Scene()
    scene.reserve("orange", "T1-05")
    scene.left("T1-01", *(tile for tile in D.tiles if not tile.startswith("T1")))
    scene.water("blue", 2)
    scene.turn("blue")
    scene.play("stay draw")
    scene.draw("T1-01")
    place = scene.legal()[0]
    scene.play(place)
    assert scene.view(None).current_pile == 2
    scene.play("stay")
    assert {"draw", "scout T1-05"} <= set(scene.legal())
    scene.play("scout T1-05")
    scene.play(scene.legal()[0])
    assert scene.asked == "orange"
    scene.play("take exchange")
    scene.draw("T2-01")
    assert scene.reserve_of("orange") == ["T2-01"]


@rule("WS-EX-39")
def test_boxed_in() -> None:
    scene = Scene()
    scene.lay("T1-17", "G3", 0)
    scene.lay("T2-10", "G2", 1)
    scene.caravan("blue", "G3")
    scene.caravan("orange", "F3")
    scene.caravan("red", "G2")
    scene.turn("blue")
    assert scene.question == kinds.DISCOVER, "there is nowhere to go, so he stays"
    assert scene.caravan_of("blue") == "G3"
    assert "draw" in scene.legal()


@rule("WS-EX-40")
def test_an_empty_supply() -> None:
    scene = complete_oasis("incense", explorers=[("blue", 6)], blue=0)
    scene.p.goods_supply[1] = 0
    scene.goods("blue", "myrrh", "myrrh", "salt", "gem")
    scene.value("orange", "G1")
    assert scene.events(e.SUPPLY_EMPTY) == [[0, 1]]
    assert scene.goods_of("blue") == ["myrrh", "myrrh", "gem", "salt"]
    assert scene.question == kinds.MOVE
