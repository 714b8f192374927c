"""The moves of Im Reich der Wüstensöhne: their numbers, their names and how to build them.

A move is an integer in one fixed space, so that a list of legal moves is a list of integers in ascending order.
Outcomes of chance have a small space of their own: what they mean follows from the event that is awaited.
"""

from __future__ import annotations

from typing import Final

# What the rules fix in number; box.py refuses a box with any other count.
SIZE: Final = 11  # WS-020
FIELDS: Final = SIZE * SIZE
TILES: Final = 85  # WS-002
ENDS: Final = 4  # WS-045
EXPLORERS: Final = 4  # WS-004, of each colour
ALL_EXPLORERS: Final = 16  # WS-005: explorer n of seat s, tallest first, is s * 4 + n
GOODS: Final = 4  # WS-007
RUMOURS: Final = 6  # WS-008
SPACES: Final = 8  # WS-007: space n of good g is g * 2 + n
SPACES_PER_GOOD: Final = 2
SECTIONS: Final = 3  # WS-025, at most, of one tile
RESERVE: Final = 3  # WS-095
ROTATIONS: Final = 4  # WS-030

# Kinds of icons (section 11); the first four are the goods.
MYRRH: Final = 0
INCENSE: Final = 1
GEM: Final = 2
SALT: Final = 3
CAMEL: Final = 4
WATER_1: Final = 5
WATER_2: Final = 6
RUMOUR: Final = 7
ICONS: Final = 8

_START: Final = 0
_DISCARD: Final = _START + ENDS
KEEP_ALL: Final = _DISCARD + TILES
_MOVE: Final = KEEP_ALL + 1
DRAW: Final = _MOVE + FIELDS
_USE: Final = DRAW + 1
_SCOUT: Final = _USE + TILES
NO_DISCOVERY: Final = _SCOUT + TILES
_LAY: Final = NO_DISCOVERY + 1
TAKE_EXCHANGE: Final = _LAY + FIELDS * ROTATIONS
NO_EXCHANGE: Final = TAKE_EXCHANGE + 1
_EXPLORER: Final = NO_EXCHANGE + 1
NO_EXPLORER: Final = _EXPLORER + SECTIONS * ALL_EXPLORERS
_RETRIEVE: Final = NO_EXPLORER + 1
NO_RETRIEVAL: Final = _RETRIEVE + ALL_EXPLORERS
_VALUE: Final = NO_RETRIEVAL + 1
_TAKE: Final = _VALUE + SECTIONS
_PUT_BACK: Final = _TAKE + ICONS
GIVE_UP: Final = _PUT_BACK + GOODS
_RUMOUR: Final = GIVE_UP + 1
_LOOK: Final = _RUMOUR + SPACES
NO_LOOK: Final = _LOOK + SPACES
LEAVE_RUMOUR: Final = NO_LOOK + 1
TAKE_OFF_RUMOUR: Final = LEAVE_RUMOUR + 1
BONUS_TURN: Final = TAKE_OFF_RUMOUR + 1
END_GO: Final = BONUS_TURN + 1
MOVES: Final = END_GO + 1
"""The size of the space of moves."""

# Families of moves, for describing and refusing.
START_FAMILY: Final = 0
DISCARD_FAMILY: Final = 1
KEEP_FAMILY: Final = 2
MOVE_FAMILY: Final = 3
DRAW_FAMILY: Final = 4
USE_FAMILY: Final = 5
SCOUT_FAMILY: Final = 6
NO_DISCOVERY_FAMILY: Final = 7
LAY_FAMILY: Final = 8
EXCHANGE_FAMILY: Final = 9
EXPLORER_FAMILY: Final = 10
NO_EXPLORER_FAMILY: Final = 11
RETRIEVE_FAMILY: Final = 12
NO_RETRIEVAL_FAMILY: Final = 13
VALUE_FAMILY: Final = 14
TAKE_FAMILY: Final = 15
PUT_BACK_FAMILY: Final = 16
GIVE_UP_FAMILY: Final = 17
RUMOUR_FAMILY: Final = 18
LOOK_FAMILY: Final = 19
NO_LOOK_FAMILY: Final = 20
LOOKED_FAMILY: Final = 21
BONUS_FAMILY: Final = 22

_BASES: Final = [
    _START,
    _DISCARD,
    KEEP_ALL,
    _MOVE,
    DRAW,
    _USE,
    _SCOUT,
    NO_DISCOVERY,
    _LAY,
    TAKE_EXCHANGE,
    _EXPLORER,
    NO_EXPLORER,
    _RETRIEVE,
    NO_RETRIEVAL,
    _VALUE,
    _TAKE,
    _PUT_BACK,
    GIVE_UP,
    _RUMOUR,
    _LOOK,
    NO_LOOK,
    LEAVE_RUMOUR,
    BONUS_TURN,
    MOVES,
]
"""Where each family begins, in their order."""


def start(end: int) -> int:
    """Put the caravan on an end field of the cross (WS-045)."""
    return _START + end


def discard(tile: int) -> int:
    """Remove a tile of the own reserve from the game (WS-109)."""
    return _DISCARD + tile


def move_to(field: int) -> int:
    """Move the caravan to a field, or leave it there (WS-070)."""
    return _MOVE + field


def use(tile: int) -> int:
    """Lay a tile of the own reserve (WS-100)."""
    return _USE + tile


def scout(tile: int) -> int:
    """Lay a tile that lies in another player's reserve (WS-101)."""
    return _SCOUT + tile


def lay(field: int, rotation: int) -> int:
    """Lay the tile in hand on a field, turned by so many quarter turns clockwise (WS-097)."""
    return _LAY + field * ROTATIONS + rotation


def put_explorer(section: int, explorer: int) -> int:
    """Put an explorer on a section of the tile just laid (WS-130)."""
    return _EXPLORER + section * ALL_EXPLORERS + explorer


def retrieve(explorer: int) -> int:
    """Take an explorer back from the board (WS-139)."""
    return _RETRIEVE + explorer


def value_next(section: int) -> int:
    """Value the oasis of this section of the tile just laid (WS-153)."""
    return _VALUE + section


def take_icon(icon: int) -> int:
    """Put the next explorer of the line on an icon of this kind (WS-163)."""
    return _TAKE + icon


def put_back(good: int) -> int:
    """Make room for the good just won by putting one of this kind back (WS-171)."""
    return _PUT_BACK + good


def put_rumour(space: int) -> int:
    """Put the rumour tile face down on a space of the rumour board (WS-175)."""
    return _RUMOUR + space


def look_at(space: int) -> int:
    """Look at the rumour tile on a space (WS-177)."""
    return _LOOK + space


def family(move: int) -> int:
    """Which kind of move this is."""
    which = 0
    while move >= _BASES[which + 1]:
        which += 1
    return which


def operand(move: int) -> int:
    """What the move is about within its family: a field, a tile, an explorer, an icon, yes (0) or no (1)."""
    return move - _BASES[family(move)]
