"""Machines for the tests: a clone somewhere else, an environment with nothing in it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx2

from benchmarks.load.server import free_port
from tools.console import ROOT
from tools.environment import Environment

LEFT_BEHIND = (
    ".git",
    ".venv*",
    ".*_cache",
    ".hypothesis",
    "__pycache__",
    "build",
    "dist",
    "node_modules",
    "static",
    "*.so",
)


def without_ours(variables: dict[str, str]) -> dict[str, str]:
    """The environment of a command, without what the test run has set for itself."""
    hidden = ("PYTHONPATH", "VIRTUAL_ENV", "CI", "DATABASE_URL")
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name not in hidden and not name.startswith(("FONDACO_", "PYTEST_"))
    }
    return {**inherited, **variables}


def run(*command: object, cwd: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command without what the test run has set for itself."""
    words = [str(part) for part in command]
    environment = without_ours(variables)
    return subprocess.run(words, cwd=cwd, env=environment, capture_output=True, text=True, check=False)


def door(address: str, house: subprocess.Popen[bytes]) -> str:
    """What the front door of a house shows, once it is open."""
    for _ in range(3000):
        assert house.poll() is None, "the house has closed by itself"
        try:
            return httpx2.get(address, follow_redirects=True).text
        except httpx2.TransportError:
            time.sleep(0.1)
    raise TimeoutError(address)


def check(*command: object, **variables: str) -> str:
    """Run a command that must succeed; its output."""
    done = run(*command, cwd=ROOT, **variables)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@dataclass(frozen=True)
class Clone:
    """A copy of the project as it is downloaded, on a machine without a compiler."""

    path: Path
    tools: Path = field(init=False)

    def __post_init__(self) -> None:
        shutil.copytree(ROOT, self.path, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
        object.__setattr__(self, "tools", self.path.with_name("empty"))
        self.tools.mkdir()

    def play(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Start it with no other program in reach."""
        variables = {"PATH": str(self.tools), "CC": "", **variables}
        return run(sys.executable, self.path / "play", *arguments, cwd=self.path, **variables)

    def started(self, *arguments: str, **variables: str) -> subprocess.Popen[str]:
        """Start it, and let it run."""
        return subprocess.Popen(
            [sys.executable, self.path / "play", *arguments],
            cwd=self.path,
            env={**without_ours({}), "PATH": str(self.tools), "CC": "", **variables},
            stdout=subprocess.PIPE,
            text=True,
        )

    def serve(self, **variables: str) -> tuple[str, str]:
        """Open the house, look at its front door and close it: what the door shows, and what was said meanwhile."""
        port = free_port()
        address = f"http://127.0.0.1:{port}/"
        said = self.path.with_name("said")
        words = (
            self.path / "play",
            "serve",
            "--port",
            port,
            "--database",
            f"sqlite:///{self.path}/house.sqlite",
        )
        variables = {"PATH": str(self.tools), "CC": "", **variables}
        with said.open("w") as output:
            house = subprocess.Popen(
                [sys.executable, *map(str, words)], cwd=self.path, env=without_ours(variables), stderr=output
            )
        try:
            return door(address, house), said.read_text()
        finally:
            house.send_signal(signal.SIGINT)
            house.wait(60)

    def pretend(self, code: str) -> dict[str, str]:
        """Variables under which Python runs this code before anything else."""
        (self.tools / "sitecustomize.py").write_text(code, encoding="utf-8")
        return {"PYTHONPATH": str(self.tools)}


def install(wheel: Path, where: Path) -> Path:
    """Install a wheel with its locked libraries into an environment without others; the folder of its commands."""
    empty = Environment(where, ("runtime.txt",))
    empty.ensure("An empty environment")
    empty.uv("The wheel does not install.", "--offline", "--no-deps", wheel)
    return where / "bin"
