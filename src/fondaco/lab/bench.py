"""`fondaco bench`: how fast the games run, compiled and interpreted, beside a peer measured in the same run.

Each build is measured in a process of its own, on one core. The interpreted one is this package without its compiled
libraries; the compiled one is this package if it is compiled, or lies where FONDACO_COMPILED_PATH says, or is the
installed one.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

import msgspec

import fondaco
from fondaco.lab.measure import ROUNDS, Build

HERE: Final = Path(fondaco.__file__).resolve().parent
HOW_TO_COMPILE: Final = "There is no compiled build to measure; to have one: FONDACO_COMPILE=now ./play bench"
HOW_TO_COMPARE: Final = "Catanatron is not installed, so there is no ratio; to have it: ./test bench"


class Bench(msgspec.Struct, frozen=True):
    """What `--json` prints: either build is null where it could not be measured."""

    version: str
    python: str
    compiled: Build | None
    interpreted: Build | None
    notes: list[str]


class BenchError(Exception):
    """A build that could not be measured."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.description = "Measure how fast the games run, compiled and interpreted, beside Catanatron."
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of a table")
    parser.add_argument(
        "--rounds", metavar="N", default=str(ROUNDS), help=f"how many rounds; the best counts ({ROUNDS})"
    )


def run(args: argparse.Namespace) -> int:
    """Run the command; the exit code is 0, 1 for a failure, 2 for a wrong usage."""
    rounds = args.rounds
    if not (rounds.isascii() and rounds.isdecimal() and 1 <= int(rounds) <= 1000):
        sys.stderr.write(f'fondaco: --rounds takes a whole number from 1 to 1000, not "{rounds}".\n')
        return 2
    try:
        bench = collect(int(rounds))
    except (BenchError, OSError) as error:
        sys.stderr.write(f"fondaco: {error}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    if args.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(bench), indent=2).decode() + "\n")
    else:
        show(bench)
    return 0


def collect(rounds: int = ROUNDS) -> Bench:
    """Measure both builds, one after the other."""
    library = compiled_build()
    notes = [] if library is not None else [HOW_TO_COMPILE]
    compiled = None if library is None else measured(library, rounds)
    with interpreted_build() as source:
        interpreted = measured(source, rounds)
    if interpreted.catanatron_decisions_per_s is None:
        notes.append(HOW_TO_COMPARE)
    python = ".".join(str(part) for part in sys.version_info[:3])
    return Bench(fondaco.__version__, python, compiled, interpreted, notes)


def measured(folder: Path, rounds: int) -> Build:
    """What the build in this folder reaches, in a process of its own."""
    before = os.environ.get("PYTHONPATH")
    path = str(folder) if not before else f"{folder}{os.pathsep}{before}"
    command = [sys.executable, "-P", "-m", "fondaco.lab.measure", "--rounds", str(rounds)]
    variables = {**os.environ, "PYTHONPATH": path}
    run = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    if run.returncode:
        last = run.stderr.strip().splitlines()[-1:] or ["no reason given"]
        raise BenchError(f"The build in {folder} could not be measured: {last[0]}")
    return msgspec.json.decode(run.stdout, type=Build)


def is_compiled(folder: Path) -> bool:
    """Whether a complete compiled package lies in this folder."""
    return any((folder / "fondaco" / "table" / f"core{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def compiled_build() -> Path | None:
    """Where a compiled package lies: this one, the one named, or the one installed."""
    named = os.environ.get("FONDACO_COMPILED_PATH")
    if named and not is_compiled(Path(named)):
        raise BenchError(f"FONDACO_COMPILED_PATH names {named}, where no compiled package lies.")
    folders = [Path(named)] if named else []
    folders.append(HERE.parent)
    with suppress(PackageNotFoundError):
        folders.append(Path(str(distribution("fondaco").locate_file(""))))
    return next((folder.resolve() for folder in folders if is_compiled(folder)), None)


@contextmanager
def interpreted_build() -> Iterator[Path]:
    """Where this package lies without compiled libraries: as it is, or a copy without them."""
    if not is_compiled(HERE.parent):
        yield HERE.parent
        return
    with tempfile.TemporaryDirectory(prefix="fondaco-bench-") as folder:
        shutil.copytree(HERE, Path(folder) / HERE.name, ignore=_libraries)
        yield Path(folder)


def _libraries(_: str, names: list[str]) -> list[str]:
    return [name for name in names if name.endswith(tuple(EXTENSION_SUFFIXES)) or name == "__pycache__"]


def show(bench: Bench) -> None:
    """Print the figures as a table."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(soft_wrap=True, highlight=False)
    table = Table(
        box=box.SIMPLE_HEAD, title=f"Random play on one core, Python {bench.python}", title_justify="left"
    )
    table.add_column("game")
    table.add_column("build")
    for heading in ("seats", "decisions/s", "× Catanatron", "copy µs", "bytes"):
        table.add_column(heading, justify="right")
    for name, cells in rows(bench):
        table.add_row(name, *cells)
    console.print(table)
    for note in bench.notes:
        console.print(note)


def rows(bench: Bench) -> Iterator[tuple[str, Sequence[str]]]:
    """The lines of the table, by game."""
    for word, build in (("compiled", bench.compiled), ("interpreted", bench.interpreted)):
        for one in build.figures if build is not None else ():
            ratio = "–" if one.ratio_to_catanatron is None else f"{one.ratio_to_catanatron:.1f}"
            figures = [f"{one.decisions_per_s:,.0f}", ratio, f"{one.copy_us:.2f}", f"{one.position_bytes:,}"]
            yield one.name, [word, str(one.seats), *figures]
