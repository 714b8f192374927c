"""Asking about a move without making it: why something is not possible."""

from __future__ import annotations

from fastapi import APIRouter

from fondaco.house.access import require_seat
from fondaco.house.api.models import MoveTried, Possible
from fondaco.house.api.tables import TableId
from fondaco.house.api.who import TheCaller, TheHouse

router = APIRouter(tags=["play"])


@router.post("/api/tables/{table}/check")
async def check(table: TableId, sent: MoveTried, caller: TheCaller, house: TheHouse) -> Possible:
    """Whether a move is possible now. If not, the error is the one that the move would get, with its clause."""
    kept = await house.kept(table)
    await require_seat(house, kept, caller, sent.seat)
    await house.catch_up(kept, sent.version)
    kept.room.move(sent.seat, sent.text, sent.version)  # gives an event that nobody writes down
    return Possible()
