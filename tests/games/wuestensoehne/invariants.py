"""The invariants of section 20, each as a function that fails with its id; and one that follows a whole game."""

from __future__ import annotations

from fondaco.games.wuestensoehne import events as e
from fondaco.games.wuestensoehne import moves as m
from fondaco.games.wuestensoehne.position import (
    BEING_PUT,
    DISCARDED,
    EMPTY,
    IN_HAND,
    IN_LINE,
    IN_PILE,
    IN_RESERVE,
    IN_STOCK,
    IN_SUPPLY,
    LAID,
    NONE,
    WuestensoehnePosition,
)
from fondaco.games.wuestensoehne.rulebook import Wuestensoehne
from fondaco.games.wuestensoehne.setup import empty_table
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.games.wuestensoehne.steps.board import lines_from, place_piece, placement_on, targets
from fondaco.games.wuestensoehne.tables import ANY_CODE, CROSS, NO_SECTION, OUTSIDE
from fondaco.table.core import NOBODY, Rng

P = WuestensoehnePosition
IN_VALUATION = (
    kinds.TAKE_ICON,
    kinds.SWAP_GOOD,
    kinds.RUMOUR_TILE,
    kinds.PUT_RUMOUR,
    kinds.LOOK_RUMOUR,
    kinds.LOOKED,
)
BEFORE_THE_TILE = (
    kinds.DISCARD,
    kinds.MOVE,
    kinds.DISCOVER,
    kinds.DRAW_TILE,
    kinds.LAY,
    kinds.BONUS,
    kinds.GO,
)


def inv_01_every_tile_is_in_one_place(p: P) -> None:
    places = {place: p.tile_at.count(place) for place in (IN_PILE, IN_RESERVE, IN_HAND, DISCARDED)}
    assert sum(places.values()) + sum(LAID <= place < LAID + m.ROTATIONS for place in p.tile_at) == m.TILES
    assert sum(p.tiles_left) == places[IN_PILE]
    for pile, tiles in enumerate(p.tables.pile_tiles):
        assert p.tiles_left[pile] == sum(p.tile_at[tile] == IN_PILE for tile in tiles)
    held = [tile for tile in p.reserves if tile != EMPTY]
    assert sorted(held) == [tile for tile in range(m.TILES) if p.tile_at[tile] == IN_RESERVE]
    laid = [piece - CROSS for piece in p.board if piece >= CROSS]
    assert sorted(laid) == [tile for tile in range(m.TILES) if p.tile_at[tile] >= LAID]
    assert places[IN_HAND] == (p.hand != EMPTY)
    assert p.hand == EMPTY or p.tile_at[p.hand] == IN_HAND


def inv_02_water(p: P) -> None:
    assert p.water_supply + sum(p.water) == p.tables.water
    assert min([p.water_supply, *p.water]) >= 0


def inv_03_camels_and_goods(p: P) -> None:
    assert p.camel_supply + sum(p.camels) == p.tables.camels
    assert min([p.camel_supply, *p.camels, *p.goods, *p.goods_supply]) >= 0
    for good in range(m.GOODS):
        assert p.goods_supply[good] + sum(p.goods[good :: m.GOODS]) == p.tables.goods[good]


def inv_04_no_more_goods_than_spaces(p: P) -> None:
    for seat in range(p.seats):
        assert sum(p.goods[seat * m.GOODS : (seat + 1) * m.GOODS]) <= 4 + 2 * p.camels[seat]
        assert p.room_of(seat) >= 0


def inv_05_reserves(p: P) -> None:
    for seat in range(p.seats):
        held = p.reserves[seat * m.RESERVE : (seat + 1) * m.RESERVE]
        assert held == [tile for tile in held if tile != EMPTY] + [EMPTY] * held.count(EMPTY)
        assert 0 <= p.reserve_size(seat) <= 3


def inv_06_caravans(p: P) -> None:
    standing = [field for field in p.caravans if field != EMPTY]
    assert len(set(standing)) == len(standing)
    assert all(p.board[field] != EMPTY for field in standing)


def inv_07_touching_sides_are_equal(p: P) -> None:
    for field in range(m.FIELDS):
        for side in range(4):
            beyond = p.tables.neighbour[field * 4 + side]
            if p.board[field] != EMPTY and beyond != OUTSIDE and p.board[beyond] != EMPTY:
                here = p.tables.shape[placement_on(p, field)] >> side * 4 & ANY_CODE
                there = p.tables.shape[placement_on(p, beyond)] >> (side + 2) % 4 * 4 & ANY_CODE
                assert here == there


def inv_08_tiles_lie_in_the_area(p: P) -> None:
    assert len(p.board) == m.FIELDS
    for piece, field in enumerate(p.tables.cross_fields):
        assert p.board[field] == piece


