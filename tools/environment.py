"""Virtual environments made from the locks. Standard library only, since it runs before anything is installed.

An environment is either complete for its locks, which its stamp says, or it is made anew: so an interrupted set-up
heals at the next start.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tools.console import BUILD, ROOT, Trouble, alone, read_json, say, step, write_json

OFFLINE = "The libraries could not be fetched: is the network there?"


@dataclass(frozen=True)
class Environment:
    """A virtual environment that holds what its locks list, and uv."""

    path: Path
    locks: tuple[str, ...]

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.path / "bin" / "python"

    @property
    def version(self) -> str:
        """Which Python it stands on, such as `python3.11`."""
        return next((self.path / "lib").glob("python3*")).name

    @property
    def packages(self) -> Path:
        """Where it keeps what is installed."""
        return self.path / "lib" / self.version / "site-packages"

    @property
    def log(self) -> Path:
        """What its commands had to say."""
        return BUILD / f"{self.path.name.lstrip('.')}.log"

    def ready(self) -> bool:
        """Whether it is complete and can be used as it is."""
        return self.python.exists() and read_json(self.path / "stamp.json") == self._stamp()

    def ensure(self, title: str) -> None:
        """Make it, unless it is ready."""
        if self.ready():
            return
        with alone(self.path.name.lstrip(".")):
            if not self.ready():
                self._make(title)

    def run(self, problem: str, *command: object, **variables: str) -> None:
        """Run a command into the log; if it fails, the problem is what the person reads."""
        # What the caller set for another Python would lead this one astray.
        astray = ("PYTHONPATH", "PYTHONHOME")
        inherited = {name: value for name, value in os.environ.items() if name not in astray}
        with self.log.open("a", encoding="utf-8") as output:
            print("$", *command, file=output, flush=True)
            code = subprocess.call(
                [str(part) for part in command],
                cwd=ROOT,
                env={**inherited, **variables},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        if code:
            if os.environ.get("CI"):
                say(self.log.read_text(encoding="utf-8", errors="replace")[-6000:])
            raise Trouble(f"{problem} The details are in {self.log.relative_to(ROOT)}.")

    def uv(self, problem: str, *arguments: object) -> None:
        """Run `uv pip install` on this environment."""
        command = (self.path / "bin" / "uv", "pip", "install", "--system-certs", "--python", self.python)
        self.run(problem, *command, *arguments)

    def fetch(self, lock: str, folder: Path) -> None:
        """Install a lock into a folder of its own, which is no environment."""
        try:
            self.uv("", "--target", folder, "--require-hashes", *as_options((lock,)))
        except Trouble:
            self._pip(lock, target=folder)

    def _stamp(self) -> dict[str, str]:
        """What the stamp of a complete environment says: its locks, and the Python it stands on."""
        locks = hashlib.sha256()
        for name in ("uv.txt", *self.locks):
            locks.update((ROOT / "requirements" / name).read_bytes())
        return {"locks": locks.hexdigest(), "python": os.path.realpath(self.python)}

    def _make(self, title: str) -> None:
        need_venv()
        say(title)
        self.log.unlink(missing_ok=True)
        with step("a place of its own"):
            shutil.rmtree(self.path, ignore_errors=True)
            problem = "Python could not make a virtual environment."
            self.run(problem, sys.executable, "-I", "-m", "venv", self.path)
            self._pip("uv.txt")
        with step("libraries"):
            try:
                self.uv("", "--require-hashes", *as_options(self.locks))
            except Trouble:
                self._pip(*self.locks)
        write_json(self.path / "stamp.json", self._stamp())

    def _pip(self, *locks: str, target: Path | None = None) -> None:
        """Install locks by pip: slower than uv, but it is there first and knows the settings of this machine."""
        pip = (self.python, "-I", "-m", "pip", "install", "--retries", "2", "--require-hashes")
        where = ("--target", target) if target else ()
        self.run(OFFLINE, *pip, *where, *as_options(locks))


def as_options(locks: tuple[str, ...]) -> list[str]:
    """Locks as an installer takes them."""
    return [part for name in locks for part in ("-r", f"requirements/{name}")]


def need_venv() -> None:
    """Debian packs venv apart; say what to type where it is missing."""
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        name = Path(sys.executable).name
        package = name if name.startswith("python3") else "python3"
        raise Trouble(f"Python came without its venv module; type: apt-get install {package}-venv")


PLAY = Environment(ROOT / ".venv", ("runtime.txt", "backend.txt"))
COMPILER = Environment(PLAY.path / "compiler", ("build.txt",))
DEV = Environment(ROOT / ".venv-dev", ("dev.txt",))
TEST_COMPILER = Environment(DEV.path / "compiler", COMPILER.locks)
"""What compiles for the tests: it holds what a user's compiler holds, and nothing of ours."""
