"""The steps of Al Rashid, by the chapters of its rulebook."""

from __future__ import annotations

from fondaco.games.al_rashid.position import CHANCE_STEPS, STEPS
from fondaco.games.al_rashid.steps.activating import (
    Exchange,
    GainGood,
    LookAt,
    MovePiece,
    MoveTile,
    RemoveSage,
    TileColour,
    TileTo,
)
from fondaco.games.al_rashid.steps.battle import Battle, FightWith
from fondaco.games.al_rashid.steps.commerce import Trade, TradeMore
from fondaco.games.al_rashid.steps.crises import CrisisCard, KeepOrBury
from fondaco.games.al_rashid.steps.mercenaries import DrawTile, PlaceTile
from fondaco.games.al_rashid.steps.offices import Activate
from fondaco.games.al_rashid.steps.placement import Place
from fondaco.games.al_rashid.steps.resolution import Area, LeaveArea, Move
from fondaco.games.al_rashid.steps.setting_up import BlackCard, PlayOrder, StartTile
from fondaco.games.al_rashid.steps.spying import PieceTo, Spy
from fondaco.games.al_rashid.steps.turn_end import BeginTurn, GameOver, NextTurn, TurnEnd
from fondaco.games.al_rashid.steps.visit_parts import (
    VisitColour,
    VisitFavour,
    VisitGiven,
    VisitGood,
    VisitLetters,
    VisitMix,
    VisitOffice,
    VisitPayment,
    VisitTaken,
)
from fondaco.games.al_rashid.steps.visits import Visit, VisitDone


def _register() -> None:
    """In the order of `kinds`."""
    if STEPS:
        return
    CHANCE_STEPS.extend([PlayOrder(), DrawTile(), BlackCard(), PlaceTile(), CrisisCard()])
    STEPS.extend(CHANCE_STEPS)
    STEPS.extend([StartTile(), Place(), Activate(), Area(), Battle(), Trade(), Visit(), Spy(), KeepOrBury()])
    STEPS.extend(
        [LookAt(), MoveTile(), TileTo(), MovePiece(), PieceTo(), TileColour(), GainGood(), Exchange()]
    )
    STEPS.extend([RemoveSage(), FightWith(), TradeMore(), VisitOffice(), VisitLetters(), VisitFavour()])
    STEPS.extend([VisitGiven(), VisitMix(), VisitColour(), VisitTaken(), VisitGood(), VisitPayment()])
    STEPS.extend([VisitDone(), BeginTurn(), Move(), LeaveArea(), TurnEnd(), NextTurn(), GameOver()])


_register()
