"""Processes beside the server: each begins anew, leaves Ctrl-C to the server, and ends with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor


def new_pool(count: int, initializer: Callable[[], None]) -> ProcessPoolExecutor:
    """So many processes; what they are started with calls `begin`."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=initializer)


def ids_of(pool: ProcessPoolExecutor | None) -> list[int]:
    """The ids of the processes that a pool has now."""
    return [] if pool is None else list(pool._processes or {})


def kill(pool: ProcessPoolExecutor) -> None:
    """End a pool at once, in the middle of whatever it does."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def begin() -> None:
    """A process of a pool begins."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)
