"""Sections 6.3 and 6.4: the action in general, family members and figures (decisions 09, 25, 26, 27)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import events as e
from fondaco.games.istanbul.steps import kinds
from fondaco.table.core import CHANCE_BARRIER
from tests.games.istanbul.scene import Scene
from tests.rules import rule


def arrived(place: int = 2, seats: int = 3) -> Scene:
    """Red has arrived and left an assistant; the action is next."""
    scene = Scene(seats)
    scene.merchant("red", 14 if place == 2 else 7)
    scene.play(f"go {place} leave")
    return scene


def with_figure(name: str, **goods: int) -> Scene:
    """Red has refused the action of 2 and may meet a figure there."""
    scene = Scene(3)
    scene.figure(name, 2)
    scene.goods("red", **goods)
    scene.play("go 2 leave no action")
    return scene


# -- the action in general ------------------------------------------------------------------------


@rule("IS-060", "IS-064", "IS-DP-09")
def test_the_action_may_be_declined_and_phase_four_follows_all_the_same() -> None:
    scene = arrived()
    scene.family("blue", 2)
    assert scene.legal() == ["act", "no action"]
    scene.play("no action")
    assert scene.goods_of("red")["fabric"] == 0
    assert scene.refusal("act") == "IS-060"
    scene.play("catch for lira blue")
    assert scene.lira_of("red") == 5


@rule("IS-060")
def test_the_action_is_carried_out_once() -> None:
    scene = arrived(9)
    scene.play("act announce 3")
    scene.dice(1, 2)
    assert scene.lira_of("red") == 5
    assert scene.refusal("act") == "IS-060"


@rule("IS-062", "IS-064", "IS-101", "IS-137", "IS-126", "IS-118", "IS-125", "IS-129")
@pytest.mark.parametrize(
    ("place", "clause"),
    [(1, "IS-101"), (16, "IS-137"), (13, "IS-126"), (11, "IS-118"), (12, "IS-125"), (14, "IS-129")],
)
def test_an_action_that_cannot_be_paid_now_cannot_be_chosen(place: int, clause: str) -> None:
    """A card in hand keeps the question open, because it might bring what is missing."""
    scene = Scene(3)
    scene.merchant("red", {1: 11, 16: 9, 13: 10}.get(place, 7))
    scene.lira("red", {1: 6, 16: 13}.get(place, 0))
    scene.goods("red", jewelry=1, fabric=1, spice=1, fruit=1)
    scene.demand(11, "light_5")
    if place == 11:
        scene.goods("red", jewelry=2)  # not on the tile
    scene.family("red", 5)
    scene.hand("red", "repeat_sultan")
    scene.play(f"go {place} leave")
    assert scene.question == kinds.ACTION
    assert scene.legal() == ["no action"]
    assert scene.refusal("act") == clause
    scene.play("no action")
    assert scene.question == kinds.REST


@rule("IS-064", "IS-DP-10")
def test_a_card_may_make_the_action_possible() -> None:
    scene = Scene(3)
    scene.merchant("red", 11)
    scene.lira("red", 3)
    scene.hand("red", "gain_5_lira")
    scene.play("go 1 leave")
    assert scene.legal() == ["play gain_5_lira", "no action"]
    scene.play("play gain_5_lira act")
    assert (scene.lira_of("red"), scene.p.extensions[0]) == (1, 1)


@rule("IS-061", "IS-063", "IS-151")
def test_a_good_without_room_may_be_chosen_and_is_lost() -> None:
    scene = Scene(3)
    scene.goods("red", fruit=2)
    scene.hand("red", "gain_good", "gain_good")
    scene.play("play gain_good take fruit")
    assert scene.goods_of("red")["fruit"] == 2
    assert scene.events(e.GOODS_GAINED) == [[0, 2, 1, 0]]
    scene.play("play gain_good take spice")
    assert scene.goods_of("red") == {"fabric": 0, "spice": 1, "fruit": 2, "jewelry": 0}


# -- family members -------------------------------------------------------------------------------


@rule("IS-070", "IS-071", "IS-072", "IS-A05", "IS-DP-25", "IS-DP-26", "IS-CH-05")
def test_family_members_of_others_are_caught_in_any_order_each_for_its_own_reward() -> None:
    scene = Scene(4)
    for colour in ("blue", "yellow"):
        scene.family(colour, 2)
    scene.figure("smuggler", 2)
    scene.play("go 2 leave act")
    assert scene.legal() == [
        "catch for lira blue",
        "catch for lira yellow",
        "catch for card blue",
        "catch for card yellow",
        "meet smuggler",
    ]
    assert scene.refusal("end turn") == "IS-072"
    assert scene.refusal("catch for lira green") == "IS-071"
    scene.play("catch for card yellow")
    assert scene.asked == "chance"
    scene.draw("repeat_sultan")
    assert (scene.hand_of("red"), scene.family_of("yellow"), scene.family_of("blue")) == (
        ["repeat_sultan"],
        12,
        2,
    )
    scene.play("meet smuggler take fruit give fruit")
    scene.dice(1, 1)
    assert scene.refusal("end turn") == "IS-072"
    scene.play("catch for lira blue")
    assert (scene.lira_of("red"), scene.family_of("blue")) == (5, 12)
    assert scene.legal() == ["end turn"]


@rule("IS-073")
def test_nobody_is_caught_at_the_police_station() -> None:
    scene = Scene(3)
    scene.play("go 12 leave no action")
    assert scene.family_of("blue") == scene.family_of("green") == 12
    assert scene.legal() == ["meet smuggler", "end turn"]
    assert scene.refusal("catch for lira blue") == "IS-073"
    assert scene.lira_of("red") == 2


@rule("IS-074")
def test_the_own_family_member_stays() -> None:
    scene = arrived()
    scene.family("red", 2)
    scene.play("act")
    assert scene.legal() == ["end turn"]
    assert scene.refusal("catch for lira red") == "IS-074"
    scene.play("end turn")
    assert (scene.family_of("red"), scene.lira_of("red")) == (2, 2)


# -- figures --------------------------------------------------------------------------------------


@rule("IS-075", "IS-077", "IS-081", "IS-A07", "IS-DP-27", "IS-CH-03")
@pytest.mark.parametrize(
    ("payment", "lira", "hand"),
    [
        ("pay lira", 0, ["gain_good", "repeat_sultan"]),
        ("discard gain_good", 2, ["repeat_sultan"]),
        ("discard repeat_sultan", 2, ["gain_good"]),
    ],
)
def test_the_governor_gives_a_card_and_is_paid_after_it_was_seen(
    payment: str, lira: int, hand: list[str]
) -> None:
    scene = with_figure("governor")
    scene.hand("red", "gain_good")
    scene.play("meet governor")
    assert (scene.asked, scene.question) == ("chance", kinds.DRAW)
    scene.draw("repeat_sultan")
    assert scene.legal() == ["pay lira", "discard gain_good", "discard repeat_sultan"]
    assert scene.refusal("discard gain_5_lira") == "IS-075"
    assert scene.where_figure("governor") == 2  # the roll comes last
    scene.play(payment)
    assert (scene.asked, scene.question) == ("chance", kinds.FIGURE_DICE)
    assert (scene.lira_of("red"), scene.hand_of("red")) == (lira, hand)
    scene.dice(5, 5)
    assert scene.where_figure("governor") == 10
    assert scene.p.barrier == CHANCE_BARRIER
    assert scene.legal()[-1] == "end turn"


@rule("IS-076", "IS-077", "IS-078", "IS-081", "IS-DP-27")
@pytest.mark.parametrize(
    ("payment", "lira", "goods"),
    [("pay lira", 0, [1, 0, 1, 0]), ("give fabric", 2, [0, 0, 1, 0]), ("give fruit", 2, [1, 0, 0, 0])],
)
def test_the_smuggler_gives_a_good_and_takes_lira_or_a_good(
    payment: str, lira: int, goods: list[int]
) -> None:
    scene = with_figure("smuggler", fabric=1)
    scene.play("meet smuggler")
    assert scene.legal() == ["take fabric", "take spice", "take fruit", "take jewelry"]
    scene.play("take fruit")
    assert scene.goods_of("red")["fruit"] == 1
    assert scene.legal() == ["give fabric", "give fruit", "pay lira"]
    assert scene.refusal("give spice") == "IS-062"
    scene.play(payment)
    assert scene.asked == "chance"
    assert (scene.lira_of("red"), list(scene.goods_of("red").values())) == (lira, goods)
    scene.dice(6, 6)
    assert (scene.where_figure("smuggler"), scene.where_figure("governor")) == (12, 7)


@rule("IS-077")
def test_a_figure_that_is_not_used_stays() -> None:
    scene = with_figure("smuggler")
    scene.play("end turn")
    assert scene.where_figure("smuggler") == 2
    assert scene.events(e.FIGURE_MOVED) == []


@rule("IS-078", "IS-183", "IS-A08", "IS-A63")
def test_what_was_just_gained_may_pay_even_without_profit() -> None:
    scene = with_figure("smuggler")
    scene.lira("red", 1)
    scene.play("meet smuggler take spice")  # the spice is all there is to pay with
    assert scene.goods_of("red")["spice"] == 0
    assert scene.refusal("pay lira") == ""  # chance is asked already
    scene.dice(3, 3)
    assert scene.where_figure("smuggler") == 6
    scene = with_figure("governor")
    scene.lira("red", 0)
    scene.play("meet governor")
    scene.draw("gain_good")
    assert scene.legal() == ["discard gain_good"]  # asked all the same: what a hand holds is a secret
    scene.play("discard gain_good")
    assert (scene.asked, scene.hand_of("red"), scene.discard_pile()) == ("chance", [], ["gain_good"])
    scene.dice(3, 3)
    assert scene.where_figure("governor") == 6


@rule("IS-078", "IS-063")
def test_a_figure_whose_price_cannot_be_paid_after_the_gain_cannot_be_used() -> None:
    """Neither Lira, nor a card in hand, nor a card to draw: all others are in Green's hand."""
    scene = with_figure("governor")
    scene.lira("red", 1)
    scene.empty_deck()
    assert scene.legal() == ["end turn"]
    assert scene.refusal("meet governor") == "IS-078"
    scene.lira("red", 2)
    scene.play("meet governor")  # nothing can be drawn, but the price can be paid
    assert (scene.lira_of("red"), scene.hand_of("red"), scene.asked) == (0, [], "chance")


