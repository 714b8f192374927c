"""Sections 5 and 6.1: the phases of a turn, movement and the assistant step (decisions 02 to 07, 38)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import events as e
from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import Scene
from tests.rules import rule

NEAR_THE_FOUNTAIN = [1, 2, 3, 4, 5, 6, 9, 11, 12, 14]


@rule("IS-031", "IS-DP-04", "IS-DP-07", "IS-DP-08", "IS-DP-09", "IS-DP-25")
def test_the_phases_follow_each_other_and_none_is_left_out() -> None:
    """Red goes to the Fabric Warehouse, where Blue's merchant, Green's family member and the Governor are."""
    scene = Scene(3)
    scene.merchant("blue", 2)
    scene.family("green", 2)
    scene.figure("governor", 2)
    scene.lira("red", 5)
    assert scene.question == kinds.MOVE
    assert scene.refusal("act") == "IS-031"
    assert scene.refusal("leave") == "IS-DP-04"
    assert scene.refusal("end turn") == "IS-DP-04"
    scene.play("go 2")
    assert scene.question == kinds.ASSISTANT
    assert scene.legal() == ["leave", "decline"]
    assert scene.refusal("act") == "IS-031"
    assert scene.refusal("pay") == "IS-DP-07"
    scene.play("leave")
    assert scene.question == kinds.OTHERS
    assert scene.legal() == ["pay", "decline"]
    assert scene.refusal("act") == "IS-031"
    assert scene.refusal("meet governor") == "IS-DP-08"
    scene.play("pay")
    assert scene.question == kinds.ACTION
    assert scene.legal() == ["act", "no action"]
    assert scene.refusal("catch for lira green") == "IS-DP-09"
    scene.play("act")
    assert scene.question == kinds.REST
    assert scene.legal() == ["catch for lira green", "catch for card green", "meet governor"]
    assert scene.refusal("act") == "IS-060"
    assert scene.refusal("go 7") == "IS-DP-38"


@rule("IS-030", "IS-171")
def test_a_round_is_one_turn_of_every_player_from_the_starting_player_on() -> None:
    scene = Scene(3, first="blue")
    order = []
    for _ in range(6):
        order.append((scene.asked, scene.p.round))
        scene.play("go 11 decline" if scene.p.round == 1 else "go 7 no action")
        scene.play("end turn")
    assert order == [("blue", 1), ("green", 1), ("red", 1), ("blue", 2), ("green", 2), ("red", 2)]


@rule("IS-040", "IS-DP-04")
def test_the_merchant_goes_one_or_two_places_with_its_stack() -> None:
    scene = Scene(4)
    assert scene.legal() == [f"go {place}" for place in NEAR_THE_FOUNTAIN]
    for place in (8, 10, 13, 15, 16):
        assert scene.refusal(f"go {place}") == "IS-040"
    scene.play("go 9 leave act announce 3")
    assert (scene.where("red"), scene.stack_of("red"), scene.assistants_of("red")) == (9, 3, [9])
    assert scene.where("blue") == 7


@rule("IS-041")
def test_the_merchant_must_move() -> None:
    scene = Scene(4)
    assert scene.refusal("go 7") == "IS-041"
    assert scene.refusal("decline") == "IS-DP-04"
    assert scene.refusal("no action") == "IS-DP-04"


@rule("IS-042", "IS-043", "IS-DP-07")
def test_an_assistant_is_picked_up_where_one_is_and_left_where_none_is() -> None:
    scene = Scene(4)
    scene.assistants("red", 2, 3)
    scene.play("go 2")
    assert scene.legal() == ["pick up", "decline"]
    assert scene.refusal("leave") == "IS-043"
    scene.play("pick up")
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (3, [3])
    scene = Scene(4)
    scene.assistants("red", 3)
    scene.play("go 2")
    assert scene.refusal("pick up") == "IS-042"
    scene.play("leave")
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (2, [2, 3])


@rule("IS-044", "IS-032", "IS-A11", "IS-DP-07")
@pytest.mark.parametrize("stack", [0, 4])
def test_without_an_assistant_step_the_turn_ends_at_once(stack: int) -> None:
    """Nothing is paid, no action, no encounter; the player may also decline on purpose."""
    scene = Scene(4)
    scene.lira("red", 9)
    if stack == 0:
        scene.assistants("red", 3, 4, 5, 6)
    scene.merchant("blue", 2)
    scene.family("green", 2)
    scene.figure("smuggler", 2)
    scene.play("go 2")
    if stack:
        scene.play("decline")
    assert scene.legal() == ["end turn"]
    assert len(scene.events(e.TURN_CUT_SHORT)) == 1
    assert scene.refusal("meet smuggler") == "IS-080"
    assert scene.refusal("catch for lira green") == "IS-080"
    assert scene.refusal("act") == "IS-060"
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (9, 3)
    assert scene.stack_of("red") == stack
    assert scene.goods_of("red")["fabric"] == 0
    assert scene.family_of("green") == 2
    scene.play("end turn")
    assert scene.asked == "blue"


@rule("IS-045", "IS-052")
def test_at_the_fountain_no_assistant_is_needed_and_nobody_is_paid() -> None:
    scene = Scene(4)
    scene.merchant("red", 2, stack=0)
    scene.p.assistants[0] = sum(1 << place for place in (3, 4, 5, 6))
    scene.lira("red", 0)
    scene.play("go 7")  # three other merchants are there
    assert scene.question == kinds.ACTION
    scene.play("no action")
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (0, [3, 4, 5, 6])
    assert [scene.lira_of(colour) for colour in ("red", "blue", "green", "yellow")] == [0, 3, 4, 5]
    scene = Scene(4)
    scene.merchant("red", 2)
    scene.play("go 7 no action")
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (4, [])


@rule("IS-046")
def test_assistants_of_others_do_not_matter() -> None:
    scene = Scene(4)
    scene.assistants("blue", 2)
    scene.assistants("green", 2)
    scene.play("go 2")
    assert scene.legal() == ["leave", "decline"]
    scene.play("leave")
    assert scene.question == kinds.ACTION  # nothing is paid for them
    assert scene.assistants_of("red") == scene.assistants_of("blue") == scene.assistants_of("green") == [2]


@rule("IS-047", "IS-A62", "IS-DP-03")
@pytest.mark.parametrize(
    ("first", "second"), [("move_0", "move_3_4"), ("move_0", "move_0"), ("move_3_4", "move_3_4")]
)
def test_one_thing_replaces_the_move_in_a_turn(first: str, second: str) -> None:
    scene = Scene(4)
    scene.merchant("red", 2)
    scene.hand("red", first, second)
    scene.play(f"play {first}" + (" go 16" if first == "move_3_4" else ""))
    assert scene.question == kinds.ASSISTANT
    assert scene.refusal(f"play {second}") == "IS-150"
    scene.play("decline")
    assert scene.refusal(f"play {second}") == "IS-150"
    assert second in scene.hand_of("red")


@rule("IS-048", "IS-135", "IS-159", "IS-DP-05")
@pytest.mark.parametrize("means", ["fruit tile", "play return_assistant"])
def test_the_assistant_step_is_offered_when_one_may_be_brought_back(means: str) -> None:
    scene = Scene(4)
    scene.lira("red", 3)
    if means == "fruit tile":
        scene.mosque_tiles("red", "fruit")
    else:
        scene.hand("red", "return_assistant")
    scene.assistants("red", 3, 4, 5, 6)
    scene.play("go 2")
    assert scene.question == kinds.ASSISTANT
    assert scene.legal() == [means, "decline"]
    assert scene.refusal("leave") == "IS-043"
    scene.play(f"{means} return 5")
    assert (scene.stack_of("red"), scene.assistants_of("red")) == (1, [3, 4, 6])
    assert scene.lira_of("red") == (1 if means == "fruit tile" else 3)
    scene.play("leave act")
    assert scene.goods_of("red")["fabric"] == 2


@rule("IS-048", "IS-183")
def test_the_assistant_step_is_offered_whatever_the_cards_are() -> None:
    """With a card that does not help as with one that does: what is asked tells nothing about the hand."""
    for card in ("gain_good", "return_assistant"):
        scene = Scene(4)
        scene.hand("red", card)
        scene.assistants("red", 3, 4, 5, 6)
        scene.play("go 2")
        assert scene.question == kinds.ASSISTANT


@rule("IS-033", "IS-034", "IS-150")
def test_any_number_of_cards_is_played_in_the_own_turn_and_none_in_another() -> None:
    scene = Scene(3)
    scene.hand("red", "gain_5_lira", "gain_5_lira", "gain_good", "gain_5_lira")
    scene.hand("blue", "gain_5_lira")
    scene.lira("red", 0)
    scene.play("play gain_5_lira play gain_5_lira go 2 play gain_good take jewelry leave")
    assert scene.refusal("play repeat_sultan") == "IS-033"  # no such card
    scene.play("act play gain_5_lira")
    assert (scene.lira_of("red"), scene.goods_of("red")["jewelry"], scene.hand_of("red")) == (15, 1, [])
    assert scene.asked == "red"  # nobody else is asked in between
    assert scene.refusal("play gain_5_lira") == "IS-033"  # Blue's card is not Red's
    scene.play("end turn")
    scene.play("play gain_5_lira")
    assert scene.lira_of("blue") == 8


@rule("IS-035", "IS-036", "IS-A10", "IS-DP-38")
def test_after_a_turn_that_ended_at_once_cards_and_the_fruit_tile_remain() -> None:
    scene = Scene(3)
    scene.mosque_tiles("red", "fruit")
    scene.assistants("red", 4, 5)
    scene.hand(
        "red", "gain_5_lira", "gain_good", "return_family", "return_assistant", "repeat_post_office", "move_0"
    )
    scene.family("red", 9)
    scene.lira("red", 2)
    scene.play("go 2 decline")
    assert scene.legal() == [
        "play gain_good",
        "play gain_5_lira",
        "play return_family",
        "fruit tile",
        "end turn",
    ]
    assert scene.refusal("play return_assistant") == "IS-159"
    assert scene.refusal("play repeat_post_office") == "IS-165"
    scene.play("fruit tile return 4")
    assert (scene.lira_of("red"), scene.stack_of("red"), scene.question) == (0, 3, kinds.REST)
    scene.play("play gain_5_lira play gain_good take fruit play return_family reward lira")
    assert (scene.lira_of("red"), scene.goods_of("red")["fruit"], scene.family_of("red")) == (8, 1, 12)
    assert scene.asked == "red"  # the question comes back until the end is confirmed
    assert scene.legal() == ["end turn"]  # it cannot revive the turn, and the fruit tile was used
    assert scene.refusal("fruit tile") == "IS-135"
    scene.play("end turn")
    assert scene.asked == "blue"
