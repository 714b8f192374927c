"""Cards: drawing them, and playing them for their effect in a window of one's own turn (sections 9.4 and 12)."""

from __future__ import annotations

from typing import Final

from fondaco.games.yspahan import events as tell
from fondaco.games.yspahan.moves import (
    AMOUNTS,
    BUILD_NO_CAMELS,
    BUILD_NO_GOLD,
    CAMELS_TO_GOLD,
    DISTRICTS,
    EXCHANGE,
    GOLD_TO_CAMELS,
    KINDS,
    LOAD_CARAVAN,
    PLACE_SHOP,
    SELL_CAMELS,
    SELL_GOLD,
    TAKE_CAMELS,
    TAKE_GOLD,
    amount,
    direction,
    high_digit,
    place,
    play_card,
)
from fondaco.games.yspahan.position import EMPTY, ChanceStep, Question, YspahanPosition
from fondaco.games.yspahan.steps.building import buildable_with
from fondaco.games.yspahan.steps.kinds import CARD_AMOUNT, CARD_BUILD, CARD_DIRECTION, CARD_SHOP
from fondaco.games.yspahan.steps.scoring import load_caravan
from fondaco.table.core import CHANCE, EVERYONE

# What an amount is for.
SALE_OF_CAMELS: Final = 0
SALE_OF_GOLD: Final = 1
GOLD_EXCHANGE: Final = 2
CAMEL_EXCHANGE: Final = 3


class Draw(ChanceStep):
    """One card from the deck; the discard pile becomes the deck first if need be (YS-170, YS-173, YS-CH-03)."""

    def arrive(self, p: YspahanPosition) -> bool:
        if p.deck_size == 0 and p.discard:
            p.reshuffle()
        if p.deck_size > 0:
            p.to_act = CHANCE
            return True
        if p.heard is not None:  # YS-174, YS-A14
            p.tell([tell.NO_CARD_LEFT, EVERYONE, p.agenda[-2], p.agenda[-3]])
        p.pop()
        return False

    def legal(self, p: YspahanPosition) -> list[int]:
        return [kind for kind in range(KINDS) if p.deck[kind]]

    def weights(self, p: YspahanPosition) -> list[int]:
        return [copies for copies in p.deck if copies]

    def ordinal(self, p: YspahanPosition) -> int:
        return p.draws

    def audience(self, p: YspahanPosition) -> int:
        return 1 << p.agenda[-2]  # the drawer alone (YS-171, YS-HI-05)

    def play(self, p: YspahanPosition, move: int) -> None:
        seat = p.agenda[-2]
        if p.heard is not None:
            p.tell([tell.CARD_DRAWN, 1 << seat, seat, p.agenda[-3], move])
        p.pop()
        p.receive_card(seat, move)


def playable_cards(p: YspahanPosition, after_action: bool) -> list[int]:
    """The kinds in hand whose effect can be carried out and changes something (YS-245, YS-A21)."""
    seat = p.active
    moves: list[int] = []
    if p.hand_size[seat] == 0:
        return moves
    hand = seat * KINDS
    for kind in range(KINDS):
        if p.hands[hand + kind] and is_playable(p, kind, after_action):
            moves.append(play_card(kind))
    return moves


def is_playable(p: YspahanPosition, kind: int, after_action: bool) -> bool:
    """Whether the effect of this kind can be carried out by the active player now."""
    seat = p.active
    if kind == PLACE_SHOP:
        for district in range(DISTRICTS):
            if p.legal_shops(seat, district):
                return True
        return False
    if kind == SELL_CAMELS:
        return p.camels[seat] > 0
    if kind == SELL_GOLD:
        return p.gold[seat] > 0
    if kind == EXCHANGE:
        return p.gold[seat] + p.camels[seat] > 0
    if kind == BUILD_NO_CAMELS or kind == BUILD_NO_GOLD:
        if p.seats == 2 or p.built or (p.tables.build_cards_in_step_b and not after_action):
            return False  # YS-350, YS-184, YS-A45
        return len(buildable_with(p, kind)) > 0
    return True


def start_card(p: YspahanPosition, kind: int) -> None:
    """Play a card at once, or ask for what it needs; nothing is discarded or shown before that is said."""
    seat = p.active
    tables = p.tables
    if kind == TAKE_CAMELS:
        _discard(p, kind)
        p.camels[seat] += tables.card_camels
        if p.heard is not None:
            p.tell([tell.CAMELS_TAKEN, EVERYONE, seat, tables.card_camels])
    elif kind == TAKE_GOLD:
        _discard(p, kind)
        p.gold[seat] += tables.card_gold
        if p.heard is not None:
            p.tell([tell.GOLD_TAKEN, EVERYONE, seat, tables.card_gold])
    elif kind == LOAD_CARAVAN:
        _discard(p, kind)
        load_caravan(p, seat, EMPTY)  # no Caravanserai card (YS-223)
    elif kind == PLACE_SHOP:
        shops = shops_for_card(p)
        if len(shops) == 1:
            _place_by_card(p, shops[0])
        else:
            p.push(CARD_SHOP)
            p.unfinished = 1
    elif kind == SELL_CAMELS:
        _ask_amount(p, SALE_OF_CAMELS, min(tables.most_camels_sold, p.camels[seat]))
    elif kind == SELL_GOLD:
        _ask_amount(p, SALE_OF_GOLD, min(tables.most_gold_sold, p.gold[seat]))
    elif kind == EXCHANGE:
        if p.gold[seat] and p.camels[seat]:
            p.push(CARD_DIRECTION)
            p.unfinished = 1
        elif p.gold[seat]:
            _ask_amount(p, GOLD_EXCHANGE, p.gold[seat])
        else:
            _ask_amount(p, CAMEL_EXCHANGE, p.camels[seat])
    else:
        p.push(CARD_BUILD, kind)
        p.unfinished = 1


