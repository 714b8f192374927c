"""Coming to a table from a terminal: links and addresses, right and wrong, and what is kept of them."""

from __future__ import annotations

import os
import pty
import re
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from fondaco.links import table_link
from fondaco.table.refusal import UsageError
from fondaco.table.speech import LANGUAGES
from fondaco.terminal.guest.address import Address, read_address, read_house
from fondaco.terminal.guest.frames import tamed
from fondaco.terminal.guest.keys import Keys
from tests.house.joining import QUICK, Friend, Host, Terminal, hosted
from tests.terminal.tables import Said, environment, piped

SECRET = "abcdefghijklmnopqrstu_"
TABLE = "ABCDEFGHIJKLMNOPQRSTU-"


@pytest.fixture
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("house")) as house:
        yield house


def joined(home: Path, *args: str, typed: str = "") -> Said:
    return piped(home, "join", *args, "--plain", typed=typed)


# Addresses


@pytest.mark.parametrize(
    ("url", "address"),
    [
        (f"http://127.0.0.1:8000/join#{SECRET}", Address("http://127.0.0.1:8000", None, SECRET)),
        (f" https://a.example/join#{SECRET}\n", Address("https://a.example", None, SECRET)),
        (f"https://a.example/under/join/#{SECRET}", Address("https://a.example/under", None, SECRET)),
        (f"https://a.example/t/{TABLE}", Address("https://a.example", TABLE)),
        (table_link("https://a.example/under", TABLE), Address("https://a.example/under", TABLE)),
        (f"https://a.example/tables/{TABLE}", Address("https://a.example", TABLE)),
        (f"https://a.example/table/{TABLE}?m=12", Address("https://a.example", TABLE)),
        (f"https://a.example/api/tables/{TABLE}/state", Address("https://a.example", TABLE)),
    ],
)
def test_addresses_that_lead_somewhere(url: str, address: Address) -> None:
    assert read_address(url) == address
    assert SECRET not in repr(address)


@pytest.mark.parametrize(
    "url",
    [
        "", "join", "a.example", f"a.example/join#{SECRET}", "https://a.example/join", f"https://a.example#{SECRET}",
        f"https://a.example/join#{SECRET}x", f"ftp://a.example/join#{SECRET}", f"https:///join#{SECRET}",
        f"https://a.example:x/join#{SECRET}", f"https://me:word@a.example/join#{SECRET}", "https://[/tables/x",
    ],
)  # fmt: skip
def test_addresses_that_lead_nowhere_are_refused_without_repeating_them(url: str) -> None:
    with pytest.raises(UsageError) as refused:
        read_address(url)
    assert SECRET not in str(refused.value)


def test_a_house_may_lie_under_a_path() -> None:
    assert read_house("https://a.example/under/") == "https://a.example/under"


# What goes wrong is one sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_that_does_not_answer(tmp_path: Path, language: str) -> None:
    done = joined(tmp_path, f"http://127.0.0.1:9/join#{SECRET}", "--lang", language)
    assert done.returncode == 1
    assert re.fullmatch(r"fondaco: .*http://127\.0\.0\.1:9.*\n", done.stderr)
    assert SECRET not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ((f"join#{SECRET}",), "This link leads nowhere"),
        ((f"tables/{TABLE}",), "There is no such table."),
        *[
            pytest.param(args, sentence, marks=pytest.mark.slow)
            for args, sentence in (
                (("--new", "chess"), "There is no game “chess” here."),
                (("--new", "yspahan", "--seats", "me"), "Yspahan is for 2 to 4 players, not 1."),
                (("--new", "yspahan", "--seats", "me,dragon"), "There is no bot “dragon”"),
                (("--new", "yspahan", "--option", "dice=no"), "Yspahan has no option “dice”."),
            )
        ],
    ],
)
def test_what_the_house_refuses_is_told(
    host: Host, tmp_path: Path, args: tuple[str, ...], sentence: str
) -> None:
    given = [f"{host.address}/{arg}" if arg.startswith(("join#", "tables/")) else arg for arg in args]
    done = joined(tmp_path, *given, *(["--server", host.address] if "--new" in args else []))
    assert done.returncode == 1
    assert done.stderr.startswith(f"fondaco: {sentence}")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("nonsense",), "This is no whole link"),
        (("--new", "yspahan", "--server", "nowhere"), "The address of a house looks like"),
        (("--new", "yspahan", f"http://a.example/join#{SECRET}"), "A new table is set at a house"),
        ((f"http://a.example/join#{SECRET}", f"http://b.example/join#{SECRET}"), "lead to different houses"),
    ],
)
def test_wrong_usage(tmp_path: Path, args: tuple[str, ...], sentence: str) -> None:
    done = joined(tmp_path, *args)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert SECRET not in done.stderr


