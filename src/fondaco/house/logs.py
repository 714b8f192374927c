"""The log of the house: one line of JSON for each thing that happened, without secrets.

Secrets are never given to the log. In case a library does so in a text of its own, all that looks like one is
struck out: our secrets are long words of random letters.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Final, TextIO

import msgspec

LOUD: Final = ("fondaco", "uvicorn.error", "asyncio")
_LONG_WORD: Final = re.compile(r"[A-Za-z0-9_-]{22,}")
_PLAIN: Final = re.compile(r"[a-z_-]+")
_PASSWORD: Final = re.compile(r"(?<=://)[^\s/@]*@")
STRUCK: Final = "…"


def scrub(text: str) -> str:
    """A text without what may be a secret: long words that are no names, and whoever signs in to a database."""
    named = _PASSWORD.sub(f"{STRUCK}@", text)
    return _LONG_WORD.sub(lambda word: word[0] if _PLAIN.fullmatch(word[0]) else STRUCK, named)


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": scrub(record.getMessage()),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info is not None and record.exc_info[1] is not None:
            line["error"] = _told(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _told(error: BaseException) -> list[dict[str, object]]:
    """An error and what it came from: of each its kind, what it says, and where it was raised."""
    chain: list[dict[str, object]] = []
    seen: BaseException | None = error
    while seen is not None and len(chain) < 5:
        frames = traceback.extract_tb(seen.__traceback__)
        chain.append(
            {
                "kind": type(seen).__name__,
                "says": scrub(str(seen))[:500],
                "where": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-20:]],
            }
        )
        seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)
    return chain


def set_up(level: str, out: TextIO | None = None) -> None:
    """Write the log of this process as lines of JSON."""
    handler = logging.StreamHandler(out if out is not None else sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in LOUD:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(level.upper())
