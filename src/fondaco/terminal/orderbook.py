"""Where the standing orders of the seats are kept; nobody else is told of them."""

from __future__ import annotations

from typing import Protocol

from fondaco.table.orders import Orders


class OrderBook(Protocol):
    """The orders of the seats at this terminal."""

    note: str
    """The message that says where they are kept."""

    def given(self, seat: int) -> Orders:
        """A seat's orders."""

    def give(self, seat: int, orders: Orders) -> None:
        """These are a seat's orders from now on."""


class OwnOrders:
    """Orders that are kept for this sitting: no save and no record has them."""

    note = "terminal-orders-note"

    def __init__(self, seats: int) -> None:
        self._given: list[Orders] = [{} for _ in range(seats)]

    def given(self, seat: int) -> Orders:
        return self._given[seat]

    def give(self, seat: int, orders: Orders) -> None:
        self._given[seat] = orders
