"""What may be taken back, and the barriers that end it: the undo rule of section 21."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fondaco.games.yspahan.view import YspahanView
from fondaco.table.chance import Chance
from fondaco.table.core import ASKED_BARRIER, CHANCE_BARRIER, NO_BARRIER, TURN_BARRIER
from fondaco.table.game import Game
from fondaco.table.message import Message
from fondaco.table.refusal import Refusal
from fondaco.table.speech import Speaker, words_of
from tests.games.yspahan.scene import BOOK, Scene
from tests.rules import rule

BLUE, RED, GREEN = 0, 1, 2
ENGLISH = Speaker("en", [words_of(package) for package in BOOK.words])


class EveryDayTheSame(Chance):
    """White dice 1 1 2 3 4 5 6 6 (6) every day; of the cards in the deck the nth kind, or the last."""

    def __init__(self, seats: int, nth: int) -> None:
        self.dice = [1, 1, 2, 3, 4, 5, 6, 6, 6][: 8 if seats == 2 else 9]
        self.nth = nth

    def pick(self, kind: str, ordinal: int, weights: Sequence[int]) -> int:
        if kind == "card":
            return min(self.nth, len(weights) - 1)
        return self.dice[ordinal % len(self.dice)] - 1


def game(seats: int = 3, card: str = "take_camels", **options: str) -> Game:
    """Blue begins; the first card drawn is this one."""
    chance = EveryDayTheSame(seats, BOOK.describer.cards.index(card))
    return Game(BOOK, ["Ada", "Bea", "Cid", "Dan"][:seats], {"first_player": "1", **options}, chance=chance)


def play(game: Game, *lines: str) -> Game:
    for line in lines:
        game.play(line)
    return game


def barrier(game: Game, seat: int) -> Message:
    """What stops the seat from taking its last move back; nothing has changed by asking."""
    before, moves = game.digest(), len(game.played)
    with pytest.raises(Refusal) as refused:
        game.undo(seat)
    assert (game.digest(), len(game.played)) == (before, moves)
    assert ENGLISH.say(refused.value.message)
    return refused.value.message


def table(game: Game, viewer: int) -> YspahanView:
    shown = game.view(viewer)
    assert isinstance(shown, YspahanView)
    return shown


# -- what may be taken back -------------------------------------------------------------------------------


@rule("YS-DP-04", "YS-DP-13")
def test_own_decisions_are_taken_back_one_by_one_up_to_the_roll() -> None:
    here = play(game(), "roll 0")
    digests = [here.digest()]
    for line in ("take sack", "cubes", "place sack-pink-1"):
        here.play(line)
        digests.append(here.digest())
    for digest in reversed(digests[:-1]):
        assert here.undo(BLUE) == 1
        assert here.digest() == digest
    assert barrier(here, BLUE).id == "barrier-chance"


@rule("YS-DP-09")
def test_a_building_is_taken_back_with_its_price() -> None:
    here = play(game(), "roll 0", "take camel camels")
    before = here.digest()
    here.play("build shop")
    assert table(here, BLUE).players[BLUE].buildings == ["shop"]
    here.undo(BLUE)
    assert here.digest() == before
    assert (table(here, BLUE).players[BLUE].camels, table(here, BLUE).players[BLUE].gold) == (2, 2)


@rule("YS-DP-02", "YS-DP-03")
def test_a_card_is_taken_back_into_the_hand_with_its_parameters() -> None:
    here = play(game(card="sell_gold"), "roll 0", "take sack card")
    drawn = here.digest()
    here.play("play sell_gold")
    asked = here.digest()
    here.play("amount 2")
    assert (table(here, RED).discard, table(here, RED).scores) == (["sell_gold"], [2, 0, 0])
    here.undo(BLUE)
    assert here.digest() == asked
    here.undo(BLUE)
    assert here.digest() == drawn
    assert table(here, BLUE).players[BLUE].hand == ["sell_gold"]
    assert table(here, RED).discard == []


@rule("YS-DP-10")
def test_two_players_the_building_of_the_build_action_is_taken_back_over_forced_moves() -> None:
    """With two camels and no gold the Paddock is the only building: a forced move, taken back with the choice."""
    here = play(game(2), "roll 2", "take camel camels", "end turn", "take gold gold", "end turn", "take sack")
    before = here.digest()
    play(here, "building", "build paddock")
    assert here.undo(BLUE) == 2
    assert here.digest() == before


@rule("YS-DP-08", "YS-DP-06")
def test_the_camel_decision_in_ones_own_turn_is_taken_back() -> None:
    here = blue_beside_s2()
    play(here, "roll 0", "take gold gold", "end turn")  # Green, then Blue
    here.play("take sack supervisor")
    before_going = here.digest()
    here.play("go S2")
    asked = here.digest()
    here.play("pay camel")
    here.undo(BLUE)
    assert here.digest() == asked
    here.undo(BLUE)
    assert here.digest() == before_going


@rule("YS-DP-06")
def test_a_move_that_ships_the_cube_of_an_owner_without_camel_is_taken_back() -> None:
    """Nobody else was asked, nothing was drawn."""
    here = play(game(), "roll 0", "take sack cubes place sack-white-3", "end turn")
    here.play("take barrel supervisor")
    before = here.digest()
    here.play("go S2")
    assert table(here, RED).caravan.cubes == [BLUE]
    here.undo(RED)
    assert here.digest() == before


def blue_beside_s2() -> Game:
    """Day 3, Green is first player: Blue has two camels and a cube in sack-white-3, beside S2."""
    here = play(game(), "roll 0", "take camel camels", "end turn")
    play(here, "take gold gold", "end turn", "take chest cubes place chest-pink-1", "end turn")
    play(here, "roll 0", "take camel camels", "end turn", "take gold gold", "end turn")
    return play(here, "take sack cubes place sack-white-3", "end turn")


# -- barriers ---------------------------------------------------------------------------------------------


@rule("YS-DP-01")
def test_a_roll_is_a_barrier() -> None:
    here = play(game(), "roll 1")
    assert barrier(here, BLUE).id == "barrier-chance"
    here.play("take camel")
    here.undo(BLUE)
    assert barrier(here, BLUE).id == "barrier-chance"


@rule("YS-DP-13", "YS-CH-03")
def test_a_drawn_card_is_a_barrier() -> None:
    here = play(game(), "roll 0", "take sack card")
    assert barrier(here, BLUE).id == "barrier-chance"


@rule("YS-CH-03")
def test_while_a_roll_or_a_draw_is_awaited_chance_is_the_barrier() -> None:
    """At a table that rolls its own dice."""
    here = Game(BOOK, ["Ada", "Bea"], {"first_player": "1"})
    here.play("roll 0")
    assert barrier(here, BLUE).id == "barrier-chance"


@rule("YS-CH-03", "YS-DP-08")
def test_a_card_of_the_caravanserai_is_a_barrier() -> None:
    scene = Scene(3)
    scene.buildings("blue", "caravanserai")
    scene.camels("blue", 1)
    scene.cubes("blue", "sack-white-3")
    scene.roll([2] * 9)
    scene.play("take camel supervisor go S2")
    scene.play("let ship")
    assert scene.p.barrier == NO_BARRIER
    scene.draw("exchange")
    assert scene.p.barrier == CHANCE_BARRIER


@rule("YS-CH-04", "YS-A45")
@pytest.mark.parametrize("reading", ["when_needed", "at_once"])
def test_a_reshuffle_is_a_barrier(reading: str) -> None:
    """After six days of cards the deck is used up; what is played then becomes the deck at once, or not yet."""
    here = game(reshuffle=reading)
    for _ in range(6):
        here.play("roll 0")
        for group in ("sack", "barrel", "chest"):
            play(here, f"take {group} card", "end turn")
    assert table(here, BLUE).deck == 0
    before = here.digest()
    here.play("play take_camels")
    if reading == "at_once":
        assert table(here, BLUE).deck == 1
        assert barrier(here, BLUE).id == "barrier-chance"
    else:
        here.undo(BLUE)
        assert here.digest() == before


@rule("YS-CH-04")
def test_a_reshuffle_for_a_draw_is_a_barrier_before_the_card_is_known() -> None:
    scene = Scene(3)
    scene.discarded("exchange", "take_gold")
    scene.deal_out("red")
    scene.roll([1, 1, 2, 3, 4, 5, 6, 6, 6])
    scene.play("take sack card")
    assert scene.asked == "chance"
    assert scene.p.barrier == CHANCE_BARRIER


@rule("YS-DP-11", "YS-082")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_of_a_turn_is_a_barrier(seats: int) -> None:
    here = play(game(seats), "roll 0", "take camel camels", "end turn")
    assert here.played[-1].barrier == TURN_BARRIER
    assert barrier(here, BLUE).id == "barrier-turn-ended"
    assert barrier(here, RED).id == "barrier-turn-ended", "nor may the next player reach over it"


@rule("YS-DP-11")
def test_the_end_of_a_turn_is_a_barrier_for_the_player_who_goes_on() -> None:
    """Two players: the third action of day 1 and the second of day 2 are not Blue's, but day 3 begins with Blue."""
    here = play(game(2), "roll 0", "take camel camels", "end turn", "take gold gold", "end turn")
    play(here, "take sack card", "end turn", "roll 0", "take camel camels", "end turn")
    play(here, "take gold gold no extra", "end turn", "take sack supervisor go W2", "end turn")
    assert here.to_act == BLUE
    assert barrier(here, BLUE).id == "barrier-turn-ended"


