"""A position of Al Rashid: city and map, families, goods and tiles, the order of play, and the agenda.

The fields read like the table: what one would write down to set the game up again in another room. Small changes
that several chapters of the rulebook need (adding a piece to a stack, sending pieces home) are here, so that each is
done and told in one way only. The chapters themselves are in `steps/`.
"""

from __future__ import annotations

from typing import Final, cast

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import GOODS, PIECES, SAGE
from fondaco.games.al_rashid.tables import Tables
from fondaco.table.core import BLANK, EVERYONE, NO_BARRIER, Position, Rng

EMPTY: Final = -1
FACE_UP: Final = EVERYONE
"""What is known of a tile that everybody can see."""
SPACE_BITS: Final = 3
SPACE_MASK: Final = 7


class Step:
    """A kind of question, or of work without one: code without state, its arguments lie on the agenda."""

    def arrive(self, p: AlRashidPosition) -> bool:
        """Do what needs no decision; True when somebody must decide (`to_act` is set)."""
        raise NotImplementedError

    def legal(self, p: AlRashidPosition) -> list[int]:
        """The legal moves, ascending."""
        raise NotImplementedError

    def play(self, p: AlRashidPosition, move: int) -> None:
        """Carry a legal move out."""
        raise NotImplementedError


class ChanceStep(Step):
    """A question to chance: the order of play, a tile or a card."""

    def weights(self, p: AlRashidPosition) -> list[int]:
        """How likely each outcome is."""
        raise NotImplementedError

    def ordinal(self, p: AlRashidPosition) -> int:
        """Which event of its kind this is in the game."""
        raise NotImplementedError

    def audience(self, p: AlRashidPosition) -> int:
        """Who sees the outcome."""
        return EVERYONE


STEPS: list[Step] = []
"""The steps by kind; `steps/` fills the list."""
CHANCE_STEPS: list[ChanceStep] = []
"""The steps that ask chance, by kind."""


