"""Plays its own turn as a whole: by rollouts to its end, or by a small tree where turns are too wide for that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fondaco.bots.bot import Bot, Imagine
from fondaco.bots.search.rollouts import Rollouts
from fondaco.bots.search.tree import Tree
from fondaco.bots.weights import judgement_of, value_of
from fondaco.table.rulebook import View

WORLDS: Final = 60
"""The rollouts of a turn, all candidates together."""
SIMULATIONS: Final = {"wuestensoehne": 40, "al-rashid": 30}
"""The games for which a tree is better, with how many simulations a decision."""


class HardBot(Bot):
    """Strong: knows what a turn will be worth when it is over."""

    name = "hard"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._search: Rollouts | Tree | None = None

    def decide(self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int) -> int:
        if len(legal) == 1:
            return legal[0]
        if self._search is None:
            self._search = search_for(view().game)
        return self._search.choose(imagine, list(legal), self.rng)


def search_for(game: str) -> Rollouts | Tree:
    """The search that a match has shown to be best."""
    value, guide = value_of(game), judgement_of(game)
    if game in SIMULATIONS:
        return Tree(value, guide, SIMULATIONS[game])
    return Rollouts(value, guide, turns=1, worlds=WORLDS)
