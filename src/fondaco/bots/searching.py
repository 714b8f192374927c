"""What the bots share that search: a search for each game, made once, and what it found, told."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from fondaco.bots.bot import WHOLE, Bot, Imagine
from fondaco.bots.explanation import Explanation, explanation_of
from fondaco.bots.search.rollouts import Rollouts
from fondaco.bots.search.tree import Tree
from fondaco.table.rulebook import View


class SearchingBot(Bot):
    """A bot that compares ways to go on."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._search: Rollouts | Tree | None = None

    @abstractmethod
    def search_for(self, game: str, share: float) -> Rollouts | Tree:
        """The search that a match has shown to be best, or a share of it."""

    def decide(self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int) -> int:
        if len(legal) == 1:
            return legal[0]
        if self._search is None:
            self._search = self._new_search(view, budget)
        self._search.is_late = self.is_late
        return self._search.choose(imagine, list(legal), self.rng)

    def explain(
        self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int
    ) -> Explanation:
        """It thinks anew, whatever it has planned."""
        self._search = search = self._new_search(view, budget)
        move = self.decide(view, legal, imagine, budget)
        return explanation_of(self.name, imagine(self.rng).to_act, move, search.compared)

    def _new_search(self, view: Callable[[], View], budget: int) -> Rollouts | Tree:
        return self.search_for(view().game, min(budget, WHOLE) / WHOLE)
