"""Numbers of positions at fixed depth, pinned: a change of the rules anywhere near shows here.

A *line* is a sequence of moves, a *position* what it leads to. Where dice are fixed, only decisions are counted;
where chance is enumerated, every outcome is a move like any other. The hash is over all positions reached.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from math import comb
from typing import Final

import pytest

from fondaco.games.yspahan.position import YspahanPosition
from fondaco.table.chance import KeyedDice
from fondaco.table.core import CHANCE, NOBODY, Rng
from tests.games.yspahan.survey import book

pytestmark = pytest.mark.both

Settle = Callable[[YspahanPosition], None]


def leave_open(position: YspahanPosition) -> None:
    """Chance is a player like any other."""


def fixed_dice(seed: int) -> Settle:
    """What chance decides is decided by these dice."""
    dice = KeyedDice(seed)

    def settle(position: YspahanPosition) -> None:
        while position.to_act == CHANCE:
            name = book().chance_names[position.chance_kind()]
            index = dice.pick(name, position.chance_ordinal(), position.weights())
            position.apply(position.legal()[index])

    return settle


def perft(start: YspahanPosition, depth: int, settle: Settle) -> tuple[int, int, str]:
    """Lines of so many moves, the positions they lead to, and a hash of those."""
    settle(start)
    layer: dict[str, tuple[YspahanPosition, int]] = {start.digest(): (start, 1)}
    for _ in range(depth):
        reached: dict[str, tuple[YspahanPosition, int]] = {}
        for position, lines in layer.values():
            for move in position.legal():
                after = position.copy()
                after.apply(move)
                settle(after)
                key = after.digest()
                reached[key] = (after, lines + (reached[key][1] if key in reached else 0))
        layer = reached
    lines = sum(number for _, number in layer.values())
    return lines, len(layer), sha256("\n".join(sorted(layer)).encode()).hexdigest()[:16]


def start_of(seats: int, first: str = "1") -> YspahanPosition:
    return book().new_position(seats, book().check_table(seats, {"first_player": first}))


def middle_of(seats: int, decisions: int) -> YspahanPosition:
    """A table after so many random decisions: with hands, cubes, buildings and dice on the Tower."""
    position, rng, settle = start_of(seats, "random"), Rng(seats), fixed_dice(seats)
    settle(position)
    for _ in range(decisions):
        legal = position.legal()
        position.apply(legal[rng.below(len(legal))])
        settle(position)
    assert position.to_act != NOBODY
    return position


LINES_FROM_THE_START: Final = {
    2: [1, 3, 13, 39, 243, 471, 899],
    3: [1, 3, 13, 39, 261, 553, 1095],
    4: [1, 3, 13, 39, 261, 553, 1095],
}
"""By depth, with fixed dice."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lines_of_decisions_from_the_start(seats: int) -> None:
    pinned = LINES_FROM_THE_START[seats]
    found = [perft(start_of(seats), depth, fixed_dice(7))[0] for depth in range(len(pinned))]
    assert found == pinned


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "pinned"),
    [
        (2, (14349, 9106, "ab874e45af195e88")),
        (3, (16159, 10422, "59f63555cb3443fe")),
        (4, (16159, 10422, "8346fc9679054b96")),
    ],
)
def test_eight_decisions_from_the_start(seats: int, pinned: tuple[int, int, str]) -> None:
    assert perft(start_of(seats), 8, fixed_dice(7)) == pinned


@pytest.mark.parametrize(
    ("seats", "dice", "digest"),
    [(2, 4, "7e34f7a16b10eabb"), (3, 4, "a654dffb02f0b570"), (4, 4, "aff27408cd9133f4")],
)
def test_the_first_dice_in_all_their_outcomes(seats: int, dice: int, digest: str) -> None:
    """Who begins, then 0, 1 or 2 yellow dice for 2 gold, then dice of which only the number per face matters."""
    lines, positions, found = perft(start_of(seats, "random"), 2 + dice, leave_open)
    assert lines == seats * 3 * 6**dice
    assert positions == seats * 3 * comb(dice + 5, 5)
    assert found == digest


@pytest.mark.parametrize(
    ("seats", "decisions", "pinned"),
    [
        pytest.param(2, 150, (3926, 2878, "fbd97b57c2145df5"), marks=pytest.mark.slow),
        (2, 250, (2208, 1686, "057c4af65f66cf2f")),
        pytest.param(3, 100, (4865, 2885, "524546c007933ab2"), marks=pytest.mark.slow),
        (3, 250, (1666, 1056, "d5b26280c87f05cc")),
        pytest.param(4, 100, (9597, 7723, "67daef79a812e33a"), marks=pytest.mark.slow),
        (4, 250, (424, 325, "e2f9c4ec42a6b9e2")),
    ],
)
def test_six_decisions_from_the_middle(seats: int, decisions: int, pinned: tuple[int, int, str]) -> None:
    assert perft(middle_of(seats, decisions), 6, fixed_dice(7)) == pinned


@pytest.mark.parametrize(
    ("seats", "decisions", "pinned"),
    [
        (2, 150, (1602, 1317, "ed0642992799b46e")),
        (2, 250, (798, 528, "8da91a64d4215c74")),
        pytest.param(3, 100, (2772, 2272, "59860fcad400eb99"), marks=pytest.mark.slow),
        (3, 250, (782, 620, "5a1e71b6d668fc10")),
        pytest.param(4, 100, (5907, 5155, "517d92dc1bcf01de"), marks=pytest.mark.slow),
        (4, 250, (324, 297, "d2d74c0dcdb217d0")),
    ],
)
def test_five_moves_and_outcomes_from_the_middle(
    seats: int, decisions: int, pinned: tuple[int, int, str]
) -> None:
    assert perft(middle_of(seats, decisions), 5, leave_open) == pinned
