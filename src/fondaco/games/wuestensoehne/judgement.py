"""How good a position looks for a seat: goods that are there, and what oases with own explorers are likely to bring.

The unit is a hundredth of a gold piece. The weights were set by hand and tried in matches among greedy bots. Only
what the seat may know is looked at: rumours it has not seen count nothing.
"""

from __future__ import annotations

from typing import Final

from fondaco.games.wuestensoehne.moves import (
    CAMEL,
    EXPLORERS,
    GOODS,
    ICONS,
    NO_EXPLORER,
    RESERVE,
    RUMOUR,
    RUMOURS,
    put_explorer,
)
from fondaco.games.wuestensoehne.position import (
    EMPTY,
    IN_LINE,
    IN_SUPPLY,
    JUDGEMENT,
    Judgement,
    WuestensoehnePosition,
)
from fondaco.games.wuestensoehne.steps.board import opens, placement_on, wanted_on
from fondaco.games.wuestensoehne.steps.discovery import may_draw
from fondaco.games.wuestensoehne.steps.kinds import DISCOVER, DRAW_TILE, EXPLORER, LAY, MOVE
from fondaco.games.wuestensoehne.tables import CROSS, NO_SECTION, OUTSIDE
from fondaco.table.core import FRAME, NOBODY

GOLD: Final = 100
WATER: Final = [0, 150, 270, 360, 430, 480]
"""What so many water stones are worth with the whole game to come."""
CAMEL_WORTH: Final = 110
RUMOUR_WORTH: Final = 110
RESERVE_WORTH: Final = [0, 25, 40, 15]
"""What so many tiles in the reserve are worth: something to choose from, but three keep one from drawing."""
TURN: Final = 130
"""A movement and discovery still to come in this turn."""
DRAWING: Final = 70
CLOSED: Final = [100, 62, 40, 24, 14, 8]
"""How likely, in per cent, an oasis with so many open sides will be completed in time."""


class HandMade(Judgement):
    """Made by hand, for bots that look one decision ahead."""

    def judge(self, p: WuestensoehnePosition, seat: int) -> int:
        """What the position is worth for a seat, less a share of what it is worth for the others."""
        return judge(p, seat)


def judge(p: WuestensoehnePosition, seat: int) -> int:
    """Within the own turn the best way to lay a tile and to place an explorer is looked for."""
    if p.to_act == seat and p.active == seat:
        if p.agenda[-1] == LAY:
            return _best_placement(p, seat)
        if p.agenda[-1] == EXPLORER:
            return _best_explorer(p, seat)
    total = worth(p, seat) * 4
    for other in range(p.seats):
        if other != seat:
            total -= worth(p, other)
    if p.active == seat and p.to_act != NOBODY:
        total += _turn(p, seat) * 4
    return total


def _best_placement(p: WuestensoehnePosition, seat: int) -> int:
    """The tile in hand is laid where it does most."""
    best = -1_000_000
    for move in p.legal():
        after = p.copy()
        after.apply(move)
        best = max(best, judge(after, seat))
    return best


def _best_explorer(p: WuestensoehnePosition, seat: int) -> int:
    """The shortest or the tallest explorer at hand on the best section, or none."""
    own = seat * EXPLORERS
    tallest = EMPTY
    shortest = EMPTY
    for explorer in range(own, own + EXPLORERS):
        if p.explorers[explorer] == IN_SUPPLY:
            if tallest == EMPTY:
                tallest = explorer
            shortest = explorer
    piece = p.board[p.laid]
    moves = [NO_EXPLORER]
    for section in range(p.tables.first_section[piece + 1] - p.tables.first_section[piece]):
        moves.append(put_explorer(section, tallest))
        if shortest != tallest:
            moves.append(put_explorer(section, shortest))
    best = -1_000_000
    for move in moves:
        after = p.copy()
        after.apply(move)
        best = max(best, judge(after, seat))
    return best


# -- what a seat has ------------------------------------------------------------------------------


