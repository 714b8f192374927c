"""A position of Istanbul: the bazaar, the wheelbarrows and hands, the stocks of the places, and the agenda.

The fields read like the table: what one would write down to set the game up again in another room. Small changes
that several chapters of the rulebook need are in `steps/changes.py`, the chapters themselves beside it.
"""

from __future__ import annotations

from typing import Final, cast

from fondaco.games.istanbul.moves import GOODS, GUILD_KINDS, KINDS
from fondaco.games.istanbul.tables import Board, Tables
from fondaco.table.core import CHANCE, EVERYONE, NO_BARRIER, Position, Rng
from fondaco.table.deck import imagine_history, packed, recall, recount

EMPTY: list[int] = []
"""What a new position holds until its table is laid: never changed in place, so that copying makes no list twice."""
NO_SEAT: Final = -1
UNSEEN: Final = -1
"""A demand tile that has not come to the top yet."""
IN_SUPPLY: Final = 0
"""A companion in the general supply (IL-040)."""
AT_HAND: Final = -1
"""A companion in its owner's supply (IL-041)."""
IN_PILE: Final = -1
DISCARDED: Final = -2
"""Where a letter is, if not in front of a seat: seat s holds it at 2 * s, delivered at 2 * s + 1."""


class Step:
    """A kind of question, or of work without one: code without state, its arguments lie on the agenda."""

    def arrive(self, p: IstanbulPosition) -> bool:
        """Do what needs no decision; True when somebody must decide (`to_act` is set)."""
        raise NotImplementedError

    def legal(self, p: IstanbulPosition) -> list[int]:
        """The legal moves, ascending."""
        raise NotImplementedError

    def play(self, p: IstanbulPosition, move: int) -> None:
        """Carry a legal move out."""
        raise NotImplementedError


class ChanceStep(Step):
    """A question to chance: dice or a draw."""

    def weights(self, p: IstanbulPosition) -> list[int]:
        """How likely each outcome is."""
        raise NotImplementedError

    def audience(self, p: IstanbulPosition) -> int:
        """Who sees the outcome."""
        return EVERYONE


STEPS: list[Step] = []
"""The steps by kind; `steps/` fills the list."""
CHANCE_STEPS: list[ChanceStep] = []
"""The steps that ask chance, by kind."""


