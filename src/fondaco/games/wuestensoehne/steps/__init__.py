"""The steps of Im Reich der Wüstensöhne, by the chapters of its rulebook."""

from __future__ import annotations

from fondaco.games.wuestensoehne.position import CHANCE_STEPS, STEPS
from fondaco.games.wuestensoehne.steps.actions import Looked, LookRumour, PutRumour, RumourTile, SwapGood
from fondaco.games.wuestensoehne.steps.discovery import (
    Discard,
    Discover,
    DrawTile,
    Exchange,
    ExchangeTile,
    Lay,
)
from fondaco.games.wuestensoehne.steps.explorers import Explorer, Retrieve
from fondaco.games.wuestensoehne.steps.movement import Move
from fondaco.games.wuestensoehne.steps.start import ChooseStart, FirstPlayer, StartTile
from fondaco.games.wuestensoehne.steps.turn import Bonus, GameOver, Go, GoEnd
from fondaco.games.wuestensoehne.steps.valuation import TakeIcon, ValueNext


def _register() -> None:
    """In the order of `kinds`."""
    if STEPS:
        return
    CHANCE_STEPS.extend([FirstPlayer(), StartTile(), DrawTile(), ExchangeTile(), RumourTile()])
    STEPS.extend(CHANCE_STEPS)
    STEPS.extend([ChooseStart(), Discard(), Move(), Discover(), Lay(), Exchange(), Explorer(), Retrieve()])
    STEPS.extend([ValueNext(), TakeIcon(), SwapGood(), PutRumour(), LookRumour(), Looked(), Bonus()])
    STEPS.extend([Go(), GoEnd(), GameOver()])


_register()
