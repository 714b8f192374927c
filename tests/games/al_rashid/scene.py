"""Set up a table of Al Rashid in the words of the rulebook, so that tests read: given, when, then.

    scene = Scene(3, order="red blue green")
    scene.goods("red", "wood wood pottery metal")
    scene.stack("red", "scholars", "merchant sage")
    scene.resolution("red")
    scene.play("resolve scholars")
    scene.play("visit service")

Names are those of the box: colours, areas, goods, pieces, offices, crisis cards. Tiles are `red 3`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.position import EMPTY, FACE_UP, AlRashidPosition
from fondaco.games.al_rashid.rulebook import AlRashid, load
from fondaco.games.al_rashid.steps import kinds
from fondaco.games.al_rashid.steps.mercenaries import place_tile, receive_tile
from fondaco.table.core import CHANCE, NOBODY
from fondaco.table.game import Game
from fondaco.table.notation import parse_moves
from fondaco.table.refusal import Refusal

BOOK: AlRashid = load()
D = BOOK.describer


def seat(colour: str) -> int:
    return D.seats.index(colour)


def area(name: str) -> int:
    return D.areas.index(name)


def kind(tile: str) -> int:
    """A mercenary tile, as in `red 3`."""
    colour, value = tile.split()
    return D.colours.index(colour) * m.VALUES + int(value) - 1


def counts(goods: str) -> list[int]:
    """Goods by type, as in `wood wood silk`."""
    return [goods.split().count(good) for good in D.goods]


class Scene:
    """A table in the making, then in play; nothing lies on the map but goods and letters."""

    def __init__(self, seats: int, order: str = "", turn: int = 1) -> None:
        p = BOOK.new_position(seats, {})
        p.agenda = []
        p.push(kinds.BEGIN_TURN)
        p.settle()
        if order:
            p.order = [seat(colour) for colour in order.split()]
        p.turn = turn
        p.settle()
        p.heard = []
        self.p: AlRashidPosition = p

    # -- given ------------------------------------------------------------------------------------------

    def goods(self, colour: str, goods: str) -> None:
        self.p.goods[seat(colour) * m.GOODS : (seat(colour) + 1) * m.GOODS] = counts(goods)

    def letters(self, colour: str, number: int) -> None:
        self.p.letter_supply -= number - self.p.letters[seat(colour)]
        self.p.letters[seat(colour)] = number

    def influence(self, colour: str, number: int) -> None:
        self.p.influence_supply -= number - self.p.influence[seat(colour)]
        self.p.influence[seat(colour)] = number

    def dishonour(self, colour: str, number: int) -> None:
        self.p.dishonour[seat(colour)] = number

    def family(self, colour: str, pashas: int, merchants: int, sages: int) -> None:
        """The whole family, all of it in the reserve."""
        for nth, number in enumerate((pashas, merchants, sages)):
            self.p.family[seat(colour) * m.PIECES + nth] = number
            self.p.reserve[seat(colour) * m.PIECES + nth] = number

    def offices(self, colour: str, *names: str) -> None:
        for name in names:
            office = D.offices.index(name)
            self.p.office_tiles[office] -= 1
            self.p.offices[seat(colour)] |= 1 << office

    def stack(self, colour: str, where: str, pieces: str) -> None:
        """Pieces on an area, added to the family if the reserve has none left."""
        for name in pieces.split():
            piece = D.pieces.index(name)
            at = seat(colour) * m.PIECES + piece
            if self.p.reserve[at]:
                self.p.reserve[at] -= 1
            else:
                self.p.family[at] += 1
            self.p.put_piece(seat(colour), piece, area(where))

    def hand(self, colour: str, *tiles: str) -> None:
        for tile in tiles:
            receive_tile(self.p, seat(colour), kind(tile))

    def enemies(self, where: str, *tiles: str, up: bool = False) -> None:
        """Mercenary tiles on a territory."""
        for tile in tiles:
            place_tile(self.p, area(where) - m.FIRST_TERRITORY, kind(tile))
            if up:
                self.p.tile_known[-1] = FACE_UP

    def land(self, where: str, goods: str, letters: int) -> None:
        """What lies on a territory."""
        land = area(where) - m.FIRST_TERRITORY
        self.p.land_goods[land * m.GOODS : (land + 1) * m.GOODS] = counts(goods)
        self.p.letter_supply += self.p.land_letters[land] - letters
        self.p.land_letters[land] = letters

    def resolution(self, mover: str) -> None:
        """The placement is over as it is, and this player is to move; what is not placed stays in the reserve."""
        p = self.p
        p.agenda = []
        p.push(kinds.TURN_END)
        p.push(kinds.MOVE)
        before = p.order.index(seat(mover)) - 1
        p.mover = p.order[before] if before >= 0 else EMPTY
        p.settle()
        p.heard = []

    # -- when -------------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """A move of whoever is asked, by its text; several parts may stand in a row."""
        for move in parse_moves(BOOK, self.p, text):
            self.p.apply(move)

    def chance(self, text: str) -> None:
        """The outcome that chance gives."""
        assert self.p.to_act == CHANCE
        outcomes = {BOOK.outcome_text(self.p, outcome): outcome for outcome in self.p.legal()}
        self.p.apply(outcomes[text])

    # -- then -------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The texts of the legal moves."""
        return [BOOK.text(self.p, move) for move in self.p.legal()]

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
        return "nobody" if self.p.to_act == NOBODY else D.seats[self.p.to_act]

    def goods_of(self, colour: str) -> str:
        held = self.p.goods[seat(colour) * m.GOODS : (seat(colour) + 1) * m.GOODS]
        return " ".join(good for good, number in zip(D.goods, held, strict=True) for _ in range(number))

    def letters_of(self, colour: str) -> int:
        return self.p.letters[seat(colour)]

    def influence_of(self, colour: str) -> int:
        return self.p.influence[seat(colour)]

    def dishonour_of(self, colour: str) -> int:
        return self.p.dishonour[seat(colour)]

    def hand_of(self, colour: str) -> list[str]:
        held = self.p.hands[seat(colour) * m.TILE_KINDS : (seat(colour) + 1) * m.TILE_KINDS]
        return [D.tile(nth) for nth, number in enumerate(held) for _ in range(number)]

    def family_of(self, colour: str) -> list[int]:
        return self.p.family[seat(colour) * m.PIECES : (seat(colour) + 1) * m.PIECES]

    def reserve_of(self, colour: str) -> list[int]:
        return self.p.reserve[seat(colour) * m.PIECES : (seat(colour) + 1) * m.PIECES]

    def offices_of(self, colour: str) -> list[str]:
        return [name for nth, name in enumerate(D.offices) if self.p.offices[seat(colour)] >> nth & 1]

    def row(self, where: str) -> list[str]:
        """Whose stacks stand in an area, from left to right."""
        return [D.seats[owner] for owner in self.p.row(area(where))]

    def acting(self) -> list[str]:
        return [D.seats[owner] for owner in self.p.acting]

    def tiles_at(self, where: str) -> list[str]:
        land = area(where) - m.FIRST_TERRITORY
        return [D.tile(tile) for tile, at in zip(self.p.tile_kind, self.p.tile_at, strict=True) if at == land]

    def land_of(self, where: str) -> tuple[str, int]:
        land = area(where) - m.FIRST_TERRITORY
        held = self.p.land_goods[land * m.GOODS : (land + 1) * m.GOODS]
        goods = " ".join(good for good, number in zip(D.goods, held, strict=True) for _ in range(number))
        return goods, self.p.land_letters[land]

    def score_of(self, colour: str) -> int:
        return self.p.standing()[seat(colour)]

    def order(self) -> list[str]:
        return [D.seats[owner] for owner in self.p.order]

    def events(self, which: int) -> list[list[int]]:
        """The arguments of all events of a kind since the scene was set."""
        return [event[2:] for event in self.p.heard or [] if event[0] == which]

    def game(self) -> Game:
        """A game that begins here, to see what can be taken back."""
        return Game(_Begun(self.p), [f"player {nth + 1}" for nth in range(self.p.seats)])


@contextmanager
def giving(scene: Scene, office: str, number: int) -> Iterator[None]:
    """An owner's box may have an office that gives more than the built-in one."""
    numbers, nth = scene.p.tables.office_number, D.offices.index(office)
    before, numbers[nth] = numbers[nth], number
    try:
        yield
    finally:
        numbers[nth] = before


class _Begun(AlRashid):
    """The rulebook with the table as a scene has set it."""

    def __init__(self, start: AlRashidPosition) -> None:
        super().__init__(BOOK.box)
        self.start = start

    def new_position(self, seats: int, options: Mapping[str, str]) -> AlRashidPosition:
        return self.start.copy()
