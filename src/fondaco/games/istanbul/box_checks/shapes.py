"""Which places, cards and tiles there are, and what the effect of each needs: the engine knows them by name."""

from __future__ import annotations

from typing import Final, NamedTuple


class PlaceShape(NamedTuple):
    """The box of a place, the clause of its action, the numbers and the fixed values that the action needs."""

    box: str
    clause: str
    numbers: tuple[str, ...] = ()
    fixed: dict[str, object] = {}  # noqa: RUF012 (never changed)


PLACES: Final[dict[str, PlaceShape]] = {
    "wainwright": PlaceShape(
        "base", "IS-101", ("cost_lira",), {"gain": "extension", "symbol_with_mocha": "wainwright"}
    ),
    "fabric_warehouse": PlaceShape("base", "IS-104", (), {"fills": "fabric"}),
    "spice_warehouse": PlaceShape("base", "IS-104", (), {"fills": "spice"}),
    "fruit_warehouse": PlaceShape("base", "IS-104", (), {"fills": "fruit"}),
    "post_office": PlaceShape("base", "IS-105"),
    "caravansary": PlaceShape(
        "base", "IS-107", ("gain_coffee_with_mocha",), {"draw_bonus_cards": 2, "discard_bonus_cards": 1}
    ),
    "fountain": PlaceShape("base", "IS-110", (), {"needs_assistant": False, "pay_other_merchants": False}),
    "black_market": PlaceShape("base", "IS-113", (), {"choose_one_of": ["fabric", "spice", "fruit"]}),
    "tea_house": PlaceShape("base", "IS-116"),
    "large_market": PlaceShape("base", "IS-119", (), {"demand": "dark"}),
    "small_market": PlaceShape("base", "IS-120", (), {"demand": "light"}),
    "police_station": PlaceShape("base", "IS-122"),
    "sultans_palace": PlaceShape("base", "IS-126", (), {"track": "sultan"}),
    "small_mosque": PlaceShape("base", "IS-132", (), {"mosque_colours": ["fabric", "spice"]}),
    "great_mosque": PlaceShape("base", "IS-132", (), {"mosque_colours": ["jewelry", "fruit"]}),
    "gemstone_dealer": PlaceShape("base", "IS-137", (), {"track": "gemstone"}),
    "roasting_plant": PlaceShape("mocha", "IM-040"),
    "guild_hall": PlaceShape(
        "mocha", "IM-042", ("gain_coffee",), {"draw_guild_cards": 2, "discard_guild_cards": 1}
    ),
    "tavern": PlaceShape(
        "mocha", "IM-045", ("baksheesh_coffee", "barrier_coffee"), {"options_per_action": 1}
    ),
    "coffee_house": PlaceShape("mocha", "IM-049", (), {"track": "coffee"}),
    "embassy": PlaceShape("letters", "IL-100", (), {"gain_letters": 2}),
    "kiosk": PlaceShape("letters", "IL-101", (), {"gain_letters": 1, "kiosk_tiles_turned": "players + 1"}),
    "auction_house": PlaceShape(
        "letters",
        "IL-110",
        (),
        {"gain_goods_of_choice": 1, "auctioned_bonus_cards": 2, "minimum_bid": 1},
    ),
    "secret_society": PlaceShape(
        "letters", "IL-120", (), {"seals": 6, "ruby_from_tracks": ["sultan", "gemstone", "coffee"]}
    ),
    "catacombs": PlaceShape(
        "letters",
        "IL-130",
        (),
        {"only_in_game": "grand_bazaar", "gain_one_of": ["goods_of_choice", "coffee"]},
    ),
}
PLACE_NUMBERS: Final = sorted({name for shape in PLACES.values() for name in shape.numbers})
PLACE_FIXED: Final = sorted({name for shape in PLACES.values() for name in shape.fixed})

# What each figure gives, and what pays for it: Lira, or the other thing.
FIGURE_SHAPES: Final = {
    "governor": ("bonus_cards", "bonus_cards", "IS-075"),
    "smuggler": ("goods_of_choice", "goods_of_choice", "IS-076"),
    "coffee_trader": ("coffee", "goods_of_choice", "IM-032"),
    "courier": ("letters", "letters", "IL-060"),
}


