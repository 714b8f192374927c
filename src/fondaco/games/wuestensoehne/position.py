"""A position of Im Reich der Wüstensöhne: the area, the piles, what each player has, the rumours, and the agenda.

The fields read like the table: what one would write down to set the game up again in another room. Which sections
form one oasis, how many of its sides are open, and which fields brown lines join is kept up to date as tiles are
laid (`steps/board.py`), never worked out anew. The chapters of the rulebook are in `steps/`.
"""

from __future__ import annotations

from typing import Final, cast

from fondaco.games.wuestensoehne import events as tell
from fondaco.games.wuestensoehne.moves import GOODS, RESERVE, RUMOURS
from fondaco.games.wuestensoehne.tables import Tables
from fondaco.table.core import BLANK, EVERYONE, NOBODY, Position, Rng

EMPTY: Final = -1
"""No piece on a field, no tile in a place of a reserve or in hand."""
NONE: Final = -1

# Where a discovery tile is.
IN_PILE: Final = 0
IN_RESERVE: Final = 1
IN_HAND: Final = 2
DISCARDED: Final = 3
LAID: Final = 4
"""LAID + rotation: on the board, turned by so many quarter turns."""

# Where an explorer is, if not on a section.
IN_SUPPLY: Final = -1
IN_LINE: Final = -2

# Where a rumour tile is, if not on a space of the rumour board.
IN_STOCK: Final = -1
BEING_PUT: Final = -2


