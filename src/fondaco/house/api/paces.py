"""The pace of a table, as it is sent and as it is kept."""

from __future__ import annotations

import msgspec

from fondaco.house.api.models import LivePace, NoPace, PaceWanted
from fondaco.house.events import BOT, Chair
from fondaco.house.hosting import checked_chair
from fondaco.house.pace import DAY, SECOND, Pace


def chosen_pace(wanted: PaceWanted) -> str:
    """The pace as it is kept."""
    if isinstance(wanted, NoPace):
        return "{}"
    checked_chair(Chair(BOT, wanted.bot))
    if isinstance(wanted, LivePace):
        move, bank = wanted.move_seconds * SECOND, wanted.bank_seconds * SECOND
    else:
        move, bank = wanted.days * DAY, 0
    return msgspec.json.encode(Pace(wanted.kind, move, bank, wanted.at_end, wanted.bot)).decode()
