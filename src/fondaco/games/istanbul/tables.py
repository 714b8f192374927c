"""The printed components as plain numbers: what the rules look up at every move, made once from the box."""

from __future__ import annotations

from typing import Final

from fondaco.games.istanbul.moves import STRIDE

# Windows in which cards may be played (IS-150); each has a mask of the kinds whose timing fits.
IN_MOVEMENT: Final = 0  # phase 1 before the token moves
IN_ASSISTANT_STEP: Final = 1
OUTSIDE_ACTION: Final = 2  # the own turn between actions and encounters
BEFORE_ACTION: Final = 3  # phase 3, before the action
AFTER_ACTION: Final = 4  # phase 3 after an execution, and whatever follows
INSIDE_ACTION: Final = 5  # a decision within an action or an encounter: only "any"
IN_NESTED_ACTION: Final = 6  # before the action of another place, within an action
AFTER_LAST_TURN: Final = 7  # IS-172
WINDOWS: Final = 8

# What a kiosk tile asks for or gives.
NOTHING: Final = 0
LIRA: Final = 1
EACH_GOOD: Final = 2
GOOD_OR_COFFEE: Final = 3
LETTER: Final = 4
BONUS_CARD: Final = 5
COFFEE_BAG: Final = 6
EXTENSION: Final = 7

# What a kiosk tile does.
GIVES: Final = 0
OFFERS: Final = 1
COMPANION_HOME: Final = 2
ROLLS_DIE: Final = 3
TO_FOUNTAIN: Final = 4

# What the dice of IL-141 bring.
REWARD_LIRA: Final = 0
REWARD_BONUS_CARD: Final = 1
REWARD_LETTER: Final = 2
REWARD_GOOD: Final = 3


class Tables:
    """Prices, stocks and cards by index; shared by all positions of one game, player count and set of options."""

    def __init__(self, seats: int) -> None:  # noqa: PLR0915 (a list of fields)
        self.seats: int = seats
        # The game (section 9) and its board.
        self.has_mocha: int = 0
        self.has_letters: int = 0
        self.grand: int = 0
        self.places: list[int] = []
        self.columns: int = 0
        self.rows: int = 0
        self.target: int = 0
        """Rubies that trigger the end (IS-170)."""
        self.layout: list[int] = []
        """The printed layout, cell by cell; empty if it is drawn."""
        self.fountain_cells: list[int] = []
        self.tea_distance: int = 0
        self.tea_in_line: int = 0
        """1 where 8 and 9 may share a row or a column (IS-008)."""
        self.figures: list[int] = []
        self.refill: int = 0
        # Players and pieces.
        self.start_lira: int = 0
        self.lira_step: int = 0
        self.start_cards: int = 0
        self.start_assistants: int = 0
        self.all_assistants: int = 0
        self.neutrals: list[int] = []
        self.capacity: int = 0
        self.most_extensions: int = 0
        self.merchant_near: int = 0
        self.merchant_far: int = 0
        # Payments of phase 2 and rewards of phase 4.
        self.toll: int = 0
        self.companion_toll: int = 0
        self.neutral_toll: int = 0
        self.catch_lira: int = 0
        # Places.
        self.extension_price: int = 0
        self.mail_goods: list[int] = []
        """The two goods of each state of the Post Office at 2 * state and after it."""
        self.mail_lira: list[int] = []
        self.caravan_cards: int = 0
        self.caravan_coffee: int = 0
        self.black_jewelry: list[int] = []
        """Jewelry by the sum of the dice."""
        self.tea_consolation: int = 0
        self.sale_prices: list[list[int]] = []
        """For the markets 10 and 11: Lira by number of goods, from 0."""
        self.demand: list[list[int]] = []
        """For the markets 10 and 11: goods of colour g on tile t at 4 * t + g."""
        self.track_rubies: list[int] = []
        self.track_last: list[int] = []
        """The price of the last ruby; it is lower by one for each ruby more on the track."""
        self.sultan_fixed: list[int] = []
        """Goods of colour g in the first k spaces of the Sultan's track at 4 * k + g, and how many are free."""
        self.sultan_any: list[int] = []
        self.mosque_needs: list[int] = []
        """Goods required by the tiles of a stack from top to bottom."""
        self.mosque_rubies: int = 0
        self.mosque_pays: int = 0
        self.die_value: int = 0
        self.extra_good_lira: int = 0
        self.recall_lira: int = 0
        # Mocha & Baksheesh.
        self.coffee_bags: int = 0
        self.roast_lira: int = 0
        self.roast_coffee: list[int] = []
        """Coffee for Lira, for a good, for a card."""
        self.guild_coffee: int = 0
        self.guild_cards: int = 0
        self.tavern_costs: list[int] = []
        self.barrier_coffee: int = 0
        self.baksheesh_coffee: int = 0
        self.baksheesh_goods: list[int] = []
        self.barrier_toll: int = 0
        # Letters & Seals.
        self.letter_place: list[int] = []
        self.letters_to: list[list[int]] = []
        """The letters to each place."""
        self.embassy_letters: int = 0
        self.kiosk_letters: int = 0
        self.auctioned: int = 0
        self.least_bid: int = 0
        self.society_seals: int = 0
        self.rank_lira: list[int] = []
        self.double_seals: int = 0
        self.front_seals: int = 0
        self.back_seals: int = 0
        self.companion_steps: int = 0
        self.kiosk_does: list[int] = []
        self.kiosk_good: list[int] = []
        self.kiosk_goods: list[int] = []
        self.kiosk_lira: list[int] = []
        self.kiosk_cards: list[int] = []
        self.kiosk_options: list[int] = []
        """For a tile that offers: how many ways there are; way w of tile t is at 2 * t + w below."""
        self.kiosk_pays: list[int] = []
        self.kiosk_pays_number: list[int] = []
        self.kiosk_gains: list[int] = []
        self.kiosk_gains_number: list[int] = []
        # Figures: price in Lira and what they give.
        self.figure_lira: list[int] = []
        self.trader_coffee: int = 0
        # Bonus cards by kind.
        self.copies: list[int] = []
        self.guild_copies: list[int] = []
        self.playable: list[int] = []
        """For each window a mask of the kinds of bonus cards whose timing fits."""
        self.guild_playable: list[int] = []
        self.any_cards: int = 0
        """1 if the deck holds a card that can be played within an action."""
        self.card_lira: list[int] = []
        self.card_coffee: list[int] = []
        self.card_price: list[int] = []
        """Lira or coffee that a card costs."""
        self.far_from: int = 0
        self.far_to: int = 0
        self.stride: int = 0
        self.reward_kind: list[int] = []
        """What the dice of IL-141 bring, by sum, and how many."""
        self.reward_number: list[int] = []
        # Guild cards whose figures stand in their text only (IM-072, IM-073, IM-074, IM-079).
        self.guild_lira: int = 7
        self.guild_card_coffee: int = 3
        self.guild_assistants: int = 2
        self.cheap_extension: int = 4
        # Options of the table.
        self.round_limit: int = 0
        """After so many rounds the game is over; 0 for no limit."""
        self.board: Board | None = None
        """The board of the printed layout."""


