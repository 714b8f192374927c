"""Random games of every box and number of players, with all invariants checked after every move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.table.core import CHANCE, NOBODY, Rng
from tests.games.istanbul.invariants import Watch
from tests.games.istanbul.scene import BOOK

BOXES: Final = ("base", "mocha", "letters", "grand_bazaar")
POSITIONS: Final = 20_000


@dataclass(frozen=True)
class Configuration:
    """A box and a number of players."""

    box: str
    seats: int

    def __str__(self) -> str:
        return f"{self.box}, {self.seats} seats"

    def options(self, seed: int) -> dict[str, str]:
        """Layouts and decks take turns; half of the games end by the safeguard before somebody has the rubies."""
        options = {"box": self.box, "round_limit": "50" if seed % 2 else "200"}
        if seed % 3 == 0:
            options["layout"] = "random"
        if seed % 5 == 0 and self.box in ("letters", "grand_bazaar"):
            options["bonus_cards"] = "new_only"
        return options


CONFIGURATIONS: Final = tuple(Configuration(box, seats) for box in BOXES for seats in (2, 3, 4, 5))


def next_move(p: IstanbulPosition, rng: Rng, eager: bool) -> int:
    """A move at random; an eager player declines only when there is nothing else."""
    legal = p.legal()
    if p.to_act == CHANCE:
        return legal[rng.weighted(p.weights())]
    if eager:
        legal = [move for move in legal if move < m.KEEP] or legal
    return legal[rng.below(len(legal))]


def positions(configuration: Configuration, seed: int) -> Iterator[IstanbulPosition]:
    """Every position of one game, the invariants checked; the position is always the same object."""
    p = BOOK.new_position(configuration.seats, configuration.options(seed))
    rng = Rng(seed * 100 + configuration.seats)
    watch = Watch(p)
    yield p
    while p.to_act != NOBODY:
        p.apply(next_move(p, rng, seed % 4 < 2))
        watch.check()
        yield p
