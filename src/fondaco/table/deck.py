"""What everybody has seen of a deck, and a fair guess at what nobody else has.

A shuffled deck has no order here, only a count per kind; which card comes is decided when it is drawn. What a
player can know about the others' hands follows from the public history: who drew when, who used which kind when,
and when the discard pile became the deck. The history is kept as a list of integers, truth included; `imagine`
replaces in it what one seat cannot know by something that fits all that this seat has seen.

A used card may have come from any draw its owner made before, from this shuffle or an earlier one; nobody but
the owner can tell, so the guess decides it too, as likely as the shuffles make it. A card that was taken from the
open discard pile is known to all until one of its kind is used: copies are alike, so the known one goes first, and
whether the owner holds another one stays as open as it was.
"""

from __future__ import annotations

from typing import Final

from fondaco.table.core import Rng

KIND_BITS: Final = 64
SEAT_BITS: Final = 16
DRAWN: Final = 0
USED: Final = 1
RESHUFFLED: Final = 2
TAKEN: Final = 3
SHOWN: Final = 4
LAID: Final = 5

_OPEN: Final = -1
# Packed histories: a 1, then the entries of four times thirteen bits.
_ENTRY_BITS: Final = 13
_ENTRY_MASK: Final = (1 << _ENTRY_BITS) - 1
_FULL: Final = 1 << (4 * _ENTRY_BITS)


def drawn(seat: int, kind: int) -> int:
    """The entry for a card of this kind drawn face down."""
    return (DRAWN * SEAT_BITS + seat) * KIND_BITS + kind


def used(seat: int, kind: int) -> int:
    """The entry for a card of this kind shown and put on the discard pile."""
    return (USED * SEAT_BITS + seat) * KIND_BITS + kind


def reshuffled() -> int:
    """The entry for the discard pile becoming the deck."""
    return RESHUFFLED * SEAT_BITS * KIND_BITS


def taken(seat: int, kind: int) -> int:
    """The entry for a card of this kind taken from the discard pile, seen by all."""
    return (TAKEN * SEAT_BITS + seat) * KIND_BITS + kind


def shown(seat: int, kind: int) -> int:
    """The entry for a card of this kind that is played, but not yet on the discard pile."""
    return (SHOWN * SEAT_BITS + seat) * KIND_BITS + kind


def laid(kind: int) -> int:
    """The entry for a card that was shown before and now comes on the discard pile."""
    return LAID * SEAT_BITS * KIND_BITS + kind


def remember(history: list[int], entry: int) -> None:
    """Add an entry to a history that is kept packed, four entries to an integer: so copies of it stay small."""
    if history and history[-1] < _FULL:
        history[-1] = history[-1] << _ENTRY_BITS | entry
    else:
        history.append(1 << _ENTRY_BITS | entry)


def recall(history: list[int]) -> list[int]:
    """The entries of a packed history, one by one."""
    entries: list[int] = []
    for four in history:
        start = len(entries)
        rest = four
        while rest > 1:
            entries.insert(start, rest & _ENTRY_MASK)
            rest >>= _ENTRY_BITS
    return entries


def packed(entries: list[int]) -> list[int]:
    """A history as it is kept packed."""
    history: list[int] = []
    for entry in entries:
        remember(history, entry)
    return history


def recount(history: list[int], copies: list[int], hands: list[int], deck: list[int]) -> None:
    """Work out hands (kind k of seat s at s * kinds + k) and deck anew from a history."""
    kinds = len(copies)
    discard = [0] * kinds
    for at in range(len(hands)):
        hands[at] = 0
    for kind in range(kinds):
        deck[kind] = copies[kind]
    for entry in history:
        kind = entry % KIND_BITS
        place = entry // KIND_BITS % SEAT_BITS * kinds + kind
        what = entry // (KIND_BITS * SEAT_BITS)
        if what == DRAWN:
            hands[place] += 1
            deck[kind] -= 1
        elif what == USED:
            hands[place] -= 1
            discard[kind] += 1
        elif what == TAKEN:
            hands[place] += 1
            discard[kind] -= 1
        elif what == SHOWN:
            hands[place] -= 1
        elif what == LAID:
            discard[kind] += 1
        else:
            for other in range(kinds):
                deck[other] = discard[other]
                discard[other] = 0


