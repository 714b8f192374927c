"""Events of Istanbul as log lines: one sentence each, with every number that moved."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.istanbul import events as e
from fondaco.games.istanbul import moves as m
from fondaco.games.istanbul.describe import GOODS, TAVERN_TILES, Arguments, Describer
from fondaco.games.istanbul.steps.changes import TRACK_PLACES
from fondaco.table.core import HIDDEN
from fondaco.table.message import Message

_SILENT = (e.LAYOUT_SET, e.TURN_BEGUN, e.TURN_ENDED, e.KIOSK_TURNED_UP)
_TABLE = {
    e.ROUND_BEGUN: "round-begun",
    e.RESHUFFLED: "reshuffled",
    e.GUILD_RESHUFFLED: "guild-reshuffled",
    e.LETTERS_RESHUFFLED: "letters-reshuffled",
    e.KIOSK_RESHUFFLED: "kiosk-reshuffled",
    e.LAST_ROUND_OVER: "last-round-over",
    e.GAME_ENDED: "game-ended",
}
_PLAIN = {
    e.FIRST_PLAYER: "first-player",
    e.TURN_CUT_SHORT: "turn-cut-short",
    e.NO_CARD_LEFT: "no-card-left",
    e.NO_GUILD_CARD_LEFT: "no-guild-card-left",
    e.NO_LETTER_LEFT: "no-letter-left",
    e.BID_PASSED: "bid-passed",
    e.DOUBLE_MOVE: "double-move",
}
"""Nothing but the player."""
_WITH_PLACE = {
    e.COMPANION_PLACED: "companion-placed",
    e.ASSISTANT_LEFT: "assistant-left",
    e.ASSISTANT_PICKED_UP: "assistant-picked-up",
    e.ASSISTANT_RETURNED: "assistant-returned",
    e.ACTION_BEGUN: "action-begun",
    e.ACTION_DECLINED: "action-declined",
    e.LETTER_RECEIVED: "letter-received",
    e.LETTER_DELIVERED: "letter-delivered",
    e.FRUIT_TILE_USED: "fruit-tile-used",
}
_WITH_WAY = {
    e.MERCHANT_MOVED: "merchant-moved",
    e.COMPANION_MOVED: "companion-moved",
    e.FAMILY_MOVED: "family-moved",
}
_WITH_LIRA = {
    e.SUPPLY_PAID: "supply-paid",
    e.LIRA_GAINED: "lira-gained",
    e.BID: "bid",
    e.AUCTION_WON: "auction-won",
}
_WITH_NUMBER = {
    e.COFFEE_PAID: ("coffee-paid", "coffee"),
    e.EXTENDED: ("extended", "extensions"),
    e.ANNOUNCED: ("announced", "number"),
    e.ROLLED_ONE: ("rolled-one", "number"),
    e.END_TRIGGERED: ("end-triggered", "rubies"),
}
_CARDS = {
    e.CARD_DRAWN: "card-drawn",
    e.CARD_TAKEN: "card-taken",
    e.CARD_DISCARDED: "card-discarded",
}
_GUILD_CARDS = {
    e.GUILD_DRAWN: "guild-drawn",
    e.GUILD_TAKEN: "guild-taken",
    e.GUILD_PLAYED: "guild-played",
    e.GUILD_DISCARDED: "guild-discarded",
}
_REASONS = ("met", "crossed", "auction")


def seat_of(event: Sequence[int]) -> int | None:
    """The seat an event is about; the first argument, where there is one."""
    return None if event[0] < e.SEATLESS else event[2]


class Log:
    """Turns events into messages."""

    def __init__(self, describer: Describer) -> None:
        self.describer = describer

    def message(self, event: Sequence[int]) -> Message | None:
        """The log line of an event, or None where another event says it already."""
        kind, args = event[0], list(event[2:])
        if kind in _SILENT:
            return None
        if kind < e.SEATLESS:
            return self._about_the_table(kind, args)
        return self._about_a_seat(kind, {"player": self.describer.seat(args[0])}, args[1:])

    def _about_the_table(self, kind: int, args: list[int]) -> Message | None:
        d = self.describer
        if kind in _TABLE:
            return _line(_TABLE[kind], {"number": args[0]} if args else {})
        if kind == e.FIGURE_MOVED:
            return _line(
                "figure-moved",
                {
                    "figure": d.figures[args[0]],
                    "first": args[1],
                    "second": args[2],
                    "place": args[1] + args[2],
                },
            )
        if kind == e.NEUTRAL_MOVED:
            return _line("neutral-moved", {"first": args[2], "second": args[3], "place": args[2] + args[3]})
        if kind == e.TRACK_REFILLED:
            return _line("track-refilled", {"place": TRACK_PLACES[args[0]]})
        return None  # the demand shown is on the board

    def _about_a_seat(self, kind: int, player: Arguments, args: list[int]) -> Message | None:
        d = self.describer
        if kind in _PLAIN:
            return _line(_PLAIN[kind], player)
        if kind in _WITH_PLACE:
            return _line(_WITH_PLACE[kind], {**player, "place": args[0]})
        if kind in _WITH_WAY:
            return _line(_WITH_WAY[kind], {**player, "from": d.place(args[0]), "to": d.place(args[1])})
        if kind in _WITH_LIRA:
            return _line(_WITH_LIRA[kind], {**player, "lira": args[0]})
        if kind in _WITH_NUMBER:
            name, what = _WITH_NUMBER[kind]
            return _line(name, {**player, what: args[0]})
        if kind == e.CARD_PLAYED:
            if args[0] != args[1]:
                return _line("card-copied", {**player, "card": d.card(args[0]), "copied": d.card(args[1])})
            return _line("card-played", {**player, "card": d.card(args[0])})
        if kind in _CARDS:
            if args[0] == HIDDEN:
                return _line(_CARDS[kind], player)
            known = "-known" if kind == e.CARD_DRAWN else ""
            return _line(f"{_CARDS[kind]}{known}", {**player, "card": d.card(args[0])})
        if kind in _GUILD_CARDS:
            if args[0] == HIDDEN:
                return _line(_GUILD_CARDS[kind], player)
            known = "-known" if kind == e.GUILD_DRAWN else ""
            return _line(f"{_GUILD_CARDS[kind]}{known}", {**player, "card": d.guild_card(args[0])})
        return self._about_pieces(kind, player, args)

    def _about_pieces(self, kind: int, player: Arguments, args: list[int]) -> Message | None:
        d = self.describer
        if kind == e.COMPANION_TAKEN:
            return _line("companion-returned" if args[0] else "companion-taken", {**player, "place": args[0]})
        if kind == e.SEAT_PAID:
            other = d.seat(args[0])
            return _line(f"seat-paid-{_REASONS[args[2]]}", {**player, "other": other, "lira": args[1]})
        if kind == e.GOODS_GAINED:
            name = "goods-gained" if args[1] == args[2] else "goods-gained-in-part"
            return _line(name, {**player, "good": GOODS[args[0]], "number": args[2], "due": args[1]})
        if kind == e.GOODS_PAID:
            return _line("goods-paid", {**player, "good": GOODS[args[0]], "number": args[1]})
        if kind == e.COFFEE_GAINED:
            return _line("coffee-gained", {**player, "coffee": args[1]})
        if kind == e.RUBY_GAINED:
            return _line("ruby-gained", {**player, "place": args[0], "rubies": args[1]})
        if kind == e.MOSQUE_TILE:
            return _line("mosque-tile", {**player, "good": GOODS[args[0]]})
        if kind == e.TAVERN_TILE:
            return _line(f"tavern-{TAVERN_TILES[args[0]]}", player)
        if kind == e.BARRIER_MOVED:
            low, high = m.edge_places(args[0])
            return _line("barrier-moved", {**player, "place1": d.place(low), "place2": d.place(high)})
        if kind in (e.ROLLED, e.DIE_TURNED):
            name = "rolled" if kind == e.ROLLED else "die-turned"
            dice: Arguments = {"first": args[0], "second": args[1], "sum": args[0] + args[1]}
            return _line(name, {**player, **dice})
        if kind == e.SOLD:
            sold = dict(zip(GOODS, args[1:5], strict=False))
            return _line(
                "sold", {**player, "place": args[0], **sold, "number": sum(args[1:5]), "lira": args[5]}
            )
        if kind == e.LETTER_DISCARDED:
            name = "letter-discarded-delivered" if args[1] else "letter-discarded"
            return _line(name, {**player, "place": args[0]})
        if kind == e.CAUGHT:
            return _line("caught", {**player, "other": d.seat(args[0])})
        if kind == e.FIGURE_USED:
            return _line("figure-used", {**player, "figure": d.figures[args[0]]})
        if kind == e.FIGURE_SUMMONED:
            return _line("figure-summoned", {**player, "figure": d.figures[args[0]], "place": args[1]})
        if kind in (e.KIOSK_CHOSEN, e.KIOSK_LEFT):
            name = "kiosk-chosen" if kind == e.KIOSK_CHOSEN else "kiosk-left"
            return _line(name, {**player, "tile": d.tile(args[0])})
        return None


def _line(name: str, args: Arguments) -> Message:
    return Message(f"istanbul-log-{name}", args)
