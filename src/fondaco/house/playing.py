"""The commands of the game, the same by HTTP and over a live connection."""

from __future__ import annotations

from fondaco.house import access, hosting
from fondaco.house.caller import Caller
from fondaco.house.decided import Accepted, Draft, Played
from fondaco.house.events import Undone
from fondaco.house.keeper import House
from fondaco.house.kept import Kept


async def move(
    house: House, kept: Kept, caller: Caller, seat: int, text: str, version: int, client_id: str
) -> Played:
    """Decide."""
    made = await house.act(
        kept.id,
        lambda now: now.room.move(seat, text, version),
        seat=seat,
        by=caller,
        version=version,
        client_id=client_id,
    )
    if isinstance(made, Draft):
        return Played(None, kept.draft(seat, made))
    return Played(made.version, None)


async def undo(house: House, kept: Kept, caller: Caller, seat: int, version: int, client_id: str) -> Played:
    """Take back the last decision; its parts before the last are left as a draft."""
    made = await house.act(
        kept.id,
        lambda now: now.room.undo(seat, version),
        seat=seat,
        by=caller,
        version=version,
        client_id=client_id,
    )
    if isinstance(made, Draft) or not isinstance(made.event, Undone):
        return Played(None if isinstance(made, Draft) else made.version, None)
    draft = kept.room.draft(seat, made.event.draft) if kept.room.version == made.version else None
    return Played(made.version, None if draft is None else kept.draft(seat, draft))


async def resign(house: House, kept: Kept, caller: Caller, seat: int, bot: str) -> Accepted | Draft:
    """Hand the seat over to a bot, which plays on."""
    await access.require_seat(house, kept, caller, seat)
    return await hosting.let_bot_play(house, kept, caller, seat, bot)
