"""What everybody has seen of a deck, and a fair guess at what nobody else has.

A shuffled deck has no order here, only a count per kind; which card comes is decided when it is drawn. What a
player can know about the others' hands follows from the public history: who drew when, who used which kind when,
and when the discard pile became the deck. The history is kept as a list of integers, truth included; `imagine`
replaces in it what one seat cannot know by something that fits all that this seat has seen.

A used card may have come from any draw its owner made before, from this shuffle or an earlier one; nobody but
the owner can tell, so the guess decides it too, as likely as the shuffles make it.
"""

from __future__ import annotations

from typing import Final

from fondaco.table.core import Rng

KIND_BITS: Final = 64
SEAT_BITS: Final = 16
DRAWN: Final = 0
USED: Final = 1
RESHUFFLED: Final = 2

_OPEN: Final = -1


def drawn(seat: int, kind: int) -> int:
    """The entry for a card of this kind drawn face down."""
    return (DRAWN * SEAT_BITS + seat) * KIND_BITS + kind


def used(seat: int, kind: int) -> int:
    """The entry for a card of this kind shown and put on the discard pile."""
    return (USED * SEAT_BITS + seat) * KIND_BITS + kind


def reshuffled() -> int:
    """The entry for the discard pile becoming the deck."""
    return RESHUFFLED * SEAT_BITS * KIND_BITS


class _Guess:
    """One attempt to explain a history without looking at what the seat cannot know."""

    def __init__(self, history: list[int], copies: list[int], seat: int, rng: Rng) -> None:
        self.rng = rng
        self.kinds = len(copies)
        self.history = history
        self.guess: list[int] = [_OPEN] * len(history)
        self.pools: list[list[int]] = [copies[:]]
        self.draws: list[int] = []
        self.draw_pool: list[int] = []
        self.uses: list[int] = []
        discard = [0] * len(copies)
        for at in range(len(history)):
            entry = history[at]
            kind = entry % KIND_BITS
            holder = entry // KIND_BITS % SEAT_BITS
            what = entry // (KIND_BITS * SEAT_BITS)
            if what == RESHUFFLED:
                self.pools.append(discard)
                discard = [0] * len(copies)
            elif what == USED:
                discard[kind] += 1
                if holder != seat:
                    self.uses.append(at)
            else:
                pool = len(self.pools) - 1
                if holder == seat:
                    self.guess[at] = kind
                    self.pools[pool][kind] -= 1
                else:
                    self.draws.append(at)
                    self.draw_pool.append(pool)

    def explain(self, nth: int) -> bool:
        """Decide which draw each use from the nth on came from; False when an earlier choice made it impossible."""
        if nth == len(self.uses):
            return True
        at = self.uses[nth]
        kind = self.history[at] % KIND_BITS
        holder = self.history[at] // KIND_BITS % SEAT_BITS
        pools = len(self.pools)
        first = [_OPEN] * pools
        count = [0] * pools
        for n in range(len(self.draws)):
            draw = self.draws[n]
            if draw > at:
                break
            if self.guess[draw] == _OPEN and self.history[draw] // KIND_BITS % SEAT_BITS == holder:
                pool = self.draw_pool[n]
                if first[pool] == _OPEN:
                    first[pool] = draw
                count[pool] += 1
        chances: list[int] = []
        for pool in range(pools):
            cards = self.pools[pool]
            size = 0
            for copies in cards:
                size += copies
            chances.append(count[pool] * cards[kind] * 5040 // size if size and count[pool] else 0)
        total = 0
        for chance in chances:
            total += chance
        while total > 0:
            ball = self.rng.below(total)
            pool = 0
            while ball >= chances[pool]:
                ball -= chances[pool]
                pool += 1
            self.guess[first[pool]] = kind
            self.pools[pool][kind] -= 1
            if self.explain(nth + 1):
                return True
            self.guess[first[pool]] = _OPEN
            self.pools[pool][kind] += 1
            total -= chances[pool]
            chances[pool] = 0
        return False

    def fill(self) -> None:
        """Deal the cards still held, at random from what is left of the shuffle each was drawn from."""
        for n in range(len(self.draws)):
            if self.guess[self.draws[n]] != _OPEN:
                continue
            cards = self.pools[self.draw_pool[n]]
            size = 0
            for copies in cards:
                size += copies
            ball = self.rng.below(size)
            kind = 0
            while ball >= cards[kind]:
                ball -= cards[kind]
                kind += 1
            cards[kind] -= 1
            self.guess[self.draws[n]] = kind


def imagine_history(history: list[int], copies: list[int], seat: int, rng: Rng) -> list[int]:
    """A history that this seat could not tell from the true one; `copies` is the content of the first deck."""
    guess = _Guess(history, copies, seat, rng)
    if not guess.explain(0):
        raise ValueError("a history of cards that contradicts itself")
    guess.fill()
    told: list[int] = []
    for at in range(len(history)):
        entry = history[at]
        told.append(
            entry if guess.guess[at] == _OPEN else drawn(entry // KIND_BITS % SEAT_BITS, guess.guess[at])
        )
    return told
