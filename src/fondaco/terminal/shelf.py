"""The command `games`: what is on the shelf. It reads only the label of each box, to answer at once."""

from __future__ import annotations

import argparse
import json
import tomllib
from importlib import resources


def run(args: argparse.Namespace) -> int:
    """List the games, for people or for programs."""
    shelf = read_shelf()
    if args.json:
        print(json.dumps(shelf, ensure_ascii=False, indent=2))
        return 0
    for game in shelf:
        players = f"{game['min_players']}–{game['max_players']} players"
        print(f"{game['key']:<14} {game['title']} ({game['designer']}, {game['year']}), {players}")
    return 0


def read_shelf() -> list[dict[str, str | int | list[str]]]:
    """The labels of the boxes, in the order of the alphabet."""
    shelf: list[dict[str, str | int | list[str]]] = []
    # The package of the games is not imported: that would cost more than reading the labels.
    for room in sorted((resources.files("fondaco") / "games").iterdir(), key=lambda room: room.name):
        box = room / "box.toml"
        if not box.is_file():
            continue
        # The label comes first in the file; the rest would only cost time.
        label = box.read_text(encoding="utf-8").partition("\n[players]")[0]
        meta = tomllib.loads(label)["meta"]
        shelf.append(
            {
                "key": meta["game"],
                "title": meta["title"],
                "designer": meta["designer"],
                "year": meta["year"],
                "min_players": meta["min_players"],
                "max_players": meta["max_players"],
                "boxes": ["base"],
            }
        )
    return shelf
