"""Dice that can be checked: pinned vectors, no bias, and events that do not depend on each other."""

from __future__ import annotations

import hashlib
import hmac
import random
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from fondaco.table.chance import (
    Chance,
    GivenOutcomes,
    KeyedDice,
    RandomDice,
    SealedDice,
    checked_nonce,
    commitment,
    draw,
    new_seed,
)

COUNTING = bytes(range(32))
ZEROS = bytes(32)
ONES = b"\xff" * 32
DIE = [1] * 6
DECK = [2] * 9

# seed, nonces, kind, ordinal, weights, outcome, attempts used
Vector = tuple[bytes, list[str], str, int, list[int], int, int]
VECTORS: list[Vector] = [
    (COUNTING, ["", "", "", ""], "die", 0, DIE, 4, 1),
    (COUNTING, ["", "", "", ""], "die", 1, DIE, 1, 1),
    (COUNTING, ["", "", "", ""], "die", 2, DIE, 0, 1),
    (COUNTING, ["blue", "", "x y", "~"], "die", 0, DIE, 4, 1),
    (COUNTING, ["", "blue", "x y", "~"], "die", 0, DIE, 2, 2),
    (COUNTING, ["blue", "", "x y"], "die", 3, DIE, 2, 2),
    (COUNTING, ["", "", "", ""], "card", 0, DECK, 4, 1),
    (COUNTING, ["", "", "", ""], "card", 1, [2, 2, 0, 1, 0, 2, 2, 1, 2], 8, 1),
    (ZEROS, [], "die", 0, DIE, 1, 1),
    (ZEROS, ["", "", ""], "die", 2**64 - 1, DIE, 5, 1),
    (ZEROS, ["", ""], "tile", 3, [0, 0, 1], 2, 1),
    (ONES, ["a" * 64, "b"], "card", 7, [1] * 18, 5, 2),
    (ONES, ["", ""], "tile", 85, [5, 1, 1_000_000], 2, 1),
]


def recomputed(
    seed: bytes, nonces: list[str], kind: str, ordinal: int, weights: list[int]
) -> tuple[int, int]:
    """The outcome and the number of attempts by the table of docs/dice.md, without the code under test."""
    event = b"\x00\x00\x00\x0efondaco-dice-1" + bytes([0, 0, 0, len(nonces)])
    for nonce in nonces:
        event += bytes([0, 0, 0, len(nonce)]) + nonce.encode()
    event += bytes([0, 0, 0, len(kind)]) + kind.encode() + ordinal.to_bytes(8, "big")
    bits = len(f"{sum(weights) - 1:b}") if sum(weights) > 1 else 0
    for attempt in range(100):
        digest = hmac.new(seed, event + bytes([0, 0, 0, attempt]), hashlib.sha256).hexdigest()
        leading = "".join(f"{int(digit, 16):04b}" for digit in digest)[:bits]
        number = int(leading or "0", 2)
        if number < sum(weights):
            slots = [outcome for outcome, weight in enumerate(weights) if weight for _ in range(weight)]
            return slots[number], attempt + 1
    raise AssertionError("no attempt was accepted")


@pytest.mark.parametrize("vector", VECTORS)
def test_pinned_vectors(vector: Vector) -> None:
    seed, nonces, kind, ordinal, weights, outcome, attempts = vector
    assert draw(seed, nonces, kind, ordinal, weights) == outcome
    assert recomputed(seed, nonces, kind, ordinal, weights) == (outcome, attempts)
    assert SealedDice(seed, nonces).pick(kind, ordinal, weights) == outcome


def test_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(COUNTING) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert (
        SealedDice(ZEROS, []).commitment == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )


def test_the_page_for_strangers_computes_the_same() -> None:
    page = (Path(__file__).parents[2] / "docs" / "dice.md").read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert code is not None
    names: dict[str, Callable[[bytes, list[str], str, int, list[int]], int]] = {}
    exec(code[1], names)  # noqa: S102  our own page
    for seed, nonces, kind, ordinal, weights, expected, _ in VECTORS:
        assert names["outcome"](seed, nonces, kind, ordinal, weights) == expected


def test_the_worked_example_of_the_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "dice.md").read_text(encoding="utf-8")
    example = page.split("## A worked example")[1].split("More vectors")[0]
    parts = re.search(r"attempt 0:\n(.*?)\n\*", example, re.DOTALL)
    assert parts is not None
    event = bytes.fromhex(re.sub(r"[`\s]", "", parts[1]))
    for attempt in (0, 1):
        digest = hmac.new(COUNTING, event[:-4] + attempt.to_bytes(4, "big"), hashlib.sha256).hexdigest()
        assert digest in example
    assert COUNTING.hex() in example
    assert commitment(COUNTING) in example
    assert draw(COUNTING, ["blue", "", "x y"], "die", 3, DIE) == 2


def chi_square(counts: list[int], weights: list[int]) -> float:
    total, games = sum(weights), sum(counts)
    return sum(
        (n - games * w / total) ** 2 / (games * w / total) for n, w in zip(counts, weights, strict=True) if w
    )


def counts_of(dice: Chance, weights: list[int], events: int, kind: str = "die") -> list[int]:
    counts = [0] * len(weights)
    for ordinal in range(events):
        counts[dice.pick(kind, ordinal, weights)] += 1
    return counts


# 0.999 quantiles of chi-square by degrees of freedom; the dice are fixed, so these tests cannot flicker.
LIMITS = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 6: 22.46, 8: 26.12, 17: 40.79}


