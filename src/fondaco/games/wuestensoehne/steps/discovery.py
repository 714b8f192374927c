"""Discovery: drawing, the own reserve, the scout and the exchange, laying a tile, discarding (sections 7 and 8)."""

from __future__ import annotations

from fondaco.games.wuestensoehne import events as tell
from fondaco.games.wuestensoehne.moves import (
    DRAW,
    KEEP_ALL,
    NO_DISCOVERY,
    NO_EXCHANGE,
    RESERVE,
    ROTATIONS,
    TAKE_EXCHANGE,
    discard,
    lay,
    scout,
    use,
)
from fondaco.games.wuestensoehne.position import (
    DISCARDED,
    EMPTY,
    IN_HAND,
    NONE,
    Step,
    WuestensoehnePosition,
)
from fondaco.games.wuestensoehne.steps.board import (
    fits,
    fits_somewhere,
    has_open_line,
    place_piece,
    placements,
    wanted_beyond,
)
from fondaco.games.wuestensoehne.steps.kinds import DRAW_TILE, EXCHANGE, EXCHANGE_TILE, EXPLORER, LAY, MOVE
from fondaco.games.wuestensoehne.steps.start import TileStep
from fondaco.games.wuestensoehne.tables import CROSS
from fondaco.table.core import ASKED_BARRIER, EVERYONE


class Discard(Step):
    """Three tiles that fit nowhere on the board: one may leave the game (WS-109, WS-110, WS-A15, WS-D02)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        if not may_discard(p):
            p.pop()
            return False
        p.to_act = p.active
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        first = p.active * RESERVE
        moves = [discard(p.reserves[at]) for at in range(first, first + RESERVE)]
        moves.sort()
        moves.append(KEEP_ALL)
        return moves

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        p.pop()
        if move == KEEP_ALL:
            return
        tile = move - discard(0)
        p.take_from_reserve(p.active, tile)
        p.tile_at[tile] = DISCARDED
        if p.heard is not None:
            p.tell([tell.TILE_DISCARDED, EVERYONE, p.active, tile])


def may_discard(p: WuestensoehnePosition) -> bool:
    """Whether the active player has three tiles and none has a place anywhere on the board."""
    last = (p.active + 1) * RESERVE - 1
    if p.reserves[last] == EMPTY:
        return False
    for at in range(p.active * RESERVE, last + 1):
        if fits_somewhere(p, p.reserves[at]):
            return False
    return True


def may_draw(p: WuestensoehnePosition) -> bool:
    """Tiles are left, and fewer than three lie in front of the active player (WS-094, WS-095)."""
    return p.piles_left() and p.reserves[(p.active + 1) * RESERVE - 1] == EMPTY


def usable(p: WuestensoehnePosition, seat: int, masks: list[int]) -> list[int]:
    """The tiles of a reserve that fit one of the fields beyond open lines, ascending (WS-100, WS-101)."""
    tiles: list[int] = []
    for at in range(seat * RESERVE, (seat + 1) * RESERVE):
        tile = p.reserves[at]
        if tile == EMPTY:
            break
        if fits(p, tile, masks):
            tiles.append(tile)
    tiles.sort()
    return tiles


class Discover(Step):
    """Draw, use an own tile, use the scout, or nothing (WS-090 to WS-095, WS-100, WS-101, WS-D04)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        if not has_open_line(p, p.caravans[p.active]):  # WS-091
            p.pop()
            return False
        if not may_draw(p):
            moves = self.legal(p)
            if len(moves) == 1:  # nothing, or an own tile that must be used (WS-A09)
                if moves[0] == NO_DISCOVERY:
                    p.pop()
                else:
                    self.play(p, moves[0])
                return False
        p.to_act = p.active
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        moves: list[int] = []
        if may_draw(p):
            moves.append(DRAW)
        masks = wanted_beyond(p, p.caravans[p.active])
        for tile in usable(p, p.active, masks):
            moves.append(use(tile))
        compelled = p.tables.discovery_compulsory == 1 and len(moves) > 0  # WS-A09
        if p.water[p.active] > 0:
            stolen: list[int] = []
            for seat in range(p.seats):
                if seat != p.active:
                    stolen += usable(p, seat, masks)
            stolen.sort()
            for tile in stolen:
                moves.append(scout(tile))
        if not compelled:
            moves.append(NO_DISCOVERY)
        return moves

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        seat = p.active
        p.pop()
        if move == NO_DISCOVERY:
            if p.heard is not None:
                p.tell([tell.NOTHING_DISCOVERED, EVERYONE, seat])
        elif move == DRAW:
            p.push(DRAW_TILE)
        elif move < scout(0):
            tile = move - use(0)
            p.take_from_reserve(seat, tile)
            if p.heard is not None:
                p.tell([tell.TILE_USED, EVERYONE, seat, tile])
            take_in_hand(p, tile, NONE)
        else:
            tile = move - scout(0)
            robbed = owner_of(p, tile)
            p.pay_water(seat)
            p.take_from_reserve(robbed, tile)
            if p.heard is not None:
                p.tell([tell.TILE_STOLEN, EVERYONE, seat, robbed, tile])
            take_in_hand(p, tile, robbed)


