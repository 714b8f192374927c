"""What people do around the game: set a table, invite, sit down, leave, let a bot play, begin, give up, play again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Connection, Executable, insert, select, update

from fondaco.bots import BOTS, is_bot
from fondaco.house import access, people, rows
from fondaco.house.caller import Caller
from fondaco.house.decided import Accepted, Draft
from fondaco.house.events import BOT, OPEN, PERSON, Chair, Opened, Seated, body_of, kind_of
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.room import check_table
from fondaco.house.store import announce
from fondaco.house.store import schema as s
from fondaco.house.troubles import Trouble, invalid, not_yours, wrong_time
from fondaco.table.chance import SEED_BYTES, checked_nonce, commitment
from fondaco.table.rulebook import Rulebook

MAX_NAME = 24
MAX_TITLE = 60


class Guest(msgspec.Struct, frozen=True):
    """A seat of a table that is to be set: who plays it, under which name, and who holds it already."""

    chair: Chair
    name: str = ""
    nonce: str = ""
    holders: tuple[str, ...] = ()


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is to be set."""

    game: str
    guests: Sequence[Guest]
    options: Mapping[str, str] = {}
    box_text: str | None = None
    title: str = ""
    listed: bool = False
    watchable: str = "link"
    pace: str = "{}"
    rematch_of: str | None = None
    chat: str = "everyone"
    start: list[list[int]] | None = None
    """The position to begin with, for a table that goes on from another."""
    book: Rulebook | None = None
    """The rulebook, where it is at hand."""


class Invitations(msgspec.Struct, frozen=True):
    """A table that was set, and its links; they are told this once."""

    table: str
    seats: dict[int, str]
    """By seat the secret of its link; a bot's seat has none."""
    watch: str


async def open_table(house: House, new: NewTable, owner: str) -> Invitations:
    """Set a table."""
    book = new.book or await house.books.accept(new.game, new.box_text)
    options = check_table(book, len(new.guests), dict(new.options))
    chairs = [checked_chair(guest.chair) for guest in new.guests]
    names = [checked_name(guest.name) for guest in new.guests]
    _check_different(names)
    nonces = [_nonce(guest.nonce) for guest in new.guests]
    table, at = people.new_secret(), house.now()
    seed = house.entropy(SEED_BYTES)
    promise = commitment(seed)
    row = rows.TableRow(
        id=table,
        game=new.game,
        box_text=new.box_text,
        seed=seed,
        title=checked_title(new.title),
        listed=new.listed,
        watchable=new.watchable,
        owner=owner,
        chat=new.chat,
    )
    opened = Opened(new.game, book.revision, book.box_hash, options, chairs, promise, new.start)

    def job(connection: Connection) -> Invitations:
        rows.insert_table(
            connection,
            row,
            chairs,
            names,
            nonces,
            options=options,
            revision=book.revision,
            commitment=promise,
            pace=new.pace,
            at=at,
            rematch_of=new.rematch_of,
        )
        connection.execute(
            insert(s.events).values(
                table_id=table, version=1, at=at, kind=kind_of(opened), body=body_of(opened)
            )
        )
        for seat, guest in enumerate(new.guests):
            for visitor in guest.holders:
                connection.execute(insert(s.holds).values(visitor_id=visitor, table_id=table, seat=seat))
        links = {
            seat: people.insert_link(connection, table, seat, own=chair.kind == PERSON)
            for seat, chair in enumerate(chairs)
            if chair.kind != BOT
        }
        return Invitations(table, links, people.insert_link(connection, table, None))

    return await house.store.write(job)


async def new_link(house: House, kept: Kept, caller: Caller, seat: int | None) -> str:
    """A new link to a seat, or to watch; the old one is worth nothing from now on.

    A holder's is for his other devices, the host's an invitation.
    """
    table = kept.id
    taken = seat is not None and _chair_at(kept, seat).kind != OPEN
    await access.require_inviter(house, kept, caller, seat)
    own = taken and seat is not None and await access.holds(house, kept, caller, seat)
    return await house.store.write(lambda connection: people.insert_link(connection, table, seat, own=own))