@rule("IS-078")
def test_lira_that_are_missing_do_not_pay_the_governor() -> None:
    scene = with_figure("governor")
    scene.lira("red", 1)
    scene.hand("red", "gain_good")
    scene.play("meet governor")
    scene.draw("gain_5_lira")
    assert scene.legal() == ["discard gain_good", "discard gain_5_lira"]
    assert scene.refusal("pay lira") == "IS-078"
    assert scene.refusal("play gain_5_lira") == "IS-150"  # not between a draw and its discard


@rule("IS-079")
def test_a_figure_is_met_once_in_a_turn() -> None:
    scene = with_figure("smuggler")
    scene.play("meet smuggler take fruit give fruit")
    scene.dice(1, 1)
    assert scene.where_figure("smuggler") == 2
    assert scene.legal() == ["end turn"]
    assert scene.refusal("meet smuggler") == "IS-079"


@rule("IS-070")
def test_a_figure_elsewhere_is_not_met() -> None:
    scene = with_figure("smuggler")
    assert scene.refusal("meet governor") == "IS-070"


@rule("IS-080", "IS-123")
def test_phase_four_belongs_to_the_merchant_not_to_the_family_member() -> None:
    scene = Scene(3)
    scene.figure("smuggler", 2)
    scene.figure("governor", 12)
    scene.family("blue", 2)
    scene.play("go 12 leave act send 2 act")
    assert scene.legal() == ["meet governor", "end turn"]
    assert scene.refusal("meet smuggler") == "IS-070"
    assert scene.refusal("catch for lira blue") == "IS-073"


@rule("IS-080", "IS-157")
def test_a_merchant_that_stayed_by_card_has_its_phase_four() -> None:
    scene = Scene(3)
    scene.merchant("red", 2)
    scene.figure("smuggler", 2)
    scene.hand("red", "move_0")
    scene.play("play move_0 leave act")
    assert "meet smuggler" in scene.legal()


@rule("IS-112", "IS-070")
def test_phase_four_takes_place_at_the_fountain() -> None:
    scene = Scene(3)
    scene.merchant("red", 2)
    scene.family("blue", 7)
    scene.play("go 7 act")  # the Governor is there
    assert scene.legal() == ["catch for lira blue", "catch for card blue", "meet governor"]
