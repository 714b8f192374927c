"""What the moves that a seat could make would bring it, for whoever asks: nobody else pays for it."""

from __future__ import annotations

import msgspec

from fondaco.house.frames import encoder
from fondaco.house.kept import Kept
from fondaco.table.preview import Preview


class Previews(msgspec.Struct, frozen=True, tag_field="kind", tag="previews"):
    """What each move that is offered would bring; after the beginning of a decision, each way to go on with it."""

    version: int
    text: str
    """How the decision begins; empty for a decision that has not begun."""
    previews: list[Preview]


def make_previews(kept: Kept, seat: int, text: str, version: int) -> bytes:
    """For the seat that is asked; refused as a move would be."""
    return encoder.encode(Previews(kept.room.version, text, kept.room.preview(seat, text, version)))
