"""Who decides what chance decides: dice that can be checked, dice that are given, dice for many quick games.

A position offers the outcomes of an event with their weights; somebody outside picks. All pickers here answer
one question, `pick(kind, ordinal, weights)`: which outcome has the event number `ordinal` of this kind (the
40th die, the 3rd card)? Outcomes are counted from 0 in ascending order. `docs/dice.md` tells a stranger how
to recompute sealed dice.

This module draws no randomness itself: who makes a seed passes in the source of it.
"""

from __future__ import annotations

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import random

VERSION: Final = "fondaco-dice-1"
SEED_BYTES: Final = 32
MAX_NONCE: Final = 64
MAX_ORDINAL: Final = 2**64 - 1
DIGEST_BITS: Final = 256


def new_seed(random_bytes: Callable[[int], bytes]) -> bytes:
    """A secret seed from a source such as `secrets.token_bytes`."""
    return _checked_seed(random_bytes(SEED_BYTES))


def commitment(seed: bytes) -> str:
    """What is published before the first move: it fixes the seed and tells nothing about it."""
    return hashlib.sha256(_checked_seed(seed)).hexdigest()


def checked_nonce(nonce: str) -> str:
    """The nonce, if it is one: at most 64 printable ASCII characters; empty for a seat that adds none."""
    if len(nonce) > MAX_NONCE or not (nonce.isascii() and nonce.isprintable()):
        raise ValueError(f"A nonce is at most {MAX_NONCE} printable ASCII characters, not {nonce!r}.")
    return nonce


def draw(seed: bytes, nonces: Sequence[str], kind: str, ordinal: int, weights: Sequence[int]) -> int:
    """The outcome that seed and nonces, one per seat, give to this event."""
    return SealedDice(seed, nonces).pick(kind, ordinal, weights)


class Chance(ABC):
    """Whoever picks the outcomes."""

    @abstractmethod
    def pick(self, kind: str, ordinal: int, weights: Sequence[int]) -> int:
        """The index of the outcome of this event; an outcome of weight 0 is never picked."""


class SealedDice(Chance):
    """Dice that can be checked: fixed by a seed that was committed to, and by nonces added after that."""

    def __init__(self, seed: bytes, nonces: Sequence[str]) -> None:
        self.seed = _checked_seed(seed)
        self.nonces = tuple(checked_nonce(nonce) for nonce in nonces)
        parts = [_sized(VERSION), len(nonces).to_bytes(4, "big"), *(_sized(nonce) for nonce in self.nonces)]
        self._first = b"".join(parts)
        """How every event begins in bytes; lengths go first, so that no two events have the same."""

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def pick(self, kind: str, ordinal: int, weights: Sequence[int]) -> int:
        total = _total(weights)
        bits = (total - 1).bit_length()
        event = self._first + _event(kind, ordinal)
        attempt = 0
        while True:
            digest = hmac.digest(self.seed, event + attempt.to_bytes(4, "big"), "sha256")
            number = int.from_bytes(digest, "big") >> (DIGEST_BITS - bits)
            if number < total:  # else rejected: folding it back would favour the first outcomes
                return _outcome(number, weights)
            attempt += 1

    def __repr__(self) -> str:
        return f"SealedDice(commitment={self.commitment!r})"  # a seed has no place in a log


class GivenOutcomes(Chance):
    """Outcomes told beforehand, one after the other, whatever the event: for tests and replays."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self._outcomes = list(outcomes)
        self._next = 0

    @property
    def left(self) -> int:
        """How many outcomes have not been used."""
        return len(self._outcomes) - self._next

    def pick(self, kind: str, ordinal: int, weights: Sequence[int]) -> int:
        _total(weights)
        if not self.left:
            raise ValueError(f"No outcome is given for {kind} {ordinal}: all {self._next} are used.")
        outcome = self._outcomes[self._next]
        if not (0 <= outcome < len(weights) and weights[outcome]):
            raise ValueError(f"Outcome {outcome} is given for {kind} {ordinal}, where it is impossible.")
        self._next += 1
        return outcome


class RandomDice(Chance):
    """One stream of random numbers, whatever the event."""

    def __init__(self, generator: random.Random) -> None:
        self._generator = generator

    def pick(self, kind: str, ordinal: int, weights: Sequence[int]) -> int:
        return _outcome(int(self._generator.random() * _total(weights)), weights)


class KeyedDice(Chance):
    """Quick dice keyed by event, so that paired games meet the same luck: for simulations, not for secrets.

    Each kind of event has its own stream of SplitMix64, reached at any ordinal without walking there.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._starts: dict[str, int] = {}

    def pick(self, kind: str, ordinal: int, weights: Sequence[int]) -> int:
        start = self._starts.get(kind)
        if start is None:
            start = self._starts[kind] = self._start(kind)
        mixed = (start + ordinal * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 31
        total = sum(weights)
        if total <= 0:
            raise ValueError("The weights of the outcomes must add up to more than 0.")
        return _outcome(mixed * total >> 64, weights)

    def _start(self, kind: str) -> int:
        return int.from_bytes(hashlib.blake2b(f"{self.seed} {kind}".encode(), digest_size=8).digest(), "big")


def _event(kind: str, ordinal: int) -> bytes:
    """What an event is told apart by, in bytes."""
    if not 0 <= ordinal <= MAX_ORDINAL:
        raise ValueError(f"The ordinal of an event is a number from 0, not {ordinal}.")
    return _sized_kind(kind) + ordinal.to_bytes(8, "big")


@lru_cache(maxsize=256)
def _sized_kind(kind: str) -> bytes:
    if not (kind and kind.isascii() and kind.isprintable()):
        raise ValueError(f"The kind of an event is a word of printable ASCII characters, not {kind!r}.")
    return _sized(kind)


def _sized(text: str) -> bytes:
    return len(text).to_bytes(4, "big") + text.encode("ascii")


def _total(weights: Sequence[int]) -> int:
    total = sum(weights)
    if total <= 0 or min(weights) < 0:
        raise ValueError(
            f"Weights of outcomes are at least 0 and add up to more than 0, not {list(weights)}."
        )
    if total > 2**DIGEST_BITS:
        raise ValueError("The weights of the outcomes add up to more than 2^256.")
    return total


def _outcome(number: int, weights: Sequence[int]) -> int:
    for outcome, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return outcome
    raise ValueError(f"The number is beyond the weights {list(weights)}.")


def _checked_seed(seed: bytes) -> bytes:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"A seed has {SEED_BYTES} bytes, not {len(seed)}.")
    return seed
