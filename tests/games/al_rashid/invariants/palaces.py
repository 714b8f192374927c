"""Dishonour, spies and offices (sections 7 and 8 of the rules)."""

from __future__ import annotations

from itertools import product

from fondaco.games.al_rashid import events as e
from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.steps import kinds
from fondaco.games.al_rashid.steps.scoring import points_of_office
from tests.games.al_rashid.chronicle import Moment


def dishonour(at: Moment) -> str | None:
    """AR-INV-15: dishonour tokens fall only by an effect that says so."""
    if at.before is None:
        return None
    removed = {event[0]: event[1] for event in at.of_kind(e.DISHONOUR_REMOVED)}
    for seat in range(at.now.seats):
        if at.now.dishonour[seat] < at.before.dishonour[seat] - removed.get(seat, 0):
            return f"seat {seat} lost tokens"
    return None


def activations(at: Moment) -> str | None:
    """AR-INV-17: one activation in a move, never of a face-down office; all are face up at the beginning of a turn."""
    activated = at.of_kind(e.ACTIVATED)
    if at.before is not None:
        for seat, office in activated:
            if at.before.used[seat] >> office & 1 or not at.now.tables.brown >> office & 1:
                return f"seat {seat} activates office {office}"
    if at.story.activations > 1:
        return f"{at.story.activations} activations in one move"
    if at.of_kind(e.TURN_BEGUN) and any(at.now.used) and at.now.agenda[-1] == kinds.PLACE:
        return "offices lie face down at the beginning of a turn"
    return None


def spy_moves(at: Moment) -> str | None:
    """AR-INV-18: at most six spy moves, at most 3, 2, 1 by position."""
    moves = at.story.spy_moves
    if sum(moves.values()) > 6:
        return f"{moves} spy moves"
    for seat, number in moves.items():
        if seat in at.now.acting and number > 3 - at.now.acting.index(seat):
            return f"seat {seat} makes {number}"
    return None


def ranges(at: Moment) -> str | None:
    """AR-INV-26: the prestige of an office is within the range of its palace."""
    p = at.now
    for seat, office in product(range(p.seats), range(p.tables.offices)):
        if p.offices[seat] >> office & 1:
            palace = p.tables.office_palace[office]
            highest = 7 if palace == m.POLITICIANS else 1 if palace == m.AL_RASHID else 2
            if not 0 <= points_of_office(p, seat, office) <= highest:
                return f"office {office} is worth {points_of_office(p, seat, office)}"
    return None
