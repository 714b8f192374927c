"""What is in the box: the built-in file against section 4 and the checks of section 23 of the rules."""

from __future__ import annotations

from itertools import combinations

import pytest

from fondaco.games.yspahan.box import Box, load_box
from fondaco.table.box import PROVENANCE_WORDS, BoxText, blocks
from tests.rules import rule

# YS-004: souk, shops, points.
SOUKS = {
    "sack": {"white": (3, 3), "blue": (4, 4), "yellow": (5, 6), "pink": (6, 8)},
    "barrel": {"white": (2, 3), "blue": (3, 4), "yellow": (4, 6), "pink": (5, 8)},
    "chest": {"blue": (2, 4), "yellow": (3, 6), "pink": (4, 8)},
    "vase": {"blue": (1, 4), "yellow": (2, 6), "orange": (3, 12)},
}

# YS-006: the whole table of links.
LINKS = {
    "C": [],
    "W1": ["sack-white-2"],
    "W2": ["chest-blue-2"],
    "W3": ["sack-white-1"],
    "W4": ["chest-blue-1"],
    "W5": ["sack-yellow-2"],
    "W6": ["chest-yellow-3"],
    "W7": ["sack-yellow-1"],
    "W8": ["chest-yellow-2"],
    "W9": ["sack-pink-1"],
    "W10": ["chest-yellow-1"],
    "E1": ["vase-blue-1", "barrel-white-1"],
    "E2": ["barrel-white-2"],
    "E3": ["vase-orange-1"],
    "E4": ["barrel-yellow-1"],
    "E5": ["vase-orange-2"],
    "E6": ["barrel-yellow-2"],
    "E7": ["vase-orange-3"],
    "N1": ["vase-blue-1"],
    "N2": ["chest-pink-4"],
    "N3": ["vase-yellow-1"],
    "N4": ["chest-pink-2"],
    "S1": ["sack-white-2", "barrel-white-1"],
    "S2": ["sack-white-3"],
    "S3": ["barrel-blue-1"],
    "S4": ["sack-blue-1"],
    "S5": ["barrel-pink-1"],
    "S6": ["sack-blue-2"],
    "S7": ["barrel-pink-2"],
}


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


def at_distance(box: Box, start: str, steps: int) -> set[str]:
    ids = [space.id for space in box.road]
    row = box.road_distances()[ids.index(start)]
    return {ids[number] for number, distance in enumerate(row) if distance == steps}


# ------------------------------------------------------------------------------------------------- components


@rule("YS-001")
def test_one_board_of_each_kind_and_one_for_each_player(box: Box) -> None:
    parts = box.components
    assert (parts.city_boards, parts.tower_boards, parts.caravan_boards) == (1, 1, 1)
    assert parts.individual_boards == box.meta.max_players == 4


@rule("YS-002")
def test_four_districts_separated_by_the_road(box: Box) -> None:
    quadrants = {district.id: district.quadrant for district in box.districts}
    assert quadrants == {"sack": "SW", "barrel": "SE", "chest": "NW", "vase": "NE"}
    assert [district.id for district in box.districts] == ["sack", "barrel", "chest", "vase"]


@rule("YS-003")
def test_shops_of_one_colour_in_one_district_are_one_souk(box: Box) -> None:
    assert len({(souk.district, souk.colour) for souk in box.souks}) == len(box.souks)
    for souk in box.souks:
        assert {shop.id for shop in box.shops if shop.souk == souk.id} == set(souk.shops)
        assert {shop.district for shop in box.shops if shop.souk == souk.id} == {souk.district}


@rule("YS-004")
def test_fourteen_souks_with_their_shops_and_points(box: Box) -> None:
    found: dict[str, dict[str, tuple[int, int]]] = {}
    for souk in box.souks:
        found.setdefault(souk.district, {})[souk.colour] = (len(souk.shops), souk.value)
    assert found == SOUKS


@rule("YS-005")
def test_the_road_is_a_centre_and_four_arms(box: Box) -> None:
    ids = ["C"] + [
        f"{arm}{n}" for arm, length in zip("WENS", (10, 7, 4, 7), strict=True) for n in range(1, length + 1)
    ]
    assert [space.id for space in box.road] == ids
    for space in box.road:
        if space.id == "C":
            assert set(space.neighbours) == {"W1", "E1", "N1", "S1"}
        else:
            arm, n = space.id[0], int(space.id[1:])
            line = {f"{arm}{n - 1}" if n > 1 else "C", f"{arm}{n + 1}"}
            assert set(space.neighbours) == line & set(ids)


