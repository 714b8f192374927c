"""One hash over many random games: two builds of the engine that agree in it have played the same games.

`python -m fondaco.lab.fingerprint yspahan 4 0 1000` prints the hash of the games with seeds 0 to 999 at a table of
four, so that an interpreted and a compiled build, each in a process of its own, can be compared.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final

from fondaco.games import load_rulebook
from fondaco.table.core import CHANCE, NOBODY, Position, Rng
from fondaco.table.refusal import UsageError

EVERY: Final = 97
"""After how many moves a position is looked at: prime, so that all kinds of moments get their turn."""


def fingerprint(game_key: str, seats: int, seeds: Iterable[int]) -> str:
    """The hash of random games: legal moves of every position, digests of some, an imagined world, the judgement."""
    rulebook = load_rulebook(game_key)
    options = rulebook.check_table(seats, rulebook.research_options)
    seen = sha256()
    for seed in seeds:
        position = rulebook.new_position(seats, options)
        rng = Rng(seed)
        moves = 0
        while position.to_act != NOBODY:
            legal = position.legal()
            seen.update(repr(legal).encode())
            if position.to_act == CHANCE:
                position.apply(legal[rng.weighted(position.weights())])
            else:
                position.apply(legal[rng.below(len(legal))])
            moves += 1
            if moves % EVERY == 0:
                seen.update(_look(position, seed).encode())
        seen.update(f"{position.digest()} {position.ranks()}".encode())
    return seen.hexdigest()


def _look(position: Position, seed: int) -> str:
    """What two builds must agree in at one moment."""
    judged = [position.judge(seat) for seat in range(position.seats)]
    worlds = [position.imagine(seat, Rng(seed)).digest() for seat in range(position.seats)]
    return f"{position.digest()} {position.copy().digest()} {position.to_act} {judged} {worlds}"


def main(arguments: Sequence[str]) -> int:
    """Print the fingerprint that the arguments ask for: game, seats, first seed, number of seeds."""
    try:
        game_key, seats, first, count = arguments[0], *(int(word) for word in arguments[1:])
        sys.stdout.write(fingerprint(game_key, seats, range(first, first + count)) + "\n")
    except UsageError as error:
        sys.stderr.write(f"fondaco: {error}\n")
        return 2
    except (IndexError, ValueError):
        sys.stderr.write("usage: python -m fondaco.lab.fingerprint GAME SEATS FIRST_SEED HOW_MANY\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
