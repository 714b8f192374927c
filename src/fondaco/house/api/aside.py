"""What a player has aside from the game: notes, standing orders, and what happened since he was last here."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Response
from pydantic import Field

from fondaco.house import notes, orders
from fondaco.house.access import require_viewer
from fondaco.house.api.answers import described, raw
from fondaco.house.api.models import Sent, Word
from fondaco.house.api.play import Viewer
from fondaco.house.api.tables import Seat, TableId
from fondaco.house.api.who import TheCaller, TheHouse
from fondaco.house.recap import make_recap

router = APIRouter(tags=["aside"])


class Notes(Sent):
    """A page of private notes."""

    text: Annotated[str, Field(max_length=8000)]


class OrdersSent(Sent):
    """All standing orders of a seat by their ids; one that is not named is to ask."""

    orders: Annotated[dict[Word, Annotated[str, Field(max_length=200)]], Field(max_length=16)]


@router.get("/api/tables/{table}/seats/{seat}/notes")
async def read_notes(table: TableId, seat: Seat, caller: TheCaller, house: TheHouse) -> Notes:
    """The caller's private notes about a seat of his; nobody else reads them, nor does another holder of the seat."""
    return Notes(text=await notes.read(house, await house.kept(table), caller, seat))


@router.put("/api/tables/{table}/seats/{seat}/notes")
async def write_notes(table: TableId, seat: Seat, sent: Notes, caller: TheCaller, house: TheHouse) -> Notes:
    """Write the page of notes anew, at most 4000 characters."""
    return Notes(text=await notes.write(house, await house.kept(table), caller, seat, sent.text))


@router.get(
    "/api/tables/{table}/seats/{seat}/orders", response_class=Response, responses=described("OrdersShown")
)
async def show_orders(table: TableId, seat: Seat, caller: TheCaller, house: TheHouse) -> Response:
    """What the game lets a player decide beforehand at this table, and how the caller's seat has decided."""
    return raw(msgspec.json.encode(await orders.show(house, await house.kept(table), caller, seat)))


@router.put(
    "/api/tables/{table}/seats/{seat}/orders", response_class=Response, responses=described("OrdersShown")
)
async def give_orders(
    table: TableId, seat: Seat, sent: OrdersSent, caller: TheCaller, house: TheHouse
) -> Response:
    """Decide beforehand. What is asked now is answered at once; what was just taken back is asked."""
    kept = await house.kept(table)
    return raw(msgspec.json.encode(await orders.give(house, kept, caller, seat, sent.orders)))


@router.get("/api/tables/{table}/recap", response_class=Response, responses=described("Recap"))
async def recap(
    table: TableId,
    caller: TheCaller,
    house: TheHouse,
    seat: Viewer = None,
    since: Annotated[
        int | None,
        Query(ge=0, le=2**31 - 1, description="A version; without it, since the seat last decided itself."),
    ] = None,
) -> Response:
    """What happened since the caller's last turn, grouped by seat, as far as he may know."""
    kept = await house.look(table)
    await require_viewer(house, kept, caller, seat)
    await house.catch_up(kept, since or 0)
    return raw(make_recap(kept, seat, since))
