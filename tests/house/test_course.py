"""How the scores went over a game: told after the end, to whoever may look at the table, and never before."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from fondaco.games import GAMES
from fondaco.table.core import Rng
from tests.house.kit import ending_options, guest, served
from tests.house.ways import refusal


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game == "yspahan" else pytest.mark.slow) for game in GAMES]
)
def test_the_course_tells_every_score_that_changed(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            table = await anna.begin(game, ["me", "random", "random"], options=ending_options(game))
            assert (await refusal(anna, "GET", f"/api/tables/{table}/course?seat=0"))[0] == 409
            await anna.play(table, [0], Rng(1))
            end = await anna.state(table, 0)
            course = await anna.get(f"/api/tables/{table}/course", seat=0)
            points = course["points"]
            assert (points[0]["move"], course["moves"]) == (0, end["moves"])
            assert points[-1]["scores"] == end["result"]["scores"]
            for earlier, later in pairwise(points):
                assert earlier["move"] < later["move"]
                assert earlier["scores"] != later["scores"]
            for point in (points[len(points) // 2], points[-1]):
                past = await anna.get(f"/api/tables/{table}/state", seat=0, m=point["move"])
                assert past["view"]["scores"] == point["scores"]
            assert await anna.get(f"/api/tables/{table}/course") == course

    asyncio.run(play())


def test_who_may_not_look_at_a_table_is_not_told_its_course(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            table = await anna.begin("yspahan", ["me", "random"])
            await anna.play(table, [0], Rng(2), 3)
            assert (await refusal(bo, "GET", f"/api/tables/{table}/course"))[0] in (403, 404)
            assert (await refusal(anna, "GET", f"/api/tables/{table}/course"))[0] == 409
            await anna.post(f"/api/tables/{table}/abandon")
            given_up = await anna.get(f"/api/tables/{table}/course")
            assert len(given_up["points"][0]["scores"]) == 2
            assert (await refusal(bo, "GET", f"/api/tables/{table}/course"))[0] in (403, 404)

    asyncio.run(play())
