"""The Auction House 23: a good, then bids for two bonus cards (IL-110 to IL-119)."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import (
    AMOUNTS,
    AUCTION_HOUSE,
    GOODS,
    PASS,
    amount,
    high_digit,
    is_window_move,
    take,
)
from fondaco.games.istanbul.position import IstanbulPosition, Step
from fondaco.games.istanbul.steps.cards import might_play, play_in_window, window_moves
from fondaco.games.istanbul.steps.changes import begin_execution, close_parts, gain_goods, pay_lira, pay_seat
from fondaco.games.istanbul.steps.kinds import BID, BID_DIGIT, DRAW, FINAL_BID, OPEN_BID
from fondaco.games.istanbul.tables import INSIDE_ACTION
from fondaco.table.core import ASKED_BARRIER, EVERYONE


class AuctionGood(Step):
    """Which good the player takes (IL-110)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = p.active
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        return [take(good) for good in range(GOODS)]

    def play(self, p: IstanbulPosition, move: int) -> None:
        begin_execution(p, AUCTION_HOUSE)
        gain_goods(p, p.active, move - take(0), 1)
        p.push(OPEN_BID)


def bid_moves(least: int, most: int) -> list[int]:
    """Every bid from the least to the most; large ones by their high digit first (IS-184, IL-118)."""
    if most < least:
        return []
    if most < AMOUNTS:
        return [amount(number) for number in range(least, most + 1)]
    return [high_digit(digit) for digit in range(least // AMOUNTS, most // AMOUNTS + 1)]


def bid(p: IstanbulPosition, seat: int, least: int, move: int) -> None:
    """A bid, or the high digit of one."""
    if move >= high_digit(0):
        p.push(BID_DIGIT, seat, least, move - high_digit(0))
        p.more()
    else:
        place_bid(p, seat, move - amount(0))


class BidDigit(Step):
    """The low digit of a bid."""

    def arrive(self, p: IstanbulPosition) -> bool:
        p.to_act = p.agenda[-2]
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        start = p.agenda[-4] * AMOUNTS
        least = max(0, p.agenda[-3] - start)
        most = min(AMOUNTS - 1, p.lira[p.agenda[-2]] - start)
        return [amount(number) for number in range(least, most + 1)]

    def play(self, p: IstanbulPosition, move: int) -> None:
        seat = p.agenda[-2]
        lira = p.agenda[-4] * AMOUNTS + move - amount(0)
        close_parts(p)
        place_bid(p, seat, lira)


def place_bid(p: IstanbulPosition, seat: int, lira: int) -> None:
    """It is the highest so far; the next player is asked, or the auction is over."""
    question = p.agenda[-1]
    if p.heard is not None:
        p.tell([tell.BID, EVERYONE, seat, lira])
    if seat != p.active:
        p.barrier = ASKED_BARRIER  # IS-DP-33
    p.pop()
    if question == FINAL_BID:
        award(p, seat, lira)
    else:
        ask_next(p, seat, lira, seat)


def ask_next(p: IstanbulPosition, seat: int, highest: int, bidder: int) -> None:
    """Clockwise, each other player once, then the player again (IL-112, IL-113)."""
    after = (seat + 1) % p.seats
    if after == p.active:
        p.push(FINAL_BID, highest, bidder)
    else:
        p.push(BID, after, highest, bidder)


class OpenBid(Step):
    """The player opens with at least 1 Lira; without cards or Lira there is no auction (IL-111, IL-116, IL-119)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        seat = p.active
        if not p.can_draw() or (p.lira[seat] < p.tables.least_bid and not might_play(p, INSIDE_ACTION)):
            p.pop()
            return False
        p.to_act = seat
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        moves = bid_moves(p.tables.least_bid, p.lira[p.active])
        can_open = len(moves) > 0
        moves += window_moves(p, INSIDE_ACTION)
        if not can_open:
            moves.append(PASS)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        if is_window_move(move):
            play_in_window(p, move)
        elif move == PASS:
            p.pop()
        else:
            bid(p, p.active, p.tables.least_bid, move)


class Bid(Step):
    """Another player passes or bids more, once (IL-112, IL-118)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        seat = p.agenda[-2]
        if p.lira[seat] <= p.agenda[-3]:
            self.go_by(p)
            return False
        p.to_act = seat
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        moves = bid_moves(p.agenda[-3] + 1, p.lira[p.agenda[-2]])
        moves.append(PASS)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        if move == PASS:
            p.barrier = ASKED_BARRIER  # IS-DP-33
            self.go_by(p)
        else:
            bid(p, p.agenda[-2], p.agenda[-3] + 1, move)

    def go_by(self, p: IstanbulPosition) -> None:
        seat = p.agenda[-2]
        highest = p.agenda[-3]
        bidder = p.agenda[-4]
        p.pop()
        if p.heard is not None:
            p.tell([tell.BID_PASSED, EVERYONE, seat])
        ask_next(p, seat, highest, bidder)


class FinalBid(Step):
    """If somebody else has bid, the player may bid more, once (IL-113, IL-117, IS-DP-34)."""

    def arrive(self, p: IstanbulPosition) -> bool:
        highest = p.agenda[-2]
        bidder = p.agenda[-3]
        seat = p.active
        if bidder == seat or (p.lira[seat] <= highest and not might_play(p, INSIDE_ACTION)):
            p.pop()
            award(p, bidder, highest)
            return False
        p.to_act = seat
        return True

    def legal(self, p: IstanbulPosition) -> list[int]:
        moves = bid_moves(p.agenda[-2] + 1, p.lira[p.active])
        moves += window_moves(p, INSIDE_ACTION)
        moves.append(PASS)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        if is_window_move(move):
            play_in_window(p, move)
        elif move == PASS:
            highest = p.agenda[-2]
            bidder = p.agenda[-3]
            p.pop()
            if p.heard is not None:
                p.tell([tell.BID_PASSED, EVERYONE, p.active])
            award(p, bidder, highest)
        else:
            bid(p, p.active, p.agenda[-2] + 1, move)


def award(p: IstanbulPosition, winner: int, lira: int) -> None:
    """The bid is paid, to the player or by the player to the supply, and the cards are drawn (IL-114, IL-115)."""
    if p.heard is not None:
        p.tell([tell.AUCTION_WON, EVERYONE, winner, lira])
    if winner == p.active:
        pay_lira(p, winner, lira)
    else:
        pay_seat(p, winner, p.active, lira, tell.AUCTION)
    for _ in range(p.tables.auctioned):
        p.push(DRAW, winner)