class IstanbulPosition(Position):
    """What lies on the table."""

    def __init__(self, tables: Tables) -> None:  # noqa: PLR0915 (a list of fields)
        super().__init__(tables.seats)
        self.tables: Tables = tables
        self.board: Board | None = tables.board
        """What follows from the layout; there once the layout is complete."""
        # The round and the turn (section 5).
        self.first: int = 0
        self.round: int = 0
        self.active: int = 0
        self.triggered: int = 0
        """1 once somebody has the rubies that trigger the end (IS-170)."""
        self.doubled: int = 0
        """Seats that have taken their additional turn of this round, a bit each (IL-061)."""
        self.meeting: int = 0
        """Where phase 4 of this turn takes place; 0 if it has none (IS-080)."""
        self.mover: int = 0
        """Which token came there: 0 the merchant, 1 the companion."""
        self.executed: int = 0
        """Places whose action was carried out in this phase 3, a bit each; none from phase 4 on (IS-165)."""
        self.met: int = 0
        """Figures met in this turn, a bit each (IS-079)."""
        self.recalled: int = 0
        """1 once the fruit tile was used in this turn (IS-135)."""
        self.safe: int = 0
        """1 if nobody is paid in this turn (IM-076)."""
        self.die1: int = 0
        self.die2: int = 0
        # The bazaar.
        self.layout: list[int] = EMPTY
        """The place of each cell while a random layout is being drawn; then it is with the board."""
        self.merchant: list[int] = EMPTY
        self.stack: list[int] = EMPTY
        """Assistants under each merchant."""
        self.assistants: list[int] = EMPTY
        """Places with an assistant of each seat, a bit each."""
        self.family: list[int] = EMPTY
        self.companion: list[int] = EMPTY
        self.neutral: list[int] = EMPTY
        self.figures: list[int] = EMPTY
        # The wheelbarrows.
        self.lira: list[int] = EMPTY
        self.goods: list[int] = EMPTY
        """Goods of colour g of seat s at 4 * s + g."""
        self.extensions: list[int] = EMPTY
        self.rubies: list[int] = EMPTY
        self.tiles: list[int] = EMPTY
        """Mosque tiles of each seat, a bit for each colour."""
        self.tavern_tiles: list[int] = EMPTY
        self.coffee: list[int] = EMPTY
        # The stocks of the places.
        self.tracks: list[int] = EMPTY
        """Rubies on the tracks of 13, 16 and 20."""
        self.refills: int = 0
        self.small_mosque_rubies: int = 0
        self.great_mosque_rubies: int = 0
        self.wainwright_rubies: int = 0
        self.mail: int = 0
        """Indicators in the bottom row (IS-105)."""
        self.demand: list[int] = EMPTY
        """The stack of market m from top to bottom at 5 * m."""
        self.edge: int = -1
        """The edge the barrier lies on."""
        self.barrier_holder: int = NO_SEAT
        self.society: int = 0
        """How often the action of 24 was carried out (IL-121)."""
        self.letters: list[int] = EMPTY
        """Where each letter is."""
        self.kiosk_pile: int = 0
        """Kiosk tiles face down, a bit each: nobody knows their order."""
        self.kiosk_open: int = 0
        self.kiosk_gone: int = 0
        """Those of the tiles turned up that were chosen."""
        # The bonus cards.
        self.hands: list[int] = EMPTY
        """Cards of kind k in the hand of seat s at s * KINDS + k."""
        self.held: list[int] = EMPTY
        """Which kinds a seat has, a bit each."""
        self.hand_size: list[int] = EMPTY
        self.deck: list[int] = EMPTY
        """How many cards of each kind are in the deck: it has no order that anybody knows."""
        self.deck_size: int = 0
        self.discard: list[int] = EMPTY
        self.history: list[int] = EMPTY
        # The guild cards.
        self.guild_hands: list[int] = EMPTY
        self.guild_held: list[int] = EMPTY
        self.guild_size: list[int] = EMPTY
        self.guild_deck: list[int] = EMPTY
        self.guild_deck_size: int = 0
        self.guild_discard: list[int] = EMPTY
        self.guild_history: list[int] = EMPTY
        self.events: list[int] = EMPTY
        """How many events of each kind chance has decided."""

    # -- the interface of every position ----------------------------------------------------------

    def arrive(self) -> bool:
        return STEPS[self.agenda[-1]].arrive(self)

    def legal(self) -> list[int]:
        return STEPS[self.agenda[-1]].legal(self)

    def carry_out(self, move: int) -> None:
        if self.to_act == CHANCE:
            self.events[self.agenda[-1]] += 1
        STEPS[self.agenda[-1]].play(self, move)

    def weights(self) -> list[int]:
        return CHANCE_STEPS[self.agenda[-1]].weights(self)

    def chance_kind(self) -> int:
        return self.agenda[-1]

    def chance_ordinal(self) -> int:
        return self.events[self.agenda[-1]]

    def chance_audience(self) -> int:
        return CHANCE_STEPS[self.agenda[-1]].audience(self)

    def standing(self) -> list[int]:
        """The rubies (IS-173)."""
        return self.rubies[:]

    def ranks(self) -> list[int]:
        """By rubies, then Lira, then goods, then bonus cards; who is still tied shares a place (IS-173 to IS-175)."""
        keys: list[int] = []
        for seat in range(self.seats):
            key = self.rubies[seat] * 10000 + self.lira[seat]
            keys.append((key * 100 + self.goods_of(seat)) * 1000 + self.hand_size[seat])
        return [1 + sum([1 for other in keys if other > own]) for own in keys]

    def judge(self, seat: int) -> int:
        from fondaco.games.istanbul.judgement import judge

        return judge(self, seat)

    def copy(self) -> IstanbulPosition:
        other = IstanbulPosition(self.tables)
        other.to_act, other.barrier, other.unfinished = self.to_act, self.barrier, self.unfinished
        other.board = self.board
        other.first, other.round, other.active = self.first, self.round, self.active
        other.triggered, other.doubled, other.meeting = self.triggered, self.doubled, self.meeting
        other.mover, other.executed, other.met = self.mover, self.executed, self.met
        other.recalled, other.safe, other.die1 = self.recalled, self.safe, self.die1
        other.die2 = self.die2
        other.refills = self.refills
        other.small_mosque_rubies = self.small_mosque_rubies
        other.great_mosque_rubies = self.great_mosque_rubies
        other.wainwright_rubies = self.wainwright_rubies
        other.mail = self.mail
        other.edge, other.barrier_holder, other.society = self.edge, self.barrier_holder, self.society
        other.kiosk_pile = self.kiosk_pile
        other.kiosk_open = self.kiosk_open
        other.kiosk_gone = self.kiosk_gone
        other.deck_size, other.guild_deck_size = self.deck_size, self.guild_deck_size
        other.layout = self.layout  # replaced, never changed in place
        other.agenda = self.agenda[:]
        other.merchant = self.merchant[:]
        other.stack = self.stack[:]
        other.assistants = self.assistants[:]
        other.family = self.family[:]
        other.companion = self.companion[:]
        other.neutral = self.neutral[:]
        other.figures = self.figures[:]
        other.lira = self.lira[:]
        other.goods = self.goods[:]
        other.extensions = self.extensions[:]
        other.rubies = self.rubies[:]
        other.tiles = self.tiles[:]
        other.tavern_tiles = self.tavern_tiles[:]
        other.coffee = self.coffee[:]
        other.tracks = self.tracks[:]
        other.demand = self.demand[:]
        other.letters = self.letters[:]
        other.hands = self.hands[:]
        other.held = self.held[:]
        other.hand_size = self.hand_size[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.history = self.history[:]
        other.guild_hands = self.guild_hands[:]
        other.guild_held = self.guild_held[:]
        other.guild_size = self.guild_size[:]
        other.guild_deck = self.guild_deck[:]
        other.guild_discard = self.guild_discard[:]
        other.guild_history = self.guild_history[:]
        other.events = self.events[:]
        return other

    def dump(self) -> list[list[int]]:
        return [
            [self.to_act, self.barrier, self.unfinished, self.first, self.round, self.active],
            [self.triggered, self.doubled, self.meeting, self.mover, self.executed, self.met],
            [self.recalled, self.safe, self.die1, self.die2, self.refills, self.small_mosque_rubies],
            [self.great_mosque_rubies, self.wainwright_rubies, self.mail, self.edge],
            [self.barrier_holder, self.society],
            [self.kiosk_pile, self.kiosk_open, self.kiosk_gone, self.deck_size, self.guild_deck_size],
            self.agenda[:],
            self.cells()[:],
            self.merchant[:],
            self.stack[:],
            self.assistants[:],
            self.family[:],
            self.companion[:],
            self.neutral[:],
            self.figures[:],
            self.lira[:],
            self.goods[:],
            self.extensions[:],
            self.rubies[:],
            self.tiles[:],
            self.tavern_tiles[:],
            self.coffee[:],
            self.tracks[:],
            self.demand[:],
            self.letters[:],
            self.hands[:],
            self.held[:],
            self.hand_size[:],
            self.deck[:],
            self.discard[:],
            self.history[:],
            self.guild_hands[:],
            self.guild_held[:],
            self.guild_size[:],
            self.guild_deck[:],
            self.guild_discard[:],
            self.guild_history[:],
            self.events[:],
        ]

    def restore(self, dump: list[list[int]]) -> None:
        """Become the position that was dumped."""
        from fondaco.games.istanbul.steps.kinds import TEA_HOUSE_CELL

        self.to_act, self.barrier, self.unfinished, self.first, self.round, self.active = dump[0]
        self.triggered, self.doubled, self.meeting, self.mover, self.executed, self.met = dump[1]
        self.recalled, self.safe, self.die1, self.die2, self.refills, self.small_mosque_rubies = dump[2]
        self.great_mosque_rubies, self.wainwright_rubies, self.mail, self.edge = dump[3]
        self.barrier_holder, self.society = dump[4]
        self.kiosk_pile, self.kiosk_open, self.kiosk_gone, self.deck_size, self.guild_deck_size = dump[5]
        self.agenda = dump[6][:]
        self.layout = dump[7][:]
        self.merchant = dump[8][:]
        self.stack = dump[9][:]
        self.assistants = dump[10][:]
        self.family = dump[11][:]
        self.companion = dump[12][:]
        self.neutral = dump[13][:]
        self.figures = dump[14][:]
        self.lira = dump[15][:]
        self.goods = dump[16][:]
        self.extensions = dump[17][:]
        self.rubies = dump[18][:]
        self.tiles = dump[19][:]
        self.tavern_tiles = dump[20][:]
        self.coffee = dump[21][:]
        self.tracks = dump[22][:]
        self.demand = dump[23][:]
        self.letters = dump[24][:]
        self.hands = dump[25][:]
        self.held = dump[26][:]
        self.hand_size = dump[27][:]
        self.deck = dump[28][:]
        self.discard = dump[29][:]
        self.history = dump[30][:]
        self.guild_hands = dump[31][:]
        self.guild_held = dump[32][:]
        self.guild_size = dump[33][:]
        self.guild_deck = dump[34][:]
        self.guild_discard = dump[35][:]
        self.guild_history = dump[36][:]
        self.events = dump[37][:]
        if self.board is None and self.agenda[-1] > TEA_HOUSE_CELL:
            self.board = Board(self.tables, self.layout)
        if self.board is not None:
            self.layout = EMPTY

    def imagine(self, seat: int, rng: Rng) -> IstanbulPosition:
        """Only the others' hands are unknown, and with them what is left in the decks (section 13)."""
        other = self.copy()
        other.barrier = NO_BARRIER  # whether a part was made is the decider's own
        if other.unfinished and other.to_act != seat:
            other.forget_parts()
        told = imagine_history(recall(self.history), self.tables.copies, seat, rng)
        other.history = packed(told)
        recount(told, self.tables.copies, other.hands, other.deck)
        other.held = held_kinds(other.hands, KINDS)
        if self.guild_history:
            told = imagine_history(recall(self.guild_history), self.tables.guild_copies, seat, rng)
            other.guild_history = packed(told)
            recount(told, self.tables.guild_copies, other.guild_hands, other.guild_deck)
            other.guild_held = held_kinds(other.guild_hands, GUILD_KINDS)
        return other

    def forget_parts(self) -> None:
        """Back to the question that began the decision: its parts are the decider's alone until the last one."""
        from fondaco.games.istanbul.steps.kinds import FIRST_PART

        while self.agenda[-1] >= FIRST_PART:
            self.pop()
        self.unfinished = 0

    # -- what everybody asks ----------------------------------------------------------------------

    def more(self) -> None:
        """The decision is not finished: another part is asked."""
        if self.unfinished == 0:
            self.unfinished = 1

    def the_board(self) -> Board:
        """The board, once the layout is complete."""
        board = self.board
        assert board is not None
        return board

    def capacity(self, seat: int) -> int:
        """Room for each good (IS-102)."""
        return self.tables.capacity + self.extensions[seat]

    def goods_of(self, seat: int) -> int:
        """How many goods are in the wheelbarrow."""
        at = seat * GOODS
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2] + self.goods[at + 3]

    def owns(self, seat: int, colour: int) -> bool:
        """Whether the seat has the mosque tile of a colour."""
        return (self.tiles[seat] >> colour) & 1 == 1

    def owns_tavern(self, seat: int, kind: int) -> bool:
        """Whether the seat has the tavern tile of a kind."""
        return (self.tavern_tiles[seat] >> kind) & 1 == 1

    def cells(self) -> list[int]:
        """The place of each cell, as far as it is laid out."""
        return self.layout if self.board is None else self.board.layout

    def mosque_gone(self, colour: int) -> int:
        """How many mosque tiles of a colour are taken: those the players own (IS-130)."""
        gone = 0
        for owned in self.tiles:
            gone += (owned >> colour) & 1
        return gone

    def tavern_gone(self, kind: int) -> int:
        """How many tavern tiles of a kind are taken (IM-046)."""
        gone = 0
        for owned in self.tavern_tiles:
            gone += (owned >> kind) & 1
        return gone

    def track_price(self, track: int) -> int:
        """What the next ruby costs: more with every ruby that is gone (IS-128, IS-138, IM-050)."""
        return self.tables.track_last[track] - self.tracks[track] + 1

    def can_draw(self) -> bool:
        """Whether a bonus card can be drawn (IS-162)."""
        return self.deck_size > 0 or len(self.discard) > 0


def held_kinds(hands: list[int], kinds: int) -> list[int]:
    """A mask per seat of the kinds it holds."""
    held: list[int] = []
    for start in range(0, len(hands), kinds):
        mask = 0
        for kind in range(kinds):
            if hands[start + kind]:
                mask |= 1 << kind
        held.append(mask)
    return held


def own(position: Position) -> IstanbulPosition:
    """Every position that a rulebook is given is one it made."""
    return cast(IstanbulPosition, position)
