"""Previews: for the seat that is asked and nobody else, the same for truths it cannot tell apart, and true."""

from __future__ import annotations

import asyncio

import pytest

from fondaco.games import GAMES
from fondaco.table.core import Rng
from tests.conformance.tables import TABLES
from tests.house.kit import Guest, Json, ending_options, guest, served
from tests.house.twins import kept_of, twins_of
from tests.house.ways import refusal


@pytest.mark.parametrize("game", GAMES)
def test_what_was_told_before_is_what_happened(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            table = await anna.begin(game, ["me", "me", "me"], options=ending_options(game))
            rng = Rng(5)
            for _ in range(12):
                state = await anna.asked(table, [0, 1, 2])
                assert state is not None
                told = await anna.get(
                    f"/api/tables/{table}/previews", seat=state["you"], version=state["version"]
                )
                assert told["version"] == state["version"]
                # A pick of several things brings nothing before all are made.
                picks = [kind["text"] for kind in state["form"]["kinds"]] if state["form"] else []
                offered = [one["text"] for one in state["offers"]]
                assert [one["text"] for one in told["previews"]] == [
                    text for text in offered if text not in picks
                ]
                assert (await anna.state(table, state["you"]))["moves"] == state["moves"]
                await anna.decide(table, state, rng)

    asyncio.run(play())


def test_a_decision_that_has_begun_is_gone_on_with(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            table = await anna.begin("yspahan", ["me", "me", "me"])
            state = await _asked_for_a_group(anna, table)
            begun = state["offers"][0]["text"]
            told = await anna.get(
                f"/api/tables/{table}/previews", seat=state["you"], version=state["version"], text=begun
            )
            assert told["text"] == begun
            by_text = {one["text"]: one for one in told["previews"]}
            assert by_text["card"]["barrier"]["id"] == "ahead-chance"
            assert by_text["supervisor"]["barrier"] is None

    asyncio.run(play())


async def _asked_for_a_group(anna: Guest, table: str) -> Json:
    rng = Rng(3)
    while True:
        state = await anna.asked(table, [0, 1, 2])
        assert state is not None
        if state["view"]["prompt"]["id"] == "yspahan-ask-take-group":
            return state
        await anna.decide(table, state, rng)


def test_only_the_seat_that_is_asked_is_told(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            table = await anna.begin("yspahan", ["me", "me", "me"])
            state = await anna.asked(table, [0, 1, 2])
            assert state is not None
            seat, version = state["you"], state["version"]

            def ask(seat: int, version: int, text: str = "") -> str:
                return f"/api/tables/{table}/previews?seat={seat}&version={version}&text={text}"

            assert await refusal(bo, "GET", ask(seat, version)) == (403, "house-not-yours")
            other = await refusal(anna, "GET", ask((seat + 1) % 3, version))
            assert other == (422, "refusal-not-your-turn")
            assert await refusal(anna, "GET", ask(seat, version, "dance")) == (422, "refusal-unknown-move")
            assert (await refusal(anna, "GET", ask(seat, 0)))[0] == 409

    asyncio.run(play())


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_truths_that_a_seat_cannot_tell_apart_have_the_same_previews(game: str) -> None:
    compared = 0
    for table in (one for one in TABLES if one.game == game and one.plain):
        for viewer, truth, twin in twins_of(table, range(12 if game == "wuestensoehne" else 2)):
            one, other = kept_of(table, truth).room, kept_of(table, twin).room
            assert one.asked == other.asked
            if viewer is not None and one.asked == viewer:
                version = one.version
                assert one.preview(viewer, "", version) == other.preview(viewer, "", version)
                compared += 1
    assert compared > 0
