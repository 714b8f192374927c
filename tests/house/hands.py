"""A clock that goes on when a test says so, and houses that live by it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from tests.house.kit import Guest, Json, Served, served

NOON: Final = 1_790_000_000_000
NEVER: Final = 3600.0
SECOND: Final = 1000
MINUTE: Final = 60 * SECOND


class Hands:
    """The hands of a clock."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now

    def turn(self, ms: int) -> None:
        self.now += ms


@asynccontextmanager
async def timed(database: str, hands: Hands, **settings: Any) -> AsyncIterator[Served]:
    """A house with this clock, which sweeps only when it is told to."""
    quiet = {"clock_seconds": NEVER, "notice_seconds": NEVER, **settings}
    async with served(database, hands, **quiet) as house:
        yield house


def live(move: int, bank: int, at_end: str, bot: str = "random") -> Json:
    """A pace, in seconds."""
    return {"kind": "live", "move_seconds": move, "bank_seconds": bank, "at_end": at_end, "bot": bot}


async def two_at_a_table(anna: Guest, bo: Guest, **more: object) -> str:
    """A table in play: Anna has set it and plays seat 0, Bo seat 1."""
    made = await anna.set_table("yspahan", ["me", "open"], options={"first_player": "1"}, **more)
    table = str(made["table"])
    secret = next(link["secret"] for link in made["links"] if link["seat"] == 1)
    await bo.post("/api/links", {"secret": secret})
    await bo.post(f"/api/tables/{table}/seats/1/sit")
    await anna.post(f"/api/tables/{table}/start")
    return table
