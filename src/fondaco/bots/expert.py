"""Searches as far as a second a turn lets it: what a turn is worth shows when one's next turn is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fondaco.bots.bot import WHOLE, Bot, Imagine
from fondaco.bots.search.rollouts import Rollouts
from fondaco.bots.search.tree import Tree
from fondaco.bots.weights import judgement_of, value_of
from fondaco.table.rulebook import View

WORLDS: Final = 120
"""The rollouts of a turn, all candidates together."""
TURNS: Final = 2
"""How many own turns a rollout sees, the present one included."""
SIMULATIONS: Final = {"wuestensoehne": 120, "al-rashid": 90}
"""The games whose turns are too wide for rollouts so long, with how many simulations a decision in a tree."""


class ExpertBot(Bot):
    """Expert: looks beyond the turns of the others."""

    name = "expert"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._search: Rollouts | Tree | None = None

    def decide(self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int) -> int:
        if len(legal) == 1:
            return legal[0]
        if self._search is None:
            self._search = search_for(view().game, min(budget, WHOLE) / WHOLE)
        self._search.is_late = self.is_late
        return self._search.choose(imagine, list(legal), self.rng)


def search_for(game: str, share: float) -> Rollouts | Tree:
    """The search that a match has shown to be best, or a share of it."""
    value, guide = value_of(game), judgement_of(game)
    if game in SIMULATIONS:
        return Tree(value, guide, max(1, int(SIMULATIONS[game] * share)))
    return Rollouts(value, guide, turns=TURNS, worlds=int(WORLDS * share))
