"""Lines of one's own turn: ways to play it to where chance or another seat acts."""

from __future__ import annotations

from typing import Final

from fondaco.bots.search.values import Value
from fondaco.table.core import Position

LOW: Final = -1e18
LONGEST: Final = 30
"""No turn has more decisions than this."""


def never() -> bool:
    """Who has all the time is never late."""
    return False


class Line:
    """Moves of the seat to act, and where they lead."""

    def __init__(self, value: float, path: list[int], end: Position) -> None:
        self.value: float = value
        self.path: list[int] = path
        self.end: Position = end
        self.tries: int = 0
        """In how many worlds it was played on."""
        self.total: float = 0.0
        """What its rollouts came to for its seat, added up."""
        self.squares: float = 0.0
        self.totals: list[float] = [0.0] * end.seats
        """The same for every seat."""

    def add(self, chances: list[float], seat: int) -> None:
        """One rollout more: the chances it came to."""
        self.tries += 1
        self.total += chances[seat]
        self.squares += chances[seat] * chances[seat]
        for nth in range(len(chances)):
            self.totals[nth] += chances[nth]


def by_value(line: Line) -> float:
    """The best come first."""
    return -line.value


class Lines:
    """Looks for lines by a beam: after each decision only those go on that look best."""

    def __init__(self, value: Value) -> None:
        self.value: Value = value

    def best(self, p: Position, seat: int, width: int) -> Line:
        """The line whose end looks best."""
        found = self.all(p, seat, width)
        best = found[0]
        for line in found:
            if line.value > best.value:
                best = line
        return best

    def all(self, p: Position, seat: int, width: int) -> list[Line]:
        """All ends that are met."""
        ends: list[Line] = []
        front: list[Line] = [Line(0.0, [], p)]
        for _ in range(LONGEST):
            going_on: list[Line] = []
            for line in front:
                self._go_on(line.end, seat, line.path, going_on, ends)
            front = _foremost(going_on, width)
            if not front:
                break
        return ends or front

    def _go_on(self, p: Position, seat: int, path: list[int], going_on: list[Line], ends: list[Line]) -> None:
        """Make every move; a decision in parts is made whole."""
        moves = p.legal()
        for move in moves:
            q = p.copy()
            q.apply(move)
            way = path if len(moves) == 1 else [*path, move]
            if q.to_act == seat and q.unfinished:
                self._go_on(q, seat, way, going_on, ends)
                continue
            line = Line(self.value.own(q, seat), way, q)
            if q.to_act == seat:
                going_on.append(line)
            else:
                ends.append(line)


def _foremost(lines: list[Line], width: int) -> list[Line]:
    """The best few; of those that look the same, one."""
    if width == 1:
        best: list[Line] = []
        for line in lines:
            if not best or line.value > best[0].value:
                best = [line]
        return best
    return distinct(sorted(lines, key=by_value), width)


def distinct(lines: list[Line], most: int) -> list[Line]:
    """The first few of sorted lines that do not look the same."""
    found: list[Line] = []
    last = LOW
    for line in lines:
        if line.value != last:
            found.append(line)
            last = line.value
            if len(found) >= most:
                break
    return found
