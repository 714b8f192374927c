"""What a bot is: it decides from what its seat may know, and never holds the true position.

A bot is given the legal moves, a way to see its seat's view, and a way to imagine: every call of `imagine` gives
a full position that the seat could not tell from the true one. That is the only door to a position.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from fondaco.table.core import Position, Rng
from fondaco.table.rulebook import View

Imagine = Callable[[Rng], Position]
"""A full position that the bot's seat could not tell from the true one."""


class Bot(ABC):
    """One seat's player. It has its own generator, so that the same seed plays the same game."""

    name: str

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    @abstractmethod
    def decide(self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int) -> int:
        """One of the legal moves. `budget` counts positions the bot may look at; simple bots need few."""
