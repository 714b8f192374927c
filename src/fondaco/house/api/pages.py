"""The API's own documentation as one plain page: no scripts, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse

import fondaco

router = APIRouter(include_in_schema=False)


@router.get("/")
async def door() -> RedirectResponse:
    """The house's front door."""
    return RedirectResponse("/api/docs")


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
