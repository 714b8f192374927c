"""First steps in a game: a record with notes, of which the learner makes the moves, and goes on where it ends.

A game has one in its folder `lesson`: `record.txt`, a complete record, and `lesson.toml`, what is said after so many
moves of it. The sentences are the game's own words (`<language>.lesson.ftl`).
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from fondaco.table.history import LogLine
from fondaco.table.message import Message
from fondaco.table.record import read_record, replay
from fondaco.table.rulebook import Offer, Rulebook, View


class Note(msgspec.Struct, frozen=True):
    """What is said to the learner when so many moves of the record have been made."""

    after: int
    say: str
    clause: str


class Lesson(msgspec.Struct, frozen=True):
    """A lesson as it lies in its game's folder."""

    seat: int
    """The learner's."""
    bot: str
    """Who plays the other seats when the learner goes on."""
    end: int
    """After how many moves that is."""
    notes: list[Note]
    record: str = ""


class Step(msgspec.Struct, frozen=True):
    """One step of a lesson: the table as the learner sees it, and what is said to him."""

    moves: int
    view: View
    offers: list[Offer]
    """The move that is expected of him; none where he only looks on."""
    log: list[LogLine]
    """What happened since the step before."""
    note: Message
    clause: str


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    folder = files(f"fondaco.games.{game.replace('-', '_')}") / "lesson"
    if not folder.is_dir():
        return None
    described = tomllib.loads((folder / "lesson.toml").read_text(encoding="utf-8"))
    record = (folder / "record.txt").read_text(encoding="utf-8")
    return msgspec.convert({**described, "record": record}, Lesson)


def steps_of(lesson: Lesson, rulebook: Rulebook) -> list[Step]:
    """The steps of a lesson, in their order."""
    game = replay(read_record(lesson.record), rulebook)
    told, steps, since = game.log(lesson.seat), [], -1
    for note in lesson.notes:
        position = game.position_after(note.after)
        mine = position.to_act == lesson.seat and note.after < lesson.end
        steps.append(
            Step(
                moves=note.after,
                view=rulebook.view(position, lesson.seat),
                offers=[rulebook.offer(position, game.played[note.after].move)] if mine else [],
                log=[line for line in told if since < line.move <= note.after],
                note=Message(f"{rulebook.key}-lesson-{note.say}"),
                clause=note.clause,
            )
        )
        since = note.after
    return steps
