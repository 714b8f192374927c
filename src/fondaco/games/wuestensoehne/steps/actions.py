"""What the icons do: goods, camels, water and rumours (section 11)."""

from __future__ import annotations

from fondaco.games.wuestensoehne import events as tell
from fondaco.games.wuestensoehne.moves import (
    CAMEL,
    GIVE_UP,
    GOODS,
    LEAVE_RUMOUR,
    NO_LOOK,
    RUMOUR,
    RUMOURS,
    SPACES,
    TAKE_OFF_RUMOUR,
    look_at,
    put_back,
    put_rumour,
)
from fondaco.games.wuestensoehne.position import (
    BEING_PUT,
    IN_STOCK,
    NONE,
    ChanceStep,
    Step,
    WuestensoehnePosition,
)
from fondaco.games.wuestensoehne.steps.kinds import LOOK_RUMOUR, LOOKED, PUT_RUMOUR, RUMOUR_TILE, SWAP_GOOD
from fondaco.table.core import CHANCE, EVERYONE, LOOK_BARRIER


def carry_out_icon(p: WuestensoehnePosition, seat: int, icon: int) -> None:
    """The action of an icon, at once (WS-A26)."""
    if icon < GOODS:
        win_good(p, seat, icon)
    elif icon == CAMEL:
        if p.camel_supply == 0:  # WS-173
            if p.heard is not None:
                p.tell([tell.SUPPLY_EMPTY, EVERYONE, seat, icon])
            return
        p.camel_supply -= 1
        p.camels[seat] += 1
        if p.heard is not None:
            p.tell([tell.CAMEL_TAKEN, EVERYONE, seat])
    elif icon == RUMOUR:
        if stock_size(p) > 0:
            p.push(RUMOUR_TILE, seat)
        else:
            p.push(LOOK_RUMOUR, seat)
    else:
        stones = min(p.tables.icon_water[icon], p.water_supply)  # WS-174
        p.water_supply -= stones
        p.water[seat] += stones
        if p.heard is not None:
            if stones:
                p.tell([tell.WATER_TAKEN, EVERYONE, seat, stones])
            else:
                p.tell([tell.SUPPLY_EMPTY, EVERYONE, seat, icon])


# -- goods ----------------------------------------------------------------------------------------


def win_good(p: WuestensoehnePosition, seat: int, good: int) -> None:
    """A good on a free space, or the question what makes room for it (WS-170 to WS-172)."""
    if p.goods_supply[good] == 0:  # checked first, so nothing can be swapped (WS-172)
        if p.heard is not None:
            p.tell([tell.SUPPLY_EMPTY, EVERYONE, seat, good])
        return
    if p.room_of(seat) > 0:
        p.goods_supply[good] -= 1
        p.goods[seat * GOODS + good] += 1
        if p.heard is not None:
            p.tell([tell.GOOD_TAKEN, EVERYONE, seat, good])
        return
    p.push(SWAP_GOOD, seat, good)


class SwapGood(Step):
    """No free space: give up the good, or put back one of another kind (WS-171, WS-A53, WS-D11)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        if len(self.legal(p)) == 1:
            self.play(p, GIVE_UP)
            return False
        p.to_act = p.agenda[-2]
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        seat = p.agenda[-2]
        won = p.agenda[-3]
        moves: list[int] = []
        for good in range(GOODS):
            if good != won and p.goods[seat * GOODS + good]:
                moves.append(put_back(good))
        moves.append(GIVE_UP)
        return moves

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        seat = p.agenda[-2]
        won = p.agenda[-3]
        p.pop()
        if move == GIVE_UP:
            if p.heard is not None:
                p.tell([tell.GOOD_GIVEN_UP, EVERYONE, seat, won])
            return
        good = move - put_back(0)
        p.goods[seat * GOODS + good] -= 1
        p.goods_supply[good] += 1
        p.goods[seat * GOODS + won] += 1
        p.goods_supply[won] -= 1
        if p.heard is not None:
            p.tell([tell.GOOD_SWAPPED, EVERYONE, seat, good, won])


# -- rumours --------------------------------------------------------------------------------------


def stock_size(p: WuestensoehnePosition) -> int:
    """How many rumour tiles lie face down beside the board (WS-049, WS-178)."""
    number = 0
    for at in p.rumours:
        if at == IN_STOCK:
            number += 1
    return number


def tile_on(p: WuestensoehnePosition, space: int) -> int:
    """The rumour tile on a space (or BEING_PUT), or NONE."""
    for tile in range(RUMOURS):
        if p.rumours[tile] == space:
            return tile
    return NONE


class RumourTile(ChanceStep):
    """A tile of the stock, looked at by the acting player alone (WS-175, WS-179, WS-C04)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        p.to_act = CHANCE
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        tiles: list[int] = []
        for tile in range(RUMOURS):
            if p.rumours[tile] == IN_STOCK:
                tiles.append(tile)
        return tiles

    def ordinal(self, p: WuestensoehnePosition) -> int:
        return p.rumours_drawn

    def audience(self, p: WuestensoehnePosition) -> int:
        return 1 << p.agenda[-2]

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        seat = p.agenda[-2]
        p.pop()
        p.rumours_drawn += 1
        p.rumours[move] = BEING_PUT
        p.known_by[move] |= 1 << seat
        if p.heard is not None:
            p.tell([tell.RUMOUR_SEEN, 1 << seat, seat, move])
        p.push(PUT_RUMOUR, seat)


class PutRumour(Step):
    """On which free space the tile is put, face down (WS-175, WS-176, WS-D12)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        p.to_act = p.agenda[-2]
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        return [put_rumour(space) for space in range(SPACES) if tile_on(p, space) == NONE]

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        seat = p.agenda[-2]
        space = move - put_rumour(0)
        p.pop()
        p.rumours[tile_on(p, BEING_PUT)] = space
        if p.heard is not None:
            p.tell([tell.RUMOUR_PUT, EVERYONE, seat, space])


class LookRumour(Step):
    """The stock is empty: look at one tile of the board, or do nothing (WS-177, WS-D13)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        p.to_act = p.agenda[-2]
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        moves = [look_at(space) for space in range(SPACES) if tile_on(p, space) != NONE]
        moves.append(NO_LOOK)
        return moves

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        seat = p.agenda[-2]
        p.pop()
        if move == NO_LOOK:
            if p.heard is not None:
                p.tell([tell.NO_LOOK, EVERYONE, seat])
            return
        space = move - look_at(0)
        tile = tile_on(p, space)
        p.known_by[tile] |= 1 << seat
        p.barrier = LOOK_BARRIER
        if p.heard is not None:
            p.tell([tell.RUMOUR_LOOKED_AT, 1 << seat, seat, space, tile])
        p.push(LOOKED, seat, space)


class Looked(Step):
    """After the look: leave the tile, or take it off and lay it beside the board as the stock (WS-177, WS-178)."""

    def arrive(self, p: WuestensoehnePosition) -> bool:
        p.to_act = p.agenda[-2]
        return True

    def legal(self, p: WuestensoehnePosition) -> list[int]:
        return [LEAVE_RUMOUR, TAKE_OFF_RUMOUR]

    def play(self, p: WuestensoehnePosition, move: int) -> None:
        seat = p.agenda[-2]
        space = p.agenda[-3]
        p.pop()
        if move == TAKE_OFF_RUMOUR:
            p.rumours[tile_on(p, space)] = IN_STOCK
        if p.heard is not None:
            kind = tell.RUMOUR_TAKEN_OFF if move == TAKE_OFF_RUMOUR else tell.RUMOUR_LEFT
            p.tell([kind, EVERYONE, seat, space])
