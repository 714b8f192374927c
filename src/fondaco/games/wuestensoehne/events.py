"""What can happen in Im Reich der Wüstensöhne, as it is told to a listener.

An event is a list: its kind, who may know its last argument (EVERYONE, or a bit mask of seats), its arguments.
From events come log lines, animation, statistics and recaps; with no listener none is built.
"""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0  # seat
START_TILE: Final = 1  # seat, tile
CARAVAN_PLACED: Final = 2  # seat, field
GO_BEGUN: Final = 3  # seat
BONUS_TURN: Final = 4  # seat
TILE_DISCARDED: Final = 5  # seat, tile
CARAVAN_MOVED: Final = 6  # seat, from, to, water paid
TILE_DRAWN: Final = 7  # seat, tile
TILE_USED: Final = 8  # seat, tile
TILE_STOLEN: Final = 9  # seat, robbed seat, tile
TILE_LAID: Final = 10  # seat, tile, field, rotation
TILE_KEPT: Final = 11  # seat, tile: it fits nowhere at the caravan
NOTHING_DISCOVERED: Final = 12  # seat
TILE_EXCHANGED: Final = 13  # seat, tile
EXCHANGE_REFUSED: Final = 14  # seat
EXPLORER_PLACED: Final = 15  # seat, explorer, field, section
EXPLORER_RETRIEVED: Final = 16  # seat, explorer, field
OASIS_LOST: Final = 17  # seat, field, section: complete without explorers
VALUATION_BEGUN: Final = 18  # seat that completed it, field, section, explorers in line
WATER_PAID: Final = 19  # seat, explorer
SENT_HOME: Final = 20  # seat, explorer: no water
ICON_TAKEN: Final = 21  # seat, explorer, icon
GOOD_TAKEN: Final = 22  # seat, good
GOOD_SWAPPED: Final = 23  # seat, good put back, good taken
GOOD_GIVEN_UP: Final = 24  # seat, good
SUPPLY_EMPTY: Final = 25  # seat, icon
CAMEL_TAKEN: Final = 26  # seat
WATER_TAKEN: Final = 27  # seat, stones
RUMOUR_SEEN: Final = 28  # seat, rumour tile (secret)
RUMOUR_PUT: Final = 29  # seat, space
RUMOUR_LOOKED_AT: Final = 30  # seat, space, rumour tile (secret)
RUMOUR_LEFT: Final = 31  # seat, space
RUMOUR_TAKEN_OFF: Final = 32  # seat, space
NO_LOOK: Final = 33  # seat
EMPTY_HANDED: Final = 34  # seat, explorer: no icon was left
TURBAN_PASSED: Final = 35  # from, to
PILES_EMPTY: Final = 36
LAST_ROUND: Final = 37
STALLED: Final = 38
RUMOUR_REVEALED: Final = 39  # space, rumour tile
PLAYER_SCORED: Final = 40  # seat, gold, water
GAME_ENDED: Final = 41
KINDS_OF_EVENT: Final = 42
