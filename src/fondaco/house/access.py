"""Who may do what: a caller's right to a seat, to watch, to host."""

from __future__ import annotations

from fondaco.house import rows
from fondaco.house.caller import CHAT, PLAY, WATCH, Caller
from fondaco.house.events import OPEN
from fondaco.house.finding import Tables
from fondaco.house.kept import Kept
from fondaco.house.troubles import not_yours


async def require_seat(house: Tables, kept: Kept, caller: Caller, seat: int) -> None:
    """The caller holds this seat, and may act for it."""
    kept.room.check_seat(seat)
    caller.need(PLAY)
    if not await holds(house, kept, caller, seat):
        raise not_yours()
    house.live.came_by(kept.id, seat)


async def require_viewer(house: Tables, kept: Kept, caller: Caller, viewer: int | None) -> None:
    """The caller may see the table as this seat, or as a spectator."""
    kept.room.check_viewer(viewer)
    caller.need(WATCH, PLAY)
    if viewer is not None:
        if not await _has(house, kept, caller, viewer):
            raise not_yours()
        house.live.came_by(kept.id, viewer)
    elif kept.around.row.watchable != "everyone" and not is_host(kept, caller):
        seats = (rows.SPECTATOR, *range(kept.room.seats))
        if not any([await _has(house, kept, caller, seat) for seat in seats]):
            raise not_yours()


async def require_speaker(house: Tables, kept: Kept, caller: Caller, seat: int | None) -> str:
    """The caller may speak for this seat, or as a spectator; the visitor whose words they are."""
    if caller.token is None:
        await require_viewer(house, kept, caller, seat)
        return caller.known()
    kept.room.check_viewer(seat)
    caller.need(CHAT)
    if caller.visitor is None or seat is None or not await _has(house, kept, caller, seat):
        raise not_yours()
    return caller.visitor


async def require_inviter(house: Tables, kept: Kept, caller: Caller, seat: int | None) -> None:
    """Who may make a link: to one's own seat, whoever holds it; to watch or to a seat nobody else has, the host.

    Else a host could sit down behind a player and look into the hand.
    """
    kept.room.check_viewer(seat)
    if seat is None or not await holds(house, kept, caller, seat):
        require_host(kept, caller)
        if seat is not None and kept.room.chairs[seat].kind != OPEN and kept.around.holds.get(seat):
            raise not_yours()
    elif caller.token is not None:
        raise not_yours()


def require_host(kept: Kept, caller: Caller) -> None:
    """The caller set this table."""
    if not is_host(kept, caller):
        raise not_yours()


def is_host(kept: Kept, caller: Caller) -> bool:
    """Whether the caller set this table."""
    return caller.visitor is not None and caller.token is None and caller.visitor == kept.around.row.owner


async def holds(house: Tables, kept: Kept, caller: Caller, seat: int) -> bool:
    """Whether the caller holds this seat and may act for it."""
    kept.room.check_seat(seat)
    may_act = caller.token is None or PLAY in caller.scopes
    return may_act and await _has(house, kept, caller, seat)


async def _has(house: Tables, kept: Kept, caller: Caller, seat: int) -> bool:
    """Whether this seat is the caller's (SPECTATOR: whether he was let in to watch)."""
    if _has_at_hand(kept, caller, seat):
        return True
    if house.store.dialect == "sqlite" or not _could_have(kept, caller, seat):
        return False  # on SQLite this process knows of every change
    table = kept.id
    kept.around.holds = await house.store.read(lambda connection: rows.read_holds(connection, table))
    return _has_at_hand(kept, caller, seat)


def _has_at_hand(kept: Kept, caller: Caller, seat: int) -> bool:
    """The same, as far as this process knows."""
    return _could_have(kept, caller, seat) and caller.visitor in kept.around.holds.get(seat, ())


def _could_have(kept: Kept, caller: Caller, seat: int) -> bool:
    """Whether it is worth asking: somebody who is known, and a program only for its own seat."""
    if caller.token is not None and (caller.table != kept.id or caller.seat != seat):
        return False
    return caller.visitor is not None
