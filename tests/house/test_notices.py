"""Who is asked and not here is told: once, after a while, together with the rest, and nothing secret."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fondaco.house.api import pages
from fondaco.house.letters import PAUSES
from fondaco.house.live import QUIET
from fondaco.house.notices import HEARD, NUDGES, PAUSE
from fondaco.links import table_link
from fondaco.table.core import Rng
from tests.house.hands import MINUTE, SECOND, Hands, live, timed, two_at_a_table
from tests.house.kit import Guest, Json, Served, guest, until
from tests.house.post import Receiver, mailbox, receiver

ADDRESS = "https://play.example"


class Sleeper:
    """Sleeps no time at all, and remembers how long it should have."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.slept.append(seconds)


@asynccontextmanager
async def notifying(database: str, hands: Hands, **settings: Any) -> AsyncIterator[Served]:
    async with timed(database, hands, private_webhooks=True, address=ADDRESS, **settings) as house:
        house.notices.letters._sleep = Sleeper()
        yield house


async def want(one: Guest, hook: Receiver, language: str = "") -> str:
    """Be told at this webhook; its secret."""
    if language:
        await one.post("/api/me", {"language": language, "name": "Bo"})
    answer = await one.client.put("/api/me/contacts", json={"kind": "webhook", "target": hook.url})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["secret"])


async def ask_bo(anna: Guest, bo: Guest, table: str) -> None:
    """Anna plays until Bo is asked."""
    while (await anna.get(f"/api/tables/{table}"))["asked"] != 1:
        await anna.play(table, [0], Rng(1), 1)


async def ask_anna(anna: Guest, bo: Guest, table: str) -> None:
    while (await bo.get(f"/api/tables/{table}"))["asked"] != 0:
        await bo.play(table, [1], Rng(1), 1)


async def sweep(house: Served) -> None:
    """Look once, and wait for what is sent."""
    await house.notices.sweep()
    await until(lambda: not house.notices.sending)


@pytest.mark.both
def test_who_is_asked_and_not_here_is_told_once(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "table.html").write_text("the table's page")
    monkeypatch.setattr(pages, "STATIC", tmp_path)

    async def play() -> None:
        hands = Hands()
        async with (
            receiver() as hook,
            notifying(database, hands) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
        ):
            secret = await want(bo, hook, "de")
            table = await two_at_a_table(anna, bo, name="Harbour")
            hands.turn(SECOND)
            await ask_bo(anna, bo, table)
            await sweep(house)
            hands.turn(QUIET - 1)
            await sweep(house)
            assert hook.told == []
            hands.turn(1)
            await sweep(house)
            await sweep(house)
            hands.turn(60 * MINUTE)
            await sweep(house)
            text = "Harbour: Du bist gefragt."
            link = table_link(ADDRESS, table)
            notice = {"table": table, "link": link, "reason": "asked", "text": text}
            assert hook.told == [{"kind": "notice", "language": "de", "text": text, "tables": [notice]}]
            assert (await bo.client.get(link.removeprefix(ADDRESS))).text == "the table's page"
            assert hook.is_signed(0, secret)
            assert not hook.is_signed(0, "another")

            # Nothing but the link to the table: no secret of a seat, a person, or a hand.
            await ask_anna(anna, bo, table)
            assert len(hook.told) == 1

    asyncio.run(play())


def test_who_is_here_or_has_come_by_is_left_in_peace(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            receiver() as hook,
            notifying(sqlite_url, hands) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
        ):
            await want(bo, hook)
            tables = [await two_at_a_table(anna, bo) for _ in range(3)]
            hands.turn(SECOND)
            async with bo.live(tables[0], 1) as wire:
                await wire.next("update")
                for table in tables:
                    await ask_bo(anna, bo, table)
                hands.turn(30 * SECOND)
                await bo.state(tables[1], 1)
                await sweep(house)
            hands.turn(QUIET)
            await sweep(house)
            assert [table["table"] for told in hook.told for table in told["tables"]] == [tables[2]]

    asyncio.run(play())


