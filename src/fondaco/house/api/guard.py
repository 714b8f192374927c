"""The guard at the door: origins, sizes, and the headers that every answer carries."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.house.api.errors import respond
from fondaco.house.api.tongues import language_for
from fondaco.house.settings import Settings
from fondaco.house.troubles import Trouble

SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """An ASGI application around the one that answers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not self._is_from_here(Headers(scope=scope)):
                await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
                return
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, _with_headers(send))
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE and not self._is_from_here(headers):
            answer = respond(
                Trouble("forged", "house-wrong-origin"), language_for(headers.get("accept-language", ""))
            )
            await answer(scope, receive, send)
            return
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, self._bounded(receive), noting)
        except Exception as error:
            if begun:
                raise
            answer = respond(error, language_for(headers.get("accept-language", "")))
            await answer(scope, receive, send)

    def _is_from_here(self, headers: Headers) -> bool:
        """Browsers say which page a request comes from; who says nothing is no browser, so has no one's cookies."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        here = headers.get("host", "")
        return origin in (f"http://{here}", f"https://{here}", *self._settings.origins)

    def _bounded(self, receive: Receive) -> Receive:
        read = 0

        async def bounded() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._settings.largest_body:
                raise HTTPException(413)
            return message

        return bounded


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
