"""What there is: tiles, tokens, pieces and offices are never made or lost (section 3 of the rules)."""

from __future__ import annotations

from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.position import AlRashidPosition
from tests.games.al_rashid.chronicle import Moment


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


def non_negative(at: Moment) -> str | None:
    """AR-INV-12: no count of goods, letters, tokens is negative."""
    p = at.now
    lists = (p.goods, p.letters, p.influence, p.dishonour, p.land_goods, p.land_letters, p.hands, p.reserve)
    lowest = min(*(min(numbers) for numbers in lists), p.letter_supply, p.influence_supply)
    return None if lowest >= 0 else "a negative number"


def _on_board(p: AlRashidPosition, seat: int) -> list[int]:
    found = [0] * m.PIECES
    for area in range(m.AREAS):
        held = p.pieces[area * p.seats + seat]
        found[m.SAGE] += held >> 2
        if held & 3:
            found[(held & 3) - 1] += 1
    return found
