"""The service of the Spies, made after all visits: look, move a piece, or give up (section 7.2)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import (
    AREAS,
    FIRST_TERRITORY,
    GIVE_UP,
    PIECES,
    SAGE,
    TERRITORIES,
    go_to,
    look,
    move_piece,
)
from fondaco.games.al_rashid.position import EMPTY, AlRashidPosition, Step
from fondaco.games.al_rashid.steps.kinds import PIECE_TO
from fondaco.games.al_rashid.steps.mercenaries import hidden_territories, look_at_tiles
from fondaco.games.al_rashid.steps.placement import can_stand
from fondaco.table.core import EVERYONE, LOOK_BARRIER


def destinations(p: AlRashidPosition, seat: int, piece: int, start: int, first: int) -> list[int]:
    """Unresolved areas, from this number on, to which a piece may be moved (AR-132, AR-202)."""
    found: list[int] = []
    for area in range(first, AREAS):
        if area != start and not p.resolved >> area & 1 and can_stand(p, seat, piece, area):
            found.append(area)
    return found


def movable(p: AlRashidPosition, seat: int, first: int) -> list[int]:
    """The moves of own pieces, in areas from this number on, that have a destination there."""
    moves: list[int] = []
    for piece in range(PIECES):
        for area in range(first, AREAS):
            held = p.pieces[area * p.seats + seat]
            if held == 0 or p.resolved >> area & 1:
                continue
            stands = held >> 2 > 0 if piece == SAGE else held & 3 == piece + 1
            if stands and destinations(p, seat, piece, area, first):
                moves.append(move_piece(piece, area))
    return moves


class Spy(Step):
    """One spy move, in the order of positions 1-2-3-1-2-1; who did not choose it is left out (AR-130 to AR-134, D8)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        nth = p.agenda[-2]
        if nth == len(p.tables.spy_sequence):
            p.pop()
            return False
        position = p.tables.spy_sequence[nth]
        if not p.spies >> position & 1:
            p.agenda[-2] += 1
            return False
        seat = p.acting[position]
        if hidden_territories(p) == 0 and not movable(p, seat, FIRST_TERRITORY):
            self.give_up(p, seat)
            return False
        p.to_act = seat
        return True

    def legal(self, p: AlRashidPosition) -> list[int]:
        hidden = hidden_territories(p)
        moves = [look(territory) for territory in range(TERRITORIES) if hidden >> territory & 1]
        moves += movable(p, p.to_act, FIRST_TERRITORY)
        moves.append(GIVE_UP)
        return moves

    def play(self, p: AlRashidPosition, move: int) -> None:
        if move == GIVE_UP:
            self.give_up(p, p.to_act)
        elif move < move_piece(0, 0):
            p.agenda[-2] += 1
            p.barrier = LOOK_BARRIER
            look_at_tiles(p, p.to_act, move - look(0))
        else:
            what = move - move_piece(0, 0)
            p.push(PIECE_TO, EMPTY, what // AREAS, what % AREAS)
            p.unfinished = 1

    def give_up(self, p: AlRashidPosition, seat: int) -> None:
        """A spy move may be given up (AR-131)."""
        p.agenda[-2] += 1
        if p.heard is not None:
            p.tell([tell.GAVE_UP, EVERYONE, seat])


class PieceTo(Step):
    """Where a piece goes, moved by a spy or by an office (AR-132, AR-202)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        areas = self.areas(p)
        if len(areas) == 1:
            self.move(p, areas[0])
            return False
        return True

    def areas(self, p: AlRashidPosition) -> list[int]:
        """A spy moves between territories, an office anywhere."""
        first = FIRST_TERRITORY if p.agenda[-2] == EMPTY else 0
        return destinations(p, p.to_act, p.agenda[-3], p.agenda[-4], first)

    def legal(self, p: AlRashidPosition) -> list[int]:
        return [go_to(area) for area in self.areas(p)]

    def play(self, p: AlRashidPosition, move: int) -> None:
        self.move(p, move - go_to(0))

    def move(self, p: AlRashidPosition, area: int) -> None:
        """The piece leaves its stack and joins another, or opens one (AR-076, AR-132)."""
        from fondaco.games.al_rashid.steps.offices import spend

        seat = p.to_act
        office = p.agenda[-2]
        piece = p.agenda[-3]
        start = p.agenda[-4]
        if office == EMPTY:
            p.pop()
            p.agenda[-2] += 1
            p.unfinished = 0
        else:
            spend(p, office)
        p.lift_piece(seat, piece, start)
        p.put_piece(seat, piece, area)
        if p.heard is not None:
            p.tell([tell.PIECE_MOVED, EVERYONE, seat, piece, start, area])
