"""What was once found open, each closed with a sentence."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import ip_address
from pathlib import Path

import httpx2
import pytest
import websockets

from fondaco.house import addresses
from fondaco.house.store import migrating
from fondaco.house.store.store import Store
from fondaco.terminal import cli
from fondaco.terminal.guest import wire
from fondaco.terminal.guest.keys import Keys
from fondaco.terminal.guest.troubles import Trouble
from fondaco.terminal.host import NAMES_AT_HOME
from tests.house.kit import PATIENCE, guest, served
from tests.house.store.kit import disk_of


def test_a_private_game_that_is_over_is_not_gone_on_from_by_strangers(sqlite_url: str) -> None:
    async def play() -> None:
        async with (
            served(sqlite_url) as house,
            guest(house) as anna,
            guest(house) as eve,
            guest(house) as ben,
        ):
            made = await anna.set_table("yspahan", ["me", "me"])
            table = made["table"]
            await anna.post(f"/api/tables/{table}/start")
            await anna.post(f"/api/tables/{table}/abandon")
            wanted = {"table": table, "m": 0, "seat": 0}
            status, error = await eve.refused("/api/forks", wanted)
            assert (status, error["message"]["id"]) == (403, "house-not-yours")
            assert (await anna.post("/api/forks", wanted))["table"] != table
            await ben.post("/api/links", {"secret": made["links"][-1]["secret"]})
            assert (await ben.post("/api/forks", wanted | {"seat": 1}))["table"] != table

    asyncio.run(play())


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "[::2]:80", "", "x@localhost"]
)
def test_a_house_at_home_goes_by_no_foreign_name(host: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url, hosts=NAMES_AT_HOME) as house, guest(house) as anna:
            for path in ("/", "/api/me", "/healthz"):
                answer = await anna.client.get(path, headers={"Host": host, "Accept-Language": "de"})
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forged")
                assert "Namen" in answer.json()["error"]["text"]

    asyncio.run(play())


def test_no_live_connection_goes_by_a_foreign_name(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url, hosts=NAMES_AT_HOME) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"], watchable="everyone")
            port = int(house.address.rpartition(":")[2])
            where = f"ws://evil.example:{port}/api/tables/{table}/live"
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(where, host="127.0.0.1", port=port)
            assert refused.value.response.status_code == 403

    asyncio.run(play())


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:1", "LOCALHOST:1", "localhost.", "127.0.0.1:80", "[::1]:80"]
)
def test_a_house_at_home_goes_by_its_own_names(host: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url, hosts=NAMES_AT_HOME) as house, guest(house) as anna:
            assert (await anna.client.get("/api/me", headers={"Host": host})).status_code == 200

    asyncio.run(play())


@pytest.mark.parametrize(
    "address",
    [
        "fec0::1",
        "feff:ffff::1",
        "192.88.99.0",
        "192.88.99.255",
        "3fff::1",
        "3fff:fff:ffff::1",
        "5f00::1",
        "::1",
        "10.0.0.1",
    ],
)
def test_no_webhook_leads_into_a_network_that_is_none_of_the_world(address: str) -> None:
    assert not addresses.is_public(ip_address(address))
    shown = f"[{address}]" if ":" in address else address
    with pytest.raises(Exception, match="house-webhook-private"):
        asyncio.run(addresses.find(f"https://{shown}/hook", private=False))


def test_webhooks_still_lead_into_the_world() -> None:
    for address in ("192.88.98.255", "192.88.100.0", "2600::1", "1.1.1.1", "2a00:1450::1"):
        assert addresses.is_public(ip_address(address))


@contextmanager
def _endless(head: bytes) -> Iterator[str]:
    """A server that says this, and then never ends."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        done = threading.Event()

        def serve() -> None:
            while not done.is_set():
                try:
                    connection, _ = listening.accept()
                except OSError:
                    return
                with connection:
                    try:
                        connection.recv(65536)
                        connection.sendall(head)
                        while not done.is_set():
                            connection.sendall(b"10000\r\n" + b" " * 0x10000 + b"\r\n")
                    except OSError:
                        continue

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            done.set()
            listening.shutdown(socket.SHUT_RDWR)
            thread.join(PATIENCE)


@pytest.mark.parametrize("status", ["200 OK", "404 Not Found", "500 Oh"])
def test_an_answer_without_end_is_not_read_to_its_end(status: str, tmp_path: Path) -> None:
    head = f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    with _endless(head.encode()) as house:
        line = wire.Wire(house, "en", Keys({"XDG_DATA_HOME": str(tmp_path)}))
        try:
            with pytest.raises(Trouble) as refused:
                line.get_text("/api/games")
        finally:
            line.close()
    assert refused.value.message.id == "terminal-online-endless"


def _garbage(path: Path) -> None:
    path.write_bytes(os.urandom(20_000))


def _truncated(path: Path) -> None:
    migrating.migrate(f"sqlite:///{path}")
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
    path.write_bytes(path.read_bytes()[:5000])


def _newer(path: Path) -> None:
    migrating.migrate(f"sqlite:///{path}")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def _foreign(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE events (x)")


def _folder(path: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize("broken", [_garbage, _truncated, _newer, _foreign, _folder])
def test_a_database_that_cannot_be_used_is_one_sentence(
    broken: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "house.db"
    assert callable(broken)
    broken(path)
    assert cli.main(["serve", "--port", "0", "--database", f"sqlite:///{path}"]) in (1, 2)
    said = capsys.readouterr().err
    assert said.startswith("fondaco: ")
    assert said.count("\n") == 1
    assert "Traceback" not in said


@pytest.mark.slow
def test_that_sentence_is_all_that_a_host_reads(tmp_path: Path) -> None:
    _garbage(tmp_path / "house.db")
    command = [
        sys.executable,
        "-m",
        "fondaco",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{tmp_path}/house.db",
    ]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=os.environ | {"PYTHONPATH": "src"},
        check=False,
    )
    assert done.returncode in (1, 2)
    assert done.stderr.count("\n") == 1


def test_a_house_that_can_write_nothing_down_is_not_well(sqlite_url: str) -> None:
    async def play() -> None:
        store = await Store.open(sqlite_url)
        pages = await store.read(
            lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        )
        await store.close()
        with ExitStack() as disk:
            disk.enter_context(disk_of(int(pages)))
            async with (
                served(sqlite_url) as house,
                httpx2.AsyncClient(base_url=f"http://{house.address}") as client,
            ):
                answer = await client.get("/healthz")
                assert answer.status_code == 503
                assert answer.json()["ok"] is False
                assert answer.json()["database"]["state"] == "read-only"
                disk.close()  # there is room again
                answer = await client.get("/healthz")
                assert (answer.status_code, answer.json()["ok"]) == (200, True)
                names = await house.house.store.read(
                    lambda connection: connection.exec_driver_sql("SELECT id FROM visitors").scalars().all()
                )
                assert not [name for name in names if "probe" in name]

    asyncio.run(play())
