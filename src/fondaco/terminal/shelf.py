"""The command `games`: what is on the shelf. It reads only the labels, to answer at once."""

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
    """The labels of the boxes, in the order they stand on the shelf."""
    # The games themselves are not imported: that would cost more than reading their labels.
    labels = (resources.files("fondaco") / "games" / "shelf.toml").read_text(encoding="utf-8")
    shelf: list[dict[str, str | int | list[str]]] = tomllib.loads(labels)["game"]
    return shelf


def label_of(key: str) -> dict[str, str | int | list[str]]:
    """The label of one game."""
    return next(label for label in read_shelf() if label["key"] == key)
