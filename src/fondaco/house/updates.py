"""What a viewer of a table is sent: built up from what this viewer may know, encoded once for all who see the same.

Messages stay ids with arguments; whoever reads renders them in his own language (`/api/words`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from fondaco.house.events import PERSON
from fondaco.house.pace import ClockTold, Pace
from fondaco.house.room import Draft, Room
from fondaco.table.core import Position
from fondaco.table.game import LogLine
from fondaco.table.message import Message
from fondaco.table.refusal import Refusal
from fondaco.table.rulebook import Offer, View

encoder: Final = msgspec.json.Encoder()


class SeatHeader(msgspec.Struct, frozen=True):
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


class Header(msgspec.Struct, frozen=True):
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
    commitment: str
    nonces: list[str]
    rematch: str | None
    pace: Pace


class Undo(msgspec.Struct, frozen=True):
    """Whether the viewer can take something back now, and if not, what stands in between."""

    possible: bool
    barrier: Message | None


class Result(msgspec.Struct, frozen=True):
    """The end: the places if the game was played out, and the seed that the commitment promised."""

    scores: list[int]
    ranks: list[int] | None
    seed: str


class Update(msgspec.Struct, frozen=True, tag_field="kind", tag="update"):
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


class DraftAnswer(msgspec.Struct, frozen=True, tag_field="kind", tag="draft"):
    """The beginning of a decision: how the table looks to its seat while it goes on."""

    version: int
    text: str
    """How a text begins that goes on with it."""
    parts: list[str]
    """Its parts so far; to take back some of them, send the others."""
    view: View
    offers: list[Offer]


class TableState(msgspec.Struct, frozen=True, tag_field="kind", tag="table"):
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


class HeaderFrame(msgspec.Struct, frozen=True, tag_field="kind", tag="header"):
    """Who sits at the table or is online has changed, and nothing else: it counts no version."""

    version: int
    header: msgspec.Raw
    clock: ClockTold | None


class NudgeFrame(msgspec.Struct, frozen=True, tag_field="kind", tag="nudge"):
    """Somebody at the table reminds the seat that is asked; it counts no version."""

    version: int
    seat: int


class PastView(msgspec.Struct, frozen=True, tag_field="kind", tag="past"):
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


Reader = tuple[int | None, int]
"""Who reads: a seat or a spectator, and the version he has."""


def make_updates(
    table: str, room: Room, header: msgspec.Raw, clock: ClockTold | None, readers: Sequence[Reader]
) -> dict[Reader, bytes]:
    """The updates that bring readers from the version they have to now; what all see alike is made once."""
    viewers = list(dict.fromkeys(viewer for viewer, _ in readers))
    game = room.game
    views: dict[int | None, View] = {}
    if game is not None:
        views = dict(zip(viewers, game.views(viewers), strict=True))
        _encode_once(list(views.values()))
    logs = _logs(room, readers)
    status, asked, result = room.status, room.asked, _result(room)
    made = {}
    for reader in readers:
        viewer, follows = reader
        log_from = room.log_from(follows)
        is_asked = viewer is not None and viewer == asked
        made[reader] = encoder.encode(
            Update(
                table=table,
                version=room.version,
                follows=follows,
                status=status,
                you=viewer,
                header=header,
                clock=clock,
                moves=room.known_moves(viewer),
                view=views.get(viewer),
                offers=game.offers() if game is not None and is_asked else None,
                undo=_undo(room, asked) if is_asked else None,
                log_from=log_from,
                log=logs[reader],
                news_from=None if viewer is None else room.log_from(room.decided.get(viewer, 0)),
                result=result,
                forced=game is not None and is_asked and game.rulebook.is_forced(game.position),
            )
        )
    return made


def _encode_once(views: Sequence[View]) -> None:
    """Encode the lists that all these views share: a view has the very list of the others where all see alike."""
    first = views[0]
    for name in first.__struct_fields__ if len(views) > 1 else ():
        part = getattr(first, name)
        if type(part) is list and part and all(getattr(view, name) is part for view in views):
            encoded = msgspec.Raw(encoder.encode(part))
            for view in views:
                setattr(view, name, encoded)


def _logs(room: Room, readers: Sequence[Reader]) -> dict[Reader, list[LogLine]]:
    """What each reader has not read yet; those who have read as far are told together."""
    logs: dict[Reader, list[LogLine]] = {reader: [] for reader in readers}
    if room.game is not None:
        starts = {follows: room.log_from(follows) for _, follows in readers}
        for start in set(starts.values()):
            together = [reader for reader in readers if starts[reader[1]] == start]
            logs.update(zip(together, room.game.logs([viewer for viewer, _ in together], start), strict=True))
    return logs


def make_draft(room: Room, seat: int, draft: Draft) -> bytes:
    """The answer to the beginning of a decision."""
    view = room.rulebook.view(draft.position, seat)
    return encoder.encode(
        DraftAnswer(room.version, draft.text, draft.parts, view, _offers(room, draft.position))
    )


def make_past(table: str, room: Room, header: msgspec.Raw, viewer: int | None, moves: int) -> bytes:
    """How the table stood after so many moves, or as far as the viewer knows."""
    known = room.known_moves(viewer)
    moves = min(moves, known)
    view = room.rulebook.view(room.position_after(moves), viewer)
    lines = room.game.log(viewer) if room.game is not None else []
    told = [line for line in lines if line.move <= moves]
    return encoder.encode(PastView(table, room.version, viewer, header, moves, known, view, told))


def make_header(
    room: Room,
    name: str,
    names: list[str],
    programs: set[int],
    online: set[int],
    listed: bool,
    watchable: str,
    rematch: str | None,
    chat: str,
    pace: Pace,
) -> msgspec.Raw:
    """The header, encoded: it is the same for everybody."""
    book = room.rulebook
    seats = [
        SeatHeader(
            seat=n,
            id=book.seat_ids[n],
            colour=book.seat_name(n),
            name=names[n],
            kind=chair.kind,
            bot=chair.bot,
            program=chair.kind == PERSON and n in programs,
            online=n in online,
        )
        for n, chair in enumerate(room.chairs)
    ]
    header = Header(
        game=book.key,
        title=book.title,
        name=name,
        options=room.options,
        revision=book.revision,
        box_hash=book.box_hash,
        owned_box=book.owned_box is not None,
        reconstructed=sum(part.affects_play for part in book.reconstructed_at(room.options)),
        seats=seats,
        listed=listed,
        watchable=watchable,
        chat=chat,
        commitment=room.commitment,
        nonces=room.nonces,
        rematch=rematch,
        pace=pace,
    )
    return msgspec.Raw(encoder.encode(header))


def _offers(room: Room, position: Position) -> list[Offer]:
    return [room.rulebook.offer(position, move) for move in position.legal()]


def _undo(room: Room, seat: int) -> Undo | None:
    if room.game is None:
        return None
    try:
        room.game.undoable(seat)
    except Refusal as refusal:
        return Undo(False, refusal.message)
    return Undo(True, None)


def _result(room: Room) -> Result | None:
    seed = room.revealed_seed
    if seed is None:
        return None
    position = room.game.position if room.game is not None else None
    over = room.status == "over"
    return Result(
        scores=position.standing() if position is not None else [],
        ranks=position.ranks() if position is not None and over else None,
        seed=seed.hex(),
    )
