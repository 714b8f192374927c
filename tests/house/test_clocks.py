"""Clocks at served tables: what everybody is told, what happens at their end, and who may give more time."""

from __future__ import annotations

import asyncio

import pytest

from fondaco.house.clocks import GRACE
from fondaco.house.events import event_of
from fondaco.table.core import Rng
from tests.house.hands import MINUTE, SECOND, Hands, live, timed, two_at_a_table
from tests.house.kit import Guest, Json, Served, guest, new_id


async def _log(house: Served, table: str) -> list[Json]:
    """The kinds and bodies of a table's events."""
    rows = await house.house.store.events(table)
    return [{"kind": row.kind, "event": event_of(row.kind, row.body)} for row in rows]


async def _kinds(house: Served, table: str) -> list[str]:
    return [row["kind"] for row in await _log(house, table)]


async def _deadlines(house: Served) -> list[tuple[int, int]]:
    return await house.house.store.read(
        lambda connection: [
            (seat, at) for seat, at in connection.exec_driver_sql("SELECT seat, at FROM deadlines")
        ]
    )


def test_everybody_is_told_the_clocks(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with timed(sqlite_url, hands) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            table = await two_at_a_table(anna, bo, pace=live(60, 300, "bot"), watchable="everyone")
            asked_at = hands.now
            hands.turn(70 * SECOND)
            expected = {
                "seat": 0,
                "remaining": 290 * SECOND,
                "deadline": asked_at + 360 * SECOND,
                "banks": [290 * SECOND, 300 * SECOND],
                "at_end": "bot",
            }
            for state in (await anna.state(table, 0), await bo.state(table, 1), await bo.state(table)):
                assert state["clock"] == expected
            assert (await bo.get(f"/api/tables/{table}"))["clock"] == expected
            pace = {"kind": "live", "move": 60_000, "bank": 300_000, "at_end": "bot", "bot": "random"}
            assert (await bo.state(table, 1))["header"]["pace"] == pace
            async with bo.live(table, 1) as wire:
                assert (await wire.next("update"))["clock"] == expected
                async with anna.live(table, 0):
                    assert (await wire.next("header"))["clock"] == expected
                await anna.play(table, [0], Rng(1), 1)
                update = await wire.next("update")
                assert update["clock"]["banks"] == [290 * SECOND, 300 * SECOND]

    asyncio.run(play())


def test_a_table_without_pace_keeps_no_deadline(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with timed(sqlite_url, hands) as house, guest(house) as anna, guest(house) as bo:
            table = await two_at_a_table(anna, bo)
            state = await anna.state(table, 0)
            assert (state["clock"], state["header"]["pace"]["kind"]) == (None, "none")
            assert await _deadlines(house) == []
            _, error = await bo.refused(f"/api/tables/{table}/extend", {"seconds": 5, "id": "x"})
            assert error["message"]["id"] == "house-no-clock"

    asyncio.run(play())


def test_the_deadline_is_kept_with_the_event(database: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with timed(database, hands) as house, guest(house) as anna, guest(house) as bo:
            pace = {"kind": "turns", "days": 2}
            table = await two_at_a_table(anna, bo, pace=pace)
            seen = set()
            for _ in range(12):
                clock = (await anna.state(table, 0))["clock"]
                assert await _deadlines(house) == [(clock["seat"], clock["deadline"])]
                seen.add(clock["seat"])
                hands.turn(MINUTE)
                one, seat = (anna, 0) if clock["seat"] == 0 else (bo, 1)
                await one.play(table, [seat], Rng(1), 1)
            assert seen == {0, 1}
            await anna.post(f"/api/tables/{table}/abandon")
            assert await _deadlines(house) == []

    asyncio.run(play())


@pytest.mark.both
def test_a_bot_takes_over_when_the_time_is_over_and_the_seat_can_be_taken_back(database: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with timed(database, hands) as house, guest(house) as anna, guest(house) as bo:
            table = await two_at_a_table(anna, bo, pace=live(30, 60, "bot"))
            hands.turn(GRACE)
            hands.turn(30 * SECOND - 1)
            await house.clocks.sweep()
            assert (await bo.state(table, 1))["header"]["seats"][0]["kind"] == "person"
            hands.turn(1)
            await house.clocks.sweep()
            state = await bo.asked(table, [1])
            assert state is not None
            assert state["header"]["seats"][0] | {"name": ""} == {
                **state["header"]["seats"][0],
                "name": "",
                "kind": "bot",
                "bot": "random",
            }
            assert state["clock"]["banks"][0] == 0
            await anna.post(f"/api/tables/{table}/seats/0/give-back")
            await bo.play(table, [1], Rng(1), 1)
            while not (state := await anna.state(table, 0))["offers"]:
                await bo.play(table, [1], Rng(1), 1)
            assert state["clock"]["seat"] == 0
            assert state["clock"]["remaining"] == 30 * SECOND
            await anna.decide(table, state, Rng(1))

    asyncio.run(play())


def test_a_table_is_given_up_when_the_time_is_over(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with timed(sqlite_url, hands) as house, guest(house) as anna, guest(house) as bo:
            table = await two_at_a_table(anna, bo, pace={"kind": "turns", "days": 1, "at_end": "abandon"})
            async with bo.live(table, 1) as wire:
                await wire.next("update")
                hands.turn(24 * 60 * MINUTE)
                await house.clocks.sweep()
                update = await wire.next("update")
                assert (update["status"], update["clock"]["seat"]) == ("abandoned", None)
            assert len((await anna.state(table, 0))["result"]["seed"]) == 64
            await house.clocks.sweep()
            assert (await _kinds(house, table)).count("ended") == 1

    asyncio.run(play())


def test_where_everybody_waits_they_are_told_once(database: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with timed(database, hands) as house, guest(house) as anna, guest(house) as bo:
            table = await two_at_a_table(anna, bo, pace=live(60, 60, "wait"))
            before = await _kinds(house, table)
            async with bo.live(table, 1) as wire:
                await wire.next("update")
                hands.turn(5 * MINUTE)
                await house.clocks.sweep()
                await house.clocks.sweep()
                assert (await wire.next("header"))["clock"]["remaining"] == 0
                await wire.say(do="ping")
                assert (await wire.next())["kind"] in ("pong", "header")
            assert await _kinds(house, table) == before
            assert await _deadlines(house) == []
            assert await anna.play(table, [0], Rng(1), 1) == 1

    asyncio.run(play())


def test_the_others_and_the_host_give_more_time_and_nobody_else(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            timed(sqlite_url, hands) as house,
            guest(house) as anna,
            guest(house) as bo,
            guest(house) as stranger,
        ):
            table = await two_at_a_table(anna, bo, pace=live(60, 0, "bot"), watchable="everyone")
            path = f"/api/tables/{table}/extend"
            assert (await stranger.refused(path, {"seconds": 60, "id": "a"}))[0] == 403
            before = await anna.state(table, 0)
            first = await bo.post(path, {"seconds": 90, "id": "a"})
            assert await bo.post(path, {"seconds": 90, "id": "a"}) == first
            state = await anna.state(table, 0)
            assert state["clock"]["remaining"] == 150 * SECOND
            assert state["clock"]["deadline"] == before["clock"]["deadline"] + 90 * SECOND
            assert await _deadlines(house) == [(0, state["clock"]["deadline"])]
            await anna.post(path, {"seconds": 1, "id": "b"})

            # An answer to what was asked before is not stale because of more time.
            state = before
            await anna.decide(table, state, Rng(1))
            while not (await bo.state(table, 1))["offers"]:
                await anna.play(table, [0], Rng(1), 1)
            status, error = await bo.refused(path, {"seconds": 5, "id": "d"})
            assert (status, error["message"]["id"]) == (403, "house-own-clock")
            hands.turn(65 * SECOND)
            await anna.post(path, {"seconds": 60, "id": "e"})
            await house.clocks.sweep()
            assert (await bo.state(table, 1))["clock"]["seat"] == 1
            assert (await _kinds(house, table)).count("extended") == 3

    asyncio.run(play())


def test_nobody_is_given_time_without_end(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with timed(sqlite_url, hands) as house, guest(house) as anna, guest(house) as bo:
            table = await two_at_a_table(anna, bo, pace={"kind": "turns", "days": 20})
            path = f"/api/tables/{table}/extend"
            await bo.post(path, {"seconds": 30 * 24 * 3600, "id": "a"})
            status, error = await bo.refused(path, {"seconds": 30 * 24 * 3600, "id": "b"})
            assert (status, error["message"]["id"]) == (422, "house-too-much-time")
            await bo.post(f"/api/tables/{table}/resign", {"seat": 1, "bot": "random"})
            await anna.post(f"/api/tables/{table}/abandon")
            _, error = await bo.refused(path, {"seconds": 5, "id": "c"})
            assert error["message"]["id"] == "house-clock-stands"

    asyncio.run(play())


@pytest.mark.slow
def test_of_several_processes_one_acts_and_once(postgresql_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            timed(postgresql_url, hands) as one,
            timed(postgresql_url, hands) as two,
            guest(one) as anna,
            guest(one) as bo,
        ):
            tables = [await two_at_a_table(anna, bo, pace=live(60, 0, "bot")) for _ in range(4)]
            tables += [await two_at_a_table(anna, bo, pace=live(60, 0, "abandon")) for _ in range(4)]
            hands.turn(10 * MINUTE)
            await asyncio.gather(*(house.clocks.sweep() for house in (one, two, one, two)))
            for table in tables[:4]:
                assert (await _kinds(one, table)).count("seated") == 2  # Bo sat down, and a bot took over
            for table in tables[4:]:
                assert (await _kinds(two, table)).count("ended") == 1
            for table in tables:
                states = [(await house.house.kept(table)).room for house in (one, two)]
                assert {room.status for room in states} <= {"playing", "abandoned"}

    asyncio.run(play())


def test_clocks_survive_a_restart_and_are_the_same_in_every_process(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        cookies: Json = {}
        async with timed(sqlite_url, hands) as house, guest(house) as anna, guest(house) as bo:
            table = await two_at_a_table(anna, bo, pace=live(60, 600, "bot"))
            for _ in range(6):
                hands.turn(61 * SECOND + 7)
                seat = (await anna.state(table, 0))["clock"]["seat"]
                await (anna, bo)[seat].play(table, [seat], Rng(1), 1)
            hands.turn(3 * SECOND)
            told = (await anna.state(table, 0))["clock"]
            cookies = {cookie.name: cookie.value or "" for cookie in anna.client.cookies.jar}
        async with timed(sqlite_url, hands) as house, guest(house) as anna:
            anna.client.cookies.clear()
            anna.client.cookies.update(cookies)
            assert (await anna.state(table, 0))["clock"] == told
            assert sum(told["banks"]) == 1200 * SECOND - 6 * (SECOND + 7)

    asyncio.run(play())


def test_a_closed_house_takes_nobodys_time(sqlite_url: str) -> None:
    """Whose time was over while the house was closed begins to think anew; who has time left goes on with it."""

    async def play() -> None:
        hands = Hands()
        async with timed(sqlite_url, hands) as house, guest(house) as anna, guest(house) as bo:
            live_table = await two_at_a_table(anna, bo, pace=live(60, 120, "bot"))
            slow_table = await two_at_a_table(anna, bo, pace={"kind": "turns", "days": 3, "at_end": "bot"})
            hands.turn(30 * SECOND)
        hands.turn(60 * MINUTE)
        opened = hands.now
        async with timed(sqlite_url, hands) as house:
            await house.clocks.sweep()
            await house.clocks.sweep()
            for table, extended in ((live_table, 1), (slow_table, 0)):
                assert (await _kinds(house, table)).count("extended") == extended
            clock = (await house.house.kept(live_table)).clock
            assert clock is not None
            assert (clock.deadline, clock.banks) == (opened + 180 * SECOND, [120 * SECOND] * 2)
            hands.turn(180 * SECOND)
            await house.clocks.sweep()
            assert (await house.house.kept(live_table)).room.chairs[0].kind == "bot"
            assert (await house.house.kept(slow_table)).room.chairs[0].kind == "person"

    asyncio.run(play())


def test_after_the_house_was_opened_everybody_has_a_minute(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with timed(sqlite_url, hands) as house, guest(house) as anna, guest(house) as bo:
            table = await two_at_a_table(anna, bo, pace=live(20, 0, "abandon"))
            hands.turn(19 * SECOND)
        opened = hands.now
        async with timed(sqlite_url, hands) as house:
            await house.clocks.sweep()
            clock = (await house.house.kept(table)).clock
            assert clock is not None
            assert clock.deadline == opened + GRACE
            hands.turn(GRACE - 1)
            await house.clocks.sweep()
            assert (await house.house.kept(table)).room.status == "playing"
            hands.turn(1)
            await house.clocks.sweep()
            assert (await house.house.kept(table)).room.status == "abandoned"

    asyncio.run(play())


def test_a_question_asked_after_the_opening_gets_nothing_more(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with timed(sqlite_url, hands) as house, guest(house) as anna, guest(house) as bo:
            hands.turn(1)
            table = await two_at_a_table(anna, bo, pace=live(10, 0, "abandon"))
            await house.clocks.sweep()
            hands.turn(10 * SECOND)
            await house.clocks.sweep()
            assert await _kinds(house, table) == ["opened", "seated", "started", "ended"]

    asyncio.run(play())


def test_a_rematch_has_the_same_pace(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with timed(sqlite_url, hands) as house, guest(house) as anna, guest(house) as bo:
            table = await two_at_a_table(anna, bo, pace=live(60, 5, "abandon"))
            await anna.post(f"/api/tables/{table}/abandon")
            again = (await bo.post(f"/api/tables/{table}/rematch"))["table"]
            pace = (await bo.state(table, 1))["header"]["pace"]
            assert (await bo.state(again, 1))["header"]["pace"] == pace
            await bo.post(f"/api/tables/{again}/start")
            assert (await bo.state(again, 1))["clock"]["deadline"] == hands.now + 65 * SECOND

    asyncio.run(play())


@pytest.mark.parametrize(
    ("pace", "message"),
    [
        ({"kind": "live"}, "house-invalid"),
        ({"kind": "live", "move_seconds": 0}, "house-invalid"),
        ({"kind": "turns", "days": 1000}, "house-invalid"),
        ({"kind": "turns", "days": 2, "at_end": "explode"}, "house-invalid"),
        ({"kind": "blitz"}, "house-invalid"),
        ({"kind": "turns", "days": 2, "at_end": "bot", "bot": "oracle"}, "house-no-bot"),
    ],
)
def test_a_pace_that_cannot_be_is_refused(pace: Json, message: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with timed(sqlite_url, Hands()) as house, guest(house) as anna:
            wanted = {"game": "yspahan", "seats": [{"who": "me"}] * 2, "pace": pace}
            status, error = await anna.refused("/api/tables", wanted)
            assert (status, error["message"]["id"]) == (422, message)

    asyncio.run(play())


def test_the_sweep_runs_by_itself(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            timed(sqlite_url, hands, clock_seconds=0.01) as house,
            guest(house) as anna,
            guest(house) as bo,
        ):
            table = await two_at_a_table(anna, bo, pace=live(30, 0, "abandon"))
            async with bo.live(table, 1) as wire:
                await wire.next("update")
                hands.turn(10 * MINUTE)
                while (await wire.next("update"))["status"] != "abandoned":
                    pass
            assert (await bo.state(table, 1))["status"] == "abandoned"

    asyncio.run(play())


async def _hold(one: Guest, table: str) -> list[int]:
    return list((await one.get(f"/api/tables/{table}"))["mine"])


def test_the_ladder_of_who_leaves(sqlite_url: str) -> None:
    """Reminded, then a bot plays for him; the seat stays his, and he comes back."""

    async def play() -> None:
        hands = Hands()
        async with timed(sqlite_url, hands) as house, guest(house) as anna, guest(house) as bo:
            table = await two_at_a_table(anna, bo)
            while not (await bo.state(table, 1))["offers"]:
                await anna.play(table, [0], Rng(1), 1)
            await anna.post(f"/api/tables/{table}/seats/1/nudge")
            hands.turn(30 * MINUTE)
            await anna.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
            await anna.play(table, [0], Rng(1), 2)
            assert await _hold(bo, table) == [1]
            await bo.post(f"/api/tables/{table}/seats/1/give-back")
            while not (state := await bo.state(table, 1))["offers"]:
                await anna.play(table, [0], Rng(1), 1)
            await bo.decide(table, state, Rng(1))
            body = {"seat": 1, "text": "1", "version": 1, "id": new_id()}
            assert (await bo.refused(f"/api/tables/{table}/moves", body))[0] == 409

    asyncio.run(play())
