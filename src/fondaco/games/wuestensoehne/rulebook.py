"""Im Reich der Wüstensöhne as the house knows it: one box, its options, and how its positions are described."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fondaco.games.wuestensoehne.box import Box, load_box
from fondaco.games.wuestensoehne.describe import Describer
from fondaco.games.wuestensoehne.log import Log, seat_of
from fondaco.games.wuestensoehne.moves import MOVES
from fondaco.games.wuestensoehne.orders import ORDERS, ordered_move
from fondaco.games.wuestensoehne.position import WuestensoehnePosition, own
from fondaco.games.wuestensoehne.prompts import make_prompt
from fondaco.games.wuestensoehne.refusals import Reasons
from fondaco.games.wuestensoehne.setup import make_tables, new_position
from fondaco.games.wuestensoehne.sight import open_view, seat_view
from fondaco.games.wuestensoehne.tables import Tables
from fondaco.games.wuestensoehne.view import WuestensoehneView
from fondaco.table.core import Position
from fondaco.table.message import Message
from fondaco.table.orders import Orders
from fondaco.table.refusal import Refusal, UsageError
from fondaco.table.rulebook import Offer, Rulebook, check_viewers
from fondaco.table.ties import Decider

OPTIONS: Mapping[str, Sequence[str]] = {
    # The first player of the game: drawn, or the youngest, whose seat the table names (WS-052, WS-A42).
    "first_player": ("random", "1", "2", "3", "4"),
    # The disputed readings, as the box file lists them.
    "retrieve_condition": ("none_placed", "none_available"),  # WS-A17
    "driver_scope": ("movement", "turn"),  # WS-A07
    "compensation": ("ask", "always"),  # WS-A14
    "discovery": ("optional", "compulsory"),  # WS-A09
    "valuation_order": ("active_player", "section_index"),  # WS-A21
    "stall_guard_rounds": ("5", "0"),  # WS-A40
}


class Wuestensoehne(Rulebook):
    """The rulebook of Im Reich der Wüstensöhne."""

    key = "wuestensoehne"
    revision = 1
    options = OPTIONS
    chance_names = ("first-player", "start-tile", "tile", "exchange-tile", "rumour")
    space_of_moves = MOVES
    words = ("fondaco.table", "fondaco.games.wuestensoehne")
    view_type = WuestensoehneView
    standing_orders = ORDERS

    def __init__(self, box: Box) -> None:
        self.box = box
        self.title = box.meta.title["de"]
        self.min_seats = box.players.min
        self.max_seats = box.players.max
        self.seat_ids = box.colours.order
        self._seat_names = [Message(f"wuestensoehne-seat-{colour}") for colour in self.seat_ids]
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

    def new_position(self, seats: int, options: Mapping[str, str]) -> WuestensoehnePosition:
        chosen = self.check_table(seats, options)
        named = chosen["first_player"]
        first = None if named == "random" else int(named) - 1
        return new_position(self.tables(seats, chosen), first)

    def check_table(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        chosen = super().check_table(seats, options)
        named = chosen["first_player"]
        if named != "random" and int(named) > seats:
            raise UsageError(f"The first player cannot be seat {named} of {seats}.")
        return chosen

    def restore(self, seats: int, options: Mapping[str, str], dump: list[list[int]]) -> WuestensoehnePosition:
        position = WuestensoehnePosition(self.tables(seats, options))
        position.restore(dump)
        return position

    def text(self, position: Position, move: int) -> str:
        return self.describer.text(own(position), move)

    def moves_named(self, text: str) -> list[int]:
        return self.describer.moves_named(text)

    def outcome_text(self, position: Position, outcome: int) -> str:
        return self.describer.outcome_text(own(position), outcome)

    def offer(self, position: Position, move: int) -> Offer:
        return self.describer.offer(own(position), move)

    def counters(self, position: Position) -> dict[str, list[int]]:
        """What lies open on the caravan boards; what the goods are worth does not."""
        p = own(position)
        return {"water": p.water[:], "camels": p.camels[:]}

    def why_not(self, position: Position, move: int) -> Refusal:
        return self.reasons.why_not(own(position), move)

    def ordered_move(self, position: Position, seat: int, orders: Orders) -> int | None:
        return ordered_move(own(position), seat, orders)

    def deciders(self, position: Position) -> list[Decider]:
        """Water (WS-225)."""
        water = own(position).water[:]
        told = [self.counted("water", number) for number in water]
        return [Decider(Message("wuestensoehne-tie-water"), water, told)]

    def prompt(self, position: Position, viewer: int | None) -> Message:
        check_viewers(position, (viewer,))
        return make_prompt(self.describer, own(position), viewer, self.seat_name(max(position.to_act, 0)))

    def view(self, position: Position, viewer: int | None) -> WuestensoehneView:
        return self.views(position, [viewer])[0]

    def views(self, position: Position, viewers: Sequence[int | None]) -> list[WuestensoehneView]:
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


def load(box_text: str | None = None, source: str = "box.toml") -> Wuestensoehne:
    """Im Reich der Wüstensöhne with the built-in box, or with an owner's."""
    return Wuestensoehne(load_box(box_text, source))