def owner_of(p: WuestensoehnePosition, tile: int) -> int:
    """In whose reserve a tile lies, or NONE."""
    for at in range(p.seats * RESERVE):
        if p.reserves[at] == tile:
            return at // RESERVE
    return NONE


def take_in_hand(p: WuestensoehnePosition, tile: int, robbed: int) -> None:
    """A tile is about to be laid."""
    p.hand = tile
    p.robbed = robbed
    p.tile_at[tile] = IN_HAND
    p.push(LAY)


class DrawTile(TileStep):
    """The top tile of the current pile (WS-093, WS-C02)."""

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        p.pop()
        if p.heard is not None:
            p.tell([tell.TILE_DRAWN, EVERYONE, p.active, move])
        p.take_from_pile(move)
        take_in_hand(p, move, NONE)


class Lay(Step):
    """Where and how the tile in hand is laid; a drawn tile that fits nowhere is kept (WS-096 to WS-099, WS-D05)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        moves = placements(p, p.hand, p.caravans[p.active])
        if len(moves) > 1:
            p.to_act = p.active
            return True
        if moves:
            lay_tile(p, moves[0] - lay(0, 0))
        else:  # only a drawn tile may fit nowhere
            p.pop()
            p.add_to_reserve(p.active, p.hand)
            if p.heard is not None:
                p.tell([tell.TILE_KEPT, EVERYONE, p.active, p.hand])
            p.hand = EMPTY
        return False

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        return placements(p, p.hand, p.caravans[p.active])

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        lay_tile(p, move - lay(0, 0))


def lay_tile(p: WuestensoehnePosition, where: int) -> None:
    """Lay the tile in hand, move the caravan onto it, and go on as its ground says (WS-104, WS-111 to WS-115)."""
    tables = p.tables
    field = where // ROTATIONS
    tile = p.hand
    piece = CROSS + tile
    p.pop()
    if p.heard is not None:
        p.tell([tell.TILE_LAID, EVERYONE, p.active, tile, field, where % ROTATIONS])
    p.progress = 1
    p.hand = EMPTY
    place_piece(p, field, piece * ROTATIONS + where % ROTATIONS)
    p.caravans[p.active] = field
    if tables.first_section[piece] == tables.first_section[piece + 1]:
        p.push(MOVE)
    else:
        p.laid = field
        p.push(EXPLORER)
    if p.robbed != NONE:
        if p.piles_left():  # WS-103
            p.push(EXCHANGE, p.robbed)
        p.robbed = NONE


class Exchange(Step):
    """The robbed player may draw a tile in exchange (WS-102, WS-104, WS-A14, WS-D06)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        if p.tables.exchange_unasked:
            self.play(p, TAKE_EXCHANGE)
            return False
        p.to_act = p.agenda[-2]
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        return [TAKE_EXCHANGE, NO_EXCHANGE]

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        seat = p.agenda[-2]
        if p.to_act != p.active:
            p.barrier = ASKED_BARRIER  # WS-D06
        p.pop()
        if move == TAKE_EXCHANGE:
            p.push(EXCHANGE_TILE, seat)
        elif p.heard is not None:
            p.tell([tell.EXCHANGE_REFUSED, EVERYONE, seat])


class ExchangeTile(TileStep):
    """The tile drawn in exchange, laid face up in the reserve (WS-102, WS-C03)."""

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        seat = p.agenda[-2]
        p.pop()
        if p.heard is not None:
            p.tell([tell.TILE_EXCHANGED, EVERYONE, seat, move])
        p.take_from_pile(move)
        p.add_to_reserve(seat, move)
