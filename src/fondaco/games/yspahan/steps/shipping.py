"""Cubes into shops, the Supervisor on the road, shipments to the Caravan (sections 9.2, 9.3 and 10)."""

from __future__ import annotations

from fondaco.games.yspahan import events as tell
from fondaco.games.yspahan.moves import (
    CARAVANSERAI,
    GO_ON,
    HAMMAM,
    LET_SHIP,
    PAY_CAMEL,
    SPACES,
    go_to,
    place,
    played_kind,
    ship,
)
from fondaco.games.yspahan.position import EMPTY, Question, Step, YspahanPosition
from fondaco.games.yspahan.steps.cards import playable_cards, start_card
from fondaco.games.yspahan.steps.kinds import BETWEEN_SHIPMENTS, DRAW, SHIP, SHIP_ORDER
from fondaco.games.yspahan.steps.scoring import load_caravan
from fondaco.table.core import ASKED_BARRIER, EVERYONE


class PlaceCubes(Step):
    """Supply shops, cube by cube, as many as legally possible (YS-100 to YS-114)."""

    def arrive(self, p: YspahanPosition) -> bool:
        left = p.agenda[-3]
        if left == 0:
            p.pop()
            return False
        shops = p.legal_shops(p.active, p.agenda[-2])
        if not shops:
            if p.heard is not None:
                p.tell([tell.CUBES_LEFT_OVER, EVERYONE, p.active, left])  # YS-110
            p.pop()
            return False
        if len(shops) == 1:
            p.agenda[-3] = left - 1
            p.place_cube(p.active, shops[0])
            return False
        p.to_act = p.active
        return True

    def legal(self, p: YspahanPosition) -> list[int]:
        return [place(shop) for shop in p.legal_shops(p.active, p.agenda[-2])]

    def play(self, p: YspahanPosition, move: int) -> None:
        p.agenda[-3] -= 1
        p.place_cube(p.active, move - place(0))


def price_of(p: YspahanPosition, value: int, space: int) -> int:
    """Gold for a move to a space with a group of this value (YS-125)."""
    free = p.tables.hammam_steps if p.owns(p.active, HAMMAM) else 0
    return max(0, abs(p.tables.distance[p.supervisor * SPACES + space] - value) - free)


class MoveSupervisor(Question):
    """Where the Supervisor goes (YS-120 to YS-130)."""

    def legal(self, p: YspahanPosition) -> list[int]:
        value = p.agenda[-2]
        margin = p.gold[p.active]
        if p.owns(p.active, HAMMAM):
            margin += p.tables.hammam_steps
        least = value - margin
        most = value + margin
        distance = p.tables.distance
        start = p.supervisor * SPACES
        return [go_to(space) for space in range(SPACES) if least <= distance[start + space] <= most]

    def play(self, p: YspahanPosition, move: int) -> None:
        space = move - go_to(0)
        price = price_of(p, p.agenda[-2], space)
        p.pop()
        p.gold[p.active] -= price
        if p.heard is not None:
            p.tell([tell.SUPERVISOR_MOVED, EVERYONE, p.active, p.supervisor, space, price])
        p.supervisor = space
        # Which cubes are shipped is fixed now (YS-141).
        beside = [shop for shop in p.tables.space_shops[space] if p.shops[shop] != EMPTY]
        if len(beside) == 1:
            p.push(SHIP, beside[0])
        elif len(beside) == 2:
            p.push(SHIP_ORDER, beside[0], beside[1])


class ShipOrder(Question):
    """Two cubes: the mover says which goes first (YS-142, YS-A44)."""

    def legal(self, p: YspahanPosition) -> list[int]:
        a = p.agenda[-2]
        b = p.agenda[-3]
        return [ship(a), ship(b)] if a < b else [ship(b), ship(a)]

    def play(self, p: YspahanPosition, move: int) -> None:
        a = p.agenda[-2]
        b = p.agenda[-3]
        first = move - ship(0)
        p.pop()
        p.push(SHIP, b if first == a else a)
        p.push(BETWEEN_SHIPMENTS)
        p.push(SHIP, first)


class Ship(Step):
    """One shipment: the owner may pay a camel to keep the cube in its shop (YS-144 to YS-148, YS-156)."""

    def arrive(self, p: YspahanPosition) -> bool:
        owner = p.shops[p.agenda[-2]]
        if p.camels[owner] == 0:
            self.carry_out(p, False)  # YS-145
            return False
        p.to_act = owner
        return True

    def legal(self, p: YspahanPosition) -> list[int]:
        return [PAY_CAMEL, LET_SHIP]

    def play(self, p: YspahanPosition, move: int) -> None:
        if p.to_act != p.active:
            p.barrier = ASKED_BARRIER  # YS-DP-08
        self.carry_out(p, move == PAY_CAMEL)

    def carry_out(self, p: YspahanPosition, paid: bool) -> None:
        """Camel, cube, points, a full Caravan, the Caravanserai's card: in this order (YS-156)."""
        shop = p.agenda[-2]
        owner = p.shops[shop]
        p.pop()
        if paid:
            p.camels[owner] -= 1
            if p.heard is not None:
                p.tell([tell.CAMEL_PAID, EVERYONE, owner, shop])
        else:
            p.clear_shop(shop)
        load_caravan(p, owner, shop)
        if p.owns(owner, CARAVANSERAI):
            for _ in range(p.tables.caravanserai_cards):
                p.push(DRAW, owner, tell.BY_CARAVANSERAI)


class BetweenShipments(Step):
    """Window (c): cards between the two shipments of one move (YS-247, YS-A05)."""

    def arrive(self, p: YspahanPosition) -> bool:
        if p.hand_size[p.active] == 0:
            p.pop()
            return False
        p.to_act = p.active
        return True

    def legal(self, p: YspahanPosition) -> list[int]:
        moves = playable_cards(p, False)
        moves.append(GO_ON)
        return moves

    def play(self, p: YspahanPosition, move: int) -> None:
        kind = played_kind(move)
        if kind >= 0:
            start_card(p, kind)
        else:
            p.pop()
