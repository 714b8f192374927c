"""A person's data: to take along, and to be forgotten."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Query, Response
from pydantic import BaseModel

from fondaco.bots import USUAL
from fondaco.house import personal
from fondaco.house.api.answers import described
from fondaco.house.api.who import COOKIE, DEVICE, SIGNING, TheCaller, TheHouse

router = APIRouter(tags=["me"])


class Forgotten(BaseModel):
    """The person is forgotten; so many tables were left or cleared of what named him."""

    tables: int


@router.get("/api/me/export", response_class=Response, responses=described("Export"))
async def export(caller: TheCaller, house: TheHouse) -> Response:
    """Everything that the house keeps about the caller, and about the other devices of his account."""
    found = await personal.export(house, caller.known())
    headers = {"Content-Disposition": 'attachment; filename="fondaco.json"'}
    return Response(msgspec.json.encode(found), headers=headers, media_type="application/json")


@router.delete("/api/me")
async def forget(
    response: Response,
    caller: TheCaller,
    house: TheHouse,
    seats: Annotated[
        Literal["bot", "open"],
        Query(description="Who plays on in games with others: a bot, or whoever the host gives the link."),
    ] = "bot",
    bot: Annotated[str, Query(max_length=40)] = USUAL,
) -> Forgotten:
    """Forget the caller and all devices of his account: names, talk, notes, orders, contacts, tokens, seats."""
    left = await personal.forget(house, caller.known(), bot if seats == "bot" else None)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
    response.delete_cookie(DEVICE, path=SIGNING, httponly=True, samesite="strict")
    return Forgotten(tables=left)
