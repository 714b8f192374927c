"""Who must do what, as messages; whoever is asked is addressed, the others are told who is thinking.

The others hear of a decision in parts only that it is being made: its prompt is that of its first question.
"""

from __future__ import annotations

from fondaco.games.yspahan import moves as m
from fondaco.games.yspahan.describe import Describer
from fondaco.games.yspahan.position import YspahanPosition
from fondaco.games.yspahan.steps import kinds
from fondaco.games.yspahan.steps.turn import available
from fondaco.table.core import CHANCE, FRAME, NOBODY
from fondaco.table.message import Message

_ROOTS = {
    kinds.BEFORE_ROLL: "before-roll",
    kinds.TAKE_GROUP: "take-group",
    kinds.PLACE_CUBES: "place-cubes",
    kinds.MOVE_SUPERVISOR: "move-supervisor",
    kinds.SHIP_ORDER: "ship-order",
    kinds.SHIP: "ship",
    kinds.BETWEEN_SHIPMENTS: "between-shipments",
    kinds.AFTER_ACTION: "after-action",
}
_PARTS = {
    kinds.GROUP_ACTION: "group-action",
    kinds.EXTRA_DIE: "extra-die",
    kinds.BUILD_ACTION: "build-action",
    kinds.CARD_SHOP: "card-shop",
    kinds.CARD_DIRECTION: "card-direction",
    kinds.CARD_AMOUNT: "card-amount",
    kinds.CARD_BUILD: "card-build",
}
_EVENTS_OF_CHANCE = ("first-player", "roll", "roll", "draw")


def make_prompt(describer: Describer, p: YspahanPosition, viewer: int | None, seat_name: Message) -> Message:
    """The prompt for a viewer; `seat_name` names whoever is asked, for the others."""
    if p.to_act == NOBODY:
        return Message("yspahan-prompt-over")
    if p.to_act == CHANCE:
        return Message(f"yspahan-prompt-chance-{_EVENTS_OF_CHANCE[p.agenda[-1]]}")
    asked = viewer == p.to_act
    top = p.agenda[-1]
    if asked and top in _PARTS:
        return Message(f"yspahan-ask-{_PARTS[top]}", _part_arguments(describer, p))
    at = _root(p)
    args = _root_arguments(describer, p, at)
    name = _ROOTS[p.agenda[at]]
    if name == "take-group" and not any(available(p, square) for square in range(m.SQUARES)):
        name = "no-group"
    if asked:
        return Message(f"yspahan-ask-{name}", args)
    return Message(f"yspahan-wait-{name}", {**args, "player": seat_name})


def _root(p: YspahanPosition) -> int:
    """Where in the agenda the question stands that began the decision."""
    at = -1
    while p.agenda[at] not in _ROOTS:
        at -= FRAME
    return at


def _root_arguments(describer: Describer, p: YspahanPosition, at: int) -> dict[str, str | int | Message]:
    step, a, b = p.agenda[at], p.agenda[at - 1], p.agenda[at - 2]
    if step == kinds.PLACE_CUBES:
        return {"district": describer.district(a), "cubes": b}
    if step == kinds.MOVE_SUPERVISOR:
        return {"value": a}
    if step == kinds.SHIP:
        return {"shop": describer.shop(a)}
    return {}


def _part_arguments(describer: Describer, p: YspahanPosition) -> dict[str, str | int | Message]:
    step, a, b = p.agenda[-1], p.agenda[-2], p.agenda[-3]
    if step in (kinds.GROUP_ACTION, kinds.EXTRA_DIE):
        return {"square": describer.square(a)}
    if step == kinds.CARD_AMOUNT:
        return {"most": b, "card": describer.card((m.SELL_CAMELS, m.SELL_GOLD, m.EXCHANGE, m.EXCHANGE)[a])}
    if step == kinds.CARD_BUILD:
        return {"card": describer.card(a)}
    return {}
