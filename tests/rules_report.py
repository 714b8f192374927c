"""Which clauses are tested and which are missing: `python -m tests.rules_report`.

The tests are collected, not run. A test that is skipped or expected to fail proves nothing and does not count, nor does
one that the gate leaves to `./test full`. Exits with 1 when a clause is missing or the list of untestable clauses is
wrong, with 2 when the tests cannot be collected.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from tests.rules import RULES, TRACED, TracedGame

TESTS: Final = Path(__file__).parent
LEFT_OUT: Final = ("skip", "xfail", "slow", "many", "full")


@dataclass(frozen=True)
class Report:
    """What is proved of one game."""

    game: str
    clauses: int
    tested: list[str]
    untestable: dict[str, str]
    missing: list[str]
    mistakes: list[str] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        return not self.mistakes and not self.missing

    def lines(self) -> list[str]:
        lines = [f"{self.game}: clauses {self.clauses}, tested {len(self.tested)}"]
        lines += [f"  not testable {name}: {reason}" for name, reason in self.untestable.items()]
        lines += [f"  missing {name}" for name in self.missing]
        lines += [f"  mistake {mistake}" for mistake in self.mistakes]
        return lines


def compare(
    game: str, required: Sequence[str], known: Sequence[str], tested: set[str], untestable: Mapping[str, str]
) -> Report:
    """Hold what must be tested against what is."""
    mistakes = []
    for name, reason in untestable.items():
        if name not in known:
            mistakes.append(f"{name} is listed as untestable, but no such clause exists")
        elif name not in required:
            mistakes.append(f"{name} is listed as untestable, but needs no test")
        elif name in tested:
            mistakes.append(f"{name} is listed as untestable, but has a test")
        elif not reason.strip():
            mistakes.append(f"{name} is listed as untestable without a reason")
    return Report(
        game=game,
        clauses=len(required),
        tested=[name for name in required if name in tested],
        untestable={name: untestable[name] for name in required if name in untestable and name not in tested},
        missing=[name for name in required if name not in tested and name not in untestable],
        mistakes=mistakes,
    )


def report_on(game: TracedGame, tested: set[str]) -> Report:
    return compare(game.name, game.required_clauses(), list(game.clauses()), tested, game.untestable())


class _Collector:
    """A pytest plugin that notes the clauses of the collected tests."""

    def __init__(self) -> None:
        self.tested: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if any(item.get_closest_marker(mark) for mark in LEFT_OUT):
                continue
            for mark in item.iter_markers("rule"):
                self.tested.update(str(name) for name in mark.args)


class CollectionFailed(RuntimeError):
    """The tests cannot even be collected; the message is what pytest said."""


def clauses_named_by(tests: Path) -> set[str]:
    """The clauses named by the tests below a folder."""
    collector = _Collector()
    spoken = io.StringIO()
    # Options of the project's pytest configuration (verbosity, workers) are of no use here.
    arguments = ["--collect-only", "-q", "-o", "addopts=", "-p", "no:cacheprovider", str(tests)]
    with redirect_stdout(spoken):
        outcome = pytest.main(arguments, plugins=[collector])
    if outcome not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise CollectionFailed(spoken.getvalue())
    return collector.tested


def untraced_games() -> list[str]:
    """Games with a rules document of which nobody said what must be tested."""
    traced = {game.name for game in TRACED}
    return sorted(file.stem for file in RULES.glob("*.md") if file.stem not in traced)


def main() -> int:
    try:
        tested = clauses_named_by(TESTS)
    except CollectionFailed as failure:
        print(failure)
        return 2
    reports = [report_on(game, tested) for game in TRACED]
    for report in reports:
        print("\n".join(report.lines()))
    for name in untraced_games():
        print(f"{name}: tests/rules.py does not say which clauses must be tested")
    return 0 if all(report.complete for report in reports) and not untraced_games() else 1


if __name__ == "__main__":
    sys.exit(main())
