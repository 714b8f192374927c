"""What several are told at once is what each would be told alone: sharing the work shares nothing else."""

from __future__ import annotations

import msgspec
import pytest

from fondaco.games import GAMES, load_rulebook
from fondaco.house.decided import Draft
from fondaco.house.events import PERSON, Chair, Opened
from fondaco.house.room import Room, check_table
from fondaco.house.updates import Reader, make_updates
from fondaco.table.core import Rng
from fondaco.table.form import offers_at

SEATS = 3
HEADER = msgspec.Raw(b"{}")


def begun(game: str) -> Room:
    book = load_rulebook(game)
    options = check_table(book, SEATS, dict(book.research_options))
    chairs = [Chair(PERSON)] * SEATS
    room = Room(book, b"s" * 32, Opened(game, book.revision, book.box_hash, options, chairs, "promise"))
    room.apply(room.start(["nonce"] * SEATS, None))
    return room


def play(room: Room, rng: Rng) -> None:
    """One decision at random."""
    assert room.game is not None
    position, picked, text = room.game.position, list[int](), ""
    while True:
        offers = offers_at(room.rulebook, position, picked)
        text = f"{text} {offers[rng.below(len(offers))].text}".strip()
        made = room.move(room.asked, text, room.version)
        if not isinstance(made, Draft):
            room.apply(made)
            return
        position, picked = made.before, made.picked


@pytest.mark.parametrize("game", GAMES)
def test_several_are_told_what_each_would_be_told_alone(game: str) -> None:
    room, rng = begun(game), Rng(7)
    compared = 0
    while compared < 60 and room.status == "playing":
        play(room, rng)
        readers: list[Reader] = [(0, room.version - 1), (1, 1), (2, room.version - 1), (None, 0)]
        together = make_updates("table", room, HEADER, None, readers)
        for reader in readers:
            assert together[reader] == make_updates("table", room, HEADER, None, [reader])[reader]
        compared += 1
    assert compared == 60
