"""How the scores went over a game, told when it is over: for the graph of its end."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from fondaco.house.frames import encoder
from fondaco.house.kept import Kept
from fondaco.house.room import Room
from fondaco.house.troubles import wrong_time


class CoursePoint(msgspec.Struct, frozen=True, gc=False):
    """The scores after a decision, or an event of chance."""

    move: int
    """The number of the move after which they stood so; 0 for the beginning."""
    scores: list[int]
    """By seat."""


class Course(msgspec.Struct, frozen=True, tag_field="kind", tag="course"):
    """The scores of a game from its beginning to its end."""

    table: str
    moves: int
    """How many moves the game had."""
    points: list[CoursePoint]
    """The beginning, and every move that changed a score."""


def course_of(kept: Kept) -> Callable[[], bytes]:
    """The course of a game that is over: to be made aside, once, for it plays the whole game again."""
    room = kept.room
    if room.revealed_seed is None:
        raise wrong_time("house-not-over")
    if room.game is None:
        raise wrong_time("house-not-started")
    made = kept.course
    return (lambda: made) if made is not None else _replaying(kept, room)


def _replaying(kept: Kept, room: Room) -> Callable[[], bytes]:
    beginning, moves = room.past(0), [] if room.game is None else list(room.game.played)

    def make() -> bytes:
        position = beginning.position()
        points = [CoursePoint(0, position.standing())]
        for number, entry in enumerate(moves, 1):
            position.apply(entry.move)
            scores = position.standing() if position.unfinished == 0 else points[-1].scores
            if scores != points[-1].scores:
                points.append(CoursePoint(number, scores))
        kept.course = encoder.encode(Course(kept.id, len(moves), points))
        return kept.course

    return make
