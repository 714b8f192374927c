"""Letters & Seals: what each of the 24 kiosk tiles does (section 8.8)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.scene import Scene
from tests.games.istanbul.test_kiosk import open_kiosk
from tests.games.istanbul.visits import grand, has, letters
from tests.rules import rule


def with_tile(tile: str, scene: Scene | None = None) -> Scene:
    """Red may choose this tile or two others."""
    scene = scene or letters(2)
    open_kiosk(scene, tile, "k07" if tile != "k07" else "k09", "k08" if tile != "k08" else "k09")
    return scene


def chosen(tile: str, scene: Scene | None = None) -> Scene:
    scene = with_tile(tile, scene)
    scene.play(f"kiosk {tile}")
    return scene


@rule(
    "IL-K01",
    "IL-K02",
    "IL-K03",
    "IL-K04",
    "IL-K05",
    "IL-K06",
    "IL-K07",
    "IL-K08",
    "IL-K09",
    "IL-K10",
    "IL-K12",
)
@pytest.mark.parametrize(
    ("tile", "good", "number", "lira"),
    [
        ("k01", "fruit", 1, 1),
        ("k02", "spice", 1, 1),
        ("k03", "fabric", 1, 1),
        ("k04", "fruit", 2, 0),
        ("k05", "spice", 2, 0),
        ("k06", "fabric", 2, 0),
        ("k07", "fruit", 1, 0),
        ("k08", "spice", 1, 0),
        ("k09", "fabric", 1, 0),
        ("k10", "jewelry", 1, 0),
        ("k12", "", 0, 2),
    ],
)
def test_plain_gains(tile: str, good: str, number: int, lira: int) -> None:
    scene = letters(2)
    scene.lira("red", 4)
    chosen(tile, scene)
    goods = {"fabric": 0, "spice": 0, "fruit": 0, "jewelry": 0}
    if good:
        goods[good] = number
    assert (scene.goods_of("red"), scene.lira_of("red"), scene.asked) == (goods, 4 + lira, "blue")


@rule("IL-K11")
def test_a_bonus_card() -> None:
    scene = chosen("k11")
    scene.draw("gain_good")
    assert (scene.hand_of("red"), scene.asked) == (["gain_good"], "blue")


@rule("IL-K13", "IL-K14", "IG-009", "IS-EX-61", "IL-008")
@pytest.mark.parametrize(("tile", "lira"), [("k13", 2), ("k14", 3)])
def test_coffee_or_lira(tile: str, lira: int) -> None:
    scene = grand(2)
    scene.lira("red", 0)
    chosen(tile, scene)
    assert scene.legal() == ["option 1", "option 2"]  # no way to take neither
    scene.play("option 1")
    assert (scene.coffee_of("red"), scene.lira_of("red")) == (1, 0)
    scene = grand(2)
    scene.lira("red", 0)
    chosen(tile, scene)
    scene.play("option 2")
    assert (scene.coffee_of("red"), scene.lira_of("red")) == (0, lira)
    scene = letters(2)
    scene.lira("red", 0)
    chosen(tile, scene)
    assert (scene.lira_of("red"), scene.asked) == (lira, "blue")


@rule("IL-K15")
def test_the_companion_into_the_own_supply() -> None:
    scene = chosen("k15")
    assert scene.companion_of("red") == "own"
    scene = letters(2)
    scene.companion("red", 4)
    chosen("k15", scene)
    assert scene.companion_of("red") == "own"


@rule("IL-K16", "IL-153", "IS-A64")
def test_a_die_for_lira() -> None:
    scene = letters(2)
    scene.mosque_tiles("red", "fabric")
    scene.lira("red", 0)
    chosen("k16", scene)
    scene.die(3)
    assert (scene.lira_of("red"), scene.asked) == (3, "blue")  # the fabric tile changes nothing


@rule("IL-K17", "IL-K18")
def test_extensions() -> None:
    scene = letters(2)
    scene.lira("red", 12)
    chosen("k17", scene)
    scene.play("option 1")
    assert (scene.lira_of("red"), scene.p.extensions[0]) == (2, 1)
    scene = letters(2)
    scene.goods("red", fabric=2, spice=1, fruit=1, jewelry=1)
    chosen("k18", scene)
    scene.play("option 1")
    assert scene.goods_of("red") == {"fabric": 1, "spice": 0, "fruit": 0, "jewelry": 0}
    assert scene.p.extensions[0] == 1


@rule("IL-K19")
def test_to_the_fountain() -> None:
    scene = letters(2)
    scene.merchant("red", 11)
    chosen("k19", scene)
    assert (scene.where("red"), scene.stack_of("red"), scene.assistants_of("red")) == (7, 3, [22])


@rule("IL-K20", "IL-160")
def test_a_good_for_a_letter_or_back() -> None:
    scene = letters(2)
    scene.goods("red", fruit=1, spice=1)
    chosen("k20", scene)
    assert scene.legal() == ["option 1", "option 2", "decline"]
    scene.play("option 1")
    assert scene.legal() == ["give spice", "give fruit"]
    scene.play("give fruit")
    scene.draw_letter(2)
    assert scene.letters_of("red") == [(1, False), (2, False)]
    assert (scene.goods_of("red")["fruit"], scene.asked) == (0, "blue")  # once, in one direction
    scene = letters(2)
    scene.letters("red", 9, delivered=True)
    chosen("k20", scene)
    assert scene.refusal("option 1") == "IL-109"  # no good to pay
    scene.play("option 2")
    assert scene.legal() == ["letter 1", "letter 9 delivered"]
    scene.play("letter 9 delivered")
    assert has(scene, "take") == ["fabric", "spice", "fruit", "jewelry"]
    assert scene.refusal("take coffee") == "IL-008"
    scene.play("take jewelry")
    assert (scene.letters_of("red"), scene.goods_of("red")["jewelry"]) == ([(1, False)], 1)


@rule("IL-K21", "IL-160")
def test_a_card_for_a_letter_or_back() -> None:
    scene = letters(2)
    scene.hand("red", "gain_good", "move_0")
    chosen("k21", scene)
    scene.play("option 1 discard move_0")
    scene.draw_letter(2)
    assert (scene.hand_of("red"), scene.discard_pile()) == (["gain_good"], ["move_0"])
    assert (scene.letters_of("red"), scene.asked) == ([(1, False), (2, False)], "blue")
    scene = chosen("k21")
    assert scene.refusal("option 1") == "IL-109"
    scene.play("option 2")
    scene.draw("gain_good")
    assert (scene.hand_of("red"), scene.letters_of("red"), scene.discarded_letters()) == (
        ["gain_good"],
        [],
        [1],
    )


@rule("IL-K22", "IL-160")
def test_lira_for_a_letter_or_back() -> None:
    scene = letters(2)
    scene.lira("red", 2)
    chosen("k22", scene)
    scene.play("option 1")
    scene.draw_letter(2)
    assert (scene.lira_of("red"), scene.letters_of("red")) == (0, [(1, False), (2, False)])
    scene = letters(2)
    scene.lira("red", 1)
    chosen("k22", scene)
    assert scene.refusal("option 1") == "IL-109"
    scene.play("option 2")
    assert (scene.lira_of("red"), scene.letters_of("red"), scene.asked) == (4, [], "blue")


@rule("IL-K23", "IL-160")
def test_lira_for_a_good_or_back() -> None:
    scene = letters(2)
    scene.lira("red", 2)
    chosen("k23", scene)
    assert scene.refusal("option 2") == "IL-109"
    scene.play("option 1 take jewelry")
    assert (scene.lira_of("red"), scene.goods_of("red")["jewelry"]) == (0, 1)
    scene = letters(2)
    scene.lira("red", 2)
    scene.goods("red", spice=1, jewelry=1)
    chosen("k23", scene)
    scene.play("option 2 give spice")
    assert (scene.lira_of("red"), scene.goods_of("red")["spice"]) == (5, 0)


@rule("IL-K24", "IL-160")
def test_lira_for_a_card_or_back() -> None:
    scene = letters(2)
    scene.lira("red", 2)
    chosen("k24", scene)
    assert scene.refusal("option 2") == "IL-109"
    scene.play("option 1")
    scene.draw("gain_good")
    assert (scene.lira_of("red"), scene.hand_of("red")) == (0, ["gain_good"])
    scene = letters(2)
    scene.lira("red", 0)
    scene.hand("red", "gain_good", "move_0")
    chosen("k24", scene)
    assert scene.refusal("option 1") == "IL-109"
    scene.play("option 2 discard gain_good")
    assert (scene.lira_of("red"), scene.hand_of("red"), scene.discard_pile()) == (
        3,
        ["move_0"],
        ["gain_good"],
    )


@rule("IL-K20", "IL-K23", "IG-009")
def test_coffee_instead_of_a_good_in_the_grand_bazaar() -> None:
    scene = grand(2)
    scene.coffee("red", 1)
    chosen("k20", scene)
    scene.play("option 1")  # nothing else can pay
    scene.draw_letter(2)
    assert (scene.coffee_of("red"), len(scene.letters_of("red"))) == (0, 2)
    scene = chosen("k20", grand(2))
    scene.play("option 2 take coffee")
    assert (scene.coffee_of("red"), scene.letters_of("red")) == (1, [])
    for way, coffee, lira in (("option 1 take coffee", 2, 0), ("option 2", 0, 5)):
        scene = grand(2)
        scene.coffee("red", 1)
        scene.lira("red", 2)
        chosen("k23", scene)
        scene.play(way)
        assert (scene.coffee_of("red"), scene.lira_of("red")) == (coffee, lira)
