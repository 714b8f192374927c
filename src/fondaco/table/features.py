"""What a learned value looks at in a position: some numbers for each seat, and the stage of the game."""

from __future__ import annotations

from fondaco.table.core import Position


class Features:
    """The features of one game; the weights that go with them lie with the bots."""

    def fit(self, p: Position) -> bool:
        """Whether they say all that matters at this table; at others only the game's own judgement is asked."""
        raise NotImplementedError

    def stage(self, p: Position) -> int:
        """How far the game has come, from 0; each stage has weights of its own."""
        raise NotImplementedError

    def last_stage(self) -> int:
        """The stage in which the game ends."""
        raise NotImplementedError

    def of(self, p: Position, seat: int) -> list[float]:
        """The numbers of a seat, each about between -1 and 3."""
        raise NotImplementedError
