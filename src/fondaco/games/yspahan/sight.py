"""How what a viewer of Yspahan may know (`view.py`) is put together; compiled where that can be."""

from __future__ import annotations

import msgspec

from fondaco.games.yspahan import moves as m
from fondaco.games.yspahan.box import Box
from fondaco.games.yspahan.describe import Describer
from fondaco.games.yspahan.position import EMPTY, YspahanPosition
from fondaco.games.yspahan.steps import kinds
from fondaco.games.yspahan.steps.shipping import price_of
from fondaco.games.yspahan.steps.turn import available
from fondaco.games.yspahan.view import CaravanView, Group, PlayerView, SoukView, YspahanView
from fondaco.table.core import NOBODY
from fondaco.table.message import Message


def open_view(box: Box, describer: Describer, p: YspahanPosition, prompt: Message) -> YspahanView:
    """The table as everybody sees it."""
    return YspahanView(
        game="yspahan",
        viewer=None,
        to_act=p.to_act,
        prompt=prompt,
        scores=p.standing(),
        ranks=p.ranks() if p.to_act == NOBODY else None,
        week=p.week,
        day=p.day,
        first=p.first,
        order=p.order[:],
        turn=p.turn,
        active=p.active,
        tower=_tower(describer, p),
        yellow_bought=p.bought,
        supervisor=describer.spaces[p.supervisor],
        souks=_souks(box, describer, p),
        caravan=_caravan(box, p),
        players=[_player(describer, p, seat, box) for seat in range(p.seats)],
        deck=p.deck_size,
        discard=[describer.cards[kind] for kind in p.discard],
        unseen=_unseen(describer, p, None),
        chosen=[],
        reach={},
    )


def seat_view(
    everybody: YspahanView, describer: Describer, p: YspahanPosition, seat: int, prompt: Message
) -> YspahanView:
    """The same with what one seat knows besides: its hand, and its decision that is not finished."""
    deciding = seat == p.to_act
    players = everybody.players[:]
    players[seat] = msgspec.structs.replace(players[seat], hand=_hand(describer, p, seat))
    return msgspec.structs.replace(
        everybody,
        viewer=seat,
        prompt=prompt,
        players=players,
        unseen=_unseen(describer, p, seat),
        chosen=_chosen(describer, p) if deciding else [],
        reach=_reach(describer, p) if deciding else {},
    )


def _tower(describer: Describer, p: YspahanPosition) -> list[Group]:
    return [
        Group(
            describer.squares[square],
            p.value[square],
            p.white[square],
            p.yellow[square],
            available(p, square),
        )
        for square in range(m.SQUARES)
    ]


def _souks(box: Box, describer: Describer, p: YspahanPosition) -> list[SoukView]:
    return [
        SoukView(
            id=souk.id,
            district=souk.district,
            colour=souk.colour,
            value=souk.value,
            owner=_seat(p.souk_owner[nth]),
            shops={describer.shops[shop]: _seat(p.shops[shop]) for shop in p.tables.souk_shops[nth]},
        )
        for nth, souk in enumerate(box.souks)
    ]


def _seat(owner: int) -> int | None:
    return None if owner == EMPTY else owner


def _caravan(box: Box, p: YspahanPosition) -> CaravanView:
    tables = p.tables
    return CaravanView(
        camels=[camel.index for camel in box.camels if p.seats in camel.used_with_players],
        cubes=p.caravan[:],
        row_capacity=tables.row_capacity,
        row_points=tables.row_points[:],
        row_multiplier=tables.row_multiplier[:],
    )


def _player(describer: Describer, p: YspahanPosition, seat: int, box: Box) -> PlayerView:
    return PlayerView(
        seat=seat,
        colour=box.players.colours[seat],
        score=p.score[seat],
        gold=p.gold[seat],
        camels=p.camels[seat],
        buildings=[describer.buildings[b] for b in range(m.BUILDINGS) if p.owns(seat, b)],
        cards=p.hand_size[seat],
        hand=None,
        reserve=reserve(p, seat),
    )


def _hand(describer: Describer, p: YspahanPosition, seat: int) -> list[str]:
    return [describer.cards[kind] for kind in range(m.KINDS) for _ in range(p.hands[seat * m.KINDS + kind])]


def reserve(p: YspahanPosition, seat: int) -> int:
    """Cubes in the personal stock (YS-A02, YS-INV-05): all but those on the boards and the score marker."""
    return p.tables.cubes - p.shops.count(seat) - p.caravan.count(seat) - p.buildings_of(seat) - 1


def _unseen(describer: Describer, p: YspahanPosition, viewer: int | None) -> dict[str, int]:
    unseen = p.tables.copies[:]
    for kind in p.discard:
        unseen[kind] -= 1
    if viewer is not None:
        for kind in range(m.KINDS):
            unseen[kind] -= p.hands[viewer * m.KINDS + kind]
    return {describer.cards[kind]: unseen[kind] for kind in range(m.KINDS)}


def _chosen(describer: Describer, p: YspahanPosition) -> list[str]:
    step, argument = p.agenda[-1], p.agenda[-2]
    if step == kinds.GROUP_ACTION:
        return [describer.squares[argument]]
    if step == kinds.EXTRA_DIE:
        return [describer.squares[argument], describer.special_name(argument)]
    if step == kinds.BUILD_ACTION:
        return [describer.squares[argument], "building"]
    if step == kinds.CARD_BUILD:
        return [describer.cards[argument]]
    if step == kinds.CARD_SHOP:
        return [describer.cards[m.PLACE_SHOP]]
    if step == kinds.CARD_DIRECTION:
        return [describer.cards[m.EXCHANGE]]
    if step == kinds.CARD_AMOUNT:
        return [describer.cards[(m.SELL_CAMELS, m.SELL_GOLD, m.EXCHANGE, m.EXCHANGE)[argument]]]
    return []


def _reach(describer: Describer, p: YspahanPosition) -> dict[str, int]:
    if p.agenda[-1] != kinds.MOVE_SUPERVISOR:
        return {}
    spaces = [move - m.go_to(0) for move in p.legal()]
    return {describer.spaces[space]: price_of(p, p.agenda[-2], space) for space in spaces}
