"""The moves of Al Rashid: their numbers, their names and how to build them.

A move is an integer in one fixed space, so that a list of legal moves is a list of integers in ascending order.
Outcomes of chance have a small space of their own: what they mean follows from the event that is awaited.
"""

from __future__ import annotations

from typing import Final

# What the rules fix in number; box.py refuses a box with any other count.
GOODS: Final = 5  # AR-006
PIECES: Final = 3  # AR-008
PALACES: Final = 6  # AR-005
TERRITORIES: Final = 7  # AR-003
AREAS: Final = PALACES + TERRITORIES
COLOURS: Final = 2  # AR-009
VALUES: Final = 4  # AR-009
TILE_KINDS: Final = COLOURS * VALUES
MAX_SEATS: Final = 5  # AR-001
POSITIONS: Final = 3  # AR-073
OFFICES: Final = 48  # AR-013: no box has more kinds than tiles
MAP_TILES: Final = 24
"""More tiles than that cannot come on the map."""

# Goods (AR-006); the letter of a territory counts as an item beside them (AR-114).
WOOD: Final = 0
SILK: Final = 4
LETTER: Final = 5
ITEMS: Final = 6

# Kinds of pieces (AR-008).
PASHA: Final = 0
MERCHANT: Final = 1
SAGE: Final = 2

# Palaces from left to right (AR-005); territories follow, the first of them area 6.
SPIES: Final = 0
MILITARY: Final = 1
SCHOLARS: Final = 2
MERCHANTS: Final = 3
POLITICIANS: Final = 4
AL_RASHID: Final = 5
FIRST_TERRITORY: Final = PALACES

# Colours of mercenary tiles (AR-009).
RED: Final = 0
BLUE: Final = 1

# Actions of a visit, a bit each (AR-121).
SERVICE: Final = 1
OFFICE: Final = 2
FAVOUR: Final = 4
ACTION_SETS: Final = 7

LETTERS: Final = 17  # 0 to 16 (AR-011)
MIXES: Final = 10
COUNTS: Final = 100

_COLOUR: Final = 0
_PLACE: Final = _COLOUR + COLOURS
_ACTIVATE: Final = _PLACE + PIECES * AREAS
NO_ACTIVATION: Final = _ACTIVATE + OFFICES
_RESOLVE: Final = NO_ACTIVATION + 1
FIGHT: Final = _RESOLVE + AREAS
RETREAT: Final = FIGHT + 1
_DISCARD: Final = RETREAT + 1
_TAKE_ALL: Final = _DISCARD + TILE_KINDS
_TAKE: Final = _TAKE_ALL + GOODS
TAKE_NOTHING: Final = _TAKE + ITEMS
_VISIT: Final = TAKE_NOTHING + 1
_OFFICE: Final = _VISIT + ACTION_SETS
_LETTERS: Final = _OFFICE + OFFICES
_FAVOUR_OF: Final = _LETTERS + LETTERS
_GIVE: Final = _FAVOUR_OF + PALACES
_MIX: Final = _GIVE + GOODS
_GAIN: Final = _MIX + MIXES
_PAY: Final = _GAIN + GOODS
_LOOK: Final = _PAY + COUNTS
_MOVE_PIECE: Final = _LOOK + TERRITORIES
_MOVE_TILE: Final = _MOVE_PIECE + PIECES * AREAS
_GO_TO: Final = _MOVE_TILE + TERRITORIES * MAP_TILES
_EXCHANGE: Final = _GO_TO + AREAS
_REMOVE_SAGE: Final = _EXCHANGE + GOODS * GOODS
KEEP: Final = _REMOVE_SAGE + MAX_SEATS * AREAS
BURY: Final = KEEP + 1
GIVE_UP: Final = BURY + 1
STOP: Final = GIVE_UP + 1
MOVES: Final = STOP + 1
"""The size of the space of moves."""

