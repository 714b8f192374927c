"""How the tests sit down at the terminal: with a pipe, or in the same process with somebody who answers."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import pytest

from fondaco.table.core import Rng
from fondaco.table.game import Game
from fondaco.terminal import cli
from fondaco.terminal.screen import Screen
from fondaco.terminal.sitting import Sitting

SOURCE = Path(__file__).parents[2] / "src"
Answer = Callable[[Game], str]


def environment(home: Path, **more: str) -> dict[str, str]:
    """A house of its own, so that no test meets the games of another."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT")}
    path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    return {**kept, "HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "PYTHONPATH": path, **more}


class Said(NamedTuple):
    """What a command left behind."""

    returncode: int
    stdout: str
    stderr: str


def started(home: Path, *args: str, typed: str = "", **more: str) -> Said:
    """Run `fondaco ARGS` as a process of its own, with these lines typed into a pipe."""
    more.setdefault("PYTHONIOENCODING", "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "fondaco", *args],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=120,
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def piped(home: Path, *args: str, typed: str = "", **more: str) -> Said:
    """The same in this process, which is quicker: the streams are files, as they are in a pipe."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _ in range(2))
    typing = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
    with (
        mock.patch.dict(os.environ, environment(home, **more), clear=True),
        mock.patch.multiple(sys, stdin=typing, stdout=out, stderr=err),
    ):
        try:
            code = cli.main(args)
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else 1
        out.flush()
        err.flush()
    for stream in (out, err):
        stream.seek(0)
    return Said(code, out.read(), err.read())


def sit_down(monkeypatch: pytest.MonkeyPatch, home: Path, answer: Answer, *args: str) -> int:
    """Run `fondaco ARGS` here; whenever a line is asked for, `answer` says what is typed."""
    games: list[Game] = []
    prepare = Sitting.__init__

    def remember(self: Sitting, game: Game, *given: object, **named: object) -> None:
        prepare(self, game, *given, **named)  # type: ignore[arg-type]  # handed through as they came
        games.append(game)

    def ask(self: Screen, prompt: str) -> str:
        typed = answer(games[-1])
        sys.stdout.write(f"{prompt}{typed}\n")
        return typed

    monkeypatch.setattr(Sitting, "__init__", remember)
    monkeypatch.setattr(Screen, "ask", ask)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("HOME", str(home))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return cli.main(args)


def at_random(seed: int) -> Answer:
    """Types the text of any legal move."""
    rng = Rng(seed)

    def answer(game: Game) -> str:
        offers = game.offers()
        return offers[rng.below(len(offers))].text

    return answer


def saves_in(home: Path, room: str) -> list[Path]:
    return sorted((home / "data" / "fondaco" / room).glob("*"))
