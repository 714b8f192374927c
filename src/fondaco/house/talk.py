"""Talk at a table. It changes no version: it has numbers of its own, and none is given twice.

Every line has a number, and every deletion takes one, too: so a higher number means that there is something to tell.
What readers are told is always the same kind of thing: of the numbers after one up to another *these* lines stand, and
no others. So a new line, a deleted one, a gap and a repetition all mean the same to a reader: put these lines there.

Who a speaker is, others learn only as a pseudonym of this table; with it they can mute him for themselves.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Collection, Sequence
from functools import partial
from typing import Final
from weakref import WeakKeyDictionary

import msgspec
from sqlalchemy import Connection, Executable, Update, delete, insert, or_, select, update

from fondaco.house import access, people
from fondaco.house.caller import Caller
from fondaco.house.events import PERSON, Event, Started
from fondaco.house.frames import encoder
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.store import StoreTrouble, announce
from fondaco.house.store import schema as s
from fondaco.house.troubles import Trouble, invalid, not_found, not_yours

LONGEST: Final = 500
"""Characters of a line."""
KEPT: Final = 2000
"""So many lines of a table are kept; older ones are forgotten."""
READ: Final = 200
"""So many lines are told at once, the last ones."""
MOST: Final = 20_000
"""So many tables are remembered for what was told there."""
JOINERS: Final = "\u200c\u200d"
"""They print nothing, but Persian and many emoji are written with them."""

c = s.chat.c


class Line(msgspec.Struct, frozen=True):
    """A line that somebody said."""

    n: int
    """Its number at this table."""
    at: int
    """Milliseconds since 1970."""
    who: str
    """A pseudonym of the speaker, the same for all his lines at this table."""
    seat: int | None
    """The seat he spoke from; null for a spectator."""
    name: str
    """What he was called then; empty for a player who goes by his colour."""
    text: str


class ChatFrame(msgspec.Struct, frozen=True, tag_field="kind", tag="chat"):
    """Of the numbers after `after` up to `to` these lines stand, and no others. It counts no version."""

    table: str
    after: int
    to: int
    lines: list[Line]


class Chat(msgspec.Struct, frozen=True, tag_field="kind", tag="chat"):
    """The last lines, as in a frame; and what the caller is and may do here."""

    table: str
    after: int
    to: int
    lines: list[Line]
    you: str | None
    """The caller's own pseudonym at this table."""
    may_talk: bool
    muted: list[str]
    """The pseudonyms of those whose lines the caller does not want to read."""
    muted_as: dict[str, str]
    """What those were called when they last spoke here, by their pseudonyms; who had no name is left out."""


class _Said(msgspec.Struct, frozen=True):
    """A line with its speaker."""

    visitor: str
    line: Line


class _Talk(msgspec.Struct, frozen=True):
    """The last lines of a table, and who does not want to hear whom."""

    said: int
    """The number of the last thing that was said or deleted."""
    lines: list[_Said]
    mutes: dict[str, set[str]]


