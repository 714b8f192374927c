"""Bonus cards: whether one can be carried out, and what it asks for (sections 6.6, 7.6 and 8.7)."""

from __future__ import annotations

from fondaco.games.istanbul.moves import (
    ANY_GOODS,
    ANY_WAREHOUSE,
    ANYWHERE,
    ASSISTANT_BACK,
    CALL_TRADER,
    COFFEE,
    COFFEE_HOUSE,
    COFFEE_TRADER,
    COMPANION_STRIDE,
    COPY,
    DEALER,
    FABRIC_WAREHOUSE,
    FAMILY_HOME,
    FAMILY_STEP,
    FOLLOW,
    FRUIT_WAREHOUSE,
    GAIN_GOOD,
    GOOD_FOR_LIRA,
    GOODS,
    GREAT_MOSQUE,
    KINDS,
    MOVE_BARRIER,
    PALACE,
    POLICE,
    POST_OFFICE,
    REPEAT_COFFEE_HOUSE,
    REPEAT_DEALER,
    REPEAT_MOSQUE,
    REPEAT_PALACE,
    REPEAT_POST,
    REPEAT_SOCIETY,
    REPEAT_WAINWRIGHT,
    REWARD_CARD,
    REWARD_LIRA,
    SECRET_SOCIETY,
    SELL_COFFEE,
    SMALL_MARKET,
    SMALL_MOSQUE,
    THREE_OR_FOUR,
    USE_FIGURE,
    WAINWRIGHT,
    act_at,
    barrier,
    bring_back,
    follow,
    give,
    go,
    go_companion,
    meet,
    send,
    take,
)
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.games.istanbul.steps.available import available, usable
from fondaco.games.istanbul.steps.changes import (
    assistant_places,
    crossing_toll,
)
from fondaco.games.istanbul.steps.kinds import (
    ACTION,
)

REPEATED = [0] * KINDS
"""The place a kind of card repeats; the mosques have their own rule."""
REPEATED[REPEAT_PALACE] = PALACE
REPEATED[REPEAT_POST] = POST_OFFICE
REPEATED[REPEAT_DEALER] = DEALER
REPEATED[REPEAT_WAINWRIGHT] = WAINWRIGHT
REPEATED[REPEAT_COFFEE_HOUSE] = COFFEE_HOUSE
REPEATED[REPEAT_SOCIETY] = SECRET_SOCIETY


def top_card(p: IstanbulPosition) -> int:
    """The card a copy looks at: the topmost of the discard pile that is not a copy, or -1 (IL-144)."""
    at = len(p.discard) - 1
    while at >= 0 and p.discard[at] == COPY:
        at -= 1
    return p.discard[at] if at >= 0 else -1


def is_playable(p: IstanbulPosition, kind: int, window: int) -> bool:
    """Whether a card whose timing fits can be carried out by the active player now."""
    seat = p.active
    if kind == COPY:  # IL-154
        copied = top_card(p)
        return (
            copied >= 0 and (p.tables.playable[window] >> copied) & 1 == 1 and is_playable(p, copied, window)
        )
    if REPEATED[kind]:
        place = REPEATED[kind]
        return (p.executed >> place) & 1 == 1 and available(p, place)
    if kind == FAMILY_HOME:
        return p.family[seat] != POLICE
    if kind == ASSISTANT_BACK:
        return p.assistants[seat] != 0
    if kind == ANY_GOODS:
        return p.agenda[-2] == SMALL_MARKET and p.goods_of(seat) > 0
    if kind == ANY_WAREHOUSE:
        return FABRIC_WAREHOUSE <= p.agenda[-2] <= FRUIT_WAREHOUSE
    if kind == SELL_COFFEE:
        return p.coffee[seat] >= p.tables.card_price[kind]
    if kind == CALL_TRADER:
        return usable(p, COFFEE_TRADER)
    if kind == GOOD_FOR_LIRA:
        return p.goods_of(seat) > 0 or (p.tables.grand == 1 and p.coffee[seat] > 0)
    if kind == FAMILY_STEP:
        return p.family[seat] != POLICE
    if kind == THREE_OR_FOUR or kind == FOLLOW or kind == COMPANION_STRIDE or kind == REPEAT_MOSQUE:
        return len(targets(p, kind)) > 0
    if kind == USE_FIGURE:
        return len(targets(p, kind)) > 0
    if kind == ANYWHERE:
        return p.lira[seat] >= p.tables.card_price[kind]
    return True


def targets(p: IstanbulPosition, kind: int) -> list[int]:
    """What a card asks for, ascending; empty for one that asks nothing."""
    seat = p.active
    if kind == GAIN_GOOD:
        return [take(good) for good in range(GOODS)]
    if kind == FAMILY_HOME:
        return [REWARD_LIRA, REWARD_CARD]
    if kind == ASSISTANT_BACK:
        return [bring_back(place) for place in assistant_places(p, seat)]
    if kind == THREE_OR_FOUR:
        return _payable(p, p.merchant[seat], p.the_board().far[p.merchant[seat]], go(0))
    if kind == COMPANION_STRIDE:
        at = p.companion[seat]
        return _payable(p, at, p.the_board().two_away[at], go_companion(0)) if at > 0 else []
    if kind == ANYWHERE:
        return [go(place) for place in p.tables.places if place != p.merchant[seat]]  # IS-A53
    if kind == FOLLOW:
        return [
            follow(other)
            for other in range(p.seats)
            if other != seat and p.merchant[other] != p.merchant[seat]
        ]
    if kind == FAMILY_STEP:
        return [send(place) for place in p.the_board().beside[p.family[seat]] if place != POLICE]
    if kind == USE_FIGURE:
        return [meet(figure) for figure in p.tables.figures if usable(p, figure, 1)]
    if kind == GOOD_FOR_LIRA:
        moves = [give(good) for good in range(GOODS) if p.goods[seat * GOODS + good]]
        if p.tables.grand and p.coffee[seat]:
            moves.append(give(COFFEE))
        return moves
    if kind == MOVE_BARRIER:
        return barrier_moves(p)
    if kind == ANY_WAREHOUSE:
        own = action_place(p)
        return [act_at(place) for place in range(FABRIC_WAREHOUSE, FRUIT_WAREHOUSE + 1) if place != own]
    if kind == REPEAT_MOSQUE:
        return [
            act_at(place)
            for place in range(SMALL_MOSQUE, GREAT_MOSQUE + 1)
            if (p.executed >> place) & 1 and available(p, place)
        ]
    return []


def action_place(p: IstanbulPosition) -> int:
    """The place of the topmost question for an action."""
    at = len(p.agenda) - 1
    while p.agenda[at] != ACTION:
        at -= 4
    return p.agenda[at - 1]


def barrier_moves(p: IstanbulPosition) -> list[int]:
    """Every edge but the one the barrier lies on (IM-054)."""
    first = barrier(1, 2)
    return [first + edge for edge in p.the_board().edges if edge != p.edge]


def _payable(p: IstanbulPosition, start: int, places: list[int], first: int) -> list[int]:
    """The moves to those places whose toll can be paid (IM-055)."""
    lira = p.lira[p.active]
    return [first + place for place in places if lira >= crossing_toll(p, start, place)]
