"""Who says or reads something too slowly is let go: every head, every body, every reader, on every connection."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from fondaco.house import bounded, serve, slow
from fondaco.house.bounded import LARGEST_HEAD
from tests.house.kit import PATIENCE, Served, guest, served, until

WHOLE = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
BEGUN = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"
POSTED = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"
MUCH = 16 * 1024 * 1024
"""Bytes that no system keeps for a reader."""


def _lose_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a request has to come in no time."""
    monkeypatch.setattr(bounded, "SLOWEST_HEAD", 0.2)
    monkeypatch.setattr(bounded, "SLOWEST_BODY", 0.2)


@asynccontextmanager
async def _connected(house: Served) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection(*house.address.split(":"))
    try:
        yield reader, writer
    finally:
        writer.close()


async def _ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A request as it should be, and its answer."""
    writer.write(WHOLE)
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
    await reader.readuntil(b'"connections":0}')


@pytest.mark.parametrize("before", [0, 1, 3])
@pytest.mark.parametrize(
    "said", [b"\r\n", b"G", BEGUN, POSTED], ids=["a line", "a letter", "a head", "a body"]
)
def test_a_request_that_does_not_come_to_its_end_ends_its_connection(
    said: bytes, before: int, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house:
            if not before:
                _lose_patience(monkeypatch)
            async with _connected(house) as (reader, writer):
                for _ in range(before):
                    await _ask(reader, writer)
                _lose_patience(monkeypatch)
                writer.write(said)
                assert await asyncio.wait_for(reader.read(), PATIENCE) == b""

    asyncio.run(play())


def test_who_says_nothing_is_not_waited_for(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _lose_patience(monkeypatch)

    async def play() -> None:
        async with served(sqlite_url) as house, _connected(house) as (reader, _):
            assert await asyncio.wait_for(reader.read(), PATIENCE) == b""

    asyncio.run(play())


@pytest.mark.parametrize("between", [b"x", b"more: x\r\n"])
def test_a_second_head_that_goes_on_slowly_ends_too(
    between: bytes, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As slowly as may be, but never idle: each part comes in time, the end never."""

    async def play() -> None:
        async with served(sqlite_url) as house, _connected(house) as (reader, writer):
            await _ask(reader, writer)
            _lose_patience(monkeypatch)
            writer.write(BEGUN + b"long: ")
            ended = asyncio.create_task(reader.read())
            async with asyncio.timeout(PATIENCE):
                while not ended.done():
                    writer.write(between)
                    await asyncio.wait([ended], timeout=0.05)

    asyncio.run(play())


