"""Talk at a table: numbers, frames, who may talk, who is heard, and what is deleted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import pytest

from fondaco.house import talk
from fondaco.house.talk import LONGEST, checked_line
from fondaco.house.troubles import Trouble
from tests.house.kit import Json, guest, served, until
from tests.house.ways import chat, delete, put, refusal, say, secret_of, sit_down


def _texts(told: Json) -> list[str]:
    return [line["text"] for line in told["lines"]]


def _show(shown: dict[int, str], frame: Json) -> None:
    """What a reader does with a frame."""
    for n in range(frame["after"] + 1, frame["to"] + 1):
        shown.pop(n, None)
    shown |= {line["n"]: line["text"] for line in frame["lines"]}


@pytest.mark.both
def test_lines_are_numbered_told_live_and_read_since_a_number(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            made = await anna.set_table("yspahan", ["me", "open"])
            table = made["table"]
            await sit_down(bo, made, 1)
            version = (await anna.state(table, 0))["version"]
            async with bo.live(table, 1) as wire:
                await wire.next("update")
                assert await say(anna, table, "  Good   evening ", 0) == 1
                frame = await wire.next("chat")
                assert (frame["table"], frame["after"], frame["to"]) == (table, 0, 1)
                (line,) = frame["lines"]
                assert (line["n"], line["seat"], line["name"], line["text"]) == (1, 0, "Anna", "Good evening")
                assert await say(bo, table, "Good evening!", 1, "twice") == 2
                assert await say(bo, table, "Good evening!", 1, "twice") == 2
                assert await say(anna, table, "Shall we?", 0) == 3
                frames = [await wire.next("chat") for _ in range(2)]
                assert [(frame["after"], frame["to"], _texts(frame)) for frame in frames] == [
                    (1, 2, ["Good evening!"]),
                    (2, 3, ["Shall we?"]),
                ]
            whole = await chat(anna, table, 0)
            assert _texts(whole) == ["Good evening", "Good evening!", "Shall we?"]
            assert [line["who"] == whole["you"] for line in whole["lines"]] == [True, False, True]
            assert (whole["after"], whole["to"], whole["may_talk"], whole["muted"]) == (0, 3, True, [])
            assert _texts(await chat(anna, table, 0, since=2)) == ["Shall we?"]
            assert _texts(await chat(anna, table, 0, since=1, until=2)) == ["Good evening!"]
            assert (await anna.state(table, 0))["version"] == version

    asyncio.run(play())


@pytest.mark.both
def test_the_stream_carries_the_same_frames(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            lines: list[str] = []
            path = f"/api/tables/{table}/stream?seat=1"
            async with anna.live(table, 1) as wire, anna.client.stream("GET", path) as stream:
                reading = asyncio.create_task(_read(stream.aiter_lines(), lines))
                await until(lambda: len(lines) > 0)
                await say(anna, table, "to myself", 0)
                frame = await wire.next("chat")
                await until(lambda: json.loads(lines[-1])["kind"] == "chat")
                reading.cancel()
            assert json.loads(lines[-1]) == frame

    asyncio.run(play())


async def _read(source: AsyncIterator[str], lines: list[str]) -> None:
    async for line in source:
        lines += [line] if line else []


def test_other_processes_tell_what_was_said_and_deleted(postgresql_url: str) -> None:
    async def play() -> None:
        async with (
            served(postgresql_url) as one,
            served(postgresql_url) as other,
            guest(one, "Anna") as anna,
            guest(other, "Bo") as bo,
        ):
            made = await anna.set_table("yspahan", ["me", "open"])
            table = made["table"]
            await sit_down(bo, made, 1)
            await say(anna, table, "before you came", 0)
            async with bo.live(table, 1) as wire:
                await wire.next("update")
                n = await say(anna, table, "from another process", 0)
                shown: dict[int, str] = {}
                while n not in shown:
                    _show(shown, await wire.next("chat"))
                assert shown == {1: "before you came", n: "from another process"}
                await delete(anna, f"/api/tables/{table}/chat/{n}")
                _show(shown, await wire.next("chat"))
                assert shown == {1: "before you came"}
                await put(anna, f"/api/tables/{table}/chat", {"allowed": "off"})
                while (await wire.next("header"))["header"]["chat"] != "off":
                    pass
            assert await refusal(
                bo, "POST", f"/api/tables/{table}/chat", {"seat": 1, "text": "x", "id": "x"}
            ) == (403, "house-chat-off")

    asyncio.run(play())


def test_spectators_talk_if_the_host_lets_them(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna, guest(house, "Cleo") as cleo:
            made = await anna.set_table("yspahan", ["me", "me"])
            table = made["table"]
            here = f"/api/tables/{table}/chat"
            line = {"text": "hello", "id": "x"}
            assert (await refusal(cleo, "GET", here))[0] == 403
            assert (await refusal(cleo, "POST", here, line))[0] == 403
            await cleo.post("/api/links", {"secret": secret_of(made, None)})
            await say(cleo, table, "hello")
            assert (await refusal(cleo, "POST", here, {**line, "seat": 0}))[0] == 403
            assert (await refusal(cleo, "PUT", here, {"allowed": "off"}))[0] == 403
            await put(anna, here, {"allowed": "seats"})
            assert await refusal(cleo, "POST", here, line) == (403, "house-chat-off")
            assert not (await chat(cleo, table))["may_talk"]
            await say(anna, table, "only we now", 1)
            told = (await chat(cleo, table))["lines"]
            assert [(one["seat"], one["name"]) for one in told] == [(None, "Cleo"), (1, "")]
            await put(anna, here, {"allowed": "off"})
            assert await refusal(anna, "POST", here, {**line, "seat": 0}) == (403, "house-chat-off")
            assert (await anna.state(table, 0))["header"]["chat"] == "off"
            await put(anna, here, {"allowed": "everyone"})
            assert await say(cleo, table, "again") == 3, "a refused line has no number"

    asyncio.run(play())


def test_a_table_and_a_house_can_be_without_talk(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = (await anna.set_table("yspahan", ["me", "me"], chat="off"))["table"]
            line = {"seat": 0, "text": "hello", "id": "x"}
            assert (await refusal(anna, "POST", f"/api/tables/{table}/chat", line))[0] == 403
            await anna.post(f"/api/tables/{table}/abandon")
            again = (await anna.post(f"/api/tables/{table}/rematch"))["table"]
            assert (await anna.state(again, 0))["header"]["chat"] == "off"
        async with served(sqlite_url, chat=False) as house, guest(house) as bo:
            table = (await bo.set_table("yspahan", ["me", "me"]))["table"]
            assert await refusal(bo, "POST", f"/api/tables/{table}/chat", line) == (403, "house-chat-off")

    asyncio.run(play())


def test_who_is_muted_is_not_read_by_that_viewer_alone(database: str) -> None:
    async def play() -> None:
        async with (
            served(database) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
            guest(house, "Cleo") as cleo,
        ):
            made = await anna.set_table("yspahan", ["me", "open", "open"])
            table = made["table"]
            await sit_down(bo, made, 1)
            await sit_down(cleo, made, 2)
            await say(bo, table, "noise", 1)
            who = (await chat(anna, table, 0))["lines"][0]["who"]
            mutes = f"/api/tables/{table}/chat/mutes"
            muted = await put(anna, f"{mutes}/{who}?seat=0")
            assert (muted["lines"], muted["muted"], muted["to"]) == ([], [who], 1)
            assert muted["muted_as"] == {who: "Bo"}
            assert await put(anna, f"{mutes}/{who}?seat=0") == muted
            async with anna.live(table, 0) as annas, cleo.live(table, 2) as cleos:
                for wire in (annas, cleos):
                    await wire.next("update")
                # One after the other: what is said at the same time may be told in one frame.
                await say(bo, table, "more noise", 1)
                assert _texts(await annas.next("chat")) == []
                assert _texts(await cleos.next("chat"))[-1] == "more noise"
                await say(cleo, table, "a word", 2)
                assert _texts(await annas.next("chat")) == ["a word"]
            assert _texts(await chat(cleo, table, 2)) == ["noise", "more noise", "a word"]
            bos = await chat(bo, table, 1)
            assert (bos["muted"], bos["muted_as"]) == ([], {}), "nobody learns who is muted by others"
            back = await delete(anna, f"{mutes}/{who}?seat=0")
            assert _texts(back) == ["noise", "more noise", "a word"]
            for nobody in ("0" * 16, back["you"]):
                assert await refusal(anna, "PUT", f"{mutes}/{nobody}?seat=0") == (404, "house-nobody-so")

    asyncio.run(play())


def test_only_ones_own_lines_are_deleted_and_numbers_are_not_given_again(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            made = await anna.set_table("yspahan", ["me", "open"])
            table = made["table"]
            here = f"/api/tables/{table}/chat"
            await sit_down(bo, made, 1)
            for text in ("one", "two", "three"):
                await say(anna, table, text, 0)
            assert (await refusal(bo, "DELETE", f"{here}/2"))[0] == 403
            assert await refusal(bo, "DELETE", f"{here}/4") == (404, "house-no-line")
            async with bo.live(table, 1) as wire:
                await wire.next("update")
                await say(anna, table, "four", 0)
                await wire.next("chat")
                await delete(anna, f"{here}/2")
                frame = await wire.next("chat")
                assert (frame["after"], frame["to"], _texts(frame)) == (1, 5, ["three", "four"])
            await delete(anna, f"{here}/4")
            assert await say(anna, table, "five", 0) == 7
            assert _texts(await chat(bo, table, 1)) == ["one", "three", "five"]

    asyncio.run(play())


def test_a_long_talk_is_read_in_pieces_and_forgotten_from_its_beginning(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "KEPT", 8)
    monkeypatch.setattr(talk, "READ", 3)

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = (await anna.set_table("yspahan", ["me", "me"]))["table"]
            async with anna.live(table, 0) as wire:
                await wire.next("update")
                for n in range(1, 13):
                    await say(anna, table, f"line {n}", 0)
                    assert _texts(await wire.next("chat")) == [f"line {n}"]
            last = await chat(anna, table, 0)
            assert (last["after"], last["to"], len(last["lines"])) == (9, 12, 3)
            before = await chat(anna, table, 0, until=last["after"])
            assert (before["after"], before["to"]) == (6, 9)
            oldest = await chat(anna, table, 0, until=before["after"])
            assert _texts(oldest) == ["line 5", "line 6"]

    asyncio.run(play())


def test_lines_move_with_their_seats_at_the_start(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            made = await anna.set_table("yspahan", ["open", "me", "open", "me"])
            table = made["table"]
            await sit_down(bo, made, 0)
            await say(bo, table, "I must go", 0)
            await say(anna, table, "a pity", 1)
            await say(anna, table, "indeed", 3)
            await bo.post(f"/api/tables/{table}/seats/0/leave")
            await anna.post(f"/api/tables/{table}/start")
            told = (await chat(anna, table, 0))["lines"]
            assert [(line["seat"], line["name"]) for line in told] == [(None, "Bo"), (0, "Anna"), (1, "")]

    asyncio.run(play())


@pytest.mark.parametrize(
    "text", ["", "  \n ", "x" * (LONGEST + 1), "a\x00b", "\x1b[2J", "a\u202eb", "\u200d"]
)
def test_what_cannot_be_printed_is_no_line(text: str) -> None:
    with pytest.raises(Trouble) as trouble:
        checked_line(text)
    assert trouble.value.message.id == "house-bad-line"


def test_people_write_in_all_their_scripts() -> None:
    assert checked_line("می\u200cخواهم 👩\u200d🚀\nçà!") == "می\u200cخواهم 👩\u200d🚀 çà!"


def test_the_api_refuses_what_no_database_could_keep(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house) as anna:
            table = (await anna.set_table("yspahan", ["me", "me"]))["table"]
            here = f"/api/tables/{table}/chat"
            line = {"seat": 0, "text": "a\x00b", "id": "x"}
            assert await refusal(anna, "POST", here, line) == (422, "house-invalid")
            surrogate = '{"seat": 0, "text": "\\ud800", "id": "x"}'
            answer = await anna.client.post(
                here, content=surrogate, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code == 422
            assert await refusal(anna, "POST", here, {**line, "text": "x" * 3000}) == (422, "house-invalid")

    asyncio.run(play())
