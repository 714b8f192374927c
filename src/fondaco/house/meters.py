"""Figures for whoever looks after the house, in the words of Prometheus.

With several workers each writes its figures into a folder (PROMETHEUS_MULTIPROC_DIR), and whichever is asked adds
them all up.
"""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from fondaco.house.events import Event, Moved, kind_of
from fondaco.house.keeper import House
from fondaco.house.kept import Kept

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
PAUSE: Final = 5.0
"""Seconds."""
QUICK: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
SLOW: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60)


class Meters:
    """The figures of one process."""

    def __init__(self) -> None:
        # Nothing is told of Python itself, and each house of a test has figures of its own.
        self._registry = mine = CollectorRegistry()
        self.moves = Counter("fondaco_moves", "Decisions that were made.", ["by"], registry=mine)
        self.events = Counter("fondaco_events", "Events that were written.", ["kind"], registry=mine)
        self._noted: dict[tuple[str, str | None], int] = {}
        """Events by their kind and by whose move it was, since the figures were looked at."""
        self.requests = Counter(
            "fondaco_requests", "Requests that were answered.", ["method", "route", "status"], registry=mine
        )
        self.refused = Counter("fondaco_refused", "What was refused, by its code.", ["code"], registry=mine)
        self.append_seconds = Histogram(
            "fondaco_append_seconds", "Until an event was committed.", registry=mine, buckets=QUICK
        )
        self.bot_seconds = Histogram(
            "fondaco_bot_seconds", "Until a bot had decided.", ["bot"], registry=mine, buckets=SLOW
        )
        self.tables = Gauge(
            "fondaco_tables_in_memory", "Tables in memory.", registry=mine, multiprocess_mode="livesum"
        )
        self.connections = Gauge(
            "fondaco_connections", "Live connections and streams.", registry=mine, multiprocess_mode="livesum"
        )
        self.troubles = Gauge(
            "fondaco_store_troubles",
            "How often the database failed.",
            registry=mine,
            multiprocess_mode="livesum",
        )

    def happened(self, kept: Kept, event: Event) -> None:
        """Count an event."""
        mover = kept.room.chairs[event.seat].kind if isinstance(event, Moved) else None
        noted = (kind_of(event), mover)
        self._noted[noted] = self._noted.get(noted, 0) + 1

    # -- telling ------------------------------------------------------------------------------------

    def look(self, house: House) -> None:
        """Take the figures that stand rather than grow, and those that grow with every move."""
        noted, self._noted = self._noted, {}
        for (kind, mover), number in noted.items():
            self.events.labels(kind).inc(number)
            if mover is not None:
                self.moves.labels(mover).inc(number)
        self.tables.set(house.rooms)
        self.connections.set(house.live.count)
        self.troubles.set(house.store.tally.troubles)

    async def look_often(self, house: House) -> None:
        """With several processes another one may be asked for the figures."""
        while FOLDER in os.environ:
            self.look(house)
            await asyncio.sleep(PAUSE)

    def page(self) -> bytes:
        """All figures, of all processes."""
        folder = os.environ.get(FOLDER)
        if folder is None:
            return generate_latest(self._registry)
        _bury_the_dead(Path(folder))
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody, folder)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


def _bury_the_dead(folder: Path) -> None:
    """What a process that is gone had in memory is gone, too; what it has counted stays."""
    for file in folder.glob("gauge_live*.db"):
        found = re.search(r"_(\d+)\.db$", file.name)
        if found is not None and not _lives(int(found[1])):
            mark_process_dead(int(found[1]), str(folder))  # type: ignore[no-untyped-call]


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
