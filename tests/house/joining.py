"""How the tests join a table from a terminal: a house in a thread of its own, and `fondaco join` as processes."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx2

from benchmarks.load.server import free_port
from fondaco.house.api.who import PROOF
from fondaco.table.core import Rng
from fondaco.table.record import Record, read_record
from tests.house.kit import new_id
from tests.terminal.tables import environment, saves_in

LISTED: Final = re.compile(r"^(\d+)\. .*\(([^()]+)\)(?: †)?$")
LINK: Final = re.compile(r"http://\S+/join#[\w-]{22}")
QUICK: Final = 60.0
"""Seconds within which anything must have come; a busy machine is slow."""


class Host:
    """A house as a process of its own, which can be killed and opened again under the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self.open()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def open(self) -> None:
        where = ["--port", str(self._port), "--database", f"sqlite:///{self._folder / 'house.db'}"]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.house.dice", "serve", *where],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            env=environment(self._folder),
        )
        end = time.monotonic() + QUICK
        while time.monotonic() < end and self._process.poll() is None:
            with contextlib.suppress(httpx2.TransportError):
                if httpx2.get(f"{self.address}/healthz", timeout=QUICK).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the house did not open")

    def kill(self) -> None:
        """As if the power had failed."""
        self._process.kill()
        self._process.wait(QUICK)


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """A house on loopback."""
    host = Host(folder)
    try:
        yield host
    finally:
        host.kill()


class Friend:
    """Somebody else at the house, who uses the API directly."""

    def __init__(self, host: Host) -> None:
        self.client = httpx2.Client(base_url=host.address, timeout=QUICK)
        self.client.headers[PROOF] = self.post("/api/me", {})["proof"]

    def get(self, path: str) -> Any:
        return _good(self.client.get(path))

    def post(self, path: str, body: object) -> Any:
        return _good(self.client.post(path, json=body))

    def set_table(self, game: str, *seats: str, **more: object) -> tuple[str, dict[int | None, str]]:
        """Set a table: its id, and by seat its links."""
        wanted = [{"who": who} if who in ("me", "open") else {"who": "bot", "bot": who} for who in seats]
        made = self.post("/api/tables", {"game": game, "seats": wanted, **more})
        base = str(self.client.base_url).rstrip("/")
        return made["table"], {link["seat"]: base + link["path"] for link in made["links"]}

    def decide(self, table: str, seat: int) -> None:
        """Choose the first of everything until a decision is made."""
        state = self.get(f"/api/tables/{table}/state?seat={seat}")
        begun, offers, accepted = "", state["offers"], None
        while accepted is None:
            text = f"{begun} {offers[0]['text']}".strip()
            move = {"seat": seat, "text": text, "version": state["version"], "id": new_id()}
            answer = self.post(f"/api/tables/{table}/moves", move)
            accepted, draft = answer["accepted"], answer["draft"]
            if draft is not None:
                begun, offers = draft["text"], draft["offers"]


def _good(answer: httpx2.Response) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()


class Terminal:
    """`fondaco join` as a process of its own; lines are typed one by one, and what it says is read."""

    def __init__(self, home: Path, *args: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "fondaco", "join", *args, "--plain"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            env=environment(home, PYTHONIOENCODING="utf-8", PYTHONUNBUFFERED="1"),
        )
        self.said = ""
        self._more = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        while letter := self._process.stdout.read(1):
            with self._more:
                self.said += letter
                self._more.notify_all()

    def type(self, *lines: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines))
        self._process.stdin.flush()

    def wait_for(self, text: str, times: int = 1) -> None:
        """Wait until it has said something so often."""
        with self._more:
            came = self._more.wait_for(lambda: self.said.count(text) >= times, QUICK)
        assert came, f"{text!r} never came after {self.said[-2000:]}"

    def end(self) -> tuple[int, str]:
        """Nothing more is typed; the exit code, and all that it said."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        code = self._process.wait(QUICK)
        self._reader.join(QUICK)
        return code, self.said


def numbers(seed: int, lines: int = 4000) -> str:
    """Numbers of moves as somebody types who does not look; what is no move is refused and asked again."""
    rng = Rng(seed)
    return "".join(f"{1 + rng.below(1 + rng.below(6))}\n" for _ in range(lines))


def chosen(said: str) -> list[str]:
    """The texts of the moves that a person chose by their numbers, in order, as the plain lines tell them."""
    listed: dict[str, str] = {}
    made = []
    for line in said.splitlines():
        found = LISTED.match(line)
        if found is not None:
            if found[1] == "1":
                listed = {}
            listed[found[1]] = found[2]
        elif line.startswith("> ") and line[2:] in listed:
            made.append(listed[line[2:]])
    return made


def played(record: Record, seat: str) -> list[str]:
    """The moves of a seat, as its record has them."""
    return [text for _, actor, texts in record.lines if actor == seat for text in texts]


def kept_record(home: Path) -> Record:
    """The record that the terminal has kept."""
    (file,) = saves_in(home, "records")
    return read_record(file.read_text(encoding="utf-8"))
