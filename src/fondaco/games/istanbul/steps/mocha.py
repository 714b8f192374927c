"""The places 17 to 20 of Mocha & Baksheesh: Roasting Plant, Guild Hall, Tavern (section 7.4)."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import (
    BAKSHEESH,
    DONE,
    FROM_DECK,
    FROM_DISCARD,
    GOODS,
    GUILD_KINDS,
    NO_ACTION,
    PAY_LIRA,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    TAVERN,
    TRACKS,
    act_at,
    barrier,
    discard,
    discard_guild,
    edge_places,
    give,
    is_window_move,
    ruby,
    tavern_tile,
)
from fondaco.games.istanbul.position import IstanbulPosition, Step
from fondaco.games.istanbul.steps.available import (
    available,
    can_pay_baksheesh,
    can_take_tavern_tile,
    cards_of,
)
from fondaco.games.istanbul.steps.cards import (
    might_play,
    move_barrier,
    play_in_window,
    window_moves,
)
from fondaco.games.istanbul.steps.changes import (
    begin_execution,
    gain_coffee,
    gain_lira,
    pay_coffee,
    pay_goods,
    pay_lira,
    take_ruby,
)
from fondaco.games.istanbul.steps.drawing import take_discarded_guild
from fondaco.games.istanbul.steps.hands import discard_card, discard_guild_card, discard_letter
from fondaco.games.istanbul.steps.kinds import (
    BARRIER_ACTION,
    BEGIN,
    DRAW_GUILD,
    FIRST_PART,
    FOR_BAKSHEESH,
    GUILD_CARD,
    LETTERS,
    ROAST,
    RUBY,
    TAVERN_DONE,
)
from fondaco.games.istanbul.steps.places import hand_moves
from fondaco.games.istanbul.steps.targets import barrier_moves
from fondaco.games.istanbul.tables import INSIDE_ACTION
from fondaco.table.core import EVERYONE, FRAME

# Exchanges of the Roasting Plant, a bit each.
BY_LIRA = 1
BY_GOOD = 2
BY_CARD = 4


# -- Roasting Plant -------------------------------------------------------------------------------


def roast_moves(p: IstanbulPosition, made: int) -> list[int]:
    """What can be exchanged besides what was (IM-040)."""
    seat = p.active
    moves: list[int] = []
    if not made & BY_GOOD:
        moves += [give(good) for good in range(GOODS) if p.goods[seat * GOODS + good]]
    if not made & BY_LIRA and p.lira[seat] >= p.tables.roast_lira:
        moves.append(PAY_LIRA)
    if not made & BY_CARD:
        moves += hand_moves(p, seat)
        moves += guild_hand_moves(p, seat)
    return moves


def guild_hand_moves(p: IstanbulPosition, seat: int) -> list[int]:
    """A discard for each kind of guild card in a hand; the card that is being played is none of them (IM-080)."""
    hand = seat * GUILD_KINDS
    in_play = -1
    at = len(p.agenda) - 1
    while at > 0 and p.agenda[at] >= FIRST_PART:
        if p.agenda[at] == GUILD_CARD:
            in_play = p.agenda[at - 1]
        at -= FRAME
    moves: list[int] = []
    for kind in range(GUILD_KINDS):
        if p.guild_hands[hand + kind] > (1 if kind == in_play else 0):
            moves.append(discard_guild(kind))
    return moves


def exchange(p: IstanbulPosition, move: int) -> int:
    """One exchange; which it was (IM-040, IM-084)."""
    seat = p.active
    if move == PAY_LIRA:
        pay_lira(p, seat, p.tables.roast_lira)
        which = 0
    elif move < PAY_LIRA:
        pay_goods(p, seat, move - give(0), 1)
        which = 1
    else:
        if move < discard_guild(0):
            discard_card(p, seat, move - discard(0))
        else:
            discard_guild_card(p, seat, move - discard_guild(0))
        which = 2
    gain_coffee(p, seat, p.tables.roast_coffee[which])
    return 1 << which


class RoastFirst(Step):
    """The first exchange; without one the action is not carried out (IM-041)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return roast_moves(p, 0)

    def play(self, p: IstanbulPosition, move: int) -> None:
        begin_execution(p, ROASTING_PLANT)
        p.push(ROAST, exchange(p, move))


