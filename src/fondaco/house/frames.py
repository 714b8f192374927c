"""The frames that a viewer of a table is sent, and what they are made of. `updates.py` puts them together.

Messages stay ids with arguments; whoever reads renders them in his own language (`/api/words`).
"""

from __future__ import annotations

from threading import local
from typing import Final

import msgspec

from fondaco.house.pace import ClockTold, Pace
from fondaco.table.form import Form
from fondaco.table.history import LogLine
from fondaco.table.message import Message
from fondaco.table.rulebook import Offer, View
from fondaco.table.ties import Tie

encoder: Final = msgspec.json.Encoder()


class _Kept(local):
    """A buffer for each thread."""

    def __init__(self) -> None:
        self.buffer = bytearray(2**14)


_kept: Final = _Kept()


def room_to_encode() -> bytearray:
    """A buffer of this thread that stays: otherwise one would grow a dozen times for everything large."""
    return _kept.buffer


class SeatHeader(msgspec.Struct, frozen=True, gc=False):
    """A seat as everybody sees it."""

    seat: int
    id: str
    """The colour, as records call it."""
    colour: Message
    """What the seat is called where the player has no name."""
    name: str
    kind: str
    """"person", "open" or "bot"."""
    bot: str | None
    program: bool
    """Whether a program has a token to play this person's seat."""
    online: bool


class Header(msgspec.Struct, frozen=True, gc=False):
    """The table around the game."""

    game: str
    title: str
    """The title of the game."""
    name: str
    """The name of the table."""
    options: dict[str, str]
    revision: int
    box_hash: str
    owned_box: bool
    reconstructed: int
    """How many parts in play no source gives: the project designed them."""
    seats: list[SeatHeader]
    listed: bool
    watchable: str
    chat: str
    """Who may talk: "everyone", "seats", or nobody ("off")."""
    dice: bool
    """Whether this game rolls dice; the commitment is about its shuffles else."""
    commitment: str
    nonces: list[str]
    rematch: str | None
    pace: Pace


class Undo(msgspec.Struct, frozen=True, gc=False):
    """Whether the viewer can take something back now, and if not, what stands in between."""

    possible: bool
    barrier: Message | None


class Result(msgspec.Struct, frozen=True, gc=False):
    """The end: the places if the game was played out, and the seed that the commitment promised."""

    scores: list[int]
    ranks: list[int] | None
    seed: str
    ties: list[Tie] = []
    """Where points were equal: what decided."""


class Update(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag="update"):
    """How the table stands for one viewer. It follows the update with version `follows`; 0 follows nothing."""

    table: str
    version: int
    follows: int
    status: str
    """"open", "playing", "over" or "abandoned"."""
    you: int | None
    header: msgspec.Raw
    clock: ClockTold | None
    """None at a table without clocks."""
    moves: int
    """How many moves have been made, as far as the viewer knows."""
    view: View | None
    """What the viewer may know; its `prompt` says who must do what. None before the game begins."""
    offers: list[Offer] | None
    """The legal moves, for the seat that is asked."""
    undo: Undo | None
    """For the seat that is asked."""
    log_from: int
    """Lines that a reader has of later moves than this are no longer true: `log` takes their place."""
    log: list[LogLine]
    news_from: int | None
    """For a seat: lines of later moves than this came since it last decided itself (its recap)."""
    result: Result | None
    forced: bool = False
    """Whether the only offer is the only move that anybody could have in this place, as all can tell."""
    form: Form | None = None
    """Where the seat that is asked picks several things: what it can pick, in any order, in one decision."""


class DraftAnswer(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag="draft"):
    """The beginning of a decision: how the table looks to its seat while it goes on."""

    version: int
    text: str
    """How a text begins that goes on with it."""
    parts: list[str]
    """Its parts so far; to take back some of them, send the others."""
    view: View
    offers: list[Offer]
    form: Form | None = None
    """Where several things are picked: what can be, and what is. The offers pick one more, or end it; one text may hold
    all of it instead: the picks in any order, then the end."""


class TableState(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag="table"):
    """What a table is, for somebody who comes to it."""

    table: str
    version: int
    status: str
    header: msgspec.Raw
    mine: list[int]
    """The seats that the caller holds."""
    host: bool
    """Whether the caller set the table."""
    asked: int
    """The seat that must decide, or a negative number."""
    clock: ClockTold | None


class HeaderFrame(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag="header"):
    """Who sits at the table or is online has changed, and nothing else: it counts no version."""

    version: int
    header: msgspec.Raw
    clock: ClockTold | None


class NudgeFrame(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag="nudge"):
    """Somebody at the table reminds the seat that is asked; it counts no version."""

    version: int
    seat: int


class PastView(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag="past"):
    """How the table stood after so many moves, as far as the viewer could know."""

    table: str
    version: int
    you: int | None
    header: msgspec.Raw
    moves: int
    of: int
    """How many moves there are."""
    view: View
    log: list[LogLine]
