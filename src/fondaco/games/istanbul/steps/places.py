"""The places 1 to 9, 12, 14 and 15 of the base game (section 6.5)."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import (
    ANNOUNCE_LEAST,
    ANNOUNCE_MOST,
    BLACK_MARKET,
    DECLINE,
    DONE,
    FABRIC,
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    FROM_DECK,
    FROM_DISCARD,
    FRUIT,
    GOODS,
    JEWELRY,
    KEEP,
    KINDS,
    POLICE,
    ROLL_AGAIN,
    SMALL_MOSQUE,
    SPICE,
    TAKE_COMPANION,
    TEA_HOUSE,
    TURN_FIRST,
    TURN_SECOND,
    announce,
    bring_back,
    discard,
    is_window_move,
    mosque_tile,
    send,
    take,
)
from fondaco.games.istanbul.position import AT_HAND, IstanbulPosition, Step
from fondaco.games.istanbul.steps.available import mosque_tiles
from fondaco.games.istanbul.steps.cards import might_play, play_in_window, window_moves
from fondaco.games.istanbul.steps.changes import (
    assistant_places,
    begin_execution,
    bring_assistant_back,
    fifth_assistant,
    gain_goods,
    gain_lira,
    gain_ruby,
    pay_goods,
    pay_lira,
    set_family,
    take_companion,
)
from fondaco.games.istanbul.steps.drawing import take_discarded
from fondaco.games.istanbul.steps.hands import discard_card
from fondaco.games.istanbul.steps.kinds import (
    ACTION,
    COMPANION,
    DICE,
    DRAW,
    EXTRA_GOOD,
    ROLLED,
    WITHIN_ACTION,
)
from fondaco.games.istanbul.tables import INSIDE_ACTION
from fondaco.table.core import EVERYONE

# -- warehouses and Post Office -------------------------------------------------------------------


def fill(p: IstanbulPosition, place: int) -> None:
    """The good of a warehouse rises to the capacity (IS-104)."""
    seat = p.active
    good = place - FABRIC_WAREHOUSE
    gain_goods(p, seat, good, p.capacity(seat) - p.goods[seat * GOODS + good])
    if p.owns(seat, SPICE):
        p.push(EXTRA_GOOD)


class ExtraGood(Step):
    """The spice tile: one more good of any colour for 2 Lira (IS-134, IS-DP-11)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if p.lira[p.active] < p.tables.extra_good_lira and not might_play(p, INSIDE_ACTION):
            p.pop()
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        moves: list[int] = []
        if p.lira[p.active] >= p.tables.extra_good_lira:
            moves = [take(good) for good in range(GOODS)]
        moves += window_moves(p, INSIDE_ACTION)
        moves.append(DECLINE)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        if is_window_move(move):
            play_in_window(p, move)
            return
        p.pop()
        if move != DECLINE:
            pay_lira(p, p.active, p.tables.extra_good_lira)
            gain_goods(p, p.active, move - take(0), 1)


def fetch_mail(p: IstanbulPosition) -> None:
    """What the indicators leave uncovered; then the next one moves (IS-105, IS-106)."""
    tables = p.tables
    seat = p.active
    gain_goods(p, seat, tables.mail_goods[2 * p.mail], 1)
    gain_goods(p, seat, tables.mail_goods[2 * p.mail + 1], 1)
    gain_lira(p, seat, tables.mail_lira[p.mail])
    p.mail = (p.mail + 1) % len(tables.mail_lira)


# -- Caravansary ----------------------------------------------------------------------------------


class Source(Step):
    """Deck or discard pile, card by card (IS-108, IS-109, IS-164, IS-DP-12)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if p.agenda[-2] == 0 or not p.can_draw():
            p.pop()
            return False
        if not p.discard:
            p.agenda[-2] -= 1
            p.push(DRAW, p.active)
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [FROM_DECK, FROM_DISCARD]

    def play(self, p: IstanbulPosition, move: int) -> None:
        p.agenda[-2] -= 1
        if move == FROM_DECK:
            p.push(DRAW, p.active)
        else:
            take_discarded(p, p.active)


class Discard(Step):
    """One card of the hand is discarded (IS-107, IS-DP-13); asked even of a single card, whose face is a secret."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if p.hand_size[p.active] == 0:
            p.pop()
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return hand_moves(p, p.active)

    def play(self, p: IstanbulPosition, move: int) -> None:
        p.pop()
        discard_card(p, p.active, move - discard(0))


def hand_moves(p: IstanbulPosition, seat: int) -> list[int]:
    """A discard for each kind in a hand."""
    hand = seat * KINDS
    return [discard(kind) for kind in range(KINDS) if p.hands[hand + kind]]


# -- Fountain -------------------------------------------------------------------------------------