def test_who_was_here_only_before_is_told(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            receiver() as hook,
            notifying(sqlite_url, hands) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
        ):
            await want(bo, hook)
            table = await two_at_a_table(anna, bo)
            await bo.state(table, 1)
            hands.turn(1)
            await ask_bo(anna, bo, table)
            hands.turn(QUIET)
            await sweep(house)
            assert len(hook.told) == 1

    asyncio.run(play())


def test_a_contact_can_be_for_one_table(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            receiver() as hook,
            notifying(sqlite_url, hands) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
        ):
            tables = [await two_at_a_table(anna, bo) for _ in range(2)]
            foreign = await anna.begin("yspahan", ["me", "random"])
            for table, status in ((tables[1], 200), (foreign, 403)):
                wanted = {"kind": "webhook", "target": hook.url, "table": table}
                assert (await bo.client.put("/api/me/contacts", json=wanted)).status_code == status
            hands.turn(1)
            for table in tables:
                await ask_bo(anna, bo, table)
            hands.turn(QUIET)
            await sweep(house)
            assert [told["table"] for notice in hook.told for told in notice["tables"]] == tables[1:]

    asyncio.run(play())


def test_who_answered_meanwhile_is_not_told(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            receiver() as hook,
            notifying(sqlite_url, hands) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
        ):
            await want(bo, hook)
            table = await two_at_a_table(anna, bo)
            hands.turn(1)
            await ask_bo(anna, bo, table)
            await bo.post(f"/api/tables/{table}/resign", {"seat": 1, "bot": "random"})
            hands.turn(QUIET)
            await sweep(house)
            assert hook.told == []

    asyncio.run(play())


def test_one_person_at_two_seats_of_one_screen_is_here(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            receiver() as hook,
            notifying(sqlite_url, hands) as house,
            guest(house, "Anna") as anna,
        ):
            await want(anna, hook)
            table = await anna.begin("yspahan", ["me", "me"], options={"first_player": "2"})
            hands.turn(1)
            async with anna.live(table, 0) as wire:
                await wire.next("update")
                hands.turn(QUIET)
                await sweep(house)
            assert hook.told == []

    asyncio.run(play())


def test_nobody_gets_many(database: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            receiver() as hook,
            notifying(database, hands) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
        ):
            await want(bo, hook)
            tables = [await two_at_a_table(anna, bo, name=f"Table {n}") for n in range(5)]
            hands.turn(1)
            for table in tables[:2]:
                await ask_bo(anna, bo, table)
            hands.turn(QUIET)
            await sweep(house)
            (first,) = hook.told
            assert {told["table"] for told in first["tables"]} == set(tables[:2])
            assert first["text"] == "2 tables are waiting for you."
            for table in tables[2:]:
                await ask_bo(anna, bo, table)
            hands.turn(QUIET)
            await sweep(house)
            assert len(hook.told) == 1
            await bo.post(f"/api/tables/{tables[4]}/resign", {"seat": 1, "bot": "random"})
            hands.turn(PAUSE)
            await sweep(house)
            assert len(hook.told) == 2
            assert {told["table"] for told in hook.told[1]["tables"]} == set(tables[2:4])

    asyncio.run(play())


def test_of_several_processes_one_tells_and_each_can_say_that_somebody_is_here(postgresql_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            receiver() as hook,
            notifying(postgresql_url, hands) as one,
            notifying(postgresql_url, hands) as two,
            guest(one, "Anna") as anna,
            guest(one, "Bo") as bo,
        ):
            await want(bo, hook)
            away, here = [await two_at_a_table(anna, bo) for _ in range(2)]
            hands.turn(1)
            await ask_bo(anna, bo, away)
            await ask_bo(anna, bo, here)
            elsewhere = Guest(two.address, bo.client)
            async with elsewhere.live(here, 1) as wire:
                await wire.next("update")
                hands.turn(SECOND)
                await sweep(two)
            hands.turn(QUIET)
            await asyncio.gather(*(sweep(house) for house in (one, two, one, two)))
            assert [[told["table"] for told in notice["tables"]] for notice in hook.told] == [[away]]

    asyncio.run(play())


