"""The House: finds tables, runs commands against the store, and tells whoever watches.

The order of a command is always the same: it is checked against what is known; its event is written; only when it is
committed does it happen in memory, is published, and acknowledged. If somebody else was quicker, what was missed is
read, and the command is checked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Final

from sqlalchemy import Executable

from fondaco.house import rows
from fondaco.house.books import Books
from fondaco.house.decided import Accepted, Draft
from fondaco.house.events import BOT, Ended, Event, Moved, Seated, Started, body_of, event_of, kind_of
from fondaco.house.examiner import Examiner
from fondaco.house.frames import HeaderFrame, encoder
from fondaco.house.kept import Kept, rebuild
from fondaco.house.limits import Limits
from fondaco.house.live import Live, Subscriber
from fondaco.house.looking import LookingBack
from fondaco.house.moments import now_ms
from fondaco.house.settings import Settings
from fondaco.house.store import MISSED, EventRow, Store, StoreTrouble
from fondaco.house.store.probing import WriteProbe
from fondaco.house.troubles import Trouble, not_found
from fondaco.table.core import NOBODY

_log: Final = logging.getLogger("fondaco.house")
_MOST_RACES: Final = 100
"""A command that loses more races than this in a row is told that the house is busy."""
_MOST_READS: Final = 3
"""So often rows are read beside a table where something happens meanwhile."""
GATHER_SECONDS: Final = 0.075
"""What bots decide one after the other is told together when so much time has gone by, or when somebody is asked."""
HERE: Final = "here:"
"""How processes tell each other who is online, where otherwise a table is named."""
Outcome = Accepted | Draft | Exception
"""What becomes of a command; an exception says why it was refused."""


class House:
    """All tables, as one process knows them."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Callable[[], int] | None = None,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.store = store
        self.probe = WriteProbe(store)
        self.settings = settings
        self.limits = Limits(settings.rates)
        self.on_refused: Callable[[str], None] = lambda code: None
        """Told the code of every command that is refused on a live connection."""
        self.looking_back = LookingBack()
        self.live = Live()
        self.live.on_presence.append(self.note_presence)
        self.on_here: Callable[[str], None] = lambda said: None
        """Told what other processes say of who is online there; of nothing when something may have been missed."""
        self.examiner = Examiner()
        self.books = Books(self.examiner)
        self.with_event: list[Callable[[Kept, Event, int], Sequence[Executable]]] = []
        """What else to write in the transaction of an event, before it has happened; and when it is."""
        self.with_seating: list[Callable[[Kept, Event], Sequence[Executable]]] = []
        """The same for an event after which others sit at the table than before."""
        self.after_event: list[Callable[[Kept, Event], None]] = []
        """Told of an event that this process has committed, and that has happened. Quick, and without waiting."""
        self.on_look: list[Callable[[Kept], None]] = []
        """Told of a table that somebody looks at."""
        self.on_rows: list[Callable[[Kept], None]] = []
        """Told of a table whose rows were read again because they have changed without an event."""
        self.on_gone: list[Callable[[str], None]] = []
        """Told of a visitor who is gone; of an empty name when somebody may be gone."""
        self.now = clock or now_ms
        self.live.now = self.now
        self.entropy = entropy
        """So many bytes that nobody can foresee: all dice of the house come of them."""
        self.gather_seconds = GATHER_SECONDS
        self._soon: set[str] = set()
        """Tables of which something will be told soon."""
        self._rooms: OrderedDict[str, Kept] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Kept]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    # -- from opening to closing ------------------------------------------------------------------

    def open(self) -> None:
        """Begin to hear what other processes do."""
        self.spawn(self._listen())

    async def close(self) -> None:
        """Let everybody go, and stop what runs."""
        self._closed = True
        self.live.close()
        self.examiner.close()
        self.looking_back.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def spawn(self, job: Coroutine[object, object, None]) -> None:
        """Run something beside; what goes wrong in it is logged, never lost."""
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("A task of the house failed", exc_info=error)

    # -- finding tables ---------------------------------------------------------------------------

    async def kept(self, table: str) -> Kept:
        """A table, from memory or from its log."""
        kept = self.at_hand(table)
        if kept is not None:
            return kept
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    def at_hand(self, table: str) -> Kept | None:
        """A table that is in memory, and asked for now: it is the last to be forgotten."""
        kept = self._rooms.get(table)
        if kept is not None:
            self._rooms.move_to_end(table)
        return kept

    def in_memory(self, table: str) -> Kept | None:
        """A table that is in memory."""
        return self._rooms.get(table)

    @property
    def rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    async def look(self, table: str) -> Kept:
        """A table that somebody looks at: whoever must be woken for it is."""
        kept = await self.kept(table)
        for told in self.on_look:
            told(kept)
        return kept

    async def _load(self, table: str) -> Kept:
        around = await self.store.read(lambda connection: rows.read_around(connection, table, self.now()))
        if around is None:
            raise not_found()
        book = await self.books.get(around.row.game, around.row.box_text)
        events = await self.store.events(table)
        kept = rebuild(around, book, events, self.now)
        kept.note_online(self.live.online(table))
        self._rooms[table] = kept
        if len(self._rooms) > self.settings.rooms:
            self._make_room()
        return kept

    def _make_room(self) -> None:
        """Forget the table that nobody asked for the longest; never one in the middle of a command."""
        for table, kept in self._rooms.items():
            if not kept.lock.locked():
                del self._rooms[table]
                return

    # -- commands ---------------------------------------------------------------------------------

    async def act(
        self,
        table: str,
        decide: Callable[[Kept], Event | Draft],
        *,
        seat: int | None = None,
        client_id: str | None = None,
        also: Sequence[Executable] = (),
    ) -> Accepted | Draft:
        """Run a command: check, write, then let it happen. What is refused has changed nothing.

        `also` is written in the transaction of the event.
        """
        kept = self.at_hand(table)
        if kept is None:
            kept = await self.kept(table)
        name = _name_of(seat, client_id)
        async with kept.lock:
            for _ in range(_MOST_RACES):
                event = _decided(kept, decide, name)
                if isinstance(event, (Accepted, Draft)):
                    return event
                at = self.now()
                if await self._append(kept, event, seat, name, at, also):
                    if also or isinstance(event, (Seated, Started)):
                        await self._happen_around(kept, event, name, at)
                    else:
                        self._happen(kept, event, name, at)
                    return Accepted(kept.room.version, event)
                await self._catch_up(kept)
        raise Trouble("unavailable", "house-busy")

    def move_at_once(
        self,
        kept: Kept,
        decide: Callable[[Kept], Moved | Draft],
        seat: int,
        client_id: str,
        tell: Callable[[Outcome], None],
    ) -> None:
        """Run a decision of a seat for somebody who has taken the lock of the table, without a task that waits.

        `tell` is called when it is known what has become of it: at once, or after the commit.
        """
        name = _name_of(seat, client_id)

        def finish(made: Outcome) -> None:
            kept.lock.give()
            tell(made)

        try:
            at = self.now()
            event = _decided(kept, decide, name)
        except Exception as error:  # noqa: BLE001  (whatever it is belongs to who is told)
            finish(error)
            return
        if isinstance(event, (Accepted, Draft)):
            finish(event)
            return
        moved = event
        try:
            append = self._append(kept, moved, seat, name, at, ())
        except Exception as error:  # noqa: BLE001  (as above)
            finish(error)
            return

        def appended(append: asyncio.Future[bool]) -> None:
            if self._closed:
                kept.lock.give()  # nobody is told any more; it is in the log
                return
            try:
                if not append.result():  # somebody else was quicker
                    self.spawn(self._move_again(kept, decide, seat, client_id, tell))
                    return
                self._happen(kept, moved, name, at)
            except Exception as error:  # noqa: BLE001  (as above)
                finish(error)
                return
            finish(Accepted(kept.room.version, moved))

        append.add_done_callback(appended)

    async def _move_again(
        self,
        kept: Kept,
        decide: Callable[[Kept], Event | Draft],
        seat: int,
        client_id: str,
        tell: Callable[[Outcome], None],
    ) -> None:
        """After a race that was lost: read what was missed, and go the long way."""
        try:
            try:
                await self._catch_up(kept)
            finally:
                kept.lock.give()
            made: Outcome = await self.act(kept.id, decide, seat=seat, client_id=client_id)
        except Exception as error:  # noqa: BLE001  (as above)
            made = error
        tell(made)

    def _append(
        self,
        kept: Kept,
        event: Event,
        seat: int | None,
        name: str | None,
        at: int,
        also: Sequence[Executable],
    ) -> asyncio.Future[bool]:
        """Have an event written as the next one of its table, with the rows that go with it."""
        row = EventRow(kept.id, kept.room.version + 1, at, kind_of(event), seat, name, body_of(event))
        return self.store.append(row, *self._statements(kept, event, at), *also)

    def _statements(self, kept: Kept, event: Event, at: int) -> list[Executable]:
        """The rows that go with an event."""
        found: list[Executable] = []
        table = kept.id
        if isinstance(event, Seated):
            found += rows.seat_changed(table, event.seat, event.chair)
        elif isinstance(event, Started):
            found += rows.seats_renumbered(table, event, kept.room.seats)
            found.append(rows.status_changed(table, "over" if event.asked == NOBODY else "playing", at))
        elif isinstance(event, Ended):
            found.append(rows.status_changed(table, "abandoned", at))
        elif isinstance(event, Moved) and event.asked == NOBODY:
            found.append(rows.status_changed(table, "over", at))
        for also in self.with_event:
            found += also(kept, event, at)
        if isinstance(event, (Seated, Started)):
            for also_seated in self.with_seating:
                found += also_seated(kept, event)
        return found

    async def _happen_around(self, kept: Kept, event: Event, name: str | None, at: int) -> None:
        """Let an event happen with which the rows around the table have changed."""
        around = await self._read_around(kept.id)
        self._happen(kept, event, name, at, around)

    def _happen(
        self, kept: Kept, event: Event, name: str | None, at: int, around: rows.Around | None = None
    ) -> None:
        """Let an event happen here that is in the log, and tell everybody."""
        kept.apply(event, name, at)
        if around is not None:
            kept.around = around
        self._renumber_watchers(kept, event)
        if isinstance(event, Moved) and self._is_among_bots(kept, event):
            self._publish_soon(kept)
        else:
            self.publish(kept)
        for told in self.after_event:
            try:
                told(kept, event)
            except Exception:  # noqa: BLE001  (it has happened: whatever comes of it, it is answered as made)
                _log.exception("What follows an event at table %s failed", kept.id)

    async def _catch_up(self, kept: Kept) -> None:
        """Read what others have written since; under the lock of the table."""
        missed = await self.store.events(kept.id, kept.room.version)
        if not missed:
            return
        around = await self._read_around(kept.id)
        for row in missed:
            event = event_of(row.kind, row.body)
            kept.apply(event, row.client_id, row.at)
            self._renumber_watchers(kept, event)
        kept.around = around
        self.publish(kept)

    async def catch_up(self, kept: Kept, version: int) -> None:
        """Read on if somebody has seen a later version than this process; who only claims it stops no table."""
        if version <= kept.room.version or not await self.store.events(kept.id, kept.room.version):
            return
        async with kept.lock:
            if version > kept.room.version:
                await self._catch_up(kept)

    async def refresh(self, kept: Kept) -> None:
        """Read the rows around a table again, because they have changed without an event."""
        for _ in range(_MOST_READS):
            known, version = kept.around, kept.room.version
            around = await self._read_around(kept.id)  # without the lock: reading stops no table
            async with kept.lock:
                if kept.around is known and kept.room.version == version:
                    before = bytes(kept.header())
                    kept.around = around
                    break
        else:
            async with kept.lock:  # there is no quiet moment at this table
                before = bytes(kept.header())
                kept.around = await self._read_around(kept.id)
        if bytes(kept.header()) != before:  # otherwise nobody need know that anything has changed
            self.tell_header(kept)
        for told in self.on_rows:
            told(kept)

    async def _read_around(self, table: str) -> rows.Around:
        around = await self.store.read(lambda connection: rows.read_around(connection, table, self.now()))
        if around is None:
            self._rooms.pop(table, None)
            raise not_found()
        return around

    # -- telling ----------------------------------------------------------------------------------

    def subscribe(self, kept: Kept, viewer: int | None, since: int, visitor: str | None = None) -> Subscriber:
        """Watch a table from a version on; the first frame is how it stands now."""
        subscriber = Subscriber(self.live.outbox, kept.id, viewer, self.settings.waiting_frames, visitor)
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

    # -- other processes --------------------------------------------------------------------------

    async def _listen(self) -> None:
        async for table, version in self.store.listen():
            if (table, version) == MISSED:
                self._rooms_may_be_old()
                self.visitor_gone("")
                self.on_here("")
            elif table.startswith(HERE):
                self.on_here(table.removeprefix(HERE))
            elif table.startswith(rows.GONE):
                self.visitor_gone(table.removeprefix(rows.GONE))
            else:
                self._heard(table, version)

    def visitor_gone(self, visitor: str) -> None:
        """Forget a visitor here; without a name everybody who might be gone."""
        for forget in self.on_gone:
            forget(visitor)
        if visitor:
            self.live.let_go(visitor)

    def _rooms_may_be_old(self) -> None:
        watched = set(self.live.tables)
        for table, kept in list(self._rooms.items()):
            if table in watched:
                self.spawn(self._read_on(table, header=True))
            elif not kept.lock.locked():
                del self._rooms[table]

    def _heard(self, table: str, version: int) -> None:
        kept = self._rooms.get(table)
        behind = kept is None or version == 0 or version > kept.room.version
        if behind and (kept is not None or self.live.watching(table)):
            self.spawn(self._read_on(table, header=version == 0))

    async def _read_on(self, table: str, header: bool = False) -> None:
        """What another process did is told to the watchers here."""
        with contextlib.suppress(Trouble, StoreTrouble):  # whoever asks next will be told
            kept = await self.kept(table)
            async with kept.lock:
                await self._catch_up(kept)
            self.publish(kept)
            if header:
                await self.refresh(kept)


def _name_of(seat: int | None, client_id: str | None) -> str | None:
    """What the log calls a command of a client."""
    return None if client_id is None else f"{seat}:{client_id}"


def _decided(
    kept: Kept, decide: Callable[[Kept], Event | Draft], name: str | None
) -> Event | Draft | Accepted:
    """What a command makes; a repeated one has been accepted already."""
    if name is not None and name in kept.room.accepted:
        return Accepted(kept.room.accepted[name], None)
    return decide(kept)
