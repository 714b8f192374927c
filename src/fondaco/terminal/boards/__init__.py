"""The boards as the terminal shows them: one file per game, from what a viewer may see and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

import msgspec

from fondaco.table.rulebook import Offer, Rulebook, View
from fondaco.terminal.voice import Voice

if TYPE_CHECKING:
    from rich.console import RenderableType


class Face(msgspec.Struct, frozen=True):
    """A seat as it is shown: its mark (none where all is told in sentences), its name, and what plays it."""

    mark: str
    name: str
    colour: str
    player: str = ""
    """“you”, or the name of the bot."""

    def __str__(self) -> str:
        return f"{self.mark} {self.name}".strip()


class Board(Protocol):
    """Shows one game: drawn for an eye, or told in lines for an ear."""

    def drawing(self, view: View, offers: Sequence[Offer]) -> RenderableType:
        """The whole table; what the offers touch is made to stand out."""

    def lines(self, view: View, offers: Sequence[Offer]) -> list[str]:
        """The whole table as sentences, one thing after the other."""

    def hand(self, view: View) -> list[str]:
        """What the viewer holds, one line each."""


class _Module(Protocol):
    def make_board(self, rulebook: Rulebook, voice: Voice, faces: Sequence[Face]) -> Board: ...


def load_board(rulebook: Rulebook, voice: Voice, faces: Sequence[Face]) -> Board:
    """The board of a game."""
    name = rulebook.key.replace("-", "_")
    return cast(_Module, import_module(f"fondaco.terminal.boards.{name}")).make_board(rulebook, voice, faces)
