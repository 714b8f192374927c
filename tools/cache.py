"""What takes long to make is kept for all clones of this person, by what it is made from. Standard library only.

Each thing lies beside its hash; one that is damaged is made anew. Where there is no such folder, nothing is kept.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

MOST = 8
"""So many things are kept; the others go, the longest unused first."""
HASH = "sha256"


def folder() -> Path:
    """Where this person keeps what can be made anew."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "fondaco"


def fetch(key: str, place: Path) -> Path | None:
    """Copy what is kept under this key into a folder; nothing if it is not there, or not whole."""
    with suppress(OSError, RuntimeError):
        kept = folder() / key
        files = [path for path in kept.iterdir() if path.name != HASH]
        if len(files) == 1 and (kept / HASH).read_bytes() == _hash(files[0]):
            os.utime(kept)
            return Path(shutil.copyfile(files[0], place / files[0].name))
    return None


def keep(key: str, file: Path) -> None:
    """Keep a copy of a file under this key, wholly or not at all."""
    with suppress(OSError, RuntimeError):
        folder().mkdir(parents=True, exist_ok=True)
        draft = Path(tempfile.mkdtemp(dir=folder(), prefix="."))
        try:
            shutil.copyfile(file, draft / file.name)
            (draft / HASH).write_bytes(_hash(file))
            shutil.rmtree(folder() / key, ignore_errors=True)
            draft.rename(folder() / key)
        finally:
            shutil.rmtree(draft, ignore_errors=True)
        kept = [path for path in folder().iterdir() if not path.name.startswith(".")]
        for path in sorted(kept, key=lambda path: path.stat().st_mtime)[:-MOST]:
            shutil.rmtree(path, ignore_errors=True)


def _hash(file: Path) -> bytes:
    return hashlib.sha256(file.read_bytes()).hexdigest().encode()
