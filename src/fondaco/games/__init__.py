"""The games, each in the same rooms, and the register by which the house finds them."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from fondaco.table.refusal import UsageError
from fondaco.table.rulebook import Rulebook

GAMES = ("yspahan", "istanbul", "wuestensoehne", "al-rashid")
"""The keys of the games, in the order they are shown."""


class _Module(Protocol):
    def load(self, box_text: str | None = None, source: str = "box.toml") -> Rulebook: ...


def load_rulebook(key: str, box_text: str | None = None, source: str = "box.toml") -> Rulebook:
    """The rulebook of a game with its own box, or with an owner's box file."""
    if key not in GAMES:
        raise UsageError(f'Unknown game "{key}": there is {", ".join(GAMES)}.')
    module = cast(_Module, import_module(f"fondaco.games.{key.replace('-', '_')}.rulebook"))
    return module.load(box_text, source)
