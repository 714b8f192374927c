"""A game in progress: turns, chance, the log, and taking back."""

from __future__ import annotations

import pytest

from fondaco.games import load_rulebook
from fondaco.table.chance import GivenOutcomes, KeyedDice
from fondaco.table.core import CHANCE, NOBODY, Rng
from fondaco.table.game import Game
from fondaco.table.history import Played, Undone
from fondaco.table.refusal import Refusal, UsageError
from tests.games.yspahan.scene import BOOK, Scene

pytestmark = pytest.mark.both

BLUE, RED, GREEN = 0, 1, 2


def new_game(seats: int = 3, **options: str) -> Game:
    players = [f"player {seat}" for seat in range(seats)]
    return Game(load_rulebook("yspahan"), players, {"first_player": "1", **options}, KeyedDice(5))


def refusal(game: Game, seat: int) -> str:
    """Which barrier keeps this seat from taking back; nothing has changed."""
    before = (game.digest(), list(game.journal))
    with pytest.raises(Refusal) as caught:
        game.undo(seat)
    assert (game.digest(), game.journal) == before
    return caught.value.message.id


@pytest.fixture
def game() -> Game:
    """Blue has rolled 1 1 3 4 6 6 6 6 6 and is to take a group."""
    players = ["Ada", "Bruno", "Carla"]
    faces = [0, 0, 2, 3, 5, 5, 5, 5, 5]
    game = Game(load_rulebook("yspahan"), players, {"first_player": "1"}, GivenOutcomes([*faces, 4, 2, 1]))
    game.play("roll 0", BLUE)
    return game


# -- set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_an_impossible_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(UsageError, match="2 to 4 players"):
        new_game(seats)


def test_an_unknown_option_or_value_is_refused() -> None:
    with pytest.raises(UsageError, match='no option "weather"'):
        new_game(weather="fine")
    with pytest.raises(UsageError, match="allowed, forbidden"):
        new_game(two_build_cards="perhaps")
    with pytest.raises(UsageError, match="seat 4 of 3"):
        new_game(first_player="4")


def test_chance_acts_by_itself_when_somebody_picks() -> None:
    book = load_rulebook("yspahan")
    waiting = Game(book, ["Ada", "Bruno"])
    assert waiting.to_act == CHANCE
    assert waiting.offers() == []
    drawn = Game(book, ["Ada", "Bruno"], chance=GivenOutcomes([1]))
    assert drawn.to_act == RED
    assert [(entry.event, entry.text) for entry in drawn.played] == [("first-player", "first red")]


# -- playing ------------------------------------------------------------------------------------------


def test_only_the_seat_to_act_plays(game: Game) -> None:
    with pytest.raises(Refusal) as caught:
        game.play("take camel", RED)
    assert caught.value.message.id == "refusal-not-your-turn"
    assert caught.value.message.args["player"] == game.rulebook.seat_name(BLUE)
    game.play("take camel", BLUE)
    game.play("camels")


def test_while_chance_is_awaited_nobody_plays() -> None:
    game = Game(load_rulebook("yspahan"), ["Ada", "Bruno"])
    with pytest.raises(Refusal) as caught:
        game.play("roll 0")
    assert caught.value.message.id == "refusal-chance-acts"


def test_an_impossible_outcome_is_refused() -> None:
    game = Game(load_rulebook("yspahan"), ["Ada", "Bruno"])
    with pytest.raises(Refusal) as caught:
        game.play_outcome(2)
    assert caught.value.message.id == "refusal-impossible-outcome"
    game.play_outcome(1)
    with pytest.raises(Refusal):
        game.play_outcome(0)


def test_a_line_in_which_a_part_is_wrong_changes_nothing(game: Game) -> None:
    before = game.digest()
    with pytest.raises(Refusal):
        game.play("take sack building", BLUE)
    assert game.digest() == before
    assert len(game.journal) == 10


