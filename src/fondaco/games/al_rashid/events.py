"""What can happen in Al Rashid, as it is told to a listener.

An event is a list: its kind, who may know its last argument (EVERYONE, or a bit mask of seats), its arguments.
From events come log lines, animation, statistics and recaps; with no listener none is built.
"""

from __future__ import annotations

from typing import Final

PLAY_ORDER: Final = 0  # seats in their order
START_GOODS: Final = 1  # seat, goods by type
TILE_DRAWN: Final = 2  # seat, colour, value (secret)
PILE_REFILLED: Final = 3  # colour, tiles
CRISIS: Final = 4  # card in the order of the file
TILE_PLACED: Final = 5  # territory, colour
TURN_BEGUN: Final = 6  # turn
PLACED: Final = 7  # seat, piece, area
RESOLUTION_BEGUN: Final = 8
ACTIVATED: Final = 9  # seat, office
AREA_CHOSEN: Final = 10  # seat, area
RANKED: Final = 11  # seat, area, position from 0, dominance
NOT_ACTING: Final = 12  # seat, area, dominance
TILES_REVEALED: Final = 13  # area, then the number of tiles of each kind now lying there
FOUGHT: Final = 14  # seat, then the number of discarded tiles of each kind
BEATEN: Final = 15  # seat, colour, own strength, enemy strength
NOT_BEATEN: Final = 16  # seat, colour, own strength, enemy strength
BATTLE_WON: Final = 17  # seat, area
BATTLE_LOST: Final = 18  # seat, area
RETREATED: Final = 19  # seat, area
DISHONOUR: Final = 20  # seat, tokens, reason
TRADED: Final = 21  # seat, area, items by type
NOTHING_TRADED: Final = 22  # seat, area
PAID: Final = 23  # seat, cost, goods by type
LETTERS_USED: Final = 24  # seat, letters
GOOD_GIVEN: Final = 25  # seat, good
OFFICE_TAKEN: Final = 26  # seat, office
PIECE_GAINED: Final = 27  # seat, piece
GOODS_GAINED: Final = 28  # seat, goods by type
LETTER_GAINED: Final = 29  # seat, letters
INFLUENCE_GAINED: Final = 30  # seat, tokens
EXCHANGED: Final = 31  # seat, good given, good taken
ORDER_ASKED: Final = 32  # seat
SPIES_SENT: Final = 33  # seat
NO_ACTION: Final = 34  # seat, area
LOOKED: Final = 35  # seat, territory
TILE_SEEN: Final = 36  # seat, territory, kind (secret)
PIECE_MOVED: Final = 37  # seat, piece, from, to
GAVE_UP: Final = 38  # seat
TILE_MOVED: Final = 39  # seat, colour, from, to
SAGE_REMOVED: Final = 40  # seat, whose, area
CARD_SEEN: Final = 41  # seat, card (secret)
CARD_KEPT: Final = 42  # seat
CARD_BURIED: Final = 43  # seat
DISHONOUR_REMOVED: Final = 44  # seat, tokens
AREA_LEFT: Final = 45  # area
REFILLED: Final = 46  # territory, goods by type, letters
OFFICES_TURNED_UP: Final = 47
NEW_ORDER: Final = 48  # seats in their order
GAME_ENDED: Final = 49
WITHDREW: Final = 50  # seat, area: pieces back to the reserve after a lost battle or a retreat
KINDS_OF_EVENT: Final = 51

# Reasons for dishonour (AR-254).
BY_RETREAT: Final = 0  # AR-099
BY_NO_PASHA: Final = 1  # AR-165
BY_NO_PRIMARY_ACTION: Final = 2  # AR-123
