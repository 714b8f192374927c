"""A person's data: all of it to take along, and all of it to be forgotten.

A person is a visitor, with the other visitors of the same account. The log of events holds nothing personal: seats are
numbers there. Names, talk, notes, orders, contacts and tokens are rows, and go.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from functools import partial

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, delete, select, update

from fondaco.house import people, rows
from fondaco.house.events import BOT, OPEN, PERSON, Chair, Event
from fondaco.house.hosting import checked_chair
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.orders import forget as orders_forgotten
from fondaco.house.store import announce
from fondaco.house.store import schema as s
from fondaco.house.talk import pseudonym
from fondaco.house.troubles import Trouble

Row = dict[str, str | int | bool | None]


class OrdersKept(msgspec.Struct, frozen=True):
    """The standing orders of a seat."""

    table: str
    seat: int
    orders: dict[str, str]


class Export(msgspec.Struct, frozen=True, tag_field="kind", tag="export"):
    """Everything that the house knows about a person. Times are milliseconds since 1970."""

    at: int
    visitors: list[Row]
    """The devices: name, language, when they came first and last."""
    accounts: list[Row]
    seats: list[Row]
    """The seats held, with the tables and the names they are held under; seat -1 is the right to watch."""
    hosted: list[Row]
    """The tables that the person set."""
    chat: list[Row]
    muted: list[Row]
    """Whom the person does not want to read, by the pseudonyms of the tables."""
    notes: list[Row]
    orders: list[OrdersKept]
    """The standing orders of the seats held."""
    contacts: list[Row]
    tokens: list[Row]
    """Of a token never the secret: the house does not know it."""


async def export(house: House, visitor: str) -> Export:
    """All that is kept about a person."""
    at = house.now()
    return await house.store.read(lambda connection: _export(connection, visitor, at))


def _export(connection: Connection, visitor: str, at: int) -> Export:
    who = people.same_person(connection, visitor)
    v, t, h, n, c, k = s.visitors.c, s.tables.c, s.holds.c, s.seats.c, s.contacts.c, s.tokens.c
    mine = h.visitor_id.in_(who)

    def found(*columns: ColumnElement[str] | ColumnElement[int], where: ColumnElement[bool]) -> list[Row]:
        return _rows(connection.execute(select(*columns).where(where)).mappings())

    held = (
        select(h.table_id.label("table"), t.game, t.title, t.status, h.seat, n.name)
        .select_from(
            s.holds.join(s.tables, t.id == h.table_id).outerjoin(
                s.seats, (n.table_id == h.table_id) & (n.seat == h.seat)
            )
        )
        .where(mine)
        .distinct()
    )
    orders = (
        select(s.orders.c.table_id, s.orders.c.seat, s.orders.c.body)
        .join_from(s.orders, s.holds, (h.table_id == s.orders.c.table_id) & (h.seat == s.orders.c.seat))
        .where(mine)
        .distinct()
    )
    m, o = s.mutes.c, s.notes.c
    muted = connection.execute(select(m.table_id, m.muted_visitor).where(m.visitor_id.in_(who)))
    account = s.accounts.c.id.in_(select(v.account_id).where(v.id.in_(who)))
    table = s.chat.c.table_id.label("table")
    return Export(
        at=at,
        visitors=found(v.name, v.language, v.created, v.seen, where=v.id.in_(who)),
        accounts=found(s.accounts.c.name, s.accounts.c.created, where=account),
        seats=_rows(connection.execute(held).mappings()),
        hosted=found(t.id.label("table"), t.game, t.title, t.status, t.created, where=t.owner.in_(who)),
        chat=found(
            table,
            *(s.chat.c[name] for name in ("n", "at", "seat", "name", "text")),
            where=s.chat.c.visitor_id.in_(who),
        ),
        muted=[{"table": where, "who": pseudonym(where, other)} for where, other in muted],
        notes=found(o.table_id.label("table"), o.seat, o.text, where=o.visitor_id.in_(who)),
        orders=[
            OrdersKept(where, seat, msgspec.json.decode(body, type=dict[str, str]))
            for where, seat, body in connection.execute(orders)
        ],
        contacts=found(
            c.id, c.table_id.label("table"), c.kind, c.target, c.created, where=c.visitor_id.in_(who)
        ),
        tokens=found(
            k.table_id.label("table"),
            *(k[name] for name in ("id", "seat", "scopes", "label", "expires", "revoked", "created")),
            where=k.visitor_id.in_(who),
        ),
    )


def _rows(found: Iterable[RowMapping]) -> list[Row]:
    return [{str(key): value for key, value in row.items()} for row in found]


# -- being forgotten ---------------------------------------------------------------------------------


class _Left(msgspec.Struct, frozen=True):
    """What a person leaves behind: who he is, and the seats that nobody else holds."""

    visitors: list[str]
    tables: list[str]
    """Where he holds a seat, hosts, or has spoken."""
    seats: dict[str, list[int]]
    lonely: set[str]
    """Tables that nobody else has set, and at which nobody else holds a seat."""


async def forget(house: House, visitor: str, bot: str | None) -> int:
    """Forget a person; at how many tables that was noticed.

    A bot plays on where the person sits in a game with others, or the seat stays there for whoever is given its link.
    Tables at which nobody else sits are given up. If it is interrupted, it can be asked for again: the person is there
    until the last step, which is one transaction.
    """
    if bot is not None:
        checked_chair(Chair(BOT, bot))
    left = await house.store.read(lambda connection: _left_by(connection, visitor))
    for table in left.tables:
        with contextlib.suppress(Trouble):  # a table that cannot be read any more cannot be left by an event
            await _get_up(house, await house.kept(table), left, bot)
    gone = await house.store.write(lambda connection: _erase(connection, left))
    for one in left.visitors:
        house.visitor_gone(one)
    for table in gone:
        if (kept := house.in_memory(table)) is not None:
            await house.refresh(kept)
    return len(gone)


def _left_by(connection: Connection, visitor: str) -> _Left:
    who = people.same_person(connection, visitor)
    h = s.holds.c
    seats: dict[str, list[int]] = {}
    for table, seat in connection.execute(
        select(h.table_id, h.seat).where(h.visitor_id.in_(who), h.seat >= 0).distinct()
    ):
        seats.setdefault(table, []).append(seat)
    others = {
        (table, seat)
        for table, seat in connection.execute(
            select(h.table_id, h.seat).where(
                h.table_id.in_(list(seats)), h.visitor_id.not_in(who), h.seat >= 0
            )
        )
    }
    hosted = connection.execute(select(s.tables.c.id).where(s.tables.c.owner.in_(who))).scalars().all()
    spoken = connection.execute(select(s.chat.c.table_id).where(s.chat.c.visitor_id.in_(who))).scalars().all()
    of_others = {table for table, _ in others} | _of_others(connection, [*seats, *hosted], who)
    return _Left(
        visitors=who,
        tables=sorted({*seats, *hosted, *spoken}),
        seats={
            table: [seat for seat in held if (table, seat) not in others] for table, held in seats.items()
        },
        lonely={*seats, *hosted} - of_others,
    )


def _of_others(connection: Connection, tables: list[str], who: list[str]) -> set[str]:
    """Those of these tables that others set, or where others hold a seat."""
    h, t = s.holds.c, s.tables.c
    held = select(h.table_id).where(h.table_id.in_(tables), h.visitor_id.not_in(who), h.seat >= 0)
    hosted = select(t.id).where(t.id.in_(tables), t.owner.not_in(who))
    return {*connection.execute(held).scalars(), *connection.execute(hosted).scalars()}


async def _get_up(house: House, kept: Kept, left: _Left, bot: str | None) -> None:
    """Leave one table: the events that tell so."""
    if kept.room.status not in ("open", "playing"):
        return
    if kept.id in left.lonely:
        await house.act(kept.id, lambda now: now.room.abandon())
        return
    chair = Chair(OPEN) if kept.room.status == "open" else Chair(BOT, bot)
    if chair.kind == BOT and bot is None:
        return
    for seat in left.seats.get(kept.id, ()):
        if kept.room.chairs[seat].kind == PERSON:
            leave = partial(_seat_given, seat=seat, chair=chair)
            await house.act(kept.id, leave, seat=seat, also=[people.links_revoked(kept.id, seat)])


def _seat_given(now: Kept, seat: int, chair: Chair) -> Event:
    return now.room.seat_somebody(seat, chair)


def _erase(connection: Connection, left: _Left) -> list[str]:
    """The last step: everything that names the person goes, in one transaction. The tables that were touched."""
    who = left.visitors
    h, n, t = s.holds.c, s.seats.c, s.tables.c
    held = connection.execute(
        select(h.table_id, h.seat).where(h.visitor_id.in_(who), h.seat >= 0).distinct()
    ).all()
    for table, seat in held:
        here = (n.table_id == table) & (n.seat == seat)
        connection.execute(update(s.seats).where(here).values(name=""))
        others = select(h.seat).where(h.table_id == table, h.seat == seat, h.visitor_id.not_in(who))
        if connection.execute(others).first() is None:
            connection.execute(people.links_revoked(table, seat))
            connection.execute(orders_forgotten(table, seat))
    hosted = list(connection.execute(select(t.id).where(t.owner.in_(who))).scalars())
    for table in hosted:
        heir = connection.execute(
            select(h.visitor_id)
            .where(h.table_id == table, h.visitor_id.not_in(who), h.seat >= 0)
            .order_by(h.seat, h.visitor_id)
            .limit(1)
        ).scalar()
        connection.execute(update(s.tables).where(t.id == table).values(owner=heir, title=""))
    touched = sorted({*left.tables, *hosted, *(table for table, _ in held)})
    accounts = select(s.visitors.c.account_id).where(s.visitors.c.id.in_(who))
    known = list(connection.execute(accounts.distinct()).scalars())
    connection.execute(delete(s.visitors).where(s.visitors.c.id.in_(who)))
    connection.execute(delete(s.accounts).where(s.accounts.c.id.in_([one for one in known if one])))
    for table in touched:
        announce(connection, table)
    for visitor in who:
        announce(connection, f"{rows.GONE}{visitor}")
    return touched