class Talk:
    """The talk of the house. It goes along with events, because seats are renumbered at the start."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._told: WeakKeyDictionary[Kept, set[int]] = WeakKeyDictionary()
        """The numbers of the lines that the watchers of a table have been told."""
        self._seen: OrderedDict[str, int] = OrderedDict()
        """Up to which number there is nothing more to tell at a table, for tables that were looked at."""

    def open(self) -> None:
        """Begin to tell what is said, by other processes too."""
        self._house.with_seating.append(self.statements)
        self._house.on_look.append(self.looked_at)
        self._house.on_rows.append(self._rows_changed)

    # -- with events --------------------------------------------------------------------------------

    def statements(self, kept: Kept, event: Event) -> Sequence[Executable]:
        """Lines stay with the seats they were said from; of a seat that is dropped they belong to nobody's."""
        if not isinstance(event, Started) or len(event.kept) == kept.room.seats:
            return ()
        here = update(s.chat).where(c.table_id == kept.id)
        dropped = [seat for seat in range(kept.room.seats) if seat not in event.kept]
        moved = [
            here.where(c.seat == old).values(seat=new) for new, old in enumerate(event.kept) if new != old
        ]
        return [here.where(c.seat.in_(dropped)).values(seat=None), *moved]

    def looked_at(self, kept: Kept) -> None:
        """Whoever looks can read what was said so far, and must be told what is said from now on."""
        self._seen.setdefault(kept.id, kept.around.row.said)
        self._seen.move_to_end(kept.id)
        if len(self._seen) > MOST:
            self._seen.popitem(last=False)

    def _rows_changed(self, kept: Kept) -> None:
        """Something about a table has changed; only if it was the talk anybody is told."""
        if self._seen.get(kept.id) != kept.around.row.said:
            self._house.spawn(self._tell(kept))

    # -- telling --------------------------------------------------------------------------------------

    async def _tell(self, kept: Kept) -> None:
        """Tell the watchers in this process what was said or deleted since they were told last."""
        if not self._house.live.watching(kept.id):
            self._told.pop(kept, None)
            self._seen[kept.id] = kept.around.row.said
            return
        try:
            talk = await self._read_beside(kept)
        except StoreTrouble:
            self._told.pop(kept, None)  # the next time all lines are told
            return
        if talk.said < self._seen.get(kept.id, 0):
            return  # somebody who read later has told it all
        after = self._news(kept, talk)
        self._seen[kept.id] = talk.said
        if after is None:
            return
        made: dict[frozenset[str], bytes] = {}
        for one in self._house.live.watching(kept.id):
            unheard = frozenset(talk.mutes.get(one.visitor or "", ()))
            if unheard not in made:
                lines = _heard(talk, after, unheard)
                made[unheard] = encoder.encode(ChatFrame(kept.id, after, talk.said, lines))
            one.put(made[unheard])

    async def _read_beside(self, kept: Kept) -> _Talk:
        """The talk of a table: read without its lock, and again if the game has begun and renumbered the seats."""
        while True:
            begun = kept.room.game is not None
            talk = await self._house.store.read(partial(_read, table=kept.id))
            async with kept.lock:
                if begun == (kept.room.game is not None):
                    return talk

    def _news(self, kept: Kept, talk: _Talk) -> int | None:
        """After which number something has changed; None if nothing has."""
        now = {said.line.n for said in talk.lines}
        before = self._told.get(kept)
        self._told[kept] = now
        start = talk.lines[0].line.n - 1 if len(talk.lines) == READ else 0
        if before is None:
            return start
        changed = [n for n in now ^ before if n > start]
        return min(changed) - 1 if changed else None

    # -- reading and saying ---------------------------------------------------------------------------

    async def read(self, kept: Kept, caller: Caller, viewer: int | None, since: int, until: int) -> Chat:
        """The last lines with numbers after one, up to another."""
        await access.require_viewer(self._house, kept, caller, viewer)
        talk = await self._house.store.read(partial(_read, table=kept.id, since=since, until=until))
        unheard = talk.mutes.get(caller.visitor or "", set())
        after = talk.lines[0].line.n - 1 if len(talk.lines) == READ else since
        to = max(after, min(until, talk.said))
        return Chat(
            table=kept.id,
            after=after,
            to=to,
            lines=_heard(talk, after, unheard),
            you=None if caller.visitor is None else pseudonym(kept.id, caller.visitor),
            may_talk=caller.may_speak and self._allows(kept.around.row.chat, viewer),
            muted=sorted(pseudonym(kept.id, visitor) for visitor in unheard),
            muted_as=await self._house.store.read(partial(_called, table=kept.id, visitors=unheard))
            if unheard
            else {},
        )

    def _allows(self, chat: str, viewer: int | None) -> bool:
        return self._house.settings.chat and (chat == "everyone" or (chat == "seats" and viewer is not None))

    async def say(self, kept: Kept, caller: Caller, seat: int | None, text: str, client_id: str) -> int:
        """Say a line, from a seat or as a spectator; its number. What is repeated was said once."""
        visitor = await access.require_speaker(self._house, kept, caller, seat)
        row = {"visitor_id": visitor, "seat": seat, "text": checked_line(text), "client_id": client_id}
        plays = seat is not None and kept.room.chairs[seat].kind == PERSON
        row["name"] = kept.around.names[seat] if seat is not None and plays else caller.name
        table, at = kept.id, self._house.now()

        def job(connection: Connection) -> int:
            mine = (c.table_id == table) & (c.visitor_id == visitor) & (c.client_id == client_id)
            before: int | None = connection.execute(select(c.n).where(mine)).scalar()
            if before is not None:
                return before
            people.require_visitor(connection, visitor)
            found = connection.execute(counted(table).returning(s.tables.c.said, s.tables.c.chat)).first()
            if found is None:
                raise not_found()
            if not self._allows(found.chat, seat):
                raise Trouble("not-yours", "house-chat-off")
            n: int = found.said
            connection.execute(insert(s.chat).values(table_id=table, n=n, at=at, **row))
            connection.execute(delete(s.chat).where(c.table_id == table, c.n <= n - KEPT))
            announce(connection, table)
            return n

        number = await self._house.store.write(job)
        await self._house.refresh(kept)
        return number

    async def unsay(self, kept: Kept, caller: Caller, n: int) -> None:
        """Delete a line of one's own."""
        visitor, table = caller.known(), kept.id

        def job(connection: Connection) -> None:
            line = (c.table_id == table) & (c.n == n)
            speaker = connection.execute(select(c.visitor_id).where(line)).scalar()
            if speaker is None:
                raise Trouble("not-found", "house-no-line", number=n)
            if speaker not in people.same_person(connection, visitor):
                raise not_yours()
            connection.execute(delete(s.chat).where(line))
            connection.execute(counted(table))
            announce(connection, table)

        await self._house.store.write(job)
        await self._house.refresh(kept)

    # -- who may talk, and who is heard ---------------------------------------------------------------

    async def allow(self, kept: Kept, caller: Caller, chat: str) -> None:
        """The host says who may talk: everyone, the seats alone, or nobody."""
        access.require_host(kept, caller)
        table = kept.id

        def job(connection: Connection) -> None:
            connection.execute(update(s.tables).where(s.tables.c.id == table).values(chat=chat))
            announce(connection, table)

        await self._house.store.write(job)
        await self._house.refresh(kept)

    async def mute(self, kept: Kept, caller: Caller, who: str, muted: bool) -> None:
        """From now on the caller does not read somebody's lines at this table, or reads them again."""
        visitor, table = caller.known(), kept.id
        m = s.mutes.c

        def job(connection: Connection) -> None:
            other = _known_here(connection, table, visitor).get(who)
            if other is None:
                raise Trouble("not-found", "house-nobody-so")
            people.require_visitor(connection, visitor)
            this = (m.visitor_id == visitor) & (m.table_id == table) & (m.muted_visitor == other)
            connection.execute(delete(s.mutes).where(this))
            if muted:
                connection.execute(
                    insert(s.mutes).values(visitor_id=visitor, table_id=table, muted_visitor=other)
                )

        await self._house.store.write(job)


