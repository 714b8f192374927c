"""Prestige: family, offices, influence, dishonour (AR-251 to AR-254)."""

from __future__ import annotations

from fondaco.games.al_rashid.moves import COLOURS, MERCHANT, PASHA, PIECES, SAGE
from fondaco.games.al_rashid.position import AlRashidPosition
from fondaco.games.al_rashid.tables import (
    FROM_DISHONOUR,
    FROM_INFLUENCE,
    FROM_MERCENARY_TILES,
    FROM_MERCHANTS,
    FROM_OTHER_OFFICES,
    FROM_PASHAS,
    FROM_SAGES,
    FROM_WEALTH,
)


def points(p: AlRashidPosition, seat: int) -> int:
    """The prestige of a seat as the table stands."""
    return family_points(p, seat) + office_points(p, seat) + token_points(p, seat)


def family_points(p: AlRashidPosition, seat: int) -> int:
    """Three for a Pasha, two for a Merchant, one for a Sage (AR-251)."""
    total = 0
    for piece in range(PIECES):
        total += p.family[seat * PIECES + piece] * p.tables.piece_points[piece]
    return total


def office_points(p: AlRashidPosition, seat: int) -> int:
    """The points on the tiles, face up or face down (AR-176, AR-252)."""
    total = 0
    owned = p.offices[seat]
    office = 0
    while owned:
        if owned & 1:
            total += points_of_office(p, seat, office)
        owned >>= 1
        office += 1
    return total


def points_of_office(p: AlRashidPosition, seat: int, office: int) -> int:
    """What this tile is worth in the hands of a seat (AR-216 to AR-223)."""
    tables = p.tables
    total = tables.office_points[office]
    if tables.end_source[office] >= 0:
        index = amount_of(p, seat, tables.end_source[office]) // tables.end_divisor[office]
        table = tables.end_table[office]
        total += table[index] if index < len(table) else table[-1]
    return total


def amount_of(p: AlRashidPosition, seat: int, source: int) -> int:
    """How much a seat has of what an office counts (AR-293)."""
    if source == FROM_PASHAS:
        return p.family[seat * PIECES + PASHA]
    if source == FROM_MERCHANTS:
        return p.family[seat * PIECES + MERCHANT]
    if source == FROM_SAGES:
        return p.family[seat * PIECES + SAGE]
    if source == FROM_WEALTH:
        return p.wealth(seat)
    if source == FROM_MERCENARY_TILES:
        return p.hand_size[seat * COLOURS] + p.hand_size[seat * COLOURS + 1]
    if source == FROM_OTHER_OFFICES:
        count = -1
        owned = p.offices[seat]
        while owned:
            count += owned & 1
            owned >>= 1
        return max(count, 0)
    if source == FROM_DISHONOUR:
        return p.dishonour[seat]
    if source == FROM_INFLUENCE:
        return p.influence[seat]
    return 0


def token_points(p: AlRashidPosition, seat: int) -> int:
    """Influence up to its limit, dishonour without one (AR-253, AR-254)."""
    tables = p.tables
    influence = min(p.influence[seat] * tables.influence_points, tables.influence_cap)
    return influence + p.dishonour[seat] * tables.dishonour_points


def places(p: AlRashidPosition) -> list[int]:
    """The place of each seat: by points, wealth, and the order of play (AR-255 to AR-257)."""
    scores = [points(p, seat) for seat in range(p.seats)]
    wealth = [p.wealth(seat) for seat in range(p.seats)]
    found: list[int] = []
    for seat in range(p.seats):
        place = 1
        for other in range(p.seats):
            if scores[other] != scores[seat]:
                place += 1 if scores[other] > scores[seat] else 0
            elif wealth[other] != wealth[seat]:
                place += 1 if wealth[other] > wealth[seat] else 0
            elif p.order.index(other) < p.order.index(seat):
                place += 1
        found.append(place)
    return found
