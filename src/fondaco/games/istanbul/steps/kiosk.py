"""The Kiosk 22 and its tiles, chosen by everybody in turn (sections 8.6 and 8.8)."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import (
    COFFEE,
    DECLINE,
    FOUNTAIN,
    GOODS,
    KIOSK,
    KIOSK_TILES,
    USE_TILE,
    discard,
    give,
    is_window_move,
    kiosk_tile,
    letter,
    option,
    take,
)
from fondaco.games.istanbul.position import AT_HAND, IstanbulPosition, Step
from fondaco.games.istanbul.steps.available import can_extend
from fondaco.games.istanbul.steps.cards import might_play, play_in_window, window_moves
from fondaco.games.istanbul.steps.changes import (
    begin_execution,
    close_parts,
    displace_merchant,
    extend,
    gain_coffee,
    gain_good_or_coffee,
    gain_goods,
    gain_lira,
    pay_good_or_coffee,
    pay_goods,
    pay_lira,
    take_companion,
)
from fondaco.games.istanbul.steps.hands import discard_card, discard_letter, letters_of
from fondaco.games.istanbul.steps.kinds import (
    DRAW,
    DRAW_LETTER,
    KIOSK_CHOICE,
    KIOSK_DONE,
    KIOSK_LAST,
    KIOSK_TILE,
    LAY_OUT,
    ONE_DIE,
    TURN_UP,
)
from fondaco.games.istanbul.steps.letters import find_letter, letter_moves
from fondaco.games.istanbul.steps.places import hand_moves
from fondaco.games.istanbul.tables import (
    BONUS_CARD,
    COFFEE_BAG,
    COMPANION_HOME,
    EACH_GOOD,
    EXTENSION,
    GIVES,
    GOOD_OR_COFFEE,
    INSIDE_ACTION,
    LETTER,
    LIRA,
    OFFERS,
    ROLLS_DIE,
)
from fondaco.table.core import ASKED_BARRIER, CHANCE_BARRIER, EVERYONE

ALL_TILES = (1 << KIOSK_TILES) - 1


def open_kiosk(p: IstanbulPosition) -> None:
    """A letter, the tiles, and everybody's choice (IL-101 to IL-106)."""
    begin_execution(p, KIOSK)
    p.push(KIOSK_DONE)
    p.push(KIOSK_LAST)
    p.push(KIOSK_CHOICE, p.active, 0)
    p.push(LAY_OUT, p.seats + 1)
    for _ in range(p.tables.kiosk_letters):
        p.push(DRAW_LETTER, p.active)


class LayOut(Step):
    """One tile more than there are players; an exhausted pile is renewed from the discard pile (IL-101, IL-108)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if p.agenda[-2] == 0:
            p.pop()
            return False
        if p.kiosk_pile == 0:
            p.kiosk_pile = ALL_TILES & ~p.kiosk_open
            p.barrier = CHANCE_BARRIER
            if p.heard is not None:
                p.tell([tell.KIOSK_RESHUFFLED, EVERYONE, len(tiles_in(p.kiosk_pile))])
        p.agenda[-2] -= 1
        p.push(TURN_UP)
        return False


class KioskDone(Step):
    """The tiles go to the discard pile (IL-106)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.pop()
        p.kiosk_open = 0
        p.kiosk_gone = 0
        return False


def tiles_in(mask: int) -> list[int]:
    """The tiles of a mask, ascending."""
    found: list[int] = []
    tile = 0
    while mask:
        if mask & 1:
            found.append(tile)
        mask >>= 1
        tile += 1
    return found


