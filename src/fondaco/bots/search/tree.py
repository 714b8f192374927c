"""A tree of what the own seat and the others may do, each time in a newly imagined world.

A node stands for what its mover has tried there. A move is tried the more often the better it has come out, and the
better it looks one decision ahead. A new leaf is judged where the turn ends that is played on from it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from fondaco.bots.search.lines import LOW, Line, never
from fondaco.bots.search.values import Value
from fondaco.table.core import CHANCE, EVERYONE, NOBODY, Position, Rng

DEEPEST: Final = 40
LONGEST: Final = 200
"""A leaf is played on for no more decisions than this."""
WORLDS: Final = 16
"""So many imagined worlds are used by turns."""
CURIOSITY: Final = 0.15
SHARPNESS: Final = 8.0
"""How much more a move is worth trying that looks better one decision ahead."""
MODESTY: Final = 0.05
"""A move that was never tried is thought so much worse than the others came out."""
_FAR: Final = 30.0
_MASK: Final = 0xFFFFFFFFFF


class Node:
    """A point at which a seat decides."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.visits: int = 0
        self.total: float = 0.0
        self.reference: float = LOW
        """How the first move looked: the others are weighed against it."""
        self.index: dict[int, int] = {}
        self.moves: list[int] = []
        self.weight: list[float] = []
        self.tried: list[int] = []
        self.won: list[float] = []
        self.kids: list[dict[int, Node]] = []


class Tree:
    """Decides by so many simulations."""

    def __init__(self, value: Value, guide: Value, simulations: int) -> None:
        self.value: Value = value
        self.guide: Value = guide
        self.simulations: int = simulations
        self.is_late: Callable[[], bool] = never
        """Asked before every simulation: once it is true, what was tried most often so far is taken."""
        self.compared: list[Line] = []
        """The moves of the last decision that were tried, the best first."""
        self._lines: dict[int, Line] = {}
        self._reached: Position | None = None
        """The best position met one decision ahead, since it was last forgotten."""
        self._best: float = LOW

    def choose(self, imagine: Callable[[Rng], Position], legal: list[int], rng: Rng) -> int:
        """One of the legal moves."""
        worlds: list[Position] = []
        root: Node | None = None
        seat = 0
        self._lines = {}
        for _ in range(self.simulations):
            if root is not None and self.is_late():
                break
            if len(worlds) < WORLDS:
                world = imagine(rng)
                worlds.append(world)
            else:
                world = worlds[rng.below(WORLDS)]
            if root is None:
                seat = world.to_act
                root = Node(seat)
            self._simulate(world.copy(), root, seat, rng)
        move = legal[0] if root is None else _most_tried(root, legal)
        self.compared = sorted(self._lines.values(), key=by_tries)
        for line in self.compared:
            if line.path[0] == move:  # of moves tried as often any may come first: the chosen one does
                self.compared.remove(line)
                self.compared.insert(0, line)
                break
        return move

    def _simulate(self, p: Position, root: Node, seat: int, rng: Rng) -> None:
        """Play one world down the tree, and tell the nodes on the way what came of it."""
        node, path, taken, chances = root, list[Node](), list[int](), list[float]()
        while True:
            moves = p.legal()
            if len(moves) > 1:
                self._reached, self._best = None, LOW
                self._open(node, p, moves)
                if node.visits == 0:
                    chances = self._leaf(p, rng)
                    node.visits = 1
                    node.total = chances[node.seat]
                    break
                at = _promising(node, moves)
                path.append(node)
                taken.append(at)
                move = node.moves[at]
            else:
                move = moves[0]
            forced = len(moves) == 1
            p.apply(move)
            key = _let_chance_act(p, seat, rng)
            if p.to_act == NOBODY or len(path) >= DEEPEST:
                chances = self.value.chances(p)
                break
            if forced and not path:
                node = root
                continue
            if forced:  # it has no node of its own
                key += 1000000007 * (move + 1)
            kids = path[-1].kids[taken[-1]]
            key = key * 8 + p.to_act
            if key not in kids:
                kids[key] = Node(p.to_act)
            node = kids[key]
        if path:
            self._note(path[0].moves[taken[0]], p, chances, seat)
        for nth in range(len(path)):
            passed, at = path[nth], taken[nth]
            chance = chances[passed.seat]
            passed.visits += 1
            passed.total += chance
            passed.tried[at] += 1
            passed.won[at] += chance

    def _note(self, move: int, p: Position, chances: list[float], seat: int) -> None:
        """What came of a move, for whoever asks why."""
        if move not in self._lines:
            self._lines[move] = Line(0.0, [move], p)
        self._lines[move].add(chances, seat)

    def _open(self, node: Node, p: Position, moves: list[int]) -> None:
        """Make place for moves that are new at a node, and look one decision ahead."""
        for move in moves:
            if move in node.index:
                continue
            value = self._after(p, move, node.seat)
            if node.reference == LOW:
                node.reference = value
            gap = max(-_FAR, min(_FAR, (value - node.reference) * SHARPNESS))
            node.index[move] = len(node.moves)
            node.moves.append(move)
            node.weight.append(exp(gap))
            node.tried.append(0)
            node.won.append(0.0)
            node.kids.append({})

    def _after(self, p: Position, move: int, seat: int) -> float:
        """How it looks after a move; a decision in parts is finished in the best way."""
        q = p.copy()
        q.apply(move)
        if q.unfinished and q.to_act == seat:
            return max([self._after(q, part, seat) for part in q.legal()])
        value = self.guide.own(q, seat)
        if value > self._best:
            self._best = value
            self._reached = q
        return value

    def _leaf(self, p: Position, rng: Rng) -> list[float]:
        """The chances where the turn ends, played on by what looks best."""
        q = self._reached
        if q is None:
            return self.value.chances(p)
        seat = p.to_act
        for _ in range(LONGEST):
            if q.to_act == CHANCE:
                _let_chance_act(q, seat, rng)
            elif q.to_act != seat:
                break
            else:
                q.apply(self._looks_best(q, rng))
        return self.value.chances(q)

    def _looks_best(self, p: Position, rng: Rng) -> int:
        """The move that looks best one decision ahead; of several that look the same, any."""
        moves = p.legal()
        if len(moves) == 1:
            return moves[0]
        seat, best, found, same = p.to_act, LOW, moves[0], 1
        for move in moves:
            value = self._after(p, move, seat)
            if value > best:
                best, found, same = value, move, 1
            elif value == best:
                same += 1
                if rng.below(same) == 0:
                    found = move
        return found


