"""Bots at the tables: who is asked to think, and the processes in which they do.

A bot is asked when this process has committed the event after which it must decide, when somebody looks at its table,
or by a sweep that finds tables where it was asked and the answer never came, because a server was stopped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final

import msgspec

from fondaco.bots import level_below
from fondaco.house import processes, rows
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.room import Room
from fondaco.house.store import StoreTrouble
from fondaco.house.thinking import Question, think
from fondaco.house.troubles import Trouble
from fondaco.table.core import Rng

_log: Final = logging.getLogger("fondaco.house")
PARTS: Final = 64
"""No decision has more parts than this."""
TRIES: Final = 5
PAUSE: Final = 0.2
"""Seconds, doubled with every try."""
OVERDUE: Final = 10_000
"""Milliseconds after which a bot's answer is thought lost."""


class Silence(Exception):
    """A process died again and again over the same question."""


class Bots:
    """The bots of the house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._pool: ProcessPoolExecutor | None = None
        self._asked: set[str] = set()
        """The tables for which a bot is thinking."""
        self._pausing: dict[str, asyncio.Event] = {}
        """The tables at which a bot lets its person the time to take over; set when something happens there."""
        self.on_thought: Callable[[str, float], None] = lambda bot, seconds: None
        """Told how long a bot took to decide, with the time it waited for a process."""

    def open(self) -> None:
        """Begin to look after tables that were left waiting."""
        self._house.after_event.append(lambda kept, event: self._changed(kept))
        self._house.on_look.append(self.looked_at)
        self._house.spawn(self._sweep())

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    @property
    def processes(self) -> list[int]:
        """The process ids of the pool."""
        return processes.ids_of(self._pool)

    def looked_at(self, kept: Kept) -> None:
        """Ask the bot that must decide at this table, if one must."""
        if kept.room.asked_bot is not None and kept.id not in self._asked:
            self._asked.add(kept.id)
            self._house.spawn(self._play(kept.id))

    def _changed(self, kept: Kept) -> None:
        if pausing := self._pausing.get(kept.id):
            pausing.set()
        self.looked_at(kept)

    # -- playing --------------------------------------------------------------------------------------

    async def _play(self, table: str) -> None:
        """Let bots decide at a table as long as they are asked."""
        try:
            while await self._decide(table):
                pass
        except (Trouble, StoreTrouble) as trouble:
            _log.warning("No bot can play at table %s now: %s", table, trouble)
        finally:
            self._asked.discard(table)

    async def _decide(self, table: str) -> bool:
        kept = await self._house.kept(table)
        room = kept.room
        bot, seat, game = room.asked_bot, room.asked, room.game
        if bot is None or game is None:
            return False
        after = len(game.played)
        moves = await self._think(self._question(room, kept.around.row.box_text, bot, seat, after))
        if kept.around.holds.get(seat):
            await self._pause(table)
        try:
            await self._house.act(table, lambda now: now.room.bot_move(seat, moves, after), seat=seat)
        except Trouble as trouble:
            if trouble.code != "stale":
                raise
        return True

    async def _pause(self, table: str) -> None:
        """Whoever has let a bot play for him can follow it, and take over before each of its moves."""
        changed = self._pausing[table] = asyncio.Event()
        try:
            await asyncio.wait_for(changed.wait(), self._house.settings.deputy_seconds)
        except TimeoutError:
            pass
        finally:
            del self._pausing[table]

    def _question(self, room: Room, box_text: str | None, bot: str, seat: int, after: int) -> Question:
        """Only a dream leaves the process that knows the truth.

        The bot's own luck is keyed by the move it is asked for, so that a table goes on after a break as it would
        have gone on without one.
        """
        if room.game is None:
            raise Trouble("wrong-time", "house-not-started")
        dream = room.game.imagine(seat, Rng(room.luck(f"dream {seat} move {after}")))
        return Question(
            bot=bot,
            game=room.rulebook.key,
            box_text=box_text,
            options=room.options,
            seats=room.seats,
            dream=dream.dump(),
            seat=seat,
            luck=[room.luck(f"bot {seat} move {after + part}") for part in range(PARTS)],
            budget=self._house.settings.bot_budget,
            seconds=self._house.settings.bot_seconds,
            patience=self._house.settings.bot_patience,
        )

    async def _think(self, question: Question) -> list[int]:
        """What the bot decides; where it fails, what the next weaker one decides that does not."""
        while True:
            try:
                return await self._ask(question)
            except Exception as error:  # a bot may fail in any way: the table goes on
                lower = level_below(question.bot)
                if lower is None:
                    _log.exception("No bot can decide")
                    raise Trouble("unavailable", "house-bots-silent") from error
                _log.warning("The bot %s failed (%r); %s decides", question.bot, error, lower)
                question = msgspec.structs.replace(question, bot=lower)

    async def _ask(self, question: Question) -> list[int]:
        """The answer of a process; one that dies is replaced, and asked again."""
        asked, began = msgspec.json.encode(question), time.perf_counter()
        for nth in range(TRIES):
            pool = self._pool or self._new_pool()
            try:
                moves = await asyncio.get_running_loop().run_in_executor(pool, think, asked)
                self.on_thought(question.bot, time.perf_counter() - began)
                return moves
            except BrokenProcessPool:
                _log.warning("A process of the bots has died; another one is asked")
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                await asyncio.sleep(PAUSE * 2**nth if nth else 0)
        raise Silence

    def _new_pool(self) -> ProcessPoolExecutor:
        self._pool = processes.new_pool(self._house.settings.bot_processes, processes.begin)
        return self._pool

    async def _sweep(self) -> None:
        """Find tables whose bot was asked and never answered, one after the other, in no hurry."""
        house = self._house
        while True:
            await asyncio.sleep(house.settings.sweep_seconds)
            overdue = partial(rows.tables_with_asked_bots, before=house.now() - OVERDUE)
            try:
                found = await house.store.read(overdue)
                for table in found:
                    await house.look(table)
                    await asyncio.sleep(0)
            except (Trouble, StoreTrouble) as trouble:
                _log.warning("Tables that wait for a bot cannot be looked for now: %s", trouble)
