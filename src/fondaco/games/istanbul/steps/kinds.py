"""The kinds of steps. Those that ask chance come first; the numbers also name the events of chance.

Then come steps that need no decision, then the questions that begin a decision, then those that ask for a further
part of one. While a decision is not finished its parts lie on top of the question that began it.
"""

from __future__ import annotations

from typing import Final

# Chance (section 14.2).
FIRST_PLAYER: Final = 0  # IS-011
LAYOUT: Final = 1  # IS-009: the next cell
FOUNTAIN_CELL: Final = 2  # IS-009
TEA_HOUSE_CELL: Final = 3  # IS-009
DEMAND: Final = 4  # IS-CH-12: market
DICE: Final = 5  # IS-CH-02, IS-CH-10
FIGURE_DICE: Final = 6  # IS-CH-03
NEUTRAL_DICE: Final = 7  # IS-CH-04
ONE_DIE: Final = 8  # IS-CH-09: seat
DRAW: Final = 9  # IS-CH-05: seat
DRAW_GUILD: Final = 10  # IS-CH-06: seat
DRAW_LETTER: Final = 11  # IS-CH-07: seat
TURN_UP: Final = 12  # IS-CH-08
CHANCE_KINDS: Final = 13

# Work without a question.
SET_UP: Final = 13  # what comes next (IS-028)
FIGURE_ARRIVES: Final = 14  # figure
NEUTRAL_ARRIVES: Final = 15  # which
LAY_CARD: Final = 16  # kind: the card being resolved (IS-161)
LAY_GUILD_CARD: Final = 17  # kind
TURN: Final = 18  # seat, 1 for an additional turn
NEXT_TURN: Final = 19
PAY_OFF: Final = 20  # IL-141: the dice of the card
TAVERN_DONE: Final = 21  # what is above belongs to an action of the Tavern
LAY_OUT: Final = 22  # IL-101
KIOSK_DONE: Final = 23  # IL-106
GAME_OVER: Final = 24

# Questions that begin a decision.
MOVE: Final = 25  # IS-DP-01 to IS-DP-06
ASSISTANT: Final = 26  # IS-DP-07: place
OTHERS: Final = 27  # IS-DP-08: place, seat that is followed or -1
ACTION: Final = 28  # IS-DP-09: place, whose action it is
REST: Final = 29  # IS-DP-25, IS-DP-36, IS-DP-38
ROLLED: Final = 30  # IS-DP-15, IS-DP-16: place, announced, 1 if the tile was used
EXTRA_GOOD: Final = 31  # IS-DP-11
SOURCE: Final = 32  # IS-DP-12: cards still to take
DISCARD: Final = 33  # IS-DP-13
GUILD_SOURCE: Final = 34  # IS-DP-23: cards still to take
GUILD_DISCARD: Final = 35  # IS-DP-13
FIGURE_PAY: Final = 36  # IS-DP-27: figure
ROAST: Final = 37  # IS-DP-22: exchanges made, a bit each
BARRIER_ACTION: Final = 38  # IS-DP-24: the two places
REWARD_GOOD: Final = 39  # IL-141: a good
KIOSK_CHOICE: Final = 40  # IS-DP-30, IS-DP-31: seat, choosers before
KIOSK_LAST: Final = 41  # IS-DP-32
OPEN_BID: Final = 42  # IS-DP-33
BID: Final = 43  # IS-DP-33: seat, highest bid, its bidder
FINAL_BID: Final = 44  # IS-DP-34: highest bid, its bidder
LEFTOVERS: Final = 45  # IS-DP-39: seats before

# Questions for a further part (IS-181, IS-182).
FIRST_PART: Final = 46
CARD: Final = 46  # effective kind, kind of the card played
GUILD_CARD: Final = 47  # kind, what was chosen, what was chosen after it
BEGIN: Final = 48  # place: no question, begins its action
FRUIT: Final = 49  # IS-135
SALE: Final = 50  # market, goods chosen, 1 for any goods
PALACE_GOODS: Final = 51  # goods chosen
MOSQUE: Final = 52  # place
FOUNTAIN: Final = 53  # assistants chosen, last place
COMPANION: Final = 54  # assistants chosen
ANNOUNCEMENT: Final = 55
ERRAND: Final = 56  # the family member's destination
BLACK_GOOD: Final = 57
TAVERN: Final = 58
RUBY: Final = 59  # what for
LETTERS: Final = 60  # what for, letters chosen, place and side of the last one
ROAST_FIRST: Final = 61
AUCTION_GOOD: Final = 62
CATACOMBS: Final = 63  # good chosen or -1
KIOSK_TILE: Final = 64  # tile, seat, way chosen or -1
FIGURE_GOOD: Final = 65  # figure, 1 if called by a card
BID_DIGIT: Final = 66  # seat, highest bid, high digit

# Whose action it is (ACTION).
WITHIN_ACTION: Final = 0  # of another place, within an action or by a guild card
OWN_PLACE: Final = 1  # of the place the merchant or the companion has reached
BY_STEP: Final = 2  # of the place the family member has stepped to (IL-145)

# What a payment in letters or a ruby is for (LETTERS, RUBY).
FOR_DOUBLE_MOVE: Final = 0
FOR_SOCIETY: Final = 1
FOR_BAKSHEESH: Final = 2
