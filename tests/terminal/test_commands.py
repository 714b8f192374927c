"""What one may type besides a move that is legal: each line is answered, and none costs anything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fondaco.games import GAMES, load_rulebook
from fondaco.table.speech import LANGUAGES
from fondaco.terminal import commands
from tests.terminal.tables import piped, saves_in


def talk(home: Path, *lines: str, language: str = "en") -> str:
    """What is said at a table where blue has rolled 1 1 3 3 3 3 4 4 6, so that Chest and Vase are empty."""
    typed = "".join(f"{line}\n" for line in ("roll 0", *lines))
    args = ("--seed", "2", "--option", "first_player=1", "--lang", language)
    done = piped(home, "play", *args, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.partition("> roll 0\n")[2]


def after(said: str, line: str) -> str:
    """What is said after a typed line, folded lines unfolded."""
    return " ".join(said.partition(f"> {line}\n")[2].split())


def test_undo_takes_back_and_names_the_barrier(tmp_path: Path) -> None:
    said = talk(tmp_path, "undo", "take sack", "undo")
    assert after(said, "undo").startswith("Nothing can be taken back: Dice were rolled or a card was drawn.")
    assert "One move is taken back." in said
    assert said.count("Take a group of dice from the Tower.") == 2


def test_why_names_the_clause_and_its_text(tmp_path: Path) -> None:
    said = talk(tmp_path, "why take vase", "why take sack", "why 2", "why 77", "why", "why nonsense")
    assert re.match(r"[^:]+Vase[^:]+\. YS-073: \w+", after(said, "why take vase"))
    assert after(said, "why take sack").startswith("“take sack” is possible now.")
    assert after(said, "why 2").startswith("“take sack” is possible now.")
    assert after(said, "why 77").startswith("There is no move 77: the moves are 1 to 4.")
    assert after(said, "why").startswith("Which move? For example: why take gold")
    assert after(said, "why nonsense").startswith("“nonsense” is not a move known here.")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("take vase", "… (YS-073; more by “why”.)"),
        ("take vase cubes", "… (YS-073; more by “why”.)"),
        ("take", "“take” could mean more than one move: take camel, take sack, take barrel, take gold."),
        ("dance", "“dance” is not a move known here."),
        ("0", "There is no move 0: the moves are 1 to 4."),
        ("9" * 5000, "There is no move 999999999999…: the moves are 1 to 4."),
        ("", "Type the number or the text of a move, or “help”."),
        ("log x", "“x” is no number of lines."),
        ("rules YS-999", "There is no clause or chapter “YS-999”; near it: YS-"),
        ("rules zzz", "There is no clause or chapter “zzz”."),
        ("save /dev/full", "The game could not be saved: /dev/full: No space left on device."),
        ("save /no/such/place/x", "The game could not be saved: /no/such/place/x: "),
    ],
    ids=lambda value: value[:20],
)
def test_a_wrong_entry_is_explained_and_costs_nothing(tmp_path: Path, line: str, answer: str) -> None:
    if line.startswith("save /no"):
        line = line.replace("/no/such/place", "/proc")
        answer = answer.replace("/no/such/place", "/proc")
    said = talk(tmp_path, line)
    folded = after(said, line)
    # What stands for … is said in the words of the game.
    assert answer.lstrip("… ").replace(" ", "") in folded.partition("●")[0].replace(" ", "")
    (save,) = saves_in(tmp_path, "unfinished")
    assert "blue take" not in save.read_text(encoding="utf-8")


def test_moves_may_be_shortened_and_strung_together(tmp_path: Path) -> None:
    assert "cubes" in after(talk(tmp_path / "a", "take s"), "take s")
    assert "go W3" in after(talk(tmp_path / "b", "Take  SACK supervisor"), "Take  SACK supervisor")


def test_the_only_move_is_played_by_enter(tmp_path: Path) -> None:
    said = talk(tmp_path, "take gold supervisor go W6", "")
    assert "There is one move: Enter plays it." in said
    assert "Red takes" in said.partition("There is one move")[2]


def test_rules_log_hand_board_moves_and_about(tmp_path: Path) -> None:
    lines = ("rules", "rules 8", "rules ys-71", "log 1", "hand", "board", "moves", "about")
    said = talk(tmp_path, *lines)
    assert "8. A player’s turn" in after(said, "rules")
    assert after(said, "rules 8").startswith("8. A player’s turn YS-070: ")
    assert after(said, "rules ys-71").startswith("YS-071: ")
    assert after(said, "log 1").startswith("The dice show 1 1 3 3 3 3 4 4 6.")
    assert after(said, "hand").startswith("You have no cards.")
    assert "City ◉ Supervisor" in after(said, "board")
    assert "4 Gold" in after(said, "moves").partition("●")[2].partition("●")[0]
    assert "Reconstructed, because no source gives it:" in after(said, "about")


def test_save_to_a_file_moves_the_game_there(tmp_path: Path) -> None:
    file = tmp_path / "mine.fondaco"
    said = talk(tmp_path, f"save {file}", "take sack supervisor", "quit")
    assert f"fondaco play --resume {file}" in said
    assert "blue take sack" in file.read_text(encoding="utf-8")


def test_save_never_overwrites_something_else(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada", encoding="utf-8")
    said = talk(tmp_path, f"save {letter}")
    assert "exists and is not a save of this game: choose another name." in after(said, f"save {letter}")
    assert letter.read_text(encoding="utf-8") == "Dear Ada"


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_every_language(tmp_path: Path, language: str) -> None:
    words = [commands.word_for(name, language) for name in commands.listed(online=False)]
    said = talk(tmp_path, *words, language=language)
    assert "[terminal-" not in said
    listed = after(said, commands.word_for("help", language))
    assert all(word in listed for word in words)
    assert said.count("> ") == len(words)


def test_no_command_hides_a_move() -> None:
    rulebooks = [load_rulebook(key) for key in GAMES]
    words = {word for some in commands.WORDS.values() for them in some.values() for word in them}
    assert [word for word in words for book in rulebooks if book.moves_named(word)] == []