def test_after_the_end_nobody_plays() -> None:
    game, rng = new_game(2), Rng(1)
    while not game.over:
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))])
    assert game.to_act == NOBODY
    assert game.offers() == []
    with pytest.raises(Refusal) as caught:
        game.play("end turn")
    assert caught.value.message.id == "refusal-game-over"
    assert refusal(game, game.played[-1].actor) == "barrier-turn-ended"


def test_what_was_played_is_kept(game: Game) -> None:
    game.play("take sack card", BLUE)
    part, last, draw = game.played[-3:]
    assert (part.actor, part.text, part.part, part.options) == (BLUE, "take sack", True, 4)
    assert (last.actor, last.text, last.part) == (BLUE, "card", False)
    assert (draw.actor, draw.event, draw.ordinal, draw.audience) == (CHANCE, "card", 0, 1 << BLUE)
    assert game.journal == game.played


# -- the log ------------------------------------------------------------------------------------------


def test_the_log_masks_a_card_drawn(game: Game) -> None:
    game.play("take sack card", BLUE)
    lines = {viewer: game.log(viewer, since=11) for viewer in (BLUE, RED, None)}
    assert [line.message.id for line in lines[BLUE]][-1] == "yspahan-log-card-drawn-action-known"
    assert [line.message.id for line in lines[RED]][-1] == "yspahan-log-card-drawn-action"
    assert lines[RED] == lines[None]
    assert {line.move for line in lines[RED]} == {12, 13}
    assert lines[BLUE][-1].seat == BLUE


def test_undone_moves_leave_the_log(game: Game) -> None:
    before = game.log(None)
    game.play("take camel camels", BLUE)
    assert len(game.log(None)) > len(before)
    game.undo(BLUE)
    game.undo(BLUE)
    assert game.log(None) == before


# -- taking back --------------------------------------------------------------------------------------


def test_decisions_are_taken_back_one_by_one_up_to_the_roll(game: Game) -> None:
    digests = [game.digest()]
    for text in ("take camel", "camels"):
        game.play(text, BLUE)
        digests.append(game.digest())
    assert game.undo(BLUE) == 1
    assert game.digest() == digests[1]
    assert game.undo(BLUE) == 1
    assert game.digest() == digests[0]
    assert refusal(game, BLUE) == "barrier-chance"
    assert isinstance(game.journal[-1], Undone)
    assert len(game.journal) == len(game.played) + 4


def test_forced_moves_go_with_the_decision_before_them() -> None:
    """Without gold the card builds nothing but the Paddock: that part is no decision, so undo passes over it."""
    scene = Scene(3)
    scene.gold("blue", 0)
    scene.hand("blue", "build_no_camels")
    scene.roll([1, 1, 3, 4, 6, 6, 6, 6, 6])
    game = scene.game()
    before = game.digest()
    game.play("play build_no_camels", BLUE)
    assert [offer.text for offer in game.offers()] == ["build paddock without camels"]
    game.play("build paddock without camels", BLUE)
    assert game.undo(BLUE) == 2
    assert game.digest() == before


def test_the_end_of_a_turn_is_a_barrier(game: Game) -> None:
    game.play("take camel camels", BLUE)
    game.play("end turn", BLUE)
    assert refusal(game, BLUE) == "barrier-turn-ended"
    assert refusal(game, RED) == "barrier-turn-ended"


def test_a_draw_is_a_barrier(game: Game) -> None:
    game.play("take sack card", BLUE)
    assert refusal(game, BLUE) == "barrier-chance"


def test_a_draw_that_is_only_awaited_is_a_barrier_too(game: Game) -> None:
    game.chance = None
    game.play("take sack card", BLUE)
    assert game.to_act == CHANCE
    assert refusal(game, BLUE) == "barrier-chance"


