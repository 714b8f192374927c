"""Errors: one form for all of them, in the reader's language, with the clause where a rule was the reason."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import (
    RequestValidationError,
    ValidationException,
    WebSocketRequestValidationError,
)
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import Scope

from fondaco.house.api.tongues import language_for, say
from fondaco.house.store import StoreTrouble, UnknownTable
from fondaco.house.troubles import Trouble, invalid, not_found
from fondaco.table.message import Message
from fondaco.table.refusal import Refusal

_log: Final = logging.getLogger("fondaco.house")

STATUS: Final = {
    "invalid": 422,
    "refused": 422,
    "stale": 409,
    "wrong-time": 409,
    "unreadable": 409,
    "who": 401,
    "not-yours": 403,
    "forged": 403,
    "not-found": 404,
    "no-method": 405,
    "too-large": 413,
    "wrong-type": 415,
    "too-many": 429,
    "unavailable": 503,
    "broken": 500,
}
REFUSED: Final = "fondaco.refused"
"""Where a request keeps the code with which it was refused, for the log and the figures."""
_CODES: Final = {
    401: "who",
    403: "not-yours",
    404: "not-found",
    405: "no-method",
    413: "too-large",
    415: "wrong-type",
}
_MESSAGES: Final = {
    "not-found": "house-nothing-here",
    "no-method": "house-no-method",
    "too-large": "house-too-large",
    "not-yours": "house-not-yours",
    "who": "house-who",
    "wrong-type": "house-wrong-type",
}
RETRY_AFTER: Final = 2


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was wrong."""

    code: str
    """For programs."""
    message: Message
    """For people, in any language."""
    text: str
    """The message in the language that was asked for."""
    clause: str | None = None
    """The clause of the rules that forbids it, if one does."""


class ErrorAnswer(msgspec.Struct, frozen=True, tag_field="kind", tag="error"):
    """The form of every error."""

    error: Fault


def fault_of(error: Exception, language: str) -> Fault:
    """What is told about an exception. Of what is our own mistake nothing is told but that it is one."""
    if isinstance(error, Refusal):
        text = say(error.message, language)
        if error.clause:
            text = say(Message("refusal-by-clause", {"reason": text, "clause": error.clause}), language)
        return Fault("refused", error.message, text, error.clause or None)
    if isinstance(error, StoreTrouble):
        error = Trouble("unavailable", "house-store-trouble")
    elif isinstance(error, UnknownTable):
        error = not_found()
    elif not isinstance(error, Trouble):
        _log.error("A request failed", exc_info=error)
        error = Trouble("broken", "house-broken")
    return Fault(error.code, error.message, say(error.message, language))


def respond(error: Exception, scope: Scope) -> Response:
    """The answer to a request that failed."""
    fault = fault_of(error, language_for(Headers(scope=scope).get("accept-language", "")))
    scope[REFUSED] = fault.code
    status = STATUS[fault.code]
    headers = {}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    elif status == 429:
        headers["Retry-After"] = str(fault.message.args.get("seconds", RETRY_AFTER))
    elif status == 503:
        headers["Retry-After"] = str(RETRY_AFTER)
    return Response(msgspec.json.encode(ErrorAnswer(fault)), status, headers, media_type="application/json")


def trouble_of_http(status: int) -> Trouble:
    """What the framework refuses, in our words."""
    code = _CODES.get(status, "invalid")
    return Trouble(code, _MESSAGES.get(code, "house-bad-request"))


def install(app: FastAPI) -> None:
    """Answer every exception in the one form."""

    async def told(request: Request, error: Exception) -> Response:
        return respond(error, request.scope)

    async def unreadable(request: Request, error: Exception) -> Response:
        where = ""
        if isinstance(error, ValidationException) and error.errors():
            where = ".".join(str(part) for part in error.errors()[0]["loc"])
        return respond(invalid("house-invalid", where=where[:100]), request.scope)

    async def http(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        answer = respond(trouble_of_http(status), request.scope)
        if isinstance(error, HTTPException) and error.headers:
            answer.headers.update(error.headers)
        return answer

    for kind in (Trouble, Refusal, StoreTrouble, UnknownTable, Exception):
        app.add_exception_handler(kind, told)
    for wrong in (RequestValidationError, WebSocketRequestValidationError):
        app.add_exception_handler(wrong, unreadable)
    app.add_exception_handler(HTTPException, http)
