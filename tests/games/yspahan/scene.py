"""Set up a table of Yspahan in the words of the rulebook, so that tests read: given, when, then.

    scene = Scene(4, first="blue")
    scene.gold("blue", 2)
    scene.roll([1, 1, 3, 3, 5, 5, 6, 6, 6], yellow=[1, 2])
    scene.play("take camel camels")
    assert scene.camels_of("blue") == 3

Names are those of the box: colours, shops, spaces, squares, buildings, kinds of cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fondaco.games.yspahan import moves as m
from fondaco.games.yspahan.position import EMPTY, YspahanPosition
from fondaco.games.yspahan.rulebook import Yspahan, load
from fondaco.games.yspahan.sight import reserve
from fondaco.games.yspahan.steps import kinds
from fondaco.table.core import CHANCE, NOBODY
from fondaco.table.game import Game
from fondaco.table.notation import parse_moves
from fondaco.table.refusal import Refusal

BOOK: Yspahan = load()


class Scene:
    """A table in the making, then in play."""

    def __init__(self, seats: int, first: str = "blue", **options: str) -> None:
        named = str(list(BOOK.seat_ids).index(first) + 1)
        self.p: YspahanPosition = BOOK.new_position(seats, {"first_player": named, **options})
        self.p.heard = []

    # -- given ------------------------------------------------------------------------------------------

    @staticmethod
    def seat(colour: str) -> int:
        return list(BOOK.seat_ids).index(colour)

    def gold(self, colour: str, number: int) -> None:
        self.p.gold[self.seat(colour)] = number

    def camels(self, colour: str, number: int) -> None:
        self.p.camels[self.seat(colour)] = number

    def score(self, colour: str, number: int) -> None:
        self.p.score[self.seat(colour)] = number

    def buildings(self, colour: str, *names: str) -> None:
        self.p.buildings[self.seat(colour)] = sum(1 << BOOK.describer.buildings.index(name) for name in names)

    def cubes(self, colour: str, *shops: str) -> None:
        """Cubes in shops."""
        for shop in shops:
            self.p.place_cube(self.seat(colour), BOOK.describer.shops.index(shop))
        self.forget()

    def caravan(self, *colours: str) -> None:
        """Cubes on the usable camels, in path order."""
        self.p.caravan = [self.seat(colour) for colour in colours]

    def supervisor(self, space: str) -> None:
        self.p.supervisor = BOOK.describer.spaces.index(space)

    def hand(self, colour: str, *cards: str) -> None:
        """Cards drawn from the deck into a hand."""
        for card in cards:
            self.p.receive_card(self.seat(colour), BOOK.describer.cards.index(card))

    def discarded(self, *cards: str) -> None:
        """Cards that somebody (the last seat) drew and used before."""
        seat = self.p.seats - 1
        for card in cards:
            kind = BOOK.describer.cards.index(card)
            self.p.receive_card(seat, kind)
            self.p.use_card(seat, kind)

    def calendar(self, week: int, day: int) -> None:
        self.p.week, self.p.day = week, day

    # -- when -------------------------------------------------------------------------------------------

    def roll(self, white: Sequence[int], yellow: Sequence[int] = ()) -> None:
        """The first player buys yellow dice and the dice show these faces."""
        self.play(f"roll {len(yellow)}")
        for face in [*white, *yellow]:
            assert self.p.to_act == CHANCE
            assert self.p.agenda[-1] in (kinds.WHITE_DIE, kinds.YELLOW_DIE)
            self.p.apply(face - 1)

    def play(self, text: str) -> None:
        """A move of whoever is asked, by its text; several parts may stand in a row."""
        for move in parse_moves(BOOK, self.p, text):
            self.p.apply(move)

    def draw(self, card: str) -> None:
        """The card that chance gives."""
        assert self.p.to_act == CHANCE
        assert self.p.agenda[-1] == kinds.DRAW
        outcome = BOOK.describer.cards.index(card)
        assert outcome in self.p.legal()
        self.p.apply(outcome)

    def forget(self) -> None:
        """Events up to now are not of interest."""
        self.p.heard = []

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
        return "nobody" if self.p.to_act == NOBODY else BOOK.seat_ids[self.p.to_act]

    def tower(self) -> dict[str, tuple[int, int, int]]:
        """Value, white and yellow dice of each square that has dice."""
        p = self.p
        return {
            BOOK.describer.squares[n]: (p.value[n], p.white[n], p.yellow[n])
            for n in range(m.SQUARES)
            if p.white[n] + p.yellow[n]
        }

    def gold_of(self, colour: str) -> int:
        return self.p.gold[self.seat(colour)]

    def camels_of(self, colour: str) -> int:
        return self.p.camels[self.seat(colour)]

    def score_of(self, colour: str) -> int:
        return self.p.score[self.seat(colour)]

    def hand_of(self, colour: str) -> list[str]:
        held = self.p.hands[self.seat(colour) * m.KINDS : (self.seat(colour) + 1) * m.KINDS]
        return [BOOK.describer.cards[kind] for kind in range(m.KINDS) for _ in range(held[kind])]

    def buildings_of(self, colour: str) -> list[str]:
        return [name for n, name in enumerate(BOOK.describer.buildings) if self.p.owns(self.seat(colour), n)]

    def cube_in(self, shop: str) -> str | None:
        owner = self.p.shops[BOOK.describer.shops.index(shop)]
        return None if owner == EMPTY else BOOK.seat_ids[owner]

    def on_caravan(self) -> list[str]:
        return [BOOK.seat_ids[seat] for seat in self.p.caravan]

    def where_supervisor(self) -> str:
        return BOOK.describer.spaces[self.p.supervisor]

    def discard_pile(self) -> list[str]:
        return [BOOK.describer.cards[kind] for kind in self.p.discard]

    def reserve_of(self, colour: str) -> int:
        return reserve(self.p, self.seat(colour))

    def events(self, kind: int) -> list[list[int]]:
        """The arguments of all events of a kind since the scene was set, or since `forget`."""
        return [event[2:] for event in self.p.heard or [] if event[0] == kind]

    # -- more of given, when, then -------------------------------------------------------------------------

    def quiet_turn(self) -> None:
        """A turn that leaves shops, Caravan and points as they are: camels, or gold, or else a card."""
        whose = self.asked
        offered = self.legal()
        if "take camel" in offered or "take gold" in offered:
            self.play("take camel camels" if "take camel" in offered else "take gold gold")
            if "no extra" in self.legal():
                self.play("no extra")
        else:
            group = next((text for text in offered if text.startswith("take ")), None)
            self.play("draw" if group is None else f"{group} card")
            self.p.apply(self.p.legal()[0])
        assert self.asked == whose
        self.play("end turn")

    def quiet_day(self) -> None:
        """The whole of a day, from the roll to the roll of the next or to the end."""
        self.roll([1, 1, 2, 3, 4, 5, 6, 6, 6][: self.p.tables.white_dice])
        today = (self.p.week, self.p.day)
        while (self.p.week, self.p.day) == today and self.asked != "nobody":
            self.quiet_turn()

    def order(self) -> list[str]:
        """Whose turns the day has."""
        return [BOOK.seat_ids[seat] for seat in self.p.order]

    def deck(self) -> list[str]:
        """What is in the deck, by kind."""
        return [BOOK.describer.cards[kind] for kind in range(m.KINDS) for _ in range(self.p.deck[kind])]

    def deal_out(self, colour: str) -> None:
        """The whole rest of the deck goes into one hand."""
        self.hand(colour, *self.deck())

    # -- common ways to begin ---------------------------------------------------------------------------

    def supply(self, district: str, cubes: int) -> None:
        """The first player rolls a group of this size on a district's square and takes it to supply shops."""
        floor = BOOK.describer.squares.index(district)
        below = [1] * (self.p.tables.white_dice - floor - cubes) + list(range(2, floor + 1))
        self.roll([*below, *[floor + 1] * cubes, floor + 2])
        self.play(f"take {district} cubes")

    def send(self, value: int) -> None:
        """The first player rolls this value with every die and takes them all to move the Supervisor."""
        self.roll([value] * self.p.tables.white_dice)
        self.play("take camel supervisor")

    def ship_from_s2(self, owner: str, shop: str = "sack-white-3") -> None:
        """The first player sends the Supervisor to S2, where a cube of this owner stands."""
        self.cubes(owner, shop)
        self.supervisor("S1")
        self.send(1)
        self.play("go S2")

    def equal_dice_day(self) -> None:
        """All dice are equal: the first player takes them for camels, the others draw a card and end their turns."""
        self.quiet_turns(len(self.p.order))
        self.play("end turn")

    def quiet_turns(self, number: int) -> None:
        """So many turns of a quiet day, the last of them not yet ended."""
        self.roll([1] * self.p.tables.white_dice)
        self.play("take camel camels")
        for _ in range(number - 1):
            self.play("end turn")
            if self.p.to_act != CHANCE:
                self.play("draw")
            self.p.apply(self.p.legal()[0])

    def reach(self) -> dict[str, int]:
        """Where the Supervisor can be sent now, with the price of each space."""
        return BOOK.view(self.p, self.p.to_act).reach

    def game(self) -> Game:
        """A game that begins here, to see what can be taken back."""
        return Game(_Begun(self.p), [f"player {seat + 1}" for seat in range(self.p.seats)])


class _Begun(Yspahan):
    """The rulebook with the table as a scene has set it."""

    def __init__(self, start: YspahanPosition) -> None:
        super().__init__(BOOK.box)
        self.start = start

    def new_position(self, seats: int, options: Mapping[str, str]) -> YspahanPosition:
        return self.start.copy()
