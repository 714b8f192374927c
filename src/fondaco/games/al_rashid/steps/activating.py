"""What activated offices ask, part by part; nothing happens before the last part (AR-200 to AR-213, AR-225, AR-323)."""

from __future__ import annotations

from fondaco.games.al_rashid import events as tell
from fondaco.games.al_rashid.moves import (
    AREAS,
    COLOURS,
    FIRST_TERRITORY,
    GOODS,
    PIECES,
    SAGE,
    STOP,
    TERRITORIES,
    TILE_KINDS,
    VALUES,
    colour,
    exchange,
    gain,
    go_to,
    look,
    move_piece,
    move_tile,
    remove_sage,
)
from fondaco.games.al_rashid.position import FACE_UP, AlRashidPosition, Step
from fondaco.games.al_rashid.steps.gaining import gain_goods
from fondaco.games.al_rashid.steps.kinds import DRAW_TILE, PIECE_TO, TILE_TO
from fondaco.games.al_rashid.steps.mercenaries import hidden_territories, look_at_tiles, tiles_left
from fondaco.games.al_rashid.steps.offices import movable_tile_to, spend
from fondaco.games.al_rashid.steps.spying import movable
from fondaco.table.core import EVERYONE, LOOK_BARRIER


class LookAt(Step):
    """The Informer: territories one after the other, or enough (AR-200)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        more = self.further(p)
        if not more:
            self.finish(p)
            return False
        if len(more) == 1 and not p.chosen:
            p.chosen.append(more[0])
            return False
        return True

    def further(self, p: AlRashidPosition) -> list[int]:
        """Which territories may be added to those chosen."""
        if len(p.chosen) == p.tables.office_number[p.agenda[-2]]:
            return []
        hidden = hidden_territories(p)
        first = p.chosen[-1] + 1 if p.chosen else 0
        return [territory for territory in range(first, TERRITORIES) if hidden >> territory & 1]

    def legal(self, p: AlRashidPosition) -> list[int]:
        moves = [look(territory) for territory in self.further(p)]
        if p.chosen:
            moves.append(STOP)
        return moves

    def play(self, p: AlRashidPosition, move: int) -> None:
        if move == STOP:
            self.finish(p)
        else:
            p.chosen.append(move - look(0))
            p.unfinished = 1

    def finish(self, p: AlRashidPosition) -> None:
        """All are seen at once."""
        territories = p.chosen[:]
        spend(p, p.agenda[-2])
        p.barrier = LOOK_BARRIER
        for territory in territories:
            look_at_tiles(p, p.mover, territory)


class MoveTile(Step):
    """The Agitator: which tile; of those that look the same to the owner the one that arrived first (AR-201)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        tiles = self.tiles(p)
        if len(tiles) == 1:
            p.push(TILE_TO, p.agenda[-2], tiles[0])
            return False
        return True

    def tiles(self, p: AlRashidPosition) -> list[int]:
        """Tiles that look different to the owner and have somewhere to go, by territory and arrival."""
        found: list[int] = []
        for territory in range(TERRITORIES):
            looks = 0
            for nth in range(len(p.tile_at)):
                if p.tile_at[nth] != territory or not movable_tile_to(p, nth):
                    continue
                look_of_it = 1 << self.look(p, nth)
                if not looks & look_of_it:
                    looks |= look_of_it
                    found.append(nth)
        return found

    def look(self, p: AlRashidPosition, nth: int) -> int:
        """What the owner sees: a face, a face remembered, or a back."""
        kind = p.tile_kind[nth]
        if p.tile_known[nth] == FACE_UP:
            return kind
        if p.tile_known[nth] >> p.mover & 1:
            return TILE_KINDS + kind
        return 2 * TILE_KINDS + kind // VALUES

    def legal(self, p: AlRashidPosition) -> list[int]:
        return [move_tile(p.tile_at[nth], nth_there(p, nth)) for nth in self.tiles(p)]

    def play(self, p: AlRashidPosition, move: int) -> None:
        office = p.agenda[-2]
        for nth in self.tiles(p):
            if move == move_tile(p.tile_at[nth], nth_there(p, nth)):
                p.push(TILE_TO, office, nth)
        p.unfinished = 1


