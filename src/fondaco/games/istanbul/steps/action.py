"""Phase 3: carrying out the action of a place, or not (section 6.3)."""

from __future__ import annotations

from fondaco.games.istanbul import events as tell
from fondaco.games.istanbul.moves import (
    ACT,
    AUCTION_HOUSE,
    BLACK_MARKET,
    CARAVANSARY,
    CATACOMBS,
    COFFEE_HOUSE,
    COFFEE_TRACK,
    DEALER,
    EMBASSY,
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GEM_TRACK,
    GREAT_MOSQUE,
    GUILD_HALL,
    KIOSK,
    LARGE_MARKET,
    NO_ACTION,
    PALACE,
    POLICE,
    POST_OFFICE,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SULTAN_TRACK,
    TAVERN,
    TEA_HOUSE,
    WAINWRIGHT,
    is_window_move,
)
from fondaco.games.istanbul.position import IstanbulPosition, Step
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.available import available
from fondaco.games.istanbul.steps.cards import might_play, play_in_window, window_moves
from fondaco.games.istanbul.steps.changes import (
    begin_execution,
    extend,
    gain_coffee,
    pay_coffee,
    pay_lira,
    take_ruby,
)
from fondaco.games.istanbul.steps.kiosk import open_kiosk
from fondaco.games.istanbul.steps.places import fetch_mail, fill
from fondaco.games.istanbul.steps.trading import pay_sultan
from fondaco.games.istanbul.tables import BEFORE_ACTION, IN_NESTED_ACTION
from fondaco.table.core import EVERYONE


class Action(Step):
    """Carry out the action of the place, play something first, or go without (IS-060, IS-064, IS-DP-09)."""

    def window(self, p: IstanbulPosition) -> int:
        return IN_NESTED_ACTION if p.agenda[-3] == kinds.WITHIN_ACTION else BEFORE_ACTION

    def arrive(self, p: IstanbulPosition) -> bool:
        if available(p, p.agenda[-2]) or might_play(p, self.window(p)):
            p.to_act = p.active
            return True
        self.decline(p)
        return False

    def legal(self, p: IstanbulPosition) -> list[int]:
        moves: list[int] = []
        if available(p, p.agenda[-2]):
            moves.append(ACT)
        moves += window_moves(p, self.window(p))
        moves.append(NO_ACTION)
        return moves

    def play(self, p: IstanbulPosition, move: int) -> None:
        if is_window_move(move):
            play_in_window(p, move)
        elif move == ACT:
            start_action(p, p.agenda[-2])
        else:
            self.decline(p)

    def decline(self, p: IstanbulPosition) -> None:
        if p.heard is not None:
            p.tell([tell.ACTION_DECLINED, EVERYONE, p.active, p.agenda[-2]])
        p.pop()


class Begin(Step):
    """An action that a card, the barrier or an assistant's errand allows."""

    def arrive(self, p: IstanbulPosition) -> bool:
        place = p.agenda[-2]
        p.pop()
        start_action(p, place)
        return False


def start_action(p: IstanbulPosition, place: int) -> None:
    """Carry out an action at once, or ask for its first choice: nothing is done before that is made (IS-182)."""
    seat = p.active
    tables = p.tables
    if FABRIC_WAREHOUSE <= place <= FRUIT_WAREHOUSE:
        begin_execution(p, place)
        fill(p, place)
    elif place == WAINWRIGHT:  # IS-101
        begin_execution(p, place)
        pay_lira(p, seat, tables.extension_price)
        extend(p, seat)
    elif place == POST_OFFICE:
        begin_execution(p, place)
        fetch_mail(p)
    elif place == CARAVANSARY:  # IS-107, IM-031
        begin_execution(p, place)
        if tables.caravan_coffee:
            gain_coffee(p, seat, tables.caravan_coffee)
        p.push(kinds.DISCARD)
        p.push(kinds.SOURCE, tables.caravan_cards)
    elif place == PALACE:
        if tables.sultan_any[p.track_price(SULTAN_TRACK)]:
            _ask(p, kinds.PALACE_GOODS, 0)
        else:
            pay_sultan(p, 0)
    elif place == DEALER:  # IS-137
        price = p.track_price(GEM_TRACK)
        begin_execution(p, place)
        pay_lira(p, seat, price)
        take_ruby(p, seat, GEM_TRACK)
    elif place == FOUNTAIN:
        _ask(p, kinds.FOUNTAIN, 0)
    elif place == BLACK_MARKET:
        _ask(p, kinds.BLACK_GOOD, 0)
    elif place == TEA_HOUSE:
        _ask(p, kinds.ANNOUNCEMENT, 0)
    elif place == LARGE_MARKET or place == SMALL_MARKET:
        _ask(p, kinds.SALE, place)
    elif place == POLICE:
        _ask(p, kinds.ERRAND, 0)
    elif place == SMALL_MOSQUE or place == GREAT_MOSQUE:
        _ask(p, kinds.MOSQUE, place)
    else:
        _start_new_place(p, place)


def _start_new_place(p: IstanbulPosition, place: int) -> None:
    """The places 17 to 25 of the expansions (sections 7.4 and 8.6)."""
    seat = p.active
    tables = p.tables
    if place == ROASTING_PLANT:
        _ask(p, kinds.ROAST_FIRST, 0)
    elif place == GUILD_HALL:  # IM-042
        begin_execution(p, place)
        gain_coffee(p, seat, tables.guild_coffee)
        p.push(kinds.GUILD_DISCARD)
        p.push(kinds.GUILD_SOURCE, tables.guild_cards)
    elif place == TAVERN:
        _ask(p, kinds.TAVERN, 0)
    elif place == COFFEE_HOUSE:  # IM-049
        price = p.track_price(COFFEE_TRACK)
        begin_execution(p, place)
        pay_coffee(p, seat, price)
        take_ruby(p, seat, COFFEE_TRACK)
    elif place == EMBASSY:  # IL-100
        begin_execution(p, place)
        for _ in range(tables.embassy_letters):
            p.push(kinds.DRAW_LETTER, seat)
    elif place == KIOSK:
        open_kiosk(p)
    elif place == AUCTION_HOUSE:
        _ask(p, kinds.AUCTION_GOOD, 0)
    elif place == SECRET_SOCIETY:
        _ask(p, kinds.LETTERS, kinds.FOR_SOCIETY)
    elif place == CATACOMBS:
        _ask(p, kinds.CATACOMBS, -1)


def _ask(p: IstanbulPosition, question: int, a: int) -> None:
    p.push(question, a)
    p.more()
