"""Going on from a position of another game, against bots. Whatever the player does not know is drawn anew."""

from __future__ import annotations

from fondaco.house import access, hosting, records
from fondaco.house.caller import Caller
from fondaco.house.events import BOT, PERSON, Chair
from fondaco.house.hosting import Guest, NewTable
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.rows import SPECTATOR
from fondaco.house.troubles import invalid
from fondaco.table.core import NOBODY, Rng
from fondaco.table.game import Game


async def fork_table(house: House, caller: Caller, kept: Kept, seat: int, moves: int, bot: str) -> str:
    """Go on from a table as this seat saw it; who does not hold the seat goes on from what spectators saw."""
    room = kept.room
    if room.game is None or not 0 <= seat < room.seats:
        raise invalid("house-no-seat", seat=seat + 1)
    knows = room.revealed_seed is not None or await access.holds(house, kept, caller, seat)
    viewer = seat if knows else None
    if not knows:
        await access.require_viewer(house, kept, caller, None)
    moves = min(moves, room.known_moves(viewer))
    return await _fork(house, caller, room.game, kept.around.row.box_text, seat, viewer, moves, bot)


async def fork_record(house: House, caller: Caller, text: str, seat: int, moves: int, bot: str) -> str:
    """Go on from a position of a complete record."""
    record, game = await records.read_game(house.books, text)
    if not 0 <= seat < game.seats:
        raise invalid("house-no-seat", seat=seat + 1)
    return await _fork(house, caller, game, record.box_text, seat, seat, min(moves, len(game.played)), bot)


async def _fork(
    house: House,
    caller: Caller,
    game: Game,
    box_text: str | None,
    seat: int,
    viewer: int | None,
    moves: int,
    bot: str,
) -> str:
    while moves and game.played[moves - 1].part:
        moves -= 1  # a table begins before a decision, not within one
    position = game.position_after(moves)
    if position.to_act == NOBODY:
        raise invalid("house-nothing-to-decide")
    dream = position.imagine(SPECTATOR if viewer is None else viewer, Rng(int.from_bytes(house.entropy(8))))
    visitor = caller.known()
    guests = [
        Guest(Chair(PERSON), caller.name, "", (visitor,)) if n == seat else Guest(Chair(BOT, bot))
        for n in range(game.seats)
    ]
    new = NewTable(
        game=game.rulebook.key,
        guests=guests,
        options=game.options,
        box_text=box_text,
        start=dream.dump(),
    )
    made = await hosting.open_table(house, new, visitor)
    await hosting.start(house, await house.kept(made.table), caller, None)
    return made.table
