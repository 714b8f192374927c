"""Standing orders: what a player has decided beforehand about questions that come in other players' turns.

They are no part of the rules: no position knows them. A game declares them, whoever runs a table keeps them for each
seat and tells nobody else, and what they answer is played as an ordinary move. An order answers by what its seat may
know, and whether it answers follows from what everybody may know: so an answer that comes at once betrays no hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from fondaco.table.core import Position
from fondaco.table.message import Message, in_a_row
from fondaco.table.refusal import Refusal

if TYPE_CHECKING:
    from fondaco.table.rulebook import Rulebook

Orders = Mapping[str, str]
"""The values of a seat's orders, by their ids; an order that is missing is not given."""

ASK: Final = "ask"
"""The value of every order that is not given."""

_SHOWN: Final = 40
_DIGITS: Final = 6


class Choice(msgspec.Struct, frozen=True, tag="choice"):
    """One of these names."""

    names: tuple[str, ...]


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A whole number within bounds."""

    least: int
    most: int


class Ranking(msgspec.Struct, frozen=True, tag="ranking"):
    """Some of these names, the most wanted first, with spaces between them."""

    names: tuple[str, ...]


class StandingOrder(msgspec.Struct, frozen=True):
    """An order that a game understands. Whatever its values are, it may also be to ask, and is at first."""

    id: str
    values: Choice | Number | Ranking
    only_with: dict[str, tuple[str, ...]] = {}
    """The options of the table, by their values, with which its question can come at all."""


def orders_at(rulebook: Rulebook, options: Mapping[str, str] | None = None) -> list[StandingOrder]:
    """The orders that have a meaning at a table with these options; without options, all of the game."""
    return [
        order
        for order in rulebook.standing_orders
        if options is None or all(options[name] in values for name, values in order.only_with.items())
    ]


def find_order(rulebook: Rulebook, name: str, options: Mapping[str, str] | None = None) -> StandingOrder:
    """The order of this id; refused if there is none."""
    known = orders_at(rulebook, options)
    if not known:
        raise Refusal("", Message("refusal-no-orders"))
    for order in known:
        if order.id == name:
            return order
    names = ", ".join(order.id for order in known)
    raise Refusal("", Message("refusal-unknown-order", {"order": _shown(name), "known": names}))


# -- checking -------------------------------------------------------------------------------------


def check_orders(
    rulebook: Rulebook, orders: Orders, options: Mapping[str, str] | None = None
) -> dict[str, str]:
    """All orders with their values, written in one way; what is no order or no value is refused."""
    chosen = {order.id: ASK for order in orders_at(rulebook, options)}
    for name, value in orders.items():
        chosen[name] = _checked(find_order(rulebook, name, options), value)
    return chosen


def _checked(order: StandingOrder, value: str) -> str:
    words = value.casefold().replace(",", " ").split()
    if words == [ASK]:
        return ASK
    allowed = order.values
    args: dict[str, str | int | Message] = {"order": order.id, "value": _shown(value)}
    if isinstance(allowed, Number):
        number = int(words[0]) if len(words) == 1 and _is_number(words[0]) else -1
        if not allowed.least <= number <= allowed.most:
            bounds = {"least": allowed.least, "most": allowed.most}
            raise Refusal("", Message("refusal-order-number", {**args, **bounds}))
        return str(number)
    names = ", ".join(allowed.names)
    if isinstance(allowed, Choice):
        if len(words) != 1 or words[0] not in allowed.names:
            raise Refusal("", Message("refusal-order-choice", {**args, "values": names}))
    elif not words or not set(words) <= set(allowed.names) or len(set(words)) < len(words):
        raise Refusal("", Message("refusal-order-ranking", {**args, "values": names}))
    return " ".join(words)


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) <= _DIGITS


def _shown(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


# -- answering ------------------------------------------------------------------------------------


def ordered_decision(rulebook: Rulebook, position: Position, seat: int, orders: Orders) -> list[int]:
    """The moves, part by part, with which a seat's orders answer the present question; none if it must be asked.

    A decision is answered as a whole or not at all, and one that was begun by hand is finished by hand.
    """
    if position.unfinished or all(value == ASK for value in orders.values()):
        return []
    trial = position.copy()
    moves: list[int] = []
    while not moves or trial.unfinished:
        move = rulebook.ordered_move(trial, seat, orders)
        if move is None:
            return []
        moves.append(move)
        trial.apply(move)
    return moves


# -- what is said ---------------------------------------------------------------------------------


def order_name(rulebook: Rulebook, order: StandingOrder) -> Message:
    return Message(f"{rulebook.key}-order-{order.id}")


def order_explained(rulebook: Rulebook, order: StandingOrder) -> Message:
    """Which question it answers, and how."""
    return Message(f"{rulebook.key}-order-{order.id}-about")


def order_value(rulebook: Rulebook, order: StandingOrder, value: str) -> Message:
    """What a checked value means."""
    if value == ASK:
        return Message("order-ask")
    start = f"{rulebook.key}-order-{order.id}"
    if isinstance(order.values, Number):
        return Message(f"{start}-number", {"number": int(value)})
    return in_a_row([Message(f"{start}-{name}") for name in value.split()])
