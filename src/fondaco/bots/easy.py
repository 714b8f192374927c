"""Looks one decision ahead, and overlooks things; where the game ends, it sees everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fondaco.bots.bot import Bot, Imagine
from fondaco.bots.greedy import best_move
from fondaco.bots.weights import features_of
from fondaco.table.features import Features
from fondaco.table.rulebook import View

OVERLOOKED: Final = {"yspahan": 12, "istanbul": 10, "wuestensoehne": 20, "al-rashid": 25}
"""So many of a hundred moves it does not see: enough to lose to the next level more often than not."""
USUALLY_OVERLOOKED: Final = 20


class EasyBot(Bot):
    """A beginner: what it sees it judges well."""

    name = "easy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._features: Features | None = None
        self._overlooked = USUALLY_OVERLOOKED

    def decide(self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int) -> int:
        if len(legal) == 1:
            return legal[0]
        if self._features is None:
            game = view().game
            self._features = features_of(game)
            self._overlooked = OVERLOOKED.get(game, USUALLY_OVERLOOKED)
        world = imagine(self.rng)
        seen = list(legal)
        if self._features.stage(world) < self._features.last_stage():
            seen = [move for move in legal if self.rng.below(100) >= self._overlooked]
        return best_move(world, seen or list(legal), self.rng)
