"""How good a position looks for a seat: points that are there and points that are likely to come.

The unit is a hundredth of a victory point. The weights were set by hand and tried in matches among greedy bots, which
look one decision ahead. So what a decision has only announced (cubes to place, a move of the Supervisor, a shipment,
a draw, dice in the air) is judged as what it will probably bring.
"""

from __future__ import annotations

from typing import Final

from fondaco.games.yspahan.moves import BAZAAR, BUILDINGS, CARAVANSERAI, HAMMAM, KINDS, SOUKS, SPACES
from fondaco.games.yspahan.position import JUDGEMENT, Judgement, YspahanPosition
from fondaco.games.yspahan.steps import kinds
from fondaco.table.core import FRAME, NOBODY

POINT: Final = 100
RIVAL: Final = 25  # how much the strongest rival's worth counts against the own, in percent

# Goods: a piece that some unbuilt building needs, and one beyond that; worth less and less in the last turns.
NEEDED_CAMEL: Final = 110
SPARE_CAMEL: Final = 60
NEEDED_GOLD: Final = 80
SPARE_GOLD: Final = 35
FADE_TURNS: Final = 6

NEW_CARD: Final = 200
HELD_CARD: Final = [200, 130, 150, 230, 220, 250, 150, 220, 250]  # by kind, in the own hand
YELLOW_DIE: Final = 50  # in the air, its price already paid

# With the whole game still to come: what each building does, and how near a number of them is to the next points.
POWER: Final = [250, 300, 250, 1300, 850, 500]
PROGRESS: Final = [0, 200, 1000, 400, 600, 450, 0]

MISSING_CUBE: Final = 210  # what it takes to bring a cube into an unfinished souk
HASTE: Final = 75  # how many cubes a turn brings into such a souk, in percent
EXPOSED: Final = 4  # how often in a hundred days a cube beside the road is shipped out of a completed souk

# How much of the next scoring of the Caravan a cube on it can count on, and of those after that while it is empty.
NEXT_SCORING: Final = 65
LATER_SCORING: Final = 65


class HandMade(Judgement):
    """Made by hand, for bots that look one decision ahead."""

    def judge(self, p: YspahanPosition, seat: int) -> int:
        """What the position is worth for a seat, less a part of what it is worth for the strongest other."""
        best = max([worth(p, other, False) for other in range(p.seats) if other != seat])
        return worth(p, seat, True) * 100 - best * RIVAL


def worth(p: YspahanPosition, seat: int, own: bool) -> int:
    """Points and prospects of one seat; of a rival's hand only the number of cards is considered."""
    total = p.score[seat] * POINT
    if p.to_act == NOBODY:
        return total
    tables = p.tables
    place = len(p.order) - 1
    while p.order[place] != seat:
        place -= 1
    week = tables.days - p.day + (1 if place > p.turn else 0)  # turns to come in this week
    turns = (tables.weeks - p.week) * tables.days + week
    total += _household(p, seat, turns, 1 if place == p.turn else 0, own) + _caravan(p, seat, 0)
    for souk in range(SOUKS):
        if p.souk_owner[souk] == seat:
            total += _souk(p, seat, souk, p.souk_cubes[souk], week)
    for at in range(len(p.agenda) - 1, 0, -FRAME):
        if p.agenda[at] <= kinds.SHIP:  # later kinds announce nothing
            total += _announced(p, seat, week, p.agenda[at], p.agenda[at - 1], p.agenda[at - 2])
    return total


def _household(p: YspahanPosition, seat: int, turns: int, present: int, own: bool) -> int:
    """Buildings work in the turns to come; camels, gold and cards are of use in the present one too."""
    tables = p.tables
    owned = p.buildings[seat]
    power = PROGRESS[p.buildings_of(seat)]
    camels = 0
    gold = 0
    for building in range(BUILDINGS):
        if (owned >> building) & 1:
            power += POWER[building]
        else:
            camels += tables.price_camels[building]
            gold += tables.price_gold[building]
    power = power * turns // (tables.weeks * tables.days)
    turns += present
    if turns == 0:
        return power
    camels = min(camels, p.camels[seat])
    gold = min(gold, p.gold[seat])
    total = camels * NEEDED_CAMEL + (p.camels[seat] - camels) * SPARE_CAMEL
    total += gold * NEEDED_GOLD + (p.gold[seat] - gold) * SPARE_GOLD
    total = power + total * min(FADE_TURNS, turns) // FADE_TURNS
    if not own:
        return total + p.hand_size[seat] * NEW_CARD
    for kind in range(KINDS):
        total += p.hands[seat * KINDS + kind] * HELD_CARD[kind]
    return total


