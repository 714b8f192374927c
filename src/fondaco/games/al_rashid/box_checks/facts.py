"""What the rules of Al Rashid fix about its components, with the clauses: the same in any edition."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "it", "fr", "de")
GOODS: Final = ("wood", "pottery", "metal", "spices", "silk")
RARE: Final = ("spices", "silk")
PIECES: Final = ("pasha", "merchant", "sage")
PALACES: Final = ("spies", "military", "scholars", "merchants", "politicians", "al_rashid")
CORPORATIONS: Final = PALACES[:4]
COLOURS: Final = ("red", "blue")
# The colours that the word files can name.
PLAYER_COLOURS: Final = ("red", "blue", "green", "yellow", "white")
TERRITORIES: Final = 7
SPACES: Final = 5
POSITIONS: Final = 3
TILES_PER_PALACE: Final = 8
BLACK_CARDS: Final = 3
FEWEST_WHITE_CARDS: Final = 4
# What this program can count: tiles on the map at once, tiles of a service, gold of a visit.
MOST_MAP_TILES: Final = 24
MOST_DRAWN: Final = 9
MOST_GOLD: Final = 95

# The clause that a misshapen block offends, by the name of the block.
CLAUSES: Final = {
    "game": "AR-060",
    "switches": "AR-295",
    "switch_clauses": "AR-295",
    "good": "AR-006",
    "barter": "AR-041",
    "piece": "AR-008",
    "player_colour": "AR-001",
    "start_goods": "AR-025",
    "start": "AR-036",
    "tokens": "AR-011",
    "dishonour_causes": "AR-254",
    "layout": "AR-294",
    "palace": "AR-005",
    "territory": "AR-020",
    "mercenaries": "AR-010",
    "crisis": "AR-012",
    "office": "AR-292",
    "office_ranges": "AR-177",
    "scoring": "AR-251",
    "term": "AR-294",
}

# Values that the rules fix and the code relies on; another one is refused, never ignored.
FIXED: Final[tuple[tuple[str, object, str], ...]] = (
    ("game.players_min", 2, "AR-001"),
    ("game.players_max", 5, "AR-001"),
    ("game.turns", 5, "AR-060"),
    ("game.areas_acting_positions", POSITIONS, "AR-073"),
    ("barter.change_is_given", False, "AR-046"),
    ("start.mercenary_tiles", 1, "AR-027"),
    ("start.colour_chosen_by_player", True, "AR-027"),
    ("start.letters", 0, "AR-036"),
    ("start.influence", 0, "AR-036"),
    ("start.dishonour", 0, "AR-036"),
    ("scoring.tie_breakers", ["wealth_gold", "play_order"], "AR-255"),
    (
        "office_ranges.borders",
        {"brown": "activated", "purple": "continuous", "green": "instantaneous"},
        "AR-014",
    ),
)

# The rulings of section 10: the only value of each switch that is supported (AR-296).
SWITCHES: Final[dict[str, object]] = {
    "figures_per_stack": 1,
    "empty_areas_can_be_chosen": False,
    "office_activation_timing": "before",
    "activations_per_move": 1,
    "activations_per_turn": 0,
    "battle_equality": "loss",
    "beaten_colour_is_discarded": True,
    "commerce_goods_must_differ": False,
    "letters_per_office_max": 16,
    "gains_of_visit_can_pay": False,
    "joint_payment_per_visit": True,
    "spies_favour_targets": ["military", "scholars", "merchants"],
    "spies_favour_adds_own_cost": True,
    "military_draw": "declare_split_first",
    "dishonour_supply_is_limit": False,
    "influence_supply_is_limit": True,
    "letter_supply_is_limit": True,
    "al_rashid_without_pasha": "forbidden",
    "new_order_effective": "next_turn",
    "end_of_turn_after_last_turn": False,
}

# What each palace offers (section 7): the kind of its service, the numbers it needs, the clause.
SERVICES: Final[dict[str, tuple[str, tuple[str, ...], str]]] = {
    "spies": ("spy_moves", ("moves_by_position", "sequence", "move_kinds"), "AR-130"),
    "military": ("draw_mercenaries", ("tiles_by_position",), "AR-140"),
    "scholars": ("gain_piece", ("piece", "gold_by_position"), "AR-145"),
    "merchants": ("gain_piece", ("piece", "gold_by_position"), "AR-150"),
    "politicians": ("gain_piece", ("piece", "gold_by_position"), "AR-155"),
    "al_rashid": ("benevolence", ("goods_by_position", "order_positions"), "AR-160"),
}
FAVOURS: Final[dict[str, tuple[str, tuple[str, ...], str]]] = {
    "spies": ("favour_of_other_corporation", ("gold",), "AR-135"),
    "military": ("draw_mercenary", ("goods", "tiles"), "AR-141"),
    "scholars": ("letter", ("gold", "letters"), "AR-146"),
    "merchants": ("exchange_good", ("goods",), "AR-151"),
    "politicians": ("influence", ("gold", "influence"), "AR-156"),
}
SERVICE_NUMBERS: Final = (
    "moves_by_position",
    "sequence",
    "move_kinds",
    "tiles_by_position",
    "piece",
    "gold_by_position",
    "goods_by_position",
    "order_positions",
)
FAVOUR_NUMBERS: Final = ("gold", "goods", "tiles", "letters", "influence")
SERVED_PIECES: Final = {"scholars": "sage", "merchants": "merchant", "politicians": "pasha"}

# Operations of offices (AR-292): the parameters each needs, those it may have, the borders it can stand on (AR-A59).
BROWN: Final = "brown"
PURPLE: Final = "purple"
GREEN: Final = "green"
OPERATIONS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]]] = {
    "look_territories": (("max_territories",), (), (BROWN,)),
    "move_mercenary": (("count",), (), (BROWN,)),
    "move_own_piece": (("count",), (), (BROWN,)),
    "win_dominance_ties": ((), (), (PURPLE,)),
    "draw_mercenaries": (("count",), (), (BROWN,)),
    "battle_bonus": (("colour", "bonus"), (), (PURPLE,)),
    "retreat_without_dishonour": ((), (), (PURPLE,)),
    "peek_crisis": (("may_bury",), (), (BROWN,)),
    "gain": ((), ("goods", "letters", "influence"), (BROWN, GREEN)),
    "sage_dominance": (("value", "where"), (), (PURPLE,)),
    "gain_piece": (("piece",), (), (BROWN, GREEN)),
    "gain_good": (("count", "rarity"), (), (BROWN,)),
    "exchange_goods": (("max",), (), (BROWN,)),
    "commerce_extra": (("count",), (), (PURPLE,)),
    "end_score": ((), (), (PURPLE,)),
    "al_rashid_without_pasha": ((), (), (PURPLE,)),
    "remove_enemy_sage": (("count",), (), (BROWN,)),
    "remove_dishonour": (("max",), (), (BROWN, GREEN)),
    "resolve_two_areas": ((), (), (BROWN,)),
    "office_discount": (("gold",), (), (PURPLE,)),
    "pasha_dominance_bonus": (("bonus",), (), (PURPLE,)),
}
PARAMETERS: Final = (
    "max_territories",
    "count",
    "colour",
    "bonus",
    "may_bury",
    "goods",
    "letters",
    "influence",
    "value",
    "where",
    "piece",
    "rarity",
    "max",
    "gold",
)
ONE_AT_A_TIME: Final = ("move_mercenary", "move_own_piece", "remove_enemy_sage")
SOURCES: Final = (
    "pashas",
    "merchants",
    "sages",
    "wealth",
    "mercenary_tiles",
    "other_offices",
    "dishonour",
    "influence",
)
