"""How good a position looks for a seat: points that are there and points that are likely to come.

The unit is a hundredth of a victory point. The weights were set by hand and tried in matches among greedy bots.
"""

from __future__ import annotations

from typing import Final

from fondaco.games.yspahan.moves import BAZAAR, BUILDINGS, SOUKS
from fondaco.games.yspahan.position import YspahanPosition
from fondaco.games.yspahan.steps.kinds import DRAW, YELLOW_DIE
from fondaco.table.core import FRAME, NOBODY

POINT: Final = 100
CARD: Final = 220
CAMEL: Final = 75
GOLD: Final = 55
YELLOW_DIE_VALUE: Final = 30
BUILDING_WORTH: Final = [300, 250, 250, 350, 450, 500]
"""What the power of each building is worth with the whole game still to come."""


def judge(p: YspahanPosition, seat: int) -> int:
    """What the position is worth for a seat, less what it is worth for the strongest other."""
    own = worth(p, seat)
    best = 0
    for other in range(p.seats):
        if other != seat:
            theirs = worth(p, other)
            best = max(best, theirs)
    return own * 4 - best


def worth(p: YspahanPosition, seat: int) -> int:
    """Points and prospects of one seat."""
    total = p.score[seat] * POINT
    if p.to_act == NOBODY:
        return total
    tables = p.tables
    days_left = (tables.weeks - p.week) * tables.days + tables.days - p.day
    all_days = tables.weeks * tables.days
    total += _goods(p, seat, days_left)
    for building in range(BUILDINGS):
        if p.owns(seat, building):
            total += BUILDING_WORTH[building] * days_left // all_days
    total += _souks(p, seat)
    total += _caravan(p, seat)
    return total


def _goods(p: YspahanPosition, seat: int, days_left: int) -> int:
    """Camels, gold and cards fade with the days in which they can still be used."""
    fade = min(8, days_left)
    camels = p.camels[seat]
    gold = p.gold[seat]
    # A hoard is worth less by the piece than what the next building needs.
    total = (min(camels, 5) * CAMEL + max(0, camels - 5) * CAMEL // 3) * fade // 8
    total += (min(gold, 5) * GOLD + max(0, gold - 5) * GOLD // 3) * fade // 8
    cards = p.hand_size[seat]
    at = len(p.agenda) - 1
    while at >= 0:
        if p.agenda[at] == DRAW and p.agenda[at - 1] == seat:
            cards += 1
        elif p.agenda[at] == YELLOW_DIE and p.active == seat:
            total += p.bought * YELLOW_DIE_VALUE
        at -= FRAME
    if p.bought and p.active == seat and p.to_act < 0:
        total += p.bought * YELLOW_DIE_VALUE
    return total + min(cards, 4) * CARD * (fade + 1) // 9


def _souks(p: YspahanPosition, seat: int) -> int:
    """Completed souks count nearly whole, unfinished ones by how likely they will be completed in this week."""
    tables = p.tables
    bonus = tables.bazaar_points if p.owns(seat, BAZAAR) else 0
    left = tables.days - p.day
    total = 0
    for souk in range(SOUKS):
        if p.souk_owner[souk] == seat:
            size = len(tables.souk_shops[souk])
            missing = size - p.souk_cubes[souk]
            value = (tables.souk_value[souk] + bonus) * POINT
            exposed = 0
            for shop in tables.souk_shops[souk]:
                if p.shops[shop] == seat and tables.shop_links[shop]:
                    exposed += 1
            if missing == 0:
                total += value * (100 - (0 if p.camels[seat] else min(exposed * 3, 9) * min(left, 3))) // 100
            elif left > 0 and missing <= 2 * left:
                total += value * p.souk_cubes[souk] * (80 - 8 * missing) // (size * 100)
    return total


def _caravan(p: YspahanPosition, seat: int) -> int:
    """Cubes on the Caravan will be scored at the end of every week, or sooner when it is full."""
    tables = p.tables
    cubes = 0
    row = -1
    for place in range(len(p.caravan)):
        if p.caravan[place] == seat:
            cubes += 1
            row = place // tables.row_capacity
    if not cubes:
        return 0
    weeks_left = tables.weeks - p.week + 1
    filled = len(p.caravan) * 2 > tables.capacity
    times = 1 if filled or weeks_left == 1 else 2
    return cubes * tables.row_multiplier[row] * POINT * times * 4 // 5
