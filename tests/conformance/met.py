"""What a check found to look at: one game may have nothing of it, all games of a table together must have something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Met:
    """How often a check found something to look at in one game, and how often it might have."""

    found: int
    possible: int = 1


def is_hollow(met: Sequence[Met | None]) -> bool:
    """Whether there might have been something to look at, and nothing was found in any game."""
    told = [each for each in met if each is not None]
    return any(each.possible for each in told) and not any(each.found for each in told)
