"""Standing orders that a house keeps for a seat and follows by itself."""

from __future__ import annotations

from fondaco.table.orders import Orders
from fondaco.terminal.guest.table import HouseTable


class HouseOrders:
    """The orders of the seats of this terminal; the house tells them to nobody else."""

    note = "terminal-online-orders-note"

    def __init__(self, table: HouseTable) -> None:
        self._table = table

    def given(self, seat: int) -> Orders:
        return self._table.wire.get(self._path(seat), dict[str, str])

    def give(self, seat: int, orders: Orders) -> None:
        self._table.wire.post(self._path(seat), dict(orders), dict[str, str], again=True)

    def _path(self, seat: int) -> str:
        return f"{self._table.path}/seats/{seat}/orders"
