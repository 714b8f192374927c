"""All invariants in every position of many random games; the work is done once, whoever asks and how often.

Several workers of pytest share it: each configuration is claimed by the first that finds it free, and its findings
are laid down as a file for the others.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from fondaco.games.yspahan.rulebook import Yspahan, load
from tests.games.yspahan.chronicle import moments
from tests.games.yspahan.invariants import INVARIANTS

PATIENCE: Final = 500
"""Seconds after which a worker no longer waits for another."""
_KEPT: Final = 3
"""Complaints kept per invariant."""


@dataclass(frozen=True)
class Configuration:
    """A number of seats, one option that differs from the default or none, and how many positions to look at."""

    seats: int
    positions: int
    option: str = ""
    value: str = ""

    def __str__(self) -> str:
        options = f"{self.option} {self.value}" if self.option else "default options"
        return f"{self.seats} seats, {options}"

    @property
    def options(self) -> Mapping[str, str]:
        return book().check_table(self.seats, {self.option: self.value} if self.option else {})


VARIANTS: Final = (
    ("cards_before_roll", "forbidden"),
    ("build_cards", "discount"),
    ("two_build_cards", "forbidden"),
    ("reshuffle", "at_once"),
)
CONFIGURATIONS: Final = (
    *(Configuration(seats, 20_000) for seats in (2, 3, 4)),
    *(Configuration(seats, 2_000, *variant) for variant in VARIANTS for seats in (2, 3, 4)),
)


class Findings(msgspec.Struct):
    """What a survey of one configuration found."""

    games: int = 0
    positions: int = 0
    complaints: dict[str, list[str]] = {}
    """By clause, the first few."""
    violations: int = 0


@cache
def book() -> Yspahan:
    return load()


def look_at_game(configuration: Configuration, seed: int, findings: Findings) -> None:
    """Every invariant at every moment of one game."""
    for at in moments(book(), configuration.seats, configuration.options, seed):
        findings.positions += 1
        for clause, invariant in INVARIANTS.items():
            complaint = invariant(at)
            if complaint is not None:
                findings.violations += 1
                kept = findings.complaints.setdefault(clause, [])
                if len(kept) < _KEPT:
                    kept.append(f"{configuration}, seed {seed}, decision {at.number}: {complaint}")
    findings.games += 1


def survey(configuration: Configuration) -> Findings:
    """As many whole games as the number of positions needs."""
    findings = Findings()
    seed = 0
    while findings.positions < configuration.positions:
        look_at_game(configuration, seed, findings)
        seed += 1
    return findings


def shared_surveys(folder: Path) -> dict[Configuration, Findings]:
    """The findings of all configurations, each worked out by one of those who ask."""
    folder.mkdir(exist_ok=True)
    for nth, configuration in enumerate(CONFIGURATIONS):
        try:
            os.close(os.open(folder / f"{nth}.claimed", os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            continue
        finished = folder / f"{nth}.new"
        finished.write_bytes(msgspec.json.encode(survey(configuration)))
        finished.rename(folder / f"{nth}.json")
    return {configuration: _await(folder / f"{nth}.json") for nth, configuration in enumerate(CONFIGURATIONS)}


def _await(file: Path) -> Findings:
    patience = PATIENCE * 10
    while not file.exists():
        patience -= 1
        assert patience, f"whoever claimed {file.name} never finished"
        time.sleep(0.1)
    return msgspec.json.decode(file.read_bytes(), type=Findings)
