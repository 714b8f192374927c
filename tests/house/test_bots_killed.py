"""A process of the bots dies while it thinks: the bot moves anyway, as it would have moved."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial

import pytest

from fondaco.house.events import Moved, event_of
from fondaco.house.kept import Kept
from fondaco.table.core import Rng
from tests.house.kit import guest, served, until


def _is_later(kept: Kept, version: int) -> bool:
    return kept.room.version > version


@pytest.mark.slow
def test_a_bot_moves_although_its_process_dies_while_it_thinks(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "medium"])
            kept = await house.house.kept(table)
            while not house.bots.processes:
                await anna.play(table, [0], Rng(1), 1)
            for nth in range(3):
                await until(lambda: kept.room.asked == 0)
                thinking = house.bots.processes
                for process in thinking:
                    os.kill(process, signal.SIGSTOP)  # it will think for ever
                while kept.room.asked == 0:
                    await anna.play(table, [0], Rng(nth), 1)
                asked_at = kept.room.version
                await asyncio.sleep(0.2)
                assert kept.room.version == asked_at, "the bot cannot have decided"
                for process in thinking:
                    os.kill(process, signal.SIGKILL)
                await until(partial(_is_later, kept, asked_at))
                rows = await house.house.store.events(table, asked_at)
                decided = event_of(rows[0].kind, rows[0].body)
                assert isinstance(decided, Moved)
                assert decided.seat == 1
                assert not set(thinking) & set(house.bots.processes)

    asyncio.run(play())