class KioskChoice(Step):
    """Which of the face-up tiles a player takes (IL-102 to IL-104, IS-DP-30, IS-DP-31)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = p.agenda[-2]
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        moves = [kiosk_tile(tile) for tile in tiles_in(p.kiosk_open & ~p.kiosk_gone)]
        if p.agenda[-2] == p.active:
            moves += window_moves(p, INSIDE_ACTION)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        if is_window_move(move):
            play_in_window(p, move)
            return
        tile = move - kiosk_tile(0)
        seat = p.agenda[-2]
        if p.tables.kiosk_does[tile] == OFFERS:
            p.push(KIOSK_TILE, tile, seat, -1)
            p.more()
        else:
            take_tile(p, tile, seat)
            use_plain_tile(p, tile, seat)


class KioskLast(Step):
    """Whether the player uses the tile that is left (IL-105, IS-DP-32)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if self.usable(p) or might_play(p, INSIDE_ACTION):
            p.to_act = p.active
            return True
        p.pop()
        return False

    def left(self, p: IstanbulPosition) -> int:
        return tiles_in(p.kiosk_open & ~p.kiosk_gone)[0]

    def usable(self, p: IstanbulPosition) -> bool:
        tile = self.left(p)
        return p.tables.kiosk_does[tile] != OFFERS or len(ways(p, tile, p.active)) > 0

    def legal(self, p: IstanbulPosition) -> list[int]:
        moves: list[int] = []
        if self.usable(p):
            moves.append(USE_TILE)
        moves += window_moves(p, INSIDE_ACTION)
        moves.append(DECLINE)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        tile = self.left(p)
        if is_window_move(move):
            play_in_window(p, move)
        elif move == DECLINE:
            p.pop()
            if p.heard is not None:
                p.tell([tell.KIOSK_LEFT, EVERYONE, p.active, tile])
        elif p.tables.kiosk_does[tile] == OFFERS:
            p.push(KIOSK_TILE, tile, p.active, -1)
            p.more()
        else:
            take_tile(p, tile, p.active)
            use_plain_tile(p, tile, p.active)


def take_tile(p: IstanbulPosition, tile: int, seat: int) -> None:
    """The tile is turned face down; the next player chooses after its effect (IL-102 to IL-104)."""
    close_parts(p)
    first = p.agenda[-1] == KIOSK_CHOICE
    before = p.agenda[-3]
    p.pop()
    if seat != p.active:
        p.barrier = ASKED_BARRIER  # IS-DP-31
    p.kiosk_gone |= 1 << tile
    if first and before + 1 < p.seats:
        p.push(KIOSK_CHOICE, (seat + 1) % p.seats, before + 1)
    if p.heard is not None:
        p.tell([tell.KIOSK_CHOSEN, EVERYONE, seat, tile])


def use_plain_tile(p: IstanbulPosition, tile: int, seat: int) -> None:
    """A tile without a choice (IL-K01 to IL-K12, K15, K16, K19)."""
    tables = p.tables
    does = tables.kiosk_does[tile]
    if does == GIVES:
        if tables.kiosk_goods[tile]:
            gain_goods(p, seat, tables.kiosk_good[tile], tables.kiosk_goods[tile])
        if tables.kiosk_lira[tile]:
            gain_lira(p, seat, tables.kiosk_lira[tile])
        for _ in range(tables.kiosk_cards[tile]):
            p.push(DRAW, seat)
    elif does == COMPANION_HOME:
        if p.companion[seat] != AT_HAND:  # IL-164
            take_companion(p, seat)
    elif does == ROLLS_DIE:
        p.push(ONE_DIE, seat)
    elif p.merchant[seat] != FOUNTAIN:  # IL-161
        displace_merchant(p, seat, FOUNTAIN)


def ways(p: IstanbulPosition, tile: int, seat: int) -> list[int]:
    """In which ways a tile that offers can be used: what it asks for can be paid (IL-008, IL-109)."""
    tables = p.tables
    found: list[int] = []
    for way in range(tables.kiosk_options[tile]):
        at = 2 * tile + way
        if tables.kiosk_gains[at] == COFFEE_BAG and not tables.grand:
            continue
        if tables.kiosk_gains[at] == EXTENSION and not can_extend(p, seat):
            continue
        if can_pay_for(p, tables.kiosk_pays[at], tables.kiosk_pays_number[at], seat):
            found.append(way)
    return found


def can_pay_for(p: IstanbulPosition, what: int, number: int, seat: int) -> bool:
    """Whether a seat has what a kiosk tile asks for."""
    if what == LIRA:
        return p.lira[seat] >= number
    if what == EACH_GOOD:
        for good in range(GOODS):
            if p.goods[seat * GOODS + good] < number:
                return False
        return True
    if what == GOOD_OR_COFFEE:
        return p.goods_of(seat) > 0 or (p.tables.grand == 1 and p.coffee[seat] > 0)
    if what == LETTER:
        return letters_of(p, seat) > 0
    if what == BONUS_CARD:
        return p.hand_size[seat] > 0
    return True


