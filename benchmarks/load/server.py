"""A server in a process of its own on loopback, that can be killed and started again at the same address."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import psutil

PATIENCE: Final = 90.0
"""Seconds in which a server must answer, or end."""
LOOPBACK: Final = "127.0.0.1"
PORTS: Final = range(20_000, 32_000)


class Server:
    """A command of Python that serves; `PORT` among its arguments stands for its port."""

    def __init__(self, *arguments: str, path: Sequence[str] = ()) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._command = [
            sys.executable,
            *(argument.replace("PORT", str(self.port)) for argument in arguments),
        ]
        folders = [*path, *(folder for folder in sys.path if folder)]
        self._environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}

    @property
    def address(self) -> str:
        return f"{LOOPBACK}:{self.port}"

    @property
    def usage(self) -> psutil.Process:
        """For asking what it costs."""
        return psutil.Process(self._running().pid)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = subprocess.Popen(self._command, env=self._environment, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError(f"The server ended by itself with {self.process.returncode}.")
            with suppress(OSError), socket.create_connection((LOOPBACK, self.port), 1):
                return
            time.sleep(0.02)
        raise RuntimeError("The server does not answer.")

    def kill(self) -> None:
        """`kill -9`, in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end, as one does before an upgrade."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process = self._running()
        process.send_signal(how)
        process.wait(PATIENCE)
        self.process = None

    def _running(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            raise RuntimeError("The server does not run.")
        return self.process

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()


def free_port() -> int:
    """A port of loopback that nobody uses.

    Not one of those that the system gives to outgoing connections: whoever waits for a server by connecting to such a
    port again and again is connected with himself one day, and takes the port away.
    """
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as found, suppress(OSError):
            found.bind((LOOPBACK, port))
            return port


def house(url: str, path: Sequence[str] = ()) -> Server:
    """A house as `fondaco serve` opens it."""
    return Server("-m", "fondaco", "serve", "--port", "PORT", "--database", url, path=path)


def echo_room() -> Server:
    """The echo room, served with the same means as a house."""
    means = ("--http", "httptools", "--ws", "websockets-sansio", "--no-access-log", "--log-level", "warning")
    return Server("-m", "uvicorn", "benchmarks.load.echo:app", "--port", "PORT", *means)
