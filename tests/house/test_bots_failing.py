"""A bot that fails, hangs or answers nonsense: a weaker one decides instead, and the table goes on."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from fondaco.bots import BOTS, level_below, make_bot
from fondaco.bots.bot import Bot, Imagine
from fondaco.games import load_rulebook
from fondaco.house import bots as bots_module
from fondaco.house import thinking
from fondaco.house.bots import Bots
from fondaco.house.thinking import Question, think
from fondaco.table.core import Rng, resolve_chance
from fondaco.table.rulebook import View
from tests.house.kit import guest, served, until


class Nonsense(Bot):
    """Answers what nobody asked."""

    name = "hard"

    def decide(self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int) -> int:
        return max(legal) + 1


class Hanging(Bot):
    """Never answers."""

    name = "hard"

    def decide(self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int) -> int:
        while True:
            time.sleep(0.01)


def asked_of(bot: str, patience: float = 0.0) -> bytes:
    """The first question of a game."""
    position = load_rulebook("yspahan").new_position(3, {})
    resolve_chance(position, Rng(1))
    options = {"first_player": "1"}
    question = Question(
        bot, "yspahan", None, options, 3, position.dump(), position.to_act, [1, 2, 3], 1, patience=patience
    )
    return msgspec.json.encode(question)


def test_below_every_level_there_is_another_down_to_chance() -> None:
    assert [level_below(name) for name in BOTS] == [None, *BOTS[:-1]]


def test_an_answer_that_is_none_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "make_bot", lambda name, seed: Nonsense(seed))
    with pytest.raises(ValueError, match="not a legal move"):
        think(asked_of("hard"))


def test_a_bot_that_hangs_is_struck_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    class Struck(Exception):
        """What ends the process elsewhere."""

    def strike(number: int, frame: object) -> None:
        raise Struck

    monkeypatch.setattr(thinking, "make_bot", lambda name, seed: Hanging(seed))
    before = signal.signal(signal.SIGALRM, strike)
    try:
        with pytest.raises(Struck):
            think(asked_of("hard", patience=0.05))
        assert signal.getitimer(signal.ITIMER_REAL)[0] == 0, "the clock still runs"
    finally:
        signal.signal(signal.SIGALRM, before)


def test_a_weaker_bot_decides_where_one_fails(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Two levels fail, each in its own way; the third one moves, and what failed is in the log."""

    def made(name: str, seed: int) -> Bot:
        if name == "expert":
            raise RuntimeError("out of order")
        return Nonsense(seed) if name == "hard" else make_bot(name, seed)

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            with ThreadPoolExecutor(1) as threads:
                monkeypatch.setattr(Bots, "_new_pool", lambda self: threads)
                table = await anna.begin("yspahan", ["expert", "me"], options={"first_player": "1"})
                kept = await house.house.kept(table)
                await until(lambda: kept.room.asked == 1)

    monkeypatch.setattr(thinking, "make_bot", made)
    with caplog.at_level(logging.WARNING, bots_module._log.name):
        asyncio.run(play())
    told = [record.getMessage() for record in caplog.records if record.name == bots_module._log.name]
    assert any("The bot expert failed" in line and "hard decides" in line for line in told)
    assert any("The bot hard failed" in line and "medium decides" in line for line in told)
