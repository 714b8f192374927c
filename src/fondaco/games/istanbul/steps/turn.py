"""Rounds and turns, phases 1 and 2, the end of the game (sections 5, 6.1, 6.2 and 6.7)."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import (
    DECLINE,
    DONE,
    FOUNTAIN,
    LEAVE,
    PAY,
    PICK_UP,
    PLACE_COMPANION,
    STRAIGHT_LINE,
    go,
    go_companion,
    is_window_move,
)
from fondaco.games.istanbul.position import AT_HAND, NO_SEAT, IstanbulPosition, Step
from fondaco.games.istanbul.steps.cards import might_play, play_in_window, window_moves
from fondaco.games.istanbul.steps.changes import (
    companion_comes,
    crossing_toll,
    cut_turn_short,
    deliver,
    merchant_comes,
    pay_lira,
    pay_seat,
    pay_toll,
    set_merchant,
)
from fondaco.games.istanbul.steps.kinds import (
    GAME_OVER,
    LEFTOVERS,
    MOVE,
    NEUTRAL_ARRIVES,
    NEUTRAL_DICE,
    REST,
    TURN,
)
from fondaco.games.istanbul.tables import (
    AFTER_LAST_TURN,
    IN_ASSISTANT_STEP,
    IN_MOVEMENT,
    OUTSIDE_ACTION,
)
from fondaco.table.core import EVERYONE, NOBODY


class Turn(Step):
    """A turn begins, regular or additional: everything limited per turn is available anew (IS-030, IL-068)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        seat = p.agenda[-2]
        additional = p.agenda[-3]
        p.pop()
        if seat == p.first and not additional:
            p.round += 1
            p.doubled = 0
            if p.heard is not None:
                p.tell([tell.ROUND_BEGUN, EVERYONE, p.round])
        p.active = seat
        p.meeting = 0
        p.mover = 0
        p.executed = 0
        p.met = 0
        p.recalled = 0
        p.safe = 0
        if p.heard is not None:
            p.tell([tell.TURN_BEGUN, EVERYONE, seat, additional])
        p.push(REST)
        p.push(MOVE)
        return False


class NextTurn(Step):
    """The next player's turn, or the end after the round in which it was triggered (IS-170, IS-171)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.pop()
        after = (p.active + 1) % p.seats
        limit = p.tables.round_limit
        if after == p.first and (p.triggered or (limit and p.round >= limit)):
            if p.heard is not None:
                p.tell([tell.LAST_ROUND_OVER, EVERYONE])
            p.push(LEFTOVERS, 0)
        else:
            p.push(TURN, after)
        return False


class Move(Step):
    """Phase 1: which token goes where, by its own means or by a card (IS-040, IL-042 to IL-047, IS-DP-01 to 06)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        seat = p.active
        board = p.the_board()
        start = p.merchant[seat]
        reach = board.near_or_in_line if p.tavern_tiles[seat] >> STRAIGHT_LINE & 1 else board.near
        if p.barrier_holder == NO_SEAT or p.lira[seat] >= p.tables.barrier_toll:
            moves = [go(place) for place in reach[start]]
        else:
            moves = [go(place) for place in reach[start] if not crossing_toll(p, start, place)]
        if p.tables.has_letters:
            start = p.companion[seat]
            if start > 0:
                for place in board.beside[start]:
                    if p.lira[seat] >= crossing_toll(p, start, place):
                        moves.append(go_companion(place))
            elif start == AT_HAND:
                moves.append(PLACE_COMPANION)
        return moves + window_moves(p, IN_MOVEMENT)

    def play(self, p: IstanbulPosition, move: int) -> None:
        seat = p.active
        if is_window_move(move):
            play_in_window(p, move)
        elif move == PLACE_COMPANION:  # IL-042, IL-043
            p.companion[seat] = p.merchant[seat]
            if p.heard is not None:
                p.tell([tell.COMPANION_PLACED, EVERYONE, seat, p.merchant[seat]])
            deliver(p, seat, p.merchant[seat])
        elif move >= go_companion(0):
            companion_comes(p, p.companion[seat], move - go_companion(0))
        else:
            place = move - go(0)
            pay_toll(p, p.merchant[seat], place)
            set_merchant(p, seat, place)
            merchant_comes(p, place, NO_SEAT)


