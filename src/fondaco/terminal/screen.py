"""What is shown and what is typed: drawn for an eye, told in plain lines for an ear, either way line by line.

Colour appears on a terminal only and never without `NO_COLOR` in mind; it never says anything that a mark or a
letter does not say too. A character that the output cannot show is replaced by its nearest in ASCII.
"""

from __future__ import annotations

import codecs
import contextlib
import os
import shutil
import sys
import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

NARROWEST = 80
WIDEST = 120
_MARKS = "●▲■◆★"
_NEAREST = {
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‹": "'", "›": ">", "’": "'", "‘": "'",
    "–": "-", "—": "-", "−": "-", "×": "x", "…": "...", "·": ".", "†": "+", "◉": "@", "→": ">", "←": "<",
    "▶": ">", "▷": "}", "○": "o", "─": "-", "│": "|", "├": "+", "┤": "+", "═": "=", "║": "H", "╬": "#",
    "┌": "+", "┬": "+", "┐": "+", "┼": "+", "└": "+", "┴": "+", "┘": "+",
    "░": ":", "≈": "%", "\u202f": " ", "\u00a0": " ", "ß": "ss",
}  # fmt: skip
_WIPE = "\x1b[2J\x1b[3J\x1b[H"


def nearest(error: UnicodeError) -> tuple[str, int]:
    """The error handler that puts the nearest ASCII for what cannot be encoded."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    replaced = ""
    for character in error.object[error.start : error.end]:
        plain = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
        replaced += _NEAREST.get(character) or plain or "?"
    return replaced, error.end


class Screen:
    """The screen and the keyboard, or what stands in for them."""

    def __init__(self, plain: bool = False) -> None:
        codecs.register_error("fondaco-nearest", nearest)
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(AttributeError, ValueError):
                stream.reconfigure(errors="fondaco-nearest")  # type: ignore[union-attr]  # not of a stand-in
        self.is_terminal = sys.stdout.isatty()
        self.is_typed = sys.stdin.isatty()
        columns = shutil.get_terminal_size((NARROWEST, 24)).columns if self.is_terminal else NARROWEST
        self.plain = plain or columns < NARROWEST
        self.width = min(columns, WIDEST)
        self._console: Console | None = None

    @property
    def console(self) -> Console:
        if self._console is None:
            from rich.console import Console

            self._console = Console(width=self.width, highlight=False, markup=False, emoji=False)
        return self._console

    def marks(self, colours: Sequence[str]) -> list[str]:
        """A mark for each seat: a shape, or the letter of its colour where shapes cannot be shown."""
        try:
            _MARKS.encode(sys.stdout.encoding or "ascii")
        except (UnicodeEncodeError, LookupError):
            return [colour[0].upper() for colour in colours]
        return list(_MARKS[: len(colours)])

    def line(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """A sentence, or a paragraph of them; a `whole` one holds something to copy and is never folded."""
        if self.plain:
            print(text)
        else:
            from rich.text import Text

            self.console.print(Text(text, style=style), soft_wrap=whole)

    def draw(self, drawing: RenderableType) -> None:
        self.console.print(drawing)

    def ask(self, prompt: str) -> str:
        """A typed line; EOFError when there are no more."""
        sys.stdout.flush()
        if self.is_typed:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (lets a typed line be edited and recalled)
            return input(prompt)
        print(prompt, end="", flush=True)
        typed = sys.stdin.readline()
        if not typed:
            print()
            raise EOFError
        print(typed.rstrip("\r\n"))
        return typed.rstrip("\r\n")

    def wipe(self) -> None:
        """Leave nothing to read, not even by scrolling back; in a pipe a line stands for it."""
        if self.is_terminal and os.environ.get("TERM") != "dumb":
            print(_WIPE, end="", flush=True)
        else:
            print("\n" + "=" * 40 + "\n")
