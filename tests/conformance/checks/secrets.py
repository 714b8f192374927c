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
from fondaco.table.game import Game, Played
from fondaco.table.record import write_masked
from fondaco.table.rulebook import Rulebook
from tests.conformance.tables import Table, random_game, random_positions


@dataclass(frozen=True)
class Seen:
    """What reaches a viewer, as bytes."""

    view: bytes
    prompt: bytes
    legal: list[int]
    offers: bytes


def seen(book: Rulebook, position: Position, viewer: int | None) -> Seen:
    """What the position tells the viewer; moves and offers only if it is the one to act."""
    acting = viewer is not None and position.to_act == viewer
    legal = position.legal() if acting else []
    return Seen(
        msgspec.json.encode(book.view(position, viewer)),
        msgspec.json.encode(book.prompt(position, viewer)),
        legal,
        msgspec.json.encode([book.offer(position, move) for move in legal]),
    )


def _number(viewer: int | None) -> int:
    """A spectator imagines as a seat that nobody has."""
    return -1 if viewer is None else viewer


def views_leak_nothing(table: Table, seed: int, book: Rulebook | None = None) -> None:
    """Resampling everything a viewer cannot know leaves what it sees and may do byte-identical."""
    changed = 0
    for nth, position in enumerate(random_positions(table, seed)):
        if nth % 8:
            continue
        for viewer in table.viewers():
            imagined = position.imagine(_number(viewer), Rng(nth))
            changed += imagined.dump() != position.dump()
            assert seen(book or table.book, imagined, viewer) == seen(book or table.book, position, viewer)
    assert changed, "nothing was resampled, so nothing was tested"


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


def unfinished_decisions_are_private(table: Table, seed: int) -> None:
    """While somebody is in the middle of a decision nothing changes for anybody else, not even what they imagine."""
    before: dict[int | None, object] = {}
    met = 0
    for game in random_game(table, seed):
        position = game.position
        if position.unfinished == 0:
            before = {viewer: _outside(game, viewer) for viewer in table.viewers()}
            continue
        met += 1
        for viewer in table.viewers():
            if viewer != game.to_act:
                assert _outside(game, viewer) == before[viewer]
    assert met


def _outside(game: Game, viewer: int | None) -> object:
    return (
        seen(game.rulebook, game.position, viewer),
        msgspec.json.encode(game.log(viewer, max(0, len(game.played) - 12))[-1:]),
        write_masked(game, viewer),
        game.position.imagine(_number(viewer), Rng(3)).dump(),
    )


def other_truths_look_the_same(table: Table, seed: int, book: Rulebook | None = None) -> None:
    """The log, the record and every view of a twin are the viewer's own, byte for byte."""
    *_, game = random_game(table, seed, book)
    rng = Rng(seed)
    twins = 0
    for viewer in table.viewers():
        for cut in (len(game.played), len(game.played) * 2 // 3):
            twin = _twin(table, game, viewer, cut, rng)
            if twin is None:
                continue
            twins += 1
            truth = _replayed(table, game, [entry.move for entry in game.played[:cut]])
            assert twin.digest() != truth.digest()
            assert msgspec.json.encode(twin.log(viewer)) == msgspec.json.encode(truth.log(viewer))
            assert write_masked(twin, viewer) == write_masked(truth, viewer)
            assert seen(game.rulebook, twin.position, viewer) == seen(game.rulebook, truth.position, viewer)
    assert twins, "no twin was found, so nothing was tested"


def _twin(table: Table, game: Game, viewer: int | None, cut: int, rng: Rng) -> Game | None:
    """The game with some of the outcomes that the viewer did not see exchanged or replaced."""
    played = game.played[:cut]
    hidden = [at for at, entry in enumerate(played) if _is_hidden(entry, viewer)]
    moves = [entry.move for entry in played]
    found = False
    for _ in range(24):
        if len(hidden) < 2:
            break
        one = hidden[len(hidden) - 1 - rng.below(min(12, len(hidden)))]
        other = hidden[len(hidden) - 1 - rng.below(min(12, len(hidden)))]
        tried = moves[:]
        tried[one], tried[other] = moves[other], moves[one]
        if tried != moves and _is_possible(table, played, tried, viewer):
            moves, found = tried, True
    return _replayed(table, game, moves) if found else None


def _is_hidden(entry: Played, viewer: int | None) -> bool:
    audience = entry.audience
    return (
        entry.actor == CHANCE and audience != EVERYONE and (viewer is None or audience >> viewer & 1 == 0)
    )


def _is_possible(table: Table, played: Sequence[Played], moves: Sequence[int], viewer: int | None) -> bool:
    """Whether the others could have played like this; that the viewer can is part of what is checked."""
    position = table.position()
    for entry, move in zip(played, moves, strict=True):
        assert position.to_act == entry.actor, "who is asked must not depend on what the viewer cannot know"
        legal = position.legal()
        if viewer is not None and entry.actor == viewer:
            assert len(legal) == entry.options, "the viewer's options must not depend on it either"
            assert move in legal
        elif move not in legal:
            return False
        position.apply(move)
    return True


def _replayed(table: Table, game: Game, moves: Sequence[int]) -> Game:
    again = table.new_game(None, game.rulebook)
    for move in moves:
        if again.to_act == CHANCE:
            again.play_outcome(move)
        else:
            again.play(move)
    return again
