"""What the rules of Yspahan fix about its components, with the clauses: the same in any edition."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "it", "fr", "de")
DISTRICTS: Final = ("sack", "barrel", "chest", "vase")
SQUARES: Final = ("camel", *DISTRICTS, "gold")
BUILDINGS: Final = ("paddock", "shop", "hammam", "caravanserai", "bazaar", "hoist")
CARDS: Final = (
    "take_camels",
    "take_gold",
    "place_shop",
    "load_caravan",
    "sell_camels",
    "sell_gold",
    "exchange",
    "build_no_camels",
    "build_no_gold",
)
# The colours that the word files can name.
PLAYER_COLOURS: Final = ("blue", "red", "green", "yellow")
SOUK_COLOURS: Final = ("white", "blue", "yellow", "pink", "orange")
SOUKS: Final = 14
SHOPS: Final = 47
ROAD_SPACES: Final = 29
DOUBLE_LINKS: Final = 2
ROWS: Final = 3
CAMELS_PER_ROW: Final = 4
CARDS_PER_KIND: Final = 2

# The clause that a misshapen block offends, by the name of the block.
CLAUSES: Final = {
    "players": "YS-027",
    "calendar": "YS-040",
    "components": "YS-001",
    "supply": "YS-014",
    "dice": "YS-011",
    "tower_square": "YS-009",
    "tower_fill": "YS-055",
    "district": "YS-002",
    "souk": "YS-004",
    "shop": "YS-004",
    "road": "YS-005",
    "road_summary": "YS-006",
    "caravan": "YS-010",
    "caravan_row": "YS-010",
    "camel": "YS-010",
    "building": "YS-016",
    "building_points": "YS-185",
    "card": "YS-012",
    "deck": "YS-012",
    "scoring": "YS-290",
    "score_track": "YS-008",
    "variant": "YS-029",
    "layout": "YS-DATA-09",
}

# Values that the rules fix and the code relies on; another one is refused, never ignored.
FIXED: Final[tuple[tuple[str, object, str], ...]] = (
    ("meta.min_players", 2, "YS-340"),
    ("meta.max_players", 4, "YS-330"),
    ("players.start_cards", 0, "YS-027"),
    ("players.start_score", 0, "YS-026"),
    ("calendar.weeks", 3, "YS-040"),
    ("calendar.days_per_week", 7, "YS-040"),
    ("calendar.total_days", 21, "YS-040"),
    ("components.city_boards", 1, "YS-001"),
    ("components.tower_boards", 1, "YS-001"),
    ("components.caravan_boards", 1, "YS-001"),
    ("components.individual_boards", 4, "YS-001"),
    ("components.supervisor_pawns", 1, "YS-015"),
    ("components.first_player_pawns", 1, "YS-015"),
    ("components.week_markers", 1, "YS-015"),
    ("components.day_markers", 1, "YS-015"),
    ("components.white_dice", 9, "YS-011"),
    ("components.yellow_dice", 3, "YS-011"),
    ("components.cards", 18, "YS-012"),
    ("supply.gold_limited", False, "YS-014"),
    ("supply.camels_limited", False, "YS-014"),
    ("supply.cubes_limited", False, "YS-013"),
    ("dice.faces", 6, "YS-011"),
    ("dice.white", 9, "YS-011"),
    ("dice.yellow_max", 3, "YS-051"),
    ("tower_fill.lowest_value_square", "camel", "YS-055"),
    ("tower_fill.highest_value_square", "gold", "YS-056"),
    ("tower_fill.middle_order", list(DISTRICTS), "YS-057"),
    ("tower_fill.single_value_square", "camel", "YS-059"),
    ("road_summary.spaces", ROAD_SPACES, "YS-005"),
    ("caravan.rows", ROWS, "YS-010"),
    ("caravan.camels_per_row_printed", CAMELS_PER_ROW, "YS-010"),
    ("caravan.camels_per_row_used.p2", 2, "YS-351"),
    ("caravan.camels_per_row_used.p3", 3, "YS-320"),
    ("caravan.camels_per_row_used.p4", 4, "YS-330"),
    ("caravan.emptied_when_full", True, "YS-152"),
    ("caravan.emptied_at_end_of_week", False, "YS-296"),
    ("building_points.per_turn_limit", 1, "YS-184"),
    ("deck.size", 18, "YS-012"),
    ("deck.kinds", len(CARDS), "YS-012"),
    ("deck.extra_die_per_selection", 1, "YS-250"),
    ("deck.hand_limit", 0, "YS-172"),
    ("deck.reshuffle_when_empty", True, "YS-173"),
    ("scoring.souks_end_of_week", True, "YS-290"),
    ("scoring.leftover_value", 0, "YS-313"),
    ("score_track.squares", 100, "YS-008"),
    ("variant.p2.white_dice", 8, "YS-341"),
    ("variant.p3.white_dice", 9, "YS-050"),
    ("variant.p4.white_dice", 9, "YS-050"),
    ("variant.p2.actions_per_day", ["first", "second", "first"], "YS-344"),
    ("variant.p2.yellow_dice_stay_for_first_player", True, "YS-345"),
    ("variant.p2.second_player_may_take_yellow_only_group", False, "YS-347"),
    ("variant.p2.build_is_a_dice_action", True, "YS-348"),
    ("variant.p2.caravan_camels_per_row", 2, "YS-351"),
    ("variant.p3.caravan_camels_per_row", 3, "YS-320"),
    ("variant.p4.caravan_camels_per_row", 4, "YS-330"),
    ("variant.p2.caravan_capacity", 6, "YS-351"),
    ("variant.p3.caravan_capacity", 9, "YS-320"),
    ("variant.p4.caravan_capacity", 12, "YS-330"),
)

# The one number of its power that each building has, and the numbers that each card needs.
POWERS: Final = {
    "paddock": ("camels_bonus", "YS-210"),
    "shop": ("gold_bonus", "YS-211"),
    "hammam": ("free_steps", "YS-212"),
    "caravanserai": ("cards_per_shipment", "YS-213"),
    "bazaar": ("souk_bonus", "YS-214"),
    "hoist": ("cubes_bonus", "YS-215"),
}
EFFECTS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "take_camels": (("camels",), "YS-260"),
    "take_gold": (("gold",), "YS-261"),
    "place_shop": (("cubes",), "YS-262"),
    "load_caravan": (("cubes",), "YS-263"),
    "sell_camels": (("points_per_unit", "max_units", "max_points"), "YS-264"),
    "sell_gold": (("points_per_unit", "max_units", "max_points"), "YS-269"),
    "exchange": (("rate",), "YS-267"),
    "build_no_camels": ((), "YS-265"),
    "build_no_gold": ((), "YS-266"),
}
