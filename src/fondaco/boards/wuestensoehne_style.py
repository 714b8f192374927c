"""The colours of Im Reich der Wüstensöhne in the terminal; each only repeats what a mark or a letter says."""

from __future__ import annotations

from typing import Final

DIM: Final = "dim"
TARGET_STYLE: Final = "bold green"
BROWN_STYLE: Final = "#b98547"
WHITE_STYLE: Final = "bold"
OASIS_STYLE: Final = "#5fae74"
ICON_STYLE: Final = "bold #5fd7d7"

PLAYER_STYLES: Final = {
    "blue": "bold #6f9bff",
    "orange": "bold #ff9f3f",
    "red": "bold #ff6b5e",
    "violet": "bold #c58aff",
    "green": "bold #5fc46a",
    "yellow": "bold #e0b000",
    "black": "bold #8a8a8a",
    "white": "bold",
    "brown": "bold #c08a4a",
    "grey": "bold #a8a8a8",
}
