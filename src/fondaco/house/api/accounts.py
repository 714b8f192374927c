"""Accounts: for those who want to find their tables on every device. Nobody needs one."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field

from fondaco.house import accounts, devices
from fondaco.house.accounts import MAX_PASSWORD, Passwords, SignedIn
from fondaco.house.api.models import Me, Sent
from fondaco.house.api.who import (
    COOKIE,
    DEVICE,
    TheAddress,
    TheCaller,
    TheHouse,
    TheLimits,
    TheVisitors,
    Visitors,
    proof_of,
    set_cookie,
    set_device_cookie,
)
from fondaco.house.keeper import House

router = APIRouter(tags=["accounts"])

Password = Annotated[str, Field(max_length=2 * MAX_PASSWORD)]


class Credentials(Sent):
    """A name and a password."""

    name: Annotated[str, Field(min_length=1, max_length=40)]
    password: Password


class PasswordChange(Sent):
    """The password so far, and the new one."""

    old: Password
    new: Password


def passwords_of(request: Request) -> Passwords:
    return cast(Passwords, request.app.state.passwords)


ThePasswords = Annotated[Passwords, Depends(passwords_of)]


@router.post("/api/account/sign-up")
async def sign_up(
    sent: Credentials,
    request: Request,
    response: Response,
    caller: TheCaller,
    house: TheHouse,
    visitors: TheVisitors,
    passwords: ThePasswords,
    limits: TheLimits,
    address: TheAddress,
) -> Me:
    """A new account with all tables of this visitor. The answer tells the name to sign in with elsewhere."""
    caller.known()
    limits.new_things(address)
    limits.sign_in(address, f"new {caller.visitor}")
    secret = request.cookies[COOKIE]
    signed = await accounts.sign_up(house, passwords, secret, sent.name, sent.password)
    return _told(house, visitors, request, response, caller.known(), signed)


@router.post("/api/account/sign-in")
async def sign_in(
    sent: Credentials,
    request: Request,
    response: Response,
    caller: TheCaller,
    house: TheHouse,
    visitors: TheVisitors,
    passwords: ThePasswords,
    limits: TheLimits,
    address: TheAddress,
) -> Me:
    """Act for an account on this device. The tables it had until now are the account's from then on."""
    caller.known()
    account = await accounts.account_named(house, sent.name)
    device = None if account is None else devices.known(request.cookies.get(DEVICE, ""), account)
    limits.sign_in(address, sent.name.strip().lower(), device)
    secret = request.cookies[COOKIE]
    signed = await accounts.sign_in(house, passwords, secret, sent.name, sent.password)
    return _told(house, visitors, request, response, caller.known(), signed)


@router.post("/api/account/sign-out")
async def sign_out(
    request: Request, response: Response, caller: TheCaller, house: TheHouse, visitors: TheVisitors
) -> Me:
    """Leave the account on this device; its tables stay with the account."""
    before = caller.known()
    return _told(
        house, visitors, request, response, before, await accounts.sign_out(house, request.cookies[COOKIE])
    )


@router.post("/api/account/password")
async def change_password(
    sent: PasswordChange,
    request: Request,
    response: Response,
    caller: TheCaller,
    house: TheHouse,
    visitors: TheVisitors,
    passwords: ThePasswords,
    limits: TheLimits,
    address: TheAddress,
) -> Me:
    """Another password; every other device is signed out."""
    before = caller.known()
    limits.sign_in(address, before)
    signed = await accounts.change_password(house, passwords, request.cookies[COOKIE], sent.old, sent.new)
    return _told(house, visitors, request, response, before, signed)


def _told(
    house: House, visitors: Visitors, request: Request, response: Response, before: str, signed: SignedIn
) -> Me:
    """A device that signs in or out gets a new secret: the old one is worth nothing any more."""
    visitors.forget(before)
    visitors.remember(signed.secret, signed.visitor)
    set_cookie(response, signed.secret, house.settings.secure_cookies)
    if signed.account:
        proofs = devices.remembered(request.cookies.get(DEVICE, ""), signed.visitor.id)
        set_device_cookie(response, proofs, house.settings.secure_cookies)
    return Me(
        known=True,
        name=signed.visitor.name,
        language=signed.visitor.language,
        proof=proof_of(signed.secret),
        account=signed.account,
    )
