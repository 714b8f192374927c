"""`fondaco simulate`: the same games on any number of processes, honest tables, one sentence for what goes wrong."""

from __future__ import annotations

import argparse
import errno
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import fondaco
from fondaco.bots.bot import Bot, Imagine
from fondaco.lab import match, simulate
from fondaco.lab.match import MatchError, Plan
from fondaco.lab.pool import played_blocks, record_name
from fondaco.table.rulebook import View

COMMAND = (
    "import argparse, sys; from fondaco.lab import simulate; parser = argparse.ArgumentParser(); "
    "simulate.add_arguments(parser); sys.exit(simulate.run(parser.parse_args()))"
)


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return simulate.run(parser.parse_args(["yspahan", *words]))


def report(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert run(*words, "--json") == 0
    shown = capsys.readouterr()
    assert shown.err == ""  # no bar where nobody looks on
    document: dict[str, Any] = json.loads(shown.out)
    return document


def without_machine(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name != "run"}


# -- the same games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("rotate", [(), ("--rotate",)])
def test_any_number_of_processes_gives_the_same_report(
    capsys: pytest.CaptureFixture[str], rotate: tuple[str, ...]
) -> None:
    words = ("--games", "9", "--seats", "medium,random,random", "--seed", "7", *rotate)
    one = report(capsys, *words)
    three = report(capsys, *words, "--jobs", "3")
    assert without_machine(one) == without_machine(three)
    assert (one["run"]["jobs"], three["run"]["jobs"]) == (1, 3)


def test_another_seed_gives_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    first = report(capsys, "--games", "3", "--seed", "1")
    second = report(capsys, "--games", "3", "--seed", "2")
    assert first["by_seat"] != second["by_seat"]


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    plan = Plan("yspahan", ("random", "random", "random"), seed=3)
    few = [block for chunk in played_blocks(plan, 2, 1, None) for block in chunk]
    many = [block for chunk in played_blocks(plan, 40, 1, None) for block in chunk]
    assert many[:2] == few
    assert len(many) == 40


# -- paired luck -------------------------------------------------------------------------------------


def dice_by_day(plan: Plan, turn: int) -> list[str]:
    """The white dice of each day, and the first player, as the record tells them."""
    result, moves = match.play_one(plan, 0, turn)
    record = match.record_of(plan, result.bots, moves)
    events = [
        (entry.event, entry.ordinal, entry.text)
        for entry in fondaco.replay(record).played
        if entry.event in {"white-die", "first-player"}
    ]
    return [f"{event} {ordinal} {text}" for event, ordinal, text in sorted(events)]


def test_games_of_a_block_meet_the_same_luck_whoever_sits_where() -> None:
    plan = Plan("yspahan", ("medium", "random", "random"), seed=11, rotate=True)
    first, second, third = (dice_by_day(plan, turn) for turn in range(3))
    assert len(first) == 1 + 21 * 9
    assert first == second == third
    other = Plan("yspahan", ("random", "random", "medium"), seed=11)
    assert dice_by_day(other, 0) == first


def test_rotation_brings_every_bot_to_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("yspahan", ("medium", "random", "random"), seed=1, rotate=True)
    seatings = [result.bots for result, _ in match.play_block(plan, 0)]
    assert [seating.index("medium") for seating in seatings] == [0, 1, 2]
    document = report(capsys, "--games", "4", "--rotate")
    assert (document["games"], document["blocks"]) == (6, 2)  # whole blocks


# -- what is shown -----------------------------------------------------------------------------------


def test_shares_add_up_and_lie_in_their_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    document = report(capsys, "--games", "12", "--seats", "medium,random")
    assert sum(line["win_share"]["mean"] for line in document["by_seat"]) == pytest.approx(1)
    assert sum(line["win_share"]["mean"] * line["seats"] for line in document["by_bot"]) == pytest.approx(1)
    for line in (*document["by_seat"], *document["by_bot"]):
        share = line["win_share"]
        assert 0 <= share["low"] <= share["mean"] <= share["high"] <= 1
        assert share["low"] < share["high"]
        assert line["score"]["low"] <= line["score"]["mean"] <= line["score"]["high"]
    assert document["shortest_game"] <= document["moves_per_game"] <= document["longest_game"]
    assert document["decisions_per_game"] < document["moves_per_game"]
    assert document["par"] == 0.5


def test_the_tables_name_seats_bots_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--games", "2", "--seats", "medium,random,random", "--option", "first_player=2") == 0
    shown = capsys.readouterr().out
    for words in (
        "1 blue: medium",
        "3 green: random",
        "95 % interval",
        "Decisions per game",
        "games per second",
    ):
        assert words in shown


# -- records -----------------------------------------------------------------------------------------


def test_records_replay_to_the_results_of_the_report(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "records"
    words = ("--games", "3", "--seats", "medium,random", "--jobs", "2")
    kept = report(capsys, *words, "--records", str(folder))
    assert sorted(path.name for path in folder.iterdir()) == [record_name(number) for number in (1, 2, 3)]
    games = [fondaco.replay((folder / record_name(number)).read_text("utf-8")) for number in (1, 2, 3)]
    assert all(game.over for game in games)
    assert {game.players for game in games} == {("medium", "random")}
    scores = [sum(game.position.standing()[seat] for game in games) / 3 for seat in range(2)]
    assert scores == pytest.approx([line["score"]["mean"] for line in kept["by_seat"]])
    assert kept["moves_per_game"] == pytest.approx(sum(len(game.played) for game in games) / 3)
    assert without_machine(report(capsys, *words)) == without_machine(kept)  # keeping them changes nothing


def test_records_of_an_earlier_run_are_not_overwritten(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / record_name(1)).write_text("precious", "utf-8")
    assert run("--games", "1", "--records", str(tmp_path)) == 2
    assert "already holds records" in capsys.readouterr().err
    assert (tmp_path / record_name(1)).read_text("utf-8") == "precious"


def test_a_full_disk_is_one_sentence_and_leaves_no_half_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = Path.write_text

    def fill_up(path: Path, text: str, encoding: str | None = None) -> int:
        written(path, text[:100], encoding)
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", fill_up)
    assert run("--games", "2", "--seats", "random,random", "--records", str(tmp_path)) == 1
    sentence = capsys.readouterr().err
    assert sentence.count("\n") == 1
    assert "could not be written: No space left on device" in sentence
    assert list(tmp_path.iterdir()) == []


# -- what goes wrong ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--games", "0"), "--games takes a whole number from 1"),
        (("--games", "many"), "--games takes a whole number from 1"),
        (("--jobs", "0"), "--jobs takes a whole number from 1"),
        (("--seed", "-1"), "--seed takes a whole number from 0"),
        (("--seats", "medium"), "Yspahan is for 2 to 4 players, not 1"),
        (("--seats", "medium,random,random,random,random"), "Yspahan is for 2 to 4 players, not 5"),
        (("--seats", "medium,oracle"), 'Unknown bot "oracle"'),
        (("--seats", ""), 'Unknown bot ""'),
        (("--option", "first_player"), "--option takes NAME=VALUE"),
        (("--option", "weather=fair"), 'no option "weather"'),
        (("--option", "first_player=4"), "first player cannot be seat 4 of 3"),
        (("--box", "/nowhere/box.toml"), "cannot be read"),
        (("--records", "/dev/null/records"), "cannot be used"),
    ],
)
def test_impossible_values_are_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], words: Sequence[str], said: str
) -> None:
    assert run(*words) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert said in shown.err
    assert shown.err.count("\n") == 1


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    assert simulate.run(parser.parse_args(["chess"])) == 2
    assert 'Unknown game "chess"' in capsys.readouterr().err


