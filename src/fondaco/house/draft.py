"""A decision that is not finished yet."""

from __future__ import annotations

import msgspec

from fondaco.table.core import Position


class Draft(msgspec.Struct, frozen=True):
    """The beginning of a decision, tried on a copy: only its seat knows of it, and nothing is stored."""

    parts: list[str]
    position: Position

    @property
    def text(self) -> str:
        return " ".join(self.parts)
