"""The writer: one thread, one connection, many appends in one commit.

What arrives while a commit is under way is committed together afterwards (group commit), and after a commit that
several had to share some time goes by before the next: under load a commit costs little per event, and a lone
append does not wait. Whoever waits is answered after the commit, never before.

A statement that is wrong fails only the one who sent it: the others of its batch are done again without it. When
the database itself fails, everybody in the batch is told so by a StoreTrouble, and the next batch begins with a new
connection. If a connection turns out dead before its COMMIT was sent, nothing has happened and it is tried again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final, NoReturn, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fondaco.house.store.appending import MOST, Key, insert_for
from fondaco.house.store.failures import connection_died, of_the_database, stood_in_the_way, trouble
from fondaco.house.store.row import EventRow
from fondaco.house.store.trouble import StoreTrouble, UnknownTable

T = TypeVar("T")
GATHER: Final = 0.05
"""Seconds that pass between commits when several appends had to share the last one: then the next shares, too."""


class Append(msgspec.Struct, eq=False):
    """One event that wants to be appended, and who waits for it."""

    row: EventRow
    also: tuple[Executable, ...]
    waiter: asyncio.Future[bool]
    asked: float
    """When it was asked for, by the clock that only goes forward."""


class Job(msgspec.Struct, eq=False):
    """One transaction of its own, and who waits for it."""

    work: Callable[[Connection], object]
    waiter: asyncio.Future[Any]


class Tally(msgspec.Struct):
    """What the writer has done since it was started."""

    appended: int = 0
    taken: int = 0
    """Appends that came too late."""
    commits: int = 0
    """Transactions that appended."""
    troubles: int = 0


Request = Append | Job
Answer = tuple[asyncio.Future[Any], object]
"""Who waits, and what for: an exception is raised there, anything else returned."""


class Writer:
    """Takes requests from one event loop, and answers there in the order in which they came."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self.tally = Tally()
        self.on_append: Callable[[float], None] = lambda seconds: None
        self._engine = engine
        self._insert = insert_for(engine.dialect.name)
        self._loop = loop
        self._gathered: list[Request] = []
        self._requests: SimpleQueue[list[Request] | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._committing = False
        self._busy_until = 0.0
        self._closed = False
        self._thread = Thread(target=self._run, name="fondaco-writer", daemon=True)
        self._thread.start()

    # In the event loop

    def ask(self, request: Request) -> None:
        """Hand a request over, together with all others of this turn of the loop."""
        if self._closed:
            raise StoreTrouble("The house is closing.")
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(request)

    def _hand_over(self) -> None:
        if self._gathered:
            self._requests.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Answer all that has been asked, then end."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._requests.put(None)
        await asyncio.to_thread(self._thread.join)

    def _tell_seconds(self, took: Sequence[float]) -> None:
        for seconds in took:
            self.on_append(seconds)

    @staticmethod
    def _settle(answers: Sequence[Answer]) -> None:
        for waiter, answer in answers:
            if waiter.done():
                continue  # who waited has given up; what was asked is done all the same
            if isinstance(answer, BaseException):
                waiter.set_exception(answer)
            else:
                waiter.set_result(answer)

    # In the thread

    def _run(self) -> None:
        closing = False
        while not closing:
            requests, closing = self._next()
            appends: list[Append] = []
            for request in requests:
                if isinstance(request, Append):
                    appends.append(request)
                    continue
                self._answer(self._append_all(appends))
                self._answer([self._do(request)])
                appends = []
            self._answer(self._append_all(appends))
        self._disconnect()

    def _next(self) -> tuple[list[Request], bool]:
        """All that waits by now, and whether that was the last."""
        if self._busy_until > (now := monotonic()):
            sleep(
                self._busy_until - now
            )  # before asking: so nobody who asks meanwhile has to wake this thread
        requests = self._requests.get()
        if requests is None:
            return [], True
        while not self._requests.empty():
            more = self._requests.get()
            if more is None:
                return requests, True
            requests += more
        return requests, False

    def _answer(self, answers: list[Answer]) -> None:
        if answers:
            self._in_the_loop(self._settle, answers)

    def _in_the_loop(self, job: Callable[[list[T]], None], about: list[T]) -> None:
        """Whatever others do with it: what goes wrong there must not end this thread."""
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(job, about)

    def _append_all(self, appends: list[Append]) -> list[Answer]:
        """All in one transaction; if one of them is wrong, each in its own."""
        if not appends:
            return []
        try:
            won = self._transaction(lambda connection: self._append(connection, appends))
        except Exception as error:  # noqa: BLE001  (whatever it is belongs to those who wait)
            if isinstance(error, StoreTrouble):
                return [(append.waiter, StoreTrouble(*error.args)) for append in appends]
            if len(appends) == 1:
                return [(appends[0].waiter, error)]
            return [answer for append in appends for answer in self._append_all([append])]
        if len(appends) > 1:
            self._busy_until = monotonic() + GATHER
        now = monotonic()
        self._in_the_loop(self._tell_seconds, [now - append.asked for append in appends])
        self.tally.commits += 1
        self.tally.appended += len(won)
        self.tally.taken += len(appends) - len(won)
        return [(append.waiter, id(append) in won) for append in appends]

    def _append(self, connection: Connection, appends: list[Append]) -> set[int]:
        """The identities of those that won."""
        won: set[int] = set()
        for part in _statements(appends):
            try:
                new = self._insert(connection, [append.row for append in part])
            except IntegrityError as error:  # what is taken is no error here, so it is the foreign key
                raise UnknownTable("There is no such table.") from error
            for append in part:
                if _key(append) in new:
                    won.add(id(append))
                    for statement in append.also:
                        connection.execute(statement)
        return won

    def _do(self, job: Job) -> Answer:
        try:
            return job.waiter, self._transaction(job.work)
        except Exception as error:  # noqa: BLE001  (as above)
            return job.waiter, error

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        """Run and commit; once more if it is certain that nothing was committed, and likely that it can be now."""
        try:
            return self._attempt(work)
        except Exception as error:  # noqa: BLE001  (judged below)
            again = stood_in_the_way(error) or (connection_died(error) and not self._committing)
            if not again:
                self._give_up(error)
        try:
            return self._attempt(work)
        except Exception as error:  # noqa: BLE001  (as above)
            self._give_up(error)

    def _give_up(self, error: Exception) -> NoReturn:
        """Tell the asker's errors as they are; after trouble nothing of the old connection is trusted."""
        if not of_the_database(error):
            raise error
        self.tally.troubles += 1
        self._disconnect()
        raise trouble(error) from error

    def _attempt(self, work: Callable[[Connection], T]) -> T:
        self._committing = False
        if self._connection is None or self._connection.invalidated:
            self._disconnect()
            self._connection = self._engine.connect()
        transaction = self._connection.begin()
        try:
            result = work(self._connection)
            self._committing = True
            transaction.commit()
        except BaseException:
            with suppress(SQLAlchemyError):  # the first error is the one to tell
                transaction.rollback()
            raise
        return result

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None


def _statements(appends: Iterable[Append]) -> Iterator[list[Append]]:
    """Cut appends into statements in which no key occurs twice, so that the answer tells who won.

    In order of the keys: two processes that take locks in the same order cannot wait for each other.
    """
    part: list[Append] = []
    last: Key | None = None
    for append in sorted(appends, key=_key):
        key = _key(append)
        if key == last or len(part) == MOST:
            yield part
            part = []
        part.append(append)
        last = key
    if part:
        yield part


def _key(append: Append) -> Key:
    return append.row.table, append.row.version
