"""A process that plays until it is killed: `mortal URL TABLES`; says what was acknowledged, as soon as it was."""

from __future__ import annotations

import asyncio
import os
import sys

from sqlalchemy import update

from fondaco.house.store import Store
from fondaco.house.store.schema import tables
from tests.house.store.kit import event, table_id


async def game(store: Store, table: str) -> None:
    """Append version after version, with a statement that goes along; first repeat the last command."""
    stored = await store.events(table)
    version = len(stored)
    if stored and await store.append(event(table, version + 1, f"command {version}")):
        raise AssertionError("a repeated command was taken twice")
    mark = update(tables).where(tables.c.id == table)
    while True:
        version += 1
        if not await store.append(event(table, version, f"command {version}"), mark.values(changed=version)):
            raise AssertionError(f"nobody else plays, but {version} is taken")
        os.write(1, f"{table} {version}\n".encode())


async def live(url: str, count: int) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(game(store, table_id(number)) for number in range(count)))


if __name__ == "__main__":
    asyncio.run(live(sys.argv[1], int(sys.argv[2])))
