"""A player's turn: taking a group, choosing its action, what comes after it (sections 8 and 9.1)."""

from __future__ import annotations

from fondaco.games.yspahan import events as tell
from fondaco.games.yspahan.moves import (
    BUILD_ACTION as BUILD,
)
from fondaco.games.yspahan.moves import (
    CAMEL_SQUARE,
    CARD,
    DRAW_CARD,
    END_TURN,
    FIRST_DISTRICT_SQUARE,
    GO_ON,
    GOLD_SQUARE,
    HOIST,
    KINDS,
    PADDOCK,
    SHOP,
    SPECIAL,
    SQUARES,
    SUPERVISOR,
    action,
    extra_die,
    no_extra_die,
    played_kind,
    take,
)
from fondaco.games.yspahan.position import Question, Step, YspahanPosition
from fondaco.games.yspahan.steps.building import build_it, buildable, buildable_by_action
from fondaco.games.yspahan.steps.cards import playable_cards, start_card
from fondaco.games.yspahan.steps.kinds import (
    BUILD_ACTION,
    DRAW,
    EXTRA_DIE,
    GROUP_ACTION,
    MOVE_SUPERVISOR,
    PLACE_CUBES,
    TAKE_GROUP,
)
from fondaco.table.core import EVERYONE, TURN_BARRIER


def counts_yellow(p: YspahanPosition) -> bool:
    """Whether yellow dice count for the active player: for the second of two they do not (YS-346)."""
    return p.seats > 2 or p.turn != 1


def available(p: YspahanPosition, square: int) -> bool:
    """Whether the active player may take the group on a square (YS-073, YS-354)."""
    return p.white[square] > 0 or (p.yellow[square] > 0 and counts_yellow(p))


class TakeGroup(Step):
    """Which group to take, or a card first: window (b). Without a group a card is drawn (YS-079, YS-083)."""

    def arrive(self, p: YspahanPosition) -> bool:
        p.to_act = p.active
        if p.hand_size[p.active] > 0:
            return True
        for square in range(SQUARES):
            if available(p, square):
                return True
        self.go_without(p)
        return False

    def go_without(self, p: YspahanPosition) -> None:
        """No group: the top card instead, if there is one (YS-079, YS-081)."""
        p.pop()
        if p.can_draw():
            p.push(DRAW, p.active, tell.NO_GROUP)
        elif p.heard is not None:
            p.tell([tell.GROUPS_SPENT, EVERYONE, p.active])

    def legal(self, p: YspahanPosition) -> list[int]:
        moves = [take(square) for square in range(SQUARES) if available(p, square)]
        if moves:
            return moves + playable_cards(p, False)
        moves = playable_cards(p, False)
        moves.append(DRAW_CARD if p.can_draw() else GO_ON)
        return moves

    def play(self, p: YspahanPosition, move: int) -> None:
        kind = played_kind(move)
        if kind >= 0:
            start_card(p, kind)
        elif move == DRAW_CARD or move == GO_ON:
            self.go_without(p)
        else:
            p.push(GROUP_ACTION, move - take(0))
            p.unfinished = 1


class GroupAction(Question):
    """What the group is used for (YS-074 to YS-078, YS-348)."""

    def legal(self, p: YspahanPosition) -> list[int]:
        square = p.agenda[-2]
        moves: list[int] = []
        if square == CAMEL_SQUARE or square == GOLD_SQUARE:
            moves.append(action(SPECIAL))
        elif p.legal_shops(p.active, square - FIRST_DISTRICT_SQUARE):  # YS-111
            moves.append(action(SPECIAL))
        moves.append(action(SUPERVISOR))
        if p.can_draw():  # YS-174
            moves.append(action(CARD))
        if p.seats == 2 and buildable_by_action(p):  # YS-357
            moves.append(action(BUILD))
        return moves

    def play(self, p: YspahanPosition, move: int) -> None:
        square = p.agenda[-2]
        if move == action(SPECIAL):
            if p.hand_size[p.active] > 0:
                p.push(EXTRA_DIE, square)
                p.unfinished = 1
            else:
                special_action(p, square, 0)
        elif move == action(SUPERVISOR):
            value = p.value[square]
            take_group(p, square, SUPERVISOR)
            p.push(MOVE_SUPERVISOR, value)
        elif move == action(CARD):
            take_group(p, square, CARD)
            p.push(DRAW, p.active, tell.BY_ACTION)
        else:
            p.push(BUILD_ACTION, square)
            p.unfinished = 1


