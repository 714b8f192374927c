"""What a player of Istanbul may decide beforehand: about kiosk tiles and bids in another's turn (IS-DP-31, IS-DP-33).

In the auction each other player bids once (IL-112), so an order raises the highest bid by one Lira or passes. At the
Kiosk an order knows the tiles that give something certain for nothing; if none of them brings what the player wishes,
he is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.games.istanbul.describe import GOODS as GOOD_NAMES
from fondaco.games.istanbul.moves import AMOUNTS, COFFEE, GOODS, PASS, amount, kiosk_tile, option
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.changes import coffee_left
from fondaco.games.istanbul.steps.kiosk import tiles_in
from fondaco.games.istanbul.tables import COFFEE_BAG, GIVES, LIRA, NOTHING, OFFERS
from fondaco.table.orders import ASK, Number, Orders, Ranking, StandingOrder

HIGHEST_CEILING: Final = 99
_WITH_LETTERS: Final[dict[str, tuple[str, ...]]] = {"box": ("letters", "grand_bazaar")}
_FOR_LIRA: Final = COFFEE + 1
_FOR_CARD: Final = COFFEE + 2
WISHES: Final = (*GOOD_NAMES, "lira", "card")
"""What a kiosk tile may be taken for: goods and coffee by their numbers, then Lira and bonus cards."""

AUCTION = StandingOrder("auction", Number(0, HIGHEST_CEILING), _WITH_LETTERS)
KIOSK = StandingOrder("kiosk", Ranking(WISHES), _WITH_LETTERS)
ORDERS = (AUCTION, KIOSK)


def ordered_move(p: IstanbulPosition, seat: int, orders: Orders) -> int | None:
    """The answer of a seat's orders, None if it must be asked; in one's own turn one is always asked."""
    if p.to_act != seat or p.active == seat:
        return None
    question = p.agenda[-1]
    ceiling, wishes = orders.get(AUCTION.id, ASK), orders.get(KIOSK.id, ASK)
    if question in (kinds.BID, kinds.BID_DIGIT) and ceiling != ASK:
        return _bid(p, int(ceiling))
    if question in (kinds.KIOSK_CHOICE, kinds.KIOSK_TILE) and wishes != ASK:
        return _choose(p, seat, [WISHES.index(wish) for wish in wishes.split()])
    return None


# -- the auction ----------------------------------------------------------------------------------


def _bid(p: IstanbulPosition, ceiling: int) -> int | None:
    """One Lira more than the highest bid, up to the ceiling; the first legal bid is always the least."""
    least = p.legal()[0]
    if p.agenda[-1] == kinds.BID:
        return least if p.agenda[-3] + 1 <= ceiling else PASS
    return least if p.agenda[-4] * AMOUNTS + least - amount(0) <= ceiling else None


# -- the Kiosk ------------------------------------------------------------------------------------


def _choose(p: IstanbulPosition, seat: int, wishes: Sequence[int]) -> int | None:
    """The tile that brings most of the first wish that any fulfils; then the way in which it does."""
    chosen = p.agenda[-1] == kinds.KIOSK_TILE
    tiles = [p.agenda[-2]] if chosen else tiles_in(p.kiosk_open & ~p.kiosk_gone)
    for wish in wishes:
        gains = [(_brings(p, seat, tile, way, wish), tile, way) for tile in tiles for way in _ways(p, tile)]
        most, tile, way = max(gains, key=lambda gain: gain[0])
        if most > 0:
            return option(way) if chosen else kiosk_tile(tile)
    return None


def _ways(p: IstanbulPosition, tile: int) -> range:
    return range(max(1, p.tables.kiosk_options[tile]))


def _brings(p: IstanbulPosition, seat: int, tile: int, way: int, wish: int) -> int:
    """How much of what is wished a tile surely gives for nothing, as far as there is room for it and a supply."""
    tables = p.tables
    if tables.kiosk_does[tile] == OFFERS:
        at = 2 * tile + way
        if tables.kiosk_pays[at] != NOTHING:
            return 0
        number = tables.kiosk_gains_number[at]
        if wish == COFFEE and tables.kiosk_gains[at] == COFFEE_BAG and tables.grand:
            return min(number, coffee_left(p))
        return number if wish == _FOR_LIRA and tables.kiosk_gains[at] == LIRA else 0
    if tables.kiosk_does[tile] != GIVES:
        return 0
    if wish < GOODS and tables.kiosk_good[tile] == wish:
        return min(tables.kiosk_goods[tile], p.capacity(seat) - p.goods[seat * GOODS + wish])
    if wish == _FOR_CARD and p.can_draw():
        return tables.kiosk_cards[tile]
    return tables.kiosk_lira[tile] if wish == _FOR_LIRA else 0
