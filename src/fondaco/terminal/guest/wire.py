"""Requests to a house. A lost connection is waited out, with longer and longer pauses up to a bound.

What is asked again is harmless: a look, or a command with an id of its own, which the house carries out once.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

import httpx2
import msgspec

from fondaco import __version__
from fondaco.terminal.guest import frames
from fondaco.terminal.guest.keys import Keys
from fondaco.terminal.guest.troubles import Trouble, trouble

Answered = TypeVar("Answered")
COOKIE: Final = "fondaco"
PROOF: Final = "X-Fondaco-Proof"
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 10.0
PATIENCE: Final = 300.0
"""Seconds after which a house that does not answer is given up."""
TIMEOUT: Final = 30.0
LARGEST_ANSWER: Final = 8_000_000
"""Bytes."""
LONGEST_ANSWER: Final = 120.0
"""Seconds until an answer has been read to its end."""
PIECE: Final = 65_536
_BUSY: Final = (429, 503)
_BETWEEN: Final = (502, 504)


class _Me(msgspec.Struct, frozen=True):
    known: bool
    proof: str = ""


class Pauses:
    """Pauses between tries: each twice as long as the one before, up to a bound, until patience ends."""

    def __init__(self, patience: float) -> None:
        self._end = time.monotonic() + patience
        self._next = FIRST_PAUSE

    def next(self) -> float | None:
        """The next pause in seconds; None when patience is at its end."""
        if time.monotonic() >= self._end:
            return None
        pause, self._next = self._next, min(2 * self._next, LONGEST_PAUSE)
        return pause


class Wire:
    """A guest's requests to one house."""

    def __init__(self, house: str, language: str, keys: Keys) -> None:
        self.house = house
        self.patience = 0.0
        """Seconds for which a lost connection is waited out; at first one wants to know at once."""
        self.on_lost: Callable[[], None] = lambda: None
        self.on_back: Callable[[], None] = lambda: None
        self._keys = keys
        self._client = httpx2.Client(
            base_url=house,
            timeout=TIMEOUT,
            headers={"Accept-Language": language, "User-Agent": f"fondaco/{__version__}"},
        )

    def close(self) -> None:
        self._client.close()

    @property
    def live_headers(self) -> dict[str, str]:
        """What a live connection must send along to be known."""
        sent = {"Accept-Language": self._client.headers["Accept-Language"]}
        secret = self._client.cookies.get(COOKIE)
        return {**sent, "Cookie": f"{COOKIE}={secret}"} if secret else sent

    def greet(self, name: str, language: str) -> None:
        """Be known: as the guest that this terminal was here before, or as a new one."""
        kept = self._keys.get(self.house)
        if kept is not None:
            self._client.cookies.set(COOKIE, kept)
            me = self.get("/api/me", _Me)
            if me.known:
                self._client.headers[PROOF] = me.proof
                return
            self._client.cookies.clear()
        me = self.post("/api/me", {"name": name, "language": language}, _Me)
        self._client.headers[PROOF] = me.proof
        secret = self._client.cookies.get(COOKIE)
        if secret:
            self._keys.put(self.house, secret)

    def get(self, path: str, kind: type[Answered], params: Mapping[str, int] | None = None) -> Answered:
        """Look at something."""
        return frames.read(self._send("GET", path, None, params or {}, again=True), kind)

    def get_text(self, path: str, params: Mapping[str, int] | None = None) -> str:
        """Fetch a text."""
        return self._send("GET", path, None, params or {}, again=True).decode()

    def post(self, path: str, body: object, kind: type[Answered], *, again: bool = False) -> Answered:
        """Change something; `again` says that a repetition is harmless."""
        return frames.read(self._send("POST", path, body, {}, again=again), kind)

    def put(self, path: str, body: object, kind: type[Answered]) -> Answered:
        """Let something be so; a repetition is harmless."""
        return frames.read(self._send("PUT", path, body, {}, again=True), kind)

    def _answer(
        self,
        method: str,
        path: str,
        content: bytes | None,
        params: Mapping[str, int],
        headers: dict[str, str],
    ) -> _Answer:
        """One request and its answer, of which no more is read than a house of Fondaco would say."""
        end = time.monotonic() + LONGEST_ANSWER
        body = bytearray()
        with self._client.stream(method, path, content=content, params=params, headers=headers) as answer:
            for part in answer.iter_bytes(PIECE):
                body += part
                if len(body) > LARGEST_ANSWER or time.monotonic() > end:
                    raise trouble("foreign", "terminal-online-endless", house=self.house)
        return _Answer(answer.status_code, bytes(body))

    def _send(self, method: str, path: str, body: object, params: Mapping[str, int], *, again: bool) -> bytes:
        pauses = Pauses(self.patience)
        content = None if method == "GET" else msgspec.json.encode(body)
        headers = {} if content is None else {"Content-Type": "application/json"}
        lost = False
        while True:
            try:
                answer = self._answer(method, path, content, params, headers)
            except httpx2.TransportError as error:
                if not again and not isinstance(error, httpx2.ConnectError):
                    raise trouble("lost", "terminal-online-answer-lost") from error
                failed: Trouble = trouble("unreachable", "terminal-online-unreachable", house=self.house)
            else:
                busy = answer.status_code in _BUSY or (again and answer.status_code in _BETWEEN)
                if not busy:
                    if lost:
                        self.on_back()
                    return _good(answer)
                failed = _trouble_of(answer)
            pause = pauses.next()
            if pause is None:
                raise failed
            if not lost:
                lost = True
                self.on_lost()
            time.sleep(pause)


class _Answer(msgspec.Struct, frozen=True):
    """What was answered, read to its end."""

    status_code: int
    content: bytes


def _good(answer: _Answer) -> bytes:
    if answer.status_code != 200:
        raise _trouble_of(answer)
    return answer.content


def _trouble_of(answer: _Answer) -> Trouble:
    try:
        return Refused(frames.read(answer.content, frames.ErrorAnswer).error)
    except Trouble:
        return trouble("foreign", "terminal-online-no-house", status=answer.status_code)


class Refused(Trouble):
    """The house said no, perhaps by a clause of the rules."""

    def __init__(self, fault: frames.Fault) -> None:
        super().__init__(fault.code, fault.message, fault.text)
        self.clause = fault.clause or ""


def new_id() -> str:
    """An id for a command: with it a repetition is known as one."""
    return secrets.token_urlsafe(12)
