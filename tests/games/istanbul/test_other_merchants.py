"""Section 6.2: paying other merchants, the neutral ones of a game of two (decision 08)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import events as e
from fondaco.games.istanbul.steps import kinds
from tests.games.istanbul.scene import Scene
from tests.rules import rule

COLOURS = ("red", "blue", "green", "yellow")


def lira(scene: Scene) -> list[int]:
    return [scene.lira_of(colour) for colour in COLOURS[: scene.p.seats]]


def at_the_tea_house(seats: int, money: int, *others: str) -> Scene:
    """Red arrives at 9, where the merchants of these players are."""
    scene = Scene(seats)
    for colour in COLOURS[:seats]:
        scene.lira(colour, 0)
    scene.lira("red", money)
    for colour in others:
        scene.merchant(colour, 9)
    scene.play("go 9 leave")
    return scene


@rule("IS-050", "IS-056", "IS-DP-08")
def test_two_lira_to_each_other_merchant_and_the_owners_have_them_at_once() -> None:
    scene = at_the_tea_house(4, 7, "blue", "yellow")
    assert scene.question == kinds.OTHERS
    scene.play("pay")
    assert lira(scene) == [3, 2, 0, 2]
    assert scene.question == kinds.ACTION
    scene = at_the_tea_house(4, 7)
    assert scene.question == kinds.ACTION  # nobody there, nothing to pay
    assert lira(scene) == [7, 0, 0, 0]


@rule("IS-050")
def test_family_members_assistants_and_figures_are_not_paid() -> None:
    scene = Scene(4)
    scene.family("blue", 9)
    scene.assistants("green", 9)
    scene.figure("governor", 9)
    scene.play("go 9 leave")
    assert scene.question == kinds.ACTION


@rule("IS-051", "IS-032", "IS-A11", "IS-062")
@pytest.mark.parametrize("money", [3, 4])
def test_all_or_nobody_is_paid(money: int) -> None:
    """With 3 Lira for two merchants the turn is over without a question, with 4 it can be ended on purpose."""
    scene = at_the_tea_house(4, money, "blue", "yellow")
    scene.figure("smuggler", 9)
    if money == 4:
        assert scene.legal() == ["pay", "decline"]
        scene.play("decline")
    assert lira(scene) == [money, 0, 0, 0]
    assert scene.assistants_of("red") == [9]
    assert scene.legal() == ["end turn"]
    assert scene.refusal("meet smuggler") == "IS-080"


@rule("IS-052")
def test_nothing_is_paid_at_the_fountain() -> None:
    scene = Scene(4)
    scene.merchant("red", 2)
    scene.lira("red", 6)
    scene.play("go 7")
    assert scene.question == kinds.ACTION
    assert scene.lira_of("red") == 6


@rule("IS-057", "IS-DP-08", "IS-DP-10")
def test_the_payment_is_offered_before_the_money_is_there() -> None:
    scene = Scene(3)
    scene.merchant("blue", 9)
    scene.lira("red", 1)
    scene.hand("red", "gain_5_lira")
    scene.play("go 9 leave")
    assert scene.legal() == ["play gain_5_lira", "decline"]
    assert scene.refusal("pay") == "IS-051"
    scene.play("play gain_5_lira")
    assert scene.legal() == ["pay", "decline"]
    scene.play("pay")
    assert (scene.lira_of("red"), scene.lira_of("blue")) == (4, 5)


@rule("IS-057", "IS-183")
def test_whether_the_payment_is_offered_does_not_tell_the_card() -> None:
    scene = Scene(3)
    scene.merchant("blue", 9)
    scene.lira("red", 1)
    scene.hand("red", "repeat_sultan")
    scene.play("go 9 leave")
    assert (scene.question, scene.legal()) == (kinds.OTHERS, ["decline"])


# -- neutral merchants ----------------------------------------------------------------------------


@rule("IS-053", "IS-054", "IS-CH-04")
def test_a_neutral_merchant_is_paid_to_the_supply_and_moved() -> None:
    scene = Scene(2)
    scene.lira("red", 5)
    scene.lira("blue", 3)
    scene.merchant("blue", 14)
    scene.play("go 14 leave")
    assert scene.legal() == ["pay", "decline"]
    scene.play("pay")
    assert lira(scene) == [1, 5]  # two Lira to Blue, two to the supply
    assert (scene.asked, scene.question) == ("chance", kinds.NEUTRAL_DICE)
    scene.dice(6, 2)
    assert scene.p.neutral == [8, 15, 16]
    assert scene.question == kinds.REST  # without goods the mosque has no action
    assert scene.events(e.NEUTRAL_MOVED) == [[0, 14, 6, 2]]


@rule("IS-053", "IS-051")
def test_a_neutral_merchant_that_is_not_paid_stays_and_ends_the_turn() -> None:
    scene = Scene(2)
    scene.lira("red", 1)
    scene.play("go 14 leave")
    assert scene.legal() == ["end turn"]
    assert scene.p.neutral == [14, 15, 16]
    assert scene.lira_of("red") == 1


@rule("IS-054", "IS-A20", "IS-CH-04")
def test_two_neutral_merchants_are_paid_and_rolled_for_each() -> None:
    scene = Scene(2)
    scene.lira("red", 4)
    scene.neutrals(9, 15, 9)
    scene.play("go 9 leave pay")
    assert scene.lira_of("red") == 0
    scene.dice(1, 1)
    assert scene.p.neutral == [2, 15, 9]  # in the order of the places where they began
    scene.dice(5, 5)
    assert scene.p.neutral == [2, 15, 10]
    scene.play("act announce 12")
    scene.dice(6, 6)
    assert scene.lira_of("red") == 12


@rule("IS-055")
def test_a_neutral_merchant_that_comes_back_is_not_paid_again() -> None:
    scene = Scene(2)
    scene.lira("red", 4)
    scene.neutrals(9, 15, 16)
    scene.play("go 9 leave pay")
    scene.dice(4, 5)
    assert scene.p.neutral == [9, 15, 16]
    assert scene.question == kinds.ACTION
    assert scene.lira_of("red") == 2


@rule("IS-053", "IS-052")
def test_a_neutral_merchant_at_the_fountain_is_not_paid() -> None:
    scene = Scene(2)
    scene.neutrals(7, 15, 16)
    scene.merchant("red", 2)
    scene.play("go 7")
    assert scene.question == kinds.ACTION
