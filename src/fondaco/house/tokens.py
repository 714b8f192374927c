"""Tokens: whoever holds a seat lets a program act for it, within scopes and until a day. Only hashes are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, insert, select, update

from fondaco.house import access, people
from fondaco.house.caller import CHAT, PLAY, WATCH, Caller
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.store import StoreTrouble, announce
from fondaco.house.store import schema as s
from fondaco.house.troubles import Trouble, invalid, wrong_time

SCOPES: Final = (PLAY, WATCH, CHAT)
PREFIX: Final = "fondaco_"
"""By which a token is known for one, wherever it should not lie."""
MAX_LABEL: Final = 60
MAX_TOKENS: Final = 20
"""So many tokens of one seat may be valid at once."""
ROUND: Final = 5.0
"""Seconds after which a live connection whose token is no longer valid is closed by every process."""


class Token(msgspec.Struct, frozen=True):
    """A token as its seat's holder sees it; its secret is not in it."""

    id: str
    table: str
    seat: int
    visitor: str
    """Who made it: when he no longer holds the seat, the token is worth nothing."""
    scopes: frozenset[str]
    label: str
    expires: int
    created: int


async def make(
    house: House, kept: Kept, caller: Caller, seat: int, scopes: Sequence[str], label: str, lasts: int
) -> tuple[Token, str]:
    """A new token for a seat, and its secret, which is told this once. It lasts so many seconds."""
    visitor = caller.known()
    await access.require_seat(house, kept, caller, seat)
    tidy = " ".join(label.split())
    if len(tidy) > MAX_LABEL or not tidy.isprintable():
        raise invalid("house-bad-label", most=MAX_LABEL)
    now = house.now()
    token = Token(
        id=people.new_secret()[:12],
        table=kept.id,
        seat=seat,
        visitor=visitor,
        scopes=frozenset(scopes),
        label=tidy,
        expires=now + 1000 * lasts,
        created=now,
    )
    secret = PREFIX + people.new_secret()

    def job(connection: Connection) -> None:
        if len(_valid(connection, kept.id, seat, now)) >= MAX_TOKENS:
            raise wrong_time("house-many-tokens", most=MAX_TOKENS)
        connection.execute(
            insert(s.tokens).values(
                hash=people.hash_of(secret),
                id=token.id,
                table_id=token.table,
                seat=seat,
                visitor_id=visitor,
                scopes=" ".join(sorted(token.scopes)),
                label=tidy,
                expires=token.expires,
                revoked=False,
                created=now,
            )
        )
        announce(connection, kept.id)

    await house.store.write(job)
    await house.refresh(kept)
    return token, secret


async def of_seat(house: House, kept: Kept, caller: Caller, seat: int) -> list[Token]:
    """The valid tokens of a seat, for whoever holds it."""
    caller.known()
    await access.require_seat(house, kept, caller, seat)
    now = house.now()
    return await house.store.read(lambda connection: _valid(connection, kept.id, seat, now))


async def revoke(house: House, kept: Kept, caller: Caller, seat: int, token: str) -> None:
    """End a token at once; its live connections are closed."""
    caller.known()
    await access.require_seat(house, kept, caller, seat)
    t = s.tokens.c

    def job(connection: Connection) -> int:
        mine = (t.table_id == kept.id, t.seat == seat, t.id == token, t.revoked.is_(False))
        changed = connection.execute(update(s.tokens).where(*mine).values(revoked=True)).rowcount
        announce(connection, kept.id)
        return changed

    if not await house.store.write(job):
        raise Trouble("not-found", "house-no-token")
    for one in house.live.watching(kept.id):
        if one.token == token:
            one.let_go()
    await house.refresh(kept)


async def find(house: House, secret: str) -> Caller:
    """Who acts with a token. It is looked up every time, so that a revoked one is worth nothing from that moment."""
    found: Token | None = None
    if len(secret) == len(PREFIX) + people.SECRET_LENGTH and secret.startswith(PREFIX):
        key, now = people.hash_of(secret), house.now()
        found = await house.store.read(lambda connection: _by_hash(connection, key, now))
    if found is None:
        raise Trouble("who", "house-bad-token")
    return Caller(found.visitor, token=found.id, table=found.table, seat=found.seat, scopes=found.scopes)


def _by_hash(connection: Connection, key: str, now: int) -> Token | None:
    t = s.tokens.c
    row = connection.execute(_COLUMNS.where(t.hash == key, t.revoked.is_(False), t.expires > now)).first()
    return None if row is None else _token(*row)


def _valid(connection: Connection, table: str, seat: int, now: int) -> list[Token]:
    t = s.tokens.c
    mine = (t.table_id == table, t.seat == seat, t.revoked.is_(False), t.expires > now)
    return [_token(*row) for row in connection.execute(_COLUMNS.where(*mine).order_by(t.created, t.id))]


_COLUMNS: Final = select(
    s.tokens.c.id,
    s.tokens.c.table_id,
    s.tokens.c.seat,
    s.tokens.c.visitor_id,
    s.tokens.c.scopes,
    s.tokens.c.label,
    s.tokens.c.expires,
    s.tokens.c.created,
)


def _token(
    ident: str, table: str, seat: int, visitor: str, scopes: str, label: str, expires: int, created: int
) -> Token:
    return Token(ident, table, seat, visitor, frozenset(scopes.split()), label, expires, created)


async def walk_round(house: House) -> None:
    """Close live connections whose token has expired, or was revoked in another process."""
    while True:
        await asyncio.sleep(ROUND)
        used = {
            one.token
            for table in house.live.tables
            for one in house.live.watching(table)
            if one.token is not None
        }
        if used:
            await _close_invalid(house, used)


async def _close_invalid(house: House, used: set[str]) -> None:
    t, now = s.tokens.c, house.now()
    still = select(t.id).where(t.id.in_(used), t.revoked.is_(False), t.expires > now)
    try:
        valid = set(await house.store.read(lambda connection: connection.execute(still).scalars().all()))
    except StoreTrouble:
        return  # the next round will tell
    for table in house.live.tables:
        for one in house.live.watching(table):
            if one.token is not None and one.token not in valid:
                one.let_go()
