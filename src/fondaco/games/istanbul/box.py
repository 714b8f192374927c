"""What is in the boxes of Istanbul, typed: `load_box()` gives the built-in file, `load_box(text)` an owner's.

One file holds the base game and both expansions; the Grand Bazaar joins them. The lists keep the order of the
file, and the code counts by it: places 1 to 25, goods fabric, spice, fruit, jewelry, the figures, cards and
tiles as listed in `box_checks/facts.py`. That order is checked, because steps name them.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from fondaco.games.istanbul.box_blocks.boards import GameBlock, Layout, LayoutRule, Meta, PrintedBox
from fondaco.games.istanbul.box_blocks.cards import BonusCard, BonusDecks, GuildCard, GuildDeck
from fondaco.games.istanbul.box_blocks.common import Block, BoxId, Names
from fondaco.games.istanbul.box_blocks.expansions import (
    BaksheeshTile,
    Barrier,
    Companion,
    DoubleMove,
    Kiosk,
    KioskTile,
    Letters,
    Tavern,
    TavernTile,
)
from fondaco.games.istanbul.box_blocks.pieces import (
    Coffee,
    End,
    Figure,
    Good,
    Movement,
    NeutralMerchants,
    Payments,
    PlayerPieces,
    Rubies,
    Wheelbarrow,
)
from fondaco.games.istanbul.box_blocks.places import (
    BlackMarket,
    DemandTile,
    Mosque,
    MosqueTile,
    Place,
    PostOffice,
    TeaHouse,
    Tracks,
)
from fondaco.games.istanbul.box_checks import CLAUSES, check_contents
from fondaco.games.istanbul.box_checks.reconstruction import affects_play, is_in, marked_parts
from fondaco.table.box import BoxText, Reconstruction, check_provenance, learned, reconstructed

SCHEMA: Final = 1


class Term(Block, frozen=True):
    id: str
    names: Names
    unverified: tuple[str, ...] = ()


@learned
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
