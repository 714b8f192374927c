"""Before the game: who sits down, and when it begins. The host begins when all seats are taken, or when he says so."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec

from fondaco.terminal import commands
from fondaco.terminal.asking import Leave
from fondaco.terminal.guest.ears import GONE, LOST, Ears
from fondaco.terminal.guest.frames import (
    ErrorAnswer,
    Header,
    HeaderNews,
    TableState,
    Update,
    read_news,
    refusal_of,
)
from fondaco.terminal.guest.troubles import Trouble
from fondaco.terminal.guest.voice import guest_voice, say_trouble
from fondaco.terminal.guest.wire import Wire
from fondaco.terminal.screen import Screen

OPEN = "open"


class _Done(msgspec.Struct, frozen=True):
    version: int


class Lobby:
    """A table that has not begun."""

    def __init__(
        self, wire: Wire, screen: Screen, language: str, state: TableState, viewers: Sequence[int | None]
    ) -> None:
        self._wire = wire
        self._screen = screen
        self._say = guest_voice(language, state.header.game)
        self._table = state.table
        self._header = state.header
        self._status = state.status
        self._host = state.host
        self._viewers = viewers
        self._ears = Ears()
        self._fault: Trouble | None = None

    def wait(self) -> None:
        """Wait until the game begins, or the table has to be looked at anew."""
        if self._begin_if_complete():
            return
        self._show(self._header)
        word = commands.word_for("start", self._say.language)
        told = "terminal-online-host-waits" if self._host else "terminal-online-waits"
        self._screen.line(self._say(told, word=word), "dim")
        self._ears.listen(self._wire, self._table, self._viewers[0], lambda: 0)
        try:
            while self._status == OPEN:
                news, line = self._ears.wait(typed=self._screen.is_typed)
                if news and not self._hear():
                    return
                if line and self._obey(sys.stdin.readline()):
                    return
        finally:
            self._ears.close()

    def _hear(self) -> bool:
        """Take what was heard; whether to go on waiting."""
        for kind, frame in self._ears.take():
            if kind == GONE:
                self._ask_why()
                return False
            if kind == LOST:
                continue
            news = read_news(frame)
            if isinstance(news, ErrorAnswer):
                self._fault = refusal_of(news.error)
            if isinstance(news, Update):
                self._status = news.status
            if isinstance(news, Update | HeaderNews):
                self._show_changes(news.header)
        return self._status == OPEN and not self._begin_if_complete()

    def _ask_why(self) -> None:
        """The house hung up: because the game has begun, and seats have other numbers, or for good."""
        state = self._wire.get(f"/api/tables/{self._table}", TableState)
        if state.status == OPEN and self._fault is not None:
            raise self._fault

    def _begin_if_complete(self) -> bool:
        """The host's terminal begins when nobody is waited for any more; whether it did."""
        if not self._host or any(seat.kind == OPEN for seat in self._header.seats):
            return False
        return self._start(None)

    def _start(self, fill_with: str | None) -> bool:
        try:
            self._wire.post(f"/api/tables/{self._table}/start", {"fill_with": fill_with}, _Done)
        except Trouble as refused:
            if refused.code == "lost":
                return True  # whether it began is seen by looking again
            if refused.message.id == "house-already-started":
                return True
            self._screen.line(say_trouble(self._say, refused))
            return False
        return True

    def _obey(self, line: str) -> bool:
        """A typed line; whether the table has to be looked at anew."""
        if not line:
            raise EOFError
        name, rest = commands.find(line, online=True) or ("help", "")
        if name == "quit":
            raise Leave
        if name == "start" and self._host:
            return self._start(rest or None)
        told = "terminal-online-host-help" if self._host else "terminal-online-help"
        words = {key: commands.word_for(key, self._say.language) for key in ("start", "quit")}
        self._screen.line(self._say(told, start=words["start"], quit=words["quit"]))
        return False

    # -- showing --------------------------------------------------------------------------------------

    def _show(self, header: Header) -> None:
        title = f"{header.title}: {header.name}" if header.name else header.title
        self._screen.line(self._say("terminal-online-table", title=title), "bold")
        for line in self._lines(header):
            self._screen.line(line)

    def _show_changes(self, header: Header) -> None:
        before = set(self._lines(self._header))
        self._header = header
        for line in self._lines(header):
            if line not in before:
                self._screen.line(line)

    def _lines(self, header: Header) -> list[str]:
        return [
            self._say(
                "terminal-online-seat",
                number=seat.seat + 1,
                player=seat.name or self._say.say(seat.colour),
                kind=seat.kind,
                bot=seat.bot or "",
                online=str(seat.online or seat.seat in self._viewers).lower(),
            )
            for seat in header.seats
        ]
