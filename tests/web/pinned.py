"""A pinned record, and tables that go on from it."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from pathlib import Path
from typing import Final, cast

from fondaco.games import load_rulebook
from fondaco.games.yspahan.position import YspahanPosition
from fondaco.table.game import Game
from fondaco.table.record import read_record, replay
from tests.web.browsing import Player, Served

RECORD: Final = Path(__file__).parents[1] / "records" / "yspahan-2-greedy.txt"


@cache
def pinned_game() -> Game:
    """The game that the record tells of."""
    record = read_record(RECORD.read_text(encoding="utf-8"))
    return replay(record, load_rulebook(record.game))


@cache
def start_of_week(week: int) -> int:
    """After how many moves of the pinned record that week has begun."""
    game = pinned_game()

    def week_after(moves: int) -> int:
        return cast(YspahanPosition, game.position_after(moves)).week

    return bisect_left(range(len(game.played)), week, key=week_after)


def go_on(player: Player, house: Served, moves: int) -> str:
    """Sit down at a table that goes on from the pinned record after so many moves; its address."""
    record = RECORD.read_text(encoding="utf-8")
    wanted: dict[str, object] = {"record": record, "m": moves, "seat": 0, "bot": "medium"}
    table = player.post(house, "/api/forks", wanted)["table"]
    player.page.goto(f"{house.address}/t/{table}")
    player.page.locator(".prompt").wait_for()
    return f"{house.address}/t/{table}"
