"""Section 6.6: the bonus cards of the base game and when they are played (decisions 03, 05, 10)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import events as e
from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import BOOK, Scene
from tests.rules import rule

COUNTS = {
    "gain_good": 4,
    "gain_5_lira": 4,
    "repeat_sultan": 2,
    "repeat_post_office": 2,
    "repeat_gemstone": 2,
    "return_family": 2,
    "move_0": 2,
    "move_3_4": 4,
    "return_assistant": 2,
    "small_market_any": 2,
}


def holding(*cards: str, place: int = 7, seats: int = 3) -> Scene:
    """Red's merchant on a place, before the move."""
    scene = Scene(seats)
    scene.merchant("red", place)
    scene.hand("red", *cards)
    for figure in ("governor", "smuggler"):
        scene.figure(figure, 8)
    return scene


def plays(scene: Scene) -> list[str]:
    """The cards that can be played now."""
    return [text.removeprefix("play ") for text in scene.legal() if text.startswith("play ")]


@rule("IS-151", "IS-152", "IS-153", "IS-154", "IS-155", "IS-156", "IS-157", "IS-158", "IS-159", "IS-160")
def test_how_many_of_each_card_there_are() -> None:
    copies = Scene(3).p.tables.copies
    assert {
        name: number for name, number in zip(BOOK.describer.cards, copies, strict=True) if number
    } == COUNTS
    assert sum(copies) == 26


# -- timing ---------------------------------------------------------------------------------------


@rule("IS-150", "IS-DP-03", "IS-DP-10")
def test_what_can_be_played_in_each_phase() -> None:
    scene = holding(*COUNTS, place=14)
    scene.family("red", 9)
    scene.assistants("red", 4)
    scene.merchant("blue", 2)
    scene.lira("red", 9)
    anywhere = ["gain_good", "gain_5_lira", "return_family"]
    assert plays(scene) == [*anywhere, "move_0", "move_3_4", "return_assistant"]
    scene.play("go 2")
    assert plays(scene) == [*anywhere, "return_assistant"]
    scene.play("leave")
    assert (scene.question, plays(scene)) == (kinds.OTHERS, anywhere)
    assert scene.refusal("play return_assistant") == "IS-159"
    scene.play("pay")
    assert (scene.question, plays(scene)) == (kinds.ACTION, anywhere)
    assert scene.refusal("play small_market_any") == "IS-160"
    scene.play("act")
    assert (scene.question, plays(scene)) == (kinds.REST, anywhere)
    for card in ("repeat_sultan", "repeat_post_office", "repeat_gemstone"):
        assert scene.refusal(f"play {card}") == "IS-165"
    for card in ("move_0", "move_3_4"):
        assert scene.refusal(f"play {card}") == "IS-150"


@rule("IS-150", "IS-151", "IS-152")
def test_within_an_action_only_cards_of_any_time_are_played() -> None:
    """The spice tile asks within the action of a warehouse; the family member acts within that of the Police."""
    scene = holding("gain_good", "gain_5_lira", "return_family", place=7)
    scene.mosque_tiles("red", "spice")
    scene.lira("red", 0)
    scene.play("go 2 leave act")
    assert scene.question == kinds.EXTRA_GOOD
    assert plays(scene) == ["gain_5_lira"]
    assert scene.refusal("play gain_good") == "IS-150"
    scene.play("play gain_5_lira take fruit")
    assert (scene.lira_of("red"), scene.goods_of("red")["fruit"]) == (3, 1)
    assert plays(scene) == ["gain_good"]
    scene = holding("gain_good", "gain_5_lira")
    scene.play("go 12 leave act send 2")
    assert plays(scene) == ["gain_5_lira"]
    assert scene.refusal("play gain_good") == "IS-150"
    scene.play("act play gain_good take fruit")
    assert scene.goods_of("red") == {"fabric": 2, "spice": 0, "fruit": 1, "jewelry": 0}


@rule("IS-150", "IS-152")
def test_a_figure_may_be_paid_with_lira_that_come_by_card() -> None:
    scene = holding("gain_good", "gain_5_lira")
    scene.figure("smuggler", 2)
    scene.lira("red", 0)
    scene.play("go 2 leave act meet smuggler take fruit")
    assert plays(scene) == ["gain_5_lira"]
    assert scene.refusal("play gain_good") == "IS-150"
    scene.play("play gain_5_lira pay lira")
    assert scene.lira_of("red") == 3


# -- the cards ------------------------------------------------------------------------------------


@rule("IS-151", "IS-152", "IS-161")
def test_a_good_and_five_lira() -> None:
    scene = holding("gain_good", "gain_5_lira")
    scene.lira("red", 1)
    scene.discarded("move_0")
    scene.play("play gain_good")
    assert scene.legal() == ["take fabric", "take spice", "take fruit", "take jewelry"]
    scene.play("take jewelry")
    scene.play("play gain_5_lira")
    assert (scene.goods_of("red")["jewelry"], scene.lira_of("red"), scene.hand_of("red")) == (1, 6, [])
    assert scene.discard_pile() == ["move_0", "gain_good", "gain_5_lira"]


