"""Private notes: one page for each person, table and seat."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, insert, update

from fondaco.house.notes import LONGEST
from fondaco.house.store import schema as s
from tests.house.kit import guest, served
from tests.house.ways import put, refusal, secret_of, sit_down


def test_nobody_reads_anothers_notes_not_even_another_holder_of_the_seat(database: str) -> None:
    async def play() -> None:
        async with (
            served(database) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
            guest(house, "Cleo") as cleo,
        ):
            made = await anna.set_table("yspahan", ["me", "open"])
            table = made["table"]
            await sit_down(bo, made, 1)
            notes = f"/api/tables/{table}/seats/0/notes"
            assert await anna.get(notes) == {"text": ""}
            page = "Bo wants the camels.\n\tWatch the souk!"
            assert await put(anna, notes, {"text": page.replace("\n", "\r\n")}) == {"text": page}
            assert await anna.get(notes) == {"text": page}
            for method, body in (("GET", None), ("PUT", {"text": "x"})):
                assert (await refusal(bo, method, notes, body))[0] == 403
            link = await anna.post(f"/api/tables/{table}/links", {"seat": 0})
            await cleo.post("/api/links", {"secret": link["secret"]})
            assert await cleo.get(notes) == {"text": ""}
            await put(cleo, notes, {"text": "mine"})
            assert await anna.get(notes) == {"text": page}
            version = (await anna.state(table, 0))["version"]
            assert await put(anna, notes, {"text": ""}) == await anna.get(notes) == {"text": ""}
            assert (await anna.state(table, 0))["version"] == version

    asyncio.run(play())


def test_the_devices_of_one_account_share_their_notes(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna, guest(house, "Phone") as phone:

            def one_account(connection: Connection) -> None:
                connection.execute(insert(s.accounts).values(id="a", name="a", password_hash="x", created=0))
                connection.execute(update(s.visitors).values(account_id="a"))

            await house.house.store.write(one_account)
            made = await anna.set_table("yspahan", ["me", "me"])
            notes = f"/api/tables/{made['table']}/seats/0/notes"
            await put(anna, notes, {"text": "from the desk"})
            await phone.post("/api/links", {"secret": secret_of(made, 0)})
            assert await phone.get(notes) == {"text": "from the desk"}
            await put(phone, notes, {"text": "from the train"})
            assert await anna.get(notes) == {"text": "from the train"}

    asyncio.run(play())


def test_notes_are_bounded_and_plain(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house) as anna:
            table = (await anna.set_table("yspahan", ["me", "me"]))["table"]
            notes = f"/api/tables/{table}/seats/1/notes"
            assert len((await put(anna, notes, {"text": "ö" * LONGEST}))["text"]) == LONGEST
            for text in ("x" * (LONGEST + 1), "\x1b[31m", "\u202e"):
                assert await refusal(anna, "PUT", notes, {"text": text}) == (422, "house-bad-notes")
            assert await refusal(anna, "PUT", notes, {"text": "a\x00b"}) == (422, "house-invalid")
            assert (await refusal(anna, "PUT", notes, {"text": "x" * 10_000}))[0] == 422
            assert (await refusal(anna, "PUT", f"/api/tables/{table}/seats/5/notes", {"text": "x"}))[0] == 422
            assert len((await anna.get(notes))["text"]) == LONGEST

    asyncio.run(play())
