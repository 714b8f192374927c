"""The invariants hold in every position of random games, 20,000 positions for each number of seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.full_summary import Count
from tests.games.al_rashid.invariants import INVARIANTS
from tests.games.al_rashid.survey import POSITIONS, SEATS, Findings, look_at_game, survey
from tests.rules import known_clauses, rule


@pytest.mark.parametrize("seats", SEATS)
@rule(*INVARIANTS)
def test_the_invariants_hold_in_a_game(seats: int) -> None:
    findings = Findings()
    look_at_game(seats, 1, findings)
    assert findings.complaints == {}
    assert findings.positions > 50


@pytest.mark.many
@pytest.mark.parametrize("seats", SEATS)
@rule(*INVARIANTS)
def test_the_invariants_hold_in_every_position(seats: int) -> None:
    findings = survey(seats)
    assert findings.complaints == {}
    assert findings.positions >= POSITIONS


@pytest.mark.full
@pytest.mark.parametrize("block", range(5))
@pytest.mark.parametrize("seats", SEATS)
def test_the_invariants_hold_in_thousands_of_games(
    seats: int, block: int, record_property: Callable[[str, object], None]
) -> None:
    count = Count(f"invariants, al-rashid, {seats} seats", record_property)
    findings = Findings()
    for seed in range(10_000 + block * 100, 10_000 + (block + 1) * 100):
        look_at_game(seats, seed, findings)
    count.games, count.positions = findings.games, findings.positions
    count.complaints = [text for texts in findings.complaints.values() for text in texts]
    count.report()


def test_every_invariant_of_the_rules_is_checked() -> None:
    stated = [name for name in known_clauses() if name.startswith("AR-INV-")]
    assert list(INVARIANTS) == sorted(stated)
