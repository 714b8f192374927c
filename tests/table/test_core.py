"""The small machinery under every position: the agenda, parts of a decision, barriers, dice of its own."""

from __future__ import annotations

from collections import Counter

import pytest

from fondaco.table.core import (
    CHANCE,
    CHANCE_BARRIER,
    FRAME,
    NO_BARRIER,
    NOBODY,
    Position,
    Rng,
    play_at_random,
    resolve_chance,
)

ASK, ASK_PART, FLIP, END = range(4)


class Coins(Position):
    """A toy: seat 0 says how many coins to flip and then, in a second part, how many times; chance flips them."""

    def __init__(self) -> None:
        super().__init__(1)
        self.heads = 0
        self.push(END)
        self.push(ASK, 2)

    def arrive(self) -> bool:
        step, left = self.agenda[-1], self.agenda[-2]
        if step == FLIP and left == 0:
            self.pop()
            return False
        self.to_act = {ASK: 0, ASK_PART: 0, FLIP: CHANCE, END: NOBODY}[step]
        return True

    def legal(self) -> list[int]:
        return {ASK: [1, 2], ASK_PART: [1, 2, 3], FLIP: [0, 1], END: []}[self.agenda[-1]]

    def weights(self) -> list[int]:
        return [1, 3]

    def carry_out(self, move: int) -> None:
        step = self.agenda[-1]
        if step == ASK:
            self.push(ASK_PART, move)
            self.unfinished = 1
        elif step == ASK_PART:
            coins = self.agenda[-2] * move
            self.pop()
            self.pop()
            self.push(FLIP, coins)
        else:
            self.agenda[-2] -= 1
            self.heads += move
            self.tell([FLIP, -1, move])

    def copy(self) -> Coins:
        other = Coins()
        other.agenda, other.to_act, other.heads = self.agenda[:], self.to_act, self.heads
        other.barrier, other.unfinished = self.barrier, self.unfinished
        return other

    def dump(self) -> list[list[int]]:
        return [[self.to_act, self.heads, self.barrier, self.unfinished], self.agenda[:]]


@pytest.fixture
def coins() -> Coins:
    position = Coins()
    position.settle()
    return position


def test_a_step_lies_on_top_of_the_agenda_with_its_arguments(coins: Coins) -> None:
    coins.push(7, 1, 2, 3)
    assert coins.agenda[-FRAME:] == [3, 2, 1, 7]
    coins.pop()
    assert coins.agenda[-1] == ASK


def test_parts_are_counted_until_the_last(coins: Coins) -> None:
    assert (coins.to_act, coins.unfinished) == (0, 0)
    coins.apply(2)
    assert (coins.to_act, coins.unfinished) == (0, 1)
    coins.apply(3)
    assert (coins.to_act, coins.unfinished) == (CHANCE, 0)


def test_a_move_of_chance_is_a_barrier_and_a_seat_s_is_none(coins: Coins) -> None:
    coins.apply(1)
    coins.apply(2)
    assert coins.barrier == NO_BARRIER
    coins.apply(1)
    assert coins.barrier == CHANCE_BARRIER


def test_steps_without_a_question_are_done_on_the_way(coins: Coins) -> None:
    coins.apply(1)
    coins.apply(1)
    coins.apply(1)
    assert coins.to_act == NOBODY
    assert coins.legal() == []


def test_nothing_is_told_unless_somebody_listens(coins: Coins) -> None:
    coins.apply(1)
    coins.apply(2)
    coins.apply(1)
    assert coins.heard is None
    coins.heard = []
    coins.apply(0)
    assert coins.heard == [[FLIP, -1, 0]]


def test_chance_acts_until_somebody_must_decide(coins: Coins) -> None:
    resolve_chance(coins, Rng(1))
    assert coins.to_act == 0
    coins.apply(2)
    coins.apply(3)
    resolve_chance(coins, Rng(1))
    assert coins.to_act == NOBODY
    assert 0 <= coins.heads <= 6


def test_random_play_counts_decisions_with_a_choice(coins: Coins) -> None:
    assert play_at_random(coins, Rng(3)) == 2
    assert coins.to_act == NOBODY


def test_a_digest_is_of_everything(coins: Coins) -> None:
    other = coins.copy()
    assert other.digest() == coins.digest()
    assert len(coins.digest()) == 16
    other.agenda[0] += 1
    assert other.digest() != coins.digest()


def test_numbers_are_even_and_their_own() -> None:
    rng = Rng(1)
    found = Counter(rng.below(6) for _ in range(6000))
    assert sorted(found) == list(range(6))
    assert all(abs(count - 1000) < 150 for count in found.values())
    assert [Rng(5).below(1000) for _ in range(3)] == [Rng(5).below(1000)] * 3
    assert [Rng(seed).below(10**6) for seed in range(20)] != [Rng(0).below(10**6)] * 20


def test_weights_are_followed_and_nothing_of_weight_0_comes() -> None:
    rng = Rng(2)
    found = Counter(rng.weighted([1, 0, 3]) for _ in range(4000))
    assert set(found) == {0, 2}
    assert abs(found[2] - 3000) < 150


@pytest.mark.parametrize(
    "question",
    ["arrive", "legal", "weights", "copy", "dump", "chance_kind", "chance_ordinal", "standing", "ranks"],
)
def test_what_a_game_must_say_itself_is_missing_here(question: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(Position(2), question)()
