"""Who sits where: links, sitting down and leaving, bots that take over, beginning with fewer, playing again."""

from __future__ import annotations

import asyncio

import pytest

from fondaco.table.core import Rng
from tests.house.kit import Guest, Json, guest, new_id, served


def _secret(made: Json, seat: int | None) -> str:
    return str(next(link["secret"] for link in made["links"] if link["seat"] == seat))


@pytest.mark.both
def test_a_link_gives_its_seat_and_nothing_else(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            made = await anna.set_table("yspahan", ["me", "open", "open"])
            table = made["table"]
            for path in ("state", "state?seat=1", "record", "stream"):
                assert (await bo.client.get(f"/api/tables/{table}/{path}")).status_code == 403
            assert (await bo.refused(f"/api/tables/{table}/seats/1/sit"))[0] == 403
            assert (await bo.refused("/api/links", {"secret": "A" * 22}))[1]["code"] == "not-found"
            await bo.post("/api/links", {"secret": _secret(made, 1)})
            await bo.post(f"/api/tables/{table}/seats/1/sit")
            assert (await bo.refused(f"/api/tables/{table}/seats/2/sit"))[0] == 403
            assert (await bo.client.get(f"/api/tables/{table}/state?seat=0")).status_code == 403
            assert (await bo.state(table, 1))["header"]["seats"][1]["name"] == "Bo"
            assert (await bo.refused(f"/api/tables/{table}/start"))[0] == 403

    asyncio.run(play())


def test_a_replaced_link_is_worth_nothing(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna, guest(house) as bo:
            made = await anna.set_table("yspahan", ["me", "open"])
            table = made["table"]
            new = await anna.post(f"/api/tables/{table}/links", {"seat": 1})
            assert (await bo.refused("/api/links", {"secret": _secret(made, 1)}))[0] == 404
            assert (await bo.refused(f"/api/tables/{table}/links", {"seat": 1}))[0] == 403
            assert (await bo.post("/api/links", {"secret": new["secret"]}))["seat"] == 1
            await bo.post(f"/api/tables/{table}/seats/1/sit")
            # Now the seat is Bo's: he may make a link for another device, the host may not.
            assert (await anna.refused(f"/api/tables/{table}/links", {"seat": 1}))[0] == 403
            assert (await bo.post(f"/api/tables/{table}/links", {"seat": 1}))["seat"] == 1
            assert (await bo.refused(f"/api/tables/{table}/links", {"seat": 0}))[0] == 403

    asyncio.run(play())


def test_an_invitation_is_worth_nothing_to_others_once_somebody_sits_there(database: str) -> None:
    """Whoever invites knows the link, and must not look over the shoulder of the guest."""

    async def play() -> None:
        async with (
            served(database) as house,
            guest(house, "Anna") as anna,
            guest(house, "Bo") as bo,
            guest(house) as phone,
        ):
            made = await anna.set_table("yspahan", ["me", "open", "random"])
            table, invitation = made["table"], {"secret": _secret(made, 1)}
            await anna.post("/api/links", invitation)  # to see where it leads
            await bo.post("/api/links", invitation)
            await bo.post(f"/api/tables/{table}/seats/1/sit")
            assert (await anna.client.get(f"/api/tables/{table}/state?seat=1")).status_code == 403
            for other in (anna, phone):
                status, problem = await other.refused("/api/links", invitation)
                assert (status, problem["code"]) == (403, "not-yours")
            assert (await bo.post("/api/links", invitation))["seat"] == 1  # his way back
            own = await bo.post(f"/api/tables/{table}/links", {"seat": 1})
            assert (await phone.post("/api/links", {"secret": own["secret"]}))["seat"] == 1
            assert (await phone.client.get(f"/api/tables/{table}/state?seat=1")).status_code == 200
            assert (await bo.post("/api/links", invitation))["seat"] == 1

    asyncio.run(play())


def test_an_invited_seat_that_a_bot_has_filled_is_the_first_guests(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            made = await anna.set_table("yspahan", ["me", "open", "random"])
            table, invitation = made["table"], {"secret": _secret(made, 1)}
            await anna.post("/api/links", invitation)
            await anna.post(f"/api/tables/{table}/start", {"fill_with": "random"})
            assert (await anna.client.get(f"/api/tables/{table}/state?seat=1")).status_code == 403
            await bo.post("/api/links", invitation)
            assert (await anna.refused("/api/links", invitation))[0] == 403
            assert (await bo.state(table, 1))["header"]["seats"][1]["kind"] == "person"

    asyncio.run(play())


def test_one_seat_on_two_devices(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna, guest(house) as phone:
            made = await anna.set_table("yspahan", ["me", "random"])
            table = made["table"]
            await phone.post("/api/links", {"secret": _secret(made, 0)})
            await anna.post(f"/api/tables/{table}/start")
            for device in (anna, phone, anna, phone):
                state = await device.asked(table, [0])
                assert state is not None
                await device.decide(table, state, Rng(1))

    asyncio.run(play())


def test_leaving_opens_the_seat_and_only_its_link_leads_back(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            made = await anna.set_table("yspahan", ["me", "open"])
            table = made["table"]
            await bo.post("/api/links", {"secret": _secret(made, 1)})
            await bo.post(f"/api/tables/{table}/seats/1/sit")
            await bo.post(f"/api/tables/{table}/seats/1/leave")
            assert (await anna.state(table, 0))["header"]["seats"][1] | {"online": False} == {
                "seat": 1,
                "id": (await anna.state(table, 0))["header"]["seats"][1]["id"],
                "colour": (await anna.state(table, 0))["header"]["seats"][1]["colour"],
                "name": "",
                "kind": "open",
                "bot": None,
                "program": False,
                "online": False,
            }
            assert (await bo.refused(f"/api/tables/{table}/seats/1/sit"))[0] == 403
            await bo.post("/api/links", {"secret": _secret(made, 1)})
            await bo.post(f"/api/tables/{table}/seats/1/sit")

    asyncio.run(play())


def test_a_listed_table_is_open_to_everybody(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            made = await anna.set_table("yspahan", ["me", "open", "open"], listed=True, name="Harbour")
            await anna.set_table("yspahan", ["me", "open"])
            (found,) = await bo.get("/api/tables")
            assert (found["id"], found["name"], found["kinds"]) == (
                made["table"],
                "Harbour",
                ["person", "open", "open"],
            )
            await bo.post(f"/api/tables/{found['id']}/seats/2/sit")
            assert (await bo.refused(f"/api/tables/{found['id']}/seats/0/sit"))[1]["code"] == "wrong-time"
            (mine,) = await bo.get("/api/tables/mine")
            assert mine["mine"] == [2]
            assert len(await anna.get("/api/tables/mine")) == 2

    asyncio.run(play())


def test_open_seats_are_dropped_at_the_start_and_the_others_move_up(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            made = await anna.set_table("yspahan", ["me", "open", "open", "medium"])
            table = made["table"]
            await bo.post("/api/links", {"secret": _secret(made, 2)})
            await bo.post(f"/api/tables/{table}/seats/2/sit", {"nonce": "two"})
            async with bo.live(table, 2) as wire:
                await wire.next("update")
                await anna.post(f"/api/tables/{table}/start")
                update = await wire.next("update")
                assert update["you"] == 1
                assert [seat["name"] for seat in update["header"]["seats"]] == ["Anna", "Bo", ""]
                assert [seat["kind"] for seat in update["header"]["seats"]] == ["person", "person", "bot"]
                assert update["header"]["nonces"] == ["", "two", ""]
            assert (await bo.client.get(f"/api/tables/{table}/state?seat=2")).status_code == 403
            assert (await bo.get("/api/tables/mine"))[0]["mine"] == [1]
            await _play_together(table, (anna, 0), (bo, 1))

    asyncio.run(play())


def test_open_seats_become_bots_at_the_start(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna:
            made = await anna.set_table("wuestensoehne", ["me", "open", "open"])
            table = made["table"]
            status, error = await anna.refused(f"/api/tables/{table}/start")
            assert (status, error["message"]["id"]) == (422, "house-seats")
            await anna.post(f"/api/tables/{table}/start", {"fill_with": "random"})
            state = await anna.asked(table, [0])
            assert state is not None
            assert [seat["bot"] for seat in state["header"]["seats"]] == [None, "random", "random"]

    asyncio.run(play())


def test_who_resigns_is_played_on_by_a_bot_and_can_come_back(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            made = await anna.set_table("yspahan", ["me", "open"])
            table = made["table"]
            await bo.post("/api/links", {"secret": _secret(made, 1)})
            await bo.post(f"/api/tables/{table}/seats/1/sit")
            await anna.post(f"/api/tables/{table}/start")
            await bo.post(f"/api/tables/{table}/resign", {"seat": 1, "bot": "medium"})
            assert await anna.play(table, [0], Rng(1), 6) == 6
            state = await bo.state(table, 1)
            assert state["moves"] > 10
            body = {"seat": 1, "text": "1", "version": state["version"], "id": new_id()}
            _, error = await bo.refused(f"/api/tables/{table}/moves", body)
            assert error["message"]["id"] == "house-bot-plays"
            await bo.post(f"/api/tables/{table}/seats/1/give-back")
            await _play_together(table, (anna, 0), (bo, 1))
            assert (await bo.state(table, 1))["header"]["seats"][1]["kind"] == "person"

    asyncio.run(play())


async def _play_together(table: str, *guests: tuple[Guest, int]) -> None:
    """Everybody decides twice at least."""
    decided = [0] * len(guests)
    while min(decided) < 2:
        for nth, (one, seat) in enumerate(guests):
            state = await one.state(table, seat)
            if state["offers"]:
                await one.decide(table, state, Rng(sum(decided)))
                decided[nth] += 1


def test_the_host_gives_a_deserted_seat_to_a_bot_but_not_one_whose_player_is_here(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            made = await anna.set_table("yspahan", ["me", "open"])
            table = made["table"]
            await bo.post("/api/links", {"secret": _secret(made, 1)})
            await bo.post(f"/api/tables/{table}/seats/1/sit")
            await anna.post(f"/api/tables/{table}/start")
            async with bo.live(table, 1) as wire:
                await wire.next("update")
                status, error = await anna.refused(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
                assert (status, error["message"]["id"]) == (409, "house-not-deserted")
            while (await anna.state(table, 0))["header"]["seats"][1]["online"]:
                await asyncio.sleep(0.01)
            await anna.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
            assert await anna.play(table, [0], Rng(1), 5) == 5
            await anna.post(f"/api/tables/{table}/seats/1/give-back")

    asyncio.run(play())


def test_an_abandoned_table_is_closed_and_reveals_its_seed(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            await anna.play(table, [0, 1], Rng(1), 4)
            await anna.post(f"/api/tables/{table}/abandon")
            state = await anna.state(table, 0)
            assert (state["status"], state["offers"]) == ("abandoned", None)
            assert len(state["result"]["seed"]) == 64
            body = {"seat": 0, "text": "1", "version": state["version"], "id": "x"}
            assert (await anna.refused(f"/api/tables/{table}/moves", body))[0] == 409

    asyncio.run(play())


@pytest.mark.both
def test_a_rematch_seats_the_same_people_once(database: str) -> None:
    async def play() -> None:
        async with served(database) as house, guest(house, "Anna") as anna, guest(house, "Bo") as bo:
            made = await anna.set_table("yspahan", ["me", "open"], options={"reshuffle": "at_once"})
            table = made["table"]
            await bo.post("/api/links", {"secret": _secret(made, 1)})
            await bo.post(f"/api/tables/{table}/seats/1/sit")
            assert (await anna.refused(f"/api/tables/{table}/rematch"))[0] == 409
            await anna.post(f"/api/tables/{table}/abandon")
            first = await bo.post(f"/api/tables/{table}/rematch")
            assert await anna.post(f"/api/tables/{table}/rematch") == first
            again = first["table"]
            assert (await anna.state(table, 0))["header"]["rematch"] == again
            state = await anna.state(again, 0)
            assert [seat["name"] for seat in state["header"]["seats"]] == ["Anna", "Bo"]
            assert state["header"]["options"]["reshuffle"] == "at_once"
            await bo.post(f"/api/tables/{again}/start")
            await _play_together(again, (anna, 0), (bo, 1))

    asyncio.run(play())


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"game": "chess", "seats": [{"who": "me"}]}, "house-no-game"),
        ({"game": "yspahan", "seats": [{"who": "me"}]}, "house-seats"),
        ({"game": "yspahan", "seats": [{"who": "me"}, {"who": "bot", "bot": "oracle"}]}, "house-no-bot"),
        ({"game": "yspahan", "seats": [{"who": "me"}] * 2, "options": {"dice": "loaded"}}, "house-no-option"),
        ({"game": "yspahan", "seats": [{"who": "me"}] * 2, "options": {"reshuffle": "x"}}, "house-no-value"),
        (
            {"game": "yspahan", "seats": [{"who": "me"}] * 2, "options": {"first_player": "4"}},
            "house-no-such-table",
        ),
        ({"game": "yspahan", "seats": [{"who": "me"}] * 2, "box": "boxes = 1"}, "house-box-refused"),
        ({"game": "yspahan", "seats": [{"who": "me", "name": "x" * 30}] * 2}, "house-bad-name"),
        ({"game": "yspahan", "seats": [{"who": "me", "name": "A"}] * 2}, "house-same-name"),
        ({"game": "yspahan", "seats": [{"who": "me", "nonce": "ß"}] * 2}, "house-bad-nonce"),
        ({"game": "yspahan", "seats": [{"who": "me"}] * 2, "name": "y" * 61}, "house-bad-title"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wanted: Json, message: str, sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url) as house, guest(house) as anna:
            status, error = await anna.refused("/api/tables", wanted)
            assert (status, error["message"]["id"]) == (422, message)
            assert message not in error["text"]

    asyncio.run(play())
