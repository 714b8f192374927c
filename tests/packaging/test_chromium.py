"""A Chromium for the tests: found, installed where that needs no question, or else named with the line to type."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import pytest

from tools import chromium, front, stages

APT = """#!/bin/sh
echo "$@" >> {log}
[ "$1" = update ] || { echo '#!/bin/sh' > {place}; /bin/chmod +x {place}; }
"""


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this machine keeps its programs: root's on Debian, with nothing but apt-get, and pages that are built."""
    apt = APT.replace("{log}", str(tmp_path / "log")).replace("{place}", str(tmp_path / "chromium"))
    (tmp_path / "apt-get").write_text(apt)
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "APPLICATIONS", ())
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: {"ID": "debian"})
    monkeypatch.setattr(front, "ensure_pages", lambda env: None)
    return tmp_path


def test_root_on_debian_installs_it(machine: Path) -> None:
    assert chromium.find() is None
    stages.need_browser()
    assert chromium.find() == str(machine / "chromium")
    assert (machine / "log").read_text().splitlines() == ["update -qq", "install -qq -y chromium"]
    stages.need_browser()
    assert len((machine / "log").read_text().splitlines()) == 2, "it is installed once"


@pytest.mark.parametrize("lack", ["root", "debian", "apt-get", "network"])
def test_elsewhere_the_line_to_type_is_named(
    machine: Path, lack: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if lack == "root":
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
    elif lack == "debian":
        monkeypatch.setattr(platform, "freedesktop_os_release", lambda: {"ID": "fedora"})
    elif lack == "apt-get":
        (machine / "apt-get").unlink()
    else:
        (machine / "apt-get").write_text("#!/bin/sh\nexit 100\n")
    with pytest.raises(stages.Skipped) as skipped:
        stages.need_browser()
    assert skipped.value.remedy == "apt-get update && apt-get install -y chromium"
    assert not (machine / "log").exists()
