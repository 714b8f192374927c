"""What is said when something may not be done: what, why, and by which clause. Nothing has changed by then."""

from __future__ import annotations

from fondaco.table.message import Message


class Refusal(Exception):
    """A move that the rules do not allow, with the clause that forbids it."""

    def __init__(self, clause: str, message: Message) -> None:
        super().__init__(f"{clause}: {message.id}" if clause else message.id)
        self.clause = clause
        self.message = message


class UsageError(ValueError):
    """Something asked for that does not exist or does not fit: a game, a number of seats, an option, a file."""
