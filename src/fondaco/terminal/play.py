"""Playing: bots act, people are asked, every move of a person is saved before the next question."""

from __future__ import annotations

import shlex
from hashlib import sha256
from pathlib import Path

from fondaco.bots import make_bot
from fondaco.table.core import NOBODY
from fondaco.table.record import write_record, write_save
from fondaco.table.refusal import Refusal, UsageError
from fondaco.table.rulebook import View
from fondaco.terminal import commands, saves
from fondaco.terminal.answers import Answers
from fondaco.terminal.ending import finish
from fondaco.terminal.sitting import Sitting

BUDGET = 2000
"""Positions a bot may look at for one decision."""


class Play:
    """One game from its first question to its end, or until everybody leaves."""

    def __init__(self, sitting: Sitting, file: Path, chosen_file: bool) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.say = sitting.say
        self.screen = sitting.screen
        self.file = file
        self.chosen_file = chosen_file
        self.saved = True
        self.answers = Answers(sitting, self)
        self._told = [0] * sitting.game.seats
        """How many moves each seat has been told of."""
        self._asked_last: int | None = None
        self._board_after: int | None = None
        """After how many moves the board was shown last."""

    def run(self) -> int:
        """Play until the end; the exit code."""
        try:
            while self.game.to_act != NOBODY:
                seat = self.game.to_act
                if self.sitting.seats[seat].is_person:
                    self._ask(seat)
                else:
                    self._let_bot_play(seat)
            return finish(self)
        except Leave:
            return self._leave()
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            return self._leave()

    def told_to_all(self) -> int:
        """How many moves every person at the table has been told of."""
        return min((self._told[seat] for seat in self.sitting.people), default=0)

    # -- bots -------------------------------------------------------------------------------------

    def _let_bot_play(self, seat: int) -> None:
        """A bot sees its seat's view and imagined worlds; its own luck is keyed by the move it is asked for.

        So a game that is resumed goes on as it would have gone on without the break.
        """
        game = self.game
        key = f"{game.commitment} bot {seat} move {len(game.played)}"
        bot = make_bot(
            self.sitting.seats[seat].bot or "", int.from_bytes(sha256(key.encode()).digest()[:8], "big")
        )
        move = bot.decide(
            lambda: game.view(seat), game.position.legal(), lambda rng: game.imagine(seat, rng), BUDGET
        )
        game.play(move, seat)

    # -- people -----------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Ask a person until a move is made or taken back."""
        self._draw_curtain(seat)
        self._tell_news(seat)
        self.show_question(seat)
        while not self._answer(seat):
            pass

    def _draw_curtain(self, seat: int) -> None:
        """Between two people at one screen nobody sees the other's hand."""
        before, self._asked_last = self._asked_last, seat
        if len(self.sitting.people) < 2 or before == seat:
            return
        player = str(self.sitting.faces[seat])
        if before is not None:
            self.screen.wipe()
        if self.screen.is_typed:
            self.screen.line(self.say("terminal-pass-to", player=player), "bold")
            self.screen.ask(self.say("terminal-press-enter", player=player) + " ")
            self.screen.wipe()
        self.screen.line(self.say("terminal-turn-of", player=player), "bold")
        self._board_after = None

    def _tell_news(self, seat: int) -> None:
        """What happened since this seat was asked last; the board again if more than its own moves did."""
        game = self.game
        told = min(self._told[seat], len(game.played))
        others = any(entry.actor != seat for entry in game.played[told:])
        self._told[seat] = len(game.played)
        lines = game.log(seat, told)
        if self._board_after is None or others or _is_to_be_seen(game.view(seat)):
            self.sitting.show_table(seat)
            self._board_after = len(game.played)
        if lines:
            self.screen.line()
            if others and told:
                self.screen.line(self.say("terminal-since"), "bold")
            self.sitting.show_log(lines)

    def show_question(self, seat: int) -> None:
        face = self.sitting.faces[seat]
        self.screen.line()
        prompt = self.say.say(self.game.prompt(seat))
        self.screen.line(self.say("terminal-asks", player=str(face), prompt=prompt), "bold")
        self.sitting.show_sketch(seat)
        self.sitting.show_offers()

    def _answer(self, seat: int) -> bool:
        """Read one line; whether the question is answered, by a move or by taking one back."""
        typed = self.screen.ask(f"{self.sitting.faces[seat].mark} > ".lstrip()).strip()
        command = commands.find(typed)
        if command is not None:
            name, rest = command
            if name == "quit":
                raise Leave
            return self.answers.carry_out(name, rest, seat)
        return self._play(typed, seat)

    def _play(self, typed: str, seat: int) -> bool:
        game = self.game
        choices = self.sitting.choices()
        typed = typed or self.sitting.meant(seat, typed)
        if not typed:
            if len(choices) > 1:
                word = commands.word_for("help", self.say.language)
                self.screen.line(self.say("terminal-nothing-typed", help=word))
                return False
            typed = "1"
        if typed.isdecimal():
            number = commands.number_in(typed)
            if number is None or not 1 <= number <= len(choices):
                self.screen.line(self.answers.no_such_number(typed, len(choices)))
                return False
            game.play(choices[number - 1][0], seat)
        else:
            try:
                game.play(self.sitting.meant(seat, typed), seat)
            except Refusal as refusal:
                self.screen.line(self.answers.refused(refusal))
                return False
        self.save()
        return True

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
        if self.game.over:
            text = write_record(self.game, self.sitting.seed)
        else:
            text = write_save(self.game, self.sitting.keeper, self.sitting.seed)
        saves.write_safely(file, text)

    def save_elsewhere(self, file: Path) -> bool:
        """Save to a file the player names, and keep the game there from now on."""
        try:
            saves.check_free(file, self.game)
            self.write(file)
        except UsageError as error:
            self.screen.line(str(error))
            return False
        except OSError as error:
            self.screen.line(self.say("terminal-not-saved", reason=saves.trouble(error)), whole=True)
            return False
        self.file, self.chosen_file, self.saved = file, True, True
        return True

    def _leave(self) -> int:
        if not self.save():
            self.screen.line(self.say("terminal-bye-unsaved"))
            return 1
        command = f"fondaco play --resume {shlex.quote(str(self.file))}"
        self.screen.line(self.say("terminal-saved", file=str(self.file)), whole=True)
        self.screen.line(self.say("terminal-bye", command=command), whole=True)
        return 0


class Leave(Exception):
    """Somebody wants to go."""


def _is_to_be_seen(view: View) -> bool:
    """Whether the question is about places on the board: where to go, where to lay something."""
    return bool(getattr(view, "reach", None) or getattr(view, "placements", None))
