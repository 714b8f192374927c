"""The application: one house behind its API."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

import fondaco
from fondaco.house.api import aside, errors, games, live, me, pages, personal, play, records, tables, talk
from fondaco.house.api.answers import REF, components
from fondaco.house.api.guard import Guard
from fondaco.house.api.who import Visitors
from fondaco.house.bots import Bots
from fondaco.house.keeper import House
from fondaco.house.orders import StandingOrders
from fondaco.house.settings import Settings
from fondaco.house.store import Store
from fondaco.house.talk import Talk

DESCRIPTION = (
    "Tables of board games for people and programs. Begin with POST /api/me; it gives a cookie, and a proof that goes "
    "into the header X-Fondaco-Proof of everything that changes something. Over the WebSocket "
    "/api/tables/{table}/live?seat=&since= come the same frames as over the stream, and moves can be sent. "
    "Frames are told apart by their kind; what a reader does with each is said at Update, HeaderFrame and ChatFrame."
)
_ERRORS = {
    "default": {
        "description": "What was wrong, in the reader's language; with the clause, where a rule was the reason.",
        "content": {"application/json": {"schema": {"$ref": REF.format(name="ErrorAnswer")}}},
    }
}


def create_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """The application. Without a store it opens its own when it starts, and closes it at the end."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        own = store is None
        used = store if store is not None else await Store.open(settings.database)
        house = House(used, settings)
        bots = Bots(house)
        app.state.house, app.state.bots, app.state.visitors = house, bots, Visitors(house)
        app.state.talk = Talk(house)
        house.open()
        bots.open()
        app.state.talk.open()
        StandingOrders(house).open()
        try:
            yield
        finally:
            await house.close()
            bots.close()
            if own:
                await used.close()

    app = FastAPI(
        title="Fondaco",
        version=fondaco.__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    for room in (games, me, personal, tables, play, talk, aside, live, records, pages):
        app.include_router(room.router)
    errors.install(app)
    app.add_middleware(Guard, settings=settings)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


def _openapi(app: FastAPI) -> dict[str, Any]:
    """The framework's description, with what is encoded outside it, and the one form of errors."""
    if app.openapi_schema is None:
        made = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        schemas = made.setdefault("components", {}).setdefault("schemas", {})
        schemas.update(components())
        for operations in made["paths"].values():
            for operation in operations.values():
                operation["responses"].pop("422", None)
                operation["responses"].update(_ERRORS)
        schemas.pop("HTTPValidationError", None)
        schemas.pop("ValidationError", None)
        app.openapi_schema = made
    return app.openapi_schema
