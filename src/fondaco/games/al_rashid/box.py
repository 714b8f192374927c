"""What is in the box of Al Rashid, typed: `load_box()` gives the built-in file, `load_box(text)` an owner's.

The lists keep the order of the file, and the code counts by it: goods wood, pottery, metal, spices, silk; pieces
Pasha, Merchant, Sage; palaces from left to right, then territories; offices and crisis cards as listed. The order of
goods, pieces and palaces is checked, because steps name them; offices are data with operations (AR-292).
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final, Literal

import msgspec

from fondaco.games.al_rashid.box_checks import CLAUSES, check_contents
from fondaco.table.box import BoxText, Keys, Reconstruction, check_provenance, learned, reconstructed

SCHEMA: Final = 1

Names = dict[str, str]
Point = tuple[int, int]
Rectangle = tuple[int, int, int, int]
Colour = Literal["red", "blue"]


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A block of the file; a key it does not know is an error, never ignored."""


class GameFacts(Block, frozen=True):
    id: Literal["al-rashid"]
    name: Names
    designers: tuple[str, ...]
    publisher: str
    year: int
    players_min: int
    players_max: int
    turns: int
    areas_acting_positions: int


class Switches(Block, frozen=True):
    """Readings of the rules; only the rulings of the rules document are supported (AR-296)."""

    figures_per_stack: int
    empty_areas_can_be_chosen: bool
    office_activation_timing: str
    activations_per_move: int
    activations_per_turn: int
    battle_equality: str
    beaten_colour_is_discarded: bool
    commerce_goods_must_differ: bool
    letters_per_office_max: int
    gains_of_visit_can_pay: bool
    joint_payment_per_visit: bool
    spies_favour_targets: tuple[str, ...]
    spies_favour_adds_own_cost: bool
    military_draw: str
    dishonour_supply_is_limit: bool
    influence_supply_is_limit: bool
    letter_supply_is_limit: bool
    al_rashid_without_pasha: str
    new_order_effective: str
    end_of_turn_after_last_turn: bool


class Good(Block, frozen=True):
    id: str
    order: int
    rarity: Literal["common", "rare"]
    box_stock: int
    unlimited: bool
    display_colour: str
    name: Names


class Barter(Block, frozen=True):
    """What a set of so many different goods is worth (AR-041)."""

    gold_for_distinct_goods: tuple[int, ...]
    change_is_given: bool


class Piece(Block, frozen=True):
    id: str
    order: int
    dominance: int
    per_player: int
    start: int
    prestige: int
    is_figure: bool
    name: Names


class PlayerColour(Block, frozen=True):
    id: str
    order: int
    display_colour: str
    name: Names


class StartGoods(Block, frozen=True):
    seat: int
    goods: dict[str, int]
    gold_value: int


class Start(Block, frozen=True):
    mercenary_tiles: int
    colour_chosen_by_player: bool
    letters: int
    influence: int
    dishonour: int


class LetterToken(Block, frozen=True):
    count: int
    office_discount: int
    on_map: int
    name: Names


class InfluenceToken(Block, frozen=True):
    count: int
    prestige: int
    prestige_cap: int
    name: Names


class DishonourToken(Block, frozen=True):
    count: int
    prestige: int
    name: Names


class Tokens(Block, frozen=True):
    letter: LetterToken
    influence: InfluenceToken
    dishonour: DishonourToken


class DishonourCauses(Block, frozen=True):
    retreat: int
    al_rashid_without_pasha: int
    no_primary_action: int


class Track(Block, frozen=True):
    boxes: tuple[Rectangle, ...]


class Plate(Block, frozen=True):
    rect: Rectangle


class Layout(Block, frozen=True):
    """Measures for drawing, in board units."""

    width: int
    height: int
    origin: Literal["top-left"]
    city: Rectangle
    map: Rectangle
    strip: Rectangle
    space_radius: int
    tile_size: int
    turn_track: Track
    play_order: Track
    barter_table: Plate


class Service(Block, frozen=True):
    """The first primary action of a palace; only the numbers its kind needs are given."""

    kind: Literal["spy_moves", "draw_mercenaries", "gain_piece", "benevolence"]
    moves_by_position: tuple[int, ...] = ()
    sequence: tuple[int, ...] = ()
    move_kinds: tuple[str, ...] = ()
    tiles_by_position: tuple[int, ...] = ()
    piece: str = ""
    gold_by_position: tuple[int, ...] = ()
    goods_by_position: tuple[int, ...] = ()
    order_positions: int = 0


class Favour(Block, frozen=True):
    """The secondary action of a palace; only the numbers its kind needs are given."""

    kind: Literal["favour_of_other_corporation", "draw_mercenary", "letter", "exchange_good", "influence"]
    gold: int = 0
    goods: int = 0
    tiles: int = 0
    letters: int = 0
    influence: int = 0


class Palace(Block, frozen=True):
    id: str
    order: int
    colour: str
    display_colour: str
    is_corporation: bool
    spaces: int
    name: Names
    service: Service
    has_favour: bool
    first_piece_must_be: str
    office_tiles_total: int
    rect: Rectangle
    space_xy: tuple[Point, ...]
    office_slots_xy: tuple[Point, ...]
    service_xy: Point
    favour_xy: Point
    favour: Favour | None = None


class GoodsSlot(Block, frozen=True):
    good: str
    x: int
    y: int


