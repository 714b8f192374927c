"""`fondaco simulate`: many games among bots, then a table of what they show.

The same seed gives the same games and the same figures, however many processes play them.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from fondaco.bots import BOTS
from fondaco.games import GAMES
from fondaco.lab.match import MatchError, Plan, check_plan
from fondaco.lab.pool import RECORD_SUFFIX, Chunk, played_blocks
from fondaco.lab.report import Report, compiled, show
from fondaco.lab.tally import Tally
from fondaco.table.box import BoxError, read_box_file
from fondaco.table.refusal import UsageError

if TYPE_CHECKING:
    from rich.progress import Progress

MAX_GAMES: Final = 10_000_000
MAX_JOBS: Final = 256
FAILURE: Final = 1
WRONG_USAGE: Final = 2
INTERRUPTED: Final = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command; their values are checked when it runs, so that one place says what is wrong."""
    parser.description = "Play many games among bots and show who wins, with 95 % intervals."
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--games", metavar="N", default="100", help="how many games (100)")
    parser.add_argument(
        "--seats",
        metavar="BOTS",
        default="medium,random,random",
        help=f"a bot for each seat: {', '.join(BOTS)}",
    )
    parser.add_argument("--seed", metavar="N", default="1", help="another seed gives other games (1)")
    parser.add_argument("--jobs", metavar="N", default="1", help="how many processes play (1)")
    parser.add_argument(
        "--rotate", action="store_true", help="play every seed once in each seating, so that luck evens out"
    )
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the table; may be repeated",
    )
    parser.add_argument("--box", metavar="FILE", type=Path, help="play with an owner's box file")
    parser.add_argument(
        "--records", metavar="DIR", type=Path, help="keep a complete record of every game here"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of tables")


def run(args: argparse.Namespace) -> int:
    """Run the command; the exit code is 0, 1 for a failure, 2 for a wrong usage."""
    try:
        plan, blocks, jobs = read_plan(args)
        rulebook = check_plan(plan)
        if args.records is not None:
            prepare_folder(args.records)
    except (UsageError, BoxError) as error:
        return _say(str(error), WRONG_USAGE)
    tally = Tally(plan.bots, plan.games_per_block)
    begin = time.monotonic()
    try:
        _count(tally, plan, blocks, jobs, args.records)
    except MatchError as error:
        return _say(str(error), FAILURE)
    except KeyboardInterrupt:
        wanted = blocks * plan.games_per_block
        return _say(f"Stopped after {tally.games} of {wanted} games.", INTERRUPTED)
    seconds = time.monotonic() - begin
    report = Report.of(plan, rulebook, tally, jobs, seconds, compiled())
    if args.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
    else:
        show(report)
    return 0


def read_plan(args: argparse.Namespace) -> tuple[Plan, int, int]:
    """The plan that the arguments mean, how many blocks of it to play, and on how many processes."""
    games = _number("--games", args.games, 1, MAX_GAMES)
    jobs = _number("--jobs", args.jobs, 1, MAX_JOBS)
    seed = _number("--seed", args.seed, 0, 2**64 - 1)
    bots = tuple(name.strip() for name in args.seats.split(","))
    options: dict[str, str] = {}
    for option in args.option:
        name, equals, value = option.partition("=")
        if not equals:
            raise UsageError(f'--option takes NAME=VALUE, such as first_player=1, not "{option}".')
        options[name.strip()] = value.strip()
    box_text = None if args.box is None else read_box_file(args.box).text
    source = "box.toml" if args.box is None else args.box.name
    plan = Plan(args.game, bots, seed, tuple(options.items()), args.rotate, box_text, source)
    return plan, -(-games // plan.games_per_block), jobs


def _number(name: str, text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and least <= int(text) <= most):
        raise UsageError(f'{name} takes a whole number from {least} to {most}, not "{text}".')
    return int(text)


def prepare_folder(folder: Path) -> None:
    """Make the folder for the records, and see that it can be written and holds no records of another run."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        kept = next(folder.glob(f"*{RECORD_SUFFIX}"), None)
    except OSError as error:
        reason = error.strerror or "no reason given"
        raise UsageError(f"--records {folder} cannot be used: {reason}; name a folder to write to.") from None
    if kept is not None:
        raise UsageError(f"--records {folder} already holds records ({kept.name}); name another folder.")


def _count(tally: Tally, plan: Plan, blocks: int, jobs: int, records: Path | None) -> None:
    """Play and count, with a bar for whoever looks on."""
    with closing(played_blocks(plan, blocks, jobs, records)) as chunks:
        if not sys.stderr.isatty():
            for chunk in chunks:
                _add(tally, chunk)
            return
        with _bar() as progress:
            task = progress.add_task("games", total=blocks * plan.games_per_block)
            for chunk in chunks:
                _add(tally, chunk)
                progress.update(task, completed=tally.games, refresh=True)


def _add(tally: Tally, chunk: Chunk) -> None:
    for block in chunk:
        tally.add(block)


def _bar() -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        auto_refresh=False,  # a thread that draws would be there when the processes are forked
    )


def _say(sentence: str, code: int) -> int:
    sys.stderr.write(f"fondaco: {sentence}\n")
    return code
