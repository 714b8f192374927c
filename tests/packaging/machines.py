"""Machines for the tests: a clone somewhere else, an environment with nothing in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

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
    "*.so",
)


def run(*command: object, cwd: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command without what the test run has set for itself."""
    words = [str(part) for part in command]
    return subprocess.run(
        words, cwd=cwd, env={**inherited(), **variables}, capture_output=True, text=True, check=False
    )


def inherited() -> dict[str, str]:
    """The variables that a command on this machine would have."""
    hidden = ("PYTHONPATH", "VIRTUAL_ENV", "CI", "DATABASE_URL")
    return {
        name: value
        for name, value in os.environ.items()
        if name not in hidden and not name.startswith(("FONDACO_", "PYTEST_"))
    }


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
            env={**inherited(), "PATH": str(self.tools), "CC": "", **variables},
            stdout=subprocess.PIPE,
            text=True,
        )

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
