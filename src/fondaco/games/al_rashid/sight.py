"""How what a viewer of Al Rashid may know (`view.py`) is put together; compiled where that can be."""

from __future__ import annotations

import msgspec

from fondaco.games.al_rashid import moves as m
from fondaco.games.al_rashid.box import Box
from fondaco.games.al_rashid.describe import ACTIONS, Describer
from fondaco.games.al_rashid.position import EMPTY, FACE_UP, AlRashidPosition
from fondaco.games.al_rashid.steps import kinds
from fondaco.games.al_rashid.steps import visits as v
from fondaco.games.al_rashid.steps.dominance import dominance, ranking
from fondaco.games.al_rashid.steps.gold import payments, proposal_among
from fondaco.games.al_rashid.steps.scoring import (
    family_points,
    office_points,
    points_of_office,
    token_points,
)
from fondaco.games.al_rashid.steps.visit_parts import goods_to_pay
from fondaco.games.al_rashid.view import (
    AlRashidView,
    AreaView,
    CrisisView,
    OfficeView,
    PaymentView,
    PlayerView,
    StackView,
    TileView,
)
from fondaco.table.core import NOBODY
from fondaco.table.message import Message


def open_view(box: Box, describer: Describer, p: AlRashidPosition, prompt: Message) -> AlRashidView:
    """The table as everybody sees it."""
    return AlRashidView(
        game="al-rashid",
        viewer=None,
        to_act=p.to_act,
        prompt=prompt,
        scores=p.standing(),
        ranks=p.ranks() if p.to_act == NOBODY else None,
        turn=p.turn,
        turns=p.tables.turns,
        phase=_phase(p),
        order=p.order[:],
        order_next=p.first_next[:],
        mover=p.mover if p.mover != EMPTY else None,
        area=describer.areas[p.area] if p.area != EMPTY else None,
        acting=p.acting[:],
        areas=[_area(describer, p, area) for area in range(m.AREAS)],
        players=[_player(describer, p, seat) for seat in range(p.seats)],
        letters=p.letter_supply,
        influence=p.influence_supply,
        piles={
            colour: sum(p.pile[nth * m.VALUES : (nth + 1) * m.VALUES])
            for nth, colour in enumerate(describer.colours)
        },
        discard={describer.tile(kind): p.discard[kind] for kind in range(m.TILE_KINDS)},
        unseen=_unseen(describer, p, None),
        crisis=_crisis(describer, p, None),
        chosen=[],
        payment=None,
        reconstructed=describer.reconstructed,
    )


def seat_view(
    everybody: AlRashidView,
    box: Box,
    describer: Describer,
    p: AlRashidPosition,
    seat: int,
    prompt: Message,
) -> AlRashidView:
    """The same with what one seat knows besides: its hand, faces it has looked at, and its unfinished decision."""
    deciding = seat == p.to_act
    players, areas = everybody.players[:], everybody.areas[:]
    players[seat] = msgspec.structs.replace(players[seat], hand=_hand(describer, p, seat))
    looked_at = {
        p.tile_at[nth] for nth, known in enumerate(p.tile_known) if known != FACE_UP and known >> seat & 1
    }
    for land in looked_at:
        area = m.FIRST_TERRITORY + land
        areas[area] = msgspec.structs.replace(areas[area], tiles=_tiles(describer, p, land, seat))
    return msgspec.structs.replace(
        everybody,
        viewer=seat,
        prompt=prompt,
        areas=areas,
        players=players,
        unseen=_unseen(describer, p, seat),
        crisis=_crisis(describer, p, seat),
        chosen=_chosen(describer, p) if deciding else [],
        payment=_payment(box, describer, p) if deciding else None,
    )


def _phase(p: AlRashidPosition) -> str:
    steps = p.agenda[3::4]
    if kinds.GAME_OVER in steps:
        return "over"
    if kinds.PLACE in steps:
        return "placement"
    return "resolution" if kinds.TURN_END in steps else "setup"


