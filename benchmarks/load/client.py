"""The clients of the load, in a process of their own: `python -m benchmarks.load.client FILE`.

Reads an Errand as a line, connects, says "ready". For each Round that follows as a line it plays at its pace, lets
everything arrive, writes an Outcome of all rounds so far into the file, and says "done"; it ends with its input.
Every update must follow the one before it: what is lost or repeated is counted.
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS: Final = 3
TOGETHER: Final = 50
"""So many connections are opened at the same time."""


class Errand(msgspec.Struct, frozen=True):
    """What a process of clients is to do."""

    address: str
    tables: list[str]
    cookie: str | None
    """None for the echo room."""
    per_second: float
    """Moves of all tables together."""
    patience: float = 60.0
    """Seconds for what is still under way at the end."""


class Round(msgspec.Struct, frozen=True):
    """For how long clients are to play now."""

    seconds: float
    size: int = 0
    """Of a message of the echo room."""


class Outcome(msgspec.Struct):
    """What a process of clients has seen."""

    moves: int = 0
    drafts: int = 0
    refused: int = 0
    updates: int = 0
    lost: int = 0
    repeated: int = 0
    closed: int = 0
    """Connections that ended while they were needed."""
    update_bytes: int = 0
    said_bytes: int = 0
    seconds: float = 0.0
    waits: list[float] = []
    """Seconds from a move to its answer."""
    acknowledged: dict[str, dict[str, int]] = {}
    """By table: the version of each move that was acknowledged, by its id."""
    versions: dict[str, list[int]] = {}
    """By table: the last version that each of its connections has seen."""

    @property
    def mean_size(self) -> int:
        """The bytes of an update."""
        return self.update_bytes // max(1, self.updates)


class _Offer(msgspec.Struct):
    text: str


class _Draft(msgspec.Struct):
    text: str
    offers: list[_Offer]


class _Frame(msgspec.Struct):
    """What clients read of a frame, of whatever kind."""

    kind: str
    version: int = 0
    follows: int = 0
    offers: list[_Offer] | None = None
    id: str | None = None
    accepted: int | None = None
    draft: _Draft | None = None


_decoder: Final = msgspec.json.Decoder(_Frame)
_encoder: Final = msgspec.json.Encoder()


class Table:
    """A table with its connections: whoever is asked plays at random, no oftener than at the table's pace."""

    def __init__(self, name: str, outcome: Outcome, pace: float, rng: random.Random) -> None:
        self.name = name
        self.outcome = outcome
        self.playing = False
        self.waiting = 0
        """Moves without an answer yet."""
        self.size = 0
        self._pace = pace
        self._due = 0.0
        self._rng = rng
        self._asked: tuple[Seat | Echo, str, int] | None = None
        self._next: asyncio.TimerHandle | None = None
        self._sent = 0.0

    def begin(self, size: int) -> None:
        """From now on whoever is asked may move."""
        self.playing = True
        self.size = size
        self._due = asyncio.get_running_loop().time() + self._rng.random() * self._pace
        if self._asked is not None:
            self.ask(*self._asked)

    def pause(self) -> None:
        """Nobody moves until it begins again."""
        self.playing = False
        if self._next is not None:
            self._next.cancel()

    def ask(self, seat: Seat | Echo, text: str, version: int) -> None:
        """A seat has something to say, when the table's pace allows it."""
        self._asked = (seat, text, version)
        if self.playing:
            loop = asyncio.get_running_loop()
            at = max(self._due, loop.time())
            self._due = max(self._due, at - self._pace) + self._pace  # who was late may catch up one move
            self._next = loop.call_at(at, self._move, seat, text, version)

    def _move(self, seat: Seat | Echo, text: str, version: int) -> None:
        self._asked = None
        self.waiting += 1
        self._sent = perf_counter()
        seat.move(text, version)

    def answered(self) -> None:
        """A move has its answer."""
        if self.waiting:
            self.waiting -= 1
            self.outcome.moves += 1
            self.outcome.waits.append(perf_counter() - self._sent)

    def pick(self, offers: list[_Offer]) -> str:
        return self._rng.choice(offers).text


