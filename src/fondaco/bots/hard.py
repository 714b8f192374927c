"""Plays its own turn as a whole: by rollouts to its end, or by a small tree where turns are too wide for that."""

from __future__ import annotations

from typing import Final

from fondaco.bots.search.rollouts import Rollouts
from fondaco.bots.search.tree import Tree
from fondaco.bots.searching import SearchingBot
from fondaco.bots.weights import judgement_of, value_of

WORLDS: Final = 60
"""The rollouts of a turn, all candidates together."""
SIMULATIONS: Final = {"wuestensoehne": 40, "al-rashid": 30}
"""The games for which a tree is better, with how many simulations a decision."""


class HardBot(SearchingBot):
    """Strong: knows what a turn will be worth when it is over."""

    name = "hard"

    def search_for(self, game: str, share: float) -> Rollouts | Tree:
        value, guide = value_of(game), judgement_of(game)
        if game in SIMULATIONS:
            return Tree(value, guide, max(1, int(SIMULATIONS[game] * share)))
        return Rollouts(value, guide, turns=1, worlds=int(WORLDS * share))
