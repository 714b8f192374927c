"""Set up a table of Im Reich der Wüstensöhne in the words of the rulebook, so that tests read: given, when, then.

    scene = Scene(4)
    scene.caravan("blue", "F2")
    scene.turn("blue")
    scene.play("stay draw")
    scene.draw("T1-05")
    assert scene.legal() == ["lay E2 r1", "lay G2 r0", "lay G2 r1", "lay G2 r2"]

A scene begins as the worked examples do: seats blue, orange, red, violet; caravans on F1, K6, F11, A6; only the
cross is laid, reserves are empty, everybody has no water, blue is on turn. Names are those of the box.
"""

from __future__ import annotations

from collections.abc import Mapping

from fondaco.games.wuestensoehne import moves as m
from fondaco.games.wuestensoehne.position import (
    DISCARDED,
    EMPTY,
    IN_PILE,
    IN_STOCK,
    IN_SUPPLY,
    WuestensoehnePosition,
)
from fondaco.games.wuestensoehne.rulebook import Wuestensoehne, load
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.games.wuestensoehne.steps.actions import stock_size, tile_on
from fondaco.games.wuestensoehne.steps.board import place_piece, wanted_on
from fondaco.games.wuestensoehne.steps.explorers import field_of
from fondaco.games.wuestensoehne.tables import CROSS
from fondaco.games.wuestensoehne.view import WuestensoehneView
from fondaco.table.core import CHANCE, NOBODY
from fondaco.table.game import Game
from fondaco.table.notation import parse_moves
from fondaco.table.refusal import Refusal

BOOK: Wuestensoehne = load()
D = BOOK.describer
STARTS = ("F1", "K6", "F11", "A6")

# A board near the end of a game, with three players, on which tiles of nothing but desert fit nowhere.
CROWDED = """
T5-11 A1 0, T5-15 C1 2, T4-02 D1 0, T1-02 E1 0, T3-05 G1 0, T4-08 H1 1, T5-04 A2 2, T5-08 B2 2,
T3-07 C2 0, T2-12 D2 1, T1-03 G2 0, T5-06 H2 0, T5-16 I2 0, T1-17 A3 0, T4-09 B3 3, T3-03 C3 0,
T2-09 D3 1, T1-10 E3 2, T1-16 G3 1, T3-06 H3 3, T3-12 I3 0, T5-03 J3 0, T3-15 A4 0, T4-10 B4 2,
T3-04 C4 2, T2-13 D4 0, T1-09 E4 0, T1-12 G4 0, T3-02 H4 0, T5-17 K4 2, T2-16 A5 3, T3-17 B5 3,
T2-17 C5 0, T1-14 D5 3, T2-07 E5 2, T1-08 G5 3, T3-10 H5 1, T3-08 I5 3, T3-16 J5 0, T5-10 K5 3,
T4-13 A7 1, T2-11 B7 3, T2-01 C7 0, T1-05 D7 0, T1-07 E7 1, T2-04 G7 0, T1-04 H7 2, T4-16 I7 0,
T1-15 J7 1, T1-13 K7 1, T4-17 A8 1, T4-07 B8 3, T3-11 C8 1, T1-06 D8 2, T4-14 E8 0, T2-06 G8 3,
T2-05 H8 0, T5-07 I8 0, T4-06 J8 0, T4-04 K8 0, T4-12 B9 1, T4-15 C9 3, T2-15 D9 2, T2-08 E9 0,
T1-01 G9 0, T3-01 H9 0, T4-11 J9 2, T4-05 K9 2, T3-13 C10 3, T3-14 D10 3, T2-10 E10 2, T2-14 G10 1,
T3-09 B11 2, T2-02 C11 0, T2-03 D11 0, T1-11 E11 0
"""


