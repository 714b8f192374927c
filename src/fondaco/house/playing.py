"""The commands of the game, the same by HTTP and over a live connection."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.house import access, hosting
from fondaco.house.caller import Caller
from fondaco.house.decided import Accepted, Draft, Played
from fondaco.house.events import Undone
from fondaco.house.keeper import House, Outcome
from fondaco.house.kept import Kept


async def move(
    house: House, kept: Kept, caller: Caller, seat: int, text: str, version: int, client_id: str
) -> Played:
    """Decide."""
    if not access.has_seat_at_hand(house, kept, caller, seat):
        await access.require_seat(house, kept, caller, seat)
    house.limits.move(kept.id, seat)
    if version > kept.room.version:
        await house.catch_up(kept, version)
    made = await house.act(
        kept.id, lambda now: now.room.move(seat, text, version), seat=seat, client_id=client_id
    )
    return played(kept, seat, made)


def take_turn(house: House, kept: Kept, caller: Caller, seat: int, version: int) -> bool:
    """Whether a move can be made with nothing but the commit to wait for; then the lock of the table is taken."""
    if version > kept.room.version or not access.has_seat_at_hand(house, kept, caller, seat):
        return False
    return kept.lock.take()


def move_at_once(
    house: House,
    kept: Kept,
    seat: int,
    text: str,
    version: int,
    client_id: str,
    tell: Callable[[Outcome], None],
) -> None:
    """Decide without a task that waits, after `take_turn`; `tell` what has become of it, perhaps at once."""
    house.move_at_once(kept, lambda now: now.room.move(seat, text, version), seat, client_id, tell)


def played(kept: Kept, seat: int, made: Accepted | Draft) -> Played:
    """What is answered to a decision."""
    if isinstance(made, Draft):
        return Played(None, kept.draft(seat, made))
    return Played(made.version, None)


async def undo(house: House, kept: Kept, caller: Caller, seat: int, version: int, client_id: str) -> Played:
    """Take back the last decision; its parts before the last are left as a draft."""
    await access.require_seat(house, kept, caller, seat)
    house.limits.move(kept.id, seat)
    if version > kept.room.version:
        await house.catch_up(kept, version)
    made = await house.act(kept.id, lambda now: now.room.undo(seat, version), seat=seat, client_id=client_id)
    if isinstance(made, Draft) or not isinstance(made.event, Undone):
        return Played(None if isinstance(made, Draft) else made.version, None)
    draft = kept.room.draft(seat, made.event.draft) if kept.room.version == made.version else None
    return Played(made.version, None if draft is None else kept.draft(seat, draft))


async def resign(house: House, kept: Kept, caller: Caller, seat: int, bot: str) -> Accepted | Draft:
    """Hand the seat over to a bot, which plays on."""
    await access.require_seat(house, kept, caller, seat)
    return await hosting.let_bot_play(house, kept, caller, seat, bot)