@rule("YS-DP-06", "YS-DP-08")
def test_another_owner_who_is_asked_is_a_barrier() -> None:
    here = play(blue_beside_s2(), "roll 0", "take sack supervisor go S2")
    assert here.to_act == BLUE
    told = barrier(here, GREEN)
    assert told == Message("barrier-other-asked", {"player": BOOK.seat_name(BLUE)})
    assert barrier(here, BLUE) == Message("barrier-other-seat", {"player": BOOK.seat_name(GREEN)})


@rule("YS-DP-08")
@pytest.mark.parametrize("answer", ["pay camel", "let ship"])
def test_another_players_decision_is_a_barrier_for_both(answer: str) -> None:
    here = play(blue_beside_s2(), "roll 0", "take sack supervisor go S2", answer)
    assert here.to_act == GREEN
    assert here.played[-1].barrier == ASKED_BARRIER
    assert barrier(here, BLUE).id == "barrier-asked"
    assert barrier(here, GREEN) == Message("barrier-other-seat", {"player": BOOK.seat_name(BLUE)})


@rule("YS-DP-08")
def test_an_answer_in_anothers_turn_stands_even_if_the_same_owner_is_asked_again() -> None:
    here = play(game(), "roll 0", "take camel camels", "end turn")  # Blue
    play(here, "take gold gold", "end turn", "take chest cubes place chest-pink-1", "end turn")
    play(here, "roll 0", "take camel camels", "end turn", "take gold gold", "end turn")
    play(here, "take vase cubes place vase-blue-1", "end turn")
    play(here, "roll 0", "take gold gold", "end turn", "take barrel cubes place barrel-white-1", "end turn")
    play(here, "take sack supervisor go W2", "end turn")  # Red; day 4 begins with Blue
    play(here, "roll 0", "take gold gold", "end turn")
    play(here, "take barrel supervisor go E1", "ship vase-blue-1")
    assert here.to_act == BLUE
    here.play("pay camel")
    assert here.to_act == BLUE, "Red has no cards: the second shipment begins at once"
    assert barrier(here, BLUE).id == "barrier-asked"


@rule("YS-DP-04")
def test_nothing_is_taken_back_before_the_first_move_or_after_the_last() -> None:
    here = game()
    assert barrier(here, BLUE).id == "barrier-start"
    assert barrier(here, RED).id in {"barrier-start", "barrier-other-seat"}


@rule("YS-DP-03", "YS-DP-14")
def test_undo_is_kept_in_the_journal_and_can_be_played_anew() -> None:
    here = play(game(), "roll 0", "take camel camels")
    here.undo(BLUE)
    here.undo(BLUE)
    play(here, "take gold gold")
    assert [entry.text for entry in here.played][-2:] == ["take gold", "gold"]
    assert len(here.journal) == len(here.played) + 2 + 2, "two moves taken back, two undos"
    assert table(here, RED).players[BLUE].gold == 5
