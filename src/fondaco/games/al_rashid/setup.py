"""From the box to the table: the numbers the rules look up, and the position before the first move (section 4)."""

from __future__ import annotations

from fondaco.games.al_rashid import tables as t
from fondaco.games.al_rashid.box import Box, Office
from fondaco.games.al_rashid.moves import (
    AREAS,
    COLOURS,
    GOODS,
    PIECES,
    TILE_KINDS,
)
from fondaco.games.al_rashid.position import AlRashidPosition
from fondaco.games.al_rashid.steps.kinds import BEGIN_TURN, BLACK_CARD, PLAY_ORDER, START_TILE
from fondaco.games.al_rashid.tables import Tables
from fondaco.table.core import NOBODY

_OPERATIONS = (
    "look_territories",
    "move_mercenary",
    "move_own_piece",
    "win_dominance_ties",
    "draw_mercenaries",
    "battle_bonus",
    "retreat_without_dishonour",
    "peek_crisis",
    "gain",
    "sage_dominance",
    "gain_piece",
    "gain_good",
    "exchange_goods",
    "commerce_extra",
    "end_score",
    "al_rashid_without_pasha",
    "remove_enemy_sage",
    "remove_dishonour",
    "resolve_two_areas",
    "office_discount",
    "pasha_dominance_bonus",
)
_BORDERS = ("brown", "purple", "green")
_PLACES = {
    "palace": t.IN_PALACES,
    "territory": t.IN_TERRITORIES,
    "everywhere": t.IN_PALACES | t.IN_TERRITORIES,
}
_SOURCES = (
    "pashas",
    "merchants",
    "sages",
    "wealth",
    "mercenary_tiles",
    "other_offices",
    "dishonour",
    "influence",
)
_COLOURS = ("red", "blue")


def make_tables(box: Box, seats: int) -> Tables:
    """The box as plain numbers, for this number of players."""
    tables = Tables(seats)
    goods = [good.id for good in box.goods]
    tables.turns = box.game.turns
    tables.set_worth = list(box.barter.gold_for_distinct_goods)
    tables.adds = [0] + [tables.set_worth[n] - tables.set_worth[n - 1] for n in range(1, GOODS + 1)]
    tables.dominance = [piece.dominance for piece in box.pieces]
    tables.per_player = [piece.per_player for piece in box.pieces]
    tables.piece_points = [box.scoring.pasha, box.scoring.merchant, box.scoring.sage]
    tables.start_goods = [start.goods.get(good, 0) for start in box.start_goods for good in goods]
    tables.land_goods = [land.goods.get(good, 0) for land in box.territories for good in goods]
    tables.land_letters = [land.letters for land in box.territories]
    tables.threats = [
        sum(1 << nth for nth, colour in enumerate(_COLOURS) if colour in land.threats)
        for land in box.territories
    ]
    tables.tiles = [number for pile in box.mercenaries.piles for number in pile.counts.by_value]
    _describe_crises(tables, box)
    _describe_tokens(tables, box)
    _describe_palaces(tables, box)
    _describe_offices(tables, box, goods)
    return tables


def _describe_crises(tables: Tables, box: Box) -> None:
    lands = [land.id for land in box.territories]
    tables.crisis_lines = [
        [
            number
            for line in crisis.placements
            for number in (lands.index(line.territory), _COLOURS.index(line.colour), line.count)
        ]
        for crisis in box.crises
    ]
    tables.black_cards = [nth for nth, crisis in enumerate(box.crises) if crisis.border == "black"]
    tables.white_cards = [nth for nth, crisis in enumerate(box.crises) if crisis.border == "white"]


def _describe_tokens(tables: Tables, box: Box) -> None:
    tables.letters = box.tokens.letter.count
    tables.letter_discount = box.tokens.letter.office_discount
    tables.influence = box.tokens.influence.count
    tables.influence_points = box.scoring.influence_each
    tables.influence_cap = box.scoring.influence_cap
    tables.dishonour_points = box.scoring.dishonour_each
    tables.retreat_dishonour = box.dishonour_causes.retreat
    tables.no_pasha_dishonour = box.dishonour_causes.al_rashid_without_pasha
    tables.no_primary_dishonour = box.dishonour_causes.no_primary_action


