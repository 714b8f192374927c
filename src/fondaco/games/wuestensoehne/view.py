"""What a viewer of Im Reich der Wüstensöhne may know, built up from nothing (section 17).

Everything is open but the faces of rumour tiles: each is shown to those who have looked at it, wherever it has
gone since. The view carries all that a drawn board needs: pieces with their turned sides and sections, the oases
they form, open lines, and the fields that the question of the moment is about.
"""

from __future__ import annotations

import msgspec

from fondaco.table.rulebook import View


class SectionView(msgspec.Struct, gc=False):
    """An oasis section: the sides it touches as the piece lies, and its icons."""

    sides: str
    icons: list[str]


class TileView(msgspec.Struct, gc=False):
    """A discovery tile as it is printed."""

    id: str
    pile: int
    sides: str
    sections: list[SectionView]


class FieldView(msgspec.Struct, gc=False):
    """A laid field."""

    field: str
    piece: str
    """A discovery tile, or the id of a field of the cross."""
    cross: bool
    rotation: int
    sides: str
    """The codes N, E, S, W as the piece lies."""
    sections: list[SectionView]
    oases: list[int]
    """The oasis of each section."""
    open: str
    """The sides from which an open line leads on (WS-023)."""


class ExplorerView(msgspec.Struct, gc=False):
    """An explorer: where it is, and whether it wears the turban."""

    seat: int
    height: int
    turban: bool
    place: str
    """`supply`, `line`, or the field it stands on."""
    section: int | None
    """The number of its section, from 1."""
    oasis: int | None


class OasisView(msgspec.Struct, gc=False):
    """An oasis: its sections, what lies and stands in it, and where it is open."""

    id: int
    sections: list[tuple[str, int]]
    icons: dict[str, int]
    explorers: list[tuple[int, int]]
    """Seat and height of each, in the order of a valuation (WS-156, WS-157)."""
    open_ends: list[tuple[str, str]]
    """Field and side of each side that faces an empty field; none when it is complete (WS-150)."""


class SpaceView(msgspec.Struct, gc=False):
    """A space of the rumour board; the value only for those who have seen the tile."""

    good: str
    number: int
    occupied: bool
    seen_by: list[int]
    value: int | None


class PlayerView(msgspec.Struct, gc=False):
    """What everybody sees of a player."""

    seat: int
    colour: str
    caravan: str | None
    water: int
    camels: int
    goods: dict[str, int]
    room: int
    """Free goods spaces."""
    reserve: list[TileView]
    explorers: list[ExplorerView]


class WuestensoehneView(View, kw_only=True):
    """A whole table of Im Reich der Wüstensöhne."""

    reconstructed: bool
    """Whether tiles or other parts that affect play were designed for this project (section 22)."""
    first: int
    active: int
    bonus_turn: bool
    goes_left: int | None
    """The goes of the last round that are left, None before it."""
    idle_goes: int
    board: list[FieldView]
    oases: list[OasisView]
    open_lines: list[tuple[str, str, str, str]]
    """Field, side, the empty field it leads to, colour."""
    hand: TileView | None
    """The tile drawn, used or stolen and not yet laid."""
    hand_from: int | None
    """The seat it was stolen from."""
    players: list[PlayerView]
    turban: int
    piles: dict[int, int]
    current_pile: int | None
    unseen: dict[int, list[str]]
    """The tiles still in each pile, in no order."""
    discarded: list[str]
    water_supply: int
    camel_supply: int
    goods_supply: dict[str, int]
    rumour_spaces: list[SpaceView]
    rumour_stock: int
    rumour_beside: int | None
    """The value of the tile beside the board or in somebody's hand, if the viewer has seen it."""
    rumour_values: list[int]
    """The six values there are, which everybody knows."""
    good_values: dict[str, int]
    """What each good is worth by the rumours this viewer has seen."""
    line: list[tuple[int, int]]
    """Seat and height of the explorers whose turn in the valuation is to come."""
    free_icons: dict[str, int]
    valued_oasis: int | None
    reach: dict[str, int]
    """The water for each field the caravan can go to, while the viewer is asked for it."""
    placements: dict[str, list[int]]
    """The rotations possible on each field, while the viewer is asked to lay a tile."""
