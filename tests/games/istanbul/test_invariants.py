"""The invariants of section 12 in every position of random games, for each of the sixteen boxes and player counts."""

from __future__ import annotations

import pytest

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.table.core import CHANCE, NOBODY, Rng
from tests.games.istanbul.invariants import Watch
from tests.games.istanbul.scene import BOOK
from tests.rules import rule

BOXES = ("base", "mocha", "letters", "grand_bazaar")
POSITIONS = 20_000


def choose(position: IstanbulPosition, rng: Rng, eager: bool) -> int:
    """Any legal move; an eager player seldom declines, so that its games see more of the bazaar."""
    legal = position.legal()
    if position.to_act == CHANCE:
        return legal[rng.weighted(position.weights())]
    if eager and rng.below(8):
        for move in (m.LEAVE, m.PICK_UP, m.PAY):
            if move in legal:
                return move
        if m.ACT in legal and rng.below(3):
            return m.ACT
        legal = [move for move in legal if move < m.KEEP] or legal
    return legal[rng.below(len(legal))]


@pytest.mark.slow
@rule(*(f"IS-INV-{number:02}" for number in range(1, 27)))
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("box", BOXES)
def test_the_invariants_hold(box: str, seats: int) -> None:
    seen = 0
    seed = 0
    while seen < POSITIONS:
        cards = "new_only" if seed % 3 == 1 and box in BOXES[2:] else "mixed"
        layout = "random" if seed % 2 or box == "grand_bazaar" else "first_game"
        options = {"box": box, "layout": layout, "bonus_cards": cards, "round_limit": "50"}
        position, rng = BOOK.new_position(seats, options), Rng(seed)
        watch = Watch(position)
        while position.to_act != NOBODY:
            position.apply(choose(position, rng, seed % 4 > 0))
            watch.check()
            seen += 1
        seed += 1


@rule("IS-INV-27")
@pytest.mark.parametrize("box", BOXES)
def test_the_same_seed_gives_the_same_game(box: str) -> None:
    digests = []
    for _ in range(2):
        position, rng = BOOK.new_position(3, {"box": box, "round_limit": "25"}), Rng(7)
        while position.to_act != NOBODY:
            position.apply(choose(position, rng, True))
        digests.append(position.digest())
    assert digests[0] == digests[1]


@rule("IS-INV-28")
@pytest.mark.parametrize("box", BOXES)
def test_asking_why_not_changes_nothing(box: str) -> None:
    position, rng = BOOK.new_position(4, {"box": box, "round_limit": "25"}), Rng(3)
    nth = 0
    while position.to_act != NOBODY:
        if nth % 25 == 0 and position.to_act >= 0:
            before = position.digest()
            legal = set(position.legal())
            for move in range(m.MOVES):
                if move not in legal:
                    BOOK.why_not(position, move)
            assert position.digest() == before
        position.apply(choose(position, rng, True))
        nth += 1
