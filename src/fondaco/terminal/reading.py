"""The command `rules`: the rules of a game without a game."""

from __future__ import annotations

import argparse
import os

from fondaco.boards.voice import Voice
from fondaco.games import load_rulebook
from fondaco.table.speech import pick_language
from fondaco.terminal.about import reconstruction_line
from fondaco.terminal.rules import RuleBookText
from fondaco.terminal.screen import Screen


def run(args: argparse.Namespace) -> int:
    """Show the chapters, one chapter, or one clause."""
    rulebook = load_rulebook(args.game)
    voice = Voice(pick_language(args.lang, os.environ), rulebook.words)
    rules = RuleBookText(rulebook.key, rulebook.title, voice)
    screen = Screen(args.plain)
    if args.which:
        lines = [line for which in [" ".join(args.which)] for line in rules.look_up(which)]
    else:
        lines = [*rules.contents(), reconstruction_line(rulebook.reconstructions, voice)]
    for line in lines:
        screen.line(line)
    return 0
