"""The boards, drawn for a terminal or told in sentences: a file for each game, from what a viewer may see alone.

The terminal shows them, and a house tells them to whoever plays by listening.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast, runtime_checkable

import msgspec

from fondaco.boards.voice import Voice
from fondaco.table.rulebook import Offer, Rulebook, View

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


@runtime_checkable
class Guide(Protocol):
    """A board that also helps with the question at hand."""

    def sketch(self, view: View, offers: Sequence[Offer]) -> RenderableType | None:
        """A drawing of what there is to choose from, if one helps."""

    def sketch_lines(self, view: View, offers: Sequence[Offer]) -> list[str]:
        """The same in sentences."""

    def meant(self, view: View, typed: str) -> str:
        """The text of the move for which a shorter one was typed; what is not short stays as it is."""


class _Module(Protocol):
    def make_board(self, rulebook: Rulebook, voice: Voice, faces: Sequence[Face]) -> Board: ...


def load_board(rulebook: Rulebook, voice: Voice, faces: Sequence[Face]) -> Board:
    """The board of a game."""
    name = rulebook.key.replace("-", "_")
    return cast(_Module, import_module(f"fondaco.boards.{name}")).make_board(rulebook, voice, faces)
