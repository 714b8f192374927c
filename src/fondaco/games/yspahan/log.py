"""Events of Yspahan as log lines: one sentence each, with every number that moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fondaco.games.yspahan import events as e
from fondaco.games.yspahan import moves as m
from fondaco.games.yspahan.describe import Describer
from fondaco.games.yspahan.position import EMPTY
from fondaco.table.core import HIDDEN
from fondaco.table.message import Message

_SEATLESS = (
    e.DAY_BEGUN,
    e.ROLLED,
    e.GROUP_PLACED,
    e.CARAVAN_EMPTIED,
    e.RESHUFFLED,
    e.YELLOW_REMOVED,
    e.WEEK_ENDED,
    e.LAST_DAY_ORDER,
    e.GAME_ENDED,
)
_REASONS = ("action", "no-group", "caravanserai")
_ACTIONS = ("special", "supervisor", "card", "building")


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
        if kind in (e.GROUP_PLACED, e.TURN_BEGUN, e.TURN_ENDED):
            return None
        if kind in _SEATLESS:
            return self._about_the_table(kind, args)
        return self._about_a_seat(kind, self.seat_name(args[0]), args[1:])

    def _about_the_table(self, kind: int, args: Sequence[int]) -> Message:
        if kind == e.DAY_BEGUN:
            return _line("day-begun", week=args[0], day=args[1], player=self.seat_name(args[2]))
        if kind == e.ROLLED:
            white, yellow = _faces(args[: m.FACES]), _faces(args[m.FACES :])
            return (
                _line("rolled-with-yellow", white=white, yellow=yellow)
                if yellow
                else _line("rolled", white=white)
            )
        if kind == e.RESHUFFLED:
            return _line("reshuffled", number=args[0])
        if kind == e.YELLOW_REMOVED:
            return _line("yellow-removed", number=args[0])
        if kind == e.WEEK_ENDED:
            return _line("week-ended", week=args[0])
        if kind == e.LAST_DAY_ORDER:
            return _line(
                "last-day-order", **{f"player{nth + 1}": self.seat_name(s) for nth, s in enumerate(args)}
            )
        return _line("caravan-emptied" if kind == e.CARAVAN_EMPTIED else "game-ended")

    def _about_a_seat(self, kind: int, player: Message, args: Sequence[int]) -> Message:
        d = self.describer
        if kind == e.FIRST_PLAYER:
            return _line("first-player", player=player)
        if kind == e.YELLOW_BOUGHT:
            return _line("yellow-bought", player=player, dice=args[0], gold=args[1])
        if kind == e.GROUP_TAKEN:
            return _line(
                f"group-taken-{_ACTIONS[args[1]]}",
                player=player,
                square=d.square(args[0]),
                dice=args[2] + args[3],
                value=args[4],
            )
        if kind == e.CUBE_PLACED:
            return _line("cube-placed", player=player, shop=d.shop(args[0]))
        if kind == e.CAMEL_PAID:
            return _line("camel-paid", player=player, shop=d.shop(args[0]))
        if kind == e.SUPERVISOR_MOVED:
            stayed = "supervisor-stayed" if args[0] == args[1] else "supervisor-moved"
            return _line(
                stayed, player=player, **{"from": d.spaces[args[0]]}, to=d.spaces[args[1]], gold=args[2]
            )
        if kind == e.CUBE_LOADED:
            if args[0] == EMPTY:
                return _line("cube-loaded", player=player, points=args[2])
            return _line("cube-shipped", player=player, shop=d.shop(args[0]), points=args[2])
        if kind == e.CARAVAN_SCORED:
            return _line("caravan-scored", player=player, cubes=args[0], multiplier=args[1], points=args[2])
        if kind == e.SOUK_SCORED:
            line = "souk-scored-bazaar" if args[2] else "souk-scored"
            return _line(line, player=player, souk=d.souk(args[0]), points=args[1] + args[2])
        if kind == e.BUILT:
            return _line(
                "built",
                player=player,
                building=d.building(args[0]),
                camels=args[1],
                gold=args[2],
                points=args[3],
            )
        return self._about_cards_and_goods(kind, player, args)

    def _about_cards_and_goods(self, kind: int, player: Message, args: Sequence[int]) -> Message:
        d = self.describer
        if kind == e.CARD_DRAWN:
            reason = _REASONS[args[0]]
            if args[1] == HIDDEN:
                return _line(f"card-drawn-{reason}", player=player)
            return _line(f"card-drawn-{reason}-known", player=player, card=d.card(args[1]))
        if kind in (e.CARD_PLAYED, e.EXTRA_DIE):
            line = "card-played" if kind == e.CARD_PLAYED else "extra-die"
            return _line(line, player=player, card=d.card(args[0]))
        if kind == e.CAMELS_SOLD:
            return _line("camels-sold", player=player, camels=args[0], points=args[1])
        if kind == e.GOLD_SOLD:
            return _line("gold-sold", player=player, gold=args[0], points=args[1])
        if kind in (e.GOLD_EXCHANGED, e.CAMELS_EXCHANGED):
            line = "gold-exchanged" if kind == e.GOLD_EXCHANGED else "camels-exchanged"
            return _line(line, player=player, camels=args[0], gold=args[0])
        goods = {
            e.CAMELS_TAKEN: ("camels-taken", "camels"),
            e.GOLD_TAKEN: ("gold-taken", "gold"),
            e.CUBES_LEFT_OVER: ("cubes-left-over", "cubes"),
        }
        if kind in goods:
            line, good = goods[kind]
            return _line(line, player=player, **{good: args[0]})
        return _line("no-card-left" if kind == e.NO_CARD_LEFT else "groups-spent", player=player)


def _faces(counts: Sequence[int]) -> str:
    return " ".join(str(face + 1) for face, number in enumerate(counts) for _ in range(number))


def _line(name: str, **args: str | int | Message) -> Message:
    return Message(f"yspahan-log-{name}", args)
