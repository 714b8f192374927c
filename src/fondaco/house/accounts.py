"""Accounts: nobody needs one to play; one gathers the tables of several devices.

An account is a visitor without a secret of its own. A device that signs in acts as that visitor, and all that it had
before is the account's from then on; so the rest of the house knows nothing of accounts. The name to sign in with
ends in a number that the house draws: nobody can find out who has an account by trying to take his name.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError
from sqlalchemy import Connection, Table, delete, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from fondaco.house import people
from fondaco.house.keeper import House
from fondaco.house.store import announce
from fondaco.house.store import schema as s
from fondaco.house.troubles import Trouble, invalid, wrong_time

MIN_PASSWORD: Final = 8
MAX_PASSWORD: Final = 200
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{1,23}")
_AT_ONCE: Final = 2
"""So many passwords are looked at side by side: each takes 64 MiB while it is."""
_TRIES: Final = 20


class SignedIn(msgspec.Struct, frozen=True):
    """A device that signed in or out: its new secret, and who it is now."""

    secret: str
    visitor: people.Visitor
    account: str
    """The name to sign in with; empty after signing out."""


class Passwords:
    """Argon2 in threads of its own: the event loop never waits for it."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="fondaco-password")
        self._nobodys: str | None = None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one that is kept; without one it takes as long, and is not."""
        if self._nobodys is None:
            self._nobodys = await self.hash(secrets.token_urlsafe())
        loop = asyncio.get_running_loop()
        fits = await loop.run_in_executor(self._threads, self._verify, kept or self._nobodys, password)
        return fits and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerifyMismatchError, VerificationError, InvalidHashError):
            return False


async def sign_up(house: House, passwords: Passwords, secret: str, name: str, password: str) -> SignedIn:
    """A new account for this device, and all its tables."""
    stem = name.strip().lower()
    if not _NAME.fullmatch(stem):
        raise invalid("house-bad-account-name")
    hashed = await passwords.hash(checked_password(password))
    at, new, account = house.now(), people.new_secret(), people.new_secret()
    numbers = [f"{secrets.randbelow(10 ** (4 + nth // 5)):04}" for nth in range(_TRIES)]

    def job(connection: Connection) -> tuple[SignedIn, list[str]]:
        device = _device(connection, secret)
        if device.account is not None:
            raise wrong_time("house-signed-in-already")
        called = _insert_account(connection, account, [f"{stem}-{number}" for number in numbers], hashed, at)
        connection.execute(
            insert(s.visitors).values(
                id=account,
                secret_hash=people.hash_of(people.new_secret()),  # nobody has it: only devices have secrets
                name=device.name,
                language=device.language,
                account_id=account,
                created=at,
                seen=at,
            )
        )
        tables = _sit_down_as(connection, device.id, account, new, at)
        return SignedIn(new, people.Visitor(account, device.name, device.language), called), tables

    signed, tables = await house.store.write(job)
    await _refresh(house, tables)
    return signed


async def sign_in(house: House, passwords: Passwords, secret: str, name: str, password: str) -> SignedIn:
    """This device acts for the account from now on. What is wrong, the name or the password, is not told."""
    called = name.strip().lower()
    a = s.accounts.c
    find = select(a.id, a.password_hash).where(a.name == called)
    found = await house.store.read(lambda connection: connection.execute(find).first())
    if not await passwords.fits(None if found is None else found.password_hash, password) or found is None:
        raise Trouble("who", "house-bad-sign-in")
    account, at, new = str(found.id), house.now(), people.new_secret()

    def job(connection: Connection) -> tuple[SignedIn, list[str]]:
        device = _device(connection, secret)
        if device.account is not None:
            raise wrong_time("house-signed-in-already")
        tables = _sit_down_as(connection, device.id, account, new, at)
        v = s.visitors.c
        who = connection.execute(select(v.id, v.name, v.language).where(v.id == account)).one()
        return SignedIn(new, people.Visitor(*who), called), tables

    signed, tables = await house.store.write(job)
    await _refresh(house, tables)
    return signed


async def account_named(house: House, name: str) -> str | None:
    """The id of the account with this name; nobody is told it."""
    a = s.accounts.c
    find = select(a.id).where(a.name == name.strip().lower())
    return await house.store.read(lambda connection: connection.execute(find).scalar())


async def sign_out(house: House, secret: str) -> SignedIn:
    """This device is a visitor of its own again, who has no tables yet."""
    new = people.new_secret()

    def job(connection: Connection) -> SignedIn:
        device = _device(connection, secret)
        if device.account is None:
            raise wrong_time("house-not-signed-in")
        connection.execute(
            update(s.visitors)
            .where(s.visitors.c.id == device.id)
            .values(account_id=None, secret_hash=people.hash_of(new))
        )
        return SignedIn(new, people.Visitor(device.id, device.name, device.language), "")

    return await house.store.write(job)


async def change_password(house: House, passwords: Passwords, secret: str, old: str, new: str) -> SignedIn:
    """Another password; every other device is signed out."""
    account, kept = await house.store.read(lambda connection: _account_of(connection, secret))
    if not await passwords.fits(kept, old):
        raise Trouble("who", "house-bad-sign-in")
    hashed = await passwords.hash(checked_password(new))
    fresh = people.new_secret()

    def job(connection: Connection) -> SignedIn:
        device = _device(connection, secret)
        v, a = s.visitors.c, s.accounts.c
        connection.execute(update(s.accounts).where(a.id == account).values(password_hash=hashed))
        others = (v.account_id == account, v.id != account, v.id != device.id)
        connection.execute(update(s.visitors).where(*others).values(account_id=None))
        connection.execute(
            update(s.visitors).where(v.id == device.id).values(secret_hash=people.hash_of(fresh))
        )
        called = connection.execute(select(a.name).where(a.id == account)).scalar_one()
        who = connection.execute(select(v.id, v.name, v.language).where(v.id == account)).one()
        return SignedIn(fresh, people.Visitor(*who), called)

    return await house.store.write(job)


async def account_of(house: House, secret: str) -> str:
    """The name of the account that this device is signed in to; empty if to none."""
    v, a = s.visitors.c, s.accounts.c
    find = (
        select(a.name).join(s.visitors, v.account_id == a.id).where(v.secret_hash == people.hash_of(secret))
    )
    return await house.store.read(lambda connection: connection.execute(find).scalar()) or ""


def checked_password(password: str) -> str:
    """The password, if it can be one."""
    if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
        raise invalid("house-bad-password", least=MIN_PASSWORD, most=MAX_PASSWORD)
    return password


# -- rows --------------------------------------------------------------------------------------------


class _Device(msgspec.Struct, frozen=True):
    """A visitor's own row."""

    id: str
    name: str
    language: str
    account: str | None


