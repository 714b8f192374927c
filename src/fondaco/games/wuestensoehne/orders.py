"""What a player may decide beforehand: whether to draw a tile in exchange for one that the scout took (WS-D06).

The other questions of another's go come while oases are valued: which icon an explorer takes, which good is put back,
where a rumour lies (WS-D10 to WS-D13). What they are worth changes from valuation to valuation: they are asked.
"""

from __future__ import annotations

from fondaco.games.wuestensoehne.moves import NO_EXCHANGE, TAKE_EXCHANGE
from fondaco.games.wuestensoehne.position import WuestensoehnePosition
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.table.orders import ASK, Choice, Orders, StandingOrder

# With the other compensation the exchange is drawn unasked (WS-A14).
EXCHANGE = StandingOrder("exchange", Choice(("always", "never")), {"compensation": ("ask",)})
ORDERS = (EXCHANGE,)

_ANSWERS = {"always": TAKE_EXCHANGE, "never": NO_EXCHANGE}


def ordered_move(p: WuestensoehnePosition, seat: int, orders: Orders) -> int | None:
    """The answer of a seat's orders; None if it must be asked."""
    if p.to_act != seat or p.agenda[-1] != kinds.EXCHANGE:
        return None
    return _ANSWERS.get(orders.get(EXCHANGE.id, ASK))
