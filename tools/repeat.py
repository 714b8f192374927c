"""`./test repeat N`: the gate's tests many times over, shuffled, and what was not the same each time.

Each round runs them three times: once quiet, once beside busy processes, once with the least claim to the cores beside
busy processes. A run that is finished is kept in `build/repeat`, by the source it ran on, so that a round which was
interrupted goes on where it was.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.commands import cases
from tools.console import BUILD, read_json, say, write_json

FOLDER: Final = BUILD / "repeat"
CONDITIONS: Final = ("quiet", "busy", "slowed")
SEED: Final = "FONDACO_SHUFFLE"
"""Tests are put into an order of their own for each value of this variable (`tests/conftest.py`)."""
BUSY: Final = "while True: pass"
PASSED: Final = "passed"


@contextmanager
def condition(name: str) -> Iterator[None]:
    """The circumstances under which the tests run."""
    number = 0 if name == "quiet" else (os.cpu_count() or 2) + 1
    neighbours = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(number)]
    try:
        yield
    finally:
        for neighbour in neighbours:
            neighbour.kill()
            neighbour.wait()


def prefix(name: str) -> tuple[str, ...]:
    """What stands before a command under these circumstances."""
    return ("nice", "-n", "15") if name == "slowed" else ()


def repeat(
    rounds: int, digest: str, run: Callable[[tuple[str, ...], Mapping[str, str], Path], None]
) -> list[str]:
    """Run all so many times; the tests that did not pass each time, with how often each way.

    The callable runs the tests behind a prefix of the command, with variables, and leaves its reports in the folder.
    """
    kept = []
    for number in range(1, rounds + 1):
        for name in CONDITIONS:
            kept.append(FOLDER / digest / f"{number}-{name}.json")
            if kept[-1].exists():
                say(f"round {number}, {name}: done before")
                continue
            reports = kept[-1].with_suffix("")
            reports.mkdir(parents=True, exist_ok=True)
            say(f"round {number} of {rounds}, {name}")
            with condition(name):
                run(prefix(name), {SEED: f"{number}{name}"}, reports)
            write_json(kept[-1], outcomes(reports))
    return differences([read_json(file) for file in kept])


def outcomes(reports: Path) -> dict[str, str]:
    """How each test of these reports went."""
    found = {}
    for report in sorted(reports.glob("*.xml")):
        for name, case in cases(report):
            failed = case.find("failure") is not None or case.find("error") is not None
            skipped = case.find("skipped") is not None
            found[f"{report.stem}: {name}"] = "failed" if failed else "skipped" if skipped else PASSED
    return found


def differences(runs: list[dict[str, str]]) -> list[str]:
    """The tests that did not pass in every run, each with what it did and how often."""
    lines = []
    for name in sorted({name for run in runs for name in run}):
        each = [run.get(name, "missing") for run in runs]
        if set(each) not in ({PASSED}, {"skipped"}):
            lines.append(f"{name}: {', '.join(f'{one} {each.count(one)}' for one in sorted(set(each)))}")
    return lines
