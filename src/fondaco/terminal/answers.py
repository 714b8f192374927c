"""What the commands at the table do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.table.refusal import Refusal, UsageError
from fondaco.terminal import commands
from fondaco.terminal.about import about_table
from fondaco.terminal.orders import give_order, list_orders
from fondaco.terminal.rules import RuleBookText
from fondaco.terminal.sitting import Sitting

if TYPE_CHECKING:
    from fondaco.terminal.asking import Asking

LOG_LINES = 12


class Answers:
    """Carries out the commands of whoever is asked."""

    def __init__(self, sitting: Sitting, play: Asking) -> None:
        self.sitting = sitting
        self.play = play
        self.game = sitting.game
        self.say = sitting.say
        self.screen = sitting.screen
        self._rules: RuleBookText | None = None

    @property
    def rules(self) -> RuleBookText:
        if self._rules is None:
            rulebook = self.game.rulebook
            self._rules = RuleBookText(rulebook.key, rulebook.title, self.say)
        return self._rules

    def carry_out(self, command: str, rest: str, seat: int) -> bool:
        """Do it; whether the question has to be asked anew because something was taken back."""
        match command:
            case "undo":
                return self._undo(seat)
            case "why":
                self._why(rest, seat)
            case "board":
                self.sitting.show_table(seat)
                self.play.show_question(seat)
            case "hand":
                self._lines(self.sitting.board.hand(self.game.view(seat)))
            case "moves":
                self.play.show_question(seat)
            case "orders":
                return self._orders(rest, seat)
            case _:
                self.look(command, rest, seat)
        return False

    def look(self, command: str, rest: str, viewer: int | None) -> None:
        """What everybody may do, spectators too."""
        match command:
            case "rules":
                self._look_up(rest)
            case "log":
                self._log(rest, viewer)
            case "save":
                self._save(rest)
            case "about":
                self._lines(about_table(self.sitting))
            case _:
                self._help()

    def _lines(self, lines: list[str]) -> None:
        for line in lines:
            self.screen.line(line)

    def _undo(self, seat: int) -> bool:
        try:
            count = self.game.undo(seat)
            while self._is_picking():  # what was picked in one decision is taken back in one
                count += self.game.undo(seat)
        except Refusal as refusal:
            barrier = self.say.say(refusal.message)
            self.screen.line(self.say("terminal-undo-refused", barrier=barrier))
            return False
        self.screen.line(self.say("terminal-undone", number=count))
        self.play.taken_back()
        return True

    def _is_picking(self) -> bool:
        form = self.game.form()
        return form is not None and form.begun

    def refused(self, refusal: Refusal) -> str:
        """A refusal as one line, with the clause that is its reason."""
        reason = self.say.say(refusal.message)
        if not refusal.clause:
            return reason
        return self.say("terminal-refused-by", reason=reason, clause=refusal.clause)

    def no_such_number(self, typed: str, most: int) -> str:
        shown = typed if len(typed) <= 12 else f"{typed[:12]}…"
        return self.say("terminal-no-such-number", number=shown, most=most)

    def _why(self, move: str, seat: int) -> None:
        if not move:
            word = commands.word_for("why", self.say.language)
            self.screen.line(self.say("terminal-why-which", word=word, example=self._example()))
            return
        offers = self.sitting.offers()
        if move.isdecimal():
            number = commands.number_in(move)
            if number is not None and 1 <= number <= len(offers):
                self.screen.line(self.say("terminal-why-possible", move=offers[number - 1].text))
            else:
                self.screen.line(self.no_such_number(move, len(offers)))
            return
        try:
            self.game.check(self.sitting.meant(seat, move), seat)
        except Refusal as refusal:
            self.screen.line(self.say.say(refusal.message))
            clause = self.rules.clause(refusal.clause) if refusal.clause else None
            if clause or refusal.clause:
                self.screen.line(clause or refusal.clause)
        else:
            self.screen.line(self.say("terminal-why-possible", move=move))

    def _look_up(self, asked: str) -> None:
        try:
            self._lines(self.rules.look_up(asked) if asked else self.rules.contents())
        except UsageError as error:
            self.screen.line(str(error))

    def _log(self, rest: str, viewer: int | None) -> None:
        number = commands.number_in(rest) if rest else LOG_LINES
        if number is None:
            self.screen.line(self.say("terminal-log-number", text=rest))
            return
        lines = self.game.log(viewer)
        if not lines:
            self.screen.line(self.say("terminal-log-empty"))
        self.sitting.show_log(lines[-number:] if number else [])

    def _orders(self, typed: str, seat: int) -> bool:
        """List the orders or give one; one that answers the present question has been played."""
        if not typed:
            self._lines(list_orders(self.sitting, seat))
            return False
        self.screen.line(give_order(self.sitting, seat, typed))
        return self.play.follow_orders(seat)

    def _save(self, name: str) -> None:
        file = self.play.keep(name)
        if file is not None:
            self.screen.line(self.say("terminal-saved", file=str(file)), whole=True)

    def _help(self) -> None:
        self.screen.line(self.say("terminal-commands"), "bold")
        example = self._example()
        chapter, clause = self.rules.example()
        for command in commands.listed(self.play.online):
            word = commands.word_for(command, self.say.language)
            online = f"terminal-online-command-{command}"
            described = self.say(
                online if self.play.online and self.say.knows(online) else f"terminal-command-{command}",
                word=word,
                example=example,
                chapter=chapter,
                clause=clause,
            )
            self.screen.line(f"  {word:<13} {described}")
        self.screen.line(self.say("terminal-help-moves", example=example))

    def _example(self) -> str:
        """Something one may type in this game."""
        message_id = f"terminal-{self.game.rulebook.key}-example"
        if self.say.knows(message_id):
            return self.say(message_id)
        return next((offer.text for offer in self.sitting.offers()), "1")
