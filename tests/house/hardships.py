"""What the examiner is given in tests in place of its work; a process that begins anew imports little for it."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from fondaco.house.examining import BoxBrought, within_limits


def endless(asked: bytes) -> bytes:
    """Something that never comes to an end, as the process of the examiner is given it."""
    return within_limits(_run_on, asked, seconds=0.1)


def _run_on(asked: bytes) -> None:
    while True:
        pass


def hungry(asked: bytes) -> bytes:
    """Something that wants all memory there is."""
    return within_limits(_eat, asked)


def _eat(asked: bytes) -> None:
    eaten: list[bytes] = []
    while len(eaten) < 10_000:
        eaten.append(bytes(2**24))


def patient(asked: bytes) -> bytes:
    """Something that lasts until a file is there, which it is told by the name of the box."""
    path = Path(msgspec.json.decode(asked, type=BoxBrought).text)
    while not path.exists():
        time.sleep(0.005)
    return within_limits(lambda _: "done", asked)
