"""What happens in a process of the pool: a bot is told a dream, and answers with a decision.

A dream is a position that the bot's seat could not tell from the true one; nothing else reaches this process.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from threading import current_thread, main_thread

import msgspec

from fondaco.bots import make_bot
from fondaco.bots.bot import late_after
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
    seconds: float | None = None
    """After so long the best so far is decided."""
    patience: float = 0.0
    """After so long it is thought to hang, and its process ends; without a number it is waited for."""


@lru_cache(maxsize=16)
def _book(game: str, box_text: str | None) -> Rulebook:
    return load_rulebook(game, box_text)


def think(asked: bytes) -> list[int]:
    """The moves of one decision."""
    question = msgspec.json.decode(asked, type=Question)
    with ending_after(question.patience):
        return decided(question)


@contextmanager
def ending_after(seconds: float) -> Iterator[None]:
    """What takes longer ends this process, be it caught in compiled code: it is then found dead, and replaced.

    Where a system has no such clock, or in another thread than the first, there is none.
    """
    if seconds <= 0 or not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def decided(question: Question) -> list[int]:
    """What a bot answers, in as many parts as its decision has."""
    book = _book(question.game, question.box_text)
    position = book.restore(question.seats, question.options, question.dream)
    seat = question.seat
    moves: list[int] = []
    for luck in question.luck:
        bot = make_bot(question.bot, luck)
        if question.seconds is not None:
            bot.is_late = late_after(question.seconds)
        move = bot.decide(
            lambda: book.view(position, seat),
            position.legal(),
            lambda rng: position.imagine(seat, rng),
            question.budget,
        )
        if move not in position.legal():
            raise ValueError(f'the bot "{question.bot}" chose {move}, which is not a legal move')
        moves.append(move)
        position.apply(move)
        if not position.unfinished or position.to_act != seat or position.barrier != NO_BARRIER:
            break
    return moves