class Scene:
    """A table in the making, then in play."""

    def __init__(
        self, seats: int = 4, first: str = "blue", book: Wuestensoehne = BOOK, **options: str
    ) -> None:
        self.book = book
        named = str(list(book.seat_ids).index(first) + 1)
        self.p: WuestensoehnePosition = book.new_position(seats, {"first_player": named, **options})
        while self.p.to_act == CHANCE:
            self.p.apply(self.p.legal()[0])
        p = self.p
        for seat in range(seats):
            p.caravans[seat] = D.fields.index(STARTS[seat])
            self.reserve(book.seat_ids[seat])
            self.water(book.seat_ids[seat], 0)
        p.drawn = 0
        self.turn(first)

    # -- given ------------------------------------------------------------------------------------------

    @staticmethod
    def seat(colour: str) -> int:
        return list(BOOK.seat_ids).index(colour)

    def turn(self, colour: str) -> None:
        """The go of this player begins."""
        p = self.p
        p.agenda = []
        p.push(kinds.GO, self.seat(colour))
        p.settle()
        p.heard = []

    def water(self, colour: str, number: int) -> None:
        seat = self.seat(colour)
        self.p.water_supply += self.p.water[seat] - number
        self.p.water[seat] = number

    def water_supply(self, number: int) -> None:
        """The rest of the water is out of the way, with the last seat."""
        last = self.p.seats - 1
        self.p.water[last] += self.p.water_supply - number
        self.p.water_supply = number

    def camels(self, colour: str, number: int) -> None:
        seat = self.seat(colour)
        self.p.camel_supply += self.p.camels[seat] - number
        self.p.camels[seat] = number

    def goods(self, colour: str, *goods: str) -> None:
        """These goods and no others on the camels of a player."""
        first = self.seat(colour) * m.GOODS
        for good, name in enumerate(D.goods):
            self.p.goods_supply[good] += self.p.goods[first + good] - goods.count(name)
            self.p.goods[first + good] = goods.count(name)

    def caravan(self, colour: str, field: str) -> None:
        self.p.caravans[self.seat(colour)] = D.fields.index(field)

    def reserve(self, colour: str, *tiles: str) -> None:
        """These tiles and no others in front of a player, from wherever they were but the board."""
        p, seat = self.p, self.seat(colour)
        for at in range(seat * m.RESERVE, (seat + 1) * m.RESERVE):
            if p.reserves[at] != EMPTY:
                p.tile_at[p.reserves[at]] = IN_PILE
                p.reserves[at] = EMPTY
        for name in tiles:
            tile = D.tiles.index(name)
            assert p.tile_at[tile] == IN_PILE, f"{name} is not in its pile"
            p.add_to_reserve(seat, tile)
        self._count_piles()

    def left(self, *tiles: str) -> None:
        """Only these tiles are left in the piles; all others are out of the game."""
        p = self.p
        for tile, name in enumerate(D.tiles):
            if p.tile_at[tile] == IN_PILE and name not in tiles:
                p.tile_at[tile] = DISCARDED
        self._count_piles()

    def _count_piles(self) -> None:
        p = self.p
        p.tiles_left = [sum(p.tile_at[tile] == IN_PILE for tile in tiles) for tiles in p.tables.pile_tiles]
        p.pile = next((nth for nth, left in enumerate(p.tiles_left) if left), len(p.tiles_left))

    def lay(self, tile: str, field: str, rotation: int) -> None:
        """A tile that was laid in an earlier turn; it must match."""
        p = self.p
        number, at = D.tiles.index(tile), D.fields.index(field)
        placement = (CROSS + number) * m.ROTATIONS + rotation
        assert p.tile_at[number] == IN_PILE, f"{tile} is not in its pile"
        assert p.board[at] == EMPTY
        assert p.tables.shape[placement] & wanted_on(p, at) == p.tables.shape[placement], (
            f"{tile} does not match"
        )
        place_piece(p, at, placement)
        self._count_piles()

    def crowded(self) -> None:
        """The board near its end."""
        for words in CROWDED.split(","):
            tile, field, rotation = words.split()
            self.lay(tile, field, int(rotation))

    def value(self, colour: str, field: str) -> None:
        """The turn of this player, who has just completed an oasis with the tile on this field, is being valued."""
        p = self.p
        p.active = self.seat(colour)
        p.laid = D.fields.index(field)
        p.bonus = 0
        p.agenda = []
        p.push(kinds.GO_END)
        p.push(kinds.BONUS)
        p.push(kinds.VALUE_NEXT)
        p.heard = []
        p.settle()

    def explorer(self, colour: str, height: int, field: str, section: int = 1) -> None:
        """An explorer that was placed in an earlier turn."""
        p = self.p
        piece = p.board[D.fields.index(field)]
        p.explorers[self.figure(colour, height)] = p.tables.first_section[piece] + section - 1

    def figure(self, colour: str, height: int) -> int:
        at = D.heights.index(height)
        assert at // m.EXPLORERS == self.seat(colour), f"{height} is not {colour}"
        return at

    def turban(self, colour: str) -> None:
        self.p.turban = self.seat(colour)

    def rumour(self, tile: str, space: str | None, *seen_by: str) -> None:
        """A rumour tile (R1 to R6) on a space such as "gem 1", or in the stock; who has looked at it."""
        number = int(tile[1:]) - 1
        self.p.rumours[number] = IN_STOCK if space is None else D.spaces.index(space)
        self.p.known_by[number] = sum(1 << self.seat(colour) for colour in seen_by)

    # -- when -------------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """A move of whoever is asked, by its text; several may stand in a row."""
        for move in parse_moves(self.book, self.p, text):
            self.p.apply(move)

    def draw(self, tile: str) -> None:
        """The tile that chance gives."""
        assert self.p.to_act == CHANCE
        assert self.p.agenda[-1] in (kinds.START_TILE, kinds.DRAW_TILE, kinds.EXCHANGE_TILE)
        outcome = D.tiles.index(tile)
        assert outcome in self.p.legal(), f"{tile} cannot be drawn"
        self.p.apply(outcome)

    def draw_rumour(self, tile: str) -> None:
        """The rumour tile that chance gives."""
        assert self.p.agenda[-1] == kinds.RUMOUR_TILE
        outcome = int(tile[1:]) - 1
        assert outcome in self.p.legal()
        self.p.apply(outcome)

    def forget(self) -> None:
        """Events up to now are not of interest."""
        self.p.heard = []

    # -- then -------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The texts of the legal moves."""
        return [self.book.text(self.p, move) for move in self.p.legal()]

    def refusal(self, text: str) -> str:
        """The clause that refuses a move; it must be refused and change nothing."""
        before = self.p.digest()
        try:
            self.play(text)
        except Refusal as refused:
            assert self.p.digest() == before
            return refused.clause
        raise AssertionError(f"{text!r} was not refused")

    @property
    def asked(self) -> str:
        """Who must decide: a colour, or chance, or nobody."""
        if self.p.to_act == CHANCE:
            return "chance"
        return "nobody" if self.p.to_act == NOBODY else self.book.seat_ids[self.p.to_act]

    @property
    def question(self) -> int:
        """The kind of step that asks."""
        return self.p.agenda[-1]

    def view(self, colour: str | None) -> WuestensoehneView:
        return self.book.view(self.p, None if colour is None else self.seat(colour))

    def targets(self, price: int) -> set[str]:
        """The fields that the caravan can go to at this price."""
        reach = self.book.view(self.p, self.p.to_act).reach
        return {field for field, cost in reach.items() if cost == price}

    def water_of(self, colour: str) -> int:
        return self.p.water[self.seat(colour)]

    def camels_of(self, colour: str) -> int:
        return self.p.camels[self.seat(colour)]

    def goods_of(self, colour: str) -> list[str]:
        first = self.seat(colour) * m.GOODS
        return [name for good, name in enumerate(D.goods) for _ in range(self.p.goods[first + good])]

    def room_of(self, colour: str) -> int:
        return self.p.room_of(self.seat(colour))

    def caravan_of(self, colour: str) -> str:
        return D.fields[self.p.caravans[self.seat(colour)]]

    def reserve_of(self, colour: str) -> list[str]:
        first = self.seat(colour) * m.RESERVE
        return [D.tiles[tile] for tile in self.p.reserves[first : first + m.RESERVE] if tile != EMPTY]

    def where(self, colour: str, height: int) -> str:
        """The field under an explorer, or supply."""
        section = self.p.explorers[self.figure(colour, height)]
        return "supply" if section == IN_SUPPLY else D.fields[field_of(self.p, section)]

    @property
    def turban_of(self) -> str:
        return self.book.seat_ids[self.p.turban]

    @property
    def stock(self) -> int:
        return stock_size(self.p)

    def rumour_on(self, space: str) -> str | None:
        tile = tile_on(self.p, D.spaces.index(space))
        return None if tile < 0 else f"R{tile + 1}"

    def oasis(self, field: str, section: int = 1) -> set[str]:
        """The fields of the oasis to which a section belongs."""
        piece = self.p.board[D.fields.index(field)]
        number = self.p.oasis[self.p.tables.first_section[piece] + section - 1]
        return {D.fields[field_of(self.p, at)] for at, of in enumerate(self.p.oasis) if of == number}

    def open_sides(self, field: str, section: int = 1) -> int:
        piece = self.p.board[D.fields.index(field)]
        return self.p.open_sides[self.p.oasis[self.p.tables.first_section[piece] + section - 1]]

    def events(self, kind: int) -> list[list[int]]:
        """The arguments of all events of a kind since the turn began, or since `forget`."""
        return [event[2:] for event in self.p.heard or [] if event[0] == kind]

    def game(self) -> Game:
        """A game that begins here, to see what can be taken back."""
        return Game(_Begun(self.p), [f"player {seat + 1}" for seat in range(self.p.seats)])


class _Begun(Wuestensoehne):
    """The rulebook with the table as a scene has set it."""

    def __init__(self, start: WuestensoehnePosition) -> None:
        super().__init__(BOOK.box)
        self.start = start

    def new_position(self, seats: int, options: Mapping[str, str]) -> WuestensoehnePosition:
        return self.start.copy()
