"""`./test`: the checks in stages, and a table of how they went.

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
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools import chromium, front, toolchain, wheels
from tools.console import BUILD, ROOT, Trouble, answer, read_json, write_json
from tools.environment import DEV, TEST_COMPILER
from tools.pages import WEB, Node

SOURCE = ROOT / "src"
COMPILED = BUILD / "compiled"
STAMP = COMPILED / "stamp.json"
BEHIND: list[subprocess.Popen[bytes]] = []
"""What runs behind the other stages, and is waited for by one of them."""
HERE = "not compiled and not browser"
"""The tests that need nothing but the source."""
NEAR = "not slow and not many and not full"
"""The tests that every change passes; the others are for `./test full`."""
TYPED = ("src", "tests", "benchmarks", "tools", "hatch_build.py")


@dataclass
class Skipped(Exception):
    """A stage that this machine cannot run: why, and what to do about it."""

    why: str
    remedy: str


class Failed(Exception):
    """A stage that has said itself what is wrong."""


# The stages


def types() -> None:
    """Style, types and the arrows between the rooms; all of them, even after a failure."""
    tool = DEV.path / "bin"
    paths = [path for path in TYPED if (ROOT / path).exists()]
    results = [
        call(tool / "ruff", "check"),
        call(tool / "ruff", "format", "--check"),
        call(tool / "mypy", *paths),
        call(tool / "lint-imports", "--no-logo"),
    ]
    need(all(results))


def rules() -> None:
    """Every clause of the rules is named by a test."""
    need(call(sys.executable, "-m", "tests.rules_report"))


def building() -> None:
    """Begin to compile with the least claim to the cores: one serial job, and no stage uses both of them whole."""
    if not toolchain.missing() and not installed():
        command = [sys.executable, "-m", "tools.wheels", wheels.FOR_TESTS]
        BEHIND.append(
            subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        )


def quick() -> None:
    """The tests without a mark, on the interpreted source."""
    pytest(f"{NEAR} and {HERE}")


def slow() -> None:
    """The slow ones; those with many games too where nothing can be compiled for them."""
    slow = "(slow or many)" if toolchain.missing() else "slow and not many"
    pytest(f"{slow} and not full and {HERE}")


def web() -> None:
    """The pages: types, style and components, all of them even after a failure; then they are built."""
    node = front.install_libraries(DEV)
    results = [npm_run(node, "check"), npm_run(node, "test")]
    front.ensure_pages(DEV)
    need(all(results))


def scenes() -> None:
    """Each board once in a Chromium: opened, played by mouse and keyboard, talked at, clean."""
    drive(f"browser and {NEAR}")


def browser() -> None:
    """The built pages in a Chromium."""
    drive("browser and not full")


def web_budget() -> None:
    """What the pages weigh for every game and language, then what a real visit fetches, and how fast it is."""
    front.ensure_pages(DEV)
    need(npm_run(front.ensure_node(DEV), "budget"))
    need_browser()
    need(call(sys.executable, "-m", "benchmarks.pages"))


def build() -> None:
    """The package, compiled by what a user has and installed where the next stages find it; kept until it changes."""
    if lack := toolchain.missing():
        raise Skipped(f"{lack} is missing", toolchain.INSTALL)
    for process in BEHIND:
        process.wait()
    wheel = wheels.compile_wheel(DEV, builder=TEST_COMPILER)
    if not installed():
        shutil.rmtree(COMPILED, ignore_errors=True)
        DEV.uv("The wheel does not install.", "--offline", "--no-deps", "--target", COMPILED, wheel)
        write_json(STAMP, {"wheel": str(wheel)})


def equal() -> None:
    """What is marked `both` once more, and what is marked `compiled`, on the compiled package."""
    pytest(f"(both or compiled) and {NEAR} and not browser", package=built())


def many() -> None:
    """The same with all configurations and many games."""
    pytest("(both or many or compiled) and not full and not browser", package=built())


def thousands() -> None:
    """The tests marked `full`, on the compiled package where there is one."""
    pytest("full and not browser", package=SOURCE if toolchain.missing() else built())


def whole_games() -> None:
    """Whole games in a Chromium."""
    drive("browser and full")


def bench() -> None:
    """The benchmarks; they find the source on the path and the compiled package in FONDACO_COMPILED_PATH."""
    if not toolchain.missing():
        build()
    need(call(sys.executable, "-m", "benchmarks", known=installed()))


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
}


# Running them


def call(*command: object, package: Path = SOURCE, known: bool = False) -> bool:
    """Run a command that sees one build of the package, and if need be knows where the compiled one lies."""
    variables = {"PYTHONPATH": f"{package}{os.pathsep}{ROOT}"}
    if known:
        variables["FONDACO_COMPILED_PATH"] = str(COMPILED)
    return subprocess.call([str(part) for part in command], cwd=ROOT, env={**os.environ, **variables}) == 0


def npm_run(node: Node, script: str) -> bool:
    """Run a script of `web/package.json`."""
    return subprocess.call([*node.npm, "run", "--silent", script], cwd=WEB, env=node.variables()) == 0


def pytest(marks: str, package: Path = SOURCE, workers: int | None = None, folder: str = "tests") -> None:
    """Run the tests with these marks against one build of the package, and let pytest speak for itself."""
    if workers is None:
        workers = max(2, len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 2)
    command = [sys.executable, "-m", "pytest", "-q", "-n", workers, "-m", marks, folder]
    need(call(*command, "-o", f"pythonpath={package} {ROOT}", package=package, known=package is COMPILED))


def drive(marks: str) -> None:
    """Run the tests in a browser, on the package as it is installed, with pages; without a compiler, on the source.

    With one worker, since two browsers are slower than one on the same cores.
    """
    need_browser()
    package = SOURCE if toolchain.missing() else built()
    if package is COMPILED:
        front.lay(COMPILED / "fondaco" / "web" / "static")
    pytest(marks, package, workers=0, folder="tests/web")


def need_browser() -> None:
    """A Chromium, installed where that can be done without asking, and pages to show in it."""
    if not chromium.find() and not (chromium.can_be_installed() and chromium.install()):
        raise Skipped("Chromium is missing", chromium.INSTALL)
    front.ensure_pages(DEV)


def installed() -> bool:
    """Whether the compiled package of the present source lies ready."""
    wheel = wheels.compiled_wheel(DEV)
    return wheel is not None and read_json(STAMP) == {"wheel": str(wheel)}


def built() -> Path:
    """The compiled package, which an earlier stage has built or could not build."""
    if lack := toolchain.missing():
        raise Skipped(f"{lack} is missing", toolchain.INSTALL)
    if not installed():
        raise Failed
    return COMPILED


def cpu() -> float:
    """The seconds of CPU of all commands that have ended so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def need(passed: bool) -> None:
    """Turn a failed command into a failed stage."""
    if not passed:
        raise Failed


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


def chosen(words: list[str]) -> list[Stage] | None:
    """The stages asked for; none if the words ask for nothing that there is."""
    match words:
        case ["full", "--from", name]:
            stages = CHOICES["full"]
            names = [stage.__name__.replace("_", "-") for stage in stages]
            # What was compiled lies ready, or is compiled again.
            return [build, *stages[names.index(name) :]] if name in names else None
        case _:
            return CHOICES.get(" ".join(words))


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
    print(*remarks, sep="\n", end="\n" if remarks else "")
    sys.exit(any(result == "FAILED" for _, result, _, _ in rows))


if __name__ == "__main__":
    answer(main)
