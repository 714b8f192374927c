"""A player's go: its normal turn, its bonus turn, the last round and the end of the game (sections 5, 13 to 15)."""

from __future__ import annotations

from fondaco.games.wuestensoehne import events as tell
from fondaco.games.wuestensoehne.moves import BONUS_TURN, END_GO, RUMOURS, SPACES
from fondaco.games.wuestensoehne.position import EMPTY, NONE, Step, WuestensoehnePosition
from fondaco.games.wuestensoehne.steps.kinds import (
    BONUS,
    DISCARD,
    GAME_OVER,
    GO,
    GO_END,
    MOVE,
    RETRIEVE,
    VALUE_NEXT,
)
from fondaco.table.core import EVERYONE, NO_BARRIER, NOBODY, TURN_BARRIER


class Go(Step):
    """A go begins with its normal turn (WS-060)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        p.active = p.agenda[-2]
        p.pop()
        p.progress = 0
        if p.heard is not None:
            p.tell([tell.GO_BEGUN, EVERYONE, p.active])
        p.push(GO_END)
        p.push(BONUS)
        begin_turn(p, 0)
        return False


def begin_turn(p: WuestensoehnePosition, bonus: int) -> None:
    """The steps of a turn, in their order (WS-061); a normal and a bonus turn have the same (WS-202)."""
    p.bonus = bonus
    p.placed = 0
    p.driver_paid = 0
    p.laid = EMPTY
    p.push(VALUE_NEXT)
    p.push(RETRIEVE)
    p.push(MOVE)
    p.push(DISCARD)


class Bonus(Step):
    """After the normal turn and its valuations: a bonus turn for one water stone (WS-200 to WS-203, WS-D14)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        if p.water[p.active] == 0:
            p.pop()
            return False
        p.to_act = p.active
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        return [BONUS_TURN, END_GO]

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        p.pop()
        if move == BONUS_TURN:
            p.pay_water(p.active)
            if p.heard is not None:
                p.tell([tell.BONUS_TURN, EVERYONE, p.active])
            begin_turn(p, 1)


class GoEnd(Step):
    """The go is handed on, or the game is over (WS-064, WS-210 to WS-214, WS-A40)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        p.pop()
        if p.barrier == NO_BARRIER:
            p.barrier = TURN_BARRIER
        p.bonus = 0
        if not p.piles_left():
            if p.goes_left == NONE:
                p.goes_left = p.seats  # this go is not one of the last round (WS-212, WS-A37)
                if p.heard is not None:
                    p.tell([tell.LAST_ROUND, EVERYONE])
            else:
                p.goes_left -= 1
            if p.goes_left == 0:
                p.push(GAME_OVER)
                return False
        else:
            p.idle_goes = 0 if p.progress else p.idle_goes + 1
            if p.tables.stall_guard and p.idle_goes >= p.tables.stall_guard:
                if p.heard is not None:
                    p.tell([tell.STALLED, EVERYONE])
                p.push(GAME_OVER)
                return False
        p.push(GO, (p.active + 1) % p.seats)
        return False


class GameOver(Step):
    """Nobody decides any more; the rumours on the board are turned up and the goods counted (WS-214, WS-220)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        if p.to_act != NOBODY and p.heard is not None:
            for space in range(SPACES):
                for tile in range(RUMOURS):
                    if p.rumours[tile] == space:
                        p.tell([tell.RUMOUR_REVEALED, EVERYONE, space, tile])
            for seat in range(p.seats):
                p.tell([tell.PLAYER_SCORED, EVERYONE, seat, p.gold_of(seat), p.water[seat]])
            p.tell([tell.GAME_ENDED, EVERYONE])
        p.to_act = NOBODY
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        return []
