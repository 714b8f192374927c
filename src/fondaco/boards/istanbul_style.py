"""The colours and marks of Istanbul in the terminal; a colour only repeats what a mark or a letter says."""

from __future__ import annotations

from typing import Final

DIM: Final = "dim"
TARGET: Final = "▶"
COMPANION_TARGET: Final = "▷"
TARGET_STYLE: Final = "bold green"
BARRIER_STYLE: Final = "bold #e0b000"
FIGURE_STYLE: Final = "bold #b07fd7"
RECONSTRUCTED: Final = "*"

PLAYER_STYLES: Final = {
    "red": "bold #ff6b5e",
    "blue": "bold #6f9bff",
    "green": "bold #5fc46a",
    "yellow": "bold #e0b000",
    "white": "bold",
}
