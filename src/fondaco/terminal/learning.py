"""The command `learn`: first steps in a game. The learner makes the lesson's moves, and goes on alone where it ends."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from secrets import token_bytes

from fondaco.games import GAMES, load_rulebook
from fondaco.table.chance import SealedDice, commitment, new_seed
from fondaco.table.core import Rng
from fondaco.table.game import Game
from fondaco.table.lesson import Lesson, Step, lesson_of, steps_of
from fondaco.table.notation import tidy
from fondaco.table.record import Record, read_record, replay
from fondaco.table.refusal import Refusal, UsageError
from fondaco.table.rulebook import Offer, Rulebook
from fondaco.table.speech import pick_language
from fondaco.terminal import commands, saves
from fondaco.terminal.play import Play
from fondaco.terminal.rules import RuleBookText
from fondaco.terminal.screen import Screen
from fondaco.terminal.seats import Seat
from fondaco.terminal.sitting import Sitting


def run(args: argparse.Namespace) -> int:
    """Teach a game, and let the learner go on with it."""
    rulebook = load_rulebook(args.game)
    lesson = lesson_of(rulebook.key)
    if lesson is None:
        taught = ", ".join(key for key in GAMES if lesson_of(key) is not None)
        raise UsageError(f"There is no lesson in {rulebook.title}; there is one in: {taught}.")
    language = pick_language(args.lang, os.environ)
    teaching = Teaching(rulebook, lesson, language, Screen(args.plain))
    if not teaching.run():
        return 0
    play = teaching.go_on()
    play.save()
    return play.run()


class Teaching:
    """One lesson at one screen."""

    def __init__(self, rulebook: Rulebook, lesson: Lesson, language: str, screen: Screen) -> None:
        self._rulebook = rulebook
        self._lesson = lesson
        self._language = language
        self._screen = screen
        self._record: Record = read_record(lesson.record)
        self._seats = _seats(rulebook, lesson, len(self._record.players))
        self._sitting = Sitting(self._game_after(0), self._seats, b"", language, screen)
        self._say = self._sitting.say
        self._rules = RuleBookText(rulebook.key, rulebook.title, self._say)

    def run(self) -> bool:
        """All steps; whether the learner wants to go on where they end."""
        quit_word = commands.word_for("quit", self._language)
        welcome = self._say("terminal-learn-welcome", title=self._rulebook.title, quit=quit_word)
        self._screen.line(welcome, "bold")
        *steps, last = steps_of(self._lesson, self._rulebook)
        try:
            for step in steps:
                self._show(step)
                if not (self._play(step.offers[0]) if step.offers else self._look()):
                    return False
            self._show(last)
            return not self._is_over(self._screen.ask(self._say("terminal-learn-end") + " > "))
        except (EOFError, KeyboardInterrupt):
            self._screen.line()
            return False

    def go_on(self) -> Play:
        """The learner's own game from where the lesson ends: with new dice, and new secrets of the others."""
        seed = new_seed(token_bytes)
        nonces = [""] * len(self._seats)
        position = self._game_after(self._lesson.end).position
        dream = position.imagine(self._lesson.seat, Rng(int.from_bytes(token_bytes(8), "big")))
        game = Game(
            self._rulebook,
            [seat.label for seat in self._seats],
            self._record.options,
            SealedDice(seed, nonces),
            commitment(seed),
            nonces,
            dream.dump(),
        )
        folder = saves.data_folder(os.environ) / "unfinished"
        file = saves.new_path(folder, self._rulebook.key, game.commitment or "")
        sitting = Sitting(game, self._seats, seed, self._language, self._screen)
        return Play(game, sitting, file, chosen_file=False)

    # -- steps --------------------------------------------------------------------------------------

    def _game_after(self, moves: int) -> Game:
        return replay(self._record, self._rulebook, moves)

    def _show(self, step: Step) -> None:
        """What has happened, how the table stands, what is said to it, and the clause that says it in full."""
        self._sitting.game = self._game_after(step.moves)
        self._sitting.show_table(self._lesson.seat)
        self._sitting.show_log(step.log)
        self._screen.line()
        self._screen.line(self._say.say(step.note), "bold")
        clause = self._rules.clause(step.clause)
        if clause is not None:
            self._screen.line(clause, "dim")

    def _look(self) -> bool:
        """Let the learner look on; False if he leaves."""
        return not self._is_over(self._screen.ask(self._say("terminal-learn-next") + " > "))

    def _play(self, offer: Offer) -> bool:
        """Let the learner make the move that is expected; False if he leaves instead."""
        move = self._say.say(offer.message)
        self._screen.line(self._say("terminal-learn-move", move=move, text=offer.text))
        while True:
            typed = self._screen.ask("> ").strip()
            if self._is_over(typed):
                return False
            # Nothing typed is the lesson's move, also where elsewhere it means a proposal.
            meant = tidy(self._sitting.meant(self._lesson.seat, typed)) if typed else ""
            if meant in ("", "1", tidy(offer.text)):
                return True
            self._screen.line(self._why_not(typed, offer))

    def _why_not(self, typed: str, offer: Offer) -> str:
        """What is wrong with another move, or that nothing is but that the lesson goes on with this one."""
        try:
            self._sitting.game.check(typed, self._lesson.seat)
        except Refusal as refusal:
            reason = self._say.say(refusal.message)
            return self._say("terminal-learn-refused", reason=reason, text=offer.text)
        return self._say("terminal-learn-other", text=offer.text)

    def _is_over(self, typed: str) -> bool:
        found = commands.find(typed)
        return (found is not None and found[0] == "quit") or (bool(typed) and self._say.means_no(typed))


def _seats(rulebook: Rulebook, lesson: Lesson, number: int) -> Sequence[Seat]:
    colours = rulebook.seat_ids[:number]
    return [
        Seat(colour, colour, None if n == lesson.seat else lesson.bot) for n, colour in enumerate(colours)
    ]
