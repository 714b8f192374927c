"""Two server processes on one PostgreSQL, and many clients that want to make the same move.

Exactly one of them wins, the others are told; whoever watches, at either process, sees the same versions in order.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Final

import pytest
import websockets

from benchmarks.load.server import house
from fondaco.house.api.who import COOKIE
from fondaco.house.store import Store
from fondaco.table.core import Rng
from tests.house.kit import Json, new_id, pick
from tests.house.stubborn import Host

CLIENTS: Final = 6
"""At each of the two processes."""
ROUNDS: Final = 12


@pytest.mark.slow
def test_many_clients_of_two_processes_race_for_every_move(postgresql_url: str) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            servers = [stack.enter_context(house(postgresql_url)) for _ in range(2)]
            hosts = [Host(server.address) for server in servers]
            await hosts[0].arrive()
            hosts[1].client.headers = hosts[0].client.headers
            hosts[1].client.cookies = hosts[0].client.cookies
            for host in hosts:
                stack.push_async_callback(host.client.aclose)
            table = (await hosts[0].set_table("yspahan", ("me", "me", "me"), {}))[0].table
            watchers = [
                _Watcher(server.address, hosts[0].cookie, table, viewer)
                for server in servers
                for viewer in (0, 1, None)
            ]
            watching = [asyncio.create_task(watcher.watch()) for watcher in watchers]
            for nth in range(ROUNDS):
                await _race(hosts, table, nth)
            last = await _version(hosts[0], table)
            assert last == ROUNDS + 2
            async with asyncio.timeout(60):
                while any(watcher.versions[-1:] != [last] for watcher in watchers):
                    await asyncio.sleep(0.01)
            for task in watching:
                task.cancel()
            _saw_the_same(watchers, last)
        store = await Store.open(postgresql_url)
        rows = await store.events(table)
        assert [row.version for row in rows] == list(range(1, last + 1))
        await store.close()

    asyncio.run(play())


async def _version(host: Host, table: str) -> int:
    return int((await host.client.get(f"/api/tables/{table}/state")).json()["version"])


async def _race(hosts: Sequence[Host], table: str, nth: int) -> None:
    """All clients answer the same question at the same time, each as it likes."""
    asked = await _asked(hosts[0], table)
    answers = await asyncio.gather(
        *(_decide(hosts[number % 2], table, asked, Rng(100 * nth + number)) for number in range(2 * CLIENTS))
    )
    won = [answer["accepted"] for status, answer in answers if status == 200]
    assert won == [asked["version"] + 1]
    for status, answer in answers:
        if status != 200:
            assert (status, answer["error"]["code"]) == (409, "stale"), answer
            assert answer["error"]["message"]["args"]["version"] == asked["version"] + 1
            assert answer["error"]["text"]


async def _asked(host: Host, table: str) -> Json:
    for seat in range(3):
        state: Json = (await host.client.get(f"/api/tables/{table}/state", params={"seat": seat})).json()
        if state["offers"]:
            return state
    raise AssertionError("nobody is asked")


async def _decide(host: Host, table: str, asked: Json, rng: Rng) -> tuple[int, Json]:
    """One client's answer, part by part if need be, and what it is told at last."""
    move = {"seat": asked["you"], "version": asked["version"], "id": new_id()}
    text = pick(asked["offers"], rng)
    while True:
        got = await host.client.post(f"/api/tables/{table}/moves", json=move | {"text": text})
        answer: Json = got.json()
        if got.status_code != 200 or answer["accepted"] is not None:
            return got.status_code, answer
        text = f"{answer['draft']['text']} {pick(answer['draft']['offers'], rng)}"


class _Watcher:
    """Somebody who watches at one of the processes."""

    def __init__(self, address: str, cookie: str, table: str, viewer: int | None) -> None:
        seat = "" if viewer is None else f"?seat={viewer}"
        self._where = f"ws://{address}/api/tables/{table}/live{seat}"
        self._headers = {"Cookie": f"{COOKIE}={cookie}"}
        self.viewer = viewer
        self.versions: list[int] = []
        self.told: dict[int, Json] = {}

    async def watch(self) -> None:
        async with websockets.connect(self._where, additional_headers=self._headers, max_size=None) as socket:
            async for said in socket:
                frame = json.loads(said)
                if frame["kind"] == "update":
                    assert frame["follows"] == (self.versions[-1] if self.versions else 0)
                    self.versions.append(frame["version"])
                    # Who is online is what this process knows of.
                    self.told[frame["version"]] = {k: v for k, v in frame.items() if k != "header"}


def _saw_the_same(watchers: Sequence[_Watcher], last: int) -> None:
    for watcher in watchers:
        assert watcher.versions == sorted(set(watcher.versions))
        assert watcher.versions[-1] == last
    for viewer in (0, 1, None):
        here, there = (watcher.told for watcher in watchers if watcher.viewer == viewer)
        common = set(here) & set(there)
        assert last in common
        for version in common:
            one, other = here[version], there[version]
            if one["follows"] == other["follows"]:
                assert one == other
            assert one["view"] == other["view"]
