"""Section 14.1 and 14.2: the shape of decisions, and chance; what public programs do otherwise (section 17)."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul.steps import kinds
from fondaco.table.core import CHANCE, EVERYONE
from tests.games.istanbul.scene import BOOK, Scene
from tests.games.istanbul.visits import act, letters, mocha
from tests.rules import rule


def holding(*cards: str, place: int = 7, seats: int = 3) -> Scene:
    scene = Scene(seats)
    scene.merchant("red", place)
    scene.hand("red", *cards)
    for figure in ("governor", "smuggler"):
        scene.figure(figure, 8)
    return scene


@rule("IS-180", "IS-INV-24")
def test_a_decision_is_a_finite_list_of_options_of_one_player() -> None:
    scene = holding("gain_good")
    assert scene.asked == "red"
    assert scene.p.legal() == sorted(set(scene.p.legal()))
    offers = [BOOK.offer(scene.p, move).text for move in scene.p.legal()]
    assert offers == scene.legal()
    for text in offers:
        copy = scene.p.copy()
        copy.apply(next(move for move in scene.p.legal() if BOOK.text(scene.p, move) == text))
        assert copy.digest() != scene.p.digest()


@rule("IS-181", "IS-182")
def test_several_goods_are_chosen_one_at_a_time_and_nothing_is_done_before_the_last() -> None:
    scene = holding()
    scene.goods("red", fabric=1, spice=2, fruit=2)
    scene.demand(11, "light_2")
    scene.play("go 11 leave act")
    chosen: list[str] = []
    for good in ("spice", "spice", "fruit"):
        assert "done" in scene.legal() or not chosen  # as soon as the choice is complete
        scene.play(f"sell {good}")
        chosen.append(f"good:{good}")
        assert scene.goods_of("red") == {"fabric": 1, "spice": 2, "fruit": 2, "jewelry": 0}
        assert (scene.lira_of("red"), scene.p.unfinished) == (2, 1 + len(chosen))
        assert scene.view("red").chosen == chosen
        assert scene.view("blue").chosen == scene.view().chosen == []  # the parts are the decider's alone
    scene.play("done")
    assert (scene.lira_of("red"), scene.p.unfinished) == (11, 0)
    assert scene.goods_of("red") == {"fabric": 1, "spice": 0, "fruit": 1, "jewelry": 0}


@rule("IS-182")
def test_a_card_is_not_shown_before_its_choice_is_complete() -> None:
    scene = holding("gain_good")
    scene.play("play gain_good")
    assert (scene.discard_pile(), scene.hand_of("red"), scene.p.heard) == ([], ["gain_good"], [])
    assert scene.view("blue").discard == []
    scene.play("take fruit")
    assert scene.discard_pile() == ["gain_good"]


@rule("IS-183")
@pytest.mark.parametrize("card", ["gain_good", "gain_5_lira", "repeat_sultan", "move_0", "return_assistant"])
def test_which_questions_come_does_not_depend_on_the_cards_in_hand(card: str) -> None:
    """One card in hand, whatever it is: the same questions, and with no card fewer."""

    def questions(*cards: str) -> list[int]:
        scene = holding(*cards, place=11)
        scene.mosque_tiles("red", "spice")
        scene.merchant("blue", 1)
        scene.lira("red", 0)
        scene.play("go 1")
        asked = [scene.question]
        scene.play("leave")
        asked.append(scene.question)
        if scene.question != kinds.REST:
            scene.play("decline")
        return [*asked, scene.question]

    assert questions(card) == [kinds.ASSISTANT, kinds.OTHERS, kinds.REST]
    assert questions() == [kinds.ASSISTANT, kinds.REST, kinds.REST]


@rule("IS-183")
def test_a_single_option_that_everybody_sees_is_not_asked_for() -> None:
    scene = holding(place=2)
    scene.goods("red", fabric=2)
    scene.play("go 14 leave act")  # one tile can be taken
    assert scene.mosque_tiles_of("red") == ["fabric"]
    scene = holding(place=11)
    scene.play("go 6 leave act")  # the discard pile is empty: both cards come from the deck
    scene.draw("gain_good")
    scene.draw("gain_good")
    assert scene.legal() == ["discard gain_good"]  # two cards: asked, though they are alike
    assert scene.asked == "red"


@rule("IS-183", "IL-K21", "IL-K24", "IM-040")
def test_a_single_card_is_never_given_away_unasked() -> None:
    """Everybody knows that it must go, but its face is its owner's until it does."""
    for tile, way in (("k21", "option 1"), ("k24", "option 2")):
        scene = letters(2)
        scene.hand("red", "gain_good")
        scene.lira("red", 0)
        act(scene, 22)
        scene.draw_letter(1)
        scene.turn_up(tile, "k10", "k12")
        scene.play(f"kiosk {tile} {way}")
        assert (scene.legal(), scene.discard_pile()) == (["discard gain_good"], [])
        assert scene.view("blue").discard == []
    scene = mocha()
    scene.hand("red", "gain_good")
    scene.lira("red", 0)
    act(scene, 17)
    assert scene.legal() == ["discard gain_good"]


@rule("IS-184")
def test_numbers_are_options() -> None:
    scene = holding()
    scene.play("go 9 leave act")
    assert len(scene.legal()) == 10


# -- chance ---------------------------------------------------------------------------------------


