"""Set-up by chance: the starting player, the layout, the stacks, the figures, the hands (section 4)."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import BLACK_MARKET, FOUNTAIN, TEA_HOUSE
from fondaco.games.istanbul.position import EMPTY, ChanceStep, IstanbulPosition, Step
from fondaco.games.istanbul.steps.kinds import (
    DEMAND,
    DRAW,
    FIGURE_ARRIVES,
    FIGURE_DICE,
    FIRST_PLAYER,
    FOUNTAIN_CELL,
    LAYOUT,
    SET_UP,
    TEA_HOUSE_CELL,
    TURN,
)
from fondaco.games.istanbul.tables import Board, Tables
from fondaco.table.core import CHANCE, EVERYONE

# What comes next (SET_UP).
DRAW_FIRST = 0
SEAT_FIRST = 1  # the starting player is known


class SetUp(Step):
    """The draws of the set-up in their order (IS-028)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        stage = p.agenda[-2]
        p.pop()
        if stage == DRAW_FIRST:
            p.push(SET_UP, SEAT_FIRST)
            p.push(FIRST_PLAYER)
            return False
        tables = p.tables
        for nth in range(p.seats):  # IS-012
            p.lira[(p.first + nth) % p.seats] = tables.start_lira + nth * tables.lira_step
        p.push(TURN, p.first)
        for _ in range(tables.start_cards):  # IS-013
            for nth in range(p.seats - 1, -1, -1):
                p.push(DRAW, (p.first + nth) % p.seats)
        for figure in reversed(tables.figures):
            p.push(FIGURE_ARRIVES, figure)
            p.push(FIGURE_DICE)
        p.push(DEMAND, 1)
        p.push(DEMAND, 0)
        if p.board is None:
            p.push(LAYOUT)
        return False


class FirstPlayer(ChanceStep):
    """The starting player, when the table names nobody (IS-011)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = CHANCE
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return list(range(p.seats))

    def weights(self, p: IstanbulPosition) -> list[int]:
        return [1] * p.seats

    def play(self, p: IstanbulPosition, move: int) -> None:
        p.pop()
        p.first = move
        if p.heard is not None:
            p.tell([tell.FIRST_PLAYER, EVERYONE, move])


class Layout(ChanceStep):
    """The next cell of a random layout (IS-009)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        if len(p.layout) < len(p.tables.places):
            p.to_act = CHANCE
            return True
        p.pop()
        if p.layout.index(FOUNTAIN) not in p.tables.fountain_cells:
            p.push(FOUNTAIN_CELL)
        else:
            check_tea_house(p)
        return False

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [place for place in p.tables.places if place not in p.layout]

    def weights(self, p: IstanbulPosition) -> list[int]:
        return [1] * (len(p.tables.places) - len(p.layout))

    def play(self, p: IstanbulPosition, move: int) -> None:
        p.layout = [*p.layout, move]


class FountainCell(ChanceStep):
    """The Fountain changes places with the tile of an allowed cell (IS-007, IM-005, IL-012, IG-003)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = CHANCE
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return p.tables.fountain_cells[:]

    def weights(self, p: IstanbulPosition) -> list[int]:
        return [1] * len(p.tables.fountain_cells)

    def play(self, p: IstanbulPosition, move: int) -> None:
        p.pop()
        swap(p, p.layout.index(FOUNTAIN), move)
        check_tea_house(p)


class TeaHouseCell(ChanceStep):
    """The Tea House changes places so that it is far enough from the Black Market (IS-008, IM-006, IL-013, IG-004)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = CHANCE
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        black = p.layout.index(BLACK_MARKET)
        return [
            cell
            for cell in range(len(p.layout))
            if p.layout[cell] != FOUNTAIN and p.layout[cell] != BLACK_MARKET and apart(p.tables, black, cell)
        ]

    def weights(self, p: IstanbulPosition) -> list[int]:
        return [1] * len(self.legal(p))

    def play(self, p: IstanbulPosition, move: int) -> None:
        p.pop()
        swap(p, p.layout.index(TEA_HOUSE), move)
        finish_layout(p)


def swap(p: IstanbulPosition, one: int, other: int) -> None:
    """Two tiles change places."""
    layout = p.layout[:]
    layout[one], layout[other] = layout[other], layout[one]
    p.layout = layout


def apart(tables: Tables, one: int, other: int) -> bool:
    """Whether two cells are far enough from each other for 8 and 9."""
    rows = abs(one // tables.columns - other // tables.columns)
    columns = abs(one % tables.columns - other % tables.columns)
    return rows + columns >= tables.tea_distance and (tables.tea_in_line == 1 or (rows > 0 and columns > 0))


def check_tea_house(p: IstanbulPosition) -> None:
    if apart(p.tables, p.layout.index(BLACK_MARKET), p.layout.index(TEA_HOUSE)):
        finish_layout(p)
    else:
        p.push(TEA_HOUSE_CELL)


def finish_layout(p: IstanbulPosition) -> None:
    p.board = Board(p.tables, p.layout)
    if p.heard is not None:
        p.tell([tell.LAYOUT_SET, EVERYONE, *p.layout])
    p.layout = EMPTY