def inv_09_explorers(p: P) -> None:
    for section in p.explorers:
        if section == IN_LINE:
            assert any(kind in IN_VALUATION for kind in p.agenda[3::4])
        elif section != IN_SUPPLY:
            assert p.tables.section_piece[section] >= CROSS
            assert p.oasis[section] != EMPTY
    assert all(p.explorers[explorer] == IN_LINE for explorer in p.line)


def inv_10_no_explorer_stays_in_a_complete_oasis(p: P) -> None:
    if p.agenda[-1] in BEFORE_THE_TILE or p.to_act == NOBODY:
        for section in p.explorers:
            assert section < 0 or p.open_sides[p.oasis[section]] > 0


def inv_13_rumours(p: P) -> None:
    assert len(p.rumours) == m.RUMOURS
    on_board = [at for at in p.rumours if at >= 0]
    assert len(set(on_board)) == len(on_board)
    assert all(at < m.SPACES for at in on_board)
    being_put = p.rumours.count(BEING_PUT)
    assert being_put <= 1
    assert p.rumours.count(IN_STOCK) + len(on_board) + being_put == m.RUMOURS


def inv_16_everything_laid_is_joined(p: P) -> None:
    joined = lines_from(p, p.tables.ends[0])
    laid = [field for field in range(m.FIELDS) if p.board[field] != EMPTY]
    assert all(joined[field] != EMPTY for field in laid)
    if EMPTY not in p.caravans:
        others = {field for seat, field in enumerate(p.caravans) if seat != p.active}
        with_water = {move - m.move_to(0) for move in targets(p, p.active, True)}
        assert with_water == set(laid) - others


def inv_21_at_most_eighty_five_fields_are_filled(p: P) -> None:
    assert sum(at != EMPTY for at in p.board) - CROSS <= m.TILES


def inv_23_goods_are_worth_one_to_seven(p: P) -> None:
    assert all(1 <= p.value_of(good) <= 7 for good in range(m.GOODS))


def inv_24_views_tell_nothing_hidden(book: Wuestensoehne, p: P, rng: Rng) -> None:
    for seat in range(p.seats):
        world = p.imagine(seat, rng)
        assert book.view(world, seat) == book.view(p, seat)
        assert [face for face in range(m.RUMOURS) if world.known_by[face] >> seat & 1] == [
            face for face in range(m.RUMOURS) if p.known_by[face] >> seat & 1
        ]
        if p.to_act == seat:
            assert world.legal() == p.legal()
    if p.to_act != NOBODY:
        shuffled = p.copy()
        shuffled.known_by = [0] * m.RUMOURS
        assert book.view(shuffled.imagine(0, rng), None).scores == book.view(p, None).scores


def structures_agree_with_the_board(p: P) -> None:
    """What is kept up to date as tiles are laid is what one would work out anew."""
    again = empty_table(p.tables)
    order = sorted(range(m.FIELDS), key=lambda field: field * 37 % m.FIELDS)
    for field in order:
        if p.board[field] != EMPTY:
            place_piece(again, field, placement_on(p, field))
    assert _partition(p.region) == _partition(again.region)
    assert _partition(p.oasis) == _partition(again.oasis)
    for section, oasis in enumerate(p.oasis):
        if oasis != EMPTY:
            assert p.open_sides[oasis] == again.open_sides[again.oasis[section]] == _open_sides(p, oasis)
            ring = [section]
            while p.next_section[ring[-1]] != section:
                ring.append(p.next_section[ring[-1]])
            assert sorted(ring) == [at for at, of in enumerate(p.oasis) if of == oasis]


def _partition(numbers: list[int]) -> list[int]:
    first: dict[int, int] = {EMPTY: EMPTY}
    return [first.setdefault(number, at) for at, number in enumerate(numbers)]


def _open_sides(p: P, oasis: int) -> int:
    count = 0
    for field in range(m.FIELDS):
        for side in range(4):
            beyond = p.tables.neighbour[field * 4 + side]
            if p.board[field] != EMPTY and beyond != OUTSIDE and p.board[beyond] == EMPTY:
                section = p.tables.section_at[placement_on(p, field) * 4 + side]
                count += section != NO_SECTION and p.oasis[section] == oasis
    return count


ALWAYS = (
    inv_01_every_tile_is_in_one_place,
    inv_02_water,
    inv_03_camels_and_goods,
    inv_04_no_more_goods_than_spaces,
    inv_05_reserves,
    inv_06_caravans,
    inv_08_tiles_lie_in_the_area,
    inv_09_explorers,
    inv_10_no_explorer_stays_in_a_complete_oasis,
    inv_13_rumours,
    inv_21_at_most_eighty_five_fields_are_filled,
    inv_23_goods_are_worth_one_to_seven,
)
AFTER_A_TILE = (
    inv_07_touching_sides_are_equal,
    inv_16_everything_laid_is_joined,
    structures_agree_with_the_board,
)