class Roast(Step):
    """Further exchanges, each once, in any order (IM-040, IS-DP-22)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        made = p.agenda[-2]
        seat = p.active
        if (
            (made & BY_LIRA or p.lira[seat] < p.tables.roast_lira)
            and (made & BY_GOOD or p.goods_of(seat) == 0)
            and (made & BY_CARD or cards_of(p, seat) == 0)
            and (made == BY_LIRA | BY_GOOD | BY_CARD or not might_play(p, INSIDE_ACTION))
        ):
            p.pop()
            return False
        p.to_act = seat
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        moves = roast_moves(p, p.agenda[-2])
        moves += window_moves(p, INSIDE_ACTION)
        moves.append(DONE)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        if is_window_move(move):
            play_in_window(p, move)
        elif move == DONE:
            p.pop()
        else:
            p.agenda[-2] |= exchange(p, move)


# -- Guild Hall -----------------------------------------------------------------------------------


class GuildSource(Step):
    """Deck or discard pile, card by card (IM-043, IS-DP-23)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if p.agenda[-2] == 0 or (p.guild_deck_size == 0 and not p.guild_discard):
            p.pop()
            return False
        if not p.guild_discard:
            p.agenda[-2] -= 1
            p.push(DRAW_GUILD, p.active)
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [FROM_DECK, FROM_DISCARD]

    def play(self, p: IstanbulPosition, move: int) -> None:
        p.agenda[-2] -= 1
        if move == FROM_DECK:
            p.push(DRAW_GUILD, p.active)
        else:
            take_discarded_guild(p, p.active)


class GuildDiscard(Step):
    """One guild card of the hand is discarded (IM-042, IM-081)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if p.guild_size[p.active] == 0:
            p.pop()
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return guild_hand_moves(p, p.active)

    def play(self, p: IstanbulPosition, move: int) -> None:
        p.pop()
        discard_guild_card(p, p.active, move - discard_guild(0))


# -- Tavern ---------------------------------------------------------------------------------------


class Tavern(Step):
    """Barrier, tavern tile or baksheesh: one of them (IM-045, IS-DP-24)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        moves = self.legal(p)
        if len(moves) == 1:
            self.play(p, moves[0])
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        moves: list[int] = []
        if p.coffee[p.active] >= p.tables.barrier_coffee:
            moves = barrier_moves(p)
        for kind in range(2):
            if can_take_tavern_tile(p, kind):
                moves.append(tavern_tile(kind))
        if can_pay_baksheesh(p):
            moves.append(BAKSHEESH)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        seat = p.active
        tables = p.tables
        if move == BAKSHEESH:
            p.push(RUBY, FOR_BAKSHEESH)
            p.more()
        elif move >= tavern_tile(0):
            kind = move - tavern_tile(0)
            begin_execution(p, TAVERN)
            pay_coffee(p, seat, tables.tavern_costs[p.tavern_gone(kind)])
            p.tavern_tiles[seat] |= 1 << kind
            if p.heard is not None:
                p.tell([tell.TAVERN_TILE, EVERYONE, seat, kind])
        else:  # IM-048
            edge = move - barrier(1, 2)
            begin_execution(p, TAVERN)
            pay_coffee(p, seat, tables.barrier_coffee)
            move_barrier(p, edge)
            low, high = edge_places(edge)
            p.push(TAVERN_DONE)
            p.push(BARRIER_ACTION, low, high)


class Done(Step):
    """A mark on the agenda, without work of its own."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.pop()
        return False


class BarrierAction(Step):
    """Perhaps the action of one of the two places at the barrier (IM-048, IM-059, IS-DP-24)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if available(p, p.agenda[-2]) or available(p, p.agenda[-3]) or might_play(p, INSIDE_ACTION):
            p.to_act = p.active
            return True
        p.pop()
        return False

    def legal(self, p: IstanbulPosition) -> list[int]:
        moves: list[int] = []
        for place in (p.agenda[-2], p.agenda[-3]):
            if available(p, place):
                moves.append(act_at(place))
        moves += window_moves(p, INSIDE_ACTION)
        moves.append(NO_ACTION)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        if is_window_move(move):
            play_in_window(p, move)
        elif move == NO_ACTION:
            p.pop()
        else:
            p.push(BEGIN, move - act_at(0))
            p.more()


class Ruby(Step):
    """From which track the ruby comes (IM-047, IL-120)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        moves = self.legal(p)
        if len(moves) == 1:
            self.play(p, moves[0])
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [ruby(track) for track in range(TRACKS) if p.tracks[track] > 0]

    def play(self, p: IstanbulPosition, move: int) -> None:
        seat = p.active
        tables = p.tables
        if p.agenda[-2] == FOR_BAKSHEESH:
            begin_execution(p, TAVERN)
            pay_coffee(p, seat, tables.baksheesh_coffee)
            for good in range(GOODS):
                pay_goods(p, seat, good, tables.baksheesh_goods[good])
        else:
            below = len(p.agenda) - FRAME
            assert p.agenda[below - 1] == LETTERS
            letters = p.agenda[below - 3]
            begin_execution(p, SECRET_SOCIETY)
            for letter in range(len(p.letters)):
                if (letters >> letter) & 1:
                    discard_letter(p, seat, letter)
            if p.society < len(tables.rank_lira):  # IL-121
                gain_lira(p, seat, tables.rank_lira[p.society])
            p.society += 1
        take_ruby(p, seat, move - ruby(0))
