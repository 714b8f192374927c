"""The printed boxes, the games they are joined to, and the layouts of their boards (sections 3 and 4)."""

from __future__ import annotations

import msgspec

from fondaco.games.istanbul.box_blocks.common import (
    Block,
    BoxId,
    ByPlayers,
    Confidence,
    FigureId,
    GameId,
    Names,
)


class Meta(Block, frozen=True):
    title: str
    designer: str
    players_min: int
    players_max: int
    languages: tuple[str, ...]
    name_note: str = ""


class Components(Block, frozen=True):
    """What lies in a printed box; a kind it does not hold is 0."""

    place_tiles: int
    bonus_cards: int
    rubies: int = 0
    wheelbarrows: int = 0
    wheelbarrow_extensions: int = 0
    mosque_tiles: int = 0
    demand_tiles: int = 0
    mail_indicators: int = 0
    dice: int = 0
    starting_player_markers: int = 0
    governors: int = 0
    smugglers: int = 0
    coins_1: int = 0
    coins_5: int = 0
    coins_10: int = 0
    merchants_per_player: int = 0
    assistants_per_player: int = 0
    family_members_per_player: int = 0
    goods_indicators_per_player: int = 0
    new_place_tiles: int = 0
    replacement_place_tiles: int = 0
    tavern_tiles: int = 0
    baksheesh_tiles: int = 0
    barriers: int = 0
    barrier_control_tiles: int = 0
    coffee_bags: int = 0
    coffee_traders: int = 0
    guild_cards: int = 0
    companions: int = 0
    couriers: int = 0
    kiosk_tiles: int = 0
    letters: int = 0


class PrintedBox(Block, frozen=True):
    """One of the three printed boxes (section 3)."""

    id: BoxId
    names: Names
    year: int
    confidence: Confidence
    components: Components
    note: str = ""


class GameBlock(Block, frozen=True):
    """A game that can be played: its boxes and its board."""

    id: GameId
    boxes: tuple[BoxId, ...]
    places: tuple[int, ...]
    columns: int
    rows: int
    rubies_to_trigger: ByPlayers
    figures: tuple[FigureId, ...]
    tracks_refill: bool
    confidence: Confidence
    names: Names = msgspec.field(default_factory=dict)


class Layout(Block, frozen=True):
    """A printed layout, row by row."""

    id: str
    game: GameId
    first_game: bool
    rows: tuple[tuple[int, ...], ...]
    confidence: Confidence
    names: Names = msgspec.field(default_factory=dict)
    unverified: tuple[str, ...] = ()

    def cells(self) -> tuple[int, ...]:
        return tuple(place for row in self.rows for place in row)


class LayoutRule(Block, frozen=True):
    """What a random layout has to fulfil; cells are row and column from 0."""

    game: GameId
    fountain_cells: tuple[tuple[int, int], ...]
    black_market_tea_house_min_distance: int
    black_market_tea_house_same_row_allowed: bool
    black_market_tea_house_same_column_allowed: bool
    confidence: Confidence
