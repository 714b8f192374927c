"""The gate itself: what is told at the end, what a change can break, what was not the same each time, what is kept."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.conftest import in_order
from tools import cache, repeat
from tools.commands import Failure, run, summary
from tools.near import all_imports, near

FAILING = """
def test_good():
    assert True

def test_bad():
    found = 3
    assert found > 3
"""


def run_tests_in(folder: Path, report: Path, failures: list[Failure]) -> bool:
    (folder / "test_it.py").write_text(FAILING)
    command = [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "-p", "no:cacheprovider", folder]
    options = ["-o", "junit_family=xunit1", f"--junitxml={report}"]
    return run([*command, *options], dict(os.environ), failures, cwd=folder, report=report)


def test_a_failed_test_is_told_by_its_name_and_what_was_wrong(tmp_path: Path) -> None:
    failures: list[Failure] = []
    assert not run_tests_in(tmp_path, tmp_path / "report.xml", failures)
    told = "\n".join(summary(failures))
    assert told.startswith("✗ test_it.py::test_bad\n")
    assert "assert 3 > 3" in told
    assert "test_good" not in told


def test_a_command_that_fails_is_told_with_what_it_said_last(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    failures: list[Failure] = []
    code = "import sys; print('\\033[31mall is lost\\033[0m'); sys.exit(3)"
    assert not run([sys.executable, "-c", code], dict(os.environ), failures)
    assert run([sys.executable, "-c", code], dict(os.environ), failures, fine=(0, 3))
    assert len(failures) == 1
    assert summary(failures)[1:] == ["    all is lost"]


def test_what_is_old_is_not_told_as_new(tmp_path: Path) -> None:
    """A run that ends before it reports is told by what it said, not by the report of the run before."""
    report, failures = tmp_path / "report.xml", list[Failure]()
    report.write_text('<t><testcase file="x.py" name="old"><failure>E  old</failure></testcase></t>')
    assert not run(
        [sys.executable, "-c", "raise SystemExit('no')"], dict(os.environ), failures, report=report
    )
    assert failures[0].said == ("no",)


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    return all_imports()


@pytest.mark.parametrize(
    ("changed", "must", "must_not"),
    [
        (
            "src/fondaco/games/yspahan/steps/turn.py",
            "tests/games/yspahan/test_perft.py",
            "tests/games/istanbul/test_greedy.py",
        ),
        (
            "src/fondaco/games/istanbul/box.toml",
            "tests/games/istanbul/test_wrong_boxes.py",
            "tests/games/yspahan/test_perft.py",
        ),
        ("src/fondaco/house/talk.py", "tests/house/test_talk.py", "tests/games/yspahan/test_perft.py"),
        ("tests/house/kit.py", "tests/house/test_talk.py", "tests/table/test_deck.py"),
        ("tests/table/test_deck.py", "tests/table/test_deck.py", "tests/table/test_core.py"),
    ],
)  # fmt: skip
def test_a_change_is_near_to_the_tests_that_import_it(
    changed: str, must: str, must_not: str, imports: dict[str, set[str]]
) -> None:
    found = near([changed], imports)
    assert must in found.tests
    assert must_not not in found.tests


def test_a_change_is_near_to_its_game_its_pages_and_its_rules(imports: dict[str, set[str]]) -> None:
    changed = [
        "src/fondaco/games/al_rashid/moves.py",
        "web/src/lib/table/Table.svelte",
        "docs/rules/istanbul.md",
    ]
    found = near(changed, imports)
    assert (found.games, found.pages, found.rules) == (("al-rashid",), ("src/lib/table/Table.svelte",), True)
    assert near(["docs/api.md"], imports) == near([], imports)
    everything = near(["pyproject.toml"], imports).tests
    assert "tests/table/test_core.py" in everything
    assert "tests/web/browsing.py" not in everything


def test_what_was_not_the_same_each_time_is_listed() -> None:
    runs = [
        {"a": "passed", "b": "passed", "c": "skipped", "d": "failed"},
        {"a": "passed", "b": "failed", "c": "skipped", "d": "failed"},
        {"a": "passed", "b": "passed", "c": "skipped"},
    ]
    assert repeat.differences(runs) == ["b: failed 1, passed 2", "d: failed 2, missing 1"]


def test_a_round_that_was_interrupted_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repeat, "FOLDER", tmp_path)
    seen: list[tuple[str, ...]] = []

    def play(prefix: tuple[str, ...], variables: Mapping[str, str], reports: Path) -> None:
        seen.append((*prefix, variables[repeat.SEED]))
        if len(seen) == 3:
            raise KeyboardInterrupt
        (reports / "quick.xml").write_text('<t><testcase file="x.py" name="y"/></t>')

    with pytest.raises(KeyboardInterrupt):
        repeat.repeat(1, "digest", play)
    assert repeat.repeat(1, "digest", play) == []
    assert seen == [("1quiet",), ("1busy",), ("nice", "-n", "15", "1slowed"), ("nice", "-n", "15", "1slowed")]


def test_the_order_is_another_only_where_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    usual, items = list(range(100)), list(range(100))
    monkeypatch.delenv(repeat.SEED, raising=False)
    in_order(items)
    assert items == usual
    orders = []
    for seed in ("1quiet", "1quiet", "2quiet"):
        monkeypatch.setenv(repeat.SEED, seed)
        items = list(usual)
        in_order(items)
        orders.append(items)
    assert orders[0] == orders[1] != orders[2] != usual
    assert sorted(orders[2]) == usual


def test_what_is_kept_for_all_clones_is_whole_or_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    made, place = tmp_path / "fondaco-1.whl", tmp_path / "place"
    made.write_bytes(b"a wheel")
    place.mkdir()
    assert cache.fetch("key", place) is None
    cache.keep("key", made)
    copy = cache.fetch("key", place)
    assert copy is not None
    assert copy.name == made.name
    assert copy.read_bytes() == b"a wheel"
    (cache.folder() / "key" / made.name).write_bytes(b"a whee1")
    assert cache.fetch("key", place) is None
    cache.keep("key", made)
    assert cache.fetch("key", place) is not None


def test_not_everything_is_kept_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    made = tmp_path / "fondaco-1.whl"
    made.write_bytes(b"a wheel")
    for number in range(cache.MOST + 3):
        cache.keep(f"{number}", made)
    assert len(list(cache.folder().iterdir())) == cache.MOST


def test_without_a_place_nothing_is_kept_and_nothing_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    cache.keep("key", blocked)
    assert cache.fetch("key", tmp_path) is None
