"""The interpreted and the compiled package play the same games, at every table of the conformance suite."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from fondaco.games import GAMES
from fondaco.table import core, deck
from tests.both.trajectories import of_game, trajectory
from tests.conformance.tables import TABLES

ROOT: Final = Path(__file__).resolve().parents[2]
SEEDS: Final = 1_000
MOVES: Final = 3_000


def run(package: Path, number: int, *game: str) -> tuple[Path, Path, str]:
    """Where this package has its core and its decks, and the hash of its games."""
    command = [sys.executable, "-P", "-m", "tests.both.trajectories", str(number), *game]
    variables = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}"}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    core_file, deck_file, found = done.stdout.split()
    return Path(core_file), Path(deck_file), found


@pytest.mark.slow
@pytest.mark.compiled
def test_a_thousand_games_are_the_same_interpreted_and_compiled() -> None:
    same_interpreted_and_compiled(SEEDS)


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_three_thousand_moves_of_a_game_are_the_same(game: str) -> None:
    same_interpreted_and_compiled(MOVES, game)


def same_interpreted_and_compiled(number: int, *game: str) -> None:
    compiled, source = Path(os.environ["FONDACO_COMPILED_PATH"]), ROOT / "src"
    *built, found = run(compiled, number, *game)
    *plain, expected = run(source, number, *game)
    assert found == expected
    assert all(Path(file).is_relative_to(compiled) and Path(file).suffix == ".so" for file in built)
    assert all(Path(file).is_relative_to(source) and Path(file).suffix == ".py" for file in plain)


@pytest.mark.compiled
def test_the_package_under_test_is_really_compiled() -> None:
    """This very process runs on it too: what is marked `both` would prove nothing otherwise."""
    for module in (core, deck):
        assert module.__file__ is not None
        assert Path(module.__file__).suffix == ".so"
        assert Path(module.__file__).is_relative_to(os.environ["FONDACO_COMPILED_PATH"])


@pytest.mark.both
def test_a_game_is_the_same_the_second_time_and_another_with_another_seed() -> None:
    for table in TABLES[:: len(TABLES) // 3]:
        assert trajectory(table, 1) == trajectory(table, 1)
        assert trajectory(table, 1) != trajectory(table, 2)


def test_so_many_moves_of_a_game_are_looked_at() -> None:
    assert of_game("yspahan", 300) == of_game("yspahan", 300)
    assert len({of_game("yspahan", 300), of_game("yspahan", 301), of_game("al-rashid", 300)}) == 3


def test_all_tables_have_their_turn() -> None:
    assert len(TABLES) * 10 < SEEDS
