"""What is in the box of Im Reich der Wüstensöhne, typed: `load_box()` gives the built-in file, `load_box(text)`
an owner's.

The lists keep the order of the file, and the code counts by it: goods and icons in their fixed order, explorers
from the tallest to the shortest, tiles, cross fields and rumour tiles as listed, sections as listed in their tile.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final, Literal

import msgspec

from fondaco.games.wuestensoehne.box_checks import CLAUSES, check_contents
from fondaco.table.box import BoxText, Keys, Reconstruction, check_provenance, learned, reconstructed

SCHEMA: Final = 1

Place = tuple[int, int]
"""Column from west to east, row from north to south, both from 0."""


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A block of the file; a key it does not know is an error, never ignored."""


class Meta(Block, frozen=True):
    id: Literal["wuestensoehne"]
    designer: str
    publisher: str
    year: int
    family: str
    age_from: int
    minutes: int
    title: dict[str, str]


class Players(Block, frozen=True):
    min: int
    max: int


class Area(Block, frozen=True):
    width: int
    height: int
    centre: Place
    outside_closes_oases: bool


class SideCode(Block, frozen=True):
    line: Literal["brown", "white", "none"]
    terrain: Literal["desert", "oasis"]
    used: bool


class SideCodes(Block, frozen=True):
    """What a letter of `sides` means; two codes have no line and are there for owners (WS-A03)."""

    order: str
    match_rule: Literal["equal"]
    B: SideCode
    W: SideCode
    D: SideCode
    O: SideCode  # noqa: E741  the letter of the file


class GoodCount(Block, frozen=True):
    count: int


class Goods(Block, frozen=True):
    order: tuple[str, ...]
    total: int
    base_value: int
    myrrh: GoodCount
    incense: GoodCount
    gem: GoodCount
    salt: GoodCount

    def counts(self) -> list[int]:
        return [self.myrrh.count, self.incense.count, self.gem.count, self.salt.count]


class Water(Block, frozen=True):
    total: int
    per_player_at_start: int


class CamelCard(Block, frozen=True):
    goods_spaces: int


class Camels(Block, frozen=True):
    total: int
    card: CamelCard


class CaravanBoard(Block, frozen=True):
    count: int
    camels: int
    goods_spaces_per_camel: int


class Helper(Block, frozen=True):
    cost_water: int
    effect: str
    limit: str


class Helpers(Block, frozen=True):
    leader: Helper
    driver: Helper
    scout: Helper


class Reserve(Block, frozen=True):
    start: int
    limit: int
    face_up: bool


class Turban(Block, frozen=True):
    count: int
    first_holder: Literal["youngest player"]
    passes: Literal["left"]


class Icon(Block, frozen=True):
    kind: Literal["good", "camel", "water", "rumour"]
    amount: int
    good: str = ""


class Icons(Block, frozen=True):
    order: tuple[str, ...]
    myrrh: Icon
    incense: Icon
    gem: Icon
    salt: Icon
    camel: Icon
    water1: Icon
    water2: Icon
    rumour: Icon


class RumourTile(Block, frozen=True):
    id: str
    value: int


class Rumours(Block, frozen=True):
    tiles_total: int
    spaces_per_good: int
    spaces_total: int
    tiles: tuple[RumourTile, ...] = msgspec.field(name="tile")


class Colours(Block, frozen=True):
    order: tuple[str, ...]


class HeightSet(Block, frozen=True):
    heights: tuple[int, ...]


class Start(Block, frozen=True):
    caravan_fields: tuple[Place, ...]
    choose_order: Literal["clockwise from the first player"]
    one_caravan_per_field: bool


class Section(Block, frozen=True):
    """One connected oasis part inside one tile: the sides it touches and its action icons."""

    sides: str
    icons: tuple[str, ...]


class CrossField(Block, frozen=True):
    id: str
    field: Place
    label: str
    piece: str
    sides: str
    sections: tuple[Section, ...]


class Cross(Block, frozen=True):
    count: int = msgspec.field(name="fields")
    strips: int
    strip_length: int
    icons: bool
    fields: tuple[CrossField, ...] = msgspec.field(name="field")


class Piles(Block, frozen=True):
    numbers: tuple[int, ...]
    sizes: tuple[int, ...]
    total: int


class Tileset(Block, frozen=True):
    tiles: int
    icons_total: int
    forms: dict[str, int]
    icon_counts: dict[str, int]


class Tile(Block, frozen=True):
    id: str
    pile: int
    form: str
    sides: str
    sections: tuple[Section, ...]


class TableOption(Block, frozen=True):
    default: str | int
    values: tuple[str | int, ...]
    ruling: str


@learned
class Contents(Block, frozen=True):
    """The whole file."""

    format: int
    meta: Meta
    players: Players
    area: Area
    side_codes: SideCodes
    goods: Goods
    water: Water
    camels: Camels
    caravan_board: CaravanBoard
    helpers: Helpers
    reserve: Reserve
    turban: Turban
    icons: Icons
    rumours: Rumours
    colours: Colours
    explorers: dict[str, bool | int | HeightSet]
    start: Start
    cross: Cross
    piles: Piles
    tileset: Tileset
    tiles: tuple[Tile, ...] = msgspec.field(name="tile")
    options: dict[str, TableOption]
    glossary: dict[str, tuple[str, ...] | dict[str, str]]

    def heights(self, colour: str) -> list[int]:
        """The explorers of a colour, from the tallest to the shortest (WS-005)."""
        block = self.explorers.get(colour)
        return sorted(block.heights, reverse=True) if isinstance(block, HeightSet) else []

    def water_of(self) -> list[int]:
        """How many stones each water icon gives, in the order of the icons (WS-174)."""
        return [self.icons.water1.amount, self.icons.water2.amount]


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
    check_provenance(box, clause="")
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
    """Titles, names, colours and the reasons of options do not; the two codes without a line only once used."""
    return keys[0] not in ("meta", "colours", "glossary", "options", "side_codes")