class Board:
    """What follows from a layout; shared by all positions of a game."""

    def __init__(self, tables: Tables, layout: list[int]) -> None:
        self.layout: list[int] = layout
        self.cell: list[int] = [-1] * STRIDE
        self.row: list[int] = [-9] * STRIDE
        self.column: list[int] = [-9] * STRIDE
        for at in range(len(layout)):
            place = layout[at]
            self.cell[place] = at
            self.row[place] = at // tables.columns
            self.column[place] = at % tables.columns
        self.beside: list[list[int]] = []
        """Places at distance 1, ascending (IS-002)."""
        self.near: list[list[int]] = []
        """Places in reach of a merchant (IS-040)."""
        self.near_or_in_line: list[list[int]] = []
        """And those in a straight line (IM-052)."""
        self.far: list[list[int]] = []
        """Places at the distances of IS-158."""
        self.two_away: list[list[int]] = []
        """Places at the distance of IL-147."""
        self.edges: list[int] = []
        """The pairs of adjacent places, ascending."""
        for place in range(STRIDE):
            self._reach(tables, place)
        for high in tables.places:
            for low in tables.places:
                if low < high and self.distance(low, high) == 1:
                    self.edges.append((high - 1) * (high - 2) // 2 + low - 1)

    def distance(self, a: int, b: int) -> int:
        """Orthogonal steps between two places (IS-003)."""
        return abs(self.row[a] - self.row[b]) + abs(self.column[a] - self.column[b])

    def in_line(self, a: int, b: int) -> bool:
        """Whether two places share a row or a column."""
        return self.row[a] == self.row[b] or self.column[a] == self.column[b]

    def _reach(self, tables: Tables, place: int) -> None:
        beside: list[int] = []
        near: list[int] = []
        line: list[int] = []
        far: list[int] = []
        two: list[int] = []
        if self.cell[place] >= 0:
            for other in tables.places:
                steps = self.distance(place, other)
                if steps == 1:
                    beside.append(other)
                if tables.merchant_near <= steps <= tables.merchant_far:
                    near.append(other)
                    line.append(other)
                elif steps > 0 and self.in_line(place, other):
                    line.append(other)
                if tables.far_from <= steps <= tables.far_to:
                    far.append(other)
                if steps == tables.stride:
                    two.append(other)
        self.beside.append(beside)
        self.near.append(near)
        self.near_or_in_line.append(line)
        self.far.append(far)
        self.two_away.append(two)

    def crosses(self, start: int, end: int, low: int, high: int) -> bool:
        """Whether every shortest way crosses the edge between two places: only a straight one can (IM-057)."""
        if self.row[start] == self.row[end] == self.row[low] == self.row[high]:
            least = min(self.column[start], self.column[end])
            most = max(self.column[start], self.column[end])
            return (
                least <= self.column[low] <= most
                and least <= self.column[high] <= most
                and self.column[low] != self.column[high]
            )
        if self.column[start] == self.column[end] == self.column[low] == self.column[high]:
            least = min(self.row[start], self.row[end])
            most = max(self.row[start], self.row[end])
            return least <= self.row[low] <= most and least <= self.row[high] <= most
        return False
