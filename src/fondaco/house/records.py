"""Records at the house: a table's own, as a viewer may see it, and those that somebody brings along."""

from __future__ import annotations

import asyncio

import msgspec

from fondaco.house.books import Books
from fondaco.house.frames import encoder
from fondaco.house.kept import Kept
from fondaco.house.troubles import invalid, wrong_time
from fondaco.table.game import Game
from fondaco.table.history import LogLine
from fondaco.table.record import Record, RecordError, read_record, replay, write_masked, write_record
from fondaco.table.refusal import UsageError
from fondaco.table.rulebook import View


class RecordRead(msgspec.Struct, frozen=True):
    """What a record tells: the table, and how it stood for a viewer after so many moves."""

    game: str
    players: list[str]
    options: dict[str, str]
    over: bool
    moves: int
    of: int
    view: View
    log: list[LogLine]


def record_for(kept: Kept, viewer: int | None) -> str:
    """The record of a table: as this viewer may see it, and complete after the end."""
    room = kept.room
    if room.game is None:
        raise wrong_time("house-not-started")
    labels = [
        _label(name or room.rulebook.seat_ids[seat], room.chairs[seat].bot)
        for seat, name in enumerate(kept.around.names)
    ]
    room.game.players = tuple(labels)
    if room.revealed_seed is not None:
        return write_record(room.game, room.revealed_seed)
    return write_masked(room.game, viewer)


def _label(name: str, bot: str | None) -> str:
    return name if bot is None else f"{name} [{bot}]"


async def read_game(books: Books, text: str) -> tuple[Record, Game]:
    """The game that somebody's record tells of, or why it cannot be."""
    try:
        record = read_record(text)
        if record.start is not None:
            # Such a position is bare numbers, and anybody could have written any.
            raise invalid("house-record-is-a-fork")
        book = await books.get(record.game, record.box_text)
        return record, await asyncio.to_thread(replay, record, book)
    except (RecordError, UsageError) as error:
        raise invalid("house-record-refused", reason=str(error)) from error


async def look_at(books: Books, text: str, viewer: int | None, moves: int | None) -> bytes:
    """A record as one of its viewers saw it after so many moves."""
    record, whole = await read_game(books, text)
    if viewer is not None and viewer >= whole.seats:
        raise invalid("house-no-seat", seat=viewer + 1)
    of = len(whole.played)
    at = of if moves is None else min(moves, of)
    told = [line for line in whole.log(viewer) if line.move <= at]
    view = whole.rulebook.view(whole.position_after(at), viewer)
    return encoder.encode(
        RecordRead(record.game, [*record.players], dict(whole.options), whole.over, at, of, view, told)
    )
