"""Explorers: put on the tile just laid, or taken back from the board (section 9)."""

from __future__ import annotations

from fondaco.games.wuestensoehne import events as tell
from fondaco.games.wuestensoehne.moves import (
    ALL_EXPLORERS,
    EXPLORERS,
    NO_EXPLORER,
    NO_RETRIEVAL,
    put_explorer,
    retrieve,
)
from fondaco.games.wuestensoehne.position import IN_SUPPLY, Step, WuestensoehnePosition
from fondaco.table.core import EVERYONE


def supply_of(p: WuestensoehnePosition, seat: int) -> int:
    """How many explorers are in a player's own supply."""
    number = 0
    for at in range(seat * EXPLORERS, (seat + 1) * EXPLORERS):
        if p.explorers[at] == IN_SUPPLY:
            number += 1
    return number


class Explorer(Step):
    """One explorer on one section of the oasis tile just laid, or none (WS-130 to WS-138, WS-D07)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        if supply_of(p, p.active) == 0:  # WS-135
            p.pop()
            return False
        p.to_act = p.active
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        tables = p.tables
        piece = p.board[p.laid]
        own = p.active * EXPLORERS
        moves: list[int] = []
        for section in range(tables.first_section[piece + 1] - tables.first_section[piece]):
            for explorer in range(own, own + EXPLORERS):
                if p.explorers[explorer] == IN_SUPPLY:
                    moves.append(put_explorer(section, explorer))
        moves.append(NO_EXPLORER)
        return moves

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        p.pop()
        if move == NO_EXPLORER:
            return
        what = move - put_explorer(0, 0)
        section = what // ALL_EXPLORERS
        explorer = what % ALL_EXPLORERS
        piece = p.board[p.laid]
        p.explorers[explorer] = p.tables.first_section[piece] + section
        p.placed = 1
        if p.heard is not None:
            p.tell([tell.EXPLORER_PLACED, EVERYONE, p.active, explorer % EXPLORERS, p.laid, section])


def may_retrieve(p: WuestensoehnePosition) -> bool:
    """None was placed in this turn, and there is one to take back (WS-139, WS-A17)."""
    if p.placed:
        return False
    supply = supply_of(p, p.active)
    return supply == 0 if p.tables.retrieve_only_without_supply else supply < EXPLORERS


class Retrieve(Step):
    """At the end of the turn, before any valuation: one own explorer comes back, or none (WS-141, WS-D08)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        if not may_retrieve(p):
            p.pop()
            return False
        p.to_act = p.active
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        own = p.active * EXPLORERS
        moves: list[int] = []
        for explorer in range(own, own + EXPLORERS):
            if p.explorers[explorer] != IN_SUPPLY:
                moves.append(retrieve(explorer))
        moves.append(NO_RETRIEVAL)
        return moves

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        p.pop()
        if move == NO_RETRIEVAL:
            return
        explorer = move - retrieve(0)
        if p.heard is not None:
            field = field_of(p, p.explorers[explorer])
            p.tell([tell.EXPLORER_RETRIEVED, EVERYONE, p.active, explorer % EXPLORERS, field])
        p.explorers[explorer] = IN_SUPPLY  # the turban stays on it (WS-194)


def field_of(p: WuestensoehnePosition, section: int) -> int:
    """The field on which a section lies; for events and views only."""
    piece = p.tables.section_piece[section]
    field = 0
    while p.board[field] != piece:
        field += 1
    return field