def _area(describer: Describer, p: AlRashidPosition, area: int) -> AreaView:
    ranked = ranking(p, area)
    stacks = []
    for seat in p.row(area):
        held = p.pieces[area * p.seats + seat]
        figure = describer.pieces[(held & 3) - 1] if held & 3 else None
        stacks.append(StackView(seat, figure, held >> 2, dominance(p, seat, area), ranked.index(seat) + 1))
    resolved = bool(p.resolved >> area & 1)
    if area < m.FIRST_TERRITORY:
        offices = {
            describer.offices[kind]: p.office_tiles[kind]
            for kind in p.tables.palace_offices[area]
            if p.office_tiles[kind]
        }
        return AreaView(describer.areas[area], "palace", resolved, stacks, offices, {}, 0, [])
    land = area - m.FIRST_TERRITORY
    goods = {good: p.land_goods[land * m.GOODS + nth] for nth, good in enumerate(describer.goods)}
    tiles = _tiles(describer, p, land, None)
    return AreaView(
        describer.areas[area], "territory", resolved, stacks, {}, goods, p.land_letters[land], tiles
    )


def _tiles(describer: Describer, p: AlRashidPosition, land: int, viewer: int | None) -> list[TileView]:
    return [_tile(describer, p, nth, viewer) for nth, at in enumerate(p.tile_at) if at == land]


def knows_tile(p: AlRashidPosition, nth: int, viewer: int | None) -> bool:
    """Whether the viewer may see the face of a tile on the map (AR-270)."""
    known = p.tile_known[nth]
    return known == FACE_UP or (viewer is not None and bool(known >> viewer & 1))


def _tile(describer: Describer, p: AlRashidPosition, nth: int, viewer: int | None) -> TileView:
    kind, known = p.tile_kind[nth], p.tile_known[nth]
    return TileView(
        colour=describer.colours[kind // m.VALUES],
        face_up=known == FACE_UP,
        value=kind % m.VALUES + 1 if knows_tile(p, nth, viewer) else None,
        seen_by=[] if known == FACE_UP else _seats(known),
    )


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(m.MAX_SEATS) if mask >> seat & 1]


def _player(describer: Describer, p: AlRashidPosition, seat: int) -> PlayerView:
    parts = {
        "family": family_points(p, seat),
        "offices": office_points(p, seat),
        "tokens": token_points(p, seat),
    }
    return PlayerView(
        seat=seat,
        colour=describer.seats[seat],
        score=sum(parts.values()),
        score_parts=parts,
        goods={good: p.goods[seat * m.GOODS + nth] for nth, good in enumerate(describer.goods)},
        wealth=p.wealth(seat),
        letters=p.letters[seat],
        influence=p.influence[seat],
        dishonour=p.dishonour[seat],
        reserve={piece: p.reserve[seat * m.PIECES + nth] for nth, piece in enumerate(describer.pieces)},
        family={piece: p.family[seat * m.PIECES + nth] for nth, piece in enumerate(describer.pieces)},
        offices=[
            OfficeView(name, not p.used[seat] >> kind & 1, points_of_office(p, seat, kind))
            for kind, name in enumerate(describer.offices)
            if p.offices[seat] >> kind & 1
        ],
        tiles={colour: p.hand_size[seat * m.COLOURS + nth] for nth, colour in enumerate(describer.colours)},
        hand=None,
    )


def _hand(describer: Describer, p: AlRashidPosition, seat: int) -> list[str]:
    held = p.hands[seat * m.TILE_KINDS : (seat + 1) * m.TILE_KINDS]
    return [describer.tile(kind) for kind in range(m.TILE_KINDS) for _ in range(held[kind])]


def _unseen(describer: Describer, p: AlRashidPosition, viewer: int | None) -> dict[str, int]:
    unseen = [p.tables.tiles[kind] - p.discard[kind] for kind in range(m.TILE_KINDS)]
    for nth in range(len(p.tile_kind)):
        if knows_tile(p, nth, viewer):
            unseen[p.tile_kind[nth]] -= 1
    if viewer is not None:
        for kind in range(m.TILE_KINDS):
            unseen[kind] -= p.hands[viewer * m.TILE_KINDS + kind]
    return {describer.tile(kind): unseen[kind] for kind in range(m.TILE_KINDS)}


