"""A person's data: all of it to take along, and no trace of it afterwards."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from sqlalchemy import Connection, insert, select, update
from websockets.exceptions import ConnectionClosed

from fondaco.house.api.who import COOKIE, PROOF
from fondaco.house.people import hash_of
from fondaco.house.store import schema as s
from fondaco.table.core import Rng
from tests.house.kit import Guest, Json, Served, guest, served, until
from tests.house.ways import chat, delete, put, refusal, say, secret_of, sit_down

NAME = "Zenobia Q."
WORDS = ("I was in Palmyra", "my secret plan", "zenobia@palmyra.example", "her little program", "queen_z")
"""What Zenobia says, notes, and leaves behind otherwise."""


def _everything(connection: Connection) -> str:
    """All columns of all rows of all tables."""
    rows = [
        f"{table.name} {tuple(row)}"
        for table in s.metadata.sorted_tables
        for row in connection.execute(select(table))
    ]
    return "\n".join(rows).casefold()


async def _visitor(house: Served, name: str) -> str:
    v = s.visitors.c
    found = await house.house.store.read(lambda c: c.execute(select(v.id).where(v.name == name)).scalar())
    return cast(str, found)


async def _leave_traces(house: Served, zenobia: Guest, bo: Guest) -> dict[str, str]:
    """Zenobia plays with Bo, waits with him, plays alone, has played, is Bo's guest; the tables by what they are."""
    with_bo = await zenobia.set_table("yspahan", ["me", "open"], name=f"{NAME} plays", chat="everyone")
    await sit_down(bo, with_bo, 1)
    await zenobia.post(f"/api/tables/{with_bo['table']}/start")
    waiting = await zenobia.set_table("yspahan", ["me", "open"], name=f"{NAME} waits", listed=True)
    await sit_down(bo, waiting, 1)
    alone = await zenobia.begin("yspahan", ["me", "random"], name=f"{NAME} alone")
    past = await zenobia.begin("yspahan", ["me", "me"], name=f"{NAME} was here")
    await zenobia.post(f"/api/tables/{past}/abandon")
    of_bo = await bo.set_table("yspahan", ["me", "open", "me"])
    await sit_down(zenobia, of_bo, 1)
    tables = {
        "with_bo": with_bo["table"],
        "waiting": waiting["table"],
        "alone": alone,
        "past": past,
        "of_bo": of_bo["table"],
    }
    table = tables["with_bo"]
    await say(zenobia, table, WORDS[0], 0)
    await say(bo, table, "so was I", 1)
    await put(zenobia, f"/api/tables/{table}/seats/0/notes", {"text": WORDS[1]})
    for which in ("with_bo", "of_bo"):
        seat = 0 if which == "with_bo" else 1
        await put(zenobia, f"/api/tables/{tables[which]}/seats/{seat}/orders", {"orders": {"camel": "never"}})
    lines = (await chat(zenobia, table, 0))["lines"]
    await put(zenobia, f"/api/tables/{table}/chat/mutes/{lines[1]['who']}?seat=0")
    await put(bo, f"/api/tables/{table}/chat/mutes/{lines[0]['who']}?seat=1")
    await delete(bo, f"/api/tables/{table}/chat/mutes/{lines[0]['who']}?seat=1")
    her = await _visitor(house, NAME)

    def job(connection: Connection) -> None:
        connection.execute(insert(s.accounts).values(id="acc", name=WORDS[4], password_hash="x", created=1))
        connection.execute(update(s.visitors).where(s.visitors.c.id == her).values(account_id="acc"))
        connection.execute(
            insert(s.contacts).values(
                id="c", visitor_id=her, kind="email", target=WORDS[2], secret="x", confirmed=True, created=2
            )
        )
        connection.execute(
            insert(s.tokens).values(
                hash="h" * 64, id="t", visitor_id=her, scopes="play", label=WORDS[3], expires=9, created=3
            )
        )

    await house.house.store.write(job)
    return tables


