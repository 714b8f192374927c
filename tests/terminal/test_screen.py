"""A real terminal: colour and its absence, the curtain, Ctrl-C, and a person who types."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.terminal.tables import environment, saves_in

pty = pytest.importorskip("pty")
WIPE = "\x1b[2J\x1b[3J\x1b[H"


class Person:
    """Sits at a terminal of 80 columns, reads until something is said, and types."""

    def __init__(self, home: Path, *args: str, **more: str) -> None:
        self.mine, theirs = pty.openpty()
        import fcntl
        import struct
        import termios

        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fondaco", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(home, TERM="xterm-256color", LANG="en_GB.UTF-8", **more),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509  (no threads here)
        )
        os.close(theirs)
        self.read = ""

    def sees(self, text: str) -> str:
        """Wait for a text; what was shown since the last time."""
        end = time.monotonic() + 60
        while text not in self.read and time.monotonic() < end:
            if select.select([self.mine], [], [], 0.5)[0]:
                try:
                    chunk = os.read(self.mine, 65536)
                except OSError:
                    break
                self.read += chunk.decode("utf-8", "replace")
        assert text in self.read, self.read[-2000:]
        before, _, self.read = self.read.partition(text)
        return before + text

    def types(self, line: str) -> None:
        os.write(self.mine, f"{line}\n".encode())

    def presses_ctrl_c(self) -> None:
        """As a person does: once, and again if nothing happened.

        Python may miss a signal that comes just as it has written a prompt: a bare `input()` with readline, without
        any of our code, missed 33 of 600 that were sent at once, and a second one ended each of the 33.
        """
        os.write(self.mine, b"\x03")
        for _ in range(4):
            if self._waits_for_the_end(5):
                return
            os.write(self.mine, b"\x03")

    def _waits_for_the_end(self, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < end:
            if select.select([self.mine], [], [], 0.2)[0]:
                try:
                    self.read += os.read(self.mine, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        return self.process.poll() is not None

    def leaves(self) -> int:
        end = time.monotonic() + 60
        while self.process.poll() is None and time.monotonic() < end:
            if select.select([self.mine], [], [], 0.2)[0]:
                try:
                    self.read += os.read(self.mine, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        code = self.process.wait(timeout=60)
        while select.select([self.mine], [], [], 0)[0]:  # what was still on its way
            try:
                self.read += os.read(self.mine, 65536).decode("utf-8", "replace")
            except OSError:
                break
        return code


@pytest.mark.slow
def test_a_person_plays_in_colour_and_leaves_by_ctrl_c(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "--seed", "2", "--option", "first_player=1")
    assert "\x1b[" in person.sees("● > ")
    person.types("roll 0")
    person.sees("Take a group of dice")
    person.sees("● > ")
    person.presses_ctrl_c()
    assert person.leaves() == 0
    assert "fondaco play --resume" in person.read
    assert "Traceback" not in person.read
    assert len(saves_in(tmp_path, "unfinished")) == 1


def test_no_color_is_honoured(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "--seed", "2", "--option", "first_player=1", NO_COLOR="1")
    shown = person.sees("● > ")
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", shown)
    person.types("quit")
    assert person.leaves() == 0


def test_the_curtain_wipes_the_screen_between_two_people(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "--seats", "me,me", "--seed", "2", "--option", "first_player=1")
    person.sees("● Blue, press Enter when nobody else is looking.")
    person.types("")
    person.sees("● > ")
    person.types("roll 0")
    person.sees("● > ")
    person.types("take gold supervisor go W6")
    person.sees("● > ")
    person.types("end turn")
    shown = person.sees("▲ Red, press Enter when nobody else is looking.")
    assert WIPE in shown
    assert "City" not in shown.rpartition(WIPE)[2]
    person.types("")
    assert WIPE in person.sees("▲ Red is to act.")
    person.sees("▲ > ")
    person.types("quit")
    assert person.leaves() == 0


def test_a_person_is_asked_to_go_on_with_the_last_game(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "--seed", "2", "--option", "first_player=1")
    person.sees("● > ")
    person.types("roll 0")
    person.sees("Take a group")
    person.sees("● > ")
    person.types("q")
    assert person.leaves() == 0
    again = Person(tmp_path, "play", "yspahan")
    again.sees("Go on with the unfinished game?")
    again.types("")
    again.sees("The game goes on after move")
    again.sees("● > ")
    os.write(again.mine, b"\x04")
    assert again.leaves() == 0
