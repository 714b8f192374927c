"""Set up a table of Istanbul in the words of the rulebook, so that tests read: given, when, then.

    scene = Scene(4)
    scene.merchant("red", 7, stack=4)
    scene.play("go 2 leave act")
    assert scene.goods_of("red") == {"fabric": 2, "spice": 0, "fruit": 0, "jewelry": 0}

A scene begins in the first turn of the first player with nobody's hand filled; what chance did in the set-up is put
aside. Names are those of the box: colours, numbers of places, goods, figures, kinds of cards and tiles.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.describe import GOODS, TAVERN_TILES
from fondaco.games.istanbul.position import AT_HAND, DISCARDED, IN_PILE, IN_SUPPLY, IstanbulPosition
from fondaco.games.istanbul.rulebook import Istanbul, load
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.changes import deliver
from fondaco.games.istanbul.steps.drawing import receive_card, receive_guild_card
from fondaco.games.istanbul.steps.hands import discard_card, discard_guild_card, seals
from fondaco.games.istanbul.view import IstanbulView
from fondaco.table.core import CHANCE, NOBODY
from fondaco.table.notation import parse_moves
from fondaco.table.refusal import Refusal

BOOK: Istanbul = load()


class Scene:
    """A table in the making, then in play."""

    def __init__(self, seats: int, first: str = "red", **options: str) -> None:
        named = str(self.seat(first) + 1)
        self.p: IstanbulPosition = BOOK.new_position(seats, {"first_player": named, **options})
        self._settle_set_up()
        self.p.heard = []

    def _settle_set_up(self) -> None:
        """Chance takes its first outcome everywhere; the opening hands go back into the deck."""
        while self.p.to_act == CHANCE:
            self.p.apply(self.p.legal()[0])
        p = self.p
        p.hands = [0] * len(p.hands)
        p.held = [0] * p.seats
        p.hand_size = [0] * p.seats
        p.deck = p.tables.copies[:]
        p.deck_size = sum(p.deck)
        p.history = []
        for figure in p.tables.figures:
            p.figures[figure] = m.FOUNTAIN if figure == m.GOVERNOR else m.POLICE

    @staticmethod
    def seat(colour: str) -> int:
        return list(BOOK.seat_ids).index(colour)

    # -- given: players ---------------------------------------------------------------------------------

    def lira(self, colour: str, number: int) -> None:
        self.p.lira[self.seat(colour)] = number

    def coffee(self, colour: str, number: int) -> None:
        self.p.coffee[self.seat(colour)] = number

    def goods(self, colour: str, **numbers: int) -> None:
        """Those named; the others are set to none."""
        for good in range(m.GOODS):
            self.p.goods[self.seat(colour) * m.GOODS + good] = numbers.get(GOODS[good], 0)

    def extensions(self, colour: str, number: int) -> None:
        """A third one has brought its ruby before."""
        p, seat = self.p, self.seat(colour)
        if number == p.tables.most_extensions and p.extensions[seat] < number:
            p.wainwright_rubies -= 1
            p.rubies[seat] += 1
        p.extensions[seat] = number

    def rubies(self, colour: str, number: int) -> None:
        """As many as are wanted, taken from the track of the Gemstone Dealer, whose price is put right with `track`."""
        self.p.rubies[self.seat(colour)] = number

    def track(self, place: int, rubies: int) -> None:
        self.p.tracks[{13: 0, 16: 1, 20: 2}[place]] = rubies

    def mosque_tiles(self, colour: str, *goods: str) -> None:
        """Tiles owned, taken from the tops of their stacks; a pair has brought its ruby before."""
        p, seat = self.p, self.seat(colour)
        for good in goods:
            p.tiles[seat] |= 1 << GOODS.index(good)
            if good == "jewelry":
                p.stack[seat] += 1
        for nth, both in enumerate((("fabric", "spice"), ("jewelry", "fruit"))):
            if set(both) <= set(goods):
                if nth == 0:
                    p.small_mosque_rubies -= 1
                else:
                    p.great_mosque_rubies -= 1
                p.rubies[seat] += 1

    def tavern_tiles(self, colour: str, *names: str) -> None:
        for name in names:
            self.p.tavern_tiles[self.seat(colour)] |= 1 << TAVERN_TILES.index(name)

    def others_have_tavern_tiles(self, name: str, gone: int) -> None:
        """So many tiles of a kind are taken, by the last seats first: by all of them if there is no other way."""
        for seat in range(self.p.seats - gone, self.p.seats):
            self.p.tavern_tiles[seat] |= 1 << TAVERN_TILES.index(name)

    def hand(self, colour: str, *cards: str) -> None:
        """Bonus cards drawn from the deck into a hand."""
        for card in cards:
            receive_card(self.p, self.seat(colour), BOOK.describer.cards.index(card))
        self.forget()

    def guild_hand(self, colour: str, *cards: str) -> None:
        for card in cards:
            receive_guild_card(self.p, self.seat(colour), BOOK.describer.guild_cards.index(card))
        self.forget()

    def discarded(self, *cards: str) -> None:
        """Bonus cards that the last seat drew and discarded before, the last one on top."""
        seat = self.p.seats - 1
        for card in cards:
            kind = BOOK.describer.cards.index(card)
            receive_card(self.p, seat, kind)
            discard_card(self.p, seat, kind)
        self.forget()

    def guild_discarded(self, *cards: str) -> None:
        seat = self.p.seats - 1
        for card in cards:
            kind = BOOK.describer.guild_cards.index(card)
            receive_guild_card(self.p, seat, kind)
            discard_guild_card(self.p, seat, kind)
        self.forget()

    def empty_deck(self) -> None:
        """The last seat has drawn all bonus cards that are left."""
        for kind, copies in enumerate(self.p.deck[:]):
            for _ in range(copies):
                receive_card(self.p, self.p.seats - 1, kind)
        self.forget()

    def letters(self, colour: str, *places: int, delivered: bool = False) -> None:
        """Letters before a player; face up unless they are said to be delivered."""
        p, seat = self.p, self.seat(colour)
        for place in places:
            nth = next(one for one in p.tables.letters_to[place] if p.letters[one] == IN_PILE)
            p.letters[nth] = 2 * seat + int(delivered)

    # -- given: the bazaar ------------------------------------------------------------------------------

    def merchant(self, colour: str, place: int, stack: int | None = None) -> None:
        """Where the merchant stands; with a stack of fewer assistants the others are where `assistants` puts them."""
        seat = self.seat(colour)
        self.p.merchant[seat] = place
        if stack is not None:
            self.p.stack[seat] = stack
        deliver(self.p, seat, place)
        self.forget()

    def assistants(self, colour: str, *places: int) -> None:
        """Assistants on the board; they are taken from the stack."""
        seat = self.seat(colour)
        self.p.stack[seat] += self.p.assistants[seat].bit_count() - len(places)
        self.p.assistants[seat] = sum(1 << place for place in places)

    def family(self, colour: str, place: int) -> None:
        self.p.family[self.seat(colour)] = place
        deliver(self.p, self.seat(colour), place)
        self.forget()

    def companion(self, colour: str, where: int | str) -> None:
        """A place, "own" (the player's supply) or "supply" (the general one)."""
        place = {"own": AT_HAND, "supply": IN_SUPPLY}[where] if isinstance(where, str) else where
        self.p.companion[self.seat(colour)] = place
        if place > 0:
            deliver(self.p, self.seat(colour), place)
        self.forget()

    def figure(self, name: str, place: int) -> None:
        self.p.figures[list[str](BOOK.describer.figures).index(name)] = place

    def neutrals(self, *places: int) -> None:
        self.p.neutral = list(places)

    def demand(self, market: int, tile: str) -> None:
        """The top tile of a market, by its id; those below it are not seen yet."""
        nth = market - m.LARGE_MARKET
        start = 5 * nth
        self.p.demand[start : start + 5] = [BOOK.describer.demands[nth].index(tile), -1, -1, -1, -1]

    def mail(self, state: int) -> None:
        self.p.mail = state

    def barrier(self, low: int, high: int, holder: str) -> None:
        self.p.edge = m.edge_of(low, high)
        self.p.barrier_holder = self.seat(holder)

    def turn_of(self, colour: str, round_number: int = 1) -> None:
        """It is this player's turn, before the move."""
        self.p.round = round_number
        self.p.active = self.p.to_act = self.seat(colour)
        self.p.agenda = []
        self.p.push(kinds.REST)
        self.p.push(kinds.MOVE)

    # -- when -------------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """A move of whoever is asked, by its text; several in a row may stand in one line."""
        for move in parse_moves(BOOK, self.p, text):
            self.p.apply(move)

    def dice(self, first: int, second: int) -> None:
        """Two dice, whatever they are for."""
        assert self.p.to_act == CHANCE
        assert self.p.agenda[-1] in (kinds.DICE, kinds.FIGURE_DICE, kinds.NEUTRAL_DICE)
        self.p.apply((first - 1) * 6 + second - 1)

    def die(self, face: int) -> None:
        assert self.p.agenda[-1] == kinds.ONE_DIE
        self.p.apply(face - 1)

    def draw(self, card: str) -> None:
        """The bonus card that chance gives."""
        self._outcome(kinds.DRAW, BOOK.describer.cards.index(card))

    def draw_guild(self, card: str) -> None:
        self._outcome(kinds.DRAW_GUILD, BOOK.describer.guild_cards.index(card))

    def draw_letter(self, place: int) -> None:
        self._outcome(kinds.DRAW_LETTER, place)

    def turn_up(self, *tiles: str) -> None:
        """The kiosk tiles that chance lays out."""
        for tile in tiles:
            self._outcome(kinds.TURN_UP, BOOK.describer.tiles.index(tile))

    def show_demand(self, tile: str) -> None:
        self._outcome(kinds.DEMAND, BOOK.describer.demands[self.p.agenda[-2]].index(tile))

    def _outcome(self, kind: int, outcome: int) -> None:
        assert self.p.to_act == CHANCE
        assert self.p.agenda[-1] == kind
        assert outcome in self.p.legal()
        self.p.apply(outcome)

    def forget(self) -> None:
        """Events up to now are not of interest."""
        self.p.heard = []

    @contextmanager
    def nothing_changes(self) -> Iterator[None]:
        before = self.p.digest()
        yield
        assert self.p.digest() == before

    # -- then -------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The texts of the legal moves."""
        return [BOOK.text(self.p, move) for move in self.p.legal()]

    def refusal(self, text: str) -> str:
        """The clause that refuses a move; it must be refused and change nothing."""
        with self.nothing_changes():
            try:
                self.play(text)
            except Refusal as refused:
                return refused.clause
            raise AssertionError(f"{text!r} was not refused")

    @property
    def asked(self) -> str:
        """Who must decide: a colour, or chance, or nobody."""
        if self.p.to_act == CHANCE:
            return "chance"
        return "nobody" if self.p.to_act == NOBODY else BOOK.seat_ids[self.p.to_act]

    @property
    def question(self) -> int:
        """The kind of step that asks."""
        return self.p.agenda[-1]

    def view(self, colour: str | None = None) -> IstanbulView:
        return BOOK.view(self.p, None if colour is None else self.seat(colour))

    def lira_of(self, colour: str) -> int:
        return self.p.lira[self.seat(colour)]

    def coffee_of(self, colour: str) -> int:
        return self.p.coffee[self.seat(colour)]

    def rubies_of(self, colour: str) -> int:
        return self.p.rubies[self.seat(colour)]

    def goods_of(self, colour: str) -> dict[str, int]:
        start = self.seat(colour) * m.GOODS
        return dict(zip(GOODS, self.p.goods[start : start + m.GOODS], strict=False))

    def stack_of(self, colour: str) -> int:
        return self.p.stack[self.seat(colour)]

    def assistants_of(self, colour: str) -> list[int]:
        return [place for place in range(m.STRIDE) if self.p.assistants[self.seat(colour)] >> place & 1]

    def where(self, colour: str) -> int:
        """The place of a merchant."""
        return self.p.merchant[self.seat(colour)]

    def family_of(self, colour: str) -> int:
        return self.p.family[self.seat(colour)]

    def companion_of(self, colour: str) -> int | str:
        place = self.p.companion[self.seat(colour)]
        return {AT_HAND: "own", IN_SUPPLY: "supply"}.get(place, place)

    def where_figure(self, name: str) -> int:
        return self.p.figures[list[str](BOOK.describer.figures).index(name)]

    def hand_of(self, colour: str) -> list[str]:
        start = self.seat(colour) * m.KINDS
        held = self.p.hands[start : start + m.KINDS]
        return [BOOK.describer.cards[kind] for kind in range(m.KINDS) for _ in range(held[kind])]

    def guild_hand_of(self, colour: str) -> list[str]:
        start = self.seat(colour) * m.GUILD_KINDS
        held = self.p.guild_hands[start : start + m.GUILD_KINDS]
        return [BOOK.describer.guild_cards[kind] for kind in range(m.GUILD_KINDS) for _ in range(held[kind])]

    def discard_pile(self) -> list[str]:
        return [BOOK.describer.cards[kind] for kind in self.p.discard]

    def letters_of(self, colour: str) -> list[tuple[int, bool]]:
        """Place and whether it is delivered, by number."""
        seat, places = self.seat(colour), self.p.tables.letter_place
        return sorted(
            (places[nth], where % 2 == 1)
            for nth, where in enumerate(self.p.letters)
            if where >= 0 and where // 2 == seat
        )

    def discarded_letters(self) -> list[int]:
        places = self.p.tables.letter_place
        return [places[nth] for nth, where in enumerate(self.p.letters) if where == DISCARDED]

    def seals_of(self, colour: str) -> int:
        return seals(self.p, self.seat(colour))

    def mosque_tiles_of(self, colour: str) -> list[str]:
        return [GOODS[good] for good in range(m.COLOURS) if self.p.owns(self.seat(colour), good)]

    @property
    def mosque_rubies(self) -> list[int]:
        """The rubies left in the Small and the Great Mosque."""
        return [self.p.small_mosque_rubies, self.p.great_mosque_rubies]

    def price(self, place: int) -> int:
        """What the next ruby of 13, 16 or 20 costs."""
        return self.p.track_price({13: 0, 16: 1, 20: 2}[place])

    def ranks(self) -> dict[str, int]:
        return dict(zip(BOOK.seat_ids, self.p.ranks(), strict=False))

    def events(self, kind: int) -> list[list[int]]:
        """The arguments of all events of a kind since the scene was set, or since `forget`."""
        return [event[2:] for event in self.p.heard or [] if event[0] == kind]
