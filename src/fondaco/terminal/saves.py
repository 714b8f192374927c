"""Saved games on the disk: a file is either as it was before or as it should be, never in between."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from fondaco.table.game import Game
from fondaco.table.record import Record, RecordError, read_record, write_record
from fondaco.table.refusal import UsageError

SUFFIX = ".fondaco"
MAX_BYTES = 16 * 1024 * 1024
"""A record has some ten thousand characters; what is larger is something else."""


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where games are kept that nobody gave a place."""
    base = environ.get("XDG_DATA_HOME", "")
    if base and Path(base).is_absolute():
        return Path(base) / "fondaco"
    return Path(environ.get("HOME") or Path.home()) / ".local" / "share" / "fondaco"


def write_safely(path: Path, text: str) -> None:
    """Write a file so that a full disk or a power cut leaves the old one untouched.

    What goes wrong names the file that was asked for, not the temporary one.
    """
    try:
        _write_and_rename(path.resolve() if path.is_symlink() else path, text)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def _write_and_rename(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():
        # A device or a pipe cannot be replaced by renaming; it is simply written to.
        path.write_text(text, encoding="utf-8")
        return
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)  # noqa: PTH105  (tests let this very call fail)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(temporary).unlink()
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name of a file durable, where the system can."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def read_text(path: Path) -> str:
    """The text of a record or a box; what is no text is no record."""
    if path.is_file() and path.stat().st_size > MAX_BYTES:
        raise RecordError(f"{path} is too large for a record of Fondaco.")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not a text file: byte {error.start} cannot be read.") from error


def new_path(folder: Path, game: str, commitment: str) -> Path:
    """A file of its own for every game, named after the promise of its dice; the same dice may be played twice."""
    path = folder / f"{game}-{commitment[:12]}{SUFFIX}"
    again = 1
    while path.exists():
        again += 1
        path = folder / f"{game}-{commitment[:12]}-{again}{SUFFIX}"
    return path


def latest_save(folder: Path) -> Path | None:
    """The unfinished game that was played last."""
    saves = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
    return max(saves, key=lambda path: path.stat().st_mtime, default=None)


def check_free(path: Path, game: Game) -> None:
    """Refuse to overwrite a file that holds anything but this very game as it was earlier."""
    if not path.is_file():
        return
    try:
        earlier = read_record(read_text(path))
    except (OSError, RecordError):
        known = False
    else:
        now = read_record(write_record(game))
        moves = _moves(earlier)
        known = earlier.commitment == now.commitment and _moves(now)[: len(moves)] == moves
    if not known:
        raise UsageError(f"{path} exists and is not a save of this game: choose another name.")


def _moves(record: Record) -> list[tuple[str, str]]:
    return [(actor, text) for _, actor, texts in record.lines if actor != "=" for text in texts]


def trouble(error: OSError) -> str:
    """What the system could not do, as one sentence."""
    place = error.filename if error.filename is not None else ""
    reason = error.strerror or str(error)
    return f"{place}: {reason}" if place else reason
