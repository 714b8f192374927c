"""What writing, reading and replaying a record agree on."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec

from fondaco.table.game import Game

FORMAT: Final = 2
"""With 2 came games that begin in the middle of another; all others are still written as 1."""
CHANCE_ACTS: Final = "*"
"""The actor of a line with outcomes of chance."""


class RecordError(ValueError):
    """A record that cannot be read or does not hold together: what, where, and what to do."""


class Record(msgspec.Struct):
    """A record as it is read: texts, nothing interpreted yet."""

    game: str
    revision: int
    box_hash: str
    players: list[str]
    options: dict[str, str]
    lines: list[tuple[int, str, list[str]]]
    """Line number, actor, texts; an actor `=` stands for a digest after so many moves."""
    commitment: str | None = None
    nonces: list[str] = []
    seed: str | None = None
    box_text: str | None = None
    result: str | None = None
    masked: bool = False
    start: list[list[int]] | None = None
    """The position it begins with, if it goes on from another game."""

    @property
    def over(self) -> bool:
        """Whether the game came to its end."""
        return self.result is not None


def result_of(game: Game) -> str:
    """Scores and places, as a record ends with them."""
    scores = " ".join(str(score) for score in game.position.standing())
    ranks = " ".join(str(rank) for rank in game.position.ranks())
    return f"scores {scores} ranks {ranks}"


def check_of(text: str) -> str:
    """The check of a whole text: it stands in its last line."""
    return sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]