class Seat(WSListener):
    """One live connection of the house."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._outcome = table.outcome
        self._acknowledged = table.outcome.acknowledged.setdefault(table.name, {})
        self._said = 0
        self._name = f"{random.getrandbits(48):x}"
        self._text = ""
        self.version = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._outcome.closed += 1

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        payload = frame.get_payload_as_bytes()
        said = _decoder.decode(payload)
        if said.kind == "update":
            self._updated(said, len(payload))
        elif said.kind == "answer":
            self._answered(said)
        elif said.kind in ("refused", "error"):
            self._outcome.refused += 1

    def _updated(self, frame: _Frame, size: int) -> None:
        outcome = self._outcome
        outcome.updates += 1
        outcome.update_bytes += size
        if frame.follows != self.version or frame.version <= self.version:
            outcome.repeated += frame.version <= self.version
            outcome.lost += frame.follows > self.version
        self.version = frame.version
        if frame.offers:
            self._table.ask(self, self._table.pick(frame.offers), frame.version)

    def _answered(self, frame: _Frame) -> None:
        if frame.draft is not None and frame.accepted is None:
            self._outcome.drafts += 1
            more = self._table.pick(frame.draft.offers)
            self._say(f"{frame.draft.text} {more}", self.version)
        elif frame.id is not None and frame.accepted is not None:
            self._acknowledged[frame.id] = frame.accepted
            self._table.answered()

    def move(self, text: str, version: int) -> None:
        """Send a move."""
        self._said += 1
        self._say(text, version)

    def _say(self, text: str, version: int) -> None:
        said = {"do": "move", "text": text, "version": version, "id": f"{self._name}-{self._said}"}
        sent = _encoder.encode(said)
        self._outcome.said_bytes += len(sent)
        self._transport.send(WSMsgType.TEXT, sent)


class Echo(WSListener):
    """One connection of the echo room; the first of each room speaks."""

    def __init__(self, table: Table, speaks: bool) -> None:
        self._table = table
        self._speaks = speaks
        self.version = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        if self._speaks:
            self._table.ask(self, "", 0)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._table.outcome.closed += 1

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        self.version += 1
        self._table.outcome.updates += 1
        self._table.outcome.update_bytes += len(frame.get_payload_as_bytes())
        if self._speaks:
            self._table.answered()
            self._table.ask(self, "", self.version)

    def move(self, text: str, version: int) -> None:
        """Say something as long as an update of the house."""
        self._transport.send(WSMsgType.TEXT, b"x" * self._table.size)


Connection = Seat | Echo


async def run(errand: Errand, path: Path) -> None:
    """Connect; then play whenever there is word to, let it all arrive, and write down what was seen."""
    outcome = Outcome()
    rng = random.Random(len(errand.tables))
    pace = len(errand.tables) / errand.per_second
    tables = [Table(name, outcome, pace, rng) for name in errand.tables]
    gate = asyncio.Semaphore(TOGETHER)
    connections = await asyncio.gather(
        *(_connect(errand, gate, table, seat) for table in tables for seat in range(SEATS))
    )
    while errand.cookie is not None and not all(connection.version for _, connection in connections):
        await asyncio.sleep(0.05)  # the first update of each says how its table stands
    outcome.updates = outcome.update_bytes = 0
    _say("ready")
    while line := await asyncio.to_thread(sys.stdin.readline):
        now = msgspec.json.decode(line, type=Round)
        began = perf_counter()
        for table in tables:
            table.begin(now.size)
        await asyncio.sleep(now.seconds)
        outcome.seconds += perf_counter() - began
        for table in tables:
            table.pause()
        await _all_arrived(errand, outcome, connections)
        outcome.versions = {}
        for name, connection in connections:
            outcome.versions.setdefault(name, []).append(connection.version)
        path.write_bytes(_encoder.encode(outcome))
        _say("done")


def _say(word: str) -> None:
    sys.stdout.write(word + "\n")
    sys.stdout.flush()


async def _connect(
    errand: Errand, gate: asyncio.Semaphore, table: Table, seat: int
) -> tuple[str, Connection]:
    async with gate:
        if errand.cookie is None:
            where, headers = f"ws://{errand.address}/{table.name}", {}
            made: Connection = Echo(table, speaks=seat == SEATS - 1)
        else:
            where = f"ws://{errand.address}/api/tables/{table.name}/live?seat={seat}"
            headers = {"Cookie": f"fondaco={errand.cookie}"}
            made = Seat(table)
        await ws_connect(
            lambda: made, where, extra_headers=headers, websocket_handshake_timeout=errand.patience
        )
        return table.name, made


async def _all_arrived(errand: Errand, outcome: Outcome, connections: list[tuple[str, Connection]]) -> None:
    """Wait until every connection of a table has seen the same."""
    for _ in range(int(errand.patience * 10)):
        await asyncio.sleep(0.1)
        tables: dict[str, set[int]] = {}
        for name, connection in connections:
            tables.setdefault(name, set()).add(connection.version)
        if all(len(seen) == 1 for seen in tables.values()) and not any(
            connection._table.waiting for _, connection in connections
        ):
            return


def main() -> None:
    """Do one errand."""
    errand = msgspec.json.decode(sys.stdin.readline(), type=Errand)
    uvloop.run(run(errand, Path(sys.argv[1])))


if __name__ == "__main__":
    main()
