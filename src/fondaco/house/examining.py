"""What happens in the process that reads what people bring along: records, and boxes of their own.

Nothing that comes from outside is read anywhere else before it was read here, within limits of time and memory.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from fondaco.games import load_rulebook
from fondaco.house import processes
from fondaco.house.troubles import Trouble, invalid
from fondaco.table.box import BoxError
from fondaco.table.core import NOBODY, Rng
from fondaco.table.game import Game
from fondaco.table.history import LogLine, Played
from fondaco.table.message import Message
from fondaco.table.record import Record, RecordError, read_record, replay
from fondaco.table.refusal import UsageError
from fondaco.table.rulebook import Rulebook, View

SECONDS: Final = 2.0
"""Of the processor, for one thing that was brought."""
MEMORY: Final = 256 * 2**20
"""Bytes, beyond those the process begins with."""
SPECTATOR: Final = -1
"""Whose knowledge is imagined for somebody who holds no seat."""


class BoxBrought(msgspec.Struct, frozen=True, tag="box"):
    """Can this box be used?"""

    game: str
    text: str


class RecordBrought(msgspec.Struct, frozen=True, tag="record"):
    """What does this record tell, and how did the table stand for a viewer after so many moves?"""

    text: str
    viewer: int | None
    moves: int | None


class ForkBrought(msgspec.Struct, frozen=True, tag="fork"):
    """From which position does one go on who goes on from this record, on this seat, after so many moves?"""

    text: str
    seat: int
    moves: int
    luck: int


Brought = BoxBrought | RecordBrought | ForkBrought


class RecordRead(msgspec.Struct, frozen=True):
    """What a record tells: the table, and how it stood for a viewer after so many moves."""

    game: str
    players: list[str]
    options: dict[str, str]
    owned_box: bool
    """Whether it was played with an owner's box."""
    over: bool
    moves: int
    of: int
    view: View
    log: list[LogLine]


class ForkRead(msgspec.Struct, frozen=True):
    """A table that goes on from a position of another; whatever the player does not know is drawn anew."""

    game: str
    seats: int
    options: Mapping[str, str]
    box_text: str | None
    start: list[list[int]]


class Fine(msgspec.Struct, frozen=True, tag="fine"):
    """What was asked, encoded; null for a box that can be used."""

    answer: msgspec.Raw


class Wrong(msgspec.Struct, frozen=True, tag="wrong"):
    """Why it cannot be used."""

    code: str
    message: Message


Found = Fine | Wrong


def begin() -> None:
    """The process begins: from now on its memory is limited."""
    processes.begin()
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        size = Path("/proc/self/statm")
        if size.exists():
            most = int(size.read_text().split()[0]) * resource.getpagesize() + MEMORY
            resource.setrlimit(resource.RLIMIT_AS, (most, resource.getrlimit(resource.RLIMIT_AS)[1]))


def examine(asked: bytes) -> bytes:
    """Read what was brought."""
    return within_limits(_answer, asked)


def within_limits(work: Callable[[bytes], object], asked: bytes, seconds: float = SECONDS) -> bytes:
    """Do a piece of work. If it takes too long, this process is ended: the system's own clock sees to it."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        found: Found = Fine(msgspec.Raw(msgspec.json.encode(work(asked))))
    except (MemoryError, RecursionError):
        found = wrong(too_much())
    except Trouble as trouble:
        found = wrong(trouble)
    finally:
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_PROF, 0)
    return msgspec.json.encode(found)


def wrong(trouble: Trouble) -> Wrong:
    """A refusal that goes to the server."""
    return Wrong(trouble.code, trouble.message)


def too_much() -> Trouble:
    """It may be sound, but nobody here will find out."""
    return invalid("house-too-much-work")


def _answer(asked: bytes) -> RecordRead | ForkRead | None:
    brought = msgspec.json.decode(asked, type=Brought)
    try:
        if isinstance(brought, BoxBrought):
            load_rulebook(brought.game, brought.text)
            return None
        if isinstance(brought, RecordBrought):
            return _look_at(brought)
        return _fork(brought)
    except BoxError as error:
        raise invalid("house-box-refused", reason=str(error)) from error
    except (RecordError, UsageError) as error:
        raise invalid("house-record-refused", reason=str(error)) from error


@lru_cache(maxsize=8)
def _own_book(game: str) -> Rulebook:
    return load_rulebook(game)


def _played(text: str) -> tuple[Record, Game]:
    """The game that somebody's record tells of."""
    record = read_record(text)
    if record.start is not None:
        # Such a position is bare numbers, and anybody could have written any.
        raise invalid("house-record-is-a-fork")
    own = record.box_text is None
    book = _own_book(record.game) if own else load_rulebook(record.game, record.box_text)
    return record, replay(record, book)


def _look_at(brought: RecordBrought) -> RecordRead:
    record, whole = _played(brought.text)
    viewer = brought.viewer
    if viewer is not None and not 0 <= viewer < whole.seats:
        raise invalid("house-no-seat", seat=viewer + 1)
    of = len(whole.played)
    at = of if brought.moves is None else min(brought.moves, of)
    told = [line for line in whole.log(viewer) if line.move <= at]
    view = whole.rulebook.view(whole.position_after(at), viewer)
    return RecordRead(
        game=record.game,
        players=[*record.players],
        options=dict(whole.options),
        owned_box=record.box_text is not None,
        over=whole.over,
        moves=at,
        of=of,
        view=view,
        log=told,
    )


def _fork(brought: ForkBrought) -> ForkRead:
    record, game = _played(brought.text)
    if not 0 <= brought.seat < game.seats:
        raise invalid("house-no-seat", seat=brought.seat + 1)
    return fork_of(game, game.played[: brought.moves], record.box_text, brought.seat, brought.luck)


def fork_of(
    game: Game, played: Sequence[Played], box_text: str | None, viewer: int | None, luck: int
) -> ForkRead:
    """Where one goes on who knows what this viewer knew after these moves of the game."""
    moves = len(played)
    while moves and played[moves - 1].part:
        moves -= 1  # a table begins before a decision, not within one
    position = game.position_of(played[:moves])
    if position.to_act == NOBODY:
        raise invalid("house-nothing-to-decide")
    dream = position.imagine(SPECTATOR if viewer is None else viewer, Rng(luck))
    return ForkRead(game.rulebook.key, game.seats, game.options, box_text, dream.dump())
