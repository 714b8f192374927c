"""Dominance: how much a stack weighs, and who comes before whom in an area (section 6.2)."""

from __future__ import annotations

from fondaco.games.al_rashid.moves import FIRST_TERRITORY, MERCHANT, PASHA, SAGE
from fondaco.games.al_rashid.position import AlRashidPosition
from fondaco.games.al_rashid.tables import (
    IN_PALACES,
    IN_TERRITORIES,
    PASHA_DOMINANCE_BONUS,
    SAGE_DOMINANCE,
    WIN_DOMINANCE_TIES,
)


def dominance(p: AlRashidPosition, seat: int, area: int) -> int:
    """The sum of the values of a seat's pieces in an area, with its offices (AR-070, AR-071)."""
    tables = p.tables
    held = p.pieces[area * p.seats + seat]
    figure = held & 3
    total = (held >> 2) * sage_value(p, seat, area)
    if figure == PASHA + 1:
        total += tables.dominance[PASHA] + p.sum_of(seat, PASHA_DOMINANCE_BONUS)  # AR-230
    elif figure == MERCHANT + 1:
        total += tables.dominance[MERCHANT]
    return total


def sage_value(p: AlRashidPosition, seat: int, area: int) -> int:
    """What a Sage of the seat counts in an area (AR-070, AR-210)."""
    tables = p.tables
    here = IN_PALACES if area < FIRST_TERRITORY else IN_TERRITORIES
    owned = p.offices[seat] & tables.with_op[SAGE_DOMINANCE]
    value = tables.dominance[SAGE]
    office = 0
    while owned:
        if owned & 1 and tables.office_choice[office] & here:
            value = max(value, tables.office_number[office])
        owned >>= 1
        office += 1
    return value


def ranking(p: AlRashidPosition, area: int) -> list[int]:
    """The seats in an area by dominance; equal ones by office (AR-203), then from left to right (AR-072)."""
    seats = p.row(area)
    weights = [
        dominance(p, seat, area) * 2 + (1 if p.holds(seat, WIN_DOMINANCE_TIES) else 0) for seat in seats
    ]
    ranked: list[int] = []
    for _ in range(len(seats)):
        best = 0
        for nth in range(1, len(seats)):
            if weights[nth] > weights[best]:
                best = nth
        ranked.append(seats[best])
        weights[best] = -1
    return ranked
