"""The visitor himself: nobody needs an account to play."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from fondaco.house import accounts, people
from fondaco.house.api.models import AboutMe, Me
from fondaco.house.api.who import (
    COOKIE,
    TheAddress,
    TheCaller,
    TheHouse,
    TheLimits,
    TheVisitors,
    proof_of,
    set_cookie,
)
from fondaco.house.hosting import checked_name
from fondaco.house.people import Visitor

router = APIRouter(tags=["me"])


@router.get("/api/me")
async def me(request: Request, house: TheHouse, visitors: TheVisitors) -> Me:
    """Who the caller is, and the proof that goes with every change."""
    secret = request.cookies.get(COOKIE, "")
    visitor = await visitors.find(secret)
    if visitor is None:
        return Me(known=False)
    return _told(visitor, secret, await accounts.account_of(house, secret))


@router.post("/api/me")
async def be(
    about: AboutMe,
    request: Request,
    response: Response,
    caller: TheCaller,
    house: TheHouse,
    visitors: TheVisitors,
    limits: TheLimits,
    address: TheAddress,
) -> Me:
    """Become a visitor, with a cookie; or change the name and the language one goes by."""
    name, at = checked_name(about.name), house.now()
    if caller.visitor is None:
        limits.new_things(address)
        secret = people.new_secret()
        visitor = await house.store.write(
            lambda connection: people.insert_visitor(connection, secret, name, about.language, at)
        )
        set_cookie(response, secret, house.settings.secure_cookies)
    else:
        secret = request.cookies.get(COOKIE, "")
        visitor = Visitor(caller.known(), name, about.language)

        def job(connection: Connection) -> None:
            people.change_visitor(connection, visitor.id, name, about.language, at)

        await house.store.write(job)
        visitors.forget(visitor.id)  # on this person's other devices
    visitors.remember(secret, visitor)
    return _told(visitor, secret, await accounts.account_of(house, secret))


def _told(visitor: Visitor, secret: str, account: str) -> Me:
    return Me(
        known=True,
        name=visitor.name,
        language=visitor.language,
        proof=proof_of(secret),
        account=account,
    )
