"""The command `join`: finds the table, takes the seats, waits for the beginning, and plays."""

from __future__ import annotations

import argparse
import getpass
import os
import sys

import msgspec

from fondaco.games import load_rulebook
from fondaco.links import table_link
from fondaco.table.record import read_record
from fondaco.table.refusal import UsageError
from fondaco.table.rulebook import Rulebook
from fondaco.table.speech import pick_language
from fondaco.terminal.asking import Leave
from fondaco.terminal.guest.address import Address, read_address, read_house
from fondaco.terminal.guest.frames import Header, TableState
from fondaco.terminal.guest.inviting import set_table
from fondaco.terminal.guest.keys import own_keys
from fondaco.terminal.guest.lobby import OPEN, Lobby
from fondaco.terminal.guest.table import HouseTable
from fondaco.terminal.guest.troubles import Trouble, trouble
from fondaco.terminal.guest.visit import Visit
from fondaco.terminal.guest.voice import guest_voice, say_trouble
from fondaco.terminal.guest.wire import PATIENCE, Wire
from fondaco.terminal.screen import Screen

HERE = "http://127.0.0.1:8000"
"""The house that `./play` opens."""


class _Held(msgspec.Struct, frozen=True):
    table: str
    seat: int | None


class _Made(msgspec.Struct, frozen=True):
    table: str


class _Done(msgspec.Struct, frozen=True):
    """A change that was made."""


def run(args: argparse.Namespace) -> int:
    """Play at a house."""
    language = pick_language(args.lang, os.environ)
    screen = Screen(args.plain)
    say = guest_voice(language)
    try:
        return _Arrival(args, language, screen).run()
    except Trouble as refused:
        sys.stdout.flush()
        print(f"fondaco: {say_trouble(say, refused)}", file=sys.stderr)
        return 1


