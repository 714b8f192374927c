"""The interpreted and the compiled package play the same games, at every table of the conformance suite."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from fondaco.table import core, deck
from tests.both.trajectories import trajectory
from tests.conformance.tables import TABLES

ROOT: Final = Path(__file__).resolve().parents[2]
SEEDS: Final = 1_000


def run(package: Path) -> tuple[Path, Path, str]:
    """Where this package has its core and its decks, and the hash of its games."""
    command = [sys.executable, "-P", "-m", "tests.both.trajectories", str(SEEDS)]
    variables = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}"}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    core_file, deck_file, found = done.stdout.split()
    return Path(core_file), Path(deck_file), found


@pytest.mark.compiled
def test_a_thousand_games_are_the_same_interpreted_and_compiled() -> None:
    compiled, source = Path(os.environ["FONDACO_COMPILED_PATH"]), ROOT / "src"
    *built, found = run(compiled)
    *plain, expected = run(source)
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


def test_all_tables_have_their_turn() -> None:
    assert len(TABLES) * 10 < SEEDS