@rule("IS-153", "IS-165", "IS-A61")
def test_the_palace_twice_and_three_times_at_the_new_prices() -> None:
    scene = holding("repeat_sultan", "repeat_sultan", place=10, seats=4)
    scene.extensions("red", 3)
    scene.goods("red", fabric=4, spice=3, fruit=3, jewelry=5)
    assert scene.refusal("play repeat_sultan") == "IS-165"
    scene.play("go 13 leave act")
    assert list(scene.goods_of("red").values()) == [3, 2, 2, 4]
    scene.play("play repeat_sultan give fabric")
    assert list(scene.goods_of("red").values()) == [1, 1, 1, 3]
    scene.play("play repeat_sultan")
    assert list(scene.goods_of("red").values()) == [0, 0, 0, 0]  # 2 jewelry and the third as "any"
    assert scene.rubies_of("red") == 1 + 3
    assert (scene.price(13), scene.discard_pile()) == (7, ["repeat_sultan"] * 2)


@rule("IS-153", "IS-155", "IS-062")
@pytest.mark.parametrize(
    ("card", "place", "clause"), [("repeat_sultan", 13, "IS-126"), ("repeat_gemstone", 16, "IS-137")]
)
def test_once_more_must_be_paid_for(card: str, place: int, clause: str) -> None:
    scene = holding(card, place={13: 10, 16: 9}[place], seats=4)
    scene.goods("red", fabric=1, spice=1, fruit=1, jewelry=1)
    scene.lira("red", 12)
    scene.play(f"go {place} leave act")
    assert scene.rubies_of("red") == 1
    assert scene.legal() == ["end turn"]
    assert scene.refusal(f"play {card}") == clause


@rule("IS-154", "IS-165")
def test_the_post_office_twice_with_the_new_state() -> None:
    scene = holding("repeat_post_office", "repeat_post_office", place=2)
    scene.extensions("red", 1)
    scene.lira("red", 0)
    scene.play("go 5 leave")
    assert scene.refusal("play repeat_post_office") == "IS-165"
    scene.play("act play repeat_post_office")
    assert (list(scene.goods_of("red").values()), scene.lira_of("red"), scene.p.mail) == ([1, 1, 2, 0], 4, 2)
    scene.play("play repeat_post_office")
    assert (list(scene.goods_of("red").values()), scene.lira_of("red"), scene.p.mail) == ([2, 1, 3, 0], 7, 3)


@rule("IS-154", "IS-165", "IS-A12")
def test_once_more_follows_the_family_members_action_too_but_no_encounter() -> None:
    scene = holding("repeat_post_office", "repeat_post_office")
    scene.figure("smuggler", 12)
    scene.play("go 12 leave act send 5 act play repeat_post_office")
    assert scene.p.mail == 2
    scene.play("meet smuggler take fruit give fruit")
    scene.dice(1, 1)
    assert scene.refusal("play repeat_post_office") == "IS-165"  # phase 3 is over


@rule("IS-165", "IS-070")
def test_once_more_is_too_late_after_somebody_was_caught() -> None:
    scene = holding("repeat_post_office", place=2)
    scene.family("blue", 5)
    scene.play("go 5 leave act")
    assert plays(scene) == ["repeat_post_office"]
    scene.play("catch for lira blue")
    assert scene.refusal("play repeat_post_office") == "IS-165"


@rule("IS-165", "IS-060")
def test_once_more_needs_the_action() -> None:
    scene = holding("repeat_post_office", place=2)
    scene.play("go 5 leave no action")
    assert scene.refusal("play repeat_post_office") == "IS-165"


@rule("IS-155", "IS-A61")
def test_the_dealer_three_times_at_rising_prices() -> None:
    scene = holding("repeat_gemstone", "repeat_gemstone", place=9)
    scene.lira("red", 46)
    scene.play("go 16 leave act play repeat_gemstone play repeat_gemstone")
    assert (scene.lira_of("red"), scene.rubies_of("red"), scene.price(16)) == (46 - 14 - 15 - 16, 3, 17)


@rule("IS-156", "IS-CH-05")
@pytest.mark.parametrize("reward", ["lira", "card"])
def test_the_family_member_comes_home_for_a_reward(reward: str) -> None:
    scene = holding("return_family", "return_family")
    scene.family("red", 4)
    scene.play("play return_family")
    assert scene.legal() == ["reward lira", "reward card"]
    scene.play(f"reward {reward}")
    if reward == "card":
        assert scene.discard_pile() == []  # it is laid down after its effect
        scene.draw("gain_good")
    assert (scene.family_of("red"), scene.lira_of("red")) == (12, 5 if reward == "lira" else 2)
    assert scene.hand_of("red") == (["gain_good", "return_family"] if reward == "card" else ["return_family"])
    assert scene.discard_pile() == ["return_family"]
    assert scene.refusal("play return_family") == "IS-156"  # it is at home now


