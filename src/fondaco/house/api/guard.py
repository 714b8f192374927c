"""The guard at the door: origins, sizes, and the headers that every answer carries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.house.api.errors import respond
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

HTTPS_ONLY: Final = {"Strict-Transport-Security": "max-age=31536000"}


class Guard:
    """An ASGI application around the one that answers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._headers = headers_for(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self._is_our_name(Headers(scope=scope)):
            await respond(Trouble("forged", "house-wrong-host"), scope)(scope, receive, send)
        elif scope["type"] == "websocket":
            if not self._is_from_here(Headers(scope=scope)):
                await respond(Trouble("forged", "house-wrong-origin"), scope)(scope, receive, send)
                return
            await self._app(scope, receive, with_headers(send, self._headers))
        elif scope["type"] == "http":
            await self._http(scope, receive, with_headers(send, self._headers))
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE and not self._is_from_here(headers):
            await respond(Trouble("forged", "house-wrong-origin"), scope)(scope, receive, send)
            return
        if scope["method"] not in SAFE and _is_no_json(headers):
            await respond(Trouble("wrong-type", "house-wrong-type"), scope)(scope, receive, send)
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
            await respond(error, scope)(scope, receive, send)

    def _is_our_name(self, headers: Headers) -> bool:
        """Whether the house is called by a name of its own: a page elsewhere could let its name lead here."""
        hosts = self._settings.hosts
        return not hosts or _without_port(headers.get("host", "")) in hosts

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


def _without_port(host: str) -> str:
    """The name or the address that a header Host calls; of an IPv6 address without its brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()


def _is_no_json(headers: Headers) -> bool:
    """Whether a body comes that does not say it is JSON: the forms of a page can send no JSON."""
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return False
    return headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json"


def headers_for(settings: Settings) -> dict[str, str]:
    """The headers of every answer; a house behind HTTPS wants to be reached by nothing else."""
    return {**HEADERS, **(HTTPS_ONLY if settings.secure_cookies else {})}


def with_headers(send: Send, added: Mapping[str, str]) -> Send:
    """Answers carry these headers, unless they bring their own."""

    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in added.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