class ExtraDie(Question):
    """Whether a card serves as an extra die, and which (YS-250 to YS-256)."""

    def legal(self, p: YspahanPosition) -> list[int]:
        hand = p.active * KINDS
        moves = [no_extra_die()]
        for kind in range(KINDS):
            if p.hands[hand + kind]:
                moves.append(extra_die(kind))
        return moves

    def play(self, p: YspahanPosition, move: int) -> None:
        square = p.agenda[-2]
        if move == no_extra_die():
            special_action(p, square, 0)
            return
        kind = move - extra_die(0)
        if p.heard is not None:
            p.tell([tell.EXTRA_DIE, EVERYONE, p.active, kind])
        p.use_card(p.active, kind)
        special_action(p, square, 1)


def take_group(p: YspahanPosition, square: int, which: int) -> int:
    """The dice leave the Tower for the rest of the day; the number that counts (YS-073, YS-346)."""
    white = p.white[square]
    yellow = p.yellow[square]
    size = white + yellow if counts_yellow(p) else white
    if p.heard is not None:
        p.tell([tell.GROUP_TAKEN, EVERYONE, p.active, square, which, white, size - white, p.value[square]])
    p.white_taken += white
    p.yellow_gone += yellow
    p.white[square] = 0
    p.yellow[square] = 0
    p.value[square] = 0
    p.pop_through(TAKE_GROUP)
    return size


def special_action(p: YspahanPosition, square: int, extra: int) -> None:
    """Camels, gold or cubes: as many as the group has dice, with building and extra die (YS-093, YS-101)."""
    seat = p.active
    tables = p.tables
    number = take_group(p, square, SPECIAL) + extra
    if square == CAMEL_SQUARE:
        if p.owns(seat, PADDOCK):
            number += tables.paddock_camels
        p.camels[seat] += number
        if p.heard is not None:
            p.tell([tell.CAMELS_TAKEN, EVERYONE, seat, number])
    elif square == GOLD_SQUARE:
        if p.owns(seat, SHOP):
            number += tables.shop_gold
        p.gold[seat] += number
        if p.heard is not None:
            p.tell([tell.GOLD_TAKEN, EVERYONE, seat, number])
    else:
        if p.owns(seat, HOIST):
            number += tables.hoist_cubes
        p.push(PLACE_CUBES, square - FIRST_DISTRICT_SQUARE, number)


class AfterAction(Question):
    """Window (d): cards, a building (3-4p), the end of the turn (YS-082, YS-180, YS-247, YS-A40)."""

    def legal(self, p: YspahanPosition) -> list[int]:
        moves = playable_cards(p, True)
        if p.seats > 2 and not p.built:
            moves += buildable(p)
        moves.append(END_TURN)
        return moves

    def play(self, p: YspahanPosition, move: int) -> None:
        kind = played_kind(move)
        if kind >= 0:
            start_card(p, kind)
        elif move == END_TURN:
            p.pop()
            p.barrier = TURN_BARRIER
            if p.heard is not None:
                p.tell([tell.TURN_ENDED, EVERYONE, p.active])
        else:
            build_it(p, move)


class BuildAction(Question):
    """2p: the building of the build action; the group is used for nothing else (YS-348 to YS-350, YS-DP-10)."""

    def legal(self, p: YspahanPosition) -> list[int]:
        return buildable_by_action(p)

    def play(self, p: YspahanPosition, move: int) -> None:
        take_group(p, p.agenda[-2], BUILD)
        build_it(p, move)