@pytest.mark.parametrize("sides", [2, 3, 4, 5, 6, 7, 9, 18])
@pytest.mark.parametrize("seed", [1, 2])
def test_no_outcome_is_favoured(sides: int, seed: int) -> None:
    pickers = (SealedDice(bytes([seed]) * 32, ["", ""]), KeyedDice(seed), RandomDice(random.Random(seed)))
    for dice in pickers:
        counts = counts_of(dice, [1] * sides, 6000)
        assert chi_square(counts, [1] * sides) < LIMITS[sides - 1], dice


@pytest.mark.parametrize("weights", [[1, 2, 3], [5, 0, 1], [0, 0, 7, 1, 0], [1, 9, 30, 9, 1]])
def test_weights_are_respected(weights: list[int]) -> None:
    for dice in (SealedDice(ONES, ["n"]), KeyedDice(7), RandomDice(random.Random(7))):
        counts = counts_of(dice, weights, 6000)
        assert all((count > 0) == (weight > 0) for count, weight in zip(counts, weights, strict=True))
        assert chi_square(counts, weights) < LIMITS[sum(weight > 0 for weight in weights) - 1], dice


def test_rejection_leaves_the_accepted_numbers_alone() -> None:
    """Five outcomes take three bits: 5, 6 and 7 must be drawn again, never folded onto 0, 1 and 2."""
    again = 0
    for ordinal in range(2000):
        outcome, attempts = recomputed(COUNTING, [], "die", ordinal, [1] * 5)
        assert draw(COUNTING, [], "die", ordinal, [1] * 5) == outcome
        again += attempts > 1
    assert 0.33 < again / 2000 < 0.42  # 3/8


def test_a_nonce_changes_the_outcomes() -> None:
    def roll(*nonces: str) -> list[int]:
        dice = SealedDice(COUNTING, nonces)
        return [dice.pick("die", ordinal, DIE) for ordinal in range(60)]

    rolls = [
        roll("", ""),
        roll("a", ""),
        roll("", "a"),
        roll("b", ""),
        roll("a", "a"),
        roll("aa", ""),
        roll("", "", ""),
    ]
    assert len({tuple(r) for r in rolls}) == len(rolls)


@pytest.mark.parametrize("dice", [SealedDice(COUNTING, ["", ""]), KeyedDice(3)])
def test_events_do_not_depend_on_each_other(dice: Chance) -> None:
    """Neither the order of the questions nor events of other kinds matter; neighbours are unrelated."""
    forwards = [dice.pick("die", ordinal, DIE) for ordinal in range(3600)]
    for ordinal in (77, 5, 3599, 0):
        dice.pick("card", ordinal, DECK)
        assert dice.pick("die", ordinal, DIE) == forwards[ordinal]
    pairs = [0] * 36
    for first, second in pairwise(forwards):
        pairs[6 * first + second] += 1
    assert chi_square(pairs, [1] * 36) < 66.62  # 35 degrees of freedom
    cards = [dice.pick("card", ordinal, DIE) for ordinal in range(3600)]
    assert 480 < sum(a == b for a, b in zip(forwards, cards, strict=True)) < 720  # a sixth


def test_quick_dice_of_other_seeds_differ() -> None:
    games = {tuple(KeyedDice(seed).pick("die", n, DIE) for n in range(30)) for seed in range(-50, 50)}
    assert len(games) == 100
    assert [KeyedDice(11).pick("die", n, DIE) for n in range(8)] == [0, 3, 3, 4, 5, 2, 2, 3]


def test_given_outcomes_come_in_order_and_must_be_possible() -> None:
    dice = GivenOutcomes([3, 0, 1])
    assert dice.pick("die", 0, DIE) == 3
    with pytest.raises(ValueError, match="Outcome 0 is given for card 0, where it is impossible"):
        dice.pick("card", 0, [0, 2])
    assert dice.left == 2
    assert [dice.pick("die", n, DIE) for n in (1, 2)] == [0, 1]
    with pytest.raises(ValueError, match="No outcome is given for die 3"):
        dice.pick("die", 3, DIE)


@pytest.mark.parametrize("weights", [[], [0], [0, 0], [-1], [2, -1], [-1, 2]])
def test_weights_that_no_event_has(weights: list[int]) -> None:
    for dice in (SealedDice(ZEROS, []), RandomDice(random.Random(1)), GivenOutcomes([0])):
        with pytest.raises(ValueError, match=r"[Ww]eights"):
            dice.pick("die", 0, weights)
    if sum(weights) <= 0:
        with pytest.raises(ValueError, match="weights"):
            KeyedDice(1).pick("die", 0, weights)


def test_what_is_no_event() -> None:
    for kind in ("", "a\n", "dé"):
        with pytest.raises(ValueError, match="kind of an event"):
            draw(ZEROS, [], kind, 0, DIE)
    for ordinal in (-1, 2**64):
        with pytest.raises(ValueError, match="ordinal of an event"):
            draw(ZEROS, [], "die", ordinal, DIE)


@pytest.mark.parametrize("nonce", ["a" * 65, "tab\t", "new\nline", "é", "\x7f", "\x00"])
def test_what_is_no_nonce(nonce: str) -> None:
    with pytest.raises(ValueError, match="at most 64 printable ASCII"):
        checked_nonce(nonce)
    with pytest.raises(ValueError, match="at most 64 printable ASCII"):
        SealedDice(ZEROS, ["", nonce])


def test_a_seed_comes_from_outside_and_has_32_bytes() -> None:
    asked: list[int] = []

    def source(size: int) -> bytes:
        asked.append(size)
        return COUNTING[:size]

    assert new_seed(source) == COUNTING
    assert asked == [32]
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        new_seed(lambda size: bytes(size - 1))
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        commitment(b"short")
    assert repr(SealedDice(COUNTING, [])) == f"SealedDice(commitment={commitment(COUNTING)!r})"
