"""What is said, before it is said in a language: an id of the word files with its arguments."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Message(msgspec.Struct, frozen=True, gc=False):
    """A sentence or a name, still without a language; arguments may be messages themselves."""

    id: str
    args: dict[str, str | int | Message] = {}


def in_a_row(messages: Sequence[Message]) -> Message:
    """One message for several, at least one: a, b, c."""
    said = messages[0]
    for message in messages[1:]:
        said = Message("list-more", {"first": said, "next": message})
    return said
