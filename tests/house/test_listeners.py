"""A listener who cannot be told is nobody else's trouble: he is let go, the others are told, the move is made."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Final

import pytest

from fondaco.games import GAMES, load_rulebook
from fondaco.house.api.live import COME_BACK
from fondaco.house.live import Subscriber
from fondaco.table.core import Rng
from tests.house.kit import Guest, Json, Served, ending_options, guest, pick, served, until

NOBODY_THERE: Final = -1


def _listen_in(house: Served, table: str) -> Subscriber:
    """A listener from a seat that is none, as if one had got in; nothing can be told to him."""
    live = house.house.live
    intruder = Subscriber(table, NOBODY_THERE)
    live.join(intruder)
    return intruder


async def _decide(one: Guest, table: str, state: Json, by_wire: bool) -> Json:
    """A decision of the seat that is asked; its answer."""
    if not by_wire:
        return await one.decide(table, state, Rng(state["version"]))
    async with one.live(table, state["you"], state["version"]) as wire:
        text = pick(state["offers"], Rng(state["version"]))
        while True:
            await wire.say(
                do="move", text=text, version=state["version"], id=f"w{state['version']}{text}"[:60]
            )
            answer = await wire.next("answer")
            if answer["accepted"] is not None:
                return answer
            text = f"{answer['draft']['text']} {pick(answer['draft']['offers'], Rng(1))}"


@pytest.mark.parametrize("by_wire", [False, True], ids=["http", "wire"])
@pytest.mark.parametrize("game", GAMES)
def test_who_cannot_be_told_is_let_go_and_everybody_else_is_told(
    game: str, by_wire: bool, sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    seats = load_rulebook(game).min_seats

    async def play() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(served(sqlite_url))
            anna = await stack.enter_async_context(guest(house, "Anna"))
            options = ending_options(game)
            table = await anna.begin(game, ["me"] * seats, options=options, watchable="everyone")
            wires = [
                await stack.enter_async_context(anna.live(table, seat)) for seat in (*range(seats), None)
            ]
            versions = [(await wire.next("update"))["version"] for wire in wires]
            for _ in range(3):
                intruder = _listen_in(house, table)
                state = await anna.asked(table, range(seats))
                assert state is not None
                answer = await _decide(anna, table, state, by_wire)
                assert answer["accepted"] > state["version"]
                for nth, wire in enumerate(wires):
                    while versions[nth] < answer["accepted"]:
                        update = await wire.next("update")
                        assert update["follows"] == versions[nth]
                        versions[nth] = update["version"]
                assert intruder.gone
                house.house.live.part(intruder)

    asyncio.run(play())
    said = [record.getMessage() for record in caplog.records if record.name == "fondaco.house"]
    assert sum("cannot be told" in line for line in said) == 3


def test_what_fails_after_an_event_does_not_undo_its_answer(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            heard: list[str] = []

            def fail(*_: object) -> None:
                raise RuntimeError("somebody who was told fell over")

            house.house.after_event.insert(0, fail)
            house.house.after_event.append(lambda kept, event: heard.append(kept.id))
            state = await anna.asked(table, [0, 1])
            assert state is not None
            assert (await anna.decide(table, state, Rng(1)))["accepted"] is not None
            assert heard == [table]

    asyncio.run(play())
    assert "fell over" in caplog.text


def test_who_was_let_go_hears_that_he_is_to_come_back(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            async with anna.live(table, 0) as wire:
                await wire.next("update")
                (one,) = house.house.live.watching(table)
                one.viewer = NOBODY_THERE  # by some mistake of ours
                state = await anna.asked(table, [0, 1])
                assert state is not None
                await anna.decide(table, state, Rng(1))
                assert await wire.closed() == COME_BACK
                await until(lambda: not house.house.live.watching(table))

    asyncio.run(play())
