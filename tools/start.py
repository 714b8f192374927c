"""`./play` and `./test`: set up what is missing, then become the command asked for. Standard library only."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import front, toolchain, wheels
from tools.console import BUILD, ROOT, Trouble, alone, busy, read_json, say, step, write_json
from tools.environment import COMPILER, DEV, PLAY

INSTALLED = PLAY.path / "installed.json"


def play() -> None:
    """Run `fondaco ARGS` on the present source, or open the house; a first start never waits for the compiler.

    `FONDACO_COMPILE=now` and `fondaco bench` do wait for it; with `FONDACO_PURE=1` nothing is compiled. Only the house
    waits for the pages.
    """
    arguments = sys.argv[1:]
    if not arguments or arguments[0] == "--no-browser":
        arguments = ["open", *arguments]
    PLAY.ensure("Setting up Fondaco (once) …")
    pure = bool(os.environ.get("FONDACO_PURE"))
    if not pure and (os.environ.get("FONDACO_COMPILE") == "now" or arguments[:1] == ["bench"]):
        compile_now()
    with alone("install"):
        install(pure)
    if arguments[0] in ("open", "serve") and not {"-h", "--help"} & set(arguments):
        make_pages()
    if not pure:
        compile_behind()
    os.execv(PLAY.path / "bin" / "fondaco", ["fondaco", *arguments])


def test() -> None:
    """Run the checks in the developers' environment."""
    DEV.ensure("Setting up the tests (once) …")
    os.chdir(ROOT)
    os.execv(DEV.python, [str(DEV.python), "-m", "tools.checks", *sys.argv[1:]])


def install(pure: bool) -> None:
    """Install the present source, compiled if that wheel is ready, unless it is installed already."""
    digest, installed = wheels.source_digest(), read_json(INSTALLED)
    wheel = None if pure else wheels.compiled_wheel(PLAY)
    kind = "compiled" if wheel else "pure"
    if installed == {"digest": digest, "kind": kind}:
        return
    if installed == {"digest": digest, "kind": "compiled"} and not pure:
        return  # the wheel it came from has been cleared away
    INSTALLED.unlink(missing_ok=True)
    with step(f"Fondaco itself, {kind}"), tempfile.TemporaryDirectory(dir=BUILD) as folder:
        wheel = wheel or wheels.pure_wheel(PLAY, Path(folder))
        problem = "Fondaco could not be installed into its environment."
        PLAY.uv(problem, "--offline", "--no-deps", "--reinstall", wheel)
    write_json(INSTALLED, {"digest": digest, "kind": kind})


def make_pages() -> None:
    """Build the pages if need be, and lay them into the installed package; a house without them is still a house."""
    try:
        front.ensure_pages(PLAY)
    except Trouble as trouble:
        if os.environ.get("FONDACO_REQUIRE_PAGES"):
            raise
        say(f"fondaco: {trouble} The house opens without them; to try again, start it again.")
    with alone("install"):
        front.lay(PLAY.packages / "fondaco" / "web" / "static")


def compile_now() -> None:
    """Compile in the foreground, where that can be."""
    if wheels.compiled_wheel(PLAY):
        return
    lack = toolchain.missing()
    if lack and not os.environ.get("FONDACO_REQUIRE_COMPILED"):
        say(f"Not compiled, for want of {lack}; to have it: {toolchain.INSTALL}")
        return
    if lack:
        raise Trouble(f"Compiling needs {lack}; type: {toolchain.INSTALL}")
    COMPILER.ensure("Setting up the compiler (once) …")
    with step("compiling"):
        wheels.compile_wheel(PLAY, COMPILER)


def compile_behind() -> None:
    """Leave a process of low priority that compiles for the next start, if there is anything to compile."""
    done = read_json(INSTALLED).get("kind") == "compiled"
    if done or toolchain.missing() or wheels.refused(PLAY) or busy("compile"):
        return
    with (BUILD / "compile.log").open("w") as log:
        subprocess.Popen(
            [PLAY.python, "-m", "tools.wheels"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
