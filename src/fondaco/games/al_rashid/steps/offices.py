"""Offices with a brown border: which can be activated, and what they ask (sections 6.3 and 8)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import (
    BLUE,
    FIRST_TERRITORY,
    NO_ACTIVATION,
    PIECES,
    RED,
    TERRITORIES,
    VALUES,
    activate,
)
from fondaco.games.al_rashid.position import AlRashidPosition, Step
from fondaco.games.al_rashid.steps.gaining import gain_by_office
from fondaco.games.al_rashid.steps.kinds import (
    ACTIVATE,
    AREA,
    CRISIS_CARD,
    EXCHANGE,
    GAIN_GOOD,
    LOOK_AT,
    MOVE_PIECE,
    MOVE_TILE,
    REMOVE_SAGE,
    TILE_COLOUR,
)
from fondaco.games.al_rashid.steps.mercenaries import hidden_territories, tiles_left
from fondaco.games.al_rashid.steps.spying import movable
from fondaco.games.al_rashid.tables import (
    DRAW_MERCENARIES,
    EXCHANGE_GOODS,
    LOOK_TERRITORIES,
    MOVE_MERCENARY,
    MOVE_OWN_PIECE,
    PEEK_CRISIS,
    REMOVE_DISHONOUR,
    REMOVE_ENEMY_SAGE,
    RESOLVE_TWO_AREAS,
)
from fondaco.games.al_rashid.tables import GAIN as GAIN_ANYTHING
from fondaco.games.al_rashid.tables import GAIN_GOOD as GAIN_ANY_GOOD
from fondaco.games.al_rashid.tables import GAIN_PIECE as GAIN_ANY_PIECE
from fondaco.table.core import EVERYONE


def movable_tile_to(p: AlRashidPosition, nth: int) -> list[int]:
    """Where a tile on the map may go: unresolved territories that its colour can threaten (AR-201)."""
    start = p.tile_at[nth]
    found: list[int] = []
    if p.resolved >> (FIRST_TERRITORY + start) & 1:
        return found
    colour = p.tile_kind[nth] // VALUES
    for territory in range(TERRITORIES):
        if territory == start or p.resolved >> (FIRST_TERRITORY + territory) & 1:
            continue
        if p.tables.threats[territory] >> colour & 1:
            found.append(territory)
    return found


def any_movable_tile(p: AlRashidPosition) -> bool:
    """Whether a tile on the map has somewhere to go."""
    for nth in range(len(p.tile_at)):
        if movable_tile_to(p, nth):
            return True
    return False


def any_other_sage(p: AlRashidPosition, seat: int) -> bool:
    """Whether another player has a Sage on the board."""
    for at in range(len(p.pieces)):
        if p.pieces[at] >> 2 and at % p.seats != seat:
            return True
    return False


def can_activate(p: AlRashidPosition, seat: int, office: int) -> bool:
    """Whether an office can change or show something now (AR-308)."""
    tables = p.tables
    op = tables.office_op[office]
    if op == LOOK_TERRITORIES:
        return hidden_territories(p) != 0
    if op == MOVE_MERCENARY:
        return any_movable_tile(p)
    if op == MOVE_OWN_PIECE:
        return len(movable(p, seat, 0)) > 0
    if op == DRAW_MERCENARIES:
        return tiles_left(p, RED) + tiles_left(p, BLUE) > 0
    if op == PEEK_CRISIS:
        return p.turn < tables.turns
    if op == GAIN_ANYTHING:
        return (
            sum(tables.office_goods[office]) > 0
            or (tables.office_letters[office] > 0 and p.letter_supply > 0)
            or (tables.office_influence[office] > 0 and p.influence_supply > 0)
        )
    if op == GAIN_ANY_PIECE:
        piece = tables.office_choice[office]
        return p.family[seat * PIECES + piece] < tables.per_player[piece]
    if op == EXCHANGE_GOODS:
        return p.wealth(seat) > 0
    if op == REMOVE_ENEMY_SAGE:
        return any_other_sage(p, seat)
    if op == REMOVE_DISHONOUR:
        return p.dishonour[seat] > 0
    return True  # a good from the supply, two areas


class Activate(Step):
    """Which office to activate before the area is chosen, if any (AR-082, AR-170, AR-171, D3)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        seat = p.mover
        ready = p.offices[seat] & p.tables.brown & ~p.used[seat]
        office = 0
        while ready:
            if ready & 1 and can_activate(p, seat, office):
                p.to_act = seat
                return True
            ready >>= 1
            office += 1
        p.pop()
        return False

    def legal(self, p: AlRashidPosition) -> list[int]:
        seat = p.mover
        ready = p.offices[seat] & p.tables.brown & ~p.used[seat]
        moves: list[int] = []
        office = 0
        while ready:
            if ready & 1 and can_activate(p, seat, office):
                moves.append(activate(office))
            ready >>= 1
            office += 1
        moves.append(NO_ACTIVATION)
        return moves

    def play(self, p: AlRashidPosition, move: int) -> None:
        if move == NO_ACTIVATION:
            p.pop()
            return
        tables = p.tables
        seat = p.mover
        office = move - activate(0)
        op = tables.office_op[office]
        if op == PEEK_CRISIS:
            spend(p, office)
            p.push(CRISIS_CARD, seat, tables.office_number[office])
        elif op == RESOLVE_TWO_AREAS:
            spend(p, office)
            p.pop()
            p.push(AREA, 1)
            p.push(AREA)
        elif op == GAIN_ANYTHING or op == GAIN_ANY_PIECE or op == REMOVE_DISHONOUR:
            spend(p, office)
            gain_by_office(p, seat, office)
        else:
            p.push(part_of(op), office)
            p.unfinished = 1


def part_of(op: int) -> int:
    """The step that asks what an activation needs to know."""
    if op == LOOK_TERRITORIES:
        return LOOK_AT
    if op == MOVE_MERCENARY:
        return MOVE_TILE
    if op == MOVE_OWN_PIECE:
        return MOVE_PIECE
    if op == DRAW_MERCENARIES:
        return TILE_COLOUR
    if op == GAIN_ANY_GOOD:
        return GAIN_GOOD
    if op == EXCHANGE_GOODS:
        return EXCHANGE
    return REMOVE_SAGE


def spend(p: AlRashidPosition, office: int) -> None:
    """The decision is made: the office is turned face down until the end of the turn (AR-170)."""
    while p.agenda[-1] != ACTIVATE:
        p.pop()
    p.pop()
    p.used[p.mover] |= 1 << office
    p.unfinished = 0
    p.chosen = []
    if p.heard is not None:
        p.tell([tell.ACTIVATED, EVERYONE, p.mover, office])
