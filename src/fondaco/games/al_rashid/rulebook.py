"""Al Rashid as the house knows it: one box and how its positions are described."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fondaco.games.al_rashid.box import Box, load_box
from fondaco.games.al_rashid.describe import Describer
from fondaco.games.al_rashid.log import Log, seat_of
from fondaco.games.al_rashid.moves import MOVES
from fondaco.games.al_rashid.orders import ORDERS, ordered_move
from fondaco.games.al_rashid.picking import picks_of
from fondaco.games.al_rashid.position import AlRashidPosition, own
from fondaco.games.al_rashid.prompts import make_prompt
from fondaco.games.al_rashid.refusals import Reasons
from fondaco.games.al_rashid.setup import make_tables, new_position
from fondaco.games.al_rashid.sight import open_view, seat_view
from fondaco.games.al_rashid.tables import Tables
from fondaco.games.al_rashid.view import AlRashidView
from fondaco.table.core import Position
from fondaco.table.message import Message
from fondaco.table.orders import Orders
from fondaco.table.picks import Picks
from fondaco.table.refusal import Refusal
from fondaco.table.rulebook import Offer, Rulebook, check_viewers
from fondaco.table.ties import Decider


class AlRashid(Rulebook):
    """The rulebook of Al Rashid."""

    key = "al-rashid"
    revision = 1
    options: Mapping[str, Sequence[str]] = {}
    space_of_moves = MOVES
    chance_names = ("play-order", "draw-tile", "black-card", "place-tile", "crisis-card")
    words = ("fondaco.table", "fondaco.games.al_rashid")
    view_type = AlRashidView
    standing_orders = ORDERS

    def __init__(self, box: Box) -> None:
        self.box = box
        self.title = box.game.name["en"]
        self.min_seats = box.game.players_min
        self.max_seats = box.game.players_max
        self.seat_ids = tuple(colour.id for colour in box.player_colours)
        self._seat_names = [Message(f"al-rashid-seat-{colour}") for colour in self.seat_ids]
        self.box_hash = box.hash
        self.owned_box = box.text if box.owned else None
        self.reconstructions = box.reconstructions
        self.describer = Describer(box)
        self.reasons = Reasons(self.describer)
        self.log = Log(self.describer, self.seat_name)
        self._tables: dict[int, Tables] = {}

    def tables(self, seats: int, options: Mapping[str, str]) -> Tables:
        """The box as numbers, made once per number of seats."""
        self.check_table(seats, options)
        if seats not in self._tables:
            self._tables[seats] = make_tables(self.box, seats)
        return self._tables[seats]

    def new_position(self, seats: int, options: Mapping[str, str]) -> AlRashidPosition:
        return new_position(self.tables(seats, options))

    def restore(self, seats: int, options: Mapping[str, str], dump: list[list[int]]) -> AlRashidPosition:
        position = AlRashidPosition(self.tables(seats, options))
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

    def picks(self, position: Position) -> Picks | None:
        """Items of a trade, tiles for a battle, what some offices let pick (AR-093, AR-110, AR-200, AR-204, AR-212)."""
        p = own(position)
        return picks_of(self.describer, p) if p.to_act >= 0 else None

    def counters(self, position: Position) -> dict[str, list[int]]:
        """The points, which everybody can count at any time."""
        return {"points": position.standing()}

    def why_not(self, position: Position, move: int) -> Refusal:
        return self.reasons.why_not(own(position), move)

    def ordered_move(self, position: Position, seat: int, orders: Orders) -> int | None:
        return ordered_move(own(position), seat, orders)

    def deciders(self, position: Position) -> list[Decider]:
        """Wealth, then the play order of the last turn (AR-255 to AR-257)."""
        p = own(position)
        wealth = [p.wealth(seat) for seat in range(p.seats)]
        turns = [p.order.index(seat) + 1 for seat in range(p.seats)]
        return [
            Decider(
                Message("al-rashid-tie-wealth"),
                wealth,
                [Message("al-rashid-count-gold", {"gold": gold}) for gold in wealth],
            ),
            Decider(
                Message("al-rashid-tie-order"),
                [-turn for turn in turns],
                [Message("al-rashid-tie-turn", {"n": turn}) for turn in turns],
            ),
        ]

    def prompt(self, position: Position, viewer: int | None) -> Message:
        check_viewers(position, (viewer,))
        return make_prompt(self.describer, own(position), viewer, self.seat_name(max(position.to_act, 0)))

    def view(self, position: Position, viewer: int | None) -> AlRashidView:
        return self.views(position, [viewer])[0]

    def views(self, position: Position, viewers: Sequence[int | None]) -> list[AlRashidView]:
        p = own(position)
        waiting, *prompts = self.prompts(position, [None, *viewers])
        everybody = open_view(self.box, self.describer, p, waiting)
        return [
            everybody if viewer is None else seat_view(everybody, self.box, self.describer, p, viewer, prompt)
            for viewer, prompt in zip(viewers, prompts, strict=True)
        ]

    def event_message(self, event: Sequence[int]) -> Message | None:
        return self.log.message(event)

    def event_seat(self, event: Sequence[int]) -> int | None:
        return seat_of(event)

    def seat_name(self, seat: int) -> Message:
        return self._seat_names[seat]


def load(box_text: str | None = None, source: str = "box.toml") -> AlRashid:
    """Al Rashid with the built-in box, or with an owner's."""
    return AlRashid(load_box(box_text, source))
