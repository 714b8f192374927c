"""Views leak nothing: whatever a viewer cannot know may be otherwise, and the viewer sees, hears and may do the same.

Two ways to make it otherwise. `imagine` resamples the hidden part of a position. A *twin* is a whole other game: the
same moves, but outcomes of chance that the viewer never saw are exchanged, as far as the others could still have
made their moves; so its log and its record are those of another truth, and must look the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from fondaco.table.core import CHANCE, EVERYONE, Position, Rng
from fondaco.table.game import Game
from fondaco.table.history import Played
from fondaco.table.record import write_masked
from fondaco.table.rulebook import Rulebook
from tests.conformance.met import Met
from tests.conformance.tables import Table, random_game, random_positions


@dataclass(frozen=True)
class Seen:
    """What reaches a viewer, as bytes."""

    view: bytes
    prompt: bytes
    legal: list[int]
    offers: bytes
    counters: bytes


def seen(book: Rulebook, position: Position, viewer: int | None) -> Seen:
    """What the position tells the viewer; moves and offers only if it is the one to act."""
    acting = viewer is not None and position.to_act == viewer
    legal = position.legal() if acting else []
    return Seen(
        msgspec.json.encode(book.view(position, viewer)),
        msgspec.json.encode(book.prompt(position, viewer)),
        legal,
        msgspec.json.encode([book.offer(position, move) for move in legal]),
        msgspec.json.encode(book.counters(position)),
    )


def _number(viewer: int | None) -> int:
    """A spectator imagines as a seat that nobody has."""
    return -1 if viewer is None else viewer


def views_leak_nothing(table: Table, seed: int, book: Rulebook | None = None) -> Met:
    """Resampling everything a viewer cannot know leaves what it sees and may do byte-identical."""
    changed = possible = 0
    secret = False
    for nth, position in enumerate(random_positions(table, seed)):
        secret = secret or (position.to_act == CHANCE and position.chance_audience() != EVERYONE)
        if nth % 8:
            continue
        possible += secret
        for viewer in table.viewers():
            imagined = position.imagine(_number(viewer), Rng(nth))
            changed += imagined.dump() != position.dump()
            assert seen(book or table.book, imagined, viewer) == seen(book or table.book, position, viewer)
    return Met(changed, possible)


def imagined_worlds_hide_the_truth(table: Table, seed: int) -> None:
    """What a seat imagines follows from what it knows: imagining from a dream gives the same as from the truth."""
    for nth, position in enumerate(random_positions(table, seed)):
        if nth % 5:
            continue
        before = position.dump()
        for viewer in table.viewers():
            seat = _number(viewer)
            dream = position.imagine(seat, Rng(2 * nth))
            assert dream.imagine(seat, Rng(nth)).dump() == position.imagine(seat, Rng(nth)).dump()
            assert dream.heard is None
        assert position.dump() == before


def imagined_worlds_play_on(table: Table, seed: int) -> None:
    """An imagined position is a position of the game: it can be played to the end."""
    for nth, position in enumerate(random_positions(table, seed)):
        if nth % 50 or position.to_act == -2:
            continue
        for viewer in table.viewers():
            rng = Rng(nth)
            world = position.imagine(_number(viewer), rng)
            assert world.to_act == position.to_act
            while world.to_act != -2:
                legal = world.legal()
                weights = world.weights() if world.to_act == CHANCE else [1] * len(legal)
                world.apply(legal[rng.weighted(weights)])


def unfinished_decisions_are_private(table: Table, seed: int) -> Met:
    """While somebody is in the middle of a decision nothing changes for anybody else, not even what they imagine."""
    before: dict[int | None, object] = {}
    met = 0
    for nth, game in enumerate(random_game(table, seed)):
        if game.position.unfinished == 0:
            watched = nth % 3 == 0
            before = {viewer: _outside(game, viewer) for viewer in table.viewers()} if watched else {}
            continue
        for viewer in before:
            if viewer != game.to_act:
                assert _outside(game, viewer) == before[viewer]
                met += 1
    assert table.has_parts or not met
    return Met(met, table.has_parts)


def _outside(game: Game, viewer: int | None) -> object:
    """All that reaches a viewer, and what it would imagine."""
    finished = len(game.played) - game.position.unfinished
    return (
        seen(game.rulebook, game.position, viewer),
        msgspec.json.encode(game.log(viewer, max(0, finished - 20))),
        write_masked(game, viewer),
        game.position.imagine(_number(viewer), Rng(3)).dump(),
    )


def other_truths_look_the_same(table: Table, seed: int, book: Rulebook | None = None) -> Met:
    """The log, the record and every view of a twin are the viewer's own, byte for byte. Not every game has a twin."""
    *_, game = random_game(table, seed, book)
    rng = Rng(seed)
    twins = possible = 0
    for viewer in table.viewers():
        for quarters in (2, 3, 4):
            # Not the last move: at the end secrets may be turned up.
            played = game.played[: min(len(game.played) * quarters // 4, len(game.played) - 1)]
            possible += sum(_is_hidden(entry, viewer) for entry in played) > 1
            truth = [entry.move for entry in played]
            moves = otherwise(table, played, viewer, rng)
            if moves != truth:
                twins += 1
                _look_the_same(_replayed(table, game, moves), _replayed(table, game, truth), viewer)
    return Met(twins, possible)


def _look_the_same(twin: Game, truth: Game, viewer: int | None) -> None:
    assert twin.digest() != truth.digest()
    assert msgspec.json.encode(twin.log(viewer)) == msgspec.json.encode(truth.log(viewer))
    assert write_masked(twin, viewer) == write_masked(truth, viewer)
    assert seen(twin.rulebook, twin.position, viewer) == seen(truth.rulebook, truth.position, viewer)


def otherwise(table: Table, played: Sequence[Played], viewer: int | None, rng: Rng) -> list[int]:
    """The moves with some of the latest outcomes that the viewer did not see exchanged or replaced."""
    moves = [entry.move for entry in played]
    hidden = [at for at, entry in enumerate(played) if _is_hidden(entry, viewer)][-12:]
    start = table.position()
    for move in moves[: hidden[0] if hidden else 0]:
        start.apply(move)
    for trial in range(40 if hidden else 0):
        one, other = hidden[rng.below(len(hidden))], hidden[rng.below(len(hidden))]
        tried = moves[:]
        tried[one] = moves[other]
        if trial % 2:
            tried[other] = moves[one]
        if tried != moves and _is_possible(start.copy(), played[hidden[0] :], tried[hidden[0] :], viewer):
            moves = tried
    return moves


def _is_hidden(entry: Played, viewer: int | None) -> bool:
    audience = entry.audience
    return entry.actor == CHANCE and audience != EVERYONE and (viewer is None or audience >> viewer & 1 == 0)


def _is_possible(
    position: Position, played: Sequence[Played], moves: Sequence[int], viewer: int | None
) -> bool:
    """Whether the others could have played like this, and nothing of it came to light; the viewer must not notice."""
    truth = position.copy()
    for entry, move in zip(played, moves, strict=True):
        legal = position.legal()
        own = viewer is not None and entry.actor == viewer
        if position.to_act != entry.actor or (own and (len(legal) != entry.options or move not in legal)):
            assert _came_to_light(position, truth, viewer), "what the viewer cannot know must not matter"
            return False
        if move not in legal:
            return False
        position.apply(move)
        truth.apply(entry.move)
    return not _came_to_light(position, truth, viewer)


def _came_to_light(twin: Position, truth: Position, viewer: int | None) -> bool:
    """Whether the viewer has learnt by now what was hidden: a tile that was turned up tells the two apart."""
    seat = _number(viewer)
    return twin.imagine(seat, Rng(0)).dump() != truth.imagine(seat, Rng(0)).dump()


def _replayed(table: Table, game: Game, moves: Sequence[int]) -> Game:
    again = table.new_game(None, game.rulebook)
    for move in moves:
        if again.to_act == CHANCE:
            again.play_outcome(move)
        else:
            again.play(move)
    return again
