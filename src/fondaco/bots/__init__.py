"""Bots: they see only what their seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fondaco.table.refusal import UsageError

if TYPE_CHECKING:
    from fondaco.bots.bot import Bot

LEVELS: Final = ("easy", "medium", "hard", "expert")
"""The levels one can invite, the weakest first."""
BOTS: Final = ("random", *LEVELS)
"""All bots; the random one is what the others are measured against."""
USUAL: Final = "medium"
"""Who is invited where nobody says more."""
FORMER: Final = {"greedy": "medium"}
"""What bots were called before, in records and stored tables."""


def present_name(name: str) -> str:
    """What a bot is called now."""
    return FORMER.get(name, name)


def is_bot(name: str) -> bool:
    """Whether there is such a bot, by its present name or a former one."""
    return present_name(name) in BOTS


def level_below(name: str) -> str | None:
    """Who plays where this bot cannot; nobody plays worse than the random one."""
    at = BOTS.index(present_name(name))
    return BOTS[at - 1] if at else None


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, with a generator of its own."""
    from fondaco.bots.easy import EasyBot
    from fondaco.bots.expert import ExpertBot
    from fondaco.bots.greedy import GreedyBot
    from fondaco.bots.hard import HardBot
    from fondaco.bots.random_bot import RandomBot

    kinds: dict[str, type[Bot]] = {
        bot.name: bot for bot in (RandomBot, EasyBot, GreedyBot, HardBot, ExpertBot)
    }
    kind = kinds.get(present_name(name))
    if kind is None:
        raise UsageError(f'Unknown bot "{name}": there is {", ".join(BOTS)}.')
    return kind(seed)
