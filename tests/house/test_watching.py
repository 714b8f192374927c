"""What whoever looks after the house sees: its health, its figures, and a log in which there are no secrets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Connection, select

from fondaco.house import logs
from fondaco.house.api.who import COOKIE
from fondaco.house.keeper import House
from fondaco.house.meters import FOLDER
from fondaco.house.rates import Rate, Rates
from fondaco.house.store import Store, StoreTrouble
from fondaco.house.store import schema as s
from fondaco.table.core import Rng
from tests.house.kit import Served, ending_options, guest, new_id, served
from tests.house.test_accounts import PASSWORD, sign
from tests.house.test_programs import program, token_for


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged, as a host would have it at the most talkative level."""
    loggers = [logging.getLogger(name) for name in (None, *logs.LOUD)]
    before = [(one, one.handlers, one.level, one.propagate) for one in loggers]
    written = io.StringIO()
    logs.set_up("debug", written)
    yield written
    for one, handlers, level, propagate in before:
        one.handlers, one.propagate = handlers, propagate
        one.setLevel(level)


async def _figures(house: Served) -> dict[str, float]:
    async with httpx2.AsyncClient(base_url=f"http://{house.address}") as client:
        answer = await client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        f"{sample.name}{sorted(sample.labels.items()) or ''}": sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_the_figures_tell_what_happened(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "random"])
            await anna.play(table, [0], Rng(1), 5)
            await anna.asked(table, [0])
            await anna.refused(f"/api/tables/{table}/seats/0/sit")
            async with anna.live(table, 0) as wire:
                await wire.next("update")
                await wire.say(do="move", text="nonsense", version=1, id="x")
                await wire.next("refused")
                found = await _figures(house)
            rows = await house.house.store.events(table)
            moves = {who: sum(row.kind == "moved" and row.seat == who for row in rows) for who in (0, 1)}
            assert found["fondaco_moves_total[('by', 'person')]"] == moves[0] >= 5
            assert found["fondaco_moves_total[('by', 'bot')]"] == moves[1] > 0
            assert found["fondaco_events_total[('kind', 'started')]"] == 1
            assert found["fondaco_append_seconds_count"] == len(rows) - 1
            assert found["fondaco_bot_seconds_count[('bot', 'random')]"] >= moves[1]
            assert found["fondaco_tables_in_memory"] == 1
            assert found["fondaco_connections"] == 1
            assert found["fondaco_refused_total[('code', 'wrong-time')]"] == 1
            assert found["fondaco_refused_total[('code', 'stale')]"] == 1
            route = "[('method', 'POST'), ('route', '/api/tables/{table}/moves'), ('status', '200')]"
            assert found[f"fondaco_requests_total{route}"] >= 5

    asyncio.run(play())


def test_the_figures_are_for_whom_the_host_allows(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url, metrics_from=("192.0.2.9",)) as house, guest(house) as anna:
            assert (await anna.client.get("/metrics")).status_code == 404
            allowed = {"X-Forwarded-For": "192.0.2.9"}
            assert (await anna.client.get("/metrics", headers=allowed)).status_code == 200

    asyncio.run(play())


def test_health_tells_the_state_of_the_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house) as anna:
            well = await anna.get("/healthz")
            assert well["ok"] is True
            assert well["database"]["kind"] == database.partition(":")[0].partition("+")[0]
            assert well["database"]["state"] == "answers"

            async def gone(self: Store, job: object) -> None:
                raise StoreTrouble("password=hunter2")

            with monkeypatch.context() as patch:
                patch.setattr(Store, "read", gone)
                answer = await anna.client.get("/healthz")
            assert answer.status_code == 503
            assert (answer.json()["ok"], answer.json()["database"]["state"]) == (False, "silent")
            assert "hunter2" not in answer.text
            assert (await anna.get("/healthz"))["ok"] is True

    asyncio.run(play())


