"""Goods, wheelbarrows, tokens and figures, what is paid, and how the game ends."""

from __future__ import annotations

from typing import Literal

from fondaco.games.istanbul.box_blocks.common import (
    Amounts,
    Block,
    BoxId,
    ByPlayers,
    Confidence,
    FigureId,
    GoodId,
    Names,
)


class Good(Block, frozen=True):
    id: GoodId
    colour: str
    names: Names
    warehouse: int  # 0: no warehouse has it
    confidence: Confidence
    unverified: tuple[str, ...] = ()


class Coffee(Block, frozen=True):
    colour: str
    is_a_good: bool
    limited_by_wheelbarrow: bool
    supply: int
    supply_is_limit: bool
    names: Names
    confidence: Confidence


class Wheelbarrow(Block, frozen=True):
    start_capacity: int
    max_capacity: int
    extensions_per_player: int
    capacity_per_extension: int
    applies_to: tuple[GoodId, ...]
    confidence: Confidence


class PlayerPieces(Block, frozen=True):
    colours: tuple[str, ...]
    assistants_at_start: int
    assistants_max: int
    start_place: int
    family_member_start_place: int
    start_lira_first_player: int
    start_lira_step_per_seat: int
    start_bonus_cards: int
    start_guild_cards: int
    start_coffee: int
    start_letters: int
    confidence: Confidence


class Movement(Block, frozen=True):
    merchant_distance: tuple[int, int]
    companion_distance: tuple[int, int]
    straight_line_min: int
    dice_to_place_a_figure: int
    confidence: Confidence


class Payments(Block, frozen=True):
    other_merchant: int
    other_companion: int
    neutral_merchant: int
    catch_family_member_lira: int
    catch_family_member_bonus_cards: int
    confidence: Confidence


class Rubies(Block, frozen=True):
    base_box: int
    mocha_box: int
    wainwright_per_player: int
    mosque_each: ByPlayers
    general_supply_unlimited_with_letters: bool
    confidence: Confidence


class NeutralMerchants(Block, frozen=True):
    player_counts: tuple[int, ...]
    places: tuple[int, ...]
    payment_goes_to: Literal["supply"]
    relocated_by: Literal["2d6"]
    confidence: Confidence


class Figure(Block, frozen=True):
    """A figure met in phase 4: what it gives, and the prices of which one is paid."""

    id: FigureId
    box: BoxId
    colour: str
    names: Names
    gain: Amounts
    pay_one_of: tuple[Amounts, ...]
    confidence: Confidence
    unverified: tuple[str, ...] = ()


class End(Block, frozen=True):
    finish_round: bool
    leftover_cards: bool
    tie_breakers: tuple[Literal["rubies", "lira", "goods", "bonus_cards"], ...]
    coffee_counts_as_goods: bool
    guild_cards_count_as_bonus_cards: bool
    tie_after_all: Literal["shared"]
    confidence: Confidence