@rule("IS-185", "IS-CH-02", "IS-CH-03")
def test_two_dice_are_thirty_six_equal_and_public_outcomes() -> None:
    scene = holding()
    scene.play("go 9 leave act announce 5")
    assert scene.p.to_act == CHANCE
    assert (len(scene.p.legal()), scene.p.weights(), scene.p.chance_audience()) == (36, [1] * 36, EVERYONE)
    totals = []
    for outcome in scene.p.legal():
        copy = scene.p.copy()
        copy.apply(outcome)
        assert 1 <= copy.die1 <= 6
        assert 1 <= copy.die2 <= 6
        totals.append(copy.die1 + copy.die2)
    assert [totals.count(total) for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert scene.refusal("end turn") == ""  # nothing is decided while chance acts


@rule("IS-185", "IS-CH-05")
def test_a_draw_is_as_likely_as_the_copies_left_and_seen_by_the_drawer_alone() -> None:
    scene = holding("gain_good", "gain_good", "move_0", place=11)
    scene.play("go 6 leave act")
    drawn: list[str] = []
    while scene.asked == "chance":
        names = [BOOK.describer.cards[kind] for kind in scene.p.legal()]
        likely = dict(zip(names, scene.p.weights(), strict=True))
        assert (likely["gain_good"], likely["move_0"], likely["move_3_4"]) == (2, 1, 4 - len(drawn))
        assert sum(likely.values()) == 23 - len(drawn)
        assert scene.p.chance_audience() == 1 << 0
        scene.draw("move_3_4")
        drawn.append("move_3_4")
    assert len(drawn) == 2  # two cards are two events


@rule("IS-CH-11", "IS-162")
def test_after_a_reshuffle_the_deck_is_the_old_discard_pile() -> None:
    scene = holding()
    scene.discarded("move_0", "gain_good", "gain_good")
    scene.empty_deck()
    scene.family("blue", 2)
    scene.play("go 2 leave act catch for card blue")
    assert {
        BOOK.describer.cards[kind]: weight
        for kind, weight in zip(scene.p.legal(), scene.p.weights(), strict=True)
    } == {
        "gain_good": 2,
        "move_0": 1,
    }
    scene = holding()
    scene.empty_deck()
    scene.family("blue", 2)
    scene.play("go 2 leave act catch for card blue")  # no card anywhere: nothing is drawn
    assert (scene.asked, scene.hand_of("red"), scene.family_of("blue")) == ("red", [], 12)


# -- where public programs differ -----------------------------------------------------------------


@rule("IS-129", "IS-017", "IS-A02")
def test_a_mosque_costs_one_good_and_loses_tiles_with_fewer_players() -> None:
    for seats, needs in ((2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5])):
        scene = holding(seats=seats, place=2)
        scene.neutrals()
        scene.extensions("red", 3)
        assert scene.p.tables.mosque_needs == needs
        scene.goods("red", fabric=needs[1])
        scene.mosque_tiles("blue", "fabric")
        scene.play("go 14 leave act")
        assert scene.goods_of("red")["fabric"] == needs[1] - 1


@rule("IS-105")
def test_the_post_office_never_gives_spice_with_jewelry() -> None:
    tables = Scene(3).p.tables
    names = ("fabric", "spice", "fruit", "jewelry")
    pairs = [
        {names[tables.mail_goods[2 * state]], names[tables.mail_goods[2 * state + 1]]} for state in range(5)
    ]
    assert pairs == [
        {"spice", "fruit"},
        {"fabric", "fruit"},
        {"fabric", "fruit"},
        {"fabric", "jewelry"},
        {"fabric", "jewelry"},
    ]
    assert tables.mail_lira == [2, 2, 3, 3, 4]


@rule("IS-138", "IS-139", "IS-020")
@pytest.mark.parametrize(("seats", "first"), [(2, 15), (3, 14), (4, 12), (5, 12)])
def test_the_dealer_ends_at_twenty_three_and_runs_out(seats: int, first: int) -> None:
    scene = holding(seats=seats, place=9)
    scene.neutrals()
    spent = []
    while scene.p.tracks[1]:
        scene.turn_of("red")
        scene.merchant("red", 9)
        scene.assistants("red")
        scene.lira("red", 100)
        scene.play("go 16 leave act")
        spent.append(100 - scene.lira_of("red"))
    assert spent == list(range(first, 24))
    scene.turn_of("red")
    scene.merchant("red", 9)
    scene.play("go 16 pick up")
    assert scene.question == kinds.REST


@rule("IS-A19")
def test_there_are_no_neutral_assistants() -> None:
    """The variant is not implemented: no option of the table and no piece of it."""
    assert not any("assistant" in option for option in BOOK.options)
    assert [len(Scene(seats).p.assistants) for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]


@rule("IM-080", "IM-040", "IS-INV-12")
def test_the_errands_own_card_does_not_pay_at_the_roasting_plant() -> None:
    """A card that is being played is no longer in the hand."""

    def errand(**more: int) -> Scene:
        scene = Scene(3, box="mocha")
        scene.merchant("red", 7)
        scene.lira("red", 0)
        scene.goods("red", **more)
        scene.assistants("red", 17, 3)
        scene.guild_hand("red", "assistant_errand", "seven_lira")
        return scene

    scene = errand()
    scene.play("go 1 leave play guild assistant_errand act at 17")
    assert scene.legal() == ["discard guild seven_lira"]
    assert scene.refusal("discard guild assistant_errand") != ""
    scene.play("discard guild seven_lira")
    assert (scene.coffee_of("red"), scene.guild_hand_of("red")) == (2, [])
    scene = Scene(3, box="mocha")
    scene.merchant("red", 7)
    scene.lira("red", 0)
    scene.assistants("red", 17)
    scene.guild_hand("red", "assistant_errand")
    scene.play("go 1 leave")
    assert scene.refusal("play guild assistant_errand") == "IM-080"  # there is nothing to exchange
