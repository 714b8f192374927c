"""Who must do what, as messages; whoever is asked is addressed, the others are told who is thinking.

The others hear of a decision in parts only that it is being made: its prompt is that of its first question.
"""

from __future__ import annotations

from fondaco.games.al_rashid.describe import Arguments, Describer
from fondaco.games.al_rashid.position import AlRashidPosition
from fondaco.games.al_rashid.steps import kinds
from fondaco.games.al_rashid.steps import visits as v
from fondaco.games.al_rashid.steps.commerce import most_items
from fondaco.table.core import CHANCE, FRAME, NOBODY
from fondaco.table.message import Message

_ROOTS = {
    kinds.START_TILE: "start-tile",
    kinds.PLACE: "place",
    kinds.ACTIVATE: "activate",
    kinds.AREA: "area",
    kinds.BATTLE: "battle",
    kinds.TRADE: "trade",
    kinds.VISIT: "visit",
    kinds.SPY: "spy",
    kinds.KEEP_OR_BURY: "keep-or-bury",
}
_PARTS = {
    kinds.LOOK_AT: "look-at",
    kinds.MOVE_TILE: "move-tile",
    kinds.TILE_TO: "tile-to",
    kinds.MOVE_PIECE: "move-piece",
    kinds.PIECE_TO: "piece-to",
    kinds.TILE_COLOUR: "tile-colour",
    kinds.GAIN_GOOD: "gain-good",
    kinds.EXCHANGE: "exchange",
    kinds.REMOVE_SAGE: "remove-sage",
    kinds.FIGHT_WITH: "fight-with",
    kinds.TRADE_MORE: "trade-more",
    kinds.VISIT_OFFICE: "visit-office",
    kinds.VISIT_LETTERS: "visit-letters",
    kinds.VISIT_FAVOUR: "visit-favour",
    kinds.VISIT_GIVEN: "visit-given",
    kinds.VISIT_MIX: "visit-mix",
    kinds.VISIT_COLOUR: "visit-colour",
    kinds.VISIT_TAKEN: "visit-taken",
    kinds.VISIT_GOOD: "visit-good",
    kinds.VISIT_PAYMENT: "visit-payment",
}
_EVENTS_OF_CHANCE = ("play-order", "tile", "black-card", "tile", "crisis-card")


def make_prompt(describer: Describer, p: AlRashidPosition, viewer: int | None, seat_name: Message) -> Message:
    """The prompt for a viewer; `seat_name` names whoever is asked, for the others."""
    if p.to_act == NOBODY:
        return Message("al-rashid-prompt-over")
    if p.to_act == CHANCE:
        return Message(f"al-rashid-prompt-chance-{_EVENTS_OF_CHANCE[p.agenda[-1]]}")
    asked = viewer == p.to_act
    top = p.agenda[-1]
    if asked and top == kinds.TRADE_MORE and p.agenda[-2] == 0:  # all are picked, and not yet taken
        return Message("al-rashid-ask-trade-full")
    if asked and top in _PARTS:
        return Message(f"al-rashid-ask-{_PARTS[top]}", _part_arguments(describer, p))
    at = _root(p)
    args = _root_arguments(describer, p, at)
    name = _ROOTS[p.agenda[at]]
    if name == "area" and p.agenda[at - 1]:
        name = "second-area"
    if asked:
        return Message(f"al-rashid-ask-{name}", args)
    return Message(f"al-rashid-wait-{name}", {**args, "player": seat_name})


def _root(p: AlRashidPosition) -> int:
    """Where in the agenda the question stands that began the decision."""
    at = -1
    while p.agenda[at] not in _ROOTS:
        at -= FRAME
    return at


def _root_arguments(describer: Describer, p: AlRashidPosition, at: int) -> Arguments:
    step, a = p.agenda[at], p.agenda[at - 1]
    if step == kinds.BATTLE:
        return {"area": describer.area(p.area)}
    if step == kinds.TRADE:
        return {"area": describer.area(p.area), "items": most_items(p, p.to_act, a)}
    if step == kinds.VISIT:
        return {"area": describer.area(p.area), "position": a + 1}
    return {}


def _part_arguments(describer: Describer, p: AlRashidPosition) -> Arguments:
    step, a = p.agenda[-1], p.agenda[-2]
    if step == kinds.PIECE_TO:
        return {"piece": describer.pieces[p.agenda[-3]], "area": describer.area(p.agenda[-4])}
    if step == kinds.TRADE_MORE:
        return {"items": a}
    if step in (kinds.LOOK_AT, kinds.TILE_COLOUR, kinds.GAIN_GOOD):
        return {"number": p.tables.office_number[a]}
    if step == kinds.VISIT_LETTERS:
        office = p.chosen[v.OFFICE_KIND]
        return {"office": describer.office(office), "gold": v.office_price(p, p.to_act, office)}
    if step == kinds.VISIT_PAYMENT:
        return {"item": describer.goods[a], "gold": v.gold_so_far(p, p.to_act)}
    if step == kinds.VISIT_MIX:
        return {"tiles": v.tiles_of_service(p)}
    return {}
