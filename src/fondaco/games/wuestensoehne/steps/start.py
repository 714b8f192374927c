"""The preparation: who is first, a tile for everybody, where the caravans start (section 4)."""

from __future__ import annotations

from fondaco.games.wuestensoehne import events as tell
from fondaco.games.wuestensoehne.moves import ENDS, start
from fondaco.games.wuestensoehne.position import IN_PILE, ChanceStep, Step, WuestensoehnePosition
from fondaco.games.wuestensoehne.steps.kinds import CHOOSE_START, GO, START_TILE
from fondaco.table.core import CHANCE, EVERYONE


def prepare(p: WuestensoehnePosition, first: int) -> None:
    """Tiles, then start fields, clockwise from the first player; he wears the turban (WS-043, WS-045, WS-052)."""
    p.first = first
    p.active = first
    p.turban = first
    p.push(GO, first)
    for nth in range(p.seats - 1, -1, -1):
        p.push(CHOOSE_START, (first + nth) % p.seats)
    for nth in range(p.seats - 1, -1, -1):
        p.push(START_TILE, (first + nth) % p.seats)


class FirstPlayer(ChanceStep):
    """Who is the youngest, if nobody says it (WS-A42, WS-C05)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        p.to_act = CHANCE
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        return [seat for seat in range(p.seats)]  # noqa: C416  compiled as a plain loop

    def ordinal(self, p: WuestensoehnePosition) -> int:
        return 0

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        p.pop()
        if p.heard is not None:
            p.tell([tell.FIRST_PLAYER, EVERYONE, move])
        prepare(p, move)


def tiles_of_current_pile(p: WuestensoehnePosition) -> list[int]:
    """What can be drawn: every tile still in the current pile (WS-042, WS-055)."""
    tiles: list[int] = []
    for tile in p.tables.pile_tiles[p.pile]:
        if p.tile_at[tile] == IN_PILE:
            tiles.append(tile)
    return tiles


class TileStep(ChanceStep):
    """A tile of the current pile, shown to everybody."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        p.to_act = CHANCE
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        return tiles_of_current_pile(p)

    def weights(self, p: WuestensoehnePosition) -> list[int]:
        return [1] * p.tiles_left[p.pile]

    def ordinal(self, p: WuestensoehnePosition) -> int:
        return p.drawn


class StartTile(TileStep):
    """Everybody's first tile of the reserve (WS-043, WS-C01)."""

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        seat = p.agenda[-2]
        p.pop()
        if p.heard is not None:
            p.tell([tell.START_TILE, EVERYONE, seat, move])
        p.take_from_pile(move)
        p.add_to_reserve(seat, move)


class ChooseStart(Step):
    """A free end field of the cross for the caravan (WS-045, WS-046, WS-D01)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        free = free_ends(p)
        if len(free) == 1:
            self.play(p, free[0])
            return False
        p.to_act = p.agenda[-2]
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        return free_ends(p)

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        seat = p.agenda[-2]
        field = p.tables.ends[move - start(0)]
        p.pop()
        p.caravans[seat] = field
        if p.heard is not None:
            p.tell([tell.CARAVAN_PLACED, EVERYONE, seat, field])


def free_ends(p: WuestensoehnePosition) -> list[int]:
    """The end fields without a caravan, as moves."""
    moves: list[int] = []
    for end in range(ENDS):
        free = True
        for caravan in p.caravans:
            if caravan == p.tables.ends[end]:
                free = False
        if free:
            moves.append(start(end))
    return moves