def test_after_deletion_no_column_of_any_table_knows_the_person(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, NAME) as zenobia, guest(house, "Bo") as bo:
            tables = await _leave_traces(house, zenobia, bo)
            secret = zenobia.client.cookies[COOKIE]
            her = await _visitor(house, NAME)
            traces = [NAME, her, secret, hash_of(secret), *WORDS, "h" * 64, '"camel":"never"']
            before = await house.house.store.read(_everything)
            missing = [trace for trace in traces if trace.casefold() not in before]
            assert missing == [secret], "the secret itself was never kept"
            async with bo.live(tables["with_bo"], 1) as wire, zenobia.live(tables["with_bo"], 0) as hers:
                await hers.next("update")
                await wire.next("update")
                answer = await delete(zenobia, "/api/me?seats=bot&bot=random")
                assert answer == {"tables": len(tables)}
                assert [line["text"] for line in (await wire.next("chat"))["lines"]] == ["so was I"]
                with pytest.raises(ConnectionClosed):
                    await hers.next("never")
            after = await house.house.store.read(_everything)
            assert [trace for trace in traces if trace.casefold() in after] == []
            assert "so was i" in after
            await _others_go_on(house, bo, tables)

    asyncio.run(play())


async def _others_go_on(house: Served, bo: Guest, tables: dict[str, str]) -> None:
    """A bot plays Zenobia's seat; an open table has an open seat and a new host; where nobody else sat it is over."""
    states = {which: (await house.house.kept(table)).room for which, table in tables.items()}
    assert states["with_bo"].chairs[0].bot == "random"
    assert states["waiting"].chairs[0].kind == states["of_bo"].chairs[1].kind == "open"
    assert {which: room.status for which, room in states.items()} == {
        "with_bo": "playing",
        "waiting": "open",
        "alone": "abandoned",
        "past": "abandoned",
        "of_bo": "open",
    }
    assert (await bo.state(tables["with_bo"], 1))["header"]["seats"][0]["name"] == ""
    assert await bo.play(tables["with_bo"], [1], Rng(1), 3) == 3
    for which in ("with_bo", "waiting", "of_bo"):
        await bo.post(f"/api/tables/{tables[which]}/links", {"seat": 0})
    await bo.post(f"/api/tables/{tables['waiting']}/start", {"fill_with": "random"})


def test_a_seat_can_be_left_to_whoever_is_given_its_link(sqlite_url: str) -> None:
    async def play() -> None:
        async with (
            served(sqlite_url) as house,
            guest(house, NAME) as zenobia,
            guest(house, "Bo") as bo,
            guest(house, "Cleo") as cleo,
        ):
            made = await zenobia.set_table("yspahan", ["me", "open"])
            table = made["table"]
            await sit_down(bo, made, 1)
            await zenobia.post(f"/api/tables/{table}/start")
            await delete(zenobia, "/api/me?seats=open")
            seat = (await bo.state(table, 1))["header"]["seats"][0]
            assert (seat["kind"], seat["name"]) == ("person", "")
            assert (await cleo.refused("/api/links", {"secret": secret_of(made, 0)}))[0] == 404
            link = await bo.post(f"/api/tables/{table}/links", {"seat": 0})
            await cleo.post("/api/links", {"secret": link["secret"]})
            for _ in range(4):
                for one, number in ((bo, 1), (cleo, 0)):
                    state = await one.state(table, number)
                    if state["offers"]:
                        await one.decide(table, state, Rng(1))
            assert (await cleo.state(table, 0))["moves"] > 4

    asyncio.run(play())


def test_a_seat_that_another_device_holds_stays_with_it_without_the_name(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, NAME) as zenobia, guest(house) as phone:
            made = await zenobia.set_table("yspahan", ["me", "random"])
            table = made["table"]
            await phone.post("/api/links", {"secret": secret_of(made, 0)})
            await zenobia.post(f"/api/tables/{table}/start")
            await delete(zenobia, "/api/me")
            state = await phone.asked(table, [0])
            assert state is not None
            assert (state["header"]["seats"][0]["kind"], state["header"]["seats"][0]["name"]) == (
                "person",
                "",
            )
            assert await phone.play(table, [0], Rng(1), 2) == 2

    asyncio.run(play())


def test_all_devices_of_an_account_are_forgotten_together(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, NAME) as zenobia, guest(house, "Phone") as phone:

            def one_account(connection: Connection) -> None:
                connection.execute(insert(s.accounts).values(id="a", name="q", password_hash="x", created=0))
                connection.execute(update(s.visitors).values(account_id="a"))

            await house.house.store.write(one_account)
            table = (await phone.set_table("yspahan", ["me", "random"]))["table"]
            exported = await zenobia.get("/api/me/export")
            assert sorted(row["name"] for row in exported["visitors"]) == ["Phone", NAME]
            assert [(row["table"], row["seat"]) for row in exported["seats"]] == [(table, 0)]
            await delete(zenobia, "/api/me")
            assert not (await phone.get("/api/me"))["known"]
            assert (await house.house.kept(table)).room.status == "abandoned"
            left = await house.house.store.read(_everything)
            assert "phone" not in left

    asyncio.run(play())


