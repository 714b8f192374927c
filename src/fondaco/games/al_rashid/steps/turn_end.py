"""The beginning and the end of a turn, and the end of the game (section 9)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import FIRST_TERRITORY, GOODS, TERRITORIES
from fondaco.games.al_rashid.position import EMPTY, AlRashidPosition, Step
from fondaco.games.al_rashid.steps.kinds import (
    BEGIN_TURN,
    CRISIS_CARD,
    GAME_OVER,
    MOVE,
    NEXT_TURN,
    PLACE,
    TURN_END,
)
from fondaco.table.core import EVERYONE, NOBODY


class BeginTurn(Step):
    """A turn is a placement phase, a resolution phase and the end of the turn (AR-060)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        p.pop()
        p.mover = EMPTY
        if p.heard is not None:
            p.tell([tell.TURN_BEGUN, EVERYONE, p.turn])
        p.push(TURN_END)
        p.push(MOVE)
        p.push(PLACE)
        return False


class TurnEnd(Step):
    """Refill, turn up the offices, crisis, next turn; after the last turn nothing of it (AR-240, AR-250)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        p.pop()
        if p.turn == p.tables.turns:
            p.push(GAME_OVER)
            return False
        refill(p)
        p.used = [0] * p.seats  # AR-242
        if p.heard is not None:
            p.tell([tell.OFFICES_TURNED_UP, EVERYONE])
        p.push(NEXT_TURN)
        p.push(CRISIS_CARD, EMPTY)  # AR-243
        return False


def refill(p: AlRashidPosition) -> None:
    """Every territory is filled up to what is printed; letters as far as they reach (AR-241)."""
    tables = p.tables
    for territory in range(TERRITORIES):
        added = [0] * (GOODS + 1)
        for good in range(GOODS):
            at = territory * GOODS + good
            added[good] = tables.land_goods[at] - p.land_goods[at]
            p.land_goods[at] = tables.land_goods[at]
        missing = tables.land_letters[territory] - p.land_letters[territory]
        added[GOODS] = min(missing, p.letter_supply)
        p.land_letters[territory] += added[GOODS]
        p.letter_supply -= added[GOODS]
        if sum(added) and p.heard is not None:
            p.tell([tell.REFILLED, EVERYONE, FIRST_TERRITORY + territory, *added])


class NextTurn(Step):
    """The marker moves on, and a new order of play takes effect (AR-162, AR-163, AR-244)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        p.pop()
        p.turn += 1
        p.resolved = 0
        if p.first_next:
            order = p.first_next
            for seat in p.order:
                if seat not in order:
                    order.append(seat)
            p.order = order
            p.first_next = []
            if p.heard is not None:
                p.tell([tell.NEW_ORDER, EVERYONE, *p.order])
        p.push(BEGIN_TURN)
        return False


class GameOver(Step):
    """Nobody decides any more (AR-250)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        if p.to_act != NOBODY and p.heard is not None:
            p.tell([tell.GAME_ENDED, EVERYONE])
        p.to_act = NOBODY
        return True

    def legal(self, p: AlRashidPosition) -> list[int]:
        return []
