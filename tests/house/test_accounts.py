"""Accounts: one's tables on several devices; passwords that nobody can guess at, names that nobody can find out."""

from __future__ import annotations

import asyncio

import pytest
from argon2 import PasswordHasher, extract_parameters
from sqlalchemy import select

from fondaco.house.api.who import PROOF
from fondaco.house.rates import Rate, Rates
from fondaco.house.store import schema as s
from fondaco.table.core import Rng
from tests.house.kit import Guest, Json, guest, served

PASSWORD = "a camel and two sacks"


async def sign(one: Guest, how: str, **body: str) -> Json:
    """Sign up, in or out; the device has another secret afterwards, and another proof."""
    me: Json = await one.post(f"/api/account/{how}", body)
    one.client.headers[PROOF] = me["proof"]
    return me


@pytest.mark.both
def test_a_second_device_sees_and_plays_the_tables_of_the_first(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as desk, guest(house, "Phone") as phone:
            table = await desk.begin("yspahan", ["me", "me"])
            own = await phone.begin("yspahan", ["me", "me"])
            account = (await sign(desk, "sign-up", name="Anna", password=PASSWORD))["account"]
            assert account.startswith("anna-")
            assert (await desk.get("/api/me"))["account"] == account
            assert [one["id"] for one in await desk.get("/api/tables/mine")] == [table]
            me = await sign(phone, "sign-in", name=account.upper(), password=PASSWORD)
            assert (me["name"], me["account"]) == ("Anna", account)
            for device in (desk, phone):
                assert {one["id"] for one in await device.get("/api/tables/mine")} == {table, own}
            assert await phone.play(table, [0, 1], Rng(1), 3) == 3
            assert await desk.play(own, [0, 1], Rng(1), 3) == 3
            await desk.post(f"/api/tables/{own}/abandon")
            later = await desk.begin("yspahan", ["me", "me"])
            assert await phone.play(later, [0, 1], Rng(1), 2) == 2
            await phone.post("/api/me", {"name": "Annetta"})
            assert (await desk.get("/api/me"))["name"] == "Annetta"

    asyncio.run(play())


def test_who_signs_out_has_nothing_and_the_old_cookie_is_worth_nothing(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            before = dict(anna.client.cookies)
            await sign(anna, "sign-up", name="anna", password=PASSWORD)
            inside = dict(anna.client.cookies)
            assert inside != before
            await sign(anna, "sign-out")
            assert await anna.get("/api/tables/mine") == []
            assert (await anna.client.get(f"/api/tables/{table}/state?seat=0")).status_code == 403
            for old in (before, inside):
                anna.client.cookies.clear()
                anna.client.cookies.update(old)
                assert (await anna.get("/api/me"))["known"] is False

    asyncio.run(play())


def test_another_password_signs_out_every_other_device(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as desk, guest(house) as phone:
            table = await desk.begin("yspahan", ["me", "me"])
            account = (await sign(desk, "sign-up", name="anna", password=PASSWORD))["account"]
            await sign(phone, "sign-in", name=account, password=PASSWORD)
            status, error = await desk.refused("/api/account/password", {"old": "wrong" * 3, "new": "n" * 20})
            assert (status, error["message"]["id"]) == (401, "house-bad-sign-in")
            await sign(desk, "password", old=PASSWORD, new="another caravan")
            assert [one["id"] for one in await desk.get("/api/tables/mine")] == [table]
            assert await phone.get("/api/tables/mine") == []
            old = {"name": account, "password": PASSWORD}
            assert (await phone.refused("/api/account/sign-in", old))[0] == 401
            await sign(phone, "sign-in", name=account, password="another caravan")
            assert [one["id"] for one in await phone.get("/api/tables/mine")] == [table]

    asyncio.run(play())


def test_nobody_finds_out_who_has_an_account(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same name can be taken again, and a wrong name is answered like a wrong password, as slowly."""

    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna, guest(house) as eve:
            first = (await sign(anna, "sign-up", name="anna", password=PASSWORD))["account"]
            answers, compared = [], []
            verify = PasswordHasher.verify

            def counted(hasher: PasswordHasher, kept: str | bytes, password: str | bytes) -> bool:
                compared.append(extract_parameters(str(kept)))
                return verify(hasher, kept, password)

            with monkeypatch.context() as patched:
                patched.setattr(PasswordHasher, "verify", counted)
                for name in (first, "anna-0000000", "anna"):
                    body = {"name": name, "password": "wrong password"}
                    answers.append((await eve.client.post("/api/account/sign-in", json=body)).text)
            assert len(set(answers)) == 1
            assert len(compared) == 3, "each of them is compared with something"
            assert all(one == compared[0] for one in compared), "with the same effort"
            second = (await sign(eve, "sign-up", name="anna", password=PASSWORD))["account"]
            assert second.startswith("anna-")
            assert second != first

    asyncio.run(play())


def test_guessing_at_a_password_is_slow_for_everybody(sqlite_url: str) -> None:
    rates = Rates(sign_in=Rate(3, 0.01))

    async def play() -> None:
        async with served(sqlite_url, rates=rates) as house, guest(house) as eve, guest(house) as other:
            body = {"name": "anna-1234", "password": "wrong password"}
            for _ in range(3):
                assert (await eve.refused("/api/account/sign-in", body))[0] == 401
            for one in (eve, other):
                answer = await one.client.post("/api/account/sign-in", json=body)
                assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many")
                assert 1 <= int(answer.headers["retry-after"]) <= 100

    asyncio.run(play())


def test_a_password_is_kept_as_argon2_and_other_tables_go_on_meanwhile(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna, guest(house) as bo:
            signing = asyncio.create_task(sign(anna, "sign-up", name="anna", password=PASSWORD))
            while not signing.done():
                assert (await bo.client.get("/healthz")).status_code == 200
            await signing
            rows = await house.house.store.read(lambda c: c.execute(select(s.accounts)).all())
            assert len(rows) == 1
            assert PASSWORD not in str(rows)
            assert rows[0].password_hash.startswith("$argon2id$")
            assert PasswordHasher().verify(rows[0].password_hash, PASSWORD)

    asyncio.run(play())


def test_what_makes_no_sense_is_refused(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            for name, password, message in (
                ("a b", PASSWORD, "house-bad-account-name"),
                ("x" * 30, PASSWORD, "house-bad-account-name"),
                ("anna", "short", "house-bad-password"),
                ("anna", "x" * 300, "house-bad-password"),
                ("anna\0", PASSWORD, "house-invalid"),
            ):
                status, error = await anna.refused(
                    "/api/account/sign-up", {"name": name, "password": password}
                )
                assert (status, error["message"]["id"]) == (422, message)
            assert (await anna.refused("/api/account/sign-out"))[1]["code"] == "wrong-time"
            change = {"old": PASSWORD, "new": PASSWORD}
            assert (await anna.refused("/api/account/password", change))[1]["code"] == "wrong-time"
            await sign(anna, "sign-up", name="anna", password=PASSWORD)
            again = {"name": "anna", "password": PASSWORD}
            assert (await anna.refused("/api/account/sign-up", again))[1]["code"] == "wrong-time"
            del anna.client.headers[PROOF]
            assert (await anna.refused("/api/account/sign-out"))[1]["code"] == "forged"
            anna.client.cookies.clear()
            assert (await anna.refused("/api/account/sign-in", again))[1]["code"] == "who"

    asyncio.run(play())


@pytest.mark.slow
def test_what_both_devices_had_is_there_once(database: str) -> None:
    """Both hold the same seat; the account holds it once, with its own notes."""

    async def play() -> None:
        async with served(database) as house, guest(house) as desk, guest(house) as phone:
            made = await desk.set_table("yspahan", ["me", "open"])
            table = made["table"]
            for link in made["links"]:
                await phone.post("/api/links", {"secret": link["secret"]})
            account = (await sign(desk, "sign-up", name="anna", password=PASSWORD))["account"]
            await sign(phone, "sign-in", name=account, password=PASSWORD)
            (mine,) = await phone.get("/api/tables/mine")
            assert mine["mine"] == [0, 1]
            rows = await house.house.store.read(lambda c: c.execute(select(s.holds)).all())
            assert len({row.visitor_id for row in rows}) == 1
            assert len(rows) == 3
            await phone.post(f"/api/tables/{table}/seats/1/sit")
            await phone.post(f"/api/tables/{table}/start")

    asyncio.run(play())
