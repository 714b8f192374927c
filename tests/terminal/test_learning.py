"""First steps in the terminal: the lesson of a game, and the learner's own game after it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

from fondaco.boards.voice import Voice
from fondaco.games import GAMES, load_rulebook
from fondaco.table.lesson import lesson_of, steps_of
from fondaco.table.record import read_record
from fondaco.table.refusal import UsageError
from fondaco.table.speech import LANGUAGES
from fondaco.terminal import learning
from tests.terminal.tables import piped

ENTER = "\n"


def _steps(key: str) -> int:
    lesson = lesson_of(key)
    assert lesson is not None
    return len(steps_of(lesson, load_rulebook(key)))


@pytest.mark.parametrize("plain", [True, pytest.param(False, marks=pytest.mark.slow)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_lesson_by_entering_and_typing(key: str, language: str, plain: bool, tmp_path: Path) -> None:
    lesson, book = lesson_of(key), load_rulebook(key)
    assert lesson is not None
    say, steps = Voice(language, book.words), steps_of(lesson, book)
    texts = [step.offers[0].text if step.offers and nth % 2 else "" for nth, step in enumerate(steps[:-1])]
    typed = "".join(f"{text}\n" for text in [*texts, "n"])
    done = piped(tmp_path, "learn", key, "--lang", language, *["--plain"] * plain, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    shown = " ".join(done.stdout.split())
    for step in steps:
        assert " ".join(say.say(step.note).split()) in shown
        assert step.clause in shown
    assert not list(tmp_path.rglob("*.fondaco"))  # nothing was begun, so nothing is kept


def test_another_move_is_refused_with_its_reason_or_put_off(tmp_path: Path) -> None:
    typed = "take camel\nroll 1\n\ntake sack\nquit\n"
    done = piped(tmp_path, "learn", "--lang", "en", "--plain", typed=typed)
    assert done.returncode == 0
    put_off = [line for line in done.stdout.splitlines() if "lesson goes on with:" in line]
    assert put_off[0] == "The dice are rolled before a group is taken. The lesson goes on with: roll 0"
    assert put_off[1] == "That could be played, too; the lesson goes on with: roll 0"
    assert put_off[2] == "That could be played, too; the lesson goes on with: take camel"


@pytest.mark.parametrize("word", ["quit", "esci", "n"])
def test_one_may_leave_at_any_step(word: str, tmp_path: Path) -> None:
    done = piped(tmp_path, "learn", "yspahan", "--lang", "it", typed=f"\n\n{word}\n")
    assert done.returncode == 0
    ended = piped(tmp_path, "learn", "yspahan", "--lang", "it", typed="\n\n")  # the input ends
    assert ended.returncode == 0


def test_the_learner_goes_on_with_new_dice_and_can_resume(tmp_path: Path) -> None:
    typed = ENTER * _steps("yspahan")
    done = piped(tmp_path, "learn", "yspahan", "--lang", "en", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Goodbye. Go on by: fondaco play --resume" in done.stdout
    (file,) = tmp_path.rglob("*.fondaco")
    lesson = lesson_of("yspahan")
    assert lesson is not None
    kept, taught = read_record(file.read_text(encoding="utf-8")), read_record(lesson.record)
    assert kept.start is not None
    assert kept.options == taught.options
    assert kept.commitment not in (None, taught.commitment)
    again = piped(tmp_path, "play", "--resume", str(file), "--lang", "en")
    assert (again.returncode, again.stderr) == (0, "")


def test_a_game_without_a_lesson_says_which_have_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learning, "lesson_of", lambda key: lesson_of(key) if key == "yspahan" else None)
    with pytest.raises(UsageError, match="no lesson in Istanbul; there is one in: yspahan"):
        learning.run(Namespace(game="istanbul"))
    assert piped(tmp_path, "learn", "chess").returncode == 2
