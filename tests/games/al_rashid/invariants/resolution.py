"""Where pieces stand: placement, dominance, resolution (section 6 of the rules)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as e
from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid import tables as t
from fondaco.games.al_rashid.steps import kinds
from tests.games.al_rashid.chronicle import Moment


def stacks(at: Moment) -> str | None:
    """AR-INV-06: one stack per player and area, at most one figure in it, no gap between stacks."""
    p = at.now
    for area in range(m.AREAS):
        row = p.row(area)
        owners = [seat for seat in range(p.seats) if p.pieces[area * p.seats + seat]]
        if len(row) > 5 or len(set(row)) != len(row) or sorted(row) != owners:
            return f"area {area}: stacks {row}, pieces of {owners}"
        if any(p.pieces[area * p.seats + seat] & 3 == 3 for seat in owners):
            return f"two figures in a stack of area {area}"
    return None


def pashas(at: Moment) -> str | None:
    """AR-INV-07: at Al-Rashid every stack has a Pasha, unless by Chamberlain or an office that moved it away."""
    p = at.now
    for seat in p.row(m.AL_RASHID):
        if p.pieces[m.AL_RASHID * p.seats + seat] & 3 == m.PASHA + 1:
            continue
        if not p.holds(seat, t.AL_RASHID_WITHOUT_PASHA) and seat not in at.story.pasha_moved:
            return f"seat {seat} is at Al-Rashid without a Pasha"
    return None


def rounds(at: Moment) -> str | None:
    """AR-INV-08: after r rounds of placement every player has placed min(r, size of the family) pieces."""
    p = at.now
    if p.agenda[-1] != kinds.PLACE:
        return None
    sizes = [sum(p.family[seat * m.PIECES : (seat + 1) * m.PIECES]) for seat in range(p.seats)]
    most = max(p.on_board)
    for place, seat in enumerate(p.order):
        earlier = place < p.order.index(p.to_act)
        expected = min(sizes[seat], max(most, p.on_board[p.to_act] + 1) if earlier else p.on_board[p.to_act])
        if p.on_board[seat] != expected and seat != p.to_act:
            return f"seat {seat} has placed {p.on_board[seat]} pieces instead of {expected}"
    return None


def empty_boards(at: Moment) -> str | None:
    """AR-INV-09: no piece is on the board before the placement, every piece after it."""
    p = at.now
    if at.of_kind(e.TURN_BEGUN) and p.agenda[-1] == kinds.PLACE and sum(p.on_board):
        return "pieces on the board when the placement begins"
    if at.of_kind(e.RESOLUTION_BEGUN) and at.before is not None and at.before.agenda[-1] == kinds.PLACE:
        last = at.before.copy()
        if sum(last.reserve) != 1:
            return f"{sum(last.reserve) - 1} pieces were not placed"
    return None


def resolved_areas(at: Moment) -> str | None:
    """AR-INV-10: a resolved area holds no piece for the rest of the turn."""
    p = at.now
    for area in range(m.AREAS):
        if p.resolved >> area & 1 and p.stacks[area] and area != p.area:
            return f"area {area} is resolved and has pieces"
    return None


def positions(at: Moment) -> str | None:
    """AR-INV-16: at most three players act in an area; positions are 1 to k without gap."""
    ranked: dict[int, list[int]] = {}
    for _, area, position, _ in at.of_kind(e.RANKED):
        ranked.setdefault(area, []).append(position)
    for found in ranked.values():
        if found != list(range(len(found))) or len(found) > m.POSITIONS:
            return f"positions {found}"
    return None if len(at.now.acting) <= m.POSITIONS else f"{at.now.acting} act"


def moves_remove_pieces(at: Moment) -> str | None:
    """AR-INV-22: each move of a resolution phase removes a piece, none is added."""
    if at.before is None or at.of_kind(e.TURN_BEGUN) or at.before.agenda[-1] == kinds.PLACE:
        return None
    before, now = sum(at.before.on_board), sum(at.now.on_board)
    if now > before or (at.of_kind(e.AREA_LEFT) and at.story.pieces_at_choice <= now):
        return f"{before} pieces, then {now}"
    return None
