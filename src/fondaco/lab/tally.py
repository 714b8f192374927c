"""What many games show: shares of victory and scores, each with the interval that 95 % of such runs would cover.

The unit of counting is the block, since the games of one block share their luck. A share of victory has Wilson's
interval, which behaves near 0 and 1. When a block is one game its size is the number of games; when it is several,
the size is that of as many independent games as would scatter like the means of the blocks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec

from fondaco.lab.match import WHOLE_WIN, Result

Z: Final = 1.959964
"""How many standard errors a 95 % interval reaches to either side."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Line(msgspec.Struct, frozen=True):
    """What one seat, or one kind of bot, has reached; a bot on several seats is counted per seat."""

    name: str
    seats: int
    win_share: Estimate
    score: Estimate


def wilson(share: float, size: float) -> Estimate:
    """Wilson's interval for a share seen in so many trials."""
    if size <= 0:
        return Estimate(share, 0.0, 1.0)
    spread = Z * Z / size
    centre = (share + spread / 2) / (1 + spread)
    reach = Z * sqrt(share * (1 - share) / size + spread / (4 * size)) / (1 + spread)
    return Estimate(share, max(0.0, centre - reach), min(1.0, centre + reach))


class Moments:
    """Sums of whole numbers and of their squares: exact, whatever the order of the games."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0
        self.squares = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.sum += value
        self.squares += value * value

    def mean(self, unit: int = 1) -> float:
        return self.sum / (self.count * unit) if self.count else 0.0

    def error(self, unit: int = 1) -> float:
        """The standard error of the mean; 0 when fewer than two values are known."""
        if self.count < 2:
            return 0.0
        scatter = self.count * self.squares - self.sum * self.sum
        return sqrt(scatter / (self.count - 1)) / (self.count * unit)

    def estimate(self, unit: int = 1) -> Estimate:
        mean, reach = self.mean(unit), Z * self.error(unit)
        return Estimate(mean, mean - reach, mean + reach)


class _Account:
    """One line in the making: per block the sum over its games and over the seats that belong to the line."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.wins = Moments()
        self.scores = Moments()

    def add(self, chosen: Iterable[tuple[Result, int]]) -> None:
        wins = scores = 0
        for result, seat in chosen:
            wins += result.wins[seat]
            scores += result.scores[seat]
        self.wins.add(wins)
        self.scores.add(scores)

    def line(self, name: str, games_per_block: int) -> Line:
        parts = self.seats * games_per_block
        return Line(
            name,
            self.seats,
            _share(self.wins, parts * WHOLE_WIN, games_per_block > 1),
            self.scores.estimate(parts),
        )


def _share(wins: Moments, unit: int, blocks_of_several: bool) -> Estimate:
    share, size, error = wins.mean(unit), float(wins.count), wins.error(unit)
    if blocks_of_several and error > 0:
        size = share * (1 - share) / (error * error)
    return wilson(share, size)


class Tally:
    """Counts the blocks of one match."""

    def __init__(self, bots: Sequence[str], games_per_block: int) -> None:
        self.bots = tuple(bots)
        self.games_per_block = games_per_block
        self.games = 0
        self.decisions = Moments()
        self.moves = Moments()
        self.shortest = 0
        self.longest = 0
        self._by_seat = [_Account(1) for _ in self.bots]
        self._by_bot = {name: _Account(self.bots.count(name)) for name in self.bots}

    def add(self, block: Sequence[Result]) -> None:
        """Count the games of a block, all of them at once."""
        for result in block:
            self.games += 1
            self.decisions.add(result.decisions)
            self.moves.add(result.moves)
            self.shortest = min(self.shortest or result.moves, result.moves)
            self.longest = max(self.longest, result.moves)
        for seat, account in enumerate(self._by_seat):
            account.add((result, seat) for result in block)
        for name, account in self._by_bot.items():
            account.add(
                (result, seat) for result in block for seat, bot in enumerate(result.bots) if bot == name
            )

    def by_seat(self, names: Sequence[str]) -> list[Line]:
        return [account.line(names[seat], self.games_per_block) for seat, account in enumerate(self._by_seat)]

    def by_bot(self) -> list[Line]:
        return [account.line(name, self.games_per_block) for name, account in self._by_bot.items()]
