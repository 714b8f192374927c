"""Phase 4 and the end of the turn: family members, figures, what is left to play, the double move (section 6.4).

Phase 4, the cards that repeat an action of phase 3 and the end of the turn are one question that comes back until the
player confirms the end: whoever begins an encounter has left phase 3, whoever ends the turn has left phase 4.
"""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import (
    COFFEE_TRADER,
    COURIER,
    DOUBLE_MOVE,
    END_TURN,
    FRUIT_TILE,
    GOODS,
    GOVERNOR,
    PAY_LIRA,
    POLICE,
    SEATS,
    SMUGGLER,
    catch_for_card,
    catch_for_lira,
    discard,
    give,
    is_window_move,
    letter,
    meet,
    take,
)
from fondaco.games.istanbul.position import IstanbulPosition, Step
from fondaco.games.istanbul.steps.available import usable
from fondaco.games.istanbul.steps.cards import might_play, play_in_window, window_moves
from fondaco.games.istanbul.steps.changes import (
    figure_price,
    gain_goods,
    gain_lira,
    go_home,
    pay_goods,
    pay_lira,
)
from fondaco.games.istanbul.steps.figures import meet_figure, use_figure
from fondaco.games.istanbul.steps.hands import discard_card, discard_letter, seals
from fondaco.games.istanbul.steps.kinds import (
    DRAW,
    DRAW_LETTER,
    FIGURE_GOOD,
    FOR_DOUBLE_MOVE,
    LETTERS,
    NEXT_TURN,
    REWARD_GOOD,
)
from fondaco.games.istanbul.steps.letters import find_letter, letter_moves
from fondaco.games.istanbul.steps.places import hand_moves
from fondaco.games.istanbul.tables import (
    AFTER_ACTION,
    INSIDE_ACTION,
    OUTSIDE_ACTION,
    REWARD_BONUS_CARD,
    REWARD_LETTER,
    REWARD_LIRA,
)
from fondaco.table.core import EVERYONE, TURN_BARRIER


class Rest(Step):
    """The next encounter, a card, a double move, or the end of the turn (IS-070, IS-036, IS-DP-25, IS-DP-38)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        moves: list[int] = []
        place = p.meeting
        to_catch = False
        if place:
            if place != POLICE:  # IS-073
                moves = catches(p, catch_for_lira(0), place)
                if moves:
                    to_catch = True
                    moves += catches(p, catch_for_card(0), place)
            for figure in p.tables.figures:
                if p.figures[figure] == place and not (p.met >> figure) & 1 and usable(p, figure):
                    moves.append(meet(figure))
        if not to_catch and can_double(p):
            moves.append(DOUBLE_MOVE)
        moves += window_moves(p, AFTER_ACTION if p.executed else OUTSIDE_ACTION)
        if not to_catch:  # IS-072
            moves.append(END_TURN)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        seat = p.active
        if is_window_move(move):
            play_in_window(p, move)
        elif move == END_TURN:
            p.pop()
            p.barrier = TURN_BARRIER
            if p.heard is not None:
                p.tell([tell.TURN_ENDED, EVERYONE, seat])
            p.push(NEXT_TURN)
        elif move == DOUBLE_MOVE:
            p.push(LETTERS, FOR_DOUBLE_MOVE)
            p.more()
        elif move >= meet(0):
            figure = move - meet(0)
            if figure == SMUGGLER:
                p.push(FIGURE_GOOD, figure)
                p.more()
            else:
                meet_figure(p, figure)
                use_figure(p, figure)
        else:
            p.executed = 0
            caught = (move - catch_for_lira(0)) % SEATS
            if p.heard is not None:
                p.tell([tell.CAUGHT, EVERYONE, seat, caught])
            go_home(p, caught)
            if move < catch_for_card(0):
                gain_lira(p, seat, p.tables.catch_lira)
            else:
                p.push(DRAW, seat)


def catches(p: IstanbulPosition, first: int, place: int) -> list[int]:
    """Family members of other players on a place (IS-071, IS-074)."""
    return [first + other for other in range(p.seats) if p.family[other] == place and other != p.active]


def can_double(p: IstanbulPosition) -> bool:
    """Once per round, with letters showing enough seals (IL-061)."""
    return (
        p.tables.has_letters == 1
        and not (p.doubled >> p.active) & 1
        and seals(p, p.active) >= p.tables.double_seals
    )


class FigurePay(Step):
    """How a figure is paid, after the gain was seen (IS-075, IS-076, IS-081, IM-032, IL-060, IS-DP-27)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        seat = p.active
        if p.agenda[-2] == GOVERNOR:  # no cards between a draw and its discard (IS-150)
            if p.hand_size[seat] == 0:
                self.play(p, PAY_LIRA)
                return False
        elif not might_play(p, INSIDE_ACTION):
            moves = self.legal(p)
            if len(moves) == 1:
                self.play(p, moves[0])
                return False
        p.to_act = seat
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        figure = p.agenda[-2]
        seat = p.active
        moves: list[int] = []
        if figure == GOVERNOR:
            if p.lira[seat] >= figure_price(p, figure):
                moves.append(PAY_LIRA)
            moves += hand_moves(p, seat)
            return moves
        if figure == SMUGGLER or figure == COFFEE_TRADER:
            moves = [give(good) for good in range(GOODS) if p.goods[seat * GOODS + good]]
        if p.lira[seat] >= figure_price(p, figure):
            moves.append(PAY_LIRA)
        if figure == COURIER:
            moves += letter_moves(p, seat)
        only_lira = len(moves) == 1 and moves[0] == PAY_LIRA
        moves += window_moves(p, INSIDE_ACTION)
        if only_lira and moves[-1] == FRUIT_TILE and not self.can_spend(p, figure):
            moves.pop()
        return moves

    def can_spend(self, p: IstanbulPosition, figure: int) -> bool:
        """Whether the Lira that must pay the figure last for the fruit tile before (IS-078)."""
        return p.lira[p.active] >= p.tables.recall_lira + figure_price(p, figure)

    def play(self, p: IstanbulPosition, move: int) -> None:
        seat = p.active
        if is_window_move(move):
            play_in_window(p, move)
            return
        figure = p.agenda[-2]
        p.pop()
        if move == PAY_LIRA:
            pay_lira(p, seat, figure_price(p, figure))
        elif move < PAY_LIRA:
            pay_goods(p, seat, move - give(0), 1)
        elif figure == GOVERNOR:
            discard_card(p, seat, move - discard(0))
        else:
            discard_letter(p, seat, find_letter(p, seat, move - letter(0, 0), 0))


class PayOff(Step):
    """What the dice of the card bring (IL-141)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        tables = p.tables
        seat = p.active
        p.pop()
        total = p.die1 + p.die2
        if p.heard is not None:
            p.tell([tell.ROLLED, EVERYONE, seat, p.die1, p.die2])
        kind = tables.reward_kind[total]
        number = tables.reward_number[total]
        if kind == REWARD_LIRA:
            gain_lira(p, seat, number)
            return False
        for _ in range(number):
            if kind == REWARD_BONUS_CARD:
                p.push(DRAW, seat)
            elif kind == REWARD_LETTER:
                p.push(DRAW_LETTER, seat)
            else:
                p.push(REWARD_GOOD)
        return False


class RewardGood(Step):
    """Which good the dice of the card bring (IL-141)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [take(good) for good in range(GOODS)]

    def play(self, p: IstanbulPosition, move: int) -> None:
        p.pop()
        gain_goods(p, p.active, move - take(0), 1)
