"""The pages for the browser, as they were built into `fondaco.web`; without them, the API's own documentation.

What has its hash in its name never changes, so a browser may keep it; a page itself is asked for every time.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from html import escape
from importlib import resources
from mimetypes import guess_type
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

import fondaco
from fondaco.house.troubles import Trouble
from fondaco.links import TABLE_PATH

router = APIRouter(include_in_schema=False)

STATIC: Final = resources.files("fondaco.web") / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
MORE_TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
COMPRESSED: Final = ("text/", "application/manifest+json", "image/svg+xml")
FileName = Annotated[str, Path(max_length=100, pattern=r"^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$")]


@router.get("/")
async def door(request: Request) -> Response:
    """The house's front door."""
    if not (STATIC / "index.html").is_file():
        return RedirectResponse("/api/docs")
    return _page(request, "index.html")


@router.get(TABLE_PATH)
async def table(request: Request, table: str) -> Response:
    """A table; which one, its page reads from its own address."""
    return _page(request, "table.html")


@router.get("/learn/{game}")
async def learn(request: Request, game: str) -> Response:
    """First steps in a game; which one, its page reads from its own address."""
    return _page(request, "table.html")


@router.get("/join")
async def join(request: Request) -> Response:
    """Where a link to a seat leads; its secret stays behind the # and is never sent."""
    return _page(request, "join.html")


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> Response:
    """The rules of a game; which one, its page reads from its own address, and the clause from behind the #."""
    return _page(request, "rules.html")


@router.get("/gallery.html")
@router.get("/icon.svg")
@router.get("/icon-turn.svg")
@router.get("/manifest.webmanifest")
async def beside(request: Request) -> Response:
    """What lies beside the pages, and has no hash in its name."""
    return _page(request, request.url.path.removeprefix("/"))


@router.get("/assets/{name}")
async def asset(request: Request, name: FileName) -> Response:
    """Scripts, styles and words, with their hash in their name."""
    return _file(request, f"assets/{name}", FOREVER, *_kept(f"assets/{name}"))


def _page(request: Request, name: str) -> Response:
    return _file(request, name, ASK_AGAIN, *_read(name))


def _file(request: Request, name: str, keep: str, plain: bytes, packed: bytes | None) -> Response:
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    body = plain
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = packed
    return Response(body, headers=headers, media_type=_type_of(name))


def _read(name: str) -> tuple[bytes, bytes | None]:
    """A built file, and the same compressed if that is worth it."""
    found = STATIC / name
    if not found.is_file():
        raise Trouble("not-found", "house-nothing-here")
    plain = found.read_bytes()
    return plain, gzip.compress(plain, mtime=0) if _type_of(name).startswith(COMPRESSED) else None


_kept = lru_cache(maxsize=512)(_read)


def _type_of(name: str) -> str:
    suffix = name[name.rfind(".") :]
    return MORE_TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"


@router.get("/api/docs")
async def docs(request: Request) -> HTMLResponse:
    """What the API can do, for people; `/openapi.json` is the same for programs."""
    described: dict[str, Any] = request.app.openapi()
    rows = [
        f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td>"
        f"<td>{escape(str(operation.get('description', '')))}</td></tr>"
        for path, operations in described["paths"].items()
        for method, operation in operations.items()
    ]
    title = escape(described["info"]["title"])
    return HTMLResponse(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title} {escape(fondaco.__version__)}</h1><p>{escape(described['info']['description'])}</p>"
        f'<p><a href="/openapi.json">OpenAPI</a></p><table>{"".join(rows)}</table></html>'
    )