# Families of moves, for describing and refusing, in the order of the space.
COLOUR_FAMILY: Final = 0
PLACE_FAMILY: Final = 1
ACTIVATE_FAMILY: Final = 2
NO_ACTIVATION_FAMILY: Final = 3
RESOLVE_FAMILY: Final = 4
FIGHT_FAMILY: Final = 5
RETREAT_FAMILY: Final = 6
DISCARD_FAMILY: Final = 7
TAKE_ALL_FAMILY: Final = 8
TAKE_FAMILY: Final = 9
TAKE_NOTHING_FAMILY: Final = 10
VISIT_FAMILY: Final = 11
OFFICE_FAMILY: Final = 12
LETTERS_FAMILY: Final = 13
FAVOUR_FAMILY: Final = 14
GIVE_FAMILY: Final = 15
MIX_FAMILY: Final = 16
GAIN_FAMILY: Final = 17
PAY_FAMILY: Final = 18
LOOK_FAMILY: Final = 19
MOVE_PIECE_FAMILY: Final = 20
MOVE_TILE_FAMILY: Final = 21
GO_TO_FAMILY: Final = 22
EXCHANGE_FAMILY: Final = 23
REMOVE_SAGE_FAMILY: Final = 24
KEEP_FAMILY: Final = 25
BURY_FAMILY: Final = 26
GIVE_UP_FAMILY: Final = 27
STOP_FAMILY: Final = 28

_STARTS: Final = [
    _COLOUR,
    _PLACE,
    _ACTIVATE,
    NO_ACTIVATION,
    _RESOLVE,
    FIGHT,
    RETREAT,
    _DISCARD,
    _TAKE_ALL,
    _TAKE,
    TAKE_NOTHING,
    _VISIT,
    _OFFICE,
    _LETTERS,
    _FAVOUR_OF,
    _GIVE,
    _MIX,
    _GAIN,
    _PAY,
    _LOOK,
    _MOVE_PIECE,
    _MOVE_TILE,
    _GO_TO,
    _EXCHANGE,
    _REMOVE_SAGE,
    KEEP,
    BURY,
    GIVE_UP,
    STOP,
    MOVES,
]


def colour(which: int) -> int:
    """Draw a mercenary tile of this colour (AR-027, AR-141, AR-204)."""
    return _COLOUR + which


def place(piece: int, area: int) -> int:
    """Put a piece from the reserve on an area (AR-061)."""
    return _PLACE + piece * AREAS + area


def activate(office: int) -> int:
    """Activate an office with a brown border (AR-082)."""
    return _ACTIVATE + office


def resolve(area: int) -> int:
    """Choose the area to be resolved (AR-082)."""
    return _RESOLVE + area


def discard(kind: int) -> int:
    """Discard a tile of this colour and value in a battle (AR-093)."""
    return _DISCARD + kind


def take_all(good: int) -> int:
    """Take all goods of one type from the territory (AR-111)."""
    return _TAKE_ALL + good


def take(item: int) -> int:
    """Take a good, or the letter, from the territory (AR-110)."""
    return _TAKE + item


def visit(actions: int) -> int:
    """Perform this set of actions in a palace (AR-122)."""
    return _VISIT + actions


def office(kind: int) -> int:
    """Take an office of this kind (AR-124)."""
    return _OFFICE + kind


def letters(number: int) -> int:
    """Hand over so many letters for the office (AR-057)."""
    return _LETTERS + number


def favour_of(palace: int) -> int:
    """Receive the favour of this corporation through the Spies (AR-135)."""
    return _FAVOUR_OF + palace


def give(good: int) -> int:
    """Hand over a good as a good (AR-052)."""
    return _GIVE + good


def mix(red: int) -> int:
    """Of the tiles of the service so many are red (AR-140)."""
    return _MIX + red


def gain(good: int) -> int:
    """Take this good from the supply (AR-151, AR-161, AR-212)."""
    return _GAIN + good


def pay(count: int) -> int:
    """Give so many of the good that is asked for (AR-303)."""
    return _PAY + count


def look(territory: int) -> int:
    """See the tiles on a territory (AR-131, AR-200)."""
    return _LOOK + territory


def move_piece(piece: int, area: int) -> int:
    """Move an own piece away from an area (AR-131, AR-202)."""
    return _MOVE_PIECE + piece * AREAS + area


def move_tile(territory: int, nth: int) -> int:
    """Move the tile that was the nth to arrive on a territory (AR-201)."""
    return _MOVE_TILE + territory * MAP_TILES + nth


def go_to(area: int) -> int:
    """The destination of a piece or tile that is moved."""
    return _GO_TO + area


def exchange(given: int, taken: int) -> int:
    """Exchange a good for one of another type (AR-213)."""
    return _EXCHANGE + given * GOODS + taken


def remove_sage(seat: int, area: int) -> int:
    """Send a Sage of another player back to the reserve (AR-225)."""
    return _REMOVE_SAGE + seat * AREAS + area


def family(move: int) -> int:
    """Which kind of move this is."""
    which = 0
    while move >= _STARTS[which + 1]:
        which += 1
    return which


def operand(move: int) -> int:
    """What the move is about within its family: an area, a kind, a number."""
    return move - _STARTS[family(move)]