def test_a_nudge_reminds_who_is_asked_and_not_too_often(database: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            receiver() as hook,
            notifying(database, hands) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
            guest(house) as stranger,
        ):
            await want(bo, hook, "it")
            table = await two_at_a_table(anna, bo, watchable="everyone")
            hands.turn(1)
            nudge = f"/api/tables/{table}/seats/1/nudge"
            assert (await anna.refused(nudge))[1]["message"]["id"] == "house-not-asked"
            await ask_bo(anna, bo, table)
            assert (await bo.refused(nudge))[0] == 403
            assert (await stranger.refused(nudge))[0] == 403
            assert (await anna.refused(f"/api/tables/{table}/seats/9/nudge"))[0] == 422
            await anna.post(nudge)
            status, error = await anna.refused(nudge)
            assert (status, error["message"]["id"]) == (429, "house-nudged")
            hands.turn(HEARD)
            await sweep(house)
            assert [told["reason"] for told in hook.told[0]["tables"]] == ["nudge"]
            assert "aspettano" in hook.told[0]["text"]

            # Who is at the table is reminded there.
            hands.turn(NUDGES)
            await anna.post(nudge)
            async with bo.live(table, 1) as wire, bo.live(table) as other:
                await wire.next("update")
                await sweep(house)
                assert (await wire.next("nudge"))["seat"] == 1
                await other.say(do="ping")
                while (frame := await other.next())["kind"] != "pong":
                    assert frame["kind"] != "nudge"
            hands.turn(PAUSE)
            await sweep(house)
            assert len(hook.told) == 1

    asyncio.run(play())


@pytest.mark.parametrize("at_end", ["wait", "bot", "abandon"])
def test_whose_time_is_over_is_told_what_that_meant(at_end: str, sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            receiver() as hook,
            receiver() as other,
            notifying(sqlite_url, hands) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
        ):
            await want(bo, hook, "fr")
            await want(anna, other)
            table = await two_at_a_table(anna, bo, pace=live(120, 0, at_end), name="Port")
            hands.turn(1)
            await ask_bo(anna, bo, table)
            hands.turn(QUIET)
            await sweep(house)
            hands.turn(QUIET)
            await house.clocks.sweep()
            await house.clocks.sweep()
            hands.turn(PAUSE)
            await sweep(house)
            assert [told["tables"][0]["reason"] for told in hook.told] == ["asked", f"time-{at_end}"]
            assert hook.told[1]["text"].startswith("Port\u00a0: ")
            ended = [told["tables"][0]["reason"] for told in other.told]
            assert ("time-abandon" in ended) == (at_end == "abandon")

    asyncio.run(play())


def test_what_does_not_arrive_is_tried_again_and_given_up(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            receiver() as hook,
            notifying(sqlite_url, hands) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
        ):
            sleeper = Sleeper()
            house.notices.letters._sleep = sleeper
            await want(bo, hook)
            tries: list[int] = []
            answers = ("503 Busy", "302 Found", "404 Not Found", "429 Too Many", "410 Gone", "200 OK")
            for answer in answers:
                table = await two_at_a_table(anna, bo)
                hands.turn(1)
                await ask_bo(anna, bo, table)
                hands.turn(PAUSE + QUIET)
                before = len(hook.bodies)
                hook.answer = answer
                hook.more = f"Location: {hook.url}/elsewhere\r\n" if answer.startswith("302") else ""
                await sweep(house)
                tries.append(len(hook.bodies) - before)
                await anna.post(f"/api/tables/{table}/abandon")
            assert tries == [3, 1, 1, 3, 1, 0]
            assert sleeper.slept == [*PAUSES, *PAUSES]
            assert await bo.get("/api/me/contacts") == []  # 410: nobody is there any more

    asyncio.run(play())


