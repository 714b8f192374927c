"""The command `play`: sets the table, old or new, and says how it stands before the first question."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from fondaco.boards.voice import Voice
from fondaco.bots import USUAL
from fondaco.table.refusal import UsageError
from fondaco.table.speech import pick_language
from fondaco.terminal import commands, saves
from fondaco.terminal.about import promise_lines, reconstruction_line
from fondaco.terminal.ending import show_end
from fondaco.terminal.play import Play
from fondaco.terminal.screen import Screen
from fondaco.terminal.sitting import Sitting, new_game, saved_game

DEFAULT_SEATS = f"me,{USUAL},{USUAL}"
LAST = "last"
"""What `--resume` without a file means."""


def run(args: argparse.Namespace) -> int:
    """Play a game in the terminal."""
    language = pick_language(args.lang, os.environ)
    screen = Screen(args.plain)
    folder = saves.data_folder(os.environ) / "unfinished"
    resume = _file_to_resume(args, folder, language, screen)
    play = (
        _begun(args, folder, language, screen) if resume is None else _resumed(args, resume, language, screen)
    )
    _welcome(play, args.box)
    if play.game.over:
        show_end(play)
        return 0
    if args.save is not None:
        play.write(play.file)
    elif play.save():
        screen.line(play.say("terminal-saved-in", file=str(play.file)), "dim", whole=True)
    word = commands.word_for("help", language)
    screen.line(play.say("terminal-help-hint", help=word), "dim")
    return play.run()


def _file_to_resume(args: argparse.Namespace, folder: Path, language: str, screen: Screen) -> Path | None:
    """The saved game to go on with: the one asked for, or the last one if the person says yes."""
    if args.resume is not None:
        if args.resume != LAST:
            return Path(args.resume).expanduser()
        last = saves.latest_save(folder)
        if last is None:
            raise UsageError(f"There is no unfinished game in {folder}.")
        return last
    last = saves.latest_save(folder)
    if last is None or _says_what_to_start(args):
        return None
    say = Voice(language)
    if not screen.is_typed:
        screen.line(say("terminal-unfinished", command="fondaco play --resume"), "dim", whole=True)
        return None
    return None if say.means_no(screen.ask(say("terminal-continue") + " > ")) else last


def _says_what_to_start(args: argparse.Namespace) -> bool:
    chosen = (args.seats, args.names, args.seed, args.box, args.save)
    return any(value is not None for value in chosen) or bool(args.option or args.nonce)


def _begun(args: argparse.Namespace, folder: Path, language: str, screen: Screen) -> Play:
    box = Path(args.box).expanduser() if args.box else None
    game, seats, seed = new_game(
        args.game or "yspahan",
        args.seats or DEFAULT_SEATS,
        args.names,
        args.seed,
        read_options(args.option),
        args.nonce,
        box,
    )
    if args.save is None:
        file = saves.new_path(folder, game.rulebook.key, game.commitment or "")
    else:
        file = Path(args.save).expanduser()
        if file.is_file():
            raise UsageError(f"{file} exists: go on with it by --resume {file}, or choose another name.")
    return Play(game, Sitting(game, seats, seed, language, screen), file, args.save is not None)


def _resumed(args: argparse.Namespace, file: Path, language: str, screen: Screen) -> Play:
    if any(value is not None for value in (args.seats, args.names, args.seed, args.box)) or args.option:
        raise UsageError("A resumed game keeps its seats, names, seed, options and box: leave them out.")
    game, seats, seed = saved_game(file)
    if args.game and args.game != game.rulebook.key:
        raise UsageError(f"{file} is a game of {game.rulebook.title}, not of {args.game}.")
    folder = saves.data_folder(os.environ) / "unfinished"
    chosen = file.resolve().parent != folder.resolve()
    if args.save is not None:
        target = Path(args.save).expanduser()
        saves.check_free(target, game)
        file, chosen = target, True
    return Play(game, Sitting(game, seats, seed, language, screen), file, chosen)


def read_options(given: list[str]) -> dict[str, str]:
    """`--option name=value`, as often as wanted."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f'An option is name=value, not "{text}".')
        options[name.strip()] = value.strip()
    return options


def _welcome(play: Play, box_file: str | None) -> None:
    sitting, say, screen = play.sitting, play.say, play.screen
    rulebook = play.game.rulebook
    screen.line(say("terminal-welcome", title=rulebook.title, number=play.game.seats), "bold")
    if rulebook.owned_box is not None:
        label = say("terminal-box-own", file=box_file) if box_file else say("terminal-box-owner")
        screen.line(label, whole=True)
    screen.line(reconstruction_line(rulebook.reconstructed_at(play.game.options), say), "dim")
    for line in promise_lines(sitting):
        screen.line(line, "dim", whole=True)
    if play.game.played and any(entry.actor >= 0 for entry in play.game.played):
        screen.line(say("terminal-resumed", number=len(play.game.played)))
