"""Complete oases: their order, the line of explorers, water, icons, the turban (sections 10 and 12)."""

from __future__ import annotations

from fondaco.games.wuestensoehne import events as tell
from fondaco.games.wuestensoehne.moves import EXPLORERS, ICONS, take_icon, value_next
from fondaco.games.wuestensoehne.position import EMPTY, IN_LINE, IN_SUPPLY, Step, WuestensoehnePosition
from fondaco.games.wuestensoehne.steps.actions import carry_out_icon
from fondaco.games.wuestensoehne.steps.kinds import TAKE_ICON
from fondaco.table.core import EVERYONE


def has_explorer(p: WuestensoehnePosition, oasis: int) -> bool:
    """Whether anybody's explorer stands in an oasis."""
    for section in p.explorers:
        if section >= 0 and p.oasis[section] == oasis:
            return True
    return False


def completed(p: WuestensoehnePosition, with_explorers: bool) -> list[int]:
    """The complete oases of the tile just laid with (or without) explorers, each by its first section, as moves."""
    tables = p.tables
    piece = p.board[p.laid]
    first = tables.first_section[piece]
    moves: list[int] = []
    for section in range(first, tables.first_section[piece + 1]):
        oasis = p.oasis[section]
        if p.open_sides[oasis] == 0 and has_explorer(p, oasis) == with_explorers:
            seen = False
            for earlier in range(first, section):
                if p.oasis[earlier] == oasis:  # one oasis, one valuation (WS-A49)
                    seen = True
            if not seen:
                moves.append(value_next(section - first))
    return moves


class ValueNext(Step):
    """Which of the oases completed in this turn is valued next (WS-152 to WS-155, WS-A21, WS-D09).

    A valued oasis has no explorers any more, so what is still to be valued is always plain to see.
    """

    def arrive(self, p: WuestensoehnePosition) -> bool:
        if p.laid == EMPTY:
            p.pop()
            return False
        if p.agenda[-2] == 0:
            p.agenda[-2] = 1
            if p.heard is not None:
                for move in completed(p, False):  # WS-154
                    p.tell([tell.OASIS_LOST, EVERYONE, p.active, p.laid, move - value_next(0)])
        moves = completed(p, True)
        if not moves:
            p.pop()
            return False
        if len(moves) == 1 or p.tables.value_in_section_order:
            self.play(p, moves[0])
            return False
        p.to_act = p.active
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        return completed(p, True)

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        section = move - value_next(0)
        first = p.tables.first_section[p.board[p.laid]]
        form_line(p, p.oasis[first + section])


def form_line(p: WuestensoehnePosition, oasis: int) -> None:
    """The explorers line up by height, the turban first; the first owner pays, or it leaves (WS-156 to WS-162)."""
    tables = p.tables
    worn = p.turban * EXPLORERS
    line: list[int] = []
    for explorer in range(len(p.explorers)):
        section = p.explorers[explorer]
        if section >= 0 and p.oasis[section] == oasis:
            p.explorers[explorer] = IN_LINE
            at = 0
            if explorer != worn:
                while at < len(line) and (line[at] == worn or tables.rank[line[at]] > tables.rank[explorer]):
                    at += 1
            line.insert(at, explorer)
    p.free_icons = [0] * ICONS
    start = oasis
    at = start
    while True:
        for icon in tables.section_icons[at]:
            p.free_icons[icon] += 1
        at = p.next_section[at]
        if at == start:
            break
    turban = 1 if line[0] == worn else 0
    if p.heard is not None:
        first = tables.first_section[p.board[p.laid]]
        section = first
        while p.oasis[section] != oasis:
            section += 1
        p.tell([tell.VALUATION_BEGUN, EVERYONE, p.active, p.laid, section - first, len(line)])
    if len(line) > 1:
        explorer = line[0]
        owner = explorer // EXPLORERS
        if p.water[owner] > 0:
            p.pay_water(owner)
            if p.heard is not None:
                p.tell([tell.WATER_PAID, EVERYONE, owner, explorer % EXPLORERS])
        else:
            line.pop(0)
            p.explorers[explorer] = IN_SUPPLY
            if p.heard is not None:
                p.tell([tell.SENT_HOME, EVERYONE, owner, explorer % EXPLORERS])
    p.line = line
    p.push(TAKE_ICON, turban, oasis)


class TakeIcon(Step):
    """The next explorer's owner puts it on a free icon and acts at once (WS-163 to WS-167, WS-D10)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        if not p.line:
            end_valuation(p)
            return False
        kinds = 0
        last = EMPTY
        for icon in range(ICONS):
            if p.free_icons[icon]:
                kinds += 1
                last = icon
        if kinds == 0:
            end_valuation(p)
            return False
        if kinds == 1:
            self.play(p, take_icon(last))
            return False
        p.to_act = p.line[0] // EXPLORERS  # WS-169
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        moves: list[int] = []
        for icon in range(ICONS):
            if p.free_icons[icon]:
                moves.append(take_icon(icon))
        return moves

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        icon = move - take_icon(0)
        explorer = p.line.pop(0)
        p.free_icons[icon] -= 1
        seat = explorer // EXPLORERS
        if p.heard is not None:
            p.tell([tell.ICON_TAKEN, EVERYONE, seat, explorer % EXPLORERS, icon])
        carry_out_icon(p, seat, icon)


def end_valuation(p: WuestensoehnePosition) -> None:
    """All explorers go home, then the turban passes if it was in the line (WS-166 to WS-168, WS-191 to WS-193)."""
    if p.heard is not None:
        for explorer in p.line:
            p.tell([tell.EMPTY_HANDED, EVERYONE, explorer // EXPLORERS, explorer % EXPLORERS])
    turban = p.agenda[-2]
    p.pop()
    p.line = []
    p.free_icons = [0] * ICONS
    for explorer in range(len(p.explorers)):
        if p.explorers[explorer] == IN_LINE:
            p.explorers[explorer] = IN_SUPPLY
    if turban:
        left = (p.turban + 1) % p.seats
        if p.heard is not None:
            p.tell([tell.TURBAN_PASSED, EVERYONE, p.turban, left])
        p.turban = left
