"""The build hook: compile the hot modules with mypyc, or make a pure Python wheel where that cannot be.

`FONDACO_PURE=1` makes a pure wheel on purpose; `FONDACO_REQUIRE_COMPILED=1` makes anything less an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import toolchain  # noqa: E402  (found beside this file, wherever the build is started)

HOT = (
    "src/fondaco/table/core.py",
    "src/fondaco/table/deck.py",
    "src/fondaco/games/*/tables.py",
    "src/fondaco/games/*/position.py",
    "src/fondaco/games/*/moves.py",
    "src/fondaco/games/*/judgement.py",
    "src/fondaco/games/*/steps/*.py",
    "src/fondaco/bots/search/*.py",
)
"""The modules that are compiled, all in one call. None may define a `msgspec.Struct`: mypyc drops its keywords."""

COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup

c_files, *modules = sys.argv[1:]
extensions = mypycify(modules, opt_level="3", debug_level="0", target_dir=c_files)
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


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Puts the compiled modules into the wheel, beside their sources."""

    def dependencies(self) -> list[str]:
        """What compiling needs besides the backend, as `requirements/build.in` lists it."""
        if not wanted():
            return []
        lines = (ROOT / "requirements/build.in").read_text(encoding="utf-8").splitlines()
        return [line for line in lines if line and not line.startswith(("#", "-"))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the files of the wheel are gathered."""
        if version == "editable" or not wanted():
            return
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
    run = subprocess.run(
        [sys.executable, "-c", COMPILE, str(workshop / "c"), *modules],
        cwd=workshop,
        env={**os.environ, "MYPYPATH": "src", "MYPY_CACHE_DIR": str(workshop / "cache")},
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