def shops_for_card(p: YspahanPosition) -> list[int]:
    """Every shop of the city that is legal in its district (YS-262)."""
    found: list[int] = []
    for district in range(DISTRICTS):
        found += p.legal_shops(p.active, district)
    return found


def _discard(p: YspahanPosition, kind: int) -> None:
    if p.heard is not None:
        p.tell([tell.CARD_PLAYED, EVERYONE, p.active, kind])
    p.use_card(p.active, kind)


def _place_by_card(p: YspahanPosition, shop: int) -> None:
    _discard(p, PLACE_SHOP)
    p.place_cube(p.active, shop)


def _ask_amount(p: YspahanPosition, purpose: int, most: int) -> None:
    if most == 1:
        trade(p, purpose, 1)
    else:
        p.push(CARD_AMOUNT, purpose, most, -1)
        p.unfinished = 1


def trade(p: YspahanPosition, purpose: int, number: int) -> None:
    """Sell or exchange so many pieces with the general stock (YS-264, YS-267, YS-269)."""
    seat = p.active
    tables = p.tables
    if purpose == SALE_OF_CAMELS:
        _discard(p, SELL_CAMELS)
        p.camels[seat] -= number
        p.score[seat] += number * tables.camel_points
        if p.heard is not None:
            p.tell([tell.CAMELS_SOLD, EVERYONE, seat, number, number * tables.camel_points])
    elif purpose == SALE_OF_GOLD:
        _discard(p, SELL_GOLD)
        p.gold[seat] -= number
        p.score[seat] += number * tables.gold_points
        if p.heard is not None:
            p.tell([tell.GOLD_SOLD, EVERYONE, seat, number, number * tables.gold_points])
    elif purpose == GOLD_EXCHANGE:
        _discard(p, EXCHANGE)
        p.gold[seat] -= number
        p.camels[seat] += number
        if p.heard is not None:
            p.tell([tell.GOLD_EXCHANGED, EVERYONE, seat, number])
    else:
        _discard(p, EXCHANGE)
        p.camels[seat] -= number
        p.gold[seat] += number
        if p.heard is not None:
            p.tell([tell.CAMELS_EXCHANGED, EVERYONE, seat, number])


class CardShop(Question):
    """Where a card places its cube (YS-262)."""

    def legal(self, p: YspahanPosition) -> list[int]:
        return [place(shop) for shop in shops_for_card(p)]

    def play(self, p: YspahanPosition, move: int) -> None:
        p.pop()
        _place_by_card(p, move - place(0))


class CardDirection(Question):
    """Gold into camels or camels into gold: one direction per card (YS-267, YS-A22)."""

    def legal(self, p: YspahanPosition) -> list[int]:
        return [direction(GOLD_TO_CAMELS), direction(CAMELS_TO_GOLD)]

    def play(self, p: YspahanPosition, move: int) -> None:
        p.pop()
        if move == direction(GOLD_TO_CAMELS):
            _ask_amount(p, GOLD_EXCHANGE, p.gold[p.active])
        else:
            _ask_amount(p, CAMEL_EXCHANGE, p.camels[p.active])


class CardAmount(Question):
    """How many pieces; from thirty-two on in two digits, the high one first."""

    def legal(self, p: YspahanPosition) -> list[int]:
        most = p.agenda[-3]
        high = p.agenda[-4]
        if most < AMOUNTS:
            return [amount(number) for number in range(1, most + 1)]
        if high < 0:
            return [high_digit(digit) for digit in range(most // AMOUNTS + 1)]
        least = 1 if high == 0 else 0
        rest = min(AMOUNTS - 1, most - high * AMOUNTS)
        return [amount(number) for number in range(least, rest + 1)]

    def play(self, p: YspahanPosition, move: int) -> None:
        purpose = p.agenda[-2]
        if move >= high_digit(0):
            p.agenda[-4] = move - high_digit(0)
            p.unfinished = 1
            return
        high = p.agenda[-4]
        p.pop()
        trade(p, purpose, move - amount(0) + (high * AMOUNTS if high > 0 else 0))
