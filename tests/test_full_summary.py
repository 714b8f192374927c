"""The figures of thousands of games come home and are added up."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.full_summary import Count, FullSummary


def reported(configuration: str, games: int, complaints: int) -> tuple[str, object]:
    """What a test hands in."""
    handed_in: list[tuple[str, object]] = []
    count = Count(configuration, lambda name, value: handed_in.append((name, value)))
    for nth in range(games):
        count.games += 1
        count.positions += 100
        with count.violations(f"game {nth}"):
            assert nth >= complaints
    if complaints:
        with pytest.raises(AssertionError, match="game 0"):
            count.report()
    else:
        count.report()
    return handed_in[0]


def heard(summary: FullSummary, when: Literal["setup", "call"], figures: tuple[str, object]) -> None:
    report = pytest.TestReport(
        "test", ("file", 0, "test"), {}, "passed", None, when, user_properties=[figures]
    )
    summary.pytest_runtest_logreport(report)


def test_figures_of_one_configuration_are_added_up() -> None:
    summary = FullSummary()
    for figures in (reported("four seats", 3, 0), reported("four seats", 5, 2), reported("a pair", 1, 0)):
        heard(summary, "call", figures)
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in summary.lines()[2:]]
    assert [row[:4] for row in rows] == [
        ["a pair", "1", "100", "0"],
        ["four seats", "8", "800", "2"],
        ["all 2", "9", "900", "2"],
    ]


def test_other_reports_do_not_count() -> None:
    summary = FullSummary()
    heard(summary, "setup", reported("x", 1, 0))
    heard(summary, "call", ("colour", "blue"))
    assert summary.rows == {}
