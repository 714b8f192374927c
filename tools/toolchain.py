"""Can this machine compile? Asked by the build hook, `play` and `test`. Standard library only."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

INSTALL = "apt-get install gcc python3-dev"


def missing() -> str:
    """What compiling lacks here, in words; empty if nothing."""
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if not shutil.which(compiler):
        return "a C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python"
    return ""
