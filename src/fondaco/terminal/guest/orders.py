"""Standing orders that a house keeps for a seat and follows by itself."""

from __future__ import annotations

import msgspec

from fondaco.table.orders import Orders
from fondaco.terminal.guest.table import HouseTable


class _Order(msgspec.Struct, frozen=True):
    id: str
    value: str


class _Orders(msgspec.Struct, frozen=True):
    orders: list[_Order]


class HouseOrders:
    """The orders of the seats of this terminal; the house tells them to nobody else."""

    note = "terminal-online-orders-note"

    def __init__(self, table: HouseTable) -> None:
        self._table = table

    def given(self, seat: int) -> Orders:
        shown = self._table.wire.get(self._path(seat), _Orders)
        return {order.id: order.value for order in shown.orders}

    def give(self, seat: int, orders: Orders) -> None:
        self._table.wire.put(self._path(seat), {"orders": dict(orders)}, _Orders)

    def _path(self, seat: int) -> str:
        return f"{self._table.path}/seats/{seat}/orders"
