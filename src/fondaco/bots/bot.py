"""What a bot is: it decides from what its seat may know, and never holds the true position.

A bot is given the legal moves, a way to see its seat's view, and a way to imagine: every call of `imagine` gives
a full position that the seat could not tell from the true one. That is the only door to a position.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from fondaco.bots.explanation import Explanation
from fondaco.bots.search.lines import never
from fondaco.table.core import Position, Rng
from fondaco.table.rulebook import View

WHOLE: Final = 1000
"""The budget with which a bot plays as well as it can; half of it is half the search."""
Imagine = Callable[[Rng], Position]
"""A full position that the bot's seat could not tell from the true one."""


def late_after(seconds: float) -> Callable[[], bool]:
    """A clock for a bot: it is late once so much time is over."""
    end = monotonic() + seconds
    return lambda: monotonic() >= end


class Bot(ABC):
    """One seat's player. It has its own generator, so that the same seed plays the same game."""

    name: str

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.is_late: Callable[[], bool] = never
        """Asked while it thinks, by a bot that thinks long: once it is true, the best so far is decided at once."""

    @abstractmethod
    def decide(self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int) -> int:
        """One of the legal moves. `budget` is how much it may search, with WHOLE as the most; simple bots need none."""

    def explain(
        self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int
    ) -> Explanation:
        """What it decides, and why; a simple bot knows no why."""
        move = self.decide(view, legal, imagine, budget)
        return Explanation(self.name, imagine(self.rng).to_act, move, (), None)
