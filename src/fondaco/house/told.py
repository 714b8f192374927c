"""How a table stands, told in sentences: the very ones of the terminal, for whoever plays by listening."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from fondaco.boards import Face, Guide, load_board
from fondaco.boards.voice import Voice
from fondaco.house.kept import Kept
from fondaco.house.troubles import wrong_time


class Told(msgspec.Struct, frozen=True, tag_field="kind", tag="told"):
    """The table in sentences, as far as the viewer may know."""

    table: str
    version: int
    lines: list[str]
    """All that lies on it, one thing after the other."""
    hand: list[str]
    """What the viewer holds."""


def tell(kept: Kept, viewer: int | None, language: str) -> Told:
    """The table as this viewer may hear it."""
    room = kept.room
    room.check_viewer(viewer)
    if room.game is None:
        raise wrong_time("house-not-started")
    book, voice = room.rulebook, _voice(language, tuple(room.rulebook.words))
    names = kept.around.names
    voice.names = {book.seat_name(seat).id: name for seat, name in enumerate(names) if name}
    faces = []
    for seat, name in enumerate(names):
        player = voice("terminal-you") if seat == viewer else room.chairs[seat].bot or ""
        faces.append(Face("", name or voice.say(book.seat_name(seat)), book.seat_ids[seat], player))
    board, view = load_board(book, voice, faces), room.game.view(viewer)
    offers = room.game.offers() if viewer is not None and viewer == room.asked else []
    lines = board.lines(view, offers)
    if offers and isinstance(board, Guide):
        lines += board.sketch_lines(view, offers)
    return Told(kept.id, room.version, lines, board.hand(view))


@lru_cache(maxsize=32)
def _voice(language: str, words: tuple[str, ...]) -> Voice:
    """To read word files takes longer than to speak."""
    return Voice(language, words)
