"""Many blocks on several processes, given back in their order: nobody can tell how many processes there were."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from fondaco.lab.match import MatchError, Plan, Result, play_block, record_of

Chunk = list[list[Result]]
"""The results of some blocks in a row."""

_Handler = Callable[[int, FrameType | None], object] | int | None

LARGEST_CHUNK: Final = 50
CHUNKS_PER_JOB: Final = 16
RECORD_SUFFIX: Final = ".fondaco"
LONGEST_WAIT: Final = 0.1
"""So many seconds at most until an interrupt is heeded."""


def played_blocks(plan: Plan, blocks: int, jobs: int, records: Path | None) -> Generator[Chunk]:
    """Play so many blocks of a plan, chunk by chunk in their order; complete records go to the folder if one is given.

    What goes wrong in a process is a MatchError here.
    """
    size = max(1, min(LARGEST_CHUNK, blocks // (jobs * CHUNKS_PER_JOB)))
    starts = range(0, blocks, size)
    if jobs == 1:
        for start in starts:
            yield play_chunk(plan, start, min(start + size, blocks), records)
        return
    with _Interrupts() as interrupts, _pool(min(jobs, len(starts))) as pool:
        futures = [
            pool.submit(play_chunk, plan, start, min(start + size, blocks), records) for start in starts
        ]
        for future in futures:
            while wait([future], LONGEST_WAIT).not_done:
                interrupts.heed()
            interrupts.heed()
            yield _result(future)


def play_chunk(plan: Plan, start: int, end: int, records: Path | None) -> Chunk:
    """Play the blocks from start to end, in whatever process this is."""
    chunk: Chunk = []
    for block in range(start, end):
        games = play_block(plan, block)
        for turn, (result, moves) in enumerate(games):
            if records is not None:
                number = block * plan.games_per_block + turn + 1
                keep_record(records / record_name(number), record_of(plan, result.bots, moves))
        chunk.append([result for result, _ in games])
    return chunk


def record_name(number: int) -> str:
    """The file of a game, by its number from 1."""
    return f"game-{number:06}{RECORD_SUFFIX}"


def keep_record(path: Path, record: str) -> None:
    """Write a record wholly or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            draft.write_text(record, encoding="utf-8")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        reason = error.strerror or "no reason given"
        raise MatchError(f"The record {path} could not be written: {reason}.") from None


class _Interrupts:
    """Ctrl-C, heeded where nothing is in hand.

    Raised wherever the program happens to be, it could leave a lock of the pool taken, and the end would wait for ever.
    Processes that are forked meanwhile do not stop either, until they leave interrupts alone.
    """

    def __init__(self) -> None:
        self._came = False
        self._before: _Handler = None

    def __enter__(self) -> _Interrupts:
        if threading.current_thread() is threading.main_thread():  # no other may say who handles signals
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def heed(self) -> None:
        """Stop here, if somebody asked for it."""
        if self._came:
            raise KeyboardInterrupt

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        self._came = True


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool that, however it is left, starts nothing more and waits only for the chunks in hand."""
    pool = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_alone)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_alone() -> None:
    """Ctrl-C reaches all processes of a terminal; only the first should answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _result(future: Future[Chunk]) -> Chunk:
    error = future.exception()
    if error is None or isinstance(error, MatchError):
        return future.result()
    if isinstance(error, BrokenProcessPool):
        raise MatchError(
            "A process that played games has died (was it killed, or out of memory?); try fewer --jobs."
        )
    raise MatchError(f"A process that played games failed: {type(error).__name__}: {error}") from error
