"""`python -m benchmarks.load`: the house under load beside a bare echo room, in the same run."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path

from benchmarks.load import furnish
from benchmarks.load.client import Errand, Outcome
from benchmarks.load.running import Cost, play
from benchmarks.load.server import echo_room, house


def show(name: str, outcome: Outcome, cost: Cost) -> float:
    """Print what a run was like; its moves per CPU second."""
    waits = sorted(outcome.waits) or [0.0]
    each = outcome.moves / cost.cpu_seconds
    print(
        f"{name:8}{outcome.moves / outcome.seconds:8.0f} moves/s {each:8.0f} per CPU second "
        f"{cost.memory_mb:6.0f} MB  wait {waits[len(waits) // 2] * 1e3:.1f} ms, 99 % {waits[len(waits) * 99 // 100] * 1e3:.0f} ms; "
        f"{outcome.moves} moves, {outcome.drafts} drafts, {outcome.refused} refused, {outcome.updates} updates of "
        f"{outcome.update_bytes / max(1, outcome.updates):.0f} bytes, lost {outcome.lost}, repeated {outcome.repeated}, "
        f"closed {outcome.closed}"
    )
    return each


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--clients", type=int, default=2)
    args = parser.parse_args()
    compiled = [path] if (path := os.environ.get("FONDACO_COMPILED_PATH")) else []
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'house.db'}"
        secret, tables = asyncio.run(furnish.tables_in_play(url, args.tables))
        with house(url, compiled) as server:
            errand = Errand(server.address, tables, secret, args.rate, args.seconds)
            outcome, cost = play(server.usage, errand, args.clients)
        ours = show("house", outcome, cost)
        size = outcome.update_bytes // max(1, outcome.updates)
        with echo_room() as server:
            errand = Errand(server.address, tables, None, args.rate, args.seconds, size)
            outcome, cost = play(server.usage, errand, args.clients)
        bare = show("echo", outcome, cost)
        print(f"{ours / bare:.2f} of the echo room")
    return 0


if __name__ == "__main__":
    sys.exit(main())