def worth(p: WuestensoehnePosition, seat: int) -> int:
    """Goods, means and prospects of one seat."""
    values = good_values(p, seat)
    total = 0
    for good in range(GOODS):
        total += p.goods[seat * GOODS + good] * values[good]
    if p.to_act == NOBODY:
        return total + p.water[seat]  # WS-225
    season = season_of(p)
    total += WATER[min(p.water[seat], 5)] * season // 100
    total += RESERVE_WORTH[p.reserve_size(seat)] * season // 100
    room = p.room_of(seat)
    total += (min(room, 3) * 40 + min(p.camels[seat], 3) * 30) * season // 100
    icons = icon_values(p, seat, values, room, season)
    own = seat * EXPLORERS
    for explorer in range(own, own + EXPLORERS):
        section = p.explorers[explorer]
        if section == IN_SUPPLY or section == IN_LINE:
            total += (50 + 3 * p.tables.rank[explorer]) * season // 100
        elif section >= 0:
            oasis = p.oasis[section]
            counted = False
            for earlier in range(own, explorer):
                if p.explorers[earlier] >= 0 and p.oasis[p.explorers[earlier]] == oasis:
                    counted = True
            if not counted:
                total += _oasis(p, seat, oasis, icons, season)
    if p.line:
        total += _picks(p.line, seat, p.free_icons[:], icons)
    return total


def season_of(p: WuestensoehnePosition) -> int:
    """How much of the game is to come, in per cent of what makes means worth having."""
    if p.goes_left >= 0:
        return 12
    left = 0
    for tiles in p.tiles_left:
        left += tiles
    return min(100, 20 + left * 2)


