"""Rulebooks are read in many threads at once."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from fondaco.games import GAMES

THREADS = """
import sys
from concurrent.futures import ThreadPoolExecutor
from fondaco.games import load_rulebook

sys.setswitchinterval(1e-5)
with ThreadPoolExecutor(4) as threads:
    books = list(threads.map(load_rulebook, [sys.argv[1]] * 8))
print(len({book.box_hash for book in books}))
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_first_rulebook_is_read_in_many_threads_at_once(game: str) -> None:
    """In a process of its own: a library that cannot bear this ends the whole process."""
    for _ in range(3):
        run = subprocess.run(
            [sys.executable, "-c", THREADS, game],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        assert (run.returncode, run.stdout) == (0, "1\n"), run.stderr
