"""The commands of the checks: what they say is shown at once, and of those that fail it is kept for the end."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from tools.console import ROOT

LINES: Final = 12
"""So many lines of what a failed command said last, or of what a failed test said first, are told at the end."""
MANY: Final = 30
"""Of so many failed tests what they said is told; of the others the names."""
COLOURS: Final = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
KEPT: Final = 100_000


@dataclass(frozen=True)
class Failure:
    """A command or a test that failed, and what it said."""

    name: str
    said: tuple[str, ...]


def run(
    command: Sequence[object],
    variables: Mapping[str, str],
    failures: list[Failure],
    cwd: Path = ROOT,
    report: Path | None = None,
    fine: tuple[int, ...] = (0,),
) -> bool:
    """Run a command in view; whether it went well. What failed is added to the failures, test by test if it reports."""
    words = [str(part) for part in command]
    if report is not None:
        report.unlink(missing_ok=True)
    process = subprocess.Popen(
        words, cwd=cwd, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    said = _shown(process)
    if process.wait() in fine:
        return True
    failed = failed_tests(report) if report is not None else []
    failures += failed or [Failure(_short(words), tuple(last_lines(said)))]
    return False


def _shown(process: subprocess.Popen[bytes]) -> str:
    """Pass on what a process says, as it says it; the end of it."""
    said = b""
    if process.stdout is None:
        raise TypeError("The process was started without a pipe.")
    while chunk := os.read(process.stdout.fileno(), 65_536):
        sys.stdout.buffer.write(chunk)
        sys.stdout.buffer.flush()
        said = (said + chunk)[-KEPT:]
    return said.decode(errors="replace")


def _short(words: Sequence[str]) -> str:
    """A command as one would call it."""
    names = [Path(words[0]).name, *words[1:]]
    return " ".join(names)[:100]


def last_lines(said: str) -> list[str]:
    """The last lines that say something, without colours."""
    lines = [line.rstrip() for line in COLOURS.sub("", said).splitlines()]
    return [line for line in lines if line][-LINES:]


def failed_tests(report: Path) -> list[Failure]:
    """The tests that failed by the report that pytest has written; none if it has not."""
    return [
        Failure(name, tuple(_reason(trouble.text or trouble.get("message") or "")))
        for name, case in cases(report)
        for trouble in (*case.findall("failure"), *case.findall("error"))
    ]


def cases(report: Path) -> list[tuple[str, ET.Element]]:
    """The tests in a report that pytest has written, by name; none if it has not."""
    try:
        tree = ET.parse(report)  # noqa: S314 (it is no stranger's)
    except (OSError, ET.ParseError):
        return []
    found = tree.iter("testcase")
    return [(f"{case.get('file') or case.get('classname')}::{case.get('name')}", case) for case in found]


def _reason(told: str) -> list[str]:
    """Of a failure's long story what was wrong, and where."""
    lines = [line.rstrip() for line in COLOURS.sub("", told).splitlines() if line.strip()]
    wrong = [line for line in lines if line.startswith(("E ", ">"))]
    return [*(wrong or lines)[: LINES - 1], *lines[-1:]] if lines else []


def summary(failures: Sequence[Failure]) -> list[str]:
    """What failed, as the last thing that is said."""
    lines = []
    for number, failure in enumerate(failures):
        lines.append(f"✗ {failure.name}")
        if number < MANY:
            lines += [f"    {line[:160]}" for line in failure.said]
    return lines