class AlRashidPosition(Position):
    """What lies on the table."""

    def __init__(self, tables: Tables) -> None:  # noqa: PLR0915  every field once
        super().__init__(tables.seats)
        self.tables: Tables = tables
        # The turn (AR-060) and the order of play (AR-024, AR-162).
        self.turn: int = 0
        self.order: list[int] = BLANK
        self.first_next: list[int] = []
        """Who asked for the benevolence of Al-Rashid in this turn, in the order of their positions."""
        self.mover: int = EMPTY
        """Whose move it is in the resolution phase; in the placement phase, who placed last."""
        self.area: int = EMPTY
        """The area that is being resolved."""
        self.acting: list[int] = []
        """Who acts there, in the order of positions (AR-073)."""
        self.spies: int = 0
        """Which positions chose the service of the Spies, a bit each (AR-134)."""
        self.resolved: int = 0
        """Which areas were chosen in this turn, a bit each (AR-086)."""
        self.chosen: list[int] = []
        """What the parts of an unfinished decision have said so far; empty between decisions."""
        # Pieces on the board.
        self.stacks: list[int] = BLANK
        """By area: whose stacks stand there, seat + 1 in three bits each, the leftmost in the lowest."""
        self.pieces: list[int] = BLANK
        """By area and seat: 1 for a Pasha, 2 for a Merchant, and 4 for every Sage."""
        self.on_board: list[int] = BLANK
        """How many pieces each seat has on the board."""
        # Pieces by seat and kind: those in the reserve, and the whole family (AR-008).
        self.reserve: list[int] = BLANK
        self.family: list[int] = BLANK
        # What each seat has.
        self.goods: list[int] = BLANK
        """By seat and good."""
        self.letters: list[int] = BLANK
        self.influence: list[int] = BLANK
        self.dishonour: list[int] = BLANK
        self.offices: list[int] = BLANK
        """Which offices each seat holds, a bit each."""
        self.used: list[int] = BLANK
        """Which of them lie face down (AR-170)."""
        self.hands: list[int] = BLANK
        """Mercenary tiles by seat, colour and value."""
        self.hand_size: list[int] = BLANK
        """Mercenary tiles by seat and colour: this everybody sees."""
        # The supply and the board.
        self.letter_supply: int = 0
        self.influence_supply: int = 0
        self.land_goods: list[int] = BLANK
        """By territory and good."""
        self.land_letters: list[int] = BLANK
        self.office_tiles: list[int] = BLANK
        """How many tiles of each kind lie in their palace."""
        # Mercenary tiles: a pile has no order that anybody knows (AR-320).
        self.pile: list[int] = BLANK
        self.discard: list[int] = BLANK
        """By colour and value."""
        self.tile_number: list[int] = []
        """Tiles on the map in the order of their arrival: which one of its colour it was to be placed."""
        self.tile_kind: list[int] = []
        self.tile_at: list[int] = []
        self.tile_known: list[int] = []
        """Who has seen a tile, a bit for each seat, or FACE_UP (AR-270)."""
        self.red_history: list[int] = []
        self.blue_history: list[int] = []
        self.draws: int = 0
        self.placed: int = 0
        # Crisis cards (AR-321): what lies open or was resolved, and the deck from the top.
        self.crises: list[int] = []
        """Cards resolved so far, by their number in the box."""
        self.top_card: int = EMPTY
        self.top_known: int = 0
        self.loose_cards: int = 0
        """White cards that are not fixed yet, a bit each."""
        self.buried: list[int] = []
        self.buried_known: list[int] = []
        self.fixed_cards: int = 0

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
        from fondaco.games.al_rashid.steps.scoring import points

        return [points(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """By points, then wealth, then the play order: no place is shared (AR-255 to AR-257)."""
        from fondaco.games.al_rashid.steps.scoring import places

        return places(self)

    def judge(self, seat: int) -> int:
        from fondaco.games.al_rashid.judgement import judge

        return judge(self, seat)

    def copy(self) -> AlRashidPosition:
        other = AlRashidPosition(self.tables)
        other.to_act = self.to_act
        other.agenda = self.agenda[:]
        other.barrier = self.barrier
        other.unfinished = self.unfinished
        other.turn = self.turn
        other.order = self.order[:]
        other.first_next = self.first_next[:]
        other.mover = self.mover
        other.area = self.area
        other.acting = self.acting[:]
        other.spies = self.spies
        other.resolved = self.resolved
        other.chosen = self.chosen[:]
        other.stacks = self.stacks[:]
        other.pieces = self.pieces[:]
        other.on_board = self.on_board[:]
        other.reserve = self.reserve[:]
        other.family = self.family[:]
        other.goods = self.goods[:]
        other.letters = self.letters[:]
        other.influence = self.influence[:]
        other.dishonour = self.dishonour[:]
        other.offices = self.offices[:]
        other.used = self.used[:]
        other.hands = self.hands[:]
        other.hand_size = self.hand_size[:]
        other.letter_supply = self.letter_supply
        other.influence_supply = self.influence_supply
        other.land_goods = self.land_goods[:]
        other.land_letters = self.land_letters[:]
        other.office_tiles = self.office_tiles[:]
        other.pile = self.pile[:]
        other.discard = self.discard[:]
        other.tile_number = self.tile_number[:]
        other.tile_kind = self.tile_kind[:]
        other.tile_at = self.tile_at[:]
        other.tile_known = self.tile_known[:]
        other.red_history = self.red_history[:]
        other.blue_history = self.blue_history[:]
        other.draws = self.draws
        other.placed = self.placed
        other.crises = self.crises[:]
        other.top_card = self.top_card
        other.top_known = self.top_known
        other.loose_cards = self.loose_cards
        other.buried = self.buried[:]
        other.buried_known = self.buried_known[:]
        other.fixed_cards = self.fixed_cards
        return other

    def dump(self) -> list[list[int]]:
        return [
            [
                self.to_act,
                self.barrier,
                self.unfinished,
                self.turn,
                self.mover,
                self.area,
                self.spies,
                self.resolved,
                self.letter_supply,
                self.influence_supply,
                self.draws,
                self.placed,
                self.top_card,
                self.top_known,
                self.loose_cards,
                self.fixed_cards,
            ],
            self.agenda[:],
            self.order[:],
            self.first_next[:],
            self.acting[:],
            self.chosen[:],
            self.stacks[:],
            self.pieces[:],
            self.on_board[:],
            self.reserve[:],
            self.family[:],
            self.goods[:],
            self.letters[:],
            self.influence[:],
            self.dishonour[:],
            self.offices[:],
            self.used[:],
            self.hands[:],
            self.hand_size[:],
            self.land_goods[:],
            self.land_letters[:],
            self.office_tiles[:],
            self.pile[:],
            self.discard[:],
            self.tile_number[:],
            self.tile_kind[:],
            self.tile_at[:],
            self.tile_known[:],
            self.red_history[:],
            self.blue_history[:],
            self.crises[:],
            self.buried[:],
            self.buried_known[:],
        ]

    def restore(self, dump: list[list[int]]) -> None:
        """Become the position that was dumped."""
        (
            self.to_act,
            self.barrier,
            self.unfinished,
            self.turn,
            self.mover,
            self.area,
            self.spies,
            self.resolved,
            self.letter_supply,
            self.influence_supply,
            self.draws,
            self.placed,
            self.top_card,
            self.top_known,
            self.loose_cards,
            self.fixed_cards,
        ) = dump[0]
        self.agenda = dump[1][:]
        self.order = dump[2][:]
        self.first_next = dump[3][:]
        self.acting = dump[4][:]
        self.chosen = dump[5][:]
        self.stacks = dump[6][:]
        self.pieces = dump[7][:]
        self.on_board = dump[8][:]
        self.reserve = dump[9][:]
        self.family = dump[10][:]
        self.goods = dump[11][:]
        self.letters = dump[12][:]
        self.influence = dump[13][:]
        self.dishonour = dump[14][:]
        self.offices = dump[15][:]
        self.used = dump[16][:]
        self.hands = dump[17][:]
        self.hand_size = dump[18][:]
        self.land_goods = dump[19][:]
        self.land_letters = dump[20][:]
        self.office_tiles = dump[21][:]
        self.pile = dump[22][:]
        self.discard = dump[23][:]
        self.tile_number = dump[24][:]
        self.tile_kind = dump[25][:]
        self.tile_at = dump[26][:]
        self.tile_known = dump[27][:]
        self.red_history = dump[28][:]
        self.blue_history = dump[29][:]
        self.crises = dump[30][:]
        self.buried = dump[31][:]
        self.buried_known = dump[32][:]

    # -- what a seat cannot know (section 11) -----------------------------------------------------

    def imagine(self, seat: int, rng: Rng) -> AlRashidPosition:
        """Unknown are the others' hands, tiles face down that the seat never saw, and the crisis deck."""
        from fondaco.games.al_rashid.steps.hidden import imagine_cards, imagine_tiles

        other = self.copy()
        other.barrier = NO_BARRIER  # whether a part was made is the decider’s own
        if other.unfinished and other.to_act != seat:
            other.forget_parts()
        imagine_tiles(other, seat, rng)
        imagine_cards(other, seat, rng)
        return other

    def forget_parts(self) -> None:
        """Back to the question that began the decision: its parts are the decider's alone until the last one."""
        from fondaco.games.al_rashid.steps.kinds import FIRST_PART

        while self.agenda[-1] >= FIRST_PART:
            self.pop()
        self.unfinished = 0
        self.chosen = []

    # -- pieces -----------------------------------------------------------------------------------

    def wealth(self, seat: int) -> int:
        """The worth of all goods of a seat in gold (AR-044)."""
        return self.tables.value(self.goods, seat * GOODS)

    def holds(self, seat: int, op: int) -> bool:
        """Whether the seat has an office with this operation."""
        return self.offices[seat] & self.tables.with_op[op] != 0

    def sum_of(self, seat: int, op: int) -> int:
        """The numbers of all offices of the seat with this operation together."""
        owned = self.offices[seat] & self.tables.with_op[op]
        total = 0
        office = 0
        while owned:
            if owned & 1:
                total += self.tables.office_number[office]
            owned >>= 1
            office += 1
        return total

    def row(self, area: int) -> list[int]:
        """Whose stacks stand in an area, from left to right."""
        seats: list[int] = []
        left = self.stacks[area]
        while left:
            seats.append((left & SPACE_MASK) - 1)
            left >>= SPACE_BITS
        return seats

    def put_piece(self, seat: int, piece: int, area: int) -> None:
        """A piece joins its owner's stack, or takes the leftmost free space (AR-064, AR-065)."""
        at = area * self.seats + seat
        if self.pieces[at] == 0:
            shift = 0
            while self.stacks[area] >> shift:
                shift += SPACE_BITS
            self.stacks[area] |= (seat + 1) << shift
        self.pieces[at] += 4 if piece == SAGE else piece + 1
        self.on_board[seat] += 1

    def lift_piece(self, seat: int, piece: int, area: int) -> None:
        """A piece leaves a stack; if it was the last, the stacks to the right slide left (AR-076)."""
        at = area * self.seats + seat
        self.pieces[at] -= 4 if piece == SAGE else piece + 1
        self.on_board[seat] -= 1
        if self.pieces[at] == 0:
            self._close_gap(seat, area)

    def send_home(self, seat: int, area: int) -> None:
        """All pieces of a seat in an area return to the reserve (AR-074, AR-085)."""
        at = area * self.seats + seat
        held = self.pieces[at]
        if held == 0:
            return
        sages = held >> 2
        self.reserve[seat * PIECES + SAGE] += sages
        self.on_board[seat] -= sages
        if held & 3:
            self.reserve[seat * PIECES + (held & 3) - 1] += 1
            self.on_board[seat] -= 1
        self.pieces[at] = 0
        self._close_gap(seat, area)

    def _close_gap(self, seat: int, area: int) -> None:
        kept = 0
        shift = 0
        left = self.stacks[area]
        while left:
            if (left & SPACE_MASK) - 1 != seat:
                kept |= (left & SPACE_MASK) << shift
                shift += SPACE_BITS
            left >>= SPACE_BITS
        self.stacks[area] = kept

    def take_dishonour(self, seat: int, tokens: int, reason: int) -> None:
        """Dishonour has no limit (AR-254, AR-A29)."""
        if tokens:
            self.dishonour[seat] += tokens
            if self.heard is not None:
                self.tell([tell.DISHONOUR, EVERYONE, seat, tokens, reason])


def own(position: Position) -> AlRashidPosition:
    """Every position that a rulebook is given is one it made."""
    return cast(AlRashidPosition, position)
