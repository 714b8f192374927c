"""All invariants in every position of many random games, for each number of seats."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from fondaco.games.al_rashid.rulebook import AlRashid, load
from tests.games.al_rashid.chronicle import moments
from tests.games.al_rashid.invariants import INVARIANTS

SEATS: Final = (2, 3, 4, 5)
POSITIONS: Final = 20_000
_KEPT: Final = 3
"""Complaints kept per invariant."""


class Findings(msgspec.Struct):
    """What a survey found."""

    games: int = 0
    positions: int = 0
    complaints: dict[str, list[str]] = {}
    """By clause, the first few."""
    violations: int = 0


@cache
def book() -> AlRashid:
    return load()


def look_at_game(seats: int, seed: int, findings: Findings) -> None:
    """Every invariant at every moment of one game."""
    for at in moments(book(), seats, seed):
        findings.positions += 1
        for clause, invariant in INVARIANTS.items():
            complaint = invariant(at)
            if complaint is not None:
                findings.violations += 1
                kept = findings.complaints.setdefault(clause, [])
                if len(kept) < _KEPT:
                    kept.append(f"{seats} seats, seed {seed}, decision {at.number}: {complaint}")
    findings.games += 1


def survey(seats: int, positions: int = POSITIONS) -> Findings:
    """As many whole games as the number of positions needs."""
    findings = Findings()
    seed = 0
    while findings.positions < positions:
        look_at_game(seats, seed, findings)
        seed += 1
    return findings