class Stubborn(Bot):
    name = "random"

    def decide(self, view: Callable[[], View], legal: Sequence[int], imagine: Imagine, budget: int) -> int:
        return -5


def test_a_bot_that_does_not_play_by_the_rules_ends_the_match(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "make_bot", lambda name, seed: Stubborn(seed))
    assert run("--games", "2") == 1
    assert "Game 1 broke off: ValueError" in capsys.readouterr().err


def test_what_fails_in_a_process_ends_the_match(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "records"
    monkeypatch.setattr(simulate, "prepare_folder", lambda folder: None)  # somebody took it away meanwhile
    assert run("--games", "2", "--jobs", "2", "--records", str(folder)) == 1
    sentence = capsys.readouterr().err
    assert sentence.count("\n") == 1
    assert "could not be written: No such file or directory" in sentence


def test_a_process_that_dies_ends_the_match() -> None:
    plan = Plan("yspahan", ("random",) * 3, seed=1)
    chunks = played_blocks(plan, 4000, 2, None)
    next(chunks)
    for process in multiprocessing.active_children():
        process.kill()
    with pytest.raises(MatchError, match="has died"):
        list(chunks)


@pytest.mark.slow
def test_an_interrupt_ends_the_match_cleanly(tmp_path: Path) -> None:
    words = ["yspahan", "--games", "100000", "--jobs", "2", "--seats", "random,random", "--records"]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *words, str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(fondaco.__file__).parents[1])},
        start_new_session=True,
    )
    while not any(tmp_path.glob("*.fondaco")) and process.poll() is None:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 130
    assert out == ""
    assert err.startswith("fondaco: Stopped after ")
    assert err.count("\n") == 1
    assert not list(tmp_path.glob(".*"))  # no drafts
    for path in tmp_path.iterdir():
        assert fondaco.replay(path.read_text("utf-8")).over
