"""From turn to turn and the end of the game (section 9 of the rules)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as e
from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.position import AlRashidPosition
from fondaco.games.al_rashid.steps import kinds
from fondaco.table.core import NOBODY
from tests.games.al_rashid.chronicle import Moment


def order(at: Moment) -> str | None:
    """AR-INV-19: the play order is a permutation and changes only at the beginning of a turn."""
    p = at.now
    if sorted(p.order) != list(range(p.seats)):
        return f"the order is {p.order}"
    begun = at.of_kind(e.TURN_BEGUN) or at.of_kind(e.PLAY_ORDER)
    if at.before is not None and p.order != at.before.order and not begun:
        return "it changed within a turn"
    return None


def crises(at: Moment) -> str | None:
    """AR-INV-21: one black card at set-up and a white one after each of the turns 1 to 4."""
    p = at.now
    if kinds.BLACK_CARD in at.steps():
        return None if not p.crises else "a crisis before the set-up card"
    borders = [card in p.tables.black_cards for card in p.crises]
    if borders != [True] + [False] * (p.turn - 1) or len(set(p.crises)) != len(p.crises) or len(borders) > 5:
        return f"cards {p.crises} in turn {p.turn}"
    return None


def scores(at: Moment) -> str | None:
    """AR-INV-25: the score is the sum of family, offices, influence and dishonour, computed anew."""
    p = at.now
    if p.to_act != NOBODY:
        return None
    for seat in range(p.seats):
        pashas_, merchants, sages = p.family[seat * m.PIECES : (seat + 1) * m.PIECES]
        total = 3 * pashas_ + 2 * merchants + sages + min(p.influence[seat], 5) - 2 * p.dishonour[seat]
        for office, block in enumerate(at.book.box.offices):
            if p.offices[seat] >> office & 1:
                total += block.prestige
                if block.end_score is not None:
                    amount = _amount(p, seat, block.end_score.source) // block.end_score.divisor
                    total += block.end_score.table[min(amount, len(block.end_score.table) - 1)]
        if total != p.standing()[seat]:
            return f"seat {seat}: {total} points, not {p.standing()[seat]}"
    return None


def _amount(p: AlRashidPosition, seat: int, source: str) -> int:
    return {
        "pashas": p.family[seat * m.PIECES + m.PASHA],
        "merchants": p.family[seat * m.PIECES + m.MERCHANT],
        "sages": p.family[seat * m.PIECES + m.SAGE],
        "wealth": p.wealth(seat),
        "mercenary_tiles": sum(p.hands[seat * m.TILE_KINDS : (seat + 1) * m.TILE_KINDS]),
        "other_offices": p.offices[seat].bit_count() - 1,
        "dishonour": p.dishonour[seat],
        "influence": p.influence[seat],
    }[source]
