"""An event as it is stored."""

from __future__ import annotations

import msgspec


class EventRow(msgspec.Struct, frozen=True, gc=False):
    """One row of `events`: the store keeps its body as it is, and knows nothing of what it means."""

    table: str
    """22 characters, url-safe: 128 bits."""
    version: int
    """Counts the events of a table from 1, without gaps."""
    at: int
    kind: str
    seat: int | None
    client_id: str | None
    """What the sender named its command; a table takes each of these once."""
    body: str
    """JSON."""
