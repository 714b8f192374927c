"""Searches as far as a second a decision lets it: what a turn is worth shows when one's next turn is over."""

from __future__ import annotations

from typing import ClassVar

from fondaco.bots.searching import SearchingBot


class ExpertBot(SearchingBot):
    """Expert: looks beyond the turns of the others."""

    name = "expert"
    turns = 2
    worlds = 120
    simulations: ClassVar = {"wuestensoehne": 120, "al-rashid": 90}
