"""Playing at a house: others act and are told as they do, the people at this terminal are asked."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import msgspec

from fondaco.links import table_link
from fondaco.table.history import LogLine
from fondaco.table.message import Message
from fondaco.table.record import RecordError, read_record
from fondaco.table.refusal import UsageError
from fondaco.terminal import commands, saves
from fondaco.terminal.about import promise_lines, reconstruction_line
from fondaco.terminal.asking import Asking, Leave
from fondaco.terminal.ending import finish, show_end
from fondaco.terminal.guest.aside import Aside
from fondaco.terminal.guest.ears import GONE, LOST, Ears
from fondaco.terminal.guest.frames import (
    ChatNews,
    ErrorAnswer,
    Header,
    HeaderNews,
    Update,
    read_news,
    refusal_of,
)
from fondaco.terminal.guest.orders import HouseOrders
from fondaco.terminal.guest.table import HouseTable
from fondaco.terminal.guest.troubles import Trouble, trouble
from fondaco.terminal.guest.voice import HOUSE_WORDS, say_trouble
from fondaco.terminal.guest.wire import new_id
from fondaco.terminal.match import Changed
from fondaco.terminal.screen import Screen
from fondaco.terminal.seats import Seat
from fondaco.terminal.sitting import Sitting

SOON = 1.0
"""Seconds after which a wait is worth a line."""
SECRET = ("board", "hand", "log", "orders", "recap", "notes", "link")
"""Commands whose answer is for one pair of eyes."""
WHILE_ASKED = ("undo", "why", "moves")
"""Commands about a question."""


class _Done(msgspec.Struct, frozen=True):
    """A change that was made."""


class _Said(msgspec.Struct, frozen=True):
    """The number of a line that was said."""

    n: int


class Visit(Asking):
    """One table of a house, from the first look to the end or until one leaves."""

    online = True

    def __init__(self, table: HouseTable, language: str, screen: Screen) -> None:
        self.table = table
        self.own = [seat for seat in table.hands if seat is not None]
        sitting = Sitting(
            table,
            _seats(table.header, self.own),
            b"",
            language,
            screen,
            watching=not self.own,
            orders=HouseOrders(table),
            words=(HOUSE_WORDS,),
        )
        super().__init__(sitting)
        self.chosen_file = False
        folder = saves.data_folder(os.environ) / "records"
        self.file = saves.new_path(folder, table.rulebook.key, table.commitment or "")
        self._aside = Aside(table, sitting)
        self._ears = Ears()
        self._seen = 0
        """How many moves the watchers of this screen have been told of as they happened."""
        self._chat = 0
        """The number of the last line of chat that was shown."""
        self._lost = False
        self._fault: Trouble | None = None
        table.wire.on_lost, table.wire.on_back = self._connection_lost, self._connection_back

    @property
    def address(self) -> str:
        """Where this table is; it gives nobody a seat."""
        return table_link(self.table.wire.house, self.table.id)

    # -- from coming to leaving -----------------------------------------------------------------------

    def run(self) -> int:
        """Play until the end; the exit code."""
        self._welcome()
        if self.table.status != "playing":
            return self._show_closed()
        word = commands.word_for("help", self.say.language)
        self.screen.line(self.say("terminal-help-hint", help=word), "dim")
        for seat, hand in self.table.hands.items():
            self._ears.listen(self.table.wire, self.table.id, seat, lambda hand=hand: hand.version)  # type: ignore[misc]  # bound now
        try:
            self._play_on()
            return self._finish()
        except Leave:
            return self._leave()
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            return self._leave()
        finally:
            self._ears.close()

    def _play_on(self) -> None:
        if not self.own:
            self.sitting.show_table(None)
        while self.table.status == "playing":
            seat = self.table.asked
            if seat is not None:
                self.ask(seat)
            else:
                self._tell_as_it_happens()
                self._wait()
            self._hear()

    def _finish(self) -> int:
        self._ears.close()
        if self.table.status == "over":
            code = finish(self)
            self._tell_of_rematch()
            return code
        self.sitting.show_table(self.own[0] if len(self.own) == 1 else None)
        self.screen.line(self.say("terminal-online-abandoned"))
        return 0

    def _show_closed(self) -> int:
        """A table that somebody comes to after its end."""
        if self.table.status == "over":
            show_end(self)
            self._tell_of_rematch()
        else:
            self.sitting.show_table(None)
            self.screen.line(self.say("terminal-online-abandoned"))
        return 0

    def _tell_of_rematch(self) -> None:
        """The same people once more: where they sit already, or how to ask for it."""
        if self.own:
            command = f"fondaco join {self.address} --rematch"
            self.screen.line(self.say("terminal-online-once-more", command=command), whole=True)

    def _leave(self) -> int:
        command = f"fondaco join {self.address}"
        self.screen.line(self.say("terminal-online-bye", command=command), whole=True)
        return 0

    def _welcome(self) -> None:
        say, screen, book = self.say, self.screen, self.table.rulebook
        screen.line(say("terminal-welcome", title=book.title, number=self.table.seats), "bold")
        if book.owned_box is not None:
            screen.line(say("terminal-box-owner"))
        screen.line(reconstruction_line(book.reconstructed_at(self.table.options), say), "dim")
        for line in promise_lines(self.sitting):
            screen.line(line, "dim", whole=True)
        screen.line(say("terminal-online-address", address=self.address), "dim", whole=True)
        if not self.own:
            screen.line(say("terminal-online-watching"))

    # -- what is heard --------------------------------------------------------------------------------

    def _hear(self) -> bool:
        """Take what the house has said; whether anything was."""
        taken = self._ears.take()
        for kind, frame in taken:
            if kind == GONE:
                raise self._fault or trouble(
                    "unreachable", "terminal-online-unreachable", house=self.table.wire.house
                )
            if kind == LOST:
                self._connection_lost()
                continue
            news = read_news(frame)
            if isinstance(news, ErrorAnswer):
                self._fault = refusal_of(news.error)
                continue
            self._connection_back()
            if isinstance(news, Update):
                self.table.take(news)
            elif isinstance(news, HeaderNews):
                self.table.header, self.table.clock = news.header, news.clock
            elif isinstance(news, ChatNews):
                self._show_chat(news)
        self._look_around()
        return bool(taken)

    def _look_around(self) -> None:
        """Who plays which seat may have changed."""
        seats = _seats(self.table.header, self.own)
        before = self.sitting.seats
        if seats == before:
            return
        self.sitting.reseat(seats)
        for seat, (was, now) in enumerate(zip(before, seats, strict=True)):
            if was.bot == now.bot:
                continue
            player = str(self.sitting.faces[seat])
            if now.bot is None:
                self.screen.line(self.say("terminal-online-person", player=player))
            elif seat in self.own:
                word = commands.word_for("return", self.say.language)
                self.screen.line(self.say("terminal-online-own-bot", player=player, word=word))
            else:
                self.screen.line(self.say("terminal-online-bot", player=player, bot=now.bot))

    def _show_chat(self, news: ChatNews) -> None:
        for line in news.lines:
            if line.n > self._chat:
                name = line.name
                if not name and line.seat is not None and line.seat < len(self.sitting.faces):
                    name = self.sitting.faces[line.seat].name
                self.screen.line(self.say("terminal-online-said", player=name or "?", text=line.text))
        self._chat = max(self._chat, news.to)

    def _connection_lost(self) -> None:
        if not self._lost:
            self._lost = True
            self.screen.line(self.say("terminal-online-lost"))

    def _connection_back(self) -> None:
        if self._lost:
            self._lost = False
            self.screen.line(self.say("terminal-online-back"))

    # -- waiting for others ---------------------------------------------------------------------------

    def _wait(self) -> None:
        """Wait until the house says something, or somebody types a line."""
        typed = self.screen.is_typed
        news, line = self._ears.wait(SOON, typed)
        if not news and not line:
            if self.table.to_act >= 0:
                player = str(self.sitting.faces[self.table.to_act])
                self.screen.line(self.say("terminal-online-waiting", player=player), "dim")
                for told in self._aside.clock_lines()[:1]:
                    self.screen.line(told, "dim")
            _, line = self._ears.wait(None, typed)
        if line:
            self._obey(sys.stdin.readline())

    def _tell_as_it_happens(self) -> None:
        """What others do. Several people at one screen are shown what all of them may know."""
        hands = list(self.table.hands.values())
        shortened = any(hand.shortened for hand in hands)
        for hand in hands:
            hand.shortened = False
        if shortened:
            self.screen.line(self.say("terminal-online-taken-back"))
        alone = self.own[0] if len(self.own) == 1 else None
        since = min(self._seen if alone is None else self.told[alone], self.table.moves)
        lines: list[LogLine] = self.table.log(hands[0].viewer, since)
        if len(hands) > 1:
            known = [self.table.log(hand.viewer, since) for hand in hands[1:]]
            lines = [line for line in lines if all(line in others for others in known)]
        self.sitting.show_log(lines)
        self._seen = self.table.moves
        if alone is not None:
            self.told[alone] = self.table.moves

    def _obey(self, line: str) -> None:
        """A line that is typed while others act."""
        if not line:
            raise EOFError
        found = commands.find(line, online=True)
        if found is None or found[0] in WHILE_ASKED:
            if line.strip() and self.table.to_act >= 0:
                player = str(self.sitting.faces[self.table.to_act])
                self.screen.line(self.say("terminal-online-waiting", player=player))
            return
        name, rest = found
        if name == "quit":
            raise Leave
        viewer = self.own[0] if self.own else None
        if len(self.own) > 1 and name in SECRET:
            self.screen.line(self.say("terminal-online-when-asked"))  # somebody else may be looking
        elif name == "board":
            self.sitting.show_table(viewer)
        elif viewer is None and name in ("hand", "orders", "resign", "return"):
            self.screen.line(self.say("terminal-online-watching"))
        else:
            self._do(name, rest, viewer)

    def _do(self, name: str, rest: str, viewer: int | None) -> None:
        try:
            self.carry_out(name, rest, viewer)
        except Changed as changed:
            self.screen.line(self.say.say(changed.message))

    # -- the people here ------------------------------------------------------------------------------

    def hear(self, prompt: str) -> str:
        """A typed line, or Changed as soon as the house asks something else. A pipe is read when it is needed."""
        seat = self.table.asked
        self._hear()
        if seat is None or self.table.asked != seat:
            raise Changed(Message("terminal-online-changed"))
        question = self.table.hands[seat].question
        if not self.screen.is_typed:
            return self.screen.ask(prompt)
        print(prompt, end="", flush=True)
        while True:
            news, line = self._ears.wait(None, typed=True)
            if news and self._hear():
                if self.table.asked != seat or self.table.hands[seat].question != question:
                    raise Changed(Message("terminal-online-changed"))
                print(prompt, end="", flush=True)
            if line:
                typed = sys.stdin.readline()
                if not typed:
                    raise EOFError
                return typed.rstrip("\r\n")

    def carry_out(self, command: str, rest: str, seat: int | None) -> bool:
        """The commands of a house, and those of every table."""
        try:
            if command == "say":
                self._say_something(rest, seat)
            elif command == "start":
                raise Trouble("wrong-time", Message("house-already-started"))
            elif command == "resign" and seat is not None:
                self._resign(seat, rest)
            elif command == "return":
                self._return()
            elif self._aside.carry_out(command, rest, seat):
                pass
            elif seat is None:
                self.answers.look(command, rest, None)
            else:
                return self.answers.carry_out(command, rest, seat)
        except Trouble as refused:
            self.screen.line(say_trouble(self.say, refused))
        return False

    def _say_something(self, text: str, seat: int | None) -> None:
        body = {"text": text, "seat": seat, "id": new_id()}
        said = self.table.wire.post(f"{self.table.path}/chat", body, _Said, again=True)
        until = time.monotonic() + 3 * SOON
        while self._chat < said.n and time.monotonic() < until:  # it is shown where everybody reads it
            self._ears.wait(SOON)
            self._hear()

    def _resign(self, seat: int, bot: str) -> None:
        """A bot plays on; the person may come back."""
        body = {"seat": seat, "bot": bot} if bot else {"seat": seat}
        self.table.wire.post(f"{self.table.path}/resign", body, _Done, again=True)
        self.table.look(self.table.hands[seat])
        self._look_around()
        raise Changed(Message("terminal-online-resigned"))

    def _return(self) -> None:
        for seat in self.own:
            if self.table.header.seats[seat].kind == "bot":
                self.table.wire.post(f"{self.table.path}/seats/{seat}/give-back", {}, _Done)
                self.table.look(self.table.hands[seat])
        self._look_around()

    def moved(self) -> None:
        """The house has it already."""

    def taken_back(self) -> None:
        """The house knows it already."""

    def follow_orders(self, seat: int) -> bool:
        """Orders are followed at the house; whether one has just answered the question."""
        before = self.table.hands[seat].question
        self.table.look(self.table.hands[seat])
        return self.table.hands[seat].question != before

    # -- the record -----------------------------------------------------------------------------------

    def record(self) -> str:
        viewer = self.own[0] if len(self.own) == 1 else None
        return self.table.wire.get_text(
            f"{self.table.path}/record", {} if viewer is None else {"seat": viewer}
        )

    def check_free(self, file: Path) -> None:
        """A table is known by the promise of its dice."""
        if not file.is_file():
            return
        try:
            same = read_record(saves.read_text(file)).commitment == self.table.commitment
        except (OSError, RecordError):
            same = False
        if not same:
            raise UsageError(f"{file} exists and is not a save of this game: choose another name.")

    def forget(self) -> None:
        """The house keeps the game; nothing was saved here but what somebody wanted."""

    def write(self, file: Path) -> None:
        saves.write_safely(file, self.record())

    def keep(self, name: str) -> Path | None:
        """Write the record as this seat may see it now."""
        file = Path(name).expanduser() if name else self.file
        try:
            self.check_free(file)
            self.write(file)
        except UsageError as error:
            self.screen.line(str(error))
        except OSError as error:
            self.screen.line(self.say("terminal-not-saved", reason=saves.trouble(error)), whole=True)
        else:
            return file
        return None


def _seats(header: Header, own: list[int]) -> list[Seat]:
    return [Seat(seat.name or seat.id, seat.id, seat.bot, seat.seat in own) for seat in header.seats]
