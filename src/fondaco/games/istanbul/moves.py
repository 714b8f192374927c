"""The moves of Istanbul: their numbers, their names and how to build them.

A move is an integer in one fixed space that serves all four boxes, so that a list of legal moves is a list of
integers in ascending order. The order of the families is that in which a question lists them: what it asks for,
then cards and tiles, then the ways to decline. Outcomes of chance have small spaces of their own.
"""

from __future__ import annotations

from typing import Final

# What the rules fix in number; box.py refuses a box with any other count.
PLACES: Final = 25
GOODS: Final = 4
SEATS: Final = 5
FIGURES: Final = 4
KINDS: Final = 33
GUILD_KINDS: Final = 10
KIOSK_TILES: Final = 24
TRACKS: Final = 3
COLOURS: Final = 4
STRIDE: Final = PLACES + 1
"""Lists by place have an entry for no place at all, 0."""

# Goods in the order of IS-181; coffee is no good, but stands beside them in a choice (IM-020).
FABRIC: Final = 0
SPICE: Final = 1
FRUIT: Final = 2
JEWELRY: Final = 3
COFFEE: Final = 4

# Places that rules name.
WAINWRIGHT: Final = 1
FABRIC_WAREHOUSE: Final = 2
FRUIT_WAREHOUSE: Final = 4
POST_OFFICE: Final = 5
CARAVANSARY: Final = 6
FOUNTAIN: Final = 7
BLACK_MARKET: Final = 8
TEA_HOUSE: Final = 9
LARGE_MARKET: Final = 10
SMALL_MARKET: Final = 11
POLICE: Final = 12
PALACE: Final = 13
SMALL_MOSQUE: Final = 14
GREAT_MOSQUE: Final = 15
DEALER: Final = 16
ROASTING_PLANT: Final = 17
GUILD_HALL: Final = 18
TAVERN: Final = 19
COFFEE_HOUSE: Final = 20
EMBASSY: Final = 21
KIOSK: Final = 22
AUCTION_HOUSE: Final = 23
SECRET_SOCIETY: Final = 24
CATACOMBS: Final = 25

# Figures met in phase 4.
GOVERNOR: Final = 0
SMUGGLER: Final = 1
COFFEE_TRADER: Final = 2
COURIER: Final = 3

# Tracks of rubies.
SULTAN_TRACK: Final = 0
GEM_TRACK: Final = 1
COFFEE_TRACK: Final = 2

# Tavern tiles.
STRAIGHT_LINE: Final = 0
FREE_FIGURES: Final = 1

# Kinds of bonus cards: base, Mocha & Baksheesh, Letters & Seals.
GAIN_GOOD: Final = 0
GAIN_LIRA: Final = 1
REPEAT_PALACE: Final = 2
REPEAT_POST: Final = 3
REPEAT_DEALER: Final = 4
FAMILY_HOME: Final = 5
STAY: Final = 6
THREE_OR_FOUR: Final = 7
ASSISTANT_BACK: Final = 8
ANY_GOODS: Final = 9
REPEAT_WAINWRIGHT: Final = 10
REPEAT_COFFEE_HOUSE: Final = 11
GAIN_COFFEE: Final = 12
GAIN_GUILD_CARD: Final = 13
SELL_COFFEE: Final = 14
CALL_TRADER: Final = 15
MOVE_BARRIER: Final = 16
ANY_WAREHOUSE: Final = 17
GAIN_LETTER: Final = 18
DICE_REWARD: Final = 19
GOOD_FOR_LIRA: Final = 20
PRINTED_GOOD: Final = 21  # and the three after it, in the order of the goods
COPY: Final = 25
FAMILY_STEP: Final = 26
FOLLOW: Final = 27
COMPANION_STRIDE: Final = 28
USE_FIGURE: Final = 29
REPEAT_MOSQUE: Final = 30
REPEAT_SOCIETY: Final = 31
ANYWHERE: Final = 32

# Kinds of guild cards.
TWO_GOODS: Final = 0
SEVEN_LIRA: Final = 1
THREE_COFFEE: Final = 2
TWO_ASSISTANTS: Final = 3
SUMMON: Final = 4
SAFE_CONDUCT: Final = 5
FAMILY_ERRAND: Final = 6
SECOND_SALE: Final = 7
CHEAP_EXTENSION: Final = 8
ASSISTANT_ERRAND: Final = 9

AMOUNTS: Final = 64
"""Bids are asked in digits of this base, the high one first; below it one question is enough."""
ANNOUNCE_LEAST: Final = 3
ANNOUNCE_MOST: Final = 12
BARRIERS: Final = PLACES * (PLACES - 1) // 2
LETTER_SIDES: Final = 2

