"""Legal lists are exact; every move has a text that means it and words that offer it; the rest is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from fondaco.table.core import CHANCE, NOBODY, Position, Rng
from fondaco.table.game import Game
from fondaco.table.notation import parse_moves, tidy
from fondaco.table.refusal import Refusal
from fondaco.table.rulebook import Offer
from tests.conformance.met import Met
from tests.conformance.tables import Table, english, random_game, random_positions
from tests.rules import known_clauses

SOME: Final = 7
"""Every so many moves, what needs tries of each offer is looked at."""


def legal_lists_are_exact(table: Table, seed: int) -> None:
    """Ascending, without repetition, within the space of moves, never empty before the end, and all of them play."""
    for position in random_positions(table, seed):
        legal = position.legal()
        assert legal == sorted(set(legal))
        if position.to_act == NOBODY:
            assert legal == []
            continue
        assert legal
        assert legal[0] >= 0
        if position.to_act != CHANCE:
            assert 0 <= position.to_act < table.seats
            assert legal[-1] < table.book.space_of_moves
        before = position.digest()
        for move in legal:
            after = position.copy()
            after.apply(move)
            assert after.to_act in (CHANCE, NOBODY, *range(table.seats))
            assert after.digest() != before, f"{move} changed nothing"
        assert position.legal() == legal
        assert position.digest() == before


def chance_is_weighted(table: Table, seed: int) -> None:
    """As many weights as outcomes, all above nothing, and each event of chance has a name of its own."""
    events: set[tuple[int, int]] = set()
    for position in random_positions(table, seed):
        if position.to_act != CHANCE:
            continue
        outcomes, weights = position.legal(), position.weights()
        assert len(weights) == len(outcomes)
        assert min(weights) > 0
        texts = [table.book.outcome_text(position, outcome) for outcome in outcomes]
        assert len(set(texts)) == len(texts)
        assert all(", " not in text and text != "?" for text in texts)
        event = (position.chance_kind(), position.chance_ordinal())
        assert event not in events
        events.add(event)
    assert events


def illegal_moves_are_refused(table: Table, seed: int) -> None:
    """A refusal says why in words, names a clause that exists or none, and has changed nothing."""
    space, rng = table.book.space_of_moves, Rng(seed)
    for nth, game in enumerate(random_game(table, seed)):
        if nth % 9 == 0:
            legal = set(game.position.legal())
            for move in range(space):
                if move not in legal:
                    _well_said(table, table.book.why_not(game.position, move))
            wrong = [rng.below(space) for _ in range(3)]
            for move in [*wrong, -1, -(10**9), space, 10**9]:
                if move not in legal:
                    _refused(table, game, move, None)
            if not game.over:
                _refused(table, game, game.position.legal()[0], (game.to_act + 1) % table.seats)
                _refused(table, game, "no such move", None)
                _refused(table, game, "   ", None)


def _refused(table: Table, game: Game, move: int | str, seat: int | None) -> None:
    before, entries = game.digest(), len(game.journal)
    with pytest.raises(Refusal) as caught:
        game.play(move, seat)
    _well_said(table, caught.value)
    assert game.digest() == before
    assert len(game.journal) == entries


def _well_said(table: Table, refusal: Refusal) -> None:
    assert english(table.game).say(refusal.message)
    assert not refusal.clause or refusal.clause in known_clauses(), refusal.clause


def texts_mean_their_moves(table: Table, seed: int) -> None:
    """Within a position every text is different, and read back it is its move, however it is spaced."""
    book = table.book
    for position in random_positions(table, seed):
        if position.to_act < 0:
            continue
        legal = position.legal()
        texts = [book.text(position, move) for move in legal]
        assert len({tidy(text) for text in texts}) == len(texts)
        for move, text in zip(legal, texts, strict=True):
            assert text == " ".join(text.split())
            assert not text.startswith("undo ")
            assert move in book.moves_named(text)
            assert parse_moves(book, position, text) == [move]
            assert parse_moves(book, position, f"  {text.upper()} ".replace(" ", "  ")) == [move]


def decisions_in_parts_can_be_said_at_once(table: Table, seed: int) -> Met:
    """The texts of the parts in a row are the decision; so the parts are found again one by one."""
    start: Position | None = None
    parts: list[int] = []
    seen = 0
    for game in random_game(table, seed):
        if game.position.unfinished == 0:
            if start is not None and len(parts) > 1:
                last = [entry.move for entry in game.played if entry.actor >= 0][-1]
                said = _said(table, start, [*parts[1:], last])
                assert parse_moves(table.book, start, said) == [*parts[1:], last]
                seen += 1
            start, parts = game.position.copy(), [-1]
        else:
            parts.append([entry.move for entry in game.played if entry.actor >= 0][-1])
    assert table.has_parts or not seen
    return Met(seen, table.has_parts)


def _said(table: Table, start: Position, moves: list[int]) -> str:
    position, texts = start.copy(), []
    for move in moves:
        texts.append(table.book.text(position, move))
        position.apply(move)
    return " ".join(texts)


def _finals_are_told(game: Game, offers: Sequence[Offer]) -> None:
    """An offer is final if what it makes cannot be taken back."""
    seat, before = game.to_act, len(game.played)
    for offer in offers:
        game.play(offer.text)
        assert offer.final == (game.undo_barrier(seat) is not None), offer
        game.rewind(before)


def offers_can_be_said(table: Table, seed: int) -> None:
    """Offers, prompts and log lines have words; an offer is final if its move cannot be taken back."""
    speaker = english(table.game)
    logged = 0
    for game in random_game(table, seed):
        for viewer in table.viewers():
            assert speaker.say(game.prompt(viewer))
        offers = game.offers()
        legal = game.position.legal()
        assert len(offers) == len(legal)
        said = [speaker.say(offer.message) for offer in offers]
        assert len(set(said)) == len(said), said
        for move, offer in zip(legal, offers, strict=True):
            assert offer.text == table.book.text(game.position, move)
            assert all(touched.partition(":")[2] for touched in offer.touches)
        if len(legal) > 1 and len(game.played) % SOME == 0:
            _finals_are_told(game, offers)
    for viewer in table.viewers():
        for line in game.log(viewer):
            assert speaker.say(line.message)
            assert line.seat is None or 0 <= line.seat < table.seats
            logged += 1
    assert logged
