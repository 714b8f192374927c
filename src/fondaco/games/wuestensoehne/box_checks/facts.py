"""What the rules of Im Reich der Wüstensöhne fix about its components, with the clauses: the same in any box."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "it", "fr", "de")
GOODS: Final = ("myrrh", "incense", "gem", "salt")
ICONS: Final = (*GOODS, "camel", "water1", "water2", "rumour")
CODES: Final = "BWDO"
OASIS_CODES: Final = "WO"
SIDES: Final = "NESW"
SIZE: Final = 11
MIDDLE: Final = 5
TILES: Final = 85
RUMOURS: Final = 6
EXPLORERS: Final = 4
MOST_SECTIONS: Final = 3
# The colours that the word files can name.
COLOURS: Final = ("blue", "orange", "red", "violet", "green", "yellow", "black", "white", "brown", "grey")

# The clause that a misshapen block offends, by the name of the block.
CLAUSES: Final = {
    "players": "WS-001",
    "area": "WS-020",
    "side_codes": "WS-021",
    "goods": "WS-012",
    "water": "WS-009",
    "camels": "WS-011",
    "caravan_board": "WS-010",
    "helpers": "WS-010",
    "reserve": "WS-043",
    "turban": "WS-006",
    "icons": "WS-028",
    "rumours": "WS-008",
    "colours": "WS-004",
    "explorers": "WS-005",
    "start": "WS-045",
    "cross": "WS-003",
    "piles": "WS-002",
    "tileset": "WS-002",
    "tile": "WS-002",
}

# Values that the rules fix and the code relies on; another one is refused, never ignored.
FIXED: Final[tuple[tuple[str, object, str], ...]] = (
    ("players.min", 3, "WS-001"),
    ("players.max", 4, "WS-001"),
    ("area.width", SIZE, "WS-020"),
    ("area.height", SIZE, "WS-020"),
    ("area.centre", [MIDDLE, MIDDLE], "WS-020"),
    ("area.outside_closes_oases", True, "WS-151"),
    ("side_codes.order", SIDES, "WS-021"),
    ("side_codes.B.line", "brown", "WS-021"),
    ("side_codes.B.terrain", "desert", "WS-021"),
    ("side_codes.W.line", "white", "WS-021"),
    ("side_codes.W.terrain", "oasis", "WS-021"),
    ("side_codes.D.line", "none", "WS-A03"),
    ("side_codes.D.terrain", "desert", "WS-A03"),
    ("side_codes.O.line", "none", "WS-A03"),
    ("side_codes.O.terrain", "oasis", "WS-A03"),
    ("goods.order", list(GOODS), "WS-007"),
    ("goods.total", 40, "WS-012"),
    ("goods.base_value", 4, "WS-048"),
    ("water.total", 20, "WS-009"),
    ("water.per_player_at_start", 2, "WS-051"),
    ("camels.total", 10, "WS-011"),
    ("caravan_board.count", 4, "WS-010"),
    ("caravan_board.camels", 2, "WS-010"),
    ("caravan_board.goods_spaces_per_camel", 2, "WS-010"),
    ("helpers.leader.cost_water", 1, "WS-200"),
    ("helpers.driver.cost_water", 1, "WS-078"),
    ("helpers.scout.cost_water", 1, "WS-101"),
    ("reserve.start", 1, "WS-043"),
    ("reserve.limit", 3, "WS-095"),
    ("reserve.face_up", True, "WS-032"),
    ("turban.count", 1, "WS-006"),
    ("icons.order", list(ICONS), "WS-028"),
    ("icons.camel.kind", "camel", "WS-173"),
    ("icons.camel.amount", 1, "WS-173"),
    ("icons.water1.kind", "water", "WS-174"),
    ("icons.water2.kind", "water", "WS-174"),
    ("icons.rumour.kind", "rumour", "WS-175"),
    ("icons.rumour.amount", 1, "WS-175"),
    *((f"icons.{good}.kind", "good", "WS-170") for good in GOODS),
    *((f"icons.{good}.good", good, "WS-170") for good in GOODS),
    *((f"icons.{good}.amount", 1, "WS-170") for good in GOODS),
    ("rumours.tiles_total", RUMOURS, "WS-008"),
    ("rumours.spaces_per_good", 2, "WS-007"),
    ("rumours.spaces_total", 8, "WS-007"),
    ("explorers.per_player", EXPLORERS, "WS-004"),
    ("explorers.distinct_heights", True, "WS-005"),
    ("start.caravan_fields", [[5, 0], [10, 5], [5, 10], [0, 5]], "WS-045"),
    ("start.one_caravan_per_field", True, "WS-046"),
    ("cross.fields", 21, "WS-003"),
    ("cross.strips", 4, "WS-003"),
    ("cross.strip_length", 5, "WS-003"),
    ("cross.icons", False, "WS-028"),
    ("piles.numbers", [1, 2, 3, 4, 5], "WS-002"),
    ("piles.total", TILES, "WS-002"),
    ("tileset.tiles", TILES, "WS-002"),
    ("options.retrieve_condition.values", ["none_placed", "none_available"], "WS-A17"),
    ("options.driver_scope.values", ["movement", "turn"], "WS-A07"),
    ("options.compensation.values", ["ask", "always"], "WS-A14"),
    ("options.discovery.values", ["optional", "compulsory"], "WS-A09"),
    ("options.valuation_order.values", ["active_player", "section_index"], "WS-A21"),
    ("options.stall_guard_rounds.values", [5, 0], "WS-A40"),
)
