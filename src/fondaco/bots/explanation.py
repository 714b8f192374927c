"""What a bot says about a decision: the ways it compared, what it expects of them, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

import msgspec

from fondaco.bots.search.lines import Line
from fondaco.table.core import Position
from fondaco.table.rulebook import Rulebook

MOST: Final = 5
"""No more ways than these are told."""
LEAST_SCATTER: Final = 0.01
"""So many tries never say more than this about a chance."""


class Way(msgspec.Struct, frozen=True):
    """One way to go on."""

    moves: tuple[int, ...]
    """The decisions of it, in order; what is forced is left out."""
    tries: int
    """In how many imagined worlds it was played on."""
    chances: tuple[float, ...]
    """The chance to win, by seat, as it came out on average."""
    scatter: float
    """The standard error of the own chance."""


class Explanation(msgspec.Struct, frozen=True):
    """A decision, and why."""

    bot: str
    seat: int
    move: int
    ways: tuple[Way, ...]
    """The best first; the first begins with the move. A bot that compares nothing has none to tell."""
    sure: float | None
    """How likely the first way is better than the second, by the scatter of both as if they were independent; no number
    where there was nothing to compare."""


def explanation_of(bot: str, seat: int, move: int, compared: Sequence[Line]) -> Explanation:
    """What a search found, told."""
    ways = tuple(_way(line, seat) for line in compared if line.tries)[:MOST]
    if ways and ways[0].moves[0] != move:
        ways = ()
    return Explanation(bot, seat, move, ways, _sure(ways, seat))


def texts_of(book: Rulebook, world: Position, way: Way) -> list[str]:
    """The moves of a way as records write them, as far as they are legal in an imagined world."""
    told: list[str] = []
    position, seat = world.copy(), world.to_act
    for move in way.moves:
        moves = position.legal()
        while len(moves) == 1 and position.to_act == seat:
            position.apply(moves[0])
            moves = position.legal()
        if position.to_act != seat or move not in moves:
            break
        told.append(book.text(position, move))
        position.apply(move)
    return told


def _way(line: Line, seat: int) -> Way:
    chances = tuple(total / line.tries for total in line.totals)
    spread = max(0.0, line.squares / line.tries - chances[seat] ** 2)
    return Way(tuple(line.path), line.tries, chances, max(LEAST_SCATTER, sqrt(spread / line.tries)))


def _sure(ways: Sequence[Way], seat: int) -> float | None:
    if len(ways) < 2:
        return None
    gap = ways[0].chances[seat] - ways[1].chances[seat]
    scatter = sqrt(ways[0].scatter ** 2 + ways[1].scatter ** 2)
    return 0.5 * (1.0 + erf(gap / scatter / sqrt(2.0)))
