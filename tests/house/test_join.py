"""`fondaco join`: whole games at a house from a terminal, with everything that can come in between."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import websockets.sync.client

from fondaco.games import load_rulebook
from fondaco.house import frames as sent
from fondaco.table.record import read_record, replay, verify_dice
from fondaco.terminal.guest import ears, frames, wire
from tests.house.joining import LINK, Friend, Host, Terminal, chosen, hosted, kept_record, numbers, played
from tests.house.kit import ending_options
from tests.terminal.tables import SOURCE, environment, piped

WHOLE = [("yspahan", "en"), ("istanbul", "it"), ("wuestensoehne", "fr"), ("al-rashid", "de")]


@pytest.fixture
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("house")) as house:
        yield house


def new_table(host: Host, game: str, seats: str) -> list[str]:
    options = [f"--option={name}={value}" for name, value in ending_options(game).items()]
    return ["join", "--new", game, "--server", host.address, "--seats", seats, *options]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), WHOLE)
def test_a_whole_game_in_a_pipe(host: Host, tmp_path: Path, game: str, language: str) -> None:
    """One person and bots, to the end: the same commands, the same boards, the same record as at home."""
    args = new_table(host, game, "me,medium,medium")
    done = piped(tmp_path, *args, "--lang", language, typed=numbers(1))
    assert (done.returncode, done.stderr) == (0, "")
    assert "[terminal-" not in done.stdout
    record = kept_record(tmp_path)
    replayed = replay(record, load_rulebook(game))
    assert replayed.over
    assert verify_dice(record, replayed) > 0
    assert len(played(record, load_rulebook(game).seat_ids[0])) > 5


def test_every_typed_move_is_played_once_and_in_order(host: Host, tmp_path: Path) -> None:
    done = piped(tmp_path, *new_table(host, "yspahan", "me,medium"), "--plain", typed=numbers(3))
    assert played(kept_record(tmp_path), "blue") == chosen(done.stdout) != []


@pytest.mark.slow
def test_an_answer_that_is_lost_is_asked_for_again_and_nothing_is_played_twice(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every third command is carried out, and its answer does not arrive."""
    request = wire.Wire._answer
    sent: list[str] = []
    lost: list[str] = []

    def flaky(self: wire.Wire, method: str, path: str, content: bytes | None, *more: Any) -> Any:
        answer = request(self, method, path, content, *more)
        if path.endswith("/moves"):
            sent.append(json.loads(content or b"")["id"])
            if len(sent) % 3 == 0:
                lost.append(sent[-1])
                raise httpx2.ReadError("the answer is lost")
        return answer

    monkeypatch.setattr(wire.Wire, "_answer", flaky)
    monkeypatch.setattr(wire, "FIRST_PAUSE", 0.001)
    done = piped(tmp_path, *new_table(host, "yspahan", "me,medium"), "--plain", typed=numbers(3))
    assert done.returncode == 0
    assert played(kept_record(tmp_path), "blue") == chosen(done.stdout)
    assert len(lost) > 10
    assert all(sent.count(one) > 1 for one in lost)
    assert "Connection lost." in done.stdout
    assert "Connected again." in done.stdout


@pytest.mark.slow
def test_the_server_is_restarted_in_the_middle(host: Host, tmp_path: Path) -> None:
    """The terminal says so, waits, goes on, and no move is lost or repeated."""
    terminal = Terminal(tmp_path, *new_table(host, "yspahan", "me,medium")[1:])
    lines = numbers(5).split()
    terminal.type(*lines[:15])
    terminal.wait_for("> ", 16)
    host.kill()
    terminal.type(*lines[15:30])
    terminal.wait_for("Connection lost.")
    host.open()
    terminal.wait_for("Connected again.")
    terminal.type(*lines[30:])
    code, said = terminal.end()
    assert code == 0, said[-1000:]
    record = kept_record(tmp_path)
    assert record.over
    assert played(record, "blue") == chosen(said)


