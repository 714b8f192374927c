"""The locks: everything pinned by hash, no host named, all in agreement."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tools.console import ROOT

LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PIN = re.compile(r"^([a-z0-9.-]+)==([^ ]+)(?: ; (.+?))?(?: \\)?$", re.MULTILINE)


def pins(lock: Path) -> dict[tuple[str, str], str]:
    """The version of each package in a lock, by name and condition."""
    return {(name, marker): version for name, version, marker in PIN.findall(lock.read_text())}


def wishes(name: str) -> list[str]:
    """The packages that an `.in` file asks for by itself."""
    lines = (ROOT / "requirements" / name).read_text().splitlines()
    return [line.split("#")[0].strip() for line in lines if line and not line.startswith(("#", "-"))]


def test_every_wish_has_its_lock() -> None:
    assert {path.stem for path in LOCKS} == {path.stem for path in (ROOT / "requirements").glob("*.in")}
    assert {path.stem for path in LOCKS} == {"backend", "build", "dev", "node", "runtime", "uv"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_a_lock_names_no_host_and_hashes_everything(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    assert "index-url" not in text
    blocks = re.split(r"\n(?=\S)", text.strip())
    assert len(blocks) == len(pins(lock)) > 0
    for block in blocks:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", block), block


def test_no_lock_that_names_hosts_is_kept() -> None:
    ignored = (ROOT / ".gitignore").read_text().split()
    assert {"uv.lock", "pylock*.toml"} <= set(ignored)


def test_the_locks_agree() -> None:
    dev = pins(ROOT / "requirements/dev.txt")
    for lock in LOCKS:
        if lock.stem == "node":
            continue  # in a folder of its own, and only where the machine has none
        for package, version in pins(lock).items():
            assert dev[package] == version, f"{package} in {lock.name}"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_a_lock_holds_what_is_wished(lock: Path) -> None:
    locked = {name for name, _ in pins(lock)}
    for wish in wishes(f"{lock.stem}.in"):
        name = re.split(r"[\[=<>]", wish)[0].replace(".", "-")
        assert name in locked


def test_the_package_depends_on_what_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert sorted(project["project"]["dependencies"]) == sorted(wishes("runtime.in"))
    assert project["build-system"]["requires"] == wishes("backend.in")
