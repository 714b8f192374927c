"""The command `games`: what is on the shelf."""

from __future__ import annotations

import argparse
import json

from fondaco.table.shelf import read_shelf


def run(args: argparse.Namespace) -> int:
    """List the games, for people or for programs."""
    shelf = read_shelf()
    if args.json:
        print(json.dumps([label._asdict() for label in shelf], ensure_ascii=False, indent=2))
        return 0
    for game in shelf:
        players = f"{game.min_players}–{game.max_players} players"
        print(f"{game.key:<14} {game.title} ({game.designer}, {game.year}), {players}")
    return 0
