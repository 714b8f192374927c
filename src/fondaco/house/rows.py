"""The rows around the events: tables, who sits there under which name, and who holds which seat.

Functions with a connection run in a thread of the store; statements run in the transaction of the event they go with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, Executable, Select, delete, func, insert, select, update

from fondaco.house.events import BOT, OPEN, PERSON, Chair, Started
from fondaco.house.store import schema as s

SPECTATOR = -1
"""The seat of a hold that lets a visitor watch."""
GONE = "visitor:"
"""How processes tell each other of a visitor who is gone, where otherwise a table is named."""
TELLING = ("opened", "started", "moved", "undone", "ended")
"""The kinds of events after which it is known who is asked."""


class TableRow(msgspec.Struct, frozen=True):
    """What is kept of a table beside its events."""

    id: str
    game: str
    box_text: str | None
    seed: bytes
    title: str
    listed: bool
    watchable: str
    owner: str | None
    chat: str = "everyone"
    """Who may talk: "everyone", "seats" or nobody ("off")."""
    said: int = 0
    """The number of the last thing that was said or deleted in the talk."""
    pace: str = "{}"


class Around(msgspec.Struct):
    """The rows around a table's events; they change without the game changing."""

    row: TableRow
    names: list[str]
    nonces: list[str]
    holds: dict[int, set[str]]
    """The visitors that hold a seat, by seat; SPECTATOR for those who may watch."""
    rematch: str | None
    orders: dict[int, dict[str, str]] = {}
    """The standing orders of each seat that has given any: nobody else is told of them."""
    notified: frozenset[int] = frozenset()
    """The seats whose holders want to be told when they are asked."""
    programs: set[int] = msgspec.field(default_factory=set)
    """The seats that a program has a token to play."""