def test_nothing_secret_is_logged_during_a_game(sqlite_url: str, log: io.StringIO) -> None:
    """Seeds, links, cookies, proofs, tokens, passwords: not one of them is in the log, whatever is done."""
    secrets: set[str] = set()

    async def play() -> None:
        rates = Rates(token=Rate(100_000, 1000.0))
        async with (
            served(sqlite_url, rates=rates) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
        ):
            options = ending_options("yspahan")
            made = await anna.set_table("yspahan", ["me", "open", "random"], options=options)
            table = made["table"]
            secrets.update(link["secret"] for link in made["links"])
            (link,) = [one["secret"] for one in made["links"] if one["seat"] == 1]
            await bo.post("/api/links", {"secret": link})
            assert (await bo.client.get(f"/join/{link}")).status_code == 404
            assert (await bo.client.get(f"/api/tables/{link}?secret={link}")).status_code == 404
            await bo.post(f"/api/tables/{table}/seats/1/sit", {"nonce": "my very own nonce 12345"})
            await anna.post(f"/api/tables/{table}/start")
            token = (await token_for(bo, table, 1, "play"))["token"]
            secrets.add(token)
            async with program(house, token) as player:
                await asyncio.gather(player.play(table, [1], Rng(2)), anna.play(table, [0], Rng(1)))
                bearer = {"Authorization": f"Bearer {token}"}
                async with player.live(table, 1, 0, **bearer) as wire:
                    await wire.next("update")
                await bo.client.get("/api/me", headers={"Authorization": f"Bearer {token}x"})
            secrets.update(_cookies(anna) | _cookies(bo) | {anna.client.headers["x-fondaco-proof"]})
            await sign(anna, "sign-up", name="anna", password=PASSWORD)
            await anna.refused("/api/account/password", {"old": PASSWORD * 2, "new": PASSWORD})
            secrets.update(_cookies(anna) | {anna.client.headers["x-fondaco-proof"], PASSWORD})
            await _break_something(house, bo)
            seeds = await house.house.store.read(_seeds)
            secrets.update(form for seed in seeds for form in (seed.hex(), repr(seed)))

    asyncio.run(play())
    written = log.getvalue()
    lines = [json.loads(line) for line in written.splitlines()]
    assert len(lines) > 40
    assert len(secrets) > 10
    assert [secret for secret in secrets if secret in written] == []
    assert {line["from"] for line in lines} >= {"fondaco.house", "fondaco.house.requests"}
    requests = [line for line in lines if line["from"] == "fondaco.house.requests"]
    assert {"/api/tables/{table}/moves", "/api/links", "none"} <= {line["route"] for line in requests}
    assert [line["error"][0]["kind"] for line in lines if "error" in line] == ["ZeroDivisionError"]


def _cookies(one: object) -> set[str]:
    client = getattr(one, "client", None)
    assert isinstance(client, httpx2.AsyncClient)
    return {cookie.value for cookie in client.cookies.jar if cookie.name == COOKIE and cookie.value}


def _seeds(connection: Connection) -> list[bytes]:
    return list(connection.execute(select(s.tables.c.seed)).scalars())


async def _break_something(house: Served, bo: object) -> None:
    """A mistake of ours, whose message holds a secret."""
    secret = next(iter(_cookies(bo)))
    client = getattr(bo, "client", None)
    assert isinstance(client, httpx2.AsyncClient)
    look = House.look

    async def broken(self: House, table: str) -> None:
        raise ZeroDivisionError(f"the cookie {secret} of postgresql://me:hunter2@host/x")

    House.look = broken  # type: ignore[method-assign,assignment]
    try:
        assert (await client.get(f"/api/tables/{new_id():x>22}")).status_code == 500
    finally:
        House.look = look  # type: ignore[method-assign]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("table AbCdEfGhIjKlMnOpQrSt12 is gone", "table … is gone"),
        ("seed " + "0f" * 32, "seed …"),
        ("a_function_with_a_long_name failed", "a_function_with_a_long_name failed"),
        ("postgresql+psycopg://me:hunter2@host/name", "postgresql+psycopg://…@host/name"),
        ("fondaco_AbCdEfGhIjKlMnOpQrSt12", "…"),
    ],
)
def test_what_looks_like_a_secret_is_struck_out(text: str, left: str) -> None:
    assert logs.scrub(text) == left


def test_several_processes_add_up_their_figures(tmp_path: Path) -> None:
    """What a process counted stays when it is gone; what it had in memory does not."""
    code = (
        "from fondaco.house.meters import Meters; meters = Meters(); "
        "meters.events.labels('moved').inc(3); meters.tables.set(2); print(meters.page().decode())"
    )
    variables = {**os.environ, "PYTHONPATH": "src", FOLDER: str(tmp_path)}
    pages = [
        subprocess.run(
            [sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=True
        )
        for _ in range(2)
    ]
    last = pages[-1].stdout
    assert 'fondaco_events_total{kind="moved"} 6.0' in last
    assert "fondaco_tables_in_memory 2.0" in last
