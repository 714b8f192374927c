"""For whoever looks after the house: whether it is well, and its figures."""

from __future__ import annotations

import time
from typing import Literal, cast

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

import fondaco
from fondaco.house.api.who import TheAddress, TheHouse
from fondaco.house.keeper import House
from fondaco.house.meters import CONTENT_TYPE, Meters
from fondaco.house.store import StoreTrouble
from fondaco.house.store.migrating import HEAD
from fondaco.house.troubles import Trouble

router = APIRouter(tags=["watching"])


class Database(BaseModel):
    """The database and its state."""

    kind: Literal["sqlite", "postgresql"]
    state: Literal["answers", "read-only", "silent"]
    revision: str
    ms: float
    troubles: int


class Health(BaseModel):
    """Whether the house can be used."""

    ok: bool
    version: str
    database: Database
    rooms: int
    connections: int


@router.get(
    "/healthz",
    responses={503: {"model": Health, "description": "The database does not answer, or takes nothing down."}},
)
async def health(house: TheHouse, response: Response) -> Health:
    """Whether the house can be used: 200 if the database answers and takes down what is said, 503 if not."""
    began = time.perf_counter()
    state = await _state_of(house)
    if state != "answers":
        response.status_code = 503
    database = Database(
        kind="sqlite" if house.store.dialect == "sqlite" else "postgresql",
        state=state,
        revision=HEAD,
        ms=round(1000 * (time.perf_counter() - began), 1),
        troubles=house.store.tally.troubles,
    )
    return Health(
        ok=state == "answers",
        version=fondaco.__version__,
        database=database,
        rooms=house.rooms,
        connections=house.live.count,
    )


async def _state_of(house: House) -> Literal["answers", "read-only", "silent"]:
    try:
        await house.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    except StoreTrouble:
        return "silent"
    return "answers" if await house.probe.can_write() else "read-only"


@router.get(
    "/metrics",
    response_class=Response,
    responses={
        200: {
            "description": "Figures as Prometheus reads them.",
            "content": {"text/plain": {"schema": {"type": "string"}}},
        }
    },
)
async def metrics(request: Request, house: TheHouse, address: TheAddress) -> Response:
    """The figures of the house; for the addresses that the host has allowed."""
    if address not in house.settings.metrics_from:
        raise Trouble("not-found", "house-nothing-here")
    meters = cast(Meters, request.app.state.meters)
    meters.look(house)
    return Response(meters.page(), media_type=CONTENT_TYPE)
