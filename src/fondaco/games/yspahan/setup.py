"""From the box to the table: the numbers the rules look up, and the position before the first move (section 5)."""

from __future__ import annotations

from fondaco.games.yspahan import judgement as _judgement  # noqa: F401  (joins the positions)
from fondaco.games.yspahan.box import Box
from fondaco.games.yspahan.moves import (
    BAZAAR,
    CARAVANSERAI,
    HAMMAM,
    HOIST,
    PADDOCK,
    SELL_CAMELS,
    SELL_GOLD,
    SHOP,
    TAKE_CAMELS,
    TAKE_GOLD,
)
from fondaco.games.yspahan.position import YspahanPosition, empty_table
from fondaco.games.yspahan.steps.day import begin_day
from fondaco.games.yspahan.steps.kinds import FIRST_PLAYER
from fondaco.games.yspahan.tables import Tables


def make_tables(box: Box, seats: int, options: dict[str, str]) -> Tables:
    """The box as plain numbers, for this number of players and these options of the table."""
    tables = Tables(seats)
    tables.white_dice = box.variant.of(seats).white_dice
    tables.max_yellow = box.dice.yellow_max
    tables.yellow_price = box.dice.yellow_cost_gold
    tables.weeks = box.calendar.weeks
    tables.days = box.calendar.days_per_week
    tables.start_gold = box.players.start_gold
    tables.start_camels = box.players.start_camels
    tables.cubes = box.supply.cubes_per_player_model
    _lay_out_city(tables, box)
    tables.row_capacity = box.caravan.camels_per_row_used.of(seats)
    tables.capacity = tables.row_capacity * box.caravan.rows
    tables.row_points = [row.placement_points for row in box.caravan_rows]
    tables.row_multiplier = [row.multiplier for row in box.caravan_rows]
    _price_buildings(tables, box)
    _describe_cards(tables, box)
    tables.cards_after_roll = int(options["cards_before_roll"] == "forbidden")
    tables.build_cards_in_step_b = int(options["build_cards"] == "discount")
    tables.one_build_card = int(options["two_build_cards"] == "forbidden")
    tables.reshuffle_at_once = int(options["reshuffle"] == "at_once")
    return tables


def _lay_out_city(tables: Tables, box: Box) -> None:
    shop_index = {shop.id: nth for nth, shop in enumerate(box.shops)}
    souk_index = {souk.id: nth for nth, souk in enumerate(box.souks)}
    district_index = {district.id: nth for nth, district in enumerate(box.districts)}
    space_index = {space.id: nth for nth, space in enumerate(box.road)}
    tables.shop_souk = [souk_index[shop.souk] for shop in box.shops]
    tables.souk_district = [district_index[souk.district] for souk in box.souks]
    tables.souk_value = [souk.value for souk in box.souks]
    tables.souk_shops = [sorted(shop_index[shop] for shop in souk.shops) for souk in box.souks]
    tables.district_souks = [
        sorted(souk_index[souk] for souk in district.souks) for district in box.districts
    ]
    tables.space_shops = [sorted(shop_index[shop] for shop in space.shops) for space in box.road]
    tables.shop_links = [len(shop.road_spaces) for shop in box.shops]
    neighbours = [[space_index[other] for other in space.neighbours] for space in box.road]
    tables.distance = [far for start in range(len(box.road)) for far in _distances(neighbours, start)]
    tables.centre = space_index[box.road_summary.centre]


def _distances(neighbours: list[list[int]], start: int) -> list[int]:
    """How far every space is from the start, along the road."""
    far = [-1] * len(neighbours)
    far[start] = 0
    reached = [start]
    for space in reached:
        for other in neighbours[space]:
            if far[other] < 0:
                far[other] = far[space] + 1
                reached.append(other)
    return far


def _price_buildings(tables: Tables, box: Box) -> None:
    buildings = box.buildings
    tables.price_camels = [building.cost_camels for building in buildings]
    tables.price_gold = [building.cost_gold for building in buildings]
    tables.building_points = list(box.building_points.by_order)
    tables.paddock_camels = buildings[PADDOCK].camels_bonus
    tables.shop_gold = buildings[SHOP].gold_bonus
    tables.hammam_steps = buildings[HAMMAM].free_steps
    tables.caravanserai_cards = buildings[CARAVANSERAI].cards_per_shipment
    tables.bazaar_points = buildings[BAZAAR].souk_bonus
    tables.hoist_cubes = buildings[HOIST].cubes_bonus


def _describe_cards(tables: Tables, box: Box) -> None:
    cards = box.cards
    tables.copies = [card.count for card in cards]
    tables.card_camels = cards[TAKE_CAMELS].camels
    tables.card_gold = cards[TAKE_GOLD].gold
    tables.camel_points = cards[SELL_CAMELS].points_per_unit
    tables.most_camels_sold = cards[SELL_CAMELS].max_units
    tables.gold_points = cards[SELL_GOLD].points_per_unit
    tables.most_gold_sold = cards[SELL_GOLD].max_units


def new_position(tables: Tables, first_player: int | None) -> YspahanPosition:
    """The table laid; the first player is the seat named, or drawn (YS-028, YS-A03)."""
    p = empty_table(tables)
    if first_player is None:
        p.push(FIRST_PLAYER)
    else:
        p.first = first_player
        begin_day(p)
    p.settle()
    return p
