"""What a viewer of a table is sent: built up from what this viewer may know, encoded once for all who see the same.

Messages stay ids with arguments; whoever reads renders them in his own language (`/api/words`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, get_args, get_origin

import msgspec
from msgspec import Raw
from msgspec.structs import fields

from fondaco.house.decided import Draft
from fondaco.house.events import PERSON
from fondaco.house.frames import (
    DraftAnswer,
    Header,
    PastView,
    Result,
    SeatHeader,
    Undo,
    Update,
    encoder,
    room_to_encode,
)
from fondaco.house.pace import ClockTold, Pace
from fondaco.house.room import Room
from fondaco.table.form import form_at, offers_at
from fondaco.table.game import Game
from fondaco.table.history import LogLine
from fondaco.table.rulebook import View
from fondaco.table.ties import ties_of

MANY: Final = 8
"""Of a list with so many elements those that all see alike are encoded once; of a shorter one it is not worth it."""

Reader = tuple[int | None, int]
"""Who reads: a seat or a spectator, and the version he has."""


def make_updates(
    table: str, room: Room, header: msgspec.Raw, clock: ClockTold | None, readers: Sequence[Reader]
) -> dict[Reader, bytes]:
    """The updates that bring readers from the version they have to now; what all see alike is made once."""
    for viewer in {viewer for viewer, _ in readers}:
        room.check_viewer(viewer)
    game, buffer = room.game, room_to_encode()
    views: dict[int | None, View] = {}
    if game is not None:
        viewers = list(dict.fromkeys([viewer for viewer, _ in readers]))
        made = game.views(viewers)
        _encode_once(made, buffer)
        views = dict(zip(viewers, made, strict=True))
    log_from = {follows: room.log_from(follows) for _, follows in readers}
    logs = _logs(room, readers, log_from)
    status, asked, result = room.status, room.asked, _result(room)
    updates: dict[Reader, bytes] = {}
    for reader in readers:
        viewer, follows = reader
        is_asked = game is not None and viewer is not None and viewer == asked
        update = Update(
            table=table,
            version=room.version,
            follows=follows,
            status=status,
            you=viewer,
            header=header,
            clock=clock,
            moves=room.known_moves(viewer),
            view=views.get(viewer),
            offers=offers_at(game.rulebook, game.position) if game is not None and is_asked else None,
            undo=_undo(game, asked) if game is not None and is_asked else None,
            log_from=log_from[follows],
            log=logs[reader],
            news_from=None if viewer is None else room.log_from(room.decided.get(viewer, 0)),
            result=result,
            forced=game is not None and is_asked and game.rulebook.is_forced(game.position),
            form=game.form() if game is not None and is_asked else None,
        )
        updates[reader] = _encoded(update, buffer)
    return updates


@cache
def _lists_of(kind: type[View]) -> tuple[str, ...]:
    """The fields of a view that are lists of more than plain numbers and names, which are encoded in no time."""
    return tuple(
        field.name
        for field in fields(kind)
        if get_origin(field.type) is list and get_args(field.type)[0] not in (int, str)
    )


def _encoded(said: object, buffer: bytearray) -> bytes:
    encoder.encode_into(said, buffer)
    return bytes(buffer)


def _encode_once(views: Sequence[View], buffer: bytearray) -> None:
    """Encode what all these views share: where all see alike, a view has the very list, or element, of the others."""
    if len(views) < 2:
        return
    for name in _lists_of(type(views[0])):
        lists = [getattr(view, name) for view in views]
        first = lists[0]
        if not first:
            continue
        if all(one is first for one in lists):
            shared = Raw(_encoded(first, buffer))
            for view in views:
                setattr(view, name, shared)
        elif len(first) >= MANY and all(len(one) == len(first) for one in lists):
            lists = [one[:] for one in lists]
            for nth, element in enumerate(first):
                if all(one[nth] is element for one in lists):
                    shared = Raw(encoder.encode(element))
                    for one in lists:
                        one[nth] = shared
            for view, one in zip(views, lists, strict=True):
                setattr(view, name, one)


def _logs(room: Room, readers: Sequence[Reader], log_from: dict[int, int]) -> dict[Reader, list[LogLine]]:
    """What each reader has not read yet; those who have read as far are told together."""
    logs: dict[Reader, list[LogLine]] = {}
    for start in set(log_from.values()):
        together = [reader for reader in readers if log_from[reader[1]] == start]
        if room.game is None:
            told: list[list[LogLine]] = [[] for _ in together]
        else:
            told = room.game.logs([viewer for viewer, _ in together], start)
        logs.update(zip(together, told, strict=True))
    return logs


def make_draft(room: Room, seat: int, draft: Draft) -> bytes:
    """The answer to the beginning of a decision."""
    book, before, picked = room.rulebook, draft.before, draft.picked
    view = book.view(draft.position, seat)
    offers, form = offers_at(book, before, picked), form_at(book, before, picked)
    answer = DraftAnswer(room.version, draft.text, draft.parts, view, offers, form)
    return _encoded(answer, room_to_encode())


def past_of(
    table: str, room: Room, header: msgspec.Raw, viewer: int | None, moves: int
) -> Callable[[], bytes]:
    """How the table stood after so many moves, or as far as the viewer knows: to be made aside, whatever goes on."""
    room.check_viewer(viewer)
    known, version = room.known_moves(viewer), room.version
    moves = min(moves, known)
    past = room.past(moves)

    def make() -> bytes:
        view = past.rulebook.view(past.position(), viewer)
        said = PastView(table, version, viewer, header, moves, known, view, past.log(viewer))
        return _encoded(said, room_to_encode())

    return make


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
        dice=book.has_dice,
        commitment=room.commitment,
        nonces=room.nonces,
        rematch=rematch,
        pace=pace,
    )
    return msgspec.Raw(encoder.encode(header))


def _undo(game: Game, seat: int) -> Undo:
    barrier = game.undo_barrier(seat)
    return Undo(barrier is None, barrier)


def _result(room: Room) -> Result | None:
    seed = room.revealed_seed
    if seed is None:
        return None
    position = room.game.position if room.game is not None else None
    if position is None:
        return Result(scores=[], ranks=None, seed=seed.hex())
    scores = position.standing()
    if room.status != "over":
        return Result(scores=scores, ranks=None, seed=seed.hex())
    ties = ties_of(scores, room.rulebook.deciders(position))
    return Result(scores=scores, ranks=position.ranks(), seed=seed.hex(), ties=ties)
