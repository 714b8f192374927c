"""`./play` on machines that lack something."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import zipfile
from pathlib import Path

import httpx2
import pytest

from fondaco import __version__
from tests.packaging.machines import Clone, check


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path / "clone")


def test_without_venv_it_says_the_line_to_type(clone: Clone) -> None:
    done = clone.play("--version", **clone.pretend("import sys; sys.modules['ensurepip'] = None"))
    assert done.returncode == 1
    assert re.fullmatch(r"fondaco: [^\n]+; type: apt-get install python3(\.\d+)?-venv\n", done.stderr)
    assert not (clone.path / ".venv").exists()


def test_an_old_python_says_the_line_to_type(clone: Clone) -> None:
    done = clone.play("--version", **clone.pretend("import sys; sys.version_info = (3, 9, 2)"))
    assert done.returncode == 1
    assert re.fullmatch(r"fondaco: Python 3\.11 or newer [^\n]+; type: apt-get install [^\n]+\n", done.stderr)


@pytest.mark.full
def test_who_has_a_compiler_gets_the_compiled_engine(clone: Clone, tmp_path: Path) -> None:
    """With nothing of ours at hand: what is played next, what is measured, and the wheel of an isolated build."""
    tools = {"PATH": os.environ["PATH"], "HOME": str(tmp_path / "home"), "XDG_CACHE_HOME": ""}
    games = clone.play("games", **tools)
    assert games.returncode == 0, games.stderr
    assert "yspahan" in games.stdout

    bench = clone.play("bench", "--json", "--rounds", "1", **tools)
    assert bench.returncode == 0, bench.stderr
    document = json.loads(bench.stdout)
    assert document["compiled"]["figures"]
    assert json.loads((clone.path / ".venv/installed.json").read_text())["kind"] == "compiled"

    wheels = tmp_path / "wheels"
    check(sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", wheels, clone.path, **tools)
    (wheel,) = wheels.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if "table/core." in name and not name.endswith(".py")], wheel.name
    assert "fondaco/web/static/table.html" in names


@pytest.mark.full
def test_a_clone_plays_without_a_compiler_heals_and_follows_the_source(clone: Clone) -> None:
    cut_off = clone.play("--version", PIP_NO_INDEX="1", PIP_FIND_LINKS="", PIP_CONFIG_FILE="/dev/null")
    assert cut_off.returncode == 1
    assert "Traceback" not in cut_off.stderr
    assert cut_off.stderr.splitlines()[-1].startswith("fondaco: The libraries could not be fetched")

    first = clone.play("--version")
    assert (first.returncode, first.stdout) == (0, f"fondaco {__version__}\n"), first.stderr
    assert first.stderr.startswith("Setting up Fondaco (once)")
    installed = json.loads((clone.path / ".venv/installed.json").read_text())
    assert installed["kind"] == "pure"
    assert not (clone.path / "build/compile.log").exists()

    second = clone.play("games")
    assert (second.returncode, second.stderr) == (0, "")
    assert "yspahan" in second.stdout
    assert not (clone.path / ".venv/node").exists(), "what needs no pages fetches nothing for them"
    assert not (clone.path / "web/node_modules").exists()

    source = clone.path / "src/fondaco/__init__.py"
    source.write_text(source.read_text().replace(__version__, "9.9.9"))
    edited = clone.play("--version")
    assert (edited.returncode, edited.stdout) == (0, "fondaco 9.9.9\n"), edited.stderr

    compiled = clone.play("--version", FONDACO_COMPILE="now")
    assert compiled.returncode == 0
    assert "apt-get install gcc python3-dev" in compiled.stderr
    required = clone.play("--version", FONDACO_COMPILE="now", FONDACO_REQUIRE_COMPILED="1")
    assert required.returncode == 1
    assert required.stderr.endswith("type: apt-get install gcc python3-dev\n")

    _opens_the_house(clone)


def _cut_off_from_npm(clone: Clone) -> dict[str, str]:
    return {"npm_config_registry": "http://127.0.0.1:9", "npm_config_cache": str(clone.path / "no-cache")}


def _opens_the_house(clone: Clone) -> None:
    """Without arguments it opens the house, says where, keeps its tables, and closes on Ctrl-C."""
    home = clone.path.with_name("home")
    apart = {"HOME": str(home), "XDG_DATA_HOME": "", **_cut_off_from_npm(clone)}
    with clone.started("--no-browser", "--port", "0", **apart) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(2)]
        assert httpx2.get(f"{said[1].strip()}healthz", timeout=120).json()["ok"] is True
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    assert [path.name for path in home.rglob("house.sqlite")] == ["house.sqlite"]


@pytest.mark.full
def test_the_house_opens_without_pages_and_builds_them_without_a_node_of_the_machine(clone: Clone) -> None:
    nowhere = _cut_off_from_npm(clone)
    shown, said = clone.serve(**nowhere)
    assert "OpenAPI" in shown
    assert "The libraries of the pages could not be fetched" in said
    assert "Traceback" not in said

    shown, said = clone.serve()
    assert 'src="/assets/' in shown, said
    assert "the pages" in said

    (clone.path / "web/node_modules").rename(clone.path / "no-longer-needed")
    shown, said = clone.serve()
    assert 'src="/assets/' in shown
    assert said == ""

    page = clone.path / "web/index.html"
    page.write_text(page.read_text().replace("<title>Fondaco</title>", "<title>A caravanserai</title>"))
    shown, said = clone.serve(**nowhere)
    assert "OpenAPI" in shown, "pages of another source are not shown"
    (clone.path / "no-longer-needed").rename(clone.path / "web/node_modules")
    shown, said = clone.serve()
    assert "<title>A caravanserai</title>" in shown
