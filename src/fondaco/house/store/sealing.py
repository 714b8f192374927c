"""The seals of backups: one flipped bit anywhere in a file is noticed before anything of it is used.

A portable backup ends with a second, tiny member of gzip, whose text tells the SHA-256 of all bytes before it; so
`zcat` reads it as ever. A copy of an SQLite database keeps a CRC-32 of itself in a field of its header that is the
user's.
"""

from __future__ import annotations

import struct
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Final

PIECE: Final = 2**20
"""Bytes that are held in memory."""
MARK: Final = 0x666F6E64
"""The application that SQLite's header names: the letters of fond."""
CHECK_AT: Final = 60
"""Where the header has its `user_version`."""
MARK_AT: Final = 68
"""Where it has its `application_id`."""


def _member(digest: str) -> bytes:
    """A member of gzip that is the same everywhere: stored, without a time."""
    text = f'{{"what":"seal","sha256":"{digest}"}}\n'.encode()
    stored = struct.pack("<BHH", 1, len(text), len(text) ^ 0xFFFF) + text
    end = struct.pack("<II", zlib.crc32(text), len(text))
    return b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff" + stored + end


SEAL_LENGTH: Final = len(_member("0" * 64))


def seal_portable(file: Path) -> None:
    """Put the seal behind what was written."""
    seal = _member(_digest(file, file.stat().st_size))
    with file.open("ab") as written:
        written.write(seal)


def portable_is_whole(file: Path) -> bool:
    """Whether a portable backup carries the seal of exactly these bytes."""
    length = file.stat().st_size - SEAL_LENGTH
    if length <= 0:
        return False
    with file.open("rb") as opened:
        opened.seek(length)
        seal = opened.read()
    return seal == _member(_digest(file, length))


def _digest(file: Path, length: int) -> str:
    digest, left = sha256(), length
    with file.open("rb") as opened:
        while left and (piece := opened.read(min(left, PIECE))):
            digest.update(piece)
            left -= len(piece)
    return digest.hexdigest()


def seal_copy(file: Path) -> None:
    """Write the check of a copy, marked as ours and closed, into its header."""
    with file.open("rb+") as opened:
        check = _check_of(file)
        opened.seek(CHECK_AT)
        opened.write(struct.pack(">I", check))


def copy_is_whole(file: Path) -> bool | None:
    """Whether a copy is as it was sealed; None if it was never sealed."""
    with file.open("rb") as opened:
        header = opened.read(100)
    check, mark = (int.from_bytes(header[at : at + 4]) for at in (CHECK_AT, MARK_AT))
    if (check, mark) == (0, 0):
        return None
    return mark == MARK and check == _check_of(file)


def _check_of(file: Path) -> int:
    """The CRC-32 of a file in which the check itself is taken for zeros."""
    with file.open("rb") as opened:
        first = bytearray(opened.read(100))
        first[CHECK_AT : CHECK_AT + 4] = bytes(4)
        check = zlib.crc32(first)
        while piece := opened.read(PIECE):
            check = zlib.crc32(piece, check)
    return check
