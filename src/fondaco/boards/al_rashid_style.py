"""The colours and marks of Al Rashid in the terminal; a colour only repeats what a mark or a letter says."""

from __future__ import annotations

from typing import Final

DIM: Final = "dim"
TARGET: Final = "▶"
TARGET_STYLE: Final = "bold green"
RESOLVED: Final = "×"
RECONSTRUCTED: Final = "*"
NOTHING: Final = "–"

PLAYER_STYLES: Final = {
    "red": "bold #ff6b5e",
    "blue": "bold #6f9bff",
    "green": "bold #5fc46a",
    "yellow": "bold #e0b000",
    "white": "bold",
}
TILE_STYLES: Final = {"red": "#ff6b5e", "blue": "#6f9bff"}
BORDERS: Final = {"brown": "activated", "purple": "continuous", "green": "instantaneous"}
"""The border of an office, and the word of the glossary for what it means."""
BORDER_STYLES: Final = {"brown": "#c08040", "purple": "#b07fd7", "green": "#5fc46a"}
