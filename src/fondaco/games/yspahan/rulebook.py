"""Yspahan as the house knows it: one box, its options, and how its positions are described."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fondaco.games.yspahan import events as tell
from fondaco.games.yspahan.box import Box, load_box
from fondaco.games.yspahan.describe import Describer
from fondaco.games.yspahan.log import Log, seat_of
from fondaco.games.yspahan.moves import MOVES
from fondaco.games.yspahan.orders import ORDERS, ordered_move
from fondaco.games.yspahan.position import YspahanPosition, own
from fondaco.games.yspahan.prompts import make_prompt
from fondaco.games.yspahan.refusals import Reasons
from fondaco.games.yspahan.setup import make_tables, new_position
from fondaco.games.yspahan.sight import open_view, seat_view
from fondaco.games.yspahan.tables import Tables
from fondaco.games.yspahan.view import YspahanView
from fondaco.table.core import CHANCE, EVERYONE, Position
from fondaco.table.message import Message
from fondaco.table.orders import Orders
from fondaco.table.refusal import Refusal, UsageError
from fondaco.table.rulebook import Offer, Rulebook, check_viewers

OPTIONS: Mapping[str, Sequence[str]] = {
    # The first player of the game: drawn, or the oldest, whose seat the table names (YS-A03).
    "first_player": ("random", "1", "2", "3", "4"),
    # The four disputed readings (YS-A45).
    "cards_before_roll": ("allowed", "forbidden"),
    "build_cards": ("at_once", "discount"),
    "two_build_cards": ("allowed", "forbidden"),
    "reshuffle": ("when_needed", "at_once"),
}


class Yspahan(Rulebook):
    """The rulebook of Yspahan."""

    key = "yspahan"
    revision = 1
    options = OPTIONS
    space_of_moves = MOVES
    has_dice = True
    chance_names = ("first-player", "white-die", "yellow-die", "card")
    words = ("fondaco.table", "fondaco.games.yspahan")
    view_type = YspahanView
    standing_orders = ORDERS

    def __init__(self, box: Box) -> None:
        self.box = box
        self.title = box.meta.title
        self.min_seats = box.meta.min_players
        self.max_seats = box.meta.max_players
        self.seat_ids = box.players.colours
        self._seat_names = [Message(f"yspahan-seat-{colour}") for colour in self.seat_ids]
        self.box_hash = box.hash
        self.owned_box = box.text if box.owned else None
        self.reconstructions = box.reconstructions
        self.describer = Describer(box)
        self.reasons = Reasons(self.describer)
        self.log = Log(self.describer, self.seat_name)
        self._tables: dict[tuple[int, tuple[tuple[str, str], ...]], Tables] = {}

    def tables(self, seats: int, options: Mapping[str, str]) -> Tables:
        """The box as numbers, made once per number of seats and options."""
        chosen = self.check_table(seats, options)
        key = (seats, tuple(sorted(chosen.items())))
        if key not in self._tables:
            self._tables[key] = make_tables(self.box, seats, chosen)
        return self._tables[key]

    def new_position(self, seats: int, options: Mapping[str, str]) -> YspahanPosition:
        chosen = self.check_table(seats, options)
        named = chosen["first_player"]
        first = None if named == "random" else int(named) - 1
        return new_position(self.tables(seats, chosen), first)

    def opening_events(self, position: Position) -> list[list[int]]:
        """With a first player named by the table the first day has begun (YS-A03)."""
        if position.to_act == CHANCE:
            return []
        p = own(position)
        return [[tell.DAY_BEGUN, EVERYONE, p.week, p.day, p.first]]

    def check_table(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        chosen = super().check_table(seats, options)
        named = chosen["first_player"]
        if named != "random" and int(named) > seats:
            raise UsageError(f"The first player cannot be seat {named} of {seats}.")
        return chosen

    def restore(self, seats: int, options: Mapping[str, str], dump: list[list[int]]) -> YspahanPosition:
        position = YspahanPosition(self.tables(seats, options))
        position.restore(dump)
        return position

    def text(self, position: Position, move: int) -> str:
        return self.describer.text(own(position), move)

    def moves_named(self, text: str) -> list[int]:
        return self.describer.moves_named(text)

    def outcome_text(self, position: Position, outcome: int) -> str:
        return self.describer.outcome_text(own(position), outcome, list(self.seat_ids))

    def offer(self, position: Position, move: int) -> Offer:
        return self.describer.offer(own(position), move)

    def counters(self, position: Position) -> dict[str, list[int]]:
        """Points and what a player has; all of it is open (YS-A36)."""
        p = own(position)
        return {"points": p.score[:], "gold": p.gold[:], "camels": p.camels[:], "cards": p.hand_size[:]}

    def why_not(self, position: Position, move: int) -> Refusal:
        return self.reasons.why_not(own(position), move)

    def is_forced(self, position: Position) -> bool:
        """Only cards are secret, and all see how many there are (YS-HI-02, YS-HI-03): without one, all is public."""
        p = own(position)
        return p.to_act >= 0 and p.hand_size[p.to_act] == 0 and len(p.legal()) == 1

    def ordered_move(self, position: Position, seat: int, orders: Orders) -> int | None:
        return ordered_move(own(position), seat, orders)

    def prompt(self, position: Position, viewer: int | None) -> Message:
        check_viewers(position, (viewer,))
        return make_prompt(self.describer, own(position), viewer, self.seat_name(max(position.to_act, 0)))

    def view(self, position: Position, viewer: int | None) -> YspahanView:
        return self.views(position, [viewer])[0]

    def views(self, position: Position, viewers: Sequence[int | None]) -> list[YspahanView]:
        p = own(position)
        waiting, *prompts = self.prompts(position, [None, *viewers])
        everybody = open_view(self.box, self.describer, p, waiting)
        return [
            everybody if viewer is None else seat_view(everybody, self.describer, p, viewer, prompt)
            for viewer, prompt in zip(viewers, prompts, strict=True)
        ]

    def event_message(self, event: Sequence[int]) -> Message | None:
        return self.log.message(event)

    def event_seat(self, event: Sequence[int]) -> int | None:
        return seat_of(event)

    def seat_name(self, seat: int) -> Message:
        return self._seat_names[seat]


def load(box_text: str | None = None, source: str = "box.toml") -> Yspahan:
    """Yspahan with the built-in box, or with an owner's."""
    return Yspahan(load_box(box_text, source))
