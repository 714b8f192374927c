"""Going on from a position of another game, against bots. Whatever the player does not know is drawn anew."""

from __future__ import annotations

import asyncio

import msgspec

from fondaco.house import access, hosting
from fondaco.house.caller import Caller
from fondaco.house.events import BOT, PERSON, Chair
from fondaco.house.examining import ForkBrought, ForkRead, fork_of
from fondaco.house.hosting import Guest, NewTable
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.troubles import invalid
from fondaco.table.rulebook import Rulebook


async def fork_table(house: House, caller: Caller, kept: Kept, seat: int, moves: int, bot: str) -> str:
    """Go on from a table as this seat saw it; who does not hold the seat goes on from what spectators saw."""
    room = kept.room
    if room.game is None or not 0 <= seat < room.seats:
        raise invalid("house-no-seat", seat=seat + 1)
    holds = await access.holds(house, kept, caller, seat)
    if not holds:
        await access.require_viewer(house, kept, caller, None)  # a game that is over is its people's, too
    viewer = seat if holds or room.revealed_seed is not None else None
    moves = min(moves, room.known_moves(viewer))
    played, box_text = room.game.played[:moves], kept.around.row.box_text
    fork = await asyncio.to_thread(fork_of, room.game, played, box_text, viewer, _luck(house))
    return await _open(house, caller, fork, seat, bot, room.rulebook)


async def fork_record(house: House, caller: Caller, text: str, seat: int, moves: int, bot: str) -> str:
    """Go on from a position of a complete record."""
    read = await house.examiner.ask(ForkBrought(text, seat, moves, _luck(house)))
    return await _open(house, caller, msgspec.json.decode(read, type=ForkRead), seat, bot)


def _luck(house: House) -> int:
    return int.from_bytes(house.entropy(8))


async def _open(
    house: House, caller: Caller, fork: ForkRead, seat: int, bot: str, book: Rulebook | None = None
) -> str:
    visitor = caller.known()
    guests = [
        Guest(Chair(PERSON), caller.name, "", (visitor,)) if n == seat else Guest(Chair(BOT, bot))
        for n in range(fork.seats)
    ]
    new = NewTable(
        game=fork.game,
        guests=guests,
        options=fork.options,
        box_text=fork.box_text,
        start=fork.start,
        book=book,
    )
    made = await hosting.open_table(house, new, visitor)
    await hosting.start(house, await house.kept(made.table), caller, None)
    return made.table