def _device(connection: Connection, secret: str) -> _Device:
    v = s.visitors.c
    found = connection.execute(
        select(v.id, v.name, v.language, v.account_id).where(v.secret_hash == people.hash_of(secret))
    ).first()
    if found is None:
        raise Trouble("who", "house-who")
    return _Device(*found)


def _account_of(connection: Connection, secret: str) -> tuple[str, str]:
    device = _device(connection, secret)
    if device.account is None:
        raise wrong_time("house-not-signed-in")
    a = s.accounts.c
    kept = connection.execute(select(a.password_hash).where(a.id == device.account)).scalar_one()
    return device.account, str(kept)


def _insert_account(connection: Connection, ident: str, names: list[str], hashed: str, at: int) -> str:
    for name in names:
        try:
            with connection.begin_nested():
                connection.execute(
                    insert(s.accounts).values(id=ident, name=name, password_hash=hashed, created=at)
                )
        except IntegrityError:
            continue
        return name
    raise Trouble("unavailable", "house-busy")


def _sit_down_as(connection: Connection, device: str, account: str, secret: str, at: int) -> list[str]:
    """The device acts as the account from now on, which has all that the device had; the tables it had."""
    h, t = s.holds.c, s.tables.c
    tables = set(connection.execute(select(h.table_id).where(h.visitor_id == device)).scalars())
    tables |= set(connection.execute(select(t.id).where(t.owner == device)).scalars())
    for rows, who in _OF_SOMEBODY:
        if rows.c[who].primary_key:
            _gather(connection, rows, who, device, account)
        else:
            connection.execute(update(rows).where(rows.c[who] == device).values({who: account}))
    connection.execute(
        update(s.visitors)
        .where(s.visitors.c.id == device)
        .values(account_id=account, secret_hash=people.hash_of(secret), seen=at)
    )
    for table in tables:
        announce(connection, table)
    return sorted(tables)


_OF_SOMEBODY: Final = [
    (rows, column.name)
    for rows in s.metadata.sorted_tables
    for column in rows.columns
    for key in column.foreign_keys
    if key.column.table is s.visitors
]
"""Every column that names a visitor."""


def _gather(connection: Connection, rows: Table, who: str, device: str, account: str) -> None:
    """Seats, notes and mutes become the account's, unless it has them already."""
    theirs = rows.alias("theirs")
    same = [theirs.c[key.name] == key for key in rows.primary_key.columns if key.name != who]
    has = select(literal(1)).where(theirs.c[who] == account, *same).exists()
    names = [column.name for column in rows.columns if column.name != who]
    moved = select(literal(account), *(rows.c[name] for name in names)).where(rows.c[who] == device, ~has)
    connection.execute(insert(rows).from_select([who, *names], moved))
    connection.execute(delete(rows).where(rows.c[who] == device))


async def _refresh(house: House, tables: list[str]) -> None:
    for table in tables:
        kept = house.in_memory(table)
        if kept is not None:
            await house.refresh(kept)
