"""What goes wrong between a guest and a house."""

from __future__ import annotations

from fondaco.table.message import Message


class Trouble(Exception):
    """The house refuses something, or cannot be reached: a code for the program, a message for people."""

    def __init__(self, code: str, message: Message, text: str = "") -> None:
        super().__init__(f"{code}: {message.id}")
        self.code = code
        self.message = message
        self.text = text
        """What the house itself says, for messages of which this program has no words."""


def trouble(code: str, message_id: str, **args: str | int | Message) -> Trouble:
    """A trouble that is noticed here."""
    return Trouble(code, Message(message_id, args))
