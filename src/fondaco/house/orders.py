"""Standing orders at the tables: kept for each seat, told to nobody else, played as ordinary moves.

Whether and how an order answers follows from the log of the table and the orders alone. So it does not matter which
process looks, or whether the server was restarted in between; and the log says once who moved, as with any move.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection, Executable, delete, insert

from fondaco.house import access, rows
from fondaco.house.caller import Caller
from fondaco.house.events import OPEN, Event, Seated
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.store import StoreTrouble, announce
from fondaco.house.store import schema as s
from fondaco.house.troubles import Trouble, wrong_time
from fondaco.table.message import Message
from fondaco.table.orders import (
    ASK,
    Choice,
    Number,
    Ranking,
    check_orders,
    order_explained,
    order_name,
    order_value,
    orders_at,
)

_log: Final = logging.getLogger("fondaco.house")
OVERDUE: Final = 2_000
"""Milliseconds after which an order that should have answered is thought lost, because a server was stopped."""


class OrderShown(msgspec.Struct, frozen=True):
    """An order that the game offers at this table, and how the seat has set it."""

    id: str
    name: Message
    about: Message
    """Which question it answers, and how."""
    values: Choice | Number | Ranking
    """What it can be set to; and always to `ask`."""
    value: str
    meaning: Message
    """What its value means."""


class OrdersShown(msgspec.Struct, frozen=True, tag_field="kind", tag="orders"):
    """The standing orders of a seat; they are told to nobody else."""

    table: str
    seat: int
    orders: list[OrderShown]


async def show(house: House, kept: Kept, caller: Caller, seat: int) -> OrdersShown:
    """The orders that the game offers at this table, as the caller's seat has set them."""
    await access.require_seat(house, kept, caller, seat)
    book, given = kept.room.rulebook, kept.around.orders.get(seat, {})
    shown = []
    for order in orders_at(book, kept.room.options):
        value = given.get(order.id, ASK)
        name, about = order_name(book, order), order_explained(book, order)
        shown.append(OrderShown(order.id, name, about, order.values, value, order_value(book, order, value)))
    return OrdersShown(kept.id, seat, shown)


async def give(house: House, kept: Kept, caller: Caller, seat: int, orders: Mapping[str, str]) -> OrdersShown:
    """Set all orders of the caller's seat: one that is not named is to ask.

    They hold for the question that is asked now, too.
    """
    await access.require_seat(house, kept, caller, seat)
    if kept.room.status not in ("open", "playing"):
        raise wrong_time("house-table-closed")
    checked = check_orders(kept.room.rulebook, orders, kept.room.options)
    given = {name: value for name, value in checked.items() if value != ASK}
    table = kept.id

    def job(connection: Connection) -> None:
        connection.execute(forget(table, seat))
        if given:
            body = msgspec.json.encode(given).decode()
            connection.execute(insert(s.orders).values(table_id=table, seat=seat, body=body))
        announce(connection, table)

    await house.store.write(job)
    await house.refresh(kept)
    return await show(house, kept, caller, seat)


def forget(table: str, seat: int) -> Executable:
    """The seat has no orders any more."""
    return delete(s.orders).where(s.orders.c.table_id == table, s.orders.c.seat == seat)


class StandingOrders:
    """Plays what people have decided beforehand."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._playing: set[str] = set()
        """The tables where an order is being played."""

    def open(self) -> None:
        """Begin to answer, and to look for questions that a stopped server has left."""
        self._house.with_seating.append(self.statements)
        self._house.after_event.append(lambda kept, event: self.looked_at(kept))
        self._house.on_look.append(self.looked_at)
        self._house.on_rows.append(self.looked_at)
        self._house.spawn(self._sweep())

    # -- with events --------------------------------------------------------------------------------

    def statements(self, kept: Kept, event: Event) -> Sequence[Executable]:
        """Who sits down on an open seat does not find the orders of somebody else."""
        if isinstance(event, Seated) and event.chair.kind == OPEN:
            return (forget(kept.id, event.seat),)
        return ()

    def looked_at(self, kept: Kept) -> None:
        """If orders answer what is asked now, play them."""
        if kept.id not in self._playing and answered_by_orders(kept):
            self._playing.add(kept.id)
            self._house.spawn(self._play(kept.id))

    async def _play(self, table: str) -> None:
        """Play as long as orders answer."""
        house = self._house
        try:
            while answered_by_orders(kept := await house.kept(table)):
                await self._answer(kept)
        except (Trouble, StoreTrouble) as trouble:
            _log.warning("No order can be played at table %s now: %s", table, trouble)
        finally:
            self._playing.discard(table)

    async def _answer(self, kept: Kept) -> None:
        try:
            await self._house.act(
                kept.id, lambda now: now.room.ordered_move(now.around.orders), seat=kept.room.asked
            )
        except Trouble as trouble:
            if trouble.code != "stale":  # somebody was quicker: look again
                raise

    async def _sweep(self) -> None:
        """Find questions that orders should have answered: at first all there are, then only recent ones.

        An older question was looked at before, and is one that the orders leave to the person.
        """
        house, after = self._house, 0
        while True:
            before = house.now() - OVERDUE
            overdue = partial(rows.tables_with_asked_orders, after=after, before=before)
            try:
                for table in await house.store.read(overdue):
                    await self._look(table)
                after = before - OVERDUE  # clocks of several processes may differ a little
            except StoreTrouble as trouble:
                _log.warning("Tables that wait for an order cannot be looked for now: %s", trouble)
            await asyncio.sleep(house.settings.sweep_seconds)

    async def _look(self, table: str) -> None:
        try:
            self.looked_at(await self._house.kept(table))
        except Trouble as trouble:
            _log.warning("Table %s cannot be looked at for its orders: %s", table, trouble)


def answered_by_orders(kept: Kept) -> bool:
    """Whether what is asked at a table will be answered by a standing order: then nobody need be called."""
    return len(kept.room.ordered(kept.around.orders)) > 0
