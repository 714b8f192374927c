"""What happened since somebody was last here: the log as the viewer may know it, grouped by seat."""

from __future__ import annotations

import msgspec

from fondaco.house.frames import encoder
from fondaco.house.kept import Kept
from fondaco.table.history import LogLine


class RecapGroup(msgspec.Struct, frozen=True):
    """What a seat did, or what happened to it; `seat` is null for what concerns the whole table."""

    seat: int | None
    lines: list[LogLine]
    """In order; the numbers of their moves put them in order with those of the other groups."""


class Recap(msgspec.Struct, frozen=True, tag_field="kind", tag="recap"):
    """The news of a table for one viewer."""

    table: str
    version: int
    you: int | None
    since: int
    """The version after which it begins: the viewer's own last decision, or what was asked for."""
    news_from: int
    """The number of the move after which it begins."""
    groups: list[RecapGroup]
    """In the order in which the seats first did something."""


def make_recap(kept: Kept, viewer: int | None, since: int | None) -> bytes:
    """What happened since a version; without one, since the seat last decided itself.

    What a bot, an order or a clock decided for the seat is news to the person who comes back.
    """
    room = kept.room
    room.check_viewer(viewer)
    if since is None:
        since = 0 if viewer is None else room.decided.get(viewer, 0)
    since = min(since, room.version)
    start = room.log_from(since)
    groups: dict[int | None, list[LogLine]] = {}
    for line in room.game.log(viewer, start) if room.game is not None else []:
        groups.setdefault(line.seat, []).append(line)
    found = [RecapGroup(seat, lines) for seat, lines in groups.items()]
    return encoder.encode(Recap(kept.id, room.version, viewer, since, start, found))
