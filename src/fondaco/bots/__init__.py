"""Bots: they see only what their seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.table.refusal import UsageError

if TYPE_CHECKING:
    from fondaco.bots.bot import Bot

BOTS = ("random", "greedy")
"""The bots one can invite, the weakest first."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, with a generator of its own."""
    from fondaco.bots.greedy import GreedyBot
    from fondaco.bots.random_bot import RandomBot

    kinds: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}
    if name not in kinds:
        raise UsageError(f'Unknown bot "{name}": there is {", ".join(BOTS)}.')
    return kinds[name](seed)