def test_other_processes_forget_the_person_too(postgresql_url: str) -> None:
    async def play() -> None:
        async with (
            served(postgresql_url) as one,
            served(postgresql_url) as other,
            guest(one, NAME) as zenobia,
            guest(other, "Bo") as bo,
        ):
            made = await zenobia.set_table("yspahan", ["me", "open"])
            table = made["table"]
            await sit_down(bo, made, 1)
            await say(zenobia, table, WORDS[0], 0)
            cookie = {"Cookie": f"{COOKIE}={zenobia.client.cookies[COOKIE]}"}
            there = f"http://{other.address}/api"
            known = await zenobia.client.get(f"{there}/me", headers=cookie)
            assert known.json()["name"] == NAME
            async with bo.live(table, 1) as wire:
                await wire.next("update")
                await delete(zenobia, "/api/me")
                while (await wire.next("chat"))["lines"]:
                    pass
            visitors = other.app.state.visitors
            await until(lambda: NAME not in {known.name for known, _ in visitors._known.values()})
            unknown = await bo.client.get(f"{there}/me", headers=cookie)
            assert not unknown.json()["known"]
            seat = (await bo.state(table, 1))["header"]["seats"][0]
            assert (seat["kind"], seat["name"]) == ("open", "")

    asyncio.run(play())


def test_the_export_has_everything_of_the_person_and_nothing_of_others(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, NAME) as zenobia, guest(house, "Bo") as bo:
            tables = await _leave_traces(house, zenobia, bo)
            answer = await zenobia.client.get("/api/me/export")
            assert "attachment" in answer.headers["content-disposition"]
            told: Json = answer.json()
            assert [row["name"] for row in told["visitors"]] == [NAME]
            assert [row["name"] for row in told["accounts"]] == [WORDS[4]]
            assert {(row["table"], row["seat"], row["name"]) for row in told["seats"]} == {
                (tables["with_bo"], 0, NAME),
                (tables["waiting"], 0, NAME),
                (tables["alone"], 0, NAME),
                (tables["past"], 0, NAME),
                (tables["past"], 1, ""),
                (tables["of_bo"], 1, NAME),
            }
            assert {row["table"] for row in told["hosted"]} == {*tables.values()} - {tables["of_bo"]}
            assert [(row["n"], row["text"]) for row in told["chat"]] == [(1, WORDS[0])]
            assert [row["text"] for row in told["notes"]] == [WORDS[1]]
            assert [row["orders"] for row in told["orders"]] == [{"camel": "never"}] * 2
            assert [row["target"] for row in told["contacts"]] == [WORDS[2]]
            assert [(row["label"], row["revoked"]) for row in told["tokens"]] == [(WORDS[3], False)]
            assert len(told["muted"]) == 1
            secret = zenobia.client.cookies[COOKIE]
            for never in ("so was I", '"Bo"', secret, hash_of(secret), "h" * 64):
                assert never not in answer.text
            assert (await bo.get("/api/me/export"))["chat"][0]["text"] == "so was I"

    asyncio.run(play())


def test_only_the_person_can_ask_for_it(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, NAME) as zenobia:
            assert await refusal(zenobia, "DELETE", "/api/me?bot=oracle") == (422, "house-no-bot")
            assert await refusal(zenobia, "DELETE", "/api/me?seats=sell") == (422, "house-invalid")
            proof = zenobia.client.headers.pop(PROOF)
            assert await refusal(zenobia, "DELETE", "/api/me") == (403, "house-no-proof")
            zenobia.client.headers[PROOF] = proof
            assert (await zenobia.get("/api/me"))["known"]
            answer = await zenobia.client.delete("/api/me")
            assert 'fondaco=""' in answer.headers["set-cookie"]
            for method, path in (("GET", "/api/me/export"), ("DELETE", "/api/me")):
                assert await refusal(zenobia, method, path) == (401, "house-who")

    asyncio.run(play())
