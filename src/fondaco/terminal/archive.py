"""The commands that read records: `replay` shows one, `verify` proves it."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from fondaco.table.game import Game
from fondaco.table.record import Record, RecordError, verify_dice
from fondaco.table.refusal import UsageError
from fondaco.table.speech import pick_language
from fondaco.terminal.ending import show_places
from fondaco.terminal.screen import Screen
from fondaco.terminal.seats import seats_of_record
from fondaco.terminal.sitting import Sitting, read_game


def run_replay(args: argparse.Namespace) -> int:
    """Print the log of a record, and the table at its end or after so many moves."""
    if args.to is not None and args.to < 0:
        raise UsageError(f"--to counts moves from 0, not {args.to}.")
    record, game = read_game(Path(args.file).expanduser(), args.to)
    sitting = _sitting(args, game)
    screen, say = sitting.screen, sitting.say
    players = ", ".join(str(face) for face in sitting.faces)
    screen.line(say("terminal-replay-of", title=game.rulebook.title, players=players), "bold")
    sitting.show_log(game.log(None))
    moves = _number_of_moves(record)
    screen.line()
    screen.line(say("terminal-replay-after", number=len(game.played), moves=moves), "bold")
    sitting.show_table(None)
    if game.over:
        show_places(sitting)
    else:
        screen.line(say.say(game.prompt(None)))
    return 0


def run_verify(args: argparse.Namespace) -> int:
    """Check a record: that it is whole, that its moves are legal, that its dice were the promised ones."""
    record, game = read_game(Path(args.file).expanduser())
    sitting = _sitting(args, game)
    screen, say = sitting.screen, sitting.say
    screen.line(say("terminal-verify-whole"))
    digests = sum(actor == "=" for _, actor, _ in record.lines)
    screen.line(
        say("terminal-verify-moves", moves=len(game.played), revision=record.revision, digests=digests)
    )
    if game.over:
        view = game.view(None)
        result = ", ".join(f"{face.name} {view.scores[n]}" for n, face in enumerate(sitting.faces))
        screen.line(say("terminal-verify-result", result=result))
    elif record.over:
        raise RecordError("The record has a result, but its moves do not reach the end of the game.")
    else:
        screen.line(say("terminal-verify-running"))
    if record.commitment is None:
        screen.line(say("terminal-verify-no-promise"))
    elif record.seed is None and not game.over:
        screen.line(say("terminal-verify-no-seed"))
    else:
        screen.line(say("terminal-verify-dice", number=verify_dice(record, game)))
    return 0


def _sitting(args: argparse.Namespace, game: Game) -> Sitting:
    seats = seats_of_record(game.players, game.rulebook.seat_ids)
    language = pick_language(args.lang, os.environ)
    return Sitting(game, seats, b"", language, Screen(args.plain), watching=True)


def _number_of_moves(record: Record) -> int:
    """How many moves stand at the end; those taken back do not count."""
    count = 0
    for _, actor, texts in record.lines:
        if actor == "=":
            continue
        count += -int(texts[0].split()[1]) if texts[0].startswith("undo ") else len(texts)
    return count
