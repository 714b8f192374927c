"""What a player of Yspahan may decide beforehand: about his camels, the only question in another's turn (YS-DP-08)."""

from __future__ import annotations

from fondaco.games.yspahan.moves import LET_SHIP, PAY_CAMEL
from fondaco.games.yspahan.position import YspahanPosition
from fondaco.games.yspahan.steps import kinds
from fondaco.table.orders import ASK, Choice, Orders, StandingOrder

CAMEL = StandingOrder("camel", Choice(("always", "never")))
ORDERS = (CAMEL,)

_ANSWERS = {"always": PAY_CAMEL, "never": LET_SHIP}


def ordered_move(p: YspahanPosition, seat: int, orders: Orders) -> int | None:
    """The answer of a seat's orders, None if it must be asked; in one's own turn one is always asked."""
    if p.to_act != seat or p.active == seat or p.agenda[-1] != kinds.SHIP:
        return None
    return _ANSWERS.get(orders.get(CAMEL.id, ASK))
