"""A position of Yspahan: the city, the Tower, the Caravan, the boards and hands, and the agenda.

The fields read like the table: what one would write down to set the game up again in another room. Small changes
that several chapters of the rulebook need (placing a cube, putting one on the Caravan, using a card) are here,
so that each is done and told in one way only. The chapters themselves are in `steps/`.
"""

from __future__ import annotations

from typing import Final, cast

from fondaco.games.yspahan import events as tell
from fondaco.games.yspahan.moves import (
    FACES,
    KINDS,
    SHOPS,
    SOUKS,
    SQUARES,
)
from fondaco.games.yspahan.tables import Tables
from fondaco.table.core import BLANK, CHANCE, CHANCE_BARRIER, EVERYONE, NO_BARRIER, Position, Rng
from fondaco.table.deck import KIND_BITS, RESHUFFLED, SEAT_BITS, USED, imagine_history
from fondaco.table.deck import drawn as drawn_entry
from fondaco.table.deck import reshuffled as reshuffled_entry
from fondaco.table.deck import used as used_entry

EMPTY: Final = -1
"""No cube."""


class Step:
    """A kind of question, or of work without one: code without state, its arguments lie on the agenda."""

    def arrive(self, p: YspahanPosition) -> bool:
        """Do what needs no decision; True when somebody must decide (`to_act` is set)."""
        raise NotImplementedError

    def legal(self, p: YspahanPosition) -> list[int]:
        """The legal moves, ascending."""
        raise NotImplementedError

    def play(self, p: YspahanPosition, move: int) -> None:
        """Carry a legal move out."""
        raise NotImplementedError


class Question(Step):
    """A question to the active player."""

    def arrive(self, p: YspahanPosition) -> bool:
        p.to_act = p.active
        return True


class ChanceStep(Step):
    """A question to chance: dice or a draw."""

    def arrive(self, p: YspahanPosition) -> bool:
        p.to_act = CHANCE
        return True

    def weights(self, p: YspahanPosition) -> list[int]:
        """How likely each outcome is."""
        raise NotImplementedError

    def ordinal(self, p: YspahanPosition) -> int:
        """Which event of its kind this is in the game."""
        raise NotImplementedError

    def audience(self, p: YspahanPosition) -> int:
        """Who sees the outcome."""
        return EVERYONE


class Judgement:
    """How good a position looks; `judgement.py` has the one there is."""

    def judge(self, p: YspahanPosition, seat: int) -> int:
        """The worth of the position for a seat."""
        raise NotImplementedError


JUDGEMENT: list[Judgement] = []
"""The judgement, once its module is there."""
STEPS: list[Step] = []
"""The steps by kind; `steps/` fills the list."""
CHANCE_STEPS: list[ChanceStep] = []
"""The steps that ask chance, by kind, the first of them FIRST_CHANCE_STEP."""


