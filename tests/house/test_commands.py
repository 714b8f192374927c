"""Moves and undo: repeated, stale, raced for, begun and not finished, taken back."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from fondaco.house.events import Moved, event_of
from fondaco.table.core import Rng
from tests.house.kit import Guest, Json, guest, new_id, pick, served

pytestmark = pytest.mark.both


async def _draft(anna: Guest, table: str, rng: Rng) -> tuple[Json, Json]:
    """Play until a decision of several parts can be begun; the update before it, and the answer to its first part."""
    while True:
        state = await anna.asked(table, [0, 1])
        assert state is not None
        for offer in state["offers"]:
            answer = await anna.move(table, state["you"], offer["text"], state["version"])
            if answer["draft"] is not None:
                return state, answer
            break
        rng.below(2)


def test_a_repeated_move_is_made_once(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            state = await anna.asked(table, [0, 1])
            assert state is not None
            seat, version, text = state["you"], state["version"], pick(state["offers"], Rng(1))
            first = await anna.move(table, seat, text, version, "once")
            for again in await asyncio.gather(
                *(anna.move(table, seat, text, version, "once") for _ in range(5))
            ):
                assert again["accepted"] == first["accepted"]
            assert len(await house.house.store.events(table)) == first["accepted"]

    asyncio.run(play())


def test_the_same_id_of_another_seat_is_another_move(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            seen: set[int] = set()
            while len(seen) < 2:
                state = await anna.asked(table, [0, 1])
                assert state is not None
                name = "mine" if state["you"] not in seen else new_id()
                answer = await anna.move(
                    table, state["you"], pick(state["offers"], Rng(1)), state["version"], name
                )
                if answer["accepted"] == state["version"] + 1:
                    seen.add(state["you"])
                elif answer["draft"]:
                    text = f"{answer['draft']['text']} {pick(answer['draft']['offers'], Rng(1))}"
                    await anna.move(table, state["you"], text, state["version"])

    asyncio.run(play())


def test_a_stale_move_is_told_so(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            old = await anna.asked(table, [0, 1])
            assert old is not None
            await anna.decide(table, old, Rng(1))
            new = await anna.asked(table, [0, 1])
            assert new is not None
            body = {"seat": old["you"], "text": "1", "version": old["version"], "id": "late"}
            status, error = await anna.refused(f"/api/tables/{table}/moves", body)
            assert (status, error["code"]) == (409, "stale")
            assert error["message"]["args"]["version"] == new["version"]
            assert await anna.asked(table, [0, 1]) == new

    asyncio.run(play())


def test_of_many_who_answer_the_same_question_one_wins(database: str) -> None:
    """Two servers on PostgreSQL, one on SQLite; ten clients that hold the same seat."""

    async def play() -> None:
        async with served(database) as one, guest(one) as anna, AsyncExitStack() as more:
            shared = database.startswith("postgresql")
            other = await more.enter_async_context(served(database)) if shared else one
            second = Guest(other.address, anna.client)
            table = await anna.begin("yspahan", ["me", "me"])
            for nth in range(6):
                state = await anna.asked(table, [0, 1])
                assert state is not None
                await _race(anna, second, table, state, nth)

    asyncio.run(play())


async def _race(anna: Guest, second: Guest, table: str, state: Json, nth: int) -> None:
    text = pick([offer for offer in state["offers"] if offer["final"]] or state["offers"], Rng(nth))

    async def answer(one: Guest, number: int) -> tuple[int, Json]:
        where = f"http://{one.address}/api/tables/{table}/moves"
        body = {"seat": state["you"], "text": text, "version": state["version"], "id": f"race-{nth}-{number}"}
        got = await one.client.post(where, json=body)
        return got.status_code, got.json()

    answers = await asyncio.gather(*(answer((anna, second)[n % 2], n) for n in range(10)))
    if any(body.get("draft") for _, body in answers):
        assert {status for status, _ in answers} == {200}
        await anna.decide(table, state, Rng(nth))
        return
    won = [body for status, body in answers if status == 200]
    lost = [(status, body["error"]["code"]) for status, body in answers if status != 200]
    assert [body["accepted"] for body in won] == [state["version"] + 1]
    assert lost == [(409, "stale")] * 9


def test_a_refused_move_names_the_clause_in_the_readers_language(sqlite_url: str) -> None:
    """Moves that were legal some time ago are tried again, where they no longer are."""

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            rng, met = Rng(3), set[str]()
            for _ in range(200):
                state = await anna.asked(table, [0, 1])
                assert state is not None
                legal = {offer["text"] for offer in state["offers"]}
                for text in sorted(met - legal)[:1]:
                    told = [
                        await _refused_in(anna, table, state, text, tongue)
                        for tongue in ("de", "it,en;q=0.5")
                    ]
                    if told[0].get("clause"):
                        assert told[0]["message"] == told[1]["message"]
                        assert told[0]["text"] != told[1]["text"]
                        assert all(fault["clause"] in fault["text"] for fault in told)
                        assert await anna.asked(table, [0, 1]) == state
                        return
                met |= legal
                await anna.decide(table, state, rng)
            raise AssertionError("no move was refused by a clause")

    asyncio.run(play())


async def _refused_in(anna: Guest, table: str, state: Json, text: str, language: str) -> Json:
    anna.client.headers["Accept-Language"] = language
    body = {"seat": state["you"], "text": text, "version": state["version"], "id": new_id()}
    status, error = await anna.refused(f"/api/tables/{table}/moves", body)
    assert (status, error["code"]) == (422, "refused")
    return error


def test_the_beginning_of_a_decision_is_not_stored(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            before, begun = await _draft(anna, table, Rng(1))
            assert begun["accepted"] is None
            assert begun["update"] is None
            draft = begun["draft"]
            assert draft["offers"]
            assert draft["view"]["chosen"] != before["view"]["chosen"]
            for viewer in (0, 1, None):
                assert (await anna.state(table, viewer))["version"] == before["version"]
            after = await anna.move(
                table, before["you"], f"{draft['text']} {draft['offers'][-1]['text']}", before["version"]
            )
            if after["accepted"] is not None:
                assert after["accepted"] == before["version"] + 1
                (*_, row) = await house.house.store.events(table)
                event = event_of(row.kind, row.body)
                assert isinstance(event, Moved)
                assert len(event.moves) > 1

    asyncio.run(play())


def test_undo_goes_to_the_beginning_of_the_decision_and_leaves_its_parts_as_a_draft(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            undone = drafts = 0
            rng = Rng(5)
            async with anna.live(table) as wire:
                while undone < 6 or not drafts:
                    state = await anna.asked(table, [0, 1])
                    assert state is not None
                    answer = await anna.decide(table, state, rng)
                    made = answer["update"]
                    if made["undo"] is None or not made["undo"]["possible"]:
                        continue
                    body = {"seat": state["you"], "version": made["version"], "id": new_id()}
                    back = await anna.post(f"/api/tables/{table}/undo", body)
                    undone += 1
                    assert back["accepted"] == made["version"] + 1
                    assert back["update"]["view"] == state["view"]
                    assert back["update"]["moves"] == state["moves"]
                    assert back["update"]["log_from"] <= state["moves"]
                    again = await anna.post(f"/api/tables/{table}/undo", body)
                    assert again["accepted"] == back["accepted"]
                    if back["draft"] is not None:
                        drafts += 1
                        part = back["draft"]["text"]
                        same = await anna.move(table, state["you"], part, back["accepted"])
                        assert same["draft"] == back["draft"]
                await _log_of_a_reader_is_the_log(anna, table, wire.next)

    asyncio.run(play())


async def _log_of_a_reader_is_the_log(anna: Guest, table: str, frame: object) -> None:
    """Whoever follows the updates and drops what was taken back has the same log as who asks anew."""
    assert callable(frame)
    now = await anna.state(table)
    lines: list[Json] = []
    version = 0
    while version < now["version"]:
        update = await frame("update")
        assert update["follows"] == version or version == 0
        version = update["version"]
        lines = [line for line in lines if line["move"] <= update["log_from"]]
        lines = [line for line in lines if update["log_from"] > 0] + update["log"]
    assert lines == now["log"]


def test_undo_over_a_barrier_names_it(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            rng = Rng(2)
            named: set[str] = set()
            while len(named) < 2:
                state = await anna.asked(table, [0, 1])
                assert state is not None
                if not state["undo"]["possible"]:
                    body = {"seat": state["you"], "version": state["version"], "id": new_id()}
                    status, error = await anna.refused(f"/api/tables/{table}/undo", body)
                    assert (status, error["code"]) == (422, "refused")
                    assert error["message"] == state["undo"]["barrier"]
                    named.add(error["message"]["id"])
                await anna.decide(table, state, rng)
            assert all(name.startswith("barrier-") for name in named)

    asyncio.run(play())


@pytest.mark.parametrize("wrong", [{}, {"seat": 0}, {"seat": 0, "text": "", "version": 1, "id": "x"}, []])
def test_what_makes_no_sense_is_refused_in_the_one_form(wrong: object, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "random"])
            answer = await anna.client.post(f"/api/tables/{table}/moves", json=wrong)
            assert answer.status_code == 422
            assert answer.json()["error"]["code"] == "invalid"

    asyncio.run(play())
