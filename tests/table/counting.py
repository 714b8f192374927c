"""A rulebook that counts what it is asked, so that a test can bound work without a clock."""

from __future__ import annotations

from collections.abc import Mapping

from fondaco.games.yspahan.position import YspahanPosition
from fondaco.games.yspahan.rulebook import Yspahan
from fondaco.table.core import Position


class CountingBook(Yspahan):
    """Yspahan, counting."""

    def __init__(self, book: Yspahan) -> None:
        self.__dict__.update(book.__dict__)
        self.begun = 0
        """Games that were begun."""
        self.spelled = 0
        """Moves that were put into words."""
        self.looked_up = 0
        """Characters of the names that were looked up."""

    def new_position(self, seats: int, options: Mapping[str, str]) -> YspahanPosition:
        self.begun += 1
        return super().new_position(seats, options)

    def text(self, position: Position, move: int) -> str:
        self.spelled += 1
        return super().text(position, move)

    def moves_named(self, text: str) -> list[int]:
        self.looked_up += len(text)
        return super().moves_named(text)