class Step:
    """A kind of question, or of work without one: code without state, its arguments lie on the agenda."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        """Do what needs no decision; True when somebody must decide (`to_act` is set)."""
        raise NotImplementedError

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        """The legal moves, ascending."""
        raise NotImplementedError

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        """Carry a legal move out."""
        raise NotImplementedError


class ChanceStep(Step):
    """A question to chance: a draw."""

    def weights(self, p: WuestensoehnePosition) -> list[int]:
        """How likely each outcome is: all alike (WS-055)."""
        return [1] * len(self.legal(p))

    def ordinal(self, p: WuestensoehnePosition) -> int:
        """Which event of its kind this is in the game."""
        raise NotImplementedError

    def audience(self, p: WuestensoehnePosition) -> int:
        """Who sees the outcome."""
        return EVERYONE


class Judgement:
    """How good a position looks; `judgement.py` has the one there is."""

    def judge(self, p: WuestensoehnePosition, seat: int) -> int:
        """The worth of the position for a seat."""
        raise NotImplementedError


JUDGEMENT: list[Judgement] = []
"""The judgement, once its module is there."""
STEPS: list[Step] = []
"""The steps by kind; `steps/` fills the list."""
CHANCE_STEPS: list[ChanceStep] = []
"""The steps that ask chance, by kind."""


class WuestensoehnePosition(Position):
    """What lies on the table."""

    def __init__(self, tables: Tables) -> None:  # noqa: PLR0915  the fields of the table
        super().__init__(tables.seats)
        self.tables: Tables = tables
        # Whose go it is, and what was done in this turn (section 5).
        self.first: int = 0
        self.active: int = 0
        self.bonus: int = 0
        """1 in a bonus turn (WS-201)."""
        self.placed: int = 0
        """1 once an explorer was placed in this turn (WS-139)."""
        self.driver_paid: int = 0
        """1 once the driver was paid in this turn; it matters only with the option of WS-A07."""
        self.hand: int = EMPTY
        """The tile drawn, used or stolen and not yet laid."""
        self.robbed: int = NONE
        """The seat from whom the tile in hand was taken by the scout."""
        self.laid: int = EMPTY
        """The field of the oasis tile laid in this turn."""
        self.progress: int = 0
        """1 once a tile was drawn or laid in this go (WS-A40)."""
        self.idle_goes: int = 0
        self.goes_left: int = NONE
        """How many goes of the last round are left, NONE before it (WS-212)."""
        # The area: what lies on each field.
        self.board: list[int] = BLANK
        """The piece on each field, EMPTY without one; how a tile is turned stands in `tile_at`."""
        self.region: list[int] = BLANK
        """Fields with the same number are joined by brown lines (WS-074); EMPTY where nothing lies."""
        # The oases (WS-027), by section.
        self.oasis: list[int] = BLANK
        """Sections with the same number form one oasis; EMPTY while the section is not laid."""
        self.next_section: list[int] = BLANK
        """The next section of the same oasis, in a ring."""
        self.open_sides: list[int] = BLANK
        """How many sides of an oasis face an empty field, at the oasis' number; 0 is complete (WS-150)."""
        # Discovery tiles.
        self.tile_at: list[int] = BLANK
        self.reserves: list[int] = BLANK
        """The tiles of seat s from s * RESERVE on, in the order they came, then EMPTY."""
        self.pile: int = 0
        """The current pile (WS-042)."""
        self.tiles_left: list[int] = BLANK
        """How many tiles each pile has."""
        self.drawn: int = 0
        # What each seat has, and the common supply (section 2).
        self.caravans: list[int] = BLANK
        self.water: list[int] = BLANK
        self.camels: list[int] = BLANK
        self.goods: list[int] = BLANK
        """Tiles of good g on the camels of seat s at s * GOODS + g."""
        self.water_supply: int = 0
        self.camel_supply: int = 0
        self.goods_supply: list[int] = BLANK
        # Explorers and the turban.
        self.explorers: list[int] = BLANK
        """The section under explorer n of seat s at s * EXPLORERS + n, or IN_SUPPLY, or IN_LINE."""
        self.turban: int = 0
        """The holder; it is on his tallest explorer, number 0 (WS-190)."""
        self.line: list[int] = []
        """The explorers of the valuation that have not yet had their turn, tallest first (WS-156)."""
        self.free_icons: list[int] = BLANK
        """How many icons of each kind are free in the oasis being valued."""
        # Rumours: a tile's number is its face; what is seen of it is its place and who knows it.
        self.rumours: list[int] = BLANK
        """The space each rumour tile lies on, or IN_STOCK, or BEING_PUT."""
        self.known_by: list[int] = BLANK
        """Which seats have seen the face of each rumour tile, a bit each (section 17)."""
        self.rumours_drawn: int = 0

    # -- the interface of every position ----------------------------------------------------------

    def arrive(self) -> bool:
        return STEPS[self.agenda[-1]].arrive(self)

    def legal(self) -> list[int]:
        return STEPS[self.agenda[-1]].legal(self)

    def carry_out(self, move: int) -> None:
        STEPS[self.agenda[-1]].play(self, move)

    def weights(self) -> list[int]:
        return CHANCE_STEPS[self.agenda[-1]].weights(self)

    def chance_kind(self) -> int:
        return self.agenda[-1]

    def chance_ordinal(self) -> int:
        return CHANCE_STEPS[self.agenda[-1]].ordinal(self)

    def chance_audience(self) -> int:
        return CHANCE_STEPS[self.agenda[-1]].audience(self)

    def standing(self) -> list[int]:
        """By what lies open: before the end the rumours are face down and count nothing yet (WS-220)."""
        if self.to_act == NOBODY:
            return [self.gold_of(seat) for seat in range(self.seats)]
        base = self.tables.base_value
        return [base * sum(self.goods[seat * GOODS : (seat + 1) * GOODS]) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """By gold, then by water; who is equal in both shares the place (WS-224 to WS-226)."""
        gold = self.standing()
        places: list[int] = []
        for seat in range(self.seats):
            place = 1
            for other in range(self.seats):
                if gold[other] > gold[seat]:
                    place += 1
                elif gold[other] == gold[seat] and self.water[other] > self.water[seat]:
                    place += 1
            places.append(place)
        return places

    def judge(self, seat: int) -> int:
        return JUDGEMENT[0].judge(self, seat)

    def copy(self) -> WuestensoehnePosition:
        other = WuestensoehnePosition(self.tables)
        other.to_act = self.to_act
        other.agenda = self.agenda[:]
        other.barrier = self.barrier
        other.unfinished = self.unfinished
        other.first = self.first
        other.active = self.active
        other.bonus = self.bonus
        other.placed = self.placed
        other.driver_paid = self.driver_paid
        other.hand = self.hand
        other.robbed = self.robbed
        other.laid = self.laid
        other.progress = self.progress
        other.idle_goes = self.idle_goes
        other.goes_left = self.goes_left
        other.board = self.board[:]
        other.region = self.region[:]
        other.oasis = self.oasis[:]
        other.next_section = self.next_section[:]
        other.open_sides = self.open_sides[:]
        other.tile_at = self.tile_at[:]
        other.reserves = self.reserves[:]
        other.pile = self.pile
        other.tiles_left = self.tiles_left[:]
        other.drawn = self.drawn
        other.caravans = self.caravans[:]
        other.water = self.water[:]
        other.camels = self.camels[:]
        other.goods = self.goods[:]
        other.water_supply = self.water_supply
        other.camel_supply = self.camel_supply
        other.goods_supply = self.goods_supply[:]
        other.explorers = self.explorers[:]
        other.turban = self.turban
        other.line = self.line[:]
        other.free_icons = self.free_icons[:]
        other.rumours = self.rumours[:]
        other.known_by = self.known_by[:]
        other.rumours_drawn = self.rumours_drawn
        return other

    def dump(self) -> list[list[int]]:
        return [
            [
                self.to_act,
                self.barrier,
                self.unfinished,
                self.first,
                self.active,
                self.bonus,
                self.placed,
                self.driver_paid,
                self.hand,
                self.robbed,
                self.laid,
                self.progress,
                self.idle_goes,
                self.goes_left,
                self.pile,
                self.drawn,
                self.water_supply,
                self.camel_supply,
                self.turban,
                self.rumours_drawn,
            ],
            self.agenda[:],
            self.board[:],
            self.region[:],
            self.oasis[:],
            self.next_section[:],
            self.open_sides[:],
            self.tile_at[:],
            self.reserves[:],
            self.tiles_left[:],
            self.caravans[:],
            self.water[:],
            self.camels[:],
            self.goods[:],
            self.goods_supply[:],
            self.explorers[:],
            self.line[:],
            self.free_icons[:],
            self.rumours[:],
            self.known_by[:],
        ]

    def restore(self, dump: list[list[int]]) -> None:
        """Become the position that was dumped."""
        (
            self.to_act,
            self.barrier,
            self.unfinished,
            self.first,
            self.active,
            self.bonus,
            self.placed,
            self.driver_paid,
            self.hand,
            self.robbed,
            self.laid,
            self.progress,
            self.idle_goes,
            self.goes_left,
            self.pile,
            self.drawn,
            self.water_supply,
            self.camel_supply,
            self.turban,
            self.rumours_drawn,
        ) = dump[0]
        self.agenda = dump[1][:]
        self.board = dump[2][:]
        self.region = dump[3][:]
        self.oasis = dump[4][:]
        self.next_section = dump[5][:]
        self.open_sides = dump[6][:]
        self.tile_at = dump[7][:]
        self.reserves = dump[8][:]
        self.tiles_left = dump[9][:]
        self.caravans = dump[10][:]
        self.water = dump[11][:]
        self.camels = dump[12][:]
        self.goods = dump[13][:]
        self.goods_supply = dump[14][:]
        self.explorers = dump[15][:]
        self.line = dump[16][:]
        self.free_icons = dump[17][:]
        self.rumours = dump[18][:]
        self.known_by = dump[19][:]

    def imagine(self, seat: int, rng: Rng) -> WuestensoehnePosition:
        """Only faces of rumour tiles are unknown: those the seat has not seen change places (section 17).

        Who knows a tile goes with its place, for that everybody has watched. The piles have no order.
        """
        other = self.copy()
        places: list[int] = []
        faces: list[int] = []
        for tile in range(RUMOURS):
            known = self.to_act == NOBODY and self.rumours[tile] >= 0  # turned up (WS-220)
            if seat >= 0 and (self.known_by[tile] >> seat) & 1:
                known = True
            if not known:
                faces.append(tile)
                places.append((self.rumours[tile] + 2) * 16 + self.known_by[tile])
        places.sort()  # by what everybody sees, so that nothing of the truth is left
        for place in places:
            face = faces.pop(rng.below(len(faces)))
            other.rumours[face] = place // 16 - 2
            other.known_by[face] = place % 16
        return other

    # -- what several chapters need ---------------------------------------------------------------

    def value_of(self, good: int) -> int:
        """What a tile of this good is worth, in gold (WS-221, WS-222)."""
        value = self.tables.base_value
        for tile in range(RUMOURS):
            if self.rumours[tile] >= 0 and self.rumours[tile] // 2 == good:
                value += self.tables.rumour_value[tile]
        return value

    def gold_of(self, seat: int) -> int:
        """What the goods of a seat are worth (WS-223)."""
        total = 0
        for good in range(GOODS):
            number = self.goods[seat * GOODS + good]
            if number:
                total += number * self.value_of(good)
        return total

    def room_of(self, seat: int) -> int:
        """How many goods spaces of a seat are free (WS-010, WS-011)."""
        tables = self.tables
        room = tables.board_spaces + self.camels[seat] * tables.card_spaces
        for good in range(GOODS):
            room -= self.goods[seat * GOODS + good]
        return room

    def pay_water(self, seat: int) -> None:
        """A water stone goes back to the common supply (WS-013)."""
        self.water[seat] -= 1
        self.water_supply += 1

    def reserve_size(self, seat: int) -> int:
        """How many tiles lie in front of a seat."""
        size = 0
        for at in range(seat * RESERVE, (seat + 1) * RESERVE):
            if self.reserves[at] != EMPTY:
                size += 1
        return size

    def add_to_reserve(self, seat: int, tile: int) -> None:
        """A tile is laid face up in front of a seat (WS-032)."""
        at = seat * RESERVE
        while self.reserves[at] != EMPTY:
            at += 1
        self.reserves[at] = tile
        self.tile_at[tile] = IN_RESERVE

    def take_from_reserve(self, seat: int, tile: int) -> None:
        """A tile leaves the reserve of a seat; the others close up."""
        last = (seat + 1) * RESERVE - 1
        at = seat * RESERVE
        while self.reserves[at] != tile:
            at += 1
        while at < last:
            self.reserves[at] = self.reserves[at + 1]
            at += 1
        self.reserves[last] = EMPTY

    def take_from_pile(self, tile: int) -> None:
        """A tile is drawn; the next pile is current when this one is used up (WS-042, WS-117)."""
        self.drawn += 1
        self.progress = 1
        self.tiles_left[self.pile] -= 1
        while self.pile < len(self.tiles_left) and self.tiles_left[self.pile] == 0:
            self.pile += 1
        if self.heard is not None and not self.piles_left():
            self.tell([tell.PILES_EMPTY, EVERYONE])

    def piles_left(self) -> bool:
        """Whether any pile has tiles (WS-094)."""
        return self.pile < len(self.tiles_left)


def own(position: Position) -> WuestensoehnePosition:
    """Every position that a rulebook is given is one it made."""
    return cast(WuestensoehnePosition, position)
