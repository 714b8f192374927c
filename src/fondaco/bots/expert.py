"""Searches as far as a second a decision lets it: what a turn is worth shows when one's next turn is over."""

from __future__ import annotations

from typing import Final

from fondaco.bots.search.rollouts import Rollouts
from fondaco.bots.search.tree import Tree
from fondaco.bots.searching import SearchingBot
from fondaco.bots.weights import judgement_of, value_of

WORLDS: Final = 120
"""The rollouts of a turn, all candidates together."""
TURNS: Final = 2
"""How many own turns a rollout sees, the present one included."""
SIMULATIONS: Final = {"wuestensoehne": 120, "al-rashid": 90}
"""The games whose turns are too wide for rollouts so long, with how many simulations a decision in a tree."""


class ExpertBot(SearchingBot):
    """Expert: looks beyond the turns of the others."""

    name = "expert"

    def search_for(self, game: str, share: float) -> Rollouts | Tree:
        value, guide = value_of(game), judgement_of(game)
        if game in SIMULATIONS:
            return Tree(value, guide, max(1, int(SIMULATIONS[game] * share)))
        return Rollouts(value, guide, turns=TURNS, worlds=int(WORLDS * share))
