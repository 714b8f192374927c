"""The end of a game: places, the seed that was promised, and the complete record."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from fondaco.table.record import RecordError, read_record, replay, verify_dice
from fondaco.table.refusal import UsageError
from fondaco.table.ties import tie_message
from fondaco.terminal import saves
from fondaco.terminal.sitting import Sitting

if TYPE_CHECKING:
    from fondaco.terminal.asking import Asking


def finish(play: Asking) -> int:
    """Show the end, prove the dice, and keep the record; the exit code."""
    play.sitting.screen.line()
    play.sitting.show_log(play.game.log(None, play.told_to_all()))
    show_end(play)
    return _keep_record(play)


def show_end(play: Asking) -> None:
    """The last table, the places, and the proof of the dice."""
    play.sitting.show_table(None)
    show_places(play.sitting)
    show_promise(play.sitting, play.record())


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
    names = [str(face) for face in sitting.faces]
    for tie in sitting.game.ties():
        screen.line(say.say(tie_message(tie, names)))


def show_promise(sitting: Sitting, text: str) -> None:
    """Whether the dice of a complete record were the promised ones."""
    say, screen = sitting.say, sitting.screen
    try:
        record = read_record(text)
        checked = verify_dice(record, replay(record, sitting.game.rulebook))
    except RecordError as error:
        screen.line(say("terminal-promise-broken", reason=str(error)))
        return
    dice = "yes" if sitting.game.rulebook.has_dice else "no"
    screen.line(say("terminal-promise", dice=dice, commitment=record.commitment or ""), whole=True)
    screen.line(say("terminal-seed", seed=record.seed or ""), whole=True)
    screen.line(say("terminal-promise-kept", number=checked))


def _keep_record(play: Asking) -> int:
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
            play.forget()
            return 0
        file = Path(typed).expanduser() if typed else usual
        try:
            play.check_free(file)
        except UsageError as error:
            screen.line(str(error))
            continue
        code = _write(play, file)
        if code == 0:
            play.forget()
        return code


def _ask_for_file(play: Asking, usual: Path) -> str:
    """Where the record shall go; a pipe is not asked, its next line was meant for something else."""
    if not play.screen.is_typed:
        return ""
    try:
        return play.screen.ask(play.say("terminal-offer-record", file=str(usual)) + " > ").strip()
    except (EOFError, KeyboardInterrupt):
        return ""


def _write(play: Asking, file: Path) -> int:
    try:
        play.write(file)
    except OSError as error:
        play.screen.line(play.say("terminal-not-saved", reason=saves.trouble(error)), whole=True)
        return 1
    play.screen.line(play.say("terminal-record-saved", file=str(file)), whole=True)
    return 0
