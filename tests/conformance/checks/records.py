"""Records replay to the same positions, hide what they must, and games go on from where they were saved."""

from __future__ import annotations

from hashlib import sha256

import pytest

from fondaco.table.chance import KeyedDice
from fondaco.table.core import CHANCE, EVERYONE, Rng
from fondaco.table.game import Game
from fondaco.table.history import Undone
from fondaco.table.record import (
    RecordError,
    read_record,
    replay,
    verify_dice,
    write_masked,
    write_record,
    write_save,
)
from tests.conformance.checks.undo import game_with_undos
from tests.conformance.met import Met
from tests.conformance.tables import Table, play_on, random_game


def records_replay(table: Table, seed: int) -> Met:
    """A record read and played again gives the same digest after every move, the same log and the same record."""
    game = game_with_undos(table, seed)
    record = write_record(game)
    again = replay(read_record(record), table.book)
    assert again.journal == game.journal
    assert again.digest() == game.digest()
    assert again.options == game.options
    assert again.players == game.players
    assert [again.log(viewer) for viewer in table.viewers()] == [
        game.log(viewer) for viewer in table.viewers()
    ]
    assert write_record(again) == record
    _same_digests(table, game, again)
    return Met(sum(isinstance(entry, Undone) for entry in game.journal))


def _same_digests(table: Table, one: Game, two: Game) -> None:
    first, second = table.position(), table.position()
    for left, right in zip(one.played, two.played, strict=True):
        first.apply(left.move)
        second.apply(right.move)
        assert first.digest() == second.digest()
    assert first.digest() == one.digest()


def records_replay_up_to_any_move(table: Table, seed: int) -> None:
    """Position n of a record is position n of the game."""
    digests: dict[int, str] = {}
    for game in random_game(table, seed):
        digests[len(game.played)] = game.digest()
    record = read_record(write_record(game))
    rng = Rng(seed)
    numbers = sorted(digests)
    for number in [0, numbers[0], numbers[-1], *(numbers[rng.below(len(numbers))] for _ in range(4))]:
        again = replay(record, table.book, until=number)
        assert len(again.played) == number
        assert number not in digests or again.digest() == digests[number]


def masked_records_hide(table: Table, seed: int) -> None:
    """A viewer's record has a `?` for every outcome it may not know, no digests, and is not replayed."""
    game = game_with_undos(table, seed)
    hidden = 0
    for viewer in table.viewers():
        text = write_masked(game, viewer)
        record = read_record(text)
        assert record.masked
        assert record.seed is None
        assert all(actor != "=" for _, actor, _ in record.lines)
        shown = [line for _, actor, texts in record.lines if actor == "*" for line in texts]
        expected = [
            entry.text if _may_know(entry.audience, viewer) else "?"
            for entry in game.journal
            if not isinstance(entry, Undone) and entry.actor == CHANCE
        ]
        assert shown == expected
        hidden += "?" in shown
        with pytest.raises(RecordError, match="one viewer"):
            replay(record, table.book)
    secret = any(entry.audience != EVERYONE for entry in game.played)
    assert bool(hidden) == secret, "a game in which chance told nobody a secret has nothing to hide"


def _may_know(audience: int, viewer: int | None) -> bool:
    return audience == EVERYONE or (viewer is not None and audience >> viewer & 1 == 1)


def saves_resume(table: Table, seed: int) -> Met:
    """A game saved in mid-turn, also in the middle of a decision in parts, goes on as if it had not been."""
    secret = sha256(str(seed).encode()).digest()
    game, rng = table.sealed_game(secret), Rng(seed)
    in_parts = 0
    while not game.over:
        play_on(game, rng, 1)
        if rng.below(40) and not (game.position.unfinished and rng.below(1 + 20 * in_parts) == 0):
            continue
        in_parts += game.position.unfinished > 0
        viewer = rng.below(table.seats)
        text = write_save(game, viewer, secret)
        visible = text[: text.index("sealed:\n")]
        assert visible == write_masked(game, viewer).rpartition("end: ")[0]
        assert secret.hex() not in text
        record = read_record(text)
        assert record.seed == secret.hex()
        again = replay(record, table.book)
        assert again.journal == game.journal
        assert again.digest() == game.digest()
        again.chance, ahead = game.chance, game.position.copy()
        play_on(again, Rng(5), 6)
        twin = replay(record, table.book)
        twin.chance = game.chance
        play_on(twin, Rng(5), 6)
        assert twin.digest() == again.digest()
        assert game.position.digest() == ahead.digest()
    assert table.has_parts or not in_parts
    checked = verify_dice(read_record(write_record(game, secret)), game)
    assert checked == sum(entry.actor == CHANCE for entry in game.played)
    return Met(in_parts, table.has_parts)


def records_of_unfinished_games_replay(table: Table, seed: int) -> None:
    """A record needs no end: every hundred moves what was written so far replays."""
    game, rng = table.new_game(KeyedDice(seed)), Rng(seed)
    while not game.over:
        record = read_record(write_record(game))
        assert not record.over
        assert replay(record, table.book).digest() == game.digest()
        play_on(game, rng, 60)
    assert read_record(write_record(game)).over
