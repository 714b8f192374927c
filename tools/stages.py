"""The stages of `./test`, and how they are run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tools import chromium, front, toolchain, wheels
from tools.commands import Failure, run
from tools.console import BUILD, ROOT, read_json, write_json
from tools.environment import DEV, TEST_COMPILER
from tools.near import all_imports, changed_files, near
from tools.pages import WEB, Node

SOURCE = ROOT / "src"
COMPILED = BUILD / "compiled"
STAMP = COMPILED / "stamp.json"
BEHIND: list[subprocess.Popen[bytes]] = []
"""What runs behind the other stages, and is waited for by one of them."""
NONE_CHOSEN = 5
"""What pytest answers if there was no test to run."""
HERE = "not compiled and not browser"
"""The tests that need nothing but the source."""
NEAR = "not slow and not many and not full"
"""The tests that every change passes; the others are for `./test full`."""
FAILURES: list[Failure] = []
"""What failed so far."""
TYPED = ("src", "tests", "benchmarks", "tools", "hatch_build.py")


@dataclass
class Skipped(Exception):
    """A stage that this machine cannot run: why, and what to do about it."""

    why: str
    remedy: str


class Failed(Exception):
    """A stage that has said itself what is wrong."""


@dataclass(frozen=True)
class Way:
    """How pytest is run: behind which command, with which further variables, and where its reports go."""

    prefix: tuple[str, ...] = ()
    variables: Mapping[str, str] = field(default_factory=dict)
    reports: Path = BUILD / "reports"


USUAL = Way()


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
    pytest("quick", f"{NEAR} and {HERE}")


def slow() -> None:
    """The slow ones; those with many games too where nothing can be compiled for them."""
    slow = "(slow or many)" if toolchain.missing() else "slow and not many"
    pytest("slow", f"{slow} and not full and {HERE}")


def web() -> None:
    """The pages: types, style and components, all of them even after a failure; then they are built."""
    node = front.install_libraries(DEV)
    results = [npm_run(node, "check"), npm_run(node, "test")]
    front.ensure_pages(DEV)
    need(all(results))


def scenes() -> None:
    """Each board once in a Chromium: opened, played by mouse and keyboard, talked at, clean."""
    drive("scenes", f"browser and {NEAR}")


def browser() -> None:
    """The built pages in a Chromium."""
    drive("browser", "browser and not full")


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
    pytest("equal", f"(both or compiled) and {NEAR} and not browser", package=built())


def many() -> None:
    """The same with all configurations and many games."""
    pytest("many", "(both or many or compiled) and not full and not browser", package=built())


def thousands() -> None:
    """The tests marked `full`, on the compiled package where there is one."""
    pytest("thousands", "full and not browser", package=SOURCE if toolchain.missing() else built())


def whole_games() -> None:
    """Whole games in a Chromium."""
    drive("whole-games", "browser and full")


def bench() -> None:
    """The benchmarks; they find the source on the path and the compiled package in FONDACO_COMPILED_PATH."""
    if not toolchain.missing():
        build()
    need(call(sys.executable, "-m", "benchmarks", known=installed()))


def nearby() -> None:
    """What a change since `main` can break: its tests, those named after its games, its pages."""
    found = near(changed_files(), all_imports())
    results = []
    if found.rules:
        results.append(call(sys.executable, "-m", "tests.rules_report"))
    marks = f"{NEAR} and {HERE}"
    if found.tests:
        results.append(run_tests("near", marks, *found.tests))
    if found.games:
        seen = [f"--ignore={name}" for name in found.tests]
        results.append(run_tests("near-games", marks, "tests", *seen, "-k", " or ".join(found.games)))
    if found.pages:
        node = front.install_libraries(DEV)
        results += [npm_run(node, "check"), npm_run(node, "near", "--", *found.pages)]
        need_browser()
        results.append(
            run_in_browser("near-scenes", f"browser and {NEAR}", COMPILED if installed() else SOURCE)
        )
    need(all(results))


def again(prefix: tuple[str, ...], variables: Mapping[str, str], reports: Path) -> None:
    """The tests of the gate once more; how they went is in the reports alone."""
    way = Way(prefix, variables, reports)
    need_browser()
    run_tests("quick", f"{NEAR} and {HERE}", way=way)
    run_in_browser("scenes", f"browser and {NEAR}", built(), way)
    words = ("--", "--reporter=junit", f"--outputFile={reports / 'web.xml'}", "--sequence.shuffle")
    npm_run(front.install_libraries(DEV), "test", *words)
    run_tests("equal", f"(both or compiled) and {NEAR} and not browser", package=built(), way=way)
    FAILURES.clear()


# Running them


def call(*command: object, package: Path = SOURCE, known: bool = False) -> bool:
    """Run a command that sees one build of the package, and if need be knows where the compiled one lies."""
    return run(command, seeing(package, known), FAILURES)


def seeing(package: Path, known: bool) -> dict[str, str]:
    """The variables of a command that sees one build of the package."""
    variables = {"PYTHONPATH": f"{package}{os.pathsep}{ROOT}"}
    if known:
        variables["FONDACO_COMPILED_PATH"] = str(COMPILED)
    return {**os.environ, **variables}


def npm_run(node: Node, script: str, *words: str) -> bool:
    """Run a script of `web/package.json`."""
    return run([*node.npm, "run", "--silent", script, *words], node.variables(), FAILURES, cwd=WEB)


def pytest(name: str, marks: str, package: Path = SOURCE) -> None:
    """Run the tests with these marks against one build of the package."""
    need(run_tests(name, marks, package=package))


def drive(name: str, marks: str) -> None:
    """Run tests in a browser, on the package as it is installed; without a compiler, on the source."""
    need_browser()
    need(run_in_browser(name, marks, SOURCE if toolchain.missing() else built()))


def run_in_browser(name: str, marks: str, package: Path, way: Way = USUAL) -> bool:
    """Run tests in a browser, with one worker: two browsers are slower than one on the same cores."""
    if package is COMPILED:
        front.lay(COMPILED / "fondaco" / "web" / "static")
    return run_tests(name, marks, "tests/web", package=package, workers=0, way=way)


def run_tests(
    name: str, marks: str, *words: str, package: Path = SOURCE, workers: int | None = None, way: Way = USUAL
) -> bool:
    """Run the tests with these marks, and let pytest speak for itself; whether none failed."""
    if workers is None:
        workers = max(2, len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 2)
    report = way.reports / f"{name}.xml"
    command = [
        *way.prefix,
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        workers,
        "-m",
        marks,
        *(words or ["tests"]),
    ]
    if sys.stdout.isatty():
        command.append("--color=yes")
    options = ("-o", f"pythonpath={package} {ROOT}", "-o", "junit_family=xunit1", f"--junitxml={report}")
    variables = {**seeing(package, known=package is COMPILED), **way.variables}
    return run([*command, *options], variables, FAILURES, report=report, fine=(0, NONE_CHOSEN))


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


def need(passed: bool) -> None:
    """Turn a failed command into a failed stage."""
    if not passed:
        raise Failed
