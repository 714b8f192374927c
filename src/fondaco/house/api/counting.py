"""Every request is counted by the address it comes from, and told apart by route in the log and the figures.

The address is the one that uvicorn tells: that of the connection, or what a trusted proxy forwards.
"""

from __future__ import annotations

import logging
import time
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.house.api.errors import REFUSED, respond
from fondaco.house.api.guard import headers_for, with_headers
from fondaco.house.api.who import address_of
from fondaco.house.limits import Limits
from fondaco.house.meters import Meters
from fondaco.house.settings import Settings
from fondaco.house.troubles import Trouble

_log: Final = logging.getLogger("fondaco.house.requests")
UNCOUNTED: Final = ("/healthz", "/metrics")


class Counting:
    """An ASGI application around the one that answers."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, meters: Meters) -> None:
        self._app = app
        self._headers = headers_for(settings)
        self._limits = limits
        self._meters = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self._counted(scope, receive, noting)
        except Exception:
            status = status or 500
            raise
        finally:
            self._note(scope, status, time.perf_counter() - began)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        address = address_of(connection)
        if scope["path"] in UNCOUNTED:
            await self._app(scope, receive, send)
            return
        try:
            self._limits.request(address)
            self._limits.enter(address)
        except Trouble as trouble:
            await respond(trouble, scope)(scope, receive, with_headers(send, self._headers))
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._limits.leave(address)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        # The pattern of the path: what stands in its place may be a secret that somebody typed wrongly.
        route = getattr(scope.get("route"), "path", "none")
        method = scope.get("method", "LIVE")
        self._meters.requests.labels(method, route, str(status)).inc()
        refused = scope.get(REFUSED)
        if refused is not None:
            self._meters.refused.labels(refused).inc()
        if _log.isEnabledFor(logging.INFO):
            fields = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
            _log.info("request", extra={"fields": fields if refused is None else {**fields, "code": refused}})
