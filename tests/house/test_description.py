"""The description of the API is complete: every route, who may use it, every frame; and what it forbids is refused."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import httpx2
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from fastapi import APIRouter
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from starlette.testclient import TestClient

import fondaco
from fondaco.games import GAMES
from fondaco.house import api
from fondaco.house.api.app import create_app
from fondaco.house.api.who import COOKIE, PROOF
from fondaco.house.rates import Rate, Rates
from fondaco.house.settings import Settings

EXAMPLES = 6
FOR_PEOPLE = "fondaco.house.api.pages"
"""The room of what a browser shows; everything else is the API."""
ENDS = {("/api/me", "delete")}
"""After these there is nobody any more who could ask."""
WITHOUT_BOUNDS = Rates(sign_in=Rate(10**6, 10**6), token=Rate(10**6, 10**6))


@pytest.fixture
def client(sqlite_url: str) -> Iterator[TestClient]:
    """The application in this process."""
    with TestClient(create_app(Settings(database=sqlite_url, rates=WITHOUT_BOUNDS))) as client:
        yield client


def test_every_route_is_described_with_who_may_use_it(sqlite_url: str) -> None:
    app = create_app(Settings(database=sqlite_url))
    described: dict[str, Any] = app.openapi()
    rooms = [import_module(f"fondaco.house.api.{room.name}") for room in iter_modules(api.__path__)]
    routes = {
        (route.path, method.lower())
        for room in rooms
        if room.__name__ != FOR_PEOPLE
        for route in getattr(room, "router", APIRouter()).routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }
    operations = {
        (path, method): operation
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    }
    assert set(operations) == routes
    assert len(routes) > 25
    for (path, method), operation in operations.items():
        assert operation["description"], path
        assert "default" in operation["responses"], path
        assert {"program": []} in operation["security"], path
        assert ({"visitor": [], "proof": []} in operation["security"]) == (method != "get"), path
    assert set(described["components"]["securitySchemes"]) == {"visitor", "proof", "program"}
    frames = {"MoveMade", "UndoMade", "Ping", "Pong", "Refused", "Update", "Answer", "ErrorAnswer"}
    assert frames <= set(described["components"]["schemas"])


@pytest.mark.parametrize("key", GAMES)
def test_what_a_viewer_is_sent_is_described_for_every_game(key: str) -> None:
    described = create_app(Settings()).openapi()
    game = fondaco.start(key, seed=3)
    for viewer in (None, 0):
        view = game.view(viewer)
        schema = {
            "$ref": f"#/components/schemas/{type(view).__name__}",
            "components": described["components"],
        }
        jsonschema_rs.validate(schema, msgspec.to_builtins(view, str_keys=True))
        with pytest.raises(jsonschema_rs.ValidationError, match="required"):
            jsonschema_rs.validate(schema, {"game": key})


@pytest.mark.slow
def test_what_the_description_forbids_is_refused_in_the_one_form(client: TestClient) -> None:
    """Everything that contradicts the description: never a mistake of ours, always the one form of errors."""
    me = client.post("/api/me", json={"name": "Anna"})
    headers = {PROOF: me.json()["proof"], "Cookie": f"{COOKIE}={me.cookies[COOKIE]}"}
    wanted = {"game": "yspahan", "seats": [{"who": "me"}, {"who": "me"}]}
    table = client.post("/api/tables", json=wanted, headers=headers).json()["table"]
    described = schemathesis.openapi.from_dict(client.get("/openapi.json").json())
    tried = refused = 0
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path.endswith("/stream") or not (len(operation.query) or len(operation.body)):
            continue  # without an end, or nothing in it can be wrong
        if (operation.path, operation.method.lower()) in ENDS:
            continue

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
        def check(case: Case[Any]) -> None:
            nonlocal tried, refused
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            sent = case.as_transport_kwargs(base_url="http://testserver")
            sent["headers"] = {**dict(sent.get("headers") or {}), **headers}
            sent.pop("cookies", None)
            try:
                answer = client.request(**{name: sent[name] for name in _KNOWN if sent.get(name) is not None})
            except (httpx2.InvalidURL, UnicodeError, ValueError, TypeError):
                return  # no client can send this
            tried += 1
            assert answer.status_code < 500, (case.path, answer.text)
            if answer.status_code >= 400:
                refused += 1
                assert set(answer.json()["error"]) <= {"code", "message", "text", "clause"}

        check()
    assert tried > 60
    assert refused > tried / 2
    assert client.get(f"/api/tables/{table}", headers=headers).json()["status"] in (
        "open",
        "abandoned",
        "playing",
    )


_KNOWN = ("method", "url", "headers", "params", "json", "data")


def test_people_can_read_what_there_is(client: TestClient) -> None:
    page = client.get("/api/docs")
    assert page.status_code == 200
    assert "/api/tables/{table}/seats/{seat}/tokens" in page.text
