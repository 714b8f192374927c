"""Who must do what, as messages; whoever is asked is addressed, the others are told who is thinking."""

from __future__ import annotations

from fondaco.games.wuestensoehne.describe import Describer
from fondaco.games.wuestensoehne.position import BEING_PUT, WuestensoehnePosition
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.games.wuestensoehne.steps.actions import tile_on
from fondaco.table.core import CHANCE, NOBODY
from fondaco.table.message import Message

_QUESTIONS = {
    kinds.CHOOSE_START: "choose-start",
    kinds.DISCARD: "discard",
    kinds.MOVE: "move",
    kinds.DISCOVER: "discover",
    kinds.LAY: "lay",
    kinds.EXCHANGE: "exchange",
    kinds.EXPLORER: "explorer",
    kinds.RETRIEVE: "retrieve",
    kinds.VALUE_NEXT: "value-next",
    kinds.TAKE_ICON: "take-icon",
    kinds.SWAP_GOOD: "swap-good",
    kinds.PUT_RUMOUR: "put-rumour",
    kinds.LOOK_RUMOUR: "look-rumour",
    kinds.LOOKED: "looked",
    kinds.BONUS: "bonus",
}
_EVENTS_OF_CHANCE = ("first-player", "start-tile", "draw", "exchange", "rumour")


def make_prompt(
    describer: Describer, p: WuestensoehnePosition, viewer: int | None, seat_name: Message
) -> Message:
    """The prompt for a viewer; `seat_name` names whoever is asked, for the others."""
    if p.to_act == NOBODY:
        return Message("wuestensoehne-prompt-over")
    if p.to_act == CHANCE:
        return Message(f"wuestensoehne-prompt-chance-{_EVENTS_OF_CHANCE[p.agenda[-1]]}")
    name = _QUESTIONS[p.agenda[-1]]
    args = _arguments(describer, p)
    if viewer == p.to_act:
        args |= _secrets(describer, p)
        return Message(f"wuestensoehne-ask-{name}", args)
    return Message(f"wuestensoehne-wait-{name}", {**args, "player": seat_name})


def _arguments(describer: Describer, p: WuestensoehnePosition) -> dict[str, str | int | Message]:
    """What everybody may know of the question."""
    step = p.agenda[-1]
    if step in (kinds.MOVE, kinds.DISCOVER):
        return {"field": describer.fields[p.caravans[p.active]], "water": p.water[p.active]}
    if step == kinds.LAY:
        return {"tile": describer.tiles[p.hand]}
    if step == kinds.EXCHANGE:
        return {"thief": Message(f"wuestensoehne-seat-{describer.colours[p.active]}")}
    if step == kinds.EXPLORER:
        return {"field": describer.fields[p.laid]}
    if step == kinds.TAKE_ICON:
        return {"height": describer.heights[p.line[0]]}
    if step == kinds.SWAP_GOOD:
        return {"good": describer.good(p.agenda[-3])}
    if step == kinds.LOOKED:
        return {"space": describer.space(p.agenda[-3])}
    if step == kinds.BONUS:
        return {"water": p.water[p.active]}
    return {}


def _secrets(describer: Describer, p: WuestensoehnePosition) -> dict[str, str | int | Message]:
    """What only the one who is asked may know: the face he has just seen (WS-179)."""
    step = p.agenda[-1]
    if step == kinds.PUT_RUMOUR:
        return {"value": describer.rumour(tile_on(p, BEING_PUT))}
    if step == kinds.LOOKED:
        return {"value": describer.rumour(tile_on(p, p.agenda[-3]))}
    return {}


def decision_point(p: WuestensoehnePosition) -> str:
    """The id of the question that is asked now (section 16)."""
    return _DECISION_POINTS[p.agenda[-1] - kinds.CHOOSE_START]


_DECISION_POINTS = (
    "WS-D01",
    "WS-D02",
    "WS-D03",
    "WS-D04",
    "WS-D05",
    "WS-D06",
    "WS-D07",
    "WS-D08",
    "WS-D09",
    "WS-D10",
    "WS-D11",
    "WS-D12",
    "WS-D13",
    "WS-D13",
    "WS-D14",
)
