"""What the terminal needs of a game, wherever it lies: `Game` on this machine, or a table of a house.

Boards, questions, commands and numbers are one code on top of this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from fondaco.table.form import Form
from fondaco.table.history import LogLine
from fondaco.table.message import Message
from fondaco.table.rulebook import Offer, Rulebook, View
from fondaco.table.ties import Tie


class Match(Protocol):
    """A game that is looked at and played from this terminal."""

    @property
    def rulebook(self) -> Rulebook: ...

    @property
    def options(self) -> Mapping[str, str]: ...

    @property
    def commitment(self) -> str | None: ...

    @property
    def nonces(self) -> Sequence[str]: ...

    @property
    def seats(self) -> int: ...

    @property
    def to_act(self) -> int:
        """A seat, CHANCE, or NOBODY once the game is over."""

    @property
    def over(self) -> bool: ...

    @property
    def moves(self) -> int:
        """How many moves stand."""

    def view(self, viewer: int | None) -> View:
        """What a seat may know; None for a spectator."""

    def prompt(self, viewer: int | None) -> Message:
        """Who must do what."""

    def offers(self) -> list[Offer]:
        """The legal moves of the seat to act, if it is played from this terminal."""

    def form(self) -> Form | None:
        """What the seat to act picks in one decision, where it picks several things."""

    def ties(self) -> list[Tie]:
        """Who has equal points at the end, and what decides."""

    def log(self, viewer: int | None, since: int = 0) -> list[LogLine]:
        """What happened after the first `since` moves."""

    def others_acted(self, seat: int, since: int) -> bool:
        """Whether anybody but this seat, or chance, has acted after the first `since` moves."""

    def play(self, move: str, seat: int) -> None:
        """Play a move by its text; a refusal has changed nothing."""

    def check(self, text: str, seat: int) -> None:
        """Refuse what `play` would refuse, and play nothing."""

    def undo(self, seat: int) -> int:
        """Take back the seat's last choice; how many moves that were. A refusal names the barrier."""


class Changed(Exception):
    """The question that was answered is no longer asked: look, and ask again. The message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message