class CardShape(NamedTuple):
    """The clause of a bonus card, its time, whether it may be played after the last turn, what it needs."""

    deck: str
    clause: str
    timing: str
    end_of_game: bool
    gain: tuple[str, ...] = ()
    pay: tuple[str, ...] = ()
    fixed: dict[str, object] = {}  # noqa: RUF012 (never changed)


def _printed(good: str) -> CardShape:
    return CardShape("letters", "IL-143", "outside_action", True, (good, "lira"))


BONUS_CARDS: Final[dict[str, CardShape]] = {
    "gain_good": CardShape("base", "IS-151", "outside_action", True, ("goods_of_choice",)),
    "gain_5_lira": CardShape("base", "IS-152", "any", True, ("lira",)),
    "repeat_sultan": CardShape("base", "IS-153", "action", False, fixed={"repeat_place": 13}),
    "repeat_post_office": CardShape("base", "IS-154", "action", False, fixed={"repeat_place": 5}),
    "repeat_gemstone": CardShape("base", "IS-155", "action", False, fixed={"repeat_place": 16}),
    "return_family": CardShape("base", "IS-156", "outside_action", False),
    "move_0": CardShape("base", "IS-157", "movement", False, fixed={"distance": [0, 0]}),
    "move_3_4": CardShape("base", "IS-158", "movement", False, fixed={"distance": [3, 4]}),
    "return_assistant": CardShape(
        "base", "IS-159", "movement", False, fixed={"also_in_assistant_step": True, "assistants": 1}
    ),
    "small_market_any": CardShape("base", "IS-160", "action", False, fixed={"at_place": 11, "max_goods": 5}),
    "repeat_wainwright": CardShape("mocha", "IM-060", "action", False, fixed={"repeat_place": 1}),
    "repeat_coffee_house": CardShape("mocha", "IM-061", "action", False, fixed={"repeat_place": 20}),
    "gain_2_coffee": CardShape("mocha", "IM-062", "outside_action", False, ("coffee",)),
    "gain_guild_card": CardShape("mocha", "IM-063", "outside_action", False, ("guild_cards",)),
    "sell_coffee": CardShape("mocha", "IM-064", "outside_action", True, ("lira",), ("coffee",)),
    "call_coffee_trader": CardShape(
        "mocha", "IM-065", "outside_action", False, fixed={"figure": "coffee_trader"}
    ),
    "move_barrier": CardShape("mocha", "IM-066", "outside_action", False),
    "any_warehouse": CardShape("mocha", "IM-067", "action", False),
    "gain_letter": CardShape("letters", "IL-140", "outside_action", False, ("letters",)),
    "dice_reward": CardShape("letters", "IL-141", "outside_action", False),
    "good_for_7_lira": CardShape("letters", "IL-142", "outside_action", True, ("lira",)),
    "printed_good_and_3_lira_fabric": _printed("fabric"),
    "printed_good_and_3_lira_spice": _printed("spice"),
    "printed_good_and_3_lira_fruit": _printed("fruit"),
    "printed_good_and_3_lira_jewelry": _printed("jewelry"),
    "copy_discard": CardShape("letters", "IL-144", "as the copied card", True),
    "family_step": CardShape("letters", "IL-145", "movement", False),
    "follow_merchant": CardShape("letters", "IL-146", "movement", False),
    "companion_two": CardShape("letters", "IL-147", "movement", False, fixed={"distance": [2, 2]}),
    "use_figure": CardShape(
        "letters",
        "IL-148",
        "outside_action",
        False,
        fixed={"figures": ["governor", "smuggler", "courier", "coffee_trader"]},
    ),
    "repeat_mosque": CardShape("letters", "IL-149", "action", False, fixed={"repeat_places": [14, 15]}),
    "repeat_secret_society": CardShape("letters", "IL-150", "action", False, fixed={"repeat_place": 24}),
    "anywhere_for_3_lira": CardShape("letters", "IL-151", "movement", False, (), ("lira",)),
}
CARD_FIXED: Final = sorted({name for shape in BONUS_CARDS.values() for name in shape.fixed})
# Cards with a choice: of what is gained, or of what is paid.
GAINS_ONE_OF: Final = {"return_family": ("lira", "bonus_cards")}
PAYS_ONE_OF: Final = {"good_for_7_lira": ("goods_of_choice", "coffee")}
DICE_REWARDS: Final = ("lira", "bonus_cards", "letters", "goods_of_choice")

