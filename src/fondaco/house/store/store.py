"""The store: events and everything else the house keeps, on SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TypeVar

from sqlalchemy import URL, Connection, Executable, bindparam, select, text

from fondaco.house.store import engines, migrating
from fondaco.house.store.failures import of_the_database, trouble
from fondaco.house.store.listening import Heard, listen_alone, listen_postgresql
from fondaco.house.store.row import EventRow
from fondaco.house.store.schema import events
from fondaco.house.store.trouble import StoreTrouble
from fondaco.house.store.writer import Append, Job, Tally, Writer

T = TypeVar("T")

_EVENTS_AFTER = (
    select(
        events.c.table_id,
        events.c.version,
        events.c.at,
        events.c.kind,
        events.c.seat,
        events.c.client_id,
        events.c.body,
    )
    .where(events.c.table_id == bindparam("table"), events.c.version > bindparam("after"))
    .order_by(events.c.version)
)

_REVISION = text("SELECT version_num FROM alembic_version")
"""Of all tables the one that stays small."""


class Store:
    """One per process and event loop: a writer thread, some reading threads."""

    def __init__(self, url: URL, loop: asyncio.AbstractEventLoop) -> None:
        self._url = url
        self._loop = loop
        self._writing = engines.writing(url)
        self._reading = engines.reading(url)
        for engine in (self._writing, self._reading):
            engines.mark_open(engine)
        self._readers = ThreadPoolExecutor(engines.READERS, thread_name_prefix="fondaco-reader")
        self._writer = Writer(self._writing, loop)
        self._closed = False

    @classmethod
    async def open(cls, url: str, *, migrate: bool = True) -> Store:
        """Open a database; bring its shape up to date first, or refuse it if that is not wished for.

        Nothing is read but its revision, however much it holds.
        """
        place = engines.database_url(url)
        await asyncio.to_thread(migrating.ensure, place, migrate=migrate)
        store = cls(place, asyncio.get_running_loop())
        await store.read(
            lambda connection: connection.execute(_REVISION).first()
        )  # from now on it is seen to be open
        return store

    async def close(self) -> None:
        """Finish what was asked for, and let the database go."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()
        self._writing.dispose()

    @property
    def url(self) -> str:
        """Where the database is; a password in it is masked."""
        return self._url.render_as_string()

    @property
    def dialect(self) -> str:
        """`sqlite` or `postgresql`."""
        return self._url.get_backend_name()

    def when_appended(self, told: Callable[[float], None]) -> None:
        """Tell somebody of every append how many seconds it took."""
        self._writer.on_append = told

    @property
    def tally(self) -> Tally:
        """What was written so far."""
        return self._writer.tally

    def append(self, row: EventRow, *also: Executable) -> asyncio.Future[bool]:
        """Append an event; False if its version, or the client's id, is taken. True means that it is committed.

        `also` runs in the same transaction, if this append wins. Somebody who no longer waits for the answer cannot
        take the append back.
        """
        waiter: asyncio.Future[bool] = self._loop.create_future()
        self._writer.ask(Append(row, also, waiter, monotonic()))
        return waiter

    async def events(self, table: str, after: int = 0) -> list[EventRow]:
        """The events of a table that came after a version, in order."""

        def job(connection: Connection) -> list[EventRow]:
            found = connection.execute(_EVENTS_AFTER, {"table": table, "after": after})
            return [EventRow(*row) for row in found]

        return await self.read(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a reading thread: it sees one state of the database, and cannot change it."""
        if self._closed:
            raise StoreTrouble("The house is closing.")
        return await self._loop.run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return job(connection)
        except Exception as error:
            if of_the_database(error):
                raise trouble(error) from error
            raise

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in one transaction of the writer; if it raises, nothing of it has happened.

        It may be run a second time, after a deadlock or on a new connection, so it must not change anything else.
        """
        waiter: asyncio.Future[T] = self._loop.create_future()
        self._writer.ask(Job(job, waiter))
        return await waiter

    def listen(self) -> AsyncIterator[Heard]:
        """What all processes append, as `(table, version)`; MISSED when something may have been missed."""
        return listen_postgresql(self._url) if self.dialect == "postgresql" else listen_alone()
