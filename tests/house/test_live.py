"""Live connections: every update once and in order, resumed from a version, slow readers, nonsense."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import websockets

from fondaco.table.core import Rng
from tests.house.kit import Guest, guest, new_id, served, until

pytestmark = pytest.mark.both


def test_socket_and_stream_carry_the_same_bytes(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            lines: list[bytes] = []
            frames: list[bytes] = []
            path = f"/api/tables/{table}/stream?seat=0"
            async with anna.live(table, 0) as wire, anna.client.stream("GET", path) as stream:
                reading = asyncio.create_task(_read(stream.aiter_lines(), lines))
                await until(lambda: len(lines) > 0)
                await anna.play(table, [0, 1], Rng(1), 12)
                last = (await anna.state(table, 0))["version"]
                while not frames or json.loads(frames[-1])["version"] < last:
                    text = await wire.socket.recv()
                    frames.append(text.encode() if isinstance(text, str) else text)
                await until(lambda: json.loads(lines[-1])["version"] == last)
                reading.cancel()
            assert len(frames) > 8
            assert frames == lines

    asyncio.run(play())


async def _read(source: AsyncIterator[str], lines: list[bytes]) -> None:
    async for line in source:
        lines += [line.encode()] if line else []


def test_whoever_comes_back_with_a_version_misses_nothing(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            async with anna.live(table, 0) as wire:
                first = await wire.next("update")
            await anna.play(table, [0, 1], Rng(1), 10)
            async with anna.live(table, 0, since=first["version"]) as wire:
                resumed = await wire.next("update")
            whole = await anna.state(table, 0)
            assert resumed["follows"] == first["version"]
            assert resumed["log_from"] == first["moves"]
            assert first["log"] + resumed["log"] == whole["log"]
            assert resumed["view"] == whole["view"]

    asyncio.run(play())


def test_a_slow_reader_is_let_go_and_nobody_waits_for_it(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url, waiting_frames=3) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            kept = await house.house.kept(table)
            lazy = house.house.subscribe(kept, 0, 0)
            async with anna.live(table, 1) as wire:
                await anna.play(table, [0, 1], Rng(1), 8)
                assert lazy.gone
                version = (await anna.state(table))["version"]
                while (await wire.next("update"))["version"] < version:
                    pass
            frames = [await lazy.next() for _ in range(4)]
            assert [frame is None for frame in frames] == [False, False, False, True]

    asyncio.run(play())


def test_two_servers_tell_their_watchers_of_each_others_moves(postgresql_url: str) -> None:
    async def play() -> None:
        async with served(postgresql_url) as one, served(postgresql_url) as two, guest(one) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            there = Guest(two.address, anna.client)
            async with there.live(table, 0) as wire, anna.live(table, 0) as own:
                for _ in range(8):
                    state = await anna.asked(table, [0, 1])
                    assert state is not None
                    await anna.decide(table, state, Rng(1))
                last = (await anna.state(table, 0))["version"]
                for line in (wire, own):
                    version, log = 0, []
                    while version < last:
                        update = await line.next("update")
                        assert update["follows"] == version
                        version = update["version"]
                        log += update["log"]
                    assert log == (await anna.state(table, 0))["log"]

    asyncio.run(play())


FRAMES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '{"do":"dance"}',
    '{"do":"move"}',
    '{"do":"move","text":1,"version":1,"id":"x"}',
    '{"do":"move","text":"pass","version":-1,"id":"x"}',
    '{"do":"move","text":"pass","version":99999999999999999999,"id":"x"}',
    '{"do":"move","text":"pass","version":1,"id":"x","seat":1}',
    '{"do":"undo","version":1e3,"id":"x"}',
    '{"do":"move","text":"\\ud800","version":2,"id":"x"}',
    b"\xff\xfe\x00",
    b'{"do":"ping"}',
]


@pytest.mark.parametrize("seat", [0, None])
def test_frames_that_make_no_sense_are_answered_and_the_connection_stays(
    seat: int | None, sqlite_url: str
) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            version = (await anna.state(table))["version"]
            async with anna.live(table, seat) as wire:
                for frame in FRAMES:
                    await wire.socket.send(frame)
                    while (answer := await wire.next())["kind"] in ("update", "header"):
                        pass
                    assert answer["kind"] == ("pong" if frame == b'{"do":"ping"}' else "refused"), frame
                await wire.say(do="move", text="1", version=version, id=new_id())
                answer = await wire.next()
                assert answer["kind"] in ("refused", "answer", "update")
                assert (answer["kind"] == "refused") or seat is not None
            assert (await anna.state(table))["status"] == "playing"

    asyncio.run(play())


def test_a_frame_that_is_too_large_ends_the_connection(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            async with anna.live(table, 0) as wire:
                await wire.socket.send("x" * 10_000)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await wire.next("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    asyncio.run(play())


def test_a_stopped_server_ends_connections_so_that_they_come_back(sqlite_url: str) -> None:
    async def play() -> None:
        async with AsyncExitStack() as client:
            async with served(sqlite_url) as house:
                anna = await client.enter_async_context(guest(house))
                table = await anna.begin("yspahan", ["me", "me"])
                wire = await client.enter_async_context(anna.live(table, 0))
                await wire.next("update")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await wire.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012

    asyncio.run(play())
