"""What the rules of Istanbul fix about its components, with the clauses: the same in any edition."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "it", "fr", "de")
BOXES: Final = ("base", "mocha", "letters")
GOODS: Final = ("fabric", "spice", "fruit", "jewelry")
COLOURS: Final = ("red", "blue", "green", "yellow", "white")
PLAYER_COUNTS: Final = (2, 3, 4, 5)
FIGURES: Final = {"governor": "base", "smuggler": "base", "coffee_trader": "mocha", "courier": "letters"}
FOUNTAIN: Final = 7
BLACK_MARKET: Final = 8
TEA_HOUSE: Final = 9
CATACOMBS: Final = 25
EXCHANGES: Final = ("lira", "good", "card")
TAVERN_OPTIONS: Final = ("barrier", "tile", "baksheesh")
TAVERN_TILES: Final = ("straight_line", "free_figures")
LAYOUTS: Final = {
    "short_paths": ("base", "IS-004"),
    "long_paths": ("base", "IS-005"),
    "in_order": ("base", "IS-006"),
    "mocha_first_game": ("mocha", "IM-004"),
    "letters_first_game": ("letters", "IL-011"),
}

# Each game with its boxes, its columns and rows, the rubies that trigger its end, and the clauses of these.
GAMES: Final[dict[str, tuple[tuple[str, ...], tuple[int, int], tuple[int, ...], str, str]]] = {
    "base": (("base",), (4, 4), (6, 5, 5, 5), "IS-001", "IS-170"),
    "mocha": (("base", "mocha"), (5, 4), (6, 6, 6, 6), "IM-003", "IM-030"),
    "letters": (("base", "letters"), (5, 4), (6, 6, 6, 6), "IL-010", "IL-005"),
    "grand_bazaar": (("base", "mocha", "letters"), (5, 5), (6, 6, 6, 6), "IG-002", "IG-011"),
}
# The clauses of where the Fountain lies and of how far 8 and 9 lie apart, in a random layout.
LAYOUT_CLAUSES: Final = {
    "base": ("IS-007", "IS-008"),
    "mocha": ("IM-005", "IM-006"),
    "letters": ("IL-012", "IL-013"),
    "grand_bazaar": ("IG-003", "IG-004"),
}
BLACK_MARKET_TO_TEA_HOUSE: Final = 3

# What lies in each box (section 3). Not here is what no source counts: letters and cards of Letters & Seals.
COMPONENTS: Final[dict[str, dict[str, int]]] = {
    "base": {
        "place_tiles": 16,
        "wheelbarrows": 5,
        "wheelbarrow_extensions": 15,
        "bonus_cards": 26,
        "mosque_tiles": 16,
        "demand_tiles": 10,
        "mail_indicators": 4,
        "rubies": 32,
        "dice": 2,
        "starting_player_markers": 1,
        "governors": 1,
        "smugglers": 1,
        "merchants_per_player": 1,
        "assistants_per_player": 5,
        "family_members_per_player": 1,
        "goods_indicators_per_player": 4,
    },
    "mocha": {
        "place_tiles": 6,
        "new_place_tiles": 4,
        "replacement_place_tiles": 2,
        "tavern_tiles": 8,
        "baksheesh_tiles": 1,
        "barriers": 1,
        "barrier_control_tiles": 1,
        "coffee_bags": 30,
        "coffee_traders": 1,
        "bonus_cards": 18,
        "guild_cards": 20,
        "rubies": 5,
    },
    "letters": {"place_tiles": 5, "companions": 5, "couriers": 1, "kiosk_tiles": 24},
}

# Values that the rules fix and the code relies on; another one is refused, never ignored.
FIXED: Final[tuple[tuple[str, object, str], ...]] = (
    ("meta.players_min", 2, "IS-010"),
    ("meta.players_max", 5, "IS-010"),
    ("player_pieces.colours", list(COLOURS), "IS-010"),
    ("player_pieces.assistants_at_start", 4, "IS-015"),
    ("player_pieces.assistants_max", 5, "IS-015"),
    ("player_pieces.start_place", FOUNTAIN, "IS-015"),
    ("player_pieces.family_member_start_place", 12, "IS-016"),
    ("player_pieces.start_bonus_cards", 1, "IS-013"),
    ("player_pieces.start_guild_cards", 0, "IM-014"),
    ("player_pieces.start_coffee", 0, "IM-014"),
    ("player_pieces.start_letters", 0, "IL-014"),
    ("coffee.is_a_good", False, "IM-020"),
    ("coffee.limited_by_wheelbarrow", False, "IM-021"),
    ("coffee.supply_is_limit", True, "IM-022"),
    ("wheelbarrow.start_capacity", 2, "IS-014"),
    ("wheelbarrow.max_capacity", 5, "IS-102"),
    ("wheelbarrow.extensions_per_player", 3, "IS-102"),
    ("wheelbarrow.capacity_per_extension", 1, "IS-101"),
    ("wheelbarrow.applies_to", list(GOODS), "IS-014"),
    ("movement.merchant_distance", [1, 2], "IS-040"),
    ("movement.companion_distance", [1, 1], "IL-047"),
    ("movement.straight_line_min", 1, "IM-052"),
    ("movement.dice_to_place_a_figure", 2, "IS-077"),
    ("payments.catch_family_member_bonus_cards", 1, "IS-071"),
    ("rubies.wainwright_per_player", 1, "IS-019"),
    ("rubies.general_supply_unlimited_with_letters", True, "IL-006"),
    ("neutral_merchants.player_counts", [2], "IS-026"),
    ("neutral_merchants.places", [14, 15, 16], "IS-026"),
    ("tracks.sultan.place", 13, "IS-126"),
    ("tracks.gemstone.place", 16, "IS-137"),
    ("tracks.coffee.place", 20, "IM-049"),
    ("tracks.sultan.end_space", True, "IS-021"),
    ("tracks.gemstone.end_space", True, "IS-020"),
    ("tracks.coffee.end_space", True, "IM-009"),
    ("post_office.indicators", 4, "IS-022"),
    ("tea_house.announce_min", 3, "IS-116"),
    ("tea_house.announce_max", 12, "IS-116"),
    ("mosque.goods_paid", 1, "IS-129"),
    ("mosque.tiles_per_colour_in_box", 4, "IS-017"),
    ("bonus_decks.base", 26, "IS-DATA-05"),
    ("bonus_decks.mocha", 18, "IM-007"),
    ("bonus_decks.game_base", ["base"], "IS-025"),
    ("bonus_decks.game_mocha", ["base", "mocha"], "IM-007"),
    ("bonus_decks.game_letters_options.new_only", ["letters"], "IL-015"),
    ("bonus_decks.game_letters_options.mixed", ["base", "letters"], "IL-015"),
    ("bonus_decks.game_grand_bazaar_options.new_only", ["mocha", "letters"], "IG-005"),
    ("bonus_decks.game_grand_bazaar_options.mixed", ["base", "mocha", "letters"], "IG-005"),
    ("tavern.tiles_in_box", 8, "IM-010"),
    ("tavern.kinds", 2, "IM-010"),
    ("baksheesh_tile.count", 1, "IM-011"),
    ("barrier.count", 1, "IM-012"),
    ("barrier.control_tiles", 1, "IM-054"),
    ("guild_deck.cards", 20, "IS-DATA-05"),
    ("letters.seals_front", 1, "IL-030"),
    ("letters.seals_back", 2, "IL-030"),
    ("letters.double_move_seals", 3, "IL-061"),
    ("letters.secret_society_seals", 6, "IL-120"),
    ("letters.superfluous_letters_allowed", False, "IL-063"),
    ("companion.count_per_player", 1, "IL-040"),
    ("companion.steps", 1, "IL-047"),
    ("companion.steps_with_card", 2, "IL-147"),
    ("companion.needs_assistant", False, "IL-048"),
    ("double_move.per_round", 1, "IL-061"),
    ("double_move.seals", 3, "IL-061"),
    ("kiosk.kinds", 24, "IL-018"),
    ("kiosk.tiles", 24, "IL-018"),
    ("kiosk.piles", 2, "IL-018"),
    ("end.finish_round", True, "IS-171"),
    ("end.leftover_cards", True, "IS-172"),
    ("end.tie_breakers", ["rubies", "lira", "goods", "bonus_cards"], "IS-174"),
    ("end.coffee_counts_as_goods", False, "IS-A37"),
    ("end.guild_cards_count_as_bonus_cards", False, "IS-174"),
)

# The rules by box: the numbers of their clauses, from the first to the last.
RULES: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "IS": (
        (1, 28),
        (30, 36),
        (40, 48),
        (50, 57),
        (60, 64),
        (70, 81),
        (101, 139),
        (150, 165),
        (170, 178),
        (180, 185),
    ),
    "IM": ((1, 14), (20, 23), (30, 32), (40, 67), (70, 84)),
    "IL": (
        (1, 8),
        (10, 23),
        (30, 56),
        (60, 68),
        (100, 124),
        (130, 132),
        (140, 154),
        (160, 164),
    ),
    "IG": ((1, 11),),
}
TERMS: Final = (
    "place",
    "merchant",
    "assistant",
    "family_member",
    "wheelbarrow",
    "extension",
    "ruby",
    "lira",
    "bonus_card",
    "mosque_tile",
    "demand_tile",
    "mail_indicator",
    "neutral_merchant",
    "guild_card",
    "tavern_tile",
    "baksheesh_tile",
    "barrier",
    "barrier_control",
    "letter",
    "seal",
    "companion",
    "kiosk_tile",
    "double_move",
    "encounter",
)

# The clause that a misshapen block offends, by the name of the block.
CLAUSES: Final = {
    "box": "IS-DATA-02",
    "game": "IS-001",
    "layout": "IS-004",
    "layout_rule": "IS-009",
    "good": "IS-014",
    "coffee": "IM-014",
    "wheelbarrow": "IS-014",
    "player_pieces": "IS-010",
    "movement": "IS-040",
    "payments": "IS-050",
    "rubies": "IS-027",
    "neutral_merchants": "IS-026",
    "figure": "IS-024",
    "place": "IS-001",
    "tracks": "IS-020",
    "post_office": "IS-105",
    "black_market": "IS-114",
    "tea_house": "IS-116",
    "mosque": "IS-017",
    "mosque_tile": "IS-017",
    "demand_tile": "IS-023",
    "bonus_decks": "IS-025",
    "bonus_card": "IS-025",
    "tavern": "IM-010",
    "tavern_tile": "IM-010",
    "baksheesh_tile": "IM-047",
    "barrier": "IM-012",
    "guild_deck": "IM-013",
    "guild_card": "IM-013",
    "letters": "IL-021",
    "companion": "IL-047",
    "double_move": "IL-061",
    "kiosk": "IL-018",
    "kiosk_tile": "IL-018",
    "end": "IS-174",
}
