"""How good a position looks for a seat: rubies, what can become rubies, and what the next place promises.

The unit is a hundredth of a Lira. The weights were set by hand and tried in matches among greedy bots. Since a bot
that looks one decision ahead judges in mid-turn, whatever is still to be done on the agenda counts as a promise.
"""

from __future__ import annotations

from typing import Final

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.available import any_ruby
from fondaco.games.istanbul.steps.changes import crossing_toll
from fondaco.games.istanbul.steps.hands import letters_of, seals
from fondaco.games.istanbul.steps.turn import due
from fondaco.table.core import FRAME, NOBODY

RUBY: Final = 3200
LIRA: Final = 100
GOOD: Final = 260
LAST_GOOD: Final = 160
COFFEE: Final = 170
CARD: Final = 380
HAND: Final = [0, 380, 720, 1000, 1180, 1280]
"""What so many cards are worth; further ones hardly count."""
SEAL: Final = 260
TILE: Final = 1500
TAVERN_TILE: Final = 500
COMPANION: Final = 500
EXTENSIONS: Final = [0, 1300, 2900, 3200]
STACK: Final = [-1900, -700, -100, 250, 450, 550]
"""What assistants under the merchant are worth: without them every turn ends at once."""
FAMILY_HOME: Final = 150
EXTRA_TURN: Final = 700


def judge(p: IstanbulPosition, seat: int) -> int:
    """What the position is worth for a seat, less a part of what it is worth for the strongest other."""
    best = -100000
    for other in range(p.seats):
        if other != seat:
            best = max(best, worth(p, other))
    own = worth(p, seat)
    if p.to_act != NOBODY:
        own += promise(p, seat)
    return own * 4 - best


def worth(p: IstanbulPosition, seat: int) -> int:
    """What a seat owns."""
    total = p.rubies[seat] * RUBY
    if p.to_act == NOBODY:
        return total * 100 + p.lira[seat] * LIRA + p.goods_of(seat)
    total += p.lira[seat] * LIRA + p.coffee[seat] * COFFEE
    total += goods_worth(p, seat) + EXTENSIONS[p.extensions[seat]]
    total += hand_worth(p.hand_size[seat])
    for colour in range(m.COLOURS):
        if p.owns(seat, colour):
            total += TILE
    if p.tables.has_mocha:
        total += hand_worth(p.guild_size[seat]) * 7 // 8
        for kind in range(2):
            if p.owns_tavern(seat, kind):
                total += TAVERN_TILE
    if p.tables.has_letters:
        total += seals(p, seat) * SEAL - max(0, letters_of(p, seat) - 5) * SEAL
        if p.companion[seat] != 0:
            total += COMPANION
    if p.family[seat] == m.POLICE:
        total += FAMILY_HOME
    return total + STACK[p.stack[seat]]


def hand_worth(cards: int) -> int:
    """Bonus or guild cards in a hand."""
    return HAND[cards] if cards < len(HAND) else HAND[-1] + 20 * (cards - len(HAND) + 1)


def card_gain(cards: int) -> int:
    """Taking two cards and discarding the worse one."""
    return (hand_worth(cards + 1) - hand_worth(cards)) * 5 // 4


def goods_worth(p: IstanbulPosition, seat: int) -> int:
    """Goods are worth less by the piece the more of their colour there are."""
    total = 0
    for good in range(m.GOODS):
        held = p.goods[seat * m.GOODS + good]
        total += min(held, 3) * GOOD + max(0, held - 3) * LAST_GOOD
        if good == m.JEWELRY:
            total += held * 60
    return total


def promise(p: IstanbulPosition, seat: int) -> int:
    """What is still to be done on the agenda, and what the next turn may bring."""
    total = 0
    acting = p.active == seat
    cut = False
    at = len(p.agenda) - 1
    while at >= 0:
        kind = p.agenda[at]
        a = p.agenda[at - 1]
        if kind == kinds.ASSISTANT and acting:
            cut = not ((p.assistants[seat] >> a) & 1 or p.stack[seat] > 0)
            if not cut and not (p.assistants[seat] >> a) & 1:
                total += STACK[p.stack[seat] - 1] - STACK[p.stack[seat]]
            elif not cut:
                total += STACK[p.stack[seat] + 1] - STACK[p.stack[seat]]
        elif kind == kinds.OTHERS and acting and not cut:
            owed = due(p, a, p.agenda[at - 2])
            cut = owed > p.lira[seat]
            if not cut:
                total -= owed * LIRA
        elif (kind == kinds.ACTION or kind == kinds.BEGIN) and acting and not cut:
            total += max(0, gain_at(p, seat, a, True)) * 15 // 16
        elif kind == kinds.REST and acting and not cut:
            total += encounters(p, seat)
        elif kind == kinds.DRAW or kind == kinds.DRAW_GUILD or kind == kinds.DRAW_LETTER:
            if a == seat:
                total += SEAL if kind == kinds.DRAW_LETTER else card_gain(p.hand_size[seat]) * 4 // 5
        elif acting:
            total += pending(p, seat, kind, a, p.agenda[at - 2])
        at -= FRAME
    if p.board is not None and p.round > 0:
        total += outlook(p, seat) // 2
    return total


