"""How good a position looks for a seat: points that are there and points that are likely to come.

The unit is a hundredth of a victory point. The weights were set by hand and tried in matches among greedy bots, which
look one decision ahead. So what a decision has only announced (cubes to place, a move of the Supervisor, a shipment,
a draw, yellow dice in the air) is judged as what it will probably bring.
"""

from __future__ import annotations

from typing import Final

from fondaco.games.yspahan.moves import BAZAAR, BUILDINGS, CARAVANSERAI, HAMMAM, KINDS, SOUKS, SPACES
from fondaco.games.yspahan.position import YspahanPosition
from fondaco.games.yspahan.steps.kinds import (
    DRAW,
    MOVE_SUPERVISOR,
    PLACE_CUBES,
    SHIP,
    SHIP_ORDER,
    WHITE_DIE,
    YELLOW_DIE,
)
from fondaco.table.core import FRAME, NOBODY

POINT: Final = 100
RIVAL: Final = 25
"""What the strongest rival has counts against the own, in percent."""

# Goods: a piece that an unbuilt building will need, and one beyond that.
NEEDED_CAMEL: Final = 110
SPARE_CAMEL: Final = 60
NEEDED_GOLD: Final = 80
SPARE_GOLD: Final = 35
GOODS_FADE: Final = 6
"""In the last turns goods are worth less and less."""

YELLOW: Final = 60
"""A yellow die in the air, before its price."""
NEW_CARD: Final = 200
RIVAL_CARD: Final = 180
HELD: Final = [230, 190, 150, 230, 250, 250, 100, 250, 220]
"""A card in the own hand, by kind."""

POWER: Final = [250, 250, 250, 350, 500, 600]
"""What each building does with the whole game still to come."""
PROGRESS: Final = [0, 250, 450, 450, 450, 450, 0]
"""Having so many buildings, the next of which scores sooner, with the whole game still to come."""

ACTION: Final = 130
"""What a cube still missing in a souk costs in dice."""
HASTE: Final = 20
EXPOSED: Final = 4
"""How likely, in percent and a day, a cube beside the road is shipped out of a completed souk."""

CERTAIN: Final = 80
"""How much of the next scoring of the Caravan a cube may count on, in percent."""
LATER: Final = 50
"""And of every scoring after that, while the Caravan is empty."""


def judge(p: YspahanPosition, seat: int) -> int:
    """What the position is worth for a seat, less a part of what it is worth for the strongest other."""
    best = 0
    for other in range(p.seats):
        if other != seat:
            best = max(best, worth(p, other, False))
    return worth(p, seat, True) * 100 - best * RIVAL


def worth(p: YspahanPosition, seat: int, own: bool) -> int:
    """Points and prospects of one seat; of another's hand only the number of cards is considered."""
    total = p.score[seat] * POINT
    if p.to_act == NOBODY:
        return total
    tables = p.tables
    place = len(p.order) - 1
    while p.order[place] != seat:
        place -= 1
    week = tables.days - p.day + (1 if place > p.turn else 0)
    turns = (tables.weeks - p.week) * tables.days + week
    total += _buildings(p, seat, turns)
    total += _goods(p, seat, turns if place != p.turn else turns + 1, own)
    total += _souks(p, seat, week)
    total += _caravan(p, seat, 0)
    return total + _announced(p, seat, week)


def _buildings(p: YspahanPosition, seat: int, turns: int) -> int:
    """What the buildings will do in the turns that are left, and how near the next points are."""
    power = PROGRESS[p.buildings_of(seat)]
    for building in range(BUILDINGS):
        if p.owns(seat, building):
            power += POWER[building]
    return power * turns // (p.tables.weeks * p.tables.days)


def _goods(p: YspahanPosition, seat: int, turns: int, own: bool) -> int:
    """Camels, gold and cards; nothing of it counts after the last turn."""
    tables = p.tables
    camels = 0
    gold = 0
    for building in range(BUILDINGS):
        if not p.owns(seat, building):
            camels += tables.price_camels[building]
            gold += tables.price_gold[building]
    camels = min(camels, p.camels[seat])
    gold = min(gold, p.gold[seat])
    total = camels * NEEDED_CAMEL + (p.camels[seat] - camels) * SPARE_CAMEL
    total += gold * NEEDED_GOLD + (p.gold[seat] - gold) * SPARE_GOLD
    total = total * min(GOODS_FADE, turns) // GOODS_FADE
    if turns == 0:
        return 0
    if not own:
        return total + p.hand_size[seat] * RIVAL_CARD
    for kind in range(KINDS):
        total += p.hands[seat * KINDS + kind] * HELD[kind]
    return total


