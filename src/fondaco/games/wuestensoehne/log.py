"""Events of Im Reich der Wüstensöhne as log lines: one sentence each, with every number that moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fondaco.games.wuestensoehne import events as e
from fondaco.games.wuestensoehne.describe import Describer
from fondaco.table.core import HIDDEN
from fondaco.table.message import Message

_SEATLESS = (e.PILES_EMPTY, e.LAST_ROUND, e.STALLED, e.RUMOUR_REVEALED, e.GAME_ENDED)
_SILENT = (e.TILE_USED,)
"""Another event says it already."""
_PLAIN = {
    e.FIRST_PLAYER: "first-player",
    e.GO_BEGUN: "go-begun",
    e.BONUS_TURN: "bonus-turn",
    e.NOTHING_DISCOVERED: "nothing-discovered",
    e.EXCHANGE_REFUSED: "exchange-refused",
    e.CAMEL_TAKEN: "camel-taken",
    e.NO_LOOK: "no-look",
}
_ABOUT_TILES = {
    e.START_TILE: "start-tile",
    e.TILE_DISCARDED: "tile-discarded",
    e.TILE_DRAWN: "tile-drawn",
    e.TILE_KEPT: "tile-kept",
    e.TILE_EXCHANGED: "tile-exchanged",
}
_ABOUT_EXPLORERS = {
    e.WATER_PAID: "water-paid",
    e.SENT_HOME: "sent-home",
    e.EMPTY_HANDED: "empty-handed",
}
_ABOUT_SPACES = {
    e.RUMOUR_PUT: "rumour-put",
    e.RUMOUR_LEFT: "rumour-left",
    e.RUMOUR_TAKEN_OFF: "rumour-taken-off",
}


def seat_of(event: Sequence[int]) -> int | None:
    """The seat an event is about; the first argument, where there is one."""
    return None if event[0] in _SEATLESS else event[2]


class Log:
    """Turns events into messages; seats are named by the caller's function."""

    def __init__(self, describer: Describer, seat_name: Callable[[int], Message]) -> None:
        self.describer = describer
        self.seat_name = seat_name

    def message(self, event: Sequence[int]) -> Message | None:
        """The log line of an event, or None where another event says it already."""
        kind, args = event[0], event[2:]
        if kind in _SILENT:
            return None
        if kind in _SEATLESS:
            return self._about_the_table(kind, args)
        return self._about_a_seat(kind, args[0], args[1:])

    def _about_the_table(self, kind: int, args: Sequence[int]) -> Message:
        if kind == e.RUMOUR_REVEALED:
            d = self.describer
            return _line("rumour-revealed", space=d.space(args[0]), value=d.rumour(args[1]))
        names = {
            e.PILES_EMPTY: "piles-empty",
            e.LAST_ROUND: "last-round",
            e.STALLED: "stalled",
            e.GAME_ENDED: "game-ended",
        }
        return _line(names[kind])

    def _about_a_seat(self, kind: int, seat: int, args: Sequence[int]) -> Message:
        d = self.describer
        player = self.seat_name(seat)
        if kind in _PLAIN:
            return _line(_PLAIN[kind], player=player)
        if kind in _ABOUT_TILES:
            return _line(_ABOUT_TILES[kind], player=player, tile=d.tiles[args[0]])
        if kind in _ABOUT_EXPLORERS:
            return _line(_ABOUT_EXPLORERS[kind], player=player, height=d.height(seat, args[0]))
        if kind in _ABOUT_SPACES:
            return _line(_ABOUT_SPACES[kind], player=player, space=d.space(args[0]))
        if kind == e.CARAVAN_PLACED:
            return _line("caravan-placed", player=player, field=d.fields[args[0]])
        if kind == e.CARAVAN_MOVED:
            if args[0] == args[1]:
                return _line("caravan-stayed", player=player, field=d.fields[args[1]])
            return _line(
                "caravan-moved",
                player=player,
                **{"from": d.fields[args[0]]},
                to=d.fields[args[1]],
                water=args[2],
            )
        if kind == e.TILE_STOLEN:
            return _line("tile-stolen", player=player, robbed=self.seat_name(args[0]), tile=d.tiles[args[1]])
        if kind == e.TILE_LAID:
            return _line("tile-laid", player=player, tile=d.tiles[args[0]], field=d.fields[args[1]])
        if kind == e.TURBAN_PASSED:
            return _line("turban-passed", player=player, to=self.seat_name(args[0]))
        if kind == e.PLAYER_SCORED:
            return _line("player-scored", player=player, gold=args[0], water=args[1])
        return self._about_oases(kind, seat, player, args)

    def _about_oases(self, kind: int, seat: int, player: Message, args: Sequence[int]) -> Message:
        d = self.describer
        if kind == e.EXPLORER_PLACED:
            return _line(
                "explorer-placed", player=player, height=d.height(seat, args[0]), field=d.fields[args[1]]
            )
        if kind == e.EXPLORER_RETRIEVED:
            return _line(
                "explorer-retrieved", player=player, height=d.height(seat, args[0]), field=d.fields[args[1]]
            )
        if kind == e.OASIS_LOST:
            return _line("oasis-lost", player=player, field=d.fields[args[0]])
        if kind == e.VALUATION_BEGUN:
            return _line("valuation-begun", player=player, field=d.fields[args[0]], number=args[2])
        if kind == e.ICON_TAKEN:
            return _line("icon-taken", player=player, height=d.height(seat, args[0]), icon=d.icon(args[1]))
        if kind == e.GOOD_TAKEN:
            return _line("good-taken", player=player, good=d.good(args[0]))
        if kind == e.GOOD_SWAPPED:
            return _line("good-swapped", player=player, back=d.good(args[0]), good=d.good(args[1]))
        if kind == e.GOOD_GIVEN_UP:
            return _line("good-given-up", player=player, good=d.good(args[0]))
        if kind == e.SUPPLY_EMPTY:
            return _line("supply-empty", player=player, icon=d.icon(args[0]))
        if kind == e.WATER_TAKEN:
            return _line("water-taken", player=player, number=args[0])
        return self._about_rumours(kind, player, args)

    def _about_rumours(self, kind: int, player: Message, args: Sequence[int]) -> Message:
        d = self.describer
        if kind == e.RUMOUR_SEEN:
            if args[0] == HIDDEN:
                return _line("rumour-seen", player=player)
            return _line("rumour-seen-known", player=player, value=d.rumour(args[0]))
        if args[1] == HIDDEN:
            return _line("rumour-looked-at", player=player, space=d.space(args[0]))
        return _line("rumour-looked-at-known", player=player, space=d.space(args[0]), value=d.rumour(args[1]))


def _line(name: str, **args: str | int | Message) -> Message:
    return Message(f"wuestensoehne-log-{name}", args)
