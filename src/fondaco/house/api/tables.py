"""Tables and seats: setting a table, finding it, sitting down, beginning, playing again."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Response

from fondaco.bots import USUAL
from fondaco.house import hosting, rows
from fondaco.house.access import is_host, require_viewer
from fondaco.house.api.answers import described, raw
from fondaco.house.api.models import (
    BotWanted,
    Done,
    Held,
    LinkUsed,
    LinkWanted,
    ListedTable,
    SeatLink,
    SeatWanted,
    SitDown,
    StartWanted,
    TableMade,
    TableWanted,
)
from fondaco.house.api.paces import chosen_pace
from fondaco.house.api.who import TheAddress, TheCaller, TheHouse, TheLimits
from fondaco.house.decided import Accepted, Draft
from fondaco.house.events import BOT, OPEN, PERSON, Chair
from fondaco.house.frames import TableState
from fondaco.house.hosting import Guest, NewTable

router = APIRouter(tags=["tables"])
MOST = 200

TableId = Annotated[str, Path(min_length=22, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Path(ge=0, le=15)]


@router.post("/api/tables")
async def set_table(
    wanted: TableWanted, caller: TheCaller, house: TheHouse, limits: TheLimits, address: TheAddress
) -> TableMade:
    """Set a table. The links are told this once; the host can have new ones."""
    visitor = caller.known()
    limits.new_things(address)
    new = NewTable(
        game=wanted.game,
        guests=_guests(wanted.seats, visitor, caller.name),
        options=wanted.options,
        box_text=wanted.box,
        title=wanted.name,
        listed=wanted.listed,
        watchable=wanted.watchable,
        chat=wanted.chat,
        pace=chosen_pace(wanted.pace),
    )
    made = await hosting.open_table(house, new, visitor)
    links = [_link(seat, secret) for seat, secret in made.seats.items()]
    return TableMade(table=made.table, links=[*links, _link(None, made.watch)])


def _guests(seats: list[SeatWanted], visitor: str, name: str) -> list[Guest]:
    """Of several people at one screen the first goes by the caller's own name, unless they say otherwise."""
    first = next((n for n, seat in enumerate(seats) if seat.who == "me"), None)
    own = "" if any(seat.name == name for seat in seats) else name
    return [_guest(seat, visitor, own if n == first else "") for n, seat in enumerate(seats)]


def _guest(seat: SeatWanted, visitor: str, name: str) -> Guest:
    if seat.who == "me":
        return Guest(Chair(PERSON), seat.name or name, seat.nonce, (visitor,))
    if seat.who == "bot":
        return Guest(Chair(BOT, seat.bot or USUAL), seat.name)
    return Guest(Chair(OPEN), seat.name)


def _link(seat: int | None, secret: str) -> SeatLink:
    # What follows the # stays in the browser: it is in no server's log.
    return SeatLink(seat=seat, secret=secret, path=f"/join#{secret}")


@router.get("/api/tables")
async def open_tables(house: TheHouse, most: Annotated[int, Query(ge=1, le=MOST)] = 50) -> list[ListedTable]:
    """Listed tables that wait for players, the newest first."""
    found = await house.store.read(lambda connection: rows.open_tables(connection, most))
    return [ListedTable(**msgspec.structs.asdict(table)) for table in found]


@router.get("/api/tables/mine")
async def my_tables(
    caller: TheCaller, house: TheHouse, most: Annotated[int, Query(ge=1, le=MOST)] = 50
) -> list[ListedTable]:
    """The caller's own tables, the newest first."""
    visitor = caller.known()
    found = await house.store.read(lambda connection: rows.tables_of(connection, visitor, most))
    return [ListedTable(**msgspec.structs.asdict(table)) for table in found]


