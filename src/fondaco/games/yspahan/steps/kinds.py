"""The kinds of steps. Those that ask chance come first; the numbers also name the events of chance."""

from __future__ import annotations

from typing import Final

# Chance (section 21).
FIRST_PLAYER: Final = 0  # YS-CH-01
WHITE_DIE: Final = 1  # YS-CH-02: dice left, yellow dice to follow
YELLOW_DIE: Final = 2  # YS-CH-02: dice left
DRAW: Final = 3  # YS-CH-03: seat, reason
CHANCE_KINDS: Final = 4

# Questions that begin a decision.
BEFORE_ROLL: Final = 4  # YS-DP-01 with window (a)
TAKE_GROUP: Final = 5  # YS-DP-04 with window (b)
PLACE_CUBES: Final = 6  # YS-DP-05: district, cubes left
MOVE_SUPERVISOR: Final = 7  # YS-DP-06: value of the group
SHIP_ORDER: Final = 8  # YS-DP-07: two shops
SHIP: Final = 9  # YS-DP-08: shop
BETWEEN_SHIPMENTS: Final = 10  # window (c)
AFTER_ACTION: Final = 11  # YS-DP-09 and YS-DP-11 with window (d)

# Further parts of a decision: nobody else sees them before the last one.
GROUP_ACTION: Final = 12  # YS-DP-13: square
EXTRA_DIE: Final = 13  # YS-DP-14: square
BUILD_ACTION: Final = 14  # YS-DP-10: square
CARD_SHOP: Final = 15  # YS-DP-03 of place_shop
CARD_DIRECTION: Final = 16  # YS-DP-03 of exchange
CARD_AMOUNT: Final = 17  # YS-DP-03: purpose, at most, high digit or -1
CARD_BUILD: Final = 18  # YS-DP-03 of a build card: its kind

# Work without a question.
TURN: Final = 19  # number of the turn in the day
YELLOW_LEAVES: Final = 20
DAY_END: Final = 21
GAME_OVER: Final = 22
STEP_KINDS: Final = 23