class Territory(Block, frozen=True):
    id: str
    order: int
    spaces: int
    goods: dict[str, int]
    letters: int
    threats: tuple[Colour, ...]
    name: Names
    rect: Rectangle
    space_xy: tuple[Point, ...]
    goods_slots: tuple[GoodsSlot, ...]
    letter_xy: tuple[int, ...]
    mercenary_xy: Point


class ValueCounts(Block, frozen=True):
    v1: int
    v2: int
    v3: int
    v4: int

    @property
    def by_value(self) -> tuple[int, int, int, int]:
        return (self.v1, self.v2, self.v3, self.v4)


class MercenaryPile(Block, frozen=True):
    total: int
    counts: ValueCounts
    kind: Literal["land", "sea"]
    enemy: Names


class Mercenaries(Block, frozen=True):
    red: MercenaryPile
    blue: MercenaryPile

    @property
    def piles(self) -> tuple[MercenaryPile, MercenaryPile]:
        return (self.red, self.blue)


class Placement(Block, frozen=True):
    """A line of a crisis card."""

    territory: str
    colour: Colour
    count: int


class Crisis(Block, frozen=True):
    id: str
    order: int
    border: Literal["black", "white"]
    name: Names
    placements: tuple[Placement, ...]


class Effect(Block, frozen=True):
    """What an office does: an operation and the numbers it needs (AR-292)."""

    op: str
    max_territories: int = 0
    count: int = 0
    colour: str = ""
    bonus: int = 0
    may_bury: bool = False
    goods: dict[str, int] = {}
    letters: int = 0
    influence: int = 0
    value: int = 0
    where: str = ""
    piece: str = ""
    rarity: str = ""
    max: int = 0
    gold: int = 0


class EndScore(Block, frozen=True):
    """Points at the end: source divided by divisor is the index into the table (AR-293)."""

    source: str
    divisor: int
    table: tuple[int, ...]


class Office(Block, frozen=True):
    id: str
    palace: str
    border: Literal["brown", "purple", "green"]
    cost: int
    prestige: int
    copies_2_3: int
    copies_4_5: int
    effect: Effect
    name: Names
    text: Names
    end_score: EndScore | None = None

    def copies(self, players: int) -> int:
        """How many of this kind are on the board (AR-028 to AR-030)."""
        return self.copies_2_3 if players <= 3 else self.copies_4_5


class OfficeRanges(Block, frozen=True):
    corporation_prestige: tuple[int, int]
    politicians_prestige: tuple[int, int]
    al_rashid_prestige: tuple[int, int]
    blank_tiles_exist: bool
    borders: dict[str, str]


class Scoring(Block, frozen=True):
    pasha: int
    merchant: int
    sage: int
    influence_each: int
    influence_cap: int
    dishonour_each: int
    tie_breakers: tuple[str, ...]


class Term(Block, frozen=True):
    id: str
    en: str
    it: str
    fr: str
    de: str


@learned
class Contents(Block, frozen=True):
    """The whole file."""

    schema_version: int
    game: GameFacts
    switches: Switches
    switch_clauses: dict[str, str]
    goods: tuple[Good, ...] = msgspec.field(name="good")
    barter: Barter
    pieces: tuple[Piece, ...] = msgspec.field(name="piece")
    player_colours: tuple[PlayerColour, ...] = msgspec.field(name="player_colour")
    start_goods: tuple[StartGoods, ...]
    start: Start
    tokens: Tokens
    dishonour_causes: DishonourCauses
    layout: Layout
    palaces: tuple[Palace, ...] = msgspec.field(name="palace")
    territories: tuple[Territory, ...] = msgspec.field(name="territory")
    mercenaries: Mercenaries
    crises: tuple[Crisis, ...] = msgspec.field(name="crisis")
    offices: tuple[Office, ...] = msgspec.field(name="office")
    office_ranges: OfficeRanges
    scoring: Scoring
    terms: tuple[Term, ...] = msgspec.field(name="term")

    def crises_with(self, border: str) -> list[Crisis]:
        """The crisis cards with this border, in the order of the file."""
        return [crisis for crisis in self.crises if crisis.border == border]


class Box(Contents, frozen=True):
    """A checked box: its contents, and where they come from."""

    hash: str
    owned: bool  # an owner's file whose content differs from the built-in one
    text: str  # as it was read, for the header of a record
    source: str
    reconstructions: tuple[Reconstruction, ...]

    @property
    def plays_reconstructed(self) -> bool:
        """Whether anything that the project had to design affects play."""
        return any(part.affects_play for part in self.reconstructions)

    @property
    def reconstructed_ids(self) -> tuple[str, ...]:
        """The offices, territories and crisis cards that the project had to design, by their ids."""
        return tuple(
            part.path.split('"')[1]
            for part in self.reconstructions
            if part.path.startswith(("office[", "territory[", "crisis["))
        )


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
    check_provenance(box, clause="AR-291")
    contents = box.decode(Contents, CLAUSES)
    check_contents(box, contents)
    fields = {name: getattr(contents, name) for name in contents.__struct_fields__}
    return Box(
        **fields,
        hash=box.hash,
        owned=built_in_hash is not None and box.hash != built_in_hash,
        text=text,
        source=source,
        reconstructions=tuple(reconstructed(box, _affects_play)),
    )


def _affects_play(keys: Keys) -> bool:
    """Mercenaries, territories, crisis cards and offices decide games, and so do the rulings chosen; colours,
    coordinates and translations do not."""
    return keys[0] in ("office", "territory", "crisis", "mercenaries", "switches")