@pytest.mark.slow
def test_two_terminals_and_a_bot_at_one_table(host: Host, tmp_path: Path) -> None:
    """The host invites by a link; each is told what the other does, in a language of their own."""
    anna = Terminal(
        tmp_path / "anna",
        *new_table(host, "yspahan", "me,open,medium")[1:],
        "--names",
        "Anna",
        "--lang",
        "en",
    )
    anna.wait_for("To watch:")
    link = LINK.findall(anna.said)[0]
    anna.wait_for("The game begins when all seats are taken.")
    bo = Terminal(tmp_path / "bo", link, "--name", "Bo", "--nonce", "green tea", "--lang", "de")
    anna.wait_for("2. Bo")
    for terminal, seed in ((anna, 7), (bo, 8)):
        terminal.type(*numbers(seed).split())
    (code, hers), (code2, his) = anna.end(), bo.end()
    assert (code, code2) == (0, 0), (hers[-1000:], his[-1000:])
    one, two = kept_record(tmp_path / "anna"), kept_record(tmp_path / "bo")
    assert one == two
    assert one.players[:2] == ["Anna", "Bo"]
    assert one.nonces[1] == "green tea"
    assert (played(one, "blue"), played(one, "red")) == (chosen(hers), chosen(his))
    assert "Bo takes" in hers
    assert "Anna nimmt" in his
    assert link.rpartition("#")[2] not in his


# What one may type


