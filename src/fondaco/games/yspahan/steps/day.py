"""The calendar: the order of the day, the end of the day, of the week and of the game (sections 13 to 15)."""

from __future__ import annotations

from fondaco.games.yspahan import events as tell
from fondaco.games.yspahan.moves import FACES, SQUARES
from fondaco.games.yspahan.position import Step, YspahanPosition
from fondaco.games.yspahan.steps.kinds import (
    AFTER_ACTION,
    BEFORE_ROLL,
    DAY_END,
    GAME_OVER,
    TAKE_GROUP,
    TURN,
    YELLOW_LEAVES,
)
from fondaco.games.yspahan.steps.scoring import score_caravan, score_districts
from fondaco.table.core import EVERYONE, NOBODY


def begin_day(p: YspahanPosition) -> None:
    """Fix the order of the day and hand the dice to its first player."""
    if p.seats == 2:
        p.order = [p.first, 1 - p.first, p.first]  # YS-344
    else:
        p.order = [(p.first + nth) % p.seats for nth in range(p.seats)]  # YS-070
    _open_day(p)


def begin_last_day(p: YspahanPosition, first_of_day_before: int) -> None:
    """Day 21: four players act by ascending score (YS-331 to YS-333); of two the lower begins (YS-343, YS-356)."""
    if p.seats == 4:
        # Among equal scores whoever sits farther, clockwise, from the first player of day 6 comes first (YS-332).
        p.order = sorted(
            range(p.seats), key=lambda seat: p.score[seat] * p.seats - (seat - first_of_day_before) % p.seats
        )
        p.first = p.order[0]
        if p.heard is not None:
            p.tell([tell.LAST_DAY_ORDER, EVERYONE, *p.order])
        _open_day(p)
        return
    if p.seats == 2 and p.score[0] != p.score[1]:
        p.first = 0 if p.score[0] < p.score[1] else 1
    begin_day(p)


def _open_day(p: YspahanPosition) -> None:
    p.active = p.first
    p.turn = 0
    p.built = 0
    p.bought = 0
    p.white_taken = 0
    p.yellow_gone = 0
    p.rolled = [0] * (2 * FACES)
    if p.heard is not None:
        p.tell([tell.DAY_BEGUN, EVERYONE, p.week, p.day, p.first])
    p.push(DAY_END)
    p.push(TURN, 0)
    p.push(BEFORE_ROLL)


class Turn(Step):
    """A player's turn begins (YS-070, YS-071; 2p: YS-344, YS-353)."""

    def arrive(self, p: YspahanPosition) -> bool:
        p.turn = p.agenda[-2]
        p.pop()
        p.active = p.order[p.turn]
        if p.turn > 0:
            p.built = 0  # the first player's turn includes phase I (YS-246)
        if p.turn + 1 < len(p.order):
            p.push(TURN, p.turn + 1)
        if p.heard is not None:
            p.tell([tell.TURN_BEGUN, EVERYONE, p.active])
        p.push(AFTER_ACTION)
        if p.turn == 0 and p.seats > 2:
            p.push(YELLOW_LEAVES)
        p.push(TAKE_GROUP)
        return False


class YellowLeaves(Step):
    """3-4p: after the first player's dice action all yellow dice leave the Tower (YS-060, YS-A23)."""

    def arrive(self, p: YspahanPosition) -> bool:
        p.pop()
        if p.bought:
            removed = sum(p.yellow)
            p.yellow_gone += removed
            p.yellow = [0] * SQUARES
            for square in range(SQUARES):
                if p.white[square] == 0:
                    p.value[square] = 0
            if removed and p.heard is not None:
                p.tell([tell.YELLOW_REMOVED, EVERYONE, removed])
        return False


class DayEnd(Step):
    """The dice leave, the markers advance, a week is scored (YS-280 to YS-305)."""

    def arrive(self, p: YspahanPosition) -> bool:
        tables = p.tables
        p.pop()
        p.white = [0] * SQUARES
        p.yellow = [0] * SQUARES
        p.value = [0] * SQUARES
        if p.day == tables.days:
            score_districts(p)
            score_caravan(p)
            if p.heard is not None:
                p.tell([tell.WEEK_ENDED, EVERYONE, p.week])
            if p.week == tables.weeks:
                p.push(GAME_OVER)
                return False
            p.week += 1
            p.day = 1
            p.supervisor = tables.centre
        else:
            p.day += 1
        before = p.first
        p.first = (before + 1) % p.seats  # YS-281, YS-302, YS-342
        if p.week == tables.weeks and p.day == tables.days:
            begin_last_day(p, before)
        else:
            begin_day(p)
        return False


class GameOver(Step):
    """Nobody decides any more (YS-310)."""

    def arrive(self, p: YspahanPosition) -> bool:
        if p.to_act != NOBODY and p.heard is not None:
            p.tell([tell.GAME_ENDED, EVERYONE])
        p.to_act = NOBODY
        return True

    def legal(self, p: YspahanPosition) -> list[int]:
        return []
