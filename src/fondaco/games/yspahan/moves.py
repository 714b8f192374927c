"""The moves of Yspahan: their numbers, their names and how to build them.

A move is an integer in one fixed space, so that a list of legal moves is a list of integers in ascending order.
Outcomes of chance have a small space of their own: what they mean follows from the event that is awaited.
"""

from __future__ import annotations

from typing import Final

# What the rules fix in number; box.py refuses a box with any other count.
SQUARES: Final = 6  # YS-009
DISTRICTS: Final = 4  # YS-002
SOUKS: Final = 14  # YS-004
SHOPS: Final = 47  # YS-004
SPACES: Final = 29  # YS-005
FACES: Final = 6  # YS-011
KINDS: Final = 9  # YS-012
BUILDINGS: Final = 6  # YS-016

# Tower squares from bottom to top (YS-009); district squares 1 to 4 supply districts 0 to 3.
CAMEL_SQUARE: Final = 0
FIRST_DISTRICT_SQUARE: Final = 1
GOLD_SQUARE: Final = 5

# Kinds of cards (section 12.3).
TAKE_CAMELS: Final = 0
TAKE_GOLD: Final = 1
PLACE_SHOP: Final = 2
LOAD_CARAVAN: Final = 3
SELL_CAMELS: Final = 4
SELL_GOLD: Final = 5
EXCHANGE: Final = 6
BUILD_NO_CAMELS: Final = 7
BUILD_NO_GOLD: Final = 8

# Buildings (section 11).
PADDOCK: Final = 0
SHOP: Final = 1
HAMMAM: Final = 2
CARAVANSERAI: Final = 3
BAZAAR: Final = 4
HOIST: Final = 5

# Actions of a group (YS-075, YS-348).
SPECIAL: Final = 0
SUPERVISOR: Final = 1
CARD: Final = 2
BUILD_ACTION: Final = 3

# Which build cards lower a price.
NO_CARD: Final = 0
WAIVE_CAMELS: Final = 1
WAIVE_GOLD: Final = 2

# Directions of an exchange (YS-267).
GOLD_TO_CAMELS: Final = 0
CAMELS_TO_GOLD: Final = 1

AMOUNTS: Final = 32
"""Amounts are asked in digits of this base, the high one first; below it one question is enough."""

MAX_YELLOW: Final = 3  # YS-052

_ROLL: Final = 0
_TAKE: Final = _ROLL + MAX_YELLOW + 1
_ACTION: Final = _TAKE + SQUARES
_NO_EXTRA_DIE: Final = _ACTION + 4
_EXTRA_DIE: Final = _NO_EXTRA_DIE + 1
_PLACE: Final = _EXTRA_DIE + KINDS
_GO_TO: Final = _PLACE + SHOPS
_SHIP: Final = _GO_TO + SPACES
PAY_CAMEL: Final = _SHIP + SHOPS
LET_SHIP: Final = PAY_CAMEL + 1
_PLAY_CARD: Final = LET_SHIP + 1
_DIRECTION: Final = _PLAY_CARD + KINDS
_AMOUNT: Final = _DIRECTION + 2
_HIGH_DIGIT: Final = _AMOUNT + AMOUNTS
_BUILD: Final = _HIGH_DIGIT + AMOUNTS
DRAW_CARD: Final = _BUILD + BUILDINGS * 4
GO_ON: Final = DRAW_CARD + 1
END_TURN: Final = GO_ON + 1
MOVES: Final = END_TURN + 1
"""The size of the space of moves."""

# Families of moves, for describing and refusing.
ROLL_FAMILY: Final = 0
TAKE_FAMILY: Final = 1
ACTION_FAMILY: Final = 2
EXTRA_DIE_FAMILY: Final = 3
PLACE_FAMILY: Final = 4
GO_TO_FAMILY: Final = 5
SHIP_FAMILY: Final = 6
CAMEL_FAMILY: Final = 7
PLAY_CARD_FAMILY: Final = 8
DIRECTION_FAMILY: Final = 9
AMOUNT_FAMILY: Final = 10
HIGH_DIGIT_FAMILY: Final = 11
BUILD_FAMILY: Final = 12
DRAW_FAMILY: Final = 13
GO_ON_FAMILY: Final = 14
END_TURN_FAMILY: Final = 15