GUILD_CARDS: Final = {
    "two_goods": ("outside_action", "IM-071"),
    "seven_lira": ("any", "IM-072"),
    "three_coffee": ("outside_action", "IM-073"),
    "two_assistants": ("outside_action", "IM-074"),
    "summon_figure": ("outside_action", "IM-075"),
    "safe_conduct": ("movement", "IM-076"),
    "family_errand": ("action", "IM-077"),
    "second_sale": ("action", "IM-078"),
    "cheap_extension": ("action", "IM-079"),
    "assistant_errand": ("action", "IM-080"),
}


class MosqueShape(NamedTuple):
    """Where the tile of a colour lies, what it can, its clause, and its numbers."""

    place: int
    ability: str
    clause: str
    numbers: tuple[str, ...]
    fixed: dict[str, object]


MOSQUE_TILES: Final[dict[str, MosqueShape]] = {
    "fabric": MosqueShape(
        14,
        "dice",
        "IS-136",
        ("die_value",),
        {
            "places": [8, 9],
            "options": ["turn_first_die", "turn_second_die", "roll_both_again"],
            "uses_per_action": 1,
        },
    ),
    "spice": MosqueShape(
        14, "extra_good", "IS-134", ("lira",), {"places": [2, 3, 4], "goods": 1, "uses_per_action": 1}
    ),
    "jewelry": MosqueShape(15, "fifth_assistant", "IS-133", (), {"assistants": 1}),
    "fruit": MosqueShape(15, "recall_assistant", "IS-135", ("lira",), {"assistants": 1, "uses_per_turn": 1}),
}
MOSQUE_NUMBERS: Final = ("die_value", "lira")
MOSQUE_FIXED: Final = ("places", "options", "goods", "assistants", "uses_per_action", "uses_per_turn")

# A kiosk tile gives something, or offers ways (paid, gained), or has an effect of its own.
Way = tuple[tuple[str, ...], tuple[str, ...]]
KIOSK_GAINS: Final[dict[str, tuple[str, ...]]] = {
    "k01": ("fruit", "lira"),
    "k02": ("spice", "lira"),
    "k03": ("fabric", "lira"),
    "k04": ("fruit",),
    "k05": ("spice",),
    "k06": ("fabric",),
    "k07": ("fruit",),
    "k08": ("spice",),
    "k09": ("fabric",),
    "k10": ("jewelry",),
    "k11": ("bonus_cards",),
    "k12": ("lira",),
}
KIOSK_WAYS: Final[dict[str, tuple[Way, ...]]] = {
    "k13": (((), ("coffee",)), ((), ("lira",))),
    "k14": (((), ("coffee",)), ((), ("lira",))),
    "k17": ((("lira",), ("extensions",)),),
    "k18": ((("fabric", "spice", "fruit", "jewelry"), ("extensions",)),),
    "k20": ((("good_or_coffee",), ("letters",)), (("letters",), ("good_or_coffee",))),
    "k21": ((("bonus_cards",), ("letters",)), (("letters",), ("bonus_cards",))),
    "k22": ((("lira",), ("letters",)), (("letters",), ("lira",))),
    "k23": ((("lira",), ("good_or_coffee",)), (("good_or_coffee",), ("lira",))),
    "k24": ((("lira",), ("bonus_cards",)), (("bonus_cards",), ("lira",))),
}
KIOSK_EFFECTS: Final = {
    "k15": "companion_to_own_supply",
    "k16": "roll_1_die_take_that_many_lira",
    "k19": "merchant_to_fountain_without_assistants",
}
KIOSK_TILES: Final = tuple(f"k{number:02}" for number in range(1, 25))
