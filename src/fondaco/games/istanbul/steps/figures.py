"""Using a figure: the gain, then the payment, then the roll for its new place (IS-075 to IS-081, IM-032, IL-060)."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import (
    COFFEE_TRADER,
    COURIER,
    GOODS,
    GOVERNOR,
    take,
)
from fondaco.games.istanbul.position import ChanceStep, IstanbulPosition, Step
from fondaco.games.istanbul.steps.changes import carry_out, gain_coffee, gain_goods
from fondaco.games.istanbul.steps.kinds import (
    DRAW,
    DRAW_LETTER,
    FIGURE_ARRIVES,
    FIGURE_DICE,
    FIGURE_PAY,
)
from fondaco.table.core import CHANCE, EVERYONE

TWO_DICE = list(range(36))
ALIKE = [1] * 36


class Dice(ChanceStep):
    """Two dice, both public: 36 equal outcomes (IS-185)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = CHANCE
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return TWO_DICE[:]

    def weights(self, p: IstanbulPosition) -> list[int]:
        return ALIKE[:]

    def play(self, p: IstanbulPosition, move: int) -> None:
        p.pop()
        p.die1 = move // 6 + 1
        p.die2 = move % 6 + 1


class FigureArrives(Step):
    """The sum of the dice is the number of the place (IS-024, IS-077)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        figure = p.agenda[-2]
        p.pop()
        p.figures[figure] = p.die1 + p.die2
        if p.heard is not None:
            p.tell([tell.FIGURE_MOVED, EVERYONE, figure, p.die1, p.die2])
        return False


def use_figure(p: IstanbulPosition, figure: int) -> None:
    """Any figure but the Smuggler, whose good is chosen first: the gain, then payment and roll follow (IS-081)."""
    _begin(p, figure)
    if figure == GOVERNOR:
        p.push(DRAW, p.active)
    elif figure == COFFEE_TRADER:
        gain_coffee(p, p.active, p.tables.trader_coffee)
    elif figure == COURIER:
        p.push(DRAW_LETTER, p.active)


def _begin(p: IstanbulPosition, figure: int) -> None:
    if p.heard is not None:
        p.tell([tell.FIGURE_USED, EVERYONE, p.active, figure])
    p.push(FIGURE_ARRIVES, figure)
    p.push(FIGURE_DICE)
    p.push(FIGURE_PAY, figure)


class FigureGood(Step):
    """Which good the Smuggler gives; one of a full colour is lost (IS-063, IS-076)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [take(good) for good in range(GOODS)]

    def play(self, p: IstanbulPosition, move: int) -> None:
        figure = p.agenda[-2]
        if p.agenda[-3] == 0:  # met, not called by a card (IS-A55)
            meet_figure(p, figure)
        carry_out(p)
        _begin(p, figure)
        gain_goods(p, p.active, move - take(0), 1)


def meet_figure(p: IstanbulPosition, figure: int) -> None:
    """An encounter: once per turn with each, and phase 3 is over (IS-079, IS-165)."""
    p.met |= 1 << figure
    p.executed = 0
