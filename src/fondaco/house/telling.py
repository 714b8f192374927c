"""Who watches a table, and what he is told: how it stands, who sits there, who is online."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from fondaco.house.events import BOT, Event, Moved, Started
from fondaco.house.finding import Tables
from fondaco.house.frames import HeaderFrame, encoder
from fondaco.house.kept import Kept
from fondaco.house.live import Subscriber
from fondaco.house.settings import Settings
from fondaco.house.store import Store

GATHER_SECONDS: Final = 0.075
"""What bots decide one after the other is told together when so much time has gone by, or when somebody is asked."""


class Telling(Tables):
    """Tables, and those who are told of them."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int] | None = None) -> None:
        super().__init__(store, settings, clock)
        self.live.on_presence.append(self.note_presence)
        self.gather_seconds = GATHER_SECONDS
        self._soon: set[str] = set()
        """Tables of which something will be told soon."""

    def subscribe(self, kept: Kept, viewer: int | None, since: int, visitor: str | None = None) -> Subscriber:
        """Watch a table from a version on; the first frame is how it stands now."""
        subscriber = Subscriber(kept.id, viewer, self.settings.waiting_frames, visitor)
        here = self.live.online(kept.id) | ({viewer} if viewer is not None else set())
        if kept.note_online(here):
            self.tell_header(kept)
        subscriber.put(kept.update(viewer, min(since, kept.room.version)))
        subscriber.sent = kept.room.version
        self.live.join(subscriber)
        return subscriber

    def tell_header(self, kept: Kept) -> None:
        """Tell everybody who sits there now and who is online."""
        self.publish(kept)
        self.live.tell(
            kept.id, encoder.encode(HeaderFrame(kept.room.version, kept.header(), kept.clock_now()))
        )

    def publish(self, kept: Kept) -> None:
        """Tell everybody who does not know it yet how the table stands."""
        self.live.publish(kept.id, kept.room.version, kept.updates)

    def _is_among_bots(self, kept: Kept, event: Moved) -> bool:
        """Whether a bot has decided, and a bot is asked next: then more comes at once."""
        return kept.room.chairs[event.seat].kind == BOT and kept.room.asked_bot is not None

    def _publish_soon(self, kept: Kept) -> None:
        """Tell what bots decide in a row together: sooner than a page could draw it one by one."""
        if kept.id not in self._soon:
            self._soon.add(kept.id)
            asyncio.get_running_loop().call_later(self.gather_seconds, self._publish_gathered, kept)

    def _publish_gathered(self, kept: Kept) -> None:
        self._soon.discard(kept.id)
        self.publish(kept)

    def note_presence(self, table: str) -> None:
        """Others may be online than before: if so, everybody is told."""
        kept = self._rooms.get(table)
        if kept is not None and kept.note_online(self.live.online(table)):
            self.tell_header(kept)

    def _renumber_watchers(self, kept: Kept, event: Event) -> None:
        """When seats were dropped at the start, the others have new numbers."""
        if not isinstance(event, Started):
            return
        for one in self.live.watching(kept.id):
            if one.viewer is not None and one.viewer in event.kept:
                one.viewer = event.kept.index(one.viewer)
            elif one.viewer is not None:
                one.let_go()
        kept.note_online(self.live.online(kept.id))
        self.live.presence_changed(kept.id)