# What is asked for.
_GO: Final = 0
_GO_COMPANION: Final = _GO + STRIDE
_SEND: Final = _GO_COMPANION + STRIDE
_RETURN: Final = _SEND + STRIDE
_ACT_AT: Final = _RETURN + STRIDE
ACT: Final = _ACT_AT + STRIDE
PICK_UP: Final = ACT + 1
LEAVE: Final = PICK_UP + 1
PAY: Final = LEAVE + 1
_TAKE: Final = PAY + 1
_GIVE: Final = _TAKE + GOODS + 1
_SELL: Final = _GIVE + GOODS + 1
_MOSQUE_TILE: Final = _SELL + GOODS
_ANNOUNCE: Final = _MOSQUE_TILE + COLOURS
TURN_FIRST: Final = _ANNOUNCE + ANNOUNCE_MOST - ANNOUNCE_LEAST + 1
TURN_SECOND: Final = TURN_FIRST + 1
ROLL_AGAIN: Final = TURN_SECOND + 1
FROM_DECK: Final = ROLL_AGAIN + 1
FROM_DISCARD: Final = FROM_DECK + 1
PAY_LIRA: Final = FROM_DISCARD + 1
_DISCARD: Final = PAY_LIRA + 1
_DISCARD_GUILD: Final = _DISCARD + KINDS
_CATCH_FOR_LIRA: Final = _DISCARD_GUILD + GUILD_KINDS
_CATCH_FOR_CARD: Final = _CATCH_FOR_LIRA + SEATS
_MEET: Final = _CATCH_FOR_CARD + SEATS
_BARRIER: Final = _MEET + FIGURES
_TAVERN_TILE: Final = _BARRIER + BARRIERS
BAKSHEESH: Final = _TAVERN_TILE + 2
_RUBY: Final = BAKSHEESH + 1
_KIOSK_TILE: Final = _RUBY + TRACKS
_OPTION: Final = _KIOSK_TILE + KIOSK_TILES
_LETTER: Final = _OPTION + 2
_FOLLOW: Final = _LETTER + STRIDE * LETTER_SIDES
REWARD_LIRA: Final = _FOLLOW + SEATS
REWARD_CARD: Final = REWARD_LIRA + 1
_AMOUNT: Final = REWARD_CARD + 1
_HIGH_DIGIT: Final = _AMOUNT + AMOUNTS
TAKE_COMPANION: Final = _HIGH_DIGIT + AMOUNTS
PLACE_COMPANION: Final = TAKE_COMPANION + 1
USE_TILE: Final = PLACE_COMPANION + 1
DOUBLE_MOVE: Final = USE_TILE + 1
# Cards, and the fruit tile.
_PLAY: Final = DOUBLE_MOVE + 1
_PLAY_GUILD: Final = _PLAY + KINDS
FRUIT_TILE: Final = _PLAY_GUILD + GUILD_KINDS
# Ways to decline or to end.
KEEP: Final = FRUIT_TILE + 1
DECLINE: Final = KEEP + 1
NO_ACTION: Final = DECLINE + 1
PASS: Final = NO_ACTION + 1
DONE: Final = PASS + 1
END_TURN: Final = DONE + 1
MOVES: Final = END_TURN + 1
"""The size of the space of moves."""

# Families of moves, for describing and refusing.
(
    GO_FAMILY,
    GO_COMPANION_FAMILY,
    SEND_FAMILY,
    RETURN_FAMILY,
    ACT_AT_FAMILY,
    ACT_FAMILY,
    ASSISTANT_FAMILY,
    PAY_FAMILY,
    TAKE_FAMILY,
    GIVE_FAMILY,
    SELL_FAMILY,
    MOSQUE_TILE_FAMILY,
    ANNOUNCE_FAMILY,
    TURN_DIE_FAMILY,
    SOURCE_FAMILY,
    PAY_LIRA_FAMILY,
    DISCARD_FAMILY,
    DISCARD_GUILD_FAMILY,
    CATCH_FOR_LIRA_FAMILY,
    CATCH_FOR_CARD_FAMILY,
    MEET_FAMILY,
    BARRIER_FAMILY,
    TAVERN_TILE_FAMILY,
    BAKSHEESH_FAMILY,
    RUBY_FAMILY,
    KIOSK_TILE_FAMILY,
    OPTION_FAMILY,
    LETTER_FAMILY,
    FOLLOW_FAMILY,
    REWARD_FAMILY,
    AMOUNT_FAMILY,
    HIGH_DIGIT_FAMILY,
    TAKE_COMPANION_FAMILY,
    PLACE_COMPANION_FAMILY,
    USE_TILE_FAMILY,
    DOUBLE_MOVE_FAMILY,
    PLAY_FAMILY,
    PLAY_GUILD_FAMILY,
    FRUIT_TILE_FAMILY,
    KEEP_FAMILY,
    DECLINE_FAMILY,
    NO_ACTION_FAMILY,
    PASS_FAMILY,
    DONE_FAMILY,
    END_TURN_FAMILY,
) = range(45)

