"""Records and positions: masked while the game runs, complete after it; looked at, linked to, gone on from."""

from __future__ import annotations

import asyncio

import pytest

from fondaco.games import GAMES, load_rulebook
from fondaco.table.core import Rng
from fondaco.table.record import read_record, replay, verify_dice
from tests.conformance.tables import TABLES
from tests.house.kit import Guest, Json, ending_options, guest, served

SEATS = {game: next(table.seats for table in TABLES if table.game == game) for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.both
def test_a_running_game_gives_masked_records_and_past_views(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            seats = list(range(SEATS[game]))
            table = await anna.begin(game, ["me"] * len(seats), options=ending_options(game))
            views: dict[int, dict[int, Json]] = {}
            state = await anna.asked(table, seats)
            while state is not None and len(views) < 12:
                views[state["moves"]] = {seat: (await anna.state(table, seat))["view"] for seat in seats}
                await anna.decide(table, state, Rng(len(views)))
                state = await anna.asked(table, seats)
            for moves, seen in views.items():
                for seat, view in seen.items():
                    past = await anna.get(f"/api/tables/{table}/state", seat=seat, m=moves)
                    assert (past["kind"], past["moves"], past["view"]) == ("past", moves, view)
                    assert all(line["move"] <= moves for line in past["log"])
            whole = await anna.state(table, 0)
            beyond = await anna.get(f"/api/tables/{table}/state", seat=0, m=99_999)
            assert (beyond["moves"], beyond["log"]) == (whole["moves"], whole["log"])
            text = (await anna.client.get(f"/api/tables/{table}/record?seat=0")).text
            record = read_record(text)
            assert record.masked
            assert record.seed is None
            assert record.commitment == whole["header"]["commitment"]

    asyncio.run(play())


def test_a_record_can_be_looked_at_move_by_move(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            text, end = await _finished(anna, "yspahan")
            shown = await anna.post("/api/records", {"record": text, "viewer": 0})
            assert shown["over"]
            assert shown["owned_box"] is False
            assert shown["view"] == end["view"]
            assert shown["log"] == end["log"]
            early = await anna.post("/api/records", {"record": text, "viewer": 0, "m": 40})
            assert (early["moves"], early["of"]) == (40, end["moves"])
            for wrong in ("", "hello", text[:500], text.replace("yspahan", "chess")):
                status, error = await anna.refused("/api/records", {"record": wrong})
                assert (status, error["code"]) == (422, "invalid")

    asyncio.run(play())


async def _finished(anna: Guest, game: str) -> tuple[str, dict[str, object]]:
    """A finished game: its record, and its last update for the first seat."""
    bots = ["random"] * (SEATS[game] - 1)
    table = await anna.begin(game, ["me", *bots], options=ending_options(game))
    await anna.play(table, [0], Rng(1))
    return (await anna.client.get(f"/api/tables/{table}/record")).text, await anna.state(table, 0)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_fork_goes_on_from_a_record_with_new_dice(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            text, _ = await _finished(anna, game)
            played = replay(read_record(text), load_rulebook(game)).played
            middle = next(n for n in range(len(played) // 2, 0, -1) if not played[n - 1].part)
            before = await anna.post("/api/records", {"record": text, "viewer": 0, "m": middle})
            wanted = {"record": text, "m": middle, "seat": 0, "bot": "random"}
            table = (await anna.post("/api/forks", wanted))["table"]
            past = await anna.get(f"/api/tables/{table}/state", seat=0, m=0)
            assert past["view"] == before["view"]
            await anna.play(table, [0], Rng(2))
            end = await anna.state(table, 0)
            assert end["status"] == "over"
            forked = (await anna.client.get(f"/api/tables/{table}/record")).text
            record = read_record(forked)
            again = replay(record, load_rulebook(game))
            assert again.position.standing() == end["result"]["scores"]
            assert verify_dice(record, again) > 0
            _, error = await anna.refused("/api/records", {"record": forked})
            assert error["message"]["id"] == "house-record-is-a-fork"

    asyncio.run(play())


def test_a_fork_of_a_running_game_tells_nothing_that_the_seat_does_not_know(database: str) -> None:
    """The other's cards are drawn anew: over several forks they differ, while the own view stays the same."""

    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna, guest(house, "Eve") as eve:
            table = await anna.begin("yspahan", ["me", "me"])
            held = house.house
            hands: set[str] = set()
            rng = Rng(4)
            while True:
                state = await anna.asked(table, [0, 1])
                assert state is not None
                others = state["view"]["players"][1 - state["you"]]
                if others["cards"] > 1:
                    break
                await anna.decide(table, state, rng)
            wanted = {"table": table, "m": state["moves"], "seat": state["you"]}
            for _ in range(8):
                fork = (await anna.post("/api/forks", wanted))["table"]
                past = await anna.get(f"/api/tables/{fork}/state", seat=state["you"], m=0)
                assert past["view"] == state["view"]
                room = (await held.kept(fork)).room
                assert room.start_from is not None
                hands.add(str(room.rulebook.view(room.past(0).position(), 1 - state["you"])))
            assert len(hands) > 1
            assert (await eve.refused("/api/forks", wanted))[0] == 403
            assert (await anna.refused("/api/forks", {"m": 1, "seat": 0}))[0] == 422

    asyncio.run(play())