class _Arrival:
    """From an address to a seat."""

    def __init__(self, args: argparse.Namespace, language: str, screen: Screen) -> None:
        self._args = args
        self._language = language
        self._screen = screen
        self._say = guest_voice(language)
        self._told_full = False
        self._sat = False
        addresses = self._addresses()
        self._house = addresses[0].house
        self._table = addresses[0].table or ""
        self._secrets = [address.secret for address in addresses if address.secret]
        self._wire = Wire(self._house, language, own_keys())

    def _addresses(self) -> list[Address]:
        """What the command line leads to; a link that it does not have is asked for, and not shown."""
        args = self._args
        if args.new is not None:
            if args.link:
                raise UsageError("A new table is set at a house: give --server URL, and no link.")
            return [Address(read_house(args.server or HERE))]
        given = list(args.link)
        if not given:
            given = [self._ask_for_link()]
        found = [read_address(url) for url in given]
        if len({address.house for address in found}) > 1:
            raise UsageError("These links lead to different houses: join one table at a time.")
        if len(found) > 1 and not all(address.secret for address in found):
            raise UsageError("Several seats are joined by their links, one for each.")
        return found

    def _ask_for_link(self) -> str:
        prompt = self._say("terminal-online-ask-link") + " "
        if self._screen.is_typed:
            return getpass.getpass(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def run(self) -> int:
        """Go to the table and play there; the exit code."""
        try:
            self._wire.greet(self._args.name or "", self._language)
            if self._args.new is not None:
                self._table = set_table(self._args, self._wire, self._screen, self._say)
            self._use_links()
            if self._args.rematch:
                self._table = self._wire.post(
                    f"/api/tables/{self._table}/rematch", {}, _Made, again=True
                ).table
                self._secrets = []
            self._wire.patience = PATIENCE
            try:
                found = self._wait_for_the_beginning()
            except (Leave, EOFError, KeyboardInterrupt):
                command = f"fondaco join {table_link(self._house, self._table)}"
                self._screen.line(self._say("terminal-online-bye", command=command), whole=True)
                return 0
            return self._visit(*found)
        finally:
            self._wire.close()

    def _use_links(self) -> list[int | None]:
        """What the links give; after the beginning a seat may have another number."""
        held = [
            self._wire.post("/api/links", {"secret": secret}, _Held, again=True) for secret in self._secrets
        ]
        if len({each.table for each in held}) > 1:
            raise UsageError("These links lead to different tables: join one at a time.")
        if held:
            self._table = held[0].table
        seats = [each.seat for each in held]
        return [seat for seat in seats if seat is not None] or seats

    # -- before the game ------------------------------------------------------------------------------

    def _wait_for_the_beginning(self) -> tuple[TableState, list[int | None]]:
        """Sit down if need be, and wait; then the table and the viewers of this terminal."""
        while True:
            state = self._wire.get(f"/api/tables/{self._table}", TableState)
            viewers = self._viewers(state)
            if state.status != OPEN:
                return state, viewers
            if not self._sit_down(state, viewers):
                Lobby(self._wire, self._screen, self._language, state, viewers).wait()

    def _viewers(self, state: TableState) -> list[int | None]:
        """The seats that are played from here; None alone for a spectator."""
        if self._secrets:
            return self._use_links()
        if self._args.watch:
            return [None]
        wanted = self._wanted(state)
        mine: list[int | None] = [seat for seat in state.mine if wanted is None or seat == wanted]
        if not mine and not self._told_full and not self._may_sit(state):
            self._told_full = True
            if state.status in (OPEN, "playing"):
                self._screen.line(self._say("terminal-online-full"))
        return mine or [None]

    def _wanted(self, state: TableState) -> int | None:
        number = self._args.seat
        if number is None or self._sat:
            return None  # a seat may get another number when the game begins
        if not 1 <= number <= len(state.header.seats):
            raise trouble("invalid", "house-no-seat", seat=number)
        return int(number) - 1

    def _may_sit(self, state: TableState) -> bool:
        return state.status == OPEN and self._open_seat(state) is not None

    def _open_seat(self, state: TableState) -> int | None:
        """A seat of a listed table that everybody may take."""
        wanted = self._wanted(state)
        for seat in state.header.seats:
            if state.header.listed and seat.kind == OPEN and wanted in (None, seat.seat):
                return seat.seat
        return None

    def _sit_down(self, state: TableState, viewers: list[int | None]) -> bool:
        """Take the open seats that are ours to take; whether any was."""
        open_seats = [seat for seat in viewers if seat is not None and state.header.seats[seat].kind == OPEN]
        if viewers == [None] and not self._secrets and not self._args.watch:
            free = self._open_seat(state)
            open_seats = [] if free is None else [free]
        for seat in open_seats:
            body = {"name": self._args.name or "", "nonce": self._args.nonce or ""}
            try:
                self._wire.post(f"/api/tables/{self._table}/seats/{seat}/sit", body, _Done)
                self._sat = True
            except Trouble as refused:
                # Somebody was quicker, or the answer was lost: a look tells.
                if refused.code != "lost" and refused.message.id != "house-seat-taken":
                    raise
        return bool(open_seats)

    # -- the game -------------------------------------------------------------------------------------

    def _visit(self, state: TableState, viewers: list[int | None]) -> int:
        self._take_back(state, viewers)
        book = self._rulebook(state.header, viewers[0])
        table = HouseTable(self._wire, self._table, state.header, book, viewers)
        if table.newest.view is None:
            raise trouble("closed", "terminal-online-abandoned")
        return Visit(table, self._language, self._screen).run()

    def _take_back(self, state: TableState, viewers: list[int | None]) -> None:
        """Whoever comes to his seat wants to play it, even if a bot does."""
        if state.status != "playing":
            return
        for seat in viewers:
            if seat is not None and state.header.seats[seat].kind == "bot":
                self._wire.post(f"/api/tables/{self._table}/seats/{seat}/give-back", {}, _Done)
                self._screen.line(self._say("terminal-online-yours-again", number=seat + 1))

    def _rulebook(self, header: Header, viewer: int | None) -> Rulebook:
        """The game by the same rules and with the same box as at the house."""
        box = None
        if header.owned_box:
            params = {} if viewer is None else {"seat": viewer}
            record = self._wire.get_text(f"/api/tables/{self._table}/record", params)
            box = read_record(record).box_text
        book = load_rulebook(header.game, box)
        if (book.revision, book.box_hash) != (header.revision, header.box_hash):
            raise trouble("foreign", "terminal-online-other-rules", title=header.title)
        return book
