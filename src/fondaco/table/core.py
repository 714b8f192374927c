"""The position: what lies on the table, and the stack of steps that says what is still to be decided.

A position knows no players, no bots, no randomness, no clock and no text. Its fields are plain integers and
lists of integers, so that copying is cheap and the same source runs interpreted or compiled. What remains to be
decided is the *agenda*, a stack of frames; each frame names a step of the game and carries up to three small
numbers. A step says who decides, which moves are legal, and what each move does; it is code without state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import Final

CHANCE: Final = -1
"""`to_act` while dice or a draw are awaited."""
NOBODY: Final = -2
"""`to_act` once the game is over."""

EVERYONE: Final = -1
"""An audience: all seats and every spectator. Any other audience is a bit mask of seats."""
HIDDEN: Final = -1
"""What stands for a secret in an event told to somebody who may not know it."""

FRAME: Final = 4
"""A frame of the agenda: three arguments, then the kind of step on top."""

NO_BARRIER: Final = 0
CHANCE_BARRIER: Final = 1
TURN_BARRIER: Final = 2
LOOK_BARRIER: Final = 3
ASKED_BARRIER: Final = 4
"""A seat was asked in another's turn and has answered."""


class Rng:
    """A generator of its own for every search, match or imagined world; nothing global."""

    def __init__(self, seed: int) -> None:
        self._next: Callable[[], float] = Random(seed).random

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        return int(self._next() * n)

    def weighted(self, weights: list[int]) -> int:
        """An index, as likely as its weight says."""
        total = 0
        for weight in weights:
            total += weight
        ball = self.below(total)
        index = 0
        while ball >= weights[index]:
            ball -= weights[index]
            index += 1
        return index


BLANK: list[int] = []
"""Stands for a list of a position that is just being made, and is filled or replaced before anybody sees it: a copy
would else make all its lists twice. It stays empty."""


class Position:
    """What all positions share. A game's own class adds its fields and says what its steps do."""

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.to_act: int = NOBODY
        self.agenda: list[int] = []
        self.barrier: int = NO_BARRIER
        """Why the last move cannot be taken back, if so."""
        self.unfinished: int = 0
        """How many moves of a decision in parts are made; until the last one only the decider sees them."""
        self.heard: list[list[int]] | None = None
        """Events since somebody began to listen: kind, who may know the last argument, arguments."""

    # -- what a game says -------------------------------------------------------------------------

    def arrive(self) -> bool:
        """Do what the top step needs no decision for; True when it waits for somebody (`to_act` is then set)."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The legal moves of the seat to act, ascending; the possible outcomes when chance is to act."""
        raise NotImplementedError

    def weights(self) -> list[int]:
        """How likely each outcome of `legal()` is, in relation to the others, when chance is to act."""
        raise NotImplementedError

    def carry_out(self, move: int) -> None:
        """Let the top step do what a legal move means."""
        raise NotImplementedError

    def copy(self) -> Position:
        """An independent position; nobody listens to it."""
        raise NotImplementedError

    def dump(self) -> list[list[int]]:
        """Everything that makes up the position, for saving, comparing and hashing."""
        raise NotImplementedError

    def chance_kind(self) -> int:
        """Which kind of event chance is asked for."""
        raise NotImplementedError

    def chance_ordinal(self) -> int:
        """Which event of its kind it is: with its kind it names the event within the game."""
        raise NotImplementedError

    def chance_audience(self) -> int:
        """Who sees the outcome."""
        return EVERYONE

    def imagine(self, seat: int, rng: Rng) -> Position:
        """A position that this seat could not tell from the true one."""
        raise NotImplementedError

    def standing(self) -> list[int]:
        """The scores as they are now, by seat."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """The place of each seat (1 is best; equal places are shared), by the game's own tie-breaks."""
        raise NotImplementedError

    def judge(self, seat: int) -> int:
        """How good the position looks for a seat, by the game's own judgement; only comparisons matter."""
        raise NotImplementedError

    # -- what all games do alike ------------------------------------------------------------------

    def apply(self, move: int) -> None:
        """Play a move that `legal()` gave: no check. For search, replay and after a check."""
        parts = self.unfinished
        self.unfinished = 0
        self.barrier = CHANCE_BARRIER if self.to_act == CHANCE else NO_BARRIER
        self.carry_out(move)
        if self.unfinished:
            self.unfinished = parts + 1
        while not self.arrive():
            pass

    def settle(self) -> None:
        """Go on to the first thing that somebody must decide."""
        while not self.arrive():
            pass

    def push(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Put a step on top of the agenda."""
        agenda = self.agenda
        agenda.append(c)
        agenda.append(b)
        agenda.append(a)
        agenda.append(kind)

    def pop(self) -> None:
        """Take the top step off the agenda."""
        del self.agenda[-FRAME:]

    def tell(self, event: list[int]) -> None:
        """Add an event; callers ask `heard is not None` first, so that without a listener nothing is built."""
        if self.heard is not None:
            self.heard.append(event)

    def digest(self) -> str:
        """A short hash of everything."""
        return sha256(repr(self.dump()).encode()).hexdigest()[:16]


def resolve_chance(position: Position, rng: Rng) -> None:
    """Let chance act until a seat must decide or the game is over."""
    while position.to_act == CHANCE:
        outcomes = position.legal()
        position.apply(outcomes[rng.weighted(position.weights())])


def play_at_random(position: Position, rng: Rng) -> int:
    """Play to the end, every legal move equally likely; how many decisions with at least two options there were."""
    decisions = 0
    resolve_chance(position, rng)
    while position.to_act != NOBODY:
        moves = position.legal()
        if len(moves) > 1:
            decisions += 1
            position.apply(moves[rng.below(len(moves))])
        else:
            position.apply(moves[0])
        resolve_chance(position, rng)
    return decisions


def is_final(position: Position, move: int) -> bool:
    """Whether a legal move cannot be taken back: it rolls, draws or shows something, or somebody else goes on."""
    after = position.copy()
    after.apply(move)
    return after.to_act != position.to_act or after.barrier != NO_BARRIER


def masked(event: Sequence[int], viewer: int | None) -> list[int]:
    """The event as this viewer may hear it: the last argument of a secret one is hidden from the others."""
    told = list(event)
    audience = event[1]
    if audience != EVERYONE and (viewer is None or not audience >> viewer & 1):
        told[-1] = HIDDEN
    return told
