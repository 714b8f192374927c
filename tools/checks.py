"""`./test`: the checks in stages, and a table of how they went; below it, what failed.

./test              the gate: all that CI runs, and what every change passes
./test types        ruff, mypy --strict, import-linter
./test rules        which clauses of the rules have a test in the gate
./test quick        the tests without a mark, on the interpreted source
./test web          the pages: svelte-check, Biome, vitest, Vite
./test scenes       each board once in a Chromium
./test equal        the compiled package: what is marked `both` or `compiled`
./test slow         the tests marked `slow`, on the interpreted source
./test browser      all tests of the pages in a Chromium but whole games
./test many         on the compiled package: what is marked `both`, `many` or `compiled`, near or not
./test web-budget   what the pages weigh, and how fast they are
./test bench        the benchmarks
./test full         the gate and all of the others, and thousands of games (docs/tests.md); after an interruption
                    `./test full --from STAGE` goes on with that stage
./test near         what a change since main can break, by imports, games and pages
./test repeat N     the gate's tests N times under each of three loads, shuffled: what was not the same each time
"""

from __future__ import annotations

import os
import resource
import sys
import time
from collections.abc import Callable

from tools.commands import summary
from tools.console import Trouble, answer
from tools.repeat import repeat
from tools.stages import (
    FAILURES,
    Failed,
    Skipped,
    again,
    bench,
    browser,
    build,
    building,
    equal,
    many,
    nearby,
    quick,
    rules,
    scenes,
    slow,
    thousands,
    types,
    web,
    web_budget,
    whole_games,
)
from tools.wheels import source_digest

Stage = Callable[[], None]
GATE: list[Stage] = [building, types, rules, web, quick, build, scenes, equal]
FURTHER: list[Stage] = [slow, browser, many, web_budget, bench, thousands, whole_games]
CHOICES: dict[str, list[Stage]] = {
    "": GATE,
    "full": [*GATE, *FURTHER],
    "equal": [build, equal],
    "many": [build, many],
    "thousands": [build, thousands],
    "scenes": [build, scenes],
    "browser": [build, browser],
    "whole-games": [build, whole_games],
    **{stage.__name__: [stage] for stage in (types, rules, web, quick, slow, bench)},
    "web-budget": [web_budget],
    "near": [types, nearby],
}


def perform(stage: Stage) -> tuple[str, str]:
    """Run one stage: how it went, and what to say about it in the end."""
    print(f"\n── {stage.__name__} ".ljust(100, "─"), flush=True)
    try:
        stage()
    except Skipped as skip:
        result = "FAILED" if os.environ.get("CI") else "skipped"
        return result, f"{stage.__name__} was skipped: {skip.why}; to run it: {skip.remedy}"
    except Trouble as trouble:
        return "FAILED", f"{stage.__name__}: {trouble}"
    except Failed:
        return "FAILED", ""
    return "passed", ""


def cpu() -> float:
    """The seconds of CPU of all commands that have ended so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def chosen(words: list[str]) -> list[Stage] | None:
    """The stages asked for; none if the words ask for nothing that there is."""
    match words:
        case ["full", "--from", name]:
            stages = CHOICES["full"]
            names = [stage.__name__.replace("_", "-") for stage in stages]
            # What was compiled lies ready, or is compiled again.
            return [build, *stages[names.index(name) :]] if name in names else None
        case ["repeat", number] if number.isascii() and number.isdecimal() and int(number):
            return [build, lambda: repeated(int(number))]
        case _:
            return CHOICES.get(" ".join(words))


def repeated(rounds: int) -> None:
    """The tests of the gate many times over; what was not the same each time has failed."""
    if different := repeat(rounds, source_digest(), again):
        print(*different, sep="\n")
        raise Failed


def main() -> None:
    """Run the stages asked for; the exit code is 1 if one failed, 2 for words that name none."""
    stages = chosen(sys.argv[1:])
    if stages is None:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    rows: list[tuple[str, str, float, float]] = []
    remarks: list[str] = []
    for stage in stages:
        begin, used = time.monotonic(), cpu()
        result, remark = perform(stage)
        rows.append((stage.__name__, result, time.monotonic() - begin, cpu() - used))
        remarks += [remark] if remark else []
    print("\n" + "─" * 100)
    for name, result, seconds, used in rows:
        print(f"{name:<12}{result:<10}{seconds:8.1f} s{used:10.1f} s of CPU")
    whole, used = sum(row[2] for row in rows), sum(row[3] for row in rows)
    print(f"{'':<22}{whole:8.1f} s{used:10.1f} s of CPU")
    print(*remarks, *summary(FAILURES), sep="\n", end="\n" if remarks or FAILURES else "")
    sys.exit(any(result == "FAILED" for _, result, _, _ in rows))


if __name__ == "__main__":
    answer(main)
