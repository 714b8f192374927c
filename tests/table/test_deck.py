"""What one seat may guess of the others' cards: all that fits what it has seen, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.table.core import Rng
from fondaco.table.deck import (
    DRAWN,
    KIND_BITS,
    RESHUFFLED,
    SEAT_BITS,
    USED,
    drawn,
    imagine_history,
    reshuffled,
    used,
)
from tests.rules import rule

pytestmark = pytest.mark.both

Cards = tuple[int, ...]
World = tuple[tuple[Cards, ...], Cards]
"""The hands by seat, each sorted, and the deck by kind: all that matters for what comes."""


def parts(entry: int) -> tuple[int, int, int]:
    """What happened, whose card it was, its kind."""
    return entry // (KIND_BITS * SEAT_BITS), entry // KIND_BITS % SEAT_BITS, entry % KIND_BITS


def world(history: Sequence[int], copies: Sequence[int], seats: int) -> World | None:
    """What the history leads to; None if it is impossible."""
    hands: list[list[int]] = [[] for _ in range(seats)]
    deck, discard = list(copies), [0] * len(copies)
    for entry in history:
        what, seat, kind = parts(entry)
        if what == RESHUFFLED:
            if any(deck):
                return None
            deck, discard = discard, [0] * len(copies)
        elif what == DRAWN:
            if not deck[kind]:
                return None
            deck[kind] -= 1
            hands[seat].append(kind)
        else:
            if kind not in hands[seat]:
                return None
            hands[seat].remove(kind)
            discard[kind] += 1
    return tuple(tuple(sorted(hand)) for hand in hands), tuple(deck)


def possible_worlds(history: Sequence[int], copies: Sequence[int], seats: int, viewer: int) -> set[World]:
    """By brute force: every face for every draw the viewer did not make."""
    found: set[World] = set()
    for faces in _all_faces(history, len(copies), viewer):
        outcome = world(faces, copies, seats)
        if outcome is not None:
            found.add(outcome)
    return found


def _all_faces(history: Sequence[int], kinds: int, viewer: int) -> Iterator[list[int]]:
    unknown = [
        at for at, entry in enumerate(history) if parts(entry)[0] == DRAWN and parts(entry)[1] != viewer
    ]
    for faces in product(range(kinds), repeat=len(unknown)):
        told = list(history)
        for at, kind in zip(unknown, faces, strict=True):
            told[at] = drawn(parts(history[at])[1], kind)
        yield told


def sampled_worlds(
    history: Sequence[int], copies: Sequence[int], seats: int, viewer: int, number: int
) -> Counter[World]:
    found: Counter[World] = Counter()
    for seed in range(number):
        guess = imagine_history(list(history), list(copies), viewer, Rng(seed))
        outcome = world(guess, copies, seats)
        assert outcome is not None, "a guess that is impossible"
        found[outcome] += 1
    return found


ONE_SHUFFLE = [drawn(0, 0), drawn(1, 1), drawn(1, 2), drawn(2, 0), used(1, 2), drawn(2, 1)]
TWO_SHUFFLES = [
    drawn(0, 0),
    drawn(1, 1),
    drawn(1, 0),
    used(1, 1),
    drawn(2, 1),
    used(0, 0),
    reshuffled(),
    drawn(1, 0),
    used(1, 0),
    drawn(2, 1),
]
"""The second seat used a 0 after the reshuffle: it may have come from either shuffle."""


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
@pytest.mark.parametrize(
    ("history", "copies"),
    [(ONE_SHUFFLE, [2, 2, 2]), (ONE_SHUFFLE, [3, 2, 1]), (TWO_SHUFFLES, [2, 2]), ([], [2, 2])],
    ids=["one-shuffle", "uneven", "two-shuffles", "nothing"],
)
@rule("YS-HI-07")
def test_every_world_that_fits_is_guessed_and_no_other(
    history: list[int], copies: list[int], viewer: int
) -> None:
    assert set(sampled_worlds(history, copies, 3, viewer, 600)) == possible_worlds(history, copies, 3, viewer)


@st.composite
def stories(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    """A small deck and a history that really happened."""
    copies = draw(st.lists(st.integers(1, 2), min_size=2, max_size=3))
    hands: list[list[int]] = [[], [], []]
    deck, discard = copies[:], [0] * len(copies)
    history: list[int] = []
    for _ in range(draw(st.integers(0, 9))):
        seat = draw(st.integers(0, 2))
        if draw(st.booleans()) and hands[seat]:
            kind = draw(st.sampled_from(sorted(hands[seat])))
            hands[seat].remove(kind)
            discard[kind] += 1
            history.append(used(seat, kind))
            continue
        if not any(deck):
            if not any(discard):
                continue
            deck, discard = discard, [0] * len(copies)
            history.append(reshuffled())
        kind = draw(st.sampled_from([kind for kind, number in enumerate(deck) if number]))
        deck[kind] -= 1
        hands[seat].append(kind)
        history.append(drawn(seat, kind))
    return history, copies


@settings(max_examples=60, deadline=None, derandomize=True)
@given(story=stories(), viewer=st.integers(-1, 2))
def test_any_small_story_is_explained_by_all_that_fits(
    story: tuple[list[int], list[int]], viewer: int
) -> None:
    history, copies = story
    assert set(sampled_worlds(history, copies, 3, viewer, 400)) == possible_worlds(history, copies, 3, viewer)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(story=stories(), viewer=st.integers(-1, 2), seed=st.integers(0, 99))
def test_what_the_viewer_knows_stays_and_what_it_does_not_know_does_not_matter(
    story: tuple[list[int], list[int]], viewer: int, seed: int
) -> None:
    history, copies = story
    before = (history[:], copies[:])
    guess = imagine_history(history, copies, viewer, Rng(seed))
    assert (history, copies) == before
    assert len(guess) == len(history)
    for true, guessed in zip(history, guess, strict=True):
        what, seat, _ = parts(true)
        assert parts(guessed)[:2] == (what, seat)
        if what != DRAWN or seat == viewer:
            assert guessed == true
    assert imagine_history(guess, copies, viewer, Rng(seed + 1)) == imagine_history(
        history, copies, viewer, Rng(seed + 1)
    )


def test_own_draws_are_kept() -> None:
    for seed in range(50):
        guess = imagine_history(ONE_SHUFFLE, [2, 2, 2], 2, Rng(seed))
        assert [guess[3], guess[5]] == [drawn(2, 0), drawn(2, 1)]


def test_a_use_is_explained_by_an_earlier_draw_of_its_owner() -> None:
    history = [drawn(1, 0), drawn(0, 1), used(1, 0), drawn(1, 1)]
    for seed in range(50):
        assert imagine_history(history, [2, 2], 2, Rng(seed))[0] == drawn(1, 0)


def test_one_shuffle_is_guessed_evenly() -> None:
    """Two cards of two others from a deck of one each of six kinds: thirty worlds, equally likely."""
    history = [drawn(1, 0), drawn(2, 1)]
    number = 30 * 200
    found = sampled_worlds(history, [1] * 6, 3, 0, number)
    assert len(found) == 30
    # Chi-square with 29 degrees of freedom stays below 58 in 999 of 1000 cases; the seeds are fixed.
    assert sum((count - 200) ** 2 / 200 for count in found.values()) < 58


def test_what_is_left_after_uses_is_guessed_evenly() -> None:
    """A used kind is out of the game; among the rest every card is as likely as any other, by copies."""
    history = [drawn(1, 0), drawn(1, 1), used(1, 0)]
    found = sampled_worlds(history, [1, 2, 1], 2, 0, 4000)
    held = Counter({hands[1]: 0 for hands, _ in found})
    for (hands, _), count in found.items():
        held[hands[1]] += count
    assert set(held) == {(1,), (2,)}
    assert abs(held[(1,)] / 4000 - 2 / 3) < 0.03


@rule("YS-HI-07")
def test_after_a_reshuffle_the_deck_is_known() -> None:
    """The deck is exactly the old discard pile, so the hands together hold the rest."""
    history = [drawn(0, 0), drawn(1, 1), drawn(1, 0), drawn(2, 1), used(1, 1), used(0, 0), reshuffled()]
    for viewer in (-1, 0, 1, 2):
        for hands, deck in possible_worlds(history, [2, 2], 3, viewer):
            assert deck == (1, 1)
            assert sorted(hands[1] + hands[2]) == [0, 1]
        assert set(sampled_worlds(history, [2, 2], 3, viewer, 200)) == possible_worlds(
            history, [2, 2], 3, viewer
        )
    # Whoever holds one of the two knows who holds the other.
    assert len(possible_worlds(history, [2, 2], 3, 2)) == 1


def test_a_history_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(ValueError, match="contradicts"):
        imagine_history([drawn(1, 0), used(1, 0), used(1, 0)], [2, 2], 0, Rng(1))
    with pytest.raises(ValueError, match="contradicts"):
        imagine_history([used(1, 0), drawn(1, 0)], [2, 2], 0, Rng(1))
    with pytest.raises(ValueError, match="contradicts"):
        imagine_history([drawn(0, 0), drawn(0, 0), drawn(1, 1), used(1, 0)], [2, 2], 0, Rng(1))


def test_entries_tell_what_happened() -> None:
    assert parts(drawn(3, 8)) == (DRAWN, 3, 8)
    assert parts(used(2, 63)) == (USED, 2, 63)
    assert parts(reshuffled())[0] == RESHUFFLED
