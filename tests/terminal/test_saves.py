"""A save is as it was or as it should be, whatever the disk does."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from fondaco.table.game import Game
from fondaco.terminal import saves
from tests.terminal.tables import at_random, piped, sit_down

FULL = OSError(errno.ENOSPC, "No space left on device")


def fail(*args: object, **named: object) -> None:
    raise FULL


@pytest.mark.parametrize("call", ["replace", "fsync", "fdopen"])
def test_a_full_disk_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    file = tmp_path / "game"
    saves.write_safely(file, "old")
    monkeypatch.setattr(os, call, fail)
    with pytest.raises(OSError, match="No space left") as caught:
        saves.write_safely(file, "new")
    assert caught.value.filename == str(file)
    monkeypatch.undo()
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_full_disk_in_the_middle_is_told_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.fondaco"
    kept: list[str] = []
    answer = at_random(2)

    def fill_the_disk(game: Game) -> str:
        if len(game.played) > 60:
            if not kept:
                kept.append(file.read_text(encoding="utf-8"))
                monkeypatch.setattr(os, "replace", fail)
            if len(game.played) > 120:
                return "quit"
        return answer(game)

    code = sit_down(monkeypatch, tmp_path, fill_the_disk, "play", "--seed", "3", "--save", str(file))
    said = " ".join(capsys.readouterr().out.split())
    assert code == 1
    assert said.count(f"The game could not be saved: {file}: No space left on device.") == 1
    assert said.endswith("Goodbye. This game is not saved.")
    assert file.read_text(encoding="utf-8") == kept[0]
    assert list(tmp_path.glob(".*")) == []


def test_a_full_device_fails_before_the_game_begins(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "--seed", "1", "--save", "/dev/full")
    assert (done.returncode, done.stderr) == (1, "fondaco: /dev/full: No space left on device.\n")


def test_a_place_that_cannot_be_written_fails_before_the_game_begins(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    done = piped(tmp_path, "play", "--seed", "1", "--save", str(tmp_path / "file" / "game"))
    assert done.returncode == 1
    assert done.stderr.startswith(f"fondaco: {tmp_path / 'file' / 'game'}: ")
    assert done.stderr.count("\n") == 1


def test_without_a_data_folder_one_can_still_play(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way", encoding="utf-8")
    done = piped(tmp_path, "play", "--seed", "1", typed="1\n")
    assert "The game could not be saved" in done.stdout
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_an_existing_file_is_not_taken_for_a_new_game(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text("mine", encoding="utf-8")
    done = piped(tmp_path, "play", "--save", str(file))
    assert done.returncode == 2
    assert file.read_text(encoding="utf-8") == "mine"


def test_another_game_with_the_same_dice_is_not_overwritten(tmp_path: Path) -> None:
    first = tmp_path / "first"
    piped(
        tmp_path,
        "play",
        "--seed",
        "2",
        "--option",
        "first_player=1",
        "--save",
        str(first),
        typed="roll 0\ntake sack\n",
    )
    before = first.read_text(encoding="utf-8")
    piped(
        tmp_path,
        "play",
        "--seed",
        "2",
        "--option",
        "first_player=1",
        typed=f"roll 0\ntake gold\nsave {first}\n",
    )
    assert first.read_text(encoding="utf-8") == before


def test_two_games_with_the_same_dice_have_their_own_saves(tmp_path: Path) -> None:
    for _ in range(2):
        piped(tmp_path, "play", "--seed", "2", typed="1\n")
    assert len(list((tmp_path / "data" / "fondaco" / "unfinished").iterdir())) == 2


@pytest.mark.parametrize(
    ("environ", "folder"),
    [
        ({"XDG_DATA_HOME": "/x", "HOME": "/h"}, "/x/fondaco"),
        ({"XDG_DATA_HOME": "relative", "HOME": "/h"}, "/h/.local/share/fondaco"),
        ({"HOME": "/h"}, "/h/.local/share/fondaco"),
    ],
)
def test_where_games_are_kept(environ: dict[str, str], folder: str) -> None:
    assert saves.data_folder(environ) == Path(folder)


def test_the_reader_may_leave_early(tmp_path: Path) -> None:
    reading: Callable[[int], bytes]
    from subprocess import PIPE, Popen
    from sys import executable

    from tests.terminal.tables import environment

    with Popen(
        [executable, "-m", "fondaco", "rules", "yspahan", "12"],
        stdout=PIPE,
        stderr=PIPE,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        reading = process.stdout.read
        reading(1)
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
