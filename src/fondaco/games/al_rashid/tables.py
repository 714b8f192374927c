"""The printed components as plain numbers: what the rules look up at every move, made once from the box."""

from __future__ import annotations

from typing import Final

from fondaco.games.al_rashid.moves import GOODS

# Operations of offices (AR-292).
LOOK_TERRITORIES: Final = 0
MOVE_MERCENARY: Final = 1
MOVE_OWN_PIECE: Final = 2
WIN_DOMINANCE_TIES: Final = 3
DRAW_MERCENARIES: Final = 4
BATTLE_BONUS: Final = 5
RETREAT_WITHOUT_DISHONOUR: Final = 6
PEEK_CRISIS: Final = 7
GAIN: Final = 8
SAGE_DOMINANCE: Final = 9
GAIN_PIECE: Final = 10
GAIN_GOOD: Final = 11
EXCHANGE_GOODS: Final = 12
COMMERCE_EXTRA: Final = 13
END_SCORE: Final = 14
AL_RASHID_WITHOUT_PASHA: Final = 15
REMOVE_ENEMY_SAGE: Final = 16
REMOVE_DISHONOUR: Final = 17
RESOLVE_TWO_AREAS: Final = 18
OFFICE_DISCOUNT: Final = 19
PASHA_DOMINANCE_BONUS: Final = 20
OPERATIONS: Final = 21

# Borders (AR-014).
BROWN: Final = 0
PURPLE: Final = 1
GREEN: Final = 2

# Where the value of Sages is another one (AR-210).
IN_PALACES: Final = 1
IN_TERRITORIES: Final = 2

# Sources of points at the end (AR-293).
FROM_PASHAS: Final = 0
FROM_MERCHANTS: Final = 1
FROM_SAGES: Final = 2
FROM_WEALTH: Final = 3
FROM_MERCENARY_TILES: Final = 4
FROM_OTHER_OFFICES: Final = 5
FROM_DISHONOUR: Final = 6
FROM_INFLUENCE: Final = 7


class Tables:
    """Prices, values and effects by index; shared by all positions of one box and player count."""

    def __init__(self, seats: int) -> None:  # noqa: PLR0915  every number once
        self.seats: int = seats
        self.turns: int = 0
        # Gold (AR-041): the worth of a set, and what its last good adds.
        self.set_worth: list[int] = []
        self.adds: list[int] = []
        # Pieces (AR-008, AR-070, AR-251).
        self.dominance: list[int] = []
        self.per_player: list[int] = []
        self.piece_points: list[int] = []
        # Set-up (AR-020, AR-021, AR-025).
        self.start_goods: list[int] = []
        """By seat in the play order and good."""
        self.land_goods: list[int] = []
        """What is printed, by territory and good."""
        self.land_letters: list[int] = []
        self.threats: list[int] = []
        """A bit for each colour that can threaten a territory."""
        self.tiles: list[int] = []
        """Mercenary tiles in the box, by colour and value."""
        # Crisis cards in the order of the file; a line is territory, colour, number (AR-012, AR-034).
        self.crisis_lines: list[list[int]] = []
        self.black_cards: list[int] = []
        self.white_cards: list[int] = []
        # Tokens (AR-011, AR-057, AR-253, AR-254).
        self.letters: int = 0
        self.letter_discount: int = 0
        self.influence: int = 0
        self.influence_points: int = 0
        self.influence_cap: int = 0
        self.dishonour_points: int = 0
        self.retreat_dishonour: int = 0
        self.no_pasha_dishonour: int = 0
        self.no_primary_dishonour: int = 0
        # Palaces (section 7), by palace or by palace and position.
        self.service_gold: list[int] = []
        self.service_piece: list[int] = []
        """The kind of piece a service gives, or -1."""
        self.spy_moves: list[int] = []
        self.spy_sequence: list[int] = []
        self.service_tiles: list[int] = []
        self.favour_gold: list[int] = []
        self.spies_favours: list[int] = []
        """The corporations whose favour the Spies pass on (AR-135)."""
        # Offices (section 8), by kind.
        self.offices: int = 0
        self.palace_offices: list[list[int]] = []
        self.office_palace: list[int] = []
        self.office_border: list[int] = []
        self.office_cost: list[int] = []
        self.office_points: list[int] = []
        self.office_copies: list[int] = []
        self.office_op: list[int] = []
        self.office_number: list[int] = []
        """The number its operation needs."""
        self.office_choice: list[int] = []
        """The colour, piece, place or goods (a bit each) its operation is about."""
        self.office_goods: list[list[int]] = []
        self.office_letters: list[int] = []
        self.office_influence: list[int] = []
        self.end_source: list[int] = []
        self.end_divisor: list[int] = []
        self.end_table: list[list[int]] = []
        # Kinds of offices by operation, a bit each.
        self.with_op: list[int] = []
        self.brown: int = 0

    def value(self, goods: list[int], start: int) -> int:
        """What the goods from this index on are worth: layer by layer of different ones (AR-042, AR-043)."""
        total = 0
        layer = 1
        while True:
            types = 0
            for good in range(start, start + GOODS):
                if goods[good] >= layer:
                    types += 1
            if types == 0:
                return total
            total += self.set_worth[types]
            layer += 1
