"""`python -m benchmarks.load.stored`: a start with ten thousand stored games costs what it costs with none.

And when thousands of them are looked at one after the other, memory stays bounded: rooms are a cache.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import httpx2
import msgspec

from benchmarks.load.furnish import stored_games
from benchmarks.load.running import cpu_of, memory_mb
from benchmarks.load.server import house
from fondaco.house.api.who import COOKIE

RATIO: Final = 1.3
MEMORY_MB: Final = 300
TOGETHER: Final = 4


class Start(msgspec.Struct):
    """What a start has cost: CPU seconds until the first answer, and memory after it."""

    cpu_seconds: float
    memory_mb: float


def start(url: str, path: Sequence[str] = ()) -> Start:
    """Start a house, ask it how it is, and kill it."""
    with house(url, path) as server:
        answer = httpx2.get(f"http://{server.address}/healthz", timeout=60)
        answer.raise_for_status()
        return Start(cpu_of(server.usage), memory_mb(server.usage))


def memory_after(url: str, secret: str, tables: Sequence[str], path: Sequence[str] = ()) -> float:
    """The megabytes that a house holds after all these tables were looked at."""

    async def look(address: str) -> None:
        gate = asyncio.Semaphore(TOGETHER)
        async with httpx2.AsyncClient(
            base_url=f"http://{address}", cookies={COOKIE: secret}, timeout=120
        ) as client:

            async def one(table: str) -> None:
                async with gate:
                    answer = await client.get(f"/api/tables/{table}/state", params={"seat": 0})
                    answer.raise_for_status()

            await asyncio.gather(*map(one, tables))

    with house(url, path) as server:
        asyncio.run(look(server.address))
        return memory_mb(server.usage)


def main() -> int:
    """Measure, and hold it against what must be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=60, help="of each stored game")
    parser.add_argument("--looked-at", type=int, default=2500, help="games that are looked at in one life")
    parser.add_argument("--times", type=int, default=3)
    args = parser.parse_args()
    path = [found] if (found := os.environ.get("FONDACO_COMPILED_PATH")) else []
    with tempfile.TemporaryDirectory() as folder:
        none, many = (f"sqlite:///{Path(folder) / name}" for name in ("none.db", "many.db"))
        began = time.monotonic()
        secret, tables = asyncio.run(stored_games(many, args.games, args.moves))
        asyncio.run(stored_games(none, 0, 0))
        print(f"{args.games} games of {args.moves} moves stored in {time.monotonic() - began:.0f} s")
        starts = [(start(none, path), start(many, path)) for _ in range(args.times)]
        empty, full = (min(pair[nth].cpu_seconds for pair in starts) for nth in (0, 1))
        held = max(pair[1].memory_mb for pair in starts)
        print(
            f"start with none {empty:.2f} CPU s, with {args.games} {full:.2f}: {full / empty:.2f} times; "
            f"{held:.0f} MB"
        )
        after = memory_after(many, secret, tables[: args.looked_at], path)
        print(f"after {args.looked_at} of them were looked at: {after:.0f} MB")
    wrong = []
    if full / empty > RATIO:
        wrong.append(
            f"A start with many games costs {full / empty:.2f} times one with none, at most {RATIO} are due."
        )
    if max(held, after) > MEMORY_MB:
        wrong.append(f"The house holds {max(held, after):.0f} MB, at most {MEMORY_MB} are due.")
    for sentence in wrong:
        print(f"FAILED {sentence}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
