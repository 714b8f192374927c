"""Wrong passwords: whoever guesses is slowed down, wherever he is; nobody is shut out of his own account by others."""

from __future__ import annotations

import asyncio
from typing import Final

import pytest

from fondaco.house import devices
from fondaco.house.api.who import DEVICE
from fondaco.house.limits import Limits
from fondaco.house.rates import Rate, Rates
from fondaco.house.troubles import Trouble
from tests.house.kit import Guest, guest, served
from tests.house.test_accounts import PASSWORD, sign

RATES: Final = Rates(sign_in=Rate(3, 0.01), account=Rate(12, 0.01), new=Rate(1000, 1000.0))


async def _try(one: Guest, name: str, password: str, address: str) -> int:
    """The status of an attempt from an address."""
    answer = await one.client.post(
        "/api/account/sign-in",
        json={"name": name, "password": password},
        headers={"X-Forwarded-For": address},
    )
    return answer.status_code


def test_others_who_guess_do_not_lock_the_owner_out(sqlite_url: str) -> None:
    async def play() -> None:
        async with (
            served(sqlite_url, rates=RATES) as house,
            guest(house, "Anna") as anna,
            guest(house, "New") as new,
            guest(house) as eve,
        ):
            account = (await sign(anna, "sign-up", name="anna", password=PASSWORD))["account"]
            await sign(anna, "sign-out")
            tries = [await _try(eve, account, "wrong password", "192.0.2.1") for _ in range(10)]
            assert tries == [401] * 3 + [429] * 7, "an address and an account together are limited"
            assert await _try(new, account, PASSWORD, "192.0.2.2") == 200, "ten wrong ones by others"
            last = 0
            for nth in range(3, 30):  # many addresses
                for _ in range(3):
                    last = await _try(eve, account, "wrong password", f"192.0.2.{nth}")
            assert last == 429, "the account is limited, wherever they are"
            assert await _try(eve, account, PASSWORD, "192.0.2.99") == 429
            # A device that was signed in before is not shut out, from the very same addresses.
            assert await _try(anna, account, "wrong password", "192.0.2.1") == 401
            assert await _try(anna, account, PASSWORD, "192.0.2.1") == 200

    asyncio.run(play())


@pytest.mark.slow
def test_a_known_device_cannot_guess_for_ever(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url, rates=RATES) as house, guest(house) as anna, guest(house) as bo:
            account = (await sign(anna, "sign-up", name="anna", password=PASSWORD))["account"]
            other = (await sign(bo, "sign-up", name="bo", password=PASSWORD))["account"]
            for one in (anna, bo):
                await sign(one, "sign-out")
            tries = [await _try(anna, account, "wrong password", f"192.0.2.{nth}") for nth in range(5)]
            assert tries == [401] * 3 + [429] * 2
            # What one account gave a device is worth nothing at another.
            tries = [await _try(bo, account, "wrong password", "192.0.2.7") for _ in range(4)]
            assert tries == [401] * 3 + [429]
            assert await _try(bo, other, PASSWORD, "192.0.2.8") == 200

    asyncio.run(play())


def test_the_proof_of_a_device_goes_nowhere_else(sqlite_url: str) -> None:
    async def play() -> None:
        async with served(sqlite_url, secure_cookies=False) as house, guest(house) as anna:
            answer = await anna.client.post(
                "/api/account/sign-up", json={"name": "anna", "password": PASSWORD}
            )
            (said,) = [
                value for value in answer.headers.get_list("set-cookie") if value.startswith(f"{DEVICE}=")
            ]
            assert "path=/api/account" in said.lower()
            assert "httponly" in said.lower()
            assert "samesite=strict" in said.lower()

    asyncio.run(play())


def test_a_proof_is_of_one_device_and_one_account() -> None:
    one = devices.remembered("", "account-1")
    assert devices.known(one, "account-1")
    assert devices.known(one, "account-2") is None
    assert devices.remembered(one, "account-1") == one
    both = devices.remembered(one, "account-2")
    assert devices.known(both, "account-1") == devices.known(one, "account-1")
    assert devices.known(both, "account-2") not in (None, devices.known(one, "account-1"))
    assert devices.known(devices.remembered("", "account-1"), "account-1") != devices.known(one, "account-1")
    for nth in range(2, 9):
        both = devices.remembered(both, f"account-{nth}")
    assert len(both.split(":")) == devices.MOST
    assert devices.known(both, "account-8")
    for wrong in ("", ".", ":", "x", "x.y", one[:-1], f"x{one}", "ß.ß", ":" * 10_000):
        assert devices.known(wrong, "account-1") is None


def test_the_three_limits_are_each_of_their_own() -> None:
    limits = Limits(RATES, lambda: 0.0)

    def refused(*who: str) -> bool:
        try:
            limits.sign_in(*who)
        except Trouble:
            return True
        return False

    assert [refused("192.0.2.1", "a") for _ in range(4)] == [False] * 3 + [True]
    assert refused("192.0.2.1", "b"), "one address has but three at any account"
    assert [refused("127.0.0.1", "b") for _ in range(4)] == [False] * 3 + [True]
    assert [refused(f"192.0.2.{nth}", "c") for nth in range(2, 16)] == [False] * 12 + [True] * 2
    assert [refused("192.0.2.1", "c", "device") for _ in range(4)] == [False] * 3 + [True]
    assert not refused("192.0.2.1", "c", "another")