class Assistant(Step):
    """Pick up or leave an assistant, or end the turn (IS-042 to IS-048, IS-DP-07)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        seat = p.active
        if (p.assistants[seat] >> p.agenda[-2]) & 1 or p.stack[seat] > 0 or might_play(p, IN_ASSISTANT_STEP):
            p.to_act = seat
            return True
        cut_turn_short(p)  # IS-044
        return False

    def legal(self, p: IstanbulPosition) -> list[int]:
        seat = p.active
        moves: list[int] = []
        if (p.assistants[seat] >> p.agenda[-2]) & 1:
            moves.append(PICK_UP)
        elif p.stack[seat] > 0:
            moves.append(LEAVE)
        moves += window_moves(p, IN_ASSISTANT_STEP)
        moves.append(DECLINE)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        seat = p.active
        place = p.agenda[-2]
        if is_window_move(move):
            play_in_window(p, move)
        elif move == DECLINE:
            cut_turn_short(p)
        else:
            p.pop()
            p.assistants[seat] ^= 1 << place
            if move == PICK_UP:
                p.stack[seat] += 1
            else:
                p.stack[seat] -= 1
            if p.heard is not None:
                kind = tell.ASSISTANT_PICKED_UP if move == PICK_UP else tell.ASSISTANT_LEFT
                p.tell([kind, EVERYONE, seat, place])


def due_to(p: IstanbulPosition, other: int, place: int, followed: int) -> int:
    """What the active player owes another one on a place (IS-050, IL-050, IL-146)."""
    if other == p.active:
        return 0
    due = 0
    if p.merchant[other] == place and other != followed:
        due += p.tables.toll
    if p.companion and p.companion[other] == place:
        due += p.tables.companion_toll
    return due


def due(p: IstanbulPosition, place: int, followed: int) -> int:
    """What the active player must pay to go on (IS-050 to IS-053, IM-076)."""
    if place == FOUNTAIN or p.safe:
        return 0
    total = 0
    for other in range(p.seats):
        total += due_to(p, other, place, followed)
    for where in p.neutral:
        if where == place:
            total += p.tables.neutral_toll
    return total


class Others(Step):
    """Phase 2: pay all other merchants and companions, or end the turn (IS-050 to IS-057, IS-DP-08)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        total = due(p, p.agenda[-2], p.agenda[-3])
        if total == 0:
            p.pop()
            return False
        if p.lira[p.active] < total and not might_play(p, OUTSIDE_ACTION):
            cut_turn_short(p)
            return False
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        moves: list[int] = []
        if p.lira[p.active] >= due(p, p.agenda[-2], p.agenda[-3]):
            moves.append(PAY)
        moves += window_moves(p, OUTSIDE_ACTION)
        moves.append(DECLINE)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        if is_window_move(move):
            play_in_window(p, move)
            return
        if move == DECLINE:
            cut_turn_short(p)
            return
        place = p.agenda[-2]
        followed = p.agenda[-3]
        seat = p.active
        p.pop()
        for other in range(p.seats):
            owed = due_to(p, other, place, followed)
            if owed:
                pay_seat(p, seat, other, owed, tell.MET)
        for nth in range(len(p.neutral) - 1, -1, -1):
            if p.neutral[nth] == place:
                pay_lira(p, seat, p.tables.neutral_toll)
                p.push(NEUTRAL_ARRIVES, nth)
                p.push(NEUTRAL_DICE)


class NeutralArrives(Step):
    """A neutral merchant that was paid goes where the dice say (IS-054, IS-055)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        nth = p.agenda[-2]
        p.pop()
        if p.heard is not None:
            p.tell([tell.NEUTRAL_MOVED, EVERYONE, nth, p.neutral[nth], p.die1, p.die2])
        p.neutral[nth] = p.die1 + p.die2
        return False


class Leftovers(Step):
    """After the last turn: cards that bring goods or Lira, in turn order (IS-172, IS-178, IS-DP-39)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        before = p.agenda[-2]
        if before == p.seats:
            p.pop()
            p.push(GAME_OVER)
            return False
        seat = (p.first + before) % p.seats
        p.active = seat
        if p.hand_size[seat] == 0 or p.tables.playable[AFTER_LAST_TURN] == 0:
            p.agenda[-2] += 1
            return False
        p.to_act = seat
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        moves = window_moves(p, AFTER_LAST_TURN)
        moves.append(DONE)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        if is_window_move(move):
            play_in_window(p, move)
        else:
            p.agenda[-2] += 1


class GameOver(Step):
    """Nobody decides any more (IS-171)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if p.to_act != NOBODY and p.heard is not None:
            p.tell([tell.GAME_ENDED, EVERYONE])
        p.to_act = NOBODY
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return []