@rule("YS-006")
def test_the_links_of_every_road_space(box: Box) -> None:
    assert {space.id: sorted(space.shops) for space in box.road} == {
        key: sorted(shops) for key, shops in LINKS.items()
    }
    for shop in box.shops:
        assert set(shop.road_spaces) == {space for space, shops in LINKS.items() if shop.id in shops}


@rule("YS-007")
def test_three_shops_have_two_links_and_twenty_none(box: Box) -> None:
    double = {shop.id: set(shop.road_spaces) for shop in box.shops if len(shop.road_spaces) == 2}
    assert double == {
        "sack-white-2": {"W1", "S1"},
        "barrel-white-1": {"E1", "S1"},
        "vase-blue-1": {"E1", "N1"},
    }
    assert sum(not shop.road_spaces for shop in box.shops) == 20


@rule("YS-008")
def test_score_track_week_and_day_counter(box: Box) -> None:
    assert box.score_track.squares == 100
    assert len(box.layout.week_track_xy) == box.calendar.weeks == 3
    assert len(box.layout.day_track_xy) == box.calendar.days_per_week == 7


@rule("YS-009")
def test_tower_squares_from_bottom_to_top(box: Box) -> None:
    assert [square.id for square in box.tower_squares] == ["camel", "sack", "barrel", "chest", "vase", "gold"]
    assert [square.level for square in box.tower_squares] == [0, 1, 2, 3, 4, 5]


@rule("YS-010")
def test_the_caravan_winds_from_the_bottom_left(box: Box) -> None:
    assert [(camel.row, camel.place_in_row) for camel in box.camels] == [
        (r, p) for r in (1, 2, 3) for p in (1, 2, 3, 4)
    ]
    for row, direction in ((1, 1), (2, -1), (3, 1)):
        across = [camel.xy[0] for camel in box.camels if camel.row == row]
        assert across == sorted(across, reverse=direction < 0)
    heights = [camel.xy[1] for camel in box.camels]
    assert heights == sorted(heights, reverse=True)  # y grows downwards, the path climbs
    assert [row.direction for row in box.caravan_rows] == ["left_to_right", "right_to_left", "left_to_right"]


def test_the_camels_that_each_number_of_players_uses(box: Box) -> None:
    used = {n: [camel.index for camel in box.camels if n in camel.used_with_players] for n in (2, 3, 4)}
    assert used == {4: list(range(1, 13)), 3: [2, 3, 4, 6, 7, 8, 10, 11, 12], 2: [3, 4, 7, 8, 11, 12]}
    assert {n: box.variant.of(n).caravan_capacity for n in (2, 3, 4)} == {2: 6, 3: 9, 4: 12}
    assert [camel.index for camel in box.camels if camel.light_coloured] == [1, 5, 9]


@rule("YS-011")
def test_nine_white_and_three_yellow_dice(box: Box) -> None:
    assert (box.components.white_dice, box.components.yellow_dice, box.dice.faces) == (9, 3, 6)
    assert (box.dice.white, box.dice.yellow_max, box.dice.yellow_cost_gold) == (9, 3, 1)
    assert [box.variant.of(n).white_dice for n in (2, 3, 4)] == [8, 9, 9]


@rule("YS-012")
def test_nine_kinds_of_cards_two_of_each(box: Box) -> None:
    effects = "take_camels take_gold place_shop load_caravan sell_camels sell_gold exchange"
    kinds = [*effects.split(), "build_no_camels", "build_no_gold"]
    assert [(card.id, card.count) for card in box.cards] == [(kind, 2) for kind in kinds]
    assert box.deck.size == box.components.cards == 18


@rule("YS-016")
def test_six_buildings_and_their_column_of_points(box: Box) -> None:
    buildings = "paddock shop hammam caravanserai bazaar hoist"
    assert [(b.board_position, b.id) for b in box.buildings] == list(enumerate(buildings.split(), start=1))
    assert box.building_points.by_order == (0, 0, 5, 5, 5, 10)


