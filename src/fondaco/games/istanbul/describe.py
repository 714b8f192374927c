"""Moves of Istanbul in words: the text one may type, what a move touches on the board, and its message."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.box import Box
from fondaco.games.istanbul.position import IstanbulPosition
from fondaco.games.istanbul.steps import kinds
from fondaco.games.istanbul.steps.changes import TRACK_PLACES, crossing_toll, figure_price
from fondaco.games.istanbul.steps.targets import top_card
from fondaco.games.istanbul.steps.turn import due
from fondaco.table.core import is_final
from fondaco.table.message import Message
from fondaco.table.notation import tidy
from fondaco.table.rulebook import Offer

Arguments = dict[str, str | int | Message]

_WORDS = {
    m.ACT: "act",
    m.PICK_UP: "pick up",
    m.LEAVE: "leave",
    m.PAY: "pay",
    m.TURN_FIRST: "turn first",
    m.TURN_SECOND: "turn second",
    m.ROLL_AGAIN: "roll again",
    m.FROM_DECK: "from deck",
    m.FROM_DISCARD: "from discard",
    m.PAY_LIRA: "pay lira",
    m.BAKSHEESH: "baksheesh",
    m.REWARD_LIRA: "reward lira",
    m.REWARD_CARD: "reward card",
    m.TAKE_COMPANION: "take companion",
    m.PLACE_COMPANION: "place companion",
    m.USE_TILE: "use tile",
    m.DOUBLE_MOVE: "double move",
    m.FRUIT_TILE: "fruit tile",
    m.KEEP: "keep",
    m.DECLINE: "decline",
    m.NO_ACTION: "no action",
    m.PASS: "pass",
    m.DONE: "done",
    m.END_TURN: "end turn",
}
"""Moves with a text of their own; their messages have the same name."""
_PLACE_MOVES = {
    m.GO_FAMILY: "go",
    m.GO_COMPANION_FAMILY: "companion",
    m.SEND_FAMILY: "send",
    m.RETURN_FAMILY: "return",
    m.ACT_AT_FAMILY: "act at",
}
_GOOD_MOVES = {
    m.TAKE_FAMILY: "take",
    m.GIVE_FAMILY: "give",
    m.SELL_FAMILY: "sell",
    m.MOSQUE_TILE_FAMILY: "tile",
}
GOODS = ("fabric", "spice", "fruit", "jewelry", "coffee")
TAVERN_TILES = ("straight_line", "free_figures")


class Describer:
    """Knows the ids of the box, by the indices the position counts with."""

    def __init__(self, box: Box) -> None:
        self.seats = list(box.player_pieces.colours)
        self.places = ["", *(place.id for place in box.places)]
        self.figures: list[str] = [figure.id for figure in box.figures]
        self.cards = [card.id for card in box.bonus_cards]
        self.guild_cards = [card.id for card in box.guild_cards]
        self.tiles = [tile.id for tile in box.kiosk_tiles]
        self.demands = [
            [tile.id for tile in box.demand(market)] for market in (m.LARGE_MARKET, m.SMALL_MARKET)
        ]
        self._texts = [self._plain_text(move) for move in range(m.MOVES)]
        self._named = self._all_named()

    # -- texts ------------------------------------------------------------------------------------

    def text(self, move: int) -> str:
        """The canonical text; it is the same wherever the move is made."""
        return self._texts[move]

    def _plain_text(self, move: int) -> str:
        if move in _WORDS:
            return _WORDS[move]
        which, what = m.family(move), m.operand(move)
        if which in _PLACE_MOVES:
            return f"{_PLACE_MOVES[which]} {what}"
        if which in _GOOD_MOVES:
            return f"{_GOOD_MOVES[which]} {GOODS[what]}"
        return self._named_text(which, what)

    def _named_text(self, which: int, what: int) -> str:
        """Moves that name a piece of the box."""
        low, high = m.edge_places(what) if which == m.BARRIER_FAMILY else (0, 0)
        side = " delivered" if what % m.LETTER_SIDES else ""
        names: dict[int, tuple[str, Sequence[str] | str]] = {
            m.ANNOUNCE_FAMILY: ("announce", str(what + m.ANNOUNCE_LEAST)),
            m.DISCARD_FAMILY: ("discard", self.cards),
            m.DISCARD_GUILD_FAMILY: ("discard guild", self.guild_cards),
            m.CATCH_FOR_LIRA_FAMILY: ("catch for lira", self.seats),
            m.CATCH_FOR_CARD_FAMILY: ("catch for card", self.seats),
            m.MEET_FAMILY: ("meet", self.figures),
            m.BARRIER_FAMILY: ("barrier", f"{low}-{high}"),
            m.TAVERN_TILE_FAMILY: ("tavern", TAVERN_TILES),
            m.RUBY_FAMILY: ("ruby", [str(place) for place in TRACK_PLACES]),
            m.KIOSK_TILE_FAMILY: ("kiosk", self.tiles),
            m.OPTION_FAMILY: ("option", str(what + 1)),
            m.LETTER_FAMILY: ("letter", f"{what // m.LETTER_SIDES}{side}"),
            m.FOLLOW_FAMILY: ("follow", self.seats),
            m.AMOUNT_FAMILY: ("bid", str(what)),
            m.HIGH_DIGIT_FAMILY: ("bid", f"{what * m.AMOUNTS}+"),
            m.PLAY_FAMILY: ("play", self.cards),
            m.PLAY_GUILD_FAMILY: ("play guild", self.guild_cards),
        }
        verb, named = names[which]
        return f"{verb} {named if isinstance(named, str) else named[what]}"

    def _all_named(self) -> dict[str, list[int]]:
        named: dict[str, list[int]] = {}
        for move, text in enumerate(self._texts):
            named.setdefault(tidy(text), []).append(move)
        return named

    def moves_named(self, text: str) -> list[int]:
        """What a text can mean anywhere in the game."""
        return self._named.get(tidy(text), [])

    def outcome_text(self, p: IstanbulPosition, outcome: int) -> str:
        """An outcome of chance."""
        kind = p.agenda[-1]
        if kind == kinds.FIRST_PLAYER:
            return f"first {self.seats[outcome]}"
        if kind == kinds.LAYOUT:
            return f"place {outcome}"
        if kind in (kinds.FOUNTAIN_CELL, kinds.TEA_HOUSE_CELL):
            return f"cell {outcome + 1}"
        if kind == kinds.DEMAND:
            return f"demand {self.demands[p.agenda[-2]][outcome]}"
        if kind == kinds.ONE_DIE:
            return f"die {outcome + 1}"
        if kind == kinds.DRAW:
            return f"card {self.cards[outcome]}"
        if kind == kinds.DRAW_GUILD:
            return f"guild {self.guild_cards[outcome]}"
        if kind == kinds.DRAW_LETTER:
            return f"letter {outcome}"
        if kind == kinds.TURN_UP:
            return f"tile {self.tiles[outcome]}"
        return f"dice {outcome // 6 + 1} {outcome % 6 + 1}"

    # -- names as messages ------------------------------------------------------------------------

    def seat(self, seat: int) -> Message:
        return Message(f"istanbul-seat-{self.seats[seat]}")

    def place(self, number: int) -> Message:
        return Message("istanbul-place", {"place": number})

    def good(self, good: int) -> Message:
        return Message("istanbul-good", {"good": GOODS[good]})

    def figure(self, figure: int) -> Message:
        return Message("istanbul-figure", {"figure": self.figures[figure]})

    def card(self, kind: int) -> Message:
        return Message(f"istanbul-card-{self.cards[kind]}")

    def guild_card(self, kind: int) -> Message:
        return Message(f"istanbul-guild-{self.guild_cards[kind]}")

    def tile(self, tile: int) -> Message:
        return Message(f"istanbul-kiosk-{self.tiles[tile]}")

    def demand(self, p: IstanbulPosition, market: int, tile: int) -> Message:
        """The goods on a demand tile."""
        goods = p.tables.demand[market][tile * m.GOODS : tile * m.GOODS + m.GOODS]
        return Message("istanbul-demand", dict(zip(GOODS, goods, strict=False)))

    # -- offers -----------------------------------------------------------------------------------

    def offer(self, p: IstanbulPosition, move: int) -> Offer:
        """A legal move with what it touches and what it says."""
        declines = move >= m.KEEP  # the ways to decline or to end are the last moves
        return Offer(
            self.text(move), self._touches(p, move), self._message(p, move), is_final(p, move), declines
        )

    def _touches(self, p: IstanbulPosition, move: int) -> tuple[str, ...]:
        which, what = m.family(move), m.operand(move)
        if which in _PLACE_MOVES:
            return (f"place:{what}",)
        if which in (m.TAKE_FAMILY, m.GIVE_FAMILY, m.SELL_FAMILY):
            return (f"good:{GOODS[what]}",)
        if which == m.MOSQUE_TILE_FAMILY:
            return (f"mosque_tile:{GOODS[what]}",)
        if which in (m.DISCARD_FAMILY, m.PLAY_FAMILY):
            return (f"card:{self.cards[what]}",)
        if which in (m.DISCARD_GUILD_FAMILY, m.PLAY_GUILD_FAMILY):
            return (f"guild_card:{self.guild_cards[what]}",)
        if which in (m.CATCH_FOR_LIRA_FAMILY, m.CATCH_FOR_CARD_FAMILY):
            return (f"family:{self.seats[what]}",)
        if which == m.FOLLOW_FAMILY:
            return (f"merchant:{self.seats[what]}",)
        if which == m.MEET_FAMILY:
            return (f"figure:{self.figures[what]}",)
        if which == m.BARRIER_FAMILY:
            low, high = m.edge_places(what)
            return (f"place:{low}", f"place:{high}", f"edge:{low}-{high}")
        if which == m.TAVERN_TILE_FAMILY:
            return (f"tavern_tile:{TAVERN_TILES[what]}",)
        if which == m.RUBY_FAMILY:
            return (f"place:{TRACK_PLACES[what]}",)
        if which == m.KIOSK_TILE_FAMILY:
            return (f"kiosk_tile:{self.tiles[what]}",)
        if which == m.LETTER_FAMILY:
            return (f"letter:{what // m.LETTER_SIDES}",)
        if move in (m.ACT, m.PICK_UP, m.LEAVE):
            return (f"place:{p.agenda[-2]}",)
        return ()

    def _message(self, p: IstanbulPosition, move: int) -> Message:
        which, what = m.family(move), m.operand(move)
        name = f"istanbul-move-{_WORDS.get(move, '').replace(' ', '-')}"
        if which in _PLACE_MOVES:
            return self._place_message(p, which, what)
        if move == m.ACT:
            place = p.agenda[-2]
            return Message("istanbul-move-act", {"place": place, "action": self.action(p, place)})
        if move in (m.PICK_UP, m.LEAVE, m.NO_ACTION):
            return Message(name, {"place": p.agenda[-2]})
        if move == m.PAY:
            return Message(name, {"lira": due(p, p.agenda[-2], p.agenda[-3])})
        if move == m.PAY_LIRA:
            price = p.tables.roast_lira if p.agenda[-1] != kinds.FIGURE_PAY else figure_price(p, p.agenda[-2])
            return Message(name, {"lira": price})
        if move in (m.TURN_FIRST, m.TURN_SECOND, m.KEEP):
            return Message(name, {"first": p.die1, "second": p.die2, "value": p.tables.die_value})
        if move == m.FROM_DISCARD:
            guild = p.agenda[-1] == kinds.GUILD_SOURCE
            top = self.guild_card(p.guild_discard[-1]) if guild else self.card(p.discard[-1])
            return Message(name, {"card": top})
        if move in (m.REWARD_LIRA, m.FRUIT_TILE):
            lira = p.tables.recall_lira if move == m.FRUIT_TILE else p.tables.card_lira[m.FAMILY_HOME]
            return Message(name, {"lira": lira})
        if move == m.DECLINE:
            return Message(f"istanbul-move-decline-{_DECLINED[p.agenda[-1]]}")
        if move in _WORDS:
            return Message(name)
        return self._other_message(p, which, what)

    def _place_message(self, p: IstanbulPosition, which: int, place: int) -> Message:
        name = f"istanbul-move-{_PLACE_MOVES[which].replace(' ', '-')}"
        if which == m.ACT_AT_FAMILY:
            return Message(name, {"place": place, "action": self.action(p, place)})
        price = 0
        if which in (m.GO_FAMILY, m.GO_COMPANION_FAMILY) and p.agenda[-1] != kinds.CATACOMBS:
            price = self.price_of_arriving(p, place, which == m.GO_COMPANION_FAMILY)
        return Message(name, {"place": place, "lira": price})

    def price_of_arriving(self, p: IstanbulPosition, place: int, companion: bool) -> int:
        """What going to a place costs in all: toll and payments, and the price of a card that takes one anywhere."""
        if p.agenda[-1] == kinds.CARD and p.agenda[-2] == m.ANYWHERE:
            return due(p, place, -1) + p.tables.card_price[m.ANYWHERE]
        start = p.companion[p.active] if companion else p.merchant[p.active]
        return due(p, place, -1) + crossing_toll(p, start, place)

    def action(self, p: IstanbulPosition, place: int) -> Message:
        """What the action of a place is, with its present numbers."""
        args: Arguments = {"place": place}
        if place == m.WAINWRIGHT:
            args["lira"] = p.tables.extension_price
        elif place == m.POST_OFFICE:
            goods = p.tables.mail_goods[2 * p.mail : 2 * p.mail + 2]
            args |= {"good1": self.good(goods[0]), "good2": self.good(goods[1])}
            args["lira"] = p.tables.mail_lira[p.mail]
        elif place in TRACK_PLACES:
            args["price"] = p.track_price(TRACK_PLACES.index(place))
        return Message(f"istanbul-action-{place}", args)

    def _other_message(self, p: IstanbulPosition, which: int, what: int) -> Message:
        if which in _GOOD_MOVES:
            return Message(f"istanbul-move-{_GOOD_MOVES[which]}", {"good": GOODS[what]})
        if which == m.ANNOUNCE_FAMILY:
            return Message("istanbul-move-announce", {"number": what + m.ANNOUNCE_LEAST})
        if which in (m.DISCARD_FAMILY, m.DISCARD_GUILD_FAMILY):
            card = self.card(what) if which == m.DISCARD_FAMILY else self.guild_card(what)
            return Message("istanbul-move-discard", {"card": card})
        if which in (m.CATCH_FOR_LIRA_FAMILY, m.CATCH_FOR_CARD_FAMILY):
            name = "lira" if which == m.CATCH_FOR_LIRA_FAMILY else "card"
            return Message(
                f"istanbul-move-catch-for-{name}", {"player": self.seat(what), "lira": p.tables.catch_lira}
            )
        if which == m.MEET_FAMILY:
            return Message("istanbul-move-meet", {"figure": self.figures[what]})
        if which == m.BARRIER_FAMILY:
            low, high = m.edge_places(what)
            return Message("istanbul-move-barrier", {"place1": self.place(low), "place2": self.place(high)})
        if which == m.TAVERN_TILE_FAMILY:
            price = p.tables.tavern_costs[p.tavern_gone(what)]
            return Message(f"istanbul-move-tavern-{TAVERN_TILES[what]}", {"coffee": price})
        if which == m.RUBY_FAMILY:
            return Message("istanbul-move-ruby", {"place": TRACK_PLACES[what]})
        if which == m.KIOSK_TILE_FAMILY:
            return Message("istanbul-move-kiosk", {"tile": self.tile(what)})
        if which == m.OPTION_FAMILY:
            return Message(f"istanbul-kiosk-{self.tiles[p.agenda[-2]]}-option-{what + 1}")
        if which == m.LETTER_FAMILY:
            side = "delivered" if what % m.LETTER_SIDES else "open"
            return Message(f"istanbul-move-letter-{side}", {"place": what // m.LETTER_SIDES})
        if which == m.FOLLOW_FAMILY:
            other = p.merchant[what]
            return Message("istanbul-move-follow", {"player": self.seat(what), "place": other})
        if which in (m.AMOUNT_FAMILY, m.HIGH_DIGIT_FAMILY):
            return self._bid_message(p, which, what)
        if which == m.PLAY_FAMILY:
            return self._card_message(p, what)
        return Message(
            "istanbul-move-play-guild",
            {"card": self.guild_card(what), "effect": Message(f"{self.guild_card(what).id}-effect")},
        )

    def _bid_message(self, p: IstanbulPosition, which: int, digit: int) -> Message:
        if which == m.HIGH_DIGIT_FAMILY:
            least = digit * m.AMOUNTS
            return Message("istanbul-move-bid-from", {"from": least, "to": least + m.AMOUNTS - 1})
        high = p.agenda[-4] * m.AMOUNTS if p.agenda[-1] == kinds.BID_DIGIT else 0
        return Message("istanbul-move-bid", {"lira": high + digit})

    def _card_message(self, p: IstanbulPosition, kind: int) -> Message:
        if kind == m.COPY:
            return Message("istanbul-move-play-copy", {"card": self.card(top_card(p))})
        return Message(
            "istanbul-move-play",
            {"card": self.card(kind), "effect": Message(f"istanbul-card-{self.cards[kind]}-effect")},
        )


_DECLINED = {
    kinds.ASSISTANT: "assistant",
    kinds.OTHERS: "payment",
    kinds.EXTRA_GOOD: "good",
    kinds.COMPANION: "companion",
    kinds.KIOSK_LAST: "tile",
    kinds.KIOSK_TILE: "trade",
}
"""What is declined, by the question."""