def complete_oases(p: P) -> set[frozenset[int]]:
    """The complete oases, each as the set of its sections."""
    members: dict[int, set[int]] = {}
    for section, oasis in enumerate(p.oasis):
        if oasis != EMPTY and p.open_sides[oasis] == 0:
            members.setdefault(oasis, set()).add(section)
    return {frozenset(sections) for sections in members.values()}


class Chronicle:
    """Follows a game by its events: the invariants that speak of more than one position."""

    def __init__(self, p: P) -> None:
        self.before = p.copy()
        self.complete = complete_oases(p)
        self.valued: set[frozenset[int]] = set()
        self.standing: dict[int, int] = {}
        """Which explorer stands on which section, as the events tell it."""
        self.line: list[int] = []
        """Who took part in the last valuation."""
        self.paid = 0
        self.placed = 0
        self.retrieved = 0
        self.bonus = 0
        self.stock_was_empty = False
        self.goes_after_the_last_tile: int | None = None

    def go_on(self, p: P) -> None:
        """A move has been made; `p.heard` holds its events."""
        turban = self.before.turban
        deserts = oases = 0
        for event in p.heard or []:
            kind, args = event[0], event[2:]
            if kind == e.FIRST_PLAYER:
                turban = args[0]  # WS-052
            elif kind in (e.GO_BEGUN, e.BONUS_TURN):
                self._turn(kind)
            elif kind == e.EXPLORER_PLACED:
                self.placed += 1
                piece = p.board[args[2]]
                self.standing[args[0] * m.EXPLORERS + args[1]] = p.tables.first_section[piece] + args[3]
            elif kind == e.EXPLORER_RETRIEVED:
                self.retrieved += 1
                del self.standing[args[0] * m.EXPLORERS + args[1]]
            elif kind == e.VALUATION_BEGUN:
                self._valuation(p, args[1], args[2], args[3])
            elif kind == e.WATER_PAID:
                self.paid += 1
            elif kind == e.TURBAN_PASSED:
                assert args[0] == turban, "WS-INV-12"
                assert turban * m.EXPLORERS in self.line, "WS-INV-12"
                turban = (turban + 1) % p.seats
                assert args[1] == turban, "WS-INV-12"
            elif kind == e.PILES_EMPTY:
                self.goes_after_the_last_tile = 0
            elif kind == e.TILE_LAID:
                piece = CROSS + args[1]
                desert = p.tables.first_section[piece] == p.tables.first_section[piece + 1]
                deserts, oases = deserts + desert, oases + (not desert)
        assert self.placed <= 1, "WS-INV-18"
        assert self.placed + self.retrieved <= 1, "WS-INV-18"
        assert self.paid <= 1, "WS-INV-11"
        assert p.turban == turban, "WS-INV-12"
        self._grown(p, deserts, oases)
        self.before = p.copy()

    def _turn(self, kind: int) -> None:
        if kind == e.GO_BEGUN:
            self.bonus = 0
            if self.goes_after_the_last_tile is not None:
                self.goes_after_the_last_tile += 1
        else:
            self.bonus += 1
            assert self.bonus <= 1, "WS-INV-19"
        self.placed = self.retrieved = 0

    def _valuation(self, p: P, field: int, section: int, number: int) -> None:
        oasis = p.oasis[p.tables.first_section[p.board[field]] + section]
        members = frozenset(at for at, of in enumerate(p.oasis) if of == oasis)
        assert members not in self.valued, "WS-INV-11"
        self.valued.add(members)
        self.line = [explorer for explorer, at in self.standing.items() if at in members]
        assert len(self.line) == number, "WS-156"
        for explorer in self.line:
            del self.standing[explorer]
        self.paid = 0

    def _grown(self, p: P, deserts: int, oases: int) -> None:
        for mask, old in zip(p.known_by, self.before.known_by, strict=True):
            assert mask & old == old, "WS-INV-14"
        assert p.pile >= self.before.pile, "WS-INV-15"
        if self.stock_was_empty:
            assert p.rumours.count(IN_STOCK) <= 1, "WS-INV-13"
        elif p.rumours.count(IN_STOCK) == 0:
            self.stock_was_empty = True
        if deserts or oases:
            complete = complete_oases(p)
            assert self.complete <= complete
            assert oases or complete == self.complete, "WS-INV-17"
            self.complete = complete

    def end(self, p: P) -> None:
        """The game is over."""
        assert p.to_act == NOBODY
        if p.piles_left():
            assert p.idle_goes == p.tables.stall_guard
            assert p.goes_left == NONE
        else:
            assert self.goes_after_the_last_tile == p.seats, "WS-INV-20"
