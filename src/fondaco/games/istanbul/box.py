"""What is in the boxes of Istanbul, typed: `load_box()` gives the built-in file, `load_box(text)` an owner's.

One file holds the base game and both expansions; the Grand Bazaar joins them. The lists keep the order of the
file, and the code counts by it: places 1 to 25, goods fabric, spice, fruit, jewelry, the figures, cards and
tiles as listed in `box_checks/facts.py`. That order is checked, because steps name them.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final, Literal

import msgspec

from fondaco.games.istanbul.box_checks import CLAUSES, check_contents
from fondaco.games.istanbul.box_checks.reconstruction import affects_play, is_in, marked_parts
from fondaco.table.box import BoxText, Reconstruction, check_provenance, reconstructed

SCHEMA: Final = 1

Names = dict[str, str]
BoxId = Literal["base", "mocha", "letters"]
GameId = Literal["base", "mocha", "letters", "grand_bazaar"]
GoodId = Literal["fabric", "spice", "fruit", "jewelry"]
FigureId = Literal["governor", "smuggler", "coffee_trader", "courier"]
TrackId = Literal["sultan", "gemstone", "coffee"]
Confidence = Literal["certain", "strong", "weak"]
GuildTiming = Literal["any", "outside_action", "movement", "action"]
Timing = Literal["any", "outside_action", "movement", "action", "as the copied card"]


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A block of the file; a key it does not know is an error, never ignored."""


class ByPlayers(Block, frozen=True):
    """A number for each number of players."""

    p2: int = msgspec.field(name="2")
    p3: int = msgspec.field(name="3")
    p4: int = msgspec.field(name="4")
    p5: int = msgspec.field(name="5")

    def of(self, players: int) -> int:
        return (self.p2, self.p3, self.p4, self.p5)[players - 2]


class ListsByPlayers(Block, frozen=True):
    """A row of numbers for each number of players."""

    p2: tuple[int, ...] = msgspec.field(name="2")
    p3: tuple[int, ...] = msgspec.field(name="3")
    p4: tuple[int, ...] = msgspec.field(name="4")
    p5: tuple[int, ...] = msgspec.field(name="5")

    def of(self, players: int) -> tuple[int, ...]:
        return (self.p2, self.p3, self.p4, self.p5)[players - 2]


class Goods(Block, frozen=True):
    """So many of each good."""

    fabric: int = 0
    spice: int = 0
    fruit: int = 0
    jewelry: int = 0

    def each(self) -> tuple[int, int, int, int]:
        """In the order of the goods (IS-181)."""
        return (self.fabric, self.spice, self.fruit, self.jewelry)


class Amounts(Block, frozen=True):
    """What is paid or gained; only what is named is not zero."""

    lira: int = 0
    fabric: int = 0
    spice: int = 0
    fruit: int = 0
    jewelry: int = 0
    goods_of_choice: int = 0
    good_or_coffee: int = 0
    coffee: int = 0
    bonus_cards: int = 0
    guild_cards: int = 0
    bonus_or_guild_cards: int = 0
    letters: int = 0
    extensions: int = 0
    rubies: int = 0

    def goods(self) -> tuple[int, int, int, int]:
        """The four goods in their order (IS-181)."""
        return (self.fabric, self.spice, self.fruit, self.jewelry)


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
    names: Names = {}


class Layout(Block, frozen=True):
    """A printed layout, row by row."""

    id: str
    game: GameId
    first_game: bool
    rows: tuple[tuple[int, ...], ...]
    confidence: Confidence
    names: Names = {}
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


class DeckOptions(Block, frozen=True):
    """The decks that the players may choose (IL-015, IG-005)."""

    new_only: tuple[BoxId, ...]
    mixed: tuple[BoxId, ...]