async def use_link(house: House, caller: Caller, secret: str) -> people.Link:
    """Exchange a link for what it gives; the visitor has it from now on.

    Who takes a bot's seat plays it from now on, and everybody sees it; nobody looks on behind a bot.
    """
    visitor = caller.known()
    asked = await house.store.read(lambda connection: people.find_link(connection, secret))
    if asked is not None and asked.seat is not None:
        table = await house.kept(asked.table)
        if _is_nobodys_bot(table, asked.seat):
            return await _take_from_bot(house, table, caller, asked, asked.seat)

    def job(connection: Connection) -> people.Link | None:
        link = people.find_link(connection, secret)
        if link is not None:
            if not people.may_use(connection, visitor, link):
                raise Trouble("not-yours", "house-link-taken")
            if people.would_look_across(connection, visitor, link):
                raise Trouble("not-yours", "house-one-seat")
            for statement in people.hold_statements(visitor, link.table, link.seat):
                connection.execute(statement)
            announce(connection, link.table)
        return link

    link = await house.store.write(job)
    if link is None:
        raise Trouble("not-found", "house-no-link")
    if (kept := house.in_memory(link.table)) is not None:
        await house.refresh(kept)
    return link


def _is_nobodys_bot(kept: Kept, seat: int) -> bool:
    """Whether a bot plays a seat that no person holds."""
    return _chair_at(kept, seat).kind == BOT and not kept.around.holds.get(seat)


async def _take_from_bot(
    house: House, kept: Kept, caller: Caller, link: people.Link, seat: int
) -> people.Link:
    """Sit down where a bot has played: by an event that everybody is told."""
    visitor = caller.known()
    name = caller.name if _is_free(kept, seat, caller.name) else ""

    def decide(now: Kept) -> Seated:
        if not _is_nobodys_bot(now, seat):
            raise Trouble("not-yours", "house-link-taken")
        if any(visitor in who for held, who in now.around.holds.items() if held >= 0):
            raise Trouble("not-yours", "house-one-seat")
        return now.room.seat_somebody(seat, Chair(PERSON))

    also: list[Executable] = [
        update(s.seats).where(s.seats.c.table_id == kept.id, s.seats.c.seat == seat).values(name=name),
        *people.alone_statements(visitor, kept.id, seat),
    ]
    await house.refresh(kept)
    await house.act(kept.id, decide, seat=seat, also=also)
    return link


def _is_free(kept: Kept, seat: int, name: str) -> bool:
    """Whether nobody else at the table goes by this name."""
    others = [other.casefold() for at, other in enumerate(kept.around.names) if at != seat]
    return name.casefold() not in others


async def sit(house: House, kept: Kept, caller: Caller, seat: int, name: str, nonce: str) -> Accepted | Draft:
    """Sit down on an open seat: with its link, or at a listed table."""
    visitor = caller.known()
    chair = _chair_at(kept, seat)
    if not kept.around.row.listed:
        await access.require_seat(house, kept, caller, seat)
    if chair.kind != OPEN:
        raise wrong_time("house-seat-taken", seat=seat + 1)
    chosen, added = checked_name(name or caller.name), _nonce(nonce)
    _check_different([*(n for at, n in enumerate(kept.around.names) if at != seat), chosen])
    also: list[Executable] = [
        update(s.seats)
        .where(s.seats.c.table_id == kept.id, s.seats.c.seat == seat)
        .values(name=chosen, nonce=added),
        *people.alone_statements(visitor, kept.id, seat),
    ]

    def decide(now: Kept) -> Seated:
        if now.room.chairs[seat].kind != OPEN:
            raise wrong_time("house-seat-taken", seat=seat + 1)
        return now.room.seat_somebody(seat, Chair(PERSON))

    return await house.act(kept.id, decide, seat=seat, also=also)


async def leave(house: House, kept: Kept, caller: Caller, seat: int) -> Accepted | Draft:
    """Get up before the game begins: the seat is open again, and only its link leads back to it."""
    await access.require_seat(house, kept, caller, seat)
    return await house.act(kept.id, lambda now: now.room.seat_somebody(seat, Chair(OPEN)), seat=seat)


async def let_bot_play(house: House, kept: Kept, caller: Caller, seat: int, bot: str) -> Accepted | Draft:
    """The host gives an open or a deserted seat to a bot; whoever holds a seat may do that with it, too."""
    chair = _chair_at(kept, seat)
    if not await access.holds(house, kept, caller, seat):
        access.require_host(kept, caller)
        if chair.kind == PERSON and seat in house.live.online(kept.id):
            raise wrong_time("house-not-deserted", seat=seat + 1)
    chosen = checked_chair(Chair(BOT, bot))
    return await house.act(kept.id, lambda now: now.room.seat_somebody(seat, chosen), seat=seat)


