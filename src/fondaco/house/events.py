"""The events of a table: what happened, and how it is written down. One accepted command is one event.

Outcomes of chance stand beside the moves that asked for them, so that a replay never rolls again. `asked` is who must
decide after the event (a seat, or NOBODY): it follows from the rest, and saves a look at the game to find the tables
that wait for somebody.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

PERSON: Final = "person"
OPEN: Final = "open"
BOT: Final = "bot"


class Chair(msgspec.Struct, frozen=True, gc=False):
    """Who plays a seat: a person, nobody yet, or a bot by its name."""

    kind: str
    bot: str | None = None


class Opened(msgspec.Struct, frozen=True, gc=False):
    """The table was set. Its seed is kept apart; the commitment to it is public from now on."""

    game: str
    revision: int
    box_hash: str
    options: dict[str, str]
    chairs: list[Chair]
    commitment: str
    start: list[list[int]] | None = None
    """The position it begins with, if it goes on from another game: one that its player could not tell from that."""


class Seated(msgspec.Struct, frozen=True, gc=False):
    """Somebody else plays a seat from now on."""

    seat: int
    chair: Chair


class Started(msgspec.Struct, frozen=True, gc=False):
    """The game began, perhaps with fewer seats than were set."""

    kept: list[int]
    """Which seats stay, by their numbers so far; their new numbers are their places in this list."""
    chairs: list[Chair]
    nonces: list[str]
    outcomes: list[int]
    asked: int


class Moved(msgspec.Struct, frozen=True, gc=False):
    """A seat decided, and chance did what followed."""

    seat: int
    moves: list[int]
    outcomes: list[int]
    asked: int


class Undone(msgspec.Struct, frozen=True, gc=False):
    """A seat took back its last decision. Of its parts those before the last stay with the seat as a draft."""

    seat: int
    count: int
    draft: list[int]
    asked: int


class Ended(msgspec.Struct, frozen=True, gc=False):
    """The table was given up before the game was over."""

    asked: int


class Extended(msgspec.Struct, frozen=True, gc=False):
    """The seat that is asked was given more time."""

    seat: int
    ms: int
    why: Literal["asked", "closed"]
    """Somebody at the table wished it; or the house was closed while its time ran, which it gets back."""


Event = Opened | Seated | Started | Moved | Undone | Ended | Extended

_KINDS: Final[dict[str, type[Event]]] = {
    "opened": Opened,
    "seated": Seated,
    "started": Started,
    "moved": Moved,
    "undone": Undone,
    "ended": Ended,
    "extended": Extended,
}
_NAMES: Final[dict[type[Event], str]] = {kind: name for name, kind in _KINDS.items()}
_DECODERS: Final = {name: msgspec.json.Decoder(kind) for name, kind in _KINDS.items()}
_encoder: Final = msgspec.json.Encoder()


class UnknownEvent(ValueError):
    """The log holds an event that this program does not know: it was written by a newer one."""


def kind_of(event: Event) -> str:
    """The name of the kind, as the log has it."""
    return _NAMES[type(event)]


def body_of(event: Event) -> str:
    """The event as the log has it."""
    return _encoder.encode(event).decode()


def event_of(kind: str, body: str) -> Event:
    """The event that the log tells of."""
    decoder = _DECODERS.get(kind)
    if decoder is None:
        raise UnknownEvent(
            f'The log tells of an event "{kind}", which this version of Fondaco does not know.'
        )
    return decoder.decode(body)
