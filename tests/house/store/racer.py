"""A process that wants every version of a table for itself: `racer URL NAME GOAL`; says which it has won."""

from __future__ import annotations

import asyncio
import sys

from fondaco.house.store import Store
from tests.house.store.kit import event, table_id


async def race(url: str, name: str, goal: int) -> None:
    store = await Store.open(url)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.readline)
    known = 0
    while known < goal:
        if await store.append(event(table_id(0), known + 1, f"{name} {known + 1}")):
            known += 1
            sys.stdout.write(f"won {known}\n")
        else:
            missed = await store.events(table_id(0), after=known)
            if not missed:
                raise AssertionError("the version is taken, but by nobody")
            known = missed[-1].version
    await store.close()


if __name__ == "__main__":
    asyncio.run(race(sys.argv[1], sys.argv[2], int(sys.argv[3])))
