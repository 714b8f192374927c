"""From the box to the table: the numbers the rules look up, and the position before the first move (section 4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fondaco.games.wuestensoehne import judgement as _judgement  # noqa: F401  (joins the positions)
from fondaco.games.wuestensoehne.box import Box, Section
from fondaco.games.wuestensoehne.box_checks.facts import CODES, GOODS, ICONS, SIDES
from fondaco.games.wuestensoehne.moves import EXPLORERS, FIELDS, RESERVE, ROTATIONS, RUMOURS, SIZE, TILES
from fondaco.games.wuestensoehne.moves import GOODS as KINDS_OF_GOOD
from fondaco.games.wuestensoehne.moves import ICONS as KINDS_OF_ICON
from fondaco.games.wuestensoehne.position import EMPTY, IN_PILE, IN_STOCK, IN_SUPPLY, WuestensoehnePosition
from fondaco.games.wuestensoehne.steps.board import place_piece
from fondaco.games.wuestensoehne.steps.kinds import FIRST_PLAYER
from fondaco.games.wuestensoehne.steps.start import prepare
from fondaco.games.wuestensoehne.tables import BROWN, NO_LINE, NO_SECTION, OUTSIDE, WHITE, Tables
from fondaco.table.core import CHANCE

_LINES = {"brown": BROWN, "white": WHITE, "none": NO_LINE}


def make_tables(box: Box, seats: int, options: Mapping[str, str]) -> Tables:
    """The box as plain numbers, for this number of players and these options of the table."""
    tables = Tables(seats)
    tables.neighbour = [_beyond(field, side) for field in range(FIELDS) for side in range(4)]
    tables.ends = [row * SIZE + column for column, row in box.start.caravan_fields]
    _lay_out_pieces(tables, box)
    numbers = list(box.piles.numbers)
    tables.pile_of = [numbers.index(tile.pile) for tile in box.tiles]
    tables.pile_tiles = [
        [tile for tile, of in enumerate(tables.pile_of) if of == pile] for pile in range(len(numbers))
    ]
    heights = [height for colour in box.colours.order for height in box.heights(colour)]
    tables.rank = [1 + sorted(heights).index(height) for height in heights]
    tables.by_rank = sorted(range(len(heights)), key=lambda explorer: -tables.rank[explorer])
    tables.water = box.water.total
    tables.start_water = box.water.per_player_at_start
    tables.camels = box.camels.total
    tables.goods = box.goods.counts()
    tables.board_spaces = box.caravan_board.camels * box.caravan_board.goods_spaces_per_camel
    tables.card_spaces = box.camels.card.goods_spaces
    tables.base_value = box.goods.base_value
    tables.icon_water = [0] * (len(GOODS) + 1) + box.water_of() + [0]
    tables.rumour_value = [tile.value for tile in box.rumours.tiles]
    tables.retrieve_only_without_supply = int(options["retrieve_condition"] == "none_available")
    tables.driver_for_the_turn = int(options["driver_scope"] == "turn")
    tables.exchange_unasked = int(options["compensation"] == "always")
    tables.discovery_compulsory = int(options["discovery"] == "compulsory")
    tables.value_in_section_order = int(options["valuation_order"] == "section_index")
    tables.stall_guard = int(options["stall_guard_rounds"]) * seats
    return tables


def _beyond(field: int, side: int) -> int:
    column, row = field % SIZE, field // SIZE
    column += (0, 1, 0, -1)[side]
    row += (-1, 0, 1, 0)[side]
    return row * SIZE + column if 0 <= column < SIZE and 0 <= row < SIZE else OUTSIDE


def _lay_out_pieces(tables: Tables, box: Box) -> None:
    """The cross, then the tiles: shape, lines and sections of each piece in its four rotations."""
    codes = box.side_codes
    line_of = {"B": codes.B.line, "W": codes.W.line, "D": codes.D.line, "O": codes.O.line}
    pieces = [(part.sides, part.sections) for part in box.cross.fields]
    pieces += [(tile.sides, tile.sections) for tile in box.tiles]
    tables.cross_fields = [part.field[1] * SIZE + part.field[0] for part in box.cross.fields]
    tables.first_section = [0]
    for piece, (sides, sections) in enumerate(pieces):
        first = tables.first_section[piece]
        tables.first_section.append(first + len(sections))
        for section in sections:
            tables.section_piece.append(piece)
            tables.section_icons.append([ICONS.index(icon) for icon in section.icons])
        section_of = {side: first + nth for nth, section in enumerate(sections) for side in section.sides}
        different: dict[object, int] = {}
        for rotation in range(ROTATIONS):
            # Rotation r turns clockwise: the code at index i moves to (i + r) % 4.
            turned = [(side - rotation) % 4 for side in range(4)]
            tables.shape.append(sum(1 << (CODES.index(sides[turned[n]]) + 4 * n) for n in range(4)))
            tables.line += [_LINES[line_of[sides[side]]] for side in turned]
            tables.section_at += [section_of.get(SIDES[side], NO_SECTION) for side in turned]
            different.setdefault(_look(sides, sections, rotation), piece * ROTATIONS + rotation)
        tables.rotations.append(sorted(different.values()))
    tables.lines_everywhere = int(NO_LINE not in tables.line)


def _look(sides: str, sections: Sequence[Section], rotation: int) -> object:
    """What a rotated tile looks like: codes, sections and icons; what looks alike is one option (WS-031)."""
    turned = tuple(sides[(side - rotation) % 4] for side in range(4))
    parts = sorted(
        (
            sorted((SIDES.index(side) + rotation) % 4 for side in section.sides),
            sorted(section.icons),
        )
        for section in sections
    )
    return turned, repr(parts)


def empty_table(tables: Tables) -> WuestensoehnePosition:
    """Everything in its place, the area still empty, before the first player is known (section 4)."""
    p = WuestensoehnePosition(tables)
    seats = tables.seats
    sections = len(tables.section_piece)
    p.to_act = CHANCE
    p.board = [EMPTY] * FIELDS
    p.region = [EMPTY] * FIELDS
    p.oasis = [EMPTY] * sections
    p.next_section = [EMPTY] * sections
    p.open_sides = [0] * sections
    p.tile_at = [IN_PILE] * TILES
    p.reserves = [EMPTY] * (seats * RESERVE)
    p.tiles_left = [len(tiles) for tiles in tables.pile_tiles]
    p.caravans = [EMPTY] * seats
    p.water = [tables.start_water] * seats
    p.camels = [0] * seats
    p.goods = [0] * (seats * KINDS_OF_GOOD)
    p.water_supply = tables.water - seats * tables.start_water
    p.camel_supply = tables.camels
    p.goods_supply = tables.goods[:]
    p.explorers = [IN_SUPPLY] * (seats * EXPLORERS)
    p.free_icons = [0] * KINDS_OF_ICON
    p.rumours = [IN_STOCK] * RUMOURS
    p.known_by = [0] * RUMOURS
    return p


def new_position(tables: Tables, first_player: int | None) -> WuestensoehnePosition:
    """The table laid; the first player is the seat named, or drawn (WS-052, WS-A42)."""
    p = empty_table(tables)
    for piece, field in enumerate(tables.cross_fields):
        place_piece(p, field, piece * ROTATIONS)
    if first_player is None:
        p.push(FIRST_PLAYER)
    else:
        prepare(p, first_player)
    p.settle()
    return p