def pending(p: IstanbulPosition, seat: int, kind: int, a: int, b: int) -> int:
    """Smaller things the active player is about to do."""
    if kind == kinds.SOURCE or kind == kinds.GUILD_SOURCE:
        return a * card_gain(p.hand_size[seat]) * 4 // 5
    if kind == kinds.DISCARD or kind == kinds.GUILD_DISCARD:
        return -card_gain(p.hand_size[seat]) // 3
    if kind == kinds.ROLLED:
        return 300 if a == m.BLACK_MARKET else tea_hopes(b)
    if kind == kinds.EXTRA_GOOD:
        return 50
    if kind == kinds.FIGURE_PAY:
        return -180
    if kind == kinds.KIOSK_CHOICE or kind == kinds.KIOSK_LAST:
        return 250
    if kind == kinds.PAY_OFF:
        return 350
    if kind == kinds.TURN and a == seat:
        return EXTRA_TURN
    return 0


def tea_hopes(announced: int) -> int:
    """What an announced number brings on average."""
    ways = 0
    for total in range(announced, 13):
        ways += 6 - abs(7 - total)
    return (announced * ways + 2 * (36 - ways)) * LIRA // 36


def encounters(p: IstanbulPosition, seat: int) -> int:
    """What phase 4 may bring."""
    place = p.meeting
    total = 0
    if place == 0:
        return 0
    if place != m.POLICE:
        for other in range(p.seats):
            if other != seat and p.family[other] == place:
                total += 300
    for figure in p.tables.figures:
        if p.figures[figure] == place and not (p.met >> figure) & 1:
            total += 110
    return total


def outlook(p: IstanbulPosition, seat: int) -> int:
    """The best place in reach of the merchant, as things are now."""
    start = p.merchant[seat]
    best = 0
    for place in p.the_board().near[start]:
        own_there = (p.assistants[seat] >> place) & 1
        if place != m.FOUNTAIN and not own_there and p.stack[seat] == 0:
            continue
        gain = gain_at(p, seat, place, True)
        if gain <= best:
            continue
        if place != m.FOUNTAIN:
            if own_there:
                gain += 200
            for other in range(p.seats):
                if other != seat and p.merchant[other] == place:
                    gain -= 2 * LIRA
            if p.barrier_holder >= 0 and p.active == seat:
                gain -= crossing_toll(p, start, place) * LIRA
        best = max(best, gain)
    return best


def gain_at(p: IstanbulPosition, seat: int, place: int, deep: bool) -> int:
    """About what the action of a place is worth to a seat now."""
    tables = p.tables
    lira = p.lira[seat]
    if place == m.WAINWRIGHT:
        owned = p.extensions[seat]
        if owned == tables.most_extensions or lira < tables.extension_price:
            return 0
        ruby = RUBY if owned == tables.most_extensions - 1 else 0
        return EXTENSIONS[owned + 1] - EXTENSIONS[owned] + ruby - tables.extension_price * LIRA
    if m.FABRIC_WAREHOUSE <= place <= m.FRUIT_WAREHOUSE:
        held = p.goods[seat * m.GOODS + place - m.FABRIC_WAREHOUSE]
        room = p.capacity(seat) - held
        return min(room, max(0, 3 - held)) * GOOD + max(0, p.capacity(seat) - max(held, 3)) * LAST_GOOD
    if place == m.FOUNTAIN:
        return fountain_gain(p, seat)
    if place == m.LARGE_MARKET or place == m.SMALL_MARKET:
        return sale_gain(p, seat, place - m.LARGE_MARKET)
    if place == m.POLICE:
        return errand_gain(p, seat) if deep and p.family[seat] == m.POLICE else 0
    if place == m.PALACE:
        return palace_gain(p, seat)
    if place == m.SMALL_MOSQUE or place == m.GREAT_MOSQUE:
        return mosque_gain(p, seat, place)
    if place == m.DEALER:
        price = p.track_price(m.GEM_TRACK)
        return RUBY - price * LIRA if p.tracks[m.GEM_TRACK] and lira >= price else 0
    if place == m.POST_OFFICE:
        return 2 * GOOD * 3 // 4 + tables.mail_lira[p.mail] * LIRA
    if place == m.CARAVANSARY:
        return card_gain(p.hand_size[seat]) + tables.caravan_coffee * COFFEE
    if place == m.BLACK_MARKET:
        return GOOD + (300 if p.goods[seat * m.GOODS + m.JEWELRY] < p.capacity(seat) else 0)
    if place == m.TEA_HOUSE:
        return 490
    return new_place_gain(p, seat, place)