class YspahanPosition(Position):
    """What lies on the table."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.seats)
        self.tables: Tables = tables
        # The calendar (YS-021, YS-040) and the order of the day.
        self.week: int = 1
        self.day: int = 1
        self.first: int = 0
        self.order: list[int] = []
        self.turn: int = 0
        self.active: int = 0
        self.built: int = 0
        """1 once something was built in this turn (YS-184)."""
        # The Tower: dice by square and the value of each group (YS-054 to YS-059).
        self.white: list[int] = BLANK
        self.yellow: list[int] = BLANK
        self.value: list[int] = BLANK
        self.rolled: list[int] = BLANK
        """White dice by face, then yellow dice by face, while the roll of the day is going on and after."""
        self.bought: int = 0
        self.white_taken: int = 0
        self.yellow_gone: int = 0
        # The city and the Caravan.
        self.shops: list[int] = BLANK
        """Whose cube is in each shop, EMPTY without one."""
        self.souk_owner: list[int] = BLANK
        self.souk_cubes: list[int] = BLANK
        self.supervisor: int = 0
        self.caravan: list[int] = []
        """Whose cube is on each usable camel, in path order."""
        # What each seat has.
        self.gold: list[int] = BLANK
        self.camels: list[int] = BLANK
        self.score: list[int] = BLANK
        self.buildings: list[int] = BLANK
        """Which buildings each seat owns, a bit each."""
        self.hands: list[int] = BLANK
        """Cards of kind k in the hand of seat s at s * KINDS + k."""
        self.hand_size: list[int] = BLANK
        # The cards.
        self.deck: list[int] = BLANK
        """How many cards of each kind are in the deck: it has no order that anybody knows."""
        self.deck_size: int = 0
        self.discard: list[int] = []
        self.card_history: list[int] = []
        self.draws: int = 0

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
        return self.score[:]

    def ranks(self) -> list[int]:
        """By score alone; equal scores share a place (YS-311, YS-312, YS-315)."""
        return [1 + sum([1 for other in self.score if other > own]) for own in self.score]

    def judge(self, seat: int) -> int:
        return JUDGEMENT[0].judge(self, seat)

    def copy(self) -> YspahanPosition:
        other = YspahanPosition(self.tables)
        other.to_act = self.to_act
        other.agenda = self.agenda[:]
        other.barrier = self.barrier
        other.unfinished = self.unfinished
        other.week = self.week
        other.day = self.day
        other.first = self.first
        other.order = self.order[:]
        other.turn = self.turn
        other.active = self.active
        other.built = self.built
        other.white = self.white[:]
        other.yellow = self.yellow[:]
        other.value = self.value[:]
        other.rolled = self.rolled[:]
        other.bought = self.bought
        other.white_taken = self.white_taken
        other.yellow_gone = self.yellow_gone
        other.shops = self.shops[:]
        other.souk_owner = self.souk_owner[:]
        other.souk_cubes = self.souk_cubes[:]
        other.supervisor = self.supervisor
        other.caravan = self.caravan[:]
        other.gold = self.gold[:]
        other.camels = self.camels[:]
        other.score = self.score[:]
        other.buildings = self.buildings[:]
        other.hands = self.hands[:]
        other.hand_size = self.hand_size[:]
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.discard = self.discard[:]
        other.card_history = self.card_history[:]
        other.draws = self.draws
        return other

    def dump(self) -> list[list[int]]:
        return [
            [
                self.to_act,
                self.barrier,
                self.unfinished,
                self.week,
                self.day,
                self.first,
                self.turn,
                self.active,
                self.built,
                self.bought,
                self.white_taken,
                self.yellow_gone,
                self.supervisor,
                self.deck_size,
                self.draws,
            ],
            self.agenda[:],
            self.order[:],
            self.white[:],
            self.yellow[:],
            self.value[:],
            self.rolled[:],
            self.shops[:],
            self.souk_owner[:],
            self.souk_cubes[:],
            self.caravan[:],
            self.gold[:],
            self.camels[:],
            self.score[:],
            self.buildings[:],
            self.hands[:],
            self.hand_size[:],
            self.deck[:],
            self.discard[:],
            self.card_history[:],
        ]

    def restore(self, dump: list[list[int]]) -> None:
        """Become the position that was dumped."""
        (
            self.to_act,
            self.barrier,
            self.unfinished,
            self.week,
            self.day,
            self.first,
            self.turn,
            self.active,
            self.built,
            self.bought,
            self.white_taken,
            self.yellow_gone,
            self.supervisor,
            self.deck_size,
            self.draws,
        ) = dump[0]
        self.agenda = dump[1][:]
        self.order = dump[2][:]
        self.white = dump[3][:]
        self.yellow = dump[4][:]
        self.value = dump[5][:]
        self.rolled = dump[6][:]
        self.shops = dump[7][:]
        self.souk_owner = dump[8][:]
        self.souk_cubes = dump[9][:]
        self.caravan = dump[10][:]
        self.gold = dump[11][:]
        self.camels = dump[12][:]
        self.score = dump[13][:]
        self.buildings = dump[14][:]
        self.hands = dump[15][:]
        self.hand_size = dump[16][:]
        self.deck = dump[17][:]
        self.discard = dump[18][:]
        self.card_history = dump[19][:]

    def imagine(self, seat: int, rng: Rng) -> YspahanPosition:
        """Only the others' hands are unknown, and with them what is left in the deck (section 20)."""
        other = self.copy()
        other.barrier = NO_BARRIER  # whether a part was made is the decider’s own
        if other.unfinished and other.to_act != seat:
            other.forget_parts()
        other.card_history = imagine_history(self.card_history, self.tables.copies, seat, rng)
        other.recount_cards()
        return other

    def forget_parts(self) -> None:
        """Back to the question that began the decision: its parts are the decider's alone until the last one."""
        from fondaco.games.yspahan.steps.kinds import GROUP_ACTION

        while self.agenda[-1] >= GROUP_ACTION:
            self.pop()
        self.unfinished = 0

    def pop_through(self, kind: int) -> None:
        """Take steps off the agenda up to and including the topmost one of this kind."""
        while self.agenda[-1] != kind:
            self.pop()
        self.pop()

    # -- cards ------------------------------------------------------------------------------------

    def recount_cards(self) -> None:
        """Work hands and deck out anew from the history of the cards."""
        hands = [0] * (self.seats * KINDS)
        deck = self.tables.copies[:]
        discard = [0] * KINDS
        for entry in self.card_history:
            kind = entry % KIND_BITS
            holder = entry // KIND_BITS % SEAT_BITS
            what = entry // (KIND_BITS * SEAT_BITS)
            if what == RESHUFFLED:
                deck = discard
                discard = [0] * KINDS
            elif what == USED:
                hands[holder * KINDS + kind] -= 1
                discard[kind] += 1
            else:
                hands[holder * KINDS + kind] += 1
                deck[kind] -= 1
        self.hands = hands
        self.deck = deck

    def can_draw(self) -> bool:
        """Whether there is a card to draw (YS-174)."""
        return self.deck_size > 0 or len(self.discard) > 0

    def reshuffle(self) -> None:
        """The discard pile becomes the deck (YS-173)."""
        for kind in self.discard:
            self.deck[kind] += 1
        self.deck_size = len(self.discard)
        if self.heard is not None:
            self.tell([tell.RESHUFFLED, EVERYONE, self.deck_size])
        self.discard = []
        self.barrier = CHANCE_BARRIER
        self.card_history.append(reshuffled_entry())

    def use_card(self, seat: int, kind: int) -> None:
        """A card leaves the hand for the discard pile, seen by all (YS-240)."""
        self.hands[seat * KINDS + kind] -= 1
        self.hand_size[seat] -= 1
        self.discard.append(kind)
        self.card_history.append(used_entry(seat, kind))
        if self.deck_size == 0 and self.tables.reshuffle_at_once:
            self.reshuffle()

    def receive_card(self, seat: int, kind: int) -> None:
        """A card comes from the deck into a hand."""
        self.deck[kind] -= 1
        self.deck_size -= 1
        self.hands[seat * KINDS + kind] += 1
        self.hand_size[seat] += 1
        self.draws += 1
        self.card_history.append(drawn_entry(seat, kind))
        if self.deck_size == 0 and self.discard and self.tables.reshuffle_at_once:
            self.reshuffle()

    # -- the city ---------------------------------------------------------------------------------

    def legal_shops(self, seat: int, district: int) -> list[int]:
        """Where the seat may place a cube in a district, ascending (YS-102 to YS-105, YS-112)."""
        tables = self.tables
        shops = self.shops
        found: list[int] = []
        for souk in tables.district_souks[district]:
            if self.souk_owner[souk] == seat:
                for shop in tables.souk_shops[souk]:
                    if shops[shop] == EMPTY:
                        found.append(shop)
        if not found:
            for souk in tables.district_souks[district]:
                if self.souk_cubes[souk] == 0:
                    found += tables.souk_shops[souk]
        return found

    def place_cube(self, seat: int, shop: int) -> None:
        """A cube goes from the reserve into a shop."""
        souk = self.tables.shop_souk[shop]
        self.shops[shop] = seat
        self.souk_owner[souk] = seat
        self.souk_cubes[souk] += 1
        if self.heard is not None:
            self.tell([tell.CUBE_PLACED, EVERYONE, seat, shop])

    def clear_shop(self, shop: int) -> None:
        """A shop is empty at once; a souk without cubes is free again (YS-113, YS-158)."""
        souk = self.tables.shop_souk[shop]
        self.shops[shop] = EMPTY
        self.souk_cubes[souk] -= 1
        if self.souk_cubes[souk] == 0:
            self.souk_owner[souk] = EMPTY

    # -- points, Caravan, buildings ---------------------------------------------------------------

    def owns(self, seat: int, building: int) -> bool:
        """Whether the seat has this building."""
        return (self.buildings[seat] >> building) & 1 == 1

    def buildings_of(self, seat: int) -> int:
        """How many buildings the seat has."""
        count = 0
        owned = self.buildings[seat]
        while owned:
            count += owned & 1
            owned >>= 1
        return count


def empty_table(tables: Tables) -> YspahanPosition:
    """Everything in its place before the first player is known (section 5)."""
    p = YspahanPosition(tables)
    p.to_act = CHANCE
    p.white = [0] * SQUARES
    p.yellow = [0] * SQUARES
    p.value = [0] * SQUARES
    p.rolled = [0] * (2 * FACES)
    p.shops = [EMPTY] * SHOPS
    p.souk_owner = [EMPTY] * SOUKS
    p.souk_cubes = [0] * SOUKS
    p.supervisor = tables.centre
    p.gold = [tables.start_gold] * tables.seats
    p.camels = [tables.start_camels] * tables.seats
    p.score = [0] * tables.seats
    p.buildings = [0] * tables.seats
    p.hands = [0] * (tables.seats * KINDS)
    p.hand_size = [0] * tables.seats
    p.deck = tables.copies[:]
    p.deck_size = sum(tables.copies)
    return p


def own(position: Position) -> YspahanPosition:
    """Every position that a rulebook is given is one it made."""
    return cast(YspahanPosition, position)
