"""What standing orders answer, in the words of moves."""

from __future__ import annotations

from fondaco.table.core import Position
from fondaco.table.orders import check_orders, ordered_decision
from fondaco.table.rulebook import Rulebook


def answer(book: Rulebook, position: Position, **orders: str) -> list[str]:
    """The texts of the moves with which the orders of whoever is to act answer; none if the seat is asked."""
    seat = position.to_act
    moves = ordered_decision(book, position, seat, check_orders(book, orders))
    after, texts = position.copy(), []
    for move in moves:
        assert (after.to_act, move in after.legal()) == (seat, True)
        texts.append(book.text(after, move))
        after.apply(move)
    return texts
