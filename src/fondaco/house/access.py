"""Who may do what: a caller's right to a seat, to watch, to host."""

from __future__ import annotations

import msgspec

from fondaco.house import rows
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.troubles import Trouble, not_yours


class Caller(msgspec.Struct, frozen=True):
    """Whoever sends a request."""

    visitor: str | None
    """None for somebody of whom nothing is known."""
    name: str = ""

    def known(self) -> str:
        """The visitor's id; who has none is told how to get one."""
        if self.visitor is None:
            raise Trouble("who", "house-who")
        return self.visitor


async def require_seat(house: House, kept: Kept, caller: Caller, seat: int) -> None:
    """The caller holds this seat."""
    if not await holds(house, kept, caller, seat):
        raise not_yours()
    house.live.came_by(kept.id, seat)


async def require_viewer(house: House, kept: Kept, caller: Caller, viewer: int | None) -> None:
    """The caller may see the table as this seat, or as a spectator."""
    if viewer is not None:
        await require_seat(house, kept, caller, viewer)
        house.live.came_by(kept.id, viewer)
    elif kept.around.row.watchable != "everyone" and not is_host(kept, caller):
        seats = (rows.SPECTATOR, *range(kept.room.seats))
        if not any([await holds(house, kept, caller, seat) for seat in seats]):
            raise not_yours()


def require_host(kept: Kept, caller: Caller) -> None:
    """The caller set this table."""
    if not is_host(kept, caller):
        raise not_yours()


def is_host(kept: Kept, caller: Caller) -> bool:
    """Whether the caller set this table."""
    return caller.visitor is not None and caller.visitor == kept.around.row.owner


async def holds(house: House, kept: Kept, caller: Caller, seat: int) -> bool:
    """Whether the caller holds this seat (SPECTATOR: whether he was let in to watch)."""
    visitor = caller.visitor
    if visitor is None:
        return False
    if visitor in kept.around.holds.get(seat, ()):
        return True
    if house.store.dialect == "sqlite":
        return False  # this process knows of every change
    table = kept.id
    kept.around.holds = await house.store.read(lambda connection: rows.read_holds(connection, table))
    return visitor in kept.around.holds.get(seat, ())