@rule("IS-157", "IS-041", "IS-045", "IS-A04")
@pytest.mark.parametrize("place", [2, 7])
def test_staying_replaces_the_move(place: int) -> None:
    scene = holding("move_0", place=place)
    scene.play("play move_0")
    assert scene.where("red") == place
    assert scene.question == (kinds.ACTION if place == 7 else kinds.ASSISTANT)
    assert scene.events(e.MERCHANT_MOVED) == []


@rule("IS-157", "IS-050")
def test_who_stays_pays_the_others_there() -> None:
    scene = holding("move_0", place=2)
    scene.merchant("blue", 2)
    scene.play("play move_0 leave pay act")
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (0, 5)
    assert scene.goods_of("red")["fabric"] == 2


@rule("IS-158", "IS-A03", "IS-DP-03", "IS-DP-04")
def test_three_or_four_places_instead_of_one_or_two() -> None:
    scene = holding("move_3_4")
    scene.play("play move_3_4")
    assert scene.legal() == ["go 8", "go 10", "go 13", "go 15", "go 16"]
    for place in (2, 9, 14):
        assert scene.refusal(f"go {place}") == "IS-158"
    scene.play("go 13")
    assert (scene.where("red"), scene.question) == (13, kinds.ASSISTANT)
    scene = holding("move_3_4", place=15)
    scene.play("play move_3_4")
    assert scene.legal() == [f"go {place}" for place in (3, 6, 7, 10, 11, 13, 14)]
    assert scene.refusal("go 16") == "IS-158"  # six places away


@rule("IS-159", "IS-DP-05")
def test_an_assistant_comes_back_before_the_move_or_in_the_assistant_step() -> None:
    scene = holding("return_assistant", "return_assistant")
    assert scene.refusal("play return_assistant") == "IS-159"  # none is out
    scene.assistants("red", 2, 16)
    scene.play("play return_assistant")
    assert scene.legal() == ["return 2", "return 16"]
    assert scene.refusal("return 5") == "IS-159"
    scene.play("return 16")
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (3, [2])
    scene.play("go 2 play return_assistant")  # from the place reached: now one may be left there
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (4, [])
    assert scene.legal() == ["leave", "decline"]


@rule("IS-160", "IS-121", "IS-120")
def test_any_goods_at_the_small_market() -> None:
    scene = holding("small_market_any")
    scene.goods("red", jewelry=2, fabric=2)
    scene.demand(11, "light_2")
    scene.lira("red", 0)
    scene.play("go 11 leave play small_market_any")
    assert scene.legal() == ["sell fabric", "sell jewelry"]
    scene.play("sell fabric sell jewelry sell jewelry")
    assert (scene.lira_of("red"), list(scene.goods_of("red").values())) == (9, [1, 0, 0, 0])
    assert (scene.asked, scene.question) == ("chance", kinds.DEMAND)  # the tile goes under the stack
    scene.show_demand("light_1")
    assert scene.discard_pile() == ["small_market_any"]
    assert scene.refusal("act") == "IS-060"  # it was the action


@rule("IS-160", "IS-118")
def test_at_most_five_goods_and_only_at_the_small_market() -> None:
    scene = holding("small_market_any")
    scene.extensions("red", 3)
    scene.goods("red", jewelry=5, fabric=5)
    scene.lira("red", 0)
    scene.play(
        "go 11 leave play small_market_any sell fabric sell fabric sell fabric sell fabric sell fabric"
    )
    assert (scene.lira_of("red"), list(scene.goods_of("red").values())) == (20, [0, 0, 0, 5])
    scene = holding("small_market_any", place=6)
    scene.goods("red", jewelry=2)
    scene.play("go 10 leave")
    assert scene.refusal("play small_market_any") == "IS-160"


@rule("IS-160", "IS-A12")
def test_the_family_member_may_sell_any_goods() -> None:
    scene = holding("small_market_any")
    scene.goods("red", jewelry=1)
    scene.lira("red", 0)
    scene.play("go 12 leave act send 11 play small_market_any")
    assert scene.lira_of("red") == 2


@rule("IS-161")
def test_a_discarded_card_lies_face_up_on_top() -> None:
    scene = holding("gain_good", "move_3_4", place=11)
    scene.discarded("move_0")
    scene.play("go 6 leave act from discard")
    scene.draw("gain_5_lira")
    scene.play("discard move_3_4")
    for viewer in (None, "red", "blue"):
        assert scene.view(viewer).discard == ["move_3_4"]
