"""What a player of Al Rashid may decide beforehand: to retreat from battles in other players' moves (D5a).

To fight is no order: which tiles to discard depends on those that have just been revealed. Commerce, visits and spy
moves (D6 to D8) are what one came for, and nothing that one would do alike every time: they are asked.
"""

from __future__ import annotations

from fondaco.games.al_rashid.moves import RETREAT
from fondaco.games.al_rashid.position import AlRashidPosition
from fondaco.games.al_rashid.steps import kinds
from fondaco.table.orders import ASK, Choice, Orders, StandingOrder

BATTLE = StandingOrder("battle", Choice(("retreat",)))
ORDERS = (BATTLE,)


def ordered_move(p: AlRashidPosition, seat: int, orders: Orders) -> int | None:
    """The answer of a seat's orders, None if it must be asked; in one's own move one is always asked."""
    if p.to_act != seat or p.mover == seat or p.agenda[-1] != kinds.BATTLE:
        return None
    return None if orders.get(BATTLE.id, ASK) == ASK else RETREAT