def counted(table: str) -> Update:
    """One more thing was said or deleted at a table."""
    return update(s.tables).where(s.tables.c.id == table).values(said=s.tables.c.said + 1)


def pseudonym(table: str, visitor: str) -> str:
    """What others know a visitor by at a table: it tells nothing about him at another."""
    return hashlib.sha256(f"fondaco talk {table} {visitor}".encode()).hexdigest()[:16]


def checked_line(text: str) -> str:
    """A line, if it can be one: something that is printed, on one line, and not too long."""
    tidy = " ".join(text.split())
    printed = all(letter.isprintable() or letter in JOINERS for letter in tidy)
    if not tidy.strip(JOINERS) or len(tidy) > LONGEST or not printed:
        raise invalid("house-bad-line", most=LONGEST)
    return tidy


def _heard(talk: _Talk, after: int, unheard: set[str] | frozenset[str]) -> list[Line]:
    return [said.line for said in talk.lines if said.line.n > after and said.visitor not in unheard]


def _read(connection: Connection, table: str, since: int = 0, until: int = 2**31 - 1) -> _Talk:
    said = connection.execute(select(s.tables.c.said).where(s.tables.c.id == table)).scalar()
    last = (
        select(c.n, c.at, c.visitor_id, c.seat, c.name, c.text)
        .where(c.table_id == table, c.n > since, c.n <= until)
        .order_by(c.n.desc())
        .limit(READ)
    )
    lines = [
        _Said(visitor, Line(n, at, pseudonym(table, visitor), seat, name, text))
        for n, at, visitor, seat, name, text in reversed(connection.execute(last).all())
    ]
    mutes: dict[str, set[str]] = {}
    m = s.mutes.c
    for visitor, muted in connection.execute(
        select(m.visitor_id, m.muted_visitor).where(m.table_id == table)
    ):
        mutes.setdefault(visitor, set()).add(muted)
    return _Talk(said or 0, lines, mutes)


def _called(connection: Connection, table: str, visitors: Collection[str]) -> dict[str, str]:
    """The names under which some last spoke at a table, by their pseudonyms."""
    said = select(c.visitor_id, c.name).where(c.table_id == table, c.visitor_id.in_(visitors), c.name != "")
    return {pseudonym(table, visitor): name for visitor, name in connection.execute(said.order_by(c.n))}


def _known_here(connection: Connection, table: str, but: str) -> dict[str, str]:
    """Those who have spoken at a table or hold a seat there, or are muted, by their pseudonyms."""
    v, h, m = s.visitors.c, s.holds.c, s.mutes.c
    found = connection.execute(
        select(v.id).where(
            or_(
                v.id.in_(select(c.visitor_id).where(c.table_id == table)),
                v.id.in_(select(h.visitor_id).where(h.table_id == table)),
                v.id.in_(select(m.muted_visitor).where(m.table_id == table, m.visitor_id == but)),
            ),
            v.id != but,
        )
    ).scalars()
    return {pseudonym(table, visitor): visitor for visitor in found}
