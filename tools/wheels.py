"""Wheels of the present source: pure in a second, compiled in a minute and kept. Standard library only.

They hold no pages, which are built apart (`tools.pages`): so no engine is compiled anew for an edit of a page.

As a script (`python -m tools.wheels`) it makes the compiled wheel for `play`, behind a game that is already running;
with the word `test` the one that `./test` will need.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

from tools import cache, toolchain
from tools.console import BUILD, ROOT, Trouble, alone, answer, read_json, write_json
from tools.environment import COMPILER, DEV, PLAY, TEST_COMPILER, Environment

WHEELS = BUILD / "wheels"
FOR_TESTS = "test"
SINGLE_SOURCES = (
    "LICENSE",
    "README.md",
    "hatch_build.py",
    "pyproject.toml",
    "requirements/build.txt",
    "tools/toolchain.py",
)


def sources(root: Path = ROOT) -> list[Path]:
    """Every file that a wheel is made from."""
    found = [root / name for name in SINGLE_SOURCES if (root / name).exists()]
    for folder, folders, names in os.walk(root / "src"):
        # What Python or the pages' build leaves there is made from sources, and is none itself.
        folders[:] = [name for name in folders if name not in ("__pycache__", "static")]
        found += [Path(folder, name) for name in names if not name.endswith((".so", ".pyc"))]
    return sorted(found)


def source_digest(root: Path = ROOT) -> str:
    """A hash of the source; contents are read only if a time or a size has changed since the last call."""
    files = [(path.relative_to(root).as_posix(), path, path.stat()) for path in sources(root)]
    marks = [(name, stat.st_mtime_ns, stat.st_size) for name, _, stat in files]
    seen = hashlib.sha256(json.dumps(marks).encode()).hexdigest()
    memory = root / "build" / "digest.json"
    known = read_json(memory)
    if known.get("seen") != seen:
        contents = hashlib.sha256()
        for name, path, stat in files:
            contents.update(f"{name}\0{stat.st_size}\0".encode() + path.read_bytes())
        known = {"seen": seen, "digest": contents.hexdigest()[:20]}
        write_json(memory, known)
    return known["digest"]


def pure_wheel(env: Environment, folder: Path) -> Path:
    """Build the pure wheel into a folder."""
    return _build(env, folder, FONDACO_PURE="1")


def compiled_wheel(env: Environment) -> Path | None:
    """The compiled wheel of the present source for this environment's Python, if it has been made."""
    return next(_shelf(env).glob("*.whl"), None)


def refused(env: Environment) -> bool:
    """Whether compiling the present source has failed before."""
    return _shelf(env).with_suffix(".refused").exists()


def compile_wheel(env: Environment, builder: Environment) -> Path:
    """The compiled wheel of the present source for an environment, made by the builder unless it is there."""
    with alone("compile"):
        if wheel := compiled_wheel(env):
            return wheel
        shelf = _shelf(env)
        key = f"{shelf.name}-{sysconfig.get_platform()}"
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            if not (wheel := cache.fetch(key, Path(folder))):
                wheel = _compiled(shelf, env, builder, Path(folder))
                cache.keep(key, wheel)
            shutil.rmtree(WHEELS, ignore_errors=True)
            shelf.mkdir(parents=True)
            return wheel.rename(shelf / wheel.name)


def _compiled(shelf: Path, env: Environment, builder: Environment, folder: Path) -> Path:
    """Compile into a folder; that the source was refused is remembered."""
    builder.ensure("Setting up the compiler (once) …")
    try:
        wheel = _build(builder, folder, FONDACO_REQUIRE_COMPILED="1", FONDACO_PURE="")
    except Trouble:
        WHEELS.mkdir(exist_ok=True)
        shelf.with_suffix(".refused").touch()
        raise
    if shelf != _shelf(env):
        raise Trouble("The source changed while it was being compiled; try again.")
    return wheel


def _shelf(env: Environment) -> Path:
    """Where the compiled wheel of the present source for this environment's Python is kept."""
    return WHEELS / f"{source_digest()}-{env.version.replace('.', '-')}"


def _build(env: Environment, folder: Path, **variables: str) -> Path:
    command = (env.python, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    env.run("The package could not be built.", *command, FONDACO_NO_PAGES="1", **variables)
    return next(folder.glob("*.whl"))


if __name__ == "__main__" and not toolchain.missing():
    os.nice(19)
    for_tests = sys.argv[1:] == [FOR_TESTS]
    answer(lambda: compile_wheel(DEV, TEST_COMPILER) if for_tests else compile_wheel(PLAY, COMPILER))
