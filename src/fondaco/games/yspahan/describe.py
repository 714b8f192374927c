"""Moves of Yspahan in words: the text one may type, what a move touches on the board, and its message."""

from __future__ import annotations

from fondaco.games.yspahan import moves as m
from fondaco.games.yspahan.box import Box
from fondaco.games.yspahan.position import YspahanPosition
from fondaco.games.yspahan.steps import kinds
from fondaco.games.yspahan.steps.shipping import price_of
from fondaco.table.core import is_final
from fondaco.table.message import Message
from fondaco.table.notation import tidy
from fondaco.table.rulebook import Offer

_BUILD_ENDINGS = ("", " without camels", " without gold", " for free")
_BUILD_MESSAGES = ("", "-without-camels", "-without-gold", "-for-free")
_DECLINES = (m.no_extra_die(), m.LET_SHIP, m.GO_ON, m.END_TURN)


class Describer:
    """Knows the ids of the box, by the indices the position counts with."""

    def __init__(self, box: Box) -> None:
        self.shops = [shop.id for shop in box.shops]
        self.souks = [souk.id for souk in box.souks]
        self.spaces = [space.id for space in box.road]
        self.squares = [square.id for square in box.tower_squares]
        self.districts = [district.id for district in box.districts]
        self.buildings = [building.id for building in box.buildings]
        self.cards = [card.id for card in box.cards]
        self._texts = [self._plain_text(move) for move in range(m.MOVES)]
        self._named = self._all_named()

    # -- texts ------------------------------------------------------------------------------------

    def text(self, p: YspahanPosition, move: int) -> str:
        """The canonical text; only the special action is named after the square it belongs to."""
        if move == m.action(m.SPECIAL) and p.agenda[-1] == kinds.GROUP_ACTION:
            return self.special_name(p.agenda[-2])
        return self._texts[move]

    def special_name(self, square: int) -> str:
        """What the special action of a square gives."""
        if square == m.CAMEL_SQUARE:
            return "camels"
        return "gold" if square == m.GOLD_SQUARE else "cubes"

    def _plain_text(self, move: int) -> str:
        what = m.operand(move)
        match m.family(move):
            case m.ROLL_FAMILY:
                return f"roll {what}"
            case m.TAKE_FAMILY:
                return f"take {self.squares[what]}"
            case m.ACTION_FAMILY:
                return ("special", "supervisor", "card", "building")[what]
            case m.EXTRA_DIE_FAMILY:
                return "no extra" if what < 0 else f"extra {self.cards[what]}"
            case m.PLACE_FAMILY:
                return f"place {self.shops[what]}"
            case m.GO_TO_FAMILY:
                return f"go {self.spaces[what]}"
            case m.SHIP_FAMILY:
                return f"ship {self.shops[what]}"
            case m.CAMEL_FAMILY:
                return "pay camel" if move == m.PAY_CAMEL else "let ship"
            case m.PLAY_CARD_FAMILY:
                return f"play {self.cards[what]}"
            case m.DIRECTION_FAMILY:
                return ("gold to camels", "camels to gold")[what]
            case m.AMOUNT_FAMILY:
                return f"amount {what}"
            case m.HIGH_DIGIT_FAMILY:
                return f"amount {what * m.AMOUNTS}+"
            case m.BUILD_FAMILY:
                return f"build {self.buildings[what // 4]}{_BUILD_ENDINGS[what % 4]}"
            case which:
                return ("draw", "go on", "end turn")[which - m.DRAW_FAMILY]

    def _all_named(self) -> dict[str, list[int]]:
        named: dict[str, list[int]] = {}
        for move, text in enumerate(self._texts):
            if move != m.action(m.SPECIAL):
                named.setdefault(tidy(text), []).append(move)
        for square in (m.CAMEL_SQUARE, m.FIRST_DISTRICT_SQUARE, m.GOLD_SQUARE):
            named[self.special_name(square)] = [m.action(m.SPECIAL)]
        return named

    def moves_named(self, text: str) -> list[int]:
        """What a text can mean anywhere in the game."""
        return self._named.get(tidy(text), [])

    def outcome_text(self, p: YspahanPosition, outcome: int, seat_ids: list[str]) -> str:
        """An outcome of chance."""
        kind = p.agenda[-1]
        if kind == kinds.FIRST_PLAYER:
            return f"first {seat_ids[outcome]}"
        if kind == kinds.DRAW:
            return f"card {self.cards[outcome]}"
        return f"{'white' if kind == kinds.WHITE_DIE else 'yellow'} {outcome + 1}"

    # -- names as messages; where grammar must know which one it is, keys ---------------------------

    def shop(self, index: int) -> Message:
        district, colour, number = self.shops[index].split("-")
        return Message("yspahan-shop", {"district": district, "colour": colour, "number": int(number)})

    def souk(self, index: int) -> Message:
        district, colour = self.souks[index].split("-")
        return Message("yspahan-souk", {"district": district, "colour": colour})

    def square(self, index: int) -> str:
        return self.squares[index]

    def district(self, index: int) -> str:
        return self.districts[index]

    def building(self, index: int) -> str:
        return self.buildings[index]

    def card(self, kind: int) -> Message:
        return Message(f"yspahan-card-{self.cards[kind]}")

    # -- offers -----------------------------------------------------------------------------------

    def offer(self, p: YspahanPosition, move: int) -> Offer:
        """A legal move with what it touches and what it says."""
        return Offer(
            self.text(p, move),
            self._touches(p, move),
            self._message(p, move),
            is_final(p, move),
            move in _DECLINES,
        )

    def _touches(self, p: YspahanPosition, move: int) -> tuple[str, ...]:
        which, what = m.family(move), m.operand(move)
        if which == m.TAKE_FAMILY:
            return (f"square:{self.squares[what]}",)
        if which in (m.PLACE_FAMILY, m.SHIP_FAMILY):
            return (f"shop:{self.shops[what]}",)
        if which == m.GO_TO_FAMILY:
            return (f"space:{self.spaces[what]}",)
        if which == m.CAMEL_FAMILY:
            return (f"shop:{self.shops[p.agenda[-2]]}",)
        if which == m.PLAY_CARD_FAMILY or (which == m.EXTRA_DIE_FAMILY and what >= 0):
            return (f"card:{self.cards[what]}",)
        if which == m.BUILD_FAMILY:
            return (f"building:{self.buildings[what // 4]}",)
        return ()

    def _message(self, p: YspahanPosition, move: int) -> Message:
        which, what = m.family(move), m.operand(move)
        if which == m.ROLL_FAMILY:
            return Message("yspahan-move-roll", {"dice": what, "gold": what * p.tables.yellow_price})
        if which == m.TAKE_FAMILY:
            white, yellow = p.white[what], p.yellow[what]
            if p.seats == 2 and p.turn == 1:
                yellow = 0  # they do not count for the second player (YS-346)
            return Message(
                "yspahan-move-take",
                {"square": self.square(what), "dice": white + yellow, "value": p.value[what]},
            )
        if which == m.ACTION_FAMILY:
            return self._action_message(p, what)
        if which == m.GO_TO_FAMILY:
            return self._go_message(p, what)
        if which == m.BUILD_FAMILY:
            return self._build_message(p, what // 4, what % 4)
        if which in (m.AMOUNT_FAMILY, m.HIGH_DIGIT_FAMILY):
            return self._amount_message(p, which, what)
        return self._other_message(which, what, move)

    def _amount_message(self, p: YspahanPosition, which: int, digit: int) -> Message:
        """The whole number, also where its digits are asked one after the other (YS-A48)."""
        if which == m.AMOUNT_FAMILY:
            return Message("yspahan-move-amount", {"number": max(p.agenda[-4], 0) * m.AMOUNTS + digit})
        least = digit * m.AMOUNTS
        most = min(least + m.AMOUNTS - 1, p.agenda[-3])
        return Message("yspahan-move-amount-from", {"from": max(least, 1), "to": most})

    def _other_message(self, which: int, what: int, move: int) -> Message:
        if which == m.EXTRA_DIE_FAMILY:
            if what < 0:
                return Message("yspahan-move-no-extra-die")
            return Message("yspahan-move-extra-die", {"card": self.card(what)})
        if which == m.PLACE_FAMILY:
            return Message("yspahan-move-place", {"shop": self.shop(what)})
        if which == m.SHIP_FAMILY:
            return Message("yspahan-move-ship-first", {"shop": self.shop(what)})
        if which == m.CAMEL_FAMILY:
            return Message("yspahan-move-pay-camel" if move == m.PAY_CAMEL else "yspahan-move-let-ship")
        if which == m.PLAY_CARD_FAMILY:
            return Message(
                "yspahan-move-play-card",
                {"card": self.card(what), "effect": Message(f"yspahan-card-{self.cards[what]}-effect")},
            )
        if which == m.DIRECTION_FAMILY:
            return Message(("yspahan-move-gold-to-camels", "yspahan-move-camels-to-gold")[what])
        return Message(
            ("yspahan-move-draw", "yspahan-move-go-on", "yspahan-move-end-turn")[which - m.DRAW_FAMILY]
        )

    def _action_message(self, p: YspahanPosition, which: int) -> Message:
        if which == m.SUPERVISOR:
            return Message("yspahan-move-supervisor", {"value": p.value[p.agenda[-2]]})
        if which == m.CARD:
            return Message("yspahan-move-card")
        if which == m.BUILD_ACTION:
            return Message("yspahan-move-building")
        square = p.agenda[-2]
        number = special_amount(p, square)
        if square == m.CAMEL_SQUARE:
            return Message("yspahan-move-camels", {"camels": number})
        if square == m.GOLD_SQUARE:
            return Message("yspahan-move-gold", {"gold": number})
        district = self.district(square - m.FIRST_DISTRICT_SQUARE)
        return Message("yspahan-move-cubes", {"cubes": number, "district": district})

    def _go_message(self, p: YspahanPosition, space: int) -> Message:
        beside = [shop for shop in p.tables.space_shops[space] if p.shops[shop] >= 0]
        args: dict[str, str | int | Message] = {
            "space": self.spaces[space],
            "gold": price_of(p, p.agenda[-2], space),
        }
        for nth, shop in enumerate(beside):
            args[f"shop{nth + 1}"] = self.shop(shop)
        return Message(
            ("yspahan-move-go", "yspahan-move-go-ship", "yspahan-move-go-ship-two")[len(beside)], args
        )

    def _build_message(self, p: YspahanPosition, building: int, cards: int) -> Message:
        tables = p.tables
        return Message(
            f"yspahan-move-build{_BUILD_MESSAGES[cards]}",
            {
                "building": self.building(building),
                "camels": 0 if cards & m.WAIVE_CAMELS else tables.price_camels[building],
                "gold": 0 if cards & m.WAIVE_GOLD else tables.price_gold[building],
                "power": Message(f"yspahan-building-{self.buildings[building]}-power"),
                "points": tables.building_points[p.buildings_of(p.active)],
            },
        )


def special_amount(p: YspahanPosition, square: int) -> int:
    """What the special action of a group gives the active player, before an extra die (YS-093, YS-101)."""
    seat = p.active
    number = p.white[square]
    if p.seats > 2 or p.turn != 1:
        number += p.yellow[square]
    if square == m.CAMEL_SQUARE:
        return number + (p.tables.paddock_camels if p.owns(seat, m.PADDOCK) else 0)
    if square == m.GOLD_SQUARE:
        return number + (p.tables.shop_gold if p.owns(seat, m.SHOP) else 0)
    return number + (p.tables.hoist_cubes if p.owns(seat, m.HOIST) else 0)
