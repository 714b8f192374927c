"""Draw the README's picture of the terminal from a real game: `python -m tools.picture`.

The game is played by the bots of the house with fixed dice, so the same source draws the same picture.
"""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path
from typing import cast
from unittest import mock

import fondaco
from fondaco.bots import make_bot
from fondaco.bots.bot import WHOLE
from fondaco.games.yspahan.view import YspahanView
from fondaco.table.game import Game
from fondaco.terminal.screen import Screen
from fondaco.terminal.seats import read_seats
from fondaco.terminal.sitting import Sitting

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
SEED = 22
PERSON = 0
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
# Rich puts font files of a far server into its template; a picture in a README loads nothing.
TEMPLATE = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<title>Yspahan in the terminal</title>
<style>
.{unique_id}-matrix {{ font-family: FONT; font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
""".replace("FONT", FONT)


def main() -> int:
    """Draw it."""
    from rich.console import Console

    game = _a_game_in_full_swing()
    screen = Screen()
    console = Console(
        record=True, width=80, file=StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    with mock.patch.object(screen, "_console", console):
        seats = read_seats("me,medium,medium", "Ada,Bo,Cleo", game.rulebook.seat_ids)
        sitting = Sitting(game, seats, b"", "en", screen)
        sitting.show_table(PERSON)
        screen.line()
        prompt = sitting.say.say(game.prompt(PERSON))
        screen.line(sitting.say("terminal-asks", player=str(sitting.faces[PERSON]), prompt=prompt), "bold")
        sitting.show_offers()
        screen.line(f"{sitting.faces[PERSON].mark} > ")
        svg = console.export_svg(title="fondaco play yspahan", code_format=TEMPLATE, unique_id="fondaco")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text("".join(f"{line.rstrip()}\n" for line in svg.splitlines()), encoding="utf-8")
    print(PICTURE)
    return 0


def _a_game_in_full_swing() -> Game:
    """Where Ada is about to move the Supervisor in a city full of goods."""
    game = fondaco.start("yspahan", seed=SEED, players=["Ada", "Bo", "Cleo"])
    while not game.over:
        view = cast(YspahanView, game.view(PERSON))
        cubes = sum(souk.cubes for souk in view.souks)
        if view.reach and cubes > 20 and view.players[PERSON].cards > 1:
            return game
        game.play(_choice(game, game.to_act))
    raise SystemExit("This game has no such moment: choose another seed.")


def _choice(game: Game, seat: int) -> int:
    bot = make_bot("medium", len(game.played))
    return bot.decide(
        lambda: game.view(seat), game.position.legal(), lambda rng: game.imagine(seat, rng), WHOLE
    )


if __name__ == "__main__":
    sys.exit(main())
