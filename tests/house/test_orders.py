"""Standing orders at a table of the house: played once, like any move, and told to nobody."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping
from contextlib import AsyncExitStack

import pytest

from fondaco.house.events import Moved, event_of
from fondaco.house.store import Store
from fondaco.table.core import Rng
from tests.house.kit import Guest, Json, Served, guest, new_id, served, until
from tests.house.questions import can_undo_order, is_asked, lead_to
from tests.house.ways import put, refusal, say, sit_down

SAID = re.compile(r'"(at|who|you)": ?("\w+"|\d{13})')
"""When something was said and by whom: pseudonyms are other ones at each table."""
LETTERS = {"box": "letters", "round_limit": "50"}


async def _give(one: Guest, table: str, seat: int, **orders: str) -> dict[str, str]:
    """Give orders; how all of them are set now."""
    shown = await put(one, f"/api/tables/{table}/seats/{seat}/orders", {"orders": orders})
    return {order["id"]: order["value"] for order in shown["orders"]}


async def _moved(house: Served, table: str, after: int) -> list[tuple[Moved, str | None]]:
    """What was moved after a version, and the id that the mover gave it."""
    found = await house.house.store.events(table, after)
    moved = [(event_of(row.kind, row.body), row.client_id) for row in found]
    return [(event, client_id) for event, client_id in moved if isinstance(event, Moved)]


async def _text(house: Served, table: str) -> str:
    """The last decision of a person at a table, as a record tells it."""
    game = (await house.house.kept(table)).room.game
    assert game is not None
    return next(entry.text for entry in reversed(game.played) if entry.actor >= 0)


@pytest.mark.parametrize(
    ("game", "options", "order", "value", "text"),
    [
        ("yspahan", {}, "camel", "always", "pay camel"),
        ("yspahan", {}, "camel", "never", "let ship"),
        ("wuestensoehne", {}, "exchange", "always", "take exchange"),
        ("wuestensoehne", {}, "exchange", "never", "no exchange"),
        ("al-rashid", {}, "battle", "retreat", "retreat"),
        ("istanbul", LETTERS, "auction", "0", "pass"),
        ("istanbul", LETTERS, "auction", "99", "bid"),
        ("istanbul", LETTERS, "kiosk", "lira card fabric spice fruit jewelry", "kiosk"),
    ],
)
def test_an_order_answers_once(
    game: str,
    options: Mapping[str, str],
    order: str,
    value: str,
    text: str,
    sqlite_url: str,
) -> None:

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin(game, ["me", "me", "me"], options=options)
            eve = await lead_to(house.house, table, is_asked(order))
            assert (await _give(anna, table, eve.asked, **{order: value}))[order] == value
            version = (await anna.state(table))["version"]
            await anna.move(table, eve.seat, eve.text, version, "by-hand")
            room = (await house.house.kept(table)).room
            await until(lambda: room.version > version + 1)
            await asyncio.sleep(0.05)
            moves = await _moved(house, table, version)
            assert [(event.seat, name) for event, name in moves] == [
                (eve.seat, f"{eve.seat}:by-hand"),
                (eve.asked, None),
            ]
            played = await _text(house, table)
            assert played.startswith(text), played

    asyncio.run(play())


@pytest.mark.parametrize("ceiling", [-1, 0, 1])
def test_in_an_auction_the_ceiling_decides(ceiling: int, sqlite_url: str) -> None:
    """One Lira more than the highest bid is bid if the ceiling is as high; otherwise the seat passes (IL-112)."""

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("istanbul", ["me", "me", "me"], options=LETTERS)
            eve = await lead_to(house.house, table, is_asked("auction"))
            version = (await anna.state(table))["version"]
            await anna.move(table, eve.seat, eve.text, version)
            asked = await anna.state(table, eve.asked)
            least = min(int(offer["text"].split()[1]) for offer in asked["offers"] if offer["text"] != "pass")
            await _give(anna, table, eve.asked, auction=str(least + ceiling))
            room = (await house.house.kept(table)).room
            await until(lambda: room.version > version + 1)
            assert await _text(house, table) == ("pass" if ceiling < 0 else f"bid {least}")

    asyncio.run(play())


def test_what_is_not_ordered_is_asked_and_a_bot_follows_no_orders(sqlite_url: str) -> None:

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me", "me"])
            eve = await lead_to(house.house, table, is_asked("camel"))
            await _give(anna, table, eve.asked, camel="never")
            await _give(anna, table, eve.seat, camel="always")
            assert await _give(anna, table, eve.asked) == {"camel": "ask"}
            version = (await anna.state(table))["version"]
            await anna.move(table, eve.seat, eve.text, version)
            for _ in range(10):
                assert (await anna.state(table, eve.asked))["version"] == version + 1
            await _give(anna, table, eve.asked, camel="never")
            room = (await house.house.kept(table)).room
            await until(lambda: room.version > version + 1)
            kept = await house.house.kept(table)
            assert sorted(kept.around.orders) == sorted([eve.seat, eve.asked])
            await anna.post(f"/api/tables/{table}/resign", {"seat": eve.asked, "bot": "random"})
            assert room.ordered({eve.asked: {"camel": "never"}}) == []

    asyncio.run(play())


@pytest.mark.slow
def test_two_processes_play_an_order_once(postgresql_url: str) -> None:
    """The order is given at one process, and the question comes by a move at the other; both look at it."""

    async def play() -> None:
        async with served(postgresql_url) as one, served(postgresql_url) as other, guest(one) as anna:
            table = await anna.begin("yspahan", ["me", "me", "me"])
            eve = await lead_to(one.house, table, is_asked("camel"))
            second = Guest(other.address, anna.client)
            version = (await anna.state(table, eve.asked))["version"]
            where = f"http://{other.address}/api/tables/{table}"
            assert (await anna.client.get(f"{where}/state?seat={eve.seat}")).json()["version"] == version
            await _give(anna, table, eve.asked, camel="never")
            body = {"seat": eve.seat, "text": eve.text, "version": version, "id": new_id()}
            assert (await anna.client.post(f"{where}/moves", json=body)).status_code == 200
            for _ in range(200):
                for house in (one.address, second.address):
                    await anna.client.get(f"http://{house}/api/tables/{table}/state?seat={eve.asked}")
                if len(await _moved(one, table, version)) > 1:
                    break
            await asyncio.sleep(0.2)
            assert [event.seat for event, _ in await _moved(one, table, version)] == [eve.seat, eve.asked]

    asyncio.run(play())


@pytest.mark.slow
def test_a_server_that_was_stopped_answers_when_it_is_started_again(database: str) -> None:
    """Nobody looks at the table: the house finds the question by itself."""

    async def play() -> None:
        async with served(database) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me", "me"])
            for seat in range(3):
                await _give(anna, table, seat, camel="always")
            eve = await lead_to(house.house, table, is_asked("camel"), whole=True)
            before = len(await house.house.store.events(table))
        store = await Store.open(database)
        async with served(database) as house:
            while len(await store.events(table)) == before:
                await asyncio.sleep(0.02)
            ((event, name),) = (await _moved(house, table, before))[:1]
            assert (event.seat, name, await _text(house, table)) == (eve.asked, None, "pay camel")
        await store.close()

    asyncio.run(play())


@pytest.mark.slow
def test_what_was_taken_back_is_asked(database: str) -> None:

    async def play() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(served(database))
            anna = await stack.enter_async_context(guest(house))
            table = await anna.begin("al-rashid", ["me", "me", "me"])
            eve = await lead_to(house.house, table, can_undo_order("battle", "retreat"))
            await _give(anna, table, eve.asked, battle="retreat")
            version = (await anna.state(table))["version"]
            await anna.move(table, eve.seat, eve.text, version)
            room = (await house.house.kept(table)).room
            await until(lambda: room.version > version + 1)
            answered = await anna.state(table, eve.asked)
            assert answered["undo"]["possible"]
            undo = {"seat": eve.asked, "version": answered["version"], "id": "back"}
            await anna.post(f"/api/tables/{table}/undo", undo)
            state = await _stays_asked(anna, table, eve.asked)
            cookies, headers = anna.client.cookies, anna.client.headers
            await stack.aclose()
            house = await stack.enter_async_context(served(database))
            again = await stack.enter_async_context(guest(house))
            again.client.cookies, again.client.headers = cookies, headers
            assert (await _stays_asked(again, table, eve.asked))["version"] == state["version"]
            (by_hand,) = (offer for offer in state["offers"] if offer["text"] == "retreat")
            await again.move(table, eve.asked, by_hand["text"], state["version"])
            assert (await again.state(table, eve.asked))["moves"] == answered["moves"]

    asyncio.run(play())


async def _stays_asked(one: Guest, table: str, seat: int) -> Json:
    first = await one.state(table, seat)
    assert first["offers"]
    for _ in range(10):
        await asyncio.sleep(0.01)
        assert await one.state(table, seat) == first
    return first


# -- nobody else knows ----------------------------------------------------------------------------------


def test_others_are_told_the_same_as_if_it_had_been_decided_by_hand(sqlite_url: str) -> None:
    """Two tables with the same dice and moves; at one the answer is an order, at the other it is given by hand."""

    async def play() -> None:
        async with (
            served(sqlite_url, entropy=bytes) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
        ):
            told = [await _all_that_bo_is_told(house, anna, bo, by_order) for by_order in (True, False)]
            assert len(told[0]) > 10
            assert told[0] == told[1]

    asyncio.run(play())


async def _all_that_bo_is_told(house: Served, anna: Guest, bo: Guest, by_order: bool) -> list[str]:
    made = await anna.set_table("yspahan", ["me", "me", "open"])
    table = made["table"]
    await sit_down(bo, made, 2)
    await anna.post(f"/api/tables/{table}/start")
    eve = await lead_to(house.house, table, lambda room: is_asked("camel")(room) and room.asked != 2)
    frames: list[str] = []
    await say(anna, table, "hello", 0)
    async with bo.live(table, 2) as wire:
        frames.append(json.dumps(await wire.next("update")))
        version = (await bo.state(table, 2))["version"]
        if by_order:
            await _give(anna, table, eve.asked, camel="never")
            assert (await refusal(bo, "GET", f"/api/tables/{table}/seats/{eve.asked}/orders"))[0] == 403
        mover = bo if eve.seat == 2 else anna
        await mover.move(table, eve.seat, eve.text, version)
        if not by_order:
            state = await anna.state(table, eve.asked)
            (text,) = (offer["text"] for offer in state["offers"] if offer["declines"])
            await anna.move(table, eve.asked, text, state["version"])
        while (frame := await wire.next()).get("version", 0) < version + 2:
            frames.append(json.dumps(frame))
        frames.append(json.dumps(frame))
        await wire.say(do="ping")
        frames.append(json.dumps(await wire.next()))
    paths = ["", "/state?seat=2", "/state", "/record?seat=2", "/recap?seat=2", "/chat?seat=2"]
    paths += [f"/state?seat=2&m={move}" for move in range(0, (await bo.state(table, 2))["moves"], 40)]
    frames += [(await bo.client.get(f"/api/tables/{table}{path}")).text for path in paths]
    return [SAID.sub("", frame.replace(table, "TABLE")) for frame in frames]


# -- what can be ordered ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("orders", "message"),
    [
        ({"camel": "sometimes"}, "refusal-order-choice"),
        ({"dromedary": "always"}, "refusal-unknown-order"),
        ({"camel": "a\x00b"}, "refusal-order-choice"),
        ({"camel": "x" * 300}, "house-invalid"),
        ({"camel": 1}, "house-invalid"),
    ],
)
def test_what_is_no_order_is_refused(orders: Json, message: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = (await anna.set_table("yspahan", ["me", "me"]))["table"]
            where = f"/api/tables/{table}/seats/0/orders"
            await _give(anna, table, 0, camel=" ALWAYS ")
            assert await refusal(anna, "PUT", where, {"orders": orders}) == (422, message)
            assert (await anna.get(where))["orders"][0]["value"] == "always"

    asyncio.run(play())


def test_orders_belong_to_their_seat(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house) as anna, guest(house) as bo, guest(house) as cleo:
            made = await anna.set_table("istanbul", ["open", "open", "me"], options=LETTERS)
            table = made["table"]
            await sit_down(bo, made, 1)
            given = await _give(bo, table, 1, auction="07", kiosk="Lira, card")
            assert given == {"auction": "7", "kiosk": "lira card"}
            for one, method in ((anna, "GET"), (cleo, "GET"), (anna, "PUT")):
                where = f"/api/tables/{table}/seats/1/orders"
                assert (await refusal(one, method, where, {"orders": {}}))[0] == 403
            await anna.post(f"/api/tables/{table}/start")
            shown = await bo.get(f"/api/tables/{table}/seats/0/orders")
            assert [order["value"] for order in shown["orders"]] == ["7", "lira card"], "they moved up, too"
            assert shown["orders"][0]["values"] == {"type": "number", "least": 0, "most": 99}

    asyncio.run(play())


def test_who_sits_down_on_a_seat_that_was_left_finds_no_orders(sqlite_url: str) -> None:
    async def play() -> None:
        async with (
            served(sqlite_url) as house,
            guest(house) as anna,
            guest(house) as bo,
            guest(house) as cleo,
        ):
            made = await anna.set_table("yspahan", ["me", "open"])
            table = made["table"]
            await sit_down(bo, made, 1)
            await _give(bo, table, 1, camel="never")
            await bo.post(f"/api/tables/{table}/seats/1/leave")
            await sit_down(cleo, made, 1)
            shown = await cleo.get(f"/api/tables/{table}/seats/1/orders")
            assert [order["value"] for order in shown["orders"]] == ["ask"]
            await anna.post(f"/api/tables/{table}/abandon")
            assert await refusal(
                cleo, "PUT", f"/api/tables/{table}/seats/1/orders", {"orders": {"camel": "never"}}
            ) == (409, "house-table-closed")

    asyncio.run(play())


def test_where_no_such_question_comes_there_are_no_orders(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            table = (await anna.set_table("istanbul", ["me", "me"], options={"box": "base"}))["table"]
            where = f"/api/tables/{table}/seats/0/orders"
            assert (await anna.get(where))["orders"] == []
            assert await refusal(anna, "PUT", where, {"orders": {"auction": "3"}}) == (
                422,
                "refusal-no-orders",
            )
            assert await anna.play((await anna.begin("istanbul", ["me", "me"])), [0, 1], Rng(1), 3) == 3

    asyncio.run(play())
