"""How what a viewer of Im Reich der Wüstensöhne may know (`view.py`) is put together; compiled where that can be."""

from __future__ import annotations

import msgspec

from fondaco.games.wuestensoehne import moves as m
from fondaco.games.wuestensoehne.box import Box
from fondaco.games.wuestensoehne.box_checks.facts import SIDES
from fondaco.games.wuestensoehne.describe import Describer
from fondaco.games.wuestensoehne.position import (
    BEING_PUT,
    DISCARDED,
    EMPTY,
    IN_LINE,
    IN_PILE,
    IN_STOCK,
    IN_SUPPLY,
    NONE,
    WuestensoehnePosition,
)
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.games.wuestensoehne.steps.actions import stock_size, tile_on
from fondaco.games.wuestensoehne.steps.board import opens, placement_on
from fondaco.games.wuestensoehne.steps.movement import price_of
from fondaco.games.wuestensoehne.tables import BROWN, CROSS, OUTSIDE, WHITE
from fondaco.games.wuestensoehne.view import (
    ExplorerView,
    FieldView,
    OasisView,
    PlayerView,
    SpaceView,
    TileView,
    WuestensoehneView,
)
from fondaco.table.core import FRAME, NOBODY
from fondaco.table.message import Message


def open_view(box: Box, describer: Describer, p: WuestensoehnePosition, prompt: Message) -> WuestensoehneView:
    """The table as everybody sees it."""
    worth = [_known_value(p, None, good) for good in range(m.GOODS)]
    lines = _open_lines(describer, p)
    open_sides: dict[str, str] = {}
    for field, side, _, _ in lines:
        open_sides[field] = open_sides.get(field, "") + side
    piece_fields = {p.board[field]: field for field in range(m.FIELDS) if p.board[field] != EMPTY}
    figures = [_explorer(describer, p, at, piece_fields) for at in range(p.seats * m.EXPLORERS)]
    return WuestensoehneView(
        game="wuestensoehne",
        viewer=None,
        to_act=p.to_act,
        prompt=prompt,
        scores=_scores(p, worth),
        ranks=p.ranks() if p.to_act == NOBODY else None,
        reconstructed=describer.reconstructed,
        first=p.first,
        active=p.active,
        bonus_turn=p.bonus == 1,
        goes_left=None if p.goes_left == NONE else p.goes_left,
        idle_goes=p.idle_goes,
        board=[_field(describer, p, at, open_sides) for at in range(m.FIELDS) if p.board[at] != EMPTY],
        oases=_oases(describer, p, piece_fields),
        open_lines=lines,
        hand=None if p.hand == EMPTY else _tile(box, describer, p.hand),
        hand_from=None if p.robbed == NONE else p.robbed,
        players=[_player(box, describer, p, seat, figures) for seat in range(p.seats)],
        turban=p.turban,
        piles={number: p.tiles_left[nth] for nth, number in enumerate(box.piles.numbers)},
        current_pile=box.piles.numbers[p.pile] if p.piles_left() else None,
        unseen={
            number: [describer.tiles[tile] for tile in p.tables.pile_tiles[nth] if p.tile_at[tile] == IN_PILE]
            for nth, number in enumerate(box.piles.numbers)
        },
        discarded=[describer.tiles[tile] for tile in range(m.TILES) if p.tile_at[tile] == DISCARDED],
        water_supply=p.water_supply,
        camel_supply=p.camel_supply,
        goods_supply={describer.goods[good]: p.goods_supply[good] for good in range(m.GOODS)},
        rumour_spaces=[_space(describer, p, None, space) for space in range(m.SPACES)],
        rumour_stock=stock_size(p),
        rumour_beside=_beside(p, None),
        rumour_values=sorted(p.tables.rumour_value),
        good_values={describer.goods[good]: worth[good] for good in range(m.GOODS)},
        line=[(at // m.EXPLORERS, describer.heights[at]) for at in p.line],
        free_icons={
            describer.icons[icon]: p.free_icons[icon] for icon in range(m.ICONS) if p.free_icons[icon]
        },
        valued_oasis=_valued(p),
        reach={},
        placements={},
    )


def seat_view(
    everybody: WuestensoehneView, describer: Describer, p: WuestensoehnePosition, seat: int, prompt: Message
) -> WuestensoehneView:
    """The same with what one seat knows besides: the rumours it has seen, and what it is asked."""
    deciding = seat == p.to_act
    worth = [_known_value(p, seat, good) for good in range(m.GOODS)]
    return msgspec.structs.replace(
        everybody,
        viewer=seat,
        prompt=prompt,
        scores=_scores(p, worth),
        rumour_spaces=_spaces(everybody.rumour_spaces, describer, p, seat),
        rumour_beside=_beside(p, seat),
        good_values={describer.goods[good]: worth[good] for good in range(m.GOODS)},
        reach=_reach(describer, p) if deciding else {},
        placements=_placements(describer, p) if deciding else {},
    )


def _scores(p: WuestensoehnePosition, worth: list[int]) -> list[int]:
    """What the goods of each player are worth, by what the viewer knows of their worth."""
    scores = []
    for seat in range(p.seats):
        score = 0
        for good in range(m.GOODS):
            score += p.goods[seat * m.GOODS + good] * worth[good]
        scores.append(score)
    return scores


# -- the area -------------------------------------------------------------------------------------


def _tile(box: Box, describer: Describer, tile: int) -> TileView:
    printed = box.tiles[tile]
    return TileView(
        printed.id, printed.pile, printed.sides, describer.lying_sections[(CROSS + tile) * m.ROTATIONS]
    )


def _field(
    describer: Describer, p: WuestensoehnePosition, field: int, open_sides: dict[str, str]
) -> FieldView:
    placement = placement_on(p, field)
    piece, name = placement // m.ROTATIONS, describer.fields[field]
    return FieldView(
        field=name,
        piece=describer.pieces[piece],
        cross=piece < CROSS,
        rotation=placement % m.ROTATIONS,
        sides=describer.lying_sides[placement],
        sections=describer.lying_sections[placement],
        oases=p.oasis[p.tables.first_section[piece] : p.tables.first_section[piece + 1]],
        open=open_sides.get(name, ""),
    )


def _oases(describer: Describer, p: WuestensoehnePosition, piece_fields: dict[int, int]) -> list[OasisView]:
    tables = p.tables
    found: dict[int, OasisView] = {}
    for section, oasis in enumerate(p.oasis):
        if oasis == EMPTY:
            continue
        piece = tables.section_piece[section]
        field = piece_fields[piece]
        name = describer.fields[field]
        seen = found.get(oasis)
        if seen is None:
            seen = found[oasis] = OasisView(oasis, [], {}, [], [])
        seen.sections.append((name, section - tables.first_section[piece] + 1))
        for icon in tables.section_icons[section]:
            seen.icons[describer.icons[icon]] = seen.icons.get(describer.icons[icon], 0) + 1
        placement = placement_on(p, field)
        for side in range(4):
            if tables.section_at[placement * 4 + side] != section:
                continue
            beyond = tables.neighbour[field * 4 + side]
            if beyond != OUTSIDE and p.board[beyond] == EMPTY:
                seen.open_ends.append((name, SIDES[side]))
    worn = p.turban * m.EXPLORERS
    for at in [worn, *tables.by_rank]:  # the turban goes first (WS-156)
        if at >= len(p.explorers) or p.explorers[at] < 0:
            continue
        standing = found[p.oasis[p.explorers[at]]].explorers
        if at != worn or not standing:
            standing.append((at // m.EXPLORERS, describer.heights[at]))
    return list(found.values())


def _open_lines(describer: Describer, p: WuestensoehnePosition) -> list[tuple[str, str, str, str]]:
    colours = {BROWN: "brown", WHITE: "white"}
    lines = []
    for field in range(m.FIELDS):
        if p.board[field] == EMPTY:
            continue
        for side in range(4):
            beyond = opens(p, field, side)
            if beyond != OUTSIDE:
                colour = colours[p.tables.line[placement_on(p, field) * 4 + side]]
                lines.append((describer.fields[field], SIDES[side], describer.fields[beyond], colour))
    return lines


def _reach(describer: Describer, p: WuestensoehnePosition) -> dict[str, int]:
    if p.agenda[-1] != kinds.MOVE:
        return {}
    fields = [move - m.move_to(0) for move in p.legal()]
    return {describer.fields[field]: price_of(p, field) for field in fields}


def _placements(describer: Describer, p: WuestensoehnePosition) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    if p.agenda[-1] == kinds.LAY:
        for move in p.legal():
            field, rotation = divmod(move - m.lay(0, 0), m.ROTATIONS)
            found.setdefault(describer.fields[field], []).append(rotation)
    return found


def _valued(p: WuestensoehnePosition) -> int | None:
    """The oasis being valued, if one is."""
    at = len(p.agenda) - 1
    while at >= 0:
        if p.agenda[at] == kinds.TAKE_ICON:
            return p.agenda[at - 2]
        at -= FRAME
    return None


# -- players --------------------------------------------------------------------------------------


def _explorer(
    describer: Describer, p: WuestensoehnePosition, at: int, piece_fields: dict[int, int]
) -> ExplorerView:
    section = p.explorers[at]
    seat = at // m.EXPLORERS
    place = "supply" if section == IN_SUPPLY else "line" if section == IN_LINE else ""
    if not place:
        piece = p.tables.section_piece[section]
        place = describer.fields[piece_fields[piece]]
        number, oasis = section - p.tables.first_section[piece] + 1, p.oasis[section]
        return ExplorerView(seat, describer.heights[at], at == p.turban * m.EXPLORERS, place, number, oasis)
    return ExplorerView(seat, describer.heights[at], at == p.turban * m.EXPLORERS, place, None, None)


def _player(
    box: Box, describer: Describer, p: WuestensoehnePosition, seat: int, figures: list[ExplorerView]
) -> PlayerView:
    held = p.reserves[seat * m.RESERVE : (seat + 1) * m.RESERVE]
    return PlayerView(
        seat=seat,
        colour=box.colours.order[seat],
        caravan=None if p.caravans[seat] == EMPTY else describer.fields[p.caravans[seat]],
        water=p.water[seat],
        camels=p.camels[seat],
        goods={describer.goods[good]: p.goods[seat * m.GOODS + good] for good in range(m.GOODS)},
        room=p.room_of(seat),
        reserve=[_tile(box, describer, tile) for tile in held if tile != EMPTY],
        explorers=figures[seat * m.EXPLORERS : (seat + 1) * m.EXPLORERS],
    )


# -- rumours --------------------------------------------------------------------------------------


def _knows(p: WuestensoehnePosition, viewer: int | None, tile: int) -> bool:
    """Whoever has looked at a tile knows it for ever; at the end the board is turned up for all (WS-220)."""
    if p.to_act == NOBODY and p.rumours[tile] >= 0:
        return True
    return viewer is not None and p.known_by[tile] >> viewer & 1 == 1


def _space(describer: Describer, p: WuestensoehnePosition, viewer: int | None, space: int) -> SpaceView:
    good, number = divmod(space, m.SPACES_PER_GOOD)
    tile = tile_on(p, space)
    if tile == NONE:
        return SpaceView(describer.goods[good], number + 1, False, [], None)
    value = p.tables.rumour_value[tile] if _knows(p, viewer, tile) else None
    seen_by = [seat for seat in range(p.seats) if p.known_by[tile] >> seat & 1]
    return SpaceView(describer.goods[good], number + 1, True, seen_by, value)


def _spaces(
    everybodys: list[SpaceView], describer: Describer, p: WuestensoehnePosition, seat: int
) -> list[SpaceView]:
    """The spaces as one seat sees them: as everybody does, but for the tiles it has looked at."""
    spaces = everybodys[:]
    for tile in range(m.RUMOURS):
        space = p.rumours[tile]
        if space >= 0 and _knows(p, seat, tile):
            spaces[space] = _space(describer, p, seat, space)
    return spaces


def _beside(p: WuestensoehnePosition, viewer: int | None) -> int | None:
    """A tile off the board that the viewer has seen: never more than one (WS-178)."""
    for tile in range(m.RUMOURS):
        if p.rumours[tile] in (IN_STOCK, BEING_PUT) and _knows(p, viewer, tile):
            return p.tables.rumour_value[tile]
    return None


def _known_value(p: WuestensoehnePosition, viewer: int | None, good: int) -> int:
    value = p.tables.base_value
    for tile in range(m.RUMOURS):
        if p.rumours[tile] >= 0 and p.rumours[tile] // m.SPACES_PER_GOOD == good and _knows(p, viewer, tile):
            value += p.tables.rumour_value[tile]
    return value