class BonusDecks(Block, frozen=True):
    base: int
    mocha: int
    letters: int
    game_base: tuple[BoxId, ...]
    game_mocha: tuple[BoxId, ...]
    game_letters_options: DeckOptions
    game_grand_bazaar_options: DeckOptions
    confidence: Confidence

    def of(self, game: GameId, choice: Literal["new_only", "mixed"]) -> tuple[BoxId, ...]:
        """The boxes whose bonus cards are in the deck; the choice exists only with Letters & Seals."""
        if game in ("base", "mocha"):
            return self.game_base if game == "base" else self.game_mocha
        options = self.game_letters_options if game == "letters" else self.game_grand_bazaar_options
        return options.new_only if choice == "new_only" else options.mixed


class DiceReward(Block, frozen=True):
    """What a sum from `min` to `max` brings (IL-141)."""

    min: int
    max: int
    gain: Amounts


class BonusCard(Block, frozen=True):
    """A kind of bonus card; only what its effect needs is there."""

    deck: BoxId
    id: str
    count: int
    timing: Timing
    end_of_game: bool
    clauses: tuple[str, ...]
    confidence: Confidence
    gain: Amounts = Amounts()
    gain_one_of: tuple[Amounts, ...] = ()
    pay: Amounts = Amounts()
    pay_one_of: tuple[Amounts, ...] = ()
    repeat_place: int = 0
    repeat_places: tuple[int, ...] = ()
    at_place: int = 0
    max_goods: int = 0
    distance: tuple[int, int] | None = None
    also_in_assistant_step: bool = False
    assistants: int = 0
    figure: Literal["", "governor", "smuggler", "coffee_trader", "courier"] = ""
    figures: tuple[FigureId, ...] = ()
    rewards_by_sum: tuple[DiceReward, ...] = ()
    rewards_confidence: Confidence = "certain"


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


class GuildDeck(Block, frozen=True):
    cards: int
    confidence: Confidence


class GuildCard(Block, frozen=True):
    id: str
    count: int
    timing: GuildTiming
    text: str
    clauses: tuple[str, ...]
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


class End(Block, frozen=True):
    finish_round: bool
    leftover_cards: bool
    tie_breakers: tuple[Literal["rubies", "lira", "goods", "bonus_cards"], ...]
    coffee_counts_as_goods: bool
    guild_cards_count_as_bonus_cards: bool
    tie_after_all: Literal["shared"]
    confidence: Confidence


class Term(Block, frozen=True):
    id: str
    names: Names
    unverified: tuple[str, ...] = ()


class Contents(Block, frozen=True):
    """The whole file."""

    schema: int
    meta: Meta
    boxes: tuple[PrintedBox, ...] = msgspec.field(name="box")
    games: tuple[GameBlock, ...] = msgspec.field(name="game")
    layouts: tuple[Layout, ...] = msgspec.field(name="layout")
    layout_rules: tuple[LayoutRule, ...] = msgspec.field(name="layout_rule")
    goods: tuple[Good, ...] = msgspec.field(name="good")
    coffee: Coffee
    wheelbarrow: Wheelbarrow
    player_pieces: PlayerPieces
    movement: Movement
    payments: Payments
    rubies: Rubies
    neutral_merchants: NeutralMerchants
    figures: tuple[Figure, ...] = msgspec.field(name="figure")
    places: tuple[Place, ...] = msgspec.field(name="place")
    tracks: Tracks
    post_office: PostOffice
    black_market: BlackMarket
    tea_house: TeaHouse
    mosque: Mosque
    mosque_tiles: tuple[MosqueTile, ...] = msgspec.field(name="mosque_tile")
    demand_tiles: tuple[DemandTile, ...] = msgspec.field(name="demand_tile")
    bonus_decks: BonusDecks
    bonus_cards: tuple[BonusCard, ...] = msgspec.field(name="bonus_card")
    tavern: Tavern
    tavern_tiles: tuple[TavernTile, ...] = msgspec.field(name="tavern_tile")
    baksheesh_tile: BaksheeshTile
    barrier: Barrier
    guild_deck: GuildDeck
    guild_cards: tuple[GuildCard, ...] = msgspec.field(name="guild_card")
    letters: Letters
    companion: Companion
    double_move: DoubleMove
    kiosk: Kiosk
    kiosk_tiles: tuple[KioskTile, ...] = msgspec.field(name="kiosk_tile")
    end: End
    terms: tuple[Term, ...] = msgspec.field(name="term")

    def place(self, number: int) -> Place:
        return self.places[number - 1]

    def printed(self, box: BoxId) -> PrintedBox:
        return next(one for one in self.boxes if one.id == box)

    def game(self, game: str) -> GameBlock:
        return next(one for one in self.games if one.id == game)

    def layout_rule(self, game: str) -> LayoutRule:
        return next(one for one in self.layout_rules if one.game == game)

    def layouts_of(self, game: str) -> tuple[Layout, ...]:
        """The printed layouts of a game, that of the first game in front."""
        layouts = [one for one in self.layouts if one.game == game]
        return tuple(sorted(layouts, key=lambda one: not one.first_game))

    def figure(self, figure: str) -> Figure:
        return next(one for one in self.figures if one.id == figure)

    def bonus_card(self, card: str) -> BonusCard:
        return next(one for one in self.bonus_cards if one.id == card)

    def guild_card(self, card: str) -> GuildCard:
        return next(one for one in self.guild_cards if one.id == card)

    def mosque_tile(self, colour: str) -> MosqueTile:
        return next(one for one in self.mosque_tiles if one.colour == colour)

    def demand(self, market: int) -> tuple[DemandTile, ...]:
        """The demand tiles of the Large Market 10 or the Small Market 11."""
        return tuple(one for one in self.demand_tiles if one.market == market)


