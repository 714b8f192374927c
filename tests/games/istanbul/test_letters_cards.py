"""Letters & Seals: its bonus cards (section 8.7)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import Scene
from tests.games.istanbul.visits import act, grand, has, letters, visit
from tests.rules import rule


def holding(*cards: str, seats: int = 4) -> Scene:
    scene = letters(seats)
    scene.hand("red", *cards)
    return scene


@rule("IL-140")
def test_a_letter() -> None:
    scene = holding("gain_letter")
    scene.play("play gain_letter")
    scene.draw_letter(7)  # the merchant stands there
    assert (scene.letters_of("red"), scene.discard_pile()) == ([(7, True)], ["gain_letter"])


@rule("IL-141", "IL-153", "IS-A64", "IS-CH-10")
@pytest.mark.parametrize(("dice", "lira"), [((1, 1), 3), ((2, 2), 3), ((4, 6), 7), ((6, 6), 7)])
def test_dice_for_lira(dice: tuple[int, int], lira: int) -> None:
    scene = holding("dice_reward")
    scene.mosque_tiles("red", "fabric")
    scene.lira("red", 0)
    scene.play("play dice_reward")
    scene.dice(*dice)
    assert scene.lira_of("red") == lira  # at once: the fabric tile cannot change the roll
    assert (scene.question, scene.discard_pile()) == (kinds.MOVE, ["dice_reward"])


@rule("IL-141", "IS-CH-10")
def test_dice_for_other_things() -> None:
    for dice in ((1, 4), (3, 3)):
        scene = holding("dice_reward")
        scene.play("play dice_reward")
        scene.dice(*dice)
        scene.draw("gain_good")
        assert scene.hand_of("red") == ["gain_good"]
    scene = holding("dice_reward")
    scene.play("play dice_reward")
    scene.dice(3, 4)
    scene.draw_letter(2)
    assert scene.letters_of("red") == [(2, False)]
    for dice in ((4, 4), (4, 5)):
        scene = holding("dice_reward")
        scene.play("play dice_reward")
        scene.dice(*dice)
        assert has(scene, "take") == ["fabric", "spice", "fruit", "jewelry"]
        scene.play("take jewelry")
        assert (scene.goods_of("red")["jewelry"], scene.question) == (1, kinds.MOVE)


@rule("IL-142", "IG-009")
def test_a_good_for_seven_lira() -> None:
    scene = holding("good_for_7_lira", "good_for_7_lira")
    scene.lira("red", 0)
    assert scene.refusal("play good_for_7_lira") == "IL-142"
    scene.goods("red", spice=1, jewelry=2)
    scene.play("play good_for_7_lira give jewelry")
    assert (scene.lira_of("red"), scene.goods_of("red")["jewelry"]) == (7, 1)
    scene = grand()
    scene.hand("red", "good_for_7_lira")
    scene.lira("red", 0)
    scene.coffee("red", 2)
    scene.goods("red", fruit=1)
    scene.play("play good_for_7_lira give coffee")
    assert (scene.lira_of("red"), scene.coffee_of("red"), scene.goods_of("red")["fruit"]) == (7, 1, 1)


@rule("IL-143")
@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewelry"])
def test_the_printed_good(good: str) -> None:
    scene = holding(f"printed_good_and_3_lira_{good}")
    scene.lira("red", 0)
    scene.play(f"play printed_good_and_3_lira_{good}")
    assert scene.lira_of("red") == 3
    assert scene.goods_of("red") == {"fabric": 0, "spice": 0, "fruit": 0, "jewelry": 0} | {good: 1}


@rule("IL-144", "IS-EX-51")
def test_a_copy() -> None:
    scene = holding("copy_discard", "copy_discard")
    assert scene.refusal("play copy_discard") == "IL-144"  # nothing lies there
    scene.discarded("gain_5_lira")
    scene.lira("red", 0)
    scene.play("play copy_discard")
    assert (scene.lira_of("red"), scene.discard_pile()) == (5, ["gain_5_lira", "copy_discard"])
    scene.play("play copy_discard")  # looks below the copy
    assert scene.lira_of("red") == 10
    assert scene.discard_pile() == ["gain_5_lira", "copy_discard", "copy_discard"]


@rule("IL-144", "IL-154")
def test_a_copy_obeys_the_card_it_copies() -> None:
    scene = holding("copy_discard")
    scene.discarded("anywhere_for_3_lira")
    scene.lira("red", 2)
    assert scene.refusal("play copy_discard") == "IL-154"  # its price cannot be paid
    scene.lira("red", 5)
    scene.play("play copy_discard go 16")
    assert (scene.where("red"), scene.lira_of("red")) == (16, 2)
    scene = holding("copy_discard")
    scene.discarded("anywhere_for_3_lira")
    scene.lira("red", 9)
    scene.play("go 4 leave")
    assert scene.refusal("play copy_discard") == "IS-150"  # phase 1 is over
    scene = holding("copy_discard")
    scene.discarded("repeat_gemstone")
    scene.lira("red", 40)
    visit(scene, 16)
    assert scene.refusal("play copy_discard") == "IS-165"
    scene.play("act")
    scene.play("play copy_discard")
    assert (scene.rubies_of("red"), scene.lira_of("red")) == (2, 40 - 12 - 13)
    assert scene.discard_pile() == ["repeat_gemstone", "copy_discard"]


@rule("IL-145", "IS-EX-50", "IS-080")
def test_the_step_of_a_family_member() -> None:
    scene = holding("family_step")
    scene.family("red", 4)
    scene.figure("governor", 1)
    scene.merchant("blue", 1)
    scene.family("green", 1)
    scene.companion("red", 3)
    scene.letters("red", 5, 6, delivered=True)
    scene.lira("red", 7)
    scene.play("play family_step")
    assert has(scene, "send") == ["1", "7", "21"]
    assert scene.refusal("send 2") == "IL-145"
    scene.play("send 1")
    scene.play("act")
    assert (scene.lira_of("red"), scene.p.extensions[0]) == (0, 1)  # the action, and nobody is paid
    assert (scene.family_of("red"), scene.where("red"), scene.companion_of("red")) == (1, 7, 3)
    assert scene.stack_of("red") == 4
    assert scene.refusal("meet governor") == "IS-080"
    assert scene.refusal("catch for lira green") == "IS-080"
    assert scene.refusal("go 4") == "IS-DP-38"
    assert scene.legal() == ["double move", "end turn"]
    assert scene.discard_pile() == ["family_step"]


@rule("IL-145", "IS-080", "IL-068")
def test_the_step_has_no_encounters_even_after_a_turn_that_had() -> None:
    scene = holding("family_step")
    scene.letters("red", 1, 2, delivered=True)
    scene.family("red", 15)
    scene.figure("smuggler", 4)
    scene.play("go 4 leave no action")
    assert "meet smuggler" in scene.legal()
    scene.play("double move")
    scene.play("play family_step send 6")
    scene.play("no action")
    assert scene.refusal("meet smuggler") == "IS-080"
    assert scene.legal() == ["end turn"]


@rule("IL-145")
def test_the_step_neither_begins_nor_ends_at_the_police_station() -> None:
    scene = holding("family_step")
    assert scene.refusal("play family_step") == "IL-145"  # at 12
    scene.family("red", 7)
    scene.play("play family_step")
    assert has(scene, "send") == ["4", "6", "11"]
    assert scene.refusal("send 12") == "IL-145"
    scene = holding("family_step")
    scene.family("red", 4)
    scene.play("go 6")
    assert scene.refusal("play family_step") == "IS-150"


@rule("IL-146", "IL-152", "IS-EX-49")
def test_following_a_merchant() -> None:
    scene = holding("follow_merchant", seats=3)
    scene.merchant("blue", 5)
    scene.companion("blue", 5)
    scene.merchant("green", 5)
    for colour, lira in (("red", 6), ("blue", 0), ("green", 0)):
        scene.lira(colour, lira)
    scene.play("play follow_merchant follow blue")
    assert (scene.where("red"), scene.question) == (5, kinds.ASSISTANT)
    scene.play("leave pay")
    assert [scene.lira_of(colour) for colour in ("red", "blue", "green")] == [2, 2, 2]
    scene.play("act")
    assert scene.lira_of("red") == 4
    assert (scene.goods_of("red")["spice"], scene.assistants_of("red")) == (1, [5])


@rule("IL-146", "IS-A53")
def test_whom_one_can_follow() -> None:
    scene = holding("follow_merchant", seats=2)
    assert scene.refusal("play follow_merchant") == "IL-146"  # blue stands beside red
    scene = holding("follow_merchant", seats=3)
    scene.merchant("blue", 16)
    scene.neutrals(5)
    scene.play("play follow_merchant")
    assert scene.where("red") == 16  # blue alone is elsewhere; a neutral merchant cannot be chosen
    scene = holding("follow_merchant")
    scene.merchant("blue", 16)
    scene.merchant("green", 10)
    scene.play("play follow_merchant")
    assert scene.legal() == ["follow blue", "follow green"]
    assert scene.refusal("follow red") == "IL-146"
    assert scene.refusal("follow yellow") == "IS-A53"


@rule("IL-146", "IS-054", "IS-050")
def test_a_neutral_merchant_beside_the_one_followed_is_paid_and_moved() -> None:
    scene = holding("follow_merchant", seats=2)
    scene.merchant("blue", 14)
    scene.lira("red", 2)
    scene.lira("blue", 0)
    scene.play("play follow_merchant leave pay")
    scene.dice(1, 1)
    assert (scene.lira_of("red"), scene.lira_of("blue"), scene.p.neutral[0]) == (0, 0, 2)


@rule("IL-147", "IS-A54", "IS-047")
def test_the_stride_of_the_companion() -> None:
    scene = holding("companion_two", "move_0")
    assert scene.refusal("play companion_two") == "IL-147"  # it is not on the board
    scene.companion("red", 9)
    scene.play("play companion_two")
    assert has(scene, "companion") == ["4", "6", "13"]
    assert scene.refusal("companion 1") == "IL-147"  # exactly 2
    scene.play("companion 4")
    assert (scene.companion_of("red"), scene.where("red"), scene.question) == (4, 7, kinds.ACTION)
    assert scene.refusal("play move_0") == "IS-150"  # one replacement of the move


@rule("IL-148", "IS-A55", "IL-060")
def test_using_a_figure_from_afar() -> None:
    scene = holding("use_figure", "use_figure")
    scene.figure("smuggler", 16)
    scene.figure("courier", 10)
    scene.lira("red", 4)
    scene.play("play use_figure")
    assert has(scene, "meet") == ["governor", "smuggler", "courier"]
    scene.play("meet smuggler take spice pay lira")
    scene.dice(2, 2)
    assert (scene.goods_of("red")["spice"], scene.lira_of("red"), scene.where_figure("smuggler")) == (1, 2, 4)
    scene.play("play use_figure meet courier")
    scene.draw_letter(2)
    scene.play("pay lira")
    scene.dice(2, 3)
    assert (scene.letters_of("red"), scene.lira_of("red"), scene.where_figure("courier")) == (
        [(2, False)],
        0,
        5,
    )
    scene.play("go 4 leave no action")
    scene.play("meet smuggler take fruit give spice")  # an encounter besides the card
    scene.dice(1, 2)
    assert scene.goods_of("red") == {"fabric": 0, "spice": 0, "fruit": 1, "jewelry": 0}


@rule("IL-148", "IS-078")
def test_the_card_itself_cannot_pay_the_governor() -> None:
    scene = holding("use_figure")
    scene.empty_deck()
    scene.lira("red", 1)
    scene.play("play use_figure")
    assert has(scene, "meet") == ["smuggler", "courier"]  # no card to draw, none to discard
    scene = grand()
    scene.hand("red", "use_figure")
    scene.lira("red", 0)
    scene.figure("coffee_trader", 4)
    scene.play("play use_figure")
    assert has(scene, "meet") == ["governor", "smuggler", "courier"]  # the Coffee Trader cannot be paid


@rule("IL-149", "IL-150")
def test_a_mosque_again() -> None:
    scene = holding("repeat_mosque", "repeat_mosque")
    scene.goods("red", fabric=2, spice=2)
    visit(scene, 14)
    assert scene.refusal("play repeat_mosque") == "IL-149"
    scene.play("act")
    scene.play("tile fabric")
    scene.play("play repeat_mosque")
    assert scene.mosque_tiles_of("red") == ["fabric", "spice"]
    assert (scene.goods_of("red")["fabric"], scene.goods_of("red")["spice"], scene.rubies_of("red")) == (
        1,
        1,
        1,
    )
    assert scene.refusal("play repeat_mosque") == "IL-149"  # nothing is left for red


@rule("IL-151", "IL-152", "IS-EX-52", "IS-A53")
def test_anywhere() -> None:
    scene = holding("anywhere_for_3_lira", "gain_good")
    scene.merchant("yellow", 13)
    scene.lira("red", 3)
    scene.lira("yellow", 0)
    scene.figure("smuggler", 13)
    scene.play("play anywhere_for_3_lira")
    assert len(has(scene, "go")) == 19  # every place but the own
    assert scene.refusal("go 7") == "IS-A53"
    scene.play("go 13")
    assert (scene.lira_of("red"), scene.question) == (0, kinds.ASSISTANT)
    scene.play("leave")
    assert scene.refusal("pay") == "IS-051"
    scene.play("decline")
    assert (scene.assistants_of("red"), scene.lira_of("yellow")) == ([13], 0)
    assert scene.refusal("meet smuggler") == "IS-080"
    scene = holding("anywhere_for_3_lira")
    scene.lira("red", 2)
    assert scene.refusal("play anywhere_for_3_lira") == "IL-151"
    # With money everything follows as after a move.
    scene = holding("anywhere_for_3_lira")
    scene.lira("red", 5)
    scene.figure("smuggler", 2)
    scene.play("play anywhere_for_3_lira go 2 leave act")
    scene.play("meet smuggler take jewelry pay lira")
    scene.dice(1, 1)
    assert (scene.goods_of("red"), scene.lira_of("red")) == (
        {"fabric": 2, "spice": 0, "fruit": 0, "jewelry": 1},
        0,
    )


@rule("IL-140", "IL-142", "IS-150")
def test_cards_outside_actions_only() -> None:
    scene = holding("gain_letter", "good_for_7_lira")
    scene.goods("red", fruit=1)
    scene.lira("red", 3)
    act(scene, 23)
    scene.play("take spice")
    assert has(scene, "play") == []
    assert scene.refusal("play gain_letter") == "IS-150"
    assert scene.refusal("play good_for_7_lira") == "IS-150"


@rule("IL-148", "IM-032")
@pytest.mark.parametrize("payment", ["lira", "spice"])
def test_using_the_coffee_trader_from_afar(payment: str) -> None:
    scene = grand()
    scene.hand("red", "use_figure")
    scene.lira("red", 2 if payment == "lira" else 1)
    scene.goods("red", spice=1, fruit=1)
    scene.figure("coffee_trader", 4)
    before = scene.coffee_of("red")
    scene.play("play use_figure meet coffee_trader")
    ways = ["give spice", "give fruit", *(["pay lira"] if payment == "lira" else [])]
    assert scene.legal() == ways
    scene.play("pay lira" if payment == "lira" else "give spice")
    scene.dice(2, 3)
    assert scene.coffee_of("red") == before + 2
    assert (scene.lira_of("red"), scene.goods_of("red")["spice"]) == ((0, 1) if payment == "lira" else (1, 0))
    assert (scene.where_figure("coffee_trader"), scene.discard_pile()) == (5, ["use_figure"])
    assert scene.question == kinds.MOVE


@rule("IL-149")
def test_a_mosque_again_at_the_great_one() -> None:
    scene = holding("repeat_mosque", "repeat_mosque")
    scene.goods("red", jewelry=3, fruit=3)
    visit(scene, 15)
    assert scene.refusal("play repeat_mosque") == "IL-149"
    scene.play("act tile fruit")
    scene.play("play repeat_mosque")
    assert scene.mosque_tiles_of("red") == ["fruit", "jewelry"]
    assert (scene.goods_of("red")["jewelry"], scene.goods_of("red")["fruit"]) == (2, 2)
    assert scene.refusal("play repeat_mosque") == "IL-149"