def _promising(node: Node, moves: list[int]) -> int:
    """Where among the moves of a node stands the one to try next."""
    mass, count = 0.0, 1
    for move in moves:
        at = node.index[move]
        mass += node.weight[at]
        count += node.tried[at]
    mean = node.total / node.visits
    root = sqrt(float(count))
    best, chosen = LOW, 0
    for move in moves:
        at = node.index[move]
        tried = node.tried[at]
        came_out = node.won[at] / tried if tried else mean - MODESTY
        score = came_out + CURIOSITY * node.weight[at] / mass * root / (1 + tried)
        if score > best:
            best, chosen = score, at
    return chosen


def by_tries(line: Line) -> tuple[int, float]:
    """What was tried most comes first; of those what came out best."""
    return (-line.tries, -line.total / line.tries)


def _most_tried(root: Node, legal: list[int]) -> int:
    """The move that was tried most often; of two, the one that came out better."""
    best, found = -1.0, legal[0]
    for nth in range(len(root.moves)):
        tried = root.tried[nth]
        score = tried + (root.won[nth] / tried if tried else 0.0)
        if score > best and root.moves[nth] in legal:
            best, found = score, root.moves[nth]
    return found


def _let_chance_act(p: Position, seat: int, rng: Rng) -> int:
    """Let chance act until a seat must decide; a key of what this seat has seen of it."""
    key = 0
    while p.to_act == CHANCE:
        outcomes = p.legal()
        outcome = outcomes[rng.weighted(p.weights())] if len(outcomes) > 1 else outcomes[0]
        audience = p.chance_audience()
        if audience == EVERYONE or (audience >> seat) & 1:
            key = (key * 1000003 + outcome + 1) & _MASK
        p.apply(outcome)
    return key
