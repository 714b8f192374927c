"""Lessons at the house: the same for everybody, so each is put together once."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from fondaco.games import GAMES
from fondaco.house.books import Books
from fondaco.house.frames import encoder
from fondaco.house.troubles import Trouble
from fondaco.table.lesson import Lesson, Step, lesson_of, steps_of
from fondaco.table.rulebook import Rulebook

_taught: Final[dict[str, bytes]] = {}
"""By game; they follow from files of the package alone."""


class LessonTold(msgspec.Struct, frozen=True, tag_field="kind", tag="lesson"):
    """A lesson: the table step by step, and the record with which to go on."""

    game: str
    title: str
    seats: list[str]
    """The colours of the seats."""
    seat: int
    bot: str
    moves: int
    """After how many moves of the record the learner goes on alone."""
    record: str
    steps: list[Step]


async def teach(books: Books, game: str) -> bytes:
    """The lesson of a game, encoded."""
    found = lesson_of(game) if game in GAMES else None
    if found is None:
        raise Trouble("not-found", "house-no-lesson", game=game)
    if game not in _taught:
        _taught[game] = await asyncio.to_thread(_told, found, await books.get(game))
    return _taught[game]


def _told(lesson: Lesson, book: Rulebook) -> bytes:
    steps = steps_of(lesson, book)
    seats = list(book.seat_ids[: len(steps[0].view.scores)])
    return encoder.encode(
        LessonTold(book.key, book.title, seats, lesson.seat, lesson.bot, lesson.end, lesson.record, steps)
    )