def good_values(p: WuestensoehnePosition, seat: int) -> list[int]:
    """What each good is worth as far as the seat knows."""
    values = [p.tables.base_value * GOLD] * GOODS
    for tile in range(RUMOURS):
        at = p.rumours[tile]
        if at >= 0 and (p.to_act == NOBODY or (p.known_by[tile] >> seat) & 1):
            values[at // 2] += p.tables.rumour_value[tile] * GOLD
    return values


def icon_values(p: WuestensoehnePosition, seat: int, values: list[int], room: int, season: int) -> list[int]:
    """What each kind of icon would bring the seat now."""
    least = 10 * GOLD
    for good in range(GOODS):
        if p.goods[seat * GOODS + good]:
            least = min(least, values[good])
    icons: list[int] = []
    for good in range(GOODS):
        if p.goods_supply[good] == 0:
            icons.append(0)
        else:
            icons.append(values[good] if room > 0 else max(0, values[good] - least))
    water = p.water[seat]
    for icon in range(CAMEL, ICONS):
        if icon == CAMEL:
            icons.append(CAMEL_WORTH * (3 if room < 2 else 1) * season // 100 if p.camel_supply else 0)
        elif icon == RUMOUR:
            icons.append(RUMOUR_WORTH)
        else:
            stones = min(p.tables.icon_water[icon], p.water_supply)
            icons.append((WATER[min(water + stones, 5)] - WATER[min(water, 5)]) * season // 100)
    return icons


def _oasis(p: WuestensoehnePosition, seat: int, oasis: int, icons: list[int], season: int) -> int:
    """What an oasis promises the seat: its explorers' picks, as likely as it will be completed."""
    tables = p.tables
    counts = [0] * ICONS
    at = oasis
    while True:
        for icon in tables.section_icons[at]:
            counts[icon] += 1
        at = p.next_section[at]
        if at == oasis:
            break
    worn = p.turban * EXPLORERS
    line: list[int] = []
    for explorer in range(len(p.explorers)):
        section = p.explorers[explorer]
        if section >= 0 and p.oasis[section] == oasis:
            place = 0
            if explorer != worn:
                while place < len(line) and (
                    line[place] == worn or tables.rank[line[place]] > tables.rank[explorer]
                ):
                    place += 1
            line.insert(place, explorer)
    total = 0
    if len(line) > 1:
        owner = line[0] // EXPLORERS
        if p.water[owner] == 0:
            line.pop(0)
        elif owner == seat:
            total -= (WATER[min(p.water[owner], 5)] - WATER[min(p.water[owner] - 1, 5)]) * season // 100
    total += _picks(line, seat, counts, icons)
    sides = p.open_sides[oasis]
    if sides == 0:
        return total
    likely = CLOSED[min(sides, 5)] * season // 100
    return total * likely // 100 + 30 * season // 100


def _picks(line: list[int], seat: int, counts: list[int], icons: list[int]) -> int:
    """Each explorer in line takes the icon that the seat likes best; the sum of its own."""
    total = 0
    for explorer in line:
        best = EMPTY
        for icon in range(ICONS):
            if counts[icon] and (best == EMPTY or icons[icon] > icons[best]):
                best = icon
        if best == EMPTY:
            break
        counts[best] -= 1
        if explorer // EXPLORERS == seat:
            total += icons[best]
    return total


# -- what is still to come in this turn -----------------------------------------------------------


def _turn(p: WuestensoehnePosition, seat: int) -> int:
    """The movement or discovery that the active seat has still before it."""
    top = p.agenda[-1]
    season = season_of(p)
    if top == DISCOVER or top == DRAW_TILE:
        return _prospect(p, seat, season, top == DRAW_TILE)
    at = len(p.agenda) - 1
    while at >= 0:
        if p.agenda[at] == MOVE:
            return TURN * season // 100
        at -= FRAME
    return 0


def _prospect(p: WuestensoehnePosition, seat: int, season: int, drawing: bool) -> int:
    """What discovering from the caravan's field may bring: by a draw, or by a tile of the own reserve."""
    caravan = p.caravans[seat]
    values = icon_values(p, seat, good_values(p, seat), p.room_of(seat), season)
    best = 0
    for side in range(4):
        beyond = opens(p, caravan, side)
        if beyond == OUTSIDE:
            continue
        asked = 0
        promise = 0
        for other in range(4):
            field = p.tables.neighbour[beyond * 4 + other]
            if field == OUTSIDE or p.board[field] == EMPTY:
                continue
            asked += 1
            section = p.tables.section_at[placement_on(p, field) * 4 + ((other + 2) & 3)]
            if section != NO_SECTION:
                promise += _closing(p, seat, p.oasis[section], values, season)
        if drawing or may_draw(p):
            best = max(best, DRAWING + promise * (52 - asked * 8) // 100 + (4 - asked) * 8)
        if not drawing:
            best = max(best, _own_tiles(p, seat, beyond, promise))
    return best


def _closing(p: WuestensoehnePosition, seat: int, oasis: int, values: list[int], season: int) -> int:
    """What is gained if one more side of an oasis is closed."""
    own = False
    for explorer in range(seat * EXPLORERS, (seat + 1) * EXPLORERS):
        section = p.explorers[explorer]
        if section >= 0 and p.oasis[section] == oasis:
            own = True
    sides = p.open_sides[oasis]
    likely = CLOSED[min(sides - 1, 5)] - CLOSED[min(sides, 5)] * season // 100
    if own:
        now = _oasis(p, seat, oasis, values, 100) * 100 // max(1, CLOSED[min(sides, 5)])
        return now * likely // 100
    icons = 0
    at = oasis
    while True:
        for icon in p.tables.section_icons[at]:
            icons += values[icon]
        at = p.next_section[at]
        if at == oasis:
            break
    return icons * likely // 300


def _own_tiles(p: WuestensoehnePosition, seat: int, beyond: int, promise: int) -> int:
    """A tile of the own reserve that fits here: the more of its oasis sides are closed by it, the better."""
    tables = p.tables
    wanted = wanted_on(p, beyond)
    best = 0
    for at in range(seat * RESERVE, (seat + 1) * RESERVE):
        tile = p.reserves[at]
        if tile == EMPTY:
            break
        for placement in tables.rotations[CROSS + tile]:
            shape = tables.shape[placement]
            if shape & wanted != shape:
                continue
            opened = 0
            for side in range(4):
                field = tables.neighbour[beyond * 4 + side]
                if field == OUTSIDE or p.board[field] != EMPTY:
                    continue
                if tables.section_at[placement * 4 + side] != NO_SECTION:
                    opened += 1
            best = max(
                best, DRAWING // 2 + promise * (95 if opened == 0 else 40 if opened == 1 else 15) // 100
            )
    return best


if not JUDGEMENT:
    JUDGEMENT.append(HandMade())
