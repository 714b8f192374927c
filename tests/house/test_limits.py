"""How much anybody may ask for: by address, seat and token, in bounded memory; and whose word a proxy's is."""

from __future__ import annotations

import asyncio

import httpx2
import pytest
import websockets

from fondaco.house.limits import Buckets, network_of
from fondaco.house.rates import Rate, Rates
from fondaco.table.core import Rng
from tests.house.kit import Served, guest, new_id, served
from tests.house.test_programs import program, token_for


def test_a_bucket_holds_a_burst_and_fills_at_its_rate() -> None:
    now = [100.0]
    buckets = Buckets(Rate(3, 2.0), lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") == pytest.approx(0.5)
    assert buckets.take("b") == 0
    now[0] += 0.5
    assert [buckets.take("a") > 0 for _ in range(2)] == [False, True]
    now[0] += 1000
    assert [buckets.take("a") > 0 for _ in range(4)] == [False, False, False, True]


def test_memory_is_bounded_and_forgets_the_fullest() -> None:
    now = [0.0]
    buckets = Buckets(Rate(2, 1.0), lambda: now[0], most=100)
    for nth in range(10_000):
        buckets.take(f"{nth}")
    assert len(buckets) == 100
    assert buckets.take("9999") == 0
    assert buckets.take("9999") > 0


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::", "2001:0db8:0001:0002"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80:0000:0000:0000"),
        ("127.0.0.1", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("", ""),
        ("x" * 100, "x" * 64),
    ],
)
def test_what_counts_as_one_address(address: str, counted: str | None) -> None:
    assert network_of(address) == counted


def _from(house: Served, address: str, **more: str) -> httpx2.AsyncClient:
    headers = {"X-Forwarded-For": address, **more}
    return httpx2.AsyncClient(base_url=f"http://{house.address}", headers=headers, timeout=30)


def test_one_address_cannot_ask_for_everything(sqlite_url: str) -> None:
    rates = Rates(address=Rate(5, 0.2), open=2)

    async def play() -> None:
        async with served(sqlite_url, rates=rates) as house, _from(house, "192.0.2.7") as client:
            for _ in range(5):
                assert (await client.get("/api/tables")).status_code == 200
            answer = await client.get("/api/tables", headers={"Accept-Language": "it"})
            assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many")
            assert answer.json()["error"]["text"].startswith("Troppe richieste")
            assert 1 <= int(answer.headers["retry-after"]) <= 5
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert (await client.get("/healthz")).status_code == 200
            async with _from(house, "192.0.2.8") as other, guest(house) as here:
                assert (await other.get("/api/tables")).status_code == 200
                for _ in range(10):
                    await here.get("/api/tables")

    asyncio.run(play())


def test_only_a_trusted_proxy_is_believed(sqlite_url: str) -> None:
    rates = Rates(address=Rate(3, 0.1), loopback=True)

    async def play() -> None:
        async with served(sqlite_url, rates=rates, proxies=("192.0.2.1",)) as house:
            statuses = []
            for nth in range(5):
                async with _from(house, f"198.51.100.{nth}") as client:
                    statuses.append((await client.get("/api/tables")).status_code)
            assert statuses == [200, 200, 200, 429, 429]

    asyncio.run(play())


def test_one_address_has_a_bounded_number_of_connections(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url, rates=Rates(open=2)) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"], watchable="everyone")
            far = {"X-Forwarded-For": "192.0.2.7"}
            async with anna.live(table, 0, 0, **far) as one, anna.live(table, None, 0, **far):
                await one.next("update")
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await anna.live(table, 0, 0, **far).__aenter__()
                assert refused.value.response.status_code == 429
                async with anna.live(table, 0) as near:
                    await near.next("update")
            for _ in range(3):
                async with anna.live(table, 0, 0, **far) as wire:
                    await wire.next("update")

    asyncio.run(play())


def test_a_seat_and_a_token_are_limited_wherever_they_come_from(sqlite_url: str) -> None:
    rates = Rates(seat=Rate(4, 0.1), token=Rate(6, 0.1))

    async def play() -> None:
        async with served(sqlite_url, rates=rates) as house, guest(house) as anna:
            table = await anna.begin("yspahan", ["me", "me"])
            other = await anna.begin("yspahan", ["me", "me"])
            body = {"seat": 0, "text": "no such move", "version": 2, "id": "never"}
            for _ in range(4):
                assert (await anna.refused(f"/api/tables/{table}/moves", body))[1]["code"] == "refused"
            version = (await anna.state(table, 0))["version"]
            assert (await anna.refused(f"/api/tables/{table}/moves", body))[0] == 429
            async with anna.live(table, 0) as wire:
                await wire.say(do="undo", version=version, id=new_id())
                refused = await wire.next("refused")
                assert refused["error"]["code"] == "too-many"
                assert refused["error"]["message"]["args"]["seconds"] <= 10
            assert (await anna.state(table, 0))["version"] == version
            assert await anna.play(other, [0, 1], Rng(1), 2) == 2
            made = await token_for(anna, table, 1, "watch")
            async with program(house, made["token"]) as player:
                for _ in range(6):
                    await player.state(table, 1)
                answer = await player.client.get(f"/api/tables/{table}/state?seat=1")
                assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many")

    asyncio.run(play())


def test_new_visitors_and_tables_are_limited_by_address(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url, rates=Rates(new=Rate(3, 0.01))) as house:
            statuses = []
            for _ in range(5):
                async with _from(house, "192.0.2.7") as client:
                    statuses.append((await client.post("/api/me", json={})).status_code)
            assert statuses == [200, 200, 200, 429, 429]

    asyncio.run(play())
