"""Where a visitor wants to be told that a seat is asked."""

from __future__ import annotations

from html import escape
from typing import Annotated, Final, Literal, cast

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field
from starlette.requests import HTTPConnection

from fondaco.house import addresses, contacts
from fondaco.house.api.models import Sent
from fondaco.house.api.tongues import language_for, say
from fondaco.house.api.who import TheCaller, TheHouse
from fondaco.house.contacts import EMAIL, WEBHOOK, Contact, Kind
from fondaco.house.notices import Notices
from fondaco.house.troubles import Trouble
from fondaco.table.message import Message

router = APIRouter(tags=["contacts"])
MOST: Final = 500


def notices_of(connection: HTTPConnection) -> Notices:
    return cast(Notices, connection.app.state.notices)


Identifier = Annotated[str, Field(min_length=22, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
TheNotices = Annotated[Notices, Depends(notices_of)]
ContactId = Annotated[str, Path(min_length=22, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
WayOut = Annotated[str, Path(min_length=55, max_length=55, pattern=r"^[A-Za-z0-9_-]{22}\.[0-9a-f]{32}$")]


class ContactWanted(Sent):
    """A webhook (its URL) or an e-mail address."""

    kind: Literal["webhook", "email"]
    target: Annotated[str, Field(min_length=3, max_length=MOST)]
    table: Identifier | None = Field(None, description="The only table of which to be told there.")


class CodeSent(Sent):
    """The code that came by e-mail."""

    code: Annotated[str, Field(pattern=r"^[0-9]{6}$", max_length=6)]


class ContactTold(BaseModel):
    """A contact. The secret of a webhook signs what is sent there; it is told once."""

    id: str
    kind: Literal["webhook", "email"]
    target: str
    table: str | None
    confirmed: bool
    secret: str | None = None


@router.get("/api/me/contacts")
async def my_contacts(caller: TheCaller, house: TheHouse) -> list[ContactTold]:
    """Where the caller is told."""
    visitor = caller.known()
    found = await house.store.read(lambda connection: contacts.contacts_of(connection, [visitor]))
    return [_told(contact) for contact in found]


@router.get("/api/me/contacts/kinds")
async def kinds_of_contacts(notices: TheNotices) -> list[Kind]:
    """What contacts one can have here: a house without a mail server sends no e-mail."""
    return [EMAIL, WEBHOOK] if notices.letters.has_mail else [WEBHOOK]


@router.put("/api/me/contacts")
async def put_contact(
    wanted: ContactWanted, caller: TheCaller, house: TheHouse, notices: TheNotices
) -> ContactTold:
    """Be told at a webhook, or by e-mail once the address is confirmed; in place of the former of its kind.

    A webhook is sent JSON by POST, with the header `X-Fondaco-Signature: t=TIME,v1=HEX`: HEX is the HMAC-SHA256 of
    `TIME.BODY` with the secret that is told here. It answers with a status below 300; 410 ends it.
    """
    visitor = caller.known()
    if wanted.kind == WEBHOOK:
        await addresses.find(wanted.target, house.settings.private_webhooks)
        contact = await contacts.put(house, visitor, wanted.kind, wanted.target, wanted.table)
        return _told(contact, contact.secret)
    if not notices.letters.has_mail:
        raise Trouble("wrong-time", "house-no-mail")
    address = contacts.checked_email(wanted.target)
    notices.letters.count_code(address)
    contact = await contacts.put(house, visitor, wanted.kind, address, wanted.table)
    notices.send_code(contact)
    return _told(contact)


@router.post("/api/me/contacts/{contact}/confirm")
async def confirm_contact(
    contact: ContactId, sent: CodeSent, caller: TheCaller, house: TheHouse
) -> ContactTold:
    """Confirm an e-mail address by the code that was sent there."""
    return _told(await contacts.confirm(house, caller.known(), contact, sent.code))


@router.delete("/api/me/contacts/{contact}")
async def delete_contact(contact: ContactId, caller: TheCaller, house: TheHouse) -> list[ContactTold]:
    """Be told there no more; the contacts that are left."""
    await contacts.remove(house, caller.known(), contact)
    return await my_contacts(caller, house)


@router.get("/api/unsubscribe/{way_out}", response_class=HTMLResponse)
async def ask_to_leave(way_out: WayOut, request: Request) -> HTMLResponse:
    """The page behind the link at the foot of a mail: looking at it changes nothing, its button does."""
    button = escape(
        say(Message("notice-leave-button"), language_for(request.headers.get("accept-language", "")))
    )
    form = f'<form method="post"><button>{button}</button></form>'
    return _page(request, "notice-leave", form)


@router.post("/api/unsubscribe/{way_out}", response_class=HTMLResponse)
async def leave(way_out: WayOut, request: Request, house: TheHouse) -> HTMLResponse:
    """Be sent no more mails: for whoever has the link, without a cookie; mail programs can do it, too."""
    await contacts.leave(house, way_out)
    return _page(request, "notice-left", "")


def _page(request: Request, message_id: str, more: str) -> HTMLResponse:
    language = language_for(request.headers.get("accept-language", ""))
    text = escape(say(Message(message_id), language))
    # The page is left by its own button alone; that needs an origin, which the strict headers would hide.
    headers = {
        "Content-Security-Policy": (
            "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        ),
        "Referrer-Policy": "same-origin",
    }
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Fondaco</title>'
    return HTMLResponse(f"{head}<p>{text}</p>{more}</html>", headers=headers)


def _told(contact: Contact, secret: str | None = None) -> ContactTold:
    return ContactTold(
        id=contact.id,
        kind=contact.kind,
        target=contact.target,
        table=contact.table,
        confirmed=contact.confirmed,
        secret=secret,
    )
