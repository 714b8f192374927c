"""Random games boiled down to one hash: `python -m tests.both.trajectories 1000` prints where the engine was found
and the hash, so that two builds of the package can be compared, each in a process of its own."""

from __future__ import annotations

import sys
from hashlib import sha256
from typing import Final

import msgspec

from fondaco.table import core, deck
from fondaco.table.chance import KeyedDice
from fondaco.table.core import NOBODY, Rng
from tests.conformance.tables import TABLES, Table, random_move

VIEWS_EVERY: Final = 83
DUMPS_EVERY: Final = 11


def trajectory(table: Table, seed: int) -> bytes:
    """Every legal list, every event, many dumps, and some views, judgements and imagined worlds of one game."""
    found = sha256()
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
    found.update(repr(position.heard).encode())
    found.update(f"{position.digest()} {position.standing()} {position.ranks()}".encode())
    return found.digest()


def main(number: int) -> None:
    found = sha256()
    for seed in range(number):
        found.update(trajectory(TABLES[seed % len(TABLES)], seed))
    sys.stdout.write(f"{core.__file__} {deck.__file__} {found.hexdigest()}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
