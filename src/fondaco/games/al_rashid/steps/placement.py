"""The placement phase: one piece after the other, until all are on the board (section 6.1)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import AL_RASHID, AREAS, PASHA, PIECES, SAGE, place
from fondaco.games.al_rashid.position import EMPTY, AlRashidPosition, Step
from fondaco.games.al_rashid.tables import AL_RASHID_WITHOUT_PASHA
from fondaco.table.core import EVERYONE


def can_stand(p: AlRashidPosition, seat: int, piece: int, area: int) -> bool:
    """Whether a piece of the seat may come to an area: one figure in a stack, a Pasha first at Al-Rashid."""
    held = p.pieces[area * p.seats + seat]
    if piece != SAGE and held & 3:
        return False  # AR-066
    if area == AL_RASHID and not p.holds(seat, AL_RASHID_WITHOUT_PASHA):
        return piece == (SAGE if held else PASHA)  # AR-068
    return True


def next_in_order(p: AlRashidPosition, seat: int) -> int:
    """The place in the order of play after this seat; the first one after nobody."""
    return 0 if seat == EMPTY else p.order.index(seat) + 1


class Place(Step):
    """A piece from the reserve goes on an area; who has none left is skipped (AR-061, AR-062, D2)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        start = next_in_order(p, p.mover)
        for nth in range(p.seats):
            seat = p.order[(start + nth) % p.seats]
            first = seat * PIECES
            if p.reserve[first] or p.reserve[first + 1] or p.reserve[first + 2]:
                p.to_act = seat
                return True
        p.pop()
        p.mover = EMPTY
        if p.heard is not None:
            p.tell([tell.RESOLUTION_BEGUN, EVERYONE])
        return False

    def legal(self, p: AlRashidPosition) -> list[int]:
        seat = p.to_act
        seats = p.seats
        free_at_al_rashid = p.holds(seat, AL_RASHID_WITHOUT_PASHA)
        moves: list[int] = []
        for piece in range(PIECES):
            if p.reserve[seat * PIECES + piece] == 0:
                continue
            for area in range(AREAS):
                held = p.pieces[area * seats + seat]
                if piece != SAGE and held & 3:
                    continue
                if area == AL_RASHID and not free_at_al_rashid and piece != (SAGE if held else PASHA):
                    continue
                moves.append(place(piece, area))
        return moves

    def play(self, p: AlRashidPosition, move: int) -> None:
        seat = p.to_act
        piece = (move - place(0, 0)) // AREAS
        area = (move - place(0, 0)) % AREAS
        p.reserve[seat * PIECES + piece] -= 1
        p.put_piece(seat, piece, area)
        p.mover = seat
        if p.heard is not None:
            p.tell([tell.PLACED, EVERYONE, seat, piece, area])
