"""The caravan's movement along brown and white lines, with the camel driver (section 6)."""

from __future__ import annotations

from fondaco.games.wuestensoehne import events as tell
from fondaco.games.wuestensoehne.moves import move_to
from fondaco.games.wuestensoehne.position import Step, WuestensoehnePosition
from fondaco.games.wuestensoehne.steps.board import can_leave, reached_free, targets
from fondaco.games.wuestensoehne.steps.kinds import DISCOVER
from fondaco.table.core import EVERYONE


def has_driver(p: WuestensoehnePosition) -> bool:
    """Whether the active player can use the driver in this movement (WS-078, WS-079, WS-A07)."""
    return p.water[p.active] > 0 or p.driver_paid == 1


def price_of(p: WuestensoehnePosition, field: int) -> int:
    """Water for a movement to a field: 1 if it cannot be reached without the driver (WS-079)."""
    return 0 if p.driver_paid or reached_free(p, p.caravans[p.active], field) else 1


class Move(Step):
    """Where the caravan goes, or stays (WS-070, WS-D03)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        if not can_leave(p, p.active, has_driver(p)):
            p.pop()
            p.push(DISCOVER)
            return False
        p.to_act = p.active
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        return targets(p, p.active, has_driver(p))

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        field = move - move_to(0)
        price = price_of(p, field)
        p.pop()
        if price:
            p.pay_water(p.active)
            if p.tables.driver_for_the_turn:
                p.driver_paid = 1
        if p.heard is not None:
            p.tell([tell.CARAVAN_MOVED, EVERYONE, p.active, p.caravans[p.active], field, price])
        p.caravans[p.active] = field
        p.push(DISCOVER)
