"""What a viewer of Al Rashid may know, built up from nothing (section 11).

Everything on the board is open, and so are goods, letters, tokens, offices, reserves, and number and colour of
mercenary tiles. Private are the values of one's own tiles, the tiles and crisis cards one has looked at, and the parts
of a decision that is not finished.
"""

from __future__ import annotations

import msgspec

from fondaco.table.rulebook import View


class StackView(msgspec.Struct, gc=False):
    """A stack on a space of an area."""

    seat: int
    figure: str | None
    sages: int
    dominance: int
    rank: int
    """From 1; the first three act."""


class TileView(msgspec.Struct, gc=False):
    """A mercenary tile on a territory, in the order of arrival."""

    colour: str
    face_up: bool
    value: int | None
    """None for whoever has not seen it."""
    seen_by: list[int]
    """Who looked at it while it lay face down."""


class AreaView(msgspec.Struct, gc=False):
    """A palace or a territory."""

    id: str
    kind: str
    resolved: bool
    stacks: list[StackView]
    """From left to right."""
    offices: dict[str, int]
    """Tiles that lie in a palace, by kind."""
    goods: dict[str, int]
    letters: int
    tiles: list[TileView]


class OfficeView(msgspec.Struct, gc=False):
    """An office that somebody holds."""

    id: str
    face_up: bool
    points: int
    """What it is worth as the table stands."""


class PlayerView(msgspec.Struct, gc=False):
    """What everybody sees of a player, and the hand for its owner."""

    seat: int
    colour: str
    score: int
    score_parts: dict[str, int]
    """Points by family, offices and tokens."""
    goods: dict[str, int]
    wealth: int
    letters: int
    influence: int
    dishonour: int
    reserve: dict[str, int]
    family: dict[str, int]
    offices: list[OfficeView]
    tiles: dict[str, int]
    """Mercenary tiles by colour."""
    hand: list[str] | None
    """The own tiles, as in `red 3`; None for everybody else."""


class PaymentView(msgspec.Struct, gc=False):
    """What has to be paid, for the one who pays (AR-054, AR-303)."""

    gold: int
    asked: str
    """The good that is asked for now."""
    held: dict[str, int]
    given: dict[str, int]
    """What was said so far."""
    proposal: dict[str, int]
    """The payment of least loss that fits it."""
    loss: int
    """How much wealth it costs."""
    overpaid: int


class CrisisView(msgspec.Struct, gc=False):
    """The crisis cards."""

    resolved: list[str]
    deck: int
    top: str | None
    """The top card, for whoever has seen it."""
    top_seen_by: list[int]
    buried: list[str | None]
    """Cards at the bottom, the first one highest; None where this viewer has not seen it."""


class AlRashidView(View, kw_only=True):
    """A whole table of Al Rashid."""

    turn: int
    turns: int
    phase: str
    """`setup`, `placement`, `resolution` or `over`."""
    order: list[int]
    order_next: list[int]
    """Who comes first in the next turn, as far as it is known."""
    mover: int | None
    area: str | None
    """The area that is being resolved."""
    acting: list[int]
    """Who acts there, by position."""
    areas: list[AreaView]
    players: list[PlayerView]
    letters: int
    influence: int
    """What is left in the supply."""
    piles: dict[str, int]
    discard: dict[str, int]
    """Tiles in the face-up discard piles, as in `red 3`."""
    unseen: dict[str, int]
    """Tiles that this viewer has not located: in piles, in other hands, face down."""
    crisis: CrisisView
    chosen: list[str]
    """The parts of the own decision that is not finished; empty for everybody else."""
    payment: PaymentView | None
    reconstructed: list[str]
    """Offices, territories and crisis cards that the project designed; the printed ones are not known."""
