"""A sheet of squared paper: every character has its place and its style."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text


class Canvas:
    """Rows of characters; what is put beyond the edge is left out."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, column: int, row: int, text: str, style: str = "") -> None:
        if 0 <= row < self.height:
            for at, character in enumerate(text, start=column):
                if 0 <= at < self.width:
                    self._cells[row][at] = (character, style)

    def text(self) -> Text:
        """The sheet as one text, its rows on lines of their own."""
        sheet = Text(no_wrap=True)
        for number, row in enumerate(self._cells):
            if number:
                sheet.append("\n")
            for style, run in groupby(row, key=lambda cell: cell[1]):
                sheet.append("".join(character for character, _ in run), style or None)
        return sheet