def _crisis(describer: Describer, p: AlRashidPosition, viewer: int | None) -> CrisisView:
    bit = 0 if viewer is None else 1 << viewer

    def shown(card: int, known: int) -> str | None:
        return describer.crises[p.tables.white_cards[card]] if known & bit else None

    fixed = (p.top_card != EMPTY) + len(p.buried)
    return CrisisView(
        resolved=[describer.crises[card] for card in p.crises],
        deck=p.loose_cards.bit_count() + fixed,
        top=shown(p.top_card, p.top_known) if p.top_card != EMPTY else None,
        top_seen_by=_seats(p.top_known),
        buried=[shown(card, known) for card, known in zip(p.buried, p.buried_known, strict=True)],
    )


def _chosen(describer: Describer, p: AlRashidPosition) -> list[str]:
    """What the decider has said so far of the decision under way."""
    if not p.unfinished:
        return []
    step, office = p.agenda[-1], p.agenda[-2]
    if step == kinds.FIGHT_WITH:
        return [describer.tile(kind) for kind in p.chosen]
    if step == kinds.TRADE_MORE:
        return [describer.items[item] for item in p.chosen]
    if step >= kinds.VISIT_OFFICE:
        return _visit_so_far(describer, p)
    said = [describer.offices[office]] if office != EMPTY else []
    if step == kinds.LOOK_AT:
        return said + [describer.territories[territory] for territory in p.chosen]
    if step == kinds.TILE_TO:
        return [*said, describer.territories[p.tile_at[p.agenda[-3]]]]
    if step == kinds.PIECE_TO:
        return [*said, describer.pieces[p.agenda[-3]], describer.areas[p.agenda[-4]]]
    if step == kinds.EXCHANGE:
        goods = describer.goods
        return said + [f"{goods[pair // m.GOODS]} {goods[pair % m.GOODS]}" for pair in p.chosen]
    return said


def _visit_so_far(describer: Describer, p: AlRashidPosition) -> list[str]:
    said = p.chosen
    parts = [ACTIONS[said[v.ACTIONS]]]
    if said[v.OFFICE_KIND] != EMPTY:
        parts.append(describer.offices[said[v.OFFICE_KIND]])
    if said[v.LETTERS] > 0:
        parts.append(f"letters {said[v.LETTERS]}")
    if said[v.FAVOUR_FROM] != EMPTY:
        parts.append(f"favour {describer.palaces[said[v.FAVOUR_FROM]]}")
    if said[v.GIVEN] != EMPTY:
        parts.append(f"give {describer.goods[said[v.GIVEN]]}")
    if said[v.RED_TILES] != EMPTY:
        parts.append(f"red {said[v.RED_TILES] // 16} blue {said[v.RED_TILES] % 16}")
    if said[v.COLOUR] != EMPTY:
        parts.append(describer.colours[said[v.COLOUR]])
    taken = [said[slot] for slot in (v.TAKEN, v.GOOD) if said[slot] != EMPTY]
    return parts + [f"gain {describer.goods[good]}" for good in taken]


def _payment(box: Box, describer: Describer, p: AlRashidPosition) -> PaymentView | None:
    if p.agenda[-1] != kinds.VISIT_PAYMENT:
        return None
    tables, asked = p.tables, p.agenda[-2]
    gold = v.gold_so_far(p, p.to_act)
    held = goods_to_pay(p, p.to_act)
    given = p.chosen[v.PAID : v.PAID + asked]
    fitting = [paid for paid in payments(tables, held, gold) if paid[:asked] == given]
    best = proposal_among(tables, held, [int(good.rarity == "rare") for good in box.goods], fitting)
    kept = [held[good] - best[good] for good in range(m.GOODS)]
    names = describer.goods
    return PaymentView(
        gold=gold,
        asked=names[asked],
        held=dict(zip(names, held, strict=True)),
        given=dict(zip(names, given, strict=False)),
        proposal=dict(zip(names, best, strict=True)),
        loss=tables.value(held, 0) - tables.value(kept, 0),
        overpaid=tables.value(best, 0) - gold,
    )
