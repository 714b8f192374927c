"""The steps of Istanbul, by the chapters of its rulebook."""

from __future__ import annotations

from fondaco.games.istanbul.position import CHANCE_STEPS, STEPS
from fondaco.games.istanbul.steps.action import Action, Begin
from fondaco.games.istanbul.steps.auction import AuctionGood, Bid, BidDigit, FinalBid, OpenBid
from fondaco.games.istanbul.steps.cards import Card, Fruit, LayCard
from fondaco.games.istanbul.steps.drawing import Demand, Draw, DrawGuild, DrawLetter, OneDie, TurnUp
from fondaco.games.istanbul.steps.encounters import FigurePay, PayOff, Rest, RewardGood
from fondaco.games.istanbul.steps.figures import Dice, FigureArrives, FigureGood
from fondaco.games.istanbul.steps.guild import GuildCard, LayGuildCard
from fondaco.games.istanbul.steps.kiosk import KioskChoice, KioskDone, KioskLast, KioskTile, LayOut
from fondaco.games.istanbul.steps.letters import Catacombs, Letters
from fondaco.games.istanbul.steps.mocha import (
    BarrierAction,
    Done,
    GuildDiscard,
    GuildSource,
    Roast,
    RoastFirst,
    Ruby,
    Tavern,
)
from fondaco.games.istanbul.steps.places import (
    Announcement,
    BlackGood,
    Companion,
    Discard,
    Errand,
    ExtraGood,
    Fountain,
    Mosque,
    Rolled,
    Source,
)
from fondaco.games.istanbul.steps.setting import FirstPlayer, FountainCell, Layout, SetUp, TeaHouseCell
from fondaco.games.istanbul.steps.trading import PalaceGoods, Sale
from fondaco.games.istanbul.steps.turn import (
    Assistant,
    GameOver,
    Leftovers,
    Move,
    NeutralArrives,
    NextTurn,
    Others,
    Turn,
)


def _register() -> None:
    """In the order of `kinds`."""
    if STEPS:
        return
    CHANCE_STEPS.extend([FirstPlayer(), Layout(), FountainCell(), TeaHouseCell(), Demand()])
    CHANCE_STEPS.extend([Dice(), Dice(), Dice(), OneDie(), Draw(), DrawGuild(), DrawLetter(), TurnUp()])
    STEPS.extend(CHANCE_STEPS)
    STEPS.extend([SetUp(), FigureArrives(), NeutralArrives(), LayCard(), LayGuildCard(), Turn(), NextTurn()])
    STEPS.extend([PayOff(), Done(), LayOut(), KioskDone(), GameOver()])
    STEPS.extend(
        [Move(), Assistant(), Others(), Action(), Rest(), Rolled(), ExtraGood(), Source(), Discard()]
    )
    STEPS.extend([GuildSource(), GuildDiscard(), FigurePay(), Roast(), BarrierAction(), RewardGood()])
    STEPS.extend([KioskChoice(), KioskLast(), OpenBid(), Bid(), FinalBid(), Leftovers()])
    STEPS.extend([Card(), GuildCard(), Begin(), Fruit(), Sale(), PalaceGoods(), Mosque(), Fountain()])
    STEPS.extend([Companion(), Announcement(), Errand(), BlackGood(), Tavern(), Ruby(), Letters()])
    STEPS.extend([RoastFirst(), AuctionGood(), Catacombs(), KioskTile(), FigureGood(), BidDigit()])


_register()
