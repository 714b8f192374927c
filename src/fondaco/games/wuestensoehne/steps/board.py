"""The playing area: laying a piece, what fits where, which fields a caravan reaches (sections 3, 6 and 8).

What a piece changes is noted when it is laid: which fields are now joined by brown lines, which sections are now
one oasis, and how many sides of it are open.
"""

from __future__ import annotations

from fondaco.games.wuestensoehne.moves import FIELDS, ROTATIONS, lay, move_to
from fondaco.games.wuestensoehne.position import EMPTY, LAID, WuestensoehnePosition
from fondaco.games.wuestensoehne.tables import ANY_CODE, BROWN, CROSS, NO_LINE, NO_SECTION, OUTSIDE, WHITE

# -- laying ---------------------------------------------------------------------------------------


def placement_on(p: WuestensoehnePosition, field: int) -> int:
    """The piece on a laid field with its rotation, as the tables count it."""
    piece = p.board[field]
    return piece * ROTATIONS if piece < CROSS else piece * ROTATIONS + p.tile_at[piece - CROSS] - LAID


def place_piece(p: WuestensoehnePosition, field: int, placement: int) -> None:
    """A piece lies on a field from now on (WS-125)."""
    tables = p.tables
    piece = placement // ROTATIONS
    p.board[field] = piece
    if piece >= CROSS:
        p.tile_at[piece - CROSS] = LAID + placement % ROTATIONS
    p.region[field] = field
    for section in range(tables.first_section[piece], tables.first_section[piece + 1]):
        p.oasis[section] = section
        p.next_section[section] = section
        p.open_sides[section] = 0
    for side in range(4):
        beyond = tables.neighbour[field * 4 + side]
        if beyond == OUTSIDE:  # the border closes like desert (WS-151)
            continue
        section = tables.section_at[placement * 4 + side]
        if p.board[beyond] == EMPTY:
            if section != NO_SECTION:
                p.open_sides[p.oasis[section]] += 1
        else:
            if tables.line[placement * 4 + side] == BROWN:
                join_regions(p, field, beyond)
            if section != NO_SECTION:
                touched = tables.section_at[placement_on(p, beyond) * 4 + ((side + 2) & 3)]
                p.open_sides[p.oasis[touched]] -= 1
                join_oases(p, section, touched)


def join_regions(p: WuestensoehnePosition, field: int, beyond: int) -> None:
    """Two fields are joined by a brown line."""
    region = p.region
    kept = region[beyond]
    gone = region[field]
    if kept != gone:
        for other in range(FIELDS):
            if region[other] == gone:
                region[other] = kept


def join_oases(p: WuestensoehnePosition, section: int, touched: int) -> None:
    """Two sections touch (WS-026): their oases are one, the rings of their sections become one ring."""
    kept = p.oasis[touched]
    gone = p.oasis[section]
    if kept == gone:
        return
    at = section
    while p.oasis[at] != kept:
        p.oasis[at] = kept
        at = p.next_section[at]
    p.next_section[section], p.next_section[touched] = p.next_section[touched], p.next_section[section]
    p.open_sides[kept] += p.open_sides[gone]
    p.open_sides[gone] = 0


# -- what fits ------------------------------------------------------------------------------------


def opens(p: WuestensoehnePosition, field: int, side: int) -> int:
    """The empty field to which an open line leads over this side, or OUTSIDE (WS-023)."""
    tables = p.tables
    beyond = tables.neighbour[field * 4 + side]
    if beyond == OUTSIDE or p.board[beyond] != EMPTY:
        return OUTSIDE
    return OUTSIDE if tables.line[placement_on(p, field) * 4 + side] == NO_LINE else beyond


def has_open_line(p: WuestensoehnePosition, field: int) -> bool:
    """Whether one can discover from a field (WS-090)."""
    return (
        opens(p, field, 0) >= 0
        or opens(p, field, 1) >= 0
        or opens(p, field, 2) >= 0
        or opens(p, field, 3) >= 0
    )


def wanted_on(p: WuestensoehnePosition, field: int) -> int:
    """The codes that the neighbours of an empty field allow for its sides, four bits each (WS-121, WS-122)."""
    tables = p.tables
    wanted = 0
    for side in range(4):
        beyond = tables.neighbour[field * 4 + side]
        if beyond == OUTSIDE or p.board[beyond] == EMPTY:
            wanted |= ANY_CODE << (side * 4)
        else:
            shape = tables.shape[placement_on(p, beyond)]
            wanted |= ((shape >> (((side + 2) & 3) * 4)) & ANY_CODE) << (side * 4)
    return wanted


