"""How good a position looks for a seat."""

from __future__ import annotations

from fondaco.games.al_rashid.position import AlRashidPosition
from fondaco.games.al_rashid.steps.scoring import points


def judge(p: AlRashidPosition, seat: int) -> int:
    """Points."""
    return points(p, seat)
