"""Those who go along with every event of the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sqlalchemy import Executable

from fondaco.house.events import Event
from fondaco.house.kept import Kept


class Companion(Protocol):
    """Somebody who goes along with every event: bots, clocks, notices."""

    def statements(self, kept: Kept, event: Event, at: int) -> Sequence[Executable]:
        """What else to write in the transaction of this event, before it has happened."""

    def happened(self, kept: Kept, event: Event) -> None:
        """The event was committed by this process, and has happened. Quick, and without waiting."""

    def looked_at(self, kept: Kept) -> None:
        """Somebody looks at the table."""
