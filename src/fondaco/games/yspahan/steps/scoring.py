"""Points: a cube on the Caravan, the Caravan and the districts at the end of a week (sections 10 and 13)."""

from __future__ import annotations

from fondaco.games.yspahan import events as tell
from fondaco.games.yspahan.moves import BAZAAR, SHOPS, SOUKS
from fondaco.games.yspahan.position import EMPTY, YspahanPosition
from fondaco.table.core import EVERYONE


def load_caravan(p: YspahanPosition, seat: int, shop: int) -> None:
    """A cube goes on the first empty camel, scores, and a full Caravan is scored and emptied (YS-149 to YS-154).

    `shop` is where the shipment took place, EMPTY for a cube put there by a card.
    """
    tables = p.tables
    place = len(p.caravan)
    points = tables.row_points[place // tables.row_capacity]
    p.caravan.append(seat)
    p.score[seat] += points
    if p.heard is not None:
        p.tell([tell.CUBE_LOADED, EVERYONE, seat, shop, place, points])
    if len(p.caravan) == tables.capacity:
        score_caravan(p)
        p.caravan = []
        if p.heard is not None:
            p.tell([tell.CARAVAN_EMPTIED, EVERYONE])


def score_caravan(p: YspahanPosition) -> None:
    """Own cubes times the multiplier of the highest row with an own cube (YS-295), in turn order (YS-304)."""
    tables = p.tables
    for seat in p.order[: p.seats]:
        cubes = 0
        row = 0
        for place in range(len(p.caravan)):
            if p.caravan[place] == seat:
                cubes += 1
                row = place // tables.row_capacity
        if cubes:
            points = cubes * tables.row_multiplier[row]
            p.score[seat] += points
            if p.heard is not None:
                p.tell([tell.CARAVAN_SCORED, EVERYONE, seat, cubes, tables.row_multiplier[row], points])


def score_districts(p: YspahanPosition) -> None:
    """Completed souks, with the Bazaar's bonus, then the districts are emptied (YS-290 to YS-293)."""
    tables = p.tables
    for seat in p.order[: p.seats]:
        bonus = tables.bazaar_points if p.owns(seat, BAZAAR) else 0
        for souk in range(SOUKS):
            if p.souk_owner[souk] == seat and p.souk_cubes[souk] == len(tables.souk_shops[souk]):
                p.score[seat] += tables.souk_value[souk] + bonus
                if p.heard is not None:
                    p.tell([tell.SOUK_SCORED, EVERYONE, seat, souk, tables.souk_value[souk], bonus])
    p.shops = [EMPTY] * SHOPS
    p.souk_owner = [EMPTY] * SOUKS
    p.souk_cubes = [0] * SOUKS
