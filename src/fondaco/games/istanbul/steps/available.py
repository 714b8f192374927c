"""Whether an action can be carried out, a figure used, a payment made: what the offers of all chapters rest on."""

from __future__ import annotations

from fondaco.games.istanbul.moves import (
    COFFEE_HOUSE,
    COFFEE_TRACK,
    COFFEE_TRADER,
    COURIER,
    DEALER,
    FABRIC,
    FRUIT,
    GEM_TRACK,
    GOODS,
    GOVERNOR,
    GREAT_MOSQUE,
    JEWELRY,
    LARGE_MARKET,
    PALACE,
    POLICE,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SMUGGLER,
    SPICE,
    SULTAN_TRACK,
    TAVERN,
    TRACKS,
    WAINWRIGHT,
)
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.games.istanbul.steps.changes import figure_price
from fondaco.games.istanbul.steps.hands import can_draw_letter, letters_of, seals
from fondaco.games.istanbul.steps.kinds import TAVERN_DONE
from fondaco.table.core import FRAME

SMALL_MOSQUE_COLOURS = [FABRIC, SPICE]
GREAT_MOSQUE_COLOURS = [FRUIT, JEWELRY]


def available(p: IstanbulPosition, place: int) -> bool:
    """Whether the active player can carry out the action of a place now (IS-062, IS-064)."""
    seat = p.active
    tables = p.tables
    if place == WAINWRIGHT:
        return can_extend(p, seat) and p.lira[seat] >= tables.extension_price
    if place == LARGE_MARKET or place == SMALL_MARKET:
        return can_sell(p, place)
    if place == POLICE:
        return p.family[seat] == POLICE  # IS-125
    if place == PALACE:
        return can_pay_sultan(p)
    if place == SMALL_MOSQUE or place == GREAT_MOSQUE:
        return len(mosque_tiles(p, place)) > 0
    if place == DEALER:
        return p.tracks[GEM_TRACK] > 0 and p.lira[seat] >= p.track_price(GEM_TRACK)
    if place == ROASTING_PLANT:
        return p.lira[seat] >= tables.roast_lira or p.goods_of(seat) > 0 or cards_of(p, seat) > 0
    if place == TAVERN:
        return can_use_tavern(p)
    if place == COFFEE_HOUSE:
        return p.tracks[COFFEE_TRACK] > 0 and p.coffee[seat] >= p.track_price(COFFEE_TRACK)
    if place == SECRET_SOCIETY:
        return seals(p, seat) >= tables.society_seals and any_ruby(p)
    return True


def can_extend(p: IstanbulPosition, seat: int) -> bool:
    """Nobody has more than three extensions (IS-102)."""
    return p.extensions[seat] < p.tables.most_extensions


def can_sell(p: IstanbulPosition, place: int) -> bool:
    """Whether one good shown on the top demand tile is there to sell (IS-118)."""
    market = place - LARGE_MARKET
    at = p.demand[5 * market] * GOODS
    tile = p.tables.demand[market]
    own = p.active * GOODS
    for good in range(GOODS):
        if tile[at + good] and p.goods[own + good]:
            return True
    return False


def can_pay_sultan(p: IstanbulPosition) -> bool:
    """Whether the goods left of the leftmost ruby are there (IS-126 to IS-128, IS-139)."""
    if p.tracks[SULTAN_TRACK] == 0:
        return False
    price = p.track_price(SULTAN_TRACK)
    own = p.active * GOODS
    for good in range(GOODS):
        if p.goods[own + good] < p.tables.sultan_fixed[price * GOODS + good]:
            return False
    return p.goods_of(p.active) >= price


def mosque_tiles(p: IstanbulPosition, place: int) -> list[int]:
    """The colours whose top tile the active player can take, ascending (IS-129, IS-130)."""
    seat = p.active
    needs = p.tables.mosque_needs
    found: list[int] = []
    for colour in SMALL_MOSQUE_COLOURS if place == SMALL_MOSQUE else GREAT_MOSQUE_COLOURS:
        gone = p.mosque_gone(colour)
        if not p.owns(seat, colour) and gone < len(needs) and p.goods[seat * GOODS + colour] >= needs[gone]:
            found.append(colour)
    return found


def cards_of(p: IstanbulPosition, seat: int) -> int:
    """Bonus and guild cards in a hand."""
    return p.hand_size[seat] + (p.guild_size[seat] if p.tables.has_mocha else 0)


def any_ruby(p: IstanbulPosition) -> bool:
    """Whether a track holds a ruby."""
    for track in range(TRACKS):
        if p.tracks[track] > 0:
            return True
    return False


def can_use_tavern(p: IstanbulPosition) -> bool:
    """Whether one of the three options can be paid (IM-045); never within an action of the Tavern itself."""
    at = len(p.agenda) - 1
    while at >= 0:
        if p.agenda[at] == TAVERN_DONE:
            return False
        at -= FRAME
    if p.coffee[p.active] >= p.tables.barrier_coffee or can_pay_baksheesh(p):
        return True
    for kind in range(2):
        if can_take_tavern_tile(p, kind):
            return True
    return False


def can_take_tavern_tile(p: IstanbulPosition, kind: int) -> bool:
    """Nobody owns two tiles of one kind (IM-046)."""
    costs = p.tables.tavern_costs
    gone = p.tavern_gone(kind)
    return not p.owns_tavern(p.active, kind) and gone < len(costs) and p.coffee[p.active] >= costs[gone]


def can_pay_baksheesh(p: IstanbulPosition) -> bool:
    """Coffee and goods of the baksheesh tile, and a ruby to take (IM-047)."""
    tables = p.tables
    if p.coffee[p.active] < tables.baksheesh_coffee or not any_ruby(p):
        return False
    for good in range(GOODS):
        if p.goods[p.active * GOODS + good] < tables.baksheesh_goods[good]:
            return False
    return True


def usable(p: IstanbulPosition, figure: int, played: int = 0) -> bool:
    """Whether the active player can pay a figure after its gain (IS-078, IM-032, IL-060).

    A card that calls the figure is played before: it cannot pay.
    """
    seat = p.active
    if p.lira[seat] >= figure_price(p, figure):
        return True
    if figure == GOVERNOR:
        return p.hand_size[seat] > played or p.can_draw()
    if figure == SMUGGLER:
        return True  # the good just taken may pay
    if figure == COFFEE_TRADER:
        return p.goods_of(seat) > 0
    return figure == COURIER and (letters_of(p, seat) > 0 or can_draw_letter(p))
