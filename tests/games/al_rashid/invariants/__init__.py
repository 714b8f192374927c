"""The invariants of Al Rashid (section 14 of its rules), each as a function that says what is wrong, or None.

They look at *moments*: the game waits for a decision (or is over), and a moment knows the position now, the one at
the decision before, what was decided there, and the events told in between. The files are the chapters of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.games.al_rashid.chronicle import Moment
from tests.games.al_rashid.invariants import (
    components,
    gold,
    palaces,
    questions,
    resolution,
    territories,
    turns,
)

Invariant = Callable[[Moment], str | None]

INVARIANTS: Final[dict[str, Invariant]] = {
    (invariant.__doc__ or "").partition(":")[0]: invariant
    for invariant in (
        components.tiles,
        components.letters,
        components.influence,
        components.families,
        components.offices,
        resolution.stacks,
        resolution.pashas,
        resolution.rounds,
        resolution.empty_boards,
        resolution.resolved_areas,
        territories.goods_on_the_map,
        components.non_negative,
        gold.payments,
        gold.values,
        palaces.dishonour,
        resolution.positions,
        palaces.activations,
        palaces.spy_moves,
        turns.order,
        territories.face_up_tiles,
        turns.crises,
        resolution.moves_remove_pieces,
        questions.secrets,
        questions.repeatable,
        turns.scores,
        palaces.ranges,
        questions.one_question,
        gold.payment_questions,
        territories.threats,
        questions.parts,
        questions.lengths,
    )
}
"""By clause."""