def roll(yellow_dice: int) -> int:
    """Roll, with so many yellow dice bought (YS-051)."""
    return _ROLL + yellow_dice


def take(square: int) -> int:
    """Take the group on a square (YS-073)."""
    return _TAKE + square


def action(which: int) -> int:
    """Use the group for this action (YS-074)."""
    return _ACTION + which


def no_extra_die() -> int:
    """Add no card to the group."""
    return _NO_EXTRA_DIE


def extra_die(kind: int) -> int:
    """Discard a card of this kind as an extra die (YS-250)."""
    return _EXTRA_DIE + kind


def place(shop: int) -> int:
    """Place a cube in a shop (YS-100, YS-262)."""
    return _PLACE + shop


def go_to(space: int) -> int:
    """Move the Supervisor to a space (YS-120)."""
    return _GO_TO + space


def ship(shop: int) -> int:
    """Ship the cube of this shop first (YS-142)."""
    return _SHIP + shop


def play_card(kind: int) -> int:
    """Play a card for its effect (YS-240)."""
    return _PLAY_CARD + kind


def played_kind(move: int) -> int:
    """The kind of card this move plays for its effect, or -1."""
    return move - _PLAY_CARD if _PLAY_CARD <= move < _DIRECTION else -1


def direction(which: int) -> int:
    """Exchange in this direction (YS-267)."""
    return _DIRECTION + which


def amount(number: int) -> int:
    """So many pieces, or the low digit of a larger number."""
    return _AMOUNT + number


def high_digit(digit: int) -> int:
    """So many times thirty-two pieces, and more to be said."""
    return _HIGH_DIGIT + digit


def build(building: int, cards: int) -> int:
    """Build, with none, one or both of the cards that waive a part of the price."""
    return _BUILD + building * 4 + cards


def family(move: int) -> int:
    """Which kind of move this is."""
    if move < _TAKE:
        return ROLL_FAMILY
    if move < _ACTION:
        return TAKE_FAMILY
    if move < _NO_EXTRA_DIE:
        return ACTION_FAMILY
    if move < _PLACE:
        return EXTRA_DIE_FAMILY
    if move < _GO_TO:
        return PLACE_FAMILY
    if move < _SHIP:
        return GO_TO_FAMILY
    if move < PAY_CAMEL:
        return SHIP_FAMILY
    if move < _PLAY_CARD:
        return CAMEL_FAMILY
    if move < _DIRECTION:
        return PLAY_CARD_FAMILY
    if move < _AMOUNT:
        return DIRECTION_FAMILY
    if move < _HIGH_DIGIT:
        return AMOUNT_FAMILY
    if move < _BUILD:
        return HIGH_DIGIT_FAMILY
    if move < DRAW_CARD:
        return BUILD_FAMILY
    return DRAW_FAMILY + move - DRAW_CARD


def operand(move: int) -> int:
    """What the move is about within its family: a square, a shop, a space, a kind, a number."""
    which = family(move)
    if which == ROLL_FAMILY:
        return move - _ROLL
    if which == TAKE_FAMILY:
        return move - _TAKE
    if which == ACTION_FAMILY:
        return move - _ACTION
    if which == EXTRA_DIE_FAMILY:
        return move - _EXTRA_DIE  # -1: none
    if which == PLACE_FAMILY:
        return move - _PLACE
    if which == GO_TO_FAMILY:
        return move - _GO_TO
    if which == SHIP_FAMILY:
        return move - _SHIP
    if which == PLAY_CARD_FAMILY:
        return move - _PLAY_CARD
    if which == DIRECTION_FAMILY:
        return move - _DIRECTION
    if which == AMOUNT_FAMILY:
        return move - _AMOUNT
    if which == HIGH_DIGIT_FAMILY:
        return move - _HIGH_DIGIT
    if which == BUILD_FAMILY:
        return move - _BUILD
    return 0
