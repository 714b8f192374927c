"""What goes over live connections depends on nothing that its reader may not know.

Two served houses with two truths that a viewer cannot tell apart (twins). The game goes on in both while the viewer
watches over the WebSocket and the stream and says all kinds of things; every byte that reaches him must be the same.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import httpx2
import pytest
import websockets

from fondaco.games import GAMES
from fondaco.house.api.who import COOKIE, PROOF, proof_of
from fondaco.house.events import Event, Moved
from fondaco.house.kept import Kept
from fondaco.house.store import Store
from tests.conformance.tables import TABLES, Table
from tests.house.kit import Served, served, until
from tests.house.test_secrets import SMALL
from tests.house.twins import ID, SECRET, events_of, store_table, twins_of

TOLD = ("date",)
"""What of an answer's header tells the time, and nothing else."""
LAST = 12
"""So many decisions are made while the viewer watches."""


@pytest.mark.slow
@pytest.mark.parametrize("table", SMALL, ids=str)
def test_a_viewer_watches_two_truths_and_sees_one(table: Table, tmp_path: Path) -> None:
    _watch(table, tmp_path, range(1) if table.game != "wuestensoehne" else range(12), 2)


@pytest.mark.full
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_viewer_watches_many_truths_and_sees_one(table: Table, tmp_path: Path) -> None:
    _watch(table, tmp_path, range(20, 26) if table.game != "wuestensoehne" else range(20, 60), 24)


def _watch(table: Table, folder: Path, seeds: Sequence[int], most: int) -> None:
    twins = list(twins_of(table, seeds))
    assert twins, "no twin was found, so nothing was tested"

    async def play() -> None:
        for nth, (viewer, truth, twin) in enumerate(twins[-most:]):
            one = await _all_that_comes(folder / f"{nth}-one.db", table, truth, viewer)
            other = await _all_that_comes(folder / f"{nth}-other.db", table, twin, viewer)
            assert len(one) > LAST
            assert one == other

    asyncio.run(play())


async def _all_that_comes(file: Path, table: Table, moves: Sequence[int], viewer: int | None) -> list[object]:
    """Everything that reaches the viewer while the last moves are made."""
    events = events_of(table, moves)
    before = max(2, len(events) - LAST)
    url = f"sqlite:///{file}"
    store = await Store.open(url)
    await store_table(store, table, moves, viewer, events=before)
    await store.close()
    async with served(url) as house, AsyncExitStack() as stack:
        client = await stack.enter_async_context(
            httpx2.AsyncClient(
                base_url=f"http://{house.address}",
                cookies={COOKIE: SECRET},
                headers={PROOF: proof_of(SECRET)},
                timeout=30,
            )
        )
        you = "" if viewer is None else f"&seat={viewer}"
        socket = await stack.enter_async_context(
            websockets.connect(
                f"ws://{house.address}/api/tables/{ID}/live?since=1{you}",
                additional_headers={"Cookie": f"{COOKIE}={SECRET}"},
                max_size=None,
            )
        )
        lines: list[str] = []
        stream = await stack.enter_async_context(
            client.stream("GET", f"/api/tables/{ID}/stream?since=0{you}")
        )
        reading = asyncio.create_task(_read(stream, lines))
        stack.callback(reading.cancel)
        await until(lambda: len(lines) > 0)
        frames = [await socket.recv()]
        for event in events[before:]:
            frames += await _say_nonsense(socket, house, viewer, event)
            await house.house.act(ID, partial(_as_it_was, event))
            frames += await _until_version(socket, before := before + 1)
        await until(lambda: json.loads(lines[-1])["version"] == len(events))
        return [*frames, *lines, *await _looks_around(client, you, len(events))]


def _as_it_was(event: Event, _: Kept) -> Event:
    return event


async def _read(stream: httpx2.Response, lines: list[str]) -> None:
    async for line in stream.aiter_lines():
        lines += [line] if line else []


async def _say_nonsense(
    socket: websockets.ClientConnection, house: Served, viewer: int | None, event: Event
) -> list[str | bytes]:
    """What others are asked, and what is no move at all, is refused in the same words whatever is hidden."""
    kept = await house.house.kept(ID)
    version = kept.room.version
    said: list[dict[str, object]] = [{"do": "move", "text": "xyzzy"}, {"do": "ping"}]
    if viewer != kept.room.asked and isinstance(event, Moved) and kept.room.game is not None:
        said.append({"do": "undo"})
        said.append({"do": "move", "text": "pass"})
    answers = []
    for nth, what in enumerate(said):
        command = what if what["do"] == "ping" else what | {"version": version, "id": f"x{version}-{nth}"}
        await socket.send(json.dumps(command))
        answers.append(await socket.recv())
    return answers


async def _until_version(socket: websockets.ClientConnection, version: int) -> list[str | bytes]:
    frames: list[str | bytes] = []
    while not frames or json.loads(frames[-1])["version"] < version:
        frames.append(await socket.recv())
    return frames


async def _looks_around(client: httpx2.AsyncClient, you: str, version: int) -> list[object]:
    """The same once more by HTTP, with all headers of the answers but the date."""
    paths = [f"state?since={since}{you}" for since in (0, version - 1)]
    paths += [f"state?m={m}{you}" for m in (0, 20, 10_000)]
    paths += [f"record?since=0{you}", "state?seat=7"]
    found: list[object] = []
    for path in paths:
        answer = await client.get(f"/api/tables/{ID}/{path}")
        told = {name: value for name, value in answer.headers.items() if name.lower() not in TOLD}
        found.append((path, answer.status_code, told, answer.content))
    return found


def test_every_game_is_watched() -> None:
    assert {table.game for table in SMALL} == set(GAMES)