def test_the_numbers_of_the_powers(box: Box) -> None:
    paddock, shop, hammam, caravanserai, bazaar, hoist = box.buildings
    assert (paddock.camels_bonus, shop.gold_bonus, hammam.free_steps) == (1, 2, 3)
    assert (caravanserai.cards_per_shipment, bazaar.souk_bonus, hoist.cubes_bonus) == (1, 2, 1)


def test_the_numbers_of_the_cards(box: Box) -> None:
    cards = {card.id: card for card in box.cards}
    assert (cards["take_camels"].camels, cards["take_gold"].gold) == (3, 3)
    assert (cards["sell_camels"].points_per_unit, cards["sell_camels"].max_units) == (2, 4)
    assert (cards["sell_gold"].points_per_unit, cards["sell_gold"].max_units) == (1, 10)


# --------------------------------------------------------------------------------------- section 23, the file


@rule("YS-DATA-01")
def test_every_block_tells_its_provenance(box: Box) -> None:
    listed = [block for _, block in blocks(BoxText(box.text, box.source).data)]
    assert len(listed) == 147
    words = ("rulebook", "public: ", "reconstructed: ")
    assert set(words) < set(PROVENANCE_WORDS)
    assert all(str(block["provenance"]).startswith(words) for block in listed)


@rule("YS-DATA-02")
def test_districts_souks_and_shops_are_counted_right(box: Box) -> None:
    assert (len(box.districts), len(box.souks), len(box.shops)) == (4, 14, 47)
    assert [district.shop_count for district in box.districts] == [18, 14, 9, 6]
    for district in box.districts:
        assert district.shop_count == sum(shop.district == district.id for shop in box.shops)
    for souk in box.souks:
        assert souk.shop_count == len(souk.shops) == sum(shop.souk == souk.id for shop in box.shops)


@rule("YS-DATA-03")
def test_the_road_is_a_tree_of_diameter_17(box: Box) -> None:
    edges = {frozenset((space.id, other)) for space in box.road for other in space.neighbours}
    assert (len(box.road), len(edges)) == (29, 28)
    neighbours = {space.id: space.neighbours for space in box.road}
    assert all(space.id in neighbours[other] for space in box.road for other in space.neighbours)
    distances = box.road_distances()
    assert all(steps >= 0 for row in distances for steps in row)
    degrees = [len(space.neighbours) for space in box.road]
    assert (degrees.count(4), degrees.count(1), degrees.count(2)) == (1, 4, 24)
    assert max(steps for row in distances for steps in row) == 17


@rule("YS-DATA-04")
def test_thirty_links_that_agree_from_both_sides(box: Box) -> None:
    from_road = {(space.id, shop) for space in box.road for shop in space.shops}
    from_shops = {(space, shop.id) for shop in box.shops for space in shop.road_spaces}
    assert from_road == from_shops
    assert len(from_road) == box.road_summary.links == 30
    by_count = {n: [space.id for space in box.road if len(space.shops) == n] for n in (0, 1, 2)}
    assert (by_count[0], len(by_count[1]), by_count[2]) == (["C"], 26, ["E1", "S1"])
    quadrant = {district.id: district.quadrant for district in box.districts}
    arm = {space.id: space.arm for space in box.road}
    assert all(arm[space] in quadrant[shop.district] for shop in box.shops for space in shop.road_spaces)


@rule("YS-DATA-05")
def test_every_value_leads_somewhere_from_everywhere(box: Box) -> None:
    for space in box.road:
        for value in range(1, 7):
            assert at_distance(box, space.id, value), (space.id, value)


@rule("YS-DATA-06")
def test_the_worked_example_of_the_road(box: Box) -> None:
    assert at_distance(box, "W2", 3) == {"E1", "N1", "S1", "W5"}
    assert at_distance(box, "W2", 4) == {"E2", "N2", "S2", "W6"}
    shops = {space.id: set(space.shops) for space in box.road}
    assert shops["E1"] & shops["S1"] == {"barrel-white-1"}
    assert shops["S2"] == {"sack-white-3"}


@rule("YS-DATA-07")
def test_twelve_camels_with_multipliers_and_points(box: Box) -> None:
    assert len(box.camels) == 12
    for players in (2, 3, 4):
        for row in (1, 2, 3):
            used = [camel for camel in box.camels if camel.row == row and players in camel.used_with_players]
            assert len(used) == players == box.caravan.camels_per_row_used.of(players)
    assert [row.multiplier for row in box.caravan_rows] == [1, 2, 3]
    assert [row.placement_points for row in box.caravan_rows] == [2, 1, 0]


