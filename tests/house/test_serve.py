"""`fondaco serve` as a host starts it: in a process of its own, or in several on PostgreSQL."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import httpx2
import pytest

from benchmarks.load.server import free_port
from fondaco.house.api.who import PROOF
from fondaco.terminal import cli
from tests.house.kit import PATIENCE


@contextmanager
def _serving(*arguments: str, **variables: str) -> Iterator[str]:
    port = free_port()
    command = [sys.executable, "-m", "fondaco", "serve", "--port", str(port), *arguments]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": "src"} | variables
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip().rstrip("/")
        assert address == f"http://127.0.0.1:{port}"
        end = time.monotonic() + PATIENCE
        while process.poll() is None and not _answers(address) and time.monotonic() < end:
            time.sleep(0.1)
        yield address
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0


def _answers(address: str) -> bool:
    try:
        return httpx2.get(f"{address}/healthz").json()["ok"] is True
    except httpx2.TransportError:
        return False


def _play(address: str) -> None:
    with httpx2.Client(base_url=address, timeout=30) as client:
        client.headers[PROOF] = client.post("/api/me", json={}).json()["proof"]
        wanted = {"game": "yspahan", "seats": [{"who": "me"}, {"who": "bot"}]}
        table = client.post("/api/tables", json=wanted).json()["table"]
        assert client.post(f"/api/tables/{table}/start", json={}).status_code == 200
        end = time.monotonic() + PATIENCE
        for nth in count():
            assert time.monotonic() < end, "the game does not go on"
            state = client.get(f"/api/tables/{table}/state", params={"seat": 0}).json()
            if state["moves"] > 30:
                return
            for offer in (state["offers"] or ())[:1]:
                move = {"seat": 0, "text": offer["text"], "version": state["version"], "id": str(nth)}
                answer = client.post(f"/api/tables/{table}/moves", json=move)
                while answer.status_code == 200 and answer.json()["draft"]:
                    draft = answer.json()["draft"]
                    move |= {"text": f"{draft['text']} {draft['offers'][0]['text']}"}
                    answer = client.post(f"/api/tables/{table}/moves", json=move)
                # Another process may not have heard yet of what was told here.
                assert answer.status_code in (200, 409)
            time.sleep(0.01)


@pytest.mark.slow
def test_one_process_serves_sqlite(sqlite_url: str) -> None:
    with _serving("--database", sqlite_url) as address:
        _play(address)


@pytest.mark.slow
def test_several_processes_serve_postgresql(postgresql_url: str) -> None:
    with _serving("--database", postgresql_url, "--workers", "2") as address:
        _play(address)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--workers", "0"], "At least one worker"),
        (["--port", "70000"], "port"),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_sentence(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["serve", "--database", f"sqlite:///{tmp_path / 'x.db'}", *arguments]) == 2
    assert said in capsys.readouterr().err
