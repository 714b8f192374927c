"""What is said, before it is said in a language: an id of the word files with its arguments."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True):
    """A sentence or a name, still without a language; arguments may be messages themselves."""

    id: str
    args: dict[str, str | int | Message] = {}
