"""Geometry and preparation (sections 3 and 4)."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.games.wuestensoehne import moves as m
from fondaco.games.wuestensoehne.position import EMPTY, IN_SUPPLY, WuestensoehnePosition
from fondaco.games.wuestensoehne.steps import kinds
from fondaco.games.wuestensoehne.steps.board import placements, wanted_on
from fondaco.games.wuestensoehne.tables import CROSS
from fondaco.table.core import CHANCE, Rng
from fondaco.table.refusal import UsageError
from tests.games.wuestensoehne.scene import BOOK, D, Scene
from tests.rules import rule


def begun(seats: int, first: int = 1) -> WuestensoehnePosition:
    """A game whose start tiles are dealt."""
    p = BOOK.new_position(seats, {"first_player": str(first)})
    while p.to_act == CHANCE:
        p.apply(p.legal()[0])
    return p


# -- geometry -------------------------------------------------------------------------------------


@rule("WS-022", "WS-071")
def test_touching_sides_with_a_line_join_two_fields() -> None:
    scene = Scene()
    assert scene.p.region[D.fields.index("F1")] == scene.p.region[D.fields.index("F2")]
    assert scene.p.region[D.fields.index("F3")] != scene.p.region[D.fields.index("F4")], "a white line"
    assert scene.p.region[D.fields.index("F4")] == scene.p.region[D.fields.index("F6")]


@rule("WS-023", "WS-024")
def test_a_line_is_open_towards_an_empty_field_but_not_towards_the_border() -> None:
    scene = Scene()
    open_sides = {part.field: part.open for part in scene.view(None).board}
    assert open_sides["F1"] == "EW"
    assert open_sides["F6"] == ""
    scene.lay("T1-01", "G1", 0)
    assert {part.field: part.open for part in scene.view(None).board}["F1"] == "W"


@rule("WS-026", "WS-A05")
def test_sections_connect_over_sides_and_never_over_corners() -> None:
    scene = Scene()
    scene.lay("T1-02", "G1", 0)
    scene.lay("T1-04", "H1", 2)  # oasis to the south
    scene.lay("T1-05", "G2", 2)  # oasis to the south, a corner away from that of H1
    scene.lay("T1-09", "H2", 0)  # oasis to the north, joining H1, and to the east
    assert scene.oasis("H2") == {"H1", "H2"}
    assert scene.oasis("G2") == {"G2"}


@rule("WS-027")
def test_sections_of_the_cross_count_like_those_of_tiles() -> None:
    scene = Scene()
    assert scene.oasis("F4") == {"F3", "F4"}
    scene.lay("T2-05", "G3", 3)
    assert scene.oasis("G3") == {"F3", "F4", "G3"}
    assert scene.open_sides("G3") == 1


@rule("WS-030")
def test_a_rotation_turns_the_sides_clockwise() -> None:
    tables = BOOK.tables(4, {})
    piece = CROSS + D.tiles.index("T1-13")  # WWWB
    shown = []
    for rotation in range(4):
        shape = tables.shape[piece * 4 + rotation]
        shown.append("".join("BWDO"[(shape >> side * 4 & 15).bit_length() - 1] for side in range(4)))
    assert shown == ["WWWB", "BWWW", "WBWW", "WWBW"], "never mirrored, never face down"


@rule("WS-031")
@pytest.mark.parametrize(
    ("tile", "turns"),
    [
        ("T1-01", [0]),  # desert
        ("T1-17", [0]),  # four sides in one section
        ("T1-12", [0, 1]),  # a band
        ("T3-13", [0, 1, 2, 3]),  # a split band with an icon on one side
        ("T1-10", [0, 1, 2, 3]),  # a split corner
    ],
)
def test_equal_placements_are_one_option(tile: str, turns: list[int]) -> None:
    piece = CROSS + D.tiles.index(tile)
    assert [placement - piece * 4 for placement in BOOK.tables(4, {}).rotations[piece]] == turns


@rule("WS-031")
def test_an_equal_placement_is_refused_with_the_one_that_is_offered() -> None:
    scene = Scene()
    scene.turn("blue")
    scene.play("stay draw")
    scene.draw("T1-01")
    assert scene.legal() == ["lay E1 r0", "lay G1 r0"]
    assert scene.refusal("lay E1 r2") == "WS-031"


@rule("WS-032")
def test_fields_are_labelled_from_the_north_west() -> None:
    assert (D.fields[0], D.fields[10], D.fields[60], D.fields[120]) == ("A1", "K1", "F6", "K11")
    assert D.ends == ["F1", "K6", "F11", "A6"]


# -- preparation ----------------------------------------------------------------------------------


@rule("WS-040", "WS-A01")
def test_the_cross_is_laid_and_nothing_else() -> None:
    p = BOOK.new_position(4, {})
    assert {field for field in range(m.FIELDS) if p.board[field] != EMPTY} == set(p.tables.cross_fields)
    for seats in (2, 5):
        with pytest.raises(UsageError):
            BOOK.new_position(seats, {})


@rule("WS-041", "WS-042")
def test_tiles_are_drawn_from_the_lowest_pile_that_has_any() -> None:
    p = begun(4)
    for expected in (1, 2, 3, 4, 5):
        pile = p.pile
        assert pile == expected - 1
        while p.pile == pile:
            tile = next(t for t in p.tables.pile_tiles[pile] if p.tile_at[t] == 0)
            p.tile_at[tile] = 3
            p.take_from_pile(tile)
    assert not p.piles_left()


@rule("WS-043", "WS-C01")
def test_everybody_takes_a_tile_of_pile_one_clockwise_from_the_first() -> None:
    p = BOOK.new_position(4, {"first_player": "3"})
    order = []
    while p.to_act == CHANCE:
        assert p.agenda[-1] == kinds.START_TILE
        order.append(p.agenda[-2])
        assert all(p.tables.pile_of[tile] == 0 for tile in p.legal())
        assert p.weights() == [1] * (17 - len(order) + 1)
        p.apply(p.legal()[-1])
    assert order == [2, 3, 0, 1]
    assert [p.reserve_size(seat) for seat in range(4)] == [1, 1, 1, 1]


@rule("WS-044", "WS-047", "WS-048")
def test_explorers_are_at_home_and_camels_and_rumour_board_are_empty() -> None:
    p = begun(4)
    assert set(p.explorers) == {IN_SUPPLY}
    assert [p.room_of(seat) for seat in range(4)] == [4, 4, 4, 4]
    assert BOOK.view(p, 0).good_values == {"myrrh": 4, "incense": 4, "gem": 4, "salt": 4}
    assert not any(space.occupied for space in BOOK.view(p, 0).rumour_spaces)


@rule("WS-045", "WS-046", "WS-D01", "WS-A41")
def test_caravans_start_on_different_ends_clockwise_from_the_first() -> None:
    p = begun(3, first=2)
    asked = []
    for text in ("start F1", "start A6"):
        asked.append(p.to_act)
        p.apply(BOOK.moves_named(text)[0])
    asked.append(p.to_act)
    assert asked == [1, 2, 0]
    assert BOOK.why_not(p, m.start(0)).clause == "WS-046"
    assert [BOOK.text(p, move) for move in p.legal()] == ["start K6", "start F11"]
    p.apply(m.start(1))
    assert [D.fields[field] for field in p.caravans] == ["K6", "F1", "A6"]


@rule("WS-049", "WS-050", "WS-051")
def test_stock_supplies_and_two_water_stones_each() -> None:
    p = begun(3)
    assert BOOK.view(p, None).rumour_stock == 6
    assert (p.water, p.water_supply, p.camel_supply, p.goods_supply) == ([2, 2, 2], 14, 10, [10] * 4)


@rule("WS-052", "WS-053", "WS-190")
def test_the_youngest_wears_the_turban_and_begins() -> None:
    p = begun(4, first=3)
    assert p.turban == 2
    while p.agenda[-1] == kinds.CHOOSE_START:
        p.apply(p.legal()[0])
    assert p.active == 2
    wearing = [x.height for player in BOOK.view(p, None).players for x in player.explorers if x.turban]
    assert wearing == [14], "the tallest of red"


@rule("WS-A42", "WS-C05")
def test_the_youngest_is_named_or_drawn() -> None:
    p = BOOK.new_position(3, {})
    assert p.agenda[-1] == kinds.FIRST_PLAYER
    assert p.legal() == [0, 1, 2]
    assert p.weights() == [1, 1, 1]
    p.apply(1)
    assert p.first == p.turban == 1
    with pytest.raises(UsageError):
        BOOK.new_position(3, {"first_player": "4"})


@rule("WS-056", "WS-A52")
def test_colours_are_settled_before_the_game() -> None:
    game = fondaco.start("wuestensoehne", seats=3, seed=1)
    assert list(game.rulebook.seat_ids) == ["blue", "orange", "red", "violet"]
    assert all(not offer.text.startswith("colour") for offer in game.offers())


def test_every_placement_of_the_first_tile_matches() -> None:
    p = begun(4)
    for _ in range(4):
        if p.agenda[-1] == kinds.CHOOSE_START:
            p.apply(p.legal()[0])
    rng = Rng(5)
    for _ in range(50):
        tile, field = rng.below(85), p.tables.cross_fields[rng.below(21)]
        for move in placements(p, tile, field):
            where, rotation = divmod(move - m.lay(0, 0), 4)
            shape = p.tables.shape[(CROSS + tile) * 4 + rotation]
            assert wanted_on(p, where) & shape == shape
