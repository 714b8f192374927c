"""Who must do what, as messages; whoever is asked is addressed, the others are told who is thinking.

The others hear of a decision in parts only that it is being made: its prompt is that of its first question.
"""

from __future__ import annotations

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.describe import Arguments, Describer
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.turn import due
from fondaco.table.core import CHANCE, FRAME, NOBODY
from fondaco.table.message import Message

ROOTS = {
    kinds.MOVE: "move",
    kinds.ASSISTANT: "assistant",
    kinds.OTHERS: "others",
    kinds.ACTION: "action",
    kinds.REST: "rest",
    kinds.ROLLED: "rolled",
    kinds.EXTRA_GOOD: "extra-good",
    kinds.SOURCE: "source",
    kinds.DISCARD: "discard",
    kinds.GUILD_SOURCE: "guild-source",
    kinds.GUILD_DISCARD: "guild-discard",
    kinds.FIGURE_PAY: "figure-pay",
    kinds.ROAST: "roast",
    kinds.BARRIER_ACTION: "barrier-action",
    kinds.REWARD_GOOD: "reward-good",
    kinds.KIOSK_CHOICE: "kiosk-choice",
    kinds.KIOSK_LAST: "kiosk-last",
    kinds.OPEN_BID: "open-bid",
    kinds.BID: "bid",
    kinds.FINAL_BID: "final-bid",
    kinds.LEFTOVERS: "leftovers",
}
"""Questions that begin a decision."""
PARTS = {
    kinds.CARD: "card",
    kinds.GUILD_CARD: "guild-card",
    kinds.FRUIT: "fruit",
    kinds.SALE: "sale",
    kinds.PALACE_GOODS: "palace-goods",
    kinds.MOSQUE: "mosque",
    kinds.FOUNTAIN: "fountain",
    kinds.COMPANION: "companion",
    kinds.ANNOUNCEMENT: "announcement",
    kinds.ERRAND: "errand",
    kinds.BLACK_GOOD: "black-good",
    kinds.TAVERN: "tavern",
    kinds.RUBY: "ruby",
    kinds.LETTERS: "letters",
    kinds.ROAST_FIRST: "roast",
    kinds.AUCTION_GOOD: "auction-good",
    kinds.CATACOMBS: "catacombs",
    kinds.KIOSK_TILE: "kiosk-tile",
    kinds.FIGURE_GOOD: "figure-good",
    kinds.BID_DIGIT: "bid-digit",
}
"""Questions for a further part, asked of the decider alone."""
_EVENTS_OF_CHANCE = {
    kinds.FIRST_PLAYER: "first-player",
    kinds.LAYOUT: "layout",
    kinds.FOUNTAIN_CELL: "layout",
    kinds.TEA_HOUSE_CELL: "layout",
    kinds.DEMAND: "demand",
    kinds.DRAW: "draw",
    kinds.DRAW_GUILD: "draw",
    kinds.DRAW_LETTER: "letter",
    kinds.TURN_UP: "kiosk",
}


def make_prompt(describer: Describer, p: IstanbulPosition, viewer: int | None) -> Message:
    """The prompt for a viewer."""
    if p.to_act == NOBODY:
        return Message("istanbul-prompt-over")
    if p.to_act == CHANCE:
        return Message(f"istanbul-prompt-chance-{_EVENTS_OF_CHANCE.get(p.agenda[-1], 'roll')}")
    asked = viewer == p.to_act
    top = p.agenda[-1]
    if asked and top in PARTS:
        return _part(describer, p)
    at = root(p)
    args = _arguments(describer, p, at)
    name = ROOTS[p.agenda[at]]
    if name == "rest" and p.meeting == 0:
        name = "end"
    if asked:
        return Message(f"istanbul-ask-{name}", args)
    return Message(f"istanbul-wait-{name}", {**args, "player": describer.seat(p.to_act)})


def root(p: IstanbulPosition) -> int:
    """Where in the agenda the question stands that began the decision."""
    at = -1
    while p.agenda[at] not in ROOTS:
        at -= FRAME
    return at


def _arguments(describer: Describer, p: IstanbulPosition, at: int) -> Arguments:
    step, a, b = p.agenda[at], p.agenda[at - 1], p.agenda[at - 2]
    if step in (kinds.ASSISTANT, kinds.ACTION):
        return {"place": a}
    if step == kinds.OTHERS:
        return {"place": a, "lira": due(p, a, b)}
    if step == kinds.ROLLED:
        return {"first": p.die1, "second": p.die2}
    if step == kinds.FIGURE_PAY:
        return {"figure": describer.figures[a]}
    if step == kinds.EXTRA_GOOD:
        return {"lira": p.tables.extra_good_lira}
    if step == kinds.BID:
        return {"lira": b}
    if step == kinds.FINAL_BID:
        return {"lira": a}
    if step == kinds.REST:
        return {"place": p.meeting}
    return {}


def _part(describer: Describer, p: IstanbulPosition) -> Message:
    step, a, b, c = p.agenda[-1], p.agenda[-2], p.agenda[-3], p.agenda[-4]
    name = PARTS[step]
    args: Arguments = {}
    if step == kinds.CARD:
        args = {"card": describer.card(b)}
    elif step == kinds.GUILD_CARD:
        args = {"card": describer.guild_card(a)}
    elif step == kinds.SALE:
        market = a - m.LARGE_MARKET
        args = {"place": a, "demand": describer.demand(p, market, p.demand[5 * market])}
        name = "sale-any" if c else name
    elif step == kinds.MOSQUE:
        args = {"place": a}
    elif step == kinds.LETTERS:
        tables = p.tables
        args = {"seals": tables.double_seals if a == kinds.FOR_DOUBLE_MOVE else tables.society_seals}
    elif step == kinds.CATACOMBS:
        name = "catacombs-good" if a < 0 else "catacombs-place"
    elif step == kinds.KIOSK_TILE:
        args = {"tile": describer.tile(a)}
    elif step == kinds.BID_DIGIT:
        args = {"least": b}
    return Message(f"istanbul-ask-{name}", args)