async def give_back(house: House, kept: Kept, caller: Caller, seat: int) -> Accepted | Draft:
    """A bot's seat is played by the person again who holds it; before the game it may be open again."""
    chair = _chair_at(kept, seat)
    if not await access.holds(house, kept, caller, seat):
        access.require_host(kept, caller)
    if chair.kind != BOT:
        raise wrong_time("house-no-bot-there", seat=seat + 1)
    held = bool(kept.around.holds.get(seat))
    if not held and kept.room.status != "open":
        raise wrong_time("house-nobody-holds", seat=seat + 1)
    back = Chair(PERSON if held else OPEN)
    return await house.act(kept.id, lambda now: now.room.seat_somebody(seat, back), seat=seat)


async def start(house: House, kept: Kept, caller: Caller, fill_with: str | None) -> Accepted | Draft:
    """The host begins; open seats are filled with a bot, or dropped."""
    access.require_host(kept, caller)
    if fill_with is not None:
        checked_chair(Chair(BOT, fill_with))
    return await house.act(kept.id, lambda now: now.room.start(now.around.nonces, fill_with))


async def abandon(house: House, kept: Kept, caller: Caller) -> Accepted | Draft:
    """The host gives the table up."""
    access.require_host(kept, caller)
    return await house.act(kept.id, lambda now: now.room.abandon())


async def rematch(house: House, kept: Kept, caller: Caller) -> str:
    """The same people at a new table; the first who asks sets it, the others are led to it."""
    visitor = caller.known()
    room = kept.room
    if not any([await access.holds(house, kept, caller, seat) for seat in range(room.seats)]):
        raise not_yours()
    if room.status not in ("over", "abandoned"):
        raise wrong_time("house-not-over")
    async with kept.lock:
        found = await house.store.read(lambda connection: _rematch_of(connection, kept.id))
        if found is not None:
            return found
        row, around = kept.around.row, kept.around
        guests = [
            Guest(chair, around.names[seat], "", tuple(sorted(around.holds.get(seat, ()))))
            for seat, chair in enumerate(room.chairs)
        ]
        new = NewTable(
            game=row.game,
            guests=guests,
            options=room.options,
            box_text=row.box_text,
            title=row.title,
            listed=row.listed,
            watchable=row.watchable,
            pace=row.pace,
            rematch_of=kept.id,
            chat=row.chat,
            book=room.rulebook,
        )
        made = await open_table(house, new, visitor)
    await house.store.write(lambda connection: announce(connection, kept.id))
    await house.refresh(kept)
    return kept.around.rematch or made.table  # another process may have been quicker


def _rematch_of(connection: Connection, table: str) -> str | None:
    t = s.tables.c
    return connection.execute(select(t.id).where(t.rematch_of == table).order_by(t.created).limit(1)).scalar()


# -- what people choose ------------------------------------------------------------------------------


def _chair_at(kept: Kept, seat: int) -> Chair:
    kept.room.check_seat(seat)
    return kept.room.chairs[seat]


def checked_chair(chair: Chair) -> Chair:
    """The chair, if its bot is one of the house."""
    if chair.kind == BOT and not is_bot(chair.bot or ""):
        raise invalid("house-no-bot", bot=chair.bot or "", bots=", ".join(BOTS))
    return chair


def checked_name(name: str) -> str:
    """A name, if it can be one; empty for a player who goes by his colour."""
    tidy = " ".join(name.split())
    if len(tidy) > MAX_NAME or not tidy.isprintable() or set(tidy) & set("[]"):
        raise invalid("house-bad-name", most=MAX_NAME)
    return tidy


def checked_title(title: str) -> str:
    """The name of a table, if it can be one."""
    tidy = " ".join(title.split())
    if len(tidy) > MAX_TITLE or not tidy.isprintable():
        raise invalid("house-bad-title", most=MAX_TITLE)
    return tidy


def _check_different(names: Sequence[str]) -> None:
    taken = [name.casefold() for name in names if name]
    if len(set(taken)) < len(taken):
        raise invalid("house-same-name")


def _nonce(nonce: str) -> str:
    try:
        # A record keeps no spaces around a nonce, so the dice must not know them either.
        return checked_nonce(nonce.strip())
    except ValueError as error:
        raise invalid("house-bad-nonce") from error
