"""Records that somebody brings along."""

from __future__ import annotations

from fastapi import APIRouter, Response

from fondaco.house.api.answers import described, raw
from fondaco.house.api.models import RecordSent
from fondaco.house.api.who import TheCaller, TheHouse
from fondaco.house.records import look_at

router = APIRouter(tags=["records"])


@router.post("/api/records", response_class=Response, responses=described("RecordRead"))
async def look_at_record(sent: RecordSent, caller: TheCaller, house: TheHouse) -> Response:
    """Look at a complete record: how the table stood for one of its viewers after so many moves. Nothing is kept."""
    return raw(await look_at(house.books, sent.record, sent.viewer, sent.m))