def test_somebody_elses_table_is_not_shown(host: Host, tmp_path: Path) -> None:
    table, _ = Friend(host).set_table("yspahan", "me", "medium")
    done = joined(tmp_path, f"{host.address}/t/{table}")
    assert (done.returncode, done.stderr) == (1, "fondaco: You may not do this at this table.\n")


def test_a_full_table_is_watched_and_a_listed_one_has_free_seats(host: Host, tmp_path: Path) -> None:
    friend = Friend(host)
    table, _ = friend.set_table("yspahan", "me", "open", listed=True, watchable="everyone")
    friend.post("/api/tables/" + table + "/seats/1/sit", {"name": "Bo"})
    friend.post(f"/api/tables/{table}/start", {})
    friend.post(f"/api/tables/{table}/abandon", {})
    done = joined(tmp_path, f"{host.address}/t/{table}")
    assert done.returncode == 0
    assert "This table was given up." in done.stdout
    full, _ = friend.set_table("yspahan", "medium", "medium", listed=True, watchable="everyone")
    friend.post(f"/api/tables/{full}/start", {})
    watched = joined(tmp_path, f"{host.address}/t/{full}")
    assert watched.returncode == 0
    assert "The game is over." in watched.stdout


def test_a_table_that_was_given_up_before_it_began(host: Host, tmp_path: Path) -> None:
    friend = Friend(host)
    table, links = friend.set_table("yspahan", "me", "open")
    friend.post(f"/api/tables/{table}/abandon", {})
    done = joined(tmp_path, links[1])
    assert (done.returncode, done.stderr) == (1, "fondaco: This table was given up.\n")


def test_a_full_table_that_has_not_begun_and_cannot_be_watched(host: Host, tmp_path: Path) -> None:
    table, _ = Friend(host).set_table("yspahan", "me", "medium", listed=True)
    done = joined(tmp_path, f"{host.address}/t/{table}")
    assert (done.returncode, done.stderr) == (1, "fondaco: You may not do this at this table.\n")
    assert "No seat of this table is yours or free" in done.stdout


def test_a_listed_table_has_a_seat_for_everybody_even_if_it_gets_another_number(
    host: Host, tmp_path: Path
) -> None:
    """The host begins without the seat between: whoever sat on the third is on the second."""
    friend = Friend(host)
    table, _ = friend.set_table("yspahan", "me", "open", "open", listed=True)
    zoe = Terminal(tmp_path, f"{host.address}/t/{table}", "--seat", "3", "--name", "Zoe")
    zoe.wait_for("The game begins when the host says so.")
    friend.post(f"/api/tables/{table}/start", {})
    zoe.wait_for("for 2 players.")
    state = friend.get(f"/api/tables/{table}/state")
    assert [seat["name"] for seat in state["header"]["seats"]] == ["", "Zoe"]
    if state["view"]["to_act"] == 0:
        friend.decide(table, 0)
        while friend.get(f"/api/tables/{table}/state")["view"]["to_act"] == 0:
            friend.decide(table, 0)
    zoe.wait_for("Zoe (you)")
    zoe.wait_for("> ")
    assert zoe.end()[0] == 0


