"""Goods for Lira and rubies: the markets 10 and 11 and the Sultan's Palace 13 (section 6.5)."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import (
    DONE,
    GOODS,
    LARGE_MARKET,
    PALACE,
    SULTAN_TRACK,
    give,
    sell,
)
from fondaco.games.istanbul.position import UNSEEN, IstanbulPosition, Step
from fondaco.games.istanbul.steps.changes import begin_execution, pay_goods, take_ruby
from fondaco.games.istanbul.steps.kinds import DEMAND
from fondaco.table.core import EVERYONE

# Goods chosen so far are packed three bits to a colour, in the order of IS-181.
_BITS = 3
_MASK = 7


def packed(chosen: int, good: int) -> int:
    """How many goods of a colour are chosen."""
    return (chosen >> (_BITS * good)) & _MASK


def chosen_goods(chosen: int) -> int:
    """How many goods are chosen."""
    total = 0
    while chosen:
        total += chosen & _MASK
        chosen >>= _BITS
    return total


def last_colour(chosen: int) -> int:
    """The last colour chosen: there is no going back (IS-181)."""
    good = GOODS - 1
    while good > 0 and packed(chosen, good) == 0:
        good -= 1
    return good


def sellable(p: IstanbulPosition, good: int) -> int:
    """How many more goods of a colour a sale can hold (IS-118), in the order of IS-181."""
    chosen = p.agenda[-3]
    if good < last_colour(chosen):
        return 0
    left = p.goods[p.active * GOODS + good]
    if p.agenda[-4] == 0:  # only with a card need no good be demanded (IS-160)
        market = p.agenda[-2] - LARGE_MARKET
        left = min(left, p.tables.demand[market][p.demand[5 * market] * GOODS + good])
    return left - packed(chosen, good)


class Sale(Step):
    """Which goods are sold, one after the other (IS-118, IS-160, IS-DP-17)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        moves = self.legal(p)
        if len(moves) == 1:
            self.play(p, moves[0])
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        market = p.agenda[-2] - LARGE_MARKET
        total = chosen_goods(p.agenda[-3])
        moves: list[int] = []
        if total < len(p.tables.sale_prices[market]) - 1:
            for good in range(GOODS):
                if sellable(p, good):
                    moves.append(sell(good))
        if total:
            moves.append(DONE)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        place = p.agenda[-2]
        if move != DONE:
            p.agenda[-3] += 1 << (_BITS * (move - sell(0)))
            p.more()
            return
        chosen = p.agenda[-3]
        begin_execution(p, place)
        market = place - LARGE_MARKET
        seat = p.active
        price = p.tables.sale_prices[market][chosen_goods(chosen)]
        for good in range(GOODS):
            p.goods[seat * GOODS + good] -= packed(chosen, good)
        p.lira[seat] += price
        if p.heard is not None:
            sold = [packed(chosen, good) for good in range(GOODS)]
            p.tell([tell.SOLD, EVERYONE, seat, place, sold[0], sold[1], sold[2], sold[3], price])
        turn_demand(p, market)


def turn_demand(p: IstanbulPosition, market: int) -> None:
    """The top tile goes under its stack (IS-121)."""
    start = 5 * market
    top = p.demand[start]
    for at in range(start, start + 4):
        p.demand[at] = p.demand[at + 1]
    p.demand[start + 4] = top
    if p.demand[start] == UNSEEN:
        p.push(DEMAND, market)
    elif p.heard is not None:
        p.tell([tell.DEMAND_SHOWN, EVERYONE, market + LARGE_MARKET, p.demand[start]])


class PalaceGoods(Step):
    """Which goods pay the spaces "any" of the Sultan's track (IS-127, IS-DP-19)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if due_to_sultan(p) == 0:
            pay_sultan(p, p.agenda[-2])
            return False
        moves = self.legal(p)
        if len(moves) == 1:
            self.play(p, moves[0])
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        """Only goods with which the rest can still be paid without going back (IS-182)."""
        chosen = p.agenda[-2]
        price = p.track_price(SULTAN_TRACK)
        need = due_to_sultan(p)
        own = p.active * GOODS
        moves: list[int] = []
        rest = 0
        first = last_colour(chosen)
        for good in range(GOODS - 1, first - 1, -1):
            left = p.goods[own + good] - p.tables.sultan_fixed[price * GOODS + good] - packed(chosen, good)
            rest += left
            if left > 0 and rest >= need:
                moves.append(give(good))
        moves.reverse()
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        if move == DONE:  # said after a form: of the engine's own moves the last good ends it
            pay_sultan(p, p.agenda[-2])
            return
        p.agenda[-2] += 1 << (_BITS * (move - give(0)))
        p.more()


def due_to_sultan(p: IstanbulPosition) -> int:
    """How many goods of any colour are still to be chosen (IS-127)."""
    return p.tables.sultan_any[p.track_price(SULTAN_TRACK)] - chosen_goods(p.agenda[-2])


def spare_for_sultan(p: IstanbulPosition, good: int) -> int:
    """How many more of a colour can pay spaces "any", without going back (IS-181)."""
    chosen = p.agenda[-2]
    if good < last_colour(chosen):
        return 0
    fixed = p.tables.sultan_fixed[p.track_price(SULTAN_TRACK) * GOODS + good]
    return max(p.goods[p.active * GOODS + good] - fixed - packed(chosen, good), 0)


def pay_sultan(p: IstanbulPosition, chosen: int) -> None:
    """All goods left of the leftmost ruby, and that ruby (IS-126)."""
    price = p.track_price(SULTAN_TRACK)
    begin_execution(p, PALACE)
    for good in range(GOODS):
        pay_goods(p, p.active, good, p.tables.sultan_fixed[price * GOODS + good] + packed(chosen, good))
    take_ruby(p, p.active, SULTAN_TRACK)
