"""The colours of Yspahan in the terminal; each only repeats what a mark or a letter says."""

from __future__ import annotations

from typing import Final

DIM: Final = "dim"
FREE: Final = "·"
SUPERVISOR: Final = "◉"
TARGET: Final = "+"
TARGET_STYLE: Final = "bold green"

PLAYER_STYLES: Final = {
    "blue": "bold #6f9bff",
    "red": "bold #ff6b5e",
    "green": "bold #5fc46a",
    "yellow": "bold #e0b000",
}
SOUK_STYLES: Final = {
    "white": "",
    "blue": "#5fafd7",
    "yellow": "#cdae2c",
    "pink": "#d77fd7",
    "orange": "#d7875f",
}
