"""What can happen in Yspahan, as it is told to a listener.

An event is a list: its kind, who may know its last argument (EVERYONE, or a bit mask of seats), its arguments.
From events come log lines, animation, statistics and recaps; with no listener none is built.
"""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0  # seat
DAY_BEGUN: Final = 1  # week, day, first player
YELLOW_BOUGHT: Final = 2  # seat, dice, gold paid
ROLLED: Final = 3  # white dice by face, yellow dice by face
GROUP_PLACED: Final = 4  # square, value, white dice, yellow dice
GROUP_TAKEN: Final = 5  # seat, square, action, white dice, yellow dice that count, value
EXTRA_DIE: Final = 6  # seat, kind of card
CAMELS_TAKEN: Final = 7  # seat, camels
GOLD_TAKEN: Final = 8  # seat, gold
CUBE_PLACED: Final = 9  # seat, shop
CUBES_LEFT_OVER: Final = 10  # seat, cubes
SUPERVISOR_MOVED: Final = 11  # seat, from, to, gold paid
CAMEL_PAID: Final = 12  # seat, shop
CUBE_LOADED: Final = 13  # seat, shop or -1, place on the Caravan, points
CARAVAN_SCORED: Final = 14  # seat, cubes, multiplier, points
CARAVAN_EMPTIED: Final = 15
CARD_DRAWN: Final = 16  # seat, reason, kind (secret)
NO_CARD_LEFT: Final = 17  # seat, reason
RESHUFFLED: Final = 18  # cards
CARD_PLAYED: Final = 19  # seat, kind
CAMELS_SOLD: Final = 20  # seat, camels, points
GOLD_SOLD: Final = 21  # seat, gold, points
GOLD_EXCHANGED: Final = 22  # seat, amount
CAMELS_EXCHANGED: Final = 23  # seat, amount
BUILT: Final = 24  # seat, building, camels paid, gold paid, points
YELLOW_REMOVED: Final = 25  # dice
TURN_BEGUN: Final = 26  # seat
TURN_ENDED: Final = 27  # seat
SOUK_SCORED: Final = 28  # seat, souk, value, bonus
WEEK_ENDED: Final = 29  # week
LAST_DAY_ORDER: Final = 30  # seats in their order
GAME_ENDED: Final = 31
GROUPS_SPENT: Final = 32  # seat: no group is left and no card can be drawn either
KINDS_OF_EVENT: Final = 33

# Reasons for drawing a card.
BY_ACTION: Final = 0  # YS-170
NO_GROUP: Final = 1  # YS-079
BY_CARAVANSERAI: Final = 2  # YS-155
