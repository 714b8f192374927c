"""The record of a table, as a viewer may see it."""

from __future__ import annotations

from fondaco.house.kept import Kept
from fondaco.house.troubles import wrong_time
from fondaco.table.record import write_masked, write_record


def record_for(kept: Kept, viewer: int | None) -> str:
    """The record of a table: as this viewer may see it, and complete after the end."""
    room = kept.room
    if room.game is None:
        raise wrong_time("house-not-started")
    labels = [
        _label(name or room.rulebook.seat_ids[seat], room.chairs[seat].bot)
        for seat, name in enumerate(kept.around.names)
    ]
    room.game.players = tuple(labels)
    if room.revealed_seed is not None:
        return write_record(room.game, room.revealed_seed)
    return write_masked(room.game, viewer)


def _label(name: str, bot: str | None) -> str:
    return name if bot is None else f"{name} [{bot}]"