def nth_there(p: AlRashidPosition, nth: int) -> int:
    """Which of the tiles on its territory this one is, by arrival."""
    before = 0
    for other in range(nth):
        if p.tile_at[other] == p.tile_at[nth]:
            before += 1
    return before


class TileTo(Step):
    """The Agitator: where the tile goes; it keeps its facing, and whoever knew it knows it (AR-201)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        territories = movable_tile_to(p, p.agenda[-3])
        if len(territories) == 1:
            self.move(p, territories[0])
            return False
        return True

    def legal(self, p: AlRashidPosition) -> list[int]:
        return [go_to(FIRST_TERRITORY + territory) for territory in movable_tile_to(p, p.agenda[-3])]

    def play(self, p: AlRashidPosition, move: int) -> None:
        self.move(p, move - go_to(FIRST_TERRITORY))

    def move(self, p: AlRashidPosition, territory: int) -> None:
        """It is now the last to have arrived there."""
        nth = p.agenda[-3]
        start = p.tile_at[nth]
        spend(p, p.agenda[-2])
        kind = p.tile_kind.pop(nth)
        p.tile_kind.append(kind)
        p.tile_number.append(p.tile_number.pop(nth))
        p.tile_known.append(p.tile_known.pop(nth))
        del p.tile_at[nth]
        p.tile_at.append(territory)
        if p.heard is not None:
            there = FIRST_TERRITORY + territory
            p.tell([tell.TILE_MOVED, EVERYONE, p.mover, kind // VALUES, FIRST_TERRITORY + start, there])


class MovePiece(Step):
    """The Infiltrator: which piece (AR-202)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        moves = movable(p, p.mover, 0)
        if len(moves) == 1:
            self.choose(p, moves[0])
            return False
        return True

    def legal(self, p: AlRashidPosition) -> list[int]:
        return movable(p, p.mover, 0)

    def play(self, p: AlRashidPosition, move: int) -> None:
        self.choose(p, move)
        p.unfinished = 1

    def choose(self, p: AlRashidPosition, move: int) -> None:
        what = move - move_piece(0, 0)
        p.push(PIECE_TO, p.agenda[-2], what // AREAS, what % AREAS)


class TileColour(Step):
    """The Captain: tiles of a colour of choice, red before blue (AR-204)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        colours = self.further(p)
        if not colours:
            self.finish(p)
            return False
        if len(colours) == 1:
            p.chosen.append(colours[0])
            return False
        return True

    def further(self, p: AlRashidPosition) -> list[int]:
        """Colours that may be added; a colour left behind is never too short for what is still due."""
        due = p.tables.office_number[p.agenda[-2]] - len(p.chosen)
        if due == 0:
            return []
        found: list[int] = []
        last = p.chosen[-1] if p.chosen else 0
        for which in range(last, COLOURS):
            left = 0
            for later in range(which, COLOURS):
                left += tiles_left(p, later) - p.chosen.count(later)
            if tiles_left(p, which) > p.chosen.count(which) and (left >= due or not found):
                found.append(which)
        return found

    def legal(self, p: AlRashidPosition) -> list[int]:
        return [colour(which) for which in self.further(p)]

    def play(self, p: AlRashidPosition, move: int) -> None:
        if move == STOP:  # said after a form: of the engine's own moves the last colour ends it
            self.finish(p)
            return
        p.chosen.append(move - colour(0))
        p.unfinished = 1

    def finish(self, p: AlRashidPosition) -> None:
        """The tiles are drawn, one after the other."""
        colours = p.chosen[:]
        spend(p, p.agenda[-2])
        for which in reversed(colours):
            p.push(DRAW_TILE, p.mover, which)


class GainGood(Step):
    """The Broker: goods of the rarity of the office (AR-212)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        goods = self.further(p)
        if not goods:
            self.finish(p)
            return False
        if len(goods) == 1:
            p.chosen.append(goods[0])
            return False
        return True

    def further(self, p: AlRashidPosition) -> list[int]:
        """Which goods may be added to those chosen."""
        office = p.agenda[-2]
        if len(p.chosen) == p.tables.office_number[office]:
            return []
        first = p.chosen[-1] if p.chosen else 0
        return [good for good in range(first, GOODS) if p.tables.office_choice[office] >> good & 1]

    def legal(self, p: AlRashidPosition) -> list[int]:
        return [gain(good) for good in self.further(p)]

    def play(self, p: AlRashidPosition, move: int) -> None:
        if move == STOP:  # said after a form: of the engine's own moves the last good ends it
            self.finish(p)
            return
        p.chosen.append(move - gain(0))
        p.unfinished = 1

    def finish(self, p: AlRashidPosition) -> None:
        """They come from the supply."""
        goods = [0] * GOODS
        for good in p.chosen:
            goods[good] += 1
        spend(p, p.agenda[-2])
        gain_goods(p, p.mover, goods)


class Exchange(Step):
    """The Money Changer: goods for others, all at the same time (AR-213)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        if self.further(p):
            return True
        self.finish(p)
        return False

    def further(self, p: AlRashidPosition) -> list[int]:
        """Which exchanges may be added: only goods owned before are given."""
        pairs: list[int] = []
        if len(p.chosen) == p.tables.office_number[p.agenda[-2]]:
            return pairs
        given = [0] * GOODS
        for pair in p.chosen:
            given[pair // GOODS] += 1
        for pair in range(p.chosen[-1] if p.chosen else 0, GOODS * GOODS):
            good = pair // GOODS
            if good != pair % GOODS and p.goods[p.mover * GOODS + good] > given[good]:
                pairs.append(pair)
        return pairs

    def legal(self, p: AlRashidPosition) -> list[int]:
        moves = [exchange(0, pair) for pair in self.further(p)]
        if p.chosen:
            moves.append(STOP)
        return moves

    def play(self, p: AlRashidPosition, move: int) -> None:
        if move == STOP:
            self.finish(p)
        else:
            p.chosen.append(move - exchange(0, 0))
            p.unfinished = 1

    def finish(self, p: AlRashidPosition) -> None:
        """Goods go to the supply, others come from it."""
        pairs = p.chosen[:]
        spend(p, p.agenda[-2])
        for pair in pairs:
            p.goods[p.mover * GOODS + pair // GOODS] -= 1
            p.goods[p.mover * GOODS + pair % GOODS] += 1
            if p.heard is not None:
                p.tell([tell.EXCHANGED, EVERYONE, p.mover, pair // GOODS, pair % GOODS])


class RemoveSage(Step):
    """The Executioner: a Sage of another player goes back to the reserve (AR-225)."""

    def arrive(self, p: AlRashidPosition) -> bool:
        moves = self.legal(p)
        if len(moves) == 1:
            self.remove(p, moves[0])
            return False
        return True

    def legal(self, p: AlRashidPosition) -> list[int]:
        moves: list[int] = []
        for seat in range(p.seats):
            if seat == p.mover:
                continue
            for area in range(AREAS):
                if p.pieces[area * p.seats + seat] >> 2:
                    moves.append(remove_sage(seat, area))
        return moves

    def play(self, p: AlRashidPosition, move: int) -> None:
        self.remove(p, move)

    def remove(self, p: AlRashidPosition, move: int) -> None:
        """If it was the only piece there, the stack is gone (AR-076)."""
        what = move - remove_sage(0, 0)
        seat = what // AREAS
        area = what % AREAS
        spend(p, p.agenda[-2])
        p.lift_piece(seat, SAGE, area)
        p.reserve[seat * PIECES + SAGE] += 1
        if p.heard is not None:
            p.tell([tell.SAGE_REMOVED, EVERYONE, p.mover, seat, area])
