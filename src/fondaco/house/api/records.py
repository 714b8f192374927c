"""Records that somebody brings along, and tables that go on from a position of another game."""

from __future__ import annotations

from fastapi import APIRouter, Response

from fondaco.house import forks
from fondaco.house.api.answers import described, raw
from fondaco.house.api.models import ForkWanted, RecordSent, TableMade
from fondaco.house.api.who import TheAddress, TheCaller, TheHouse, TheLimits
from fondaco.house.examining import RecordBrought
from fondaco.house.troubles import invalid

router = APIRouter(tags=["records"])


@router.post("/api/records", response_class=Response, responses=described("RecordRead"))
async def look_at_record(sent: RecordSent, caller: TheCaller, house: TheHouse) -> Response:
    """Look at a complete record: how the table stood for one of its viewers after so many moves. Nothing is kept."""
    return raw(await house.examiner.ask(RecordBrought(sent.record, sent.viewer, sent.m)))


@router.post("/api/forks")
async def fork(
    wanted: ForkWanted, caller: TheCaller, house: TheHouse, limits: TheLimits, address: TheAddress
) -> TableMade:
    """Go on from a position against bots, at a new table. Whatever the caller may not know there is drawn anew."""
    limits.new_things(address)
    if wanted.table is not None and wanted.record is None:
        kept = await house.kept(wanted.table)
        made = await forks.fork_table(house, caller, kept, wanted.seat, wanted.m, wanted.bot)
    elif wanted.record is not None and wanted.table is None:
        made = await forks.fork_record(house, caller, wanted.record, wanted.seat, wanted.m, wanted.bot)
    else:
        raise invalid("house-fork-of-what")
    return TableMade(table=made)
