"""Set-up: the order of play, goods by seat, the first tiles, the black crisis card (section 4)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import BLUE, GOODS, RED, colour
from fondaco.games.al_rashid.position import AlRashidPosition, ChanceStep, Step
from fondaco.games.al_rashid.steps.crises import resolve_crisis
from fondaco.games.al_rashid.steps.kinds import DRAW_TILE
from fondaco.games.al_rashid.steps.mercenaries import tiles_left
from fondaco.table.core import CHANCE, EVERYONE


def nth_order(seats: int, nth: int) -> list[int]:
    """The nth of all orders of the seats, in the order of a dictionary."""
    left = list(range(seats))
    order: list[int] = []
    blocks = 1
    for size in range(2, seats):
        blocks *= size
    for size in range(seats - 1, 0, -1):
        order.append(left.pop(nth // blocks))
        nth %= blocks
        blocks //= size
    order.append(left[0])
    return order


class PlayOrder(ChanceStep):
    """The order of play, every one equally likely (AR-024, C1)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        p.to_act = CHANCE
        return True

    def legal(self, p: AlRashidPosition) -> list[int]:
        orders = 1
        for size in range(2, p.seats + 1):
            orders *= size
        return list(range(orders))

    def weights(self, p: AlRashidPosition) -> list[int]:
        return [1] * len(self.legal(p))

    def ordinal(self, p: AlRashidPosition) -> int:
        return 0

    def play(self, p: AlRashidPosition, move: int) -> None:
        p.pop()
        p.order = nth_order(p.seats, move)
        if p.heard is not None:
            p.tell([tell.PLAY_ORDER, EVERYONE, *p.order])
        for place in range(p.seats):
            seat = p.order[place]
            goods = p.tables.start_goods[place * GOODS : (place + 1) * GOODS]  # AR-025
            for good in range(GOODS):
                p.goods[seat * GOODS + good] = goods[good]
            if p.heard is not None:
                p.tell([tell.START_GOODS, EVERYONE, seat, *goods])


class StartTile(Step):
    """The colour of the first tile, in the order of play (AR-027, D1)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        if p.agenda[-2] == p.seats:
            p.pop()
            return False
        p.to_act = p.order[p.agenda[-2]]
        return True

    def legal(self, p: AlRashidPosition) -> list[int]:
        return [colour(which) for which in (RED, BLUE) if tiles_left(p, which)]

    def play(self, p: AlRashidPosition, move: int) -> None:
        p.agenda[-2] += 1
        p.push(DRAW_TILE, p.to_act, move - colour(0))


class BlackCard(ChanceStep):
    """One of the black cards is drawn and resolved, the others are out of the game, unseen (AR-032, C3)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        p.to_act = CHANCE
        return True

    def legal(self, p: AlRashidPosition) -> list[int]:
        return list(range(len(p.tables.black_cards)))

    def weights(self, p: AlRashidPosition) -> list[int]:
        return [1] * len(p.tables.black_cards)

    def ordinal(self, p: AlRashidPosition) -> int:
        return 0

    def play(self, p: AlRashidPosition, move: int) -> None:
        p.pop()
        resolve_crisis(p, p.tables.black_cards[move])
