"""What a viewer of Yspahan may know, built up from nothing (section 20).

Everything on the boards is open, and so are gold, camels, buildings, scores and the number of cards in each hand.
Private are the faces of one's own cards and the parts of a decision that is not finished.
"""

from __future__ import annotations

import msgspec

from fondaco.table.rulebook import View


class Group(msgspec.Struct, gc=False):
    """A square of the Tower; without dice its value is 0."""

    square: str
    value: int
    white: int
    yellow: int
    available: bool
    """Whether the active player may take it."""


class SoukView(msgspec.Struct, gc=False):
    """A souk: whose it is, how full, what it is worth."""

    id: str
    district: str
    colour: str
    value: int
    owner: int | None
    shops: dict[str, int | None]
    """Whose cube is in each shop."""

    @property
    def cubes(self) -> int:
        return sum(owner is not None for owner in self.shops.values())

    @property
    def completed(self) -> bool:
        return self.cubes == len(self.shops)


class CaravanView(msgspec.Struct, gc=False):
    """The Caravan: the usable printed camels in path order and whose cubes are on the first of them."""

    camels: list[int]
    cubes: list[int]
    row_capacity: int
    row_points: list[int]
    row_multiplier: list[int]


class PlayerView(msgspec.Struct, gc=False):
    """What everybody sees of a player, and the hand for its owner."""

    seat: int
    colour: str
    score: int
    gold: int
    camels: int
    buildings: list[str]
    cards: int
    hand: list[str] | None
    """The kinds of the own cards; None for everybody else."""
    reserve: int


class YspahanView(View, kw_only=True):
    """A whole table of Yspahan."""

    week: int
    day: int
    first: int
    order: list[int]
    """Whose turns the day has, in order."""
    turn: int
    active: int
    tower: list[Group]
    yellow_bought: int
    supervisor: str
    souks: list[SoukView]
    caravan: CaravanView
    players: list[PlayerView]
    deck: int
    discard: list[str]
    unseen: dict[str, int]
    """How many cards of each kind this viewer has not located: in the deck or in other hands (YS-HI-07)."""
    chosen: list[str]
    """The parts of the own decision that is not finished; empty for everybody else."""
    reach: dict[str, int]
    """The price of each space the Supervisor can be moved to, while the viewer is asked for it."""
