"""What goods are worth and how they pay (section 5 of the rules)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as e
from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.steps import kinds
from fondaco.games.al_rashid.steps.gold import is_minimal
from tests.games.al_rashid.chronicle import Moment
from tests.games.al_rashid.invariants.completing import completes


def payments(at: Moment) -> str | None:
    """AR-INV-13: every payment pays, is minimal, and was owned at the beginning of the visit."""
    for seat, cost, *paid in at.of_kind(e.PAID):
        if not is_minimal(at.now.tables, paid, cost):
            return f"{paid} for {cost}"
        before = at.before
        if before is not None and any(
            paid[good] > before.goods[seat * m.GOODS + good] for good in range(m.GOODS)
        ):
            return f"seat {seat} did not own {paid}"
    return None


def values(at: Moment) -> str | None:
    """AR-INV-14: the value of goods grows with every good; by at least 1, and it is no less than their number."""
    p = at.now
    for seat in range(p.seats):
        held = p.goods[seat * m.GOODS : (seat + 1) * m.GOODS]
        worth = p.tables.value(held, 0)
        if worth != p.wealth(seat) or worth < sum(held):
            return f"{held} are worth {worth}"
        for good in range(m.GOODS):
            held[good] += 1
            if p.tables.value(held, 0) < worth + 1:
                return f"{held} are not worth more than {worth}"
            held[good] -= 1
    return None


def payment_questions(at: Moment) -> str | None:
    """AR-INV-28: every count offered leads to a legal payment, and there is one if the cost can be paid."""
    return completes(at.now) if at.now.agenda[-1] == kinds.VISIT_PAYMENT else None
