"""`python -m benchmarks.load`: a thousand tables at five hundred moves a second, beside a bare echo room.

Both are served in the same way, to the same clients, and take turns in the same run: a machine is faster at one moment
than at another, and so both have their share of its moments. The echo room sends messages of the house's average
length. At the end the house is killed, and every acknowledged move must be in its log. Counts and the ratio are held
against what is due; times depend on the machine, and are printed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.load.client import SEATS, Errand, Outcome
from benchmarks.load.furnish import tables_in_play
from benchmarks.load.running import Clients, Cost
from benchmarks.load.server import echo_room, house
from fondaco.house.store import Store

RATIO: Final = 0.15
MEMORY_MB: Final = 300


class Load(msgspec.Struct):
    """What was found: the house, the echo room, and what is wrong with it, a sentence each."""

    house: Outcome
    house_cost: Cost
    echo: Outcome
    echo_cost: Cost
    wrong: list[str]

    @property
    def ratio(self) -> float:
        """The moves of the house per CPU second, as a part of those of the echo room."""
        return self.house_cost.per_cpu_second(self.house) / self.echo_cost.per_cpu_second(self.echo)


def measure(url: str, tables: int, rate: float, seconds: float, processes: int, rounds: int = 1) -> Load:
    """Load a house with an empty database and an echo room in turn; each plays so many seconds in so many rounds."""
    secret, ids = asyncio.run(tables_in_play(url, tables))
    path = [found] if (found := os.environ.get("FONDACO_COMPILED_PATH")) else []
    with (
        house(url, path) as server,
        echo_room() as room,
        Clients(server.usage, Errand(server.address, ids, secret, rate), processes) as players,
        Clients(room.usage, Errand(room.address, ids, None, rate), processes) as speakers,
    ):
        for _ in range(rounds):
            players.play(seconds / rounds)
            speakers.play(seconds / rounds, players.outcome.mean_size)
        server.kill()  # with all connections open
        load = Load(players.outcome, players.cost, speakers.outcome, speakers.cost, [])
    load.wrong += what_is_wrong(load.house) + asyncio.run(what_is_lost(url, load.house))
    return load


def what_is_wrong(played: Outcome) -> list[str]:
    """Every connection must have seen every version of its table once and in order."""
    wrong = []
    if played.lost or played.repeated:
        wrong.append(f"{played.lost} updates were lost, {played.repeated} repeated.")
    if played.refused or played.closed:
        wrong.append(f"{played.refused} moves were refused, {played.closed} connections closed.")
    if any(len(seen) != SEATS or len(set(seen)) > 1 for seen in played.versions.values()):
        wrong.append("The connections of a table have not seen the same in the end.")
    if played.updates != SEATS * played.moves:
        wrong.append(f"{played.moves} moves made {played.updates} updates for {SEATS} connections each.")
    return wrong


async def what_is_lost(url: str, played: Outcome) -> list[str]:
    """Every acknowledged move must be in the log of its table, at the version that was told."""
    store = await Store.open(url)
    missing = 0
    for table, acknowledged in played.acknowledged.items():
        rows = await store.events(table)
        stored = {row.client_id.partition(":")[2]: row.version for row in rows if row.client_id is not None}
        missing += sum(stored.get(name) != version for name, version in acknowledged.items())
    await store.close()
    return [f"{missing} acknowledged moves are not in the log."] if missing else []


def show(name: str, outcome: Outcome, cost: Cost) -> None:
    """Print what a run was like."""
    waits = sorted(outcome.waits) or [0.0]
    half, most = (waits[int(len(waits) * part)] * 1e3 for part in (0.5, 0.99))
    print(
        f"{name}: {outcome.moves / outcome.seconds:.0f} moves/s, {cost.per_cpu_second(outcome):.0f} per CPU second, "
        f"{cost.memory_mb:.0f} MB; {outcome.moves} moves, {outcome.drafts} drafts, {outcome.updates} updates "
        f"of {outcome.mean_size} bytes; answered in {half:.1f} ms, 99 % in {most:.0f} ms"
    )


def compare(load: Load) -> None:
    """Print what both runs were like."""
    show("house", load.house, load.house_cost)
    show("echo ", load.echo, load.echo_cost)
    print(f"the house does {load.ratio:.2f} of what the echo room does; under full load {RATIO:.2f} are due")


def small() -> Load:
    """A tenth of the load, in a few seconds: too little to hold its costs against anything."""
    with tempfile.TemporaryDirectory() as folder:
        return measure(f"sqlite:///{Path(folder) / 'house.db'}", tables=100, rate=100, seconds=4, processes=1)


def main() -> int:
    """Measure, show, compare; 1 if something that must be is not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500, help="moves per second of all tables together")
    parser.add_argument("--seconds", type=float, default=24, help="that each of both plays")
    parser.add_argument("--rounds", type=int, default=4, help="in which they take turns")
    parser.add_argument("--clients", type=int, default=1, help="processes of clients")
    parser.add_argument("--database", help="the address of an empty database; else a new file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = args.database or f"sqlite:///{Path(folder) / 'house.db'}"
        load = measure(url, args.tables, args.rate, args.seconds, args.clients, args.rounds)
    compare(load)
    if load.ratio < RATIO:
        load.wrong.append(f"That is less than {RATIO:.2f}.")
    if load.house_cost.memory_mb > MEMORY_MB:
        load.wrong.append(f"The house held {load.house_cost.memory_mb:.0f} MB, at most {MEMORY_MB} are due.")
    for sentence in load.wrong:
        print(f"FAILED {sentence}")
    return 1 if load.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
