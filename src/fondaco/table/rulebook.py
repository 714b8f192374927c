"""What every game offers around its positions: set-up, texts of moves, prompts, views, reasons, log lines.

A position is bare numbers; its rulebook puts them into words and pictures at the edge, never on the hot path.
Every game subclasses `Rulebook` once, and the rest of the house knows games only through it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

import msgspec

from fondaco.table.box import Reconstruction
from fondaco.table.core import Position
from fondaco.table.message import Message
from fondaco.table.orders import Orders, StandingOrder
from fondaco.table.picks import Picks
from fondaco.table.refusal import Refusal, UsageError
from fondaco.table.ties import Decider


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A legal move as it is offered: by its text, by what it touches on the board, by its message."""

    text: str
    touches: tuple[str, ...]
    message: Message
    final: bool = False
    """Whether it cannot be taken back once made (it rolls, draws, or ends the turn)."""
    declines: bool = False
    """Whether it turns down what else is offered; lists for people end with it."""


class View(msgspec.Struct, kw_only=True, gc=False):
    """What a viewer may know. A game's view adds its own fields; nothing gets in that is not put in."""

    game: str
    viewer: int | None
    to_act: int
    """A seat, or -1 while chance is awaited, or -2 when the game is over."""
    prompt: Message
    scores: list[int]
    ranks: list[int] | None
    """The places, once the game is over."""


def check_viewers(position: Position, viewers: Iterable[int | None]) -> None:
    """Refuse viewers that are neither a seat of the table nor a spectator."""
    for viewer in viewers:
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < position.seats):
            raise UsageError(
                f"There is no seat {viewer}: this table has the seats 0 to {position.seats - 1}."
            )


class Rulebook(ABC):
    """One game with one box."""

    key: str
    title: str
    revision: int
    """Raised when the meaning of a rule changes: older records then replay up to the first refused move."""
    min_seats: int
    max_seats: int
    seat_ids: Sequence[str]
    """The seats' colours, by seat."""
    options: Mapping[str, Sequence[str]]
    """Options of the table: the values each may have, the default first."""
    research_options: Mapping[str, str] = MappingProxyType({})
    """Options with which random play ends: what the lab adds unless it is told otherwise."""
    chance_names: Sequence[str]
    """The kinds of events of chance, by number: the names under which dice can be checked."""
    space_of_moves: int
    """Every move is a number below this one."""
    words: Sequence[str]
    """The packages whose word files speak for this game."""
    has_dice: bool = False
    """Whether dice are rolled; else chance is in draws and shuffles alone."""
    view_type: type[View]
    """What `view` gives: whoever is sent a view reads it as this."""
    box_hash: str
    owned_box: str | None
    """The text of the box file if it is an owner's."""
    reconstructions: Sequence[Reconstruction]
    standing_orders: Sequence[StandingOrder] = ()
    """What a player may decide beforehand about questions in other players' turns."""

    # -- set-up -----------------------------------------------------------------------------------

    def check_table(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values; an impossible number of seats or an unknown option is refused."""
        if not self.min_seats <= seats <= self.max_seats:
            raise UsageError(
                f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}."
            )
        chosen = {name: values[0] for name, values in self.options.items()}
        for name, value in options.items():
            allowed = self.options.get(name)
            if allowed is None:
                known = ", ".join(self.options) or "none"
                raise UsageError(f'{self.title} has no option "{name}"; it has: {known}.')
            if value not in allowed:
                raise UsageError(f'The option "{name}" can be {", ".join(allowed)}; not "{value}".')
            chosen[name] = value
        return chosen

    def reconstructed_at(self, options: Mapping[str, str]) -> Sequence[Reconstruction]:
        """What the project had to design and what affects play at a table with these options."""
        return [part for part in self.reconstructions if part.affects_play]

    @abstractmethod
    def new_position(self, seats: int, options: Mapping[str, str]) -> Position:
        """The position before the first move; `options` as `check_table` gave them."""

    def opening_events(self, position: Position) -> list[list[int]]:
        """What a new position has to tell before the first move, while nobody listened."""
        return []

    @abstractmethod
    def restore(self, seats: int, options: Mapping[str, str], dump: list[list[int]]) -> Position:
        """A position from its dump."""

    # -- moves ------------------------------------------------------------------------------------

    @abstractmethod
    def text(self, position: Position, move: int) -> str:
        """The canonical text of a seat's move: what a record says and a person may type."""

    @abstractmethod
    def moves_named(self, text: str) -> Sequence[int]:
        """All moves, legal or not, that this text can mean somewhere in the game."""

    @abstractmethod
    def outcome_text(self, position: Position, outcome: int) -> str:
        """The canonical text of an outcome of the event that chance is asked for."""

    @abstractmethod
    def offer(self, position: Position, move: int) -> Offer:
        """A legal move, described for the seat that may make it."""

    @abstractmethod
    def why_not(self, position: Position, move: int) -> Refusal:
        """Why a move is not legal now."""

    def picks(self, position: Position) -> Picks | None:
        """What may be picked, where several things are picked one after the other; None where nothing of that is asked.

        The engine must allow exactly these picks, each in the order of `moves`, and end by itself only where nothing
        more can be picked.
        """
        return None

    def is_forced(self, position: Position) -> bool:
        """Whether the seat to act has but one move, and everybody can tell that no hand could have given it another.

        Then it can be made at once without betraying anything. A game says so where it can be sure.
        """
        return False

    def ordered_move(self, position: Position, seat: int, orders: Orders) -> int | None:
        """The move that a seat's orders give to the present question, by what it may know; None if it must be asked.

        `orders` as `check_orders` gave them. A first part that is answered is answered to the last one.
        """
        return None

    def counters(self, position: Position) -> Mapping[str, Sequence[int]]:
        """What lies open and can be counted, by seat: points, gold. Previews of moves tell how it changes."""
        return {}

    def counted(self, counter: str, number: int) -> Message:
        """So much of a counter, in words: “2 camels”."""
        return Message(f"{self.key}-{counter}", {"n": number})

    def deciders(self, position: Position) -> Sequence[Decider]:
        """What decides at the end among those with equal points, one after the other; none if places are shared."""
        return ()

    # -- what is said and shown -------------------------------------------------------------------

    @abstractmethod
    def prompt(self, position: Position, viewer: int | None) -> Message:
        """Who must do what; for the one who must, it says you."""

    def prompts(self, position: Position, viewers: Sequence[int | None]) -> list[Message]:
        """The prompts of several viewers; those who are not asked all read the same."""
        check_viewers(position, viewers)
        waiting = self.prompt(position, None)
        return [self.prompt(position, viewer) if viewer == position.to_act else waiting for viewer in viewers]

    @abstractmethod
    def view(self, position: Position, viewer: int | None) -> View:
        """What this viewer may know; None for a spectator."""

    def views(self, position: Position, viewers: Sequence[int | None]) -> Sequence[View]:
        """The views of several viewers. A game puts together once what all see alike; so they share parts."""
        return [self.view(position, viewer) for viewer in viewers]

    @abstractmethod
    def event_message(self, event: Sequence[int]) -> Message | None:
        """The log line of an event, already masked for its reader; None when it needs no line of its own."""

    @abstractmethod
    def event_seat(self, event: Sequence[int]) -> int | None:
        """The seat an event is about, if it is about one."""

    @abstractmethod
    def seat_name(self, seat: int) -> Message:
        """What a seat is called where no player's name is known: its colour."""
