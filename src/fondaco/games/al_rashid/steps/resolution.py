"""The resolution phase: whose move it is, which area is resolved, and how it ends (section 6.3)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import AREAS, FIRST_TERRITORY, POSITIONS, SPIES, TILE_KINDS, resolve
from fondaco.games.al_rashid.position import EMPTY, AlRashidPosition, Step
from fondaco.games.al_rashid.steps.dominance import dominance, ranking
from fondaco.games.al_rashid.steps.kinds import ACTIVATE, AREA, BATTLE, LEAVE_AREA, SPY, TRADE, VISIT
from fondaco.games.al_rashid.steps.mercenaries import reveal_tiles
from fondaco.games.al_rashid.steps.placement import next_in_order
from fondaco.table.core import EVERYONE, LOOK_BARRIER


class Move(Step):
    """The next player with a piece on the board makes a move, round after round (AR-080, AR-081, AR-087)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        start = next_in_order(p, p.mover)
        for nth in range(p.seats):
            seat = p.order[(start + nth) % p.seats]
            if p.on_board[seat]:
                p.mover = seat
                p.push(AREA)
                p.push(ACTIVATE)
                return False
        p.pop()
        p.mover = EMPTY
        return False


class Area(Step):
    """Which area is resolved: any that holds a piece (AR-082, AR-083, D4); a second one for the Postmaster (D9)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        if p.agenda[-2] and p.on_board[p.mover] == 0:
            p.pop()  # AR-227
            return False
        first = EMPTY
        for area in range(AREAS):
            if p.stacks[area]:
                if first != EMPTY:
                    p.to_act = p.mover
                    return True
                first = area
        if first == EMPTY:
            p.pop()
        else:
            begin_area(p, first)  # AR-281
        return False

    def legal(self, p: AlRashidPosition) -> list[int]:
        return [resolve(area) for area in range(AREAS) if p.stacks[area]]

    def play(self, p: AlRashidPosition, move: int) -> None:
        begin_area(p, move - resolve(0))


def begin_area(p: AlRashidPosition, area: int) -> None:
    """Ranks and positions are fixed, whoever does not act goes home, and the area is resolved (AR-073 to AR-075)."""
    p.pop()
    p.area = area
    p.resolved |= 1 << area
    p.spies = 0
    if p.heard is not None:
        p.tell([tell.AREA_CHOSEN, EVERYONE, p.mover, area])
    ranked = ranking(p, area)
    p.acting = ranked[:POSITIONS]
    for nth in range(len(ranked)):
        if p.heard is not None:
            weight = dominance(p, ranked[nth], area)
            if nth < POSITIONS:
                p.tell([tell.RANKED, EVERYONE, ranked[nth], area, nth, weight])
            else:
                p.tell([tell.NOT_ACTING, EVERYONE, ranked[nth], area, weight])
        if nth >= POSITIONS:
            p.send_home(ranked[nth], area)  # AR-074
    p.push(LEAVE_AREA)
    if area < FIRST_TERRITORY:
        if area == SPIES:
            p.push(SPY)
        p.push(VISIT)
        return
    if reveal_tiles(p, area - FIRST_TERRITORY):  # AR-091
        p.barrier = LOOK_BARRIER
        if p.heard is not None:
            counts = [0] * TILE_KINDS
            for nth in range(len(p.tile_at)):
                if p.tile_at[nth] == area - FIRST_TERRITORY:
                    counts[p.tile_kind[nth]] += 1
            p.tell([tell.TILES_REVEALED, EVERYONE, area, *counts])
    p.push(TRADE)
    p.push(BATTLE)


class LeaveArea(Step):
    """All pieces still in the area return to their owners' reserves (AR-085)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        p.pop()
        for seat in p.row(p.area):
            p.send_home(seat, p.area)
        if p.heard is not None:
            p.tell([tell.AREA_LEFT, EVERYONE, p.area])
        p.area = EMPTY
        p.acting = []
        p.spies = 0
        return False
