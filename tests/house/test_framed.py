"""What is said over a WebSocket is heard in its order, however it is cut into packets; what is no frame ends it."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.frames import Frame, Opcode

from tests.house.kit import guest, served


def _text(said: str, **bits: bool) -> bytes:
    return Frame(Opcode.TEXT, said.encode(), **bits).serialize(mask=True)


def _undo(name: str) -> str:
    """A command that is refused by its name."""
    return json.dumps({"do": "undo", "version": 0, "id": name})


_ONE, _TWO, _THREE = (_text(_undo(name)) for name in ("one", "two", "three"))
"""To be cut into pieces: the mask is another one whenever a frame is written."""


def _refused(database: str, packets: list[bytes], number: int) -> list[str]:
    """The names of so many commands that were heard in packets that are sent one by one."""

    async def play() -> list[str]:
        async with served(database) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            async with anna.live(table, 0) as wire:
                await wire.next("update")
                for packet in packets:
                    wire.socket.transport.write(packet)
                    await asyncio.sleep(0.05)
                return [(await wire.next("refused"))["id"] for _ in range(number)]

    return asyncio.run(play())


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    "packets",
    [
        [_ONE + _TWO, _THREE],
        [_ONE, _TWO[:3], _TWO[3:], _THREE],
        [_ONE + _TWO[:1], _TWO[1:], _THREE],
        [_ONE, _TWO[:2], _TWO[2:6], _TWO[6:] + _THREE],
    ],
    ids=["together", "in pieces", "one and a piece", "piece by piece"],
)
def test_messages_in_any_packets_keep_their_order(packets: list[bytes], sqlite_url: str) -> None:
    assert _refused(sqlite_url, packets, 3) == ["one", "two", "three"]


@pytest.mark.timeout(60)
def test_a_pong_or_a_ping_between_messages_changes_nothing(sqlite_url: str) -> None:
    aside = [Frame(kind, b"?").serialize(mask=True) for kind in (Opcode.PING, Opcode.PONG)]
    assert _refused(sqlite_url, [_ONE, *aside, _TWO], 2) == ["one", "two"]


@pytest.mark.timeout(60)
def test_a_message_in_several_frames_is_put_together(sqlite_url: str) -> None:
    said = _undo("one")
    packets = [
        _text(said[:9], fin=False),
        Frame(Opcode.PONG, b"").serialize(mask=True),
        Frame(Opcode.CONT, said[9:].encode(), fin=True).serialize(mask=True),
        _TWO,
    ]
    assert _refused(sqlite_url, packets, 2) == ["one", "two"]


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    "wrong",
    [
        Frame(Opcode.TEXT, b"{}").serialize(mask=False),
        bytes([0xC1, 0x82, 0, 0, 0, 0]) + b"{}",
        bytes([0x83, 0x80, 0, 0, 0, 0]),
        bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + bytes(4),
    ],
    ids=["not masked", "reserved bit", "unknown kind", "far too long"],
)
def test_what_is_no_frame_ends_the_connection_and_is_not_heard(wrong: bytes, sqlite_url: str) -> None:
    async def play() -> int:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            async with anna.live(table, 0) as wire:
                await wire.next("update")
                wire.socket.transport.write(wrong)
                return await wire.closed()

    assert asyncio.run(play()) in (1002, 1009)
