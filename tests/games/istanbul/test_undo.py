"""Section 14.3: what may be taken back in a turn, and what locks it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fondaco.table.chance import Chance
from fondaco.table.core import CHANCE_BARRIER, NO_BARRIER, TURN_BARRIER
from fondaco.table.game import Game
from fondaco.table.refusal import Refusal
from tests.games.istanbul.scene import BOOK, Scene
from tests.rules import rule

RED, BLUE = 0, 1


class Fixed(Chance):
    """Every outcome is given by its kind; what is not named is the first."""

    def __init__(self, **outcomes: int) -> None:
        self.outcomes = outcomes

    def pick(self, kind: str, ordinal: int, weights: Sequence[int]) -> int:
        return min(self.outcomes.get(kind, 0), len(weights) - 1)


def game(seats: int = 3, **outcomes: int) -> Game:
    """Red begins; all hold a card "1 good", figures stand on 2."""
    return Game(BOOK, ["Ada", "Bea", "Cid"][:seats], {"first_player": "1"}, chance=Fixed(**outcomes))


def play(here: Game, *lines: str) -> Game:
    for line in lines:
        here.play(line)
    return here


def barrier(here: Game, seat: int = RED) -> str:
    """What stops the seat from taking its last move back; asking has changed nothing."""
    before, moves = here.digest(), len(here.played)
    with pytest.raises(Refusal) as refused:
        here.undo(seat)
    assert (here.digest(), len(here.played)) == (before, moves)
    return refused.value.message.id


def taken_back(here: Game, *lines: str) -> None:
    """Each of these lines can be taken back, the last one first."""
    digests = [here.digest()]
    for line in lines:
        here.play(line)
        assert here.played[-1].barrier == NO_BARRIER
        digests.append(here.digest())
    for digest in reversed(digests[:-1]):
        here.undo(RED)
        assert here.digest() == digest


@rule("IS-DP-04", "IS-DP-07", "IS-DP-09", "IS-DP-14")
def test_own_decisions_are_taken_back_one_by_one() -> None:
    taken_back(game(), "go 3", "leave", "act")
    taken_back(game(), "go 3", "leave", "no action")
    taken_back(game(), "go 3", "decline")
    here = play(game(), "go 3 leave act", "end turn")
    play(here, "go 3 decline", "end turn", "go 3 decline", "end turn")
    taken_back(here, "go 7", "act", "return 3")


@rule("IS-DP-10", "IS-DP-03", "IS-182")
def test_a_card_and_its_choice_are_taken_back() -> None:
    taken_back(game(), "play gain_good", "take fruit", "go 3")
    here = game(card=6)  # the seventh kind is "stay"
    assert "play move_0" in [offer.text for offer in here.offers()]
    taken_back(here, "play move_0", "act")


@rule("IS-DP-08", "IS-056")
def test_a_payment_is_taken_back_unless_a_neutral_merchant_was_rolled_for() -> None:
    here = play(game(), "go 3 leave act", "end turn")
    here.play("go 3 leave")
    before = here.digest()
    here.play("pay")
    here.undo(BLUE)
    assert here.digest() == before
    here = play(game(2), "go 14 leave")
    here.play("pay")
    assert here.played[-1].event == "neutral"
    assert barrier(here) == "barrier-chance"


@rule("IS-DP-12", "IS-DP-13", "IS-CH-05")
def test_a_drawn_card_locks_everything_before_it() -> None:
    here = play(game(), "go 6", "leave", "act")
    assert here.played[-1].event == "card"
    assert barrier(here) == "barrier-chance"
    before = here.digest()
    here.play("discard gain_good")
    here.undo(RED)  # the discard is free after the draw
    assert here.digest() == before
    assert barrier(here) == "barrier-chance"


@rule("IS-DP-12")
def test_a_card_from_the_open_pile_is_taken_back() -> None:
    here = play(game(), "play gain_good take fruit")  # it lies on the pile
    play(here, "go 6 leave act")
    before = here.digest()
    here.play("from discard")
    assert here.played[-1].event == "card"  # the second card can come from the deck only
    assert barrier(here) == "barrier-chance"
    assert here.digest() != before
    scene = Scene(3)
    scene.discarded("move_0", "gain_good")
    scene.play("go 6 leave act from discard")
    assert scene.p.barrier == NO_BARRIER


@rule("IS-DP-15", "IS-DP-16", "IS-CH-02")
def test_a_roll_locks() -> None:
    here = play(game(), "go 9", "leave", "act", "announce 3")
    assert here.played[-1].event == "dice"
    assert barrier(here) == "barrier-chance"
    scene = Scene(3)
    scene.merchant("red", 6)
    scene.mosque_tiles("red", "fabric")
    scene.play("go 8 leave act take fruit")
    scene.dice(1, 5)
    assert scene.p.barrier == CHANCE_BARRIER
    scene.play("turn first")
    assert scene.p.barrier == NO_BARRIER


@rule("IS-DP-17", "IS-CH-12")
def test_a_sale_locks_when_the_next_demand_tile_was_not_known() -> None:
    scene = Scene(3)
    scene.goods("red", spice=1)
    scene.play("go 11 leave act")
    assert scene.asked == "chance"
    scene.show_demand("light_3")
    assert scene.p.barrier == CHANCE_BARRIER
    scene = Scene(3)
    scene.goods("red", spice=1)
    scene.p.demand[5:10] = [0, 1, 2, 3, 4]  # a full cycle was seen
    scene.play("go 11 leave act")
    assert (scene.asked, scene.p.barrier) == ("red", NO_BARRIER)
    assert scene.p.demand[5:10] == [1, 2, 3, 4, 0]


@rule("IS-DP-18")
def test_the_family_members_errand_is_as_its_action() -> None:
    taken_back(game(), "go 12", "leave", "act", "send 3", "act")
    here = play(game(), "go 12", "leave", "act", "send 9", "act", "announce 3")
    assert barrier(here) == "barrier-chance"


@rule("IS-DP-11", "IS-DP-19", "IS-DP-20", "IS-DP-21", "IS-DP-05")
def test_purchases_and_tiles_are_free() -> None:
    """Nothing random: the extra good, goods for "any", a mosque tile, a ruby, an assistant brought back."""
    scenes = []
    for place, beside, line in (
        (2, 7, "take fruit"),
        (13, 10, "give fabric"),
        (14, 2, "tile fabric"),
        (16, 9, ""),
    ):
        scene = Scene(3)
        scene.mosque_tiles("red", *(["spice"] if place == 2 else []))
        scene.merchant("red", beside)
        scene.goods("red", fabric=2, spice=2, fruit=1, jewelry=1)
        scene.lira("red", 20)
        scene.play(f"go {place} leave act")
        if line:
            scene.play(line)
        scenes.append(scene)
    scene = Scene(3)
    scene.hand("red", "return_assistant")
    scene.assistants("red", 2, 3)
    scene.play("play return_assistant return 2")
    assert [one.p.barrier for one in (*scenes, scene)] == [NO_BARRIER] * 5
    assert [scenes[1].rubies_of("red"), scenes[3].rubies_of("red")] == [1, 1]


@rule("IS-DP-25", "IS-DP-26", "IS-DP-27", "IS-CH-03", "IS-CH-05")
def test_encounters_are_free_until_a_card_or_a_roll_comes() -> None:
    scene = Scene(3)
    for colour in ("blue", "green"):
        scene.family(colour, 2)
    scene.figure("smuggler", 2)
    scene.play("go 2 leave act catch for lira blue")
    assert scene.p.barrier == NO_BARRIER
    scene.play("catch for card green")
    scene.draw("gain_good")
    assert scene.p.barrier == CHANCE_BARRIER
    scene.play("meet smuggler take fruit")
    assert scene.p.barrier == NO_BARRIER
    scene.play("give fruit")
    scene.dice(1, 2)
    assert scene.p.barrier == CHANCE_BARRIER


@rule("IS-CH-11")
def test_a_reshuffle_locks_before_the_card_is_known() -> None:
    scene = Scene(3)
    scene.discarded("gain_good")
    scene.empty_deck()
    scene.family("blue", 2)
    scene.play("go 2 leave act catch for card blue")
    assert (scene.asked, scene.p.barrier) == ("chance", CHANCE_BARRIER)


@rule("IS-DP-38", "IS-036")
def test_the_end_of_a_turn_locks() -> None:
    here = play(game(), "go 3 leave act", "end turn")
    assert here.played[-1].barrier == TURN_BARRIER
    assert barrier(here, RED) == "barrier-turn-ended"
    assert barrier(here, BLUE) == "barrier-turn-ended"


@rule("IS-DP-39", "IS-172")
def test_leftover_cards_are_taken_back_until_confirmed() -> None:
    scene = Scene(3)
    scene.turn_of("green", 4)
    scene.p.triggered = 1
    scene.hand("red", "gain_5_lira", "gain_5_lira")
    scene.hand("blue", "gain_5_lira")
    scene.play("go 2 decline")
    scene.play("end turn")
    scene.play("play gain_5_lira")
    assert (scene.asked, scene.p.barrier) == ("red", NO_BARRIER)
    scene.play("done")
    assert scene.asked == "blue"  # the next player is asked: Red can take nothing back
