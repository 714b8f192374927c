"""Undo comes back exactly, never over a barrier, and only adds to the journal."""

from __future__ import annotations

from contextlib import suppress

import pytest

from fondaco.table.chance import KeyedDice
from fondaco.table.core import CHANCE, NO_BARRIER, Rng
from fondaco.table.game import Game
from fondaco.table.history import LogLine, Played, Undone
from fondaco.table.message import Message
from fondaco.table.refusal import Refusal
from tests.conformance.met import Met
from tests.conformance.tables import MOST_MOVES, Table, english


def game_with_undos(table: Table, seed: int) -> Game:
    """A random game to its end in which moves are taken back every now and then."""
    game, rng = table.new_game(KeyedDice(seed)), Rng(seed)
    for _ in range(MOST_MOVES):
        if game.over:
            return game
        if rng.below(4) == 0:
            with suppress(Refusal):
                game.undo(game.to_act)
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))], game.to_act)
    raise AssertionError(f"{table}, seed {seed}: the game does not end")


def undo_returns_exactly(table: Table, seed: int) -> Met:
    """After an undo everything is as it was before the moves taken back; what is refused has changed nothing."""
    game, rng = table.new_game(None), Rng(seed)
    dice = KeyedDice(seed)
    former: list[tuple[str, list[LogLine]]] = [_state(game)]
    allowed = 0
    while not game.over:
        for seat in range(table.seats):
            if rng.below(3) == 0:
                allowed += _try_undo(table, game, seat, former)
        if game.to_act == CHANCE:
            position = game.position
            name = game.rulebook.chance_names[position.chance_kind()]
            index = dice.pick(name, position.chance_ordinal(), position.weights())
            game.play_outcome(position.legal()[index])
        else:
            legal = game.position.legal()
            game.play(legal[rng.below(len(legal))])
        former.append(_state(game))
    for seat in range(table.seats):
        assert _try_undo(table, game, seat, former) == 0  # the end is final
    return Met(allowed)


def _state(game: Game) -> tuple[str, list[LogLine]]:
    """The position and the latest lines of the log."""
    return game.digest(), game.log(None, max(0, len(game.played) - 8))


def _try_undo(table: Table, game: Game, seat: int, former: list[tuple[str, list[LogLine]]]) -> int:
    """Undo if it can be; check either way."""
    played, journal = list(game.played), list(game.journal)
    asked = game.to_act
    refused: Message | None = None
    count = 0
    try:
        count = game.undo(seat)
    except Refusal as refusal:
        refused = refusal.message
    if refused is not None:
        assert refused.id.startswith("barrier-")
        assert english(table.game).say(refused)
        if CHANCE in (asked, played[-1].actor if played else asked):
            assert refused.id == ("barrier-chance" if played else "barrier-start")
        assert (game.played, game.journal) == (played, journal)
        assert _state(game) == former[-1]
        return 0
    gone = played[-count:]
    assert asked == seat
    assert all(entry.actor == seat and entry.barrier == NO_BARRIER for entry in gone)
    assert gone[0].options > 1
    assert all(entry.options == 1 for entry in gone[1:])
    assert game.played == played[:-count]
    assert game.journal == [*journal, Undone(seat, count)]
    del former[-count:]
    assert _state(game) == former[-1]
    assert game.to_act == seat
    return 1


def chance_is_a_barrier(table: Table, seed: int) -> Met:
    """Right after dice or a draw nobody takes anything back, and everybody is told that chance is the reason."""
    game, rng = table.new_game(KeyedDice(seed)), Rng(seed)
    met = 0
    while not game.over:
        last = game.journal[-1] if game.journal else None
        if isinstance(last, Played) and last.actor == CHANCE:
            met += 1
            for seat in range(table.seats):
                with pytest.raises(Refusal) as caught:
                    game.undo(seat)
                assert caught.value.message.id == "barrier-chance"
            assert game.journal[-1] is last
        legal = game.position.legal()
        game.play(legal[rng.below(len(legal))])
    return Met(met)
