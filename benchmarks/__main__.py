"""`python -m benchmarks`: measure like `fondaco bench`, then hold the figures against what they must be.

Ratios, sizes and counts are asserted, since they hold on any machine. Times depend on the machine: they are printed
with what they should be, and decide nothing.
"""

from __future__ import annotations

import os
import sys
from typing import Final

from fondaco.lab.bench import Bench, BenchError, collect, show
from fondaco.lab.measure import Build, Figures

COMPILED_RATIO: Final = 25
INTERPRETED_RATIO: Final = 5
POSITION_BYTES: Final = 8192
DECISIONS_PER_S: Final = 500_000
COPY_US: Final = 3.0
GAIN: Final = 2
"""How many times faster than the interpreted build the compiled one must be at least, or compiling has not worked."""


def failures(bench: Bench) -> list[str]:
    """What must be and is not, a sentence each."""
    found: list[str] = []
    builds = (
        ("compiled", bench.compiled, COMPILED_RATIO),
        ("interpreted", bench.interpreted, INTERPRETED_RATIO),
    )
    for word, build, least in builds:
        for one in build.figures if build is not None else ():
            table = f"{one.game} for {one.seats}, {word}"
            if one.ratio_to_catanatron is not None and one.ratio_to_catanatron < least:
                found.append(
                    f"{table}: {one.ratio_to_catanatron} times Catanatron, at least {least} are due."
                )
            if one.position_bytes > POSITION_BYTES:
                found.append(
                    f"{table}: a position has {one.position_bytes} bytes, at most {POSITION_BYTES} are due."
                )
    if bench.compiled is not None and bench.interpreted is not None:
        found += _disagreements(bench.compiled, bench.interpreted)
    if os.environ.get("CI"):  # where both are installed, a missing one is a failure
        found += bench.notes
    return found


def _disagreements(compiled: Build, interpreted: Build) -> list[str]:
    found: list[str] = []
    for fast, slow in zip(compiled.figures, interpreted.figures, strict=True):
        table = f"{fast.game} for {fast.seats}"
        if fast.decisions != slow.decisions:
            found.append(
                f"{table}: the builds play different games ({fast.decisions}, {slow.decisions} decisions)."
            )
        if fast.decisions_per_s < GAIN * slow.decisions_per_s:
            found.append(f"{table}: the compiled build is not even {GAIN} times as fast.")
    return found


def times(one: Figures) -> str:
    """How the times of a compiled game compare with what they should be."""
    speed = "reached" if one.decisions_per_s >= DECISIONS_PER_S else "not reached here"
    copy = "reached" if one.copy_us <= COPY_US else "not reached here"
    return (
        f"{one.game} for {one.seats}: {DECISIONS_PER_S:,} decisions/s {speed}; copy in {COPY_US} µs {copy}."
    )


def main() -> int:
    """Measure, show, compare; 1 if something that must be is not."""
    try:
        bench = collect()
    except BenchError as error:
        print(f"benchmarks: {error}", file=sys.stderr)
        return 1
    show(bench)
    for one in bench.compiled.figures if bench.compiled is not None else ():
        print(times(one))
    wrong = failures(bench)
    for sentence in wrong:
        print(f"FAILED {sentence}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