class Listing(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    name: str
    status: str
    created: int
    changed: int
    seats: list[str]
    """By seat: the name of who sits there."""
    kinds: list[str]
    mine: list[int]
    """The seats that the caller holds."""
    asked: int
    """The seat that must decide, or a negative number."""


class _Last(msgspec.Struct):
    """Of an event only who is asked after it."""

    asked: int = -2


_last: Final = msgspec.json.Decoder(_Last)
"""Made here: msgspec learns a type at its first use, which two readers' threads must not do at once."""


def read_around(connection: Connection, table: str, now: int) -> Around | None:
    """The rows of a table; None if there is no such table."""
    t = s.tables.c
    kept = (t.id, t.game, t.box_text, t.seed, t.title, t.listed, t.watchable, t.owner, t.chat, t.said, t.pace)
    found = connection.execute(select(*kept).where(t.id == table)).mappings().first()
    if found is None:
        return None
    seats = connection.execute(
        select(s.seats.c.name, s.seats.c.nonce).where(s.seats.c.table_id == table).order_by(s.seats.c.seat)
    ).all()
    rematch = connection.execute(
        select(t.id).where(t.rematch_of == table).order_by(t.created).limit(1)
    ).scalar()
    return Around(
        row=TableRow(**{str(name): value for name, value in found.items()}),
        names=[name for name, _ in seats],
        nonces=[nonce or "" for _, nonce in seats],
        holds=read_holds(connection, table),
        rematch=rematch,
        orders=read_orders(connection, table),
        notified=read_notified(connection, table),
        programs=read_programs(connection, table, now),
    )


def read_orders(connection: Connection, table: str) -> dict[int, dict[str, str]]:
    """The standing orders of a table's seats."""
    found = connection.execute(select(s.orders.c.seat, s.orders.c.body).where(s.orders.c.table_id == table))
    return {seat: msgspec.json.decode(body, type=dict[str, str]) for seat, body in found}


def read_notified(connection: Connection, table: str) -> frozenset[int]:
    """The seats of a table whose holders want to be told when they are asked."""
    h, c = s.holds.c, s.contacts.c
    wanted = (
        select(h.seat)
        .join_from(s.holds, s.contacts, h.visitor_id == c.visitor_id)
        .where(h.table_id == table, h.seat >= 0, c.confirmed, c.table_id.is_(None) | (c.table_id == table))
    )
    return frozenset(connection.execute(wanted.distinct()).scalars())


def read_programs(connection: Connection, table: str, now: int) -> set[int]:
    """The seats of a table for which a token to play is valid."""
    t = s.tokens.c
    found = connection.execute(
        select(t.seat, t.scopes).where(t.table_id == table, t.revoked.is_(False), t.expires > now)
    )
    return {seat for seat, scopes in found if "play" in scopes.split()}


def read_holds(connection: Connection, table: str) -> dict[int, set[str]]:
    """Who holds which seat of a table."""
    h = s.holds.c
    holds: dict[int, set[str]] = {}
    for visitor, seat in connection.execute(select(h.visitor_id, h.seat).where(h.table_id == table)):
        holds.setdefault(seat, set()).add(visitor)
    return holds


def insert_table(
    connection: Connection,
    row: TableRow,
    chairs: Sequence[Chair],
    names: Sequence[str],
    nonces: Sequence[str],
    *,
    options: Mapping[str, str],
    revision: int,
    commitment: str,
    pace: str,
    at: int,
    rematch_of: str | None,
) -> None:
    """A new table with its seats."""
    connection.execute(
        insert(s.tables).values(
            id=row.id,
            game=row.game,
            seats=len(chairs),
            options=msgspec.json.encode(options).decode(),
            box_text=row.box_text,
            revision=revision,
            pace=pace,
            title=row.title,
            listed=row.listed,
            watchable=row.watchable,
            chat=row.chat,
            created=at,
            status="open",
            seed=row.seed,
            commitment=commitment,
            owner=row.owner,
            rematch_of=rematch_of,
            changed=at,
        )
    )
    connection.execute(
        insert(s.seats),
        [
            {
                "table_id": row.id,
                "seat": seat,
                "kind": chair.kind,
                "bot": chair.bot,
                "name": names[seat],
                "nonce": nonces[seat],
            }
            for seat, chair in enumerate(chairs)
        ],
    )


def status_changed(table: str, status: str, at: int) -> Executable:
    """The table is in another state from now on."""
    return update(s.tables).where(s.tables.c.id == table).values(status=status, changed=at)


def seat_changed(table: str, seat: int, chair: Chair, **names: str) -> list[Executable]:
    """Somebody else plays a seat. An open one is nobody's: who holds it is a guest who has not sat down."""
    forget = {"name": "", "nonce": ""} if chair.kind == OPEN else {}
    values = {"kind": chair.kind, "bot": chair.bot, **forget, **names}
    of_seat = (s.seats.c.table_id == table) & (s.seats.c.seat == seat)
    guests = delete(s.holds).where(s.holds.c.table_id == table, s.holds.c.seat == seat)
    if chair.kind == BOT:
        guests = guests.where(select(s.seats.c.kind).where(of_seat).scalar_subquery() == OPEN)
    changed: list[Executable] = [update(s.seats).where(of_seat).values(values)]
    return changed if chair.kind == PERSON else [guests, *changed]


def seats_renumbered(table: str, event: Started, before: int) -> list[Executable]:
    """Seats that were dropped at the start are gone, the others move up; whatever names a seat moves with it."""
    done: list[Executable] = []
    dropped = [seat for seat in range(before) if seat not in event.kept]
    of_a_seat = (s.seats, s.holds, s.links, s.tokens, s.notes, s.orders)
    for rows in of_a_seat if dropped else ():
        done.append(delete(rows).where(rows.c.table_id == table, rows.c.seat.in_(dropped)))
        for new, old in enumerate(event.kept):
            if new != old:
                done.append(update(rows).where(rows.c.table_id == table, rows.c.seat == old).values(seat=new))
    for seat, chair in enumerate(event.chairs):
        done += seat_changed(table, seat, chair)
    if dropped:
        done.append(update(s.tables).where(s.tables.c.id == table).values(seats=len(event.kept)))
    return done


def open_tables(connection: Connection, most: int) -> list[Listing]:
    """Listed tables that wait for players, the newest first."""
    t = s.tables.c
    where = select(t.id).where(t.listed, t.status == "open").order_by(t.created.desc()).limit(most)
    return _listings(connection, list(connection.execute(where).scalars()), None)


def tables_of(connection: Connection, visitor: str, most: int) -> list[Listing]:
    """The tables of a visitor, the newest first."""
    t = s.tables.c
    held = select(s.holds.c.table_id).where(s.holds.c.visitor_id == visitor)
    where = select(t.id).where(t.id.in_(held) | (t.owner == visitor)).order_by(t.created.desc()).limit(most)
    return _listings(connection, list(connection.execute(where).scalars()), visitor)


def _listings(connection: Connection, ids: list[str], visitor: str | None) -> list[Listing]:
    if not ids:
        return []
    t, e = s.tables.c, s.events.c
    seats: dict[str, list[tuple[str, str]]] = {}
    for table, name, kind in connection.execute(
        select(s.seats.c.table_id, s.seats.c.name, s.seats.c.kind)
        .where(s.seats.c.table_id.in_(ids))
        .order_by(s.seats.c.table_id, s.seats.c.seat)
    ):
        seats.setdefault(table, []).append((name, kind))
    mine: dict[str, list[int]] = {}
    if visitor is not None:
        held = select(s.holds.c.table_id, s.holds.c.seat).where(
            s.holds.c.visitor_id == visitor, s.holds.c.table_id.in_(ids), s.holds.c.seat >= 0
        )
        for table, seat in connection.execute(held):
            mine.setdefault(table, []).append(seat)
    last = select(e.table_id, func.max(e.version).label("version")).where(
        e.table_id.in_(ids), e.kind.in_(TELLING)
    )
    latest = last.group_by(e.table_id).subquery()
    joined = s.events.join(latest, (e.table_id == latest.c.table_id) & (e.version == latest.c.version))
    ends = {
        table: (at, _last.decode(body).asked)
        for table, at, body in connection.execute(select(e.table_id, e.at, e.body).select_from(joined))
    }
    found = {
        row.id: Listing(
            id=row.id,
            game=row.game,
            name=row.title,
            status=row.status,
            created=row.created,
            changed=max(row.changed, ends[row.id][0]),
            seats=[name for name, _ in seats.get(row.id, [])],
            kinds=[kind for _, kind in seats.get(row.id, [])],
            mine=sorted(mine.get(row.id, [])),
            asked=ends[row.id][1],
        )
        for row in connection.execute(
            select(t.id, t.game, t.title, t.status, t.created, t.changed).where(t.id.in_(ids))
        )
    }
    return [found[table] for table in ids if table in found]


def question_of(connection: Connection, table: str) -> int | None:
    """The version of the event that asked what is asked now."""
    e = s.events.c
    telling = select(e.version).where(e.table_id == table, e.kind.in_(TELLING))
    return connection.execute(telling.order_by(e.version.desc()).limit(1)).scalar()


def tables_with_asked_bots(connection: Connection, before: int) -> list[str]:
    """The tables in play where a bot has had to decide since before a time.

    That is seen from the last events, without looking into any game.
    """
    bots = select(s.seats.c.table_id, s.seats.c.seat).where(s.seats.c.kind == "bot")
    return _tables_asking(connection, bots, 0, before)


def tables_with_asked_orders(connection: Connection, after: int, before: int) -> list[str]:
    """The tables in play where a seat with standing orders has had to decide since between two times."""
    return _tables_asking(connection, select(s.orders.c.table_id, s.orders.c.seat), after, before)


def _tables_asking(
    connection: Connection, seats: Select[tuple[str, int]], after: int, before: int
) -> list[str]:
    t, e = s.tables.c, s.events.c
    meant = seats.subquery()
    # So that few seats lead to few tables, however many there are.
    playing = select(t.id).where(t.status == "playing", t.id.in_(select(meant.c.table_id)))
    found_seats = connection.execute(select(meant).where(meant.c.table_id.in_(playing)))
    asked = {(table, seat) for table, seat in found_seats}
    latest = (
        select(e.table_id, func.max(e.version).label("version"))
        .where(e.table_id.in_(playing), e.kind.in_(TELLING))
        .group_by(e.table_id)
        .subquery()
    )
    last = s.events.join(latest, (e.table_id == latest.c.table_id) & (e.version == latest.c.version))
    found = connection.execute(
        select(e.table_id, e.body).select_from(last).where(e.at >= after, e.at < before)
    )
    return [table for table, body in found if (table, _last.decode(body).asked) in asked]
