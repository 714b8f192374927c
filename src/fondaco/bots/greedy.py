"""One decision ahead: the move after which the game's own judgement likes the table best.

A decision in parts is looked at whole. What chance will bring is left open: the position is judged while the dice
are still in the air, and in an imagined world, never in the true one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fondaco.bots.bot import Bot, Imagine
from fondaco.table.core import Position, Rng
from fondaco.table.rulebook import View


class GreedyBot(Bot):
    """Casual: takes what looks best now."""

    name = "medium"

    def decide(self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int) -> int:
        if len(legal) == 1:
            return legal[0]
        return best_move(imagine(self.rng), legal, self.rng)


def best_move(world: Position, moves: Sequence[int], rng: Rng) -> int:
    """Of these moves of the seat to act the one after which it looks best; of several, any."""
    seat = world.to_act
    best, found = None, [moves[0]]
    for move in moves:
        value = _value_after(world, move, seat)
        if best is None or value > best:
            best, found = value, [move]
        elif value == best:
            found.append(move)
    return found[rng.below(len(found))]


def _value_after(world: Position, move: int, seat: int) -> int:
    """What the table is worth after a move, or after the best way to finish the decision it begins."""
    after = world.copy()
    after.apply(move)
    if after.unfinished and after.to_act == seat:
        return max(_value_after(after, part, seat) for part in after.legal())
    return after.judge(seat)
