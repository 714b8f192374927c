"""The Chromium of this machine, in which the pages are tested; no environment holds one. Standard library only."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APPLICATIONS = (
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
)
INSTALL = "apt-get update && apt-get install -y chromium"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""It shows nothing but our own pages, often as root, and must neither ask nor fetch anything."""


def find() -> str | None:
    """Where it is, if it is there."""
    on_the_path = (shutil.which(name) for name in NAMES)
    applications = (str(path) for path in APPLICATIONS if path.exists())
    return next((path for path in (*on_the_path, *applications) if path), None)


def can_be_installed() -> bool:
    """Whether it may be installed without asking: as root on Debian, as under CI."""
    try:
        debian = platform.freedesktop_os_release()["ID"] == "debian"
    except OSError:
        debian = False
    return debian and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> bool:
    """Install it by the packages of Debian; whether that has worked."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    commands = (["apt-get", "update", "-qq"], ["apt-get", "install", "-qq", "-y", "chromium"])
    return all(subprocess.call(command, env=quiet) == 0 for command in commands)
