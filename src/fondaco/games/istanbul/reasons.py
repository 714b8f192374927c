"""The reasons that need a closer look: why an action or a card is not available, and which question is asked now."""

from __future__ import annotations

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.hands import seals
from fondaco.games.istanbul.steps.targets import REPEATED, is_playable, top_card
from fondaco.games.istanbul.tables import AFTER_ACTION, WINDOWS
from fondaco.table.message import Message
from fondaco.table.refusal import Refusal


def no(clause: str, reason: str, **args: str | int | Message) -> Refusal:
    """A refusal of Istanbul."""
    return Refusal(clause, Message(f"istanbul-refusal-{reason}", args))


def action_reason(p: IstanbulPosition, place: int) -> Refusal:
    """Why the action of a place cannot be carried out (IS-062, IS-064)."""
    seat, tables = p.active, p.tables
    lira, coffee = p.lira[seat], p.coffee[seat]
    if place == m.WAINWRIGHT:
        if p.extensions[seat] == tables.most_extensions:
            return no("IS-102", "extensions")
        return no("IS-101", "price", lira=tables.extension_price, own=lira)
    if place in (m.LARGE_MARKET, m.SMALL_MARKET):
        return no("IS-118", "nothing-demanded")
    if place == m.POLICE:
        return no("IS-125", "family-away")
    tracks = {m.PALACE: m.SULTAN_TRACK, m.DEALER: m.GEM_TRACK, m.COFFEE_HOUSE: m.COFFEE_TRACK}
    if place in tracks:
        if not p.tracks[tracks[place]]:
            return no("IS-139", "no-ruby")
        price = p.track_price(tracks[place])
        if place == m.PALACE:
            return no("IS-126", "palace-price", number=price)
        if place == m.DEALER:
            return no("IS-137", "price", lira=price, own=lira)
        return no("IM-049", "coffee-price", coffee=price, own=coffee)
    if place in (m.SMALL_MOSQUE, m.GREAT_MOSQUE):
        both = (m.FABRIC, m.SPICE) if place == m.SMALL_MOSQUE else (m.JEWELRY, m.FRUIT)
        if all(p.owns(seat, colour) for colour in both):
            return no("IS-130", "tiles-owned")
        return no("IS-129", "mosque-nothing")
    if place == m.ROASTING_PLANT:
        return no("IM-040", "nothing-to-exchange")
    if place == m.TAVERN:
        return no("IM-045", "tavern-nothing")
    return no("IL-124", "seals", seals=tables.society_seals, own=seals(p, seat))


_CARD_CLAUSES = (
    *(f"IS-15{n}" for n in range(1, 10)),
    "IS-160",
    *(f"IM-06{n}" for n in range(8)),
    "IL-140",
    "IL-141",
    "IL-142",
    *("IL-143",) * 4,
    *(f"IL-14{n}" for n in range(4, 10)),
    "IL-150",
    "IL-151",
)
"""The clause of each kind of bonus card."""


def unplayable(p: IstanbulPosition, kind: int, card: Message) -> Refusal:
    """Why a card in hand cannot be played now: its timing, or what it needs."""
    effect = top_card(p) if kind == m.COPY else kind
    if effect < 0:
        return no("IL-144", "nothing-to-copy")
    if p.unfinished:
        return no(decision_point(p.agenda[-1]), "not-now")
    if REPEATED[effect] and not p.executed >> REPEATED[effect] & 1:
        return no("IS-165", "repeat-after-action", card=card)
    if REPEATED[effect]:
        return action_reason(p, REPEATED[effect])
    fitting = [window for window in range(WINDOWS) if p.tables.playable[window] >> effect & 1]
    if effect in (m.STAY, m.THREE_OR_FOUR, m.FAMILY_STEP, m.FOLLOW, m.COMPANION_STRIDE, m.ANYWHERE):
        if p.agenda[-1] != kinds.MOVE:
            return no("IS-150", "card-in-movement", card=card)
    elif _within_action(p) and AFTER_ACTION in fitting:
        return no("IS-150", "card-not-within-action", card=card)
    if effect == kind or (fitting and is_playable(p, effect, fitting[0])):
        return no(_CARD_CLAUSES[effect], "card-not-now", card=card)
    return no("IL-154", "card-not-now", card=card)


def _within_action(p: IstanbulPosition) -> bool:
    """Whether an action or an encounter is being resolved (IS-150)."""
    step = p.agenda[-1]
    return step not in _OUTSIDE or (step == kinds.ACTION and p.agenda[-3] == kinds.WITHIN_ACTION)


_OUTSIDE = (kinds.MOVE, kinds.ASSISTANT, kinds.OTHERS, kinds.ACTION, kinds.REST)

_DECISION_POINTS = {
    kinds.MOVE: 4,
    kinds.ASSISTANT: 7,
    kinds.OTHERS: 8,
    kinds.ACTION: 9,
    kinds.REST: 38,
    kinds.ROLLED: 15,
    kinds.EXTRA_GOOD: 11,
    kinds.SOURCE: 12,
    kinds.DISCARD: 13,
    kinds.GUILD_SOURCE: 23,
    kinds.GUILD_DISCARD: 13,
    kinds.FIGURE_PAY: 27,
    kinds.ROAST: 22,
    kinds.BARRIER_ACTION: 24,
    kinds.REWARD_GOOD: 10,
    kinds.KIOSK_CHOICE: 30,
    kinds.KIOSK_LAST: 32,
    kinds.OPEN_BID: 33,
    kinds.BID: 33,
    kinds.FINAL_BID: 34,
    kinds.LEFTOVERS: 39,
    kinds.CARD: 10,
    kinds.GUILD_CARD: 10,
    kinds.FRUIT: 10,
    kinds.SALE: 17,
    kinds.PALACE_GOODS: 19,
    kinds.MOSQUE: 20,
    kinds.FOUNTAIN: 14,
    kinds.COMPANION: 14,
    kinds.ANNOUNCEMENT: 16,
    kinds.ERRAND: 18,
    kinds.BLACK_GOOD: 15,
    kinds.TAVERN: 24,
    kinds.RUBY: 24,
    kinds.LETTERS: 37,
    kinds.ROAST_FIRST: 22,
    kinds.AUCTION_GOOD: 33,
    kinds.CATACOMBS: 36,
    kinds.KIOSK_TILE: 30,
    kinds.FIGURE_GOOD: 27,
    kinds.BID_DIGIT: 33,
}


def decision_point(step: int) -> str:
    """The question that is asked now, by its number in section 14.3."""
    return f"IS-DP-{_DECISION_POINTS[step]:02}"
