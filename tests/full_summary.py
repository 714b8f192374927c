"""What `./test full` went through, as a table for `docs/full-run.md`.

A test of thousands of games counts what it did with a `Count` and reports it as a property of the test. Properties
come home from every worker of pytest; at the end they are added up per configuration and printed as Markdown.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

import pytest

PROPERTY: Final = "full-run"
_SHOWN: Final = 20


@dataclass
class Count:
    """What one test went through."""

    configuration: str
    record_property: Callable[[str, object], None]
    games: int = 0
    positions: int = 0
    complaints: list[str] = field(default_factory=list)
    more: int = 0
    """Violations of which no complaint was kept."""
    began: float = field(default_factory=perf_counter)

    @contextmanager
    def violations(self, where: str) -> Iterator[None]:
        """What is asserted here and does not hold is counted; the rest of the games are still played."""
        try:
            yield
        except AssertionError as error:
            self.complaints.append(f"{where}: {error}")

    def report(self) -> None:
        """Hand the figures in, and fail if anything was violated."""
        violations = len(self.complaints) + self.more
        figures = [self.configuration, self.games, self.positions, violations, self.seconds]
        self.record_property(PROPERTY, json.dumps(figures))
        assert not self.complaints, "\n".join(self.complaints[:_SHOWN])

    @property
    def seconds(self) -> float:
        return perf_counter() - self.began


@dataclass
class _Row:
    games: int = 0
    positions: int = 0
    violations: int = 0
    seconds: float = 0.0

    def add(self, games: int, positions: int, violations: int, seconds: float) -> None:
        self.games += games
        self.positions += positions
        self.violations += violations
        self.seconds += seconds

    def cells(self, name: str) -> str:
        return f"| {name} | {self.games:,} | {self.positions:,} | {self.violations} | {self.seconds:.0f} |"


class FullSummary:
    """A pytest plugin: gathers the figures and prints the table."""

    def __init__(self) -> None:
        self.rows: dict[str, _Row] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call":
            return
        for name, value in report.user_properties:
            if name == PROPERTY:
                configuration, games, positions, violations, seconds = json.loads(str(value))
                self.rows.setdefault(configuration, _Row()).add(games, positions, violations, seconds)

    def lines(self) -> list[str]:
        """The table, its configurations in a fixed order, with a line of sums."""
        total = _Row()
        for row in self.rows.values():
            total.add(row.games, row.positions, row.violations, row.seconds)
        return [
            "| configuration | games | positions checked | violations | seconds |",
            "|---|---:|---:|---:|---:|",
            *(row.cells(name) for name, row in sorted(self.rows.items())),
            total.cells(f"all {len(self.rows)}"),
        ]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.rows:
            terminalreporter.write_line("")
            terminalreporter.section("full run")
            for line in self.lines():
                terminalreporter.write_line(line)
