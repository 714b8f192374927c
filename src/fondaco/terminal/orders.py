"""The command `orders`: a seat's standing orders, listed and given."""

from __future__ import annotations

from fondaco.table.game import Game
from fondaco.table.orders import (
    ASK,
    Choice,
    Number,
    Orders,
    StandingOrder,
    check_orders,
    find_order,
    order_explained,
    order_name,
    order_value,
    ordered_decision,
    orders_at,
)
from fondaco.table.refusal import Refusal
from fondaco.terminal import commands
from fondaco.terminal.sitting import Sitting


def answer_by_orders(game: Game, seat: int, orders: Orders) -> bool:
    """Whether a seat's orders answer the question it is asked; if so, they have been played."""
    moves = ordered_decision(game.rulebook, game.position, seat, orders)
    for move in moves:
        game.play(move, seat)
    return len(moves) > 0


def list_orders(sitting: Sitting, seat: int) -> list[str]:
    """The orders of a seat, what each is about, and what may be typed."""
    known = orders_at(sitting.game.rulebook, sitting.game.options)
    say = sitting.say
    if not known:
        return [say("terminal-orders-none")]
    lines = [say("terminal-orders")]
    for order in known:
        lines += [_now(sitting, order, seat), say.say(order_explained(sitting.game.rulebook, order))]
        lines += [f"  {line}" for line in _possible(sitting, order)]
    return [*lines, say(sitting.orders.note)]


def _now(sitting: Sitting, order: StandingOrder, seat: int) -> str:
    book = sitting.game.rulebook
    value = sitting.orders.given(seat).get(order.id, ASK)
    return sitting.say(
        "terminal-order-now",
        order=order.id,
        name=order_name(book, order),
        value=order_value(book, order, value),
    )


def _possible(sitting: Sitting, order: StandingOrder) -> list[str]:
    """What may be typed to give an order or to take it back."""
    say = sitting.say
    word = commands.word_for("orders", say.language)
    values = order.values
    lines = []
    if isinstance(values, Number):
        lines.append(
            say("terminal-order-number", word=word, order=order.id, least=values.least, most=values.most)
        )
    elif not isinstance(values, Choice):
        names = ", ".join(values.names)
        lines.append(say("terminal-order-ranking", word=word, order=order.id, values=names))
    for value in (ASK, *values.names) if isinstance(values, Choice) else (ASK,):
        meaning = order_value(sitting.game.rulebook, order, value)
        lines.append(
            say("terminal-order-choice", word=word, order=order.id, value=value, meaning=say.say(meaning))
        )
    return lines


def give_order(sitting: Sitting, seat: int, typed: str) -> str:
    """Give the order that was typed, `camel never`, or say why it is none; an id alone tells its value."""
    name, _, value = typed.partition(" ")
    book, options = sitting.game.rulebook, sitting.game.options
    try:
        order = find_order(book, name.casefold(), options)
        if value:
            given = {**sitting.orders.given(seat), order.id: value}
            sitting.orders.give(seat, check_orders(book, given, options))
    except Refusal as refusal:
        return sitting.say.say(refusal.message)
    return _now(sitting, order, seat)
