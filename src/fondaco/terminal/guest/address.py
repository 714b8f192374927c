"""Addresses that people are given: of a seat, for watching, of a table, of a house."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

import msgspec

from fondaco.table.refusal import UsageError

_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_PAGE: Final = re.compile(
    r"(?P<before>.*?)/(?:join|(?:t|(?:api/)?tables?)/(?P<table>[A-Za-z0-9_-]{22})(?:/.*)?)/?"
)


class Address(msgspec.Struct, frozen=True):
    """A house, and what an address leads to there. The secret of a link is never shown."""

    house: str
    table: str | None = None
    secret: str | None = None

    def __repr__(self) -> str:
        return f"Address({self.house!r}, {self.table!r}, {'a secret' if self.secret else None})"


def read_house(url: str) -> str:
    """The address of a house: `https://example.org`, perhaps with the path under which it lies."""
    wrong = UsageError("The address of a house looks like https://example.org or http://127.0.0.1:8000.")
    try:
        parts = urlsplit(url.strip())
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError as error:
        raise wrong from error
    if not known or parts.username is not None or parts.query or parts.fragment:
        raise wrong
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def read_address(url: str) -> Address:
    """What an invitation or the address of a table leads to. What is wrong is said without repeating it."""
    wrong = UsageError(
        "This is no whole link: a seat's looks like https://example.org/join#…, with 22 characters after "
        "the #, a table's like https://example.org/t/…"
    )
    whole, _, secret = url.strip().partition("#")
    try:
        parts = urlsplit(whole)
    except ValueError as error:
        raise wrong from error
    path = _PAGE.fullmatch(parts.path)
    if path is None or (secret and not _SECRET.fullmatch(secret)) or not (secret or path["table"]):
        raise wrong
    house = read_house(f"{parts.scheme}://{parts.netloc}{path['before']}")
    return Address(house, None if secret else path["table"], secret or None)
