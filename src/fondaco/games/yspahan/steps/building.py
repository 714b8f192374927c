"""Buildings: what can be paid for, with or without cards, and building it (section 11; 2p: section 15)."""

from __future__ import annotations

from fondaco.games.yspahan import events as tell
from fondaco.games.yspahan.moves import (
    BUILD_NO_CAMELS,
    BUILD_NO_GOLD,
    BUILDINGS,
    KINDS,
    NO_CARD,
    WAIVE_CAMELS,
    WAIVE_GOLD,
    build,
)
from fondaco.games.yspahan.position import Question, YspahanPosition
from fondaco.table.core import EVERYONE


def payable(p: YspahanPosition, building: int, cards: int) -> bool:
    """Whether the active player can pay what the cards leave of a price (YS-188)."""
    tables = p.tables
    return (cards & WAIVE_CAMELS != 0 or tables.price_camels[building] <= p.camels[p.active]) and (
        cards & WAIVE_GOLD != 0 or tables.price_gold[building] <= p.gold[p.active]
    )


def buildable(p: YspahanPosition) -> list[int]:
    """Unbuilt buildings that can be paid for at their full price (YS-183, YS-188)."""
    owned = p.buildings[p.active]
    return [
        build(building, NO_CARD)
        for building in range(BUILDINGS)
        if not (owned >> building) & 1 and payable(p, building, NO_CARD)
    ]


def buildable_with(p: YspahanPosition, kind: int) -> list[int]:
    """3-4p: what a build card can build, alone or with the other kind added (YS-265 to YS-268, YS-A41)."""
    tables = p.tables
    seat = p.active
    owned = p.buildings[seat]
    if kind == BUILD_NO_CAMELS:
        alone = WAIVE_CAMELS
        other = BUILD_NO_GOLD
        added = tables.price_gold
    else:
        alone = WAIVE_GOLD
        other = BUILD_NO_CAMELS
        added = tables.price_camels
    both = p.hands[seat * KINDS + other] > 0 and not tables.one_build_card
    moves: list[int] = []
    for building in range(BUILDINGS):
        if (owned >> building) & 1:
            continue
        if payable(p, building, alone):
            moves.append(build(building, alone))
        if both and added[building] > 0:  # a superfluous card may not be added
            moves.append(build(building, WAIVE_CAMELS | WAIVE_GOLD))
    return moves


def buildable_by_action(p: YspahanPosition) -> list[int]:
    """2p: every building with every set of build cards in hand that changes its price (YS-357, YS-A27, YS-A41)."""
    tables = p.tables
    hand = p.active * KINDS
    owned = p.buildings[p.active]
    no_camels = p.hands[hand + BUILD_NO_CAMELS] > 0
    no_gold = p.hands[hand + BUILD_NO_GOLD] > 0
    moves: list[int] = []
    for building in range(BUILDINGS):
        if (owned >> building) & 1:
            continue
        waive_camels = no_camels and tables.price_camels[building] > 0
        waive_gold = no_gold and tables.price_gold[building] > 0
        if payable(p, building, NO_CARD):
            moves.append(build(building, NO_CARD))
        if waive_camels and payable(p, building, WAIVE_CAMELS):
            moves.append(build(building, WAIVE_CAMELS))
        if waive_gold and payable(p, building, WAIVE_GOLD):
            moves.append(build(building, WAIVE_GOLD))
        if waive_camels and waive_gold and not tables.one_build_card:
            moves.append(build(building, WAIVE_CAMELS | WAIVE_GOLD))
    return moves


def build_it(p: YspahanPosition, move: int) -> None:
    """Use the cards, pay the rest, build (YS-180, YS-240)."""
    tables = p.tables
    seat = p.active
    building = (move - build(0, 0)) // 4
    cards = (move - build(0, 0)) % 4
    camels = tables.price_camels[building]
    gold = tables.price_gold[building]
    if cards & WAIVE_CAMELS:
        camels = 0
        _play_build_card(p, BUILD_NO_CAMELS)
    if cards & WAIVE_GOLD:
        gold = 0
        _play_build_card(p, BUILD_NO_GOLD)
    _raise(p, seat, building, camels, gold)


def _raise(p: YspahanPosition, seat: int, building: int, camels: int, gold: int) -> None:
    """Pay, mark the building with a cube, score it at once (YS-180, YS-181, YS-185, YS-186)."""
    points = p.tables.building_points[p.buildings_of(seat)]
    p.camels[seat] -= camels
    p.gold[seat] -= gold
    p.buildings[seat] |= 1 << building
    p.score[seat] += points
    p.built = 1
    if p.heard is not None:
        p.tell([tell.BUILT, EVERYONE, seat, building, camels, gold, points])


def _play_build_card(p: YspahanPosition, kind: int) -> None:
    if p.heard is not None:
        p.tell([tell.CARD_PLAYED, EVERYONE, p.active, kind])
    p.use_card(p.active, kind)


class CardBuild(Question):
    """Which building a build card builds (YS-DP-03)."""

    def legal(self, p: YspahanPosition) -> list[int]:
        return buildable_with(p, p.agenda[-2])

    def play(self, p: YspahanPosition, move: int) -> None:
        p.pop()
        build_it(p, move)
