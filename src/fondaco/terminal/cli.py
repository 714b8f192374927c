"""The command line: reads the arguments and opens the right room; what goes wrong is one sentence and an exit code.

Rooms are imported when they are entered, so that `fondaco games` answers at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NoReturn

from fondaco import __version__

USAGE = 2
FAILURE = 1


def main(argv: Sequence[str]) -> int:
    """Run `fondaco ARGV`; the exit code is 0, 1 for a failure, 2 for a wrong usage."""
    try:
        args = _parser(argv[0] if argv else "").parse_args(argv)
        run: Callable[[argparse.Namespace], int] = args.run
        code = run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has gone; nothing is left to say, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILURE
    except OSError as error:
        from fondaco.terminal.saves import trouble

        return _say_error(f"{trouble(error)}.", FAILURE)
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        return 130
    except ValueError as error:
        return _say_error(str(error), _code_of(error))
    return code


def _code_of(error: ValueError) -> int:
    """Usage or failure; what is neither is a mistake of ours, and is raised."""
    from fondaco.table.box import BoxError
    from fondaco.table.record import RecordError
    from fondaco.table.refusal import UsageError
    from fondaco.table.speech import UnknownLanguage

    if isinstance(error, UsageError | UnknownLanguage):
        return USAGE
    if isinstance(error, BoxError | RecordError):
        return FAILURE
    raise error


def _say_error(sentence: str, code: int) -> int:
    shown = "".join(character if character.isprintable() else "?" for character in sentence)
    print(f"fondaco: {shown}", file=sys.stderr)
    return code


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"{self.prog}: {message}; see {self.prog} --help\n")


def _parser(asked: str) -> _Parser:
    parser = _Parser(prog="fondaco", description="Board games of the desert trade.")
    parser.add_argument("--version", action="version", version=f"fondaco {__version__}")
    rooms = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_play(rooms.add_parser("play", help="play a game in the terminal"))
    games = rooms.add_parser("games", help="list the games")
    games.add_argument("--json", action="store_true", help="for programs")
    games.set_defaults(run=_games)
    rules = rooms.add_parser("rules", help="show the rules of a game, a chapter or a clause")
    rules.add_argument("game")
    rules.add_argument("which", nargs="*", help="a clause (YS-071) or a chapter (8)")
    _add_showing(rules, _rules)
    learn = rooms.add_parser("learn", help="take the first steps in a game")
    learn.add_argument("game", nargs="?", default="yspahan")
    _add_showing(learn, _learn)
    replay = rooms.add_parser("replay", help="show a record")
    replay.add_argument("file")
    replay.add_argument("--to", type=int, metavar="N", help="stop after so many moves")
    _add_showing(replay, _replay)
    verify = rooms.add_parser("verify", help="check a record: its digests and its dice")
    verify.add_argument("file")
    _add_showing(verify, _verify)
    _add_open(rooms.add_parser("open", help="open the house on this machine, in the browser"))
    _add_join(rooms.add_parser("join", help="play at a table of a house, in the terminal"))
    _add_serve(rooms.add_parser("serve", help="serve tables to browsers, terminals and programs"))
    _add_keeping(rooms)
    _add_lab(rooms, asked)
    return parser


def _add_showing(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace], int]) -> None:
    parser.add_argument("--lang", metavar="LANG", help="en, it, fr or de; else as the environment says")
    parser.add_argument("--plain", action="store_true", help="sentences instead of drawings")
    parser.set_defaults(run=run)


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="which game (see: fondaco games)")
    parser.add_argument("--seats", metavar="LIST", help="me and bots, as in me,hard,medium (me: a person)")
    parser.add_argument("--names", metavar="LIST", help="the players' names, in the order of the seats")
    parser.add_argument("--seed", type=int, metavar="N", help="the same number gives the same dice and cards")
    parser.add_argument(
        "--nonce", action="append", default=[], metavar="TEXT", help="what a seat adds to the seed"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table"
    )
    parser.add_argument("--box", metavar="FILE", help="an owner's own box file")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file")
    parser.add_argument("--resume", nargs="?", const="last", metavar="FILE", help="go on with a saved game")
    _add_showing(parser, _play)


def _add_join(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "link",
        nargs="*",
        help="a seat's link, several for several seats, a spectator's, or a table's address",
    )
    parser.add_argument("--name", help="what you are called at the table")
    parser.add_argument("--nonce", metavar="TEXT", help="what you add to the dice")
    parser.add_argument("--seat", type=int, metavar="N", help="at a table's address: this seat alone")
    parser.add_argument("--watch", action="store_true", help="at a table's address: only watch")
    parser.add_argument(
        "--new", metavar="GAME", help="set a new table of this game and print the links to it"
    )
    parser.add_argument("--server", metavar="URL", help="where to set it (default: http://127.0.0.1:8000)")
    parser.add_argument("--seats", metavar="LIST", help="me, open and bots, as in me,open,medium")
    parser.add_argument("--names", metavar="LIST", help="the players' names, in the order of the seats")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the new table"
    )
    parser.add_argument("--box", metavar="FILE", help="an owner's own box file for the new table")
    parser.add_argument("--title", help="the name of the new table")
    parser.add_argument("--listed", action="store_true", help="everybody may find the new table and sit down")
    parser.add_argument(
        "--pace",
        metavar="TIME",
        help="a clock for the new table: seconds for each decision, with a bank (60+600), or days (3d)",
    )
    parser.add_argument(
        "--at-end", choices=("wait", "bot", "abandon"), default="wait", help="what the end of the clock does"
    )
    parser.add_argument(
        "--rematch",
        action="store_true",
        help="at the address of a game that is over: the same people once more",
    )
    parser.add_argument("--own-links", action="store_true", help="print the links to your own seats, too")
    _add_showing(parser, _join)


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on (default: %(default)s)")
    _add_database(parser)
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes; more need PostgreSQL")
    parser.add_argument("--https", action="store_true", help="cookies go over HTTPS alone")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="a further page that may use the house"
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy whose X-Forwarded-For is believed, or its network (default: this machine)",
    )
    parser.add_argument(
        "--metrics-from",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="who may read /metrics (default: this machine)",
    )
    parser.add_argument("--settings", metavar="FILE", help="further settings, as in docs/hosting.md")
    parser.add_argument(
        "--log",
        choices=("debug", "info", "warning", "error"),
        help="what is worth a line of the log (default: warning)",
    )
    parser.set_defaults(run=_serve)


def _add_open(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port", type=int, metavar="N", help="the port to listen on; else 8000 or a free one"
    )
    parser.add_argument("--no-browser", action="store_true", help="only say the address")
    parser.add_argument("--lang", metavar="LANG", help="en, it, fr or de; else as the environment says")
    parser.set_defaults(run=_open)


def _add_keeping(rooms: argparse._SubParsersAction[_Parser]) -> None:
    """What a host does with a database."""
    migrate = rooms.add_parser("migrate", help="bring a database up to date")
    migrate.add_argument("--check", action="store_true", help="only say what would be done")
    backup = rooms.add_parser("backup", help="write a database into a file, while the house goes on")
    backup.add_argument("file", help="its name ends in .jsonl.gz, or in .sqlite for a copy of SQLite")
    restore = rooms.add_parser("restore", help="fill a database from a backup, while the house is closed")
    restore.add_argument("file")
    restore.add_argument("--replace", action="store_true", help="empty the database before")
    for parser, run in ((migrate, _migrate), (backup, _backup), (restore, _restore)):
        _add_database(parser)
        parser.set_defaults(run=run)


def _add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql+psycopg://...; else DATABASE_URL"
    )


def _add_lab(rooms: argparse._SubParsersAction[_Parser], asked: str) -> None:
    """The lab adds its own arguments, once one of its commands is asked for."""
    for name, summary in (("simulate", "play many games between bots"), ("bench", "measure the speed")):
        parser = rooms.add_parser(name, help=summary)
        if name == asked:
            room = import_module(f"fondaco.lab.{name}")
            room.add_arguments(parser)
            parser.set_defaults(run=room.run)


def _play(args: argparse.Namespace) -> int:
    from fondaco.terminal.opening import run

    return run(args)


def _open(args: argparse.Namespace) -> int:
    from fondaco.terminal.host import run_open

    return run_open(args)


def _serve(args: argparse.Namespace) -> int:
    from fondaco.terminal.host import run_serve

    return run_serve(args)


def _migrate(args: argparse.Namespace) -> int:
    from fondaco.terminal.keeping import run_migrate

    return run_migrate(args)


def _backup(args: argparse.Namespace) -> int:
    from fondaco.terminal.keeping import run_backup

    return run_backup(args)


def _restore(args: argparse.Namespace) -> int:
    from fondaco.terminal.keeping import run_restore

    return run_restore(args)


def _join(args: argparse.Namespace) -> int:
    from fondaco.terminal.guest.arriving import run

    return run(args)


def _games(args: argparse.Namespace) -> int:
    from fondaco.terminal.shelf import run

    return run(args)


def _rules(args: argparse.Namespace) -> int:
    from fondaco.terminal.reading import run

    return run(args)


def _learn(args: argparse.Namespace) -> int:
    from fondaco.terminal.learning import run

    return run(args)


def _replay(args: argparse.Namespace) -> int:
    from fondaco.terminal.archive import run_replay

    return run_replay(args)


def _verify(args: argparse.Namespace) -> int:
    from fondaco.terminal.archive import run_verify

    return run_verify(args)
