"""Whole games at the terminal, and what one may type on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fondaco
from fondaco.table.game import Game
from fondaco.table.record import read_record
from fondaco.table.rulebook import View
from fondaco.table.speech import LANGUAGES
from fondaco.table.ties import ties_of
from tests.terminal.tables import at_random, piped, saves_in, sit_down, started

NUMBERS = "1\n" * 2000


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_numbers_in_every_language(tmp_path: Path, language: str) -> None:
    done = started(tmp_path, "play", "yspahan", "--seed", "7", "--lang", language, typed=NUMBERS)
    assert (done.returncode, done.stderr) == (0, "")
    assert "[terminal-" not in done.stdout
    (record,) = saves_in(tmp_path, "records")
    assert saves_in(tmp_path, "unfinished") == []
    assert fondaco.replay(record.read_text(encoding="utf-8")).over
    checked = piped(tmp_path, "verify", str(record), "--lang", language)
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.slow
@pytest.mark.parametrize("seats", ["me,medium", "medium,me,random", "me,random,random,medium"])
def test_a_whole_game_by_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seats: str
) -> None:
    file = tmp_path / "game.fondaco"
    args = ("play", "yspahan", "--seats", seats, "--seed", "11", "--save", str(file))
    assert sit_down(monkeypatch, tmp_path, at_random(3), *args) == 0
    assert "The game is over." in capsys.readouterr().out
    assert fondaco.replay(file.read_text(encoding="utf-8")).over


def test_a_plain_game_has_no_drawing(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "--plain", "--seed", "7", typed=NUMBERS)
    assert done.returncode == 0
    assert not set("│─╭●▲") & set(done.stdout)


def test_an_output_without_shapes_gets_letters(tmp_path: Path) -> None:
    done = started(tmp_path, "play", "--seed", "7", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "B Bleu" in done.stdout


def test_the_same_seed_gives_the_same_table(tmp_path: Path) -> None:
    one, two = (
        piped(tmp_path / name, "play", "--seed", "5", typed="1\n" * 60).stdout.replace(
            str(tmp_path / name), ""
        )
        for name in ("a", "b")
    )
    assert one == two


def test_the_end_of_the_pipe_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "--seed", "7", typed="1\n")
    (save,) = saves_in(tmp_path, "unfinished")
    assert done.returncode == 0
    assert f"fondaco play --resume {save}" in done.stdout


@pytest.mark.slow
def test_a_resumed_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    whole = tmp_path / "whole.fondaco"
    parts = tmp_path / "parts.fondaco"
    assert piped(tmp_path, "play", "--seed", "7", "--save", str(whole), typed=NUMBERS).returncode == 0
    assert piped(tmp_path, "play", "--seed", "7", "--save", str(parts), typed="1\n" * 23).returncode == 0
    assert "sealed:" in parts.read_text(encoding="utf-8")
    for _ in range(3):
        assert piped(tmp_path, "play", "--resume", str(parts), typed="1\n" * 17).returncode == 0
    assert piped(tmp_path, "play", "--resume", str(parts), typed=NUMBERS).returncode == 0
    assert whole.read_text(encoding="utf-8") == parts.read_text(encoding="utf-8")


def test_resume_without_a_file_takes_the_last_game(tmp_path: Path) -> None:
    piped(tmp_path, "play", "--seed", "7", typed="1\n1\n")
    done = piped(tmp_path, "play", "--resume")
    assert done.returncode == 0
    assert "The game goes on after move" in done.stdout


def test_bots_and_names_survive_in_the_save(tmp_path: Path) -> None:
    piped(tmp_path, "play", "--seed", "7", "--seats", "me,random,medium", "--names", "Anna,Bo", typed="1\n")
    (save,) = saves_in(tmp_path, "unfinished")
    assert read_record(save.read_text(encoding="utf-8")).players == ["Anna", "Bo [random]", "green [medium]"]
    done = piped(tmp_path, "play", "--resume")
    assert "● Anna (you)" in done.stdout
    assert "▲ Bo (random)" in done.stdout


def test_a_saved_game_shows_no_card_of_a_bot(tmp_path: Path) -> None:
    piped(tmp_path, "play", "--seed", "7", typed="1\n" * 30)
    (save,) = saves_in(tmp_path, "unfinished")
    open_part = save.read_text(encoding="utf-8").partition("sealed:")[0]
    drawn = re.findall(r"^\d+ \* .*card (\w+)", open_part, re.MULTILINE)
    drawers = [game_line for game_line in open_part.splitlines() if game_line.endswith(" card")]
    assert "?" in open_part
    assert len(drawn) <= sum(" blue " in line for line in drawers)


@pytest.mark.parametrize(("game", "sealed"), [("istanbul", "The dice are"), ("al-rashid", "The shuffle is")])
def test_only_games_with_dice_speak_of_them(tmp_path: Path, game: str, sealed: str) -> None:
    seats = ("--seats", "me,random,random")
    said = piped(tmp_path, "play", game, *seats, typed="about\n").stdout
    assert f"{sealed} sealed." in said
    assert bool(re.search(r"\bdice\b", said)) == (game == "istanbul")


def test_the_dice_are_promised_and_the_promise_is_kept(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "--seed", "7", "--nonce", "green tea", typed=NUMBERS)
    assert "The dice are sealed. Dice commitment: 18eea2ec7ee0" in done.stdout
    assert "Added to it by the players: Blue: green tea" in done.stdout
    assert "It matches the commitment made at the start" in done.stdout


def test_an_unfinished_game_is_offered_again(tmp_path: Path) -> None:
    piped(tmp_path, "play", "--seed", "7", typed="1\n")
    assert "continue it with: fondaco play --resume" in piped(tmp_path, "play").stdout


def test_a_shared_place_is_shown_as_shared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    view = Game.view

    def tied(self: Game, viewer: int | None) -> View:
        seen = view(self, viewer)
        if seen.ranks is not None:
            seen.ranks, seen.scores = [1, 1, 3], [40, 40, 12]
        return seen

    monkeypatch.setattr(Game, "view", tied)
    monkeypatch.setattr(
        Game, "ties", lambda self: ties_of([40, 40, 12], self.rulebook.deciders(self.position))
    )
    sit_down(monkeypatch, tmp_path, at_random(1), "play", "--seed", "2", "--save", str(tmp_path / "x"))
    said = capsys.readouterr().out
    assert (
        "1. ● Blue: 40 points\n1. ▲ Red: 40 points\n3. ■ Green: 12 points\nTie: ● Blue, ▲ Red share the place."
        in said
    )


def test_the_environment_chooses_the_language(tmp_path: Path) -> None:
    assert "Yspahan per 3 giocatori." in piped(tmp_path, "play", LANG="it_IT.UTF-8").stdout
