"""Istanbul as the house knows it: one box file with four games, its options, and how its positions are described."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fondaco.games.istanbul.box import Box, load_box
from fondaco.games.istanbul.describe import Describer
from fondaco.games.istanbul.log import Log, seat_of
from fondaco.games.istanbul.moves import MOVES
from fondaco.games.istanbul.orders import ORDERS, ordered_move
from fondaco.games.istanbul.picking import picks_of
from fondaco.games.istanbul.position import IstanbulPosition, own
from fondaco.games.istanbul.prompts import make_prompt
from fondaco.games.istanbul.refusals import Reasons
from fondaco.games.istanbul.setup import make_tables, new_position
from fondaco.games.istanbul.sight import open_view, seat_view
from fondaco.games.istanbul.tables import Tables
from fondaco.games.istanbul.view import IstanbulView
from fondaco.table.box import Reconstruction
from fondaco.table.core import Position
from fondaco.table.message import Message
from fondaco.table.orders import Orders
from fondaco.table.picks import Picks
from fondaco.table.refusal import Refusal, UsageError
from fondaco.table.rulebook import Offer, Rulebook, check_viewers
from fondaco.table.ties import Decider

OPTIONS: Mapping[str, Sequence[str]] = {
    # Which boxes are joined (IS-001, IM-001, IL-001, IG-001).
    "box": ("base", "mocha", "letters", "grand_bazaar"),
    # The layout of the first game of each box, a random one, or a printed one of the base game (IS-004 to IS-009).
    "layout": ("first_game", "random", "long_paths", "in_order"),
    # All bonus cards of the boxes, or with Letters & Seals the new ones alone (IL-015, IG-005).
    "bonus_cards": ("mixed", "new_only"),
    # The starting player: drawn, or the seat the table names (IS-011).
    "first_player": ("random", "1", "2", "3", "4", "5"),
    # A safeguard for random play and research, no rule: after so many rounds the game is over.
    "round_limit": ("off", "25", "50", "100", "200", "500"),
}


RESEARCH_OPTIONS: Mapping[str, str] = {"round_limit": "100"}
"""People need no such safeguard; merchants at random wander for ever."""


class Istanbul(Rulebook):
    """The rulebook of Istanbul."""

    key = "istanbul"
    revision = 1
    options = OPTIONS
    research_options = RESEARCH_OPTIONS
    has_dice = True
    chance_names = (
        "first-player",
        "layout",
        "fountain",
        "tea-house",
        "demand",
        "dice",
        "figure",
        "neutral",
        "die",
        "card",
        "guild-card",
        "letter",
        "kiosk-tile",
    )
    space_of_moves = MOVES
    words = ("fondaco.table", "fondaco.games.istanbul")
    view_type = IstanbulView
    standing_orders = ORDERS

    def __init__(self, box: Box) -> None:
        self.box = box
        self.title = box.meta.title
        self.min_seats = box.meta.players_min
        self.max_seats = box.meta.players_max
        self.seat_ids = box.player_pieces.colours
        self.box_hash = box.hash
        self.owned_box = box.text if box.owned else None
        self.reconstructions = box.reconstructions
        self.describer = Describer(box)
        self.reasons = Reasons(self.describer)
        self.log = Log(self.describer)
        self._tables: dict[tuple[int, tuple[tuple[str, str], ...]], Tables] = {}

    # -- set-up -----------------------------------------------------------------------------------

    def check_table(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        chosen = super().check_table(seats, options)
        box, layout = chosen["box"], chosen["layout"]
        if box == "grand_bazaar" and "layout" not in options:
            chosen["layout"] = layout = "random"  # no layout is printed for it (IG-002)
        if layout not in ("random", "first_game") and box != "base":
            raise UsageError(f'The layout "{layout}" is printed for the base game only.')
        if layout == "first_game" and box == "grand_bazaar":
            raise UsageError("The Grand Bazaar has no printed layout: its places lie at random.")
        if chosen["bonus_cards"] == "new_only" and box in ("base", "mocha"):
            raise UsageError("The new bonus cards alone are played only with Letters & Seals.")
        named = chosen["first_player"]
        if named != "random" and int(named) > seats:
            raise UsageError(f"The starting player cannot be seat {named} of {seats}.")
        return chosen

    def reconstructed_at(self, options: Mapping[str, str]) -> Sequence[Reconstruction]:
        """Each game of the box has parts of its own."""
        return self.box.reconstructed_in[options["box"]]

    def tables(self, seats: int, options: Mapping[str, str]) -> Tables:
        """The box as numbers, made once per number of seats and options."""
        chosen = self.check_table(seats, options)
        key = (seats, tuple(sorted(chosen.items())))
        if key not in self._tables:
            self._tables[key] = make_tables(self.box, seats, chosen)
        return self._tables[key]

    def new_position(self, seats: int, options: Mapping[str, str]) -> IstanbulPosition:
        chosen = self.check_table(seats, options)
        named = chosen["first_player"]
        return new_position(self.tables(seats, chosen), None if named == "random" else int(named) - 1)

    def restore(self, seats: int, options: Mapping[str, str], dump: list[list[int]]) -> IstanbulPosition:
        position = IstanbulPosition(self.tables(seats, options))
        position.restore(dump)
        return position

    # -- moves ------------------------------------------------------------------------------------

    def text(self, position: Position, move: int) -> str:
        return self.describer.text(move)

    def moves_named(self, text: str) -> list[int]:
        return self.describer.moves_named(text)

    def outcome_text(self, position: Position, outcome: int) -> str:
        return self.describer.outcome_text(own(position), outcome)

    def offer(self, position: Position, move: int) -> Offer:
        return self.describer.offer(own(position), move)

    def picks(self, position: Position) -> Picks | None:
        """Goods of a sale or for the Sultan, assistants, what guild cards bring (IS-110, IS-118, IS-127, IM-071)."""
        p = own(position)
        return picks_of(self.describer, p) if p.to_act >= 0 else None

    def counters(self, position: Position) -> dict[str, list[int]]:
        """What lies open in a player's wheelbarrow and beside it."""
        p = own(position)
        return {"rubies": p.rubies[:], "lira": p.lira[:]}

    def counted(self, counter: str, number: int) -> Message:
        return Message(f"istanbul-count-{counter}", {counter: number})

    def why_not(self, position: Position, move: int) -> Refusal:
        return self.reasons.why_not(own(position), move)

    def is_forced(self, position: Position) -> bool:
        """Secret are cards in hand, whose number all see, and the parts of an unfinished decision (IS-182, IS-183)."""
        p = own(position)
        seat = p.to_act
        if seat < 0 or p.unfinished or p.hand_size[seat] or (p.guild_size and p.guild_size[seat]):
            return False
        return len(p.legal()) == 1

    def ordered_move(self, position: Position, seat: int, orders: Orders) -> int | None:
        return ordered_move(own(position), seat, orders)

    def deciders(self, position: Position) -> list[Decider]:
        """Lira, then goods, then bonus cards in hand (IS-174)."""
        p = own(position)
        seats = range(p.seats)
        return [
            self._decider("lira", list(p.lira)),
            self._decider("goods", [p.goods_of(seat) for seat in seats]),
            self._decider("cards", list(p.hand_size)),
        ]

    def _decider(self, what: str, held: list[int]) -> Decider:
        told = [Message(f"istanbul-count-{what}", {what: number}) for number in held]
        return Decider(Message(f"istanbul-tie-{what}"), held, told)

    # -- what is said and shown -------------------------------------------------------------------

    def prompt(self, position: Position, viewer: int | None) -> Message:
        check_viewers(position, (viewer,))
        return make_prompt(self.describer, own(position), viewer)

    def view(self, position: Position, viewer: int | None) -> IstanbulView:
        return self.views(position, [viewer])[0]

    def views(self, position: Position, viewers: Sequence[int | None]) -> list[IstanbulView]:
        p = own(position)
        waiting, *prompts = self.prompts(position, [None, *viewers])
        everybody = open_view(self.box, game_of(p), self.describer, p, waiting)
        return [
            everybody if viewer is None else seat_view(everybody, self.describer, p, viewer, prompt)
            for viewer, prompt in zip(viewers, prompts, strict=True)
        ]

    def event_message(self, event: Sequence[int]) -> Message | None:
        return self.log.message(event)

    def event_seat(self, event: Sequence[int]) -> int | None:
        return seat_of(event)

    def seat_name(self, seat: int) -> Message:
        return self.describer.seat(seat)


def game_of(position: IstanbulPosition) -> str:
    """Which of the four games a position belongs to."""
    tables = position.tables
    if tables.grand:
        return "grand_bazaar"
    if tables.has_mocha:
        return "mocha"
    return "letters" if tables.has_letters else "base"


def load(box_text: str | None = None, source: str = "box.toml") -> Istanbul:
    """Istanbul with the built-in box, or with an owner's."""
    return Istanbul(load_box(box_text, source))
