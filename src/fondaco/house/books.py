"""The rulebooks that tables need: one for each game, and a few for owners' boxes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from fondaco.games import GAMES, load_rulebook
from fondaco.house.examiner import Examiner
from fondaco.house.examining import BoxBrought
from fondaco.house.troubles import invalid
from fondaco.table.box import BoxError
from fondaco.table.rulebook import Rulebook

MOST: Final = 32
"""So many rulebooks are kept; a house has few owners' boxes."""


class Books:
    """Rulebooks, read once and kept."""

    def __init__(self, examiner: Examiner) -> None:
        self._examiner = examiner
        self._books: OrderedDict[tuple[str, str], Rulebook] = OrderedDict()
        self._reading = asyncio.Lock()
        """One at a time: a thousand tables want the same one after a restart."""

    async def get(self, game: str, box_text: str | None = None) -> Rulebook:
        """The rulebook of a game with its own box, or with an owner's that a table of the house has."""
        if game not in GAMES:
            raise invalid("house-no-game", game=game)
        key = _key(game, box_text)
        book = self._books.get(key)
        if book is None:
            async with self._reading:
                book = self._books.get(key) or await self._read(key, game, box_text)
        self._books.move_to_end(key)
        return book

    async def accept(self, game: str, box_text: str | None = None) -> Rulebook:
        """The same with a box that somebody brings: the examiner reads it before anything here does."""
        if game in GAMES and box_text is not None and _key(game, box_text) not in self._books:
            await self._examiner.ask(BoxBrought(game, box_text))
        return await self.get(game, box_text)

    async def _read(self, key: tuple[str, str], game: str, box_text: str | None) -> Rulebook:
        try:
            book = await asyncio.to_thread(load_rulebook, game, box_text)
        except BoxError as error:
            raise invalid("house-box-refused", reason=str(error)) from error
        self._books[key] = book
        if len(self._books) > MOST:
            self._books.popitem(last=False)
        return book


def _key(game: str, box_text: str | None) -> tuple[str, str]:
    return game, "" if box_text is None else sha256(box_text.encode(errors="surrogatepass")).hexdigest()
