"""What the places of the expansions need: the Tavern and its barrier, letters, companions, the Kiosk."""

from __future__ import annotations

from typing import Literal

from fondaco.games.istanbul.box_blocks.common import Amounts, Block, Confidence, Goods, ListsByPlayers


class Tavern(Block, frozen=True):
    tiles_in_box: int
    kinds: int
    costs: ListsByPlayers
    confidence: Confidence
    costs_confidence: Confidence = "certain"


class TavernTile(Block, frozen=True):
    id: Literal["straight_line", "free_figures"]
    count: int
    text: str
    clauses: tuple[str, ...]
    confidence: Confidence
    range_confidence: Confidence = "certain"


class BaksheeshTile(Block, frozen=True):
    count: int
    goods: Goods
    confidence: Confidence


class Barrier(Block, frozen=True):
    count: int
    control_tiles: int
    toll_lira: int
    start: str
    confidence: Confidence


class Letters(Block, frozen=True):
    count: int
    seals_front: int
    seals_back: int
    copies_per_place: int
    places: tuple[int, ...]
    double_move_seals: int
    secret_society_seals: int
    superfluous_letters_allowed: bool
    confidence: Confidence
    count_confidence: Confidence = "certain"


class Companion(Block, frozen=True):
    count_per_player: int
    steps: int
    steps_with_card: int
    needs_assistant: bool
    confidence: Confidence


class DoubleMove(Block, frozen=True):
    per_round: int
    seals: int
    confidence: Confidence


class Kiosk(Block, frozen=True):
    kinds: int
    tiles: int
    piles: int
    confidence: Confidence


class KioskOption(Block, frozen=True):
    """One way to use a kiosk tile; a way with a price may be declined (IL-107)."""

    gain: Amounts
    pay: Amounts = Amounts()


KioskEffect = Literal[
    "",
    "companion_to_own_supply",
    "roll_1_die_take_that_many_lira",
    "merchant_to_fountain_without_assistants",
]


class KioskTile(Block, frozen=True):
    """A kiosk tile: a gain, or ways of which one is used, or an effect of its own."""

    id: str
    count: int
    confidence: Confidence
    gain: Amounts = Amounts()
    one_of: tuple[KioskOption, ...] = ()
    effect: KioskEffect = ""
