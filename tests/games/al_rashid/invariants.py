"""The invariants of Al Rashid (section 14 of its rules), each as a function that says what is wrong, or None.

They look at *moments*: the game waits for a decision (or is over), and a moment knows the position now, the one at
the decision before, what was decided there, and the events told in between.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

import msgspec

from fondaco.games.al_rashid import events as e
from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid import tables as t
from fondaco.games.al_rashid.position import FACE_UP, AlRashidPosition
from fondaco.games.al_rashid.steps import kinds
from fondaco.games.al_rashid.steps.gold import is_minimal
from fondaco.games.al_rashid.steps.scoring import points_of_office
from fondaco.table.core import NOBODY, Rng
from tests.games.al_rashid.chronicle import Moment, played_again

Invariant = Callable[[Moment], str | None]

VIEWS_EVERY: Final = 40
"""Views are compared at every so many decisions."""


def tiles(at: Moment) -> str | None:
    """AR-INV-01: red tiles in pile, discard, hands and on the map are 32, blue likewise."""
    p = at.now
    for kind in range(m.TILE_KINDS):
        held = sum(p.hands[seat * m.TILE_KINDS + kind] for seat in range(p.seats))
        found = p.pile[kind] + p.discard[kind] + held + p.tile_kind.count(kind)
        if found != p.tables.tiles[kind] or min(p.pile[kind], p.discard[kind]) < 0:
            return f"{found} tiles of kind {kind}"
    for seat in range(p.seats):
        for colour in range(m.COLOURS):
            first = seat * m.TILE_KINDS + colour * m.VALUES
            if sum(p.hands[first : first + m.VALUES]) != p.hand_size[seat * m.COLOURS + colour]:
                return f"the hand of seat {seat} is counted wrongly"
    return None


def letters(at: Moment) -> str | None:
    """AR-INV-02: letters in supply, on the map and with players are 16 together."""
    p = at.now
    found = p.letter_supply + sum(p.land_letters) + sum(p.letters)
    return None if found == p.tables.letters == 16 else f"{found} letters"


def influence(at: Moment) -> str | None:
    """AR-INV-03: influence tokens in supply and with players are 24 together."""
    p = at.now
    found = p.influence_supply + sum(p.influence)
    return None if found == p.tables.influence == 24 else f"{found} tokens"


def families(at: Moment) -> str | None:
    """AR-INV-04: colour supply, reserve and board are 3, 4, 6; a family never shrinks."""
    p = at.now
    for seat in range(p.seats):
        board = _on_board(p, seat)
        for piece in range(m.PIECES):
            family = p.family[seat * m.PIECES + piece]
            if (
                family != p.reserve[seat * m.PIECES + piece] + board[piece]
                or not 0 <= family <= (3, 4, 6)[piece]
            ):
                return f"seat {seat}, piece {piece}: family {family}, on the board {board[piece]}"
            if at.before is not None and family < at.before.family[seat * m.PIECES + piece]:
                return f"the family of seat {seat} shrinks"
        if sum(board) != p.on_board[seat]:
            return f"seat {seat} has {sum(board)} pieces on the board, not {p.on_board[seat]}"
    return None


def offices(at: Moment) -> str | None:
    """AR-INV-05: each office tile is in its palace or with one player; none returns."""
    p = at.now
    for office in range(p.tables.offices):
        owners = sum(p.offices[seat] >> office & 1 for seat in range(p.seats))
        if p.office_tiles[office] < 0 or p.office_tiles[office] + owners != p.tables.office_copies[office]:
            return f"office {office}: {p.office_tiles[office]} lie there, {owners} are held"
    if at.before is not None and any(
        before & ~now for before, now in zip(at.before.offices, p.offices, strict=True)
    ):
        return "an office was given back"
    return None


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


def goods_on_the_map(at: Moment) -> str | None:
    """AR-INV-11: goods and letters on a territory never exceed what is printed; after a refill they equal it."""
    p = at.now
    if any(found > printed for found, printed in zip(p.land_goods, p.tables.land_goods, strict=True)):
        return "more goods than printed"
    if any(found > printed for found, printed in zip(p.land_letters, p.tables.land_letters, strict=True)):
        return "more letters than printed"
    if at.of_kind(e.TURN_BEGUN) and p.land_goods != p.tables.land_goods:
        return "not refilled"
    return None


def non_negative(at: Moment) -> str | None:
    """AR-INV-12: no count of goods, letters, tokens is negative."""
    p = at.now
    lists = (p.goods, p.letters, p.influence, p.dishonour, p.land_goods, p.land_letters, p.hands, p.reserve)
    lowest = min(*(min(numbers) for numbers in lists), p.letter_supply, p.influence_supply)
    return None if lowest >= 0 else "a negative number"


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


def dishonour(at: Moment) -> str | None:
    """AR-INV-15: dishonour tokens fall only by an effect that says so."""
    if at.before is None:
        return None
    removed = {event[0]: event[1] for event in at.of_kind(e.DISHONOUR_REMOVED)}
    for seat in range(at.now.seats):
        if at.now.dishonour[seat] < at.before.dishonour[seat] - removed.get(seat, 0):
            return f"seat {seat} lost tokens"
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


def order(at: Moment) -> str | None:
    """AR-INV-19: the play order is a permutation and changes only at the beginning of a turn."""
    p = at.now
    if sorted(p.order) != list(range(p.seats)):
        return f"the order is {p.order}"
    begun = at.of_kind(e.TURN_BEGUN) or at.of_kind(e.PLAY_ORDER)
    if at.before is not None and p.order != at.before.order and not begun:
        return "it changed within a turn"
    return None


def face_up_tiles(at: Moment) -> str | None:
    """AR-INV-20: tiles are face up only where their territory was resolved, or they were moved face up."""
    p = at.now
    for nth in range(len(p.tile_at)):
        if (
            p.tile_known[nth] == FACE_UP
            and (p.tile_kind[nth] // m.VALUES, p.tile_number[nth]) not in at.story.turned_up
        ):
            return f"tile {nth} lies face up"
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


def moves_remove_pieces(at: Moment) -> str | None:
    """AR-INV-22: each move of a resolution phase removes a piece, none is added."""
    if at.before is None or at.of_kind(e.TURN_BEGUN) or at.before.agenda[-1] == kinds.PLACE:
        return None
    before, now = sum(at.before.on_board), sum(at.now.on_board)
    if now > before or (at.of_kind(e.AREA_LEFT) and at.story.pieces_at_choice <= now):
        return f"{before} pieces, then {now}"
    return None


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


def one_question(at: Moment) -> str | None:
    """AR-INV-27: before the end there is one decision with an option, or one chance step with outcomes."""
    p = at.now
    if p.to_act == NOBODY:
        return None if not p.legal() else "moves after the end"
    if not p.legal():
        return "nothing can be done"
    return None if at.chance_was_fair else "weights and outcomes do not fit"


def payment_questions(at: Moment) -> str | None:
    """AR-INV-28: every count offered leads to a legal payment, and there is one if the cost can be paid."""
    return _completes(at.now) if at.now.agenda[-1] == kinds.VISIT_PAYMENT else None


def threats(at: Moment) -> str | None:
    """AR-INV-29: a tile on the map lies on a territory whose threats contain its colour."""
    p = at.now
    for nth in range(len(p.tile_at)):
        if not p.tables.threats[p.tile_at[nth]] >> p.tile_kind[nth] // m.VALUES & 1:
            return f"tile {nth} lies on territory {p.tile_at[nth]}"
    return None


def parts(at: Moment) -> str | None:
    """AR-INV-30: a part never leads to a state in which the decision cannot be completed."""
    return _completes(at.now) if at.now.unfinished and at.number % 5 == 0 else None


def lengths(at: Moment) -> str | None:
    """AR-INV-31: no list of options is longer than AR-324 says."""
    p = at.now
    if p.to_act == NOBODY:
        return None
    most = 39 if p.agenda[-1] == kinds.PLACE else 24
    if p.agenda[-1] == kinds.VISIT_PAYMENT:
        most = p.goods[p.to_act * m.GOODS + p.agenda[-2]] + 1
    return None if len(p.legal()) <= most else f"{len(p.legal())} options"


def _on_board(p: AlRashidPosition, seat: int) -> list[int]:
    found = [0] * m.PIECES
    for area in range(m.AREAS):
        held = p.pieces[area * p.seats + seat]
        found[m.SAGE] += held >> 2
        if held & 3:
            found[(held & 3) - 1] += 1
    return found


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


def _completes(p: AlRashidPosition) -> str | None:
    """Each option can be followed to the end of the decision, always by the first and always by the last answer."""
    for move in p.legal():
        for end in (0, -1):
            after = p.copy()
            after.apply(move)
            while after.unfinished:
                answers = after.legal()
                if not answers or after.to_act != p.to_act:
                    return f"after {move} the decision cannot be completed"
                after.apply(answers[end])
    return None


INVARIANTS: Final[dict[str, Invariant]] = {
    (invariant.__doc__ or "").partition(":")[0]: invariant
    for invariant in (
        tiles,
        letters,
        influence,
        families,
        offices,
        stacks,
        pashas,
        rounds,
        empty_boards,
        resolved_areas,
        goods_on_the_map,
        non_negative,
        payments,
        values,
        dishonour,
        positions,
        activations,
        spy_moves,
        order,
        face_up_tiles,
        crises,
        moves_remove_pieces,
        secrets,
        repeatable,
        scores,
        ranges,
        one_question,
        payment_questions,
        threats,
        parts,
        lengths,
    )
}
"""By clause."""
