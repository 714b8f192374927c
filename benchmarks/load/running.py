"""Processes of clients that play at a server, and what that costs the server in CPU and memory."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import psutil

from benchmarks.load.client import Errand, Outcome


class Cost(msgspec.Struct):
    """What a server has used while its clients played."""

    cpu_seconds: float
    seconds: float
    memory_mb: float
    """What it held of its own at the end."""

    def per_cpu_second(self, outcome: Outcome) -> float:
        """How many moves the server made of a second of its CPU."""
        return outcome.moves / self.cpu_seconds


def cpu_of(process: psutil.Process) -> float:
    """The CPU seconds a process has used so far, in all its threads."""
    times = process.cpu_times()
    return float(times.user + times.system)


def play(server: psutil.Process, errand: Errand, processes: int) -> tuple[Outcome, Cost]:
    """Let processes of clients share an errand; what they saw together, and what it cost the server."""
    with tempfile.TemporaryDirectory() as folder:
        return _play(server, errand, [Path(folder, f"outcome-{nth}.json") for nth in range(processes)])


def _play(server: psutil.Process, errand: Errand, told: Sequence[Path]) -> tuple[Outcome, Cost]:
    processes = len(told)
    clients = [
        subprocess.Popen(
            [sys.executable, "-m", "benchmarks.load.client", str(path)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for path in told
    ]
    try:
        for nth, client in enumerate(clients):
            share = msgspec.structs.replace(
                errand, tables=errand.tables[nth::processes], per_second=errand.per_second / processes
            )
            _tell(client, msgspec.json.encode(share).decode())
        for client in clients:
            if _hear(client) != "ready":
                raise RuntimeError("A process of clients has failed.")
        before, began = cpu_of(server), time.monotonic()
        for client in clients:
            _tell(client, "go")
        for client in clients:
            if _hear(client) != "done":
                raise RuntimeError("A process of clients has failed.")
        cost = Cost(cpu_of(server) - before, time.monotonic() - began, memory_mb(server))
    finally:
        for client in clients:
            client.kill()
            client.wait()
    return _together([msgspec.json.decode(path.read_bytes(), type=Outcome) for path in told]), cost


def memory_mb(process: psutil.Process) -> float:
    """What a process holds of its own, in megabytes."""
    return float(process.memory_full_info().uss) / 1e6


def _tell(client: subprocess.Popen[str], line: str) -> None:
    if client.stdin is None:
        raise RuntimeError("A process of clients cannot be told anything.")
    client.stdin.write(line + "\n")
    client.stdin.flush()


def _hear(client: subprocess.Popen[str]) -> str:
    if client.stdout is None:
        raise RuntimeError("A process of clients cannot be heard.")
    line = client.stdout.readline()
    if not line.endswith("\n"):
        raise RuntimeError(f"A process of clients ended with {client.wait()}, after {len(line)} characters.")
    return line.rstrip("\n")


def _together(outcomes: Sequence[Outcome]) -> Outcome:
    whole = Outcome()
    for one in outcomes:
        for name in ("moves", "drafts", "refused", "updates", "lost", "repeated", "closed"):
            setattr(whole, name, getattr(whole, name) + getattr(one, name))
        whole.update_bytes += one.update_bytes
        whole.said_bytes += one.said_bytes
        whole.seconds = max(whole.seconds, one.seconds)
        whole.waits += one.waits
        whole.acknowledged |= one.acknowledged
        whole.versions |= one.versions
    return whole
