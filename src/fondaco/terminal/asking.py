"""Asking people: what is new, the question, the answer; the same for a game on this machine and one at a house."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path

from fondaco.table.message import Message
from fondaco.table.refusal import Refusal
from fondaco.table.rulebook import View
from fondaco.terminal import commands
from fondaco.terminal.answers import Answers
from fondaco.terminal.match import Changed, Match
from fondaco.terminal.naming import named
from fondaco.terminal.picking import read_pick
from fondaco.terminal.sitting import Sitting

_SOME = 6
"""So many of several meanings are told."""


class Leave(Exception):
    """Somebody wants to go."""


class Asking(ABC):
    """Asks whoever sits at this terminal, one after the other."""

    online = False
    """Whether the table is at a house, where there are some more commands."""
    file: Path
    """Where the game is kept, or its record when it is over."""
    chosen_file: bool
    """Whether somebody has chosen that place."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.game: Match = sitting.game
        self.say = sitting.say
        self.screen = sitting.screen
        self.answers = Answers(sitting, self)
        self.told = [0] * sitting.game.seats
        """How many moves each seat has been told of."""
        self._asked_last: int | None = None
        self._board_after: int | None = None
        """After how many moves the board was shown last."""

    # -- what each kind of table does in its own way ------------------------------------------------

    @abstractmethod
    def moved(self) -> None:
        """Somebody here has made a move, or begun to."""

    @abstractmethod
    def taken_back(self) -> None:
        """Somebody here has taken something back."""

    @abstractmethod
    def follow_orders(self, seat: int) -> bool:
        """Whether what a person has decided beforehand answers the question; if so, it is played."""

    @abstractmethod
    def keep(self, name: str) -> Path | None:
        """Save, in the file of this name if there is one; where, or None when it was not possible and that is told."""

    @abstractmethod
    def record(self) -> str:
        """The record: complete once the game is over."""

    @abstractmethod
    def check_free(self, file: Path) -> None:
        """Refuse to overwrite a file that holds anything but this very game as it was earlier."""

    @abstractmethod
    def write(self, file: Path) -> None:
        """Write what is kept of the game."""

    @abstractmethod
    def forget(self) -> None:
        """The game is over, and its record is kept or not wanted: what was saved on the way has served."""

    def hear(self, prompt: str) -> str:
        """The next typed line."""
        return self.screen.ask(prompt)

    def carry_out(self, command: str, rest: str, seat: int) -> bool:
        """Do what a command says; whether the question has to be asked anew."""
        return self.answers.carry_out(command, rest, seat)

    # -- asking -------------------------------------------------------------------------------------

    def told_to_all(self) -> int:
        """How many moves every person at this terminal has been told of."""
        return min((self.told[seat] for seat in self.sitting.people), default=0)

    def ask(self, seat: int) -> None:
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
        told = min(self.told[seat], game.moves)
        others = game.others_acted(seat, told)
        self.told[seat] = game.moves
        lines = game.log(seat, told)
        if self._board_after is None or others or _is_to_be_seen(game.view(seat)):
            self.sitting.show_table(seat)
            self._board_after = game.moves
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

    def _answer(self, seat: int, chosen: str = "") -> bool:
        """Read one line; whether the question is answered, by a move or by taking one back, or has changed.

        What is chosen already an empty line carries out.
        """
        try:
            typed = self.hear(f"{self.sitting.faces[seat].mark} > ".lstrip()).strip()
            command = commands.find(typed, self.online)
            if command is not None:
                name, rest = command
                if name == "quit":
                    raise Leave
                return self.carry_out(name, rest, seat)
            if chosen and not typed:
                self.game.play(chosen, seat)
                self.moved()
                return True
            return self._play(typed, seat)
        except Changed as changed:
            self.screen.line(self.say.say(changed.message))
            return True

    def _play(self, typed: str, seat: int) -> bool:
        offers = self.sitting.offers()
        typed = typed or self.sitting.meant(seat, typed)
        if not typed:
            if len(offers) > 1:
                word = commands.word_for("help", self.say.language)
                self.screen.line(self.say("terminal-nothing-typed", help=word))
                return False
            typed = "1"
        if typed.isdecimal():
            number = commands.number_in(typed)
            if number is None or not 1 <= number <= len(offers):
                self.screen.line(self.answers.no_such_number(typed, len(offers)))
                return False
            typed = offers[number - 1].text
        else:
            typed = self.sitting.meant(seat, typed)
        form = self.game.form()
        pick = read_pick(form, typed, self.say) if form is not None else None
        try:
            if form is not None and pick is not None:
                self.game.check(pick.text, seat)
                self.screen.line(pick.summary)
                if form.final and self.screen.is_typed:
                    self.screen.line(self.say("terminal-pick-confirm"), "bold")
                    return self._answer(seat, pick.text)
            self.game.play(pick.text if pick is not None else typed, seat)
        except Refusal as refusal:
            if refusal.message.id == "refusal-unknown-move":
                return self._play_named(typed, seat, refusal)
            self.screen.line(self.answers.refused(refusal))
            return False
        self.moved()
        return True

    def _play_named(self, typed: str, seat: int, refusal: Refusal) -> bool:
        """Play the one move that is called so in the list; of several tell which, of none the refusal."""
        found = named(self.sitting.offers(), typed, self.say)
        if len(found) != 1:
            choices = ", ".join(self.say.say(offer.message) for offer in found[:_SOME])
            choices += ", …" if len(found) > _SOME else ""
            ambiguous = Message("refusal-ambiguous-move", {"text": typed, "choices": choices})
            self.screen.line(self.say.say(ambiguous) if found else self.answers.refused(refusal))
            return False
        try:
            self.game.play(found[0].text, seat)
        except Refusal as other:
            self.screen.line(self.answers.refused(other))
            return False
        self.moved()
        return True


def _is_to_be_seen(view: View) -> bool:
    """Whether the question is about places on the board: where to go, where to lay something."""
    return bool(getattr(view, "reach", None) or getattr(view, "placements", None))
