"""Playing by HTTP: how the table stands, moves, undo, handing over, and the record."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Query, Response

from fondaco.house import playing
from fondaco.house.access import require_seat, require_viewer
from fondaco.house.api.answers import Answer, described, raw
from fondaco.house.api.models import Done, MoveSent, SeatNamed, UndoSent
from fondaco.house.api.tables import TableId
from fondaco.house.api.who import TheCaller, TheHouse
from fondaco.house.course import course_of
from fondaco.house.decided import Accepted, Played
from fondaco.house.kept import Kept
from fondaco.house.previews import make_previews
from fondaco.house.records import record_for
from fondaco.house.told import tell

router = APIRouter(tags=["play"])

Viewer = Annotated[int | None, Query(ge=0, le=15, description="The caller's seat; none to watch.")]
Since = Annotated[int, Query(ge=0, le=2**31 - 1, description="The version that the caller has seen.")]


@router.get("/api/tables/{table}/state", response_class=Response, responses=described("Update", "PastView"))
async def state(
    table: TableId,
    caller: TheCaller,
    house: TheHouse,
    seat: Viewer = None,
    since: Since = 0,
    m: Annotated[int | None, Query(ge=0, le=100_000, description="How it stood after so many moves.")] = None,
) -> Response:
    """How the table stands for the caller; with `m` how it stood, as far as he could know."""
    kept = await house.look(table)
    await require_viewer(house, kept, caller, seat)
    await house.catch_up(kept, since)
    if m is not None:
        return raw(await house.looking_back.run(kept.past(seat, m)))
    return raw(kept.update(seat, min(since, kept.room.version)))


@router.get("/api/tables/{table}/course", response_class=Response, responses=described("Course"))
async def course(table: TableId, caller: TheCaller, house: TheHouse, seat: Viewer = None) -> Response:
    """How the scores went from move to move; told when the game is over, and not before."""
    kept = await house.look(table)
    await require_viewer(house, kept, caller, seat)
    return raw(await house.looking_back.run(course_of(kept)))


@router.get("/api/tables/{table}/told/{language}", response_class=Response, responses=described("Told"))
async def told(
    table: TableId,
    language: Literal["en", "it", "fr", "de"],
    caller: TheCaller,
    house: TheHouse,
    seat: Viewer = None,
) -> Response:
    """How the table stands for the caller, in sentences of a language: those of the terminal."""
    kept = await house.look(table)
    await require_viewer(house, kept, caller, seat)
    return raw(msgspec.json.encode(tell(kept, seat, language)))


@router.get("/api/tables/{table}/previews", response_class=Response, responses=described("Previews"))
async def previews(
    table: TableId,
    caller: TheCaller,
    house: TheHouse,
    seat: Annotated[int, Query(ge=0, le=15, description="The caller's seat, which must be asked.")],
    version: Annotated[int, Query(ge=0, le=2**31 - 1, description="The version that the caller has seen.")],
    text: Annotated[
        str, Query(max_length=2000, description="How the decision begins, if it has begun.")
    ] = "",
) -> Response:
    """What each move that the caller's seat could make would bring, as far as the seat can know; it makes none."""
    kept = await house.kept(table)
    await require_seat(house, kept, caller, seat)
    house.limits.move(kept.id, seat)
    await house.catch_up(kept, version)
    return raw(make_previews(kept, seat, text, version))


@router.post("/api/tables/{table}/moves", response_class=Response, responses=described("Answer"))
async def move(table: TableId, sent: MoveSent, caller: TheCaller, house: TheHouse) -> Response:
    """Decide, by the text of a legal move. A text that is only the beginning of a decision is answered by a draft."""
    kept = await house.kept(table)
    played = await playing.move(house, kept, caller, sent.seat, sent.text, sent.version, sent.id)
    return _answer(kept, sent.id, sent.seat, sent.version, played)


@router.post("/api/tables/{table}/undo", response_class=Response, responses=described("Answer"))
async def undo(table: TableId, sent: UndoSent, caller: TheCaller, house: TheHouse) -> Response:
    """Take back the last decision, up to a barrier, which a refusal names."""
    kept = await house.kept(table)
    played = await playing.undo(house, kept, caller, sent.seat, sent.version, sent.id)
    return _answer(kept, sent.id, sent.seat, sent.version, played)


@router.post("/api/tables/{table}/resign")
async def resign(table: TableId, sent: SeatNamed, caller: TheCaller, house: TheHouse) -> Done:
    """Hand the caller's seat over to a bot, which plays on; `give-back` returns it."""
    made = await playing.resign(house, await house.kept(table), caller, sent.seat, sent.bot)
    return Done(version=made.version if isinstance(made, Accepted) else 0)


@router.get(
    "/api/tables/{table}/record",
    response_class=Response,
    responses={200: {"description": "A record", "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(table: TableId, caller: TheCaller, house: TheHouse, seat: Viewer = None) -> Response:
    """The record as the caller may see it; complete, with the seed of the dice, after the end."""
    kept = await house.kept(table)
    await require_viewer(house, kept, caller, seat)
    return Response(record_for(kept, seat), media_type="text/plain; charset=utf-8")


def _answer(kept: Kept, client_id: str, seat: int, since: int, played: Played) -> Response:
    update = kept.update(seat, min(since, kept.room.version)) if played.accepted is not None else None
    return raw(
        msgspec.json.encode(
            Answer(
                client_id,
                played.accepted,
                None if played.draft is None else msgspec.Raw(played.draft),
                None if update is None else msgspec.Raw(update),
            )
        )
    )