def test_a_second_head_has_the_bound_of_the_first(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, _connected(house) as (reader, writer):
            await _ask(reader, writer)
            writer.write(BEGUN)
            sent = 0
            while not reader.at_eof() and sent < 50 * LARGEST_HEAD:
                try:
                    writer.write(b"a: b\r\n" * 500)
                    await writer.drain()
                except ConnectionError:
                    break
                sent += 3000
                await asyncio.sleep(0)
            assert sent < 50 * LARGEST_HEAD

    asyncio.run(play())


def test_nobody_is_waited_for_between_requests(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The patience with one request ends with it, and the next one has its own."""
    made: list[bounded.BoundedHttp] = []

    class Noted(bounded.BoundedHttp):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            made.append(self)

    monkeypatch.setattr(serve, "BoundedHttp", Noted)

    async def play() -> None:
        async with served(sqlite_url) as house, _connected(house) as (reader, writer):
            await until(lambda: len(made) == 1)
            assert made[0]._patience is not None
            for _ in range(3):
                writer.write(WHOLE[:20])
                await until(lambda: made[0]._patience is not None)
                writer.write(WHOLE[20:])
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
                await reader.readuntil(b'"connections":0}')
                assert made[0]._patience is None

    asyncio.run(play())


def _deaf(house: Served, path: str, *headers: str) -> socket.socket:
    """A connection that asks, and then reads nothing."""
    host, port = house.address.split(":")
    deaf = socket.create_connection((host, int(port)))
    deaf.sendall("\r\n".join([f"GET {path} HTTP/1.1", f"Host: {house.address}", *headers, "", ""]).encode())
    return deaf


def _upgrade() -> tuple[str, ...]:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )


@pytest.mark.parametrize("how", ["live", "stream"])
@pytest.mark.parametrize("pieces", [2, 100])
def test_a_reader_who_never_reads_is_let_go(
    how: str, pieces: int, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow, "SLOWEST_READER", 0.2)

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            table = await anna.begin("yspahan", ["me", "me"], watchable="everyone")
            live = house.house.live
            deaf = _deaf(house, f"/api/tables/{table}/{how}", *(_upgrade() if how == "live" else ()))
            try:
                await until(lambda: live.count == 1)
                async with anna.live(table, 0) as wire:
                    for _ in range(pieces):
                        for one in live.watching(table):
                            if one.viewer is None:
                                one.put(b" " * (MUCH // pieces))
                        await asyncio.sleep(0)
                    await until(lambda: live.count == 1)
                    await wire.say(do="ping")
                    await wire.next("pong")
                await until(lambda: live.count == 0)
            finally:
                deaf.close()

    asyncio.run(play())


def test_the_watch_ends_with_what_it_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    class Transport:
        """As much waits as one says."""

        def __init__(self) -> None:
            self.waits = 0
            self.ends = 0

        def get_write_buffer_size(self) -> int:
            return self.waits

        def abort(self) -> None:
            self.ends += 1

    async def play() -> None:
        monkeypatch.setattr(slow, "SLOWEST_READER", PATIENCE)
        transport = Transport()
        watch = slow.Readers(transport)  # type: ignore[arg-type]

        def after_a_while(waits: int) -> bool:
            """Whether it still watches when so much waits, or has made an end."""
            transport.waits = waits
            watch._look()
            return watch._timer is not None

        watch.begin()
        assert watch._timer is None, "nothing waits"
        transport.waits = 100_000
        watch.begin()
        watch.end()
        assert watch._timer is None
        watch.begin()
        for waits in (100_000 - slow.LEAST, 50_000, 10):  # slowly, but on and on
            assert after_a_while(waits)
        assert not after_a_while(0)
        assert transport.ends == 0
        transport.waits = 10
        watch.begin()
        assert not after_a_while(10)
        assert transport.ends == 1
        transport.waits = 100_000
        watch.begin()
        assert not after_a_while(100_001 - slow.LEAST)
        assert transport.ends == 2

    asyncio.run(play())


def test_who_is_closed_and_does_not_read_it_is_watched_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever speaks WebSockets closes the connection and waits for its reader, who never comes."""

    class Transport:
        """Something waits that nobody reads, until the connection is aborted."""

        closing = False
        aborted = False

        def is_closing(self) -> bool:
            return self.closing

        def get_write_buffer_size(self) -> int:
            return 100

        def abort(self) -> None:
            self.aborted = True

    class Speaker(asyncio.Protocol):
        """Notes what it is told."""

        def __init__(self) -> None:
            self.told: list[object] = []

        def data_received(self, data: bytes) -> None:
            self.told.append(data)

        def pause_writing(self) -> None:
            self.told.append("pause")

        def resume_writing(self) -> None:
            self.told.append("resume")

        def connection_lost(self, exc: Exception | None) -> None:
            self.told.append("lost")

    async def play() -> None:
        monkeypatch.setattr(slow, "SLOWEST_READER", 0.01)
        transport, speaker = Transport(), Speaker()
        watch = slow.Readers(transport)  # type: ignore[arg-type]
        watched = slow.Watched(speaker, transport, watch)  # type: ignore[arg-type]
        watched.data_received(b"x")
        watches = []
        for change in (watched.pause_writing, watched.resume_writing):
            change()
            watches.append(watch._timer is not None)
        assert watches == [True, False]
        assert not transport.aborted
        transport.closing = True
        await until(lambda: transport.aborted)
        watched.connection_lost(None)
        assert speaker.told == [b"x", "pause", "resume", "lost"]
        assert watched._timer.cancelled()

    asyncio.run(play())