@rule("YS-DATA-08")
def test_cards_prices_and_building_points(box: Box) -> None:
    assert (len(box.cards), {card.count for card in box.cards}, sum(card.count for card in box.cards)) == (
        9,
        {2},
        18,
    )
    assert {building.id: (building.cost_camels, building.cost_gold) for building in box.buildings} == {
        "paddock": (2, 0),
        "shop": (2, 2),
        "hammam": (2, 2),
        "caravanserai": (3, 3),
        "bazaar": (4, 4),
        "hoist": (4, 4),
    }
    assert box.building_points.by_order == (0, 0, 5, 5, 5, 10)
    assert box.building_points.total == 25


@rule("YS-DATA-09")
def test_nothing_on_the_drawing_covers_anything(box: Box) -> None:
    layout = box.layout
    roads = [(space.id, space.xy, layout.road_space_size) for space in box.road]
    shops = [(shop.id, shop.xy, layout.shop_size) for shop in box.shops]
    marks = [(souk.id, souk.value_badge_xy, layout.badge_size) for souk in box.souks]
    marks += [(district.id, district.emblem_xy, layout.emblem_size) for district in box.districts]
    pairs = list(combinations(shops, 2))
    pairs += [(shop, road) for shop in shops for road in roads]
    pairs += [(mark, other) for mark in marks for other in roads + shops]
    for (one, (x1, y1), size1), (other, (x2, y2), size2) in pairs:
        apart = max(abs(x1 - x2), abs(y1 - y2))
        assert apart >= (size1 + size2) / 2 - 1e-9, (one, other)
    place = {space.id: space.xy for space in box.road}
    quadrant = {district.id: district.quadrant for district in box.districts}
    for shop in box.shops:
        x, y = shop.xy
        for space in shop.road_spaces:
            sideways = sorted((abs(x - place[space][0]), abs(y - place[space][1])))
            assert sideways == pytest.approx([0, 1]), (shop.id, space)
        assert ("N" if y < 0 else "S") + ("W" if x < 0 else "E") == quadrant[shop.district], shop.id


@rule("YS-DATA-10")
def test_the_souks_are_worth_82_together(box: Box) -> None:
    assert sum(souk.value for souk in box.souks) == 82


# --------------------------------------------------------------------------------------------- the box itself


def test_the_built_in_box_is_read_once_and_is_not_an_owners() -> None:
    assert load_box() is load_box()
    assert not load_box().owned
    assert len(load_box().hash) == 64


def test_an_owners_box_has_his_values_and_another_hash(box: Box) -> None:
    owners = load_box(box.text.replace("value = 12", "value = 11"), "mine.toml")
    assert owners.owned
    assert owners.source == "mine.toml"
    assert owners.hash != box.hash
    assert [souk.value for souk in owners.souks if souk.colour == "orange"] == [11]


def test_a_copy_of_the_built_in_box_is_the_same_box(box: Box) -> None:
    copy = load_box("# my copy\n\n" + box.text, "copy.toml")
    assert copy.hash == box.hash
    assert not copy.owned


def test_what_is_reconstructed_is_listed_and_does_not_affect_play(box: Box) -> None:
    listed = {part.path: part.reason for part in box.reconstructions}
    assert len(listed) == 114
    assert "no rule speaks of running out" in listed["supply"]
    assert 'shop[1] "sack-white-1" xy' in listed
    assert not box.plays_reconstructed


def test_an_owner_who_guesses_a_price_is_told_that_it_affects_play(box: Box) -> None:
    guess = box.text.replace(
        "cost_gold = 3\n", 'cost_gold = 3\ncost_gold_provenance = "reconstructed: worn off"\n'
    )
    owners = load_box(guess)
    assert owners.plays_reconstructed
    assert [(part.path, part.reason) for part in owners.reconstructions if part.affects_play] == [
        ('building[4] "caravanserai" cost_gold', "worn off")
    ]


def test_an_owner_may_say_printed(box: Box) -> None:
    owners = load_box(box.text.replace('\nprovenance = "rulebook"\n', '\nprovenance = "printed"\n'))
    assert owners.shops == box.shops
