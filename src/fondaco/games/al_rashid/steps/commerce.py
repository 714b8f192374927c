"""Commerce: goods and letters from a territory, by position (section 6.5)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import (
    FIRST_TERRITORY,
    GOODS,
    ITEMS,
    LETTER,
    POSITIONS,
    STOP,
    TAKE_NOTHING,
    take,
    take_all,
)
from fondaco.games.al_rashid.position import AlRashidPosition, Step
from fondaco.games.al_rashid.steps.kinds import TRADE_MORE
from fondaco.games.al_rashid.tables import COMMERCE_EXTRA
from fondaco.table.core import EVERYONE


def most_items(p: AlRashidPosition, seat: int, position: int) -> int:
    """Three items for the first, two for the second, one for the third, and what an office adds (AR-111, AR-112)."""
    return POSITIONS - position + p.sum_of(seat, COMMERCE_EXTRA)  # AR-214


def items_left(p: AlRashidPosition, item: int) -> int:
    """How many of an item lie on the territory: goods, or its letter (AR-110, AR-114)."""
    territory = p.area - FIRST_TERRITORY
    if item == LETTER:
        return p.land_letters[territory]
    return p.land_goods[territory * GOODS + item]


class Trade(Step):
    """All goods of one type, a first item, or nothing (AR-110 to AR-115, D6a)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        position = p.agenda[-2]
        if position == len(p.acting):
            p.pop()
            return False
        for item in range(ITEMS):
            if items_left(p, item):
                p.to_act = p.acting[position]
                return True
        self.take_nothing(p, p.acting[position])  # AR-312
        return False

    def legal(self, p: AlRashidPosition) -> list[int]:
        moves: list[int] = []
        if p.agenda[-2] == 0:
            for good in range(GOODS):
                if items_left(p, good):
                    moves.append(take_all(good))
        for item in range(ITEMS):
            if items_left(p, item):
                moves.append(take(item))
        moves.append(TAKE_NOTHING)
        return moves

    def play(self, p: AlRashidPosition, move: int) -> None:
        seat = p.to_act
        if move == TAKE_NOTHING:
            self.take_nothing(p, seat)
        elif move < take(0):
            good = move - take_all(0)
            p.agenda[-2] += 1
            items = [0] * ITEMS
            items[good] = items_left(p, good)
            take_items(p, seat, items)
        else:
            p.chosen.append(move - take(0))
            p.push(TRADE_MORE, most_items(p, seat, p.agenda[-2]) - 1)
            p.unfinished = 1

    def take_nothing(self, p: AlRashidPosition, seat: int) -> None:
        """The next one follows."""
        p.agenda[-2] += 1
        if p.heard is not None:
            p.tell([tell.NOTHING_TRADED, EVERYONE, seat, p.area])


class TradeMore(Step):
    """The next item, not before the last one in the order of goods, or enough (D6b)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        if p.agenda[-2] > 0 and self.further(p):
            return True
        self.finish(p)
        return False

    def legal(self, p: AlRashidPosition) -> list[int]:
        moves = [take(item) for item in self.further(p)]
        moves.append(STOP)
        return moves

    def further(self, p: AlRashidPosition) -> list[int]:
        """Which items may be added to those chosen."""
        last = p.chosen[-1]
        items: list[int] = []
        for item in range(last, ITEMS):
            left = items_left(p, item)
            if left and (item != last or left > p.chosen.count(item)):
                items.append(item)
        return items

    def play(self, p: AlRashidPosition, move: int) -> None:
        if move == STOP:
            self.finish(p)
        else:
            p.chosen.append(move - take(0))
            p.agenda[-2] -= 1
            p.unfinished = 1

    def finish(self, p: AlRashidPosition) -> None:
        """All items chosen are taken at once."""
        items = [0] * ITEMS
        for item in p.chosen:
            items[item] += 1
        p.chosen = []
        p.unfinished = 0
        p.pop()
        p.agenda[-2] += 1
        take_items(p, p.to_act, items)


def take_items(p: AlRashidPosition, seat: int, items: list[int]) -> None:
    """Goods and letter come from the territory (AR-115)."""
    territory = p.area - FIRST_TERRITORY
    for good in range(GOODS):
        p.land_goods[territory * GOODS + good] -= items[good]
        p.goods[seat * GOODS + good] += items[good]
    p.land_letters[territory] -= items[LETTER]
    p.letters[seat] += items[LETTER]
    if p.heard is not None:
        p.tell([tell.TRADED, EVERYONE, seat, p.area, *items])
