"""The printed boards as plain numbers: what the rules look up at every move, made once from the box."""

from __future__ import annotations


class Tables:
    """Prices, values, links and distances by index; shared by all positions of one box and player count."""

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        # Dice and calendar (YS-011, YS-040, YS-341).
        self.white_dice: int = 0
        self.max_yellow: int = 0
        self.yellow_price: int = 0
        self.weeks: int = 0
        self.days: int = 0
        self.start_gold: int = 0
        self.start_camels: int = 0
        self.cubes: int = 0
        # The city (YS-003 to YS-007).
        self.shop_souk: list[int] = []
        self.souk_district: list[int] = []
        self.souk_value: list[int] = []
        self.souk_shops: list[list[int]] = []
        self.district_souks: list[list[int]] = []
        self.space_shops: list[list[int]] = []
        self.shop_links: list[int] = []
        """How many spaces each shop is linked to; without one it is out of the Supervisor's reach (YS-007)."""
        self.distance: list[int] = []
        """From space a to space b at a * SPACES + b: the road is a tree, so there is one way (YS-124)."""
        self.centre: int = 0
        # The Caravan (YS-010, YS-151, YS-295).
        self.row_capacity: int = 0
        self.capacity: int = 0
        self.row_points: list[int] = []
        self.row_multiplier: list[int] = []
        # Buildings (section 11).
        self.price_camels: list[int] = []
        self.price_gold: list[int] = []
        self.building_points: list[int] = []
        self.paddock_camels: int = 0
        self.shop_gold: int = 0
        self.hammam_steps: int = 0
        self.caravanserai_cards: int = 0
        self.bazaar_points: int = 0
        self.hoist_cubes: int = 0
        # Cards (section 12).
        self.copies: list[int] = []
        self.card_camels: int = 0
        self.card_gold: int = 0
        self.camel_points: int = 0
        self.most_camels_sold: int = 0
        self.gold_points: int = 0
        self.most_gold_sold: int = 0
        # Options of the table (YS-A45): 1 where the reading differs from the default.
        self.cards_after_roll: int = 0
        self.build_cards_in_step_b: int = 0
        self.one_build_card: int = 0
        self.reshuffle_at_once: int = 0
