"""The door: origins, proofs, sizes, headers, and errors that tell nothing they should not."""

from __future__ import annotations

import asyncio
import logging

import httpx2
import pytest
import websockets
from sqlalchemy import Connection, select

from fondaco.house.api import errors
from fondaco.house.api.who import PROOF
from fondaco.house.keeper import House
from fondaco.house.store import StoreTrouble
from fondaco.house.store import schema as s
from tests.house.kit import guest, served


def test_a_page_of_another_site_can_change_nothing(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url, origins=("https://friend.example",)) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            path = f"/api/tables/{table}/abandon"
            for origin in ("https://evil.example", "null", f"http://evil.{house.address}"):
                answer = await anna.client.post(path, headers={"Origin": origin})
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forged")
                with pytest.raises(websockets.InvalidStatus):
                    async with anna.live(table, 0, Origin=origin):
                        pass
            answer = await anna.client.post(path, headers={"Sec-Fetch-Site": "cross-site"})
            assert answer.status_code == 403
            for origin in (f"http://{house.address}", "https://friend.example"):
                async with anna.live(table, 0, Origin=origin) as wire:
                    assert (await wire.next())["kind"] == "update"
            proof = anna.client.headers.pop(PROOF)
            for wrong in ("", "x", proof[:-1], "ß"):
                headers = {PROOF.encode(): wrong.encode()} if wrong else {}
                answer = await anna.client.post(path, headers=headers)
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forged")
            assert (await anna.client.get(f"/api/tables/{table}")).json()["status"] == "playing"

    asyncio.run(play())


def test_the_cookie_cannot_be_read_or_sent_by_others(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url, secure_cookies=True) as house, httpx2.AsyncClient() as client:
            answer = await client.post(f"http://{house.address}/api/me", json={})
            cookie = answer.headers["set-cookie"].lower()
        for part in ("httponly", "samesite=strict", "secure", "path=/"):
            assert part in cookie

    asyncio.run(play())


def test_every_answer_carries_the_headers_of_the_guard(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            for path in (
                "/api/games",
                "/healthz",
                "/api/docs",
                "/nowhere",
                "/api/tables/mine",
                "/openapi.json",
            ):
                answer = await anna.client.get(path)
                assert "default-src 'none'" in answer.headers["content-security-policy"]
                assert "unsafe" not in answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert "server" not in answer.headers or "uvicorn" not in answer.headers["server"]

    asyncio.run(play())


def test_what_is_too_large_is_refused_while_it_comes(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url, largest_body=10_000) as house, guest(house) as anna:

            async def endless() -> object:
                for _ in range(100):
                    yield b"x" * 1000

            anna.client.headers["Content-Type"] = "application/json"
            for body in (b"x" * 20_000, endless()):
                answer = await anna.client.post("/api/tables", content=body)  # type: ignore[arg-type]
                assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")

    asyncio.run(play())


def test_secrets_are_kept_as_hashes(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            made = await anna.set_table("yspahan", ["me", "open"])
            secrets = [link["secret"] for link in made["links"]]
            secrets += [cookie.value or "" for cookie in anna.client.cookies.jar]
            kept = await house.house.store.read(_everything)
            assert len(secrets) == 4
            assert not [text for text in kept for secret in secrets if secret in text]

    asyncio.run(play())


def _everything(connection: Connection) -> list[str]:
    return [str(row) for table in s.metadata.sorted_tables for row in connection.execute(select(table))]


def test_a_mistake_of_ours_is_told_without_its_inside(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:

            async def broken(self: House, table: str) -> None:
                raise ZeroDivisionError("a secret of the inside")

            async def gone(self: House, table: str) -> None:
                raise StoreTrouble("password=hunter2")

            with monkeypatch.context() as patch:
                patch.setattr(House, "look", broken)
                answer = await anna.client.get(f"/api/tables/{'x' * 22}")
                assert (answer.status_code, answer.json()["error"]["code"]) == (500, "broken")
                assert "secret" not in answer.text
                assert "nosniff" in answer.headers["x-content-type-options"]
                patch.setattr(House, "look", gone)
                answer = await anna.client.get(f"/api/tables/{'x' * 22}")
                assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
                assert "hunter2" not in answer.text

    with caplog.at_level(logging.CRITICAL):
        asyncio.run(play())


def test_every_code_has_a_status() -> None:
    assert all(400 <= status < 600 for status in errors.STATUS.values())
