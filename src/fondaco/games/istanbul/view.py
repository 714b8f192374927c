"""What a viewer of Istanbul may know, built up from nothing (section 13).

The bazaar, the wheelbarrows, letters, tiles and stocks are open, and so is the number of cards in each hand. Private
are the faces of one's own cards and the parts of a decision that is not finished; a card taken from an open discard
pile is known to all until one of its kind is used.
"""

from __future__ import annotations

import msgspec

from fondaco.table.rulebook import View

TRACKS = ("sultan", "gemstone", "coffee")


class TrackView(msgspec.Struct, gc=False):
    """A track of rubies: how many lie on it and what the next one costs."""

    rubies: int
    price: int
    """Lira at 16, coffee at 20, goods at 13."""
    goods: dict[str, int]
    """At 13 what the price consists of; `any` for free goods."""


class StackView(msgspec.Struct, gc=False):
    """A stack of mosque or tavern tiles: what the top one requires or costs, and how many are left."""

    id: str
    top: int | None
    left: int


class PlaceView(msgspec.Struct, gc=False):
    """A place: where it lies, what is on it, and what about it changes."""

    number: int
    id: str
    row: int
    column: int
    merchants: list[int]
    """The seats whose merchant is here; their stacks are with the players."""
    companions: list[int]
    families: list[int]
    assistants: list[int]
    figures: list[str]
    neutrals: int
    payment: int
    """What the active player would pay the others here (IS-050)."""
    available: bool | None
    """Whether the active player could carry out the action as things lie; None before the markets are stocked."""
    rubies: int | None = None
    track: TrackView | None = None
    stacks: list[StackView] = []
    demand: dict[str, int] | None = None
    next_demands: list[dict[str, int] | None] = []
    """The tiles below the top one, None for one that nobody has seen."""
    prices: list[int] = []
    mail: int | None = None
    """At the Post Office: indicators in the bottom row."""
    gives: dict[str, int] = {}
    """What the Post Office gives now: goods, and `lira`."""
    extensions: int | None = None
    cost: dict[str, int] = {}
    """What the extension at 1 costs (`lira`), the ruby of the baksheesh at 19, the ruby at 24 (`seals`)."""
    rank_lira: list[int] = []


class LetterView(msgspec.Struct, gc=False):
    place: int
    delivered: bool


class PlayerView(msgspec.Struct, gc=False):
    """What everybody sees of a player, and the hand for its owner."""

    seat: int
    colour: str
    rubies: int
    lira: int
    goods: dict[str, int]
    capacity: int
    extensions: int
    coffee: int
    merchant: int
    stack: int
    """Assistants under the merchant."""
    assistants: list[int]
    """The places with an assistant."""
    family: int
    companion: int | str | None
    """Its place, or "supply" (the general one), "own" (the player's), None without Letters & Seals."""
    mosque_tiles: list[str]
    tavern_tiles: list[str]
    letters: list[LetterView]
    seals: int
    cards: int
    known_cards: list[str]
    """Cards everybody knows to be in this hand."""
    hand: list[str] | None
    """The own bonus cards; None for everybody else."""
    guild_cards: int
    known_guild_cards: list[str]
    guild_hand: list[str] | None
    doubled: bool
    """Whether the additional turn of this round is taken."""


class AuctionView(msgspec.Struct, gc=False):
    bid: int
    bidder: int


class IstanbulView(View, kw_only=True):
    """A whole table of Istanbul."""

    box: str
    reconstructed: bool
    """Whether the game holds parts that the project had to design (cards of Mocha & Baksheesh above all)."""
    reconstructed_parts: list[str]
    """These parts: `card:gain_2_coffee`, `guild_card:two_goods`, `figure:coffee_trader`, `barrier`."""
    columns: int
    rows: int
    round: int
    round_limit: int | None
    first: int
    active: int
    target: int
    last_round: bool
    places: list[PlaceView]
    """In the order of the cells, row by row."""
    players: list[PlayerView]
    figures: dict[str, int]
    figure_prices: dict[str, int]
    """What each figure costs the active player in Lira."""
    met: list[str]
    """The figures met in this turn."""
    barrier: tuple[int, int] | None
    barrier_holder: int | None
    coffee: int
    deck: int
    discard: list[str]
    guild_deck: int
    guild_discard: list[str]
    unseen: dict[str, int]
    """How many bonus cards of each kind this viewer has not located: in the deck or in other hands."""
    unseen_guild: dict[str, int]
    letters: int
    """Letters in the draw piles."""
    discarded_letters: list[int]
    kiosk_pile: int
    kiosk_open: list[str]
    """The tiles laid out that can still be chosen."""
    kiosk_discard: list[str]
    dice: tuple[int, int] | None
    auction: AuctionView | None
    chosen: list[str]
    """The parts of the own decision that is not finished; empty for everybody else."""
    reach: dict[int, int]
    """Where the own merchant can be moved and what arriving costs, while the viewer is asked for it."""
    companion_reach: dict[int, int]
    """The same for the own companion."""
