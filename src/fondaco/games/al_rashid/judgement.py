"""How good a position looks for a seat: prestige that is there and prestige that is likely to come.

The unit is a hundredth of a prestige point. The weights were set by hand and tried in matches among greedy bots, which
look one decision ahead. So pieces on the board are judged by what their areas will probably bring them.
"""

from __future__ import annotations

from typing import Final

from fondaco.games.al_rashid.moves import (
    AL_RASHID,
    AREAS,
    COLOURS,
    FIRST_TERRITORY,
    GOODS,
    MILITARY,
    PALACES,
    PIECES,
    POSITIONS,
    SPIES,
    TILE_KINDS,
    VALUES,
)
from fondaco.games.al_rashid.position import EMPTY, FACE_UP, AlRashidPosition
from fondaco.games.al_rashid.steps import kinds
from fondaco.games.al_rashid.steps.commerce import most_items
from fondaco.games.al_rashid.steps.dominance import ranking
from fondaco.games.al_rashid.steps.scoring import points, points_of_office
from fondaco.games.al_rashid.steps.visits import after_letters, can_take, office_price, service_price
from fondaco.games.al_rashid.tables import (
    BROWN,
    END_SCORE,
    GAIN,
    OPERATIONS,
    RETREAT_WITHOUT_DISHONOUR,
)
from fondaco.table.core import NOBODY

POINT: Final = 100
RIVAL: Final = 15  # how much the strongest rival's worth counts against the own, in percent

GOLD: Final = 26  # a gold that can still be spent in turns to come
LAST_GOLD: Final = 20  # in the last turn, while a visit to a palace is still to be made
PLENTY: Final = 30  # gold beyond this finds little to buy in one turn
LETTER: Final = 60
TILE: Final = 22  # a mercenary tile, and each point of its value
TILE_VALUE: Final = 9
MANY_TILES: Final = 4  # tiles of a colour beyond this are spare
WORKER: Final = [170, 130, 75]  # what a Pasha, Merchant or Sage earns in a turn, besides its own points
FIRST_IN_ORDER: Final = 12
ITEM: Final = 62  # an item of commerce
NEW_TYPE: Final = 14  # of a type that is missing
SPY_MOVE: Final = 14
UNFOUGHT: Final = -40  # a battle lost on purpose
HALF: Final = 2

# What an office does for its owner in a turn, by operation (AR-292).
POWER: Final = [15, 12, 35, 40, 45, 35, 45, 8, 0, 45, 0, 42, 45, 95, 45, 15, 35, 0, 15, 50, 45]
GAINED_GOOD: Final = 45
GAINED_LETTER: Final = 55
GAINED_INFLUENCE: Final = 95


def judge(p: AlRashidPosition, seat: int) -> int:
    """What the position is worth for a seat, less a part of what it is worth for the strongest other."""
    best = 0
    first = True
    for other in range(p.seats):
        if other != seat:
            worth_of_other = worth(p, other, False)
            if first or worth_of_other > best:
                best = worth_of_other
                first = False
    return worth(p, seat, True) * 100 - best * RIVAL


def worth(p: AlRashidPosition, seat: int, own: bool) -> int:
    """Points and prospects of one seat; of a rival's hand only the number of tiles is considered."""
    total = points(p, seat) * POINT
    if p.to_act == NOBODY:
        return total
    turns = p.tables.turns - p.turn  # whole turns to come
    total += _household(p, seat, turns, own)
    for kind in range(PIECES):
        total += p.family[seat * PIECES + kind] * WORKER[kind] * turns
    total += _offices(p, seat, turns)
    if turns:
        place = p.first_next.index(seat) if seat in p.first_next else p.order.index(seat)
        total += (p.seats - place) * FIRST_IN_ORDER
    return total + _board(p, seat, turns, own)


def _household(p: AlRashidPosition, seat: int, turns: int, own: bool) -> int:
    """Goods, letters and tiles, as far as they can still be used."""
    gold = p.wealth(seat)
    visits = 0
    for palace in range(PALACES):
        if p.pieces[palace * p.seats + seat]:
            visits += 1
    placing = p.reserve[seat * PIECES] + p.reserve[seat * PIECES + 1] + p.reserve[seat * PIECES + 2]
    if turns == 0 and visits == 0 and not placing:
        return gold  # wealth breaks ties (AR-255)
    rate = GOLD if turns else LAST_GOLD
    plenty = PLENTY * (turns + 1)
    total = min(gold, plenty) * rate + max(gold - plenty, 0) * rate // 4
    total += p.letters[seat] * LETTER
    for colour in range(COLOURS):
        tiles = p.hand_size[seat * COLOURS + colour]
        total += min(tiles, MANY_TILES) * TILE
        if own:
            for value in range(VALUES):
                held = p.hands[seat * TILE_KINDS + colour * VALUES + value]
                total += held * (value + 1) * TILE_VALUE
        else:
            total += tiles * TILE_VALUE * 5 // 2
    return total


def _offices(p: AlRashidPosition, seat: int, turns: int) -> int:
    """What the offices will do in the turns to come."""
    tables = p.tables
    owned = p.offices[seat]
    total = 0
    office = 0
    while owned:
        if owned & 1:
            total += power_of(p, office) * turns
        owned >>= 1
        office += 1
    return total if tables.offices else 0


