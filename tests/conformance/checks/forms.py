"""Picking several things is one decision: what a form allows is what the engine does, in whatever order it is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Final

import msgspec

from fondaco.table.core import Position, Rng
from fondaco.table.form import carried_out, form_at, held, offers_at
from fondaco.table.notation import parse_moves
from fondaco.table.picks import Picks
from fondaco.table.rulebook import Rulebook
from tests.conformance.met import Met
from tests.conformance.tables import WITH_FORMS, Table, english, random_positions

ENOUGH: Final = 20
"""So many forms of a game are looked at."""

MOST_LOOKED_AT: Final = 60
"""So many ways to fill in one form are drawn up as a person sees them."""

Picked = frozenset[tuple[int, int]]


def _met(table: Table, seen: int) -> Met:
    assert table.game in WITH_FORMS or not seen
    return Met(seen, table.game in WITH_FORMS)


def _forms(table: Table, seed: int) -> Iterator[tuple[Position, Picks]]:
    seen = 0
    for position in random_positions(table, seed):
        picks = table.book.picks(position) if position.to_act >= 0 else None
        if picks is not None and form_at(table.book, position) is not None:
            seen += 1
            yield position.copy(), picks
        if seen == ENOUGH:
            return


def _reached(
    book: Rulebook, position: Position, picks: Picks, so_far: tuple[int, ...] = ()
) -> Iterator[tuple[Picked, str]]:
    """All that can be picked by playing part by part, with what comes of it."""
    parts = position.unfinished
    for move in position.legal():
        if move != picks.end and move not in picks.moves:
            continue
        after, chosen = position.copy(), so_far if move == picks.end else (*so_far, move)
        after.apply(move)
        if move == picks.end or after.unfinished != parts + 1 or book.picks(after) is None:
            yield frozenset(Counter(chosen).items()), after.digest()
        else:
            yield from _reached(book, after, picks, chosen)


def _allowed(picks: Picks) -> list[list[int]]:
    """Every way to fill the form in, as the moves that pick it."""
    ways = product(*(range(most + 1) for most in picks.possible))
    return [
        [move for move, count in zip(picks.moves, way, strict=True) for _ in range(count)]
        for way in ways
        if picks.least <= sum(way) <= picks.most
    ]


def _ended(book: Rulebook, position: Position, picks: Picks, moves: list[int]) -> Position:
    """The position with these picks carried out, by as many parts as the engine asks for."""
    made, after = carried_out(position, moves)
    if book.picks(after) is not None and after.unfinished == position.unfinished + len(made):
        assert picks.end in after.legal()
        after.apply(picks.end)
    return after


def forms_allow_what_the_engine_does(table: Table, seed: int) -> Met:
    """What can be reached part by part is what the form allows; offers and form are what can be picked further."""
    book, seen = table.book, 0
    for position, picks in _forms(table, seed):
        reached = dict(_reached(book, position, picks))
        allowed = _allowed(picks)
        made = [frozenset(Counter(carried_out(position, moves)[0]).items()) for moves in allowed]
        assert len(set(made)) == len(made)
        assert {
            parts: _ended(book, position, picks, moves).digest()
            for parts, moves in zip(made, allowed, strict=True)
        } == reached
        form = form_at(book, position)
        assert form is not None
        assert len(form.brings) in (0, form.most + 1)
        for message in (*form.brings, *(kind.message for kind in form.kinds)):
            assert english(table.game).say(message)
        for moves in allowed[:MOST_LOOKED_AT]:
            if moves:
                _looks_right(table, position, picks, moves)
        seen += 1
    return _met(table, seen)


def _looks_right(table: Table, position: Position, picks: Picks, moves: list[int]) -> None:
    """While things are picked nothing is carried out: the end is offered, and what can still be picked."""
    form = form_at(table.book, position, moves)
    assert form is not None
    assert sum(kind.picked for kind in form.kinds) == len(moves)
    texts = [offer.text for offer in offers_at(table.book, position, moves)]
    further = [kind.text for kind in form.kinds if kind.picked < kind.most and len(moves) < form.most]
    assert texts == [*further, form.end]
    after = held(position, moves)
    assert after.to_act == position.to_act
    assert after.unfinished == position.unfinished + len(moves)
    assert msgspec.json.encode(table.book.view(after, position.to_act))


def picks_have_no_order(table: Table, seed: int) -> Met:
    """A pick said in any order, with numbers or without, is the same move of the engine, and says whether it ends."""
    book, rng, seen = table.book, Rng(seed), 0
    for position, picks in _forms(table, seed):
        allowed = [moves for moves in _allowed(picks) if moves]
        for _ in range(min(len(allowed), 6)):
            moves = allowed[rng.below(len(allowed))][:]
            digest = _ended(book, position, picks, moves).digest()
            end = book.text(position, picks.end)
            said = []
            while moves:
                said.append(book.text(position, moves.pop(rng.below(len(moves)))))
            verb = said[0].split()[0]
            things = [(text.removeprefix(verb).strip(), n) for text, n in Counter(said).items()]
            counted = " ".join(name if name.isdecimal() else f"{n} {name}" for name, n in things)
            for text in (f"{' '.join(said)} {end}", f"{verb} {counted} {end}"):
                after = position.copy()
                for move in parse_moves(book, position, text):
                    after.apply(move)
                assert after.digest() == digest, text
            seen += 1
    return _met(table, seen)
