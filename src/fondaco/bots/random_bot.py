"""Every legal move equally likely: the anchor all other bots are measured against."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fondaco.bots.bot import Bot, Imagine
from fondaco.table.rulebook import View


class RandomBot(Bot):
    """Plays anything."""

    name = "random"

    def decide(self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int) -> int:
        return legal[self.rng.below(len(legal))]