class Fountain(Step):
    """Which assistants return, by place number (IS-110, IS-181, IS-DP-14)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        moves = self.legal(p)
        if len(moves) == 1:
            self.play(p, moves[0])
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        last = p.agenda[-3]
        moves = [bring_back(place) for place in assistant_places(p, p.active) if place > last]
        moves.append(DONE)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        if move != DONE:
            place = move - bring_back(0)
            p.agenda[-2] |= 1 << place
            p.agenda[-3] = place
            p.more()
        elif p.companion and p.companion[p.active] != AT_HAND:
            p.push(COMPANION, p.agenda[-2])
            p.more()
        else:
            drink(p, p.agenda[-2], False)


class Companion(Step):
    """Whether the companion is taken into the own supply (IL-041, IL-045, IS-A51)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [TAKE_COMPANION, DECLINE]

    def play(self, p: IstanbulPosition, move: int) -> None:
        drink(p, p.agenda[-2], move == TAKE_COMPANION)


def drink(p: IstanbulPosition, mask: int, companion: bool) -> None:
    """The action of the Fountain: assistants return to the merchant, wherever he is (IS-110, IS-111)."""
    begin_execution(p, FOUNTAIN)
    for place in assistant_places(p, p.active):
        if (mask >> place) & 1:
            bring_assistant_back(p, p.active, place)
    if companion:
        take_companion(p, p.active)


# -- Black Market and Tea House -------------------------------------------------------------------


class BlackGood(Step):
    """Which good the Black Market gives, before the roll (IS-113, IS-115, IS-DP-15)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [take(FABRIC), take(SPICE), take(FRUIT)]

    def play(self, p: IstanbulPosition, move: int) -> None:
        begin_execution(p, BLACK_MARKET)
        gain_goods(p, p.active, move - take(0), 1)
        p.push(ROLLED, BLACK_MARKET)
        p.push(DICE)


class Announcement(Step):
    """A number from 3 to 12 at the Tea House, before the roll (IS-116, IS-DP-16)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [announce(number) for number in range(ANNOUNCE_LEAST, ANNOUNCE_MOST + 1)]

    def play(self, p: IstanbulPosition, move: int) -> None:
        number = move - announce(0)
        begin_execution(p, TEA_HOUSE)
        if p.heard is not None:
            p.tell([tell.ANNOUNCED, EVERYONE, p.active, number])
        p.push(ROLLED, TEA_HOUSE, number)
        p.push(DICE)


class Rolled(Step):
    """The result of a roll; the fabric tile turns one die or rolls both again, once (IS-136, IS-A09)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if p.heard is not None:
            p.tell([tell.ROLLED, EVERYONE, p.active, p.die1, p.die2])
        if p.agenda[-4] == 0 and p.owns(p.active, FABRIC):
            p.to_act = p.active
            return True
        self.result(p)
        return False

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [TURN_FIRST, TURN_SECOND, ROLL_AGAIN, KEEP]

    def play(self, p: IstanbulPosition, move: int) -> None:
        if move == ROLL_AGAIN:
            p.agenda[-4] = 1
            p.push(DICE)
            return
        if move != KEEP:
            if move == TURN_FIRST:
                p.die1 = p.tables.die_value
            else:
                p.die2 = p.tables.die_value
            if p.heard is not None:
                p.tell([tell.DIE_TURNED, EVERYONE, p.active, p.die1, p.die2])
        self.result(p)

    def result(self, p: IstanbulPosition) -> None:
        """Jewelry (IS-114) or Lira (IS-117)."""
        place = p.agenda[-2]
        announced = p.agenda[-3]
        p.pop()
        tables = p.tables
        total = p.die1 + p.die2
        if place == BLACK_MARKET:
            if tables.black_jewelry[total]:
                gain_goods(p, p.active, JEWELRY, tables.black_jewelry[total])
        else:
            gain_lira(p, p.active, announced if total >= announced else tables.tea_consolation)


# -- Police Station and mosques -------------------------------------------------------------------


class Errand(Step):
    """Where the family member is sent; the action of that place follows (IS-122, IS-DP-18)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [send(place) for place in p.tables.places if place != POLICE]

    def play(self, p: IstanbulPosition, move: int) -> None:
        place = move - send(0)
        begin_execution(p, POLICE)
        set_family(p, p.active, place)
        p.push(ACTION, place, WITHIN_ACTION)


class Mosque(Step):
    """Which tile (IS-129, IS-DP-20)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        colours = mosque_tiles(p, p.agenda[-2])
        if len(colours) == 1:
            self.play(p, mosque_tile(colours[0]))
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [mosque_tile(colour) for colour in mosque_tiles(p, p.agenda[-2])]

    def play(self, p: IstanbulPosition, move: int) -> None:
        place = p.agenda[-2]
        colour = move - mosque_tile(0)
        seat = p.active
        begin_execution(p, place)
        pay_goods(p, seat, colour, p.tables.mosque_pays)
        p.tiles[seat] |= 1 << colour
        if p.heard is not None:
            p.tell([tell.MOSQUE_TILE, EVERYONE, seat, colour])
        fifth_assistant(p, seat, colour)
        both = (1 << FABRIC | 1 << SPICE) if place == SMALL_MOSQUE else (1 << FRUIT | 1 << JEWELRY)
        if p.tiles[seat] & both == both:  # IS-131
            if place == SMALL_MOSQUE:
                p.small_mosque_rubies -= 1
            else:
                p.great_mosque_rubies -= 1
            gain_ruby(p, seat, place)
