"""Section 6.5: Wainwright, warehouses, Post Office, Caravansary, Fountain, Black Market, Tea House."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import events as e
from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import BOOK, Scene
from tests.rules import rule

BESIDE = {1: 11, 2: 7, 3: 7, 4: 12, 5: 2, 6: 11, 7: 2, 8: 6, 9: 11}
"""From where each place is reached in one step."""


def at(place: int, seats: int = 3) -> Scene:
    """Red is about to go to a place, from beside it."""
    scene = Scene(seats)
    scene.merchant("red", BESIDE[place])
    for figure in ("governor", "smuggler"):
        scene.figure(figure, 12)
    return scene


def goods(scene: Scene) -> list[int]:
    """Fabric, spice, fruit, jewelry of Red."""
    return list(scene.goods_of("red").values())


# -- Wainwright -----------------------------------------------------------------------------------


@rule("IS-101", "IS-102", "IS-103", "IS-DP-21")
@pytest.mark.parametrize(("before", "rubies"), [(0, 0), (1, 0), (2, 1)])
def test_an_extension_costs_seven_lira_and_the_third_brings_a_ruby(before: int, rubies: int) -> None:
    scene = at(1)
    scene.extensions("red", before)
    scene.lira("red", 8)
    scene.play("go 1 leave act")
    assert scene.lira_of("red") == 1
    assert (scene.p.extensions[0], scene.p.capacity(0)) == (before + 1, before + 3)
    assert (scene.rubies_of("red"), scene.p.wainwright_rubies) == (rubies, 3 - rubies)
    player = scene.view().players[0]
    assert player.capacity == before + 3
    assert goods(scene) == [0, 0, 0, 0]


@rule("IS-102")
def test_nobody_has_four_extensions() -> None:
    scene = at(1)
    scene.extensions("red", 3)
    scene.lira("red", 20)
    scene.hand("red", "repeat_sultan")
    scene.play("go 1 leave")
    assert scene.legal() == ["no action"]
    assert scene.refusal("act") == "IS-102"
    assert scene.p.capacity(0) == 5


@rule("IS-101", "IS-062")
def test_six_lira_buy_no_extension() -> None:
    scene = at(1)
    scene.lira("red", 6)
    scene.play("go 1 leave")
    assert scene.question == kinds.REST  # neither the action nor a card: nothing is asked
    assert (scene.lira_of("red"), scene.p.extensions[0]) == (6, 0)


# -- warehouses -----------------------------------------------------------------------------------


@rule("IS-104")
@pytest.mark.parametrize(("place", "good"), [(2, "fabric"), (3, "spice"), (4, "fruit")])
def test_a_warehouse_fills_its_own_good_up(place: int, good: str) -> None:
    for extensions, before in ((0, 0), (1, 2), (3, 0)):
        scene = at(place)
        scene.extensions("red", extensions)
        scene.goods("red", **{good: before})
        scene.play(f"go {place} leave act")
        assert scene.goods_of("red") == {"fabric": 0, "spice": 0, "fruit": 0, "jewelry": 0} | {
            good: 2 + extensions
        }


@rule("IS-134", "IS-DP-11", "IS-A17")
@pytest.mark.parametrize("place", [2, 3, 4])
def test_the_spice_tile_buys_one_more_good_after_the_filling(place: int) -> None:
    scene = at(place)
    scene.mosque_tiles("red", "spice")
    scene.lira("red", 5)
    full = [2 if place == number else 0 for number in (2, 3, 4, 0)]
    scene.goods(
        "red", fabric=full[0], spice=full[1], fruit=full[2]
    )  # nothing to fill: the tile works all the same
    scene.play(f"go {place} leave act")
    assert goods(scene) == full
    assert scene.legal() == ["take fabric", "take spice", "take fruit", "take jewelry", "decline"]
    scene.play("take jewelry")
    assert (goods(scene), scene.lira_of("red")) == ([*full[:3], 1], 3)
    assert scene.question == kinds.REST  # once per action
    assert scene.refusal("take jewelry") == "IS-DP-38"


@rule("IS-134")
def test_without_two_lira_the_spice_tile_buys_nothing() -> None:
    scene = at(2)
    scene.mosque_tiles("red", "spice")
    scene.lira("red", 1)
    scene.hand("red", "repeat_sultan")
    scene.play("go 2 leave act")
    assert scene.legal() == ["decline"]
    assert scene.refusal("take jewelry") == "IS-134"
    scene.play("decline")
    assert (goods(scene), scene.lira_of("red")) == ([2, 0, 0, 0], 1)


@rule("IS-134")
@pytest.mark.parametrize(("tile", "place"), [("fabric", 2), ("fruit", 3), ("spice", 5)])
def test_no_other_tile_and_no_other_place_sells_a_good(tile: str, place: int) -> None:
    scene = at(place)
    scene.mosque_tiles("red", tile)
    scene.lira("red", 9)
    scene.play(f"go {place} leave act")
    assert scene.question == kinds.REST


# -- Post Office ----------------------------------------------------------------------------------

MAIL = [((0, 1, 1, 0), 2), ((1, 0, 1, 0), 2), ((1, 0, 1, 0), 3), ((1, 0, 0, 1), 3), ((1, 0, 0, 1), 4)]


@rule("IS-105", "IS-106")
@pytest.mark.parametrize("state", range(5))
def test_the_mail_by_the_number_of_indicators_in_the_bottom_row(state: int) -> None:
    scene = at(5)
    scene.lira("red", 0)
    scene.mail(state)
    scene.play("go 5 leave act")
    assert (tuple(goods(scene)), scene.lira_of("red")) == MAIL[state]
    assert scene.p.mail == (state + 1) % 5  # the fifth time all go back to the top


@rule("IS-061", "IS-105")
def test_mail_without_room_is_lost() -> None:
    scene = at(5)
    scene.goods("red", spice=2, fruit=1)
    scene.play("go 5 leave act")
    assert (goods(scene), scene.lira_of("red"), scene.p.mail) == ([0, 2, 2, 0], 4, 1)


# -- Caravansary ----------------------------------------------------------------------------------


@rule("IS-107", "IS-108", "IS-109", "IS-A06", "IS-DP-12", "IS-DP-13")
@pytest.mark.parametrize("gone", ["gain_good", "gain_5_lira", "repeat_sultan"])
def test_two_cards_each_from_deck_or_discard_then_one_is_discarded(gone: str) -> None:
    scene = at(6)
    scene.hand("red", "gain_good")
    scene.discarded("move_0", "gain_5_lira")
    scene.play("go 6 leave act")
    assert scene.legal() == ["from deck", "from discard"]
    scene.play("from discard")
    assert scene.hand_of("red") == ["gain_good", "gain_5_lira"]  # in hand before the second source is chosen
    assert scene.legal() == ["from deck", "from discard"]  # the top is now "move_0"
    scene.play("from deck")
    scene.draw("repeat_sultan")
    assert scene.legal() == ["discard gain_good", "discard gain_5_lira", "discard repeat_sultan"]
    assert scene.refusal("discard move_0") == "IS-107"
    assert scene.refusal("play gain_5_lira") == "IS-150"
    scene.play(f"discard {gone}")
    assert len(scene.hand_of("red")) == 2
    assert gone not in scene.hand_of("red")
    assert scene.discard_pile() == ["move_0", gone]


@rule("IS-108")
def test_both_cards_may_come_from_the_discard_pile() -> None:
    scene = at(6)
    scene.discarded("move_0", "gain_5_lira")
    scene.play("go 6 leave act from discard from discard")
    assert scene.hand_of("red") == ["gain_5_lira", "move_0"]
    scene.play("discard move_0")
    assert scene.discard_pile() == ["move_0"]


@rule("IS-108")
def test_only_the_caravansary_takes_from_the_discard_pile() -> None:
    scene = Scene(3)
    scene.discarded("gain_5_lira")
    scene.figure("governor", 2)
    scene.family("blue", 2)
    scene.play("go 2 leave act catch for card blue")
    assert scene.asked == "chance"
    scene.draw("gain_good")
    scene.play("meet governor")
    assert scene.asked == "chance"
    assert scene.discard_pile() == ["gain_5_lira"]


@rule("IS-162", "IS-164", "IS-CH-11")
def test_an_empty_deck_is_refilled_from_the_discard_pile_before_the_draw() -> None:
    scene = at(6)
    scene.discarded("move_0", "gain_5_lira", "gain_good")
    scene.empty_deck()
    scene.play("go 6 leave act")
    assert scene.legal() == ["from deck", "from discard"]  # the deck counts while the pile holds a card
    scene.play("from deck")
    assert scene.asked == "chance"
    assert (scene.p.deck_size, scene.discard_pile()) == (3, [])
    assert scene.events(e.RESHUFFLED) == [[3]]
    scene.draw("move_0")
    assert scene.asked == "chance"  # the pile is empty: only the deck is left, nothing is asked
    scene.draw("gain_good")
    assert scene.legal() == ["discard gain_good", "discard move_0"]


@rule("IS-162", "IS-163", "IS-164", "IS-063", "IS-183")
def test_without_any_card_to_take_the_step_is_skipped_but_a_card_is_discarded() -> None:
    scene = at(6)
    scene.hand("red", "gain_good", "move_0")
    scene.empty_deck()
    assert len(scene.hand_of("green")) == 24  # no hand limit
    scene.play("go 6 leave act")
    assert scene.legal() == ["discard gain_good", "discard move_0"]
    scene.play("discard move_0")
    assert scene.hand_of("red") == ["gain_good"]
    scene = at(6)
    scene.empty_deck()
    scene.play("go 6 leave act")
    assert scene.question == kinds.REST  # nothing in hand, nothing to discard
    scene = at(6)
    scene.discarded("move_0")
    scene.empty_deck()
    scene.play("go 6 leave act from discard")  # one card; there is no second
    assert scene.legal() == ["discard move_0"]
    scene.play("discard move_0")
    assert (scene.hand_of("red"), scene.discard_pile()) == ([], ["move_0"])


# -- Fountain -------------------------------------------------------------------------------------


@rule("IS-110", "IS-181", "IS-DP-14")
def test_any_number_of_assistants_returns_from_anywhere() -> None:
    scene = at(7)
    scene.assistants("red", 3, 5, 16)
    scene.play("go 7 act")
    assert scene.legal() == ["return 3", "return 5", "return 16", "done"]
    assert scene.refusal("return 4") == "IS-110"
    scene.play("return 5")
    assert scene.legal() == ["return 16", "done"]  # by place number, without going back
    assert scene.refusal("return 3") == "IS-181"
    assert scene.assistants_of("red") == [3, 5, 16]  # nothing is done before the choice is complete
    scene.play("done")
    assert (scene.assistants_of("red"), scene.stack_of("red")) == ([3, 16], 2)
    scene = at(7)
    scene.assistants("red", 3, 5)
    scene.play("go 7 act return 3 return 5")
    assert (scene.assistants_of("red"), scene.stack_of("red")) == ([], 4)
    scene = at(7)
    scene.assistants("red", 3)
    scene.play("go 7 act done")
    assert (scene.assistants_of("red"), scene.stack_of("red")) == ([3], 3)


@rule("IS-111", "IS-122")
def test_assistants_return_to_the_merchant_when_the_family_member_is_at_the_fountain() -> None:
    scene = Scene(3)
    scene.assistants("red", 3, 5)
    scene.play("go 12 leave act send 7 act return 3 done")
    assert (scene.where("red"), scene.stack_of("red"), scene.assistants_of("red")) == (12, 2, [5, 12])
    assert scene.family_of("red") == 7


# -- Black Market ---------------------------------------------------------------------------------


@rule("IS-113", "IS-115", "IS-DP-15", "IS-CH-02")
@pytest.mark.parametrize("good", ["fabric", "spice", "fruit"])
def test_the_good_of_the_black_market_is_taken_before_the_roll(good: str) -> None:
    scene = at(8)
    scene.play("go 8 leave act")
    assert scene.legal() == ["take fabric", "take spice", "take fruit"]
    assert scene.refusal("take jewelry") == "IS-113"
    scene.play(f"take {good}")
    assert (scene.asked, scene.question) == ("chance", kinds.DICE)
    assert scene.goods_of("red")[good] == 1
    scene.dice(1, 1)
    assert scene.goods_of("red") == {"fabric": 0, "spice": 0, "fruit": 0, "jewelry": 0} | {good: 1}


@rule("IS-114", "IS-061")
@pytest.mark.parametrize("total", range(2, 13))
def test_the_jewelry_of_the_black_market_by_the_sum(total: int) -> None:
    jewelry = [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3][total - 2]
    for extensions in (0, 3):
        scene = at(8)
        scene.extensions("red", extensions)
        scene.play("go 8 leave act take fruit")
        scene.dice(min(6, total - 1), total - min(6, total - 1))
        assert scene.goods_of("red")["jewelry"] == min(jewelry, 2 + extensions)


# -- Tea House ------------------------------------------------------------------------------------


@rule("IS-116", "IS-184", "IS-DP-16", "IS-CH-02")
def test_a_number_from_three_to_twelve_is_announced_before_the_roll() -> None:
    scene = at(9)
    scene.play("go 9 leave act")
    assert scene.legal() == [f"announce {number}" for number in range(3, 13)]
    for number in (2, 13):
        assert not BOOK.moves_named(f"announce {number}")
    scene.play("announce 7")
    assert (scene.asked, scene.lira_of("red")) == ("chance", 2)


@rule("IS-117")
@pytest.mark.parametrize(
    ("number", "dice", "gain"), [(7, (3, 4), 7), (7, (6, 6), 7), (7, (3, 3), 2), (12, (6, 6), 12)]
)
def test_the_number_announced_or_two_lira(number: int, dice: tuple[int, int], gain: int) -> None:
    scene = at(9)
    scene.play(f"go 9 leave act announce {number}")
    scene.dice(*dice)
    assert scene.lira_of("red") == 2 + gain


# -- the fabric tile ------------------------------------------------------------------------------


@rule("IS-136", "IS-A09", "IS-DP-15", "IS-DP-16", "IS-CH-02")
@pytest.mark.parametrize("place", [8, 9])
@pytest.mark.parametrize(
    ("use", "total"), [("keep", 6), ("turn first", 9), ("turn second", 5), ("roll again", 11)]
)
def test_the_fabric_tile_turns_one_die_to_four_or_rolls_both_again(place: int, use: str, total: int) -> None:
    scene = at(place)
    scene.extensions("red", 1)
    scene.mosque_tiles("red", "fabric")
    scene.hand("red", "gain_5_lira")
    scene.play(f"go {place} leave act " + ("take fruit" if place == 8 else "announce 6"))
    scene.dice(1, 5)
    assert scene.legal() == ["turn first", "turn second", "roll again", "keep"]
    assert scene.refusal("play gain_5_lira") == "IS-150"  # not between a roll and its result
    scene.play(use)
    if use == "roll again":
        scene.dice(6, 5)  # kept whatever it is: one of the two, once
    assert scene.question == kinds.REST
    if place == 8:
        assert scene.goods_of("red")["jewelry"] == {6: 0, 9: 2, 5: 0, 11: 3}[total]
    else:
        assert scene.lira_of("red") == 2 + (6 if total >= 6 else 2)


@rule("IS-136", "IS-A64")
def test_without_the_tile_and_for_other_dice_nothing_is_turned() -> None:
    scene = at(9)
    scene.mosque_tiles("red", "spice", "fruit")
    scene.play("go 9 leave act announce 3")
    scene.dice(1, 1)
    assert scene.question == kinds.REST
    assert scene.refusal("turn first") == "IS-136"
    scene = Scene(3)
    scene.mosque_tiles("red", "fabric")
    scene.figure("smuggler", 2)
    scene.play("go 2 leave act meet smuggler take fruit give fruit")
    scene.dice(1, 1)
    assert (scene.question, scene.where_figure("smuggler")) == (kinds.REST, 2)
