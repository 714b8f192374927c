"""The description of the API is true: whatever is sent by it, the answers are as described."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from typing import Any, Final

import httpx2
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fondaco.house.api.app import create_app
from fondaco.house.api.who import PROOF
from fondaco.house.serve import configure
from fondaco.house.settings import Settings

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES: Final = 12
WITHOUT_END: Final = "/stream"


@pytest.fixture
def address(sqlite_url: str) -> Iterator[str]:
    """A house that is served from a thread."""
    chosen = Settings(database=sqlite_url)
    server = uvicorn.Server(configure(create_app(chosen), chosen, "127.0.0.1", 0))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.mark.slow
def test_answers_are_as_described(address: str) -> None:
    with httpx2.Client(base_url=address) as client:
        proof = client.post("/api/me", json={"name": "Anna"}).json()["proof"]
        headers = {PROOF: proof}
        wanted = {"game": "yspahan", "seats": [{"who": "me"}, {"who": "me"}], "watchable": "everyone"}
        table = client.post("/api/tables", json=wanted, headers=headers).json()["table"]
        assert client.post(f"/api/tables/{table}/start", json={}, headers=headers).status_code == 200
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    api = schemathesis.openapi.from_url(f"{address}/openapi.json")
    tried = 0
    found = [result.ok() for result in api.get_all_operations() if isinstance(result, Ok)]
    assert len(found) == sum(1 for _ in api.get_all_operations())
    # Whoever is forgotten can ask for nothing more.
    for operation in sorted(found, key=lambda one: (one.method, one.path) == ("delete", "/api/me")):
        if operation.path.endswith(WITHOUT_END):
            continue

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def check(case: Case[Any]) -> None:
            nonlocal tried
            tried += 1
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table
            case.call_and_validate(headers=headers, checks=CHECKS)

        check()
    assert tried > 100
