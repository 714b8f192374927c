"""Who sends a request: a cookie with the visitor's secret; for what changes anything a header that proves our page.

The secret is in a cookie that scripts cannot read and other sites cannot send. Its proof (CSRF token) is told to our
own page by `/api/me`; it follows from the secret, so nothing more is kept.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from collections import OrderedDict
from typing import Annotated, Final, cast

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from fondaco.house import people, tokens
from fondaco.house.api.guard import SAFE
from fondaco.house.caller import Caller
from fondaco.house.keeper import House
from fondaco.house.limits import Limits
from fondaco.house.people import Visitor
from fondaco.house.troubles import Trouble

COOKIE: Final = "fondaco"
DEVICE: Final = "fondaco-device"
SIGNING: Final = "/api/account"
"""Where the proofs of a device are sent, and nowhere else."""
PROOF: Final = "x-fondaco-proof"
A_YEAR: Final = 365 * 24 * 3600
MOST: Final = 20_000
"""So many visitors are remembered without asking the store."""
REMEMBERED: Final = 60.0
"""Seconds for which they are: another process may have signed them out."""


class Visitors:
    """The visitors that this process knows, by the hash of their secret."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: OrderedDict[str, tuple[Visitor, float]] = OrderedDict()
        house.on_gone.append(self.forget)

    async def find(self, secret: str) -> Visitor | None:
        """Who has this secret."""
        if len(secret) != people.SECRET_LENGTH:
            return None
        key = people.hash_of(secret)
        visitor, until = self._known.get(key, (None, 0.0))
        if visitor is None or until < time.monotonic():
            visitor = await self._house.store.read(lambda connection: people.find_visitor(connection, key))
            if visitor is not None:
                self.remember(secret, visitor)
        return visitor

    def remember(self, secret: str, visitor: Visitor) -> None:
        self._known[people.hash_of(secret)] = (visitor, time.monotonic() + REMEMBERED)
        if len(self._known) > MOST:
            self._known.popitem(last=False)

    def forget(self, visitor: str) -> None:
        """A visitor has changed or is gone; without a name, anybody may be."""
        for key in [key for key, (known, _) in self._known.items() if visitor in ("", known.id)]:
            del self._known[key]


def proof_of(secret: str) -> str:
    """What our own page sends with every change."""
    return hashlib.sha256(f"fondaco proof {secret}".encode()).hexdigest()[:32]


def set_cookie(response: Response, secret: str, secure: bool) -> None:
    """Give the visitor its secret."""
    response.set_cookie(
        COOKIE, secret, max_age=A_YEAR, path="/", httponly=True, samesite="strict", secure=secure
    )


def set_device_cookie(response: Response, proofs: str, secure: bool) -> None:
    """Let the device show that it was signed in before; it stays when it is signed out."""
    response.set_cookie(
        DEVICE, proofs, max_age=A_YEAR, path=SIGNING, httponly=True, samesite="strict", secure=secure
    )


def house_of(connection: HTTPConnection) -> House:
    return cast(House, connection.app.state.house)


def visitors_of(connection: HTTPConnection) -> Visitors:
    return cast(Visitors, connection.app.state.visitors)


def limits_of(connection: HTTPConnection) -> Limits:
    return house_of(connection).limits


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from: uvicorn tells it, and believes only proxies that it was told to trust."""
    return connection.client.host if connection.client is not None else ""


async def caller_of(connection: HTTPConnection) -> Caller:
    """Whoever sends a request: a program with its token, or a visitor, proven to be our page if he changes something.

    No browser adds a token to the requests of other pages by itself, so it needs no proof.
    """
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        program = await tokens.find(house_of(connection), token.strip())
        limits_of(connection).program(program.token or "")
        return program
    secret = connection.cookies.get(COOKIE)
    if secret is None:
        return Caller(None)
    visitor = await visitors_of(connection).find(secret)
    if visitor is None:
        return Caller(None)
    if connection.scope["type"] == "http" and connection.scope["method"] not in SAFE:
        given = connection.headers.get(PROOF, "")
        if not hmac.compare_digest(given.encode(), proof_of(secret).encode()):
            raise Trouble("forged", "house-no-proof")
    return Caller(visitor.id, visitor.name)


TheHouse = Annotated[House, Depends(house_of)]
TheVisitors = Annotated[Visitors, Depends(visitors_of)]
TheLimits = Annotated[Limits, Depends(limits_of)]
TheAddress = Annotated[str, Depends(address_of)]
TheCaller = Annotated[Caller, Depends(caller_of)]
