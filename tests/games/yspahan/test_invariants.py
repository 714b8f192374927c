"""The invariants hold in every position of random games; `test_broken_invariants.py` shows that they could not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from fondaco.table.core import Rng
from tests.full_summary import Count
from tests.games.yspahan.chronicle import moments
from tests.games.yspahan.invariants import INVARIANTS
from tests.games.yspahan.survey import (
    CONFIGURATIONS,
    Configuration,
    Findings,
    book,
    look_at_game,
    shared_surveys,
)
from tests.rules import known_clauses, rule

Surveys = dict[Configuration, Findings]

CLAUSES: Final = [pytest.param(clause, marks=rule(clause), id=clause) for clause in INVARIANTS]


@pytest.fixture(scope="session")
def surveys(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Surveys:
    """All games are played once, by whichever worker comes first."""
    folder = tmp_path_factory.getbasetemp()
    if hasattr(request.config, "workerinput"):
        folder = folder.parent  # what the workers of one run have in common
    return shared_surveys(folder / "yspahan-survey")


@rule(*INVARIANTS)
@pytest.mark.parametrize("configuration", CONFIGURATIONS[:3], ids=str)
def test_the_invariants_hold_in_a_game(configuration: Configuration) -> None:
    findings = Findings()
    look_at_game(configuration, 1, findings)
    assert findings.complaints == {}
    assert findings.positions > 100


@pytest.mark.many
@pytest.mark.parametrize("clause", CLAUSES)
def test_the_invariant_holds_in_every_position(clause: str, surveys: Surveys) -> None:
    assert [found.complaints.get(clause, []) for found in surveys.values()] == [[] for _ in surveys]


@pytest.mark.many
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_enough_positions_were_looked_at(configuration: Configuration, surveys: Surveys) -> None:
    assert surveys[configuration].positions >= configuration.positions
    assert configuration.positions == (2_000 if configuration.option else 20_000)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_invariants_hold_in_imagined_positions(seats: int) -> None:
    """What a seat or a spectator imagines is a table that could be; only the history of the game is not its own."""
    of_positions = [name for name in INVARIANTS if name not in ("YS-INV-28", "YS-INV-29")]
    looked_at = 0
    for at in moments(book(), seats, book().check_table(seats, {}), seed=seats):
        for viewer in range(-1, seats) if at.number % 7 == 0 else ():
            dream = replace(at, now=at.now.imagine(viewer, Rng(at.number)))
            assert [INVARIANTS[name](dream) for name in of_positions] == [None] * len(of_positions)
            looked_at += 1
    assert looked_at > 100


@pytest.mark.full
@pytest.mark.parametrize("block", range(5))
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_the_invariants_hold_in_thousands_of_games(
    configuration: Configuration, block: int, record_property: Callable[[str, object], None]
) -> None:
    count = Count(f"invariants, yspahan, {configuration}", record_property)
    games = 60 if configuration.option else 300
    findings = Findings()
    for seed in range(10_000 + block * games, 10_000 + (block + 1) * games):
        look_at_game(configuration, seed, findings)
    count.games, count.positions = findings.games, findings.positions
    count.complaints = [text for texts in findings.complaints.values() for text in texts]
    count.more = findings.violations - len(count.complaints)
    count.report()


def test_every_invariant_of_the_rules_is_checked() -> None:
    stated = [name for name in known_clauses() if name.startswith("YS-INV-")]
    assert list(INVARIANTS) == sorted(stated)
    for clause, invariant in INVARIANTS.items():
        assert (invariant.__doc__ or "").startswith(f"{clause}: ")
