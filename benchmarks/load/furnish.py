"""Databases with many tables, made without a server: some in play, or whole games that were played long ago."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection, insert

from fondaco.games import GAMES
from fondaco.house import hosting, people
from fondaco.house.caller import Caller
from fondaco.house.decided import Draft
from fondaco.house.events import PERSON, Chair, Moved
from fondaco.house.hosting import Guest, NewTable
from fondaco.house.keeper import House
from fondaco.house.kept import Kept
from fondaco.house.settings import Settings
from fondaco.house.store import Store
from fondaco.house.store import schema as s
from fondaco.table.core import Rng

SEATS = 3
TOGETHER = 500
"""So many stored games are written in one transaction."""


async def tables_in_play(url: str, count: int, games: Sequence[str] = ()) -> tuple[str, list[str]]:
    """Set and start so many tables, of every game in turn; the secret of who holds all seats, and the tables."""
    store = await Store.open(url)
    house = House(store, Settings(database=url, rooms=count + 1))
    secret = people.new_secret()
    host = await store.write(
        lambda connection: people.insert_visitor(connection, secret, "Load", "", house.now())
    )
    tables = await asyncio.gather(
        *(_table(house, (games or GAMES)[nth % len(games or GAMES)], host.id) for nth in range(count))
    )
    await house.close()
    await store.close()
    return secret, tables


async def _table(house: House, game: str, host: str) -> str:
    seats = [Guest(Chair(PERSON), "", "", (host,)) for _ in range(SEATS)]
    options = dict((await house.books.get(game)).research_options)
    made = await hosting.open_table(house, NewTable(game=game, guests=seats, options=options), host)
    await hosting.start(house, await house.kept(made.table), Caller(host), None)
    return made.table


async def stored_games(url: str, count: int, moves: int) -> tuple[str, list[str]]:
    """So many games, each with so many moves, stored as if they had been played; who holds all seats, and the games."""
    secret, originals = await tables_in_play(url, len(GAMES))
    store = await Store.open(url)
    house = House(store, Settings(database=url))
    for nth, table in enumerate(originals):
        await _play(house, table, moves, Rng(nth))
    tables: list[str] = []
    for first in range(0, count, TOGETHER):
        number = min(TOGETHER, count - first)
        tables += await store.write(partial(_copy, originals=originals, number=number))
    await house.close()
    await store.close()
    return secret, tables


def _move(kept: Kept, seat: int, text: str, version: int) -> Moved | Draft:
    return kept.room.move(seat, text, version)


async def _play(house: House, table: str, moves: int, rng: Rng) -> None:
    kept = await house.kept(table)
    for _ in range(moves):
        room = kept.room
        if room.game is None or room.asked < 0:
            return
        text = ""
        made: object = None
        position = room.game.position
        while made is None or isinstance(made, Draft):
            legal = position.legal()
            text = f"{text} {room.rulebook.text(position, legal[rng.below(len(legal))])}".strip()
            seat, version, said = room.asked, room.version, text
            made = await house.act(table, partial(_move, seat=seat, text=said, version=version))
            if isinstance(made, Draft):
                position = made.position


def _copy(connection: Connection, originals: Sequence[str], number: int) -> list[str]:
    """The same games once more at so many further tables; their ids."""
    found = {
        table: connection.execute(s.tables.select().where(s.tables.c.id == table)).mappings().one()
        for table in originals
    }
    kinds = (s.seats, s.events, s.holds)
    rows = {
        (table, kind.name): list(connection.execute(kind.select().where(kind.c.table_id == table)).mappings())
        for table in originals
        for kind in kinds
    }
    ids = [(people.new_secret(), originals[nth % len(originals)]) for nth in range(number)]
    connection.execute(insert(s.tables), [{**found[original], "id": new} for new, original in ids])
    for kind in kinds:
        copies = [{**row, "table_id": new} for new, original in ids for row in rows[original, kind.name]]
        connection.execute(insert(kind), copies)
    return [new for new, _ in ids]
