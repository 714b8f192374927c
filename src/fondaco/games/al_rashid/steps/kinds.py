"""The kinds of steps. Those that ask chance come first; the numbers also name the events of chance."""

from __future__ import annotations

from typing import Final

# Chance (AR-319).
PLAY_ORDER: Final = 0  # C1
DRAW_TILE: Final = 1  # C2: seat, colour
BLACK_CARD: Final = 2  # C3
PLACE_TILE: Final = 3  # C4: territory, colour, tiles left
CRISIS_CARD: Final = 4  # C5: who looks, or -1 when it is revealed; may it be buried
CHANCE_KINDS: Final = 5

# Questions that begin a decision (section 12).
START_TILE: Final = 5  # D1: number in the play order
PLACE: Final = 6  # D2
ACTIVATE: Final = 7  # D3
AREA: Final = 8  # D4; D9 with a = 1
BATTLE: Final = 9  # D5a
TRADE: Final = 10  # D6a: position
VISIT: Final = 11  # D7a: position, 1 once the delegation has been looked at
SPY: Final = 12  # D8: number in the sequence
KEEP_OR_BURY: Final = 13  # D3-astronomer

# Further parts of a decision: nobody else sees them before the last one.
FIRST_PART: Final = 14
LOOK_AT: Final = 14  # D3-informer: office
MOVE_TILE: Final = 15  # D3-agitator: office
TILE_TO: Final = 16  # D3-agitator: office, tile
MOVE_PIECE: Final = 17  # D3-infiltrator: office
PIECE_TO: Final = 18  # D3-infiltrator, D8: office or -1, piece, area
TILE_COLOUR: Final = 19  # D3-captain: office
GAIN_GOOD: Final = 20  # D3-broker: office
EXCHANGE: Final = 21  # D3-money-changer: office
REMOVE_SAGE: Final = 22  # D3-executioner: office
FIGHT_WITH: Final = 23  # D5b
TRADE_MORE: Final = 24  # D6b: items left
VISIT_OFFICE: Final = 25  # D7b
VISIT_LETTERS: Final = 26  # D7c
VISIT_FAVOUR: Final = 27  # D7d
VISIT_GIVEN: Final = 28  # D7e
VISIT_MIX: Final = 29  # D7f: the mix of the service of the Military
VISIT_COLOUR: Final = 30  # D7f: the colour of a favour's tile
VISIT_TAKEN: Final = 31  # D7f: the good of the exchange
VISIT_GOOD: Final = 32  # D7f: the good of the benevolence
VISIT_PAYMENT: Final = 33  # D7g: the good that is asked for
VISIT_DONE: Final = 34  # the whole visit takes effect

# Work without a question.
BEGIN_TURN: Final = 35
MOVE: Final = 36
LEAVE_AREA: Final = 37
TURN_END: Final = 38
NEXT_TURN: Final = 39
GAME_OVER: Final = 40
STEP_KINDS: Final = 41
