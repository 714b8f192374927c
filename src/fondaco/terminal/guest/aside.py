"""What one may do at a house besides playing: notes, what was missed, clocks, other devices, playing again."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from fondaco.links import table_link
from fondaco.table.history import LogLine
from fondaco.terminal.guest.table import HouseTable
from fondaco.terminal.sitting import Sitting

FOR_A_SEAT: Final = ("notes", "link")
"""Commands that a spectator cannot use."""


class _Notes(msgspec.Struct, frozen=True):
    text: str


class _Group(msgspec.Struct, frozen=True):
    lines: list[LogLine]


class _Recap(msgspec.Struct, frozen=True):
    groups: list[_Group]


class _Link(msgspec.Struct, frozen=True):
    path: str


class _Made(msgspec.Struct, frozen=True):
    table: str


class Aside:
    """The commands of a table at a house that are about nobody's move."""

    def __init__(self, table: HouseTable, sitting: Sitting) -> None:
        self._table = table
        self._sitting = sitting
        self._commands = {
            "notes": self._note,
            "recap": self._recap,
            "clock": self._clock,
            "link": self._link,
            "rematch": self._rematch,
        }

    def carry_out(self, command: str, rest: str, seat: int | None) -> bool:
        """Whether it was one of these commands; a refusal is raised."""
        if command not in self._commands:
            return False
        if seat is None and command in FOR_A_SEAT:
            self._line("terminal-online-watching")
        else:
            self._commands[command](rest, seat)
        return True

    def clock_lines(self) -> list[str]:
        """Whose time runs and until when, and what everybody has left beside it."""
        clock, say = self._table.clock, self._sitting.say
        if clock is None:
            return []
        lines = []
        if clock.seat is not None and clock.deadline is not None:
            left = max(0, clock.deadline - time.time_ns() // 1_000_000)
            player = str(self._sitting.faces[clock.seat])
            lines.append(say("terminal-online-clock", player=player, time=told(left)))
        lines += [
            say("terminal-online-bank", player=str(self._sitting.faces[seat]), time=told(bank))
            for seat, bank in enumerate(clock.banks)
            if bank
        ]
        return lines

    def _note(self, text: str, seat: int | None) -> None:
        """Read the notes, or write a line under them."""
        path = f"{self._table.path}/seats/{seat}/notes"
        notes = self._table.wire.get(path, _Notes).text
        if text:
            notes = self._table.wire.put(path, {"text": f"{notes}\n{text}".strip()}, _Notes).text
        for line in notes.splitlines() or [self._sitting.say("terminal-online-no-notes")]:
            self._sitting.screen.line(line)

    def _recap(self, _: str, seat: int | None) -> None:
        told = self._table.wire.get(
            f"{self._table.path}/recap", _Recap, {} if seat is None else {"seat": seat}
        )
        lines = sorted((line for group in told.groups for line in group.lines), key=lambda line: line.move)
        if lines:
            self._sitting.show_log(lines)
        else:
            self._line("terminal-online-no-news")

    def _clock(self, _: str, seat: int | None) -> None:
        for line in self.clock_lines() or [self._sitting.say("terminal-online-no-clock")]:
            self._sitting.screen.line(line)

    def _link(self, _: str, seat: int | None) -> None:
        """For another device of the same person; the one that was made before is worth nothing any more."""
        made = self._table.wire.post(f"{self._table.path}/links", {"seat": seat}, _Link)
        self._line("terminal-online-own-link", link=f"{self._table.wire.house}{made.path}")

    def _rematch(self, _: str, seat: int | None) -> None:
        made = self._table.wire.post(f"{self._table.path}/rematch", {}, _Made, again=True)
        command = f"fondaco join {table_link(self._table.wire.house, made.table)}"
        self._line("terminal-online-rematch", command=command)

    def _line(self, words: str, **values: str) -> None:
        self._sitting.screen.line(self._sitting.say(words, **values), whole=True)


def told(milliseconds: int) -> str:
    """A time as a clock shows it: 1:05, 2:00:00, or days before that."""
    seconds = milliseconds // 1000
    days, seconds = divmod(seconds, 24 * 3600)
    hours, seconds = divmod(seconds, 3600)
    minutes, seconds = divmod(seconds, 60)
    clock = f"{hours}:{minutes:02}:{seconds:02}" if days or hours else f"{minutes}:{seconds:02}"
    return f"{days} d {clock}" if days else clock
