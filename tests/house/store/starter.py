"""A process that opens a store when it is told to: `starter URL`."""

from __future__ import annotations

import asyncio
import sys

from fondaco.house.store import Store


async def start(url: str) -> None:
    store = await Store.open(url)
    sys.stdout.write("open\n")
    await store.close()


if __name__ == "__main__":
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    asyncio.run(start(sys.argv[1]))
