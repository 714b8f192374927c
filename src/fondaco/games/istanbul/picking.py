"""What is picked in one decision, though the engine asks for one thing after the other (IS-181)."""

from __future__ import annotations

from fondaco.games.istanbul.describe import Describer
from fondaco.games.istanbul.moves import DONE, GOODS, LARGE_MARKET, sell
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.games.istanbul.steps.trading import chosen_goods, sellable
from fondaco.table.message import Message
from fondaco.table.picks import Picks


def picks_of_sale(describer: Describer, p: IstanbulPosition) -> Picks:
    """The goods that can be sold, and what so many of them bring (IS-118 to IS-120, IS-160)."""
    prices = p.tables.sale_prices[p.agenda[-2] - LARGE_MARKET]
    chosen = chosen_goods(p.agenda[-3])
    return Picks(
        moves=[sell(good) for good in range(GOODS)],
        labels=[describer.good(good) for good in range(GOODS)],
        possible=[sellable(p, good) for good in range(GOODS)],
        least=0 if chosen else 1,
        most=len(prices) - 1 - chosen,
        end=DONE,
        brings=[Message("istanbul-count-lira", {"lira": price}) for price in prices[chosen:]],
    )
