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

from benchmarks.load.client import Errand, Outcome, Round


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


class Clients:
    """Processes of clients that share an errand at a server; connected from beginning to end, they play in rounds."""

    def __init__(self, server: psutil.Process, errand: Errand, processes: int) -> None:
        self._server = server
        self._folder = tempfile.TemporaryDirectory()
        self._told = [Path(self._folder.name, f"outcome-{nth}.json") for nth in range(processes)]
        self._clients = [_client(path) for path in self._told]
        for nth, client in enumerate(self._clients):
            share = msgspec.structs.replace(
                errand, tables=errand.tables[nth::processes], per_second=errand.per_second / processes
            )
            _tell(client, share)
        self._wait_for("ready")
        self.cost = Cost(0.0, 0.0, 0.0)
        """Of all rounds so far."""

    def play(self, seconds: float, size: int = 0) -> None:
        """One round."""
        before, began = cpu_of(self._server), time.monotonic()
        for client in self._clients:
            _tell(client, Round(seconds, size))
        self._wait_for("done")
        self.cost.cpu_seconds += cpu_of(self._server) - before
        self.cost.seconds += time.monotonic() - began
        self.cost.memory_mb = memory_mb(self._server)

    @property
    def outcome(self) -> Outcome:
        """What all have seen in all rounds so far."""
        return _together([msgspec.json.decode(path.read_bytes(), type=Outcome) for path in self._told])

    def _wait_for(self, word: str) -> None:
        for client in self._clients:
            if _hear(client) != word:
                raise RuntimeError("A process of clients has failed.")

    def __enter__(self) -> Clients:
        return self

    def __exit__(self, *_: object) -> None:
        for client in self._clients:
            client.kill()
            client.wait()
        self._folder.cleanup()


def _client(path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "benchmarks.load.client", str(path)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def memory_mb(process: psutil.Process) -> float:
    """What a process holds of its own, in megabytes."""
    return float(process.memory_full_info().uss) / 1e6


def _tell(client: subprocess.Popen[str], what: Errand | Round) -> None:
    if client.stdin is None:
        raise RuntimeError("A process of clients cannot be told anything.")
    client.stdin.write(msgspec.json.encode(what).decode() + "\n")
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
