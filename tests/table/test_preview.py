"""What a move would bring, told before it is made: it is true, it is what the seat can know, and it costs no dice."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from fondaco.games import load_rulebook
from fondaco.table.core import CHANCE, NO_BARRIER, Position, Rng
from fondaco.table.preview import WORLDS, preview
from fondaco.table.rulebook import Rulebook

GAMES = {"yspahan": 4, "istanbul": 3, "al-rashid": 3, "wuestensoehne": 4}
SPEAKING = ("ahead-chance", "ahead-turn-ends", "ahead-look", "ahead-answer", "ahead-other-asked")


def decisions(book: Rulebook, seats: int, seed: int, most: int = 120) -> Iterator[Position]:
    """Positions of a random game in which a seat must decide."""
    rng = Rng(seed)
    options = book.check_table(seats, dict(book.research_options))
    position = book.new_position(seats, options)
    for _ in range(most):
        while position.to_act == CHANCE:
            position.apply(position.legal()[rng.weighted(position.weights())])
        if position.to_act < 0:
            return
        yield position
        legal = position.legal()
        position.apply(legal[rng.below(len(legal))])


def luck(*numbers: int) -> list[int]:
    assert len(numbers) == WORLDS
    return list(numbers)


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_tells_what_the_move_does(game: str) -> None:
    """Where something is told, the true table changes by just that; where nothing is hidden, everything is told."""
    book = load_rulebook(game)
    told = 0
    for position in decisions(book, GAMES[game], 3):
        seat = position.to_act
        found = preview(book, position, seat, luck(5, 6))
        assert [one.text for one in found] == [book.text(position, move) for move in position.legal()]
        before = book.counters(position)
        for one, move in zip(found, position.legal(), strict=True):
            true = position.copy()
            true.apply(move)
            after = book.counters(true)
            changes = sorted(
                (
                    who,
                    after[name][who] - count[who],
                    msgspec.json.encode(book.counted(name, abs(after[name][who] - count[who]))),
                )
                for name, count in before.items()
                for who in range(position.seats)
                if after[name][who] != count[who]
            )
            assert sorted((e.seat, e.change, msgspec.json.encode(e.what)) for e in one.effects) == changes
            told += len(changes)
    assert told > 5


@pytest.mark.parametrize("game", GAMES)
def test_whoever_cannot_tell_two_truths_apart_is_told_the_same(game: str) -> None:
    """Another truth and other worlds: a preview is the same, byte by byte."""
    book = load_rulebook(game)
    for nth, position in enumerate(decisions(book, GAMES[game], 11)):
        seat = position.to_act
        other = position.imagine(seat, Rng(1000 + nth))
        first = msgspec.json.encode(preview(book, position, seat, luck(1, 2)))
        assert msgspec.json.encode(preview(book, other, seat, luck(3, 4))) == first


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_taken_back_says_why(game: str) -> None:
    """A barrier is named exactly where an undo would meet one."""
    book = load_rulebook(game)
    named = set()
    for position in decisions(book, GAMES[game], 7):
        seat = position.to_act
        for one, move in zip(preview(book, position, seat, luck(1, 2)), position.legal(), strict=True):
            true = position.copy()
            true.apply(move)
            barred = true.barrier != NO_BARRIER or true.to_act != seat
            assert (one.barrier is not None) == barred
            if one.barrier is not None:
                named.add(one.barrier.id)
    assert named
    assert named <= set(SPEAKING)


def test_nothing_happens_to_the_table() -> None:
    """To ask is not to move."""
    book = load_rulebook("yspahan")
    for position in decisions(book, 4, 2, 30):
        digest = position.digest()
        preview(book, position, position.to_act, luck(1, 2))
        assert position.digest() == digest
