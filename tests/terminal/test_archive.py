"""The commands around a game: the shelf, the rules, records shown and proved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import fondaco
from fondaco.games import GAMES, load_rulebook
from fondaco.table.chance import SealedDice
from fondaco.table.record import write_record
from fondaco.table.shelf import label_of
from fondaco.table.speech import LANGUAGES
from tests.terminal.tables import piped


def finished(seed: int = 1) -> fondaco.Game:  # type: ignore[name-defined]  # the type is imported for checkers only
    game = fondaco.start("yspahan", 2, seed=seed, players=["Ada", "Bo"])
    while not game.over:
        game.play(game.position.legal()[-1])
    return game


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.fondaco"
    game = finished()
    assert isinstance(game.chance, SealedDice)
    file.write_text(write_record(game, game.chance.seed), encoding="utf-8")
    return file


def test_the_shelf(tmp_path: Path) -> None:
    shelf = json.loads(piped(tmp_path, "games", "--json").stdout)
    lines = piped(tmp_path, "games").stdout.splitlines()
    assert lines[0] == "yspahan        Yspahan (Sébastien Pauchon, 2006), 2–4 players"
    assert [label["key"] for label in shelf] == list(GAMES)
    assert len(lines) == len(GAMES)


@pytest.mark.parametrize("key", GAMES)
def test_a_label_says_what_is_in_the_box(key: str) -> None:
    label, rulebook = label_of(key), load_rulebook(key)
    assert label.title == rulebook.title
    assert (label.min_players, label.max_players) == (rulebook.min_seats, rulebook.max_seats)
    assert label.boxes == list(rulebook.options.get("box", ["base"]))


def test_the_shelf_needs_no_library_that_is_slow_to_import(tmp_path: Path) -> None:
    import subprocess
    import sys

    from tests.terminal.tables import environment

    code = "import sys; from fondaco.terminal import cli; cli.main(['games']); print(sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(tmp_path), check=True
    )
    for library in ("'rich'", "'fluent.runtime'", "'msgspec'", "'fondaco.games.yspahan"):
        assert library not in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_by_clause_chapter_and_title(tmp_path: Path, language: str) -> None:
    spellings = [
        piped(tmp_path, "rules", "yspahan", which, "--lang", language) for which in ("YS-071", "ys71", "71")
    ]
    assert {done.stdout for done in spellings} == {spellings[0].stdout}
    assert spellings[0].stdout.startswith("YS-071")
    chapter = piped(tmp_path, "rules", "yspahan", "8", "--lang", language).stdout
    assert "YS-071" in chapter
    assert "YS-080" not in chapter.splitlines()[0]
    contents = piped(tmp_path, "rules", "yspahan", "--lang", language).stdout
    assert "\n4. " in contents


def test_replay_tells_the_game_and_shows_its_end(tmp_path: Path, record: Path) -> None:
    done = piped(tmp_path, "replay", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Yspahan, ● Ada, ▲ Bo\n")
    assert "Week 3, day 7" in done.stdout
    assert "The game is over." in done.stdout
    assert "(you)" not in done.stdout


def test_replay_stops_where_it_is_told(tmp_path: Path, record: Path) -> None:
    done = piped(tmp_path, "replay", str(record), "--to", "12", "--lang", "it")
    assert "Dopo la mossa 12 di" in done.stdout
    assert "Settimana 1 di 3, giorno 1 di 7" in done.stdout
    begun = piped(tmp_path, "replay", str(record), "--to", "0")
    assert begun.returncode == 0
    assert "After move 0 of" in begun.stdout


def test_verify_says_what_it_checked(tmp_path: Path, record: Path) -> None:
    done = piped(tmp_path, "verify", str(record))
    assert done.returncode == 0
    said = done.stdout.splitlines()
    assert said[0] == "The record is whole: its last line matches the rest."
    assert "moves are legal by rules revision 1" in said[1]
    assert said[2].startswith("The game is over: Ada ")
    assert said[3].endswith("outcomes of chance are what the promised seed gives.")


def test_verify_finds_another_seed(tmp_path: Path, record: Path) -> None:
    from fondaco.table.record import writing

    text = record.read_text(encoding="utf-8")
    at = text.index("seed: ") + 6
    forged = text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]
    file = tmp_path / "forged"
    file.write_text(writing._finish(forged.rpartition("\nend: ")[0].splitlines()), encoding="utf-8")
    done = piped(tmp_path, "verify", str(file))
    assert done.returncode == 1
    assert done.stderr == "fondaco: The seed in the record is not the one that was promised at the start.\n"


def test_verify_of_a_running_game_and_of_one_without_promise(tmp_path: Path) -> None:
    game = fondaco.start("yspahan", 2, seed=1)
    file = tmp_path / "running"
    file.write_text(write_record(game), encoding="utf-8")
    done = piped(tmp_path, "verify", str(file))
    assert done.returncode == 0
    assert "not revealed before the end" in done.stdout
    game.commitment = None
    file.write_text(write_record(game), encoding="utf-8")
    done = piped(tmp_path, "verify", str(file))
    assert done.returncode == 0
    assert "carries no commitment" in done.stdout
