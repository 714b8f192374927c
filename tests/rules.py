"""Which clause a test proves: `@rule("YS-071", "YS-072")`.

The ids are checked as the test module is imported, so a clause that does not exist stops the collection. What
has to be proved of each game is said here as well; `python -m tests.rules_report` compares the two.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from fondaco.table.clauses import Clause, read_clauses

RULES: Final = Path(__file__).parent.parent / "docs" / "rules"
MARKER: Final = "rule(*clauses): the clauses of docs/rules that a test proves"


class UnknownClause(ValueError):
    """A test names a clause that no rules document states."""


@dataclass(frozen=True)
class TracedGame:
    """A game whose clauses must be tested, and which families of them."""

    name: str
    required: frozenset[str]

    def clauses(self) -> dict[str, Clause]:
        return read_clauses((RULES / f"{self.name}.md").read_text(encoding="utf-8"))

    def required_clauses(self) -> list[str]:
        return [clause.id for clause in self.clauses().values() if clause.family in self.required]

    def untestable(self) -> dict[str, str]:
        """The clauses that cannot be tested, each with its reason."""
        file = RULES / f"{self.name}.untestable.toml"
        if not file.exists():
            return {}
        return {name: str(reason) for name, reason in tomllib.loads(file.read_text(encoding="utf-8")).items()}


TRACED: Final = (
    # YS-D is not among them: disagreements of the printed texts are the reasons of clauses, not clauses.
    TracedGame(
        "yspahan",
        frozenset({"YS", "YS-A", "YS-EX", "YS-INV", "YS-HI", "YS-DP", "YS-CH", "YS-DATA"}),
    ),
    TracedGame(
        "istanbul",
        frozenset(
            {"IS", "IM", "IL", "IL-K", "IG", "IS-A", "IS-EX", "IS-INV", "IS-DP", "IS-CH", "IS-DATA"},
        ),
    ),
    TracedGame("wuestensoehne", frozenset({"WS", "WS-A", "WS-EX", "WS-INV", "WS-D", "WS-C"})),
    TracedGame("al-rashid", frozenset({"AR", "AR-A", "AR-EX", "AR-INV"})),
)


@cache
def known_clauses() -> frozenset[str]:
    """Every clause of every rules document."""
    documents = RULES.glob("*.md")
    return frozenset(name for file in documents for name in read_clauses(file.read_text(encoding="utf-8")))


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of these clauses."""
    if not clauses:
        raise UnknownClause("@rule() names no clause.")
    unknown = [name for name in clauses if name not in known_clauses()]
    if unknown:
        raise UnknownClause(f"No rules document states {', '.join(unknown)}.")
    return pytest.mark.rule(*clauses)
