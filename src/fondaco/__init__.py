"""Fondaco: four board games of the desert trade, in the browser, the terminal and from Python.

>>> import fondaco
>>> game = fondaco.start("yspahan", seats=3, seed=7)
>>> [offer.text for offer in game.offers()]
['roll 0', 'roll 1', 'roll 2']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fondaco.table.game import Game

__version__ = "0.1.0"


def start(
    game: str,
    seats: int = 3,
    *,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    players: Sequence[str] | None = None,
    nonces: Sequence[str] | None = None,
    box: str | None = None,
    box_source: str = "box.toml",
) -> Game:
    """Start a game; the same seed gives the same dice and cards, no seed gives fresh ones.

    `players` are the names at the table, `nonces` what each seat adds to the seed, `box` is the text of an owner's
    box file and `box_source` where it comes from.
    """
    from hashlib import sha256
    from secrets import token_bytes

    from fondaco.games import load_rulebook
    from fondaco.table.chance import SealedDice, new_seed
    from fondaco.table.game import Game

    rulebook = load_rulebook(game, box, box_source)
    names = list(players) if players is not None else [f"player {n + 1}" for n in range(seats)]
    secret = new_seed(token_bytes) if seed is None else sha256(f"fondaco seed {seed}".encode()).digest()
    dice = SealedDice(secret, nonces or [""] * len(names))
    return Game(rulebook, names, options, dice, dice.commitment, dice.nonces)


def replay(record: str, to: int | None = None) -> Game:
    """The game of a complete record, after its last move or after so many moves."""
    from fondaco.games import load_rulebook
    from fondaco.table.record import read_record
    from fondaco.table.record import replay as replay_record

    read = read_record(record)
    return replay_record(read, load_rulebook(read.game, read.box_text), to)
