"""The application: one house behind its API."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

import fondaco
from fondaco.house.accounts import Passwords
from fondaco.house.api import (
    accounts,
    aside,
    check,
    contacts,
    errors,
    games,
    live,
    me,
    pages,
    personal,
    play,
    records,
    tables,
    talk,
    tokens,
    waiting,
    watching,
)
from fondaco.house.api.answers import REF, components, view_components
from fondaco.house.api.commands import FRAMES
from fondaco.house.api.counting import Counting
from fondaco.house.api.guard import Guard
from fondaco.house.api.tongues import say
from fondaco.house.api.who import COOKIE, PROOF, Visitors
from fondaco.house.bots import Bots
from fondaco.house.clocks import Clocks
from fondaco.house.keeper import House
from fondaco.house.letters import Letters
from fondaco.house.limits import Limits
from fondaco.house.meters import Meters
from fondaco.house.notices import Notices
from fondaco.house.orders import StandingOrders
from fondaco.house.presence import Presence
from fondaco.house.settings import Settings
from fondaco.house.store import Store
from fondaco.house.talk import Talk
from fondaco.house.tokens import walk_round

DESCRIPTION = (
    "Tables of board games for people and programs. Begin with POST /api/me; it gives a cookie, and a proof that goes "
    "into the header X-Fondaco-Proof of everything that changes something. A program has a token instead. Over the "
    "WebSocket /api/tables/{table}/live?seat=&since= come the same frames as over the stream, told apart by their "
    "kind (what a reader does with each is said at Update, HeaderFrame and ChatFrame), and the commands MoveMade, "
    "UndoMade and Ping can be sent; they are answered by Answer, Refused and Pong."
)
_ERRORS = {
    "default": {
        "description": "What was wrong, in the reader's language; with the clause, where a rule was the reason.",
        "content": {"application/json": {"schema": {"$ref": REF.format(name="ErrorAnswer")}}},
    }
}

_SECURITY = {
    "visitor": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "A visitor, by the cookie that POST /api/me gives.",
    },
    "proof": {
        "type": "apiKey",
        "in": "header",
        "name": PROOF,
        "description": "What a visitor sends along with every change: `proof` in the answer of /api/me.",
    },
    "program": {
        "type": "http",
        "scheme": "bearer",
        "description": "A token for one seat of one table: POST /api/tables/{table}/seats/{seat}/tokens.",
    },
}
_WHO: list[dict[str, list[str]]] = [{}, {"visitor": []}, {"program": []}]
_WHO_CHANGES: list[dict[str, list[str]]] = [{}, {"visitor": [], "proof": []}, {"program": []}]


def create_app(
    settings: Settings,
    store: Store | None = None,
    clock: Callable[[], int] | None = None,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
) -> FastAPI:
    """The application. Without a store it opens its own when it starts, and closes it at the end."""

    limits, meters, passwords = Limits(settings.rates), Meters(), Passwords()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        own = store is None
        used = store if store is not None else await Store.open(settings.database)
        house = House(used, settings, clock, entropy)
        bots, clocks = Bots(house), Clocks(house)
        notices = Notices(house, Letters(settings, house.now), say)
        clocks.when_told = notices.time_to_wait
        app.state.house, app.state.bots, app.state.visitors = house, bots, Visitors(house)
        app.state.clocks, app.state.notices = clocks, notices
        app.state.talk = Talk(house)
        app.state.passwords, app.state.meters = passwords, meters
        house.limits = limits
        house.on_refused = lambda code: meters.refused.labels(code).inc()
        used.when_appended(meters.append_seconds.observe)
        bots.on_thought = lambda bot, seconds: meters.bot_seconds.labels(bot).observe(seconds)
        house.after_event.append(meters.happened)
        house.open()
        house.spawn(walk_round(house))
        house.spawn(meters.look_often(house))
        bots.open()
        clocks.open()
        notices.open()
        app.state.talk.open()
        StandingOrders(house).open()
        Presence(house).open()
        try:
            yield
        finally:
            await house.close()
            bots.close()
            await notices.letters.close()
            passwords.close()
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
    rooms = (
        games, me, personal, accounts, contacts, tables, play, check, talk, aside, live, waiting, records, tokens,
        watching, pages,
    )  # fmt: skip
    for room in rooms:
        app.include_router(room.router)
    errors.install(app)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Counting, settings=settings, limits=limits, meters=meters)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


def _openapi(app: FastAPI) -> dict[str, Any]:
    """The framework's description, with what is encoded outside it, and the one form of errors."""
    if app.openapi_schema is None:
        made = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        schemas = made.setdefault("components", {}).setdefault("schemas", {})
        schemas.update(components(FRAMES))
        schemas.update(view_components())
        made["components"]["securitySchemes"] = _SECURITY
        for operations in made["paths"].values():
            for method, operation in operations.items():
                operation["responses"].pop("422", None)
                operation["responses"].update(_ERRORS)
                operation["security"] = _WHO if method == "get" else _WHO_CHANGES
        schemas.pop("HTTPValidationError", None)
        schemas.pop("ValidationError", None)
        app.openapi_schema = made
    return app.openapi_schema