def placements(p: WuestensoehnePosition, tile: int, caravan: int) -> list[int]:
    """Where and how a tile can be laid from the caravan's field, as moves, ascending (WS-096)."""
    tables = p.tables
    moves: list[int] = []
    rotations = tables.rotations[CROSS + tile]
    first = (CROSS + tile) * ROTATIONS
    for nth in range(4):
        side = 0 if nth == 0 else 3 if nth == 1 else nth - 1  # N, W, E, S: fields ascending
        beyond = opens(p, caravan, side)
        if beyond != OUTSIDE:
            wanted = wanted_on(p, beyond)
            for placement in rotations:
                shape = tables.shape[placement]
                if shape & wanted == shape:
                    moves.append(lay(beyond, placement - first))
    return moves


def wanted_beyond(p: WuestensoehnePosition, caravan: int) -> list[int]:
    """What each empty field asks for to which an open line leads from the caravan's field."""
    masks: list[int] = []
    for side in range(4):
        beyond = opens(p, caravan, side)
        if beyond != OUTSIDE:
            masks.append(wanted_on(p, beyond))
    return masks


def fits(p: WuestensoehnePosition, tile: int, masks: list[int]) -> bool:
    """Whether a tile has a placement on one of the fields that ask for this (WS-100, WS-101)."""
    tables = p.tables
    for placement in tables.rotations[CROSS + tile]:
        shape = tables.shape[placement]
        for wanted in masks:
            if shape & wanted == shape:
                return True
    return False


def fits_somewhere(p: WuestensoehnePosition, tile: int) -> bool:
    """Whether a tile has a placement anywhere on the board, within reach or not (WS-A15)."""
    for field in range(FIELDS):
        if p.board[field] != EMPTY and fits(p, tile, wanted_beyond(p, field)):
            return True
    return False


# -- movement -------------------------------------------------------------------------------------


def reached_free(p: WuestensoehnePosition, start: int, field: int) -> bool:
    """Whether a caravan comes from one field to another without the driver (WS-074)."""
    region = p.region[start]
    if p.region[field] == region:
        return True
    tables = p.tables
    placement = placement_on(p, field)
    for side in range(4):
        if tables.line[placement * 4 + side] == WHITE:
            beyond = tables.neighbour[field * 4 + side]
            if beyond != OUTSIDE and p.board[beyond] != EMPTY and p.region[beyond] == region:
                return True
    return False


def targets(p: WuestensoehnePosition, seat: int, with_driver: bool) -> list[int]:
    """The moves of a caravan, ascending: unoccupied laid fields that it reaches (WS-070 to WS-083)."""
    start = p.caravans[seat]
    taken = [EMPTY, EMPTY, EMPTY, EMPTY]
    for other in range(p.seats):
        if other != seat:
            taken[other] = p.caravans[other]
    a = taken[0]
    b = taken[1]
    c = taken[2]
    d = taken[3]
    moves: list[int] = []
    if not with_driver:
        joined = reach_of(p, start)
    elif p.tables.lines_everywhere:
        joined = p.board
    else:
        joined = lines_from(p, start)
    for field in range(FIELDS):
        if joined[field] != EMPTY and field != a and field != b and field != c and field != d:
            moves.append(move_to(field))
    return moves


def reach_of(p: WuestensoehnePosition, start: int) -> list[int]:
    """The fields joined to one by brown lines and at most one white line at the end, EMPTY elsewhere (WS-074)."""
    tables = p.tables
    region = p.region[start]
    joined = [EMPTY] * FIELDS
    for field in range(FIELDS):
        if p.region[field] == region:
            joined[field] = start
            first = placement_on(p, field) * 4
            for side in range(4):
                if tables.line[first + side] == WHITE:
                    beyond = tables.neighbour[field * 4 + side]
                    if beyond != OUTSIDE and p.board[beyond] != EMPTY:
                        joined[beyond] = start
    return joined


def can_leave(p: WuestensoehnePosition, seat: int, with_driver: bool) -> bool:
    """Whether a caravan has any target but its own field; a free neighbour decides it at once."""
    tables = p.tables
    start = p.caravans[seat]
    placement = placement_on(p, start)
    for side in range(4):
        if tables.line[placement * 4 + side] != NO_LINE:
            beyond = tables.neighbour[start * 4 + side]
            if beyond != OUTSIDE and p.board[beyond] != EMPTY:
                occupied = False
                for caravan in p.caravans:
                    if caravan == beyond:
                        occupied = True
                if not occupied:
                    return True
    return len(targets(p, seat, with_driver)) > 1


def lines_from(p: WuestensoehnePosition, start: int) -> list[int]:
    """The fields joined to one by lines of any colour, EMPTY elsewhere: for boxes with sides without a line."""
    tables = p.tables
    joined = [EMPTY] * FIELDS
    joined[start] = start
    reached = [start]
    at = 0
    while at < len(reached):
        field = reached[at]
        at += 1
        first = placement_on(p, field) * 4
        for side in range(4):
            if tables.line[first + side] != NO_LINE:
                beyond = tables.neighbour[field * 4 + side]
                if beyond != OUTSIDE and p.board[beyond] != EMPTY and joined[beyond] == EMPTY:
                    joined[beyond] = start
                    reached.append(beyond)
    return joined
