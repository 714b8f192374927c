"""Setting a table at a house from the terminal, and the links to invite others with."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import msgspec

from fondaco.boards.voice import Voice
from fondaco.links import table_link
from fondaco.table.refusal import UsageError
from fondaco.terminal.guest.wire import Wire
from fondaco.terminal.opening import read_options
from fondaco.terminal.saves import read_text
from fondaco.terminal.screen import Screen

DEFAULT_SEATS = "me,open"
PEOPLE = ("me", "open")


class _Link(msgspec.Struct, frozen=True):
    seat: int | None
    path: str


class _Made(msgspec.Struct, frozen=True):
    table: str
    links: list[_Link]


def set_table(args: argparse.Namespace, wire: Wire, screen: Screen, say: Voice) -> str:
    """Set the table that the command line asks for, and print the links to its open seats."""
    kinds = [kind.strip() for kind in (args.seats or DEFAULT_SEATS).split(",")]
    names = [name.strip() for name in args.names.split(",")] if args.names else []
    if len(names) > len(kinds):
        raise UsageError(f"{len(names)} names are given for {len(kinds)} seats.")
    names += [""] * (len(kinds) - len(names))
    wanted = {
        "game": args.new,
        "seats": [_seat(kind, name) for kind, name in zip(kinds, names, strict=True)],
        "options": read_options(args.option),
        "box": read_text(Path(args.box).expanduser()) if args.box else None,
        "name": args.title or "",
        "listed": args.listed,
        "pace": _pace(args.pace, args.at_end),
    }
    made = wire.post("/api/tables", wanted, _Made)
    screen.line(say("terminal-online-address", address=table_link(wire.house, made.table)), whole=True)
    screen.line(say("terminal-online-invite"))
    for link in made.links:
        # One's own seat needs no link here, and a link that is not shown is not found by others.
        if link.seat is not None and kinds[link.seat] == "me" and not args.own_links:
            continue
        told = "terminal-online-link-watch" if link.seat is None else "terminal-online-link-seat"
        number = 0 if link.seat is None else link.seat + 1
        screen.line("  " + say(told, number=number, link=f"{wire.house}{link.path}"), whole=True)
    return made.table


def _pace(pace: str | None, at_end: str) -> dict[str, str | int]:
    """60+600: seconds for each decision and a bank; 3d: days."""
    if pace is None:
        return {"kind": "none"}
    found = re.fullmatch(r"(?:(\d{1,5})(?:\+(\d{1,5}))?|(\d{1,2})d)", pace.strip())
    if found is None:
        raise UsageError(
            "A pace is seconds for each decision, with a bank if you like (60+600), or days (3d)."
        )
    seconds, bank, days = found.groups()
    if days is not None:
        return {"kind": "turns", "days": int(days), "at_end": at_end}
    return {"kind": "live", "move_seconds": int(seconds), "bank_seconds": int(bank or 0), "at_end": at_end}


def _seat(kind: str, name: str) -> dict[str, str]:
    return {"who": kind, "name": name} if kind in PEOPLE else {"who": "bot", "bot": kind, "name": name}
