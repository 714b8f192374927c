"""Events of Al Rashid as log lines: one sentence each, with everything that moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fondaco.games.al_rashid import events as e
from fondaco.games.al_rashid.describe import Describer, listed
from fondaco.table.core import HIDDEN
from fondaco.table.message import Message

_SEATLESS = (
    e.PLAY_ORDER,
    e.PILE_REFILLED,
    e.CRISIS,
    e.TILE_PLACED,
    e.TURN_BEGUN,
    e.RESOLUTION_BEGUN,
    e.TILES_REVEALED,
    e.AREA_LEFT,
    e.REFILLED,
    e.OFFICES_TURNED_UP,
    e.NEW_ORDER,
    e.GAME_ENDED,
)
# Said by the line before or after, or seen on the board.
_UNSAID = (e.AREA_LEFT, e.WITHDREW, e.OFFICES_TURNED_UP)
_REASONS = ("retreat", "no-pasha", "no-primary")
# Events about a seat and an area, about a seat alone.
_WITH_AREA = {
    e.AREA_CHOSEN: "area-chosen",
    e.BATTLE_WON: "battle-won",
    e.BATTLE_LOST: "battle-lost",
    e.RETREATED: "retreated",
    e.NOTHING_TRADED: "nothing-traded",
    e.NO_ACTION: "no-action",
    e.LOOKED: "looked",
}
_ALONE = {
    e.ORDER_ASKED: "order-asked",
    e.SPIES_SENT: "spies-sent",
    e.GAVE_UP: "gave-up",
    e.CARD_KEPT: "card-kept",
    e.CARD_BURIED: "card-buried",
}
_WITH_NUMBER = {
    e.LETTERS_USED: "letters-used",
    e.LETTER_GAINED: "letters-gained",
    e.INFLUENCE_GAINED: "influence-gained",
    e.DISHONOUR_REMOVED: "dishonour-removed",
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
        if kind in _UNSAID:
            return None
        if kind in _SEATLESS:
            return self._about_the_table(kind, args)
        if kind == e.TILE_SEEN and args[2] == HIDDEN:
            return None
        if kind == e.CARD_SEEN:
            return self._card_seen(args)
        return self._about_a_seat(kind, self.seat_name(args[0]), args[1:])

    def _about_the_table(self, kind: int, args: Sequence[int]) -> Message:
        d = self.describer
        if kind in (e.PLAY_ORDER, e.NEW_ORDER):
            line = "play-order" if kind == e.PLAY_ORDER else "new-order"
            return _line(line, players=listed([self.seat_name(seat) for seat in args]))
        if kind == e.PILE_REFILLED:
            return _line("pile-refilled", colour=d.colours[args[0]], tiles=args[1])
        if kind == e.CRISIS:
            return _line("crisis", crisis=d.crisis(args[0]))
        if kind == e.TILE_PLACED:
            return _line("tile-placed", area=d.area(args[0]), colour=d.colours[args[1]])
        if kind == e.TILES_REVEALED:
            return _line("tiles-revealed", area=d.area(args[0]), tiles=d.tiles(args[1:]))
        if kind == e.REFILLED:
            return _line("refilled", area=d.area(args[0]), items=d.some(args[1:]))
        if kind == e.TURN_BEGUN:
            return _line("turn-begun", turn=args[0])
        return _line("resolution-begun" if kind == e.RESOLUTION_BEGUN else "game-ended")

    def _card_seen(self, args: Sequence[int]) -> Message:
        player = self.seat_name(args[0])
        if args[1] == HIDDEN:
            return _line("card-seen", player=player)
        return _line("card-seen-known", player=player, crisis=self.describer.crisis(args[1]))

    def _about_a_seat(self, kind: int, player: Message, args: Sequence[int]) -> Message:
        d = self.describer
        if kind in _WITH_AREA:
            return _line(_WITH_AREA[kind], player=player, area=d.area(args[0]))
        if kind in _ALONE:
            return _line(_ALONE[kind], player=player)
        if kind in _WITH_NUMBER:
            return _line(_WITH_NUMBER[kind], player=player, number=args[0])
        if kind in (e.PLACED, e.PIECE_GAINED):
            piece = d.pieces[args[0]]
            if kind == e.PIECE_GAINED:
                return _line("piece-gained", player=player, piece=piece)
            return _line("placed", player=player, piece=piece, area=d.area(args[1]))
        if kind in (e.ACTIVATED, e.OFFICE_TAKEN):
            line = "activated" if kind == e.ACTIVATED else "office-taken"
            return _line(line, player=player, office=d.office(args[0]))
        if kind == e.RANKED:
            return _line(
                "ranked", player=player, area=d.area(args[0]), position=args[1] + 1, dominance=args[2]
            )
        if kind == e.NOT_ACTING:
            return _line("not-acting", player=player, area=d.area(args[0]), dominance=args[1])
        if kind == e.DISHONOUR:
            return _line(f"dishonour-{_REASONS[args[1]]}", player=player, tokens=args[0])
        return self._about_goods_and_tiles(kind, player, args)

    def _about_goods_and_tiles(self, kind: int, player: Message, args: Sequence[int]) -> Message:
        d = self.describer
        if kind in (e.START_GOODS, e.GOODS_GAINED):
            line = "start-goods" if kind == e.START_GOODS else "goods-gained"
            return _line(line, player=player, items=d.some(args))
        if kind == e.TRADED:
            return _line("traded", player=player, area=d.area(args[0]), items=d.some(args[1:]))
        if kind == e.PAID:
            return _line("paid", player=player, gold=args[0], items=d.some(args[1:]))
        if kind == e.GOOD_GIVEN:
            return _line("good-given", player=player, item=d.goods[args[0]])
        if kind == e.EXCHANGED:
            return _line("exchanged", player=player, given=d.goods[args[0]], taken=d.goods[args[1]])
        if kind == e.TILE_DRAWN:
            colour = d.colours[args[0]]
            if args[1] == HIDDEN:
                return _line("tile-drawn", player=player, colour=colour)
            return _line("tile-drawn-known", player=player, colour=colour, value=args[1])
        if kind == e.FOUGHT:
            return _line("fought", player=player, tiles=d.tiles(args))
        if kind in (e.BEATEN, e.NOT_BEATEN):
            line = "beaten" if kind == e.BEATEN else "not-beaten"
            return _line(line, player=player, colour=d.colours[args[0]], own=args[1], enemy=args[2])
        if kind == e.TILE_SEEN:
            tile = d.tiles([int(nth == args[1]) for nth in range(8)])
            return _line("tile-seen", player=player, area=d.area(args[0]), tile=tile)
        if kind == e.TILE_MOVED:
            colour, start, end = d.colours[args[0]], d.area(args[1]), d.area(args[2])
            return _line("tile-moved", player=player, colour=colour, start=start, end=end)
        if kind == e.PIECE_MOVED:
            piece, start, end = d.pieces[args[0]], d.area(args[1]), d.area(args[2])
            return _line("piece-moved", player=player, piece=piece, start=start, end=end)
        owner = self.seat_name(args[0])
        return _line("sage-removed", player=player, owner=owner, area=d.area(args[1]))


def _line(name: str, **args: str | int | Message) -> Message:
    return Message(f"al-rashid-log-{name}", args)
