"""Playing on this machine: bots act, people are asked, every move of a person is saved before the next question."""

from __future__ import annotations

import contextlib
import shlex
from hashlib import sha256
from pathlib import Path
from typing import Final

from fondaco.bots import make_bot
from fondaco.bots.bot import WHOLE, late_after
from fondaco.table.core import NOBODY
from fondaco.table.game import Game
from fondaco.table.record import write_record, write_save
from fondaco.table.refusal import UsageError
from fondaco.terminal import commands, saves
from fondaco.terminal.asking import Asking, Leave
from fondaco.terminal.ending import finish
from fondaco.terminal.hints import hint
from fondaco.terminal.orders import answer_by_orders
from fondaco.terminal.sitting import Sitting

SECONDS: Final = 1.0
"""How long a bot may think about one decision before it must take the best so far."""


class Play(Asking):
    """One game from its first question to its end, or until everybody leaves."""

    def __init__(self, game: Game, sitting: Sitting, file: Path, chosen_file: bool) -> None:
        super().__init__(sitting)
        self.game: Game = game
        self.file = file
        self.chosen_file = chosen_file
        self.saved = True
        self._taken_back_to: int | None = None
        """How many moves were left when somebody took some back."""

    def run(self) -> int:
        """Play until the end; the exit code."""
        try:
            while self.game.to_act != NOBODY:
                seat = self.game.to_act
                if not self.sitting.seats[seat].is_person:
                    self._let_bot_play(seat)
                elif not self.follow_orders(seat):
                    self.ask(seat)
            return finish(self)
        except Leave:
            return self._leave()
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            return self._leave()

    def _let_bot_play(self, seat: int) -> None:
        """A bot sees its seat's view and imagined worlds; its own luck is keyed by the move it is asked for.

        So a game that is resumed goes on as it would have gone on without the break.
        """
        game = self.game
        key = f"{game.commitment} bot {seat} move {len(game.played)}"
        bot = make_bot(
            self.sitting.seats[seat].bot or "", int.from_bytes(sha256(key.encode()).digest()[:8], "big")
        )
        bot.is_late = late_after(SECONDS)
        move = bot.decide(
            lambda: game.view(seat), game.position.legal(), lambda rng: game.imagine(seat, rng), WHOLE
        )
        game.play(move, seat)

    def follow_orders(self, seat: int) -> bool:
        """Whether what a person has decided beforehand answers the question; the move is then made and saved.

        What was taken back is asked: or the order would do it again at once.
        """
        orders = self.sitting.orders.given(seat)
        answered = self.game.moves != self._taken_back_to and answer_by_orders(self.game, seat, orders)
        if answered:
            self.save()
        return answered

    def carry_out(self, command: str, rest: str, seat: int) -> bool:
        if command != "hint":
            return super().carry_out(command, rest, seat)
        for line in hint(self.game, seat, self.say):
            self.screen.line(line)
        return False

    def moved(self) -> None:
        self.save()

    def taken_back(self) -> None:
        self._taken_back_to = self.game.moves
        self.save()

    # -- saving -----------------------------------------------------------------------------------

    def save(self) -> bool:
        """Save the game where it is kept; trouble is told once, and the game goes on."""
        try:
            self.write(self.file)
        except OSError as error:
            if self.saved:
                self.screen.line(self.say("terminal-not-saved", reason=saves.trouble(error)), whole=True)
                word = commands.word_for("save", self.say.language)
                self.screen.line(self.say("terminal-goes-on-unsaved", save=word))
            self.saved = False
        else:
            self.saved = True
        return self.saved

    def write(self, file: Path) -> None:
        """Write the save: complete once the game is over, sealed before."""
        keeper, seed = self.sitting.keeper, self.sitting.seed
        text = self.record() if self.game.over else write_save(self.game, keeper, seed)
        saves.write_safely(file, text)

    def record(self) -> str:
        return write_record(self.game, self.sitting.seed)

    def check_free(self, file: Path) -> None:
        saves.check_free(file, self.game)

    def keep(self, name: str) -> Path | None:
        """Save; to a file that the player names, and keep the game there from now on."""
        if not name:
            return self.file if self.save() else None
        file = Path(name).expanduser()
        try:
            self.check_free(file)
            self.write(file)
        except UsageError as error:
            self.screen.line(str(error))
            return None
        except OSError as error:
            self.screen.line(self.say("terminal-not-saved", reason=saves.trouble(error)), whole=True)
            return None
        self.file, self.chosen_file, self.saved = file, True, True
        return file

    def forget(self) -> None:
        with contextlib.suppress(OSError):
            self.file.unlink()

    def _leave(self) -> int:
        if not self.save():
            self.screen.line(self.say("terminal-bye-unsaved"))
            return 1
        command = f"fondaco play --resume {shlex.quote(str(self.file))}"
        self.screen.line(self.say("terminal-saved", file=str(self.file)), whole=True)
        self.screen.line(self.say("terminal-bye", command=command), whole=True)
        return 0
