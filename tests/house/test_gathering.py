"""What bots decide in a row is told together; whoever is asked, or has just decided, is told at once."""

from __future__ import annotations

import asyncio

from fondaco.house.events import Moved, event_of
from fondaco.house.kept import Kept
from fondaco.table.core import Rng
from tests.house.kit import Json, Served, Wire, guest, pick, served

NEVER = 1_000.0
"""Seconds: nothing is told because time goes by."""


async def _decisions(wire: Wire, number: int) -> list[Json]:
    """Decide so often over a live connection; all updates on the way."""
    rng = Rng(1)
    updates = [await wire.next("update")]
    while number and updates[-1]["status"] == "playing":
        now = updates[-1]
        if now["offers"] is None:
            updates.append(await wire.next("update"))
            continue
        text, draft = pick(now["offers"], rng), None
        while True:
            await wire.say(do="move", text=text, version=now["version"], id=f"{number} {text}")
            while (frame := await wire.next())["kind"] != "answer":
                if frame["kind"] == "update":
                    updates.append(frame)
            draft = frame["draft"]
            if draft is None:
                break
            text = f"{draft['text']} {pick(draft['offers'], rng)}"
        if updates[-1]["version"] < frame["accepted"]:
            updates.append(await wire.next("update"))
        number -= 1
    return updates


async def _moved(house: Served, table: str) -> list[tuple[int, int, int]]:
    """Of every move: its version, who made it, who is asked then."""
    rows = await house.house.store.events(table)
    events = [(row.version, event_of(row.kind, row.body)) for row in rows]
    return [(version, event.seat, event.asked) for version, event in events if isinstance(event, Moved)]


def test_bots_among_themselves_are_told_together(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            house.house.gather_seconds = NEVER
            table = await anna.begin("yspahan", ["me", "random", "random", "random"])
            async with anna.live(table, 0) as wire:
                updates = await _decisions(wire, 12)
            moved = await _moved(house, table)
            told = [update["version"] for update in updates]
            among_bots = {version for version, seat, asked in moved if seat != 0 and asked > 0}
            must = {version for version, seat, asked in moved if seat == 0 or asked <= 0}
            first, last = told[0], told[-1]
            assert len([version for version in among_bots if first < version < last]) > 10
            assert among_bots.isdisjoint(told[1:])
            assert {version for version in must if first < version <= last} <= set(told)
            assert [update["follows"] for update in updates[1:]] == told[
                :-1
            ]  # and nobody has missed anything
            lines = [line["move"] for update in updates[1:] for line in update["log"]]
            assert lines == sorted(lines)

    asyncio.run(play())


def test_a_version_is_told_after_what_happened_up_to_it(sqlite_url: str) -> None:
    """Whoever asks, comes or goes meanwhile: nobody hears of a version before the update to it."""

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            house.house.gather_seconds = NEVER
            table = await anna.begin("yspahan", ["me", "random", "random"])
            kept: Kept = await house.house.kept(table)
            async with anna.live(table, None) as wire:
                known = (await wire.next("update"))["version"]
                for nth in range(40):
                    if kept.room.asked == 0:
                        await anna.play(table, [0], Rng(nth), 1)
                    await wire.say(do="ping")
                    while (frame := await wire.next())["kind"] != "pong":
                        known = max(known, frame["version"]) if frame["kind"] == "update" else known
                    assert frame["version"] == known
                house.house.tell_header(kept)
                while (frame := await wire.next())["kind"] != "header":
                    known = max(known, frame["version"]) if frame["kind"] == "update" else known
                assert frame["version"] == known

    asyncio.run(play())


def test_after_a_while_it_is_told_though_nobody_is_asked(sqlite_url: str) -> None:
    """A table of bots alone: spectators see it go on."""

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            # The while is over at once: how much three bots do in it would be for the machine to decide.
            house.house.gather_seconds = 0.0
            table = await anna.begin("yspahan", ["me", "random", "random"])
            async with anna.live(table, None) as wire:
                versions = [(await wire.next("update"))["version"]]
                await anna.post(f"/api/tables/{table}/resign", {"seat": 0, "bot": "random"})
                while (update := await wire.next("update"))["status"] == "playing":
                    assert update["follows"] == versions[-1]
                    versions.append(update["version"])
            assert len(versions) > 3
            assert update["version"] > 50

    asyncio.run(play())
