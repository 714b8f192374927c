"""What other processes have appended: LISTEN, again and again while the database comes and goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from sqlalchemy import URL

from fondaco.house.store.appending import CHANNEL
from fondaco.house.store.engines import psycopg_arguments

Heard = tuple[str, int]
"""A table, and the version it has reached; 0 if something changed that the events do not tell."""
MISSED: Final[Heard] = ("", 0)
"""From now on everything is heard; what came before may have been missed."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0


async def listen_postgresql(url: URL) -> AsyncIterator[Heard]:
    """All announcements, of this process too; each time the connection is made, first MISSED."""
    import psycopg
    from psycopg import sql

    arguments = psycopg_arguments(url)
    pause = FIRST_PAUSE
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(**arguments, autocommit=True) as connection:
                await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                pause = FIRST_PAUSE
                yield MISSED
                async for notice in connection.notifies():
                    table, _, version = notice.payload.rpartition(":")
                    if version.isdecimal():  # anybody with access to the database can shout
                        yield table, int(version)
        except psycopg.Error:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


async def listen_alone() -> AsyncIterator[Heard]:
    """SQLite has no other processes to hear of: nothing comes."""
    await asyncio.Event().wait()
    yield MISSED