def known_cards(history: list[int], kinds: int, seats: int) -> list[int]:
    """The cards everybody knows to be in a hand, kind k of seat s at s * kinds + k."""
    known = [0] * (kinds * seats)
    for entry in history:
        at = entry // KIND_BITS % SEAT_BITS * kinds + entry % KIND_BITS
        what = entry // (KIND_BITS * SEAT_BITS)
        if what == TAKEN:
            known[at] += 1
        elif (what == USED or what == SHOWN) and known[at] > 0:
            known[at] -= 1
    return known


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
        known = [0] * (SEAT_BITS * KIND_BITS)
        for at in range(len(history)):
            entry = history[at]
            kind = entry % KIND_BITS
            holder = entry // KIND_BITS % SEAT_BITS
            what = entry // (KIND_BITS * SEAT_BITS)
            if what == RESHUFFLED:
                self.pools.append(discard)
                discard = [0] * len(copies)
            elif what == USED or what == SHOWN:
                if what == USED:
                    discard[kind] += 1
                if holder != seat:
                    if known[holder * KIND_BITS + kind] > 0:
                        known[holder * KIND_BITS + kind] -= 1
                    else:
                        self.uses.append(at)
            elif what == TAKEN:
                discard[kind] -= 1
                known[holder * KIND_BITS + kind] += 1
            elif what == LAID:
                discard[kind] += 1
            else:
                pool = len(self.pools) - 1
                if holder == seat:
                    self.guess[at] = kind
                    self.pools[pool][kind] -= 1
                else:
                    self.draws.append(at)
                    self.draw_pool.append(pool)

    def explain(self) -> bool:
        """Decide which draw each use came from; False when no way explains them all."""
        pools = len(self.pools)
        tried: list[list[int]] = []
        """For each use decided so far: the first open draw of each shuffle, how likely each is, the one chosen."""
        nth = 0
        while nth < len(self.uses):
            if nth == len(tried):
                tried.append(self.choices(self.uses[nth]))
            row = tried[nth]
            kind = self.history[self.uses[nth]] % KIND_BITS
            pool = row[2 * pools]
            if pool != _OPEN:  # it led nowhere
                self.guess[row[pool]] = _OPEN
                self.pools[pool][kind] += 1
                row[pools + pool] = 0
                row[2 * pools] = _OPEN
            total = 0
            for one in range(pools):
                total += row[pools + one]
            if total == 0:
                tried.pop()
                nth -= 1
                if nth < 0:
                    return False
                continue
            ball = self.rng.below(total)
            pool = 0
            while ball >= row[pools + pool]:
                ball -= row[pools + pool]
                pool += 1
            self.guess[row[pool]] = kind
            self.pools[pool][kind] -= 1
            row[2 * pools] = pool
            nth += 1
        return True

    def choices(self, at: int) -> list[int]:
        """By shuffle the first open draw before this use and how likely the card came from there; none chosen."""
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
        for pool in range(pools):
            cards = self.pools[pool]
            size = 0
            for copies in cards:
                size += copies
            first.append(count[pool] * cards[kind] * 5040 // size if size and count[pool] else 0)
        first.append(_OPEN)
        return first

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
    if not guess.explain():
        raise ValueError("a history of cards that contradicts itself")
    guess.fill()
    told: list[int] = []
    for at in range(len(history)):
        entry = history[at]
        told.append(
            entry if guess.guess[at] == _OPEN else drawn(entry // KIND_BITS % SEAT_BITS, guess.guess[at])
        )
    return told