def _describe_palaces(tables: Tables, box: Box) -> None:
    pieces = [piece.id for piece in box.pieces]
    palaces = [palace.id for palace in box.palaces]
    for palace in box.palaces:
        service = palace.service
        tables.service_gold += service.gold_by_position or [0, 0, 0]
        tables.service_piece.append(pieces.index(service.piece) if service.piece else -1)
        tables.favour_gold.append(palace.favour.gold if palace.favour is not None else 0)
        if service.kind == "spy_moves":
            tables.spy_moves = list(service.moves_by_position)
            tables.spy_sequence = [position - 1 for position in service.sequence]
        if service.kind == "draw_mercenaries":
            tables.service_tiles = list(service.tiles_by_position)
    tables.spies_favours = [palaces.index(name) for name in box.switches.spies_favour_targets]


def _describe_offices(tables: Tables, box: Box, goods: list[str]) -> None:
    palaces = [palace.id for palace in box.palaces]
    tables.offices = len(box.offices)
    tables.palace_offices = [[] for _ in palaces]
    tables.with_op = [0] * t.OPERATIONS
    for kind, office in enumerate(box.offices):
        palace = palaces.index(office.palace)
        tables.palace_offices[palace].append(kind)
        tables.office_palace.append(palace)
        tables.office_border.append(_BORDERS.index(office.border))
        tables.office_cost.append(office.cost)
        tables.office_points.append(office.prestige)
        tables.office_copies.append(office.copies(tables.seats))
        op = _OPERATIONS.index(office.effect.op)
        tables.office_op.append(op)
        tables.with_op[op] |= 1 << kind
        if office.border == "brown":
            tables.brown |= 1 << kind
        _describe_effect(tables, box, office, goods)


def _describe_effect(tables: Tables, box: Box, office: Office, goods: list[str]) -> None:
    effect, end = office.effect, office.end_score
    number = (
        effect.max_territories or effect.count or effect.bonus or effect.value or effect.max or effect.gold
    )
    tables.office_number.append(number or int(effect.may_bury))
    choice = 0
    if effect.colour:
        choice = _COLOURS.index(effect.colour)
    elif effect.piece:
        choice = [piece.id for piece in box.pieces].index(effect.piece)
    elif effect.where:
        choice = _PLACES[effect.where]
    elif effect.rarity:
        choice = sum(1 << nth for nth, good in enumerate(box.goods) if effect.rarity in ("any", good.rarity))
    tables.office_choice.append(choice)
    tables.office_goods.append([effect.goods.get(good, 0) for good in goods])
    tables.office_letters.append(effect.letters)
    tables.office_influence.append(effect.influence)
    tables.end_source.append(_SOURCES.index(end.source) if end is not None else -1)
    tables.end_divisor.append(end.divisor if end is not None else 1)
    tables.end_table.append(list(end.table) if end is not None else [])


def empty_table(tables: Tables) -> AlRashidPosition:
    """Everything in its place before the order of play is drawn (section 4)."""
    p = AlRashidPosition(tables)
    seats = tables.seats
    p.to_act = NOBODY
    p.turn = 1  # AR-022
    p.order = list(range(seats))
    p.stacks = [0] * AREAS
    p.pieces = [0] * (AREAS * seats)
    p.on_board = [0] * seats
    p.reserve = [1] * (PIECES * seats)  # AR-023
    p.family = [1] * (PIECES * seats)
    p.goods = [0] * (GOODS * seats)
    p.letters = [0] * seats  # AR-036
    p.influence = [0] * seats
    p.dishonour = [0] * seats
    p.offices = [0] * seats
    p.used = [0] * seats
    p.hands = [0] * (TILE_KINDS * seats)
    p.hand_size = [0] * (COLOURS * seats)
    p.land_goods = tables.land_goods[:]  # AR-020
    p.land_letters = tables.land_letters[:]  # AR-021
    p.letter_supply = tables.letters - sum(tables.land_letters)
    p.influence_supply = tables.influence
    p.office_tiles = tables.office_copies[:]  # AR-028 to AR-030
    p.pile = tables.tiles[:]  # AR-026
    p.discard = [0] * TILE_KINDS
    p.loose_cards = (1 << len(tables.white_cards)) - 1  # AR-033
    return p


def new_position(tables: Tables) -> AlRashidPosition:
    """The table laid; the order of play is drawn first (AR-024, AR-035)."""
    p = empty_table(tables)
    p.push(BEGIN_TURN)
    p.push(BLACK_CARD)
    p.push(START_TILE)
    p.push(PLAY_ORDER)
    p.settle()
    return p
