"""The printed components as plain numbers: what the rules look up at every move, made once from the box.

A *piece* is a cross field or a discovery tile: pieces 0 to CROSS - 1 are the fields of the cross, then come the
tiles. A *placement* is a piece with its rotation, piece * 4 + rotation; a side of it is looked up at
placement * 4 + side, sides counted N, E, S, W. Every oasis section of every piece has one number of its own, so
that an oasis is a set of such numbers.
"""

from __future__ import annotations

from typing import Final

CROSS: Final = 21  # WS-003
OUTSIDE: Final = -1
NO_SECTION: Final = -1

# Lines (WS-021).
NO_LINE: Final = 0
BROWN: Final = 1
WHITE: Final = 2

# Codes of sides, each a bit of its own.
CODE_B: Final = 1
CODE_W: Final = 2
CODE_D: Final = 4
CODE_O: Final = 8
ANY_CODE: Final = 15


class Tables:
    """Shapes, sections, values and limits by index; shared by all positions of one box and player count."""

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        # The area (WS-020).
        self.neighbour: list[int] = []
        """The field beyond side s of field f at f * 4 + s; OUTSIDE beyond the border."""
        self.ends: list[int] = []
        """The end fields of the cross, where caravans start (WS-045)."""
        # Pieces by placement.
        self.shape: list[int] = []
        """The codes of the four sides of a placement, four bits each, north lowest."""
        self.line: list[int] = []
        """The line that runs to a side of a placement."""
        self.section_at: list[int] = []
        """The section that touches a side of a placement, or NO_SECTION."""
        self.rotations: list[list[int]] = []
        """The different placements of each piece, equal ones once (WS-031), ascending."""
        # Pieces.
        self.cross_fields: list[int] = []
        """The field of each piece of the cross."""
        self.first_section: list[int] = []
        """The sections of piece n are first_section[n] up to first_section[n + 1]."""
        self.section_piece: list[int] = []
        self.section_icons: list[list[int]] = []
        """The kinds of the icons in each section."""
        self.lines_everywhere: int = 1
        """1 when every side of every piece carries a line: then everything laid is joined (WS-INV-16)."""
        # Piles (WS-002, WS-042).
        self.pile_of: list[int] = []
        self.pile_tiles: list[list[int]] = []
        # Explorers (WS-005): their ranks by height, 1 the shortest; explorer n of seat s at s * 4 + n, tallest first.
        self.rank: list[int] = []
        self.by_rank: list[int] = []
        """The explorers, tallest first."""
        # Supplies (section 2).
        self.water: int = 0
        self.start_water: int = 0
        self.camels: int = 0
        self.goods: list[int] = []
        self.board_spaces: int = 0
        self.card_spaces: int = 0
        self.base_value: int = 0
        self.icon_water: list[int] = []
        """How many stones each kind of icon gives (WS-174)."""
        self.rumour_value: list[int] = []
        # Options of the table: 1 where the reading differs from the default.
        self.retrieve_only_without_supply: int = 0  # WS-A17
        self.driver_for_the_turn: int = 0  # WS-A07
        self.exchange_unasked: int = 0  # WS-A14
        self.discovery_compulsory: int = 0  # WS-A09
        self.value_in_section_order: int = 0  # WS-A21
        self.stall_guard: int = 0
        """After so many goes without a tile drawn or laid the game ends; 0 for never (WS-A40)."""