def power_of(p: AlRashidPosition, office: int) -> int:
    """What an office brings in a turn; instantaneous ones have done their work."""
    tables = p.tables
    op = tables.office_op[office]
    if op == GAIN and tables.office_border[office] == BROWN:
        gained = sum(tables.office_goods[office]) * GAINED_GOOD
        return (
            gained
            + tables.office_letters[office] * GAINED_LETTER
            + tables.office_influence[office] * GAINED_INFLUENCE
        )
    return POWER[op] if op < OPERATIONS else 0


def _board(p: AlRashidPosition, seat: int, turns: int, own: bool) -> int:
    """What the areas with own pieces will bring in this turn."""
    total = 0
    income = 0
    gains: list[int] = []
    costs: list[int] = []
    for area in range(AREAS):
        if not p.pieces[area * p.seats + seat]:
            continue
        rank = _rank(p, area, seat)
        if rank >= POSITIONS or rank < 0:
            continue
        if area >= FIRST_TERRITORY:
            brought = _territory(p, area - FIRST_TERRITORY, seat, rank, own)
            total += brought
            if brought > 0:
                income += most_items(p, seat, rank) * 2
        else:
            _palace(p, area, seat, rank, turns, gains, costs)
    return total + _spend(gains, costs, p.wealth(seat) + income)


def _rank(p: AlRashidPosition, area: int, seat: int) -> int:
    """The position a seat will have in an area; EMPTY if it has acted there already."""
    if area != p.area:
        return ranking(p, area).index(seat)
    at = len(p.agenda) - 1
    while at > 0 and p.agenda[at] != kinds.TRADE and p.agenda[at] != kinds.VISIT:
        at -= 4
    if at < 0 or seat not in p.acting:
        return EMPTY
    rank = p.acting.index(seat)
    return EMPTY if rank < p.agenda[at - 1] else rank


def _territory(p: AlRashidPosition, territory: int, seat: int, rank: int, own: bool) -> int:
    """Items of commerce, less what the battle for it costs."""
    brought = most_items(p, seat, rank) * ITEM
    for good in range(GOODS):
        if p.land_goods[territory * GOODS + good] and p.goods[seat * GOODS + good] == 0:
            brought += NEW_TYPE
    won = True
    any_tile = False
    price = 0
    for colour in range(COLOURS):
        enemy = 0  # in halves
        for nth in range(len(p.tile_at)):
            if p.tile_at[nth] == territory and p.tile_kind[nth] // VALUES == colour:
                known = p.tile_known[nth] == FACE_UP or (own and p.tile_known[nth] >> seat & 1)
                enemy += (p.tile_kind[nth] % VALUES + 1) * 2 if known else 6
        if enemy == 0:
            continue
        strength = 0
        if own:
            for value in range(VALUES):
                held = p.hands[seat * TILE_KINDS + colour * VALUES + value]
                strength += held * (value + 1) * 2
        else:
            strength = p.hand_size[seat * COLOURS + colour] * 5
        if p.hand_size[seat * COLOURS + colour]:
            any_tile = True
        if strength <= enemy:
            won = False
        price += enemy * TILE_VALUE // 2 + TILE
    if price == 0:
        return brought
    if won:
        return brought - price // (1 if rank == 0 else HALF)
    lost = UNFOUGHT
    if not any_tile:
        lost = 0
        if not p.holds(seat, RETREAT_WITHOUT_DISHONOUR):
            lost = p.tables.retreat_dishonour * p.tables.dishonour_points * POINT
    return lost if rank == 0 else (brought + lost) // HALF


def _palace(
    p: AlRashidPosition, palace: int, seat: int, rank: int, turns: int, gains: list[int], costs: list[int]
) -> None:
    """The best that a visit can bring, with its price; the dishonour of one that brings nothing."""
    tables = p.tables
    gain = tables.no_primary_dishonour * tables.dishonour_points * POINT
    cost = 0
    free = 0
    if palace == MILITARY:
        free = tables.service_tiles[rank] * (TILE + TILE_VALUE * 2)
        gain = 0
    elif palace == SPIES:
        free = tables.spy_moves[rank] * SPY_MOVE
        gain = 0
    elif palace == AL_RASHID:
        free = GAINED_GOOD + (FIRST_IN_ORDER * 2 if turns else 0)
        gain = 0
    rate = GOLD if turns else LAST_GOLD
    piece = tables.service_piece[palace]
    price = service_price(p, seat, palace, rank)
    if piece >= 0 and price != EMPTY:
        gains.append(tables.piece_points[piece] * POINT + WORKER[piece] * turns - price * rate - gain)
        costs.append(price)
    best = 0
    for office in tables.palace_offices[palace]:
        if can_take(p, seat, office):
            price = office_price(p, seat, office)
            price = after_letters(p, price, p.letters[seat])
            value = points_of_office(p, seat, office) * POINT + power_of(p, office) * turns - price * rate
            if tables.office_op[office] == END_SCORE:
                value += POINT
            if value > best:
                best = value
                cost = price
    if best:
        gains.append(best - gain)
        costs.append(cost)
    gains.append(gain + free)
    costs.append(0)


def _spend(gains: list[int], costs: list[int], gold: int) -> int:
    """The best purchases first, as long as the gold lasts; what costs nothing comes in any case."""
    total = 0
    for nth in range(len(gains)):
        if costs[nth] == 0:
            total += gains[nth]
            gains[nth] = 0
    while True:
        best = EMPTY
        for nth in range(len(gains)):
            if costs[nth] <= gold and gains[nth] > 0 and (best == EMPTY or gains[nth] > gains[best]):
                best = nth
        if best == EMPTY:
            return total
        total += gains[best]
        gold -= costs[best]
        gains[best] = 0
