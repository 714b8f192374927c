"""The table in sentences, for those who listen: as the terminal tells it, never more than a viewer may know."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from fondaco.boards import Face, Guide, load_board
from fondaco.boards.voice import Voice
from fondaco.games import GAMES, load_rulebook
from fondaco.table.core import Rng
from fondaco.table.speech import LANGUAGES
from tests.house.kit import Guest, Json, ending_options, guest, served
from tests.house.ways import refusal


async def _told(one: Guest, table: str, language: str, **params: int) -> Json:
    return cast(Json, await one.get(f"/api/tables/{table}/told/{language}", **params))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_told_as_in_the_terminal(game: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            table = await anna.begin(game, ["me", "me", "me"], options=ending_options(game))
            rng = Rng(5)
            for _ in range(12):
                state = await anna.asked(table, [0, 1, 2])
                assert state is not None
                await anna.decide(table, state, rng)
            kept = await house.house.kept(table)
            match = kept.room.game
            assert match is not None
            book = load_rulebook(game)
            for language in LANGUAGES:
                for viewer in (0, 1, None):
                    voice = Voice(language, book.words)
                    voice.names = {book.seat_name(0).id: "Anna"}
                    names = ["Anna", *(voice.say(book.seat_name(seat)) for seat in (1, 2))]
                    you = voice("terminal-you")
                    faces = [
                        Face("", name, book.seat_ids[n], you if n == viewer else "")
                        for n, name in enumerate(names)
                    ]
                    board, view = load_board(book, voice, faces), match.view(viewer)
                    offers = match.offers() if viewer == match.to_act else []
                    expected = board.lines(view, offers)
                    if offers and isinstance(board, Guide):
                        expected += board.sketch_lines(view, offers)
                    told = await _told(anna, table, language, **({} if viewer is None else {"seat": viewer}))
                    assert told["lines"] == expected
                    assert told["hand"] == board.hand(view)
                    assert not [line for line in told["lines"] if "[" in line], "a word is missing"

    asyncio.run(play())


def test_nobody_hears_what_another_seat_knows(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            table = await anna.begin("yspahan", ["me", "medium"], watchable="everyone")
            await _told(bo, table, "en")
            path = f"/api/tables/{table}/told/en"
            assert (await refusal(bo, "GET", f"{path}?seat=0"))[0] == 403
            assert (await refusal(anna, "GET", f"{path}?seat=1"))[0] == 403
            made = await anna.set_table("yspahan", ["me", "open"])
            assert (await refusal(anna, "GET", f"/api/tables/{made['table']}/told/en?seat=0"))[0] == 409

    asyncio.run(play())