def _souk(p: YspahanPosition, seat: int, souk: int, cubes: int, week: int) -> int:
    """What a souk with so many own cubes will score, if it is completed in the turns left in this week."""
    tables = p.tables
    if cubes == 0:
        return 0
    value = (tables.souk_value[souk] + (tables.bazaar_points if p.owns(seat, BAZAAR) else 0)) * POINT
    missing = len(tables.souk_shops[souk]) - cubes
    if missing:
        return max(0, value - missing * MISSING_CUBE) * week * HASTE // (week * HASTE + missing * 100)
    if p.camels[seat]:
        return value
    exposed = sum([1 for shop in tables.souk_shops[souk] if tables.shop_links[shop]])
    return value * (100 - min(50, exposed * EXPOSED * (tables.days - p.day))) // 100


def _placed(p: YspahanPosition, seat: int, souks: list[int], left: int, week: int) -> int:
    """What so many cubes bring to these souks: own unfinished ones first (YS-104), each time where it is most."""
    sizes = [len(p.tables.souk_shops[souk]) for souk in souks]
    held = [p.souk_cubes[souk] if p.souk_owner[souk] == seat else 0 for souk in souks]
    total = 0
    while left > 0:
        best = -1
        most = 0
        for nth in range(len(souks)):
            if held[nth] == sizes[nth] or (held[nth] == 0 and p.souk_cubes[souks[nth]] > 0):
                continue
            after = min(sizes[nth], held[nth] + left)
            gain = _souk(p, seat, souks[nth], after, week) - _souk(p, seat, souks[nth], held[nth], week)
            if best < 0 or (held[nth] > 0, gain) > (held[best] > 0, most):
                best = nth
                most = gain
        if best < 0:
            break
        total += most
        left -= sizes[best] - held[best]
        held[best] = sizes[best]
    return total


def _caravan(p: YspahanPosition, seat: int, more: int) -> int:
    """The cubes on the Caravan, and one more if so: scored at the end of every week, and as soon as it is full."""
    tables = p.tables
    places = [place for place in range(len(p.caravan)) if p.caravan[place] == seat]
    if more:
        places.append(len(p.caravan))
    if not places:
        return 0
    points = len(places) * tables.row_multiplier[places[-1] // tables.row_capacity]
    free = tables.capacity - len(p.caravan) - more
    if free == 0:
        return points * POINT
    return points * (NEXT_SCORING + LATER_SCORING * (tables.weeks - p.week) * free // tables.capacity)


def _shipped(p: YspahanPosition, seat: int, shop: int, week: int) -> int:
    """What it brings a seat when the Supervisor ships the cube of this shop, if it is theirs."""
    if p.shops[shop] != seat:
        return 0
    tables = p.tables
    gain = tables.row_points[len(p.caravan) // tables.row_capacity] * POINT
    gain += _caravan(p, seat, 1) - _caravan(p, seat, 0)
    if p.owns(seat, CARAVANSERAI):
        gain += NEW_CARD * tables.caravanserai_cards
    souk = tables.shop_souk[shop]
    cubes = p.souk_cubes[souk]
    loss = _souk(p, seat, souk, cubes, week) - _souk(p, seat, souk, cubes - 1, week)
    return gain - (min(loss, NEEDED_CAMEL) if p.camels[seat] else loss)


def _supervised(p: YspahanPosition, seat: int, value: int, week: int) -> int:
    """The best that a move of the Supervisor with a group of this value brings."""
    tables = p.tables
    free = tables.hammam_steps if p.owns(seat, HAMMAM) else 0
    best = 0
    for space in range(SPACES):
        price = max(0, abs(tables.distance[p.supervisor * SPACES + space] - value) - free)
        if price <= p.gold[seat]:
            gain = -price * NEEDED_GOLD
            for shop in tables.space_shops[space]:
                gain += _shipped(p, seat, shop, week)
            best = max(best, gain)
    return best


def _announced(p: YspahanPosition, seat: int, week: int, kind: int, first: int, second: int) -> int:
    """What a step on the agenda, with its arguments, will bring."""
    if kind == kinds.SHIP:
        return _shipped(p, seat, first, week)
    if kind == kinds.SHIP_ORDER:
        return _shipped(p, seat, first, week) + _shipped(p, seat, second, week)
    if kind == kinds.DRAW and first == seat:
        return NEW_CARD
    if kind == kinds.PLACE_CUBES and p.active == seat:
        return _placed(p, seat, p.tables.district_souks[first], second, week)
    if kind == kinds.MOVE_SUPERVISOR and p.active == seat:
        return _supervised(p, seat, first, week)
    if (kind == kinds.WHITE_DIE or kind == kinds.YELLOW_DIE) and p.active == seat:
        return p.bought * YELLOW_DIE
    return 0


if not JUDGEMENT:
    JUDGEMENT.append(HandMade())
