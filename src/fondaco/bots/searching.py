"""What the bots share that search: a search for each game, made once, and what it found, told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from fondaco.bots.bot import WHOLE, Bot, Imagine
from fondaco.bots.explanation import Explanation, explanation_of
from fondaco.bots.search.rollouts import Rollouts
from fondaco.bots.search.tree import Tree
from fondaco.bots.weights import judgement_of, value_of
from fondaco.table.rulebook import View


class SearchingBot(Bot):
    """A bot that compares ways to go on: by rollouts of whole turns, or by a tree where turns are too wide for that."""

    turns: int
    """How many own turns a rollout sees, the present one included."""
    worlds: int
    """The rollouts of a turn, all candidates together."""
    simulations: ClassVar[Mapping[str, int]]
    """The games for which a tree is better, with how many simulations a decision."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._search: Rollouts | Tree | None = None

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
        """The search that a match has shown to be best for the game, or as much of it as the budget says."""
        game, share = view().game, min(budget, WHOLE) / WHOLE
        value, guide = value_of(game), judgement_of(game)
        if game in self.simulations:
            return Tree(value, guide, max(1, int(self.simulations[game] * share)))
        return Rollouts(value, guide, turns=self.turns, worlds=int(self.worlds * share))
