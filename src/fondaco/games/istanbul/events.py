"""What can happen in Istanbul, as it is told to a listener.

An event is a list: its kind, who may know its last argument (EVERYONE, or a bit mask of seats), its arguments.
From events come log lines, animation, statistics and recaps; with no listener none is built.
"""

from __future__ import annotations

from typing import Final

# About the table; no seat is their subject.
LAYOUT_SET: Final = 0  # the places cell by cell
DEMAND_SHOWN: Final = 1  # market, tile
FIGURE_MOVED: Final = 2  # figure, first die, second die
NEUTRAL_MOVED: Final = 3  # which, from, first die, second die
ROUND_BEGUN: Final = 4  # round
RESHUFFLED: Final = 5  # bonus cards
GUILD_RESHUFFLED: Final = 6  # guild cards
LETTERS_RESHUFFLED: Final = 7  # letters
KIOSK_RESHUFFLED: Final = 8  # tiles
KIOSK_TURNED_UP: Final = 9  # tile
TRACK_REFILLED: Final = 10  # track
LAST_ROUND_OVER: Final = 11
GAME_ENDED: Final = 12
SEATLESS: Final = 13
"""The kinds below this are about no seat."""

# About a seat, the first argument.
FIRST_PLAYER: Final = 13
TURN_BEGUN: Final = 14  # 1 for an additional turn
MERCHANT_MOVED: Final = 15  # from, to
COMPANION_MOVED: Final = 16  # from, to
COMPANION_PLACED: Final = 17  # place
COMPANION_TAKEN: Final = 18  # from a place, or 0 from the general supply
FAMILY_MOVED: Final = 19  # from, to
ASSISTANT_LEFT: Final = 20  # place
ASSISTANT_PICKED_UP: Final = 21  # place
ASSISTANT_RETURNED: Final = 22  # place
TURN_CUT_SHORT: Final = 23
SEAT_PAID: Final = 24  # other seat, Lira, reason
SUPPLY_PAID: Final = 25  # Lira
LIRA_GAINED: Final = 26  # Lira
GOODS_GAINED: Final = 27  # good, number due, number gained
GOODS_PAID: Final = 28  # good, number
COFFEE_GAINED: Final = 29  # number due, number gained
COFFEE_PAID: Final = 30  # number
ACTION_BEGUN: Final = 31  # place
ACTION_DECLINED: Final = 32  # place
EXTENDED: Final = 33  # extensions owned
RUBY_GAINED: Final = 34  # place it comes from, rubies owned
MOSQUE_TILE: Final = 35  # colour
TAVERN_TILE: Final = 36  # kind
BARRIER_MOVED: Final = 37  # edge
ROLLED: Final = 38  # first die, second die
DIE_TURNED: Final = 39  # first die, second die
ROLLED_ONE: Final = 40  # die
ANNOUNCED: Final = 41  # number
SOLD: Final = 42  # market, goods by colour, Lira
CARD_DRAWN: Final = 43  # kind (secret)
CARD_TAKEN: Final = 44  # kind
CARD_PLAYED: Final = 45  # kind, kind whose effect it has
CARD_DISCARDED: Final = 46  # kind
NO_CARD_LEFT: Final = 47
GUILD_DRAWN: Final = 48  # kind (secret)
GUILD_TAKEN: Final = 49  # kind
GUILD_PLAYED: Final = 50  # kind
GUILD_DISCARDED: Final = 51  # kind
NO_GUILD_CARD_LEFT: Final = 52
LETTER_RECEIVED: Final = 53  # place
LETTER_DELIVERED: Final = 54  # place
LETTER_DISCARDED: Final = 55  # place, 1 if delivered
NO_LETTER_LEFT: Final = 56
CAUGHT: Final = 57  # other seat
FIGURE_USED: Final = 58  # figure
FIGURE_SUMMONED: Final = 59  # figure, place
KIOSK_CHOSEN: Final = 60  # tile
KIOSK_LEFT: Final = 61  # tile whose offer is declined
BID: Final = 62  # Lira
BID_PASSED: Final = 63
AUCTION_WON: Final = 64  # Lira
FRUIT_TILE_USED: Final = 65  # place
DOUBLE_MOVE: Final = 66
END_TRIGGERED: Final = 67  # rubies
TURN_ENDED: Final = 68
KINDS_OF_EVENT: Final = 69

# Reasons for paying another seat.
MET: Final = 0  # IS-050, IL-050
CROSSED: Final = 1  # IM-055
AUCTION: Final = 2  # IL-115
