"""What a change since `main` can break: the tests that import what changed, and those of its game or its pages."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.console import ROOT, Trouble

FOLDERS: Final = ("src/fondaco", "tests", "benchmarks", "tools")
GAMES: Final = "src/fondaco/games/"
WHOLE: Final = ("pyproject.toml", "requirements/", "tests/conftest.py")
"""A change here can break every test."""


@dataclass(frozen=True)
class Near:
    """What to run."""

    tests: tuple[str, ...]
    """Files of tests, as paths below the root."""
    games: tuple[str, ...]
    """Games of which the tests that are named after them run, wherever they are."""
    pages: tuple[str, ...]
    """Changed files of the pages, as paths below `web`."""
    rules: bool
    """Whether what the clauses are proved by may have changed."""


def changed_files(base: str = "main") -> list[str]:
    """The files that differ from where this branch left `main`, and those that git does not know yet."""
    git = ("git", "-c", "core.quotePath=false")
    commands = (
        (*git, "diff", "--name-only", "--merge-base", base),
        (*git, "ls-files", "--others", "--exclude-standard"),
    )
    found: set[str] = set()
    for command in commands:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Trouble(f"What has changed is not known, for git says: {done.stderr.strip()}")
        found.update(done.stdout.splitlines())
    return sorted(found)


def all_imports(root: Path = ROOT) -> dict[str, set[str]]:
    """Every module of ours, as a path below the root, with those it imports."""
    files = [path for folder in FOLDERS for path in (root / folder).rglob("*.py")]
    return {path.relative_to(root).as_posix(): imported_by(path, root) for path in files}


def near(changed: Iterable[str], imports: Mapping[str, set[str]]) -> Near:
    """What to run for these files."""
    changed = list(changed)
    if any(name.startswith(WHOLE) for name in changed):
        touched = set(imports)
    else:
        touched = reached({module for name in changed for module in modules_of(name, imports)}, imports)
    games = {name.removeprefix(GAMES).split("/")[0] for name in changed if name.startswith(GAMES)}
    return Near(
        tests=tuple(sorted(name for name in touched if is_test(name))),
        games=tuple(sorted(game.replace("_", "-") for game in games if not game.endswith(".py"))),
        pages=tuple(name.removeprefix("web/") for name in changed if name.startswith("web/")),
        rules=any(name.startswith(("docs/rules/", "tests/")) for name in changed),
    )


def is_test(name: str) -> bool:
    """Whether a file holds tests for pytest; those in a browser are for the scenes."""
    return name.startswith("tests/") and name.rpartition("/")[2].startswith("test_")


def modules_of(name: str, imports: Mapping[str, object]) -> list[str]:
    """The modules that a changed file stands for: itself, or for data those that lie beside it or above."""
    if name in imports or name.endswith(".py"):
        return [name]
    folder = name.rpartition("/")[0]
    while folder:
        beside = [module for module in imports if module.rpartition("/")[0] == folder]
        if beside:
            return beside
        folder = folder.rpartition("/")[0]
    return []


def reached(changed: set[str], imports: Mapping[str, set[str]]) -> set[str]:
    """All modules that import one of these, by whatever way."""
    importers: dict[str, set[str]] = {}
    for module, imported in imports.items():
        for one in imported:
            importers.setdefault(one, set()).add(module)
    found, waiting = set(changed), list(changed)
    while waiting:
        for module in importers.get(waiting.pop(), ()):
            if module not in found:
                found.add(module)
                waiting.append(module)
    return found


def imported_by(path: Path, root: Path) -> set[str]:
    """The files of ours that a module imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        found.update(file for name in names if (file := file_of(name, root)))
    return found


def file_of(module: str, root: Path) -> str:
    """Where a module of ours lies; nothing for others."""
    if module.split(".", maxsplit=1)[0] not in ("fondaco", "tests", "benchmarks", "tools"):
        return ""
    place = module.replace(".", "/")
    if module.startswith("fondaco"):
        place = f"src/{place}"
    for file in (f"{place}.py", f"{place}/__init__.py"):
        if (root / file).exists():
            return file
    return ""
