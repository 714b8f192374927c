"""Visitors and links: who somebody is, and what a secret gives a right to. Of every secret only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets

import msgspec
from sqlalchemy import Connection, Executable, delete, func, insert, select, update

from fondaco.house.events import OPEN
from fondaco.house.rows import SPECTATOR
from fondaco.house.store import schema as s
from fondaco.house.troubles import Trouble

SECRET_LENGTH = 22
"""128 random bits in the letters of a URL."""


class Visitor(msgspec.Struct, frozen=True):
    """A browser or a terminal; nobody needs an account."""

    id: str
    name: str
    language: str


class Link(msgspec.Struct, frozen=True):
    """What a link gives: a seat of a table, or the right to watch it.

    Whoever invites knows the link of the guest, too. So an invitation is worth nothing to others once somebody has the
    seat, and who sits there makes a link of his own for another device.
    """

    table: str
    seat: int | None
    own: bool
    """Whether the holder of the seat has made it."""


def new_secret() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hash_of(secret: str) -> str:
    """What is kept of a secret. It has 128 random bits, so it needs no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def insert_visitor(connection: Connection, secret: str, name: str, language: str, at: int) -> Visitor:
    """A new visitor."""
    visitor = Visitor(new_secret(), name, language)
    connection.execute(
        insert(s.visitors).values(
            id=visitor.id, secret_hash=hash_of(secret), name=name, language=language, created=at, seen=at
        )
    )
    return visitor


def find_visitor(connection: Connection, secret_hash: str) -> Visitor | None:
    """Who has this secret. All devices of an account are one visitor, whose id is that of the account."""
    device, who = s.visitors.alias("device"), s.visitors.c
    found = connection.execute(
        select(who.id, who.name, who.language)
        .join_from(device, s.visitors, who.id == func.coalesce(device.c.account_id, device.c.id))
        .where(device.c.secret_hash == secret_hash)
    ).first()
    return None if found is None else Visitor(*found)


def require_visitor(connection: Connection, visitor: str) -> None:
    """Within a transaction that writes something of a visitor: he is still there."""
    if connection.execute(select(s.visitors.c.id).where(s.visitors.c.id == visitor)).first() is None:
        raise Trouble("who", "house-who")


def same_person(connection: Connection, visitor: str) -> list[str]:
    """The visitor, and those of the same account: the devices of one person, as far as the house knows."""
    v = s.visitors.c
    account = select(v.account_id).where(v.id == visitor).scalar_subquery()
    found = connection.execute(select(v.id).where((v.id == visitor) | (v.account_id == account)))
    return list(found.scalars())


def change_visitor(connection: Connection, visitor: str, name: str, language: str, at: int) -> None:
    """A visitor's name and language."""
    connection.execute(
        update(s.visitors).where(s.visitors.c.id == visitor).values(name=name, language=language, seen=at)
    )


def links_revoked(table: str, seat: int | None, *, own: bool | None = None) -> Executable:
    """The links of a seat, or to watch, are worth nothing from now on; or only invitations, or a holder's own."""
    old = s.links.c.seat.is_(None) if seat is None else s.links.c.seat == seat
    kinds = (False, True) if own is None else (own,)
    return (
        update(s.links).where(s.links.c.table_id == table, old, s.links.c.own.in_(kinds)).values(revoked=True)
    )


def insert_link(connection: Connection, table: str, seat: int | None, *, own: bool = False) -> str:
    """A new link, the only one of its kind to its seat from now on; its secret is told this once."""
    secret = new_secret()
    connection.execute(links_revoked(table, seat, own=own))
    connection.execute(
        insert(s.links).values(secret_hash=hash_of(secret), table_id=table, seat=seat, own=own)
    )
    return secret


def find_link(connection: Connection, secret: str) -> Link | None:
    """What a link gives, unless it was replaced by another."""
    k = s.links.c
    found = connection.execute(
        select(k.table_id, k.seat, k.own).where(k.secret_hash == hash_of(secret), k.revoked.is_(False))
    ).first()
    return None if found is None else Link(*found)


def may_use(connection: Connection, visitor: str, link: Link) -> bool:
    """Whether a link leads this visitor to its seat: an invitation does until somebody else has it."""
    if link.seat is None or link.own:
        return True
    c, h = s.seats.c, s.holds.c
    # Whoever sits down at this moment has the row: so nobody slips in behind.
    kind = connection.execute(
        select(c.kind).where(c.table_id == link.table, c.seat == link.seat).with_for_update()
    ).scalar_one()
    holders = connection.execute(select(h.visitor_id).where(h.table_id == link.table, h.seat == link.seat))
    found = set(holders.scalars())
    return kind == OPEN or not found or visitor in found


def would_look_across(connection: Connection, visitor: str, link: Link) -> bool:
    """Whether a link would give somebody who holds a seat what another knows, who is not the same people as he.

    Who holds a link to a seat that is still open has it no longer when somebody sits down there. And whoever plays
    several seats at one screen may do so at another.
    """
    c, h, t = s.seats.c, s.holds.c, s.tables.c
    status = connection.execute(select(t.status).where(t.id == link.table)).scalar()
    of_seat = (c.table_id == link.table, c.seat == link.seat)
    kind = connection.execute(select(c.kind).where(*of_seat)).scalar()
    if link.seat is None or kind == OPEN or status not in ("open", "playing"):
        return False
    found = connection.execute(select(h.seat, h.visitor_id).where(h.table_id == link.table, h.seat >= 0))
    holders: dict[int, set[str]] = {}
    for seat, who in found:
        holders.setdefault(seat, set()).add(who)
    there = holders.pop(link.seat, set())
    return visitor not in there and any(visitor in here and not here & there for here in holders.values())


def alone_statements(visitor: str, table: str, seat: int) -> list[Executable]:
    """The visitor holds this seat from now on, and nobody else: no other guest, no link that was made before."""
    h = s.holds.c
    return [
        delete(s.holds).where(h.table_id == table, h.seat == seat),
        insert(s.holds).values(visitor_id=visitor, table_id=table, seat=seat),
        links_revoked(table, seat, own=True),
    ]


def hold_statements(visitor: str, table: str, seat: int | None) -> list[Executable]:
    """The visitor holds this seat, or may watch, from now on; twice is once."""
    number = SPECTATOR if seat is None else seat
    h = s.holds.c
    return [
        delete(s.holds).where(h.visitor_id == visitor, h.table_id == table, h.seat == number),
        insert(s.holds).values(visitor_id=visitor, table_id=table, seat=number),
    ]
