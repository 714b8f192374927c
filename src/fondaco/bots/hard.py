"""Plays its own turn as a whole: by what it is worth when it is over."""

from __future__ import annotations

from typing import ClassVar

from fondaco.bots.searching import SearchingBot


class HardBot(SearchingBot):
    """Strong: knows what a turn will be worth when it is over."""

    name = "hard"
    turns = 1
    worlds = 60
    simulations: ClassVar = {"wuestensoehne": 40, "al-rashid": 30}
