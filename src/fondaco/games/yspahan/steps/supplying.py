"""Phase I: the first player buys yellow dice, the dice are rolled, the Tower is filled (section 7)."""

from __future__ import annotations

from typing import Final

from fondaco.games.yspahan import events as tell
from fondaco.games.yspahan.moves import (
    CAMEL_SQUARE,
    FACES,
    FIRST_DISTRICT_SQUARE,
    GOLD_SQUARE,
    played_kind,
    roll,
)
from fondaco.games.yspahan.position import ChanceStep, Question, YspahanPosition
from fondaco.games.yspahan.steps.cards import playable_cards, start_card
from fondaco.games.yspahan.steps.day import begin_day
from fondaco.games.yspahan.steps.kinds import WHITE_DIE, YELLOW_DIE
from fondaco.table.core import EVERYONE

ALL_FACES: Final = list(range(FACES))
FAIR_DIE: Final = [1] * FACES
"""Kept for copying: every third move of a game is a die."""


class FirstPlayer(ChanceStep):
    """Who begins, when the table names nobody (YS-CH-01, YS-A03)."""

    def legal(self, p: YspahanPosition) -> list[int]:
        return list(range(p.seats))

    def weights(self, p: YspahanPosition) -> list[int]:
        return [1] * p.seats

    def ordinal(self, p: YspahanPosition) -> int:
        return 0

    def play(self, p: YspahanPosition, move: int) -> None:
        p.pop()
        if p.heard is not None:
            p.tell([tell.FIRST_PLAYER, EVERYONE, move])
        p.first = move
        begin_day(p)


class BeforeRoll(Question):
    """How many yellow dice to buy, or a card first: window (a) (YS-051, YS-052, YS-246)."""

    def legal(self, p: YspahanPosition) -> list[int]:
        tables = p.tables
        affordable = tables.max_yellow
        if tables.yellow_price and p.gold[p.active] // tables.yellow_price < affordable:
            affordable = p.gold[p.active] // tables.yellow_price
        moves = [roll(dice) for dice in range(affordable + 1)]
        if not tables.cards_after_roll:
            moves += playable_cards(p, False)
        return moves

    def play(self, p: YspahanPosition, move: int) -> None:
        kind = played_kind(move)
        if kind >= 0:
            start_card(p, kind)
            return
        dice = move - roll(0)
        p.pop()
        p.bought = dice
        if dice:
            price = dice * p.tables.yellow_price
            p.gold[p.active] -= price
            if p.heard is not None:
                p.tell([tell.YELLOW_BOUGHT, EVERYONE, p.active, dice, price])
        p.push(WHITE_DIE, p.tables.white_dice, dice)


class Die(ChanceStep):
    """One die of the roll (YS-053, YS-CH-02): all dice of the day are rolled once, white before yellow."""

    def __init__(self, colour: int) -> None:
        self.colour = colour
        """0 for white, 1 for yellow."""

    def legal(self, p: YspahanPosition) -> list[int]:
        return ALL_FACES[:]

    def weights(self, p: YspahanPosition) -> list[int]:
        return FAIR_DIE[:]

    def ordinal(self, p: YspahanPosition) -> int:
        """By day and die, so that the same seed rolls the same dice whatever was bought on other days."""
        tables = p.tables
        day = (p.week - 1) * tables.days + p.day - 1
        dice = tables.max_yellow if self.colour else tables.white_dice
        return day * dice + p.agenda[-2] - 1

    def play(self, p: YspahanPosition, move: int) -> None:
        p.rolled[self.colour * FACES + move] += 1
        p.agenda[-2] -= 1
        if p.agenda[-2] > 0:
            return
        yellow = 0 if self.colour else p.agenda[-3]
        p.pop()
        if yellow:
            p.push(YELLOW_DIE, yellow)
        else:
            fill_tower(p)


def fill_tower(p: YspahanPosition) -> None:
    """Groups by value: lowest to Camel, highest to Gold, the others upwards from Sack (YS-054 to YS-059)."""
    rolled = p.rolled
    if p.heard is not None:
        p.tell([tell.ROLLED, EVERYONE, *rolled])
    values = [face for face in range(FACES) if rolled[face] + rolled[FACES + face]]
    for nth in range(len(values)):
        face = values[nth]
        if nth == 0:
            square = CAMEL_SQUARE
        elif nth == len(values) - 1:
            square = GOLD_SQUARE
        else:
            square = FIRST_DISTRICT_SQUARE + nth - 1
        p.white[square] = rolled[face]
        p.yellow[square] = rolled[FACES + face]
        p.value[square] = face + 1
        if p.heard is not None:
            p.tell([tell.GROUP_PLACED, EVERYONE, square, face + 1, p.white[square], p.yellow[square]])
