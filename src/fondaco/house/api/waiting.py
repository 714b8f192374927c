"""While others think: more time for them, and a reminder."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from fondaco.house import clocks
from fondaco.house.api.contacts import TheNotices
from fondaco.house.api.models import ClientId, Done, Sent
from fondaco.house.api.tables import Seat, TableId
from fondaco.house.api.who import TheCaller, TheHouse
from fondaco.house.decided import Accepted
from fondaco.house.pace import SECOND

router = APIRouter(tags=["waiting"])


class MoreTime(Sent):
    """How much more time; `id` makes a repetition harmless."""

    seconds: Annotated[int, Field(ge=1, le=30 * 24 * 3600)]
    id: ClientId


class Nudged(BaseModel):
    """The seat is reminded: at the table if somebody is there, else where its player wants to be told."""

    seat: int


@router.post("/api/tables/{table}/extend")
async def extend(table: TableId, wanted: MoreTime, caller: TheCaller, house: TheHouse) -> Done:
    """Give the seat that is asked more time: for the other players, and for the host."""
    kept = await house.kept(table)
    made = await clocks.extend(house, kept, caller, wanted.seconds * SECOND, wanted.id)
    return Done(version=made.version if isinstance(made, Accepted) else 0)


@router.post("/api/tables/{table}/seats/{seat}/nudge")
async def nudge(
    table: TableId, seat: Seat, caller: TheCaller, house: TheHouse, notices: TheNotices
) -> Nudged:
    """Remind the seat that is asked; not too often."""
    await notices.nudge(await house.kept(table), caller, seat)
    return Nudged(seat=seat)
