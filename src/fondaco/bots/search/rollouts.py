"""Planning one's own turn: its best ends are played on in imagined worlds, and the one that comes out best is taken.

All candidates meet the same worlds and the same luck, which is keyed by event: so chance is averaged, and what differs
is what the candidates did. Half of them are dropped after each round. Whoever is late takes what is best so far.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fondaco.bots.search.lines import Line, Lines, by_value, distinct, never
from fondaco.bots.search.values import Value
from fondaco.table.core import CHANCE, NOBODY, Position, Rng

LONGEST: Final = 400
"""A rollout has no more steps than this."""
LEAST: Final = 4
"""Every candidate is tried in so many worlds before any is dropped."""
_MASK: Final = 0x7FFFFFFFFFFFFFFF


class Rollouts:
    """Decides a turn at a time; what was planned is followed as long as it can be."""

    def __init__(
        self, value: Value, guide: Value, turns: int, worlds: int, candidates: int = 8, width: int = 6
    ) -> None:
        self.value: Value = value
        """Asked where a rollout ends."""
        self.lines: Lines = Lines(guide)
        self.turns: int = turns
        """A rollout ends when this many own turns have ended, the present one included."""
        self.worlds: int = worlds
        self.candidates: int = candidates
        self.width: int = width
        self.plan: list[int] = []
        self.is_late: Callable[[], bool] = never
        """Asked before every rollout: once it is true, what has come out best so far is taken."""
        self.compared: list[Line] = []
        """The candidates of the last plan, the best first."""

    def choose(self, imagine: Callable[[Rng], Position], legal: list[int], rng: Rng) -> int:
        """One of the legal moves."""
        if self.plan:
            move = self.plan.pop(0)
            if move in legal:
                return move
        world = imagine(rng)
        seat = world.to_act
        lines = distinct(sorted(self.lines.all(world, seat, self.width), key=by_value), self.candidates)
        lines = [line for line in lines if line.path]
        if not lines:
            return legal[0]
        best = self._best(lines, seat, imagine, rng)
        self.compared = sorted(lines, key=by_rounds)
        self.plan = best.path[1:]
        return best.path[0]

    def _best(self, lines: list[Line], seat: int, imagine: Callable[[Rng], Position], rng: Rng) -> Line:
        """Play the candidates on, side by side, until one is left."""
        rounds = 1
        while (1 << rounds) < len(lines):
            rounds += 1
        while len(lines) > 1:
            more = max(LEAST, self.worlds // rounds // len(lines))
            for _ in range(more):
                luck = rng.below(1 << 40)
                if not self._try(lines, seat, imagine(rng), luck):
                    return min(lines, key=by_rounds)
            lines = sorted(lines, key=by_rounds)[: (len(lines) + 1) // 2]
        return lines[0]

    def _try(self, lines: list[Line], seat: int, world: Position, luck: int) -> bool:
        """Play the candidates on in one world; False if it is too late, and then for none of them it counts."""
        found: list[list[float]] = []
        for line in lines:
            if self.is_late():
                return False
            found.append(self._play_on(_after(world.copy(), line.path, seat), seat, luck))
        for nth in range(len(lines)):
            lines[nth].add(found[nth], seat)
        return True

    def _play_on(self, q: Position, seat: int, luck: int) -> list[float]:
        """The chances where the turns of a seat have ended; all seats play by a narrow beam."""
        mover, ended = seat, 0
        for _ in range(LONGEST):
            acting = q.to_act
            if acting == NOBODY:
                break
            if acting == CHANCE:
                _let_chance_act(q, luck)
                continue
            if acting != mover and not q.unfinished:
                if mover == seat:
                    ended += 1
                    if ended == self.turns:
                        break
                mover = acting
            q = self.lines.best(q, acting, 2).end
        return self.value.chances(q)


def by_rounds(line: Line) -> tuple[int, float]:
    """Who was kept for more rounds comes first; of those the one that came out best, untried the best looking."""
    return (-line.tries, -line.total / line.tries if line.tries else -line.value)


def _after(q: Position, path: list[int], seat: int) -> Position:
    """A world after the moves of a line, as far as they are legal there; forced moves are made in between."""
    for move in path:
        moves = q.legal()
        while len(moves) == 1:
            q.apply(moves[0])
            if q.to_act != seat:
                return q
            moves = q.legal()
        if move not in moves:
            return q
        q.apply(move)
        if q.to_act != seat:
            return q
    return q


def _let_chance_act(q: Position, luck: int) -> None:
    """One event of chance, the same for the same luck."""
    outcomes = q.legal()
    if len(outcomes) == 1:
        q.apply(outcomes[0])
        return
    weights = q.weights()
    whole = 0
    for weight in weights:
        whole += weight
    ball = int(keyed(luck, q.chance_kind(), q.chance_ordinal()) * whole)
    at = 0
    while ball >= weights[at]:
        ball -= weights[at]
        at += 1
    q.apply(outcomes[at])


def keyed(luck: int, kind: int, ordinal: int) -> float:
    """A number from 0 to just below 1 for an event, mixed as by splitmix64."""
    mixed = (luck * 0x2545F4914F6CDD1D + kind * 0x1B873593CC9E2D51 + ordinal * 0x632BE59BD9B4E019) & _MASK
    mixed = ((mixed ^ (mixed >> 31)) * 0x7FB5D329728EA185) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x1DADEF4BC2DD44D1) & _MASK
    return ((mixed ^ (mixed >> 33)) & 0xFFFFFFFFFFFFF) / 0x10000000000000
