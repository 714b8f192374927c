"""Where a person may be told: whose contact it is, which addresses are taken, and where a webhook may lead."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import Any

import pytest

from fondaco.house import addresses
from fondaco.house.contacts import CODE_LASTS, TRIES
from fondaco.house.letters import CODE_PAUSE, Letters
from fondaco.house.settings import Settings
from fondaco.house.troubles import Trouble
from fondaco.table.refusal import UsageError
from tests.house.hands import Hands, timed
from tests.house.kit import Guest, Json, guest, until
from tests.house.post import Mailbox, mailbox

PUBLIC = "93.184.216.34"
HERE = "https://play.example"


def _name(monkeypatch: pytest.MonkeyPatch, *found: str) -> None:
    """Every name means these addresses."""

    async def getaddrinfo(self: object, host: str, port: int, **more: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(asyncio.SelectorEventLoop, "getaddrinfo", getaddrinfo)


async def put(one: Guest, kind: str, target: str) -> tuple[int, Json]:
    answer = await one.client.put("/api/me/contacts", json={"kind": kind, "target": target})
    return answer.status_code, answer.json()


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "http://example.org/",
        "https://",
        "https://name:password@example.org/",
        "https://example.org/#here",
        "https://example.org:0/",
        "https://example.org:x/",
        "https://exa mple.org/",
        "https://[::1/",
        "https://exämple.org/",
        "https://example.org/\r\nX-Evil: 1",
        "/relative",
        "https://example.org/" + "a" * 500,
    ],
)
def test_what_is_no_webhook_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _name(monkeypatch, PUBLIC)
    for private in (False, True):
        with pytest.raises(Trouble) as raised:
            asyncio.run(addresses.find(url, private))
        assert raised.value.message.id == "house-bad-webhook"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "240.0.0.1",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "2001:db8::1",
    ],
)
def test_a_webhook_leads_into_no_private_network(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for found in ((address,), (PUBLIC, address)):
        _name(monkeypatch, *found)
        with pytest.raises(Trouble) as raised:
            asyncio.run(addresses.find("https://example.org/hook", private=False))
        assert raised.value.message.id == "house-webhook-private"


def test_a_webhook_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    _name(monkeypatch, PUBLIC)
    place = asyncio.run(addresses.find("https://example.org:8443/hook?a=b", private=False))
    assert (place.url, place.host, place.name) == (
        f"https://{PUBLIC}:8443/hook?a=b",
        "example.org:8443",
        "example.org",
    )
    _name(monkeypatch, "2606:4700::1111")
    assert asyncio.run(addresses.find("https://example.org/", private=False)).url == (
        "https://[2606:4700::1111]:443/"
    )
    assert addresses.is_public(ip_address(PUBLIC))


def test_a_host_may_allow_its_own_network_and_http_to_itself_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    _name(monkeypatch, "10.0.0.7")
    assert asyncio.run(addresses.find("https://intern/", private=True)).url == "https://10.0.0.7:443/"
    with pytest.raises(Trouble):
        asyncio.run(addresses.find("http://intern/", private=True))
    _name(monkeypatch, "127.0.0.1")
    assert asyncio.run(addresses.find("http://localhost:80/x", private=True)).url == "http://127.0.0.1:80/x"


def test_a_name_that_means_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    _name(monkeypatch)
    with pytest.raises(Trouble) as raised:
        asyncio.run(addresses.find("https://nowhere.example/", private=False))
    assert raised.value.message.id == "house-webhook-nowhere"
    assert not addresses.is_refusal(raised.value)


def test_contacts_are_ones_own(sqlite_url: str) -> None:
    async def play() -> None:
        async with (
            timed(sqlite_url, Hands(), private_webhooks=True) as house,
            guest(house) as anna,
            guest(house) as bo,
        ):
            _, first = await put(anna, "webhook", "http://127.0.0.1:9/one")
            _, second = await put(anna, "webhook", "http://127.0.0.1:9/two")
            assert first["secret"] != second["secret"]
            assert await anna.get("/api/me/contacts") == [second | {"secret": None}]
            assert await bo.get("/api/me/contacts") == []
            for contact, status in ((first["id"], 404), (second["id"], 404)):
                assert (await bo.client.delete(f"/api/me/contacts/{contact}")).status_code == status
            answer = await anna.client.delete(f"/api/me/contacts/{second['id']}")
            assert (answer.status_code, answer.json()) == (200, [])
            del anna.client.headers["X-Fondaco-Proof"]
            assert (await put(anna, "webhook", "http://127.0.0.1:9/"))[0] == 403
            anna.client.cookies.clear()
            assert (await put(anna, "webhook", "http://127.0.0.1:9/"))[0] == 401
            assert (await anna.client.get("/api/me/contacts")).status_code == 401

    asyncio.run(play())


def test_a_house_refuses_webhooks_to_itself_and_mail_unless_its_host_wants_them(sqlite_url: str) -> None:
    async def play() -> None:
        async with timed(sqlite_url, Hands()) as house, guest(house) as anna:
            status, answer = await put(anna, "webhook", f"http://{house.address}/api/games")
            assert (status, answer["error"]["message"]["id"]) == (422, "house-webhook-private")
            status, answer = await put(anna, "email", "anna@example.org")
            assert (status, answer["error"]["message"]["id"]) == (409, "house-no-mail")
            assert await anna.get("/api/me/contacts/kinds") == ["webhook"], "and says so beforehand"
            assert (await put(anna, "pigeon", "anna"))[0] == 422
            assert await anna.get("/api/me/contacts") == []

    asyncio.run(play())


async def _code(box: Mailbox, nth: int) -> str:
    await until(lambda: len(box.mails) > nth)
    words = box.mails[nth].get_content().replace(".", " ").split()
    return str(next(word for word in words if word.isdigit()))


def test_an_address_is_confirmed_by_a_code_that_can_be_guessed_a_few_times(sqlite_url: str) -> None:
    async def play() -> None:
        hands = Hands()
        async with (
            mailbox() as box,
            timed(sqlite_url, hands, smtp=box.url, mail_from="house@example.org", address=HERE) as house,
            guest(house) as anna,
            guest(house) as bo,
        ):
            for wrong in (
                "anna",
                "anna@host",
                "a@b.c\nBcc: x@y.z",
                "Anna <anna@example.org>",
                "@example.org",
            ):
                assert (await put(anna, "email", wrong))[0] == 422

            async def wait_for(nth: int) -> tuple[str, str]:
                status, told = await put(anna, "email", "anna@example.org")
                assert (status, told["confirmed"]) == (200, False)
                return f"/api/me/contacts/{told['id']}/confirm", await _code(box, nth)

            path, code = await wait_for(0)
            for one in (anna, bo):
                status, answer = await put(one, "email", "Anna@Example.org")
                assert (status, answer["error"]["message"]["id"]) == (429, "house-code-sent")
            assert (await bo.refused(path, {"code": code}))[0] == 422
            wrong = str((int(code) + 1) % 10**6).zfill(6)
            for _ in range(TRIES):
                assert (await anna.refused(path, {"code": wrong}))[0] == 422
            assert (await anna.refused(path, {"code": code}))[0] == 422

            hands.turn(CODE_PAUSE)
            path, late = await wait_for(1)
            hands.turn(CODE_LASTS + 1)
            assert (await anna.refused(path, {"code": late}))[0] == 422
            path, code = await wait_for(2)
            assert (await anna.post(path, {"code": code}))["confirmed"]
            assert [one["confirmed"] for one in await anna.get("/api/me/contacts")] == [True]

    asyncio.run(play())


def test_a_house_sends_only_so_many_codes() -> None:
    async def count() -> None:
        hands = Hands()
        letters = Letters(Settings(smtp="smtp://localhost", mail_from="a@b.c", address=HERE), hands)
        for n in range(100):
            letters.count_code(f"{n}@example.org")
        with pytest.raises(Trouble):
            letters.count_code("another@example.org")
        hands.turn(CODE_PAUSE)
        letters.count_code("another@example.org")

    asyncio.run(count())


@pytest.mark.parametrize(
    ("server", "sender", "address"),
    [("http://localhost", "a@b.c", HERE), ("smtp://localhost", "", HERE), ("smtp://localhost", "a@b.c", "")],
)
def test_a_mail_server_that_cannot_be_is_told_at_the_start(server: str, sender: str, address: str) -> None:
    async def make() -> None:
        Letters(Settings(smtp=server, mail_from=sender, address=address), Hands())

    with pytest.raises(UsageError):
        asyncio.run(make())