def talk(host: Host, home: Path, *lines: str) -> str:
    """Sit at a table where a bot has rolled, and one must take dice."""
    typed = "".join(f"{line}\n" for line in lines)
    args = new_table(host, "yspahan", "medium,me,medium")
    done = piped(home, *args, "--option", "first_player=1", "--plain", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def after(said: str, line: str) -> str:
    return said.partition(f"> {line}\n")[2].partition("\n> ")[0]


def test_a_decision_in_parts_is_begun_taken_back_and_made(host: Host, tmp_path: Path) -> None:
    begun = talk(host, tmp_path, "1", "undo", "1", "1", "undo", "undo", "undo")
    parts = begun.split("\n> ")
    assert "What do you use the dice" in parts[1]
    assert parts[2].startswith("undo\nOne move is taken back.")
    assert "Take a group of dice" in parts[2]
    assert "Red takes" in parts[4]  # made in two parts
    assert parts[5].startswith("undo\nOne move is taken back.")
    assert "What do you use the dice" in parts[5]  # its first part is left
    assert "Take a group of dice" in parts[6]
    assert "Nothing can be taken back:" in parts[7]


def test_a_refusal_names_its_clause_and_quotes_what_was_typed(host: Host, tmp_path: Path) -> None:
    said = talk(
        host,
        tmp_path,
        "why build bazaar",
        "build bazaar",
        "why 1",
        "why",
        "fly away",
        "1",
        "fly away",
        "why 99",
    )
    assert re.search(r"^YS-\d+: ", after(said, "why build bazaar"), re.MULTILINE)
    assert re.search(r"\(YS-\d+; more by “why”.\)", after(said, "build bazaar"))
    assert "is possible now." in after(said, "why 1")
    assert "Which move?" in after(said, "why")
    assert said.count("“fly away”") == 2
    assert "There is no move 99" in after(said, "why 99")


def test_the_other_commands_are_those_of_the_local_game(host: Host, tmp_path: Path) -> None:
    file = tmp_path / "mine.fondaco"
    said = talk(
        host, tmp_path, "log", "hand", "about", "rules YS-071", "help", f"save {file}", "board", "quit"
    )
    assert "first player" in after(said, "log")
    assert "You have no cards." in after(said, "hand")
    assert "Sébastien Pauchon" in after(said, "about")
    assert after(said, "rules YS-071").startswith("YS-071:")
    assert "say something to everybody" in after(said, "help")
    assert f"Saved in {file}" in after(said, f"save {file}")
    assert "Week 1 of 3" in after(said, "board")
    assert re.search(r"come back by: fondaco join http://\S+/t/[\w-]{22}$", said, re.MULTILINE)
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.masked
    assert record.seed is None


def test_orders_and_talk_are_kept_at_the_house(host: Host, tmp_path: Path) -> None:
    said = talk(host, tmp_path, "orders camel never", "orders", "say Good morning", "orders camel fly", "log")
    assert after(said, "orders camel never") == "camel (camels for cubes): never pay."
    assert "camel (camels for cubes): never pay." in after(said, "orders")
    assert "the server keeps them with your seat" in after(said, "orders")
    assert "can be ask, always, never" in after(said, "orders camel fly")
    assert "Red says: Good morning" in said


@pytest.mark.slow
def test_notes_news_clocks_and_another_device(host: Host, tmp_path: Path) -> None:
    arguments = (*new_table(host, "yspahan", "me,medium"), "--pace", "60+600", "--at-end", "bot", "--plain")
    lines = (
        "notes",
        "notes Red saves camels",
        "notes and gold",
        "clock",
        "recap",
        "link",
        "rematch",
        "1",
        "recap",
    )
    said = piped(tmp_path, *arguments, typed="\n".join(lines) + "\n").stdout
    assert "You have written no notes." in said
    assert "Red saves camels\nand gold" in said
    assert re.search(r"The clock of \S+ runs: (11:00|10:5\d) are left\.", said)
    assert "has 10:00 in the bank." in said
    assert "The game is not over yet" in said
    link = re.findall(r"nobody else: (http://\S+/join#[\w-]{22})", said)[0]
    phone = piped(tmp_path / "phone", "join", link, "--plain", typed="notes\nclock\n1\n")
    assert (phone.returncode, phone.stderr) == (0, "")
    assert "You have written no notes." in phone.stdout  # another holder of the seat has pages of his own
    assert "The clock of" in phone.stdout
    wrong = piped(tmp_path, *new_table(host, "yspahan", "me,medium"), "--pace", "soon")
    assert wrong.returncode == 2
    assert "A pace is seconds for each decision" in wrong.stderr


@pytest.mark.slow
def test_the_same_people_once_more(host: Host, tmp_path: Path) -> None:
    first = piped(tmp_path, *new_table(host, "yspahan", "me,medium"), "--plain", typed=numbers(3))
    assert (first.returncode, first.stderr) == (0, "")
    hint = r"To play again with the same people: fondaco join (\S+) --rematch$"
    address = re.findall(hint, first.stdout, re.MULTILINE)[0]
    again = piped(tmp_path, "join", address, "--rematch", "--plain", typed="1\n1\n")
    assert (again.returncode, again.stderr) == (0, "")
    table = re.findall(r"/t/([\w-]{22})", again.stdout)[0]
    assert not address.endswith(table)


@pytest.mark.slow
def test_a_seat_is_handed_to_a_bot_and_comes_back(host: Host, tmp_path: Path) -> None:
    """Whoever comes back to the table plays on."""
    first = piped(tmp_path, *new_table(host, "yspahan", "me,me"), "--plain", typed="resign random\n")
    assert "A bot plays on in your place." in first.stdout
    address = re.findall(r"http://\S+/t/[\w-]{22}", first.stdout)[0]
    again = piped(tmp_path, "join", address, "--plain", typed="1\n1\n")
    assert (again.returncode, again.stderr) == (0, "")
    assert "now it is yours again." in again.stdout


@pytest.mark.slow
def test_several_people_at_one_screen(host: Host, tmp_path: Path) -> None:
    """Between two people a curtain is drawn; the table is joined again by its address alone."""
    done = piped(tmp_path, *new_table(host, "yspahan", "me,me,medium"), "--plain", typed=numbers(2, 60))
    assert done.returncode == 0
    assert done.stdout.count("is to act.") == done.stdout.count("=" * 40) + 1 > 3
    address = re.findall(r"http://\S+/t/[\w-]{22}", done.stdout)[0]
    rest = piped(tmp_path, "join", address, "--plain", typed=numbers(4))
    assert (rest.returncode, rest.stderr) == (0, "")
    assert rest.stdout.count("is to act.") == rest.stdout.count("=" * 40) + 1 > 3
    assert kept_record(tmp_path).over


# Others


@pytest.mark.slow
def test_what_was_answered_elsewhere_is_shown_and_asked_anew(host: Host, tmp_path: Path) -> None:
    """The seat is held on two devices; the slower one is told, and is asked what is asked now."""
    friend = Friend(host)
    table, links = friend.set_table("yspahan", "me", "medium", options={"first_player": "2"})
    friend.post(f"/api/tables/{table}/start", {})
    terminal = Terminal(tmp_path, links[0])
    terminal.wait_for("> ")
    friend.decide(table, 0)
    terminal.type("1")
    terminal.wait_for("The table has changed in the meantime")
    terminal.wait_for("> ", 2)
    code, said = terminal.end()
    assert code == 0
    assert "Blue takes" in said.partition("The table has changed in the meantime")[2]


def test_a_spectator_is_told_everything_that_everybody_may_know(host: Host, tmp_path: Path) -> None:
    friend = Friend(host)
    table, links = friend.set_table("yspahan", "medium", "medium")
    friend.post(f"/api/tables/{table}/start", {})
    done = piped(tmp_path, "join", links[None] or "", "--plain")
    assert (done.returncode, done.stderr) == (0, "")
    assert "You are watching." in done.stdout
    assert "The game is over." in done.stdout
    assert "> " not in done.stdout.replace("-> ", "")


def test_a_table_that_is_over_is_shown_with_its_end(host: Host, tmp_path: Path) -> None:
    friend = Friend(host)
    table, links = friend.set_table("yspahan", "medium", "medium")
    friend.post(f"/api/tables/{table}/start", {})
    piped(tmp_path, "join", links[None] or "")
    done = piped(tmp_path, "join", links[None] or "", "--plain")
    assert done.returncode == 0
    assert "1. " in done.stdout
    assert "It matches the commitment made at the start" in done.stdout


@pytest.mark.slow
def test_a_client_is_told_nothing_but_what_its_seat_may_know(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that arrives, by every way: it is for this seat, and names no card that another holds."""
    heard: list[bytes] = []
    asked: list[str] = []
    tamed, request = frames.tamed, httpx2.Client.request

    def hear(body: bytes) -> bytes:
        heard.append(body)
        return tamed(body)

    def open_line(address: str, **more: Any) -> Any:
        asked.append(address)
        return websockets.sync.client.connect(address, **more)

    def ask(self: httpx2.Client, method: str, url: str, **more: Any) -> httpx2.Response:
        asked.append(f"{url} {more['params']} {more['content']}")
        return request(self, method, url, **more)

    monkeypatch.setattr(frames, "tamed", hear)
    monkeypatch.setattr(ears, "connect", open_line)
    monkeypatch.setattr(httpx2.Client, "request", ask)
    done = piped(tmp_path, *new_table(host, "yspahan", "medium,me,medium"), typed=numbers(6))
    assert done.returncode == 0
    views = [view for body in heard for view in _views(json.loads(body)) if view["ranks"] is None]
    assert len(views) > 50
    for view in views:
        assert view["viewer"] == 1
        assert [player["hand"] is None for player in view["players"]] == [True, False, True]
    seats = [found for one in asked for found in re.findall(r"seat[\"']?[=:] ?(\d+)", one)]
    assert set(seats) == {"1"}


def _views(sent: Any) -> Iterator[dict[str, Any]]:
    if isinstance(sent, dict):
        if "ranks" in sent and "players" in sent:
            yield sent
        for value in sent.values():
            yield from _views(value)
    elif isinstance(sent, list):
        for value in sent:
            yield from _views(value)


def test_what_the_terminal_reads_is_what_the_house_writes() -> None:
    for own, theirs in (
        (frames.Update, sent.Update),
        (frames.Header, sent.Header),
        (frames.SeatHeader, sent.SeatHeader),
        (frames.TableState, sent.TableState),
        (frames.Draft, sent.DraftAnswer),
        (frames.Undo, sent.Undo),
    ):
        assert set(own.__struct_fields__) <= set(theirs.__struct_fields__), own


def test_joining_needs_nothing_of_a_server(tmp_path: Path) -> None:
    heavy = "fastapi", "starlette", "sqlalchemy", "uvicorn", "alembic", "pydantic"
    code = f"import sys, fondaco.terminal.guest.arriving; print([m for m in {heavy!r} if m in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(tmp_path), check=True
    )
    assert done.stdout.strip() == "[]"
    assert SOURCE.is_dir()