def test_a_webhook_that_cannot_be_reached_hurts_nobody(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with notifying(sqlite_url, hands) as house, guest(house) as anna, guest(house) as bo:
            async with receiver() as hook:
                await want(bo, hook)
            table = await two_at_a_table(anna, bo)
            hands.turn(1)
            await ask_bo(anna, bo, table)
            hands.turn(QUIET)
            await sweep(house)
            assert await bo.play(table, [1], Rng(1), 1) == 1

    asyncio.run(play())


def test_notices_by_mail_in_the_readers_language(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            mailbox() as box,
            notifying(sqlite_url, hands, smtp=box.url, mail_from="house@play.example") as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
        ):
            await bo.post("/api/me", {"language": "fr", "name": "Bo"})
            address = {"kind": "email", "target": "bo@example.org"}
            told = (await bo.client.put("/api/me/contacts", json=address)).json()
            assert (told["confirmed"], told["secret"]) == (False, None)
            await until(lambda: len(box.mails) == 1)
            assert box.mails[0]["To"] == "bo@example.org"

            # An address that is not confirmed is told nothing.
            table = await two_at_a_table(anna, bo, name="Café\u2009Zoë")
            hands.turn(1)
            await ask_bo(anna, bo, table)
            hands.turn(QUIET)
            await sweep(house)
            assert len(box.mails) == 1

            code = next(
                word for word in box.mails[0].get_content().replace(".", " ").split() if word.isdigit()
            )
            wrong = "000000" if code != "000000" else "000001"
            status, error = await bo.refused(f"/api/me/contacts/{told['id']}/confirm", {"code": wrong})
            assert (status, error["message"]["id"]) == (422, "house-wrong-code")
            assert (await bo.post(f"/api/me/contacts/{told['id']}/confirm", {"code": code}))["confirmed"]
            await ask_anna(anna, bo, table)
            hands.turn(1)
            await ask_bo(anna, bo, table)
            hands.turn(QUIET)
            box.refuse = 2
            await sweep(house)
            mail = box.mails[1]
            assert (mail["From"], mail["To"]) == ("house@play.example", "bo@example.org")
            assert mail["Subject"] == "Café Zoë\u00a0: c’est à vous de répondre."
            text = mail.get_content()
            assert table_link(ADDRESS, table) in text
            way_out = str(mail["List-Unsubscribe"]).strip("<>")
            assert way_out in text
            assert way_out.startswith(f"{ADDRESS}/api/unsubscribe/")
            await _leave(bo, way_out.removeprefix(ADDRESS))
            assert await bo.get("/api/me/contacts") == []

    asyncio.run(play())


async def _leave(bo: Guest, path: str) -> None:
    """Looking at the page changes nothing; its button needs no cookie, and a wrong link does nothing."""
    page = await bo.client.get(path, headers={"Accept-Language": "it"})
    assert page.status_code == 200
    assert '<form method="post">' in page.text
    assert "form-action 'self'" in page.headers["Content-Security-Policy"]
    assert len(await bo.get("/api/me/contacts")) == 1
    wrong = path[:-32] + "0" * 32
    for where, left in ((wrong, 1), (path, 0), (path, 0)):
        headers = {"Origin": f"http://{bo.address}", "X-Fondaco-Proof": "none"}
        assert (await bo.client.post(where, headers=headers)).status_code == 200
        assert len(await bo.get("/api/me/contacts")) == left
    foreign = await bo.client.post(path, headers={"Origin": "https://evil.example"})
    assert foreign.status_code == 403


def test_the_sweep_runs_by_itself(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            receiver() as hook,
            notifying(sqlite_url, hands, notice_seconds=0.01) as house,
            guest(house) as anna,
            guest(house) as bo,
        ):
            await want(bo, hook)
            table = await two_at_a_table(anna, bo)
            hands.turn(1)
            await ask_bo(anna, bo, table)
            hands.turn(QUIET)
            await until(lambda: len(hook.told) == 1)

    asyncio.run(play())


def test_the_notice_is_the_same_whatever_is_asked(sqlite_url: str) -> None:
    """It names the table, and nothing of what is asked there or what anybody holds."""

    async def play() -> None:
        hands = Hands()
        async with (
            receiver() as hook,
            notifying(sqlite_url, hands) as house,
            guest(house) as anna,
            guest(house) as bo,
        ):
            await want(bo, hook)
            table = await two_at_a_table(anna, bo, name="Port")
            for _ in range(4):
                hands.turn(1)
                await ask_bo(anna, bo, table)
                hands.turn(PAUSE + QUIET)
                await sweep(house)
                await ask_anna(anna, bo, table)
            assert len(hook.bodies) == 4
            assert len(set(hook.bodies)) == 1
            notice: Json = hook.told[0]
            assert set(notice) == {"kind", "language", "text", "tables"}

    asyncio.run(play())