_STARTS: Final = [
    _GO,
    _GO_COMPANION,
    _SEND,
    _RETURN,
    _ACT_AT,
    ACT,
    PICK_UP,
    PAY,
    _TAKE,
    _GIVE,
    _SELL,
    _MOSQUE_TILE,
    _ANNOUNCE,
    TURN_FIRST,
    FROM_DECK,
    PAY_LIRA,
    _DISCARD,
    _DISCARD_GUILD,
    _CATCH_FOR_LIRA,
    _CATCH_FOR_CARD,
    _MEET,
    _BARRIER,
    _TAVERN_TILE,
    BAKSHEESH,
    _RUBY,
    _KIOSK_TILE,
    _OPTION,
    _LETTER,
    _FOLLOW,
    REWARD_LIRA,
    _AMOUNT,
    _HIGH_DIGIT,
    TAKE_COMPANION,
    PLACE_COMPANION,
    USE_TILE,
    DOUBLE_MOVE,
    _PLAY,
    _PLAY_GUILD,
    FRUIT_TILE,
    KEEP,
    DECLINE,
    NO_ACTION,
    PASS,
    DONE,
    END_TURN,
]


def go(place: int) -> int:
    """Move the merchant's stack to a place (IS-040)."""
    return _GO + place


def go_companion(place: int) -> int:
    """Move the companion to a place (IL-047)."""
    return _GO_COMPANION + place


def send(place: int) -> int:
    """Move the family member to a place (IS-122)."""
    return _SEND + place


def bring_back(place: int) -> int:
    """Return the assistant of a place to the stack (IS-110, IS-135, IS-159)."""
    return _RETURN + place


def act_at(place: int) -> int:
    """Carry out the action of another place than the own one (IM-048, IM-067, IM-080)."""
    return _ACT_AT + place


def take(good: int) -> int:
    """Take a good of this colour, or coffee."""
    return _TAKE + good


def give(good: int) -> int:
    """Pay with a good of this colour, or coffee."""
    return _GIVE + good


def sell(good: int) -> int:
    """Sell one good of this colour (IS-118)."""
    return _SELL + good


def mosque_tile(colour: int) -> int:
    """Take the top mosque tile of a colour (IS-129)."""
    return _MOSQUE_TILE + colour


def announce(number: int) -> int:
    """Announce a number at the Tea House (IS-116)."""
    return _ANNOUNCE + number - ANNOUNCE_LEAST


def discard(kind: int) -> int:
    """Discard a bonus card of this kind."""
    return _DISCARD + kind


def discard_guild(kind: int) -> int:
    """Discard a guild card of this kind."""
    return _DISCARD_GUILD + kind


def catch_for_lira(seat: int) -> int:
    """Catch the family member of a seat for Lira (IS-071)."""
    return _CATCH_FOR_LIRA + seat


def catch_for_card(seat: int) -> int:
    """Catch the family member of a seat for a bonus card (IS-071)."""
    return _CATCH_FOR_CARD + seat


def meet(figure: int) -> int:
    """Use a figure (IS-075, IS-076, IM-032, IL-060), or name it."""
    return _MEET + figure


def barrier(low: int, high: int) -> int:
    """Put the barrier between two places, the lower number first (IM-054)."""
    return _BARRIER + edge_of(low, high)


def edge_of(low: int, high: int) -> int:
    """The number of the pair of two places, the lower number first."""
    return (high - 1) * (high - 2) // 2 + low - 1


def edge_places(edge: int) -> tuple[int, int]:
    """The two places of a pair, the lower number first."""
    high = 2
    while high * (high - 1) // 2 <= edge:
        high += 1
    return edge - (high - 1) * (high - 2) // 2 + 1, high


def tavern_tile(kind: int) -> int:
    """Take the top tavern tile of a kind (IM-046)."""
    return _TAVERN_TILE + kind


def ruby(track: int) -> int:
    """Take the next ruby of a track (IM-047, IL-120)."""
    return _RUBY + track


def kiosk_tile(tile: int) -> int:
    """Choose a kiosk tile (IL-102)."""
    return _KIOSK_TILE + tile


def option(which: int) -> int:
    """Use a kiosk tile in this way, the first or the second shown on it."""
    return _OPTION + which


def letter(place: int, delivered: int) -> int:
    """Discard a letter to a place, delivered or not (IL-066)."""
    return _LETTER + place * LETTER_SIDES + delivered


def follow(seat: int) -> int:
    """Follow the merchant of a seat (IL-146)."""
    return _FOLLOW + seat


def amount(number: int) -> int:
    """Bid so many Lira, or the low digit of a larger bid."""
    return _AMOUNT + number


def high_digit(digit: int) -> int:
    """So many times sixty-four Lira, and more to be said."""
    return _HIGH_DIGIT + digit


def play_card(kind: int) -> int:
    """Play a bonus card."""
    return _PLAY + kind


def play_guild(kind: int) -> int:
    """Play a guild card."""
    return _PLAY_GUILD + kind


def is_window_move(move: int) -> bool:
    """Whether the move plays a card or uses the fruit tile, whatever is asked."""
    return _PLAY <= move <= FRUIT_TILE


def family(move: int) -> int:
    """Which kind of move this is."""
    which = len(_STARTS) - 1
    while _STARTS[which] > move:
        which -= 1
    return which


def operand(move: int) -> int:
    """What the move is about within its family: a place, a good, a kind, a number."""
    return move - _STARTS[family(move)]
