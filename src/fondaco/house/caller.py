"""Whoever sends a request."""

from __future__ import annotations

from typing import Final

import msgspec

from fondaco.house.troubles import Trouble

PLAY: Final = "play"
WATCH: Final = "watch"
CHAT: Final = "chat"


class Caller(msgspec.Struct, frozen=True, gc=False):
    """Whoever sends a request: a visitor, or a program that acts for one of his seats with a token."""

    visitor: str | None
    """None for somebody of whom nothing is known."""
    name: str = ""
    token: str | None = None
    """The id of a program's token: it acts for one seat of one table, within its scopes, and is nobody elsewhere."""
    table: str = ""
    seat: int | None = None
    scopes: frozenset[str] = frozenset()

    def known(self) -> str:
        """The visitor's id; who has none is told how to get one, and a program that this is not for it."""
        if self.visitor is None:
            raise Trouble("who", "house-who")
        if self.token is not None:
            raise Trouble("not-yours", "house-not-for-tokens")
        return self.visitor

    @property
    def may_speak(self) -> bool:
        """Whether the house knows whose words they would be, and a program may say any."""
        return self.visitor is not None and (self.token is None or CHAT in self.scopes)

    def need(self, *scopes: str) -> None:
        """A program needs one of these scopes; a visitor may do what his seats may."""
        if self.token is not None and not self.scopes.intersection(scopes):
            raise Trouble("not-yours", "house-scope", scope=scopes[0])