def fountain_gain(p: IstanbulPosition, seat: int) -> int:
    out = 0
    mask = p.assistants[seat]
    while mask:
        out += mask & 1
        mask >>= 1
    gain = STACK[p.stack[seat] + out] - STACK[p.stack[seat]]
    if p.tables.has_letters and p.companion[seat] == 0:
        gain += COMPANION
    return gain


def sale_gain(p: IstanbulPosition, seat: int, market: int) -> int:
    tables = p.tables
    tile = p.demand[5 * market]
    if tile < 0:
        return 0
    before = goods_worth(p, seat)
    sold = 0
    lost = 0
    for good in range(m.GOODS):
        held = p.goods[seat * m.GOODS + good]
        number = min(held, tables.demand[market][tile * m.GOODS + good])
        sold += number
        rest = held - number
        lost += min(held, 3) * GOOD + max(0, held - 3) * LAST_GOOD
        lost -= min(rest, 3) * GOOD + max(0, rest - 3) * LAST_GOOD
    return max(0, tables.sale_prices[market][sold] * LIRA - min(lost, before))


def errand_gain(p: IstanbulPosition, seat: int) -> int:
    best = 0
    for place in p.tables.places:
        if place != m.POLICE:
            best = max(best, gain_at(p, seat, place, False))
    return best - FAMILY_HOME


def palace_gain(p: IstanbulPosition, seat: int) -> int:
    if p.tracks[m.SULTAN_TRACK] == 0:
        return 0
    price = p.track_price(m.SULTAN_TRACK)
    for good in range(m.GOODS):
        if p.goods[seat * m.GOODS + good] < p.tables.sultan_fixed[price * m.GOODS + good]:
            return 0
    return RUBY - price * (GOOD - 30) if p.goods_of(seat) >= price else 0


def mosque_gain(p: IstanbulPosition, seat: int, place: int) -> int:
    first = m.FABRIC if place == m.SMALL_MOSQUE else m.FRUIT
    needs = p.tables.mosque_needs
    best = 0
    for colour in range(first, first + 2):
        gone = p.mosque_gone(colour)
        if not p.owns(seat, colour) and gone < len(needs) and p.goods[seat * m.GOODS + colour] >= needs[gone]:
            gain = TILE - GOOD
            if p.owns(seat, 2 * first + 1 - colour):
                gain += RUBY
            best = max(best, gain)
    return best


def new_place_gain(p: IstanbulPosition, seat: int, place: int) -> int:
    """The places of the expansions."""
    tables = p.tables
    coffee = p.coffee[seat]
    if place == m.ROASTING_PLANT:
        gain = 0
        if p.lira[seat] >= tables.roast_lira:
            gain += 2 * COFFEE - tables.roast_lira * LIRA
        if p.goods_of(seat):
            gain += 2 * COFFEE - GOOD
        if p.hand_size[seat] > 1:
            gain += 2 * COFFEE - CARD // 2
        return gain
    if place == m.GUILD_HALL:
        return COFFEE + card_gain(p.guild_size[seat])
    if place == m.TAVERN:
        return tavern_gain(p, seat)
    if place == m.COFFEE_HOUSE:
        price = p.track_price(m.COFFEE_TRACK)
        return RUBY - price * COFFEE if p.tracks[m.COFFEE_TRACK] and coffee >= price else 0
    if place == m.EMBASSY:
        return 2 * SEAL + SEAL // 2
    if place == m.KIOSK:
        return SEAL + 350
    if place == m.AUCTION_HOUSE:
        return GOOD + 150
    if place == m.SECRET_SOCIETY:
        return RUBY - tables.society_seals * SEAL // 2 if seals(p, seat) >= tables.society_seals else 0
    return GOOD + 100


def tavern_gain(p: IstanbulPosition, seat: int) -> int:
    tables = p.tables
    coffee = p.coffee[seat]
    best = 0
    for kind in range(2):
        gone = p.tavern_gone(kind)
        if (
            not p.owns_tavern(seat, kind)
            and gone < len(tables.tavern_costs)
            and coffee >= tables.tavern_costs[gone]
        ):
            best = max(best, TAVERN_TILE - tables.tavern_costs[gone] * COFFEE)
    payable = coffee >= tables.baksheesh_coffee and any_ruby(p)
    for good in range(m.GOODS):
        if p.goods[seat * m.GOODS + good] < tables.baksheesh_goods[good]:
            payable = False
    if payable:
        best = max(best, RUBY - tables.baksheesh_coffee * COFFEE - 3 * GOOD)
    return best
