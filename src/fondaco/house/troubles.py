"""What is said when something asked of the house cannot be done and no rule of a game is the reason."""

from __future__ import annotations

from fondaco.table.message import Message


class Trouble(Exception):
    """A request that is refused: a code for programs, a message for people."""

    def __init__(self, code: str, message_id: str, **args: str | int | Message) -> None:
        super().__init__(f"{code}: {message_id}")
        self.code = code
        self.message = Message(message_id, args)


def not_found() -> Trouble:
    """There is no such table, or none that this caller may know of."""
    return Trouble("not-found", "house-no-table")


def not_yours() -> Trouble:
    """The caller may not do this at this table."""
    return Trouble("not-yours", "house-not-yours")


def stale(version: int) -> Trouble:
    """The sender answered a question that is no longer asked."""
    return Trouble("stale", "house-stale", version=version)


def wrong_time(message_id: str, **args: str | int | Message) -> Trouble:
    """The table is not in the state for this."""
    return Trouble("wrong-time", message_id, **args)


def invalid(message_id: str, **args: str | int | Message) -> Trouble:
    """What was sent makes no sense."""
    return Trouble("invalid", message_id, **args)