def _souk(p: YspahanPosition, seat: int, souk: int, cubes: int, week: int) -> int:
    """A souk with so many own cubes: what it will score, if it is completed in the turns left in this week."""
    tables = p.tables
    if cubes == 0:
        return 0
    value = tables.souk_value[souk] * POINT
    if p.owns(seat, BAZAAR):
        value += tables.bazaar_points * POINT
    missing = len(tables.souk_shops[souk]) - cubes
    if missing == 0:
        if p.camels[seat]:
            return value
        exposed = 0
        for shop in tables.souk_shops[souk]:
            if tables.shop_links[shop]:
                exposed += 1
        return value * (100 - min(exposed * EXPOSED * (p.tables.days - p.day), 50)) // 100
    value -= missing * ACTION
    if value <= 0 or week == 0:
        return 0
    return value * week * HASTE // (week * HASTE + missing * 20)


def _souks(p: YspahanPosition, seat: int, week: int) -> int:
    """All souks, with the cubes that are still to be placed where they do most."""
    tables = p.tables
    total = 0
    for souk in range(SOUKS):
        if p.souk_owner[souk] == seat:
            total += _souk(p, seat, souk, p.souk_cubes[souk], week)
    if p.active != seat or p.agenda[-1] != PLACE_CUBES:
        return total
    souks = tables.district_souks[p.agenda[-2]]
    left = p.agenda[-3]
    held = [p.souk_cubes[souk] if p.souk_owner[souk] == seat else 0 for souk in souks]
    while left > 0:
        best = -1
        most = 0
        unfinished = False
        for nth in range(len(souks)):
            souk = souks[nth]
            size = len(tables.souk_shops[souk])
            mine = 0 < held[nth] < size
            if held[nth] == size or (not mine and (unfinished or p.souk_cubes[souk] > 0)):
                continue
            gain = _souk(p, seat, souk, min(size, held[nth] + left), week) - _souk(p, seat, souk, held[nth], week)
            if best < 0 or gain > most or (mine and not unfinished):
                best = nth
                most = gain
                unfinished = mine
        if best < 0:
            break
        placed = min(left, len(tables.souk_shops[souks[best]]) - held[best])
        held[best] += placed
        left -= placed
        total += most
    return total


def _caravan(p: YspahanPosition, seat: int, more: int) -> int:
    """The cubes on the Caravan, and one more if so: scored at the end of every week, or as soon as it is full."""
    tables = p.tables
    cubes = more
    row = len(p.caravan) // tables.row_capacity if more else 0
    for place in range(len(p.caravan)):
        if p.caravan[place] == seat:
            cubes += 1
            if not more:
                row = place // tables.row_capacity
    if cubes == 0:
        return 0
    free = tables.capacity - len(p.caravan) - more
    points = cubes * tables.row_multiplier[row]
    if free == 0:
        return points * POINT
    return points * (CERTAIN + LATER * (tables.weeks - p.week) * free // tables.capacity)


def _shipment(p: YspahanPosition, seat: int, shop: int, week: int) -> int:
    """What it brings the owner when the Supervisor ships the cube of this shop."""
    tables = p.tables
    gain = tables.row_points[len(p.caravan) // tables.row_capacity] * POINT
    gain += _caravan(p, seat, 1) - _caravan(p, seat, 0)
    if p.owns(seat, CARAVANSERAI):
        gain += NEW_CARD * tables.caravanserai_cards
    souk = tables.shop_souk[shop]
    cubes = p.souk_cubes[souk]
    loss = _souk(p, seat, souk, cubes, week) - _souk(p, seat, souk, cubes - 1, week)
    return gain - (min(loss, NEEDED_CAMEL) if p.camels[seat] else loss)


def _supervisor(p: YspahanPosition, seat: int, value: int, week: int) -> int:
    """The best that a move of the Supervisor with a group of this value can bring."""
    tables = p.tables
    free = tables.hammam_steps if p.owns(seat, HAMMAM) else 0
    best = 0
    for space in range(SPACES):
        price = max(0, abs(tables.distance[p.supervisor * SPACES + space] - value) - free)
        if price > p.gold[seat]:
            continue
        gain = -price * NEEDED_GOLD
        for shop in tables.space_shops[space]:
            owner = p.shops[shop]
            if owner == seat:
                gain += _shipment(p, seat, shop, week)
        best = max(best, gain)
    return best


def _announced(p: YspahanPosition, seat: int, week: int) -> int:
    """What has been decided and not yet been done."""
    total = 0
    at = len(p.agenda) - 1
    while at >= 0:
        kind = p.agenda[at]
        first = p.agenda[at - 1]
        if kind == DRAW and first == seat:
            total += NEW_CARD
        elif (kind == WHITE_DIE or kind == YELLOW_DIE) and p.active == seat:
            total += p.bought * YELLOW
        elif kind == MOVE_SUPERVISOR and p.active == seat:
            total += _supervisor(p, seat, first, week)
        elif kind == SHIP and p.shops[first] == seat:
            total += _shipment(p, seat, first, week)
        elif kind == SHIP_ORDER:
            for shop in (first, p.agenda[at - 2]):
                if p.shops[shop] == seat:
                    total += _shipment(p, seat, shop, week)
        at -= FRAME
    return total
