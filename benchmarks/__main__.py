"""`python -m benchmarks`: measure like `fondaco bench`, then hold the figures against what they must be.

Ratios, sizes and counts are asserted, since they hold on any machine. Times depend on the machine: they are printed
with what they should be, and decide nothing. At the end a house is loaded a little (`python -m benchmarks.load` does
it properly): that nothing gets lost is asserted, what it costs beside a bare echo room is printed.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import Final

from benchmarks.load.__main__ import compare, small
from fondaco.lab.bench import Bench, BenchError, collect, show
from fondaco.lab.measure import Build, Figures


@dataclass(frozen=True)
class Due:
    """What a game must reach: times Catanatron by build and the size of a position; times for the reader."""

    compiled: int
    interpreted: int
    position_bytes: int
    decisions_per_s: int
    copy_us: float


DUE: Final = {
    "yspahan": Due(25, 5, 8192, 500_000, 3.0),
    "istanbul": Due(20, 2, 8192, 400_000, 4.0),
    "istanbul grand_bazaar": Due(20, 2, 8192, 250_000, 4.0),
    "wuestensoehne": Due(12, 2, 12288, 250_000, 5.0),
    "al-rashid": Due(12, 2, 8192, 250_000, 4.0),
}
GAIN: Final = 2
"""How many times faster than the interpreted build the compiled one must be at least, or compiling has not worked."""


def failures(bench: Bench) -> list[str]:
    """What must be and is not, a sentence each."""
    found: list[str] = []
    for word, build in (("compiled", bench.compiled), ("interpreted", bench.interpreted)):
        for one in build.figures if build is not None else ():
            table, due = f"{one.name} for {one.seats}, {word}", DUE[one.name]
            least = due.compiled if build is bench.compiled else due.interpreted
            if one.ratio_to_catanatron is not None and one.ratio_to_catanatron < least:
                found.append(
                    f"{table}: {one.ratio_to_catanatron} times Catanatron, at least {least} are due."
                )
            # Interpreted objects carry a dictionary each; the size that is due is that of the compiled ones.
            if build is bench.compiled and one.position_bytes > due.position_bytes:
                found.append(
                    f"{table}: a position has {one.position_bytes} bytes, at most {due.position_bytes} are due."
                )
    if bench.compiled is not None and bench.interpreted is not None:
        found += _disagreements(bench.compiled, bench.interpreted)
    if os.environ.get("CI"):  # where both are installed, a missing one is a failure
        found += bench.notes
    return found


def _disagreements(compiled: Build, interpreted: Build) -> list[str]:
    found: list[str] = []
    for fast, slow in zip(compiled.figures, interpreted.figures, strict=True):
        table = f"{fast.name} for {fast.seats}"
        if fast.decisions != slow.decisions:
            found.append(
                f"{table}: the builds play different games ({fast.decisions}, {slow.decisions} decisions)."
            )
        if fast.decisions_per_s < GAIN * slow.decisions_per_s:
            found.append(f"{table}: the compiled build is not even {GAIN} times as fast.")
    return found


def times(one: Figures) -> str:
    """How the times of a compiled game compare with what they should be."""
    due = DUE[one.name]
    speed = "reached" if one.decisions_per_s >= due.decisions_per_s else "not reached here"
    copy = "reached" if one.copy_us <= due.copy_us else "not reached here"
    return (
        f"{one.name} for {one.seats}: {due.decisions_per_s:,} decisions/s {speed}; "
        f"copy in {due.copy_us} µs {copy}."
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
    load = small()
    compare(load)
    wrong = failures(bench) + load.wrong
    for sentence in wrong:
        print(f"FAILED {sentence}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
