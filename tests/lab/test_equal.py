"""Interpreted and compiled engines play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fondaco.lab.fingerprint import fingerprint, main

SOURCE = Path(__file__).resolve().parents[2] / "src"
SEEDS = 1000


def fingerprint_of(package: Path, seats: int, seeds: int) -> str:
    command = [sys.executable, "-P", "-m", "fondaco.lab.fingerprint", "yspahan", str(seats), "0", str(seeds)]
    variables = {**os.environ, "PYTHONPATH": str(package)}
    return subprocess.run(command, env=variables, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_interpreted_and_compiled_agree_on_a_thousand_seeds(seats: int) -> None:
    compiled = Path(os.environ["FONDACO_COMPILED_PATH"])
    assert list((compiled / "fondaco" / "table").glob("core.*.so"))
    assert not list((SOURCE / "fondaco" / "table").glob("*.so"))
    assert fingerprint_of(compiled, seats, SEEDS) == fingerprint_of(SOURCE, seats, SEEDS)


def test_a_fingerprint_follows_seats_and_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    one = fingerprint("yspahan", 3, range(2))
    assert fingerprint("yspahan", 3, [0, 1]) == one
    assert fingerprint("yspahan", 3, [1, 2]) != one
    assert fingerprint("yspahan", 4, [0, 1]) != one
    assert main(["yspahan", "3", "0", "2"]) == 0
    assert capsys.readouterr().out.strip() == one


@pytest.mark.parametrize("words", [[], ["yspahan"], ["yspahan", "3", "x", "1"], ["chess", "2", "0", "1"]])
def test_a_wrong_call_is_explained(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.count("\n") == 1
