"""Saying what a house says: by its message in the reader's language, with words of this program."""

from __future__ import annotations

from fondaco.boards.voice import Voice
from fondaco.games import GAMES
from fondaco.terminal.guest.troubles import Trouble

HOUSE_WORDS = "fondaco.house"
"""The package whose word files speak for a house."""


def guest_voice(language: str, game: str | None = None) -> Voice:
    """For all that is said before a game begins."""
    own = [f"fondaco.games.{game.replace('-', '_')}"] if game in GAMES and game is not None else []
    return Voice(language, ["fondaco.table", *own, HOUSE_WORDS])


def say_trouble(say: Voice, trouble: Trouble) -> str:
    """A trouble as a sentence; a newer house may say something of which only it has words."""
    if say.knows(trouble.message.id) or not trouble.text:
        return say.say(trouble.message)
    return trouble.text
