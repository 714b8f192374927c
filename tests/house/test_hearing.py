"""What is said over a live connection is answered in the order in which it was said, however it arrives."""

from __future__ import annotations

import asyncio
import json

import pytest

from fondaco.house.api.live import COME_BACK
from fondaco.house.keeper import House
from fondaco.house.store import Store
from fondaco.table.core import Rng
from tests.house.kit import Guest, Json, guest, pick, served

WRONG = ["{", '{"do":"dance"}', '{"do":"move","text":"","version":1,"id":"empty"}']


def _commands(state: Json) -> list[str]:
    """A move, the same again, and much else in between; each has an answer of its own."""
    move = {"do": "move", "text": pick(state["offers"], Rng(1)), "version": state["version"]}
    said: list[str] = []
    for nth in range(6):
        said += [json.dumps({**move, "id": f"move {nth % 2}"}), '{"do":"ping"}', WRONG[nth % len(WRONG)]]
    return said


async def _asked(anna: Guest) -> tuple[str, Json]:
    table = await anna.begin("yspahan", ["me", "me"])
    state = await anna.asked(table, [0, 1])
    assert state is not None
    return table, state


def _kinds(answers: list[Json]) -> list[tuple[str, object]]:
    return [(answer["kind"], answer.get("id")) for answer in answers]


@pytest.mark.parametrize("at_once", [True, False])
def test_a_burst_is_answered_as_if_it_came_one_by_one(at_once: bool, sqlite_url: str) -> None:
    """All in one packet; what is heard at once and what has to wait keep their places."""

    async def play() -> list[tuple[str, object]]:
        async with served(sqlite_url) as house, guest(house) as anna:
            table, state = await _asked(anna)
            answers: list[Json] = []
            async with anna.live(table, state["you"]) as wire:
                await wire.next("update")
                said = _commands(state)
                if at_once:
                    for text in said:
                        wire.socket.protocol.send_text(text.encode())
                    wire.socket.transport.write(b"".join(wire.socket.protocol.data_to_send()))
                for text in said:
                    if not at_once:
                        await wire.socket.send(text)
                    while (answer := await wire.next())["kind"] in ("update", "header"):
                        pass
                    answers.append(answer)
            events = await house.house.store.events(table)
            assert events[-1].version == state["version"] + 1  # made once, whatever was repeated
            return _kinds(answers)

    found = asyncio.run(play())
    assert [kind for kind, _ in found[1::3]] == ["pong"] * 6
    assert found[2::3] == [("refused", None)] * 6
    assert found[0] == ("answer", "move 0")
    assert found[3] == ("refused", "move 1")  # it answers a version that is past
    assert [found[nth] for nth in (6, 12)] == [("answer", "move 0")] * 2


def test_what_is_heard_does_not_overtake_what_was_queued(sqlite_url: str) -> None:
    """A message of bytes goes through the queue; what is said while it is being answered waits for it."""

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table, state = await _asked(anna)
            async with anna.live(table, state["you"]) as wire:
                await wire.next("update")
                async with (
                    await house.house.kept(table)
                ).lock:  # so the move is not made before the rest is said
                    await wire.socket.send(_commands(state)[0].encode())
                    await asyncio.sleep(0.2)
                    for _ in range(5):
                        await wire.socket.send('{"do":"ping"}')
                    await asyncio.sleep(0.2)
                answers: list[Json] = []
                while len(answers) < 6:
                    if (frame := await wire.next())["kind"] not in ("update", "header"):
                        answers.append(frame)
            assert [kind for kind, _ in _kinds(answers)] == ["answer", *["pong"] * 5]

    asyncio.run(play())


def test_a_command_in_pieces_is_one_command(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table, state = await _asked(anna)
            whole = _commands(state)[0]
            async with anna.live(table, state["you"]) as wire:
                await wire.socket.send([whole[:5], whole[5:9], "", whole[9:]])
                assert (await wire.next("answer"))["accepted"] == state["version"] + 1

    asyncio.run(play())


def test_what_is_no_text_though_it_says_so_ends_the_connection(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table, state = await _asked(anna)
            async with anna.live(table, state["you"]) as wire:
                wire.socket.protocol.send_text(b'{"do":"ping\xff"}')
                wire.socket.transport.write(b"".join(wire.socket.protocol.data_to_send()))
                assert await wire.closed() == 1007

    asyncio.run(play())


def test_who_goes_away_after_a_command_has_made_it(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table, state = await _asked(anna)
            async with anna.live(table, state["you"]) as wire:
                await wire.next("update")
                await wire.socket.send(_commands(state)[0])
                wire.socket.transport.abort()
            for _ in range(600):
                if len(events := await house.house.store.events(table, state["version"])):
                    assert [event.client_id for event in events] == [f"{state['you']}:move 0"]
                    return
                await asyncio.sleep(0.05)
            raise AssertionError("The move was never made.")

    asyncio.run(play())


def test_a_move_that_was_made_elsewhere_in_the_meantime_is_told_and_refuses_the_other(
    sqlite_url: str,
) -> None:
    """The row is taken: what was missed is read, and the command is checked again."""

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table, state = await _asked(anna)
            seat, version = state["you"], state["version"]
            async with anna.live(table, seat) as wire:
                await wire.next("update")
                elsewhere = House(await Store.open(sqlite_url), house.house.settings)
                text = pick(state["offers"], Rng(2))
                await elsewhere.act(table, lambda now: now.room.move(seat, text, version), seat=seat)
                await elsewhere.store.close()
                await wire.socket.send(_commands(state)[0])
                assert (await wire.next("update"))["version"] == version + 1
                refused = await wire.next("refused")
                assert (refused["id"], refused["error"]["code"]) == ("move 0", "stale")
            kept = await house.house.kept(table)
            assert not kept.lock.locked()

    asyncio.run(play())


def test_what_goes_wrong_ends_the_connection_and_leaves_the_table_free(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table, state = await _asked(anna)
            kept = await house.house.kept(table)
            async with anna.live(table, state["you"]) as wire:
                await wire.next("update")
                with monkeypatch.context() as patch:
                    patch.setattr(house.house, "now", lambda: 1 // 0)
                    await wire.socket.send(_commands(state)[0])
                    assert await wire.closed() == COME_BACK
            assert not kept.lock.locked()
            assert kept.room.version == state["version"]  # nothing has happened
            async with anna.live(table, state["you"]) as wire:
                await wire.next("update")
                await wire.socket.send(_commands(state)[0])
                assert (await wire.next("answer"))["accepted"] == state["version"] + 1

    asyncio.run(play())
    assert "A command of a live connection failed" in caplog.text
