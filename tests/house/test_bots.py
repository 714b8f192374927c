"""Bots at the house: they know a dream, play what they would play at home, and survive the death of their process."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Final

import msgspec
import pytest

from fondaco.games import GAMES
from fondaco.house import bots as bots_module
from fondaco.house.bots import Bots
from fondaco.house.events import Moved, Started, event_of
from fondaco.house.thinking import Question, think
from fondaco.table.core import Rng
from tests.house.kit import ending_options, guest, served, until

FEW: Final = 6


@pytest.mark.slow
def test_a_killed_process_of_the_bots_is_survived(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "medium"])
            for _ in range(3):
                assert await anna.play(table, [0], Rng(1), 2) == 2
                for process in house.bots.processes:
                    os.kill(process, signal.SIGKILL)
            assert await anna.play(table, [0], Rng(1), 2) == 2

    asyncio.run(play())


def test_whoever_lets_a_bot_play_can_take_over_before_each_of_its_moves(sqlite_url: str) -> None:
    async def play() -> None:
        thought: list[str] = []
        async with served(sqlite_url, deputy_seconds=3600.0) as house, guest(house) as anna:
            house.bots.on_thought = lambda bot, seconds: thought.append(bot)
            table = await anna.begin("yspahan", ["me", "me"], options={"first_player": "1"})
            await anna.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
            await until(lambda: thought == ["random"])
            before = await anna.state(table, 0)
            assert before["header"]["seats"][0]["kind"] == "bot"
            assert before["version"] == 3
            await anna.post(f"/api/tables/{table}/seats/0/give-back")
            assert (await anna.state(table, 0))["offers"]
            await anna.play(table, [0, 1], Rng(1), 3)
            events = [event_of(row.kind, row.body) for row in await house.house.store.events(table)]
            assert sum(isinstance(event, Moved) for event in events) == 3

    asyncio.run(play())


def test_a_bot_that_plays_for_somebody_moves_when_nobody_takes_over(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url, deputy_seconds=0.01) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"], options={"first_player": "1"})
            await anna.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
            kept = await house.house.kept(table)
            await until(lambda: kept.room.asked == 1)

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_given_a_dream_and_never_the_truth(
    game: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a bot is asked follows from what its seat knows: asking from an imagined table gives the same question."""
    asked: list[Question] = []
    truths: list[list[list[int]]] = []

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            original = Bots._question

            def noting(self: Bots, room: object, box: object, bot: str, seat: int, after: int) -> Question:
                question = original(self, room, box, bot, seat, after)  # type: ignore[arg-type]
                asked.append(question)
                truths.append(room.game.position.dump())  # type: ignore[attr-defined]
                dreamt = room.game.imagine(seat, Rng(after))  # type: ignore[attr-defined]
                luck = room.luck(f"dream {seat} move {after}")  # type: ignore[attr-defined]
                assert dreamt.imagine(seat, Rng(luck)).dump() == question.dream
                return question

            monkeypatch.setattr(bots_module.Bots, "_question", noting)
            table = await anna.begin(game, ["me", "medium", "random"], options=ending_options(game))
            await anna.play(table, [0], Rng(1), 25)

    asyncio.run(play())
    assert len(asked) > 10
    dreams = [question.dream for question in asked]
    assert dreams != truths or game == "wuestensoehne"  # hides little, and nothing for long


@pytest.mark.both
def test_a_bot_decides_the_same_when_it_is_asked_again(sqlite_url: str) -> None:
    """Its luck is keyed by the move it is asked for, so a restart changes nothing."""

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["random", "me"])
            await anna.play(table, [1], Rng(1), FEW)
            await anna.asked(table, [1])
            rows = await house.house.store.events(table)
            events = [event_of(row.kind, row.body) for row in rows]
            moves = [(n, event) for n, event in enumerate(events) if isinstance(event, Moved)]
            nth, last = [(n, event) for n, event in moves if event.seat == 0][-1]
        async with served(sqlite_url) as house:
            kept = await house.house.kept(table)
            room = kept.room
            played = sum(len(e.moves) + len(e.outcomes) for n, e in moves if n < nth)
            assert isinstance(events[1], Started)
            played += len(events[1].outcomes)
            question = Question(
                bot="random",
                game="yspahan",
                box_text=None,
                options=room.options,
                seats=2,
                dream=room.past(played).position().dump(),
                seat=0,
                luck=[room.luck(f"bot 0 move {played + part}") for part in range(8)],
                budget=1,
            )
            assert think(msgspec.json.encode(question)) == last.moves

    asyncio.run(play())


@pytest.mark.slow
def test_a_sweep_finds_a_bot_that_was_asked_before_the_server_was_stopped(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house) as anna:
            monkeypatch.setattr(Bots, "looked_at", lambda self, kept: None)
            table = await anna.begin("yspahan", ["medium", "medium"])
            monkeypatch.undo()
            assert len(await house.house.store.events(table)) == 2
        monkeypatch.setattr(bots_module, "OVERDUE", -1000)
        async with served(database, sweep_seconds=0.05) as house:
            await until(lambda: house.house.rooms == 1)
            kept = await house.house.kept(table)
            await until(lambda: kept.room.version > 10)

    asyncio.run(play())
