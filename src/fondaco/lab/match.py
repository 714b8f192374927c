"""One game among bots, and the plan of many: who plays whom, with which luck.

A match is a plan and a number of blocks. Without rotation a block is one game with the seats as given; with rotation
it is one game per seat, in which the bots change seats and meet the same luck: dice and cards are keyed by event, so
the fifth die of the third day shows the same face in every game of the block. All seeds follow from the seed of the
plan and the number of the block; it does not matter who plays a game, or when.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from math import lcm
from typing import Final

import msgspec

from fondaco.bots import make_bot
from fondaco.bots.bot import WHOLE, Bot
from fondaco.games import load_rulebook
from fondaco.table.chance import Chance, KeyedDice
from fondaco.table.core import CHANCE, NOBODY, Position
from fondaco.table.game import Game
from fondaco.table.record import write_record
from fondaco.table.rulebook import Rulebook

WHOLE_WIN: Final = lcm(1, 2, 3, 4, 5)
"""A victory in parts that can be shared evenly among up to five winners, so that sums of shares stay exact."""


class MatchError(Exception):
    """A game that could not be played to its end: which, and why."""


class Plan(msgspec.Struct, frozen=True):
    """Everything a match depends on. Two runs of one plan give the same games."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    rotate: bool = False
    box_text: str | None = None
    box_source: str = "box.toml"

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def games_per_block(self) -> int:
        return self.seats if self.rotate else 1


class Result(msgspec.Struct, frozen=True):
    """How one game ended. Lists are by seat."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    wins: tuple[int, ...]
    """The part of the victory each seat has, in units of WHOLE_WIN."""
    decisions: int
    """Moves of a seat that had at least two."""
    moves: int
    """All moves, chance's included: the number of moves in the record."""


def derived_seed(*parts: object) -> int:
    """A seed of 64 bits that follows from these parts and looks like no other."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def check_plan(plan: Plan) -> Rulebook:
    """The rulebook of the plan; raises a usage or box error for what does not exist or does not fit."""
    for name in plan.bots:
        make_bot(name, 0)
    rulebook = rulebook_of(plan.game, plan.box_text, plan.box_source)
    rulebook.check_table(plan.seats, dict(plan.options))
    return rulebook


@cache
def rulebook_of(game: str, box_text: str | None, source: str) -> Rulebook:
    """A rulebook read once per process."""
    return load_rulebook(game, box_text, source)


def play_block(plan: Plan, block: int) -> list[tuple[Result, list[int]]]:
    """The games of one block: how each ended, and its moves."""
    return [play_one(plan, block, turn) for turn in range(plan.games_per_block)]


def play_one(plan: Plan, block: int, turn: int) -> tuple[Result, list[int]]:
    """The game of a block in which every bot sits `turn` seats further than the plan says."""
    rulebook = rulebook_of(plan.game, plan.box_text, plan.box_source)
    entrants = [(seat - turn) % plan.seats for seat in range(plan.seats)]
    bots = [
        make_bot(plan.bots[entrant], derived_seed("bot", plan.seed, block, entrant)) for entrant in entrants
    ]
    position = rulebook.new_position(plan.seats, dict(plan.options))
    dice = KeyedDice(derived_seed("dice", plan.seed, block))
    try:
        decisions, moves = play_out(rulebook, position, bots, dice)
    except Exception as error:  # a bot may fail in any way: the match should say where
        number = block * plan.games_per_block + turn + 1
        raise MatchError(f"Game {number} broke off: {type(error).__name__}: {error}") from error
    ranks = position.ranks()
    share = WHOLE_WIN // ranks.count(1)
    return (
        Result(
            bots=tuple(plan.bots[entrant] for entrant in entrants),
            scores=tuple(position.standing()),
            wins=tuple(share if rank == 1 else 0 for rank in ranks),
            decisions=decisions,
            moves=len(moves),
        ),
        moves,
    )


def play_out(
    rulebook: Rulebook, position: Position, bots: Sequence[Bot], chance: Chance
) -> tuple[int, list[int]]:
    """Play a position to its end: how many real decisions there were, and all moves.

    A bot is given the legal moves, its seat's view and its seat's imagination, never the position.
    """
    played: list[int] = []
    decisions = 0
    while position.to_act != NOBODY:
        moves = position.legal()
        if position.to_act == CHANCE:
            kind = rulebook.chance_names[position.chance_kind()]
            move = moves[chance.pick(kind, position.chance_ordinal(), position.weights())]
        else:
            decisions += len(moves) > 1
            move = _ask(rulebook, position, bots[position.to_act], moves)
        played.append(move)
        position.apply(move)
    return decisions, played


def _ask(rulebook: Rulebook, position: Position, bot: Bot, moves: list[int]) -> int:
    seat = position.to_act
    move = bot.decide(
        lambda: rulebook.view(position, seat),
        tuple(moves),
        lambda rng: position.imagine(seat, rng),
        WHOLE,
    )
    if move not in moves:
        raise ValueError(f'the bot "{bot.name}" chose {move}, which is not a legal move')
    return move


def record_of(plan: Plan, bots: Sequence[str], moves: Sequence[int]) -> str:
    """The complete record of a game that was played, by playing it again at a table that keeps the books."""
    rulebook = rulebook_of(plan.game, plan.box_text, plan.box_source)
    game = Game(rulebook, bots, dict(plan.options))
    for move in moves:
        if game.to_act == CHANCE:
            game.play_outcome(move)
        else:
            game.play(move)
    return write_record(game)