class Box(Contents, frozen=True):
    """A checked box: its contents, and where they come from."""

    hash: str
    owned: bool  # an owner's file whose content differs from the built-in one
    text: str  # as it was read, for the header of a record
    source: str
    reconstructions: tuple[Reconstruction, ...]
    reconstructed_in: dict[str, tuple[Reconstruction, ...]]
    """For each game what the project had to design and what affects play in it."""
    marked_in: dict[str, tuple[str, ...]]
    """The same by the names under which a view marks it."""

    @property
    def plays_reconstructed(self) -> bool:
        """Whether anything that the project had to design affects play in any game of this box."""
        return any(part.affects_play for part in self.reconstructions)

    def plays_reconstructed_in(self, game: str) -> bool:
        """Whether such a part is in this game: then it is labelled so."""
        return bool(self.reconstructed_in[game])


def load_box(text: str | None = None, source: str = "box.toml") -> Box:
    """The built-in box, or an owner's from the text of his file; a wrong file raises a BoxError."""
    if text is None:
        return _built_in()
    return _load(text, source, _built_in().hash)


@cache
def _built_in() -> Box:
    text = resources.files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
    return _load(text, "box.toml", None)


def _load(text: str, source: str, built_in_hash: str | None) -> Box:
    box = BoxText(text, source, schema=SCHEMA)
    check_provenance(box, clause="IS-DATA-01", exempt=("meta",))
    contents = box.decode(Contents, CLAUSES)
    check_contents(box, contents)
    fields = {name: getattr(contents, name) for name in contents.__struct_fields__}
    reconstructed_in: dict[str, tuple[Reconstruction, ...]] = {
        game.id: _reconstructed_in(box, game) for game in contents.games
    }
    return Box(
        **fields,
        hash=box.hash,
        owned=built_in_hash is not None and box.hash != built_in_hash,
        text=text,
        source=source,
        reconstructions=tuple(reconstructed(box, affects_play)),
        reconstructed_in=reconstructed_in,
        marked_in={game: marked_parts(parts) for game, parts in reconstructed_in.items()},
    )


def _reconstructed_in(box: BoxText, game: GameBlock) -> tuple[Reconstruction, ...]:
    parts = reconstructed(box, lambda keys: affects_play(keys) and is_in(box, keys, game))
    return tuple(part for part in parts if part.affects_play)
