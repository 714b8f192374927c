"""Positions can be copied, saved and repeated, and games come to an end that ranks the seats."""

from __future__ import annotations

import random

from fondaco.table.chance import KeyedDice
from fondaco.table.core import NOBODY, Position, Rng
from tests.conformance.tables import Table, random_game, random_move, random_positions


def copies_are_independent(table: Table, seed: int) -> None:
    """Copies made along the way stay what they were, whatever becomes of the game and of their own copies."""
    kept: list[tuple[Position, list[list[int]]]] = []
    rng = Rng(seed + 1)
    for position in random_positions(table, seed):
        copy = position.copy()
        dump = position.dump()
        assert copy.dump() == dump
        assert copy.heard is None
        if len(kept) % 10 == 0:
            wanderer = copy.copy()
            for _ in range(20):
                if wanderer.to_act == NOBODY:
                    break
                legal = wanderer.legal()
                wanderer.apply(legal[rng.below(len(legal))])
            assert position.dump() == dump
        kept.append((copy, dump))
    assert all(copy.dump() == dump for copy, dump in kept)


def dumps_restore(table: Table, seed: int) -> None:
    """At every position, also in the middle of a turn, a position comes back from its dump and goes on alike."""
    rng, dice = Rng(seed), KeyedDice(seed)
    book, options = table.book, table.options
    for position in random_positions(table, seed):
        dump = position.dump()
        restored = book.restore(table.seats, options, [list(part) for part in dump])
        assert restored.dump() == dump
        assert restored.digest() == position.digest()
        assert restored.to_act == position.to_act
        assert restored.legal() == position.legal()
        for part in dump:
            part.append(-9)  # a dump is nobody's inside
        assert restored.digest() == position.digest()
        one, two = position.copy(), restored
        for _ in range(3):
            if one.to_act == NOBODY:
                break
            move = random_move(table, one, rng, dice)
            one.apply(move)
            two.apply(move)
            assert one.dump() == two.dump()


def digests_tell_positions_apart(table: Table, seed: int) -> None:
    """Equal dumps have equal digests, and along a game no digest comes twice."""
    dumps: dict[str, list[list[int]]] = {}
    for position in random_positions(table, seed):
        digest, dump = position.digest(), position.dump()
        assert dumps.setdefault(digest, dump) == dump
        assert position.copy().digest() == digest


def games_repeat(table: Table, seed: int) -> None:
    """The same seed and decisions give the same events and positions, though the global generator is disturbed."""
    stories = []
    for disturbance in (1, 2):
        random.seed(disturbance)
        story: list[object] = []
        for game in random_game(table, seed):
            random.random()
            story.append(game.digest())
        stories.append([*story, game.journal, [game.log(viewer) for viewer in table.viewers()]])
        state = random.getstate()
        game.imagine(0, Rng(seed))
        assert random.getstate() == state
    assert stories[0] == stories[1]


def games_end(table: Table, seed: int) -> None:
    """Somebody acts until nobody does; scores and places fit, and the view tells the places then and not before."""
    for position in random_positions(table, seed):
        standing, ranks = position.standing(), position.ranks()
        assert len(standing) == len(ranks) == table.seats
        assert min(ranks) == 1
        for seat in range(table.seats):
            assert ranks[seat] == 1 + sum(rank < ranks[seat] for rank in ranks)
            for other in range(table.seats):
                assert standing[seat] <= standing[other] or ranks[seat] < ranks[other]
        view = table.book.view(position, None)
        assert view.game == table.game
        assert view.to_act == position.to_act
        assert view.scores == standing
        assert view.ranks == (ranks if position.to_act == NOBODY else None)
    assert position.to_act == NOBODY
