"""What happens in a process of the pool: a bot is told a dream, and answers with a decision.

A dream is a position that the bot's seat could not tell from the true one; nothing else reaches this process.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from fondaco.bots import make_bot
from fondaco.games import load_rulebook
from fondaco.table.core import NO_BARRIER
from fondaco.table.rulebook import Rulebook


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    bot: str
    game: str
    box_text: str | None
    options: Mapping[str, str]
    seats: int
    dream: list[list[int]]
    seat: int
    luck: list[int]
    """A number for each part of the decision; a longer one is asked for again."""
    budget: int


@lru_cache(maxsize=16)
def _book(game: str, box_text: str | None) -> Rulebook:
    return load_rulebook(game, box_text)


def think(asked: bytes) -> list[int]:
    """The moves of one decision."""
    question = msgspec.json.decode(asked, type=Question)
    book = _book(question.game, question.box_text)
    position = book.restore(question.seats, question.options, question.dream)
    seat = question.seat
    moves: list[int] = []
    for luck in question.luck:
        bot = make_bot(question.bot, luck)
        move = bot.decide(
            lambda: book.view(position, seat),
            position.legal(),
            lambda rng: position.imagine(seat, rng),
            question.budget,
        )
        moves.append(move)
        position.apply(move)
        if not position.unfinished or position.to_act != seat or position.barrier != NO_BARRIER:
            break
    return moves
