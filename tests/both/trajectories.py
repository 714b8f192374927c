"""Random games boiled down to one hash, so that two builds of the package can be compared, each in its own process.

`python -m tests.both.trajectories 1000` plays so many games of all tables, and `python -m tests.both.trajectories 3000
yspahan` so many moves of one game; both print where the engine was found, and the hash.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain, cycle, islice
from typing import Final, Protocol

import msgspec

from fondaco.table import core, deck
from fondaco.table.chance import KeyedDice
from fondaco.table.core import NOBODY, Rng
from tests.conformance.tables import TABLES, Table, random_move

VIEWS_EVERY: Final = 83
DUMPS_EVERY: Final = 11


class Hash(Protocol):
    """Something that more can be added to."""

    def update(self, data: bytes, /) -> None: ...


def trajectory(table: Table, seed: int) -> bytes:
    """One whole game."""
    found = sha256()
    for _ in _moves(table, seed, found):
        pass
    return found.digest()


def _moves(table: Table, seed: int, found: Hash) -> Iterator[None]:
    """Every legal list, every event, many dumps, and some views, judgements and imagined worlds of one game.

    They are added to what was found; it is stopped at after every move.
    """
    position, rng, dice = table.position(), Rng(seed), KeyedDice(seed)
    position.heard = []
    moves = 0
    while position.to_act != NOBODY:
        found.update(repr(position.legal()).encode())
        position.apply(random_move(table, position, rng, dice))
        moves += 1
        if moves % DUMPS_EVERY == 0:
            found.update(repr(position.dump()).encode())
            found.update(repr(position.copy().dump()).encode())
        if moves % VIEWS_EVERY == 0:
            for seat in range(table.seats):
                found.update(msgspec.json.encode(table.book.view(position, seat)))
                found.update(position.imagine(seat, Rng(seed)).digest().encode())
                found.update(repr(position.judge(seat)).encode())
        yield
    found.update(repr(position.heard).encode())
    found.update(f"{position.digest()} {position.standing()} {position.ranks()}".encode())


def of_game(game: str, moves: int) -> bytes:
    """So many moves of one game, at all its tables in turn."""
    found = sha256()
    tables = cycle([table for table in TABLES if table.game == game])
    going_on = chain.from_iterable(_moves(table, seed, found) for seed, table in enumerate(tables))
    made = sum(1 for _ in islice(going_on, moves))
    found.update(f"{made}".encode())
    return found.digest()


def main(number: int, game: str = "") -> None:
    found = sha256()
    if game:
        found.update(of_game(game, number))
    else:
        for seed in range(number):
            found.update(trajectory(TABLES[seed % len(TABLES)], seed))
    sys.stdout.write(f"{core.__file__} {deck.__file__} {found.hexdigest()}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
