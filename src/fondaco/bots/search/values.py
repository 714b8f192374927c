"""How good a position is for each seat: by the game's own judgement, by learned weights, or by both.

Values are compared in logits: the chances to win are their softmax over the seats.
"""

from __future__ import annotations

from math import exp
from typing import Final

from fondaco.table.core import NOBODY, Position
from fondaco.table.features import Features

WON: Final = 50.0
"""The logit of a game that is won."""


class Value:
    """The game's own judgement, divided by what makes logits of it."""

    def __init__(self, temper: float) -> None:
        self.temper: float = temper

    def own(self, p: Position, seat: int) -> float:
        """For comparing what one seat can reach."""
        return float(p.judge(seat)) / self.temper

    def logits(self, p: Position) -> list[float]:
        """All seats."""
        return [float(p.judge(seat)) / self.temper for seat in range(p.seats)]

    def chances(self, p: Position) -> list[float]:
        """The chances to win, all seats."""
        if p.to_act == NOBODY:
            ranks = p.ranks()
            winners = ranks.count(1)
            return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
        scores = self.logits(p)
        top = max(scores)
        parts = [exp(score - top) for score in scores]
        whole = sum(parts)
        return [part / whole for part in parts]


class Learned(Value):
    """Weights for the features of a game, learned from games that bots have played."""

    def __init__(self, features: Features, weights: list[list[float]]) -> None:
        super().__init__(1.0)
        self.features: Features = features
        self.weights: list[list[float]] = weights

    def logits(self, p: Position) -> list[float]:
        weights = self.weights[self.features.stage(p)]
        found: list[float] = []
        for seat in range(p.seats):
            numbers = self.features.of(p, seat)
            total = 0.0
            for nth in range(len(numbers)):
                total += numbers[nth] * weights[nth]
            found.append(total)
        return found

    def own(self, p: Position, seat: int) -> float:
        if p.to_act == NOBODY:
            rank = p.ranks()[seat]
            return WON if rank == 1 else -WON - rank
        return ahead(self.logits(p), seat)


class Mixed(Value):
    """What was learned and the game's own judgement together, the latter where the features do not fit."""

    def __init__(self, learned: Learned, judgement: Value, share: float) -> None:
        super().__init__(1.0)
        self.learned: Learned = learned
        self.judgement: Value = judgement
        self.share: float = share

    def logits(self, p: Position) -> list[float]:
        judged = self.judgement.logits(p)
        if not self.learned.features.fit(p):
            return judged
        learned = self.learned.logits(p)
        share = self.share
        return [learned[seat] * share + judged[seat] * (1.0 - share) for seat in range(len(judged))]

    def own(self, p: Position, seat: int) -> float:
        return ahead(self.logits(p), seat)


def ahead(scores: list[float], seat: int) -> float:
    """By how much a seat is ahead of the best other."""
    best = -1e9
    for other in range(len(scores)):
        if other != seat and scores[other] > best:
            best = scores[other]
    return scores[seat] - best
