"""How the commands speak to a person and keep out of each other's way. Standard library only."""

from __future__ import annotations

import fcntl
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"


class Trouble(Exception):
    """Something a person should read as one sentence, and no more."""


def answer(action: Callable[[], object]) -> None:
    """Do it; what goes wrong becomes one sentence and exit code 1, never a traceback."""
    try:
        action()
    except (Trouble, OSError) as trouble:
        sys.exit(f"fondaco: {trouble}")
    except KeyboardInterrupt:
        sys.exit(130)


def say(text: str) -> None:
    """A line for the person in front, apart from the output of the command."""
    print(text, file=sys.stderr, flush=True)


@contextmanager
def step(what: str) -> Iterator[None]:
    """Show one step of a set-up, and how long it took."""
    live = sys.stderr.isatty()
    back = "\r" if live else ""
    if live:
        print(f"  {what} …", end="", file=sys.stderr, flush=True)
    begin = time.monotonic()
    try:
        yield
    except BaseException:
        if live:
            say("")
        raise
    say(f"{back}  {what:<32}{time.monotonic() - begin:6.1f} s")


@contextmanager
def alone(task: str) -> Iterator[None]:
    """Let one process at a time do this task; the lock goes with the process, however that ends."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{task}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"Waiting for another start that is busy here ({task}) …")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def busy(task: str) -> bool:
    """Whether some process is at this task now."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{task}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def read_json(path: Path) -> dict[str, str]:
    """The strings kept in a file; none if it is missing or spoilt."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}


def write_json(path: Path, values: dict[str, str]) -> None:
    """Keep strings in a file, wholly or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_text(json.dumps(values), encoding="utf-8")
    draft.replace(path)
