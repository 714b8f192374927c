"""Searches farther: to the end of one's next turn, or where turns are too wide for that, in more worlds."""

from __future__ import annotations

from typing import ClassVar

from fondaco.bots.searching import SearchingBot


class ExpertBot(SearchingBot):
    """Expert: looks beyond the turns of the others where it can."""

    name = "expert"
    turns = 2
    worlds = 120
    simulations: ClassVar = {"wuestensoehne": 120, "al-rashid": 90}