@router.get("/api/tables/{table}", response_class=Response, responses=described("TableState"))
async def look_at(table: TableId, caller: TheCaller, house: TheHouse) -> Response:
    """What a table is: its header and its state, and what the caller may do there."""
    kept = await house.look(table)
    if not kept.around.row.listed:
        await require_viewer(house, kept, caller, None)
    held = sorted(n for n, who in kept.around.holds.items() if n >= 0 and caller.visitor in who)
    if caller.token is not None:
        held = [n for n in held if (caller.table, caller.seat) == (table, n)]
    host = is_host(kept, caller)
    room = kept.room
    return raw(
        msgspec.json.encode(
            TableState(
                kept.id, room.version, room.status, kept.header(), held, host, room.asked, kept.clock_now()
            )
        )
    )


@router.post("/api/links")
async def use_link(used: LinkUsed, caller: TheCaller, house: TheHouse) -> Held:
    """Exchange a link for the seat it leads to.

    An invitation leads to its seat until somebody sits there, and that guest back to it; a holder's own link leads
    there from as many devices as one likes.
    """
    link = await hosting.use_link(house, caller, used.secret)
    return Held(table=link.table, seat=link.seat)


@router.post("/api/tables/{table}/links")
async def new_link(table: TableId, wanted: LinkWanted, caller: TheCaller, house: TheHouse) -> SeatLink:
    """A new link to a seat, or to watch. The old one is worth nothing from now on.

    Whoever holds a seat may make one to it, for another device; the host may invite to a seat while nobody has it, and
    to watch.
    """
    kept = await house.kept(table)
    return _link(wanted.seat, await hosting.new_link(house, kept, caller, wanted.seat))


@router.post("/api/tables/{table}/seats/{seat}/sit")
async def sit(table: TableId, seat: Seat, wanted: SitDown, caller: TheCaller, house: TheHouse) -> Done:
    """Sit down on an open seat: with its link, or at a listed table."""
    kept = await house.kept(table)
    return _done(await hosting.sit(house, kept, caller, seat, wanted.name, wanted.nonce))


@router.post("/api/tables/{table}/seats/{seat}/leave")
async def leave(table: TableId, seat: Seat, caller: TheCaller, house: TheHouse) -> Done:
    """Get up before the game begins."""
    return _done(await hosting.leave(house, await house.kept(table), caller, seat))


@router.post("/api/tables/{table}/seats/{seat}/bot")
async def let_bot_play(
    table: TableId, seat: Seat, wanted: BotWanted, caller: TheCaller, house: TheHouse
) -> Done:
    """Let a bot play an open or deserted seat (the host), or the caller's own."""
    return _done(await hosting.let_bot_play(house, await house.kept(table), caller, seat, wanted.bot))


@router.post("/api/tables/{table}/seats/{seat}/give-back")
async def give_back(table: TableId, seat: Seat, caller: TheCaller, house: TheHouse) -> Done:
    """Let the person play again whose seat a bot has taken over."""
    return _done(await hosting.give_back(house, await house.kept(table), caller, seat))


@router.post("/api/tables/{table}/start")
async def start(table: TableId, wanted: StartWanted, caller: TheCaller, house: TheHouse) -> Done:
    """Begin. Open seats are dropped, and the seats after them move up; or a bot plays them."""
    return _done(await hosting.start(house, await house.kept(table), caller, wanted.fill_with))


@router.post("/api/tables/{table}/abandon")
async def abandon(table: TableId, caller: TheCaller, house: TheHouse) -> Done:
    """Give the table up; the seed of the dice is revealed."""
    return _done(await hosting.abandon(house, await house.kept(table), caller))


@router.post("/api/tables/{table}/rematch")
async def rematch(table: TableId, caller: TheCaller, house: TheHouse) -> TableMade:
    """The same people at a new table; whoever asks later is led to the same one."""
    return TableMade(table=await hosting.rematch(house, await house.kept(table), caller))


def _done(accepted: Accepted | Draft) -> Done:
    if isinstance(accepted, Draft):
        raise TypeError("Only moves can be drafts.")
    return Done(version=accepted.version)
