"""Notices: a person who is asked is told so, if he is not here.

A question that waits for somebody with a contact is a row, written with the event that asked it; the event that
answers it takes it away. A minute later it is told, unless that seat was seen at its table in the
meantime. Every process looks at the rows often enough to say so of its own guests, and one of them sends.

Whoever was told something is left in peace for a while: what comes up meanwhile is told together afterwards.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, Executable, bindparam, delete, select, text, update

from fondaco.house import access, rows
from fondaco.house.caller import Caller
from fondaco.house.contacts import Contact, code_of, contacts_of, way_out
from fondaco.house.events import PERSON, Ended, Event, Extended, Moved, Opened, Seated, Started, Undone
from fondaco.house.frames import NudgeFrame, encoder
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.letters import Letter, Letters
from fondaco.house.live import QUIET
from fondaco.house.store import StoreTrouble
from fondaco.house.store import schema as s
from fondaco.house.troubles import Trouble, invalid, not_yours, wrong_time
from fondaco.links import table_link
from fondaco.table.message import Message
from fondaco.table.shelf import label_of
from fondaco.table.speech import FALLBACK

_log: Final = logging.getLogger("fondaco.house")
PAUSE: Final = 10 * 60_000
"""Milliseconds between two notices to the same person."""
NUDGES: Final = 10 * 60_000
"""Milliseconds between two nudges about the same question."""
HEARD: Final = 10_000
"""Milliseconds in which every process can say that a nudged seat is here."""

Whom = dict[tuple[str, int], list[Contact]]
"""By table and seat, the contacts of its holders."""
Reason = Literal["asked", "nudge", "time-wait", "time-bot", "time-abandon"]

_ASK: Final = text(
    "INSERT INTO notices (table_id, seat, version, kind, asked, due, nudged) "
    "VALUES (:table, :seat, :version, :kind, :asked, :due, :nudged) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET version = excluded.version, kind = excluded.kind, "
    "asked = excluded.asked, due = excluded.due, nudged = excluded.nudged"
)
_NUDGE: Final = text(
    f"{_ASK.text} WHERE notices.version <> excluded.version OR notices.nudged <= :before RETURNING table_id"
)
_n = s.notices.c
_SOON: Final = (
    select(_n.table_id, _n.seat, _n.version, _n.kind, _n.asked, _n.due)
    .where(_n.due <= bindparam("until"))
    .order_by(_n.due)
)


class Waiting(msgspec.Struct, frozen=True):
    """A question that waits for somebody."""

    table: str
    seat: int
    version: int
    kind: Reason
    asked: int
    due: int


class About(msgspec.Struct, frozen=True):
    """A table that somebody is told of, and why."""

    table: str
    label: str
    reason: Reason


class TableNotice(msgspec.Struct, frozen=True):
    """What a webhook is told of one table."""

    table: str
    link: str
    reason: Reason
    text: str


class Notice(msgspec.Struct, frozen=True, tag_field="kind", tag="notice"):
    """What a webhook is told."""

    language: str
    text: str
    tables: list[TableNotice]


class _Somebody(Exception):
    """Another process tells these people right now."""


class Notices:
    """The notices of the house."""

    def __init__(self, house: House, letters: Letters, say: Callable[[Message, str], str]) -> None:
        self._house = house
        self._say = say
        self.letters = letters
        self.sending = 0
        """Letters that are on their way."""

    def open(self) -> None:
        """Begin to look for people who are asked and not here."""
        self._house.with_event.append(self.statements)
        self._house.spawn(self._sweep_on())

    # -- with every event ---------------------------------------------------------------------------

    def statements(self, kept: Kept, event: Event, at: int) -> Sequence[Executable]:
        """What is to be told after this event; nothing at a table where nobody wants to be told."""
        wanted, room = kept.around.notified, kept.room
        if not wanted or isinstance(event, Extended | Opened):
            return ()
        if isinstance(event, Seated) and event.seat != room.asked:
            return ()
        found: list[Executable] = []
        if room.asked in wanted:
            found.append(delete(s.notices).where(_n.table_id == kept.id, _n.seat == room.asked))
        if (asked := _asked_after(kept, event)) is not None:
            version = room.game_version if isinstance(event, Seated) else room.version + 1
            found.append(_question(kept.id, asked, version, "asked", at, at + QUIET))
        elif kept.clock is not None and kept.clock.deadline is not None and kept.clock.deadline <= at:
            found += self._time_is_over(kept, event, at)
        return found

    def _time_is_over(self, kept: Kept, event: Event, at: int) -> list[Executable]:
        """The seat that was asked has no time left, and this is what followed; of an end everybody is told."""
        seats: Sequence[int] = ()
        if isinstance(event, Ended):
            seats = [seat for seat, chair in enumerate(kept.room.chairs) if chair.kind == PERSON]
        elif isinstance(event, Seated):
            seats = [event.seat]
        reason: Reason = "time-abandon" if isinstance(event, Ended) else "time-bot"
        wanted, version = kept.around.notified, kept.room.version
        return [_question(kept.id, seat, version, reason, at, at + HEARD) for seat in seats if seat in wanted]

    def time_to_wait(self, kept: Kept, seat: int) -> Sequence[Executable]:
        """The seat that is asked has no time left, and the others wait on."""
        if seat not in kept.around.notified:
            return ()
        now = self._house.now()
        return [_question(kept.id, seat, kept.room.game_version, "time-wait", now, now + HEARD)]

    # -- who is to be told ----------------------------------------------------------------------------

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.notice_seconds)
            try:
                await self.sweep()
            except StoreTrouble as trouble:
                _log.warning("Notices cannot be looked for now: %s", trouble)

    async def sweep(self) -> None:
        """Tell those who are asked and not here; nothing to those who are here."""
        now = self._house.now()
        until = now + QUIET

        def job(connection: Connection) -> list[Waiting]:
            return [Waiting(*row) for row in connection.execute(_SOON, {"until": until})]

        found = await self._house.store.read(job)
        here = [one for one in found if self._is_here(one)]
        for one in here:
            if one.kind == "nudge":
                self._nudge_here(one)
        due = [one for one in found if one.due <= now and one not in here]
        people, label = (
            await self._house.store.read(lambda connection: _whom(connection, due)) if due else ({}, {})
        )
        ready, later, nobody = [], [], []
        for one in due:
            contacts = people.get((one.table, one.seat), [])
            pause = max((contact.told for contact in contacts), default=0) + PAUSE
            if not contacts:
                nobody.append(one)
            elif pause > now and now < one.asked + 2 * PAUSE:
                later.append((one, pause))
            else:
                ready.append(one)
        if here or nobody or later or ready:
            await self._claim(ready, [*here, *nobody], later, people, label, now)

    def _is_here(self, one: Waiting) -> bool:
        """Whether who is asked has been at the table since, be it at another of his seats."""
        kept = self._house.in_memory(one.table)
        seats = {one.seat}
        if kept is not None:
            holds = kept.around.holds
            mine = holds.get(one.seat, set())
            seats |= {seat for seat, who in holds.items() if seat >= 0 and who & mine}
        return any(self._house.live.seen_since(one.table, seat, one.asked) for seat in seats)

    async def _claim(
        self,
        ready: Sequence[Waiting],
        done: Sequence[Waiting],
        later: Sequence[tuple[Waiting, int]],
        people: Whom,
        label: dict[str, str],
        now: int,
    ) -> None:
        """Write down who is told, in one transaction; then tell them. If another process does it, it does."""
        wanted = {contact.id: contact for one in ready for contact in people[one.table, one.seat]}

        def job(connection: Connection) -> list[Waiting]:
            for contact in sorted(wanted.values(), key=lambda contact: contact.id):
                if not _note_told(connection, contact, now):
                    raise _Somebody
            for one, pause in later:
                _put_off(connection, one, pause)
            for one in done:
                _put_off(connection, one, None)
            return [one for one in ready if _put_off(connection, one, None)]

        try:
            claimed = await self._house.store.write(job)
        except _Somebody:
            return
        for contact in wanted.values():
            abouts = [
                About(one.table, label[one.table], one.kind)
                for one in claimed
                if contact in people[one.table, one.seat]
            ]
            if abouts:
                self._hand_over(contact, self._letter(contact, abouts))

    # -- what they are told ---------------------------------------------------------------------------

    def _hand_over(self, contact: Contact, letter: Letter) -> None:
        self.sending += 1
        self._house.spawn(self._send(contact, letter))

    async def _send(self, contact: Contact, letter: Letter) -> None:
        try:
            if not await self.letters.send(contact, letter):
                gone = delete(s.contacts).where(s.contacts.c.id == contact.id)
                await self._house.store.write(lambda connection: connection.execute(gone).rowcount)
        finally:
            self.sending -= 1

    def _letter(self, contact: Contact, abouts: Sequence[About]) -> Letter:
        language = contact.language or FALLBACK
        address = self._house.settings.address.rstrip("/")
        told = [
            TableNotice(
                about.table,
                table_link(address, about.table),
                about.reason,
                self._say(Message(f"notice-{about.reason}", {"table": about.label}), language),
            )
            for about in abouts
        ]
        subject = (
            told[0].text
            if len(told) == 1
            else self._say(Message("notice-many", {"number": len(told)}), language)
        )
        out = f"{address}/api/unsubscribe/{way_out(contact)}"
        lines = [f"{one.text}\n{one.link}" for one in told]
        foot = self._say(Message("notice-way-out", {"link": out}), language)
        return Letter(
            subject=subject,
            text="\n\n".join([*lines, foot]) + "\n",
            body=msgspec.json.encode(Notice(language, subject, told)),
            way_out=out,
        )

    def send_code(self, contact: Contact) -> None:
        """The code that confirms an e-mail address, on its way to it."""
        language = contact.language or FALLBACK
        code = Message("notice-code", {"code": code_of(contact.secret)})
        subject = self._say(Message("notice-code-subject"), language)
        self._hand_over(contact, Letter(subject, self._say(code, language) + "\n", b""))

    # -- nudging --------------------------------------------------------------------------------------

    async def nudge(self, kept: Kept, caller: Caller, seat: int) -> None:
        """Another player, or the host, reminds the seat that is asked."""
        held = [one for one in range(kept.room.seats) if await access.holds(self._house, kept, caller, one)]
        if (not held or held == [seat]) and not access.is_host(kept, caller):
            raise not_yours()
        if not 0 <= seat < kept.room.seats:
            raise invalid("house-no-seat", seat=seat + 1)
        if kept.room.asked != seat or kept.room.chairs[seat].kind != PERSON:
            raise wrong_time("house-not-asked", seat=seat + 1)
        now = self._house.now()
        question = {"table": kept.id, "seat": seat, "version": kept.room.game_version, "kind": "nudge"}
        values = {**question, "asked": now, "due": now + HEARD, "nudged": now, "before": now - NUDGES}

        def job(connection: Connection) -> bool:
            return connection.execute(_NUDGE, values).first() is not None

        if not await self._house.store.write(job):
            raise Trouble("too-many", "house-nudged", minutes=NUDGES // 60_000)

    def _nudge_here(self, one: Waiting) -> None:
        frame = encoder.encode(NudgeFrame(one.version, one.seat))
        for subscriber in self._house.live.watching(one.table):
            if subscriber.viewer == one.seat:
                subscriber.put(frame)


def _asked_after(kept: Kept, event: Event) -> int | None:
    """The seat that is asked after this event, if a person plays it who wants to be told."""
    wanted, chairs = kept.around.notified, kept.room.chairs
    if isinstance(event, Started):
        seat, chairs = event.asked, event.chairs
        wanted = frozenset(new for new, old in enumerate(event.kept) if old in wanted)
    elif isinstance(event, Moved | Undone | Ended):
        seat = event.asked
    elif isinstance(event, Seated):
        return event.seat if event.chair.kind == PERSON and event.seat in wanted else None
    else:
        return None
    return seat if seat in wanted and chairs[seat].kind == PERSON else None


def _question(table: str, seat: int, version: int, kind: Reason, asked: int, due: int) -> Executable:
    return _ASK.bindparams(table=table, seat=seat, version=version, kind=kind, asked=asked, due=due, nudged=0)


def _whom(connection: Connection, due: Sequence[Waiting]) -> tuple[Whom, dict[str, str]]:
    """The contacts of those who are to be told still, and what their tables are called."""
    people: Whom = {}
    label: dict[str, str] = {}
    for one in due:
        if one.kind in ("asked", "nudge") and rows.question_of(connection, one.table) != one.version:
            continue
        title, game = connection.execute(
            select(s.tables.c.title, s.tables.c.game).where(s.tables.c.id == one.table)
        ).one()
        label[one.table] = title or label_of(game).title
        holders = rows.read_holds(connection, one.table).get(one.seat, set())
        people[one.table, one.seat] = [
            contact
            for contact in contacts_of(connection, holders)
            if contact.confirmed and contact.table in (None, one.table)
        ]
    return people, label


def _note_told(connection: Connection, contact: Contact, now: int) -> bool:
    c = s.contacts.c
    noted = update(s.contacts).where(c.id == contact.id, c.told == contact.told).values(told=now)
    return connection.execute(noted).rowcount == 1


def _put_off(connection: Connection, one: Waiting, due: int | None) -> bool:
    """The question waits until then, or for nothing more; False if it was answered or told meanwhile."""
    same = update(s.notices).where(_n.table_id == one.table, _n.seat == one.seat, _n.due == one.due)
    return connection.execute(same.where(_n.version == one.version).values(due=due)).rowcount == 1