def test_somebody_else_being_asked_is_a_barrier() -> None:
    scene = Scene(3)
    scene.supervisor("S1")
    scene.cubes("red", "sack-white-3")
    scene.camels("red", 1)
    scene.roll([1, 1, 3, 4, 6, 6, 6, 6, 6])
    game = scene.game()
    game.play("take camel supervisor", BLUE)
    game.play("go S2", BLUE)
    assert game.to_act == RED
    assert refusal(game, BLUE) == "barrier-other-asked"
    assert refusal(game, RED) == "barrier-other-seat"
    game.play("let ship", RED)
    assert game.to_act == BLUE
    assert refusal(game, RED) == "barrier-asked"
    assert refusal(game, BLUE) == "barrier-other-seat"


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    assert refusal(new_game(), BLUE) == "barrier-start"


def test_nobody_takes_back_for_another(game: Game) -> None:
    game.play("take camel", BLUE)
    assert refusal(game, RED) == "barrier-other-seat"


def test_the_same_luck_comes_after_an_undo() -> None:
    """Dice keyed by their event: playing on otherwise does not change what the next card is."""
    one, two = new_game(), new_game()
    for game in (one, two):
        game.play("roll 0")
    square = one.offers()[0].text
    one.play(square)
    one.undo(BLUE)
    one.play(f"{square} card")
    two.play(f"{square} card")
    assert one.digest() == two.digest()
    assert [entry for entry in one.journal if isinstance(entry, Played)][-1] == two.played[-1]


def test_rewind_goes_back_to_any_move(game: Game) -> None:
    digest = game.digest()
    number = len(game.played)
    game.play("take camel camels", BLUE)
    game.rewind(number)
    assert game.digest() == digest
    game.rewind(0)
    assert game.to_act == BLUE
    assert game.played == []


def test_the_log_begins_with_what_was_so_before_the_first_move() -> None:
    named = Game(BOOK, ["a", "b", "c"], {"first_player": "2"}, KeyedDice(1))
    first = named.log(None)[0]
    assert (first.move, first.message.id) == (0, "yspahan-log-day-begun")
    named.play("roll 0")
    assert named.log(None, since=len(named.played)) == []
    drawn = Game(BOOK, ["a", "b", "c"], {}, KeyedDice(1))
    assert drawn.log(None)[0].move == 1


def test_what_was_tried_and_adopted_is_what_would_have_been_played(game: Game) -> None:
    twin = Game(game.rulebook, game.players, game.options, start=game.start)
    for entry in game.played:
        if entry.actor == CHANCE:
            twin.play_outcome(entry.move)
        else:
            twin.play(entry.move, entry.actor)
    before = (game.digest(), list(game.journal))
    trial = game.trial()
    while len(trial.played) < 4 and trial.position.to_act != CHANCE:
        trial.play(trial.position.legal()[0])
    assert (game.digest(), game.journal) == before
    for entry in trial.played:
        twin.play(entry.move, entry.actor)
    game.adopt(trial)
    assert len(game.played) > len(before[1])
    assert game.digest() == twin.digest()
    assert (game.played, game.journal) == (twin.played, twin.journal)
    assert game.log(BLUE) == twin.log(BLUE)
    game.rewind(len(before[1]))
    assert game.digest() == before[0]


def test_what_was_tried_is_not_adopted_once_the_game_has_gone_on(game: Game) -> None:
    trial = game.trial()
    trial.play(trial.position.legal()[0])
    game.play(game.position.legal()[-1], game.to_act)
    before = (game.digest(), list(game.journal))
    with pytest.raises(ValueError, match="gone on"):
        game.adopt(trial)
    assert (game.digest(), game.journal) == before


def test_what_is_not_possible_cannot_be_tried(game: Game) -> None:
    trial = game.trial()
    impossible = next(move for move in range(1000) if move not in game.position.legal())
    with pytest.raises(Refusal):
        trial.play(impossible)
    with pytest.raises(Refusal):
        trial.play(-1)
    assert trial.played == []
    assert trial.position.digest() == game.digest()
