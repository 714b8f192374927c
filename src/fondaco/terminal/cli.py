"""The command line: reads the arguments and opens the right room."""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Sequence
from importlib import resources

from fondaco import __version__


def main(argv: Sequence[str]) -> int:
    """Run `fondaco ARGV`; the exit code is 0, 1 for a failure, 2 for a wrong usage."""
    parser = argparse.ArgumentParser(prog="fondaco", description="Board games of the desert trade.")
    parser.add_argument("--version", action="version", version=f"fondaco {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("games", help="list the games")
    parser.parse_args(argv)
    return games()


def games() -> int:
    """List the games in the house."""
    for room in sorted(resources.files("fondaco.games").iterdir(), key=lambda room: room.name):
        box = room / "box.toml"
        if box.is_file():
            meta = tomllib.loads(box.read_text(encoding="utf-8"))["meta"]
            print(f"{meta['game']:<14} {meta['title']}, {meta['min_players']}-{meta['max_players']} players")
    return 0
