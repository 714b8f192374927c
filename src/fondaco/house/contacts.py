"""Contacts: where a person wants to be told that a seat is asked. They belong to the visitor, who may change them.

A contact has one secret. A webhook's is the key that signs what it is sent; an e-mail's makes the code that confirms
the address, and the link that ends the mails.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Collection
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from fondaco.house import people
from fondaco.house.keeper import House
from fondaco.house.pace import DAY
from fondaco.house.rows import read_holds
from fondaco.house.store import announce
from fondaco.house.store import schema as s
from fondaco.house.troubles import Trouble, invalid, not_yours

WEBHOOK: Final = "webhook"
EMAIL: Final = "email"
Kind = Literal["webhook", "email"]
CODE_LASTS: Final = DAY
TRIES: Final = 5
_EMAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
LONGEST: Final = 254


class Contact(msgspec.Struct, frozen=True):
    """Where a visitor is told, and in which language."""

    id: str
    visitor: str
    table: str | None
    """The only table of which he is told there; None for all of his."""
    kind: Kind
    target: str
    secret: str
    confirmed: bool
    tries: int
    told: int
    """When something was last sent there."""
    created: int
    language: str


def code_of(secret: str) -> str:
    """The six digits that confirm an address."""
    return str(int.from_bytes(_mac(secret, "confirm")[:8], "big") % 10**6).zfill(6)


def way_out(contact: Contact) -> str:
    """What the link of a mail holds with which one is sent no more."""
    return f"{contact.id}.{_mac(contact.secret, 'unsubscribe').hex()[:32]}"


def _mac(secret: str, purpose: str) -> bytes:
    return hmac.digest(secret.encode(), f"fondaco {purpose}".encode(), hashlib.sha256)


def checked_email(address: str) -> str:
    """An address, if it can be one."""
    if len(address) > LONGEST or _EMAIL.fullmatch(address) is None:
        raise invalid("house-bad-email")
    return address


# -- rows --------------------------------------------------------------------------------------------


_CONTACTS: Final = select(
    s.contacts.c.id,
    s.contacts.c.visitor_id.label("visitor"),
    s.contacts.c.table_id.label("table"),
    s.contacts.c.kind,
    s.contacts.c.target,
    s.contacts.c.secret,
    s.contacts.c.confirmed,
    s.contacts.c.tries,
    s.contacts.c.told,
    s.contacts.c.created,
    s.visitors.c.language,
).join_from(s.contacts, s.visitors, s.contacts.c.visitor_id == s.visitors.c.id)


def contacts_of(connection: Connection, visitors: Collection[str]) -> list[Contact]:
    """The contacts of some visitors."""
    c = s.contacts.c
    found = connection.execute(_CONTACTS.where(c.visitor_id.in_(visitors)).order_by(c.created, c.id))
    return [Contact(**row) for row in found.mappings()]


async def put(house: House, visitor: str, kind: Kind, target: str, table: str | None) -> Contact:
    """A visitor's only contact of its kind from now on, at one of his tables or for all. E-mail is to be confirmed."""
    made = people.new_secret(), people.new_secret()
    at = house.now()

    def job(connection: Connection) -> None:
        c = s.contacts.c
        if table is not None and not any(
            visitor in who for seat, who in read_holds(connection, table).items() if seat >= 0
        ):
            raise not_yours()
        same = c.table_id.is_(None) if table is None else c.table_id == table
        connection.execute(delete(s.contacts).where(c.visitor_id == visitor, c.kind == kind, same))
        connection.execute(
            insert(s.contacts).values(
                id=made[0],
                visitor_id=visitor,
                table_id=table,
                kind=kind,
                target=target,
                secret=made[1],
                confirmed=kind == WEBHOOK,
                created=at,
            )
        )

    await house.store.write(job)
    await _tables_changed(house, visitor)
    return await _find(house, visitor, made[0])


async def confirm(house: House, visitor: str, contact: str, code: str) -> Contact:
    """The code has come by e-mail, so the address is the visitor's."""
    at = house.now()

    def job(connection: Connection) -> bool:
        waiting = next((one for one in contacts_of(connection, [visitor]) if one.id == contact), None)
        if waiting is None or waiting.tries >= TRIES or waiting.created < at - CODE_LASTS:
            return False
        right = hmac.compare_digest(code_of(waiting.secret).encode(), code.encode())
        tried = {"confirmed": waiting.confirmed or right, "tries": waiting.tries + 1}
        connection.execute(update(s.contacts).where(s.contacts.c.id == contact).values(tried))
        return right

    if not await house.store.write(job):
        raise invalid("house-wrong-code")
    await _tables_changed(house, visitor)
    return await _find(house, visitor, contact)


async def _find(house: House, visitor: str, contact: str) -> Contact:
    found = await house.store.read(lambda connection: contacts_of(connection, [visitor]))
    mine = [one for one in found if one.id == contact]
    if not mine:
        raise Trouble("not-found", "house-no-contact")
    return mine[0]


async def remove(house: House, visitor: str, contact: str) -> None:
    """The visitor is not told there any more."""
    c = s.contacts.c

    def job(connection: Connection) -> bool:
        gone = connection.execute(delete(s.contacts).where(c.id == contact, c.visitor_id == visitor))
        return bool(gone.rowcount)

    if not await house.store.write(job):
        raise Trouble("not-found", "house-no-contact")
    await _tables_changed(house, visitor)


async def leave(house: House, token: str) -> None:
    """Whoever has the link of a mail is sent no more; twice is once."""
    contact_id = token.partition(".")[0]

    def job(connection: Connection) -> str | None:
        row = connection.execute(_CONTACTS.where(s.contacts.c.id == contact_id)).mappings().first()
        if row is None:
            return None
        contact = Contact(**row)
        if not hmac.compare_digest(way_out(contact).encode(), token.encode()):
            return None
        connection.execute(delete(s.contacts).where(s.contacts.c.id == contact.id))
        return contact.visitor

    visitor = await house.store.write(job)
    if visitor is not None:
        await _tables_changed(house, visitor)


async def _tables_changed(house: House, visitor: str) -> None:
    """The visitor's tables know again whom to tell."""
    h, t = s.holds.c, s.tables.c
    tables = (
        select(h.table_id)
        .join_from(s.holds, s.tables, h.table_id == t.id)
        .where(h.visitor_id == visitor, h.seat >= 0, t.status.in_(("open", "playing")))
        .distinct()
    )

    def job(connection: Connection) -> list[str]:
        found = list(connection.execute(tables).scalars())
        for table in found:
            announce(connection, table)
        return found

    for table in await house.store.write(job):
        if (kept := house.in_memory(table)) is not None:
            await house.refresh(kept)
