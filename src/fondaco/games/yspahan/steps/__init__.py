"""The steps of Yspahan, by the chapters of its rulebook."""

from __future__ import annotations

from fondaco.games.yspahan.position import CHANCE_STEPS, STEPS
from fondaco.games.yspahan.steps.building import CardBuild
from fondaco.games.yspahan.steps.cards import CardAmount, CardDirection, CardShop, Draw
from fondaco.games.yspahan.steps.day import DayEnd, GameOver, Turn, YellowLeaves
from fondaco.games.yspahan.steps.shipping import BetweenShipments, MoveSupervisor, PlaceCubes, Ship, ShipOrder
from fondaco.games.yspahan.steps.supplying import BeforeRoll, Die, FirstPlayer
from fondaco.games.yspahan.steps.turn import AfterAction, BuildAction, ExtraDie, GroupAction, TakeGroup


def _register() -> None:
    """In the order of `kinds`."""
    if STEPS:
        return
    CHANCE_STEPS.extend([FirstPlayer(), Die(0), Die(1), Draw()])
    STEPS.extend(CHANCE_STEPS)
    STEPS.extend([BeforeRoll(), TakeGroup(), PlaceCubes(), MoveSupervisor(), ShipOrder(), Ship()])
    STEPS.extend([BetweenShipments(), AfterAction(), GroupAction(), ExtraDie(), BuildAction(), CardShop()])
    STEPS.extend([CardDirection(), CardAmount(), CardBuild(), Turn(), YellowLeaves(), DayEnd(), GameOver()])


_register()
