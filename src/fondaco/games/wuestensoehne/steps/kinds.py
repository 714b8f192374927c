"""The kinds of steps. Those that ask chance come first; the numbers also name the events of chance."""

from __future__ import annotations

from typing import Final

# Chance (section 16.1).
FIRST_PLAYER: Final = 0  # WS-C05
START_TILE: Final = 1  # WS-C01: seat
DRAW_TILE: Final = 2  # WS-C02
EXCHANGE_TILE: Final = 3  # WS-C03: seat
RUMOUR_TILE: Final = 4  # WS-C04: seat
CHANCE_KINDS: Final = 5

# Questions (section 16).
CHOOSE_START: Final = 5  # WS-D01: seat
DISCARD: Final = 6  # WS-D02
MOVE: Final = 7  # WS-D03
DISCOVER: Final = 8  # WS-D04
LAY: Final = 9  # WS-D05
EXCHANGE: Final = 10  # WS-D06: robbed seat
EXPLORER: Final = 11  # WS-D07
RETRIEVE: Final = 12  # WS-D08
VALUE_NEXT: Final = 13  # WS-D09: 1 once it was told what is complete
TAKE_ICON: Final = 14  # WS-D10: 1 if the turban is in the line, oasis
SWAP_GOOD: Final = 15  # WS-D11: seat, good
PUT_RUMOUR: Final = 16  # WS-D12: seat
LOOK_RUMOUR: Final = 17  # WS-D13: seat
LOOKED: Final = 18  # WS-D13: seat, space
BONUS: Final = 19  # WS-D14

# Work without a question.
GO: Final = 20  # a player's go begins: seat
GO_END: Final = 21
GAME_OVER: Final = 22
STEP_KINDS: Final = 23
