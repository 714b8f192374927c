"""The places and what lies on those of the base game: tracks, indicators, mosque and demand tiles."""

from __future__ import annotations

from typing import Literal

from fondaco.games.istanbul.box_blocks.common import (
    Amounts,
    Block,
    BoxId,
    ByPlayers,
    Confidence,
    GoodId,
    Goods,
    ListsByPlayers,
    Names,
    TrackId,
)


class Exchange(Block, frozen=True):
    """An exchange of the Roasting Plant (IM-040)."""

    id: Literal["lira", "good", "card"]
    pay: Amounts
    gain: Amounts
    times: int


class TavernOption(Block, frozen=True):
    """An option of the Tavern (IM-045); a price that a tile shows is told in words."""

    id: Literal["barrier", "tile", "baksheesh"]
    pay: Amounts | str
    gain: Amounts = Amounts()


class Place(Block, frozen=True):
    """A place; only the numbers that its action needs are there."""

    number: int
    id: str
    box: BoxId
    names: Names
    symbol: str
    clauses: tuple[str, ...]
    confidence: Confidence
    unverified: tuple[str, ...] = ()
    only_in_game: Literal["", "grand_bazaar"] = ""
    symbol_with_mocha: str = ""
    needs_assistant: bool = True
    pay_other_merchants: bool = True
    cost_lira: int = 0
    gain: Literal["", "extension"] = ""
    fills: Literal["", "fabric", "spice", "fruit"] = ""
    draw_bonus_cards: int = 0
    discard_bonus_cards: int = 0
    gain_coffee_with_mocha: int = 0
    choose_one_of: tuple[GoodId, ...] = ()
    demand: Literal["", "dark", "light"] = ""
    prices: tuple[int, ...] = ()
    track: Literal["", "sultan", "gemstone", "coffee"] = ""
    mosque_colours: tuple[GoodId, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    gain_coffee: int = 0
    draw_guild_cards: int = 0
    discard_guild_cards: int = 0
    options: tuple[TavernOption, ...] = ()
    baksheesh_coffee: int = 0
    barrier_coffee: int = 0
    options_per_action: int = 0
    gain_letters: int = 0
    kiosk_tiles_turned: Literal["", "players + 1"] = ""
    gain_goods_of_choice: int = 0
    auctioned_bonus_cards: int = 0
    minimum_bid: int = 0
    seals: int = 0
    rank_lira: tuple[int, ...] = ()
    ruby_from_tracks: tuple[TrackId, ...] = ()
    gain_one_of: tuple[Literal["goods_of_choice", "coffee"], ...] = ()


class Track(Block, frozen=True):
    """A track of rubies; the price is what stands left of the leftmost ruby."""

    place: int
    end_space: bool
    rubies: ByPlayers
    confidence: Confidence


class SultanTrack(Track, frozen=True):
    spaces: tuple[Literal["fabric", "spice", "fruit", "jewelry", "any"], ...]
    first_covered_space: ByPlayers  # counted from 1
    first_price_goods: ByPlayers
    last_price_goods: int


class GemstoneTrack(Track, frozen=True):
    spaces: tuple[int, ...]
    first_covered_space_value: ByPlayers
    first_price_lira: ByPlayers
    last_price_lira: int


class CoffeeTrack(Track, frozen=True):
    spaces: tuple[int, ...]
    first_covered_space_value: ByPlayers
    first_price_coffee: ByPlayers
    last_price_coffee: int


class Tracks(Block, frozen=True):
    sultan: SultanTrack
    gemstone: GemstoneTrack
    coffee: CoffeeTrack

    def of(self, track: TrackId) -> Track:
        tracks: dict[TrackId, Track] = {
            "sultan": self.sultan,
            "gemstone": self.gemstone,
            "coffee": self.coffee,
        }
        return tracks[track]


class MailSpace(Block, frozen=True):
    """What an indicator of the Post Office covers."""

    good: Literal["", "fabric", "spice", "fruit", "jewelry"] = ""
    lira: int = 0


class MailState(Block, frozen=True):
    """What the Post Office gives with so many indicators in the bottom row."""

    state: int
    goods: tuple[GoodId, ...]
    lira: int


class PostOffice(Block, frozen=True):
    top_row: tuple[MailSpace, ...]
    bottom_row: tuple[MailSpace, ...]
    indicators: int
    start_row: Literal["top"]
    states: tuple[MailState, ...]
    confidence: Confidence


class BlackMarket(Block, frozen=True):
    jewelry_by_sum: dict[str, int]
    confidence: Confidence

    def jewelry(self, total: int) -> int:
        """For this sum of the dice (IS-114)."""
        return self.jewelry_by_sum[str(total)]


class TeaHouse(Block, frozen=True):
    announce_min: int
    announce_max: int
    consolation_lira: int
    confidence: Confidence


class Mosque(Block, frozen=True):
    requirements: ListsByPlayers
    goods_paid: int
    tiles_per_colour_in_box: int
    confidence: Confidence


class MosqueTile(Block, frozen=True):
    """The tiles of one colour; only the numbers of its ability are not zero."""

    colour: GoodId
    place: int
    count: int
    ability: Literal["dice", "extra_good", "fifth_assistant", "recall_assistant"]
    text: str
    clauses: tuple[str, ...]
    confidence: Confidence
    places: tuple[int, ...] = ()
    options: tuple[Literal["turn_first_die", "turn_second_die", "roll_both_again"], ...] = ()
    die_value: int = 0
    lira: int = 0
    goods: int = 0
    assistants: int = 0
    uses_per_action: int = 0
    uses_per_turn: int = 0


class DemandTile(Block, frozen=True):
    id: str
    market: int
    goods: Goods
    confidence: Confidence
