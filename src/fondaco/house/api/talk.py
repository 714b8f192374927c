"""Talk at a table: reading, saying, deleting one's own lines; who may talk, and whom one does not want to read."""

from __future__ import annotations

from typing import Annotated, Literal, cast

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import BaseModel, Field
from starlette.requests import HTTPConnection

from fondaco.house.api.answers import described, raw
from fondaco.house.api.models import ClientId, SeatNumber, Sent
from fondaco.house.api.play import Viewer
from fondaco.house.api.tables import TableId
from fondaco.house.api.who import TheCaller, TheHouse
from fondaco.house.talk import Talk

router = APIRouter(tags=["talk"])
LAST = 2**31 - 1


def talk_of(connection: HTTPConnection) -> Talk:
    return cast(Talk, connection.app.state.talk)


TheTalk = Annotated[Talk, Depends(talk_of)]
Number = Annotated[int, Path(ge=1, le=LAST)]
Who = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", description="The pseudonym of a speaker at this table.")]


class LineSent(Sent):
    """A line to say, from the caller's seat or (null) as a spectator; `id` makes a repetition harmless."""

    seat: SeatNumber | None = None
    text: Annotated[str, Field(min_length=1, max_length=2000)]
    id: ClientId


class Said(BaseModel):
    """The number of a line that was said."""

    n: int


class WhoMayTalk(Sent):
    """Who may talk at a table: everyone, only the seats, or nobody."""

    allowed: Literal["everyone", "seats", "off"]


@router.get("/api/tables/{table}/chat", response_class=Response, responses=described("Chat"))
async def read(
    table: TableId,
    caller: TheCaller,
    house: TheHouse,
    talk: TheTalk,
    seat: Viewer = None,
    since: Annotated[int, Query(ge=0, le=LAST, description="Only lines with higher numbers.")] = 0,
    until: Annotated[int, Query(ge=0, le=LAST, description="Only lines up to this number.")] = LAST,
) -> Response:
    """The last lines of the talk, at most 200; `after` says from where on they are complete."""
    kept = await house.kept(table)
    return raw(msgspec.json.encode(await talk.read(kept, caller, seat, since, until)))


@router.post("/api/tables/{table}/chat")
async def say(table: TableId, sent: LineSent, caller: TheCaller, house: TheHouse, talk: TheTalk) -> Said:
    """Say a line. Live connections are told by a frame of the kind `chat`; the table's version does not change."""
    kept = await house.kept(table)
    return Said(n=await talk.say(kept, caller, sent.seat, sent.text, sent.id))


@router.delete("/api/tables/{table}/chat/{n}")
async def unsay(table: TableId, n: Number, caller: TheCaller, house: TheHouse, talk: TheTalk) -> Said:
    """Delete a line of one's own; its number is not given again."""
    await talk.unsay(await house.kept(table), caller, n)
    return Said(n=n)


@router.put("/api/tables/{table}/chat")
async def allow(
    table: TableId, sent: WhoMayTalk, caller: TheCaller, house: TheHouse, talk: TheTalk
) -> WhoMayTalk:
    """Say who may talk at the table: for the host. What was said can be read on."""
    await talk.allow(await house.kept(table), caller, sent.allowed)
    return sent


@router.put("/api/tables/{table}/chat/mutes/{who}", response_class=Response, responses=described("Chat"))
async def mute(
    table: TableId, who: Who, caller: TheCaller, house: TheHouse, talk: TheTalk, seat: Viewer = None
) -> Response:
    """Read no more lines of somebody at this table; nobody else is told. The answer is the talk without him."""
    kept = await house.kept(table)
    await talk.mute(kept, caller, who, True)
    return raw(msgspec.json.encode(await talk.read(kept, caller, seat, 0, LAST)))


@router.delete("/api/tables/{table}/chat/mutes/{who}", response_class=Response, responses=described("Chat"))
async def unmute(
    table: TableId, who: Who, caller: TheCaller, house: TheHouse, talk: TheTalk, seat: Viewer = None
) -> Response:
    """Read the lines of somebody again. The answer is the talk with him."""
    kept = await house.kept(table)
    await talk.mute(kept, caller, who, False)
    return raw(msgspec.json.encode(await talk.read(kept, caller, seat, 0, LAST)))
