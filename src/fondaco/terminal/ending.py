"""The end of a game: places, the seed that was promised, and the complete record."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from fondaco.table.record import RecordError, read_record, verify_dice, write_record
from fondaco.table.refusal import UsageError
from fondaco.terminal import saves
from fondaco.terminal.sitting import Sitting

if TYPE_CHECKING:
    from fondaco.terminal.play import Play


def finish(play: Play) -> int:
    """Show the end, prove the dice, and keep the record; the exit code."""
    play.sitting.screen.line()
    play.sitting.show_log(play.game.log(None, play.told_to_all()))
    show_end(play.sitting)
    return _keep_record(play)


def show_end(sitting: Sitting) -> None:
    """The last table, the places, and the proof of the dice."""
    sitting.show_table(None)
    show_places(sitting)
    _show_promise(sitting)


def show_places(sitting: Sitting) -> None:
    """The ranking; equal players share a place."""
    say, screen = sitting.say, sitting.screen
    view = sitting.game.view(None)
    ranks = view.ranks or []
    screen.line()
    screen.line(say("terminal-over"), "bold")
    # Most games are won by points; another one says by what.
    own = f"terminal-{sitting.game.rulebook.key}-ranked"
    ranked = own if say.knows(own) else "terminal-place"
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        face = sitting.faces[seat]
        screen.line(say(ranked, place=ranks[seat], player=str(face), points=view.scores[seat]))
    if ranks.count(1) > 1:
        screen.line(say("terminal-shared"))


def _show_promise(sitting: Sitting) -> None:
    say, screen, game = sitting.say, sitting.screen, sitting.game
    try:
        checked = verify_dice(read_record(write_record(game, sitting.seed)), game)
    except RecordError as error:
        screen.line(say("terminal-promise-broken", reason=str(error)))
        return
    screen.line(say("terminal-promise", commitment=game.commitment or ""), whole=True)
    screen.line(say("terminal-seed", seed=sitting.seed.hex()), whole=True)
    screen.line(say("terminal-promise-kept", number=checked))


def _keep_record(play: Play) -> int:
    """In the file the players chose, or where they say now; nothing said means the usual place."""
    say, screen = play.say, play.screen
    if play.chosen_file:
        return _write(play, play.file)
    folder = saves.data_folder(os.environ) / "records"
    usual = saves.new_path(folder, play.game.rulebook.key, play.game.commitment or "")
    while True:
        typed = _ask_for_file(play, usual)
        if play.say.means_no(typed):
            screen.line(say("terminal-record-declined"))
            _forget(play.file)
            return 0
        file = Path(typed).expanduser() if typed else usual
        try:
            saves.check_free(file, play.game)
        except UsageError as error:
            screen.line(str(error))
            continue
        code = _write(play, file)
        if code == 0:
            _forget(play.file)
        return code


def _ask_for_file(play: Play, usual: Path) -> str:
    """Where the record shall go; a pipe is not asked, its next line was meant for something else."""
    if not play.screen.is_typed:
        return ""
    try:
        return play.screen.ask(play.say("terminal-offer-record", file=str(usual)) + " > ").strip()
    except (EOFError, KeyboardInterrupt):
        return ""


def _write(play: Play, file: Path) -> int:
    try:
        play.write(file)
    except OSError as error:
        play.screen.line(play.say("terminal-not-saved", reason=saves.trouble(error)), whole=True)
        return 1
    play.screen.line(play.say("terminal-record-saved", file=str(file)), whole=True)
    return 0


def _forget(file: Path) -> None:
    """The save of a game that is over has served."""
    with contextlib.suppress(OSError):
        file.unlink()