def test_something_else_than_a_house(tmp_path: Path) -> None:
    script = "import http.server as h; s = h.HTTPServer(('127.0.0.1', 0), h.SimpleHTTPRequestHandler);"
    script += "print(s.server_port, flush=True); s.serve_forever()"
    with subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=tmp_path,
    ) as other:
        assert other.stdout is not None
        port = other.stdout.readline().strip()
        done = joined(tmp_path, f"http://127.0.0.1:{port}/join#{SECRET}")
        other.kill()
    assert done.returncode == 1
    assert done.stderr == "fondaco: There is no house of Fondaco here: the answer was 501.\n"


# What is kept


def test_the_link_can_be_typed_and_is_never_shown(host: Host, tmp_path: Path) -> None:
    """The visitor's own secret is kept for the owner's eyes alone, and leads back to the seat."""
    friend = Friend(host)
    table, links = friend.set_table("yspahan", "medium", "open")
    secret = links[1].rpartition("#")[2]
    friend.post("/api/links", {"secret": secret})
    friend.post(f"/api/tables/{table}/seats/1/sit", {"name": "Bo"})
    friend.post(f"/api/tables/{table}/start", {})
    own = friend.post(f"/api/tables/{table}/links", {"seat": 1})["secret"]
    done = joined(tmp_path, typed=f"{links[1].replace(secret, own)}\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert own not in done.stdout
    file = tmp_path / "data" / "fondaco" / "houses.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(msgspec.json.decode(file.read_bytes())) == [host.address]
    left = [path for path in tmp_path.rglob("*") if path.is_file() and own.encode() in path.read_bytes()]
    assert left == []
    again = joined(tmp_path, f"{host.address}/t/{table}", typed="1\n")
    assert (again.returncode, again.stderr) == (0, "")
    assert "Bo (you)" in again.stdout


def test_keys_that_cannot_be_read_are_none(tmp_path: Path) -> None:
    keys = Keys({"XDG_DATA_HOME": str(tmp_path)})
    assert keys.get("http://a.example") is None
    keys.put("http://a.example", SECRET)
    assert keys.get("http://a.example") == SECRET
    (tmp_path / "fondaco" / "houses.json").write_text("[broken", encoding="utf-8")
    assert keys.get("http://a.example") is None


def test_nothing_from_a_house_commands_the_terminal() -> None:
    sent = {"name": "Bo\x1b[2J\x07\r", "lines": ["a\nb", "c\u009bd", "back\\slash"], "n": 1}
    tame = {"name": "Bo[2J", "lines": ["a\nb", "cd", "back\\slash"], "n": 1}
    assert msgspec.json.decode(tamed(msgspec.json.encode(sent))) == tame


# At a real terminal


@pytest.mark.slow
def test_the_host_begins_with_a_bot_and_types_while_others_think(host: Host, tmp_path: Path) -> None:
    """A pseudo-terminal: commands are heard in the lobby, at one's turn, and a line at a time."""
    master, slave = pty.openpty()
    args = [
        "--new",
        "yspahan",
        "--server",
        host.address,
        "--seats",
        "me,open,open",
        "--plain",
        "--lang",
        "en",
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "fondaco", "join", *args],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(tmp_path, TERM="dumb", PYTHONIOENCODING="utf-8"),
    )
    os.close(slave)
    said = ""

    def wait_for(text: str, times: int = 1) -> None:
        nonlocal said
        while said.count(text) < times:
            said += os.read(master, 65536).decode("utf-8", "replace")

    def say(line: str) -> None:
        os.write(master, f"{line}\n".encode())

    wait_for("The game begins when all seats are taken.")
    assert len(re.findall(r"/join#", said)) == 3
    say("what")
    wait_for("begins without the free seats")
    say("start medium")
    wait_for("> ")
    say("say Good evening")
    wait_for("Blue says: Good evening")
    say("hand")
    wait_for("You have no cards.", 2)
    say("why fly")
    wait_for("fly")
    say("1")
    wait_for("Blue: ", 2)
    say("quit")
    wait_for("Goodbye.")
    assert process.wait(QUICK) == 0
    os.close(master)
