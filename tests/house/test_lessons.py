"""First steps over the API: the lesson of a game, and going on from it at a table of one's own."""

from __future__ import annotations

import asyncio

from fondaco.table.lesson import lesson_of
from tests.house.kit import guest, served
from tests.house.ways import refusal


def test_a_lesson_is_taught_and_gone_on_with(sqlite_url: str) -> None:
    async def learn() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            taught = await anna.get("/api/lessons/yspahan")
            lesson = lesson_of("yspahan")
            assert lesson is not None
            assert [step["moves"] for step in taught["steps"]] == [note.after for note in lesson.notes]
            assert all(step["view"]["viewer"] == taught["seat"] for step in taught["steps"])
            fork = {
                "record": taught["record"],
                "m": taught["moves"],
                "seat": taught["seat"],
                "bot": taught["bot"],
            }
            table = (await anna.post("/api/forks", fork))["table"]
            state = await anna.asked(table, [taught["seat"]])
            assert state is not None
            last = taught["steps"][-1]["view"]
            assert state["view"]["week"] == last["week"]
            assert state["view"]["players"][0]["buildings"] == last["players"][0]["buildings"]
            assert await refusal(anna, "GET", "/api/lessons/chess") == (404, "house-no-lesson")

    asyncio.run(learn())
