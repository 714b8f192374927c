"""What is picked in one decision, though the engine asks for one thing after the other (IS-181).

Letters that are handed in are no form: docs/decisions/011-picking-several-things.md says why.
"""

from __future__ import annotations

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.describe import Describer
from fondaco.games.istanbul.moves import DONE, GOODS, LARGE_MARKET, sell
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.changes import assistant_places
from fondaco.games.istanbul.steps.trading import chosen_goods, due_to_sultan, sellable, spare_for_sultan
from fondaco.table.message import Message
from fondaco.table.picks import Picks


def picks_of(describer: Describer, p: IstanbulPosition) -> Picks | None:
    """What may be picked where the agenda asks for several things; None elsewhere."""
    step = p.agenda[-1]
    if step == kinds.SALE:
        return _picks_of_sale(describer, p)
    if step == kinds.PALACE_GOODS:
        spare = [spare_for_sultan(p, good) for good in range(GOODS)]
        return _goods(describer, m.give(0), spare, due_to_sultan(p), begun=p.agenda[-2] > 0)
    if step == kinds.FOUNTAIN:
        return _assistants(describer, p, p.agenda[-3] + 1, 0, m.PLACES, begun=p.agenda[-2] > 0)
    if step == kinds.GUILD_CARD:
        chosen = p.agenda[-3]
        if p.agenda[-2] == m.TWO_GOODS:
            others = [int(good >= chosen) for good in range(GOODS)]
            return _goods(describer, m.take(0), others, 1 if chosen else 2, begun=chosen > 0)
        if p.agenda[-2] == m.TWO_ASSISTANTS:
            most = p.tables.guild_assistants - (1 if chosen else 0)
            return _assistants(describer, p, chosen, 0 if chosen else 1, most, begun=chosen > 0)
    return None


def _picks_of_sale(describer: Describer, p: IstanbulPosition) -> Picks:
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
        begun=chosen > 0,
    )


def _goods(describer: Describer, first: int, possible: list[int], due: int, begun: bool) -> Picks:
    """So many goods and no more: for the Sultan, or by a guild card (IS-127, IM-071)."""
    return Picks(
        moves=[first + good for good in range(GOODS)],
        labels=[describer.good(good) for good in range(GOODS)],
        possible=[min(number, due) for number in possible],
        least=due,
        most=due,
        end=DONE,
        begun=begun,
    )


def _assistants(
    describer: Describer, p: IstanbulPosition, first: int, least: int, most: int, begun: bool
) -> Picks:
    """Assistants that return, from this place on (IS-110, IM-074)."""
    there = [place for place in assistant_places(p, p.active) if place >= first]
    places = p.tables.places
    return Picks(
        moves=[m.bring_back(place) for place in places],
        labels=[describer.place(place) for place in places],
        possible=[int(place in there) for place in places],
        least=least,
        most=most,
        end=DONE,
        begun=begun,
    )