class KioskTile(Step):
    """How a tile that offers is used: the way, then what is paid, then what is taken (IL-107, IL-160, IL-163).

    The third number of the frame is -1 before the way is chosen; then it holds the way and, twice one more, what is
    paid.
    """

    def arrive(self, p: IstanbulPosition) -> bool:
        moves = self.legal(p)
        if len(moves) == 1 and not self.pays_card(p):
            self.play(p, moves[0])
            return False
        p.to_act = p.agenda[-3]
        return True

    def pays_card(self, p: IstanbulPosition) -> bool:
        """Whether it is asked which card is discarded: its face is a secret until its owner says so (IS-183)."""
        state = p.agenda[-4]
        return 0 <= state < 2 and p.tables.kiosk_pays[2 * p.agenda[-2] + state] == BONUS_CARD

    def legal(self, p: IstanbulPosition) -> list[int]:
        tile = p.agenda[-2]
        seat = p.agenda[-3]
        state = p.agenda[-4]
        tables = p.tables
        if state < 0:
            moves = [option(way) for way in ways(p, tile, seat)]
            if tables.kiosk_pays[2 * tile] and p.agenda[-5] == KIOSK_CHOICE:
                moves.append(DECLINE)
            return moves
        at = 2 * tile + state % 2
        if state < 2:
            pays = tables.kiosk_pays[at]
            if pays == GOOD_OR_COFFEE:
                moves = [give(good) for good in range(GOODS) if p.goods[seat * GOODS + good]]
                if tables.grand and p.coffee[seat]:
                    moves.append(give(COFFEE))
                return moves
            if pays == LETTER:
                return letter_moves(p, seat)
            if pays == BONUS_CARD:
                return hand_moves(p, seat)
        return [take(good) for good in range(GOODS + 1 if tables.grand else GOODS)]

    def play(self, p: IstanbulPosition, move: int) -> None:
        tile = p.agenda[-2]
        seat = p.agenda[-3]
        state = p.agenda[-4]
        tables = p.tables
        if move == DECLINE:
            take_tile(p, tile, seat)
            if p.heard is not None:
                p.tell([tell.KIOSK_LEFT, EVERYONE, seat, tile])
            return
        gained = -1
        if state < 0:
            state = move - option(0)
            pays = tables.kiosk_pays[2 * tile + state]
            if pays == GOOD_OR_COFFEE or pays == LETTER or pays == BONUS_CARD:
                p.agenda[-4] = state
                p.more()
                return
            state += 2
        elif state < 2:
            pays = tables.kiosk_pays[2 * tile + state]
            if pays == GOOD_OR_COFFEE:
                state += 2 * (move - give(0) + 1)
            elif pays == LETTER:
                state += 2 * (move - letter(0, 0) + 1)
            else:
                state += 2 * (move - discard(0) + 1)
        else:
            gained = move - take(0)
        if gained < 0 and tables.kiosk_gains[2 * tile + state % 2] == GOOD_OR_COFFEE:
            p.agenda[-4] = state
            p.more()
            return
        take_tile(p, tile, seat)
        trade(p, tile, seat, state, gained)


def trade(p: IstanbulPosition, tile: int, seat: int, state: int, gained: int) -> None:
    """Pay and gain what a tile offers, once, in one direction (IL-160)."""
    tables = p.tables
    at = 2 * tile + state % 2
    paid = state // 2 - 1
    pays = tables.kiosk_pays[at]
    number = tables.kiosk_pays_number[at]
    if pays == LIRA:
        pay_lira(p, seat, number)
    elif pays == EACH_GOOD:
        for good in range(GOODS):
            pay_goods(p, seat, good, number)
    elif pays == GOOD_OR_COFFEE:
        pay_good_or_coffee(p, seat, paid)
    elif pays == LETTER:
        discard_letter(p, seat, find_letter(p, seat, paid, 0))
    elif pays == BONUS_CARD:
        discard_card(p, seat, paid)
    gains = tables.kiosk_gains[at]
    number = tables.kiosk_gains_number[at]
    if gains == LIRA:
        gain_lira(p, seat, number)
    elif gains == COFFEE_BAG:
        gain_coffee(p, seat, number)
    elif gains == LETTER:
        for _ in range(number):
            p.push(DRAW_LETTER, seat)
    elif gains == BONUS_CARD:
        for _ in range(number):
            p.push(DRAW, seat)
    elif gains == EXTENSION:
        extend(p, seat)
    elif gains == GOOD_OR_COFFEE:
        gain_good_or_coffee(p, seat, gained)
