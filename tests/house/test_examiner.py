"""What people bring along is read in a process of its own, within limits, and nothing else suffers from it."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import zlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from fondaco.games import load_rulebook
from fondaco.house import examining
from fondaco.house.examiner import MOST_WAITING, Examiner
from fondaco.house.examining import BoxBrought
from fondaco.house.troubles import Trouble
from fondaco.table.record.text import check_of
from tests.house.hardships import endless, hungry, patient
from tests.house.kit import guest, served

FINISHED = Path(__file__).parent.parent / "records" / "yspahan-2-greedy.txt"
BROUGHT = BoxBrought("yspahan", "")


@contextlib.asynccontextmanager
async def examiner(**made: object) -> AsyncIterator[Examiner]:
    """An examiner that is closed at the end."""
    one = Examiner(**made)  # type: ignore[arg-type]
    try:
        yield one
    finally:
        one.close()


async def refused(one: Examiner, brought: examining.Brought = BROUGHT) -> Trouble:
    with pytest.raises(Trouble) as caught:
        await one.ask(brought)
    return caught.value


def test_what_takes_too_long_is_refused_and_the_next_is_read() -> None:
    async def look() -> None:
        async with examiner(work=endless) as one:
            assert (await refused(one)).message.id == "house-too-much-work"
            assert (await refused(one)).message.id == "house-too-much-work"

    asyncio.run(look())


def test_what_takes_too_much_memory_is_refused() -> None:
    async def look() -> None:
        async with examiner(work=hungry) as one:
            assert (await refused(one)).message.id == "house-too-much-work"

    asyncio.run(look())


def test_only_so_many_things_wait(tmp_path: Path) -> None:
    async def look() -> None:
        go = tmp_path / "go"
        async with examiner(work=patient) as one:
            brought = BoxBrought("yspahan", str(go))
            waiting = [asyncio.create_task(one.ask(brought)) for _ in range(MOST_WAITING)]
            await asyncio.sleep(0)
            refusal = await refused(one, brought)
            assert (refusal.code, refusal.message.id) == ("unavailable", "house-examiner-busy")
            go.touch()
            assert await asyncio.gather(*waiting) == [b'"done"'] * MOST_WAITING
            assert await one.ask(brought) == b'"done"'

    asyncio.run(look())


def swollen(size: int) -> str:
    """A small record that opens to so many bytes."""
    inside = FINISHED.read_text(encoding="utf-8").replace("moves:\n", "moves:\n" + "1 red x\n" * (size // 8))
    seal = base64.b64encode(zlib.compress(inside.encode(), 9)).decode()
    text = f"fondaco record 1\ngame: yspahan\nseat 1 blue: A\nmasked: yes\nsealed:\n| {seal}\n"
    return f"{text}end: {check_of(text)}\n"


def test_the_server_reads_nothing_itself_that_somebody_brings(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In its own process the readers are gone; in the examiner's they are as ever."""

    def never(*_: object) -> None:
        raise AssertionError("read in the process of the server")

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            for name in ("read_record", "replay"):
                monkeypatch.setattr(examining, name, never)
            text = FINISHED.read_text(encoding="utf-8")
            shown = await anna.post("/api/records", {"record": text, "viewer": 0})
            assert shown["over"]
            fork = await anna.post("/api/forks", {"record": text, "m": 30, "seat": 0, "bot": "random"})
            assert (await anna.get(f"/api/tables/{fork['table']}/state", seat=0))["status"] == "playing"
            bomb = swollen(3_000_000)
            assert len(bomb) < 42_000
            for path, body in (("records", {}), ("forks", {"m": 1, "seat": 0})):
                status, error = await anna.refused(f"/api/{path}", {"record": bomb, **body})
                assert (status, error["message"]["id"]) == (422, "house-record-refused")
                assert "2 MB" in error["text"]
            seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
            status, error = await anna.refused(
                "/api/tables", {"game": "yspahan", "seats": seats, "box": "x = 1"}
            )
            assert (status, error["message"]["id"]) == (422, "house-box-refused")
            assert len(house.house.examiner.processes) == 1

    asyncio.run(play())


def test_an_owners_box_is_examined_and_then_used(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            box = (Path(examining.__file__).parents[1] / "games" / "yspahan" / "box.toml").read_text("utf-8")
            mine = box.replace("start_gold = 2", "start_gold = 3", 1)
            seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
            wanted = {"game": "yspahan", "seats": seats, "box": mine}
            table = (await anna.post("/api/tables", wanted))["table"]
            (process,) = house.house.examiner.processes
            kept = await house.house.kept(table)
            assert kept.room.rulebook.box_hash == load_rulebook("yspahan", mine).box_hash
            assert kept.room.rulebook.box_hash != load_rulebook("yspahan").box_hash
            assert house.house.examiner.processes == [process]

    asyncio.run(play())
