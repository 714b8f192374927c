"""Play a game among bots and print its record: `python -m tests.records.make istanbul 3 greedy box=mocha`.

Records already kept are never made again: if one no longer replays, the rules have changed and so must their revision.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from hashlib import sha256

from fondaco.bots import make_bot
from fondaco.games import load_rulebook
from fondaco.table.chance import SealedDice, commitment
from fondaco.table.core import Rng
from fondaco.table.game import Game
from fondaco.table.record import write_record
from fondaco.table.refusal import Refusal
from tests.conformance.tables import WITHOUT_PARTS


def play(key: str, seats: int, bot: str, seed: bytes, options: Mapping[str, str]) -> Game:
    """A whole game; now and then a seat takes back what it did last: a part of a decision, where there are parts."""
    nonces = [f"nonce of seat {seat + 1}" for seat in range(seats)]
    players = [f"{bot} {seat + 1}" for seat in range(seats)]
    game = Game(
        load_rulebook(key), players, dict(options), SealedDice(seed, nonces), commitment(seed), nonces
    )
    bots = [make_bot(bot, seat) for seat in range(seats)]
    second_thoughts = Rng(seats)
    while not game.over:
        seat = game.to_act
        if (game.position.unfinished or key in WITHOUT_PARTS) and second_thoughts.below(40) == 0:
            with suppress(Refusal):  # there may be a barrier
                game.undo(seat)
        view, imagine = partial(game.view, seat), partial(game.imagine, seat)
        game.play(bots[seat].decide(view, game.position.legal(), imagine, budget=1), seat)
    return game


if __name__ == "__main__":
    game_key, number, bot_name, *named = sys.argv[1:]
    chosen = dict(option.split("=", 1) for option in named)
    secret = sha256(" ".join(sys.argv[1:]).encode()).digest()
    sys.stdout.write(write_record(play(game_key, int(number), bot_name, secret, chosen), secret))
