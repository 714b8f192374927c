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
        # The label comes first in the file, before any list of pieces; the rest would only cost time.
        label = tomllib.loads(box.read_text(encoding="utf-8").partition("\n[[")[0])
        facts = label.get("meta") or label["game"]
        title = facts.get("title") or facts["name"]["en"]
        shelf.append(
            {
                "key": room.name.replace("_", "-"),
                "title": title,
                "designer": facts.get("designer") or ", ".join(facts["designers"]),
                "year": facts["year"],
                "min_players": facts.get("min_players") or facts["players_min"],
                "max_players": facts.get("max_players") or facts["players_max"],
                "boxes": ["base"],
            }
        )
    return shelf
