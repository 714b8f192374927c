"""What is asked, what is known, and what can be played again (sections 11 and 12 of the rules)."""

from __future__ import annotations

from typing import Final

import msgspec

from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.steps import kinds
from fondaco.table.core import NOBODY, Rng
from tests.games.al_rashid.chronicle import Moment, played_again
from tests.games.al_rashid.invariants.completing import completes

VIEWS_EVERY: Final = 40
"""Views are compared at every so many decisions."""


def secrets(at: Moment) -> str | None:
    """AR-INV-23: a view has no value of a tile or card that its viewer was not entitled to see."""
    if at.number % VIEWS_EVERY:
        return None
    for viewer in (None, *range(at.now.seats)):
        seat = -1 if viewer is None else viewer
        imagined = at.now.imagine(seat, Rng(at.number))
        if msgspec.json.encode(at.book.view(imagined, viewer)) != msgspec.json.encode(
            at.book.view(at.now, viewer)
        ):
            return f"viewer {viewer} can tell the truth from a dream"
    return None


def repeatable(at: Moment) -> str | None:
    """AR-INV-24: same data, seed and decisions give the same game."""
    if at.now.to_act != NOBODY or at.seed % 8:
        return None
    return None if played_again(at) == at.now.dump() else "played again it ends otherwise"


def one_question(at: Moment) -> str | None:
    """AR-INV-27: before the end there is one decision with an option, or one chance step with outcomes."""
    p = at.now
    if p.to_act == NOBODY:
        return None if not p.legal() else "moves after the end"
    if not p.legal():
        return "nothing can be done"
    return None if at.chance_was_fair else "weights and outcomes do not fit"


def parts(at: Moment) -> str | None:
    """AR-INV-30: a part never leads to a state in which the decision cannot be completed."""
    return completes(at.now) if at.now.unfinished and at.number % 5 == 0 else None


def lengths(at: Moment) -> str | None:
    """AR-INV-31: no list of options is longer than AR-324 says."""
    p = at.now
    if p.to_act == NOBODY:
        return None
    most = 39 if p.agenda[-1] == kinds.PLACE else 24
    if p.agenda[-1] == kinds.VISIT_PAYMENT:
        most = p.goods[p.to_act * m.GOODS + p.agenda[-2]] + 1
    return None if len(p.legal()) <= most else f"{len(p.legal())} options"
