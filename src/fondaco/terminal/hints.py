"""What an expert would do on a person's seat, and why, in words; it knows what that person knows."""

from __future__ import annotations

from typing import Final

from fondaco.boards.voice import Voice
from fondaco.bots import LEVELS, make_bot
from fondaco.bots.bot import WHOLE, late_after
from fondaco.bots.explanation import Explanation, texts_of
from fondaco.table.core import Rng
from fondaco.table.game import Game

SECONDS: Final = 1.0
ARROW: Final = " → "


def hint(game: Game, seat: int, say: Voice) -> list[str]:
    """The lines to show."""
    bot = make_bot(LEVELS[-1], len(game.played))
    bot.is_late = late_after(SECONDS)
    found = bot.explain(
        lambda: game.view(seat), game.position.legal(), lambda rng: game.imagine(seat, rng), WHOLE
    )
    return in_words(game, found, say)


def in_words(game: Game, found: Explanation, say: Voice) -> list[str]:
    """An explanation in the words of a language; moves are written as one may type them."""
    level = say("bot-level", level=found.bot)
    plays = game.rulebook.text(game.position, found.move)
    lines = [say("terminal-hint-plays", level=level, moves=plays)]
    world = game.imagine(found.seat, Rng(0))
    for way in found.ways:
        chance = round(way.chances[found.seat] * 100)
        moves = ARROW.join(texts_of(game.rulebook, world, way))
        lines.append("  " + say("terminal-hint-way", chance=chance, moves=moves, worlds=way.tries))
    if found.sure is not None:
        lines.append(say("terminal-hint-sure", sure=round(found.sure * 100)))
    return lines
